"""The analyst of titles in which each plays for themselves and luck has a part: how likely everybody wins.

Worlds are imagined as those may know them who look on: whoever is asked next knows another hand than whoever had the
turn, and the chances before and after a turn must not differ by that. In each of them rules of thumb play on as far as
the title says, then everybody's standing is gauged. From standings to chances leads one number, the spread: how far
the end may still lie from what was gauged, more the more of the match is left. ``python -m meadhall.lab.chances`` fits
it.
"""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Any

from msgspec import Struct

from meadhall.kernel import SPECTATOR, Chance, Ref, Seat, World

from .ahead import Planner, asked, weigh
from .analyst import Analysis
from .seen import AskSeen, Seen

WORLDS = 96
"""So many worlds are imagined for one position, if there is time."""
AT_LEAST = 24
"""So many worlds are imagined however long it takes: with fewer, chance would be taken for faults."""
GAUGING = 0.6
"""The part of the time that is for the value; the rest is for what should be played."""
THINKING = 16
"""So many worlds are imagined for what should be played."""
COMPARED = 12
"""In so many worlds the best thing is compared with the next best, if that seems to be much worse."""
LONGEST = 12
"""So many answers of a turn are shown."""


class Gauge(Struct, frozen=True):
    """What a title knows for judging."""

    standings: Callable[[Any], Sequence[float]]
    """What everybody's points will come to, as far as one can tell."""
    left: Callable[[Any], float]
    """The part of the match that is still to come, from 1 to 0."""
    spread: tuple[float, float]
    """How many points make the odds e to one: at the end, and with the whole match to come."""
    play_on: Callable[[World, Chance], None] | None = None
    """Plays a world on to where standings tell more; None where they tell enough at any time."""

    def chances(self, s: Any) -> list[float]:
        """How likely everybody wins from here."""
        return likely(self.standings(s), scale(self.spread, self.left(s)))


def scale(spread: tuple[float, float], left: float) -> float:
    """How many points make the odds e to one with so much of the match left: what is uncertain adds up like steps."""
    end, start = spread
    return end + (start - end) * sqrt(left)


def likely(standings: Sequence[float], scale: float) -> list[float]:
    """The chances of those who stand like this; together 1."""
    best = max(standings)
    odds = [exp((one - best) / scale) for one in standings]
    return [one / sum(odds) for one in odds]


class Judge:
    """Says how likely everybody wins, and what the search of the title would point at."""

    __slots__ = ("_planner", "gauge")

    def __init__(self, planner: Callable[[Chance], Planner], gauge: Gauge) -> None:
        self._planner, self.gauge = planner, gauge

    def planner(self, chance: Chance) -> Planner:
        """What the title knows for thinking ahead."""
        return self._planner(chance)

    def played_on(self, world: World, chance: Chance) -> Sequence[float]:
        """How likely everybody wins once the world was played on to where standings tell."""
        if self.gauge.play_on is not None and world.outcome is None:
            self.gauge.play_on(world, chance)
        return _result(world) or self.gauge.chances(world.state)

    def __call__(self, world: World, seconds: float) -> Analysis:
        """How the position stands for everybody, and what to point at."""
        s, seats = world.state, range(world.state.seats)
        sides = tuple((seat,) for seat in seats)
        if won := _result(world):
            leads = _leads(self.gauge.standings(s))
            return Analysis(sides=sides, leads=leads, chances=won, measure="chance", proven=True)
        until, seat, chance = perf_counter() + GAUGING * seconds, world.pending[0].seat, Chance("judge")
        led, chances, looked = [0.0] * s.seats, [0.0] * s.seats, 0
        while looked < WORLDS and (looked < AT_LEAST or perf_counter() < until):
            imagined = world.imagine(SPECTATOR, chance)
            if self.gauge.play_on is not None:
                self.gauge.play_on(imagined, chance)
            points, shares = self.gauge.standings(imagined.state), _result(imagined)
            led = [sum(pair) for pair in zip(led, _leads(points), strict=True)]
            chances = [sum(pair) for pair in zip(chances, shares or self.gauge.chances(imagined.state), strict=True)]
            looked += 1
        seen = _seen(world, seat, max(0.05, until + (1.0 - GAUGING) * seconds - perf_counter()))
        planner = self._planner(chance)
        weighed = weigh(seen, planner, chance, THINKING)
        value = tuple(one / looked for one in chances)
        gap = 0.0 if weighed.second is None else self._apart(world, seat, weighed.best, weighed.second, chance)
        return Analysis(
            sides=sides,
            leads=tuple(lead / looked for lead in led),
            chances=value,
            measure="chance",
            best=(weighed.best,),
            plays=(_turn(world, seat, weighed.best, planner),),
            second=None if weighed.second is None else max(0.0, value[seat] - max(0.0, gap)),
            depth=1,
        )

    def _apart(self, world: World, seat: Seat, best: Ref, second: Ref, chance: Chance) -> float:
        """By how much likelier a seat wins with the best thing than with the next best, in the same worlds."""
        gap = 0.0
        for _ in range(COMPARED):
            imagined, key = world.imagine(seat, chance), chance.key()
            for ref, sign in ((best, 1.0), (second, -1.0)):
                twin = imagined.fork(key)
                twin.answer(seat, ref)
                if self.gauge.play_on is not None and twin.outcome is None:
                    self.gauge.play_on(twin, chance)
                gap += sign * (_result(twin) or self.gauge.chances(twin.state))[seat]
        return gap / COMPARED


def _turn(world: World, seat: Seat, best: Ref, planner: Planner) -> tuple[Ref, ...]:
    """The rest of a turn that begins with the best thing, and goes on by rules of thumb: what was looked into is enough
    to show it, not to vouch for it."""
    twin, refs = world.fork(), [best]
    twin.answer(seat, best)
    while len(refs) < LONGEST and twin.pending and twin.pending[0].seat == seat and twin.automatic is None:
        refs.append(planner.usual(twin.state, twin.pending[0]))
        twin.answer(seat, refs[-1])
    return tuple(refs)


def _result(world: World) -> tuple[float, ...]:
    """What everybody has won: all, a part of a shared first place, or nothing; empty before the end."""
    if world.outcome is None:
        return ()
    won = world.outcome.winners
    return tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(world.state.seats))


def _leads(points: Sequence[float]) -> tuple[float, ...]:
    """How far everybody is ahead of the best of the others."""
    return tuple(
        own - max((other for k, other in enumerate(points) if k != seat), default=own)
        for seat, own in enumerate(points)
    )


def _seen(world: World, seat: Seat, seconds: float) -> Seen:
    question = asked(world, seat)
    ask = AskSeen(seat, question.prompt, dict(question.about), question.options, question.clauses)
    return Seen(ask, world, seconds)
