"""The bots' desk: asks the worker processes what a bot would answer, a few at a time."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import SystemRandom

import msgspec

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.match import Match

from .botworker import Chosen, Wanted

log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds beyond its budget after which a bot is taken to be stuck."""
START = 30.0
"""Seconds a worker may take to start."""


class Worker:
    """One process that thinks for bots."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, games: Sequence[str]) -> "Worker":
        """Starts a process that has the rules loaded."""
        path = os.pathsep.join(p for p in sys.path if p)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "meadhall.server.botworker",
            *games,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        worker = cls(process)
        await asyncio.wait_for(worker._read(), START)
        return worker

    async def ask(self, wanted: Wanted, within: float) -> Chosen:
        """What the bot answers; TimeoutError if it does not."""
        assert self._process.stdin is not None
        data = msgspec.msgpack.encode(wanted)
        self._process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self._process.stdin.drain()
        return await asyncio.wait_for(self._read(), within)

    async def _read(self) -> Chosen:
        assert self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(4), "big")
        return msgspec.msgpack.decode(await self._process.stdout.readexactly(size), type=Chosen)

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.returncode is None

    async def stop(self) -> None:
        """Ends the process."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class BotDesk:
    """Lends workers to tables, first come, first served."""

    def __init__(self, workers: int, at_once: int, budget: float, games: Sequence[str] = ()) -> None:
        self._budget, self._games = budget, games
        self._turns = asyncio.Semaphore(at_once)
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()  # None: a place for a worker not started yet
        for _ in range(workers):
            self._idle.put_nowait(None)
        self._started: set[Worker] = set()
        self._random = SystemRandom()

    async def get_ready(self) -> None:
        """Starts the workers before somebody needs them."""
        for _ in range(self._idle.qsize()):
            worker = await self._idle.get()
            try:
                if worker is None:
                    worker = await self._hire(None)
            except (OSError, EOFError, TimeoutError) as error:
                log.error("A process for bots did not start: %r", error)
            finally:
                self._idle.put_nowait(worker)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Waits until not too many bots are at it; people come first."""
        async with self._turns:
            yield

    async def choose(self, game: str, snapshot: bytes, seat: Seat, level: str) -> Ref:
        """What a bot of that level answers; a bot that fails points at anything it may."""
        wanted = Wanted(game, snapshot, seat, level, self._budget, self._random.getrandbits(48))
        worker = await self._idle.get()
        try:
            if worker is None or not worker.alive:
                worker = await self._hire(worker)
            chosen = await worker.ask(wanted, self._budget + GRACE)
            if chosen.ref is not None:
                return chosen.ref
            log.error("The %s bot of %s failed: %s", level, game, chosen.error)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            log.error("The %s bot of %s did not answer: %r", level, game, error)
            await self._dismiss(worker)
            worker = None
        except BaseException:
            await self._dismiss(worker)
            worker = None
            raise
        finally:
            self._idle.put_nowait(worker)
        question = next(q for q in Match.load(snapshot).pending if q.seat == seat)
        return self.any_of(question.options)

    def any_of(self, options: Sequence[Ref]) -> Ref:
        """Anything that may be pointed at."""
        return self._random.choice(options)

    async def _hire(self, old: Worker | None) -> Worker:
        if old is not None:
            self._started.discard(old)
        worker = await Worker.start(self._games)
        self._started.add(worker)
        return worker

    async def _dismiss(self, worker: Worker | None) -> None:
        if worker is not None:
            self._started.discard(worker)
            await worker.stop()

    async def close(self) -> None:
        """Ends all workers."""
        for worker in list(self._started):
            await worker.stop()
        self._started.clear()
