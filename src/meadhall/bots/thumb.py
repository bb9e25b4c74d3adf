"""Players by rules of thumb, and those who think ahead with them: bots that every title can make of what it knows."""

from collections.abc import Callable
from typing import Any, Protocol

from meadhall.kernel import Chance, Option, Question, Ref

from .ahead import Planner, asked, think
from .seen import Seen

WORLDS = 16
"""So many worlds the search imagines for one question, unless one answer is clearly the best before."""


class Thumb(Protocol):
    """Knows what to point at, at sight."""

    def point(self, s: Any, question: Question) -> Option:
        """The option that is pointed at."""
        ...


class ThumbBot:
    """Decides at sight: only what lies open and what the seat holds is looked at."""

    __slots__ = ("_chance", "_player")

    def __init__(self, player: Callable[[Chance], Thumb], seed: int | str) -> None:
        self._chance = Chance(seed)
        self._player = player(self._chance)

    async def choose(self, seen: Seen) -> Ref:
        """Points at what the player points at."""
        world = seen.imagine(self._chance)
        return self._player.point(world.state, asked(world, seen.ask.seat)).ref


class SearchBot:
    """Imagines what others may hold, plays on in thought, and takes what turns out best."""

    __slots__ = ("_chance", "_planner", "_worlds", "cut_short")

    def __init__(self, planner: Callable[[Chance], Planner], seed: int | str, worlds: int = WORLDS) -> None:
        self._chance = Chance(seed)
        self._planner = planner(self._chance)
        self._worlds = worlds
        self.cut_short = False
        """Whether the clock struck before the last answer was thought through."""

    async def choose(self, seen: Seen) -> Ref:
        """Points at what turned out best within the time given."""
        ref, self.cut_short = think(seen, self._planner, self._chance, self._worlds)
        return ref
