"""The store: one commit for all of an entry, clear words when it cannot write, and nothing shown that is not stored."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, inspect, text

from meadhall.store import Conflict, Store, StoreUnavailable, Write
from meadhall.store import schema as t
from meadhall.store import statements as do
from meadhall.store.database import SqliteFile
from meadhall.store.store import sqlite_url
from tests.server import runes
from tests.server.conftest import Served, served
from tests.server.guest import Guest, Sitting
from tests.server.playing import becomes, load, play_out, two_at

HERE = Path(__file__).parent


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url(tmp_path / "store.sqlite"), wait=0.3)
    yield opened
    await opened.close()


def person(id: str) -> Write:
    return Write(do.ADD_PERSON, {"id": id, "name": id.title(), "created_at": 1.0})


async def test_sqlite_is_opened_safely(store: Store) -> None:
    def pragmas(connection: Connection) -> dict[str, Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}

    for told in (await store.database.read(pragmas), await store.database.write(pragmas)):
        assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 300}


async def test_commits_of_many_share_transactions_and_all_are_there(store: Store) -> None:
    commits = 0

    def count(_: Any) -> None:
        nonlocal commits
        commits += 1

    assert isinstance(store.database, SqliteFile)
    event.listen(store.database.writing, "commit", count)
    await asyncio.gather(*(store.commit([person(f"p{n}")]) for n in range(100)))
    assert commits <= 3
    assert [(await store.person(f"p{n}")) is not None for n in range(100)] == [True] * 100


async def test_one_bad_commit_falls_alone(store: Store) -> None:
    await store.commit([person("sigrun")])
    results = await asyncio.gather(
        *(store.commit([person(id)]) for id in ("ulf", "sigrun", "orm")), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await store.person("ulf")
    assert await store.person("orm")


async def test_a_commit_is_whole_or_not_at_all(store: Store) -> None:
    await store.commit([person("sigrun")])
    with pytest.raises(Conflict):
        await store.commit([person("ulf"), person("sigrun")])
    assert await store.person("ulf") is None


async def test_a_store_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "store.sqlite")
    opened = await Store.open(url)
    await opened.close()
    again = await Store.open(url)
    await again.close()
    with sqlite3.connect(tmp_path / "store.sqlite") as direct:
        assert direct.execute("SELECT version FROM schema").fetchall() == [(1 + len(t.MIGRATIONS),)]
        direct.execute("UPDATE schema SET version = 99")
    with pytest.raises(StoreUnavailable, match="version 99"):
        await Store.open(url)


async def test_migrations_run_once_and_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = sqlite_url(tmp_path / "store.sqlite")
    opened = await Store.open(url)
    await opened.commit([person("sigrun")])
    await opened.close()

    def add_colour(connection: Any) -> None:
        connection.execute(text("ALTER TABLE people ADD COLUMN colour TEXT"))

    newest = 1 + len(t.MIGRATIONS)
    monkeypatch.setattr(t, "MIGRATIONS", [*t.MIGRATIONS, add_colour])
    for _ in range(2):
        opened = await Store.open(url)
        assert await opened.person("sigrun")
        await opened.close()
    with sqlite3.connect(tmp_path / "store.sqlite") as direct:
        assert direct.execute("SELECT version FROM schema").fetchall() == [(newest + 1,)]
        assert direct.execute("SELECT colour FROM people").fetchall() == [(None,)]


def laid_out(connection: Connection) -> dict[str, Any]:
    """Everything that makes up a store: its tables, with their columns in any order, and their indexes."""
    seen = inspect(connection)
    return {
        name: (
            {c["name"]: (str(c["type"]), c["nullable"], c["default"]) for c in seen.get_columns(name)},
            seen.get_pk_constraint(name),
            seen.get_foreign_keys(name),
            seen.get_indexes(name),
            seen.get_unique_constraints(name),
        )
        for name in seen.get_table_names()
    }


async def test_a_store_of_the_first_version_becomes_like_a_new_one(store: Store, tmp_path: Path) -> None:
    """Given a store of version 1 with a table, when it is opened, nobody is away yet, and the table is a live one."""
    with sqlite3.connect(tmp_path / "old.sqlite") as direct:
        direct.executescript((HERE / "store_v1.sql").read_text())
    for _ in range(2):
        old = await Store.open(sqlite_url(tmp_path / "old.sqlite"))
        try:
            assert await old.database.read(laid_out) == await store.database.read(laid_out)
            table = await old.table("oak")
            assert table is not None
            assert (table.pace, table.seq, [s.away_from for s in table.seats]) == ("live", 0, [0.0, 0.0])
            assert await old.hours() == 0.0
        finally:
            await old.close()


@pytest.mark.parametrize("all_but_the_version", [False, True])
async def test_a_step_that_was_interrupted_is_taken_again(tmp_path: Path, all_but_the_version: bool) -> None:
    """Given a hall that was killed in the middle of bringing its store up to date, the next one goes on with it."""
    with sqlite3.connect(tmp_path / "old.sqlite") as direct:
        direct.executescript((HERE / "store_v1.sql").read_text())
        direct.execute("ALTER TABLE tables ADD COLUMN pace VARCHAR(8) NOT NULL DEFAULT 'live'")
        if all_but_the_version:
            direct.execute("ALTER TABLE seats ADD COLUMN away_from FLOAT NOT NULL DEFAULT 0")
            direct.execute("CREATE TABLE hours (open_for FLOAT NOT NULL)")
    old = await Store.open(sqlite_url(tmp_path / "old.sqlite"))
    assert await old.hours() == 0.0
    await old.close()


async def test_the_hours_never_go_back(store: Store) -> None:
    for now, kept in ((30.0, 30.0), (20.0, 30.0), (31.5, 31.5)):
        await store.commit([Write(do.KEEP_HOURS, {"now": now})])
        assert await store.hours() == kept


@pytest.mark.complains("The store is unavailable: .*Connect call failed")
async def test_addresses_that_lead_nowhere() -> None:
    for url in ("nonsense", "mysql+nodriver://hall@127.0.0.1/hall", "postgresql://hall@127.0.0.1:1/none"):
        with pytest.raises(StoreUnavailable):
            await Store.open(url)


@pytest.mark.complains("The store is unavailable: file is not a database")
async def test_a_store_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "store.sqlite").write_bytes(b"These are not the runes you are looking for." * 100)
    with pytest.raises(StoreUnavailable, match="no store at all"):
        await Store.open(sqlite_url(tmp_path / "store.sqlite"))


async def refused_for_the_store(s: Sitting, id: str) -> None:
    assert s.view is not None
    refused = await s.answer("place:0", id=id)
    assert (refused["type"], refused["code"]) == ("refused", "store_unavailable")
    assert refused["error"].count(".") >= 1


@pytest.mark.complains("The store is unavailable: database is locked")
async def test_a_locked_database(hall: Served, tmp_path: Path) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await s.until("row")
        await b.until("table")
        thief = sqlite3.connect(tmp_path / "meadhall.sqlite", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")
        try:
            await refused_for_the_store(s, "mine")
            await b.silence()
            problem = await sigrun.post(
                "/api/tables", {"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}]}, 503
            )
            assert (problem["code"], "locked" in problem["error"]) == ("store_unavailable", True)
            await s.send(type="say", id="t", text="Hello?")
            assert (await s.until("refused"))["code"] == "store_unavailable"
            # Looking is still possible, and shows what was true before.
            async with bjarne.at(table) as again:
                assert (await again.until("table"))["view"]["seq"] == 0
        finally:
            thief.execute("ROLLBACK")
            thief.close()
        # The same answer again, with the same id: now it counts, once.
        assert await s.answer("place:0", id="mine") == {"type": "done", "id": "mine", "seq": 1}
        while b.view is None or b.view["seq"] < 1:
            await b.next()
        await play_out(s, b)
        assert s.row["state"] == "over"


@pytest.mark.complains("The store is unavailable: database or disk is full")
async def test_a_full_disk(hall: Served) -> None:
    sigrun, watcher = await hall.guest(), await hall.guest()
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s, watcher.at(table) as w:
        await s.until("table")
        await w.until("table")
        await page_limit(hall.hall.store, None)
        for number in range(150):  # a few pages may still have room
            id = f"answer {number}"
            result = await s.answer(id=id)
            if result["type"] != "done":
                break
        assert (result["type"], result["code"]) == ("refused", "store_unavailable")
        assert "full" in result["error"]
        assert s.view is not None
        stored = (await hall.hall.store.entries(table))[-1].seq
        assert s.view["seq"] == stored
        while w.view is None or w.view["seq"] < stored:
            await w.next()
        await w.silence()
        await page_limit(hall.hall.store, 1_000_000)
        assert await s.answer(id=id) == {"type": "done", "id": id, "seq": stored + 1}
        assert (await w.until("view"))["seq"] == stored + 1


async def page_limit(store: Store, pages: int | None) -> None:
    """Lets the database file grow no further, or so many pages."""

    def limit(connection: Connection) -> None:
        now = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages or now}"))

    await store.database.write(limit)


@pytest.mark.complains("The rules of runes failed at table")
async def test_a_fault_in_the_rules_leaves_the_table_as_it_was(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await s.answer()
        while b.view is None or b.view["seq"] < 1:
            await b.next()

        def broken(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError("a rune is cracked")

        with monkeypatch.context() as patch:
            patch.setattr(runes, "tell", broken)
            refused = await b.answer()
            assert (refused["type"], refused["code"]) == ("refused", "rules_fault")
            assert len(await hall.hall.store.entries(table)) == 2
        with monkeypatch.context() as patch:
            patch.setattr(runes.RuneDuel, "view", broken)
            refused = await b.answer()
            assert (refused["type"], refused["code"]) == ("refused", "rules_fault")
            assert len(await hall.hall.store.entries(table)) == 2
        await play_out(s, b)
        assert s.row["state"] == "over"


async def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async with served(tmp_path, idle_after=0.2) as hall:
        sigrun, _, table = await two_at(hall)
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer()
            await asyncio.sleep(0.6)
            assert table in hall.hall.awake, "somebody looks at it"
        await becomes(lambda: not hall.hall.awake)
        async with sigrun.at(table) as s:
            assert (await s.until("table"))["view"]["seq"] == 1


async def test_two_halls_on_one_store_never_write_over_each_other(tmp_path: Path) -> None:
    async with served(tmp_path) as one, served(tmp_path) as two:
        sigrun, bjarne, table = await two_at(one)
        there = Guest(two.address, bjarne.me, bjarne.http)
        async with sigrun.at(table) as s, there.at(table) as b:
            await s.until("table")
            await b.until("table")
            assert (await s.answer())["type"] == "done"
            stale = await b.answer(id="late")
            assert (stale["type"], stale["seq"]) == ("stale", 1)
            assert (await b.until("table"))["view"]["seq"] == 1
            assert await b.answer(id="late") == {"type": "done", "id": "late", "seq": 2}
            assert [e.seq for e in await one.hall.store.entries(table)] == [0, 1, 2]


async def test_a_table_that_somebody_needs_stays(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.answer()
    async with hall.hall.at(table) as held:
        awake = held
    await becomes(lambda: not awake.users and not awake.absence.unsaved)
    awake.touched -= 10_000
    assert awake.sleepy
    async with hall.hall.at(table):
        assert not awake.sleepy
    async with sigrun.at(table) as s:
        await s.until("table")
        awake.touched -= 10_000
        assert not awake.sleepy


async def test_a_match_is_loaded_from_an_older_snapshot_and_the_entries_since(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await play_out(s, b)
    whole = await load(hall.hall.store, table)
    first = await hall.hall.store.snapshot(table, 0)
    await hall.hall.store.commit([Write(do.MOVE_HEAD, {"of": table, "new_seq": 0, "new_snapshot": first})])
    again = await load(hall.hall.store, table)
    assert again.snapshot() == whole.snapshot()
    assert again.outcome == whole.outcome
