"""Damage in the store: whatever bit of a snapshot is flipped, the match goes on as it was, with the same luck."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.kernel import Chance, Match, register
from meadhall.server import loading
from meadhall.server.play import KEEP_EVERY, entry_writes
from meadhall.store import Head, Store, StoredEntry, StoredSeat, StoredTable, Write
from meadhall.store import statements as do
from meadhall.store.store import sqlite_url
from tests.server import runes
from tests.server.conftest import served
from tests.server.playing import load, play_out, two_at

register(runes.GAME)


class Shelf:
    """A store in memory that holds one match, as far as loading looks at it."""

    def __init__(self, match: Match, writes: list[Write]) -> None:
        entries = [dict(write.values) for write in writes if write.statement is do.ADD_ENTRY]
        for entry in entries:
            del entry["table_id"]
        self.stored = [StoredEntry(**entry) for entry in entries]
        self.snapshot, self.key = match.snapshot(), match.key

    async def head(self, table: str) -> Head:
        return Head(len(self.stored) - 1, self.snapshot, self.key)

    async def entries(self, table: str) -> list[StoredEntry]:
        return self.stored

    async def kept(self, table: str) -> list[int]:
        return list(range(0, len(self.stored), KEEP_EVERY))


def shelved(game: str, seats: int, answers: int) -> tuple[Match, Shelf, StoredTable]:
    """A match in its middle, on the shelf, and its table."""
    match, chance = Match.new(game, seats, 7), Chance(7)
    writes = entry_writes("oak", match, match.opening, at=1.0)
    while match.seq < answers:
        question = match.pending[chance.below(len(match.pending))]
        told = match.answer(question.seat, question.options[chance.below(len(question.options))])
        writes += entry_writes("oak", match, told, at=1.0)
    stored = StoredTable(
        id="oak",
        game=game,
        version=match.game.version,
        title="Oak",
        state="live",
        private=False,
        invite="",
        options=msgspec.to_builtins(match.options),
        host=None,
        created_at=1.0,
        updated_at=1.0,
        started_at=1.0,
        seq=match.seq,
        asked=tuple(question.seat for question in match.pending),
        seats=tuple(StoredSeat(seat, "bot", None, "random", "random") for seat in range(seats)),
    )
    return match, Shelf(match, writes), stored


def assert_same(one: Match, other: Match) -> None:
    assert one.record() == other.record()
    assert (one.state, one.key, one.undoable) == (other.state, other.key, other.undoable)
    assert one.snapshot() == other.snapshot()


@pytest.mark.parametrize(
    ("game", "seats", "answers", "every"), [("runes", 2, 3, 1), ("ragnarocks", 2, 40, 23), ("bloodrage", 4, 60, 61)]
)
async def test_whatever_bit_is_flipped_the_match_is_the_same(
    game: str, seats: int, answers: int, every: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a stored match, when a bit of its snapshot is flipped, then it is rebuilt, and one line is logged."""
    match, shelf, stored = shelved(game, seats, answers)
    whole = shelf.snapshot
    for place in range(0, len(whole), every):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 8
        shelf.snapshot = bytes(flipped)
        caplog.clear()

        loaded = await loading.load(shelf, stored)  # type: ignore[arg-type]

        assert loaded.match is not None
        assert_same(loaded.match, match)
        assert loaded.stored == stored
        assert [record.levelno for record in caplog.records] == [logging.WARNING]
        assert "The match of table oak is played again from its entries" in caplog.text
        moved = next(write for write in loaded.writes if write.statement is do.MOVE_HEAD)
        assert moved.values["new_snapshot"] == whole


@pytest.mark.parametrize("damage", [b"", b"\0" * 900, b"These are not the runes you are looking for."])
async def test_a_snapshot_that_is_none_is_rebuilt(damage: bytes) -> None:
    match, shelf, stored = shelved("runes", 2, 3)
    shelf.snapshot = damage
    loaded = await loading.load(shelf, stored)  # type: ignore[arg-type]
    assert loaded.match is not None
    assert_same(loaded.match, match)


async def test_a_sound_snapshot_of_another_match_is_rebuilt(caplog: pytest.LogCaptureFixture) -> None:
    """Given a head with the snapshot of an earlier moment, or of another match, then the entries are believed."""
    match, shelf, stored = shelved("runes", 2, 3)
    for other in (shelved("runes", 2, 2)[0], shelved("runes", 3, 3)[0], Match.new("ragnarocks", 2, 1)):
        shelf.snapshot = other.snapshot()
        caplog.clear()
        loaded = await loading.load(shelf, stored)  # type: ignore[arg-type]
        assert loaded.match is not None
        assert_same(loaded.match, match)
        assert "is not of the match that its entries tell of" in caplog.text


async def test_a_key_that_is_lost_too_leaves_the_past_as_it_was() -> None:
    match, shelf, stored = shelved("runes", 2, 3)
    shelf.snapshot, shelf.key = b"", None
    loaded = await loading.load(shelf, stored)  # type: ignore[arg-type]
    assert loaded.match is not None
    assert loaded.match.record() == match.record()
    assert loaded.match.key not in (None, match.key)
    while loaded.match.pending:
        question = loaded.match.pending[0]
        loaded.match.answer(question.seat, question.options[0])


def flip(data: Path, table: str, where: str, place: int = 100) -> None:
    """Flips a bit of every snapshot in a database."""
    with sqlite3.connect(data / "meadhall.sqlite") as direct:
        direct.execute("BEGIN IMMEDIATE")  # an open hall may write between the look and the change
        for rowid, snapshot in direct.execute(f"SELECT rowid, snapshot FROM {where} WHERE table_id = ?", (table,)):
            flipped = bytearray(snapshot)
            flipped[place] ^= 4
            direct.execute(f"UPDATE {where} SET snapshot = ? WHERE rowid = ?", (bytes(flipped), rowid))


async def test_people_play_on_over_a_damaged_snapshot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Given a hall whose disk flipped a bit of every snapshot, then people play on, with the luck that was to come."""
    async with served(tmp_path) as hall:
        sigrun, bjarne, table = await two_at(hall)
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer()
            before: Any = s.view
        twin = await load(hall.hall.store, table)
    flip(tmp_path, table, "heads")
    flip(tmp_path, table, "snapshots")
    async with served(tmp_path) as hall:
        async with hall.again(sigrun).at(table) as s, hall.again(bjarne).at(table) as b:
            assert (await s.until("table"))["view"] == before
            await b.until("table")
            await play_out(s, b)
            assert s.row["state"] == "over"
        played = (await load(hall.hall.store, table)).record()
        for entry in played.entries[2:]:
            assert entry.seat is not None
            twin.answer(entry.seat, entry.ref or "")
        assert twin.record() == played
        assert (await hall.again(sigrun).get(f"/api/tables/{table}/steps/1"))["view"]["table"] == before["table"]
    told = [record for record in caplog.records if record.name.startswith("meadhall")]
    assert [record.levelname for record in told] == ["WARNING"], "it is mended: the second look finds nothing wrong"


async def test_looking_back_passes_over_a_damaged_snapshot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with served(tmp_path) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
        async with sigrun.at(table) as s:
            await s.until("table")
            for _ in range(KEEP_EVERY + 4):
                await s.answer()
        whole = [await sigrun.get(f"/api/tables/{table}/steps/{n}") for n in (0, 3, KEEP_EVERY, KEEP_EVERY + 2)]
        flip(tmp_path, table, "snapshots")
        again = [await sigrun.get(f"/api/tables/{table}/steps/{n}") for n in (0, 3, KEEP_EVERY, KEEP_EVERY + 2)]
        assert again == whole
        assert "A kept snapshot of table" in caplog.text


async def test_a_match_whose_entries_are_damaged_too_is_closed_and_shown(tmp_path: Path) -> None:
    """Given entries that tell of another match than was played, and no snapshot, then the table says so."""
    async with served(tmp_path) as hall:
        sigrun, _, table = await two_at(hall)
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer("place:2")
            log = s.log
    flip(tmp_path, table, "heads")
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as direct:
        direct.execute("UPDATE entries SET ref = 'place:9' WHERE seq = 1")
    async with served(tmp_path) as hall, hall.again(sigrun).at(table) as s:
        told = await s.until("table")
        assert told["row"]["halted"] == {"why": "damaged", "entry": 1, "clause": None}
        assert (told["row"]["state"], told["row"]["ended_by"], told["log"]) == ("over", "damaged", log)
        refused = await s.answer("place:0", seat=0, seq=1)
        assert refused["error"].startswith("What was written of this match is damaged at entry 1.")


@pytest.mark.parametrize("column", ["luck", "hashes"])
async def test_an_entry_that_cannot_be_read_is_a_sentence_too(tmp_path: Path, column: str) -> None:
    async with served(tmp_path) as hall:
        sigrun, _, table = await two_at(hall)
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as direct:
        direct.execute(f"UPDATE entries SET {column} = x'00ff'")
    async with served(tmp_path) as hall:
        async with hall.again(sigrun).at(table) as s:
            assert (await s.until("table"))["row"]["halted"]["why"] == "damaged"
        assert (await hall.again(sigrun).get(f"/api/tables/{table}/record", expect=409))["code"] == "damaged"


async def test_the_keys_of_an_older_store_are_taken_from_its_snapshots(tmp_path: Path) -> None:
    """Given a store of version 2, whose snapshots were another kind and held the key alone, then the match goes on."""
    file = tmp_path / "meadhall.sqlite"
    async with served(tmp_path) as hall:
        sigrun, bjarne, table = await two_at(hall)
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer()
        match = await load(hall.hall.store, table)
    with sqlite3.connect(file) as direct:
        older = msgspec.msgpack.encode({"game": "runes", "version": 1, "key": match.key, "marks": []})
        direct.execute("UPDATE heads SET snapshot = ?", (older,))
        direct.execute(
            "INSERT INTO tables SELECT 'elm', game, version, title, state, private, invite, options, host,"
            " created_at, updated_at, started_at, seq, asked, outcome, ended_by, rematch, pace, halted, asked_since,"
            " wishes, facing, study, study_of, study_step FROM tables"
        )
        direct.execute("INSERT INTO heads VALUES ('elm', 0, x'c1', NULL, '{}', NULL)")
        direct.execute("ALTER TABLE heads DROP COLUMN key")
        direct.execute("ALTER TABLE heads DROP COLUMN start")
        direct.execute('ALTER TABLE heads DROP COLUMN "values"')
        direct.execute("ALTER TABLE tables DROP COLUMN halted")
        for column in ("asked_since", "wishes", "facing", "study", "study_of", "study_step"):
            direct.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        direct.execute("UPDATE schema SET version = 2")
    store = await Store.open(sqlite_url(file))
    try:
        head, damaged = await store.head(table), await store.head("elm")
        assert head is not None
        assert damaged is not None
        assert (head.key, damaged.key) == (match.key, None)
        assert_same(await load(store, table), match)
    finally:
        await store.close()
    async with served(tmp_path) as hall, hall.again(sigrun).at(table) as s, hall.again(bjarne).at(table) as b:
        await s.until("table")
        await b.until("table")
        await play_out(s, b)
        assert s.row["state"] == "over"
