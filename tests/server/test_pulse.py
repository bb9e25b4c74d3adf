"""The hall says that it is well only if it could write just now."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from meadhall.server import pulse
from meadhall.store.database import SqliteFile
from meadhall.store.schema import newest_version
from tests.server.conftest import Served, served
from tests.server.sundial import Stopped


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Somebody else writes to the store, and does not come to an end."""
    thief = sqlite3.connect(data / "meadhall.sqlite", isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        thief.execute("ROLLBACK")
        thief.close()


def commits(hall: Served) -> list[None]:
    """Grows with each commit of the hall."""
    database, counted = hall.hall.store.database, list[None]()
    assert isinstance(database, SqliteFile)
    event.listen(database.writing, "commit", lambda _: counted.append(None))
    return counted


async def test_health_is_a_write(hall: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)
    guest = await hall.guest()
    watcher = sqlite3.connect(tmp_path / "meadhall.sqlite")
    version = "PRAGMA data_version"  # changes when another connection has written
    for _ in range(3):
        before = watcher.execute(version).fetchone()
        assert await guest.get("/api/health") == {"ok": True, "tables": 0}
        assert watcher.execute(version).fetchone() != before
    assert watcher.execute("SELECT version FROM schema").fetchall() == [(newest_version(),)]
    watcher.close()


@pytest.mark.complains("The store is unavailable: database is locked")
async def test_a_hall_that_cannot_write_is_not_well(
    hall: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)
    guest = await hall.guest()
    with locked(tmp_path):
        problem = await guest.get("/api/health", expect=503)
        assert problem["code"] == "store_unavailable"
        assert problem["error"].startswith("The hall's store is locked by somebody else.")
    assert (await guest.get("/api/health"))["ok"] is True


async def test_a_store_that_does_not_come_to_an_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)
    monkeypatch.setattr(pulse, "PATIENCE", 0.3)
    async with served(tmp_path, store_wait=3.0) as hall:
        guest = await hall.guest()
        with locked(tmp_path):
            problem = await guest.get("/api/health", expect=503)
            assert problem["error"] == "The hall's store has not answered for 0.3 seconds."
        async with asyncio.timeout(20):
            while (await guest.http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.1)


@pytest.mark.complains("The store is unavailable: database is locked")
async def test_however_many_ask_the_hall_writes_once_in_a_while(tmp_path: Path) -> None:
    clock = Stopped()
    async with served(tmp_path, clock=clock) as hall:
        guest = await hall.guest()
        written = commits(hall)

        async def ask() -> list[Any]:
            return await asyncio.gather(*(guest.get("/api/health") for _ in range(40)))

        await ask()
        await ask()
        assert len(written) == 1
        clock.pass_(seconds=pulse.EVERY - 0.1)
        await ask()
        assert len(written) == 1
        clock.pass_(seconds=0.2)
        await ask()
        assert len(written) == 2
        clock.pass_(seconds=10 * pulse.EVERY)
        with locked(tmp_path):
            answers = [guest.http.get("/api/health") for _ in range(10)]
            assert {answer.status_code for answer in await asyncio.gather(*answers)} == {503}
        assert len(written) == 2
        assert (await guest.http.get("/api/health")).status_code == 503, "a failure holds for as long as a success"
