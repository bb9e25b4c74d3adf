"""Moments: when something happens, what a player's cards say for it is carried out by itself."""

from meadhall.kernel import Seat, begin, chapter

from . import deeds
from .bearing import borne_by
from .board import Place
from .conditions import holds_in
from .state import NOTHING, NOWHERE, State
from .words import At, Moment


def reach(s: State, seat: Seat, moment: Moment, region: Place = NOWHERE) -> None:
    """What a player's cards give at a moment is put on the agenda; before the first turn it is nothing (LR-6.3)."""
    if s.step != NOTHING:
        begin(s, arise, seat, moment, region)


@chapter
def arise(s: State, seat: Seat, moment: Moment, region: Place) -> None:
    """What must happen at a moment where it happens (LR-1.18), for some cards once in a turn."""
    for card, k, word in reversed(list(borne_by(s, seat))):
        if not isinstance(word, At) or word.moment != moment or word.may:
            continue
        if holds_in(s, seat, word.when, region) and (word.once is None or use(s, seat, card)):
            deeds.carry_out(s, seat, f"{card}/{k}")


def use(s: State, seat: Seat, card: str) -> bool:
    """Uses a card that works once in each turn of any player; False if it has worked already."""
    if f"{seat}:{card}" in s.used:
        return False
    s.used.append(f"{seat}:{card}")
    return True
