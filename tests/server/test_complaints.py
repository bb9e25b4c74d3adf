"""The tests' own guard: an error that a hall logs, and that no test announced, is seen."""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from tests.complaints import Complaints, Words, errors_in
from tests.server.conftest import Process, served
from tests.server.playing import becomes

log = logging.getLogger("meadhall.server.somewhere")


def judged(complaints: Complaints, *announced: str) -> str:
    """What the guard says after a test that announced these, and forgets what was said."""
    try:
        complaints.check(announced)
    except AssertionError as error:
        return str(error).partition(":")[0]
    finally:
        complaints.said.clear()
    return "well"


def test_only_announced_errors_pass_and_each_must_come(complaints: Complaints) -> None:
    log.warning("A bot has to wait")
    assert judged(complaints) == "well"
    log.error("The store is %s", "locked")
    assert judged(complaints) == "the hall logged errors"
    log.error("The store is %s", "locked")
    assert judged(complaints, "is locked$") == "well"
    log.critical("The store is full")
    log.error("The store is locked")
    assert judged(complaints, "locked") == "the hall logged errors"
    assert judged(complaints, "locked").startswith("the hall was to log errors like")


async def test_what_nobody_catches_is_seen(complaints: Complaints) -> None:
    """Given something that goes on by itself in the hall and fails, asyncio says so when it is forgotten."""

    async def stumble() -> None:
        raise ZeroDivisionError

    task = asyncio.create_task(stumble())
    await becomes(task.done)
    del task
    assert [one.startswith("asyncio: Task exception was never retrieved") for one in complaints.said] == [True]
    complaints.said.clear()


async def test_what_the_web_server_catches_is_seen(
    complaints: Complaints, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as hall:
        guest = await hall.guest()
        monkeypatch.setattr(hall.hall.store, "count_tables", None)
        assert (await guest.get("/api/health", expect=500))["code"] == "fault"
    assert complaints.said == ["meadhall.server.app: A request to /api/health failed"]
    complaints.said.clear()


def test_what_another_process_writes_is_heard_once() -> None:
    words = Words()
    for text, heard in (("WARNING x: hm", 0), ("ERROR x: oh", 1), ("2026-01-01T00:00:00.000Z CRITICAL x: no", 1)):
        subprocess.run(
            [sys.executable, "-c", f"import sys; print({text!r}, file=sys.stderr)"], stderr=words.file, check=True
        )
        assert len(words.errors()) == heard
    assert words.errors() == []


def test_a_traceback_counts_once() -> None:
    said = 'ERROR hall: oh\nTraceback (most recent call last):\n  File "x"\nKeyError: 7\n'
    assert list(errors_in(said)) == ["ERROR hall: oh"]
    assert list(errors_in(said.partition("\n")[2])) == ["Traceback (most recent call last):"]


def test_a_hall_in_its_own_process_is_listened_to(tmp_path: Path) -> None:
    """Given a hall that cannot open its store, what it writes is heard."""
    (tmp_path / "meadhall.sqlite").write_bytes(b"These are not the runes you are looking for." * 100)
    hall = Process(tmp_path)
    try:
        with pytest.raises(AssertionError):
            hall.start()
        assert any("file is not a database" in error for error in hall.words.errors())
    finally:
        hall._child = 0  # it is gone already
        hall.close()
