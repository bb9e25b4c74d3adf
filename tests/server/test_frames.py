"""Frames on the wire: whoever asks for them puts the same view, row and log together as one who comes afresh."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

from meadhall.kernel import Match, apply
from meadhall.kernel.forecast import Forecast
from meadhall.server import botworker
from meadhall.server.botworker import Pointed, foretell
from tests.server.conftest import Served, served
from tests.server.guest import FRAMES, Guest, Sitting
from tests.server.playing import two_at


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A hall in which the same cards are dealt every time."""
    monkeypatch.setattr("meadhall.kernel.match.urandom", bytes)
    async with served(tmp_path, games=("tests.server.runes", "tests.kernel.toy")) as open_hall:
        yield open_hall


async def as_fresh(guest: Guest, table: str, s: Sitting) -> None:
    """What was put together from frames is what a fresh connection gets.

    Whoever holds several seats was told each event as the seat it saw with then; so of the log the kinds are compared.
    """
    async with guest.at(table) as fresh:
        await fresh.until("table")
        assert s.view == fresh.view
        one_seat = len(fresh.you["seats"]) < 2
        logs = [log if one_seat else [[event["kind"] for event in told] for told in log] for log in (s.log, fresh.log)]
        assert logs[0] == logs[1]
        assert s.movers == fresh.movers
        assert len(s.movers) == len(s.log), "of every step it is told who answered"
        assert s.row | {"seats": 0} == fresh.row | {"seats": 0}
        assert [seat | {"present": 0} for seat in s.row["seats"]] == [
            seat | {"present": 0} for seat in fresh.row["seats"]
        ]


async def up_to(seq: int, *sittings: Sitting) -> None:
    for s in sittings:
        while s.view is None or s.view["seq"] < seq:
            await s.next()


async def test_players_and_spectators_put_a_whole_match_together(hall: Served) -> None:
    """Given a duel with hidden runes, then after every answer and undo all see by frames what they would see afresh."""
    sigrun, bjarne, table = await two_at(hall)
    freya, random, undone = await hall.guest("Freya"), Random(1), 0
    async with (
        sigrun.at(table, FRAMES) as one,
        bjarne.at(table, FRAMES) as other,
        freya.at(table, FRAMES) as watcher,
        freya.at(table) as old,
    ):
        for s in (one, other, watcher, old):
            await s.until("table")
        while one.row["state"] != "over":
            asked = one if one.view is not None and one.view["ask"] else other
            assert asked.view is not None
            if asked.view["undo"] and asked.view["undo"]["seat"] == asked.view["audience"] and random.random() < 0.5:
                done, undone = await asked.undo(asked.view["audience"]), undone + 1
            else:
                done = await asked.answer(random.choice(asked.view["ask"]["options"]))
            assert done["type"] == "done"
            await up_to(done["seq"], one, other, watcher, old)
            for guest, s in ((sigrun, one), (bjarne, other), (freya, watcher)):
                assert s.last_view["type"] == "frames"
                await as_fresh(guest, table, s)
            assert old.last_view["type"] == "view"
            assert old.view == watcher.view
            assert old.log == watcher.log


async def test_whoever_holds_all_seats_turns_to_the_one_that_is_asked(
    hall: Served,
) -> None:
    """Given a hot-seat with a giant, then frames lead from one seat's view to the other's, over undos too."""
    sigrun, random, undone, most = await hall.guest("Sigrun"), Random(2), 0, 0
    opened = await sigrun.open("toy", "me", "hotseat", "automaton", options={"giant": True})
    turned = set()
    async with sigrun.at(opened["table"], FRAMES) as s:
        await s.until("table")
        while s.row["state"] != "over":
            assert s.view is not None
            undo, ask = s.view["undo"], s.view["ask"]
            if undo and undo["seat"] in (0, 1) and random.random() < 0.3:
                await s.undo(undo["seat"])
                undone += 1
                assert s.last_view["took_back"] >= 1
                assert [len(answer) for answer in s.last_view["frames"]] in ([1], [2])
            else:
                await s.answer(random.choice(ask["options"]))
                most = max(most, len(s.last_view["frames"]))
            turned.add(s.view["audience"])
            if s.view["ask"] is not None:  # after the end one goes on looking with the seat that was asked last
                await as_fresh(sigrun, opened["table"], s)
    assert undone > 3
    assert most > 2  # several automatic answers came in one message
    assert turned == {0, 1}


async def test_after_a_stale_answer_frames_lead_on_from_the_whole_table(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table, FRAMES) as s:
        await s.until("table")
        assert (await s.answer())["type"] == "done"
        assert (await s.answer(seq=0))["type"] == "stale"
        assert (await s.until("table"))["view"] == s.view
        assert (await s.answer())["type"] == "done"
        await as_fresh(sigrun, table, s)


async def test_nobody_is_sent_frames_without_asking(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        assert (await s.answer())["type"] == "done"
        assert {"view", "events", "then", "took_back", "row", "seq", "type", "lesson"} == set(s.last_view)


async def test_steps_have_frames_if_they_are_asked_for(hall: Served) -> None:
    """Given a match that was taken back in part, then each step's frames lead from the step before to it."""
    sigrun, random = await hall.guest("Sigrun"), Random(3)
    table = (await sigrun.open("toy", "me", "hotseat", "automaton", options={"giant": True}))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        for _ in range(25):
            assert s.view is not None
            if s.view["undo"] and s.view["undo"]["seat"] in (0, 1) and random.random() < 0.3:
                await s.undo(s.view["undo"]["seat"])
            elif s.view["ask"]:
                await s.answer(random.choice(s.view["ask"]["options"]))
    view: dict[str, Any] | None = None
    for number in range((await sigrun.get(f"/api/tables/{table}/steps"))["steps"] + 1):
        plain = await sigrun.get(f"/api/tables/{table}/steps/{number}?as=0")
        step = await sigrun.get(f"/api/tables/{table}/steps/{number}?as=0&frames=true")
        assert plain == {key: value for key, value in step.items() if key != "frames"}
        assert [frame["event"] for frame in step["frames"] if "event" in frame] == (step["events"] if number else [])
        for frame in step["frames"]:
            assert view is not None
            view = apply(view, frame.get("patch", {}))
        if view is not None:
            assert view == step["view"]
        view = step["view"]


@pytest.mark.parametrize(("title", "bytes"), [("bloodrage", 1000), ("reavers", 1500), ("lords", 1500)])
async def test_a_message_of_a_match_of_four_is_small(hall: Served, title: str, bytes: int) -> None:
    """Given four players and a spectator who look by frames, then half of all messages are smaller than that.

    A long match is looked at for its first answers.
    """
    sigrun, random = await hall.guest("Sigrun"), Random(4)
    guests = [sigrun, *[await hall.guest() for _ in range(3)]]
    opened = await sigrun.open(title, "me", "open", "open", "open")
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{opened['table']}/join", {"invite": opened["invite"]})
    watcher = await hall.guest()
    async with AsyncExitStack() as stack:
        sittings = [await stack.enter_async_context(g.at(opened["table"], FRAMES)) for g in [*guests, watcher]]
        for s in sittings:
            await s.until("table")
        await up_to(0, *sittings)
        seq = 0
        while seq < 400 and any(s.view is not None and s.view["ask"] for s in sittings):
            asked = next(s for s in sittings if s.view is not None and s.view["ask"])
            assert asked.view is not None
            seq = (await asked.answer(random.choice(asked.view["ask"]["options"])))["seq"]
            await up_to(seq, *sittings)
        for guest, s in zip([*guests, watcher], sittings, strict=True):
            await as_fresh(guest, opened["table"], s)
        sizes = [len(text) for s in sittings for text in s.heard if '"type":"frames"' in text]
        assert median(sizes) < bytes, f"{len(sizes)} messages, median {median(sizes)}, most {max(sizes)}"


async def test_forecasts_of_all_options_come_at_once_and_of_one_alone(hall: Served) -> None:
    """Given somebody who is asked, then they are told what each option would change, and it does."""
    sigrun, bjarne, table = await two_at(hall, "ragnarocks")
    async with sigrun.at(table, FRAMES) as s, bjarne.at(table, FRAMES) as b:
        await s.until("table")
        await b.until("table")
        assert s.view is not None
        asked, other = (s, b) if s.view["ask"] else (b, s)
        assert asked.view is not None
        view, seat, seq = asked.view, asked.view["audience"], asked.view["seq"]
        await asked.send(type="forecast", seat=seat, seq=seq)
        every = await asked.until("forecast")
        assert [*every["options"], *every["left"]] == view["ask"]["options"]
        assert every["options"]
        assert every["seq"] == seq
        ref = view["ask"]["options"][-1]
        await asked.send(type="forecast", seat=seat, seq=seq, ref=ref)
        alone = await asked.until("forecast")
        assert alone["left"] == []
        foretold = apply(view, alone["options"][ref]["patch"])["table"]
        await asked.answer(ref)
        assert asked.view["table"] == foretold
        await asked.send(type="forecast", seat=seat, seq=seq)
        assert (await asked.until("stale", "refused", "forecast"))["type"] == "stale"
        await other.send(type="forecast", seat=seat, seq=seq + 1)
        assert (await other.until("refused"))["code"] == "not_your_seat"
        await asked.send(type="forecast", seat=seat, seq=seq + 1, ref="hex:nowhere")
        assert (await asked.until("refused"))["code"] == "not_offered"


@pytest.mark.parametrize(("bound", "small"), [("MOST_BYTES", 300), ("MOST_SECONDS", 0)])
def test_what_there_is_no_time_or_room_for_is_left_over(
    bound: str, small: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botworker, bound, small)
    match = Match.new("ragnarocks", 2, seed=1)
    question = match.pending[0]
    whole = Pointed("ragnarocks", match.snapshot(), question.seat, None, "seed")
    some = foretell(whole)
    told = msgspec.json.decode(some.options, type=dict[str, Forecast])
    assert told
    assert some.left
    assert [*told, *some.left] == list(question.options)
    alone = foretell(msgspec.structs.replace(whole, ref=some.left[0]))
    assert list(msgspec.json.decode(alone.options)) == some.left[:1], "of a single option always all is told"


async def test_whoever_foresees_is_there_again_after_a_fall(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        assert s.view is not None
        ask = {"type": "forecast", "seat": s.view["ask"]["seat"], "seq": s.view["seq"]}
        await s.send(**ask)
        first = await s.until("forecast")
        desk = hall.hall.bots
        worker = await desk.ahead.idle.get()
        assert worker is not None
        await worker.stop()
        desk.ahead.idle.put_nowait(worker)
        await s.send(**ask)
        assert (await s.until("forecast"))["options"] == first["options"]
