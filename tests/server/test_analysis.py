"""Looking back with an analyst: only after the end, one match at a time, and what was found is kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import Analysis
from meadhall.kernel.match import Match
from meadhall.kernel.titles import register
from meadhall.server import messages as say
from meadhall.server.analysis import evaluation
from meadhall.server.botworker import Judged, Wondered, drawn, judge
from meadhall.server.faults import Turn, faults
from meadhall.store import StoreUnavailable
from tests.server import runes, tug
from tests.server.conftest import Served, served
from tests.server.guest import PATIENCE, Guest
from tests.server.test_wire import assert_fits

HOUSE = ("tests.server.runes", "tests.server.tug")


@pytest.fixture(autouse=True)
def house() -> None:
    """The house's own games are known, also where no hall is open."""
    register(runes.GAME)
    register(tug.GAME)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, games=HOUSE, turn_seconds=0.01, step_seconds=0.01) as open_hall:
        yield open_hall


async def pulled(guest: Guest, *pulls: str) -> str:
    """A match of tug of war at one device: what is pulled, turn by turn, such as R3 or L1."""
    table = (await guest.open("tug", "me", "hotseat"))["table"]
    async with guest.at(table) as s:
        await s.until("table")
        for one in pulls:
            await s.answer("hand:right" if one[0] == "R" else "hand:left")
            await s.answer(f"pull:{one[1]}")
    return table


async def whole(guest: Guest, table: str) -> dict[str, Any]:
    """Waits until the analysis of a match has come to its end."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = await guest.get(f"/api/tables/{table}/analysis")
            if found["state"] != "running":
                return found
            await asyncio.sleep(0.05)


async def test_a_match_is_judged_turn_by_turn_and_faults_are_found(hall: Served) -> None:
    """Given a match in which West once pulls 1 with the left hand, when it is judged, that turn cost 3 points."""
    sigrun = await hall.guest()
    table = await pulled(sigrun, "R3", "R3", "R3", "L1", "R2", "R3")
    assert (await sigrun.get(f"/api/tables/{table}/analysis"))["state"] == "none"
    begun = await sigrun.post(f"/api/tables/{table}/analysis")
    assert (begun["state"], begun["of"]) == ("running", 7)
    found = await whole(sigrun, table)
    assert (found["state"], found["done"]) == ("done", 7)
    assert [point["step"] for point in found["points"]] == [0, 2, 4, 6, 8, 10, 12]
    assert [point["leads"][0] for point in found["points"]] == [0, 0, 0, 0, 3, 2, 2]
    lost = {"step": 8, "seat": 1, "loss": 3.0, "measure": "points", "kind": "mistake", "certain": True}
    why = {"id": "instead-hand", "args": {"played": "hand:left", "better": "hand:right"}}
    assert found["faults"] == [{**lost, "why": why}]
    assert_fits(found, say.AnalysisState)
    first, last = found["points"][0], found["points"][-1]
    assert_fits(first, say.Evaluation)
    assert (first["line"], first["sides"], first["chances"]) == (["right 3"], [[0], [1]], [0.5, 0.5])
    assert (last["line"], last["plays"], last["chances"]) == ([], [], [1.0, 0.0])
    (play,) = (await sigrun.get(f"/api/tables/{table}/analysis/0"))["plays"]
    assert play["arrows"] == [{"from": "knot:0", "to": "knot:3"}]
    assert (play["stones"], play["refs"]) == (["mark:end"], ["hand:right", "pull:3"])
    assert [event["kind"] for event in play["events"]] == ["took", "pulled"]
    assert_fits(play, say.Play)
    again = await sigrun.post(f"/api/tables/{table}/analysis")
    assert again == found, "what was found is not looked for again"


@pytest.mark.complains("The analyst of tug failed: ValueError")
async def test_a_single_step_is_judged_also_in_the_middle_of_a_turn(hall: Served) -> None:
    sigrun, watcher = await hall.guest(), await hall.guest()
    table = await pulled(sigrun, "R3", "R3", "R3", "L1", "R2", "R3")
    path = f"/api/tables/{table}/analysis"
    found = await watcher.get(f"{path}/7")  # the left hand is chosen, the pull is not
    assert (found["step"], found["leads"]) == (7, [1, -1])
    assert found["plays"][0]["arrows"] == [{"from": "knot:3", "to": "knot:1"}]
    assert (await watcher.get(f"{path}/13", expect=404))["code"] == "no_step"
    assert (await watcher.get(f"{path}/3", expect=503))["code"] == "analyst_silent"
    assert (await watcher.get(f"{path}/7")) == found


async def test_only_a_match_that_is_over_is_judged(hall: Served) -> None:
    sigrun = await hall.guest()
    table = await pulled(sigrun, "R3", "R3")
    for answer in (
        await sigrun.get(f"/api/tables/{table}/analysis", expect=409),
        await sigrun.get(f"/api/tables/{table}/analysis/1", expect=409),
        await sigrun.post(f"/api/tables/{table}/analysis", expect=409),
    ):
        assert answer["code"] == "not_over"
    await sigrun.post(f"/api/tables/{table}/resign", {"seat": 0})
    await sigrun.post(f"/api/tables/{table}/analysis")
    assert [point["leads"][0] for point in (await whole(sigrun, table))["points"]] == [0, 0, 0]


async def test_a_title_without_an_analyst_says_so(hall: Served) -> None:
    guest = await hall.guest()
    games = {game["id"]: game["analysis"] for game in await guest.get("/api/games")}
    assert (games["tug"], games["runes"], games["reavers"]) == (True, False, True)
    table = (await guest.open("runes", "me", "hotseat"))["table"]
    for step in ("", "/0"):
        assert (await guest.get(f"/api/tables/{table}/analysis{step}", expect=404))["code"] == "no_analysis"


async def test_somebody_has_one_match_judged_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a slow analyst, when somebody turns to another match, the first stops where it is, and can go on later."""
    async with served(tmp_path, games=HOUSE) as hall:
        sigrun, bjarne = await hall.guest(), await hall.guest()
        first, second = [await pulled(sigrun, *["R3"] * 6) for _ in range(2)]
        judged = hall.hall.analyses._judge
        gate = asyncio.Semaphore(0)

        async def slowly(game: str, snapshot: bytes, seconds: float) -> Judged:
            await gate.acquire()
            return await judged(game, snapshot, seconds)

        monkeypatch.setattr(hall.hall.analyses, "_judge", slowly)
        await sigrun.post(f"/api/tables/{first}/analysis")
        await sigrun.post(f"/api/tables/{second}/analysis")
        for _ in range(8):
            gate.release()
        assert (await whole(sigrun, second))["state"] == "done"
        left = await whole(sigrun, first)
        assert (left["state"], left["done"]) == ("stopped", 1)

        # with two who wait for it, one of them may go
        await bjarne.post(f"/api/tables/{first}/analysis")
        assert (await sigrun.post(f"/api/tables/{first}/analysis"))["state"] == "running"
        third = await pulled(sigrun, *["R3"] * 6)
        await sigrun.post(f"/api/tables/{third}/analysis")
        for _ in range(20):
            gate.release()
        assert (await whole(bjarne, first))["state"] == "done"


async def test_a_second_question_waits_for_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path, games=HOUSE) as hall:
        sigrun = await hall.guest()
        table = await pulled(sigrun, *["R3"] * 6)
        judged = hall.hall.analyses._judge
        asked, gate = asyncio.Event(), asyncio.Event()

        async def slowly(game: str, snapshot: bytes, seconds: float) -> Judged:
            asked.set()
            await gate.wait()
            return await judged(game, snapshot, seconds)

        monkeypatch.setattr(hall.hall.analyses, "_judge", slowly)
        first = asyncio.create_task(sigrun.get(f"/api/tables/{table}/analysis/2"))
        await asked.wait()
        assert (await sigrun.get(f"/api/tables/{table}/analysis/4", expect=429))["code"] == "too_many"
        gate.set()
        assert (await first)["step"] == 2
        assert (await sigrun.get(f"/api/tables/{table}/analysis/4"))["step"] == 4


async def test_what_could_not_be_begun_can_be_begun_again(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a store that is away when a match is to be judged, when it is back, the match is judged."""
    sigrun = await hall.guest()
    table = await pulled(sigrun, *["R3"] * 6)
    analyses = hall.hall.analyses

    async def away(*_: object) -> None:
        raise StoreUnavailable("The store is away.")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(analyses, "_turns", away)
        await sigrun.post(f"/api/tables/{table}/analysis", expect=503)
    assert (await sigrun.get(f"/api/tables/{table}/analysis"))["state"] == "none"
    assert (await sigrun.post(f"/api/tables/{table}/analysis"))["state"] == "running"
    assert (await whole(sigrun, table))["state"] == "done"


async def test_an_analyst_that_dies_is_replaced(hall: Served) -> None:
    sigrun = await hall.guest()
    table = await pulled(sigrun, *["R3"] * 6)
    await sigrun.get(f"/api/tables/{table}/analysis/0")
    worker = hall.hall.analyses._worker
    assert worker is not None
    worker._process.kill()
    await worker._process.wait()
    assert (await sigrun.get(f"/api/tables/{table}/analysis/1"))["step"] == 1
    assert hall.hall.analyses._worker is not worker


def point(step: int, value: float, depth: int = 1) -> say.Evaluation:
    """How it stood between two, told by points."""
    judged = Judged(Analysis.between((0,), (1,), value, 0.5, depth=depth))
    return evaluation(step, judged)


def among_four(step: int, *chances: float) -> say.Evaluation:
    """How it stood among four, told by the chance to win."""
    sides = tuple((seat,) for seat in range(4))
    found = Analysis(sides=sides, leads=(0.0,) * 4, chances=chances, measure="chance", depth=1)
    return evaluation(step, Judged(found))


@pytest.mark.parametrize(
    ("loss", "kind"), [(1.4, None), (1.5, "doubtful"), (2.9, "doubtful"), (3, "mistake"), (5, "blunder"), (-9, None)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_turn_gives_away_is_named_by_its_points(loss: float, kind: str | None, seat: int) -> None:
    """A high value is good for seat 0: it loses when the value falls, and the other when it rises."""
    turns = [Turn(0, None), Turn(3, seat)]
    found = list(faults(turns, {0: point(0, 1.0), 3: point(3, 1.0 - loss if seat == 0 else 1.0 + loss)}))
    assert [(one.step, one.seat, one.kind) for one in found] == ([(3, seat, kind)] if kind else [])


@pytest.mark.parametrize(
    ("loss", "kind"), [(0.09, None), (0.1, "doubtful"), (0.15, "mistake"), (0.25, "blunder"), (-0.3, None)]
)
@pytest.mark.parametrize("seat", range(4))
def test_among_four_a_turn_is_named_by_the_chance_it_cost_whoever_took_it(
    loss: float, kind: str | None, seat: int
) -> None:
    """Given four with a quarter each, when one takes a turn, then only its own chance says how good that was."""
    turns = [Turn(0, None), Turn(3, seat)]
    after = [0.25 - loss if other == seat else 0.25 + loss / 3 for other in range(4)]
    found = list(faults(turns, {0: among_four(0, *[0.25] * 4), 3: among_four(3, *after)}))
    told: list[tuple[object, ...]] = [(one.step, one.seat, one.kind, one.measure, one.loss) for one in found]
    assert told == ([(3, seat, kind, "chance", loss)] if kind else [])


def test_a_turn_that_could_not_be_judged_is_no_fault() -> None:
    turns = [Turn(0, None), Turn(3, 0), Turn(6, 1)]
    assert list(faults(turns, {0: point(0, 9.0), 6: point(6, -9.0)})) == []
    unseen = {0: point(0, 9.0, depth=0), 3: point(3, -9.0)}  # such as the draft of cards, before anything stands
    assert list(faults(turns, unseen)) == []


def test_what_cannot_be_judged_is_said() -> None:
    snapshot = Match.new(runes.GAME, seats=2, seed=1).snapshot()
    assert judge(Wondered("runes", snapshot, 1.0)).error == "Nobody judges matches of runes."
    assert judge(Wondered("runes", b"nonsense", 1.0)).analysis is None


def test_a_turn_that_cannot_be_played_still_has_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Analysis.between((0,), (1,), 1.0, 0.6, best=("hand:third",))
    monkeypatch.setattr(tug, "ANALYST", lambda world, seconds: wrong)
    judged = judge(Wondered("tug", Match.new(tug.GAME, seats=2, seed=1).snapshot(), 1.0))
    assert judged.analysis == wrong
    assert judged.plays == []
    assert "hand:third" in judged.error


def test_what_a_turn_draws_is_what_its_events_tell() -> None:
    match = Match.new("ragnarocks", seats=2, seed=7)
    (play,) = drawn(match, [["hex:a3", "hex:d6", "hex:g9"]])
    assert (play.arrows, play.stones) == ([say.Arrow(start="hex:a3", end="hex:d6")], ["hex:g9"])
