"""Runs tests in a copy of the tree, in a process that is warm, and stops a test that takes too long."""

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import Struct, field

from .covering import Timed
from .overlay import Overlay
from .project import CODE, Project

WARM = Path(__file__).parent / "warm.py"


class Limits(Struct, frozen=True):
    """How long a test may take: so many times as long as usual, and some seconds for a machine that is busy."""

    times: float = 6
    grace: float = 20
    beginning: float = 120
    """Seconds until the first test has started: the tests are imported."""

    def of(self, usual: float) -> float:
        return self.times * usual + self.grace


USUAL = Limits()


class Ran(Struct):
    """What came of running some tests."""

    started: list[str] = field(default_factory=list)
    failed: str | None = None
    """The first test that failed; empty if something failed before any test was there."""
    why: str = ""
    late: bool = False
    """Whether it failed because it was not done in time."""


class Bench:
    """A copy of the tree, and a process that runs tests in it."""

    def __init__(self, project: Project, folder: Path, limits: Limits = USUAL) -> None:
        self._project, self._limits = project, limits
        self.overlay = Overlay(project, folder)
        self._process = self._start()
        self._heard = b""

    def _start(self) -> "subprocess.Popen[bytes]":
        folder = self.overlay.folder
        environment = {
            **os.environ,
            "PYTHONPATH": str(folder / CODE),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-P", str(WARM), json.dumps(self._project.loads)]
        return subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
        self._process.kill()
        self._process.wait()

    def warm_up(self, files: Sequence[str]) -> Ran:
        """Imports all tests once as they are, so that what is compiled is there for all mutants."""
        return self._ask({"tests": [], "files": list(files)}, {})

    def run(self, tests: Sequence[str], usual: Mapping[str, Timed], calm: float = 1) -> Ran:
        """Runs tests in this order up to the first that fails; whoever is calm waits so many times as long."""
        return self._ask({"tests": list(tests)}, usual, calm)

    def _ask(self, wanted: dict[str, Any], usual: Mapping[str, Timed], calm: float = 1) -> Ran:
        ran, child = Ran(), 0
        wanted["scratch"] = str(self.overlay.folder / ".scratch")
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self._process.stdin.flush()
        until = monotonic() + self._limits.beginning
        while True:
            told = self._hear(until)
            if told is None:
                if ran.failed is None:
                    ran.failed, ran.why, ran.late = ran.started[-1] if ran.started else "", "not done in time", True
                _end(child)
                until = monotonic() + self._limits.beginning
            elif "child" in told:
                child = told["child"]
            elif "started" in told:
                ran.started.append(told["started"])
                until = monotonic() + calm * self._limits.of(usual[told["started"]].seconds)
            elif "failed" in told and ran.failed is None:
                ran.failed, ran.why = told["failed"], told["why"]
            elif "ended" in told:
                return ran

    def _hear(self, until: float) -> dict[str, Any] | None:
        """The next thing the process tells, or None if it does not in time."""
        assert self._process.stdout is not None
        source = self._process.stdout.fileno()
        while b"\n" not in self._heard:
            ready, _, _ = select.select([source], [], [], max(0.0, until - monotonic()))
            if not ready:
                return None
            more = os.read(source, 1 << 16)
            if not more:
                output = (self.overlay.folder / "output.txt").read_text("utf-8", "replace")
                raise RuntimeError(f"The process that runs the tests has ended: {output[-2000:]}")
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        told: dict[str, Any] = json.loads(line)
        return told


def _end(child: int) -> None:
    with suppress(ProcessLookupError):
        if child:
            os.killpg(child, signal.SIGKILL)
