"""A pytest plugin that notes which test runs which line, and how long each test takes.

Coverage is started by its own hook in every process (``COVERAGE_PROCESS_START``), also in halls that a test opens; this
plugin only tells it which test is running. It needs nothing of this package, so that it can be loaded anywhere.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from coverage import Coverage

FOLDER = "MUTANTS_FOLDER"
"""Where each process writes what its tests took."""
TEST = "MUTANTS_TEST"
"""The test that runs, for the processes that it starts."""
KEPT = "MUTANTS_KEPT"
"""Packages whose caches are emptied before each test: else only the first would seem to run what they keep."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is imported so far belongs to no test."""
    _switch("")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Counts for a test all that runs from its first fixture to its last."""
    for wrapper in _caches():
        wrapper.cache_clear()
    _switch(item.nodeid)
    started = perf_counter()
    try:
        return (yield)
    finally:
        seconds = perf_counter() - started
        _switch("")
        _write({"test": item.nodeid, "seconds": seconds})


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Counts for all tests of a file what a fixture does for all of them; ``tests/test_hall.py`` is then the test."""
    if fixturedef.scope == "function":
        return (yield)
    asking = os.environ.get(TEST, "")
    _switch(asking.split("::")[0])
    try:
        return (yield)
    finally:
        _switch(asking)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Notes what went wrong; what is skipped or fails without a mutant, says nothing about one."""
    if report.outcome != "passed":
        _write({"test": report.nodeid, "outcome": report.outcome})


def _switch(test: str) -> None:
    os.environ[TEST] = test
    current = Coverage.current()
    if current is not None:
        current.switch_context(test)


def _write(told: dict[str, Any]) -> None:
    path = Path(os.environ[FOLDER], f"tests-{os.getpid()}.jsonl")
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")


def _caches() -> Iterator[Any]:
    kept = tuple(os.environ.get(KEPT, "").split())
    for name, module in list(sys.modules.items()):
        if name.startswith(kept):
            yield from (value for value in vars(module).values() if hasattr(value, "cache_clear"))
