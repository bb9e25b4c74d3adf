"""``meadhall sim``: bots play many matches, and somebody counts."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ..kernel.errors import MeadhallError
from ..lab import AloneReport, SimReport, play_alone, simulate
from .choices import OPTION, read_bots, read_options
from .overlays import OVERLAY, use_overlay
from .say import flag, out, print_json, progress


def sim(
    game: Annotated[str, Parameter(help="The title.")] = "ragnarocks",
    /,
    *,
    seats: Annotated[int, Parameter(help="How many seats play.")] = 2,
    games: Annotated[int, Parameter(help="How many matches.")] = 100,
    bots: Annotated[str, Parameter(help="The bots, with commas, or package.module:Class; seats change.")] = "random",
    seed: Annotated[int, Parameter(help="The same seed gives the same matches.")] = 0,
    option: Annotated[list[str] | None, OPTION] = None,
    openings: Annotated[
        int, Parameter(help="So many turns are played by chance first; each opening is played once for each seat.")
    ] = 0,
    budget: Annotated[float | None, Parameter(help="Seconds for one answer, if not what each bot says itself.")] = None,
    overlay: Annotated[Path | None, OVERLAY] = None,
    jobs: Annotated[int, Parameter(help="How many processes share the work.")] = 1,
    solo: Annotated[
        bool,
        flag(
            "One bot alone against each automaton, so many games against each; with --seats 3 another one is beside it."
        ),
    ] = False,
    challenge: Annotated[
        list[str] | None,
        Parameter(
            help="With --solo: the same matches again with this challenge, such as blood_tribute, or each of all; "
            "may be given again.",
            negative="",
        ),
    ] = None,
    json: Annotated[bool, flag("Write JSON.")] = False,
) -> None:
    """Lets bots play many matches and counts who wins."""
    use_overlay(overlay)
    players = read_bots(game, bots)
    if games < 1 or jobs < 1:
        raise MeadhallError("A simulation needs at least one match and one process.")
    if challenge and not solo:
        raise MeadhallError("A challenge is for who plays alone: say --solo.")
    if solo:
        _alone(game, seats, games, players, seed, read_options(option or []), jobs, budget, challenge or [], json)
        return
    with progress("playing", quiet=json) as tell:
        report = simulate(
            game, seats, games, players, seed, read_options(option or []), jobs, tell, openings=openings, budget=budget
        )
    if json:
        print_json(report)
    else:
        _print(report)


def _alone(
    game: str,
    seats: int,
    games: int,
    players: list[str],
    seed: int,
    options: dict[str, Any],
    jobs: int,
    budget: float | None,
    challenges: list[str],
    json: bool,
) -> None:
    """One bot against automata: they have all the other seats."""
    if len(players) != 1:
        raise MeadhallError("One bot plays alone, not several.")
    named = None if challenges == ["all"] else [f"challenge:{name.removeprefix('challenge:')}" for name in challenges]
    with progress("playing", quiet=json) as tell:
        report = play_alone(
            game,
            players[0],
            games,
            seed,
            automata=seats - 1,
            challenges=named,
            options=options,
            jobs=jobs,
            budget=budget,
            progress=tell,
        )
    if json:
        print_json(report)
    else:
        _print_alone(report)


def _print_alone(report: AloneReport) -> None:
    from rich.table import Table

    for head, tallies in (("against", report.foes), ("as", report.heroes)):
        table = Table(head, "games", "wins", "rate", "95 % interval", box=None, pad_edge=False)
        for one in tallies:
            row = (one.name.partition(":")[2], str(one.games), str(one.wins), f"{one.rate:.1%}")
            table.add_row(*row, f"{one.low:.1%} to {one.high:.1%}")
        out().print(table)
        print()
    if report.challenges:
        table = Table("with", "pairs", "without", "with it", "change", "95 % interval", box=None, pad_edge=False)
        for harder in report.challenges:
            rates = (f"{harder.without:.1%}", f"{harder.with_it:.1%}", f"{harder.change:+.1%}")
            name = harder.name.partition(":")[2]
            table.add_row(name, str(harder.pairs), *rates, f"{harder.low:+.1%} to {harder.high:+.1%}")
        out().print(table)
        print()
    endings = ", ".join(f"{ending} {count}" for ending, count in report.endings.items())
    print(f"{report.bot} alone against {report.automata} of {report.game}, {report.seconds:.0f} s; endings: {endings}")


def _print(report: SimReport) -> None:
    from rich.table import Table

    table = Table("bot", "wins", "draws", "losses", "rate", "95 % interval", box=None, pad_edge=False)
    for player in report.players:
        counts = map(str, (player.wins, player.draws, player.losses))
        table.add_row(player.bot, *counts, f"{player.rate:.1%}", f"{player.low:.1%} to {player.high:.1%}")
    out().print(table)
    endings = ", ".join(f"{ending} {count}" for ending, count in report.outcomes.items())
    print(
        f"{report.games} games of {report.game}, {report.decisions} decisions in {report.seconds:.1f} s "
        f"({report.games_per_s:.0f} games/s, {report.decisions_per_s:.0f} decisions/s)"
    )
    if report.openings:
        pairs = report.games // len(report.players)
        print(
            f"{pairs} {'opening' if pairs == 1 else 'openings'} of {report.openings} turns by chance, "
            f"each played {len(report.players)} times with the bots on every seat in turn"
        )
    print(f"endings: {endings}")
    for player in report.players:
        if player.cut_short:
            print(
                f"{player.bot}: the clock cut {player.cut_short} of {player.answers} answers short; "
                "on a faster machine it may play otherwise"
            )
