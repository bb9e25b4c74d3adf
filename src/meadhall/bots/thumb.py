"""Players by rules of thumb, and those who think ahead with them: bots that every title can make of what it knows."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from meadhall.kernel import Chance, Option, Question, Ref, Seat, World

from .ahead import Planner, asked, think
from .seen import Seen

WORLDS = 16
"""So many worlds the search imagines for one question, unless one answer is clearly the best before."""


class Thumb(Protocol):
    """Knows what to point at, at sight."""

    def point(self, s: Any, question: Question) -> Option:
        """The option that is pointed at."""
        ...


T = TypeVar("T", bound=Thumb)


class ThumbPlanner(Generic[T]):
    """A planner that knows what a player points at, at sight: the usual. What else is worth trying, a title says."""

    __slots__ = ("_player",)

    def __init__(self, player: T) -> None:
        self._player = player

    def usual(self, s: Any, question: Question) -> Ref:
        """What the rules of thumb point at."""
        return self._player.point(s, question).ref


def play_on(world: World, player: Thumb, until: Callable[[Question], bool]) -> None:
    """Lets a player point for everybody, until a question with which it has played on far enough, or to the end."""
    s = world.state
    while pending := world.pending:
        question = pending[0]
        if until(question):
            break
        world.answer(question.seat, player.point(s, question).ref)


def lead(standings: Sequence[float], seat: Seat, best: float, won: float = 0.0) -> float:
    """How far one is ahead of the others: that part of the best of them counts, and for the rest all on average.

    Whoever is first gets ``won`` besides.
    """
    others = [standing for other, standing in enumerate(standings) if other != seat]
    most = max(others)
    ahead = standings[seat] - best * most - (1.0 - best) * sum(others) / len(others)
    return ahead + won if standings[seat] > most else ahead


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
