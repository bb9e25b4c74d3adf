"""Benchmarks: how fast the rules are, beside other engines in the same run.

Machines are noisy. So everything is measured in short turns, A B C A B C …, and what is told is the median; a ratio
is the median of the ratios within each round. The clock counts this process's own time, so that busy neighbours do
not make an engine look slow.
"""

import platform
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from os import cpu_count
from random import Random
from statistics import median
from time import perf_counter, process_time

from msgspec import Struct

from meadhall.banners import asleep, hung
from meadhall.kernel import Chance, Match, Question, find
from meadhall.kernel.chance import key_from
from meadhall.kernel.titles import part_of

from .sim import Progress, play_at_random


class FastSpeed(Struct, frozen=True):
    """The compiled board of a title: random games from the start, on one core."""

    playouts_per_s: float
    steps_per_s: float
    """Counted as the title's kin in OpenSpiel counts them."""


class Speed(Struct, frozen=True, omit_defaults=True):
    """How fast a game of the hall is, in one process."""

    decisions_per_s: float
    """Random play to the end, options looked at and chosen among, on matches that keep no past."""
    games_per_s: float
    fork_us: float
    """Microseconds to copy a match, on average over all asks of random matches."""
    imagine_us: float
    """Microseconds to make a world of it."""
    answer_us: float
    """Microseconds to answer with everything on: record, hashes, events, the way back."""
    fast: FastSpeed | None = None
    """The compiled board, where the title has one."""


class CatanatronSpeed(Struct, frozen=True):
    """Catanatron: four random players, decisions as its own list of actions counts them."""

    decisions_per_s: float
    games_per_s: float


class SpielSpeed(Struct, frozen=True, omit_defaults=True):
    """A game of OpenSpiel."""

    steps_per_s: float
    """Legal actions listed and one applied from Python."""
    rollout_steps_per_s: float | None = None
    """Random games inside OpenSpiel, in C++ from beginning to end; measured where a compiled board stands beside it."""


class BenchReport(Struct, frozen=True, omit_defaults=True):
    """What a benchmark found. Engines that are not installed are left out."""

    machine: str
    rounds: int
    seconds: float
    titles: dict[str, Speed] = {}
    """Every title of the hall, those of other packages too; in JSON each stands under its own id."""
    catanatron: CatanatronSpeed | None = None
    open_spiel: dict[str, SpielSpeed] = {}
    ratios: dict[str, float] = {}
    """How many times as fast random play of ours is, decision for decision: ``ragnarocks/catanatron`` and so on.

    ``ragnarocks.fast/open_spiel.amazons`` sets compiled beside compiled: its fast board and OpenSpiel's own rollouts.
    """
    missing: list[str] = []


Measure = Callable[[float, int], dict[str, float]]
"""Measures for about so many seconds, in a certain round; gives numbers by name."""


class Kin(Struct, frozen=True):
    """What a title's ``bench.py`` says, where it has one: ``fast`` measures its compiled board, ``KIN`` names its kin.

    The kin are games of OpenSpiel that it is measured beside; beside the first of them stands its compiled board.
    """

    spiels: tuple[str, ...] = ()
    fast: Measure | None = None

    @classmethod
    def of(cls, title: str) -> "Kin":
        """The kin of a title; none where nobody has said."""
        module = part_of(find(title), "bench")
        return cls(tuple(getattr(module, "KIN", ())), getattr(module, "fast", None))


def bench(
    quick: bool = False,
    progress: Progress | None = None,
    *,
    titles: Sequence[str] | None = None,
    complain: Callable[[str], object] = lambda sentence: None,
) -> BenchReport:
    """Measures titles, all unless some are named, beside catanatron and OpenSpiel where these are installed.

    They come with the extra ``bench``.
    """
    rounds, turn = (3, 0.25) if quick else (7, 1.0)
    if titles is None:
        titles = [title for title in hung(complain) if title not in asleep()]
    measures: dict[str, Measure] = {}
    kin = {title: Kin.of(title) for title in titles}
    for title in titles:
        measures |= {title: _random_play(title), f"{title}.copies": _copies(title)}
        if (fast := kin[title].fast) is not None:
            measures[f"{title}.fast"] = fast
    missing = [name for name in ("catanatron", "pyspiel") if find_spec(name) is None]
    if "catanatron" not in missing:
        measures["catanatron"] = _catanatron
    if "pyspiel" not in missing:
        measures |= {f"open_spiel.{name}": _spiel(name) for its in kin.values() for name in its.spiels}
        beside = {its.spiels[0] for its in kin.values() if its.fast and its.spiels}
        measures |= {f"open_spiel.{name}.rollouts": _rollouts(name) for name in sorted(beside)}

    began = perf_counter()
    found: dict[str, list[float]] = {}
    for measure in measures.values():
        measure(turn / 10, 0)  # imports and caches are not part of the race
    for number in range(rounds):
        for k, (name, measure) in enumerate(measures.items()):
            for what, value in measure(turn, number).items():
                found.setdefault(f"{name}.{what}", []).append(value)
            if progress:
                progress(number * len(measures) + k + 1, rounds * len(measures))
    absent = ["open_spiel" if name == "pyspiel" else name for name in missing]
    return _report(found, kin, rounds, perf_counter() - began, absent)


def _report(
    found: dict[str, list[float]], kin: Mapping[str, Kin], rounds: int, seconds: float, missing: list[str]
) -> BenchReport:
    middle = {name: round(median(values), 2) for name, values in found.items()}
    spiels = dict.fromkeys(name for its in kin.values() for name in its.spiels)
    return BenchReport(
        machine=f"{platform.machine()}, {cpu_count()} cores, Python {platform.python_version()}, {sys.platform}",
        rounds=rounds,
        seconds=round(seconds, 1),
        titles={title: _speed(title, middle) for title in kin},
        catanatron=CatanatronSpeed(middle["catanatron.decisions_per_s"], middle["catanatron.games_per_s"])
        if "catanatron.decisions_per_s" in middle
        else None,
        open_spiel={
            name: SpielSpeed(middle[steps], middle.get(f"open_spiel.{name}.rollouts.steps_per_s"))
            for name in spiels
            if (steps := f"open_spiel.{name}.steps_per_s") in middle
        },
        ratios={
            f"{own}/{theirs}": _ratio(found[our_rate], found[their_rate])
            for own, theirs, our_rate, their_rate in _pairs(kin)
            if our_rate in found and their_rate in found
        },
        missing=missing,
    )


def _pairs(kin: Mapping[str, Kin]) -> Iterator[tuple[str, str, str, str]]:
    """Who is measured beside whom: the two names, and the numbers that are compared."""
    for title, its in kin.items():
        yield title, "catanatron", f"{title}.decisions_per_s", "catanatron.decisions_per_s"
        for name in its.spiels:
            yield title, f"open_spiel.{name}", f"{title}.decisions_per_s", f"open_spiel.{name}.steps_per_s"
    for title, its in kin.items():
        for name in its.spiels[:1]:
            rollouts = f"open_spiel.{name}.rollouts.steps_per_s"
            yield f"{title}.fast", f"open_spiel.{name}", f"{title}.fast.steps_per_s", rollouts


def _ratio(own: list[float], theirs: list[float]) -> float:
    return round(median(a / b for a, b in zip(own, theirs, strict=True)), 3)


def _speed(title: str, middle: dict[str, float]) -> Speed:
    return Speed(
        decisions_per_s=middle[f"{title}.decisions_per_s"],
        games_per_s=middle[f"{title}.games_per_s"],
        fork_us=middle[f"{title}.copies.fork_us"],
        imagine_us=middle[f"{title}.copies.imagine_us"],
        answer_us=middle[f"{title}.copies.answer_us"],
        fast=FastSpeed(middle[f"{title}.fast.playouts_per_s"], middle[f"{title}.fast.steps_per_s"])
        if f"{title}.fast.steps_per_s" in middle
        else None,
    )


# ---- what is measured


def _random_play(title: str) -> Measure:
    """Whole matches between random bots, as a simulation plays them."""
    seats = find(title).usual_seats()

    def measure(seconds: float, number: int) -> dict[str, float]:
        games = decisions = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            name = f"bench/{number}/{games}"
            seeds = [f"{name}/{seat}" for seat in range(seats)]
            _, made = play_at_random(title, seats, {}, key_from(name), seeds)
            decisions += made
            games += 1
        return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}

    return measure


def _copies(title: str) -> Measure:
    """At every ask of random matches: a copy, a world, and then the answer."""

    def measure(seconds: float, number: int) -> dict[str, float]:
        chance = Chance(f"bench/{number}")
        times = {"fork_us": 0.0, "imagine_us": 0.0, "answer_us": 0.0}
        asks = 0
        for match, question in _asks(title, f"bench/{number}", seconds):
            options = question.options
            ref = options[chance.below(len(options))]
            seat = question.seat
            start = process_time()
            match.fork()
            forked = process_time()
            match.imagine(seat, chance)
            imagined = process_time()
            match.answer(seat, ref)
            answered = process_time()
            times["fork_us"] += forked - start
            times["imagine_us"] += imagined - forked
            times["answer_us"] += answered - imagined
            asks += 1
        return {what: 1e6 * spent / asks for what, spent in times.items()}

    return measure


def _asks(title: str, seed: str, seconds: float) -> Iterator[tuple[Match, Question]]:
    """The open asks of one match after another; whoever gets one answers it."""
    until, games = process_time() + seconds, 0
    while process_time() < until:
        match = Match.new(title, find(title).usual_seats(), seed=f"{seed}/{games}")
        games += 1
        while match.pending:
            yield match, match.pending[0]


def _catanatron(seconds: float, number: int) -> dict[str, float]:
    """Whole games of catanatron between four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=1000 * number + games)
        game.play()
        state = game.state
        decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
        games += 1
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def _spiel(name: str) -> Measure:
    """Whole games of OpenSpiel at random."""

    def measure(seconds: float, number: int) -> dict[str, float]:
        import pyspiel

        game, random = pyspiel.load_game(name), Random(number)
        steps = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                steps += 1
        return {"steps_per_s": steps / spent}

    return measure


def _rollouts(name: str) -> Measure:
    """Random games of OpenSpiel, played by its own search in C++.

    That is the fastest way to it from Python: a search with one simulation does nothing but so many rollouts from the
    start. It does not tell how long they were, so their number is multiplied with the mean length of random games.
    """

    def measure(seconds: float, number: int) -> dict[str, float]:
        import pyspiel

        game, rollouts = pyspiel.load_game(name), 100
        games = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            seed = 10_000 * number + games
            evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
            pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False).step(game.new_initial_state())
            games += rollouts
        return {"steps_per_s": games * _mean_length(name) / spent}

    return measure


@cache
def _mean_length(name: str) -> float:
    """How many steps a random game of OpenSpiel has, on average over two hundred."""
    import pyspiel

    game, random, games, steps = pyspiel.load_game(name), Random(name), 200, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            steps += 1
    return steps / games
