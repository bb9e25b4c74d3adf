"""The same hall on PostgreSQL, where one is installed: a server of our own, in a folder of our own."""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.config import Config
from meadhall.server.run import open_hall
from meadhall.store import Conflict, Store, Write, hold
from meadhall.store import statements as do
from meadhall.store.database import server_engine
from meadhall.store.hold import Held, held
from tests.server.conftest import served
from tests.server.playing import load, play_out, two_at
from tests.server.test_store import laid_out


def tool(name: str) -> str | None:
    """A program of PostgreSQL, wherever the system keeps it."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, places)]))


def as_owner(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else command


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A PostgreSQL server for these tests."""
    initdb, postgres = tool("initdb"), tool("postgres")
    if initdb is None or postgres is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-"))
    if os.getuid() == 0:
        try:
            shutil.chown(folder, "postgres")
        except LookupError:
            pytest.skip("There is no user to run PostgreSQL as")
    port = free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    subprocess.run(as_owner([initdb, "-D", f"{folder}/data", "-A", "trust", "-U", "hall", "-N"]), check=True, **quiet)  # type: ignore[call-overload]
    server = subprocess.Popen(
        as_owner([postgres, "-D", f"{folder}/data", "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]),
        **quiet,  # type: ignore[call-overload]
    )
    try:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert server.poll() is None, "PostgreSQL did not start"
                asyncio.run(asyncio.sleep(0.05))
        yield f"postgresql://hall@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


async def test_a_match_is_played_and_kept(url: str, tmp_path: Path) -> None:
    async with served(tmp_path, db_url=url) as hall:
        sigrun, bjarne, table = await two_at(hall)
        cookie = sigrun.cookie
        async with sigrun.at(table) as s, bjarne.at(table) as b:
            await s.until("table")
            await b.until("table")
            await s.answer("place:0", id="kept")
    assert not (tmp_path / "meadhall.sqlite").exists()
    async with served(tmp_path, db_url=url) as hall:
        guest = await hall.guest()
        async with guest.at(table, cookie=cookie) as s:
            again = await s.until("table")
            assert (again["you"]["seats"], again["view"]["seq"]) == ([0], 1)
            assert (await s.answer("place:0", id="kept", seq=0))["seq"] == 1
        rows = await guest.get("/api/tables")
        assert [row["id"] for row in rows["live"]] == [table]


async def test_bots_finish_a_match_and_its_record_holds(url: str, tmp_path: Path) -> None:
    async with served(tmp_path, db_url=url) as hall:
        sigrun, bjarne, table = await two_at(hall)
        async with sigrun.at(table) as s, bjarne.at(table) as b:
            await s.until("table")
            await b.until("table")
            await play_out(s, b)
        content = (await sigrun.http.get(f"/api/tables/{table}/record")).content
        brought = (await sigrun.http.post("/api/import", content=content)).json()["table"]
        assert brought in [row["id"] for row in (await sigrun.get("/api/tables"))["replays"]]
        assert (await load(hall.hall.store, table)).outcome is not None


async def test_a_store_of_the_first_version_becomes_like_a_new_one(url: str) -> None:
    """Given what the second version added taken away, when the store is opened, it is there again."""
    store = await Store.open(url)
    new = await store.database.read(laid_out)

    def first_version(connection: Connection) -> None:
        for change in (
            "ALTER TABLE tables DROP COLUMN pace",
            "ALTER TABLE seats DROP COLUMN away_from",
            "DROP TABLE hours",
            "UPDATE schema SET version = 1",
        ):
            connection.execute(text(change))

    await store.database.write(first_version)
    await store.close()
    store = await Store.open(url)
    try:
        assert await store.database.read(laid_out) == new
        assert await store.hours() == 0.0
    finally:
        await store.close()


async def test_two_who_write_the_same_entry(url: str) -> None:
    one, two = await Store.open(url), await Store.open(url)
    try:
        person = Write(do.ADD_PERSON, {"id": "ulf", "name": "Ulf", "created_at": 1.0})
        results = await asyncio.gather(one.commit([person]), two.commit([person]), return_exceptions=True)
        assert sorted(str(type(result).__name__) for result in results) == ["Conflict", "NoneType"]
        assert any(isinstance(result, Conflict) for result in results)
    finally:
        await one.close()
        await two.close()


# ---- one hall to a database


@asynccontextmanager
async def session(url: str) -> AsyncIterator[AsyncConnection]:
    """Somebody else's session on the server."""
    engine = server_engine(url)
    async with engine.connect() as connection:
        yield await connection.execution_options(isolation_level="AUTOCOMMIT")
    await engine.dispose()


ENDED = text("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name LIKE 'meadhall %'")
HOLDERS = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Halls that look often after the session on which they hold their database."""
    monkeypatch.setattr(hold, "LOOK", 0.1)
    monkeypatch.setattr(hold, "APART", 0.05)


async def test_a_second_hall_is_refused(url: str, tmp_path: Path) -> None:
    async with held(url):
        command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--data", str(tmp_path), "--db", url]
        second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=300)
        assert (second.returncode, second.stdout) == (1, "")
        assert second.stderr.startswith("meadhall: A hall is open already that keeps its matches at postgresql://hall@")
        assert second.stderr.count("\n") == 1
        with pytest.raises(Held):
            async with held(url):
                pytest.fail("two halls have the same database")
    async with held(url):
        pass


async def test_a_hall_that_was_killed_leaves_nothing_behind(url: str) -> None:
    hall = hold.ServerHold(url)
    await hall.take()
    assert hall._session is not None
    raw = await hall._session.get_raw_connection()
    assert raw.driver_connection is not None
    raw.driver_connection.terminate()  # as if the process were gone: no farewell to the server
    async with held(url):
        pass
    await hall.let_go()


async def test_a_hall_takes_hold_again_when_its_session_is_lost(url: str, quick: None) -> None:
    """Given a server that ends the session by which the hall holds its database, the hall takes hold of it again."""
    async with held(url) as ours, session(url) as other:
        lost = asyncio.create_task(ours.lost())
        for _ in range(2):
            assert (await other.execute(ENDED)).scalar_one() == 1
            async with asyncio.timeout(10):
                while (await other.execute(HOLDERS)).scalar_one() == 0:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.3)
            assert not lost.done()
        lost.cancel()


async def test_a_session_of_ours_that_the_server_takes_for_alive_is_ended(url: str, quick: None) -> None:
    """Given a connection that is gone but the server does not know it, the hall does not take it for another hall's."""
    ours = hold.ServerHold(url)
    await ours.take()
    ghost, ours._session = ours._session, None
    assert await ours._try()
    assert ghost is not None
    with pytest.raises(hold.GONE):
        await ghost.execute(select(1))
    await ours.let_go()


async def test_a_hall_whose_database_another_has_taken_closes(url: str, tmp_path: Path, quick: None) -> None:
    """Given another hall that waits for the database, when the first one's session is lost, the first one closes."""
    (tmp_path / "one").mkdir()
    opened = asyncio.create_task(open_hall("127.0.0.1", port := free_port(), Config(data=tmp_path / "one", db_url=url)))
    async with asyncio.timeout(120), httpx.AsyncClient() as http:
        while not await answers(http, f"http://127.0.0.1:{port}/api/health"):
            assert not opened.done()
            await asyncio.sleep(0.1)
    async with session(url) as other, session(url) as admin:
        waiting = asyncio.create_task(other.execute(select(text(f"pg_advisory_lock({hold.KEY})"))))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        await admin.execute(ENDED)
        with pytest.raises(Held, match="A hall is open already"):
            await asyncio.wait_for(opened, 120)
        await waiting
    async with held(url):
        pass


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


async def answers(http: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await http.get(address)).status_code == 200
    except httpx.HTTPError:
        return False


async def test_health_is_a_write_here_too(url: str, tmp_path: Path) -> None:
    async with served(tmp_path, db_url=url) as hall, session(url) as other:
        version = text("SELECT xmin::text, version FROM schema")
        before = (await other.execute(version)).one()
        assert (await (await hall.guest()).get("/api/health"))["ok"] is True
        after = (await other.execute(version)).one()
        assert (after[0] != before[0], after[1]) == (True, before[1])
