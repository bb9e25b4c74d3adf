"""One against the rules: how often a bot in a person's seat wins alone, by automaton, by challenge, by hero.

Matches of one number are dealt alike with a challenge and without, so what a challenge changes is counted in pairs.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.bots import check_bots
from meadhall.kernel import Game, MeadhallError, Ref, find
from meadhall.kernel.game import free_seats, solo_of
from meadhall.kernel.options import check_table, read_options

from .sim import Z95, Plan, Played, Progress, play_all, wilson


class Tally(Struct, frozen=True):
    """How often the person won, of the matches that have something in common."""

    name: Ref
    games: int
    wins: int
    rate: float
    low: float
    """The 95 % interval of the rate (Wilson)."""
    high: float


class Harder(Struct, frozen=True):
    """What a challenge changes: the rate without it and with it in matches that were dealt alike."""

    name: Ref
    pairs: int
    without: float
    with_it: float
    change: float
    low: float
    """The 95 % interval of the change; where it holds zero, nothing is proved."""
    high: float


class AloneReport(Struct, frozen=True):
    """What came out of matches of one person against automata."""

    game: str
    bot: str
    automata: int
    games: int
    """Matches against each automaton, without a challenge."""
    seed: int | str
    options: dict[str, Any]
    budget: float | None
    seconds: float
    foes: list[Tally]
    heroes: list[Tally]
    challenges: list[Harder]
    endings: dict[str, int]


def play_alone(
    game: "str | Game[Any]",
    bot: str,
    games: int,
    seed: int | str = 0,
    *,
    automata: int = 1,
    challenges: Sequence[Ref] | None = None,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    budget: float | None = None,
    progress: Progress | None = None,
) -> AloneReport:
    """A bot plays alone against each automaton, and again with each of the challenges; none is all of them."""
    title = find(game)
    solo = solo_of(title)
    tried = solo.challenges if challenges is None else tuple(challenges)
    for name in tried:
        if name not in solo.challenges:
            raise MeadhallError(f"There is no {name}; there are: {', '.join(solo.challenges)}.")
    if games < 1 or jobs < 1:
        raise MeadhallError("A simulation needs at least one match and one process.")
    check_bots(title.id, [bot], anywhere=True)
    read_options(title, automata + 1, {**(options or {}), solo.option: 1})  # how many sit, before who they are
    began, done = perf_counter(), 0
    plain: list[tuple[Ref, Played]] = []
    harder: dict[Ref, list[Played]] = {name: [] for name in tried}
    whole = games * len(solo.foes) * (1 + len(tried))
    for foe in solo.foes:
        for challenge in (None, *tried):
            plan = _plan(title, bot, seed, foe, challenge, automata, options or {}, budget)
            for played in play_all(plan, games, jobs):
                if challenge is None:
                    plain.append((foe, played))
                else:
                    harder[challenge].append(played)
                done += 1
                if progress is not None:
                    progress(done, whole)
    return AloneReport(
        game=title.id,
        bot=bot,
        automata=automata,
        games=games,
        seed=seed,
        options=dict(options or {}),
        budget=budget,
        seconds=round(perf_counter() - began, 1),
        foes=list(_tallies((foe, played) for foe, played in plain)),
        heroes=list(_tallies((played.noted.get(solo.hero, "?"), played) for _, played in plain)),
        challenges=[_harder(name, [played for _, played in plain], after) for name, after in harder.items()],
        endings=dict(sorted(Counter(played.outcome.ending for _, played in plain).items())),
    )


def _plan(
    title: Game[Any],
    bot: str,
    seed: int | str,
    foe: Ref,
    challenge: Ref | None,
    automata: int,
    options: dict[str, Any],
    budget: float | None,
) -> Plan:
    """Matches against one automaton; with several, the others come as they stand behind it in the list."""
    solo = solo_of(title)
    seats = automata + 1
    table = check_table(title, seats, {**options, solo.option: automata})
    free = free_seats(title, seats, table)
    at = solo.foes.index(foe)
    chosen = () if challenge is None else (challenge,)
    return Plan(
        title.id,
        seats,
        (bot,),
        f"{seed}/{foe}",
        msgspec.to_builtins(table),
        budget=budget,
        automata=tuple(seat for seat in range(seats) if seat not in free),
        said={solo.foe: (*solo.foes[at:], *solo.foes[:at]), solo.challenge: (*chosen, solo.done)},
        noted=(solo.hero,),
    )


def won(played: Played) -> bool:
    """Whether the person won: the last seat, behind all automata."""
    return played.outcome.ranks[-1] == 1


def _tallies(matches: Iterable[tuple[Ref, Played]]) -> Iterable[Tally]:
    games, wins = Counter[Ref](), Counter[Ref]()
    for name, played in matches:
        games[name] += 1
        wins[name] += won(played)
    for name, n in games.items():
        low, high = wilson(wins[name] / n, n)
        yield Tally(name, n, wins[name], round(wins[name] / n, 4), round(low, 4), round(high, 4))


def _harder(name: Ref, before: Sequence[Played], after: Sequence[Played]) -> Harder:
    """The mean change over all pairs, with the interval of a mean."""
    n = len(before)
    changes = [won(then) - won(first) for first, then in zip(before, after, strict=True)]
    mean = sum(changes) / n
    reach = Z95 * sqrt(sum((one - mean) ** 2 for one in changes) / max(1, n - 1) / n)
    return Harder(
        name=name,
        pairs=n,
        without=round(sum(map(won, before)) / n, 4),
        with_it=round(sum(map(won, after)) / n, 4),
        change=round(mean, 4),
        low=round(mean - reach, 4),
        high=round(mean + reach, 4),
    )
