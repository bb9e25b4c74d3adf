"""What the tests do again and again: seat two people, play a match out, and wait until something is so."""

import asyncio
from collections.abc import Callable

from meadhall.kernel import Match
from meadhall.server import loading
from meadhall.store import Store
from tests.server.conftest import Served
from tests.server.guest import PATIENCE, Guest, Sitting


async def becomes(fact: Callable[[], object]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not fact():
            await asyncio.sleep(0.01)


async def play_out(*sittings: Sitting) -> None:
    """Everybody answers with the first option until the match is over."""
    while True:
        asked = None
        for sitting in sittings:
            if sitting.row["state"] == "over":
                continue
            if sitting.view and sitting.view["ask"]:
                asked = sitting
        if asked is None:
            return
        result = await asked.answer()
        assert result["type"] == "done", result
        for sitting in sittings:
            while sitting.view is None or sitting.view["seq"] < result["seq"]:
                await sitting.until("view", "table")


async def two_at(hall: Served, game: str = "runes", **more: object) -> tuple[Guest, Guest, str]:
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    opened = await sigrun.open(game, "me", "open", **more)
    await bjarne.post(f"/api/tables/{opened['table']}/join", {"invite": opened["invite"]})
    return sigrun, bjarne, opened["table"]


async def load(store: Store, table: str) -> Match:
    """The match of a table as the store has it."""
    stored = await store.table(table)
    assert stored is not None
    match = (await loading.load(store, stored)).match
    assert match is not None
    return match
