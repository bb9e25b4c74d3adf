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
    """What must happen at a moment where it happens, without a price and however often (LR-1.18)."""
    for card, k, word in reversed(list(borne_by(s, seat))):
        if isinstance(word, At) and word.moment == moment and _by_itself(s, seat, word, region):
            deeds.carry_out(s, seat, f"{card}/{k}")


def _by_itself(s: State, seat: Seat, word: At, region: Place) -> bool:
    return not word.may and word.once is None and holds_in(s, seat, word.when, region)
