"""The same hall on PostgreSQL, where one is installed: a server of our own, in a folder of our own."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from meadhall.server.play import load
from meadhall.store import Conflict, Store, Write
from meadhall.store import statements as do
from tests.server.conftest import served
from tests.server.playing import play_out, two_at
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
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
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
