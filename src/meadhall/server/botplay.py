"""The bots of one table: they answer when they are asked, and rest where nobody would see it."""

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from meadhall.kernel.ask import Seat
from meadhall.kernel.errors import MeadhallError

from .bots import Lane
from .line import Looking, Ticket

if TYPE_CHECKING:
    from .actor import Table

log = logging.getLogger(__name__)

AGAIN = 2.0
"""Seconds until a bot tries again that the store or a process has let down."""


class Asked(NamedTuple):
    """A seat that is asked and that a bot plays."""

    seat: Seat
    level: str


class BotPlay:
    """Lets the bots of a table play, one answer at a time."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._waiting: tuple[Lane, Ticket] | None = None
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

    def wake(self) -> None:
        """Lets the bots play if one is asked and none is at it already; whoever came or went moves it in line."""
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
        """Stands in line, thinks, answers."""
        lane = self._table.hall.bots.lane(self._table.stored.game, asked.level)
        ticket = lane.line.ticket(self.owners, self.looking)
        self._waiting = lane, ticket
        try:
            async with lane.line.turn(ticket):
                self._waiting = None
                if not self.resting:
                    await self._answer(asked, lane)
        finally:
            self._waiting = None

    async def _answer(self, asked: Asked, lane: Lane) -> None:
        """One answer of one bot. What was thought about a question that is not asked any more is dropped."""
        table, desk = self._table, self._table.hall.bots
        async with table.lock:
            await table.ready()
            if table.match is None or self.asked() != asked:
                return
            seq, snapshot = table.match.seq, table.match.snapshot()
        thought = await desk.choose(table.stored.game, snapshot, asked.seat, asked.level, lane)
        async with table.lock:
            await table.ready()
            if table.match is None or table.match.seq != seq or self.asked() != asked:
                return  # somebody took back or took over meanwhile: the bot is asked again when it is its turn
            question = next(q for q in table.match.pending if q.seat == asked.seat)
            chosen = thought.ref if thought.ref in question.options else desk.any_of(question.options)
            (self.hasty.add if thought.cut_short else self.hasty.discard)(asked.seat)
            await table.advance(table.match, lambda match: (match.answer(asked.seat, chosen), 0))
