"""The statements that change the store. They are made once, so that those alike travel in one round."""

from sqlalchemy import bindparam, delete, insert, update

from . import schema as t

RISE = update(t.schema).values(version=t.schema.c.version + 1)
FALL = update(t.schema).values(version=t.schema.c.version - 1)
"""Together they change nothing, and yet are written: SQLite would not write a row that stays as it is."""

ADD_PERSON = insert(t.people)
NAME_PERSON = update(t.people).where(t.people.c.id == bindparam("of")).values(name=bindparam("new_name"))
NAME_SEATS = (
    update(t.seats)
    .where(t.seats.c.person == bindparam("of"), t.seats.c.kind == "person")
    .values(name=bindparam("new_name"))
)

ADD_TABLE = insert(t.tables)
ADD_SEAT = insert(t.seats)
SIT = (
    update(t.seats)
    .where(t.seats.c.table_id == bindparam("of"), t.seats.c.seat == bindparam("at"))
    .values(
        kind=bindparam("new_kind"),
        person=bindparam("new_person"),
        name=bindparam("new_name"),
        bot=bindparam("new_bot"),
        resigned=bindparam("new_resigned"),
    )
)
AWAY_FROM = (
    update(t.seats)
    .where(t.seats.c.table_id == bindparam("of"), t.seats.c.seat == bindparam("at"))
    .values(away_from=bindparam("new_away_from"))
)
TOUCH = update(t.tables).where(t.tables.c.id == bindparam("of")).values(updated_at=bindparam("now"))
ADVANCE = (
    update(t.tables)
    .where(t.tables.c.id == bindparam("of"))
    .values(
        state=bindparam("new_state"),
        started_at=bindparam("new_started_at"),
        updated_at=bindparam("now"),
        seq=bindparam("new_seq"),
        asked=bindparam("new_asked"),
        asked_since=bindparam("new_asked_since"),
        outcome=bindparam("new_outcome"),
        ended_by=bindparam("new_ended_by"),
        wishes=bindparam("new_wishes"),
        facing=bindparam("new_facing"),
    )
)
REMATCH = update(t.tables).where(t.tables.c.id == bindparam("of")).values(rematch=bindparam("new_rematch"))
CLOSE_TABLE_SEATS = delete(t.seats).where(t.seats.c.table_id == bindparam("of"))
CLOSE_TABLE_TALK = delete(t.talk).where(t.talk.c.table_id == bindparam("of"))
CLOSE_TABLE = delete(t.tables).where(t.tables.c.id == bindparam("of"), t.tables.c.state == "open")

ADD_ENTRY = insert(t.entries)
ADD_HEAD = insert(t.heads)
MOVE_HEAD = (
    update(t.heads)
    .where(t.heads.c.table_id == bindparam("of"))
    .values(seq=bindparam("new_seq"), snapshot=bindparam("new_snapshot"))
)
KEEP_KEY = update(t.heads).where(t.heads.c.table_id == bindparam("of")).values(key=bindparam("new_key"))
RENEW_TABLE = (
    update(t.tables)
    .where(t.tables.c.id == bindparam("of"))
    .values(version=bindparam("new_version"), options=bindparam("new_options"), halted=bindparam("new_halted"))
)
STUDY = (
    update(t.tables)
    .where(t.tables.c.id == bindparam("of"))
    .values(study=bindparam("new_study"), study_of=bindparam("new_of"), study_step=bindparam("new_step"))
)
RENEW_ENTRY = (
    update(t.entries)
    .where(t.entries.c.table_id == bindparam("of"), t.entries.c.seq == bindparam("at_seq"))
    .values({name: bindparam(f"new_{name}") for name in ("seat", "ref", "undo", "secret", "luck", "hashes", "events")})
)
"""Entries are renewed in their places, and those beyond are dropped: no write undoes another, in whatever order."""
DROP_ENTRIES = delete(t.entries).where(t.entries.c.table_id == bindparam("of"), t.entries.c.seq > bindparam("last"))
RENEW_SNAPSHOT = (
    update(t.snapshots)
    .where(t.snapshots.c.table_id == bindparam("of"), t.snapshots.c.seq == bindparam("at_seq"))
    .values(snapshot=bindparam("new_snapshot"))
)
DROP_SNAPSHOTS = delete(t.snapshots).where(
    t.snapshots.c.table_id == bindparam("of"), t.snapshots.c.seq > bindparam("last")
)
KEEP_HOURS = update(t.hours).where(t.hours.c.open_for < bindparam("now")).values(open_for=bindparam("now"))
KEEP_SNAPSHOT = insert(t.snapshots)
SAY = insert(t.talk)
ADD_JUDGEMENT = insert(t.judgements)
DROP_JUDGEMENT = delete(t.judgements).where(
    t.judgements.c.table_id == bindparam("of"),
    t.judgements.c.step == bindparam("at_step"),
    t.judgements.c.closer == bindparam("was_closer"),
)
DROP_JUDGEMENTS = delete(t.judgements).where(t.judgements.c.table_id == bindparam("of"))
DROP_TRIES = delete(t.tries).where(t.tries.c.table_id == bindparam("of"))
ADD_TRY = insert(t.tries)
DROP_TRY = delete(t.tries).where(t.tries.c.id == bindparam("of"))

BEGIN_PUZZLE = insert(t.attempts)
KEEP_PUZZLE = (
    update(t.attempts)
    .where(t.attempts.c.table_id == bindparam("of"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("table_id", "day", "missed", "lies", "hints", "gave_up", "result", "ended_at", "origin")
        }
    )
)

__all__ = [name for name in dir() if name.isupper()]
