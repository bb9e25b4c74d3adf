"""``meadhall bench``: how fast the rules are, beside other engines."""

from typing import Annotated

from ..lab import BenchReport
from ..lab import bench as measure
from .say import flag, out, print_json, progress


def bench(
    *,
    quick: Annotated[bool, flag("A few seconds instead of a minute; the numbers are rougher.")] = False,
    json: Annotated[bool, flag("Write JSON.")] = False,
) -> None:
    """Measures how fast the rules are."""
    with progress("measuring", quiet=json) as tell:
        report = measure(quick, tell)
    if json:
        print_json(report)
    else:
        _print(report)


def _print(report: BenchReport) -> None:
    from rich.table import Table

    own = {"ragnarocks": report.ragnarocks} | ({"bloodrage": report.bloodrage} if report.bloodrage else {})
    table = Table("engine", "decisions/s", *(f"{title} is" for title in own), box=None, pad_edge=False)
    for title, speed in own.items():
        table.add_row(title, f"{speed.decisions_per_s:,.0f}")
    rivals = {f"open_spiel.{name}": (f"OpenSpiel {name}", s.steps_per_s) for name, s in report.open_spiel.items()}
    if report.catanatron:
        rivals = {"catanatron": ("catanatron", report.catanatron.decisions_per_s)} | rivals
    for rival, (name, steps) in rivals.items():
        table.add_row(name, f"{steps:,.0f}", *(_times(report, title, rival) for title in own))
    out().print(table)
    for title, speed in own.items():
        print(
            f"{title}: copy {speed.fork_us:.0f} µs, world {speed.imagine_us:.0f} µs, "
            f"recorded answer {speed.answer_us:.0f} µs"
        )
    if fast := report.ragnarocks.fast:
        told = f"{fast.playouts_per_s:,.0f} random games/s, {fast.steps_per_s:,.0f} steps/s"
        print(f"ragnarocks, fast board: {told}{_beside(report)}")
    print(f"{report.machine}; {report.rounds} rounds in {report.seconds:.0f} s")
    if report.missing:
        print(f"not installed: {', '.join(report.missing)} (pip install 'meadhall[bench]')")


def _times(report: BenchReport, title: str, rival: str) -> str:
    ratio = report.ratios.get(f"{title}/{rival}")
    return "" if ratio is None else f"{ratio:.2f} times as fast"


def _beside(report: BenchReport) -> str:
    """How the fast board compares with OpenSpiel's own random games, where that is installed."""
    ratio = report.ratios.get("ragnarocks.fast/open_spiel.amazons")
    if ratio is None or (rollouts := report.open_spiel["amazons"].rollout_steps_per_s) is None:
        return ""
    return f"; OpenSpiel amazons in C++ {rollouts:,.0f}, so {ratio:.2f} times as fast"
