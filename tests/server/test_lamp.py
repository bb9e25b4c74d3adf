"""Under the lamp: what was found is kept for everybody, ways of one's own are played out, judged and kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.server import messages as say
from meadhall.server.bots import Worker
from meadhall.server.botworker import Judged, Wondered
from meadhall.server.rewinding import rewind
from meadhall.store import Study
from tests.server.conftest import Served, served
from tests.server.generous import GENEROUS
from tests.server.guest import Guest
from tests.server.test_analysis import HOUSE, house, pulled, whole
from tests.server.test_wire import assert_fits

__all__ = ["house"]
PULLS = ("R3", "R3", "R3", "L1", "R2", "R3")
"""West, seat 1, once pulls 1 with the left hand."""


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, games=HOUSE, turn_seconds=0.01, step_seconds=0.01) as open_hall:
        yield open_hall


def moves(*refs: str, seat: int = 1) -> list[dict[str, Any]]:
    return [{"seat": seat, "ref": ref} for ref in refs]


# ---- kept for everybody


async def test_what_was_found_is_there_after_a_restart_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an analysis that had come to its third turn when the hall closed, then the next judges the other four."""
    gate, asked, judge = asyncio.Semaphore(3), list[bytes](), Worker.judge

    async def slowly(worker: Worker, wondered: Wondered, within: float) -> Judged:
        await gate.acquire()
        asked.append(wondered.snapshot)
        return await judge(worker, wondered, within)

    monkeypatch.setattr(Worker, "judge", slowly)
    async with served(tmp_path, games=HOUSE) as hall:
        sigrun = await hall.guest()
        table = await pulled(sigrun, *PULLS)
        path = f"/api/tables/{table}/analysis"
        await sigrun.post(path)
        while (await sigrun.get(path))["done"] < 3:
            await asyncio.sleep(0.01)
    assert len(asked) == 3
    for _ in range(20):
        gate.release()
    async with served(tmp_path, games=HOUSE, turn_seconds=0.01) as hall:
        bjarne = await hall.guest()
        left = await bjarne.get(path)
        assert (left["state"], left["done"], left["of"]) == ("stopped", 3, 7)
        await bjarne.post(path)
        found = await whole(bjarne, table)
        assert (found["state"], len(found["points"]), len(asked)) == ("done", 7, 7)
        assert [fault["step"] for fault in found["faults"]] == [8]
    async with served(tmp_path, games=HOUSE) as hall:
        assert await (await hall.guest()).get(path) == found
        assert await (await hall.guest()).post(path) == found
    assert len(asked) == 7


async def test_a_step_that_was_looked_at_closer_stays_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path, games=HOUSE, turn_seconds=0.01, step_seconds=0.01) as hall:
        sigrun = await hall.guest()
        table = await pulled(sigrun, *PULLS)
        found = await sigrun.get(f"/api/tables/{table}/analysis/4?closer=true")

    async def never(*_: object) -> Judged:
        raise AssertionError("it was looked for again")

    monkeypatch.setattr(Worker, "judge", never)
    async with served(tmp_path, games=HOUSE) as hall:
        bjarne = await hall.guest()
        assert await bjarne.get(f"/api/tables/{table}/analysis/4") == found
        assert (await bjarne.get(f"/api/tables/{table}/analysis"))["state"] == "none"


async def test_what_was_written_otherwise_is_looked_into_anew(hall: Served) -> None:
    """Given judgements in a form that this hall cannot read, then they count for nothing and are written again."""
    sigrun = await hall.guest()
    table = await pulled(sigrun, *PULLS)
    path = f"/api/tables/{table}/analysis"
    await sigrun.post(path)
    found = await whole(sigrun, table)
    analyses = hall.hall.analyses
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("msgspec.msgpack.encode", lambda _: b"\xc1")
        await analyses._note(table, 4, closer=False, found=analyses._reports[table].points[4])
    analyses._reports.clear()
    assert (await sigrun.get(path))["done"] == 6
    await sigrun.post(path)
    assert await whole(sigrun, table) == found


async def test_a_match_that_is_begun_anew_is_another_one(hall: Served) -> None:
    """Given a match that was judged, with a way kept, when it goes back to a step, then nothing of that is left."""
    sigrun = await hall.guest()
    table = await pulled(sigrun, *PULLS)
    path = f"/api/tables/{table}/analysis"
    await sigrun.post(path)
    await whole(sigrun, table)
    await sigrun.post(f"{path}/6/keep", {"moves": moves("hand:right", "pull:1")}, expect=201)
    async with hall.hall.at(table) as at, at.lock:
        await rewind(at, 10, Study(kind="practice"))
    async with sigrun.at(table) as s:
        await s.until("table")
        for ref in ("hand:right", "pull:1"):
            await s.answer(ref)
    left = await sigrun.get(path)
    assert (left["state"], left["kept"]) == ("none", [])


# ---- a way of one's own


async def test_a_way_is_played_out_by_the_rules_judged_and_answered(hall: Served) -> None:
    """Given the turn in which West pulled 1, when somebody tries 3 there, it is even, and East answers with 3."""
    watcher = await hall.guest()
    table = await pulled(await hall.guest(), *PULLS)
    path = f"/api/tables/{table}/analysis/6/try"
    begun = await watcher.post(path, {"moves": []})
    assert (begun["view"]["ask"]["seat"], begun["view"]["ask"]["options"]) == (1, ["hand:left", "hand:right"])
    assert (begun["audience"], begun["play"], begun["found"]) == (1, None, None)
    half = await watcher.post(path, {"moves": moves("hand:right")})
    assert half["view"]["ask"]["prompt"] == "pull"
    tried = await watcher.post(path, {"moves": moves("hand:right", "pull:3"), "judge": True})
    assert_fits(tried, say.Tried)
    assert tried["found"]["leads"] == [0, 0]
    assert tried["play"]["refs"] == ["hand:right", "pull:3"]
    assert tried["play"]["arrows"] == [{"from": "knot:3", "to": "knot:0"}]
    assert tried["replies"] == 2
    assert tried["moves"][2:] == moves("hand:right", "pull:3", seat=0)
    assert (tried["view"]["table"]["knot"], tried["view"]["ask"]["seat"]) == (3, 1)
    assert [event["kind"] for event in tried["events"][1]] == ["pulled"]
    # the match itself stays as it was
    assert (await watcher.get(f"/api/tables/{table}/steps/12"))["view"]["outcome"]["scores"] == [2, -2]


async def test_a_way_to_the_end_of_the_match_is_told_to_its_end(hall: Served) -> None:
    watcher = await hall.guest()
    table = await pulled(await hall.guest(), *PULLS)
    body = {"moves": moves("hand:right", "pull:1"), "judge": True}
    tried = await watcher.post(f"/api/tables/{table}/analysis/10/try", body)
    assert tried["view"]["outcome"]["scores"] == [4, -4]
    assert (tried["audience"], tried["replies"], tried["found"]["proven"]) == (-2, 0, True)


async def test_what_the_rules_do_not_take_is_refused(hall: Served) -> None:
    watcher = await hall.guest()
    table = await pulled(await hall.guest(), *PULLS)
    path = f"/api/tables/{table}/analysis"
    for wrong in (moves("hand:third"), moves("pull:3"), moves("hand:right", seat=0)):
        assert (await watcher.post(f"{path}/6/try", {"moves": wrong}, expect=409))["code"] == "not_offered"
    assert (await watcher.post(f"{path}/6/try", {"moves": moves(*["hand:right"] * 61)}, expect=400))["code"]
    assert (await watcher.post(f"{path}/13/try", {"moves": []}, expect=404))["code"] == "no_step"
    assert (await watcher.post(f"{path}/6/keep", {"moves": []}, expect=409))["code"] == "nothing_tried"


async def test_nothing_is_tried_in_a_match_that_goes_on(hall: Served) -> None:
    """Given a match that is not over, then nobody gets to know what would be, nor what the analyst says."""
    sigrun = await hall.guest()
    table = await pulled(sigrun, "R3", "R3")
    path = f"/api/tables/{table}/analysis"
    for call in ("try", "keep"):
        answer = await sigrun.post(f"{path}/2/{call}", {"moves": moves("hand:right", seat=0)}, expect=409)
        assert answer["code"] == "not_over"


async def test_whoever_tries_too_much_waits(tmp_path: Path) -> None:
    async with served(tmp_path, games=HOUSE, limits=replace(GENEROUS, tries=(2, 0.001))) as hall:
        watcher = await hall.guest()
        path = f"/api/tables/{await pulled(watcher, *PULLS)}/analysis/6/try"
        for _ in range(2):
            await watcher.post(path, {"moves": []})
        assert (await watcher.post(path, {"moves": []}, expect=429))["code"] == "too_many"


# ---- ways that are kept


async def test_a_way_is_kept_for_everybody_until_who_kept_it_forgets_it(tmp_path: Path) -> None:
    async with served(tmp_path, games=HOUSE, turn_seconds=0.01) as hall:
        sigrun = await hall.guest()
        table = await pulled(sigrun, *PULLS)
        path = f"/api/tables/{table}/analysis"
        kept = await sigrun.post(f"{path}/6/keep", {"moves": moves("hand:right", "pull:2")}, expect=201)
        (mine,) = kept["kept"]
        assert_fits(mine, say.Kept)
        assert (mine["mine"], mine["step"], mine["found"]["leads"]) == (True, 6, [1, -1])
        assert mine["play"]["refs"] == ["hand:right", "pull:2"]
        bjarne = await hall.guest()
        refused = await bjarne.delete(f"{path}/kept/{mine['id']}", expect=403)
        assert refused["code"] == "not_yours"
        assert (await bjarne.delete(f"{path}/kept/99", expect=404))["code"] == "no_try"
        sigruns = sigrun
    async with served(tmp_path, games=HOUSE) as hall:
        again = hall.again(sigruns)
        (told,) = (await (await hall.guest()).get(path))["kept"]
        assert told == {**mine, "mine": False}
        left = await again.delete(f"{path}/kept/{mine['id']}")
        assert left["kept"] == []


async def test_nobody_keeps_any_number_of_ways(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.analysis.MOST_OWN", 1)
    sigrun: Guest = await hall.guest()
    path = f"/api/tables/{await pulled(sigrun, *PULLS)}/analysis/6/keep"
    await sigrun.post(path, {"moves": moves("hand:right", "pull:2")}, expect=201)
    assert (await sigrun.post(path, {"moves": moves("hand:left")}, expect=409))["code"] == "kept_many"
