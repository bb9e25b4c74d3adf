"""Automata in the hall: seats nobody takes, answers that follow at once, each explained, and taken back together."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel import STEP, Ask, Chapter, Match, Record, then, to
from meadhall.server.loading import load
from meadhall.server.play import RanOn
from tests.kernel import toy
from tests.kernel.toy_table import ToyState
from tests.server.conftest import Served, served
from tests.server.guest import Guest, Sitting

GIANT = {"giant": True}


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A hall with the toy, in which the same cards are dealt every time."""
    monkeypatch.setattr("meadhall.kernel.match.urandom", bytes)
    async with served(tmp_path, games=("tests.kernel.toy",)) as open_hall:
        yield open_hall


async def table_of(sigrun: Guest, *seats: str) -> str:
    return (await sigrun.open("toy", *(seats or ("me", "hotseat", "automaton")), options=GIANT))["table"]


async def match_of(hall: Served, table: str) -> Match:
    """The match as the store has it."""
    stored = await hall.hall.store.table(table)
    assert stored is not None
    match = (await load(hall.hall.store, stored)).match
    assert match is not None
    return match


async def until_act(s: Sitting, seat: int) -> None:
    """Plays on until a seat is asked for its action."""
    await s.until("table")
    for _ in range(40):
        assert s.view is not None
        ask = s.view["ask"]
        if ask["prompt"] == "act" and ask["seat"] == seat:
            return
        await s.answer("do:pass" if ask["prompt"] == "act" else None)
    raise AssertionError("nobody was asked for an action")


async def stash(s: Sitting) -> dict[str, Any]:
    """Puts a card into the vault, which the giant hears; gives the message that shows it."""
    await s.answer("do:stash")
    await s.answer()
    return s.last_view


# ---- seats


async def test_a_seat_that_the_rules_play_is_known_before_the_match(hall: Served) -> None:
    sigrun = await hall.guest()

    checked = await sigrun.post("/api/games/toy/check", {"seats": 3, "options": GIANT})

    assert checked == {"error": None, "places": [], "automata": [2]}
    table = await table_of(sigrun, "me", "open", "automaton")
    async with sigrun.at(table) as s:
        row = (await s.until("table"))["row"]
    assert [(seat["kind"], seat["name"], seat["present"]) for seat in row["seats"]][2] == ("automaton", None, True)


@pytest.mark.parametrize(
    "seats", [("me", "hotseat", "open"), ("me", "automaton", "automaton"), ("me", "hotseat", "me")]
)
async def test_nobody_else_takes_it_and_it_takes_no_other(hall: Served, seats: tuple[str, ...]) -> None:
    sigrun = await hall.guest()
    wishes = [{"kind": seat, **({"name": "Bjarne"} if seat == "hotseat" else {})} for seat in seats]

    refused = await sigrun.post("/api/tables", {"game": "toy", "seats": wishes, "options": GIANT}, expect=400)

    assert refused["code"] == "automaton"


async def test_it_cannot_be_joined_or_handed_over(hall: Served) -> None:
    sigrun, bjarne = await hall.guest(), await hall.guest()
    table = await table_of(sigrun, "me", "open", "automaton")

    refused = await bjarne.post(f"/api/tables/{table}/join", {"seat": 2}, expect=409)
    assert refused["code"] == "seat_taken"
    await bjarne.post(f"/api/tables/{table}/join", {"seat": 1})
    refused = await sigrun.post(f"/api/tables/{table}/handover", {"seat": 2, "bot": "random"}, expect=409)
    assert refused["code"] == "automaton"
    async with bjarne.at(table) as b:
        await b.until("table")
        assert (await b.answer("do:step", seat=2))["code"] == "not_your_seat"


async def test_in_a_rematch_it_stays_where_it_is(hall: Served) -> None:
    sigrun = await hall.guest()
    table = await table_of(sigrun)
    async with sigrun.at(table) as s:
        await s.until("table")
        while s.row["state"] != "over":
            await s.answer()
    again = (await sigrun.post(f"/api/tables/{table}/rematch"))["table"]
    async with sigrun.at(again) as s:
        row = (await s.until("table"))["row"]
    assert [seat["kind"] for seat in row["seats"]] == ["hotseat", "person", "automaton"]


# ---- playing


async def test_its_answers_come_with_the_persons_in_one_message_each_with_its_reason(hall: Served) -> None:
    sigrun, bjarne = await hall.guest(), await hall.guest()
    table = await table_of(sigrun)
    async with sigrun.at(table) as s, bjarne.at(table) as watching:
        await watching.until("table")
        await until_act(s, 0)
        seq = s.view["seq"] if s.view else 0
        message = await stash(s)
        assert s.view is not None

        assert message["seq"] == seq + 3  # the action, the card, and what the giant did
        assert [event["kind"] for event in message["events"]] == ["stashed"]
        ((why, minded),) = message["then"]
        assert (why["kind"], why["seat"], why["prompt"], why["ref"]) == ("because", 2, "growl", "seat:0")
        assert why["because"]["taken"] == "seat:0"
        assert {one["ref"]: one["aside"] for one in why["because"]["candidates"]} == {
            "seat:0": None,
            "seat:1": "TY-3.6",
        }
        assert minded == {"kind": "minded", "seat": 2, "other": 0}
        assert s.view["automata"] == [2]
        assert [asked["seat"] for asked in s.view["asked"]] == [1]
        while watching.view is None or watching.view["seq"] < message["seq"]:
            await watching.next()
        assert watching.last_view["then"] == message["then"]
        assert [entry.seat for entry in (await hall.hall.store.entries(table))[-2:]] == [0, 2]


async def test_an_undo_over_the_socket_takes_them_back_together(hall: Served) -> None:
    sigrun = await hall.guest()
    table = await table_of(sigrun)
    async with sigrun.at(table) as s:
        await until_act(s, 0)
        before, log = s.view, list(s.log)
        await stash(s)
        assert s.view is not None
        assert s.view["undo"] == {"seat": 0, "steps": 2}

        assert (await s.undo(0))["type"] == "done"
        assert s.last_view["took_back"] == 2
        assert s.view["ask"]["prompt"] == "stash"
        assert (await s.undo(0))["type"] == "done"
        assert before is not None
        assert s.view["table"] == before["table"]
        assert s.log == log
        await stash(s)

    # and so does everything that is read from the store
    hall.hall.forget(table)
    async with sigrun.at(table) as s:
        again = await s.until("table")
    assert [[event["kind"] for event in told] for told in again["log"][-3:]] == [
        ["acted"],
        ["stashed"],
        ["because", "minded"],
    ]
    steps = await sigrun.get(f"/api/tables/{table}/steps")
    assert steps["steps"] == len(again["log"]) - 1
    stored = await match_of(hall, table)
    assert stored.undoable == (0, 2)


async def test_each_of_its_entries_is_a_step_of_the_replay_with_its_reason(hall: Served) -> None:
    sigrun = await hall.guest()
    table = await table_of(sigrun)
    async with sigrun.at(table) as s:
        await until_act(s, 1)
        await s.answer("do:pass")
        assert s.view is not None
    entries = await hall.hall.store.entries(table)
    giant = [number for number, entry in enumerate(entries) if entry.seat == 2]
    assert len(giant) >= 3  # it stirs, stares, and robs or reaches
    for number in giant:
        seen = await sigrun.get(f"/api/tables/{table}/steps/{number}?as=-1")
        assert (seen["events"][0]["kind"], seen["events"][0]["ref"]) == ("because", entries[number].ref)
        before = await sigrun.get(f"/api/tables/{table}/steps/{number - 1}?as=-1")
        (asked,) = before["view"]["asked"]
        assert (asked["seat"], asked["options"]) == (2, [entries[number].ref])
        assert asked.get("because") == seen["events"][0]["because"]


async def test_a_match_that_begins_with_it_begins_at_once(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a giant that stirs before anybody is asked, then its entry stands when the table is opened."""

    def early(s: ToyState) -> None:
        then(s, to(toy.stir, 2), to(toy.deal), to(toy.draft), to(toy.finish))

    monkeypatch.setitem(toy.TOY.chapters, "a_round", early)
    sigrun = await hall.guest()
    table = await table_of(sigrun)

    async with sigrun.at(table) as s:
        first = await s.until("table")

    assert first["view"]["seq"] == 1
    assert [event["kind"] for event in first["log"][1]][:2] == ["because", "stirred"]
    assert (await match_of(hall, table)).seq == 1


@pytest.mark.complains("The rules of toy failed")
async def test_a_fault_in_what_follows_changes_nothing(hall: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a giant that stumbles, when a person's answer provokes it, then not even that answer stands."""

    def stumbling(s: ToyState, seat: int) -> Chapter:
        yield Ask(seat, "growl", STEP)
        raise KeyError("a mistake in the rules")

    monkeypatch.setitem(toy.TOY.chapters, "growl", stumbling)
    sigrun = await hall.guest()
    table = await table_of(sigrun)
    async with sigrun.at(table) as s:
        await until_act(s, 0)
        await s.answer("do:stash")
        assert s.view is not None
        seq = s.view["seq"]
        refused = await s.answer()
        assert (refused["type"], refused["code"]) == ("refused", "rules_fault")
    assert (await match_of(hall, table)).seq == seq


async def test_a_stored_match_that_waits_for_it_goes_on_when_it_is_loaded(
    hall: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a match that was stored when an automaton is asked, then nobody waits for ever."""
    sigrun = await hall.guest()
    table = await table_of(sigrun)
    async with sigrun.at(table) as s:
        await until_act(s, 0)
        with monkeypatch.context() as patched:
            patched.setattr("meadhall.server.actor.run_on", lambda *_: RanOn([], [], [], {}))
            await stash(s)
            assert s.view is not None
            assert [asked["seat"] for asked in s.view["asked"]] == [2]
            seq = s.view["seq"]
    hall.hall.forget(table)
    async with sigrun.at(table) as s:
        again = await s.until("table")
        assert again["view"]["seq"] == seq + 1
        assert [asked["seat"] for asked in again["view"]["asked"]] == [1]
        assert (await s.answer("do:pass"))["type"] == "done"


async def test_bots_play_beside_it_and_the_record_comes_home(hall: Served) -> None:
    """Given a person, a bot and the giant, when it is over, the record holds, and comes in again with the automaton."""
    sigrun = await hall.guest()
    table = await table_of(sigrun, "me", "random", "automaton")
    async with sigrun.at(table) as s:
        await s.until("table")
        while s.row["state"] != "over":
            await s.my_turn()
            if s.row["state"] != "over":
                await s.answer()
    record = Record.decode((await sigrun.http.get(f"/api/tables/{table}/record")).content)
    record.verify()
    assert {entry.seat for entry in record.entries} == {None, 0, 1, 2}
    brought = (await sigrun.http.post("/api/import", content=record.encode())).json()["table"]
    async with sigrun.at(brought) as s:
        row = (await s.until("table"))["row"]
    assert [seat["kind"] for seat in row["seats"]] == ["person", "person", "automaton"]
