"""Printed values and the hall: a match goes on only under the values it was begun with, and says so otherwise."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from meadhall import Match
from meadhall.games.ragnarocks.game import GAME
from meadhall.kernel.errors import OtherValues
from meadhall.kernel.record import Record
from meadhall.kit.overlay import VARIABLE
from meadhall.server.botworker import Chosen, Wanted
from meadhall.server.records import import_record
from tests.server.conftest import served

PRINTED = {"numbers": {"turn_limit": {"value": 6}}}


async def test_a_match_waits_for_the_values_it_was_begun_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer()
            told = s.log
    monkeypatch.setattr(type(GAME), "values", PRINTED)
    async with served(tmp_path) as hall:  # opened again, with an overlay
        sigrun = hall.again(sigrun)
        for path in ("steps", "record"):
            refused = await sigrun.get(f"/api/tables/{table}/{path}", expect=409)
            assert refused["code"] == "halted"
            assert refused["error"] == (
                "This match was begun under other printed values of ragnarocks than this hall has. "
                "It can be read, but not played on."
            )
        async with sigrun.at(table) as s:  # its saga can be read meanwhile
            shown = await s.until("table")
            assert (shown["row"]["halted"]["why"], shown["row"]["state"], shown["view"]) == ("values", "live", None)
            assert shown["log"] == told
    monkeypatch.undo()
    async with served(tmp_path) as hall:
        sigrun = hall.again(sigrun)
        assert (await sigrun.get(f"/api/tables/{table}/steps"))["steps"] == 1


async def test_a_record_of_the_hall_has_its_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "values", PRINTED)
    async with served(tmp_path) as hall:
        sigrun = await hall.guest()
        table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
        assert (await sigrun.get(f"/api/tables/{table}/record"))["values"] == PRINTED
    command = [sys.executable, "-m", "meadhall", "export", table, "--data", str(tmp_path), "--whole", "--to", "-"]
    run = await asyncio.to_thread(subprocess.run, command, capture_output=True, check=True, timeout=600)
    assert Record.decode(run.stdout).values == PRINTED  # of a process that was told of no overlay


def test_a_hall_takes_in_no_record_under_other_values(tmp_path: Path) -> None:
    record = Match.new("ragnarocks", 2, seed=7).record()
    record.values = PRINTED
    with pytest.raises(OtherValues, match="other printed values"):
        import_record(tmp_path, record.encode())


def test_bots_think_under_the_values_of_the_hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that thinks for bots reads what the environment of the hall names; another one refuses to guess."""
    overlay = tmp_path / "printed.toml"
    overlay.write_text("[ragnarocks.numbers.turn_limit]\nvalue = 6\n")
    monkeypatch.setattr(type(GAME), "values", PRINTED)
    match = Match.new("ragnarocks", 2, seed=7)
    wanted = msgspec.msgpack.encode(Wanted("ragnarocks", match.snapshot(), match.pending[0].seat, "random", 1.0, 0))
    question = len(wanted).to_bytes(4, "big") + wanted

    def answer(named: str) -> Chosen:
        command = [sys.executable, "-m", "meadhall.server.botworker", "0"]
        env = {**os.environ, VARIABLE: named}
        run = subprocess.run(command, input=question, capture_output=True, check=True, timeout=600, env=env)
        size = int.from_bytes(run.stdout[:4], "big")
        return msgspec.msgpack.decode(run.stdout[4 + size + 4 :], type=Chosen)

    assert answer(str(overlay)).ref in match.pending[0].options
    assert answer("").error.startswith("OtherValues: The match was played under other printed values")
