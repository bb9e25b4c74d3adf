"""Moments: when something happens, what a player's cards say for it is carried out by itself."""

from meadhall.kernel import Seat, begin, chapter

from . import deeds
from .bearing import borne_by
from .state import NOTHING, State
from .words import ALWAYS, At, Moment


def reach(s: State, seat: Seat, moment: Moment) -> None:
    """What a player's cards give at a moment is put on the agenda; before the first turn it is nothing (LR-6.3)."""
    if s.step != NOTHING:
        begin(s, arise, seat, moment)


@chapter
def arise(s: State, seat: Seat, moment: Moment) -> None:
    """What must happen at a moment, without a price and without a condition (LR-1.18)."""
    for card, k, word in reversed(list(borne_by(s, seat))):
        if isinstance(word, At) and word.moment == moment and _by_itself(word):
            deeds.carry_out(s, seat, f"{card}/{k}")


def _by_itself(word: At) -> bool:
    return not word.may and word.once is None and word.when == ALWAYS
