"""The two kinds of database: a file of SQLite's, served by threads of our own, and a PostgreSQL server.

Whoever reads or writes gives a plain function of a connection. With SQLite the whole function runs in one thread: an
entry costs one hop there and back, however many statements it takes.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import StoreUnavailable

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 4
"""How many may read at once."""


class Database(Protocol):
    """Where the store's tables are."""

    async def read(self, work: Work[T]) -> T:
        """Does something with a connection that changes nothing."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Does something in a transaction of its own; it is safe when this returns."""
        ...

    async def close(self) -> None:
        """Lets go of the database."""
        ...


def database(url: str, wait: float) -> Database:
    """The database at a URL; a write waits so many seconds for somebody else's lock."""
    return SqliteFile(url, wait) if is_sqlite(url) else Server(url)


def is_sqlite(url: str) -> bool:
    """Whether a URL names a file of SQLite's, and not a server."""
    try:
        return make_url(url).get_backend_name() == "sqlite"
    except ArgumentError:
        raise StoreUnavailable("The address of the store cannot be read; write postgresql://user@host/name.") from None


def file_of(url: str) -> Path | None:
    """The file of SQLite's that a URL names; None if it is kept in memory."""
    given = make_url(url)
    name = given.database or ""
    if name.startswith("file:"):  # SQLite's own form of an address
        name = "" if given.query.get("mode") == "memory" else unquote(urlsplit(name).path)
    return Path(name) if name not in ("", ":memory:") else None


class SqliteFile:
    """A file: one thread writes, some read, and they do not wait for each other (WAL)."""

    def __init__(self, url: str, wait: float) -> None:
        plain = make_url(url).set(drivername="sqlite+pysqlite")
        self.writing: Engine = create_engine(plain, pool_size=1, max_overflow=0, connect_args={"timeout": wait})
        self.reading: Engine = create_engine(plain, pool_size=READERS, max_overflow=0, connect_args={"timeout": wait})
        for engine in (self.writing, self.reading):
            event.listen(engine, "connect", prepare)
        self._writer = ThreadPoolExecutor(1, "meadhall-writer")
        self._readers = ThreadPoolExecutor(READERS, "meadhall-reader")

    async def read(self, work: Work[T]) -> T:
        def reads() -> T:
            with self.reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reads)

    async def write(self, work: Work[T]) -> T:
        def writes() -> T:
            with self.writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, writes)

    async def close(self) -> None:
        for executor, engine in ((self._readers, self.reading), (self._writer, self.writing)):
            await asyncio.get_running_loop().run_in_executor(executor, engine.dispose)
            executor.shutdown()


def prepare(connection: Any, _: Any) -> None:
    """Makes a connection to SQLite a safe one: what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Server:
    """A PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self.engine = server_engine(url, pool_size=READERS + 1, max_overflow=0, pool_pre_ping=True)

    async def read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def server_engine(url: str, **options: Any) -> AsyncEngine:
    """Connections to a PostgreSQL server."""
    given = make_url(url)
    named = given.set(drivername="postgresql+asyncpg") if given.drivername in ("postgres", "postgresql") else given
    try:
        return create_async_engine(named, **options)
    except ModuleNotFoundError as error:
        raise StoreUnavailable(f"The hall needs {error.name} there: install meadhall[postgres].") from error
    except (ArgumentError, InvalidRequestError) as error:
        raise StoreUnavailable(f"The hall does not know how to speak to {given.drivername}.") from error
