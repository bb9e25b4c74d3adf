"""Alone against the rules: what is chosen beforehand is not asked again, and what came of it is kept."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.kernel import Match, Record, find
from meadhall.server import messages as say
from meadhall.server.play import advance_write
from meadhall.server.seating import sit_write
from meadhall.server.wishes import Wished, next_wish
from tests.server.conftest import Served, served
from tests.server.guest import Guest, Sitting
from tests.server.playing import load
from tests.server.sundial import Sundial
from tests.server.test_wire import assert_fits

ALONE = "/api/games/lords/alone"
BEOWULF = "follower:beowulf"
RAGNAR, SNORRI, ASLAUG, HERVOR = (f"follower:{name}" for name in ("ragnar", "snorri", "aslaug", "hervor"))
ASHES, GRUDGE = "challenge:early_ashes", "challenge:old_grudge"
CHANCE = "do:random"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path) as open_hall:
        yield open_hall


async def set_out(guest: Guest, *foes: str, **more: Any) -> str:
    table: str = (await guest.post(ALONE, {"foes": list(foes or (RAGNAR,)), **more}))["table"]
    return table


async def draft(s: Sitting) -> None:
    """Answers with the first option until a Follower has taken the first turn."""
    await s.until("table")
    for _ in range(30):
        if any(event["kind"] == "turn" for told in s.log for event in told):
            return
        await s.answer()
    raise AssertionError("the draft never ends")


# ---- what can be chosen


async def test_the_title_says_what_can_be_chosen(hall: Served) -> None:
    guest = await hall.guest()
    games = {game["id"]: game for game in await guest.get("/api/games")}

    solo = games["lords"]["solo"]

    assert_fits(solo, say.SoloInfo)
    assert (solo["most"], len(solo["foes"]), len(solo["challenges"]), solo["chance"]) == (3, 6, 6, CHANCE)
    assert [level["level"] for level in solo["levels"]] == sorted({level["level"] for level in solo["levels"]})
    assert games["ragnarocks"]["solo"] is None
    assert (await guest.get("/api/games/ragnarocks/alone", expect=404))["code"] == "no_solo"


async def test_the_rules_say_what_goes_together_and_how_hard_it_is(hall: Served) -> None:
    """Given Beowulf, then Hervor cannot come, whose priority action is his, and nobody plays him (LS-13.2, LS-2.31)."""
    guest = await hall.guest()

    async def check(*foes: str, **more: Any) -> dict[str, Any]:
        told: dict[str, Any] = await guest.post(f"{ALONE}/check", {"foes": list(foes), **more})
        assert_fits(told, say.SoloCheck)
        return told

    told = await check(BEOWULF, challenges=[ASHES, GRUDGE])
    assert (told["error"], told["refused"]) == (None, {HERVOR: "LS-13.2", "card:beowulf": "LS-2.31"})
    level, name = find("lords").solo.difficulty([ASHES, GRUDGE])  # type: ignore[union-attr]
    assert told["difficulty"] == {"level": level, "name": name}
    assert (await check(BEOWULF, HERVOR))["error"] == f"{HERVOR} cannot be beside the others (LS-13.2)."
    assert (await check(BEOWULF, hero="card:beowulf"))["error"] == "card:beowulf is taken by a foe (LS-2.31)."
    assert (await check(RAGNAR, RAGNAR))["error"] == f"{RAGNAR} is named twice."
    assert (await check("follower:loki"))["error"].startswith("There is no follower:loki")
    assert (await check())["error"] == "lords is played by 2 to 4, not by 1."
    assert "at most 3, not 4" in (await check(RAGNAR, CHANCE, CHANCE, CHANCE))["error"]
    assert (await check(RAGNAR, CHANCE, hero="card:snorri"))["error"] is None
    refused = await guest.post(ALONE, {"foes": [BEOWULF, HERVOR]}, expect=400)
    assert refused["code"] == "bad_table"


# ---- setting out


async def test_a_match_begins_at_once_and_what_was_chosen_is_not_asked_again(hall: Served) -> None:
    """Given two Followers, a Hero and two challenges, then they are in the match, answered where the rules ask it."""
    sigrun = await hall.guest("Sigrun")
    table = await set_out(sigrun, RAGNAR, SNORRI, challenges=[GRUDGE, ASHES], hero="card:beowulf", title="Fire")
    async with sigrun.at(table) as s:
        await draft(s)
        assert s.view is not None
        assert (s.row["state"], s.row["title"]) == ("live", "Fire")
        assert [seat["kind"] for seat in s.row["seats"]] == ["automaton", "automaton", "person"]
        assert {follower["tile"] for follower in s.view["table"]["followers"]} == {RAGNAR, SNORRI}
        assert s.view["table"]["challenges"]["cards"] == [ASHES, GRUDGE]
        assert s.view["table"]["players"][2]["tile"] == "card:beowulf"
        asked = {event["kind"] for told in s.log for event in told}
        assert {"follower_joined", "challenge_added", "hero_kept"} <= asked
    match = await load(hall.hall.store, table)
    given = [(entry.seat, entry.ref) for entry in match.entries]
    assert [ref for _, ref in given if ref in (RAGNAR, SNORRI, GRUDGE, ASHES)] == [RAGNAR, SNORRI, GRUDGE, ASHES]
    assert {seat for seat, ref in given if ref in (RAGNAR, SNORRI, GRUDGE, ASHES)} == {2}, "the person's answers"
    Record.decode(match.record().encode()).verify()
    stored = await hall.hall.store.table(table)
    assert stored is not None
    assert (stored.wishes, stored.private) == ({}, True)


async def test_frames_tell_the_wishes_with_the_answer_they_follow(hall: Served) -> None:
    """Given somebody who looks by frames, then what was wished for comes in order, each answer under its seat."""
    sigrun = await hall.guest()
    table = await set_out(sigrun, RAGNAR, challenges=[ASHES])
    async with sigrun.at(table, "?frames=1") as s:
        await draft(s)
        assert s.view is not None
        match = await load(hall.hall.store, table)
        assert s.view == match.view(1)
        assert s.movers == [entry.seat for entry in match.entries]


@pytest.mark.parametrize("hero", [None, "card:lagertha"])
async def test_once_more_it_is_the_same_match(hall: Served, hero: str | None) -> None:
    """Given a match that is over, then again the same Follower and challenges are met; a Hero that was drawn is not."""
    sigrun = await hall.guest("Sigrun")
    table = await set_out(sigrun, SNORRI, challenges=[GRUDGE, ASHES], hero=hero)
    async with sigrun.at(table) as s:
        await draft(s)
    await sigrun.post(f"/api/tables/{table}/resign", {"seat": 1})

    again = (await sigrun.post(f"/api/tables/{table}/rematch"))["table"]

    async with sigrun.at(again) as s:
        await draft(s)
        assert s.view is not None
        assert [one["tile"] for one in s.view["table"]["followers"]] == [SNORRI]
        assert s.view["table"]["challenges"]["cards"] == [ASHES, GRUDGE]
        assert hero in (None, s.view["table"]["players"][1]["tile"])
        asked = {event["kind"] for told in s.log for event in told}
        assert "hero_kept" in asked
    stored = await hall.hall.store.table(again)
    assert stored is not None
    assert (stored.wishes, stored.private) == ({}, True)


async def test_given_up_before_it_began_it_is_still_the_same_match(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    table = await set_out(sigrun, SNORRI, RAGNAR, challenges=[GRUDGE], hero="card:lagertha")
    await sigrun.post(f"/api/tables/{table}/resign", {"seat": 2})
    again = (await sigrun.post(f"/api/tables/{table}/rematch"))["table"]
    async with sigrun.at(again) as s:
        await draft(s)
        assert s.view is not None
        assert {one["tile"] for one in s.view["table"]["followers"]} == {SNORRI, RAGNAR}
        assert s.view["table"]["challenges"]["cards"] == [GRUDGE]
        assert s.view["table"]["players"][2]["tile"] == "card:lagertha"


async def test_chance_chooses_whom_it_is_left_to(hall: Served) -> None:
    """Given Hervor and two by chance, then three are there, no two of whom have one priority action (LS-13.2)."""
    sigrun = await hall.guest()
    table = await set_out(sigrun, CHANCE, HERVOR, CHANCE)
    async with sigrun.at(table) as s:
        await draft(s)
        assert s.view is not None
        foes = [follower["tile"] for follower in s.view["table"]["followers"]]
    assert len(set(foes)) == 3
    assert HERVOR in foes
    assert "follower:beowulf" not in foes


async def test_without_a_wish_the_table_asks_for_the_hero(hall: Served) -> None:
    """LS-2.31: then one of two is taken, at the table."""
    sigrun = await hall.guest()
    table = await set_out(sigrun)
    async with sigrun.at(table) as s:
        await s.until("table")
        while s.view is None or s.view["ask"]["prompt"] == "setup_colour":
            await s.answer()
        assert (s.view["ask"]["prompt"], len(s.view["ask"]["options"])) == ("draft_hero", 2)


def test_a_wish_that_is_not_offered_is_forgotten() -> None:
    match = Match.new("lords", 2, 1, options={"followers": 1})
    match.run_on()
    (question,) = match.pending
    wishes = {question.prompt: ("do:nothing", question.options[0]), "later": ("do:done",)}
    assert next_wish(match, wishes) is None
    assert wishes == {"later": ("do:done",)}
    wishes = {question.prompt: (question.options[0], question.options[1])}
    assert next_wish(match, wishes) == Wished(question.seat, question.options[0])
    assert wishes == {question.prompt: (question.options[1],)}


# ---- the campaign


async def ends(hall: Served, table: str, *, won: bool = False, bot: str | None = None) -> None:
    """The match of a table is over; somebody won it."""
    async with hall.hall.at(table) as held, held.lock:
        await held.ready()
        stored = held.stored
        seat = next(s for s in stored.seats if s.kind == "person")
        ranks = [1 if (s == seat) == won else 2 for s in stored.seats]
        outcome = {"ranks": ranks, "scores": [None] * len(ranks), "ending": "jarl", "clause": "LR-36.3"}
        done = replace(
            stored,
            state="over",
            asked=(),
            outcome=outcome,
            ended_by="rules",
            updated_at=hall.hall.clock.now(),
            seats=tuple(replace(s, bot=bot) if s == seat else s for s in stored.seats),
        )
        await held.change([advance_write(done), sit_write(table, replace(seat, bot=bot))], done)


async def venture(hall: Served, guest: Guest, *foes: str, challenges: tuple[str, ...] = (), **end: Any) -> str:
    """A match with these foes and challenges, which is over."""
    table = await set_out(guest, *foes, challenges=list(challenges), hero="card:lagertha")
    async with guest.at(table) as s:
        await draft(s)
    await ends(hall, table, **end)
    return table


async def campaign(guest: Guest) -> dict[str, Any]:
    told: dict[str, Any] = await guest.get(ALONE)
    assert_fits(told, say.Campaign)
    return told


def counts(tally: dict[str, Any]) -> tuple[int, int, int, int]:
    return tally["matches"], tally["won"], tally["lost"], tally["left"]


async def test_results_are_kept_by_foe_and_by_challenge(hall: Served) -> None:
    """Given matches won, lost and left, against one and several, then each counts where it belongs, and once in all."""
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    await venture(hall, sigrun, RAGNAR, won=True)
    await venture(hall, sigrun, RAGNAR, challenges=(ASHES,), won=False)
    await venture(hall, sigrun, RAGNAR, SNORRI, challenges=(ASHES, GRUDGE), won=True)
    latest = await venture(hall, sigrun, RAGNAR, won=True)
    running = await set_out(sigrun, SNORRI, challenges=[GRUDGE], title="Still on")

    told = await campaign(sigrun)

    rows = {row["foe"]: row for row in told["rows"]}
    cells = {foe: {cell["challenge"]: counts(cell["tally"]) for cell in row["cells"]} for foe, row in rows.items()}
    assert counts(told["whole"]) == (4, 3, 1, 0)
    assert (told["whole"]["last"], told["whole"]["last_table"]) == ("won", latest)
    assert (told["whole"]["streak"], told["whole"]["longest"]) == (2, 2)
    assert counts(rows[RAGNAR]["whole"]) == (4, 3, 1, 0)
    assert counts(rows[SNORRI]["whole"]) == (1, 1, 0, 0), "against several it counts for each"
    assert counts(rows[HERVOR]["whole"]) == (0, 0, 0, 0)
    assert cells[RAGNAR][None] == (2, 2, 0, 0)
    assert cells[RAGNAR][ASHES] == (2, 1, 1, 0)
    assert cells[RAGNAR][GRUDGE] == cells[SNORRI][GRUDGE] == (1, 1, 0, 0)
    level, name = find("lords").solo.difficulty([ASHES, GRUDGE])  # type: ignore[union-attr]
    assert rows[RAGNAR]["whole"]["best"] == {"level": level, "name": name}
    assert rows[RAGNAR]["cells"][0]["tally"]["best"]["level"] == 0
    whole = {cell["challenge"]: counts(cell["tally"]) for cell in told["challenges"]}
    assert (whole[None], whole[ASHES]) == ((2, 2, 0, 0), (2, 1, 1, 0))
    assert [match["result"] for match in told["past"]] == ["won", "won", "lost", "won"]
    assert [(match["table"], match["title"]) for match in told["running"]] == [(running, "Still on")]
    assert (told["running"][0]["foes"], told["running"][0]["challenges"]) == ([SNORRI], [GRUDGE]), (
        "what still comes too"
    )
    assert told["past"][0]["hero"] == "card:lagertha"
    other = await campaign(bjarne)
    assert counts(other["whole"]) == (0, 0, 0, 0)
    assert (other["running"], other["past"], other["whole"]["last"]) == ([], [], None)


async def test_what_was_given_up_is_neither_won_nor_lost(hall: Served) -> None:
    """Given a match given up and one that a bot finished, then both are told as left, and end the row of wins."""
    sigrun = await hall.guest()
    await venture(hall, sigrun, RAGNAR, won=True)
    table = await set_out(sigrun, RAGNAR, CHANCE)

    row = await sigrun.post(f"/api/tables/{table}/resign", {"seat": 2})

    assert (row["state"], row["ended_by"], row["outcome"]["ranks"]) == ("over", "resigned", [1, 1, 2])
    await venture(hall, sigrun, SNORRI, won=True, bot="random")
    told = await campaign(sigrun)
    assert counts(told["whole"]) == (3, 1, 0, 2)
    assert (told["whole"]["last"], told["whole"]["streak"], told["whole"]["longest"]) == ("left", 0, 1)
    record = await sigrun.get(f"/api/tables/{table}/record")
    again = await sigrun.post("/api/import", record)
    assert (await sigrun.get(f"/api/tables/{again['table']}"))["ended_by"] == "resigned", "it can be brought"


async def test_only_matches_alone_count(hall: Served) -> None:
    """Given a match with a bot beside a Follower, then it is in nobody's campaign."""
    sigrun = await hall.guest()
    table = (await sigrun.open("lords", "automaton", "me", "random", options={"followers": 1}))["table"]
    await ends(hall, table, won=True)
    told = await campaign(sigrun)
    assert counts(told["whole"]) == (0, 0, 0, 0)
    assert told["running"] == []


async def test_a_table_that_was_opened_in_the_usual_way_counts_as_well(hall: Served) -> None:
    sigrun = await hall.guest()
    table = (await sigrun.open("lords", "automaton", "me", options={"followers": 1}))["table"]
    async with sigrun.at(table) as s:
        await s.until("table")
        while s.view is None or s.view["ask"]["prompt"] != "setup_follower":
            await s.answer()
        await s.answer(HERVOR)
    await ends(hall, table)
    told = await campaign(sigrun)
    assert [match["foes"] for match in told["past"]] == [[HERVOR]]


# ---- after days


async def test_after_days_the_match_goes_on_and_tells_what_happened_since(tmp_path: Path) -> None:
    """Given somebody who left after their turn, when they come back after days to a hall that was closed meanwhile,
    then they see the table as it was, and all that the Follower did since their last answer."""
    clock = Sundial()
    async with served(tmp_path, clock=clock) as hall:
        sigrun = await hall.guest("Sigrun")
        table = await set_out(sigrun, RAGNAR, challenges=[ASHES], title="A long winter")
        async with sigrun.at(table) as s:
            await draft(s)
            turn = s.view["table"]["turn"] if s.view else 0
            while s.view and s.view["table"]["turn"] == turn:
                await s.answer()
            before, log = s.view, s.log
    clock.pass_(days=9)
    async with served(tmp_path, clock=clock) as hall:
        sigrun = hall.again(sigrun)
        (running,) = (await campaign(sigrun))["running"]
        assert running["table"] == table
        assert clock.now() - running["at"] > 8 * 86_400
        async with sigrun.at(table) as s:
            message = await s.until("table")
            assert (s.view, s.log) == (before, log)
            last = max(step for step, mover in enumerate(message["movers"]) if mover == 1)
            since = [event["kind"] for told in s.log[last + 1 :] for event in told]
            assert "because" in since, "the Follower's steps are told, each with its reason"
            assert (await s.answer())["type"] == "done", "and the match goes on"
