"""The hall's pulse: whether it can still write, felt once in a while, however often somebody asks."""

import asyncio

from meadhall.clock import Clock
from meadhall.store import Store, StoreUnavailable, Write
from meadhall.store import statements as do

EVERY = 5.0
"""Seconds for which an answer holds; nobody can load the disk by asking."""
PATIENCE = 5.0
"""Seconds in which the store must have written."""


class Pulse:
    """Writes to the store for those who ask whether the hall is well; those who ask together get one answer."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._felt: asyncio.Task[None] | None = None
        self._at = 0.0

    async def feel(self) -> None:
        """Returns if the hall can write; StoreUnavailable if it can't."""
        if self._felt is None or (self._felt.done() and self._clock.monotonic() - self._at >= EVERY):
            self._felt = asyncio.create_task(self._write())
        await asyncio.shield(self._felt)

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.commit([Write(do.RISE, {}), Write(do.FALL, {})])
        except TimeoutError:
            raise StoreUnavailable(f"The hall's store has not answered for {PATIENCE:g} seconds.") from None
        finally:
            self._at = self._clock.monotonic()
