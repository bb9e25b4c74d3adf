"""Two hundred tables at once, and nobody waits."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Process
from tests.server.load import Load, load


@pytest.mark.slow
@pytest.mark.alone
@pytest.mark.parametrize("frames", [False, True], ids=["views", "frames and forecasts"])
async def test_two_hundred_tables(process: Callable[..., Process], frames: bool) -> None:
    reports = await load(process(), Load(tables=200, seconds=5, windows=3, think=1.0, frames=frames))
    best = min(reports, key=lambda report: report.p95_ms)
    assert best.p95_ms < 60, reports
    assert best.answers > 100, "the test must see many answers to prove anything"
    assert best.entries > 1.5 * best.answers, "bots move as fast as they may"
