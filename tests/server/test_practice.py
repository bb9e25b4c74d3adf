"""Practice: hints, the way back, and playing on from a step. Only among bots, and a running match tells nothing."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.kernel import Match
from meadhall.server import loading
from meadhall.server import messages as say
from meadhall.store import Study
from tests.server.conftest import Served, served
from tests.server.guest import Guest, Sitting
from tests.server.playing import load, play_out, two_at
from tests.server.test_wire import assert_fits

HOUSE = ("tests.server.runes", "tests.server.tug")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, games=HOUSE, hint_seconds=0.05) as open_hall:
        yield open_hall


async def against_a_bot(guest: Guest, game: str = "tug", answers: int = 0, **more: Any) -> str:
    """A match against a bot that plays at random, and where it has come to one's own question again."""
    table = (await guest.open(game, "me", "random", **more))["table"]
    async with guest.at(table) as s:
        told = await s.until("table")
        while told["view"]["ask"] is None or told["view"]["seq"] < answers:
            if told["view"]["ask"] is not None:
                await s.answer()
            told = {"view": s.view} if s.view and s.view["ask"] else await s.until("view", "table")
    return table


async def finish(s: Sitting) -> None:
    """Answers with the first option whenever one is asked, until the match is over."""
    while s.row["state"] != "over":
        if s.view is not None and s.view["ask"] is not None:
            assert (await s.answer())["type"] in ("done", "stale")
        else:
            await s.next()


# ---- hints


async def test_a_hint_says_what_to_point_at_and_why(hall: Served) -> None:
    """Given a tug of war against a bot, when a hint is asked for, then it is the right hand, for a step more."""
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun)
    assert (await sigrun.get(f"/api/tables/{table}"))["study"] is None

    found = await sigrun.post(f"/api/tables/{table}/hint", {"seat": 0})

    assert_fits(found, say.Hint)
    assert (found["ref"], found["instead"], found["measure"]) == ("hand:right", "hand:left", "points")
    assert (found["only"], found["worlds"], found["happenings"]) == (False, 0, [])
    row = await sigrun.get(f"/api/tables/{table}")
    assert row["study"] == {"kind": "practice", "of": table, "step": 0}


async def test_who_practises_is_not_rated(hall: Served) -> None:
    """Given a match in which a hint was taken, when it is over, then no list has it, and no partner is found by it."""
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun)
    await sigrun.post(f"/api/tables/{table}/hint", {"seat": 0})
    async with sigrun.at(table) as s:
        await s.until("table")
        await finish(s)
    tables = await sigrun.get("/api/tables")
    assert [row["id"] for row in (*tables["mine"], *tables["replays"])] == []
    assert await hall.hall.store.tables_of(sigrun.me["person"], 9, over=True, game="tug") == []


async def test_hints_are_for_the_own_question_only(hall: Served) -> None:
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    table = await against_a_bot(sigrun)
    for guest, seat, code in ((sigrun, 1, 403), (bjarne, 0, 403), (sigrun, 7, 403)):
        assert (await guest.post(f"/api/tables/{table}/hint", {"seat": seat}, expect=code))["code"] == "not_your_seat"
    await sigrun.post(f"/api/tables/{table}/handover", {"seat": 0, "bot": "random"})
    told = await sigrun.post(f"/api/tables/{table}/hint", {"seat": 0}, expect=409)
    assert told["code"] in ("not_asked", "over")


@pytest.mark.complains("There is no hint for tug")
async def test_an_analyst_that_fails_says_so_in_a_sentence(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun)
    snapshot = Match.snapshot
    monkeypatch.setattr(Match, "snapshot", lambda match: snapshot(match)[:-1])
    told = await sigrun.post(f"/api/tables/{table}/hint", {"seat": 0}, expect=503)
    assert (told["code"], told["error"]) == ("analyst_silent", "The analyst has nothing to say about this.")


async def test_nobody_practises_while_others_play(hall: Served) -> None:
    """Given another person, one whose seat a bot holds, or somebody at the same device, then all three are refused."""
    sigrun, _, table = await two_at(hall, "tug")
    gro, bjarne, handed = await two_at(hall, "tug")
    await bjarne.post(f"/api/tables/{handed}/handover", {"seat": 1, "bot": "random"})
    shared = await hall.guest("Gunnar")
    same = (await shared.open("tug", "me", "hotseat"))["table"]
    for guest, id in ((sigrun, table), (gro, handed), (shared, same)):
        for call, wish in (("hint", {"seat": 0}), ("rewind", {"step": 0}), ("branch", {"step": 0})):
            told = await guest.post(f"/api/tables/{id}/{call}", wish, expect=403)
            assert told["code"] == "people_play"
        assert (await guest.get(f"/api/tables/{id}"))["study"] is None


@pytest.mark.parametrize("kind", ["lesson", "puzzle"])
async def test_lessons_and_puzzles_have_other_helps(hall: Served, kind: Any) -> None:
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun)
    async with hall.hall.at(table) as there:
        there.stored = replace(there.stored, study=Study(kind, "walls"))
        for call, wish in (("hint", {"seat": 0}), ("rewind", {"step": 0}), ("branch", {"step": 0})):
            assert (await sigrun.post(f"/api/tables/{table}/{call}", wish, expect=409))["code"] == "no_practice"


# ---- the way back


async def test_one_goes_back_over_chance_and_over_bots(hall: Served) -> None:
    """Given a match of runes with a bot, when one goes back to the first decision, then all since is gone for good."""
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun, "runes", answers=5)

    async def first_of_mine() -> int:
        """Where one's first answer stands: with cards laid together the bot may have been quicker."""
        return next(k for k, entry in enumerate(await hall.hall.store.entries(table)) if entry.seat == 0)

    first = await first_of_mine()
    async with sigrun.at(table) as s:
        await s.until("table")
        row = await sigrun.post(f"/api/tables/{table}/rewind", {"step": first - 1})
        told = await s.until("table")
        assert told["view"]["seq"] <= first
        assert row["study"]["kind"] == told["row"]["study"]["kind"] == "practice"
        while told["view"]["ask"] is None:
            told = await s.until("view", "table")
        await finish(s)
        first = await first_of_mine()
        over = (await sigrun.post(f"/api/tables/{table}/rewind", {"step": first - 1}))["state"]
        assert over == "live", "practice that is over can be gone back in, too"
    assert (await load(hall.hall.store, table)).seq >= first - 1


async def test_one_goes_back_to_decisions_of_ones_own_only(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun, answers=4)
    for step, code, status in ((2, "not_your_decision", 409), (4, "not_your_decision", 409), (99, "no_step", 404)):
        assert (await sigrun.post(f"/api/tables/{table}/rewind", {"step": step}, expect=status))["code"] == code
    assert (await sigrun.get(f"/api/tables/{table}"))["study"] is None
    async with sigrun.at(table) as s:
        await s.until("table")
        await finish(s)
    assert (await sigrun.post(f"/api/tables/{table}/rewind", {"step": 0}, expect=409))["code"] == "over"


# ---- playing on


async def test_one_plays_on_from_any_step_of_a_match_that_is_over(hall: Served) -> None:
    """Given a match between people, when it is over, then anybody plays on from a step, with its past, against bots."""
    sigrun, bjarne, table = await two_at(hall, "runes")
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await play_out(s, b)
    gro = await hall.guest("Gro")
    new = (await gro.post(f"/api/tables/{table}/branch", {"step": 3, "seat": 1, "bot": "random"}))["table"]
    row = await gro.get(f"/api/tables/{new}")
    assert row["study"] == {"kind": "practice", "of": table, "step": 3}
    assert [(s["kind"], s["mine"]) for s in row["seats"]] == [("bot", False), ("person", True)]
    past, entries = await hall.hall.store.entries(table), await hall.hall.store.entries(new)
    assert [(e.ref, e.luck) for e in entries[:4]] == [(e.ref, e.luck) for e in past[:4]]
    one, other = [await hall.hall.store.head(id) for id in (table, new)]
    assert one is not None
    assert other is not None
    assert one.key != other.key, "chance is new"
    async with gro.at(new) as g:
        await g.until("table")
        await finish(g)
    assert (await gro.get(f"/api/tables/{new}/record"))["entries"]
    last = len(past) - 1
    assert (await gro.post(f"/api/tables/{table}/branch", {"step": last}, expect=409))["code"] == "over"
    assert (await gro.post(f"/api/tables/{table}/branch", {"step": last + 1}, expect=404))["code"] == "no_step"
    mine = (await sigrun.post(f"/api/tables/{table}/branch", {"step": 1}))["table"]
    seats = (await sigrun.get(f"/api/tables/{mine}"))["seats"]
    assert [s["kind"] for s in seats] == ["person", "bot"]


async def test_a_branch_of_a_running_match_begins_in_an_imagined_world(hall: Served) -> None:
    """Given a match of runes that goes on, when one plays on from it, then one sees the same, and has no past."""
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun, "runes", answers=4, options={"swaps": False})
    step = (await sigrun.get(f"/api/tables/{table}/steps"))["steps"]
    new = (await sigrun.post(f"/api/tables/{table}/branch", {"step": step, "bot": "random"}))["table"]
    study = (await sigrun.get(f"/api/tables/{new}"))["study"]
    assert (study["kind"], study["of"]) == ("practice", table)
    assert study["step"] <= step, "it begins where the last chapter did"
    then = await sigrun.get(f"/api/tables/{table}/steps/{study['step']}")
    now = await sigrun.get(f"/api/tables/{new}/steps/0")
    assert now["view"]["table"] == then["view"]["table"]
    assert (await hall.hall.store.entries(new))[0].ref is None
    async with sigrun.at(new) as s:
        await s.until("table")
        await finish(s)
    told = await sigrun.get(f"/api/tables/{new}/record", expect=409)
    assert told["code"] == "imagined", "its pieces are those of a match that goes on"
    async with sigrun.at(table) as s:
        await s.until("table")
        await finish(s)
    assert (await sigrun.get(f"/api/tables/{new}/record"))["start"]
    assert (await load(hall.hall.store, new)).over


async def test_a_branch_outlives_the_hall_and_a_damaged_snapshot(tmp_path: Path) -> None:
    """Given a branch of a running match, when the hall opens anew without its snapshots, then it goes on as it was."""
    async with served(tmp_path, games=HOUSE) as hall:
        sigrun = await hall.guest("Sigrun")
        table = await against_a_bot(sigrun, answers=4)
        new = (await sigrun.post(f"/api/tables/{table}/branch", {"step": 4, "bot": "random"}))["table"]
        await against(sigrun, new)
        was = (await load(hall.hall.store, new)).state_json()
    async with served(tmp_path, games=HOUSE) as hall:
        store = hall.hall.store
        stored, head, entries = await store.table(new), await store.head(new), await store.entries(new)
        assert stored is not None
        assert head is not None
        assert loading.from_snapshot(head, entries).state_json() == was
        again = loading.from_entries(stored, head, entries, []).match
        assert again is not None
        assert again.state_json() == was


async def against(guest: Guest, table: str) -> None:
    """Answers once and waits until it is one's turn again."""
    async with guest.at(table) as s:
        told = await s.until("table")
        while told["view"]["ask"] is None:
            told = await s.until("view", "table")
        await s.answer()
        while s.view is None or s.view["ask"] is None:
            await s.until("view", "table")


async def test_what_is_hidden_in_a_running_match_is_not_in_its_branches(hall: Served) -> None:
    """Given a hand that one cannot see, when one plays on many times, then it is there no more often than others."""
    sigrun = await hall.guest("Sigrun")
    table = await against_a_bot(sigrun, "runes")
    truth = (await load(hall.hall.store, table)).state
    hidden = tuple(truth.faces[token] for token in truth.hands[1])
    dealt, cards = 0, Counter[str]()
    for _ in range(40):
        new = (await sigrun.post(f"/api/tables/{table}/branch", {"step": 0, "bot": "random"}))["table"]
        state = (await load(hall.hall.store, new)).state
        head = await hall.hall.store.head(new)
        assert head is not None
        assert [truth.faces[t] for t in truth.hands[0]] == [head.start["faces"][t] for t in head.start["hands"][0]]
        dealt += tuple(head.start["faces"][token] for token in head.start["hands"][1]) == hidden
        cards[state.faces[truth.hands[1][0]]] += 1
    assert dealt <= 1, "one of 1,680 hands"
    assert len(cards) > 4


async def test_what_cannot_be_branched_is_refused_in_a_sentence(hall: Served) -> None:
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    table = await against_a_bot(sigrun, answers=4)
    path = f"/api/tables/{table}/branch"
    assert (await bjarne.post(path, {"step": 1}, expect=403))["code"] == "not_your_seat"
    assert (await sigrun.post(path, {"step": 1, "seat": 1}, expect=403))["code"] == "not_your_seat"
    assert (await sigrun.post(path, {"step": 1, "bot": "nobody"}, expect=400))["code"] == "unknown_bot"
    open_table = (await sigrun.open("tug", "me", "open"))["table"]
    assert (await sigrun.post(f"/api/tables/{open_table}/branch", {"step": 0}, expect=409))["code"] == "not_started"


async def test_alone_among_followers_the_rules_keep_their_seats(hall: Served) -> None:
    """Given a match alone against a Follower, when one plays on, then the rules play it there too."""
    sigrun = await hall.guest("Sigrun")
    table = (await sigrun.post("/api/games/lords/alone", {"foes": ["follower:ragnar"]}))["table"]
    step = (await sigrun.get(f"/api/tables/{table}/steps"))["steps"]
    new = (await sigrun.post(f"/api/tables/{table}/branch", {"step": step}))["table"]
    kinds = [[s["kind"] for s in (await sigrun.get(f"/api/tables/{id}"))["seats"]] for id in (table, new)]
    assert kinds[0] == kinds[1]
    assert "automaton" in kinds[1]
    campaign = await sigrun.get("/api/games/lords/alone")
    assert [match["table"] for match in campaign["running"]] == [table]
    await against(sigrun, new)
