"""A process that is warm: what tests import from outside is loaded, nothing of the project is.

``warm.py LOADS``: for every line of its input, the tests to run, it makes a child that runs them with pytest and tells
line by line what happens. It stands alone, so that it can be started by its path in any tree.
"""

import importlib
import json
import os
import signal
import sys
from contextlib import suppress
from typing import Any, TextIO

import pytest


class Teller:
    """A pytest plugin that runs tests in the order wanted, and tells which has started and which has failed."""

    def __init__(self, tests: list[str], out: TextIO) -> None:
        self._order = {test: place for place, test in enumerate(tests)}
        self._out = out

    def tell(self, **told: Any) -> None:
        self._out.write(json.dumps(told) + "\n")
        self._out.flush()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        if self._order:
            config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in self._order])
            items[:] = sorted(
                (item for item in items if item.nodeid in self._order), key=lambda item: self._order[item.nodeid]
            )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.tell(started=nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell(failed=report.nodeid, why=_reason(report))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell(failed=report.nodeid, why=_reason(report))


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = (str(crash.message) if crash else report.longreprtext).strip().splitlines()
    return (lines[0] if crash else lines[-1])[:200] if lines else ""


def run(wanted: dict[str, Any], out: TextIO) -> int:
    """Runs the tests of one request; all of them are collected and none run where none is named."""
    tests: list[str] = wanted["tests"]
    sys.dont_write_bytecode = bool(tests)
    files = list(dict.fromkeys(test.split("::")[0] for test in tests))
    arguments = ["-q", "-x", "-p", "no:cacheprovider", f"--basetemp={wanted['scratch']}", *files]
    if not tests:
        arguments += ["--collect-only", *wanted["files"]]
    teller = Teller(tests, out)
    try:
        code = int(pytest.main(arguments, plugins=[teller]))
    except BaseException as error:  # what is imported before the first test may fail in any way
        teller.tell(failed="", why=f"{type(error).__name__}: {error}")
        return 1
    if code not in (0, 1):
        teller.tell(failed="", why=f"pytest ended with code {code}")
    return code


def main() -> None:
    """Waits for requests until there are no more."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    sink = os.open("output.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    for name in json.loads(sys.argv[1]):
        with suppress(ImportError):
            importlib.import_module(name)
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if child == 0:
            os.setsid()
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.ftruncate(sink, 0)
            code = run(json.loads(line), out)
            sys.stdout.flush()
            os._exit(code)
        out.write(json.dumps({"child": child}) + "\n")
        out.flush()
        os.waitpid(child, 0)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # what a test has left running
        out.write(json.dumps({"ended": True}) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
