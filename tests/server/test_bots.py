"""Bots at the table: they think elsewhere, pause, rest where nobody looks, and drop what is not asked any more."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.kernel.match import Match
from meadhall.kernel.titles import register
from meadhall.server.bots import GRACE, START, BotDesk, Lane, Thought, Worker
from meadhall.server.botworker import Chosen, Wanted
from meadhall.server.line import Looking
from tests.server import runes, tug
from tests.server.conftest import Served, served
from tests.server.playing import becomes


def desk(**settings: Any) -> BotDesk:
    register(runes.GAME)
    given = {"workers": 1, "waiting": 3, "budget": 0.2, "games": ("tests.server.runes",), **settings}
    return BotDesk(**given)


def snapshot() -> bytes:
    return Match.new(runes.GAME, seats=2, seed=1).snapshot()


async def test_a_bot_points_at_something_it_may(caplog: pytest.LogCaptureFixture) -> None:
    bots = desk()
    try:
        refs = {(await bots.choose("runes", snapshot(), 1, "random")).ref for _ in range(30)}
        assert refs == {f"place:{n}" for n in range(4)}
        assert not caplog.records
    finally:
        await bots.close()


@pytest.mark.complains("The no such bot bot of runes failed")
async def test_a_bot_that_fails_points_at_anything(caplog: pytest.LogCaptureFixture) -> None:
    bots = desk()
    try:
        with caplog.at_level(logging.ERROR):
            assert (await bots.choose("runes", snapshot(), 1, "no such bot")).ref in {f"place:{n}" for n in range(4)}
        assert "failed" in caplog.text
        assert await bots.choose("runes", snapshot(), 0, "random")
    finally:
        await bots.close()


@pytest.mark.complains("The random bot of runes did not answer")
async def test_a_worker_that_dies_is_replaced() -> None:
    bots = desk()
    try:
        await bots.choose("runes", snapshot(), 1, "random")
        (worker,) = bots._started
        worker._process.kill()
        for _ in range(2):
            assert (await bots.choose("runes", snapshot(), 1, "random")).ref in {f"place:{n}" for n in range(4)}
        assert bots._started != {worker}
    finally:
        await bots.close()


@pytest.mark.complains("The random bot of runes did not answer at seat 1: nothing within")
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
        assert (await bots.choose("runes", snapshot(), 1, "random")).ref in {f"place:{n}" for n in range(4)}
        assert time.monotonic() - began < 5
        assert "did not answer" in caplog.text
        assert not worker.alive
    finally:
        await bots.close()


@pytest.mark.parametrize(("quick", "times"), [(0.2, 1), (0.25, 2)])
async def test_bots_that_keep_to_a_time_get_ready_before_somebody_waits(
    monkeypatch: pytest.MonkeyPatch, quick: float, times: int
) -> None:
    """Given a title whose bot states its seconds, when the hall opens, it is asked once, beside the workers.

    If it is a quick one, the worker for quick bots is asked too: its first answer must not take longer than others.
    """
    monkeypatch.setattr("meadhall.server.bots.TITLES", ("tug", "runes"))
    monkeypatch.setattr("meadhall.server.bots.QUICK", quick)
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
        assert asked == [("tug", "ox")] * times
        assert len(bots._started) == 4, (
            "two that take their time, a quick one, one that looks ahead; who got ready for them is gone"
        )
        prepared = await bots.quick.idle.get()
        assert prepared is not None
        assert prepared.knows("tug", "ox") == (times == 2)
    finally:
        await bots.close()


async def test_the_first_answer_of_a_bot_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize("moment", ["bot_pause", "take_back"])
async def test_people_can_take_back_while_a_bot_pauses(tmp_path: Path, moment: str) -> None:
    """Before it thinks, or when it has thought and leaves them a moment."""
    async with served(tmp_path, **{moment: 1.0}) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("ragnarocks", "me", "random"))["table"]
        async with sigrun.at(table) as s:
            await s.until("table")
            for _ in range(3):
                await s.my_turn()
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
    """Given a bot that is asked and a person who plays, when the hall opens again, it answers though nobody looks."""
    async with served(tmp_path, bot_pause=60.0) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("runes", "me", "random"))["table"]
        assert (await sigrun.get(f"/api/tables/{table}"))["seq"] == 0
    async with served(tmp_path) as hall, hall.hall.at(table) as held:
        await becomes(lambda: held.stored.seq)


async def test_bots_alone_rest_while_nobody_looks(hall: Served) -> None:
    """Given a table of bots, when nobody looks they rest; they play while somebody watches, and stop when they go."""
    sigrun, watcher = await hall.guest(), await hall.guest()
    table = (await sigrun.open("ragnarocks", "random", "random"))["table"]
    async with hall.hall.at(table) as held:
        assert held.bots.asked() is not None
        assert held.bots.resting
        assert not held.bots.busy
        async with watcher.at(table) as w:
            assert (await w.until("table"))["view"]["seq"] == 0
            while w.view is None or w.view["seq"] < 3:
                await w.next()
        await becomes(lambda: not held.bots.busy)
        assert held.stored.state == "live"


async def test_a_seat_that_was_handed_over_does_not_keep_bots_busy(hall: Served) -> None:
    """Given somebody who let a bot play for them and went, the table rests: all its seats are bots' now."""
    sigrun = await hall.guest()
    table = (await sigrun.open("ragnarocks", "me", "random"))["table"]
    await sigrun.post(f"/api/tables/{table}/handover", {"seat": 0, "bot": "random"})
    async with hall.hall.at(table) as held:
        await becomes(lambda: not held.bots.busy)
        assert held.bots.asked() is not None
        assert held.bots.resting


async def test_who_looks_decides_how_soon_a_bot_thinks(hall: Served) -> None:
    sigrun, watcher = await hall.guest(), await hall.guest()
    table = (await sigrun.open("runes", "me", "hotseat"))["table"]
    duel = (await sigrun.open("runes", "random", "random"))["table"]
    async with hall.hall.at(table) as held, hall.hall.at(duel) as alone:
        for one in (held, alone):
            assert one.bots.owners == [sigrun.me["person"]]
            seen = [one.bots.looking]
            async with watcher.at(one.stored.id) as w:
                await w.until("table")
                seen.append(one.bots.looking)
                async with sigrun.at(one.stored.id) as s:
                    await s.until("table")
                    seen.append(one.bots.looking)
            assert seen == [Looking.NOBODY, Looking.WATCHER, Looking.PLAYER]


async def test_a_bot_in_line_moves_up_when_somebody_comes(hall: Served) -> None:
    """Given a full line and a bot for whom nobody waits, when its player comes, it is the next; when they go, not."""
    line = hall.hall.bots.quick.line
    sigrun = await hall.guest()
    async with AsyncExitStack() as full:
        while line._free:
            await full.enter_async_context(line.turn(line.ticket(["thor"], Looking.PLAYER)))
        table = (await sigrun.open("runes", "me", "random"))["table"]
        for looking in (Looking.NOBODY, Looking.PLAYER, Looking.NOBODY):
            async with sigrun.at(table) if looking is Looking.PLAYER else nullcontext():
                await becomes(partial(lambda looking: sigrun.me["person"] in line._waiting[looking], looking))
                assert line.waiting(sigrun.me["person"]) == 1


class Oracle:
    """Thinks for the bots of a hall: a test says when an answer comes, and which."""

    def __init__(self, hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, str]] = []
        """The entry after which it was asked, and who."""
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        monkeypatch.setattr(hall.hall.bots, "choose", self.choose)

    async def choose(self, game: str, snapshot: bytes, seat: int, level: str, lane: Lane) -> Thought:
        self.asked.append((Match.load(snapshot).seq, level))
        return Thought(await self.answers.get(), cut_short=False)

    async def until(self, times: int) -> None:
        """Waits until it was asked so many times."""
        await becomes(lambda: len(self.asked) >= times)


@pytest.fixture
async def tug_hall(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, games=("tests.server.tug",)) as open_hall:
        yield open_hall


@pytest.mark.parametrize("early", [True, False])
async def test_what_was_thought_before_a_take_back_is_dropped(
    tug_hall: Served, monkeypatch: pytest.MonkeyPatch, early: bool
) -> None:
    """Given a bot that thinks, when the person takes back and pulls anew, it is asked again and only that counts.

    Its first thought comes while the person is asked (early), or when the bot is asked the same again; it would be
    a legal answer then.
    """
    oracle, sigrun = Oracle(tug_hall, monkeypatch), await tug_hall.guest()
    table = (await sigrun.open("tug", "me", "ox"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.answer("hand:right")
        await s.answer("pull:1")
        await oracle.until(1)
        await s.undo(0)
        if early:
            oracle.answers.put_nowait("hand:left")
            async with tug_hall.hall.at(table) as held:
                await becomes(lambda: not held.bots.busy)
        await s.answer("pull:3")
        if not early:
            oracle.answers.put_nowait("hand:left")
        await oracle.until(2)
        oracle.answers.put_nowait("hand:right")
        await oracle.until(3)
    entries = await tug_hall.hall.store.entries(table)
    told = [(entry.seat, entry.ref or "undo") for entry in entries[1:]]
    assert told == [(0, "hand:right"), (0, "pull:1"), (0, "undo"), (0, "pull:3"), (1, "hand:right")]
    assert oracle.asked == [(2, "ox"), (4, "ox"), (5, "ox")]


async def test_what_another_bot_thought_is_dropped(tug_hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a seat whose bot thinks, when its owner takes it back and gives it to a better one, that one is asked."""
    oracle, sigrun = Oracle(tug_hall, monkeypatch), await tug_hall.guest()
    table = (await sigrun.open("tug", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        await sigrun.post(f"/api/tables/{table}/handover", {"seat": 0, "bot": "random"})
        await oracle.until(1)
        await sigrun.post(f"/api/tables/{table}/takeback", {"seat": 0})
        await sigrun.post(f"/api/tables/{table}/handover", {"seat": 0, "bot": "ox"})
        oracle.answers.put_nowait("hand:left")
        await oracle.until(2)
        oracle.answers.put_nowait("hand:right")
        await oracle.until(3)
    assert [entry.ref for entry in (await tug_hall.hall.store.entries(table))[1:]] == ["hand:right"]
    assert oracle.asked == [(0, "random"), (0, "ox"), (1, "ox")]


async def test_a_bot_that_points_at_nothing_offered_points_at_anything(
    tug_hall: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    oracle, sigrun = Oracle(tug_hall, monkeypatch), await tug_hall.guest()
    table = (await sigrun.open("tug", "ox", "me"))["table"]
    oracle.answers.put_nowait("hand:third")
    await oracle.until(2)
    assert (await tug_hall.hall.store.entries(table))[1].ref in ("hand:left", "hand:right")


@pytest.mark.complains("The store is unavailable: database is locked")
async def test_a_bot_waits_while_the_store_is_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Given bots that play, when the store is locked they wait, and afterwards they play on to the end."""
    async with served(tmp_path, store_wait=0.1) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("runes", "random", "random"))["table"]
        thief = sqlite3.connect(tmp_path / "meadhall.sqlite", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")
        async with sigrun.at(table) as s:
            assert (await s.until("table"))["view"]["seq"] == 0
            await becomes(lambda: "has to wait" in caplog.text)
            thief.execute("ROLLBACK")
            thief.close()
            while s.row["state"] != "over":
                await s.next()


def test_quick_bots_are_known_by_what_they_say_and_by_what_they_do() -> None:
    register(tug.GAME)
    bots = desk()
    assert bots.lane("runes", "random") is bots.quick, "who says nothing is believed to be quick"
    assert bots.lane("tug", "ox") is bots.slow, "it says that it thinks a quarter of a second"
    bots.took("runes", "random", 0.9)
    assert bots.lane("runes", "random") is bots.slow
    for _ in range(20):
        bots.took("runes", "random", 0.01)
        bots.took("tug", "ox", 0.01)
    assert bots.lane("runes", "random") is bots.quick, "a slow answer is forgotten after many quick ones"
    assert bots.lane("tug", "ox") is bots.quick


async def test_the_first_answer_makes_no_bot_a_slow_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a process that has to load something first, that time is not the bot's."""
    took = iter([5.0, 0.125])
    ask = Worker.ask

    async def slowly(self: Worker, wanted: Wanted, within: float) -> Chosen:
        chosen = await ask(self, wanted, within)
        assert chosen.seconds > 0
        return msgspec.structs.replace(chosen, seconds=next(took))

    monkeypatch.setattr(Worker, "ask", slowly)
    bots = desk()
    try:
        await bots.choose("runes", snapshot(), 1, "random")
        assert bots.expected("runes", "random") == 0.0
        await bots.choose("runes", snapshot(), 1, "random")
        assert bots.expected("runes", "random") == 0.125
    finally:
        await bots.close()


def test_what_is_asked_and_answered_are_small_values() -> None:
    wanted = Wanted("runes", b"...", 1, "random", 0.5, 7)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(wanted), type=Wanted) == wanted
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(Chosen("do:no")), type=Chosen) == Chosen("do:no")


async def test_a_bot_that_the_clock_cut_short_says_so_at_the_table(
    hall: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a bot that would have thought longer, when it has answered, its seat says so, until it has time again."""
    sigrun, desk, short = await hall.guest("Sigrun"), hall.hall.bots, True
    choose = desk.choose

    async def hurried(*question: Any) -> Thought:
        return (await choose(*question))._replace(cut_short=short)

    monkeypatch.setattr(desk, "choose", hurried)
    table = (await sigrun.open("ragnarocks", "me", "random"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        for short in (True, False):
            for _ in range(3):
                await s.my_turn()
                await s.answer()
            await s.my_turn()
            assert [seat["hasty"] for seat in s.row["seats"]] == [False, short]
            assert (await sigrun.get(f"/api/tables/{table}"))["seats"][1]["hasty"] is short
