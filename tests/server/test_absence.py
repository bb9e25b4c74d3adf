"""Handing over the seats of others: not before the absence that was agreed, and only to the strongest bot."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meadhall.server import messages as say
from meadhall.server.absence import IN_WORDS, PATIENCE, Absence, Hours
from meadhall.store import StoredSeat
from tests.server.conftest import Served, served
from tests.server.guest import PATIENCE as SOON
from tests.server.guest import Guest
from tests.server.playing import becomes, play_out, two_at
from tests.server.sundial import Sundial
from tests.server.test_wire import assert_fits

HOUSE = ("tests.server.runes", "tests.server.tug")
MINUTE, DAY = 60.0, 86_400.0


@pytest.fixture
def sundial() -> Sundial:
    return Sundial()


@pytest.fixture
async def hall(tmp_path: Path, sundial: Sundial) -> AsyncIterator[Served]:
    async with served(tmp_path, clock=sundial, games=HOUSE) as open_hall:
        yield open_hall


async def replaced(guest: Guest, table: str, seat: int = 1, bot: str = "random") -> str:
    """Somebody wants a bot to play a seat: "yes", or the code of the refusal."""
    answer = await guest.http.post(f"/api/tables/{table}/handover", json={"seat": seat, "bot": bot})
    if answer.status_code == 200:
        assert answer.json()["seats"][seat]["bot"] == bot
        return "yes"
    return str(answer.json()["code"])


async def visit(guest: Guest, table: str) -> None:
    """Somebody looks at a table and goes; afterwards the hall knows that they are gone."""
    async with guest.at(table) as sitting:
        await sitting.until("table")


async def gone(hall: Served, table: str, *guests: Guest) -> None:
    """Waits until the hall has seen that somebody left."""
    here = {guest.me["person"] for guest in guests}
    async with hall.hall.at(table) as held:
        await becomes(lambda: not held.present & here)


@pytest.mark.parametrize(("pace", "seconds"), [("live", 10 * MINUTE), ("days", 3 * DAY)])
async def test_a_seat_is_replaced_after_the_absence_that_was_agreed(
    hall: Served, sundial: Sundial, pace: str, seconds: float
) -> None:
    """Given a pace, when the other has been away for that long and is waited for, their seat goes to the best bot."""
    sigrun, bjarne, table = await two_at(hall, pace=pace)
    await visit(bjarne, table)
    await gone(hall, table, bjarne)
    assert await replaced(sigrun, table) == "present"
    sundial.pass_(seconds=seconds - 30)
    assert await replaced(sigrun, table) == "present"
    sundial.pass_(seconds=31)
    assert await replaced(await hall.guest(), table) == "not_your_seat"
    assert await replaced(sigrun, table) == "yes"


async def test_whoever_looks_is_not_away_however_long_they_think(hall: Served, sundial: Sundial) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with bjarne.at(table) as b:
        await b.until("table")
        sundial.pass_(days=30)
        assert await replaced(sigrun, table) == "present"
    await gone(hall, table, bjarne)
    sundial.pass_(minutes=9)
    assert await replaced(sigrun, table) == "present", "it counts from the moment they left"
    sundial.pass_(minutes=2)
    assert await replaced(sigrun, table) == "yes"


async def test_coming_back_for_a_moment_begins_it_anew(hall: Served, sundial: Sundial) -> None:
    sigrun, bjarne, table = await two_at(hall)
    sundial.pass_(minutes=9)
    await visit(bjarne, table)
    await gone(hall, table, bjarne)
    sundial.pass_(minutes=9)
    assert await replaced(sigrun, table) == "present"


async def test_nobody_is_away_before_the_match_begins(hall: Served, sundial: Sundial) -> None:
    """Given a host who waits for others for days, when the last one sits down, the host is not away yet."""
    sigrun, bjarne = await hall.guest(), await hall.guest()
    table = (await sigrun.open("runes", "me", "open"))["table"]
    await visit(sigrun, table)
    sundial.pass_(days=5)
    await bjarne.post(f"/api/tables/{table}/join", {})
    assert await replaced(bjarne, table, seat=0) == "present"
    sundial.pass_(minutes=11)
    assert await replaced(bjarne, table, seat=0) == "yes"


async def test_only_those_are_replaced_for_whom_the_table_waits(hall: Served, sundial: Sundial) -> None:
    """Given somebody who waits with their own move until the other is long away, the other still has their time."""
    sigrun, _, table = await two_at(hall, "tug", pace="days")
    async with sigrun.at(table) as s:
        await s.until("table")
        sundial.pass_(days=4)
        assert await replaced(sigrun, table, bot="ox") == "not_waited_for"
        await s.answer("hand:right")
        await s.answer("pull:1")
        assert s.view is not None
        assert [asked["seat"] for asked in s.view["asked"]] == [1]
        assert await replaced(sigrun, table, bot="ox") == "present"
        sundial.pass_(days=2)
        assert await replaced(sigrun, table, bot="ox") == "present"
        sundial.pass_(days=1.1)
        assert await replaced(sigrun, table, bot="ox") == "yes"


async def test_only_the_strongest_bot_replaces_somebody(hall: Served, sundial: Sundial) -> None:
    """Given somebody long away, a weaker bot may not play for them; for oneself any may."""
    sigrun, _, table = await two_at(hall, "tug")
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.answer("hand:right")
        await s.answer("pull:1")
    sundial.pass_(minutes=11)
    wish = {"seat": 1, "bot": "random"}
    refused = await sigrun.post(f"/api/tables/{table}/handover", wish, expect=403)
    assert refused == {
        "code": "weak_bot",
        "error": "Somebody who is away is replaced by the strongest bot only: ox.",
    }
    assert await replaced(sigrun, table, bot="odin") == "unknown_bot"
    assert await replaced(sigrun, table, bot="ox") == "yes"
    assert await replaced(sigrun, table, seat=0, bot="random") == "yes"


async def test_the_refusal_says_how_long_the_table_waits(hall: Served) -> None:
    for pace, words in IN_WORDS.items():
        sigrun, _, table = await two_at(hall, pace=pace)
        refused = await sigrun.post(f"/api/tables/{table}/handover", {"seat": 1, "bot": "random"}, expect=403)
        assert refused["error"] == f"The table waits {words} for somebody who is away."
    assert (PATIENCE["live"], PATIENCE["days"]) == (10 * MINUTE, 3 * DAY)


async def test_whoever_takes_their_seat_back_has_all_the_time_again(tmp_path: Path, sundial: Sundial) -> None:
    """Given a bot that has not answered yet, when its seat's owner takes it back from elsewhere, they were here now."""
    async with served(tmp_path, clock=sundial, bot_pause=600.0) as hall:
        sigrun, bjarne, table = await two_at(hall)
        sundial.pass_(minutes=11)
        assert await replaced(sigrun, table) == "yes"
        await bjarne.post(f"/api/tables/{table}/takeback", {"seat": 1})
        for _ in range(2):
            assert await replaced(sigrun, table) == "present"
            hall.hall.forget(table)  # and the store knows it too


async def test_the_pace_is_agreed_when_the_table_opens_and_shown(hall: Served) -> None:
    sigrun = await hall.guest()
    usual = (await sigrun.open("runes", "me", "open"))["table"]
    slow = (await sigrun.open("runes", "me", "hotseat", pace="days"))["table"]
    for table, pace in ((usual, "live"), (slow, "days")):
        row = await sigrun.get(f"/api/tables/{table}")
        assert row["pace"] == pace
        assert_fits(row, say.Row)
        async with sigrun.at(table) as s:
            assert (await s.until("table"))["row"]["pace"] == pace
    wish = {"game": "runes", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": "hasty"}
    assert (await sigrun.post("/api/tables", wish, expect=400))["code"] == "bad_request"
    async with sigrun.at(slow) as s:
        await s.until("table")
        await play_out(s)
    again = (await sigrun.post(f"/api/tables/{slow}/rematch"))["table"]
    assert (await sigrun.get(f"/api/tables/{again}"))["pace"] == "days", "the same company, the same pace"


async def test_no_clock_on_the_wall_makes_anybody_absent(hall: Served, sundial: Sundial) -> None:
    sigrun, _, table = await two_at(hall, pace="days")
    sundial.set_(days=30)
    assert await replaced(sigrun, table) == "present"
    sundial.set_(days=-60)
    sundial.pass_(days=3.1)
    assert await replaced(sigrun, table) == "yes"


async def test_absence_is_not_forgotten_when_the_table_is_put_away(hall: Served, sundial: Sundial) -> None:
    """Given a hall that has been open for weeks, when a table is put away and fetched, absence counts as before."""
    sundial.pass_(days=20)
    sigrun, bjarne, table = await two_at(hall)
    sundial.pass_(minutes=6)
    await hall.hall.keep_hours()
    hall.hall.forget(table)
    assert await replaced(sigrun, table) == "present", "the hall's age is nobody's absence"
    await visit(bjarne, table)
    await gone(hall, table, bjarne)
    await hall.hall.keep_hours()
    sundial.pass_(minutes=6)
    hall.hall.forget(table)
    assert await replaced(sigrun, table) == "present"
    sundial.pass_(minutes=5)
    hall.hall.forget(table)
    assert await replaced(sigrun, table) == "yes"


async def test_a_table_stays_in_memory_until_it_is_written_who_left(hall: Served, sundial: Sundial) -> None:
    _, bjarne, table = await two_at(hall)
    await visit(bjarne, table)
    await gone(hall, table, bjarne)
    async with hall.hall.at(table) as held:
        pass
    await becomes(lambda: not held.users)
    held.absence.begins([1])
    sundial.pass_(days=1)
    assert not held.sleepy
    await hall.hall.keep_hours()
    assert held.sleepy


async def test_a_hall_that_is_closed_counts_for_nobody_and_forgets_nobody(tmp_path: Path) -> None:
    """Given six minutes of absence and a hall closed for ten days, when it opens again, four more minutes are left."""
    before = Sundial(monotonic=5_000_000.0)
    async with served(tmp_path, clock=before) as hall:
        sigrun, bjarne, table = await two_at(hall)
        await visit(bjarne, table)
        await gone(hall, table, bjarne)
        async with hall.hall.at(table) as held:
            await becomes(lambda: not held.absence.unsaved)  # from here on nothing is written before it closes
        before.pass_(minutes=6)
    after = Sundial(now=before.now() + 10 * DAY, monotonic=17.0)  # the machine was started anew
    async with served(tmp_path, clock=after) as hall:
        sigrun = hall.again(sigrun)
        assert await replaced(sigrun, table) == "present"
        after.pass_(minutes=3.5)
        assert await replaced(sigrun, table) == "present"
        after.pass_(minutes=1)
        assert await replaced(sigrun, table) == "yes"


async def test_a_hall_that_is_killed_makes_nobody_absent_who_was_there(tmp_path: Path) -> None:
    """Given somebody who sits and thinks for days, when the hall is killed, their absence begins with its new start."""
    sundial = Sundial()
    async with served(tmp_path / "one", clock=sundial) as hall:
        sigrun, bjarne, table = await two_at(hall, pace="days")
        async with bjarne.at(table) as b:
            await b.until("table")
            for _ in range(5):
                sundial.pass_(days=2)
                await hall.hall.keep_hours()  # as it does by itself, now and then
            sundial.pass_(days=2)
            killed_now(tmp_path / "one", tmp_path / "two")
    async with served(tmp_path / "two", clock=sundial) as hall:
        sigrun = hall.again(sigrun)
        assert await replaced(sigrun, table) == "present"
        sundial.pass_(days=2.9)
        assert await replaced(sigrun, table) == "present"
        sundial.pass_(days=0.2)
        assert await replaced(sigrun, table) == "yes"


async def test_a_question_and_from_when_it_waits_are_written_together(tmp_path: Path) -> None:
    """Given somebody who was not asked for days, when they are asked and the hall is killed, they have all the time."""
    sundial = Sundial()
    async with served(tmp_path / "one", clock=sundial, games=HOUSE) as hall:
        sigrun, _, table = await two_at(hall, "tug", pace="days")
        async with sigrun.at(table) as s:
            await s.until("table")
            sundial.pass_(days=4)
            await hall.hall.keep_hours()
            await s.answer("hand:right")
            await s.answer("pull:1")
            killed_now(tmp_path / "one", tmp_path / "two")
    async with served(tmp_path / "two", clock=sundial, games=HOUSE) as hall:
        sigrun = hall.again(sigrun)
        assert await replaced(sigrun, table, bot="ox") == "present"
        sundial.pass_(days=3.1)
        assert await replaced(sigrun, table, bot="ox") == "yes"


def killed_now(data: Path, copy: Path) -> None:
    """What a hall leaves behind that is killed this moment: its secret, and what its store has committed."""
    copy.mkdir()
    (copy / "secret").write_bytes((data / "secret").read_bytes())
    with sqlite3.connect(data / "meadhall.sqlite") as there, sqlite3.connect(copy / "meadhall.sqlite") as here:
        there.backup(here)


async def test_coming_to_the_table_is_written_down_at_once(hall: Served) -> None:
    """Given somebody who comes, when the hall is killed a moment later, the store knows that they were there."""
    _, bjarne, table = await two_at(hall)
    before = await hall.hall.store.table(table)
    async with bjarne.at(table) as b:
        await b.until("table")
        async with asyncio.timeout(SOON):
            while (stored := await hall.hall.store.table(table)) == before:
                await asyncio.sleep(0.01)
    assert before is not None
    assert stored is not None
    assert stored.seats[1].away_from > before.seats[1].away_from


async def test_the_hours_are_kept_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody who sits and thinks, the store learns again and again that they are there, and how late it is."""
    monkeypatch.setattr("meadhall.server.hall.KEEP_HOURS", 0.05)
    async with served(tmp_path) as hall:
        _, bjarne, table = await two_at(hall)
        async with bjarne.at(table) as b:
            await b.until("table")
            hours, away_from = set[float](), set[float]()
            async with asyncio.timeout(SOON):
                while len(hours) < 3 or len(away_from) < 3:
                    stored = await hall.hall.store.table(table)
                    assert stored is not None
                    away_from.add(stored.seats[1].away_from)
                    hours.add(await hall.hall.store.hours())


def test_absence_is_never_less_than_nothing() -> None:
    """Given hours that a killed hall lost, a seat that was seen in them is not away; nor is one that is seen now."""
    absence = Absence(Hours(Sundial(), before=100.0))
    assert absence.of(StoredSeat(0, "person", away_from=130.0)) == 0
    assert 50 <= absence.of(StoredSeat(0, "person", away_from=50.0)) < 51
    absence.begins([0])
    assert absence.of(StoredSeat(0, "person", away_from=50.0)) < 1


def test_what_came_while_it_was_written_is_written_later() -> None:
    sundial = Sundial()
    absence = Absence(Hours(sundial, before=0.0))
    absence.begins([0, 1])
    writes = absence.writes("oak")
    sundial.pass_(seconds=5)
    absence.begins([1])
    absence.saved(writes)
    assert [write.values["at"] for write in absence.writes("oak")] == [1]
