"""Seen: all that a bot ever gets to know of a match."""

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from msgspec import Struct

from meadhall.kernel import Chance, Clause, Match, MeadhallError, Options, Ref, Seat, View, World

_OWN_WORLD = "meadhall.bots.seen"


class AskSeen(Struct, frozen=True):
    """The question that a bot has to answer, and what it may point at."""

    seat: Seat
    prompt: str
    about: Mapping[str, Ref | int]
    options: tuple[Ref, ...]
    clauses: tuple[Clause, ...]


class Seen:
    """What one seat sees when it is asked: the ask, its view, worlds as it may imagine them, and the time it has.

    Inside there is no match, only a world in which everything that the seat cannot know was dealt anew already; the
    view and all further worlds come from that one. A world stays in the process that made it (docs/design.md).
    """

    __slots__ = ("_world", "ask", "budget", "clock")

    _world: World
    ask: AskSeen
    budget: float
    """Seconds that the bot may think."""
    clock: Callable[[], float]
    """What tells them: the clock on the wall, or where many play side by side that of the processor."""

    def __init__(self, ask: AskSeen, world: World, budget: float, clock: Callable[[], float] = perf_counter) -> None:
        object.__setattr__(self, "ask", ask)
        object.__setattr__(self, "_world", world)
        object.__setattr__(self, "budget", budget)
        object.__setattr__(self, "clock", clock)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"What is seen cannot be changed: {name}.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"What is seen cannot be changed: {name}.")

    @classmethod
    def of(
        cls,
        match: Match,
        seat: Seat,
        budget: float,
        chance: Chance | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> "Seen":
        """What a seat sees that is asked now."""
        question = next((question for question in match.pending if question.seat == seat), None)
        if question is None:
            raise MeadhallError(f"Seat {seat} is not asked now.")
        ask = AskSeen(seat, question.prompt, dict(question.about), question.options, question.clauses)
        return cls(ask, match.imagine(seat, chance or Chance(_OWN_WORLD)), budget, clock)

    @property
    def options(self) -> Options:
        """The options of the table, chosen before setup."""
        return self._world.options

    @property
    def view(self) -> View:
        """The table as the seat sees it, as plain data (docs/protocol.md)."""
        return self._world.view(self.ask.seat)

    def imagine(self, chance: Chance) -> World:
        """A world to play on in: what the seat cannot know is dealt anew."""
        return self._world.imagine(self.ask.seat, chance)

    def __repr__(self) -> str:
        return f"Seen({self.ask!r}, budget={self.budget})"
