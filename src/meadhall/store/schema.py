"""The tables of the store, and the steps that bring an older store up to date."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.schema import CreateColumn

from .errors import StoreUnavailable

metadata = MetaData()

schema = Table("schema", metadata, Column("version", Integer, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created_at", Float(53), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("state", String(8), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(32), nullable=True),
    Column("created_at", Float(53), nullable=False),
    Column("updated_at", Float(53), nullable=False),
    Column("started_at", Float(53), nullable=True),
    Column("seq", Integer, nullable=False),
    Column("asked", String(64), nullable=False),
    Column("outcome", Text, nullable=True),
    Column("ended_by", String(32), nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("pace", String(8), nullable=False, server_default="live"),
    Column("halted", Text, nullable=True),
    Column("asked_since", Float(53), nullable=True),
    Column("wishes", Text, nullable=False, server_default="{}"),
    Column("facing", Text, nullable=True),
    Column("study", String(16), nullable=True),
    Column("study_of", String(80), nullable=False, server_default=""),
    Column("study_step", Integer, nullable=False, server_default="0"),
    Index("tables_by_state", "state", "private", "updated_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8).with_variant(String(16), "postgresql"), nullable=False),
    Column("person", String(32), nullable=True),
    Column("name", String(48), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("resigned", Boolean, nullable=False),
    Column("away_from", Float(53), nullable=False, server_default="0"),
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("ref", String(200), nullable=True),
    Column("undo", Boolean, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("luck", LargeBinary, nullable=False),
    Column("hashes", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("person", String(32), nullable=True),
    Column("message", String(64), nullable=True),
    UniqueConstraint("table_id", "person", "message", name="an_answer_counts_once"),
)

heads = Table(
    "heads",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=True),
    Column("values", Text, nullable=False, server_default="{}"),
    Column("start", LargeBinary, nullable=True),
)
"""The newest snapshot of every match: what is loaded after a crash. The key stands there once more by itself: with it
and the entries a match can be gone on with whose snapshot is damaged; so does the state that it began at, where that
was not the setup."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("snapshot", LargeBinary, nullable=False),
)
"""A snapshot now and then, kept for the replay bar."""

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float(53), nullable=False),
)

judgements = Table(
    "judgements",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("closer", Boolean, primary_key=True),
    Column("found", LargeBinary, nullable=False),
)
"""What the analyst found of a match that is over: at the end of every turn, and of steps that were looked at closer."""

tries = Table(
    "tries",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("found", LargeBinary, nullable=False),
    Column("at", Float(53), nullable=False),
)
"""Ways that somebody tried in a match that is over, and kept with it."""

attempts = Table(
    "attempts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("first", Boolean, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("begun_at", Float(53), nullable=False),
    Column("missed", Text, nullable=False),
    Column("lies", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("result", Integer, nullable=True),
    Column("ended_at", Float(53), nullable=True),
    Column("origin", String(32), nullable=True),
    Index("attempts_by_puzzle", "puzzle", "first", "result"),
    Index("attempts_by_table", "table_id"),
)
"""How somebody fares at a puzzle. Only the first counts; whoever meets it again as a day's puzzle tries it for that
day alone."""

hours = Table("hours", metadata, Column("open_for", Float(53), nullable=False))
"""One row: how many seconds the hall has been open in all its days."""


def _paces_and_absence(connection: Connection) -> None:
    """Tables agree on a pace, and seats remember from when on their people are away."""
    _add_column(connection, "tables", Column("pace", String(8), nullable=False, server_default="live"))
    _add_column(connection, "seats", Column("away_from", Float(53), nullable=False, server_default="0"))
    Table("hours", MetaData(), Column("open_for", Float(53), nullable=False)).create(connection, checkfirst=True)


def _keys_and_halts(connection: Connection) -> None:
    """A match's key and printed values are kept beside its snapshot, and tables may come to a halt."""
    _add_column(connection, "tables", Column("halted", Text, nullable=True))
    _add_column(connection, "heads", Column("key", LargeBinary, nullable=True))
    _add_column(connection, "heads", Column("values", Text, nullable=False, server_default="{}"))
    snapshot, key = Column("snapshot", LargeBinary), Column("key", LargeBinary)
    old = Table("heads", MetaData(), Column("table_id", String), snapshot, key)
    for row in connection.execute(select(old.c.table_id, old.c.snapshot).where(old.c.key.is_(None))).all():
        with suppress(msgspec.DecodeError):  # a snapshot that was damaged before; its match gets a new key
            told = msgspec.msgpack.decode(row.snapshot)
            if isinstance(told, dict) and isinstance(told.get("key"), bytes):
                connection.execute(update(old).where(old.c.table_id == row.table_id).values(key=told["key"]))


def _automata(connection: Connection) -> None:
    """An automaton sits in a seat: a longer word than those before. SQLite does not count letters."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("ALTER TABLE seats ALTER COLUMN kind TYPE VARCHAR(16)"))


def _asked_since(connection: Connection) -> None:
    """Tables remember since when they wait for those who are asked."""
    _add_column(connection, "tables", Column("asked_since", Float(53), nullable=True))


def _wishes_and_ventures(connection: Connection) -> None:
    """Tables know what their host wished for beforehand, and whom somebody plays against alone."""
    _add_column(connection, "tables", Column("wishes", Text, nullable=False, server_default="{}"))
    _add_column(connection, "tables", Column("facing", Text, nullable=True))


def _studies(connection: Connection) -> None:
    """Tables may be for learning, for practice or for a puzzle."""
    _add_column(connection, "tables", Column("study", String(16), nullable=True))
    _add_column(connection, "tables", Column("study_of", String(80), nullable=False, server_default=""))
    _add_column(connection, "tables", Column("study_step", Integer, nullable=False, server_default="0"))


def _analyses(connection: Connection) -> None:
    """What the analyst found is kept, and ways that people tried."""
    made = MetaData()
    Table("tables", made, Column("id", String(32), primary_key=True))
    Table(
        "judgements",
        made,
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("step", Integer, primary_key=True),
        Column("closer", Boolean, primary_key=True),
        Column("found", LargeBinary, nullable=False),
    ).create(connection, checkfirst=True)
    Table(
        "tries",
        made,
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
        Column("person", String(32), nullable=False),
        Column("name", String(24), nullable=False),
        Column("found", LargeBinary, nullable=False),
        Column("at", Float(53), nullable=False),
    ).create(connection, checkfirst=True)


def _puzzles(connection: Connection) -> None:
    """How people fare at puzzles is kept."""
    Table(
        "attempts",
        MetaData(),
        Column("person", String(32), primary_key=True),
        Column("puzzle", String(80), primary_key=True),
        Column("day", String(10), primary_key=True),
        Column("first", Boolean, nullable=False),
        Column("table_id", String(32), nullable=False),
        Column("begun_at", Float(53), nullable=False),
        Column("missed", Text, nullable=False),
        Column("lies", Boolean, nullable=False),
        Column("hints", Integer, nullable=False),
        Column("gave_up", Boolean, nullable=False),
        Column("result", Integer, nullable=True),
        Column("ended_at", Float(53), nullable=True),
        Column("origin", String(32), nullable=True),
        Index("attempts_by_puzzle", "puzzle", "first", "result"),
        Index("attempts_by_table", "table_id"),
    ).create(connection, checkfirst=True)


def _starts(connection: Connection) -> None:
    """A match may begin at a position."""
    _add_column(connection, "heads", Column("start", LargeBinary, nullable=True))


MIGRATIONS: list[Callable[[Connection], None]] = [
    _paces_and_absence,
    _keys_and_halts,
    _automata,
    _asked_since,
    _wishes_and_ventures,
    _studies,
    _analyses,
    _puzzles,
    _starts,
]
"""The first brings a store of version 1 to version 2, the next that to version 3, and so on. One that has been released
is never edited; so it names columns itself, as they were then. A new store is made at once as it is now. SQLite keeps
what a step did also if the next one fails: a step looks whether it was there before."""


def newest_version() -> int:
    """The version of a store that is up to date."""
    return 1 + len(MIGRATIONS)


def migrate(connection: Connection) -> int:
    """Makes a new store, or brings an older one up to date, inside the caller's transaction; returns its version."""
    newest, version = newest_version(), None
    if inspect(connection).has_table("schema"):
        version = connection.execute(select(schema.c.version)).scalar()
    if version is None:
        metadata.create_all(connection)
        connection.execute(insert(schema).values(version=newest))
        version = newest
    if version > newest:
        raise StoreUnavailable(f"This store has version {version}, made by a newer Meadhall; this one knows {newest}.")
    for step in MIGRATIONS[version - 1 :]:
        step(connection)
    if version < newest:
        connection.execute(update(schema).values(version=newest))
    if connection.execute(select(hours)).first() is None:
        connection.execute(insert(hours).values(open_for=0.0))
    return newest


def _add_column(connection: Connection, table: str, column: "Column[Any]") -> None:
    """Adds a column to a table that is there; its rows get the default."""
    if column.name not in {known["name"] for known in inspect(connection).get_columns(table)}:
        connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {CreateColumn(column).compile(connection)}"))
