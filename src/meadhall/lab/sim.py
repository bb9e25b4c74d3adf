"""Simulations: bots play many matches against each other, and somebody counts.

A match depends on the seed and its own number alone. So the same seed gives the same matches in any process, on any
day, and however many processes share the work.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.bots import bots_of, decide, make_bot
from meadhall.kernel import Chance, Game, Match, MeadhallError, Outcome, find
from meadhall.kernel.chance import key_from
from meadhall.kernel.match import hash_of, read_options

Progress = Callable[[int, int], None]
"""Told how many matches are played, and of how many."""

Z95 = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""
BUDGET = 1.0
"""Seconds that a bot may think about one ask."""
BATCH = 25
"""At most so many matches go to another process at once."""


class PlayerReport(Struct, frozen=True):
    """How one of the bots fared. A shared first place is a draw, and half a win in the rate."""

    bot: str
    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    """The 95 % interval of the rate (Wilson)."""
    high: float


class SimReport(Struct, frozen=True):
    """What came out of a simulation."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, Any]
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    outcomes: dict[str, int]
    """How many matches ended in which way."""
    results: list[str]
    """Match by match the ranks and points of the seats, such as ``2-1 (26:49)``."""
    digest: str
    """A hash over all final states, in order: equal digests mean equal matches."""
    players: list[PlayerReport]


class _Played(Struct, frozen=True):
    """One match of a simulation."""

    outcome: Outcome
    decisions: int
    final: str
    """The hash of its last state."""


class _Plan(Struct, frozen=True):
    """What is played: everything that a match needs but its number."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, Any]


def simulate(
    game: "str | Game[Any]",
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> SimReport:
    """Plays a number of matches between bots, which change seats from match to match.

    With fewer bots than seats the list is gone through again: one bot alone plays against itself.
    """
    title = find(game)
    table = read_options(title, seats, dict(options or {}))
    plan = _Plan(title.id, seats, _seated(title.id, bots, seats), seed, msgspec.to_builtins(table))
    if games < 1 or jobs < 1:
        raise MeadhallError("A simulation needs at least one match and one process.")
    began = perf_counter()
    played = []
    for match in _play_all(plan, games, jobs):
        played.append(match)
        if progress:
            progress(len(played), games)
    return _report(plan, played, perf_counter() - began)


def _seated(game: str, bots: Sequence[str], seats: int) -> tuple[str, ...]:
    known = bots_of(game)
    for bot in bots:
        if bot not in known:
            raise MeadhallError(f"No bot called {bot!r} plays {game}; there are: {', '.join(known)}.")
    if not 1 <= len(bots) <= seats:
        raise MeadhallError(f"{seats} seats take 1 to {seats} bots, not {len(bots)}.")
    return tuple(bots[k % len(bots)] for k in range(seats))


# ---- playing


def _play_all(plan: _Plan, games: int, jobs: int) -> Iterator[_Played]:
    """All matches in order, each batch in the process that is free."""
    if jobs == 1:
        for number in range(games):
            yield _play(plan, number)
        return
    size = max(1, min(BATCH, games // (4 * jobs)))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for batch in pool.map(_play_batch, [plan] * len(batches), batches):
            yield from batch


def _play_batch(plan: _Plan, numbers: range) -> list[_Played]:
    return [_play(plan, number) for number in numbers]


def bot_at(seat: int, number: int, seats: int) -> int:
    """Which of the bots sits on a seat in a match: they move on by one seat from match to match."""
    return (seat - number) % seats


def _play(plan: _Plan, number: int) -> _Played:
    levels = [plan.bots[bot_at(seat, number, plan.seats)] for seat in range(plan.seats)]
    seeds = [f"{plan.seed}/{number}/{seat}" for seat in range(plan.seats)]
    key = key_from(f"{plan.seed}/{number}")
    if set(levels) == {"random"}:
        match, decisions = play_at_random(plan.game, plan.seats, plan.options, key, seeds)
    else:
        match = Match.new(plan.game, plan.seats, key=key, options=plan.options)
        players = [make_bot(plan.game, level, seed) for level, seed in zip(levels, seeds, strict=True)]
        decisions = 0
        while match.pending:
            seat = match.pending[0].seat
            match.answer(seat, decide(players[seat], match, seat, BUDGET))
            decisions += 1
    assert match.outcome is not None
    return _Played(match.outcome, decisions, hash_of(match.state))


def play_at_random(
    game: "str | Game[Any]", seats: int, options: dict[str, Any], key: bytes, seeds: Sequence[int | str]
) -> tuple[Match, int]:
    """A match between random bots, without trail, record and events; every choice is theirs, made as RandomBot does."""
    match = Match.new(game, seats, key=key, options=options, bare=True)
    below = [Chance(seed).below for seed in seeds]
    answer, decisions = match.answer, 0
    while pending := match.pending:
        question = pending[0]
        seat, choices = question.seat, question.choices
        answer(seat, choices[below[seat](len(choices))][0])
        decisions += 1
    return match, decisions


# ---- counting


def _report(plan: _Plan, played: list[_Played], seconds: float) -> SimReport:
    decisions = sum(match.decisions for match in played)
    return SimReport(
        game=plan.game,
        seats=plan.seats,
        games=len(played),
        bots=plan.bots,
        seed=plan.seed,
        options=plan.options,
        decisions=decisions,
        seconds=round(seconds, 4),
        games_per_s=round(len(played) / seconds, 2),
        decisions_per_s=round(decisions / seconds, 1),
        outcomes=dict(sorted(Counter(match.outcome.ending for match in played).items())),
        results=[_result(match.outcome) for match in played],
        digest=sha256("\n".join(match.final for match in played).encode()).hexdigest()[:32],
        players=[_player(plan, played, k) for k in range(plan.seats)],
    )


def _result(outcome: Outcome) -> str:
    ranks = "-".join(str(rank) for rank in outcome.ranks)
    if all(score is None for score in outcome.scores):
        return ranks
    return f"{ranks} ({':'.join('-' if score is None else str(score) for score in outcome.scores)})"


def _player(plan: _Plan, played: list[_Played], bot: int) -> PlayerReport:
    wins = draws = 0
    for number, match in enumerate(played):
        seat = next(seat for seat in range(plan.seats) if bot_at(seat, number, plan.seats) == bot)
        winners = match.outcome.winners
        if seat in winners:
            wins, draws = (wins + 1, draws) if len(winners) == 1 else (wins, draws + 1)
    games = len(played)
    rate = (wins + draws / 2) / games
    low, high = wilson(rate, games)
    return PlayerReport(
        plan.bots[bot], games, wins, draws, games - wins - draws, round(rate, 4), round(low, 4), round(high, 4)
    )


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence, after that many matches."""
    z2 = Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
