"""Many strong bots of one guest, and another guest who hardly notices: in a hall as it is really run."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.server.conftest import Process
from tests.server.guest import Guest, Sitting
from tests.server.playing import becomes

TABLES = 50
"""As many as a guest may have."""
PAUSE = 0.35
"""Seconds that bots let pass so that people can follow: as in every hall."""


class Crowd:
    """A guest at many tables, who answers at once wherever they are asked."""

    def __init__(self, guest: Guest, *sittings: Sitting) -> None:
        self._guest, self._sittings = guest, sittings
        self._answering = 0
        self._over = False
        self._tasks = [asyncio.create_task(self._play(sitting)) for sitting in sittings]

    async def _play(self, sitting: Sitting) -> None:
        await sitting.until("table")
        while sitting.row["state"] == "live":
            if asked(sitting) and not self._over:
                self._answering += 1
                assert (await sitting.answer())["type"] == "done"
                self._answering -= 1
            else:
                await sitting.next(within=600)

    @property
    def waiting(self) -> int:
        """At how many tables a bot is asked."""
        return sum(sitting.view is not None and not asked(sitting) for sitting in self._sittings)

    async def fall_silent(self) -> None:
        """From now on only the bots answer."""
        self._over = True
        await becomes(lambda: not self._answering)

    async def answers(self) -> int:
        """How many answers all the matches have."""
        return sum(row["seq"] for row in (await self._guest.get("/api/tables"))["mine"])

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        results = await asyncio.gather(*self._tasks, return_exceptions=True)
        assert [one for one in results if not isinstance(one, asyncio.CancelledError | None)] == []


def asked(sitting: Sitting) -> bool:
    """Whether a person is to answer."""
    return sitting.view is not None and sitting.view["ask"] is not None


async def to_the_bot(sitting: Sitting) -> float:
    """Plays until the bot is asked; since when it is."""
    began = time.monotonic()
    if sitting.view is None:
        await sitting.until("table")
    while asked(sitting):
        began = time.monotonic()
        assert (await sitting.answer())["type"] == "done"
    return began


async def bots_turn(sitting: Sitting) -> list[float]:
    """Plays until the bot is asked, and waits until it has taken its turn: the seconds for each of its answers."""
    last, took = await to_the_bot(sitting), []
    while not asked(sitting):
        await sitting.until("view", within=120)
        took.append(time.monotonic() - last)
        last = time.monotonic()
    return took


@pytest.mark.slow
@pytest.mark.alone
async def test_fifty_strong_bots_of_one_guest_and_the_gentlest_of_another(process: Callable[..., Process]) -> None:
    """Given fifty tables at which a guest waits for the strongest bot, another guest's bot answers within a second.

    And when the other guest plays a strong bot too, it answers after three of the fifty at most: the one that thinks
    already, one more since its guest was there before, and one that was just being written down.
    """
    hall = process(bot_pause=PAUSE)
    loki, sigrun = await Guest.come(hall.address), await Guest.come(hall.address)
    async with AsyncExitStack() as room:
        room.push_async_callback(loki.leave)
        room.push_async_callback(sigrun.leave)

        async def sit_down(guest: Guest, bot: str) -> Sitting:
            table = (await guest.open("ragnarocks", "me", bot))["table"]
            return await room.enter_async_context(guest.at(table))

        gentle = {bot: await sit_down(sigrun, bot) for bot in ("random", "thrall")}
        for sitting in gentle.values():
            await bots_turn(sitting)  # what is compiled is there now, and loaded
        crowd = Crowd(loki, *[await sit_down(loki, "konung") for _ in range(TABLES)])
        room.push_async_callback(crowd.leave)
        await becomes(lambda: crowd.waiting > TABLES * 0.8)
        for bot, sitting in gentle.items():
            for _ in range(3):
                took = await bots_turn(sitting)
                assert len(took) == 3
                assert max(took) < 1.0, (bot, took)
        await crowd.fall_silent()
        assert crowd.waiting > TABLES / 2, "the test must see a crowd to prove anything"
        rival = await sit_down(sigrun, "konung")
        await to_the_bot(rival)
        before = await crowd.answers()
        await rival.until("view")
        assert await crowd.answers() - before <= 3
