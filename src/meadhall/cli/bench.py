"""``meadhall bench``: how fast the rules are, beside other engines."""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from ..kernel import find
from ..lab import BenchReport
from ..lab import bench as measure
from .say import complain, flag, out, print_json, progress


def bench(
    *titles: Annotated[str, Parameter(help="The titles; all of them if none is named.")],
    quick: Annotated[bool, flag("A few seconds instead of a minute; the numbers are rougher.")] = False,
    json: Annotated[bool, flag("Write JSON.")] = False,
) -> None:
    """Measures how fast the rules are."""
    for title in titles:
        find(title)
    with progress("measuring", quiet=json) as tell:
        report = measure(quick, tell, titles=titles or None, complain=complain)
    if json:
        told = msgspec.to_builtins(report)
        print_json(told.pop("titles", {}) | told)
    else:
        _print(report)


def _print(report: BenchReport) -> None:
    from rich.table import Table

    table = Table("engine", "decisions/s", *(f"{title} is" for title in report.titles), box=None, pad_edge=False)
    for title, speed in report.titles.items():
        table.add_row(title, f"{speed.decisions_per_s:,.0f}")
    rivals = {f"open_spiel.{name}": (f"OpenSpiel {name}", s.steps_per_s) for name, s in report.open_spiel.items()}
    if report.catanatron:
        rivals = {"catanatron": ("catanatron", report.catanatron.decisions_per_s)} | rivals
    for rival, (name, steps) in rivals.items():
        table.add_row(name, f"{steps:,.0f}", *(_times(report, title, rival) for title in report.titles))
    out().print(table)
    for title, speed in report.titles.items():
        print(
            f"{title}: copy {speed.fork_us:.0f} µs, world {speed.imagine_us:.0f} µs, "
            f"recorded answer {speed.answer_us:.0f} µs"
        )
    for title, speed in report.titles.items():
        if fast := speed.fast:
            told = f"{fast.playouts_per_s:,.0f} random games/s, {fast.steps_per_s:,.0f} steps/s"
            print(f"{title}, fast board: {told}{_beside(report, title)}")
    print(f"{report.machine}; {report.rounds} rounds in {report.seconds:.0f} s")
    if report.missing:
        print(f"not installed: {', '.join(report.missing)} (pip install 'meadhall[bench]')")


def _times(report: BenchReport, title: str, rival: str) -> str:
    ratio = report.ratios.get(f"{title}/{rival}")
    return "" if ratio is None else f"{ratio:.2f} times as fast"


def _beside(report: BenchReport, title: str) -> str:
    """How a compiled board compares with OpenSpiel's own random games, where that is installed."""
    for name, speed in report.open_spiel.items():
        ratio = report.ratios.get(f"{title}.fast/open_spiel.{name}")
        if ratio is not None and speed.rollout_steps_per_s is not None:
            return f"; OpenSpiel {name} in C++ {speed.rollout_steps_per_s:,.0f}, so {ratio:.2f} times as fast"
    return ""
