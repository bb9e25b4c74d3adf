"""Kill the server at any moment: nothing acknowledged is lost, and nothing had been shown that is not stored."""

import asyncio
import random
import signal
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from meadhall.kernel.trail import standing
from meadhall.store import Store
from meadhall.store.store import sqlite_url
from tests.server.conftest import Process
from tests.server.guest import Guest, Sitting
from tests.server.playing import load

KILLS = 20
TABLES = 4
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Witness:
    """Plays at a table, and remembers what was acknowledged and what was shown."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.shown: dict[int, list[Any]] = {}
        self.sent: list[str] = []
        self.unsure: tuple[str, int, str, int] | None = None

    async def play(self, guest: Guest, dice: random.Random) -> None:
        """Answers until the connection ends; an answer that was not acknowledged is sent again with its id."""
        async with guest.at(self.table) as sitting:
            await self._hear(sitting, await sitting.until("table"))
            if self.unsure is not None:
                id, seat, ref, seq = self.unsure
                await sitting.send(type="answer", id=id, seat=seat, seq=seq, ref=ref)
            while sitting.row["state"] == "live":
                ask = sitting.view["ask"] if sitting.view else None
                if self.unsure is None and ask is not None:
                    id = f"{self.table}-{len(self.sent)}"
                    self.sent.append(id)
                    ref = dice.choice(ask["options"])
                    self.unsure = (id, ask["seat"], ref, sitting.view["seq"] if sitting.view else 0)
                    await sitting.send(type="answer", id=id, seat=ask["seat"], seq=self.unsure[3], ref=ref)
                await self._hear(sitting, await sitting.next())

    async def _hear(self, sitting: Sitting, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.acknowledged[message["id"]] = message["seq"]
        if message["type"] in ("done", "stale", "refused") and self.unsure and message["id"] == self.unsure[0]:
            self.unsure = None
            assert message["type"] != "refused", message
        if message["type"] in ("view", "table") and message["view"] is not None:
            table, shown = message["view"]["table"], self.shown.setdefault(message["view"]["seq"], [])
            if table not in shown:
                shown.append(table)


@pytest.mark.slow
async def test_killed_at_twenty_moments(process: Callable[..., Process], tmp_path: Path) -> None:
    dice = random.Random(20)
    hall = process()
    guest = await Guest.come(hall.address)
    witnesses = [
        Witness((await guest.open("ragnarocks", "me", "random" if n % 2 else "hotseat"))["table"])
        for n in range(TABLES)
    ]
    for kill in range(1, KILLS + 1):
        before = answers(witnesses)
        players = [asyncio.create_task(w.play(guest, dice)) for w in witnesses]
        while answers(witnesses) < before + 3 and not all(player.done() for player in players):
            await asyncio.sleep(0.005)  # on a busy machine the first answer may take its time
        await asyncio.sleep(dice.uniform(0, 0.4))
        hall.kill()
        for result in await asyncio.gather(*players, return_exceptions=True):
            assert result is None or isinstance(result, GONE), repr(result)
        await asyncio.to_thread(hall.start)
        with suppress(httpx.TransportError):  # a connection of the dead server may still be in the pool
            await guest.http.get("/api/health")
        if kill % 5 == 0:
            await check(tmp_path, witnesses)
    assert answers(witnesses) > 40, "the test must see many answers to prove anything"
    hall.stop()
    await check(tmp_path, witnesses)
    await guest.leave()


def answers(witnesses: list[Witness]) -> int:
    """How many answers were acknowledged so far."""
    return sum(len(w.acknowledged) for w in witnesses)


async def check(data: Path, witnesses: list[Witness]) -> None:
    """What was acknowledged is stored where it was said to be; what was shown is what the store says."""
    with sqlite3.connect(data / "meadhall.sqlite") as direct:
        assert direct.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    store = await Store.open(sqlite_url(data / "meadhall.sqlite"))
    try:
        for witness in witnesses:
            entries = await store.entries(witness.table)
            assert [e.seq for e in entries] == list(range(len(entries)))
            stored = {e.message: e.seq for e in entries if e.message is not None}
            assert len([e for e in entries if e.message]) == len(stored)
            for id, seq in witness.acknowledged.items():
                assert stored.get(id) == seq, f"answer {id} was acknowledged as entry {seq} and is lost"
            match = await load(store, witness.table)
            assert match.seq == len(entries) - 1
            # Play the stored entries again from the first snapshot: every view that was ever shown must come up.
            first = await store.snapshot(witness.table, 0)
            assert first is not None
            again = type(match).load(first)
            for entry in standing(entries):
                if entry.seat is not None:
                    again.answer(entry.seat, entry.ref or "")
                if entry.seq in witness.shown:
                    assert witness.shown[entry.seq] == [plain(again.view(-1)["table"])], (
                        f"{entry.seq} was shown otherwise"
                    )
            assert max(witness.shown, default=0) <= match.seq, "something was shown that is not stored"
    finally:
        await store.close()


def plain(table: Any) -> Any:
    """What is left of a view on the wire."""
    return msgspec.json.decode(msgspec.json.encode(table))


async def test_told_to_stop_the_hall_closes_in_order(process: Callable[..., Process], tmp_path: Path) -> None:
    hall = process()
    guest = await Guest.come(hall.address)
    table = (await guest.open("ragnarocks", "me", "random"))["table"]
    async with guest.at(table) as s:
        await s.until("table")
        await s.my_turn()
        await s.answer()
        assert await asyncio.to_thread(hall.stop) in (0, -signal.SIGTERM)
        with suppress(ConnectionClosed):
            while True:
                await s.next()
    await guest.leave()
    assert not (tmp_path / "meadhall.sqlite-wal").exists(), "the last one to leave tidies up"
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as direct:
        (count,) = direct.execute("SELECT count(*) FROM entries").fetchone()
    assert count >= 2
