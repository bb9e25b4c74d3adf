"""Lessons in the hall: at the learner's own table, cut to what is to be learned, and kept where they were left."""

from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel import apply
from meadhall.lessons import book_of
from meadhall.store import Write
from meadhall.store import statements as do
from tests.lessons.learning import BOOKS
from tests.lessons.test_elsewhere import FILES
from tests.packages.conftest import Bring, bring
from tests.server.conftest import Served, served
from tests.server.guest import FRAMES, Guest, Sitting

__all__ = ["bring"]
ISLAND = ("hex:a3", "hex:e3", "hex:g5")
"""What the first lesson of Ragnarocks wants."""


async def begin(guest: Guest, lesson: str = "island", game: str = "ragnarocks", **more: Any) -> str:
    """Opens the guest's table of a lesson."""
    opened = await guest.post(f"/api/games/{game}/lessons/{lesson}", more)
    assert opened["outdated"] is False
    return str(opened["table"])


async def listed(guest: Guest, lesson: str = "island", game: str = "ragnarocks") -> dict[str, Any]:
    found = await guest.get(f"/api/games/{game}/lessons")
    return next(one for one in found if one["id"] == lesson)


class Learner:
    """Somebody who learns, and knows no more than what the table tells them."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.coach: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        """The next that the coach says."""
        while True:
            message = await self.sitting.until("table", "frames")
            if message["lesson"] is not None:
                self.coach = message["lesson"]
                return self.coach

    async def asked(self) -> bool:
        """Waits until something may be pointed at; False when the lesson is over."""
        while not self.coach or not (self.coach["over"] or self.view["ask"]):
            await self.hear()
        return not self.coach["over"]

    @property
    def view(self) -> dict[str, Any]:
        assert self.sitting.view is not None
        return self.sitting.view

    @property
    def looked_at(self) -> str:
        """Where somebody points who sees what is lit and what is offered."""
        lit, offered = self.coach["lit"], self.view["ask"]["options"]
        return str(lit if lit in offered else offered[0])

    async def point(self, ref: str | None = None) -> dict[str, Any]:
        seq = self.view["seq"]
        result = await self.sitting.answer(ref or self.looked_at)
        self.coach = self.sitting.last_view.get("lesson") or self.coach if self.view["seq"] > seq else self.coach
        return result


async def test_a_lesson_is_gone_through_and_listed_as_done(hall: Served) -> None:
    """Given somebody who never was here, when they point at what is lit, then the lesson comes to its end."""
    sigrun = await hall.guest("Sigrun")
    assert await listed(sigrun) == {
        "id": "island", "sign": "ᚠ", "minutes": 1, "course": None, "steps": 3, "step": 0, "table": None, "done": False,
    }  # fmt: skip
    table = await begin(sigrun)
    assert await begin(sigrun) == table, "one table for each person and lesson"
    async with sigrun.at(table, FRAMES) as s:
        me = Learner(s)
        for number, ref in enumerate(ISLAND):
            assert await me.asked()
            assert (me.coach["step"], me.coach["lit"], me.view["ask"]["options"]) == (number, ref, [ref])
            assert me.view["ask"]["refusals"] == {}
            assert me.coach["note"] == f"lesson-island-{('pick', 'move', 'stone')[number]}"
            await me.point()
            assert me.coach["changed"] == {"text": f"{me_note(number)}.changed", "lit": ref}
        assert not await me.asked(), "red has picked, moved and set a stone"
        assert [(me.coach["step"], me.coach["over"], me.view["ask"], me.view["asked"])] == [(3, True, None, [])]
        assert me.sitting.movers == [None, 0, 0, 0, 1, 1, 1]
    found = await listed(sigrun)
    assert (found["step"], found["table"], found["done"]) == (3, table, True)
    bjarne = await hall.guest("Bjarne")
    assert (await listed(bjarne))["table"] is None
    assert await begin(bjarne) != table


def me_note(number: int) -> str:
    return f"lesson-island-{('pick', 'move', 'stone')[number]}"


async def test_another_pointing_is_not_now_and_changes_nothing(hall: Served) -> None:
    """Given an ask cut to one hex, when another is pointed at, then the coach answers, and nothing has changed."""
    sigrun = await hall.guest("Sigrun")
    async with sigrun.at(await begin(sigrun), FRAMES) as s:
        me = Learner(s)
        assert await me.asked()
        refused = await s.answer("hex:a2")
        assert (refused["type"], refused["code"], refused["clause"]) == ("refused", "not_now", None)
        assert refused["error"] == "Begin with the Viking that is lit, the middle one of yours."
        refused = await s.answer("hex:j5")
        assert (refused["code"], refused["clause"]) == ("not_now", "RR-3.9"), "a rule forbids that one, too"
        assert me.view["seq"] == 0
        assert (await me.point())["type"] == "done"


async def test_show_me_is_played_on_a_copy(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    async with sigrun.at(await begin(sigrun, "moving"), FRAMES) as s:
        me = Learner(s)
        assert await me.asked()
        await s.send(type="show", seat=0, seq=me.view["seq"])
        shown = await s.until("shown")
        view = me.view
        for frame in shown["frames"]:
            view = apply(view, frame.get("patch", {}))
        assert shown["ref"] == "hex:a2"
        before = me.view
        await me.point()
        assert me.view == view, "what is shown is what then happens"
        assert before["ask"]["options"] == ["hex:a2"]


async def test_taking_back_is_a_step_back_also_over_what_others_did(hall: Served) -> None:
    """Given a step that red answered, when it is taken back, then red's turn never was, and comes again alike."""
    sigrun = await hall.guest("Sigrun")
    async with sigrun.at(await begin(sigrun, "stones"), FRAMES) as s:
        me = Learner(s)
        assert await me.asked()
        start = me.view
        assert start["undo"] is None
        refused = await s.undo(0)
        assert refused["code"] == "cannot_undo"
        await me.point()
        assert await me.asked()
        there = me.view
        assert there["undo"] == {"seat": 0, "steps": 1}
        await s.send(type="undo", seat=0, seq=there["seq"])
        await me.hear()
        assert (me.view, me.coach["step"]) == (start, 0)
        await s.until("done")
        await me.point()
        assert await me.asked()
        assert me.view == there


async def test_a_lesson_is_kept_where_it_was_left(tmp_path: Path) -> None:
    """Given a lesson left in the middle, when the hall opens again, then it goes on there; anew it begins again."""
    async with served(tmp_path) as hall:
        sigrun = await hall.guest("Sigrun")
        table = await begin(sigrun, "walls")
        async with sigrun.at(table, FRAMES) as s:
            me = Learner(s)
            for _ in range(2):
                assert await me.asked()
                await me.point()
    async with served(tmp_path) as hall:
        sigrun = hall.again(sigrun)
        found = await listed(sigrun, "walls")
        assert (found["step"], found["table"], found["done"]) == (2, table, False)
        assert await begin(sigrun, "walls") == table
        async with sigrun.at(table, FRAMES) as s:
            me = Learner(s)
            assert await me.asked()
            assert (me.coach["step"], me.coach["lit"]) == (2, "hex:c6")
            assert me.coach["changed"] == {"text": "lesson-walls-out.changed", "lit": "hex:g6"}
            assert await begin(sigrun, "walls", anew=True) == table
            await me.hear()
            assert (me.coach["step"], me.coach["lit"], me.coach["changed"]) == (0, "hex:c6", None)
    assert found["steps"] == 6


async def test_who_came_to_the_end_has_done_it_also_when_they_begin_anew(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    tables = [await begin(sigrun)]
    for _ in range(3):
        async with sigrun.at(tables[-1], FRAMES) as s:
            me = Learner(s)
            while await me.asked():
                await me.point()
        tables.append(await begin(sigrun, anew=True))
        found = await listed(sigrun)
        assert (found["step"], found["done"], found["table"]) == (0, True, tables[-1])
    assert len(set(tables)) == 2, "one table shows that it was done, and the other is gone back"


async def test_a_lesson_that_is_another_by_now_begins_anew(hall: Served) -> None:
    """Given a lesson that was laid otherwise then, when somebody comes back, then it says so and begins anew."""
    sigrun = await hall.guest("Sigrun")
    old = await begin(sigrun, "island")
    study = {"of": old, "new_study": "lesson", "new_of": "moving", "new_step": 2}
    await hall.hall.store.commit([Write(do.STUDY, study)])
    hall.hall.forget(old)
    async with sigrun.at(old, FRAMES) as s:
        told = await s.until("table")
        assert (told["lesson"]["outdated"], told["view"]["ask"]) == (True, None)
        refused = await s.answer("hex:a3", seat=0)
        assert refused["code"] == "outdated"
    opened = await sigrun.post("/api/games/ragnarocks/lessons/moving")
    assert opened["outdated"] is True
    assert opened["table"] != old
    assert await begin(sigrun, "moving") == opened["table"]


async def test_what_no_lesson_has_is_said(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    unknown = await sigrun.post("/api/games/ragnarocks/lessons/flying", expect=404)
    assert unknown["code"] == "no_lesson"
    assert "There is no lesson 'flying' of ragnarocks" in unknown["error"]
    assert (await sigrun.get("/api/games/chess/lessons", expect=404))["code"] == "not_found"
    assert await sigrun.get("/api/games/runes/lessons") == []
    assert (await sigrun.get("/api/games/runes/lessons/texts/de", expect=404))["code"] == "not_found"
    german = await sigrun.get("/api/games/ragnarocks/lessons/texts/de")
    assert "lesson-island = " in german
    assert german != await sigrun.get("/api/games/ragnarocks/lessons/texts/en")


async def test_a_title_that_teaches_has_a_page_for_it(hall: Served) -> None:
    sigrun = await hall.guest("Sigrun")
    assert (await sigrun.http.get("/learn/ragnarocks")).status_code == 200
    for nowhere in ("/learn/runes", "/learn/chess", "/learn"):
        assert (await sigrun.http.get(nowhere)).status_code == 404


async def test_a_lesson_is_no_match_among_others(hall: Served) -> None:
    """Given a lesson, then it is on no list, nobody gives it up or hands it over, and titles say how many they have."""
    sigrun = await hall.guest("Sigrun")
    table = await begin(sigrun)
    assert (await sigrun.get("/api/tables"))["mine"] == []
    for what, wish in (("resign", {"seat": 0}), ("handover", {"seat": 0, "bot": "greedy"})):
        assert (await sigrun.post(f"/api/tables/{table}/{what}", wish, expect=409))["code"] == "lesson"
    games = {game["id"]: game["lessons"] for game in await sigrun.get("/api/games")}
    assert games["ragnarocks"] == 7
    assert games["runes"] == 0


async def test_a_title_of_another_package_teaches_in_the_hall(tmp_path: Path, bring: Bring) -> None:
    """Given a title that is not ours, then its lesson is gone through at a table as ours are."""
    bring("pebbles", FILES, games={"pebbles": "pebbles.game:GAME"})
    async with served(tmp_path / "data") as hall:
        sigrun = await hall.guest("Sigrun")
        async with sigrun.at(await begin(sigrun, "first", "pebbles"), FRAMES) as s:
            me = Learner(s)
            while await me.asked():
                await me.point()
        assert (await listed(sigrun, "first", "pebbles"))["done"]


@pytest.mark.complains("The lessons of pebbles cannot be read")
async def test_lessons_that_cannot_be_read_are_none_and_the_hall_stands(tmp_path: Path, bring: Bring) -> None:
    bring("pebbles", {**FILES, "pebbles/lessons/lessons.toml": "[["}, games={"pebbles": "pebbles.game:GAME"})
    async with served(tmp_path / "data") as hall:
        sigrun = await hall.guest("Sigrun")
        games = {game["id"]: game["lessons"] for game in await sigrun.get("/api/games")}
        assert (games["pebbles"], games["ragnarocks"]) == (0, 7)
        said = await sigrun.get("/api/games/pebbles/lessons", expect=409)
        assert said == {"code": "no_lessons", "error": "The lessons of pebbles cannot be read in this hall."}


@pytest.mark.parametrize("game", sorted(BOOKS))
async def test_somebody_who_hears_only_the_table_finishes_every_lesson(tmp_path: Path, game: str) -> None:
    """Given a learner at the wire, when they point at what is lit, or at what is offered first, then all is done."""
    async with served(tmp_path) as hall:
        sigrun = await hall.guest("Sigrun")
        for lesson in book_of(game).lessons:
            async with sigrun.at(await begin(sigrun, lesson.id, game), FRAMES) as s:
                me = Learner(s)
                while await me.asked():
                    assert me.coach["note"] is not None
                    assert (await me.point())["type"] == "done"
                assert (me.coach["step"], me.coach["note"], me.coach["lit"]) == (len(lesson.step), None, None)
        assert all(one["done"] for one in await sigrun.get(f"/api/games/{game}/lessons"))
