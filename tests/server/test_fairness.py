"""Many strong bots of one guest, and another guest who hardly notices: in a hall as it is really run."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.server.conftest import Process
from tests.server.guest import Guest, Sitting

TABLES = 50
"""As many as a guest may have."""
PAUSE = 0.35
"""Seconds that bots let pass so that people can follow: as in every hall."""


async def to_the_bot(sitting: Sitting) -> float:
    """Plays until the bot is asked; since when it is."""
    began = time.monotonic()
    if sitting.view is None:
        await sitting.until("table")
    while sitting.view is not None and sitting.view["ask"]:
        began = time.monotonic()
        assert (await sitting.answer())["type"] == "done"
    return began


async def bots_turn(sitting: Sitting) -> list[float]:
    """Plays until the bot is asked, and waits until it has taken its turn: the seconds for each of its answers."""
    last, took = await to_the_bot(sitting), []
    while sitting.view is not None and not sitting.view["ask"]:
        await sitting.until("view", within=120)
        took.append(time.monotonic() - last)
        last = time.monotonic()
    return took


async def answers(guest: Guest) -> int:
    """How many entries all matches of a guest have."""
    return sum(row["seq"] for row in (await guest.get("/api/tables"))["mine"])


@pytest.mark.slow
@pytest.mark.alone
async def test_fifty_strong_bots_of_one_guest_and_the_gentlest_of_another(process: Callable[..., Process]) -> None:
    """Given fifty tables at which a guest waits for the strongest bot, another guest's bot answers within a second.

    And when the other guest plays a strong bot too, it answers after three of the fifty at most: the one that thinks
    already, one more since its guest was there before, and one that was just being written down.
    """
    hall = process(bot_pause=PAUSE)
    loki, sigrun = await Guest.come(hall.address), await Guest.come(hall.address)
    try:
        async with AsyncExitStack() as room:
            gentle = {}
            for bot in ("random", "thrall"):
                table = (await sigrun.open("ragnarocks", "me", bot))["table"]
                gentle[bot] = await room.enter_async_context(sigrun.at(table))
                await bots_turn(gentle[bot])  # what is compiled is there now, and loaded
            strong = [
                await room.enter_async_context(loki.at((await loki.open("ragnarocks", "me", "konung"))["table"]))
                for _ in range(TABLES)
            ]
            await asyncio.gather(*(to_the_bot(sitting) for sitting in strong))
            waiting = sum(sitting.view is not None and not sitting.view["ask"] for sitting in strong)
            assert waiting > TABLES / 2, "the test must see a crowd to prove anything"
            for bot, sitting in gentle.items():
                for _ in range(3):
                    took = await bots_turn(sitting)
                    assert len(took) == 3
                    assert max(took) < 1.0, (bot, took)
            table = (await sigrun.open("ragnarocks", "me", "konung"))["table"]
            rival = await room.enter_async_context(sigrun.at(table))
            await to_the_bot(rival)
            before = await answers(loki)
            await rival.until("view")
            assert await answers(loki) - before <= 3
    finally:
        await loki.leave()
        await sigrun.leave()
