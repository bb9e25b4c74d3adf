"""Puzzles in the hall: tried at a table of one's own, judged there, and counted once."""

import json
import re
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from meadhall.puzzles import Puzzle, puzzles_of
from meadhall.server import botworker
from meadhall.server import messages as say
from meadhall.server.bots import BotDesk
from meadhall.server.puzzling import Puzzling
from tests.server.conftest import Served, served
from tests.server.guest import FRAMES, Guest
from tests.server.sundial import Sundial
from tests.server.test_wire import assert_fits

RIGHT, WRONG = ("hand:right", "pull:3"), ("hand:right", "pull:1")
OTHER = ("hand:left", "pull:1")
MODULE = "tests.server.knots.game"


def every() -> tuple[Puzzle, ...]:
    return puzzles_of("knots")


def of_the_day(day: date, puzzles: object = None) -> Puzzle:
    """Knots has two puzzles for days, which take turns."""
    return every()[day.toordinal() % 2]


@pytest.fixture
def dial() -> Sundial:
    """Noon of a day whose puzzle is the first."""
    return Sundial(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp())


@pytest.fixture
async def hall(tmp_path: Path, dial: Sundial, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A hall with the puzzles of Knots; what answers a wrong decision is found at once."""

    async def reply(desk: BotDesk, missed: botworker.Missed, person: str) -> botworker.Replied:
        return botworker.reply(missed)

    monkeypatch.setattr(BotDesk, "reply", reply)
    knots(monkeypatch)
    async with served(tmp_path, games=(MODULE,), clock=dial) as open_hall:
        yield open_hall


def knots(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("puzzling", "puzzlecards"):
        monkeypatch.setattr(f"meadhall.server.{module}.every", every)
        monkeypatch.setattr(f"meadhall.server.{module}.of_the_day", of_the_day)


async def begin(guest: Guest, id: str = "knots-1", day: str | None = None) -> str:
    return str((await guest.post(f"/api/puzzles/{id}", {"day": day}))["table"])


async def state(guest: Guest, table: str) -> dict[str, Any]:
    told: dict[str, Any] = await guest.get(f"/api/tables/{table}/puzzle")
    return told


async def do(guest: Guest, table: str, deed: str, expect: int = 200) -> dict[str, Any]:
    told: dict[str, Any] = await guest.post(f"/api/tables/{table}/puzzle/{deed}", expect=expect)
    return told


async def decide(guest: Guest, table: str, way: tuple[str, ...]) -> dict[str, Any]:
    """Points at one thing after the other; how the puzzle stands then."""
    async with guest.at(table) as s:
        await s.until("table")
        for ref in way:
            done = await s.answer(ref)
            assert done["type"] == "done", done
    return await state(guest, table)


async def solve(guest: Guest, id: str = "knots-1", way: tuple[str, ...] = RIGHT, day: str | None = None) -> str:
    table = await begin(guest, id, day)
    await decide(guest, table, way)
    return table


async def host_of(hall: Served, table: str) -> str:
    stored = await hall.hall.store.table(table)
    assert stored is not None
    assert stored.host is not None
    return stored.host


async def today(guest: Guest, day: str | None = None) -> dict[str, Any]:
    told: dict[str, Any] = await guest.get(f"/api/puzzles/today{'' if day is None else f'?day={day}'}")
    return told


# ---- trying


async def test_a_puzzle_begins_with_all_that_is_legal(hall: Served) -> None:
    """Given a puzzle, when somebody sits down, then the board is laid, every turn is offered, nobody thinks, and its
    table is listed nowhere."""
    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    async with sigrun.at(table) as s:
        told = await s.until("table")
        assert told["row"]["study"] == {"kind": "puzzle", "of": "knots-1", "step": 0}
        assert [seat["name"] for seat in told["row"]["seats"]] == ["Sigrun", "Halla"]
        assert (told["view"]["seq"], told["view"]["ask"]["options"]) == (4, ["hand:left", "hand:right"])
    found = await state(sigrun, table)
    assert_fits(found, say.PuzzleState)
    assert (found["stage"], found["left"], found["step"], found["of"]) == ("trying", 3, 4, 2)
    assert await hall.hall.tables(await host_of(hall, table)) == say.Tables(open=[], mine=[], live=[], replays=[])


async def test_who_decides_rightly_has_solved_it(hall: Served) -> None:
    """Given the right decision, then it is solved at once, its line lies on the board, and its match can be seen."""
    sigrun = await hall.guest("Sigrun")
    table = await solve(sigrun)
    told = await state(sigrun, table)
    assert (told["stage"], told["result"], told["solution"]["way"]) == ("solved", 1, list(RIGHT))
    assert told["origin"]["played"] == ["hand:left", "pull:3"]
    async with sigrun.at(table, FRAMES) as s:
        await s.until("table")
        assert (await s.answer("hand:left", seat=0))["code"] == "puzzle_decided"
        walked = await do(sigrun, table, "walk")
        assert (walked["walked"], walked["stage"]) == (True, "solved")
    steps = await sigrun.get(f"/api/tables/{table}/steps")
    assert steps["steps"] == told["step"] + told["solution"]["steps"] == 10
    match = (await sigrun.post("/api/puzzles/knots-1/origin"))["table"]
    assert (await sigrun.post("/api/puzzles/knots-1/origin"))["table"] == match
    assert (await sigrun.get(f"/api/tables/{match}/steps"))["steps"] == 12


async def test_a_wrong_decision_is_answered_and_the_board_goes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a wrong decision, then a process beside the hall says what answers it; it is played, and taken back."""
    knots(monkeypatch)
    async with served(tmp_path, games=(MODULE,)) as hall:
        sigrun = await hall.guest("Sigrun")
        table = await begin(sigrun)
        async with sigrun.at(table) as s:
            await s.until("table")
            for ref in WRONG:
                await s.answer(ref)
            told = await state(sigrun, table)
            assert (told["stage"], told["left"]) == ("wrong", 2)
            reason = {"id": "puzzle-reply-pull", "about": {"pull": 3}}
            assert told["tries"] == [{"way": list(WRONG), "reason": reason}]
            while s.view is None or s.view["seq"] < 8:
                await s.next()
            assert (s.view["table"]["knot"], s.view["ask"]["seat"]) == (0, 0)
            assert (await s.answer("hand:left"))["code"] == "puzzle_decided"
            assert (await s.undo(0))["code"] == "cannot_undo"
            back = await do(sigrun, table, "back")
            assert (back["stage"], back["left"], back["tries"]) == ("trying", 2, told["tries"])
            view = (await s.until("table"))["view"]
            assert (view["seq"], view["table"]["knot"], view["ask"]["prompt"]) == (4, 2, "hand")
            for ref in RIGHT:
                assert (await s.answer(ref))["type"] == "done"
        assert (await state(sigrun, table))["result"] == 2


async def test_a_hint_costs_an_attempt_and_the_last_one_is_kept(hall: Served) -> None:
    """Given three attempts, when two hints were given, then no third is, and a wrong decision ends it."""
    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    first = await do(sigrun, table, "hint")
    second = await do(sigrun, table, "hint")
    assert [hint["lit"] for hint in first["hints"]] == [["hand:right"]]
    assert [hint["lit"] for hint in second["hints"]] == [["hand:right"], ["pull:3"]]
    assert (first["left"], second["left"], second["hint"]) == (2, 1, False)
    assert (await do(sigrun, table, "hint", 409))["code"] == "no_hint"
    told = await decide(sigrun, table, WRONG)
    assert (told["stage"], told["result"], told["left"]) == ("failed", 0, 0)
    assert told["solution"]["way"] == list(RIGHT)
    for deed in ("back", "hint", "give-up"):
        assert (await do(sigrun, table, deed, 409))["code"] == "puzzle_over"
    assert (await do(sigrun, table, "walk"))["stage"] == "failed"


async def test_who_gives_up_is_told_how_it_goes(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    assert (await do(sigrun, table, "walk", 409))["code"] == "not_over"
    await sigrun.post("/api/puzzles/knots-1/origin", expect=409)
    told = await do(sigrun, table, "give-up")
    assert (told["stage"], told["result"], told["solution"]["way"]) == ("failed", 0, list(RIGHT))


async def test_what_was_pointed_at_is_taken_back_and_the_board_is_not(hall: Served) -> None:
    """Given half a decision, then it can be taken back, and nothing of the laid board can."""
    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.answer("hand:left")
        assert (await state(sigrun, table))["parts"] == ["hand:left"]
        assert (await s.undo(0))["type"] == "done"
        assert (await s.undo(0))["code"] == "cannot_undo"
    assert (await state(sigrun, table))["left"] == 3


# ---- what is counted


async def test_the_first_result_counts(hall: Served) -> None:
    """Given a puzzle that was not solved, when somebody comes again, then it is the same table with the same end."""
    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    await do(sigrun, table, "give-up")
    assert await begin(sigrun) == table
    card = next(one for one in (await sigrun.get("/api/puzzles"))["puzzles"] if one["id"] == "knots-1")
    assert (card["result"], card["begun"]) == (0, True)


async def test_a_decision_counts_also_if_the_hall_closed_upon_it(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a wrong decision that was written and not counted, when somebody looks again, then it is counted once."""

    async def nothing(puzzling: Puzzling, table: object) -> None:
        """The hall was closed."""

    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    with monkeypatch.context() as closing:
        closing.setattr(Puzzling, "moved", nothing)
        async with sigrun.at(table) as s:
            await s.until("table")
            for ref in WRONG:
                await s.answer(ref)
    for _ in range(2):
        told = await state(sigrun, table)
        assert (told["stage"], told["left"], len(told["tries"])) == ("wrong", 2, 1)


async def test_days_in_a_row_are_counted(hall: Served, dial: Sundial) -> None:
    """Given a puzzle solved on each of three days, then these are three in a row; a day left out ends them."""
    sigrun = await hall.guest("Sigrun")
    for day, (id, way) in enumerate([("knots-1", RIGHT), ("knots-2", OTHER), ("knots-1", RIGHT)]):
        assert (await today(sigrun))["today"]["id"] == id
        assert (await today(sigrun))["streak"]["now"] == day
        await solve(sigrun, id, way)
        assert (await today(sigrun))["streak"]["now"] == day + 1
        dial.pass_(days=1)
    assert (await today(sigrun))["streak"]["now"] == 3
    dial.pass_(days=1)
    told = await today(sigrun)
    assert (told["streak"]["now"], told["streak"]["best"]) == (0, 3)
    assert [one["result"] for one in told["streak"]["week"]] == [None, None, 1, 1, 1, None, None]


async def test_a_day_that_went_wrong_ends_the_row(hall: Served, dial: Sundial) -> None:
    sigrun = await hall.guest("Sigrun")
    await solve(sigrun)
    dial.pass_(days=1)
    await do(sigrun, await begin(sigrun, "knots-2"), "give-up")
    assert (await today(sigrun))["streak"]["now"] == 0


async def test_who_meets_a_puzzle_again_tries_it_for_the_day(hall: Served, dial: Sundial) -> None:
    """Given a puzzle not solved on its day, when it is the day's again, then it can be, for that day alone."""
    sigrun = await hall.guest("Sigrun")
    first = await begin(sigrun)
    await do(sigrun, first, "give-up")
    dial.pass_(days=2)
    again = await solve(sigrun)
    assert again != first
    told = await sigrun.get("/api/puzzles")
    assert (told["of_day"]["streak"]["now"], told["of_day"]["today"]["result"]) == (1, 1)
    assert told["puzzles"][0]["result"] == 0
    assert await begin(sigrun) == again


async def test_a_day_is_over_when_it_is_over_everywhere(hall: Served, dial: Sundial) -> None:
    """Given a puzzle begun on its day, when it is solved three days later, then the day was missed all the same."""
    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    dial.pass_(days=3)
    assert (await decide(sigrun, table, RIGHT))["result"] == 1
    week = (await today(sigrun))["streak"]["week"]
    assert (week[3]["day"], week[3]["result"]) == ("2026-11-16", 0)


@pytest.mark.parametrize(("off", "is_taken"), [(-2, False), (-1, True), (0, True), (1, True), (2, False)])
async def test_it_is_the_day_that_it_is_where_somebody_is(hall: Served, off: int, is_taken: bool) -> None:
    """Given somebody who says which day it is, then it is, if it can be that day anywhere on earth."""
    sigrun = await hall.guest("Sigrun")
    wished = (datetime(2026, 11, 16, tzinfo=UTC) + timedelta(days=off)).date().isoformat()
    assert (await today(sigrun, wished))["day"] == (wished if is_taken else "2026-11-16")


async def test_others_are_told_in_numbers_only(hall: Served) -> None:
    """Given a puzzle that three have tried, then everybody is told how many found it when, and nobody who."""
    tables = []
    for name in ("Sigrun", "Bjarne", "Yrsa"):
        guest = await hall.guest(name)
        assert (await state(guest, await begin(guest)))["shares"] is None
        tables.append(table := await begin(guest))
        if name == "Yrsa":
            await do(guest, table, "give-up")
        else:
            await decide(guest, table, RIGHT)
    fresh = await hall.guest("Torvald")
    told = await state(fresh, await begin(fresh))
    assert told["shares"] == {"first": 2, "second": 0, "third": 0, "missed": 1}
    for table in tables:
        await fresh.get(f"/api/tables/{table}/puzzle", expect=404)


# ---- what nobody is told


async def test_two_puzzles_with_different_answers_look_alike(hall: Served) -> None:
    """Given two puzzles that differ in their answer alone, then nothing that is said tells them apart."""

    async def everything(guest: Guest, id: str) -> list[str]:
        table = await begin(guest, id)
        heard: list[Any] = []
        async with guest.at(table) as s:
            await s.until("table")
            heard.append(await state(guest, table))
            for ref in WRONG[:1] + OTHER[1:]:
                await s.answer(ref)
            heard.append(await state(guest, table))
            for path in ("steps", "record", "steps/5"):
                heard.append(await guest.get(f"/api/tables/{table}/{path}"))
            heard += map(json.loads, s.heard)
        return [plain(json.dumps(told).replace(table, "TABLE").replace(id, "PUZZLE")) for told in heard]

    def plain(told: str) -> str:
        """Without when it was, and without whatever goes by a puzzle's place in the list."""
        told = re.sub(r'"(updated|since|ended|id|date|played)": ("[^"]*"|[0-9.]+)', r'"\1": 0', told)
        return re.sub(r'"(streak|yesterday|next|day)": (\{.*?\}\]\}|\{[^{}]*\{[^{}]*\}[^{}]*\}|"[^"]*"|null)', "", told)

    one = await everything(await hall.guest("Sigrun"), "knots-1")
    other = await everything(await hall.guest("Sigrun"), "knots-2")
    assert len(one) > 8
    assert one == other


@pytest.mark.parametrize("deed", ["preview", "forecast"])
async def test_nobody_looks_ahead_in_a_puzzle(hall: Served, deed: str) -> None:
    sigrun = await hall.guest("Sigrun")
    async with sigrun.at(await begin(sigrun)) as s:
        told = await s.until("table")
        await s.send(type=deed, seat=0, seq=told["view"]["seq"], ref="hand:right")
        assert (await s.until("refused", deed))["code"] == "no_preview"


async def test_a_wrong_decision_that_ends_the_match_opens_nothing(hall: Served) -> None:
    """Given a wrong decision with which the match is over, then it is still one's own, and nobody judges it."""
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    table = await begin(sigrun, "knots-3")
    assert (await decide(sigrun, table, OTHER))["stage"] == "wrong"
    assert (await sigrun.get(f"/api/tables/{table}"))["state"] == "over"
    await bjarne.get(f"/api/tables/{table}/steps?as=0", expect=403)
    await sigrun.post(f"/api/tables/{table}/analysis", expect=(404, 409))
    await sigrun.post(f"/api/tables/{table}/rematch", expect=409)
    assert (await do(sigrun, table, "back"))["stage"] == "trying"
    assert (await decide(sigrun, table, RIGHT))["result"] == 2


async def test_a_puzzle_is_no_match_between_people(hall: Served) -> None:
    """Given a puzzle, then nobody resigns there, and no bot takes a seat."""
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    table = await begin(sigrun)
    await sigrun.post(f"/api/tables/{table}/resign", {"seat": 0}, expect=409)
    for seat in (0, 1):
        await sigrun.post(f"/api/tables/{table}/handover", {"seat": seat, "bot": "ox"}, expect=409)
    for deed in ("hint", "back", "walk", "give-up"):
        assert (await do(bjarne, table, deed, 404))["code"] == "no_puzzle"
    opened = await sigrun.open("knots", "me", "ox")
    await sigrun.get(f"/api/tables/{opened['table']}/puzzle", expect=404)
    await sigrun.post("/api/puzzles/knots-99", {}, expect=404)
    await sigrun.post("/api/puzzles/..%2f1", {}, expect=404)


async def test_a_hall_where_no_title_has_puzzles_says_so(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("puzzling", "puzzlecards"):
        monkeypatch.setattr(f"meadhall.server.{module}.every", tuple)
    sigrun = await hall.guest("Sigrun")
    told = await sigrun.get("/api/puzzles")
    assert (told["puzzles"], told["of_day"]["today"]) == ([], None)


async def test_the_texts_of_puzzles_are_sent(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    assert "puzzle-pull = One pull" in await sigrun.get("/api/games/knots/puzzles/texts/de")
    await sigrun.get("/api/games/tug/puzzles/texts/en", expect=404)
