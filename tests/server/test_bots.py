"""Bots at the table: they think elsewhere, they pause, and one that fails points at anything it may."""

import asyncio
import logging
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.kernel.game import register
from meadhall.kernel.match import Match
from meadhall.server.bots import GRACE, START, BotDesk, Worker
from meadhall.server.botworker import Chosen, Wanted
from tests.server import runes, tug
from tests.server.conftest import served


def desk(**settings: Any) -> BotDesk:
    register(runes.GAME)
    given = {"workers": 1, "at_once": 4, "budget": 0.2, "games": ("tests.server.runes",), **settings}
    return BotDesk(**given)


def snapshot() -> bytes:
    return Match.new(runes.GAME, seats=2, seed=1).snapshot()


async def test_a_bot_points_at_something_it_may(caplog: pytest.LogCaptureFixture) -> None:
    bots = desk()
    try:
        refs = {await bots.choose("runes", snapshot(), 1, "random") for _ in range(30)}
        assert refs == {f"place:{n}" for n in range(4)}
        assert not caplog.records
    finally:
        await bots.close()


async def test_a_bot_that_fails_points_at_anything(caplog: pytest.LogCaptureFixture) -> None:
    bots = desk()
    try:
        with caplog.at_level(logging.ERROR):
            assert await bots.choose("runes", snapshot(), 1, "no such bot") in {f"place:{n}" for n in range(4)}
        assert "failed" in caplog.text
        assert await bots.choose("runes", snapshot(), 0, "random")
    finally:
        await bots.close()


async def test_a_worker_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    bots = desk()
    try:
        await bots.choose("runes", snapshot(), 1, "random")
        (worker,) = bots._started
        worker._process.kill()
        for _ in range(2):
            assert await bots.choose("runes", snapshot(), 1, "random") in {f"place:{n}" for n in range(4)}
        assert bots._started != {worker}
    finally:
        await bots.close()


async def test_a_bot_that_never_answers_is_ended(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("meadhall.server.bots.GRACE", 0.2)
    bots = desk()
    try:
        await bots.choose("runes", snapshot(), 1, "random")
        (worker,) = bots._started
        worker._process.send_signal(19)  # SIGSTOP: it hangs
        began = time.monotonic()
        assert await bots.choose("runes", snapshot(), 1, "random") in {f"place:{n}" for n in range(4)}
        assert time.monotonic() - began < 5
        assert "did not answer" in caplog.text
        assert not worker.alive
    finally:
        await bots.close()


async def test_bots_that_keep_to_a_time_get_ready_before_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a title whose best bot states its seconds, when the hall opens, it is asked once, beside the workers."""
    monkeypatch.setattr("meadhall.server.bots.TITLES", ("tug", "runes"))
    register(tug.GAME)
    asked: list[tuple[str, str]] = []
    ask = Worker.ask

    async def noted(self: Worker, wanted: Wanted, within: float) -> Chosen:
        asked.append((wanted.game, wanted.level))
        return await ask(self, wanted, within)

    monkeypatch.setattr(Worker, "ask", noted)
    bots = desk(games=("tests.server.tug", "tests.server.runes"), workers=2)
    try:
        await bots.get_ready()
        assert asked == [("tug", "ox")]
        assert len(bots._started) == 2, "who got ready for the others is gone"
    finally:
        await bots.close()


async def test_the_first_answer_in_a_game_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bot that has to compile first, when it is asked for the first time, it is not taken to be stuck."""
    within: list[float] = []
    hear = Worker._hear

    async def noted(self: Worker, question: Any, seconds: float) -> bytes:
        within.append(seconds)
        return await hear(self, question, seconds)

    monkeypatch.setattr(Worker, "_hear", noted)
    bots = desk()
    try:
        for _ in range(2):
            await bots.choose("runes", snapshot(), 1, "random")
        assert within == [0.2 + GRACE + START, 0.2 + GRACE]
    finally:
        await bots.close()


async def test_people_can_take_back_while_a_bot_pauses(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=1.0) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("ragnarocks", "me", "random"))["table"]
        async with sigrun.at(table) as s:
            await s.until("table")
            for _ in range(3):
                await s.my_turn(within=20)
                await s.answer()
            assert s.view is not None
            assert not s.view["ask"]
            seat, seq = s.view["undo"]["seat"], s.view["seq"]
            assert (await s.undo(seat))["type"] == "done"
            assert s.view is not None
            assert s.view["ask"]["seat"] == seat
            await s.silence(1.3)
            assert s.view["seq"] == seq + 1
            began = time.monotonic()
            await s.answer()
            await s.until("view")
            assert time.monotonic() - began >= 0.9


async def test_bots_go_on_after_the_hall_was_closed(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=60.0) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("runes", "random", "random"))["table"]
        assert (await sigrun.get(f"/api/tables/{table}"))["seq"] == 0
    async with served(tmp_path) as hall:
        guest = await hall.guest()
        for _ in range(200):
            if (row := await guest.get(f"/api/tables/{table}"))["state"] == "over":
                break
            await asyncio.sleep(0.05)
        assert row["outcome"]


async def test_a_bot_waits_while_the_store_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path, store_wait=0.1) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("runes", "me", "random"))["table"]
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.my_turn()
            while s.view is None or s.view["seq"] < 1:
                await s.next()  # the bot has laid its card
            await s.answer()
            thief = sqlite3.connect(tmp_path / "meadhall.sqlite", isolation_level=None)
            thief.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.5)
            thief.execute("ROLLBACK")
            thief.close()
            async with asyncio.timeout(20):
                while s.row["state"] != "over":
                    if s.view["ask"]:
                        result = await s.answer()
                        assert result["type"] in ("done", "stale")
                    else:
                        await s.next()


def test_what_is_asked_and_answered_are_small_values() -> None:
    wanted = Wanted("runes", b"...", 1, "random", 0.5, 7)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(wanted), type=Wanted) == wanted
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(Chosen("do:no")), type=Chosen) == Chosen("do:no")
