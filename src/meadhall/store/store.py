"""Store: reads and writes what the hall remembers. SQLite out of the box, PostgreSQL by a URL."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, ColumnElement, Connection, Row, Select, func, or_, select
from sqlalchemy.exc import DBAPIError

from meadhall.kernel.ask import Ref
from meadhall.kernel.solo import Facing

from . import schema as t
from .database import Database, Work, database
from .rows import (
    Halted,
    Head,
    Judgement,
    KeptTry,
    Missed,
    Person,
    Said,
    StoredAttempt,
    StoredEntry,
    StoredSeat,
    StoredTable,
    Study,
    StudyKind,
    Venture,
)
from .writer import Write, Writer, unavailable

T = TypeVar("T")
_wishes = msgspec.json.Decoder(dict[str, tuple[Ref, ...]])
_facing = msgspec.json.Decoder(Facing)
_missed = msgspec.json.Decoder(tuple[Missed, ...])


def sqlite_url(file: Path) -> str:
    """The URL of a store in a file."""
    return URL.create("sqlite", database=str(file)).render_as_string()


class Store:
    """Everything the hall remembers. Reads happen at once; writes wait for the writer."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str, *, wait: float = 2.0) -> "Store":
        """Opens the store and brings it up to date. A write waits this many seconds for somebody else's lock."""
        opened = database(url, wait)
        try:
            await opened.write(t.migrate)
        except (DBAPIError, OSError) as error:
            await opened.close()
            raise unavailable(error) from error
        except BaseException:
            await opened.close()
            raise
        return cls(opened)

    async def close(self) -> None:
        """Writes what still waits and lets go of the database."""
        await self._writer.close()
        await self.database.close()

    async def commit(self, writes: Iterable[Write]) -> None:
        """Returns when all of it is safe; raises StoreUnavailable or Conflict when none of it is."""
        await self._writer.commit(tuple(writes))

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self.database.read(work)
        except (DBAPIError, OSError) as error:
            raise unavailable(error) from error

    async def _rows(self, query: "Select[Any]") -> "Sequence[Row[Any]]":
        return await self._read(lambda connection: connection.execute(query).all())

    # ---- people

    async def person(self, id: str) -> Person | None:
        """Who that is, if they have been here."""
        found = await self._rows(select(t.people).where(t.people.c.id == id))
        return Person(found[0].id, found[0].name, found[0].created_at) if found else None

    # ---- tables

    async def table(self, id: str) -> StoredTable | None:
        """One table with its seats."""
        found = await self._tables(select(t.tables).where(t.tables.c.id == id))
        return found[0] if found else None

    async def public_tables(self, state: str, most: int) -> list[StoredTable]:
        """The newest tables that everybody may see."""
        c = t.tables.c
        wanted = (c.state == state, c.private.is_(False), c.study.is_(None))
        return await self._tables(select(t.tables).where(*wanted).order_by(c.updated_at.desc()).limit(most))

    async def tables_of(
        self,
        person: str,
        most: int,
        *,
        over: bool,
        private: bool = False,
        game: str | None = None,
        studies: tuple[StudyKind, ...] = (),
    ) -> list[StoredTable]:
        """The newest tables at which somebody sits: those whose matches are over, or the others.

        Only private ones, or only those of one game, if that is said; studies only of these kinds.
        """
        c = t.tables.c
        sat = select(t.seats.c.table_id).where(t.seats.c.person == person)
        wanted = [c.id.in_(sat), c.state == "over" if over else c.state != "over"]
        wanted.append(or_(c.study.is_(None), c.study.in_(studies)))
        wanted += [c.private] if private else []
        wanted += [] if game is None else [c.game == game]
        return await self._tables(select(t.tables).where(*wanted).order_by(c.updated_at.desc()).limit(most))

    async def studies_of(self, person: str, kind: StudyKind, game: str | None = None) -> list[StoredTable]:
        """The tables at which somebody learns, practises or solves puzzles, the newest first."""
        c = t.tables.c
        sat = select(t.seats.c.table_id).where(t.seats.c.person == person)
        wanted = [c.id.in_(sat), c.study == kind, *([] if game is None else [c.game == game])]
        return await self._tables(select(t.tables).where(*wanted).order_by(c.updated_at.desc()))

    async def ventures(self, person: str, game: str) -> list[Venture]:
        """All matches of a game that somebody plays or played alone against the rules, the newest first."""
        c, s = t.tables.c, t.seats.c
        others = t.seats.alias()
        company = select(others.c.seat).where(
            others.c.table_id == c.id, others.c.seat != s.seat, others.c.kind != "automaton"
        )
        found = await self._rows(
            select(t.tables, s.seat, s.resigned, s.bot)
            .join(t.seats, s.table_id == c.id)
            .where(s.person == person, s.kind == "person", c.game == game, c.facing.is_not(None), ~company.exists())
            .where(c.study.is_(None))
            .order_by(c.updated_at.desc())
        )
        return [
            Venture(
                table=row.id,
                title=row.title,
                state=row.state,
                seat=row.seat,
                facing=_facing.decode(row.facing),
                wishes=_wishes.decode(row.wishes),
                seq=row.seq,
                updated_at=row.updated_at,
                ranks=None if row.outcome is None else tuple(msgspec.json.decode(row.outcome)["ranks"]),
                given_up=row.resigned or row.bot is not None,
            )
            for row in found
        ]

    async def tables_with_bots(self) -> list[str]:
        """The matches that go on and have a bot: somebody must wake it after a start."""
        botted = select(t.seats.c.table_id).where(t.seats.c.bot.is_not(None))
        found = await self._rows(select(t.tables.c.id).where(t.tables.c.state == "live", t.tables.c.id.in_(botted)))
        return [row.id for row in found]

    async def count_bot_tables(self, person: str) -> int:
        """At how many tables with bots somebody sits whose matches are not over, and those opened for bots alone.

        Whoever learns or solves a puzzle meets no bot that thinks.
        """
        c, s = t.tables.c, t.seats.c
        seats = select(s.seat).where(s.table_id == c.id)
        for_bots_alone = (c.host == person) & ~seats.where(s.person.is_not(None)).exists()
        mine = seats.where(s.person == person).exists() | for_bots_alone
        with_bots = seats.where(s.bot.is_not(None)).exists()
        found = await self._rows(
            select(func.count().label("tables")).where(
                c.state.in_(("open", "live")), mine, with_bots, or_(c.study.is_(None), c.study == "practice")
            )
        )
        return int(found[0].tables)

    async def hours(self) -> float:
        """How many seconds the hall has been open in all its days."""
        return float((await self._rows(select(t.hours)))[0].open_for)

    async def count_tables(self) -> int:
        """How many tables there are."""
        found = await self._rows(select(func.count().label("tables")).select_from(t.tables))
        return int(found[0].tables)

    async def _tables(self, query: "Select[Any]") -> list[StoredTable]:
        def read(connection: Connection) -> list[StoredTable]:
            found = connection.execute(query).all()
            ids = [row.id for row in found]
            seats = select(t.seats).where(t.seats.c.table_id.in_(ids)).order_by(t.seats.c.seat)
            sitting: dict[str, list[StoredSeat]] = {}
            for s in connection.execute(seats):
                seat = StoredSeat(s.seat, s.kind, s.person, s.name, s.bot, s.resigned, s.away_from)
                sitting.setdefault(s.table_id, []).append(seat)
            return [_table(row, sitting.get(row.id, [])) for row in found]

        return await self._read(read)

    # ---- puzzles

    async def attempt_at(self, table: str) -> StoredAttempt | None:
        """What is tried at a table, if it is a puzzle's."""
        found = await self._attempts(t.attempts.c.table_id == table)
        return found[0] if found else None

    async def attempts(self, person: str, puzzle: str | None = None) -> list[StoredAttempt]:
        """How somebody fares at all puzzles that they have begun, or at one; the newest last."""
        c = t.attempts.c
        return await self._attempts(c.person == person, *([] if puzzle is None else [c.puzzle == puzzle]))

    async def _attempts(self, *wanted: ColumnElement[bool]) -> list[StoredAttempt]:
        found = await self._rows(select(t.attempts).where(*wanted).order_by(t.attempts.c.begun_at))
        return [StoredAttempt(**{**row._mapping, "missed": _missed.decode(row.missed)}) for row in found]

    async def results(self, puzzle: str) -> dict[int, int]:
        """How many have come to an end with a puzzle, by their first result; nobody's own result is told."""
        c = t.attempts.c
        found = await self._rows(
            select(c.result, func.count().label("people"))
            .where(c.puzzle == puzzle, c.first, c.result.is_not(None))
            .group_by(c.result)
        )
        return {row.result: row.people for row in found}

    # ---- matches

    async def entries(self, table: str, first: int = 0) -> list[StoredEntry]:
        """The entries of a match from one on, the setup being entry 0."""
        c = t.entries.c
        wanted = select(*(c[name] for name in StoredEntry.__struct_fields__))
        found = await self._rows(wanted.where(c.table_id == table, c.seq >= first).order_by(c.seq))
        return [StoredEntry(**row._mapping) for row in found]

    async def head(self, table: str) -> Head | None:
        """The newest snapshot of a match, and its key."""
        for row in await self._rows(select(t.heads).where(t.heads.c.table_id == table)):
            start = {} if row.start is None else msgspec.msgpack.decode(row.start)
            return Head(row.seq, row.snapshot, row.key, msgspec.json.decode(row.values), start)
        return None

    async def kept(self, table: str) -> list[int]:
        """The entries after which a snapshot is kept."""
        c = t.snapshots.c
        return [row.seq for row in await self._rows(select(c.seq).where(c.table_id == table).order_by(c.seq))]

    async def snapshot(self, table: str, seq: int) -> bytes | None:
        """The snapshot kept after an entry."""
        c = t.snapshots.c
        found = await self._rows(select(c.snapshot).where(c.table_id == table, c.seq == seq))
        return found[0].snapshot if found else None

    async def talk(self, table: str, most: int) -> list[Said]:
        """The last things said at a table, oldest first."""
        c = t.talk.c
        newest = select(c.name, c.text, c.at).where(c.table_id == table).order_by(c.id.desc()).limit(most)
        return [Said(row.name, row.text, row.at) for row in await self._rows(newest)][::-1]

    # ---- looking back

    async def judgements(self, table: str) -> list[Judgement]:
        """What the analyst found of a match, in the order of its steps."""
        c = t.judgements.c
        found = await self._rows(select(c.step, c.closer, c.found).where(c.table_id == table).order_by(c.step))
        return [Judgement(row.step, row.closer, row.found) for row in found]

    async def tries(self, table: str) -> list[KeptTry]:
        """The ways that people kept of a match, the oldest first."""
        c = t.tries.c
        found = await self._rows(select(c.id, c.person, c.name, c.found).where(c.table_id == table).order_by(c.id))
        return [KeptTry(row.id, row.person, row.name, row.found) for row in found]


def _table(row: "Row[Any]", seats: Sequence[StoredSeat]) -> StoredTable:
    return StoredTable(
        id=row.id,
        game=row.game,
        version=row.version,
        title=row.title,
        state=row.state,
        private=row.private,
        invite=row.invite,
        options=msgspec.json.decode(row.options),
        host=row.host,
        created_at=row.created_at,
        updated_at=row.updated_at,
        started_at=row.started_at,
        seq=row.seq,
        asked=tuple(msgspec.json.decode(row.asked)),
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        ended_by=row.ended_by,
        rematch=row.rematch,
        pace=row.pace,
        halted=None if row.halted is None else msgspec.json.decode(row.halted, type=Halted),
        asked_since=row.asked_since,
        wishes=_wishes.decode(row.wishes),
        facing=None if row.facing is None else _facing.decode(row.facing),
        study=None if row.study is None else Study(row.study, row.study_of, row.study_step),
        seats=tuple(seats),
    )
