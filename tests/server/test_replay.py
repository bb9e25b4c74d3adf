"""Looking back: steps, viewpoints, records, and matches brought from elsewhere."""

import asyncio
import json
from pathlib import Path

import pytest

from meadhall.kernel.errors import BrokenRecord, ImpossiblePosition, MeadhallError
from meadhall.kernel.match import Match
from meadhall.kernel.record import Record
from meadhall.server.records import export_match, import_record
from tests.server.conftest import Served, served
from tests.server.playing import play_out, two_at


async def test_every_step_can_be_looked_at_again(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    views = {}
    async with sigrun.at(table) as s:
        await s.until("table")
        for n in range(60):  # more than two kept snapshots
            assert s.view is not None
            views[len(s.log) - 1] = s.view
            await s.answer(s.view["ask"]["options"][-1])
            if n % 7 == 5 and s.view["undo"]:  # taken back: no step
                await s.undo(s.view["undo"]["seat"])
        log = s.log
    steps = await sigrun.get(f"/api/tables/{table}/steps?as=0")
    assert steps["steps"] == len(log) - 1
    assert steps["events"] == log
    for n in (0, 1, 23, 24, 25, 26, 30, max(views)):
        step = await sigrun.get(f"/api/tables/{table}/steps/{n}?as={views[n]['audience']}")
        assert (step["step"], step["steps"], step["events"]) == (n, len(log) - 1, log[n])
        assert step["view"]["table"] == views[n]["table"]
        assert step["view"]["ask"] == views[n]["ask"]
    await sigrun.get(f"/api/tables/{table}/steps/{len(log)}", expect=404)


async def test_marks_stand_at_the_ends_of_turns(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        for _ in range(7):
            await s.answer()
    marks = (await sigrun.get(f"/api/tables/{table}/steps"))["marks"]
    assert [(m["step"], m["turn"], m["kind"]) for m in marks] == [(3, 1, "turn"), (6, 2, "turn"), (7, 3, "turn")]
    assert marks[0]["seat"] == 1 - marks[1]["seat"] == marks[2]["seat"]


async def test_viewpoints_during_and_after_the_match(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    watcher = await hall.guest()
    for path in (f"/api/tables/{table}/steps/0", f"/api/tables/{table}/steps"):
        await sigrun.get(f"{path}?as=0")
        await sigrun.get(f"{path}?as=-1")
        await watcher.get(path)
        for guest, other in ((sigrun, 1), (sigrun, -2), (watcher, 0)):
            assert (await guest.get(f"{path}?as={other}", expect=403))["code"] == "not_your_view"
        for other in (5, -3):
            assert (await sigrun.get(f"{path}?as={other}", expect=404))["code"] == "no_view"
        await sigrun.get(f"{path}?as=x", expect=400)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await play_out(s, b)
    for audience in (0, 1, -1, -2):
        step = await watcher.get(f"/api/tables/{table}/steps/0?as={audience}")
        hidden = [hand.count("hidden") for hand in step["view"]["table"]["hands"]]
        assert hidden == {0: [0, 4], 1: [4, 0], -1: [4, 4], -2: [0, 0]}[audience]
    assert (await watcher.get(f"/api/tables/{table}/steps/0?as=2", expect=404))["code"] == "no_view"
    assert (await watcher.get(f"/api/tables/{table}/steps/99999", expect=404))["code"] == "no_step"


async def test_the_record_is_cut_before_the_end_and_whole_after(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await s.answer("place:3")
        while b.view is None or b.view["seq"] < 1:
            await b.next()
        mine = Record.decode(json.dumps(await sigrun.get(f"/api/tables/{table}/record")))
        theirs = Record.decode(json.dumps(await bjarne.get(f"/api/tables/{table}/record")))
        assert (mine.entries[1].ref, theirs.entries[1].ref) == ("place:3", "hidden")
        assert not any(entry.luck or entry.hashes for entry in mine.entries)
        await play_out(s, b)
    answer = await (await hall.guest()).http.get(f"/api/tables/{table}/record")
    assert f'filename="{table}.meadhall.json"' in answer.headers["content-disposition"]
    record = Record.decode(answer.content)
    record.verify()
    assert record.names == ["Sigrun", "Bjarne"]
    assert record.replay().over


async def test_a_record_comes_back_as_a_replay(hall: Served, tmp_path: Path) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await play_out(s, b)
        log = s.log
    content = (await sigrun.http.get(f"/api/tables/{table}/record")).content
    async with served(tmp_path / "other") as other:
        guest = await other.guest()
        brought = (await guest.http.post("/api/import", content=content)).json()["table"]
        again = (await guest.http.post("/api/import", content=content)).json()["table"]
        assert brought == again
        row = (await guest.get("/api/tables"))["replays"][0]
        assert (row["id"], row["state"], row["title"]) == (brought, "over", "A duel")
        assert [seat["name"] for seat in row["seats"]] == ["Sigrun", "Bjarne"]
        assert (await guest.get(f"/api/tables/{brought}/steps?as=0"))["events"] == log
        for n in range(len(log)):
            here = await guest.get(f"/api/tables/{brought}/steps/{n}?as=-2")
            there = await sigrun.get(f"/api/tables/{table}/steps/{n}?as=-2")
            assert here == there
        async with guest.at(brought) as g:
            assert (await g.until("table"))["you"] == {"seats": [], "audience": -1}
        assert (await guest.http.get(f"/api/tables/{brought}/record")).json()["entries"] == json.loads(content)[
            "entries"
        ]


async def test_a_resigned_match_is_brought_back_as_one(hall: Served, tmp_path: Path) -> None:
    sigrun, bjarne, table = await two_at(hall, "ragnarocks")
    await bjarne.post(f"/api/tables/{table}/resign", {"seat": 1})
    content = (await sigrun.http.get(f"/api/tables/{table}/record")).content
    async with served(tmp_path / "other") as other:
        guest = await other.guest()
        brought = (await guest.http.post("/api/import", content=content)).json()["table"]
        row = await guest.get(f"/api/tables/{brought}")
        assert (row["ended_by"], row["outcome"]["ranks"]) == ("resigned", [1, 2])
        assert [seat["resigned"] for seat in row["seats"]] == [False, True]


async def test_broken_records_are_refused(hall: Served) -> None:
    guest = await hall.guest()
    match = Match.new("runes", seats=2, seed=3)
    unfinished = match.record().encode()
    while match.pending:
        question = match.pending[0]
        match.answer(question.seat, question.options[0])
    good = json.loads(match.record().encode())
    edited = json.loads(json.dumps(good))
    edited["entries"][1]["ref"] = "place:3" if edited["entries"][1]["ref"] != "place:3" else "place:2"
    lucky = json.loads(json.dumps(good))
    lucky["entries"][0]["luck"][0].reverse()
    boast = json.loads(json.dumps(good))
    boast["outcome"]["scores"] = [9, 9]
    short = {**good, "entries": good["entries"][:-1]}
    for broken in (
        b"",
        b"{}",
        b"not a record",
        b"\xff\xfe\x00",
        unfinished,
        *(json.dumps(r).encode() for r in (edited, lucky, boast, short)),
        json.dumps({**good, "game": "chess"}).encode(),
        json.dumps({**good, "version": 77}).encode(),
        json.dumps({**good, "seats": 99}).encode(),
        json.dumps({**good, "options": {"loki": 1}}).encode(),
        json.dumps({**good, "note": {"resigned": "9"}, "entries": [], "outcome": None}).encode(),
    ):
        answer = await guest.http.post("/api/import", content=broken)
        assert (answer.status_code, answer.json()["code"]) == (400, "broken_record"), broken[:60]
        assert answer.json()["error"]
    assert (await guest.get("/api/health"))["tables"] == 0


def test_export_and_import_for_the_command_line(tmp_path: Path) -> None:
    match = Match.new("ragnarocks", seats=2, seed=3)
    while match.pending:
        question = match.pending[0]
        match.answer(question.seat, question.options[0])
    content = match.record().encode()
    id = import_record(tmp_path / "hall", content)
    assert import_record(tmp_path / "hall", content) == id
    written = Record.decode(export_match(tmp_path / "hall", id).encode())
    assert written.entries == match.record().entries
    with pytest.raises(MeadhallError, match="no match nowhere"):
        export_match(tmp_path / "hall", "nowhere")
    with pytest.raises(MeadhallError, match="no matches"):
        export_match(tmp_path / "empty", id)
    with pytest.raises(BrokenRecord):
        import_record(tmp_path / "hall", b"{}")


async def test_the_command_line_cuts_a_match_that_goes_on_unless_all_is_wanted(hall: Served, tmp_path: Path) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.answer("place:3")
    cut = await asyncio.to_thread(export_match, tmp_path, table)
    assert (cut.entries[1].ref, cut.note["cut"]) == ("hidden", "a spectator")
    assert not any(entry.luck or entry.hashes for entry in cut.entries)
    whole = await asyncio.to_thread(export_match, tmp_path, table, whole=True)
    assert whole.entries[1].ref == "place:3"
    whole.verify()
    assert Match.at("runes", whole.encode()).seq == 1
    with pytest.raises(ImpossiblePosition, match="was cut"):
        Match.at("runes", cut.encode())
