"""For tests: which clauses of the rules a test proves, and a pytest plugin that keeps the account.

``@clause("RR-3.7")`` above a test says that the test fails if that rule is broken. An id that no rule has fails
the test. After a run ``.clauses.json`` names for every clause the tests that passed for it.
"""

import json
from pathlib import Path

import pytest

from .clauses import FILES, Clauses

_ACCOUNT: dict[str, set[str]] = {}


def clause(*ids: str) -> pytest.MarkDecorator:
    """Says which clauses a test proves."""
    if not ids:
        raise ValueError("A test that proves a clause must name it.")
    return pytest.mark.clause(*ids)


def exists(id: str) -> bool:
    """Whether the rules of any title of the hall have a clause of that id."""
    return any(id in Clauses.of(game) for game in FILES)


def pytest_configure(config: pytest.Config) -> None:
    """Makes the marker known, also where no configuration file does."""
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rules that the test proves")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fails a test that names a clause no rule has, and notes the others for the account."""
    ids = sorted({str(id) for mark in item.iter_markers("clause") for id in mark.args})
    unknown = [id for id in ids if not exists(id)]
    if unknown:
        pytest.fail(f"No rule has the id {', '.join(unknown)}; see docs/rules.", pytrace=False)
    if ids:
        item.user_properties.append(("clauses", ids))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Counts a clause as proved by a test that passed."""
    if report.when == "call" and report.passed:
        for name, ids in report.user_properties:
            if name == "clauses" and isinstance(ids, list | tuple):
                for id in ids:
                    _ACCOUNT.setdefault(str(id), set()).add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Writes the account; with several workers the one who hands out the tests writes it."""
    if _ACCOUNT and not hasattr(session.config, "workerinput"):
        proved = {id: sorted(tests) for id, tests in sorted(_ACCOUNT.items())}
        Path(session.config.rootpath, ".clauses.json").write_text(json.dumps(proved, indent=1) + "\n", "utf-8")
