"""How likely whoever stands so wins: fits the spread of a title's gauge, and says whether the chances come true.

``python -m meadhall.lab.chances reavers --matches 200`` lets rules of thumb play, gauges the table again and again, and
asks who won. One half of the matches is fitted to, the other half says how good the chances are: of all that were given
30 %, three of ten should have come true.
"""

import argparse
from collections.abc import Sequence
from math import log
from time import perf_counter

from msgspec import Struct

from meadhall.bots import decide, make_bot
from meadhall.bots.judge import Gauge, Judge, likely, scale
from meadhall.bots.registry import analyst_of
from meadhall.kernel import Chance, Match
from meadhall.kernel.chance import key_from

EVERY = 20
"""After so many answers the table is gauged again."""
STEPS = (
    1.0,
    1.5,
    2.0,
    3.0,
    4.0,
    5.0,
    6.0,
    7.0,
    8.0,
    9.0,
    10.0,
    12.0,
    14.0,
    16.0,
    18.0,
    20.0,
    23.0,
    26.0,
    30.0,
    35.0,
    40.0,
)
"""The spreads that are tried, at the end and at the beginning."""


class Moment(Struct, frozen=True):
    """How a table stood once, and who won."""

    left: float
    standings: tuple[float, ...]
    shares: tuple[float, ...]


def moments(game: str, gauge: Gauge, seats: int, number: int, bot: str) -> list[Moment]:
    """A match by rules of thumb, as it was gauged on its way."""
    match = Match.new(game, seats, key=key_from(f"chances/{number}"))
    bots = [make_bot(game, bot, f"chances/{number}/{seat}") for seat in range(seats)]
    chance, found, answers = Chance(f"chances/{number}"), list[tuple[float, tuple[float, ...]]](), 0
    while match.pending:
        if answers % EVERY == EVERY // 2:
            seat = match.pending[0].seat
            world = match.imagine(seat, chance)
            if gauge.play_on is not None:
                gauge.play_on(world, chance)
            if not world.over:
                found.append((gauge.left(world.state), tuple(gauge.standings(world.state))))
        seat = match.pending[0].seat
        match.answer(seat, decide(bots[seat], match, seat))
        answers += 1
    assert match.outcome is not None
    won = match.outcome.winners
    shares = tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(seats))
    return [Moment(left, standings, shares) for left, standings in found]


def surprise(seen: Sequence[Moment], spread: tuple[float, float]) -> float:
    """How surprising the winners were, on average: 0 for somebody who knew, 1 for somebody who knew nothing."""
    total = 0.0
    for moment in seen:
        chances = likely(moment.standings, scale(spread, moment.left))
        total -= sum(share * log(max(1e-9, one)) for share, one in zip(moment.shares, chances, strict=True))
    return total / sum(log(len(moment.shares)) for moment in seen)


def fitted(seen: Sequence[Moment]) -> tuple[float, float]:
    """The spread with which the winners were least surprising."""
    return min(((end, start) for end in STEPS for start in STEPS if start >= end), key=lambda one: surprise(seen, one))


def calibration(seen: Sequence[Moment], spread: tuple[float, float]) -> list[tuple[int, float, float]]:
    """By tenths of the chance that was given: how many, the chance on average, and how often it came true."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for moment in seen:
        for one, share in zip(likely(moment.standings, scale(spread, moment.left)), moment.shares, strict=True):
            tenths[min(9, int(10 * one))].append((one, share))
    return [
        (len(some), sum(one for one, _ in some) / len(some), sum(share for _, share in some) / len(some))
        for some in tenths
        if some
    ]


def main(argv: Sequence[str] | None = None) -> None:
    """Reads the command line, plays, fits, and prints what came out."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.lab.chances", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, help="begin no match after so long")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="heuristic")
    said = parser.parse_args(argv)
    judge = analyst_of(said.game)
    if not isinstance(judge, Judge):
        raise SystemExit(f"Nobody gauges matches of {said.game}.")
    halves: tuple[list[Moment], list[Moment]] = ([], [])
    until, played = None if said.seconds is None else perf_counter() + said.seconds, 0
    while played < said.matches and (until is None or perf_counter() < until):
        halves[played % 2].extend(moments(said.game, judge.gauge, said.seats, played, said.bot))
        played += 1
    spread = fitted(halves[0])
    print(f"{played} matches, {len(halves[0])} and {len(halves[1])} moments; fitted to the first: {spread}.")
    for name, one in (("fitted", spread), ("in use", judge.gauge.spread)):
        print(f"\n{name} {one}: surprise {surprise(halves[1], one):.3f} in the second half")
        for count, given, true in calibration(halves[1], one):
            print(f"  given {given:.2f}, came true {true:.2f} ({count})")


if __name__ == "__main__":
    main()
