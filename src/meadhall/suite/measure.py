"""How fast the kernel is: ``python -m meadhall.suite.measure [game ...]`` prints microseconds of processor time.

Each figure is the best of some rounds: what others do on the machine only ever makes things slower.
"""

import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from meadhall.kernel.chance import Chance
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.titles import find, titles

ROUNDS = 5


def measure(game: "str | Game[Any]", seats: int | None = None, matches: int = 10, seed: int = 1) -> dict[str, float]:
    """Plays at random and times what is done: decisions a second, and microseconds a copy, answer and world."""
    title = find(game)
    seats = seats or title.seats[0]
    return {
        "decisions/s, bare": 1e6 / _decision(title, seats, matches, seed, bare=True),
        "decisions/s, recorded": 1e6 / _decision(title, seats, matches, seed, bare=False),
        **_copies(title, seats, max(matches // 3, 1), seed),
    }


def _decision(game: Game[Any], seats: int, matches: int, seed: int, *, bare: bool) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        chance, answers = Chance(seed), 0
        start = process_time()
        for number in range(matches):
            match = Match.new(game, seats, seed + number, bare=bare)
            while pending := match.pending:
                question = pending[0]
                options = question.options
                match.answer(question.seat, options[chance.below(len(options))])
                answers += 1
        best = min(best, 1e6 * (process_time() - start) / answers)
    return best


def _copies(game: Game[Any], seats: int, matches: int, seed: int) -> dict[str, float]:
    """Averages over every ask of some matches, played at random."""
    chance = Chance(seed)
    spent: dict[str, float] = {}
    asks = 0

    def timed(name: str, work: Callable[[], object]) -> None:
        best = float("inf")
        for _ in range(ROUNDS):
            start = perf_counter()
            work()
            best = min(best, perf_counter() - start)
        spent[name] = spent.get(name, 0.0) + best

    for number in range(matches):
        match = Match.new(game, seats, seed + number)
        while match.pending:
            asks += 1
            timed("fork", match.fork)
            timed("fork, bare", lambda: match.fork(bare=True))  # noqa: B023
            timed("imagine", lambda: match.imagine(0, chance))  # noqa: B023
            timed("view", lambda: match.view(0))  # noqa: B023
            timed("snapshot", match.snapshot)
            question = match.pending[0]
            ref = question.options[chance.below(len(question.options))]
            twins = [match.fork() for _ in range(ROUNDS)]
            timed("answer", lambda: twins.pop().answer(question.seat, ref))  # noqa: B023
            match.answer(question.seat, ref)
    return {f"{name}, µs": 1e6 * total / asks for name, total in spent.items()}


def main(games: list[str]) -> None:
    """Prints the figures of some titles."""
    for game in games or titles():
        for seats in find(game).seats:
            print(f"{game}, {seats} seats")
            for name, figure in measure(game, seats).items():
                print(f"  {name:24}{figure:>12,.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
