"""For tests: which clauses of the rules a test proves, and a pytest plugin that keeps the account.

``@clause("RR-3.7")`` above a test says that the test fails if that rule is broken. An id that no rule has fails
the test. After a run ``.clauses.json`` names for every clause the tests that passed for it. With ``--clauses``, which
is for whole runs, the run fails if a clause of a finished part has no such test: nobody claims it, or all were skipped.
"""

import json
from pathlib import Path

import pytest

from .banners import hung
from .clauses import Clauses
from .kernel.titles import TITLES
from .proofs import scope_of

_PASSED: dict[str, set[str]] = {}
_SKIPPED: dict[str, set[str]] = {}
"""For every clause the tests that claim it, and passed or were skipped in this run."""


def clause(*ids: str) -> pytest.MarkDecorator:
    """Says which clauses a test proves."""
    if not ids:
        raise ValueError("A test that proves a clause must name it.")
    return pytest.mark.clause(*ids)


def exists(id: str) -> bool:
    """Whether the rules of any title of the hall have a clause of that id."""
    return any(id in Clauses.of(game) for game in hung())


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--clauses``, for a run of all tests; ``--clauses=driftwood`` for a title of another package."""
    parser.addoption(
        "--clauses", nargs="?", const="", metavar="TITLE", help="fail if a clause is proved by no test that passed"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Makes the marker known, also where no configuration file does."""
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rules that the test proves")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Notes for the account what a test claims, before anything can skip it."""
    ids = _claimed(item)
    if ids:
        item.user_properties.append(("clauses", ids))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fails a test that names a clause no rule has."""
    unknown = [id for id in _claimed(item) if not exists(id)]
    if unknown:
        pytest.fail(f"No rule has the id {', '.join(unknown)}; see docs/rules.", pytrace=False)


def _claimed(item: pytest.Item) -> list[str]:
    return sorted({str(id) for mark in item.iter_markers("clause") for id in mark.args})


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Counts a clause as proved by a test that passed, but for one that was expected to fail."""
    if report.skipped or hasattr(report, "wasxfail"):
        account = _SKIPPED
    elif report.when == "call" and report.passed:
        account = _PASSED
    else:
        return
    for name, ids in report.user_properties:
        if name == "clauses" and isinstance(ids, list | tuple):
            for id in ids:
                account.setdefault(str(id), set()).add(report.nodeid)


def unproved(config: pytest.Config) -> list[str]:
    """A line for each clause of a finished part that no test of this run has proved."""
    judged = (str(config.getoption("clauses")),) if config.getoption("clauses") else TITLES
    missing = [id for game in judged for id in scope_of(game) if id not in _PASSED]
    return [f"{id}: {', '.join(sorted(_SKIPPED.get(id, ()))) or 'no test'}" for id in missing]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Writes the account and judges it; with several workers the one who hands out the tests does."""
    if hasattr(session.config, "workerinput"):
        return
    if _PASSED:
        proved = {id: sorted(tests) for id, tests in sorted(_PASSED.items())}
        Path(session.config.rootpath, ".clauses.json").write_text(json.dumps(proved, indent=1) + "\n", "utf-8")
    if _judged(session.config, session.exitstatus) and unproved(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: pytest.ExitCode, config: pytest.Config
) -> None:
    """Names the clauses that were not proved, with the tests that claim them and were skipped."""
    if _judged(config, exitstatus) and (lines := unproved(config)):
        terminalreporter.section("clauses that no test proved in this run")
        for line in lines:
            terminalreporter.write_line(line)


def _judged(config: pytest.Config, exitstatus: int) -> bool:
    """Only a run that found nothing else is judged: where a test fails, its clauses are the least trouble."""
    return config.getoption("clauses") is not None and exitstatus == pytest.ExitCode.OK
