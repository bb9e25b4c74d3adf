"""One's own matches in the hall: whose turn it is and since when, how they ended and when, and the newest first."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.server import hall as halls
from tests.server.conftest import Served, served
from tests.server.guest import Guest
from tests.server.playing import play_out, two_at
from tests.server.sundial import Stopped


async def mine(guest: Guest) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = (await guest.get("/api/tables"))["mine"]
    return rows


async def resigned(guest: Guest) -> str:
    """A match that is over: its table."""
    table = (await guest.open("runes", "me", "random"))["table"]
    await guest.post(f"/api/tables/{table}/resign", {"seat": 0})
    return table


async def test_a_match_says_whom_it_waits_for_and_since_when(tmp_path: Path) -> None:
    """Given two who lay their cards together, when one of them has, the other is waited for as long as before."""
    clock = Stopped(1_000.25)
    async with served(tmp_path, clock=clock) as hall:
        sigrun, bjarne, table = await two_at(hall, options={"swaps": False})
        (row,) = await mine(sigrun)
        assert (row["since"], row["ended"]) == (1_000.0, None)
        assert [seat["turn"] for seat in row["seats"]] == [True, True]
        clock.pass_(minutes=1)
        async with sigrun.at(table) as s, bjarne.at(table) as b:
            await s.until("table")
            await b.until("table")
            await s.answer()
            (row,) = await mine(sigrun)
            assert (row["since"], row["updated"]) == (1_000.0, "1970-01-01T00:17:40.250Z")
            assert [seat["turn"] for seat in row["seats"]] == [False, True]
            clock.pass_(minutes=1)
            await b.my_turn()
            while b.view is None or b.view["seq"] < 1:
                await b.next()
            await b.answer()
            assert [row["since"] for row in await mine(bjarne)] == [1_120.0]
            assert b.row["since"] == 1_120.0, "the table says the same"
    async with served(tmp_path, clock=Stopped(9_000.0)) as hall:
        assert [row["since"] for row in await mine(hall.again(sigrun))] == [1_120.0], "and after the hall was closed"


async def test_a_match_that_is_over_says_how_it_ended_and_when(tmp_path: Path) -> None:
    clock = Stopped(5_000.0)
    async with served(tmp_path, clock=clock) as hall:
        sigrun, bjarne, table = await two_at(hall, private=True)
        stranger = await hall.guest()
        async with sigrun.at(table) as s, bjarne.at(table) as b:
            await s.until("table")
            await b.until("table")
            clock.pass_(minutes=10)
            await play_out(s, b)
        clock.pass_(days=1)
        for guest, seat in ((sigrun, 0), (bjarne, 1)):
            (row,) = await mine(guest)
            assert (row["id"], row["state"], row["ended"], row["since"]) == (table, "over", 5_600.0, None)
            assert [s["seat"] for s in row["seats"] if s["mine"]] == [seat]
            assert sum(row["outcome"]["scores"]) == 4
            assert 1 in row["outcome"]["ranks"]
        assert await mine(stranger) == []


async def test_what_goes_on_stands_before_what_is_over(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given many matches that are over, then those that go on come first, then the newest of the others."""
    monkeypatch.setattr(halls, "OVER", 2)
    sigrun = await hall.guest()
    going_on = (await sigrun.open("runes", "me", "open"))["table"]
    _, *newest = [await resigned(sigrun) for _ in range(3)]
    assert [row["id"] for row in await mine(sigrun)] == [going_on, *reversed(newest)]


async def test_a_match_of_an_older_store_waits_since_it_moved_last(hall: Served) -> None:
    """Given a match that was written before the hall kept since when it waits, then the last answer is what it has."""
    sigrun = await hall.guest()
    table = (await sigrun.open("runes", "me", "hotseat"))["table"]
    stored = await hall.hall.store.table(table)
    assert stored is not None
    assert hall.hall.row(replace(stored, asked_since=None), None).since == int(stored.updated_at)
