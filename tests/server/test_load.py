"""Two hundred tables at once, and nobody waits."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Process
from tests.server.load import Load, load

CROWDED = 0.55
"""Where others take more than this share of the machine, the clock shows them and not the hall."""


@pytest.mark.slow
@pytest.mark.alone
async def test_two_hundred_tables(process: Callable[..., Process]) -> None:
    reports = await load(process(), Load(tables=200, seconds=5, windows=3, think=2.0))
    best = min(reports, key=lambda report: report.p95_ms)
    if best.p95_ms >= 150 and min(report.others for report in reports) > CROWDED:
        pytest.skip(f"others use the machine, so nothing can be measured: {reports}")
    assert best.p95_ms < 150, reports
    assert best.answers > 100, "the test must see many answers to prove anything"
    assert best.entries > 1.5 * best.answers, "bots move as fast as they may"
