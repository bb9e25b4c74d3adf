"""Simulations: bots play many matches against each other, and somebody counts.

A match depends on the seed and its own number alone. So the same seed gives the same matches in any process, on any
day, and however many processes share the work; bots that think by the clock may answer otherwise on another day.

With openings, chance plays the first turns, and every opening is played once for each seat: the bots sit on every seat
of it in turn, so that neither luck nor the better side helps one of them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from math import inf, sqrt
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.bots import check_bots, decide, decide_watched, is_own, make_bot, seconds_of, was_cut_short
from meadhall.kernel import Chance, Game, Match, MeadhallError, Options, Outcome, Ref, Seat, find
from meadhall.kernel.chance import key_from
from meadhall.kernel.game import free_seats
from meadhall.kernel.match import hash_of
from meadhall.kernel.options import check_table

Progress = Callable[[int, int], None]
"""Told how many matches are played, and of how many."""

Z95 = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""
BUDGET = 1.0
"""Seconds that a bot may think about one ask if neither it nor the simulation says otherwise.

They are seconds of the processor for a bot that goes by the clock it is given: what else the machine does is no matter.
"""
BATCH = 25
"""At most so many matches go to another process at once."""


class PlayerReport(Struct, frozen=True):
    """How one of the bots fared. A first place shared with an opponent is a draw, and half a win in the rate."""

    bot: str
    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    """The 95 % interval of the rate (Wilson)."""
    high: float
    answers: int = 0
    """What it decided."""
    cut_short: int = 0
    """How many of these answers the clock cut short: on a faster machine the bot may play otherwise."""


class SimReport(Struct, frozen=True):
    """What came out of a simulation."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, Any]
    openings: int
    """How many turns chance played first; each opening was played once for each seat. 0: no openings."""
    budget: float | None
    """Seconds for one answer; None: as long as each bot says it thinks."""
    decisions: int
    """What the bots decided; the openings are not counted."""
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


class Played(Struct, frozen=True):
    """One match of a simulation."""

    outcome: Outcome
    answers: list[int]
    """How many each seat gave."""
    cut_short: list[int]
    """How many of them the clock cut short."""
    final: str
    """The hash of its last state."""
    noted: dict[str, Ref] = {}
    """What was answered at the prompts that were to be noted; the first answer to each."""


class Plan(Struct, frozen=True):
    """What is played: everything that a match needs but its number."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, Any]
    openings: int = 0
    budget: float | None = None
    automata: tuple[Seat, ...] = ()
    """The seats that the rules play: no bot sits there."""
    said: dict[str, tuple[Ref, ...]] = {}
    """At these prompts no bot is asked: the first of these that is offered is taken."""
    noted: tuple[str, ...] = ()
    """The prompts whose answers are noted."""

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats of the bots."""
        return tuple(seat for seat in range(self.seats) if seat not in self.automata)

    def seated(self, number: int) -> dict[Seat, int]:
        """Which of the bots sits on which seat in a match."""
        return {seat: bot_at(place, number, len(self.free)) for place, seat in enumerate(self.free)}

    def seconds(self, bot: str) -> float:
        """How long a bot may think about one answer."""
        if self.budget is not None:
            return self.budget
        stated = seconds_of(self.game, bot, anywhere=True)
        return BUDGET if stated is None else stated


def simulate(
    game: "str | Game[Any]",
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    openings: int = 0,
    budget: float | None = None,
) -> SimReport:
    """Plays a number of matches between bots, which change seats from match to match.

    With fewer bots than seats the list is gone through again: one bot alone plays against itself. With openings chance
    plays that many turns first, and the matches of one opening differ in who sits where. The budget is the time for one
    answer, in seconds. A bot may be named by its place, ``package.module:Class``; one from elsewhere that fails ends
    the simulation with BotFailed: numbers of matches that it did not play through would be about nothing.
    """
    title = find(game)
    table = check_table(title, seats, dict(options or {}))
    free = free_seats(title, seats, table)
    seated = _seated(title.id, bots, len(free))
    automata = tuple(seat for seat in range(seats) if seat not in free)
    plan = Plan(title.id, seats, seated, seed, msgspec.to_builtins(table), openings, budget, automata)
    _check(plan, games, jobs)
    began = perf_counter()
    played = []
    for match in play_all(plan, games, jobs):
        played.append(match)
        if progress:
            progress(len(played), games)
    return _report(plan, played, perf_counter() - began)


def _check(plan: Plan, games: int, jobs: int) -> None:
    if games < 1 or jobs < 1:
        raise MeadhallError("A simulation needs at least one match and one process.")
    if plan.openings < 0:
        raise MeadhallError(f"Chance cannot play {plan.openings} turns.")
    if plan.openings and games % len(plan.free):
        raise MeadhallError(
            f"Each opening is played {len(plan.free)} times, so that everybody sits everywhere: "
            f"{games} is no multiple of {len(plan.free)}."
        )
    if plan.budget is not None and not 0 < plan.budget < inf:
        raise MeadhallError("A bot needs some time to think: the budget is a number of seconds greater than 0.")


def _seated(game: str, bots: Sequence[str], seats: int) -> tuple[str, ...]:
    check_bots(game, bots, anywhere=True)
    if not 1 <= len(bots) <= seats:
        raise MeadhallError(f"{seats} seats take 1 to {seats} bots, not {len(bots)}.")
    return tuple(bots[k % len(bots)] for k in range(seats))


# ---- playing


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """All matches in order, each batch in the process that is free."""
    if jobs == 1:
        for number in range(games):
            yield play_match(plan, number)
        return
    size = max(1, min(BATCH, games // (4 * jobs)))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for batch in pool.map(_play_batch, [plan] * len(batches), batches):
            yield from batch


def _play_batch(plan: Plan, numbers: range) -> list[Played]:
    return [play_match(plan, number) for number in numbers]


def bot_at(seat: int, number: int, seats: int) -> int:
    """Which of the bots sits on a seat in a match: they move on by one seat from match to match.

    Seats that the rules play are not counted.
    """
    return (seat - number) % seats


def play_match(plan: Plan, number: int) -> Played:
    """One match, by its number."""
    levels = {seat: plan.bots[bot] for seat, bot in plan.seated(number).items()}
    seeds = [f"{plan.seed}/{number}/{seat}" for seat in range(plan.seats)]
    alone = set(levels.values()) == {"random"} and not (plan.said or plan.noted)
    noted: dict[str, Ref] = {}
    match = _opened(plan, number, bare=alone)
    if alone:
        answers, cut_short = _at_random(match, seeds), [0] * plan.seats
    else:
        answers, cut_short = _play_bots(plan, match, levels, seeds, noted)
    assert match.outcome is not None
    return Played(match.outcome, answers, cut_short, hash_of(match.state), noted)


def _opened(plan: Plan, number: int, bare: bool) -> Match:
    """The match before the bots sit down: set up, and with openings played on by chance, alike for all of one."""
    if not plan.openings:
        return Match.new(plan.game, plan.seats, key=key_from(f"{plan.seed}/{number}"), options=plan.options, bare=bare)
    opening = f"{plan.seed}/opening {number // len(plan.free)}"
    match = Match.new(plan.game, plan.seats, key=key_from(opening), options=plan.options, bare=bare)
    chance, turns, last = Chance(opening), 0, None
    while pending := match.pending:
        question = pending[0]
        if question.seat != last:  # a turn is what one seat answers without another in between
            if turns == plan.openings:
                break
            turns, last = turns + 1, question.seat
        choices = question.choices
        match.answer(question.seat, choices[chance.below(len(choices))][0])
    return match


def _play_bots(
    plan: Plan, match: Match, levels: Mapping[Seat, str], seeds: Sequence[int | str], noted: dict[str, Ref]
) -> tuple[list[int], list[int]]:
    """Lets bots play a match to its end; says how many answers each seat gave, and how many were cut short."""
    players = {seat: make_bot(plan.game, level, seeds[seat], anywhere=True) for seat, level in levels.items()}
    own = {seat: is_own(plan.game, level) for seat, level in levels.items()}
    seconds = {seat: plan.seconds(level) for seat, level in levels.items()}
    answers, cut_short = [0] * plan.seats, [0] * plan.seats
    match.run_on()
    while match.pending:
        question = match.pending[0]
        seat, prompt = question.seat, question.prompt
        if prompt in plan.said:
            ref = next(ref for ref in plan.said[prompt] if ref in question.options)
        elif own[seat]:
            ref = decide(players[seat], match, seat, seconds[seat], process_time)
        else:
            ref = decide_watched(levels[seat], players[seat], match, seat, seconds[seat])
        if prompt in plan.noted:
            noted.setdefault(prompt, ref)
        match.answer(seat, ref)
        answers[seat] += 1
        cut_short[seat] += was_cut_short(players[seat])
        match.run_on()
    return answers, cut_short


def play_at_random(
    game: "str | Game[Any]", seats: int, options: dict[str, Any], key: bytes, seeds: Sequence[int | str]
) -> tuple[Match, int]:
    """A match between random bots, without trail, record and events, and how many decisions it took."""
    match = Match.new(game, seats, key=key, options=options, bare=True)
    return match, sum(_at_random(match, seeds))


def _at_random(match: Match, seeds: Sequence[int | str]) -> list[int]:
    """Plays a match to its end, every choice made as RandomBot does; says how many answers each seat gave."""
    below = [Chance(seed).below for seed in seeds]
    take, answers = match.take, [0] * len(seeds)
    while pending := match.pending:
        question = pending[0]
        seat, choices = question.seat, question.choices
        take(question, choices[below[seat](len(choices))])
        answers[seat] += 1
    return answers


# ---- counting


def _report(plan: Plan, played: list[Played], seconds: float) -> SimReport:
    decisions = sum(match.answers[seat] for match in played for seat in plan.free)
    return SimReport(
        game=plan.game,
        seats=plan.seats,
        games=len(played),
        bots=plan.bots,
        seed=plan.seed,
        options=plan.options,
        openings=plan.openings,
        budget=plan.budget,
        decisions=decisions,
        seconds=round(seconds, 4),
        games_per_s=round(len(played) / seconds, 2),
        decisions_per_s=round(decisions / seconds, 1),
        outcomes=dict(sorted(Counter(match.outcome.ending for match in played).items())),
        results=[_result(match.outcome) for match in played],
        digest=sha256("\n".join(match.final for match in played).encode()).hexdigest()[:32],
        players=[_player(plan, played, k) for k in range(len(plan.bots))],
    )


def _result(outcome: Outcome) -> str:
    ranks = "-".join(str(rank) for rank in outcome.ranks)
    if all(score is None for score in outcome.scores):
        return ranks
    return f"{ranks} ({':'.join('-' if score is None else str(score) for score in outcome.scores)})"


def _player(plan: Plan, played: list[Played], bot: int) -> PlayerReport:
    wins = draws = answers = cut_short = 0
    title = find(plan.game)
    teams = teams_of(title, plan.seats, msgspec.convert(plan.options, title.options))
    for number, match in enumerate(played):
        seat = next(seat for seat, sitting in plan.seated(number).items() if sitting == bot)
        winners = match.outcome.winners
        answers += match.answers[seat]
        cut_short += match.cut_short[seat]
        if seat in winners:
            alone = len({teams[winner] for winner in winners}) == 1
            wins, draws = (wins + 1, draws) if alone else (wins, draws + 1)
    games = len(played)
    rate = (wins + draws / 2) / games
    low, high = wilson(rate, games)
    return PlayerReport(
        bot=plan.bots[bot],
        games=games,
        wins=wins,
        draws=draws,
        losses=games - wins - draws,
        rate=round(rate, 4),
        low=round(low, 4),
        high=round(high, 4),
        answers=answers,
        cut_short=cut_short,
    )


def teams_of(title: Game[Any], seats: int, options: Options) -> list[str]:
    """The team of each seat; where there are none, everybody is their own."""
    places = title.places(seats, options)
    return [place.partition(".")[0] for place in places] or [str(seat) for seat in range(seats)]


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence, after that many matches."""
    z2 = Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
