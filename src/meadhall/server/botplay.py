"""The bots of one table: they answer when they are asked, and rest where nobody would see it."""

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from meadhall.boards import give
from meadhall.kernel.ask import Seat
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.match import Match

from .bots import Lane, Thought
from .lecturing import Lecturing
from .line import Looking, Ticket

if TYPE_CHECKING:
    from .actor import Table

log = logging.getLogger(__name__)

AGAIN = 2.0
"""Seconds until a bot tries again that the store or a process has let down."""


TO_READ = 3.0
"""So many pauses of a bot pass in a lesson between the learner's answer and what the others do."""


class Asked(NamedTuple):
    """A seat that is asked and that a bot plays."""

    seat: Seat
    level: str


class Thoughts(NamedTuple):
    """What a bot thought, and about which moment of which match."""

    match: Match
    seq: int
    thought: Thought


class BotPlay:
    """Lets the bots of a table play, one answer at a time."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._waiting: tuple[Lane, Ticket] | None = None
        self._moved = asyncio.Event()
        self._heard_at = -inf
        self.hasty: set[Seat] = set()
        """The seats whose bot was cut short by the clock when it answered last."""

    @property
    def busy(self) -> bool:
        """Whether a bot is at it, or stands in line."""
        return self._task is not None and not self._task.done()

    def asked(self) -> Asked | None:
        """The first seat that is asked and that a bot plays."""
        stored = self._table.stored
        if stored.state != "live":
            return None
        lesson = self._table.lesson
        if stored.teaches and (lesson is None or lesson.waits):
            return None
        bots = ((seat, stored.seats[seat].bot) for seat in stored.asked)
        return next((Asked(seat, bot) for seat, bot in bots if bot is not None), None)

    @property
    def owners(self) -> list[str]:
        """On whose account the bots think: the table's people, or whoever opened it for bots alone."""
        stored = self._table.stored
        return list(dict.fromkeys(s.person for s in stored.seats if s.person is not None)) or [stored.host or stored.id]

    @property
    def looking(self) -> Looking:
        """Who looks at the table now."""
        present = self._table.present
        if not present:
            return Looking.NOBODY
        return Looking.WATCHER if present.isdisjoint(self.owners) else Looking.PLAYER

    @property
    def resting(self) -> bool:
        """Whether there is nothing to do: no bot is asked, or nobody looks and no person will be asked afterwards."""
        if self.asked() is None or self._table.hall.closing:
            return True
        person_plays = any(s.person is not None and s.bot is None for s in self._table.stored.seats)
        return self.looking is Looking.NOBODY and not person_plays

    def hear(self) -> None:
        """A person has answered: bots give them a moment to take that back."""
        self._heard_at = asyncio.get_running_loop().time()

    @property
    def _moment_left(self) -> float:
        """For how many seconds a bot's answer is still held back; none where no person could take anything back."""
        match, stored = self._table.match, self._table.stored
        if match is None or match.undoable is None or stored.seats[match.undoable[0]].bot is not None:
            return 0.0
        return self._heard_at + self._table.hall.config.take_back - asyncio.get_running_loop().time()

    def wake(self) -> None:
        """Lets the bots play if one is asked and none is at it already; whoever came or went moves it in line."""
        self._moved.set()
        if self._waiting is not None:
            lane, ticket = self._waiting
            lane.line.look(ticket, self.looking)
        if not self.busy and not self.resting:
            self._task = self._table.hall.spawn(self._play())

    async def _play(self) -> None:
        """Answers for bots until a person is asked."""
        wait = self._table.hall.config.bot_pause
        while True:
            if wait:
                await asyncio.sleep(wait)
            asked = self.asked()
            if asked is None or self.resting:
                return
            try:
                await self._take_turn(asked)
                wait = self._table.hall.config.bot_pause
            except (MeadhallError, OSError) as error:
                log.warning("The bot at table %s has to wait: %s", self._table.stored.id, error)
                wait = AGAIN
            except Exception:  # a bot's fault is logged, and must not take the hall with it
                log.exception("The bot at table %s gives up until somebody comes", self._table.stored.id)
                return

    async def _take_turn(self, asked: Asked) -> None:
        """Thinks, gives people their moment, answers; in a lesson where nothing is left open just answers."""
        if self._table.lesson is not None and self._table.lesson.due is not None:
            return await self._recite(self._table.lesson)
        thoughts = await self._think(asked)
        if thoughts is not None:
            await self._hold_back(thoughts.seq)
            await self._answer(asked, thoughts)

    async def _recite(self, lesson: Lecturing) -> None:
        """What the lesson has one of the others do next; after the learner's own answer there is time to read."""
        if lesson.read_first:
            await asyncio.sleep(TO_READ * self._table.hall.config.bot_pause)
        table = self._table
        async with table.lock:
            await table.ready()
            due = lesson.due
            if table.lesson is lesson and due is not None:
                await table.advance(lesson.match, lambda match: (give(match, due), 0))

    async def _think(self, asked: Asked) -> Thoughts | None:
        """Stands in line, then thinks; None if nothing is to be thought."""
        desk = self._table.hall.bots
        lane = desk.lane(self._table.stored.game, asked.level)
        ticket = lane.line.ticket(self.owners, self.looking)
        self._waiting = lane, ticket
        try:
            async with lane.line.turn(ticket):
                self._waiting = None
                if self.resting:
                    return None
                async with self._table.lock:
                    await self._table.ready()
                    match = self._table.match
                    if match is None or self.asked() != asked:
                        return None
                    seq, snapshot = match.seq, match.snapshot()
                thought = await desk.choose(self._table.stored.game, snapshot, asked.seat, asked.level, lane)
                return Thoughts(match, seq, thought)
        finally:
            self._waiting = None

    async def _hold_back(self, seq: int) -> None:
        """Waits as long as a person may take back, or until the match has moved: then the thought counts no more."""
        while (left := self._moment_left) > 0 and self._table.stored.seq == seq:
            self._moved.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), left)

    async def _answer(self, asked: Asked, thoughts: Thoughts) -> None:
        """One answer of one bot. What was thought about a question that is not asked any more is dropped."""
        table, desk = self._table, self._table.hall.bots
        match, seq, thought = thoughts
        async with table.lock:
            await table.ready()
            if table.match is not match or match.seq != seq or self.asked() != asked:
                return  # somebody took back or took over meanwhile: the bot is asked again when it is its turn
            question = next(q for q in match.pending if q.seat == asked.seat)
            chosen = thought.ref if thought.ref in question.options else desk.any_of(question.options)
            (self.hasty.add if thought.cut_short else self.hasty.discard)(asked.seat)
            await table.advance(match, lambda match: (match.answer(asked.seat, chosen), 0))
