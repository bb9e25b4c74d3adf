"""Which tests run which line, and how long each takes: measured once for a state of the tree, and kept."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path

from coverage import Coverage, CoverageData
from msgspec import Struct
from msgspec.json import decode, encode

from .measuring import FOLDER, KEPT
from .project import CODE, TESTS, Project
from .sites import Mutant

HERE = Path(__file__).parent
SETTINGS = """[run]
context = ${{MUTANTS_TEST-}}
concurrency = thread,greenlet
data_file = {data}
include = {include}
omit = {omit}
parallel = true
patch = fork,_exit
sigterm = true
disable_warnings = no-data-collected,dynamic-conflict,module-not-measured
"""
FAR = 10
"""A test of another folder is run as late as a close one that takes this many times as long."""


class Timed(Struct, frozen=True):
    """A test that can be run against a mutant."""

    seconds: float
    lines: int
    """How many lines it runs: the fewer, the more it has to say about each."""


class Covering:
    """For each line the tests that run it."""

    def __init__(self, project: Project, folder: Path) -> None:
        self._project, self._folder = project, folder
        self.tests = decode((folder / "tests.json").read_bytes(), type=dict[str, Timed])
        self._lines: dict[str, dict[int, list[str]]] = {}

    @cached_property
    def _data(self) -> CoverageData:
        data = CoverageData(str(self._folder / "lines"))
        data.read()
        return data

    @cached_property
    def _by_file(self) -> dict[str, list[str]]:
        by_file: dict[str, list[str]] = {}
        for test in self.tests:
            by_file.setdefault(test.split("::")[0], []).append(test)
        return by_file

    def running(self, mutant: Mutant) -> list[str]:
        """The tests that run a mutant's line.

        A line that runs when its file is imported is depended upon by whoever uses the file: first the tests that run
        anything in it, then those that run anything in its folder.
        """
        lines, found = self._lines_of(mutant.file), self._there(mutant)
        if mutant.once or "" in found:
            found |= {test for tests in lines.values() for test in tests}
            folder = mutant.file.rpartition("/")[0]
            beside = [file for file, _ in self._project.files() if file.rpartition("/")[0] == folder]
            found |= {test for file in beside for tests in self._lines_of(file).values() for test in tests}
        return self._known(found)

    def in_order(self, mutant: Mutant) -> list[str]:
        """The same, the quick ones first; those of the folders that are far away later."""
        close = self._project.close_tests(mutant.file)
        near = self._there(mutant)

        def effort(test: str) -> tuple[float, int, str]:
            timed = self.tests[test]
            weight = 1 if test.startswith(close) else FAR
            return (max(timed.seconds, 0.01) * weight * (1 if test in near else FAR), timed.lines, test)

        return sorted(self.running(mutant), key=effort)

    def _there(self, mutant: Mutant) -> set[str]:
        lines = self._lines_of(mutant.file)
        return {test for line in range(mutant.span[0], mutant.span[1] + 1) for test in lines.get(line, ())}

    def _lines_of(self, file: str) -> dict[int, list[str]]:
        if file not in self._lines:
            self._lines[file] = self._data.contexts_by_lineno(str(self._project.root / file))
        return self._lines[file]

    def _known(self, contexts: Iterable[str]) -> list[str]:
        """The tests of these contexts; a file stands for all its tests, where a fixture ran for all of them."""
        found: set[str] = set()
        for context in contexts:
            found.update([context] if context in self.tests else self._by_file.get(context, []))
        return sorted(found)


def covering(project: Project, folder: Path, jobs: int, say: Callable[[str], None] = print) -> Covering:
    """What was measured for this state of the tree; measures it if that has not been done."""
    if not (folder / "tests.json").is_file():
        say("Which test runs which line is measured once for this state of the tree.")
        measure(project, folder, jobs)
    found = Covering(project, folder)
    say(f"{len(found.tests)} tests, {sum(test.seconds for test in found.tests.values()) / 60:.1f} minutes of them.")
    return found


def measure(project: Project, folder: Path, jobs: int) -> None:
    """Runs all tests once, and notes in a folder which lines each of them runs."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("lines*"), *folder.glob("tests-*")):  # of a measuring that was stopped
        old.unlink()
    settings, data = folder / "coverage.ini", folder / "lines"
    root = project.root
    include = ",".join(f"{root / area}/*" for area in project.areas.values())
    settings.write_text(SETTINGS.format(data=data, include=include, omit=",".join(project.left_out)))
    paths = [root / CODE, HERE.parents[1]]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
        "COVERAGE_PROCESS_START": str(settings),
        FOLDER: str(folder),
        KEPT: " ".join(area.removeprefix(f"{CODE}/").replace("/", ".") for area in project.areas.values()),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.mutants.measuring", "-p", "no:cacheprovider"]
    command += ["-n", str(jobs)] if jobs > 1 else []
    command += ["-m", project.marks] if project.marks else []
    command += [f"--ignore={untested}" for untested in project.untested]
    with (folder / "output.txt").open("wb") as output:
        ended = subprocess.run([*command, TESTS], cwd=root, env=environment, stdout=output, stderr=output, check=False)
    if ended.returncode not in (0, 1):  # 1: some test failed, and is left out; else not all have been run
        told = (folder / "output.txt").read_text("utf-8", "replace")
        raise RuntimeError(f"The tests could not be measured:\n{told[-2000:]}")
    coverage = Coverage(data_file=str(data), config_file=str(settings))
    coverage.combine()
    coverage.save()
    (folder / "tests.json").write_bytes(encode(_timed(folder, data)))


def _timed(folder: Path, data: Path) -> dict[str, Timed]:
    """Every test that passed, with its time and how much it runs."""
    seconds: dict[str, float] = {}
    useless = set()
    for file in folder.glob("tests-*.jsonl"):
        for line in file.read_text("utf-8").splitlines():
            told = json.loads(line)
            if "seconds" in told:
                seconds[told["test"]] = told["seconds"]
            else:
                useless.add(told["test"])
    measured = CoverageData(str(data))
    measured.read()
    lines: Counter[str] = Counter()
    for source in measured.measured_files():
        for tests in measured.contexts_by_lineno(source).values():
            lines.update(tests)
    return {test: Timed(seconds[test], lines[test]) for test in sorted(seconds) if test not in useless}
