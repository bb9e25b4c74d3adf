"""The tables of the store, and the steps that bring an older store up to date."""

from collections.abc import Callable

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
    update,
)

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
    Index("tables_by_state", "state", "private", "updated_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=True),
    Column("name", String(48), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("resigned", Boolean, nullable=False),
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
)
"""The newest snapshot of every match: what is loaded after a crash."""

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

MIGRATIONS: list[Callable[[Connection], None]] = [metadata.create_all]
"""Step n brings a store of version n to version n + 1. A new store starts at 0 and walks them all; a step that
has been released is never edited, and once there is a second one the first must create the tables as they were."""


def migrate(connection: Connection) -> int:
    """Brings the store up to date inside the caller's transaction; returns its version."""
    version = 0
    if inspect(connection).has_table("schema"):
        version = connection.execute(select(schema.c.version)).scalar() or 0
    if version > len(MIGRATIONS):
        raise StoreUnavailable(
            f"This store has version {version}, made by a newer Meadhall; this one knows {len(MIGRATIONS)}."
        )
    for step in MIGRATIONS[version:]:
        step(connection)
    if version == 0:
        connection.execute(insert(schema).values(version=len(MIGRATIONS)))
    elif version < len(MIGRATIONS):
        connection.execute(update(schema).values(version=len(MIGRATIONS)))
    return len(MIGRATIONS)
