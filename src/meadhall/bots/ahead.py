"""Thinking ahead: worlds are imagined, a few things are tried in each of them, and what turned out best is taken.

What a title knows for it stands in a Planner: what its rules of thumb would do, what is worth trying besides, and how
somebody stands when the rules of thumb have played on for everybody.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Any, NamedTuple, Protocol

from meadhall.kernel import Chance, Question, Ref, Seat, World

from .seen import Seen

PATIENCE = 0.9
"""The part of the time given that is used: the answer has to be there before it is over."""
FIRST = 0.02
"""Seconds that playing on is expected to take before it was tried."""
AT_LEAST = 4
"""In so many worlds everything is tried before the hopeless is left aside."""


class Planner(Protocol):
    """What a title knows for thinking ahead."""

    def usual(self, s: Any, question: Question) -> Ref:
        """What one would point at without thinking."""
        ...

    def candidates(self, s: Any, question: Question) -> Iterable[Ref]:
        """What is worth thinking about, the most promising first; nothing where the usual is good enough."""
        ...

    def played_on(self, world: World, seat: Seat, ref: Ref, chance: Chance) -> float:
        """Points at a thing and plays on for a while; how well the seat stands then."""
        ...


class Thought:
    """One thing to point at, and how the worlds ended in which it was pointed at."""

    __slots__ = ("ends", "ref")

    def __init__(self, ref: Ref) -> None:
        self.ref = ref
        self.ends: list[float] = []

    @property
    def mean(self) -> float:
        """How well it went on average."""
        return sum(self.ends) / len(self.ends)


class Weighed(NamedTuple):
    """What came of thinking: what may still be best, everything that was tried, what is usual, and the clock."""

    thoughts: list[Thought]
    every: list[Thought]
    usual: Ref
    cut_short: bool
    """Whether the clock ended it."""

    @property
    def best(self) -> Ref:
        """What turned out best."""
        return decided(self.thoughts, self.usual)

    @property
    def second(self) -> Ref | None:
        """What went best of the rest, if it went clearly worse than the best."""
        best = next(thought for thought in self.thoughts if thought.ref == self.best)
        others = [thought for thought in self.every if thought is not best and thought.ends]
        if not others or not best.ends:
            return None
        other = max(others, key=lambda thought: thought.mean)
        gap, doubt = apart(best, other)
        return other.ref if gap > 2.0 * doubt else None


def think(seen: Seen, planner: Planner, chance: Chance, worlds: int) -> tuple[Ref, bool]:
    """Plays what may be pointed at on, each in the same imagined worlds, until the worlds or the time are used up.

    Gives what turned out best, and whether it was the time.
    """
    weighed = weigh(seen, planner, chance, worlds)
    return weighed.best, weighed.cut_short


def weigh(seen: Seen, planner: Planner, chance: Chance, worlds: int) -> Weighed:
    """The same, with everything that was tried."""
    clock = seen.clock
    until = clock() + PATIENCE * seen.budget
    seat = seen.ask.seat
    world = seen.imagine(chance)
    question = asked(world, seat)
    usual = planner.usual(world.state, question)
    every = [Thought(ref) for ref in dict.fromkeys((usual, *planner.candidates(world.state, question)))]
    if len(every) == 1:
        return Weighed(every, every, usual, False)
    thoughts, longest = every, 0.0
    for number in range(1, worlds + 1):
        key = chance.key()
        for thought in thoughts:
            start = clock()
            if start + 1.3 * (longest or FIRST) > until:
                return Weighed(thoughts, every, usual, True)
            thought.ends.append(planner.played_on(world.fork(key, bare=True), seat, thought.ref, chance))
            longest = max(longest, clock() - start)
        if number >= AT_LEAST:
            thoughts = hopeful(thoughts)
            if len(thoughts) == 1:
                break
        world = seen.imagine(chance)
    return Weighed(thoughts, every, usual, False)


def asked(world: World, seat: Seat) -> Question:
    """The question to a seat."""
    return next(question for question in world.pending if question.seat == seat)


def apart(one: Thought, other: Thought) -> tuple[float, float]:
    """How much better one went than the other in the same worlds, and how uncertain that is."""
    n = min(len(one.ends), len(other.ends))
    gaps = [one.ends[k] - other.ends[k] for k in range(n)]
    mean = sum(gaps) / n
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1))
    return mean, (spread + 1.0) / sqrt(n)


def hopeful(thoughts: list[Thought]) -> list[Thought]:
    """Those that may still turn out best."""
    best = max(thoughts, key=lambda thought: thought.mean)
    kept = []
    for thought in thoughts:
        gap, doubt = apart(best, thought)
        if thought is best or gap < 1.6 * doubt:
            kept.append(thought)
    return kept


def decided(thoughts: list[Thought], usual: Ref) -> Ref:
    """What went best in the worlds that all were tried in; what is usual, if that went about as well."""
    worlds = min(len(thought.ends) for thought in thoughts)
    if not worlds:
        return usual
    best = max(thoughts, key=lambda thought: sum(thought.ends[:worlds]))
    for thought in thoughts:
        if thought.ref == usual and thought is not best:
            gap, doubt = apart(best, thought)
            if gap < 0.5 * doubt:
                return usual
    return best.ref
