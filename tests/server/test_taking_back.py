"""Bots give people a moment to take back: they think at once, and play when nobody could take back any more."""

from pathlib import Path

import pytest

from meadhall.server.config import Config
from tests.server.conftest import served
from tests.server.test_bots import Oracle

LONG = 600.0
"""Longer than any test: what happens meanwhile does not happen because the moment was over."""


def test_a_hall_gives_two_seconds(tmp_path: Path) -> None:
    assert Config(data=tmp_path).take_back == 2.0


async def test_a_bot_thinks_at_once_and_plays_when_nobody_can_take_back_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a bot with its answer ready, when the person takes back and answers anew, only the second answer counts.

    It is played at once when the person lets a bot play for them: nobody is left who could take anything back.
    """
    async with served(tmp_path, games=("tests.server.tug",), take_back=LONG) as hall:
        oracle, sigrun = Oracle(hall, monkeypatch), await hall.guest()
        table = (await sigrun.open("tug", "me", "ox"))["table"]
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer("hand:right")
            await s.answer("pull:1")
            oracle.answers.put_nowait("hand:left")
            await oracle.until(1)
            await s.silence(0.3)
            assert (await s.undo(0))["type"] == "done"
            await s.answer("pull:3")
            await oracle.until(2)
            oracle.answers.put_nowait("hand:right")
            await s.silence(0.3)
            assert s.view is not None
            assert (s.view["seq"], s.view["undo"]) == (4, {"seat": 0, "steps": 2})
            await sigrun.post(f"/api/tables/{table}/handover", {"seat": 0, "bot": "ox"})
            await oracle.until(3)
        entries = await hall.hall.store.entries(table)
        told = [(entry.seat, entry.ref or "undo") for entry in entries[1:]]
        assert told == [(0, "hand:right"), (0, "pull:1"), (0, "undo"), (0, "pull:3"), (1, "hand:right")]


async def test_bots_do_not_wait_for_those_who_cannot_take_back(tmp_path: Path) -> None:
    """Given secret answers, which are final, then a whole match is played without a moment's wait."""
    async with served(tmp_path, take_back=LONG) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("runes", "me", "random", options={"swaps": False}))["table"]
        async with sigrun.at(table) as s:
            while (await s.my_turn())["outcome"] is None:
                await s.answer()  # stale if the bot was quicker: then it is asked for again


async def test_bots_alone_do_not_wait_for_one_another(tmp_path: Path) -> None:
    async with served(tmp_path, games=("tests.server.tug",), take_back=LONG) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("tug", "random", "random"))["table"]
        async with sigrun.at(table) as s:
            while s.row.get("state") != "over":
                await s.next()


async def test_a_moment_lets_other_tables_think(tmp_path: Path) -> None:
    """Given more tables that hold an answer back than bots can think at once, then another table's bot answers."""
    async with served(tmp_path, games=("tests.server.tug",), take_back=LONG, bot_workers=1, bots_waiting=0) as hall:
        sigrun = await hall.guest()
        for _ in range(3):
            table = (await sigrun.open("tug", "me", "random"))["table"]
            async with sigrun.at(table) as s, hall.hall.at(table):
                await s.until("table")
                await s.answer("hand:right")
                await s.answer("pull:1")
        table = (await sigrun.open("tug", "random", "me"))["table"]
        async with sigrun.at(table) as s:
            await s.my_turn()
