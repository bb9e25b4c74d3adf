"""Hints: somebody who plays against bots asks the analyst, and waits for the answer at the table.

So those who ask have a process of their own, beside the one that looks back at matches that are over.
"""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from meadhall.bots.advice import Advice

from .bots import START, Worker
from .botworker import Sought
from .problems import Refusal, too_many

log = logging.getLogger(__name__)

GRACE = 15.0
"""Seconds beyond its time after which the analyst is taken to be stuck; the first time it may have to get ready."""


class Hints:
    """The one process that gives hints, and those who wait for one."""

    def __init__(self, games: Sequence[str]) -> None:
        self._games = games
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()
        self._asking = set[str]()
        self._ready = set[str]()
        """The titles of which it has given a hint before."""

    async def ask(self, sought: Sought, person: str) -> Advice:
        """What the analyst advises; one question of a person at a time."""
        if person in self._asking:
            raise too_many("Your last question is still being thought about; wait a moment.")
        self._asking.add(person)
        try:
            return await self._ask(sought)
        finally:
            self._asking.discard(person)

    async def _ask(self, sought: Sought) -> Advice:
        patience = sought.seconds + GRACE + (0.0 if sought.game in self._ready else START)
        async with self._turn:
            try:
                if self._worker is None or not self._worker.alive:
                    self._worker = await Worker.start(self._games)
                advised = await self._worker.advise(sought, patience)
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                await self.close()
                raise _silent("The analyst does not answer just now; try again in a moment.") from error
            except BaseException:
                await self.close()
                raise
        if advised.advice is None:
            log.error("There is no hint for %s: %s", sought.game, advised.error)
            raise _silent("The analyst has nothing to say about this.")
        self._ready.add(sought.game)
        return advised.advice

    async def close(self) -> None:
        """Ends the process."""
        if self._worker is not None:
            await self._worker.stop()
            self._worker = None


def _silent(error: str) -> Refusal:
    return Refusal(503, "analyst_silent", error)
