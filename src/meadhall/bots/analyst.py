"""What an analyst is: somebody who says after the match how it stood, and what should have been played.

A title that has one names it ``ANALYST`` in its ``bot.py``.
"""

from typing import Protocol

from msgspec import Struct

from meadhall.kernel import Ref, Seat, World


class Analysis(Struct, frozen=True, kw_only=True):
    """How a position stands. One side is the measure of it all: the value is high where that side stands well."""

    seats: tuple[Seat, ...]
    """The seats of the side that a high value is good for; the other seats want it low. Ivory in Ragnarocks."""
    value: float
    """By how many points that side will win if both play well; negative if it loses."""
    chance: float
    """How likely that side wins, from 0 to 1; a draw is half a win."""
    best: tuple[Ref, ...] = ()
    """What is to be pointed at from here to the end of the present turn, one answer after the other."""
    line: tuple[str, ...] = ()
    """The best turns to come for both, in the title's notation, the present one first."""
    depth: int = 0
    """How many turns were looked ahead."""
    proven: bool = False
    """Whether the value is certain, not an estimate."""


class Analyst(Protocol):
    """Judges a position within so many seconds.

    The world is as the seat that is asked may imagine it, at any question of the match, also in the middle of a turn.
    After the end nobody is asked: then the value is the result, and there is nothing to be played.
    """

    def __call__(self, world: World, seconds: float) -> Analysis:
        """How the position stands, and what to play."""
        ...
