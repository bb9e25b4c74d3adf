"""What an analyst is: somebody who says after the match how it stood, and what should have been played.

A title that has one names it ``ANALYST`` in its ``bot.py``, and may name there as ``WHY`` who says in the title's own
words what was wrong with a turn.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from meadhall.kernel import Match, Ref, Seat, World


class Analysis(Struct, frozen=True, kw_only=True):
    """How a position stands for every side: a seat, or those who win together."""

    sides: tuple[tuple[Seat, ...], ...]
    """Who wins together; every seat belongs to one side. In Ragnarocks ivory is the first."""
    leads: tuple[float, ...]
    """By how many points each side will be ahead of the best of the others if all play well; negative if behind."""
    chances: tuple[float, ...]
    """How likely each side wins, together 1; a first place that is shared is shared here too."""
    measure: Literal["points", "chance"] = "points"
    """What a turn that is no good is told by: points where nothing is left to luck, else the chance to win."""
    best: tuple[Ref, ...] = ()
    """What is to be pointed at from here to the end of the present turn, as far as that was looked into."""
    plays: tuple[tuple[Ref, ...], ...] = ()
    """What is to be pointed at in the best turns to come, turn by turn, the present one first; it begins with ``best``
    and may go on to where nothing was looked into any more. Left out, ``best`` is all of it."""
    line: tuple[str, ...] = ()
    """The best turns to come for all, in the title's notation, the present one first."""
    second: float | None = None
    """What the best other way would be worth to the side that is asked, in the measure; None if nobody looked, or there
    is no other."""
    depth: int = 0
    """How many turns were looked ahead."""
    proven: bool = False
    """Whether the value is certain, not an estimate."""

    @classmethod
    def between(
        cls, first: Sequence[Seat], second: Sequence[Seat], lead: float, chance: float, /, **more: Any
    ) -> "Analysis":
        """How it stands between two sides, as the first of them sees it."""
        sides = (tuple(first), tuple(second))
        return cls(sides=sides, leads=(lead, -lead), chances=(chance, 1.0 - chance), **more)


class Analyst(Protocol):
    """Judges a position within so many seconds.

    The world is as the seat that is asked may imagine it, at any question of the match, also in the middle of a turn.
    After the end nobody is asked: then the value is the result, and there is nothing to be played.
    """

    def __call__(self, world: World, seconds: float) -> Analysis:
        """How the position stands, and what to play."""
        ...


class Turning(Struct, frozen=True, kw_only=True):
    """A turn that mattered: what was played, and what should have been. Everything is known by now."""

    seat: Seat
    before: Match
    after: Match
    played: tuple[Mapping[str, Any], ...]
    """What the turn told, event by event."""
    best: tuple[Mapping[str, Any], ...]
    """What the best turn would have told, as far as that was looked into."""
    held: bool
    """Whether it was the only turn that holds; else it gave something away."""

    def told(self, kind: str, *, best: bool = False) -> Mapping[str, Any] | None:
        """The last event of a kind that the turn told, or that the best one would have."""
        return next((event for event in reversed(self.best if best else self.played) if event["kind"] == kind), None)


class Reason(Struct, frozen=True):
    """Why a turn was no good, or the only good one: a sentence ``why-<id>`` of the title's words under the lamp."""

    id: str
    args: Mapping[str, Ref | int] = {}


Why = Callable[[Turning], Reason | None]
"""Says why in the title's own words; None where it has none."""
