"""Advice in the middle of a match: what the analyst would point at, and what it brings compared with the next best.

Whoever asks for a hint wants a reason. So the thing advised and the next best are played on in the same imagined
worlds: how much more it promises, in how many of them it goes better, and what happens in them that does not happen
otherwise. Where a title's analyst does not play worlds on, it judges what lies behind each of them instead.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Literal

from msgspec import Struct

from meadhall.kernel import Chance, Event, Ref, Seat, World

from .ahead import asked
from .analyst import Analysis, Analyst
from .judge import Judge

WORLDS, AT_LEAST = 10, 4
"""In so many worlds the best things are compared, and in so many however long it takes."""
RIVALS = 3
"""With so many other things the best is compared."""
JUDGED = 5
"""With so many, where each is judged by itself."""
FINDING = 0.4
"""The part of the time that is for finding what is best; the rest is for the reason."""
TOLD = 6
"""So many kinds of events are told of at most."""


class Happening(Struct, frozen=True):
    """A kind of event, and in how many worlds it comes: with the thing advised, and with the next best."""

    kind: str
    mine: bool
    """Whether it happens to the seat that asks; else to another."""
    here: int
    instead: int


class Advice(Struct, frozen=True, kw_only=True):
    """What to point at, and why."""

    ref: Ref
    measure: Literal["points", "chance"] = "points"
    gain: float | None = None
    """By how much it promises more than the next best, in points or in the chance to win; None if nobody can say."""
    instead: Ref | None = None
    """The next best, as far as it was looked into; None where there was no other, or nobody can say."""
    only: bool = False
    """Whether there is nothing else to point at."""
    better: int = 0
    worlds: int = 0
    """In how many worlds it goes better than the next best, and of how many; 0 where none were played on."""
    happenings: tuple[Happening, ...] = ()


def advise(world: World, seat: Seat, analyst: Analyst, seconds: float, chance: Chance) -> Advice | None:
    """What the analyst advises a seat, in a world that it may imagine; None if it has nothing to say there."""
    until = perf_counter() + seconds
    world = _alone(world, seat, chance)
    options = asked(world, seat).options
    if len(options) == 1:
        return Advice(ref=options[0], only=True)
    analysis = analyst(world, FINDING * seconds)
    best = next((ref for ref in analysis.best if ref in options), None)
    if best is None:
        return None
    if isinstance(analyst, Judge):
        return _played_on(world, seat, best, analyst, until, chance)
    return _judged(world, seat, best, analyst, until)


def _alone(world: World, seat: Seat, chance: Chance) -> World:
    """A copy in which those who are asked together with the seat have answered: an analyst looks at one of them."""
    world = world.fork()
    while (question := world.pending[0]).seat != seat:
        world.answer(question.seat, question.options[chance.below(len(question.options))])
    return world


# ---- in worlds that are played on


def _played_on(world: World, seat: Seat, best: Ref, judge: Judge, until: float, chance: Chance) -> Advice:
    """Compares the best with what else is worth thinking about, in the same worlds."""
    ways = {ref: _Way() for ref in (best, *_rivals(world, seat, best, judge, chance))}
    if len(ways) == 1:
        return Advice(ref=best, measure="chance")
    worlds = 0
    while worlds < WORLDS and (worlds < AT_LEAST or perf_counter() < until):
        imagined, key = world.imagine(seat, chance), chance.key()
        for ref, way in ways.items():
            way.play(imagined.fork(key, bare=True), seat, ref, judge, chance)
        worlds += 1
    best = max(ways, key=lambda ref: sum(ways[ref].ends))  # of ways that go alike the analyst's
    first = ways.pop(best)
    instead = max(ways, key=lambda ref: sum(ways[ref].ends))
    other = ways[instead]
    return Advice(
        ref=best,
        measure="chance",
        gain=(sum(first.ends) - sum(other.ends)) / worlds,
        instead=instead,
        better=sum(one > two for one, two in zip(first.ends, other.ends, strict=True)),
        worlds=worlds,
        happenings=first.beside(other),
    )


class _Way:
    """One thing to point at, and what came of it in the worlds in which it was pointed at."""

    def __init__(self) -> None:
        self.ends: list[float] = []
        self.told = Counter[tuple[str, bool]]()

    def play(self, world: World, seat: Seat, ref: Ref, judge: Judge, chance: Chance) -> None:
        """Points at it and plays on."""
        told = world.hear()
        world.answer(seat, ref)
        self.ends.append(judge.played_on(world, chance)[seat])
        self.told.update({whose for event in told if (whose := _whose(event, seat)) is not None})

    def beside(self, other: "_Way") -> tuple[Happening, ...]:
        """What happens more often, or less often, than on another way; the greatest difference first."""
        kinds = sorted(self.told | other.told, key=lambda one: (-abs(self.told[one] - other.told[one]), one))
        found = [Happening(kind, mine, self.told[kind, mine], other.told[kind, mine]) for kind, mine in kinds]
        return tuple([one for one in found if one.here != one.instead][:TOLD])


def _whose(event: Event, seat: Seat) -> tuple[str, bool] | None:
    """To whom an event happens: to the seat itself, or to another one."""
    whose = event.fields.get("winner", event.fields.get("seat"))
    return (event.kind, whose == seat) if isinstance(whose, int) and whose >= 0 else None


def _rivals(world: World, seat: Seat, best: Ref, judge: Judge, chance: Chance) -> Sequence[Ref]:
    """What else is worth thinking about; where the title names nothing, some of what is offered."""
    planner, question = judge.planner(chance), asked(world, seat)
    named = dict.fromkeys((planner.usual(world.state, question), *planner.candidates(world.state, question)))
    return _unlike(best, named)[:RIVALS] or _spread(_unlike(best, question.options), RIVALS)


def _unlike(best: Ref, refs: Iterable[Ref]) -> list[Ref]:
    """Of these what is something else than the best, and not another copy of it."""
    return [ref for ref in refs if _kind(ref) != _kind(best)]


def _kind(ref: Ref) -> str:
    """A ref without the number of a copy."""
    name, _, number = ref.rpartition(".")
    return name if number.isdecimal() and ref.startswith("card:") else ref


def _spread(refs: Sequence[Ref], most: int) -> list[Ref]:
    """So many of a list, evenly from its beginning to its end."""
    count = min(most, len(refs))
    return [refs[place * len(refs) // count] for place in range(count)]


# ---- judged by themselves


def _judged(world: World, seat: Seat, best: Ref, analyst: Analyst, until: float) -> Advice:
    """Compares the best with some of what else is offered: each is judged as long as the others."""
    rivals = _spread(_unlike(best, asked(world, seat).options), JUDGED)
    if not rivals:
        return Advice(ref=best)
    share = max(0.05, (until - perf_counter()) / (len(rivals) + 1))
    found = dict[Ref, Analysis]()
    for ref in (best, *rivals):
        twin = world.fork()
        twin.answer(seat, ref)
        twin.run_on()
        found[ref] = analyst(twin, share)
    values = {ref: _worth(one, seat) for ref, one in found.items()}
    instead = max(rivals, key=lambda ref: values[ref])
    return Advice(ref=best, measure=found[best].measure, gain=values[best] - values[instead], instead=instead)


def _worth(found: Analysis, seat: Seat) -> float:
    """What a position is worth to a seat, as its analyst tells it."""
    side = next(number for number, seats in enumerate(found.sides) if seat in seats)
    return (found.leads if found.measure == "points" else found.chances)[side]
