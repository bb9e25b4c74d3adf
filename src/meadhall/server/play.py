"""Matches in the store: how they begin, and how an entry is written."""

from functools import partial
from os import urandom
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from meadhall.kernel.ask import Ref
from meadhall.kernel.events import Event
from meadhall.kernel.frames import Frame, Watch, Watched
from meadhall.kernel.game import Audience
from meadhall.kernel.match import Match
from meadhall.kernel.record import Record
from meadhall.kernel.trail import Entry
from meadhall.kernel.world import steps
from meadhall.store import StoredEntry, StoredTable, Write
from meadhall.store import statements as do

from .wishes import next_wish

if TYPE_CHECKING:
    from .lecturing import Lecturing

KEEP_EVERY = 24
"""A snapshot is kept every so many entries, for the replay bar."""

_events = msgspec.json.Decoder(list[Event])
_luck = msgspec.json.Decoder(list[Any])
_hashes = msgspec.json.Decoder(list[str])


def events_of(entry: StoredEntry) -> list[Event]:
    """What an entry told."""
    return _events.decode(entry.events)


def as_entry(stored: StoredEntry) -> Entry:
    """The entry as the kernel knows it."""
    return Entry(
        stored.seat, stored.ref, stored.undo, stored.secret, _luck.decode(stored.luck), _hashes.decode(stored.hashes)
    )


def columns_of(entry: Entry, told: list[Event]) -> dict[str, Any]:
    """What the store keeps of an entry, whoever made it and when: the columns of StoredEntry."""
    return {
        "seat": entry.seat,
        "ref": entry.ref,
        "undo": entry.undo,
        "secret": entry.secret,
        "luck": msgspec.json.encode(entry.luck),
        "hashes": msgspec.json.encode(entry.hashes),
        "events": msgspec.json.encode(told),
    }


def entry_writes(
    table: str, match: Match, told: list[Event], *, person: str | None = None, message: str | None = None, at: float
) -> list[Write]:
    """What is written for the newest entry of a match: the entry itself, and now and then the snapshot after it."""
    entry, seq = match.entries[-1], match.seq
    of = {"table_id": table, "seq": seq, "at": at, "person": person, "message": message}
    writes = [Write(do.ADD_ENTRY, of | columns_of(entry, told))]
    if seq % KEEP_EVERY == 0:
        writes.append(Write(do.KEEP_SNAPSHOT, {"table_id": table, "seq": seq, "snapshot": match.snapshot()}))
    return writes


def play_again(record: Record, table: str, at: float, key: bytes | None = None) -> tuple[Match, list[Write]]:
    """Plays a record again, writing down what every entry tells; what chance says afterwards comes from the key."""
    key, writes = key or urandom(16), list[Write]()
    for match, told in record.steps():
        match.draw_from(key)  # whoever looks back may ask what would have come
        writes += entry_writes(table, match, told, at=at)
    return match, writes


def head_write(table: str, match: Match, snapshot: bytes) -> Write:
    """What is written of a match that has no snapshot yet: that, its key, its printed values, and where it began."""
    values = msgspec.json.encode(match.game.values).decode()
    start = msgspec.msgpack.encode(match.start) if match.start else None
    return Write(
        do.ADD_HEAD,
        {"table_id": table, "seq": match.seq, "snapshot": snapshot, "key": match.key, "values": values, "start": start},
    )


def move_head_write(table: str, match: Match) -> Write:
    """What is written so that the match can be loaded as it is now; it comes after its entries."""
    return Write(do.MOVE_HEAD, {"of": table, "new_seq": match.seq, "new_snapshot": match.snapshot()})


class RanOn(NamedTuple):
    """What followed without anybody: of each answer what it told, what is written of it, and its frames."""

    told: list[list[Event]]
    writes: list[Write]
    frames: list[dict[Audience, list[Frame]]]
    wishes: dict[str, tuple[Ref, ...]]
    """The wishes that are still to come."""


def run_on(table: StoredTable, match: Match, at: float, watch: Watch, lesson: "Lecturing | None" = None) -> RanOn:
    """Lets automata answer, and wishes be answered, until a person is asked who has not said beforehand.

    At a lesson they answer as it has it.
    """
    ran = RanOn([], [], [], dict(table.wishes))

    def keep(events: list[Event], person: str | None = None) -> None:
        ran.told.append(events)
        ran.writes.extend(entry_writes(table.id, match, events, person=person, at=at))
        ran.frames.append(watch.frames)

    while True:
        for events in steps(Watched(match, watch)) if lesson is None else lesson.steps(watch):
            keep(events)
        wished = next_wish(match, ran.wishes)
        if wished is None:
            return ran
        keep(watch.during(match, partial(match.answer, *wished)), table.seats[wished.seat].person)


def advance_write(table: StoredTable) -> Write:
    """What is written of a table when its match went on."""
    return Write(
        do.ADVANCE,
        {
            "of": table.id,
            "new_state": table.state,
            "new_started_at": table.started_at,
            "now": table.updated_at,
            "new_seq": table.seq,
            "new_asked": msgspec.json.encode(table.asked).decode(),
            "new_asked_since": table.asked_since,
            "new_outcome": None if table.outcome is None else msgspec.json.encode(table.outcome).decode(),
            "new_ended_by": table.ended_by,
            "new_wishes": msgspec.json.encode(table.wishes).decode(),
            "new_facing": None if table.facing is None else msgspec.json.encode(table.facing).decode(),
        },
    )


def study_write(table: StoredTable) -> Write:
    """What is written when a table turns to study, or when it goes on."""
    study = table.study
    assert study is not None
    return Write(
        do.STUDY,
        {"of": table.id, "new_study": study.kind, "new_of": study.of, "new_step": study.step},
    )


def after(table: StoredTable, match: Match, at: float) -> StoredTable:
    """The table as it is after the newest entry of its match."""
    solo = match.game.solo
    outcome, asked = match.outcome, tuple(question.seat for question in match.pending)
    waits_on = set(asked) < set(table.asked)  # somebody has answered, and for the others it waits as before
    return msgspec.structs.replace(
        table,
        state="live" if outcome is None else "over",
        updated_at=at,
        seq=match.seq,
        asked=asked,
        asked_since=None if not asked else table.asked_since if waits_on else at,
        outcome=None if outcome is None else msgspec.to_builtins(outcome),
        ended_by=None if outcome is None else "rules",
        facing=solo.facing(match.state) if solo is not None and table.alone else None,
    )
