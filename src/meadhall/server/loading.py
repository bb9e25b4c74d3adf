"""How a match comes back from the store: from its snapshot, from its entries, or brought to newer rules.

A snapshot is never trusted that is damaged or not of its entries: the match is then played again from them. So is a
match of older rules, which is brought up first. What cannot be played on comes to a halt: it stays readable, as far as
it can be played, and its saga whole.
"""

import asyncio
import logging
from collections.abc import Iterable
from os import urandom
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from meadhall.kernel.errors import BrokenRecord, Outdated, UnknownGame
from meadhall.kernel.events import Event
from meadhall.kernel.game import Outcome
from meadhall.kernel.match import Match
from meadhall.kernel.record import FORMAT, Record
from meadhall.kernel.titles import find
from meadhall.kernel.trail import Entry
from meadhall.store import Halted, Head, Store, StoredEntry, StoredTable, Write
from meadhall.store import statements as do

from .play import KEEP_EVERY, advance_write, after, as_entry, columns_of, head_write

log = logging.getLogger(__name__)


class Loaded(NamedTuple):
    """A match as it was last committed, and what must be written before it goes on."""

    stored: StoredTable
    match: Match | None
    """As far as it can be played; None if it cannot even be set up."""
    entries: list[StoredEntry]
    writes: list[Write] = []


async def load(store: Store, stored: StoredTable) -> Loaded:
    """The match of a table."""
    head, entries = await store.head(stored.id), await store.entries(stored.id)
    try:
        game = find(stored.game)
    except UnknownGame as error:
        log.warning("Table %s is only shown: %s", stored.id, error)
        return Loaded(_resting(stored, Halted("unknown")), None, entries)
    if stored.version > game.version:
        log.warning("Table %s is only shown: its rules are of version %s", stored.id, stored.version)
        return Loaded(_resting(stored, Halted("newer")), None, entries)
    if head is not None and head.values != game.values:
        log.warning("Table %s is only shown: it was begun under other printed values", stored.id)
        return Loaded(_resting(stored, Halted("values")), None, entries)
    if stored.halted is None and stored.version == game.version and head is not None:
        try:
            return Loaded(stored, from_snapshot(head, entries), entries)
        except BrokenRecord as error:
            log.warning("The match of table %s is played again from its entries: %s", stored.id, error)
    return await asyncio.to_thread(from_entries, stored, head, entries, await store.kept(stored.id))


def from_snapshot(head: Head, entries: list[StoredEntry]) -> Match:
    """The match that the newest snapshot and its entries tell of, and what was answered since; BrokenRecord if none."""
    past = [_read(entry) for entry in entries]
    match = Match.load(head.snapshot, past[: head.seq + 1], head.start)
    follow(match, entries[head.seq + 1 :])
    return match


def follow(match: Match, entries: Iterable[StoredEntry]) -> None:
    """Plays stored entries again, with the luck that they tell of."""
    for entry in entries:
        try:
            match.follow(_read(entry))
        except BrokenRecord:
            raise
        except Exception as error:  # rules may stumble in any way over what was edited
            raise BrokenRecord(f"Entry {entry.seq} cannot be played: {error}") from error


def record_from(stored: StoredTable, head: Head | None, entries: Iterable[StoredEntry]) -> Record:
    """The record of a table's match, of whatever version of the rules, as it is stored."""
    by_rules = stored.outcome is not None and stored.ended_by == "rules"
    return Record(
        format=FORMAT,
        game=stored.game,
        version=stored.version,
        seats=len(stored.seats),
        options=stored.options,
        entries=[_read(entry) for entry in entries],
        outcome=msgspec.convert(stored.outcome, Outcome) if by_rules else None,
        values={} if head is None else head.values,
        start={} if head is None else head.start,
    )


def _read(entry: StoredEntry) -> Entry:
    try:
        return as_entry(entry)
    except msgspec.DecodeError as error:
        raise BrokenRecord(f"Entry {entry.seq} is damaged: {error}.") from None


# ---- playing it again


def from_entries(stored: StoredTable, head: Head | None, entries: list[StoredEntry], kept: list[int]) -> Loaded:
    """The match played again from its entries, under the present rules; it comes to a halt where they forbid it."""
    key = (head.key if head is not None else None) or urandom(16)  # a key that is lost leaves the past as it is
    match: Match | None = None
    told: list[list[Event]] = []
    snapshots: dict[int, bytes] = {}
    try:
        record = record_from(stored, head, entries)
        if not record.entries:
            raise BrokenRecord("Nothing is left of its entries.")
        for match, events in record.steps():
            if not told:
                match.draw_from(key)
            if match.seq % KEEP_EVERY == 0:
                snapshots[match.seq] = match.snapshot()
            told.append(events)
        assert match is not None
        record.must_end_as(match)
    except BrokenRecord as error:
        return _halt(stored, match, entries, error)
    if stored.halted is not None:  # it was closed, and what is closed stays so
        return Loaded(stored, match, entries)
    renewed = _renewed(stored, match)
    writes = _snapshot_writes(renewed, match, snapshots, kept, new_head=head is None)
    if renewed.version != stored.version:
        log.warning("Table %s goes on under version %s of its rules", stored.id, renewed.version)
        entries, more = _renew_entries(stored.id, match, told, entries)
        writes += [*more, _table_write(renewed), advance_write(renewed)]
    return Loaded(renewed, match, entries, writes)


def _renewed(stored: StoredTable, match: Match) -> StoredTable:
    """The table with a match that was played again."""
    options = msgspec.to_builtins(match.options)
    changed = replace(stored, version=match.game.version, options=options, seq=match.seq)
    if stored.state == "over":
        return changed
    renewed = after(changed, match, stored.updated_at)
    return replace(renewed, asked_since=stored.asked_since) if renewed.asked == stored.asked else renewed


def _renew_entries(
    table: str, match: Match, told: list[list[Event]], old: list[StoredEntry]
) -> tuple[list[StoredEntry], list[Write]]:
    """The entries as the present rules tell them. When they came and from whom stays by their numbers."""
    renewed, writes = list[StoredEntry](), list[Write]()
    last = len(match.entries) - 1
    for seq, (entry, events) in enumerate(zip(match.entries, told, strict=True)):
        before = old[min(seq, len(old) - 1)]
        changed = columns_of(entry, events)
        if seq < len(old):
            renewed.append(replace(before, **changed))
            news = {f"new_{name}": value for name, value in changed.items()}
            writes.append(Write(do.RENEW_ENTRY, {"of": table, "at_seq": seq, **news}))
        else:
            renewed.append(StoredEntry(seq=seq, **changed, at=before.at))
            writes.append(Write(do.ADD_ENTRY, {"table_id": table, **msgspec.structs.asdict(renewed[-1])}))
    if last < len(old) - 1:
        writes.append(Write(do.DROP_ENTRIES, {"of": table, "last": last}))
    return renewed, writes


def _snapshot_writes(
    stored: StoredTable, match: Match, snapshots: dict[int, bytes], kept: list[int], *, new_head: bool
) -> list[Write]:
    """All snapshots of a match anew."""
    id, now = stored.id, match.snapshot()
    if new_head:
        writes = [head_write(id, match, now)]
    else:
        writes = [
            Write(do.MOVE_HEAD, {"of": id, "new_seq": match.seq, "new_snapshot": now}),
            Write(do.KEEP_KEY, {"of": id, "new_key": match.key}),
        ]
    for seq, snapshot in snapshots.items():
        if seq in kept:
            writes.append(Write(do.RENEW_SNAPSHOT, {"of": id, "at_seq": seq, "new_snapshot": snapshot}))
        else:
            writes.append(Write(do.KEEP_SNAPSHOT, {"table_id": id, "seq": seq, "snapshot": snapshot}))
    if any(seq > match.seq for seq in kept):
        writes.append(Write(do.DROP_SNAPSHOTS, {"of": id, "last": match.seq}))
    return writes


def _table_write(stored: StoredTable) -> Write:
    return Write(
        do.RENEW_TABLE,
        {
            "of": stored.id,
            "new_version": stored.version,
            "new_options": msgspec.json.encode(stored.options).decode(),
            "new_halted": None if stored.halted is None else msgspec.json.encode(stored.halted).decode(),
        },
    )


# ---- what cannot be played on


def _halt(stored: StoredTable, match: Match | None, entries: list[StoredEntry], error: BrokenRecord) -> Loaded:
    """The table is closed, unrated, if it was not over; it is shown as far as its match could be played."""
    if stored.halted is not None:
        return Loaded(stored, match, entries)
    log.warning("Table %s cannot be played on: %s", stored.id, error)
    if isinstance(error, Outdated):
        halted = Halted("outdated", error.entry, error.clause)
    else:
        halted = Halted("damaged", None if match is None else match.seq + 1)
    closed = replace(stored, halted=halted)
    if stored.state == "live":
        closed = replace(closed, state="over", asked=(), asked_since=None, outcome=None, ended_by=halted.why)
    return Loaded(closed, match, entries, [_table_write(closed), advance_write(closed)])


def _resting(stored: StoredTable, halted: Halted) -> StoredTable:
    """The table as this hall shows it; nothing of that is written, for another hall may know its rules."""
    return replace(stored, halted=halted, asked=())


def why_halted(stored: StoredTable) -> str:
    """In a sentence, why a match can be read and not be played on."""
    halted = stored.halted
    assert halted is not None
    where = f" at entry {halted.entry}" if halted.entry else ""
    clause = f" ({halted.clause})" if halted.clause else ""
    return {
        "outdated": f"The rules have changed since, and do not allow this match any more{where}{clause}.",
        "damaged": f"What was written of this match is damaged{where}.",
        "newer": "This match is played under newer rules than this hall has.",
        "unknown": f"The hall does not have {stored.game} any more.",
        "values": f"This match was begun under other printed values of {stored.game} than this hall has.",
    }[halted.why] + " It can be read, but not played on."
