"""Tries mutants on all cores: the tests that run the line, quickest first, up to the first that fails.

A test is believed when it fails on a mutant only if it passes on the tree as it is; one that does not is set aside. A
mutant that makes a test too slow is killed if that happens twice. Each verdict is written down when it is found, so
that a run which was stopped goes on where it was.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from time import monotonic
from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder, encode

from .bench import Bench, Limits, Ran
from .covering import Covering
from .project import Project
from .sites import Mutant

FIRST = 4.0
"""Seconds of tests that are run first: most mutants do not survive them, and few files need be imported."""
CALM = 10
"""How many times as long a test may take on the tree as it is: it may have to compile something first."""
NEIGHBOURS = 4
"""How many tests that killed something in the same file are tried before all others."""

Verdict = Literal["killed", "late", "survived", "unseen"]
"""Killed by a failing test or by one that was not done in time; survived; or no test runs the line at all."""


class Result(Struct, frozen=True):
    """What became of a mutant."""

    id: str
    file: str
    line: int
    function: str
    area: str
    operator: str
    secret: bool
    was: str
    now: str
    verdict: Verdict
    by: str = ""
    why: str = ""
    ran: tuple[str, ...] = ()
    """The tests that were run against it."""
    left: int = 0
    """How many more run the line and were not run, because all of them would have taken too long."""
    seconds: float = 0.0

    @property
    def killed(self) -> bool:
        return self.verdict in ("killed", "late")


class Effort(Struct, frozen=True):
    """How much is done for a mutant."""

    patience: float = 120.0
    """Seconds of tests, by their usual time, after which a mutant counts as a survivor."""
    limits: Limits = Limits()


USUAL = Effort()


class Witnesses:
    """Which tests are to be believed, and which have killed what."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._believed: dict[str, bool] = {}
        self._killers: dict[str, list[str]] = {}

    def known(self, test: str) -> bool | None:
        """Whether a test is believed; None if nobody has asked yet."""
        return self._believed.get(test)

    def believe(self, test: str, passes: bool) -> None:
        self._believed[test] = passes

    @property
    def unreliable(self) -> set[str]:
        """The tests that fail on the tree as it is."""
        return {test for test, passes in self._believed.items() if not passes}

    def killed(self, mutant: Mutant, by: str) -> None:
        """Notes who killed a mutant, the newest first."""
        with self._lock:
            before = self._killers.get(mutant.file, [])
            self._killers[mutant.file] = [by, *(test for test in before if test != by)][:NEIGHBOURS]

    def first(self, mutant: Mutant, tests: Sequence[str]) -> list[str]:
        """The tests with those first that killed the mutant's neighbours."""
        eager = [test for test in self._killers.get(mutant.file, []) if test in tests]
        return [*eager, *(test for test in tests if test not in eager)]


class Worker:
    """Tries one mutant after the other in a copy of its own."""

    def __init__(self, bench: Bench, covering: Covering, witnesses: Witnesses, effort: Effort) -> None:
        self._bench, self._covering, self._witnesses, self._effort = bench, covering, witnesses, effort

    def judge(self, mutant: Mutant) -> Result:
        """Runs tests against a mutant until one kills it or patience ends."""
        started = monotonic()
        tests = [test for test in self._covering.in_order(mutant) if test not in self._witnesses.unreliable]
        tests = self._witnesses.first(mutant, tests)
        wanted = self._affordable(tests)
        ran: list[str] = []
        found = None
        for batch in self._batches(wanted):
            found = self._killer(mutant, batch, ran)
            if found is not None:
                self._witnesses.killed(mutant, found.failed or "")
                break
        verdict: Verdict = "survived" if tests else "unseen"
        if found is not None:
            verdict = "late" if found.late else "killed"
        facts = {name: getattr(mutant, name) for name in ("id", "file", "line", "function", "area", "operator")}
        return Result(
            **facts,
            secret=mutant.secret,
            was=mutant.was,
            now=mutant.now,
            verdict=verdict,
            by=(found.failed or "the import") if found else "",
            why=found.why if found else "",
            ran=tuple(ran),
            left=len(tests) - len(wanted),
            seconds=round(monotonic() - started, 1),
        )

    def _affordable(self, tests: Sequence[str]) -> list[str]:
        taken: list[str] = []
        spent = 0.0
        for test in tests:
            spent += self._covering.tests[test].seconds
            if taken and spent > self._effort.patience:
                break
            taken.append(test)
        return taken

    def _batches(self, tests: Sequence[str]) -> Iterator[list[str]]:
        """A few quick tests, then the rest."""
        spent, cut = 0.0, 0
        while cut < len(tests) and (cut == 0 or spent < FIRST):
            spent += self._covering.tests[tests[cut]].seconds
            cut += 1
        yield from (list(batch) for batch in (tests[:cut], tests[cut:]) if batch)

    def _killer(self, mutant: Mutant, batch: list[str], ran: list[str]) -> Ran | None:
        """What happened when a test failed that is to be believed, or None if none did."""
        while batch:
            with self._bench.overlay.changed(mutant):
                found = self._bench.run(batch, self._covering.tests)
            ran += found.started
            if found.failed is None:
                return None
            witness = _witness(found.failed, batch)
            if self._is_believed(witness) and (not found.late or self._is_late_again(mutant, witness)):
                return found
            batch = batch[batch.index(witness) + 1 :]
        return None

    def _is_believed(self, test: str) -> bool:
        """Whether a test passes on the tree as it is, in the same copy and in the same way."""
        known = self._witnesses.known(test)
        if known is None:
            alone = self._bench.run([test], self._covering.tests, CALM)
            if alone.failed == "" and not alone.late:
                raise RuntimeError(f"{test} cannot be run on the tree as it is: {alone.why}")
            known = alone.failed is None
            self._witnesses.believe(test, known)
        return known

    def _is_late_again(self, mutant: Mutant, test: str) -> bool:
        with self._bench.overlay.changed(mutant):
            return self._bench.run([test], self._covering.tests).failed is not None


def _witness(failed: str, batch: Sequence[str]) -> str:
    """The test that failed; for a file that could not be imported, or for anything before, its first test."""
    if failed in batch:
        return failed
    return next((test for test in batch if failed and test.startswith(failed)), batch[0])


class Ledger:
    """The verdicts found so far, in a file with a line for each."""

    def __init__(self, file: Path) -> None:
        self._file, self._lock = file, threading.Lock()
        decoder = Decoder(Result)
        lines = file.read_bytes().splitlines() if file.is_file() else []
        whole = [line for line in lines if line.endswith(b"}")]  # the last may have been cut off
        self.results = {result.id: result for result in map(decoder.decode, whole)}

    def add(self, result: Result) -> None:
        """Writes a verdict down at once."""
        with self._lock, self._file.open("ab") as file:
            file.write(encode(result) + b"\n")
            self.results[result.id] = result


def try_all(
    project: Project,
    mutants: Sequence[Mutant],
    covering: Covering,
    ledger: Ledger,
    folder: Path,
    *,
    jobs: int = 2,
    effort: Effort = USUAL,
    say: Callable[[str], None] = print,
) -> Witnesses:
    """Tries every mutant that has no verdict yet."""
    waiting = [mutant for mutant in mutants if not _is_known(ledger.results.get(mutant.id), effort)]
    numbers = iter(range(len(mutants) - len(waiting) + 1, len(mutants) + 1))
    witnesses, queue = Witnesses(), iter(waiting)
    lock, stopped = threading.Lock(), threading.Event()
    files = sorted({test.split("::")[0] for test in covering.tests})

    def work(number: int) -> None:
        bench = Bench(project, folder / f"tree-{number}", effort.limits)
        try:
            bench.warm_up(files)
            worker = Worker(bench, covering, witnesses, effort)
            while not stopped.is_set():
                with lock:
                    mutant = next(queue, None)
                if mutant is None:
                    return
                result = worker.judge(mutant)
                ledger.add(result)
                with lock:
                    say(_line(next(numbers), len(mutants), result))
        finally:
            bench.close()

    with ThreadPoolExecutor(jobs) as pool:
        working = [pool.submit(work, number) for number in range(min(jobs, len(waiting)))]
        try:
            for done in as_completed(working):
                done.result()
        finally:
            stopped.set()  # somebody has had enough, or a worker has failed: the others end what they are at
    return witnesses


def _is_known(result: Result | None, effort: Effort) -> bool:
    """Whether there is a verdict already; a survivor has another chance if there is no end to patience."""
    return result is not None and (result.killed or result.left == 0 or effort.patience < float("inf"))


def _line(number: int, of: int, result: Result) -> str:
    how = {"killed": "killed by", "late": "too slow in", "survived": "SURVIVED", "unseen": "NO TEST RUNS IT"}
    word = result.by if result.killed else f"{len(result.ran)} tests"
    where = f"{result.file}:{result.line} {result.operator}"
    return f"{number:4}/{of} {where}: {how[result.verdict]} {word} ({result.seconds} s)"
