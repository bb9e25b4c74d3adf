"""Matches between levels, on the fast board alone: ``python -m meadhall.games.ragnarocks.fast.arena konung jarl``.

Every opening, a few random turns, is played twice with the colours changed. A draw is half a win. With ``--ladder``
each level meets the one below, the lowest a random player and the highest the plain search.
"""

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import islice
from multiprocessing import get_context
from os import cpu_count
from random import Random
from time import perf_counter

from msgspec import Struct, ValidationError, convert

from meadhall.lab.sim import wilson

from ..board import STONE, start_board
from ..content import SIDES, Side
from .counting import evaluate, turns
from .levels import EARLY, LEVELS
from .position import Position, Turn
from .searching import Limits, Style, search

OPENING = 4
"""Random turns before the players begin."""
PLAIN, RANDOM = "mcts1000", "random"


class Pairing(Struct, frozen=True):
    """What came of two players' games."""

    first: str
    second: str
    wins: int
    draws: int
    losses: int
    seconds: tuple[float, float]
    """How long each thought about a turn, on average."""
    longest: tuple[float, float]

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The first player's share of the points."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    def __str__(self) -> str:
        low, high = wilson(self.share, self.games)
        return (
            f"{self.first} - {self.second}: +{self.wins} ={self.draws} -{self.losses}, {100 * self.share:.1f} % "
            f"({100 * low:.1f} to {100 * high:.1f}); {self.seconds[0]:.2f} and {self.seconds[1]:.2f} s a turn, "
            f"at most {self.longest[0]:.2f} and {self.longest[1]:.2f}"
        )


def limits_of(player: str, seed: int, stones: int = EARLY) -> tuple[Limits, Style]:
    """A level by its name, or limits and a style spelt out for trying things: ``nodes=20000,width=30,spread=1``."""
    for level in LEVELS.values():
        if level.name == player:
            return level.limits(seed, stones), Style()
    try:
        said = dict(part.split("=") for part in player.split(","))
        limits = {name: said.pop(name) for name in Limits.__struct_fields__ if name in said}
        return convert({**limits, "seed": seed}, Limits, strict=False), convert(said, Style, strict=False)
    except (ValueError, ValidationError):
        names = ", ".join([*LEVELS, PLAIN, RANDOM])
        raise SystemExit(f"There is no player {player!r}; there are {names}, or limits such as nodes=20000.") from None


def choose(player: str, position: Position, seed: int) -> Turn | None:
    """A player's turn; None if it has to skip."""
    if player == RANDOM:
        offered = turns(position)
        return Random(seed).choice(offered) if offered else None
    if player == PLAIN:
        from .mcts import plain_search

        return plain_search(position, seed)
    return search(position, *limits_of(player, seed, position.board.count(STONE))).turn


def opening(seed: int) -> Position:
    """The start, and a few random turns."""
    chance, position = Random(f"opening/{seed}"), Position.of(start_board(), SIDES[0])
    for _ in range(OPENING):
        position = position.after(chance.choice(turns(position)))
    return position


def play_pair(first: str, second: str, seed: int) -> Pairing:
    """The same opening twice; the first player has ivory, then red."""
    wins = draws = losses = 0
    spent, thought, longest = [0.0, 0.0], [0, 0], [0.0, 0.0]
    chance = Random(f"game/{seed}")
    for own in SIDES:
        position = opening(seed)
        while not (worth := evaluate(position)).over:
            mine = 0 if position.side == own else 1
            began = perf_counter()
            turn = choose((first, second)[mine], position, chance.getrandbits(60))
            took = perf_counter() - began
            spent[mine] += took
            thought[mine] += 1
            longest[mine] = max(longest[mine], took)
            position = position.after(turn)
        lead = _lead(worth.ivory, worth.red, own)
        wins, draws, losses = wins + (lead > 0), draws + (lead == 0), losses + (lead < 0)
    each = (spent[0] / max(1, thought[0]), spent[1] / max(1, thought[1]))
    return Pairing(first, second, wins, draws, losses, each, (longest[0], longest[1]))


def _lead(ivory: int, red: int, side: Side) -> int:
    return ivory - red if side == SIDES[0] else red - ivory


def _play(task: tuple[str, str, int]) -> Pairing:
    return play_pair(*task)


def added(results: Iterable[Pairing]) -> dict[tuple[str, str], Pairing]:
    """The results of each pairing put together."""
    told: dict[tuple[str, str], Pairing] = {}
    for one in results:
        key = one.first, one.second
        before = told.get(key)
        if before is None:
            told[key] = one
            continue
        n = before.games
        told[key] = Pairing(
            one.first,
            one.second,
            before.wins + one.wins,
            before.draws + one.draws,
            before.losses + one.losses,
            _mean(before.seconds, n, one.seconds, one.games),
            (max(before.longest[0], one.longest[0]), max(before.longest[1], one.longest[1])),
        )
    return told


def _mean(a: tuple[float, float], n: int, b: tuple[float, float], m: int) -> tuple[float, float]:
    return (a[0] * n + b[0] * m) / (n + m), (a[1] * n + b[1] * m) / (n + m)


def compete(pairings: list[tuple[str, str]], games: int, jobs: int, seed: int = 0) -> Iterator[Pairing]:
    """Plays all pairings, in several processes; tells each pairing when its last game is over."""
    pairs = (games + 1) // 2
    tasks = [(first, second, seed + k) for first, second in pairings for k in range(pairs)]
    search(opening(0), Limits(nodes=2000))  # compiled once, before everyone does it
    with ExitStack() as stack:
        played: Iterator[Pairing] = map(_play, tasks)
        if jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs, mp_context=get_context("spawn")))
            played = pool.map(_play, tasks)
        for _ in pairings:
            yield from added(islice(played, pairs)).values()


def ladder() -> list[tuple[str, str]]:
    """Each level against the one below, and the ends against the yardsticks; the slowest first."""
    names: list[str] = list(LEVELS)
    return [(names[-1], PLAIN), *zip(names[:0:-1], names[-2::-1], strict=True), (names[0], RANDOM)]


def main() -> None:
    """Reads the command line and prints one line for each pairing."""
    parser = argparse.ArgumentParser(description="Matches between levels on the fast board.")
    parser.add_argument("players", nargs="*", help=f"two of {', '.join([*LEVELS, PLAIN, RANDOM])}, or limits")
    parser.add_argument("--ladder", action="store_true", help="every level against the one below")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    said = parser.parse_args()
    if not said.ladder and len(said.players) != 2:
        parser.error("name two players, or --ladder")
    pairings = ladder() if said.ladder else [(said.players[0], said.players[1])]
    began = perf_counter()
    for told in compete(pairings, said.games, said.jobs, said.seed):
        print(told, flush=True)
    print(f"{perf_counter() - began:.0f} s, {said.jobs} processes")


if __name__ == "__main__":
    main()
