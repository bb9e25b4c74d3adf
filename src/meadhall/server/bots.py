"""The bots' desk: asks worker processes what a bot would answer; quick bots never wait behind slow ones.

What would follow from an answer is asked of a process of its own: nobody who points at something waits for a bot.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import NamedTuple

import msgspec

from meadhall.bots import bots_of, seconds_of
from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.match import Match
from meadhall.kernel.titles import TITLES, find

from .botworker import (
    NICE,
    Advised,
    Blamed,
    Chosen,
    Explained,
    Foretold,
    Judged,
    Missed,
    Pointed,
    Question,
    Replied,
    Sought,
    Wanted,
    Wondered,
)
from .line import Line, Looking

log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds beyond its budget after which a bot is taken to be stuck."""
START = 60.0
"""Seconds a worker may take to start, and longer for a bot's first answer: it may have to compile something."""
FAR_BACK = 15
"""How far those stand back for whom nobody waits at a table: who compiles for later, and who judges what is over."""
QUICK = 0.2
"""A bot that thinks no longer than this, in seconds, is a quick one."""
FORGETS = 0.9
"""How much of a bot's slowest answer is remembered with every quicker one."""
AHEAD = 3
"""How far whoever foresees stands back: behind the tables, before the bots."""
LOOK_AHEAD = 5.0
"""Seconds after which whoever foresees what would follow is taken to be stuck."""
REPLY = 60.0
"""Seconds after which whoever answers a wrong decision at a puzzle is taken to be stuck: something may be compiled."""
WARM_UP = 0.05
"""Seconds to think about a question that is only asked so that the next one is answered at once."""


class Worker:
    """One process that thinks for bots."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._warm: set[tuple[str, str]] = set()

    @classmethod
    async def start(cls, games: Sequence[str], nice: int = NICE) -> "Worker":
        """Starts a process that has the rules loaded; the nicer it is, the more it stands back."""
        path = os.pathsep.join(p for p in sys.path if p)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "meadhall.server.botworker",
            str(nice),
            *games,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        worker = cls(process)
        await asyncio.wait_for(worker._read(), START)
        return worker

    async def ask(self, wanted: Wanted, within: float) -> Chosen:
        """What the bot answers; TimeoutError if it does not. Its first answer here may take longer."""
        patience = 0.0 if self.knows(wanted.game, wanted.level) else START
        chosen = msgspec.msgpack.decode(await self._hear(wanted, within + patience), type=Chosen)
        self._warm.add((wanted.game, wanted.level))
        return chosen

    def knows(self, game: str, level: str) -> bool:
        """Whether it has answered for a bot before; the first time something may have to be loaded, or compiled."""
        return (game, level) in self._warm

    async def judge(self, wondered: Wondered, within: float) -> Judged:
        """How a position stands; TimeoutError if nobody says so in time."""
        return msgspec.msgpack.decode(await self._hear(wondered, within), type=Judged)

    async def explain(self, blamed: Blamed, within: float) -> Explained:
        """Why a turn mattered; TimeoutError if nobody says so in time."""
        return msgspec.msgpack.decode(await self._hear(blamed, within), type=Explained)

    async def foretell(self, pointed: Pointed, within: float) -> Foretold:
        """What would follow from options; TimeoutError if nobody says so in time."""
        return msgspec.msgpack.decode(await self._hear(pointed, within), type=Foretold)

    async def reply(self, missed: Missed, within: float) -> Replied:
        """What answers a wrong decision at a puzzle; TimeoutError if nobody says so in time."""
        return msgspec.msgpack.decode(await self._hear(missed, within), type=Replied)

    async def advise(self, sought: Sought, within: float) -> Advised:
        """What a seat is advised; TimeoutError if nobody says so in time."""
        return msgspec.msgpack.decode(await self._hear(sought, within), type=Advised)

    async def _hear(self, question: Question, within: float) -> bytes:
        assert self._process.stdin is not None
        data = msgspec.msgpack.encode(question)
        self._process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self._process.stdin.drain()
        return await asyncio.wait_for(self._read(), within)

    async def _read(self) -> bytes:
        assert self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(4), "big")
        return await self._process.stdout.readexactly(size)

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.returncode is None

    async def stop(self) -> None:
        """Ends the process."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _warm_ups(quick: bool) -> Iterator[Wanted]:
    """A question for every title whose bots keep to a time: the best of them is to be ready when it counts.

    Of quick ones the gentlest: that is enough for a process that answers for no others.
    """
    for game in TITLES:
        timed = [(level, seconds) for level in bots_of(game) if (seconds := seconds_of(game, level)) is not None]
        for level, seconds in timed[:1] if quick else timed[-1:]:
            if not quick or seconds <= QUICK:
                match = Match.new(game, find(game).seats[0], seed=0)
                match.run_on()
                yield Wanted(game, match.snapshot(), match.pending[0].seat, level, WARM_UP, 0)


def _why(error: Exception, seconds: float) -> str:
    """What became of a worker that does not answer."""
    if isinstance(error, TimeoutError):
        return f"nothing within {seconds:g} s"
    return "its process ended" if isinstance(error, EOFError) else repr(error)


class Thought(NamedTuple):
    """What a bot came to."""

    ref: Ref
    cut_short: bool
    """Whether it would have thought longer, had the clock let it: it plays weaker than it can."""


class Lane:
    """Processes that think, and the line of bots before them."""

    def __init__(self, workers: int, more: int = 0) -> None:
        self.line = Line(workers + more)
        self.idle: asyncio.Queue[Worker | None] = asyncio.Queue()  # None: a place for a worker not started yet
        for _ in range(workers):
            self.idle.put_nowait(None)


class BotDesk:
    """Lends workers to tables: some to bots that take their time, and one that is kept for the quick ones."""

    def __init__(self, workers: int, waiting: int, budget: float, games: Sequence[str] = ()) -> None:
        self._budget, self._games = budget, games
        self.quick, self.slow, self.ahead = Lane(1, waiting), Lane(workers), Lane(1)
        self._took: dict[tuple[str, str], float] = {}
        self._started: set[Worker] = set()
        self._random = SystemRandom()

    async def get_ready(self) -> None:
        """Starts the workers before somebody needs them, and has compiled what the best bots think with."""
        for lane in (self.ahead, self.quick, self.slow):
            for _ in range(lane.idle.qsize()):
                await self._prepare(lane, ())
        await self._compile()
        await self._prepare(self.quick, tuple(_warm_ups(quick=True)))

    async def _prepare(self, lane: Lane, questions: Sequence[Wanted]) -> None:
        """Starts a worker of a lane if it is not there, and asks it so that it knows its games."""
        worker = await lane.idle.get()
        try:
            if worker is None:
                worker = await self._hire(None)
            for question in questions:
                await worker.ask(question, START)
        except (OSError, EOFError, TimeoutError) as error:
            log.error("A process for bots did not get ready: %r", error)
            await self._dismiss(worker)
            worker = None
        finally:
            lane.idle.put_nowait(worker)

    async def _compile(self) -> None:
        """Asks the bots that keep to a time once, in a process beside the others: what it compiles is kept for all."""
        questions = list(_warm_ups(quick=False))
        if not questions:
            return
        worker: Worker | None = None
        try:
            worker = await self._hire(None, FAR_BACK)
            for question in questions:
                await worker.ask(question, START)
        except (OSError, EOFError, TimeoutError) as error:
            log.error("Bots could not get ready: %r", error)
        finally:
            await self._dismiss(worker)

    def lane(self, game: str, level: str) -> Lane:
        """Where a bot stands in line: with the quick ones, or with those that take their time."""
        return self.quick if self.expected(game, level) <= QUICK else self.slow

    def expected(self, game: str, level: str) -> float:
        """How long a bot is expected to think: as long as it did lately at most, before that as long as it says.

        Who does not say is taken to be quick, until it was seen to be slow.
        """
        stated = seconds_of(game, level) or 0.0
        return self._took.get((game, level), stated)

    def took(self, game: str, level: str, seconds: float) -> None:
        """A bot has thought for so long; quick answers are believed slowly, slow ones at once."""
        self._took[game, level] = max(seconds, FORGETS * self.expected(game, level))

    async def choose(self, game: str, snapshot: bytes, seat: Seat, level: str, lane: Lane | None = None) -> Thought:
        """What a bot of that level answers within its time; a bot that fails points at anything it may."""
        budget, idle = self.seconds(game, level), (lane or self.lane(game, level)).idle
        wanted = Wanted(game, snapshot, seat, level, budget, self._random.getrandbits(48))
        worker = await idle.get()
        try:
            if worker is None or not worker.alive:
                worker = await self._hire(worker)
            usual = worker.knows(game, level)
            chosen = await worker.ask(wanted, budget + GRACE)
            if chosen.cut_short:
                log.info("The %s bot of %s was cut short by the clock: it plays weaker than it can.", level, game)
            if chosen.ref is not None:
                if usual:
                    self.took(game, level, chosen.seconds)
                return Thought(chosen.ref, chosen.cut_short)
            log.error("The %s bot of %s failed at seat %d: %s", level, game, seat, chosen.error)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            log.error("The %s bot of %s did not answer at seat %d: %s", level, game, seat, _why(error, budget + GRACE))
            await self._dismiss(worker)
            worker = None
        except BaseException:
            await self._dismiss(worker)
            worker = None
            raise
        finally:
            idle.put_nowait(worker)
        question = next(q for q in Match.load(snapshot).pending if q.seat == seat)
        return Thought(self.any_of(question.options), cut_short=True)

    async def foretell(self, pointed: Pointed, worth: Callable[[], bool]) -> Foretold | None:
        """What would follow; None where it is not worth saying any more when it could be asked."""
        worker = await self.ahead.idle.get()
        try:
            if not worth():
                return None
            if worker is None or not worker.alive:
                worker = await self._hire(worker, AHEAD)
            return await worker.foretell(pointed, LOOK_AHEAD)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            await self._dismiss(worker)
            worker = None
            return Foretold(error=_why(error, LOOK_AHEAD))
        except BaseException:
            await self._dismiss(worker)
            worker = None
            raise
        finally:
            self.ahead.idle.put_nowait(worker)

    async def reply(self, missed: Missed, person: str) -> Replied:
        """What answers a wrong decision at a puzzle; whoever waits for it stands in the line of the bots."""
        lane = self.slow
        async with lane.line.turn(lane.line.ticket([person], Looking.PLAYER)):
            worker = await lane.idle.get()
            try:
                if worker is None or not worker.alive:
                    worker = await self._hire(worker)
                return await worker.reply(missed, REPLY)
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                await self._dismiss(worker)
                worker = None
                return Replied(error=_why(error, REPLY))
            except BaseException:
                await self._dismiss(worker)
                worker = None
                raise
            finally:
                lane.idle.put_nowait(worker)

    def seconds(self, game: str, level: str) -> float:
        """How long a bot may think: as long as it says it does, else as long as the hall allows."""
        stated = seconds_of(game, level)
        return self._budget if stated is None else stated

    def any_of(self, options: Sequence[Ref]) -> Ref:
        """Anything that may be pointed at."""
        return self._random.choice(options)

    async def _hire(self, old: Worker | None, nice: int = NICE) -> Worker:
        if old is not None:
            self._started.discard(old)
        worker = await Worker.start(self._games, nice)
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
