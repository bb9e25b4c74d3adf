"""Playing a match over the WebSocket."""

import asyncio

from tests.server.conftest import Served
from tests.server.playing import play_out, two_at


async def test_two_people_play_a_match_to_its_end(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        first = await s.until("table")
        await b.until("table")
        assert first["you"] == {"seats": [0], "audience": 0}
        assert first["view"]["ask"]["prompt"] == "lay"
        await play_out(s, b)
        assert s.view is not None
        assert b.view is not None
        assert s.view["outcome"] == b.view["outcome"] == s.row["outcome"]
        assert s.view["outcome"]["ending"] == "rounds"
        assert s.row["state"] == "over"
        assert s.row["ended_by"] == "rules"


async def test_a_person_plays_ragnarocks_against_a_bot(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    table = (await sigrun.open("ragnarocks", "me", "greedy"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        for _ in range(6):
            await s.my_turn()
            assert (await s.answer())["type"] == "done"
        await s.my_turn()
        assert s.view is not None
        assert s.view["seq"] >= 6
        assert any(event["kind"] == "summoned" for told in s.log for event in told)


async def test_done_comes_before_the_view_and_everybody_gets_their_own(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await s.until("row")
        await b.until("table")
        await s.send(type="answer", id="a", seat=0, seq=0, ref="place:2")
        assert await s.next() == {"type": "done", "id": "a", "seq": 1}
        mine, theirs = await s.next(), await b.next()
        assert (mine["type"], mine["seq"], mine["view"]["audience"]) == ("view", 1, 0)
        assert (theirs["type"], theirs["seq"], theirs["view"]["audience"]) == ("view", 1, 1)
        assert mine["view"]["ask"] is None
        assert theirs["view"]["ask"]["prompt"] == "lay"
        assert [seat["mine"] for seat in mine["row"]["seats"]] == [True, False]
        assert [seat["turn"] for seat in mine["row"]["seats"]] == [False, True]


async def test_an_answer_that_is_not_on_the_list_is_refused_with_its_clause(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        refused = await s.answer("deck:runes")
        assert (refused["type"], refused["code"], refused["clause"]) == ("refused", "not_offered", "RR-3.8")
        refused = await s.answer("place:9")
        assert (refused["code"], refused["clause"]) == ("not_offered", None)
        assert (await s.answer("place:0"))["type"] == "done"


async def test_nobody_answers_for_a_seat_that_is_not_theirs(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    stranger = await hall.guest()
    async with sigrun.at(table) as s, bjarne.at(table) as b, stranger.at(table) as w:
        for sitting in (s, b, w):
            await sitting.until("table")
        assert (await s.answer(seat=1))["code"] == "not_your_seat"
        assert (await s.answer(seat=7))["code"] == "not_your_seat"
        assert (await w.answer("place:0", seat=0))["code"] == "not_your_seat"
        assert (await w.undo(0))["code"] == "not_your_seat"
        assert (await hall.hall.store.entries(table))[-1].seq == 0


async def test_a_stale_answer_gets_the_whole_table_back(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        assert (await s.answer())["type"] == "done"
        stale = await b.answer(seq=0, id="late")
        assert stale == {"type": "stale", "id": "late", "seq": 1}
        whole = await b.until("table")
        assert whole["view"]["seq"] == 1
        assert (await b.answer())["type"] == "done"


async def test_the_same_id_counts_once_and_another_id_is_stale(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        first = await s.answer("place:1", id="once")
        again = await s.answer("place:1", id="once", seq=0)
        assert first == again == {"type": "done", "id": "once", "seq": 1}
        assert (await s.answer("place:1", id="twice", seq=0))["type"] == "stale"
        # Ids belong to a person: somebody else's "once" is another answer.
        await b.my_turn()
        while b.view is None or b.view["seq"] < 1:
            await b.next()
        assert (await b.answer("place:0", id="once"))["seq"] == 2
        assert len(await hall.hall.store.entries(table)) == 3


async def test_a_retry_is_answered_from_the_store_after_the_table_was_put_away(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.answer("place:1", id="once")
    hall.hall.forget(table)
    async with sigrun.at(table) as s:
        await s.until("table")
        assert await s.answer("place:1", id="once", seq=0) == {"type": "done", "id": "once", "seq": 1}


async def test_two_answers_at_the_same_moment_are_one_answer(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as one, sigrun.at(table) as two:
        await one.until("table")
        await two.until("table")
        results = await asyncio.gather(one.answer("place:0"), two.answer("place:1"))
        assert sorted(result["type"] for result in results) == ["done", "stale"]


async def test_undo_takes_back_what_was_told_and_shows_everybody(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall, "ragnarocks")
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        mover, other = (s, b) if s.view and s.view["ask"] else (b, s)
        assert mover.view is not None
        seat, start, log = mover.view["audience"], mover.view, list(mover.log)
        await mover.answer()
        await mover.answer()
        assert mover.view["undo"] == {"seat": seat, "steps": 2}
        assert (await other.undo(1 - seat))["type"] in ("refused", "stale")
        assert (await mover.undo(seat))["type"] == "done"
        assert (await mover.undo(seat))["type"] == "done"
        assert mover.view["ask"] == start["ask"]
        assert mover.view["seq"] == 4
        assert mover.log == log
        while other.view is None or other.view["seq"] < 4:
            await other.next()
        assert other.log == log
        refused = await mover.undo(seat)
        assert (refused["type"], refused["code"]) == ("refused", "cannot_undo")


async def test_undo_still_reaches_back_after_the_table_was_put_away(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.answer()
        await s.answer()
    hall.hall.forget(table)
    async with sigrun.at(table) as s:
        await s.until("table")
        assert s.view is not None
        assert s.view["undo"] is not None
        assert s.view["undo"]["steps"] == 2
        assert (await s.undo(s.view["undo"]["seat"]))["type"] == "done"


async def test_one_person_plays_both_seats_and_sees_with_the_one_that_is_asked(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s:
        first = await s.until("table")
        assert first["you"]["seats"] == [0, 1]
        assert [seat["kind"] for seat in s.row["seats"]] == ["person", "hotseat"]
        assert s.row["seats"][1]["name"] == "Bjarne"
        for _ in range(6):
            assert s.view is not None
            assert s.view["ask"]["seat"] == s.view["audience"]
            assert (await s.answer())["type"] == "done"
        assert s.view is not None
        assert s.view["seq"] == 6


async def test_spectators_see_the_match_but_are_never_asked(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    watcher = await hall.guest()
    async with sigrun.at(table) as s, bjarne.at(table) as b, watcher.at(table) as w:
        for sitting in (s, b):
            await sitting.until("table")
        first = await w.until("table")
        assert first["you"] == {"seats": [], "audience": -1}
        assert first["invite"] is None
        await play_out(s, b)
        while w.row["state"] != "over":
            message = await w.next()
            assert "view" not in message or message["view"]["ask"] is None
        assert w.view is not None
        assert w.view["outcome"] is not None
        assert w.log[1:] != []


async def test_whoever_comes_again_gets_everything_that_happened(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        async with bjarne.at(table) as b:
            await b.until("table")
            await play_out(s, b)
        log = s.log
    async with sigrun.at(table) as s:
        again = await s.until("table")
        assert again["log"] == log
        assert again["view"]["outcome"] is not None


async def test_presence_is_shown_as_people_come_and_go(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        assert [seat["present"] for seat in s.row["seats"]] == [True, False]
        async with bjarne.at(table) as b:
            await b.until("table")
            await s.until("row")
            assert [seat["present"] for seat in s.row["seats"]] == [True, True]
        await s.until("row")
        assert [seat["present"] for seat in s.row["seats"]] == [True, False]


async def test_talk_reaches_everyone_and_those_who_come_later(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await s.send(type="say", id="t1", text="Skål!")
        await s.send(type="say", id="t1", text="Skål!")
        for sitting in (s, b):
            said = await sitting.until("said")
            assert (said["name"], said["text"]) == ("Sigrun", "Skål!")
        await b.silence()
        await b.send(type="say", text="")
        assert (await b.until("refused"))["code"] == "bad_message"
        await b.send(type="say", text="x" * 401)
        assert (await b.until("refused"))["code"] == "bad_message"
    async with bjarne.at(table) as b:
        late = await b.until("table")
        assert [(t["name"], t["text"]) for t in late["talk"]] == [("Sigrun", "Skål!")]


async def test_a_preview_shows_what_would_happen_and_changes_nothing(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    async with sigrun.at(table) as s:
        before = (await s.until("table"))["view"]
        ref = before["ask"]["options"][0]
        await s.send(type="preview", id="p", seat=before["ask"]["seat"], seq=0, ref=ref)
        shown = await s.until("preview")
        assert (shown["id"], shown["ref"], shown["barrier"]) == ("p", ref, None)
        assert shown["view"]["table"]["selected"] == ref
        await s.send(type="preview", id="q", seat=before["ask"]["seat"], seq=0, ref="hex:zz")
        assert (await s.until("refused"))["code"] == "not_offered"
        async with sigrun.at(table) as again:
            assert (await again.until("table"))["view"] == before


async def test_a_preview_stops_where_chance_or_news_would_come(hall: Served) -> None:
    sigrun, bjarne, table = await two_at(hall)
    async with sigrun.at(table) as s, bjarne.at(table) as b:
        await s.until("table")
        await b.until("table")
        await s.answer()
        view = await b.my_turn()
        while b.view is None or b.view["seq"] < 1:
            await b.next()
        await b.send(type="preview", id="p", seat=1, seq=1, ref=view["ask"]["options"][0])
        assert (await b.until("preview"))["barrier"] is not None


async def test_ping_and_pong(hall: Served) -> None:
    sigrun, _, table = await two_at(hall)
    async with sigrun.at(table) as s:
        await s.until("table")
        await s.send(type="ping", id="here?")
        assert await s.until("pong") == {"type": "pong", "id": "here?"}
