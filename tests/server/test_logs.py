"""The log: one line for each event, with its time in UTC, and no flood."""

import io
import logging
import re
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from meadhall.server import logs
from tests.server.knocking import knocking
from tests.server.sundial import Stopped

LINE = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (WARNING|ERROR) ([\w.]+): (.*)")


@pytest.fixture
def clock() -> Stopped:
    """Time passes only if a test says so."""
    return Stopped()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, clock: Stopped) -> Iterator[io.StringIO]:
    """What the log says from now on."""
    root, to = logging.getLogger(), io.StringIO()
    before, level = root.handlers[:], root.level
    root.handlers = []
    monkeypatch.setattr(sys, "stderr", to)
    try:
        logs.keep_log(clock=clock)
        yield to
    finally:
        logging.captureWarnings(False)
        root.handlers, root.level = before, level


def lines(written: io.StringIO) -> list[tuple[str, str, str, str]]:
    """The lines of the log, each as its time, level, speaker and words."""
    found = [LINE.fullmatch(line) for line in written.getvalue().splitlines()]
    assert None not in found, written.getvalue()
    return [match.groups() for match in found if match]  # type: ignore[misc]


def test_a_line_says_when_in_utc(written: io.StringIO) -> None:
    before = datetime.now(UTC)
    for name in ("meadhall.server.app", "uvicorn.error", "asyncio"):
        logging.getLogger(name).warning("The mead of %s is low", "Odin")
    told = lines(written)
    assert [(level, name, text) for _, level, name, text in told] == [
        ("WARNING", name, "The mead of Odin is low") for name in ("meadhall.server.app", "uvicorn.error", "asyncio")
    ]
    for time, *_ in told:
        assert -1 < (datetime.fromisoformat(time) - before).total_seconds() < 60


def test_an_event_is_one_line_also_with_its_traceback(written: io.StringIO) -> None:
    try:
        raise KeyError("the\nhorn")
    except KeyError:
        logging.getLogger("meadhall").exception("A request\nto %s failed", "/api\x1b[31m\u2028/me\r\nERROR forged")
    ((_, level, _, text),) = lines(written)
    assert level == "ERROR"
    assert text.startswith(
        "A request | to /api\\x1b[31m | /me | ERROR forged failed | Traceback (most recent call last): | "
    )
    assert text.endswith("KeyError: 'the\\nhorn'")


def test_warnings_of_python_stand_in_the_log(written: io.StringIO) -> None:
    warnings.warn("The roof leaks", stacklevel=1)
    ((_, _, name, text),) = lines(written)
    assert name == "py.warnings"
    assert "The roof leaks" in text


def test_lines_that_are_alike_are_counted(written: io.StringIO, clock: Stopped) -> None:
    log, other = logging.getLogger("meadhall"), logging.getLogger("asyncio")
    for number in range(5000):
        log.warning("Guest %d fell off the bench", number)
        other.warning("Nothing to see\nhere: %d" % number)  # noqa: UP031 (as asyncio does it)
    log.warning("The roof leaks")
    told = [text for *_, text in lines(written)]
    assert len(told) == 2 * logs.ALIKE + 1
    assert told[-3] == "Guest 9 fell off the bench (more like it are left out for a while)"
    assert told[-1] == "The roof leaks", "another line is not held back"
    clock.pass_(seconds=logs.A_WHILE)
    log.warning("Guest %d fell off the bench", 5000)
    log.warning("Guest %d fell off the bench", 5001)
    told = [text for *_, text in lines(written)]
    assert told[-2:] == [
        "Guest 5000 fell off the bench (4990 more like it were left out before)",
        "Guest 5001 fell off the bench",
    ]


def test_kinds_of_lines_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "KINDS", 3)
    seldom = logs.Seldom(Stopped())
    for number in range(50):
        record = logging.LogRecord("meadhall", logging.WARNING, "", 0, f"kind {number}", None, None)
        assert seldom.filter(record)
    assert len(seldom._seen) == 3


async def test_the_log_of_a_hall(tmp_path: Path) -> None:
    """Given a hall in a process of its own, what its web server says stands there in the same way, but not often."""
    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        async with knocking(address) as knock:
            for _ in range(30):
                made = await knock()
                made.say(b"\0\1\2 this is not HTTP\r\n\r\n")
                assert b" 400 " in await made.closed()
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=180)
    told = [LINE.fullmatch(line) for line in log.splitlines()]
    assert None not in told, log
    assert {match[3] for match in told if match} == {"uvicorn.error"}
    assert len(told) == logs.ALIKE
