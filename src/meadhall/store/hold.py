"""One hall to a database: whoever opens it holds it until its process ends, however that ends.

Two halls would each keep the tables in memory, and differ. Neither could damage what the other has written, since every
entry has its number and is written once; but people at the same table would not see each other.
"""

import asyncio
import errno
import fcntl
import logging
import os
import struct
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Protocol

from sqlalchemy import NullPool, func, make_url, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.kernel.errors import MeadhallError

from .database import file_of, is_sqlite, server_engine
from .writer import unavailable

log = logging.getLogger(__name__)

BYTE = (1 << 30) - 1
"""The byte of a SQLite file that a hall locks: the one before those that SQLite locks itself."""
KEY = 0x6D656164
"""The advisory lock of PostgreSQL that a hall holds: the letters of "mead"."""
LOOK = 5.0
"""Seconds between two looks whether the connection still stands on which the lock is held."""
TRIES, APART = 3, 0.7
"""How often a lock is tried for, and how many seconds apart: a server may need a moment to notice that its last
holder is dead."""
GONE = (DBAPIError, OSError, TimeoutError)
"""What a connection raises that has been lost."""


class Held(MeadhallError):
    """Another hall has the database."""


class Hold(Protocol):
    """A database that is ours."""

    async def lost(self) -> Held:
        """Returns if another hall has got hold of the database, and not before."""
        ...


@asynccontextmanager
async def held(url: str) -> AsyncIterator[Hold]:
    """Holds the database at a URL; raises Held if another hall does."""
    if not is_sqlite(url):
        hold = ServerHold(url)
        try:
            await hold.take()
            yield hold
        finally:
            await hold.let_go()
    elif (file := file_of(url)) is not None:
        with held_file(file):
            yield FileHold()
    else:
        yield FileHold()  # in memory, where nobody else can come


# ---- a file


class FileHold:
    """A file that is ours until we let it go."""

    async def lost(self) -> Held:
        never: asyncio.Future[Held] = asyncio.get_running_loop().create_future()
        return await never


@contextmanager
def held_file(file: Path) -> Iterator[None]:
    """Holds a file of SQLite's, which is made if there is none; raises Held if another process does.

    The lock is on the file itself, so it does not matter by which path or link somebody comes to it. Only a process
    that has not opened the file otherwise may ask: SQLite loses its locks when any handle of the file is closed.
    """
    handle = _lock(file)
    try:
        yield
    finally:
        os.close(handle)


def _lock(file: Path) -> int:
    """A handle that has the lock."""
    # Elsewhere there are no locks that SQLite would not mind, so a file beside it is locked.
    locked = file if sys.platform == "linux" else file.resolve().with_name(f"{file.name}-hall")
    while True:
        handle = os.open(locked, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock_handle(handle)
            if os.path.samestat(os.fstat(handle), locked.stat()):
                return handle
        except OSError as error:
            os.close(handle)
            if error.errno not in (errno.EAGAIN, errno.EACCES):
                raise
            raise Held(
                f"A hall is open already that keeps its matches in {file}; close it, or name another folder."
            ) from None
        os.close(handle)  # a backup was put in the file's place in this very moment


def _lock_handle(handle: int) -> None:
    if sys.platform == "linux":
        # A lock of this handle alone, unlike those of lockf, which belong to the process and end with any handle.
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0))
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---- a server


class ServerHold:
    """A PostgreSQL database that is ours as long as a session of its own stands there.

    If that session is lost, the hall goes on and takes the lock again as soon as the server answers. If another hall
    has taken it meanwhile, this one has lost it.
    """

    def __init__(self, url: str) -> None:
        self._engine = server_engine(url, poolclass=NullPool)
        self._where = make_url(url).set(query={}).render_as_string()
        self._name = f"meadhall {token_hex(8)}"
        self._session: AsyncConnection | None = None

    async def take(self) -> None:
        """Takes the lock; raises Held if another hall has it."""
        try:
            if not await self._try():
                raise self._held()
        except GONE as error:
            raise unavailable(error) from error

    async def lost(self) -> Held:
        while True:
            await asyncio.sleep(LOOK)
            if await self._stands():
                continue
            log.warning("The session was lost on which the hall holds its database; it takes hold of it again.")
            await self._drop()
            while self._session is None:
                try:
                    if not await self._try():
                        return self._held()
                except GONE:
                    await asyncio.sleep(APART)
            log.warning("The hall has hold of its database again.")

    async def let_go(self) -> None:
        """Gives the lock back."""
        await self._drop()
        await self._engine.dispose()

    def _held(self) -> Held:
        return Held(
            f"A hall is open already that keeps its matches at {self._where}; close it, or name another database."
        )

    async def _stands(self) -> bool:
        assert self._session is not None
        try:
            async with asyncio.timeout(LOOK):
                await self._session.execute(select(1))
        except GONE:
            return False
        return True

    async def _try(self) -> bool:
        """Begins a session and tries for the lock a few times."""
        session = await self._engine.connect()
        self._session = await session.execution_options(isolation_level="AUTOCOMMIT")
        try:
            await session.execute(BEGIN, {"name": self._name})
            for tried in range(TRIES):
                if tried:
                    await asyncio.sleep(APART)
                if (await session.execute(TRY)).scalar_one():
                    return True
        except GONE:
            await self._drop()
            raise
        await self._drop()
        return False

    async def _drop(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with suppress(*GONE):
                await session.invalidate()  # without a farewell, to which a lost server would not answer
            with suppress(*GONE):
                await session.close()


TRY = select(func.pg_try_advisory_lock(KEY))
BEGIN = text(
    """
    SELECT set_config('application_name', :name, false),
        set_config('tcp_keepalives_idle', '30', false),
        set_config('tcp_keepalives_interval', '10', false),
        set_config('tcp_keepalives_count', '3', false),
        (SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
            WHERE application_name = :name AND pid <> pg_backend_pid())
    """
)
"""Names the session, lets the server notice within a minute if we are dead, and ends an earlier session of ours that
it has not noticed to be dead yet."""
