"""Records in and out of the hall: for the page's import, and for the command line."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from meadhall.kernel.errors import BrokenRecord, MeadhallError
from meadhall.kernel.game import EVERYONE, SPECTATOR
from meadhall.kernel.options import read_options
from meadhall.kernel.record import Record, check_values
from meadhall.kernel.titles import find
from meadhall.store import Conflict, Store, StoredSeat, StoredTable, Study, Write

from .config import Config
from .play import after, head_write, play_again
from .replay import record_of
from .seating import legible, table_writes

NAMELESS = 48
"""How many letters of a name are kept."""


def imported(data: bytes, at: float) -> tuple[StoredTable, list[Write]]:
    """A table of the match that a record tells, and what must be written; BrokenRecord if it does not hold.

    A record of older rules comes in under the present ones.
    """
    written = Record.decode(data)
    written.verify()
    record = written.migrated()
    game = find(record.game)
    automata = game.automata(record.seats, read_options(game, record.seats, record.options))
    resigned = _resigned(record, record.seats - len(automata))
    if record.outcome is None and resigned is None:
        raise BrokenRecord("The record is of a match that is not over.")
    names = [*record.names, *[""] * record.seats][: record.seats]
    stored = StoredTable(
        id="r" + sha256(data).hexdigest()[:15],
        game=record.game,
        version=record.version,
        title=legible(record.note.get("title", ""))[:80],
        state="over",
        private=False,
        invite="",
        options=record.options,
        host=None,
        created_at=at,
        updated_at=at,
        started_at=at,
        study=Study("practice") if record.start else None,
        seats=tuple(
            StoredSeat(
                seat,
                "automaton" if seat in automata else "person",
                None,
                legible(name)[:NAMELESS],
                resigned=seat == resigned,
            )
            for seat, name in enumerate(names)
        ),
    )
    match, writes = play_again(written, stored.id, at)
    writes.append(head_write(stored.id, match, match.snapshot()))
    stored = after(stored, match, at)
    if resigned is not None and record.outcome is None:
        stored = replace(
            stored, state="over", asked=(), outcome=resignation(record.seats, resigned), ended_by="resigned"
        )
    return stored, [*table_writes(stored), *writes]


def _resigned(record: Record, people: int) -> int | None:
    """The seat that gave up, if the record notes one: one of two, or somebody alone against the rules."""
    seat = record.note.get("resigned", "")
    ends = record.seats == 2 or people == 1
    return int(seat) if seat.isdecimal() and int(seat) < record.seats and ends else None


def resignation(seats: int, gone: int) -> dict[str, Any]:
    """How a match ends when a seat gives up."""
    return {
        "ranks": [2 if seat == gone else 1 for seat in range(seats)],
        "scores": [None] * seats,
        "ending": "resigned",
        "clause": None,
    }


async def take_in(store: Store, data: bytes, at: float) -> str:
    """Adds a record to the replays; the same record twice is the same table."""
    stored, writes = await asyncio.to_thread(imported, data, at)
    if await store.table(stored.id) is None:
        try:
            await store.commit(writes)
        except Conflict:
            if await store.table(stored.id) is None:
                raise
    return stored.id


def export_match(data: Path, id: str, db_url: str | None = None, *, whole: bool = False) -> Record:
    """The record of a match in a data folder; of one that goes on what a spectator may know, unless all is wanted."""

    async def export() -> Record:
        store = await Store.open(Config(data=data, db_url=db_url).url)
        try:
            stored = await store.table(id)
            if stored is None:
                raise MeadhallError(f"There is no match {id} in {data}.")
            if (head := await store.head(id)) is not None:
                check_values(find(stored.game), head.values)
            return await record_of(store, stored, EVERYONE if whole else SPECTATOR)
        finally:
            await store.close()

    if db_url is None and not (data / "meadhall.sqlite").is_file():
        raise MeadhallError(f"There are no matches in {data}.")
    return asyncio.run(export())


def import_record(data: Path, record: bytes, db_url: str | None = None) -> str:
    """Adds a finished match to the replays of a data folder; returns its id. For the command line."""

    async def bring() -> str:
        data.mkdir(parents=True, exist_ok=True)
        config = Config(data=data, db_url=db_url)
        store = await Store.open(config.url)
        try:
            return await take_in(store, record, config.clock.now())
        finally:
            await store.close()

    return asyncio.run(bring())


__all__ = ["export_match", "import_record", "imported", "resignation", "take_in"]
