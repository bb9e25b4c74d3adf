"""What things turned out to be worth: the numbers of ``standing.py``, sought so that winners surprise least.

``python -m meadhall.games.lords.bots.fitting --seconds 300`` lets players by rules of thumb play, some of them with a
doubtful hand, takes down what everybody has whenever a turn begins, and climbs to the weights with which the chances of
those who won were highest. It prints them, and how surprising the winners of other matches still were.
"""

import argparse
from collections.abc import Sequence
from math import exp, log
from time import perf_counter

from meadhall.kernel import Chance, Match

from .ground import Ground
from .player import Player
from .standing import things
from .unsure import Unsure

DOUBTS = (0.0, 0.0, 0.4, 0.8)
"""How much each of the four doubts: who plays otherwise shows what other things are worth."""
RIDGE = 0.002
"""Holds numbers small of which the matches say little."""
ROUNDS, RATE = 120, 0.5
HELD_OUT = 5
"""Every fifth match is not fitted to."""
Row = tuple[list[list[float]], int]
"""What everybody had, and who won."""


def rows(number: int) -> list[Row]:
    """One match: what everybody had whenever a turn began, and the winner."""
    seats = 2 + number % 3
    match, chance = Match.new("lords", seats, f"fitting/{number}", bare=True), Chance(f"fitting/{number}")
    players = [Unsure(chance, doubt) if doubt else Player(chance) for doubt in DOUBTS]
    found: list[list[list[float]]] = []
    turn = (-1, -1)
    while match.pending:
        question, s = match.pending[0], match.state
        if (s.active, s.step) != turn and s.step >= 0:
            if s.active != turn[0]:
                ground = Ground(s, s.active)
                found.append([list(things(ground, seat).values()) for seat in range(seats)])
            turn = (s.active, s.step)
        match.answer(question.seat, players[(question.seat + number) % 4].point(s, question).ref)
    assert match.outcome is not None
    return [(had, match.outcome.winners[0]) for had in found]


def chances(had: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """How likely everybody was to win."""
    points = [sum(map(float.__mul__, weights, row)) for row in had]
    odds = [exp(one - max(points)) for one in points]
    return [one / sum(odds) for one in odds]


def surprise(found: Sequence[Row], weights: Sequence[float]) -> float:
    """How surprising the winners were, on average; 1 for somebody who knows nothing."""
    total = sum(-log(max(1e-9, chances(had, weights)[won])) for had, won in found)
    return total / sum(log(len(had)) for had, _ in found)


def fitted(found: Sequence[Row]) -> list[float]:
    """The weights with which winners surprise least, climbed to with a step for each that suits it (AdaGrad)."""
    n = len(found[0][0][0])
    weights, grown = [0.0] * n, [1e-6] * n
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        for had, won in found:
            given = chances(had, weights)
            for seat, row in enumerate(had):
                gap = (float(seat == won) - given[seat]) / len(found)
                for k, value in enumerate(row):
                    if value:
                        slope[k] += gap * value
        for k, one in enumerate(slope):
            grown[k] += one * one
            weights[k] += RATE * one / grown[k] ** 0.5
    return weights


def main(argv: Sequence[str] | None = None) -> None:
    """Reads the command line, lets play, and prints what everything was worth."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.games.lords.bots.fitting", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=300.0, help="begin no match after so long")
    said = parser.parse_args(argv)
    seen, other, played = list[Row](), list[Row](), 0
    until = perf_counter() + said.seconds
    while played < said.matches and perf_counter() < until:
        (other if played % HELD_OUT == 0 else seen).extend(rows(played))
        played += 1
    weights = fitted(seen)
    print(f"{played} matches; surprise {surprise(seen, weights):.3f}, in the others {surprise(other, weights):.3f}")
    match = Match.new("lords", 4, "names", bare=True)
    for name, weight in zip(things(Ground(match.state, 0), 0), weights, strict=True):
        print(f"  {name}: {weight:.3f}")


if __name__ == "__main__":
    main()
