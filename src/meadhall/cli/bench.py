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

    table = Table("engine", "decisions/s", "ragnarocks is", box=None, pad_edge=False)
    own = report.ragnarocks
    table.add_row("ragnarocks", f"{own.decisions_per_s:,.0f}", "")
    if report.catanatron:
        table.add_row("catanatron", f"{report.catanatron.decisions_per_s:,.0f}", _times(report, "catanatron"))
    for name, speed in report.open_spiel.items():
        table.add_row(f"OpenSpiel {name}", f"{speed.steps_per_s:,.0f}", _times(report, f"open_spiel.{name}"))
    out().print(table)
    print(f"copy {own.fork_us:.0f} µs, world {own.imagine_us:.0f} µs, recorded answer {own.answer_us:.0f} µs")
    print(f"{report.machine}; {report.rounds} rounds in {report.seconds:.0f} s")
    if report.missing:
        print(f"not installed: {', '.join(report.missing)} (pip install 'meadhall[bench]')")


def _times(report: BenchReport, rival: str) -> str:
    ratio = report.ratios.get(f"ragnarocks/{rival}")
    return "" if ratio is None else f"{ratio:.2f} times as fast"
