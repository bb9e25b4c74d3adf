"""The writer: everything that waits to be written goes into one transaction, and everyone is told when it is safe."""

import asyncio
import logging
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError

from .database import Database
from .errors import Conflict, StoreUnavailable

log = logging.getLogger(__name__)

MOST = 256
"""How many commits may share one transaction."""


class Write(NamedTuple):
    """One statement and its values. Writes with the same statement object travel together."""

    statement: Executable
    values: dict[str, Any]


class Job(NamedTuple):
    """What somebody wants committed, whole or not at all."""

    writes: tuple[Write, ...]
    done: "asyncio.Future[None]"


class Writer:
    """Writes the jobs in the order they came, many at once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_for_ever(), name="meadhall-writer")

    async def commit(self, writes: tuple[Write, ...]) -> None:
        """Returns when the writes are safe on disk; raises StoreUnavailable or Conflict if they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(writes, done))
        await done

    async def close(self) -> None:
        """Writes what still waits, then stops."""
        self._queue.put_nowait(None)
        await self._task

    async def _write_for_ever(self) -> None:
        while True:
            job = await self._queue.get()
            jobs: list[Job] = []
            while job is not None:
                jobs.append(job)
                if self._queue.empty() or len(jobs) == MOST:
                    break
                job = self._queue.get_nowait()
            if jobs:
                await self._settle(jobs)
            if job is None:
                return

    async def _settle(self, jobs: list[Job]) -> None:
        """Commits the jobs together; if one of them is at fault, each alone, so that it falls alone."""
        try:
            await self._transact(jobs)
        except Exception as error:  # whatever it is, those who wait for these writes must hear of it
            if len(jobs) > 1 and not isinstance(error, StoreUnavailable):
                for job in jobs:
                    await self._settle([job])
                return
            if not isinstance(error, (StoreUnavailable, Conflict)):
                log.exception("A write failed")
                error = StoreUnavailable(f"The store did not take the entry: {type(error).__name__}.")
            for job in jobs:
                if not job.done.done():
                    job.done.set_exception(error)
        else:
            for job in jobs:
                if not job.done.done():
                    job.done.set_result(None)

    async def _transact(self, jobs: list[Job]) -> None:
        together: dict[Executable, list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, values in job.writes:
                together.setdefault(statement, []).append(values)

        def execute(connection: Connection) -> None:
            for statement, many in together.items():
                connection.execute(statement, many)

        try:
            await self._database.write(execute)
        except IntegrityError as error:
            raise Conflict("Somebody else wrote there first.") from error
        except (DBAPIError, OSError) as error:
            raise unavailable(error) from error


def unavailable(error: Exception) -> StoreUnavailable:
    """Says in a sentence why the store did not answer."""
    cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    log.error("The store is unavailable: %s", cause)
    for sign, sentence in SIGNS.items():
        if sign in cause.lower():
            return StoreUnavailable(sentence)
    return StoreUnavailable("The hall cannot write to its store now. Nothing is lost; try again in a moment.")


SIGNS: dict[str, str] = {
    "locked": "The hall's store is locked by somebody else. Nothing is lost; try again in a moment.",
    "full": "The disk of the hall is full, so nothing can be written. Nothing is lost.",
    "not a database": "The hall's store is damaged, or it is no store at all.",
    "malformed": "The hall's store is damaged, or it is no store at all.",
    "readonly": "The hall's store may only be read. Nothing is lost, but nothing can be written.",
}
