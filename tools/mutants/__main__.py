"""``python -m tools.mutants``: changes the code in small ways and sees whether a test notices (``make mutants``)."""

import argparse
import subprocess
import sys
from pathlib import Path
from time import monotonic

from .covering import covering
from .equivalents import Equivalents
from .project import meadhall
from .report import Run, page, share
from .running import USUAL, Effort, Ledger, try_all
from .sampling import all_mutants, in_reading_order, sample, secrets

ROOT = Path(__file__).parents[2]
LEAST = 92.0
"""How many of a hundred must be killed."""


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which sample is drawn (1)")
    parser.add_argument("--count", type=int, default=200, help="how many mutants it has (200)")
    parser.add_argument("--only", default="", help="only files under this path")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at a time (2)")
    parser.add_argument("--patience", type=float, default=USUAL.patience, help="seconds of tests for each mutant")
    parser.add_argument("--full", action="store_true", help="run every test on survivors, however long it takes")
    parser.add_argument("--again", action="store_true", help="only those that survived when tests or code were others")
    parser.add_argument("--report", type=Path, help="write the report to this file as well")
    return parser.parse_args()


def main() -> int:
    """Draws, tries and reports; fails if too few are killed or anything secret is given away unseen."""
    told, started = arguments(), monotonic()
    project = meadhall(ROOT)
    kept = ROOT / ".mutants"
    here = kept / project.hash()
    equivalents = Equivalents.read(Path(__file__).with_name("equivalents.toml"))
    found = all_mutants(project, told.only)
    hidden = [mutant for mutant in secrets(project, found) if equivalents.why(mutant) is None]
    drawn, passed = sample(project, found, told.seed, told.count, equivalents)
    if told.again:
        lived = survivors_before(kept, here)
        drawn, hidden = ([mutant for mutant in group if mutant.id in lived] for group in (drawn, hidden))
    print(
        f"{len(drawn)} of {len(found)} mutants are tried, and {len(hidden)} that give away what is hidden.", flush=True
    )
    known = covering(project, here, told.jobs)
    effort = Effort(float("inf") if told.full else told.patience)
    ledger = Ledger(here / "results.jsonl")
    wanted = list(in_reading_order([*drawn, *hidden]))
    witnesses = try_all(project, wanted, known, ledger, kept, jobs=told.jobs, effort=effort, say=say)
    run = Run(
        told.seed,
        commit(),
        (monotonic() - started) / 60,
        [ledger.results[mutant.id] for mutant in drawn],
        [ledger.results[mutant.id] for mutant in hidden],
        [(mutant, equivalents.why(mutant) or "") for mutant in passed],
        equivalents.stale(found) if not told.only else (),
        sorted(witnesses.unreliable),
        told.only,
    )
    print(page(run))
    if told.report:
        told.report.write_text(page(run), "utf-8")
    good = share(run.sampled) >= LEAST and all(result.killed for result in run.secret)
    return 0 if good else 1


def survivors_before(kept: Path, here: Path) -> set[str]:
    """The mutants that survived in the newest run on another state of the tree."""
    others = [file for file in kept.glob("*/results.jsonl") if file.parent != here]
    newest = max(others, key=lambda file: file.stat().st_mtime, default=None)
    if newest is None:
        sys.exit("There is no earlier run to go on from.")
    return {result.id for result in Ledger(newest).results.values() if not result.killed}


def commit() -> str:
    """The commit of the tree, with a plus if it has been changed since."""
    told = ["git", "describe", "--always", "--dirty=+", "--abbrev=7"]
    try:
        return subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def say(line: str) -> None:
    """Shows how far it is."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
