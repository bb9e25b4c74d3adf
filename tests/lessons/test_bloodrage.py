"""The nine lessons of Blood Rage: what the coach says of the table is what the rules make of it."""

from typing import Any

from meadhall.bots import decide, make_bot
from meadhall.kernel import Chance
from meadhall.lessons import Lecture
from tests.lessons.learning import BOOKS, after, table

BOOK = BOOKS["bloodrage"]


def raven(lecture: Lecture) -> Any:
    return table(lecture)["clans"][0]


def test_nine_lessons_from_the_gifts_to_a_whole_age() -> None:
    named = [BOOK.texts["en"](lesson.message()) for lesson in BOOK.lessons]
    assert named == [
        *("Gods’ gifts", "Actions", "Pillage and battle", "Upgrades", "March", "Quests"),
        *("Ragnarök", "Valhalla", "A whole Age"),
    ]
    assert {BOOK.bot(lesson) for lesson in BOOK.lessons} == {"gentle"}


def test_thors_hammer_wins_the_battle_of_the_leaders() -> None:
    lecture = after(BOOK, "pillage", "do:pillage", "province:angerboda")
    assert table(lecture)["provinces"]["angerboda"]["strengths"] == [3, 3]
    won = after(BOOK, "pillage", "do:pillage", "province:angerboda", "card:a1-thors-hammer.1")
    assert table(won)["provinces"]["angerboda"]["pillaged"]
    assert raven(won)["stats"]["axes"]["step"] == 2
    assert raven(won)["glory"] == 7, "4 for the victory, 3 for the card"


def test_the_free_invade_and_the_march_lead_where_the_coach_says() -> None:
    for slot in ("slot:monster.1", "slot:monster.2"):
        upgraded = after(BOOK, "upgrades", "card:a1-dwarf-chieftain.1", slot, "province:andlang")
        assert raven(upgraded)["rage"] == 6, "neither the card nor the monster costs Rage"
    marched = after(BOOK, "march", "do:march", "province:andlang", "province:yggdrasil", "monster:dwarf_chieftain")
    assert [figure["ref"] for figure in table(marched)["provinces"]["yggdrasil"]["figures"]] == [
        "monster:dwarf_chieftain"
    ]
    assert raven(marched)["rage"] == 1


def test_two_quests_pay_and_two_figures_die_gloriously() -> None:
    steps = ("do:invade", "figure:raven.warrior.reserve", "province:angerboda", "stat:horns", "stat:horns")
    before = raven(after(BOOK, "ragnarok"))["glory"]
    assert raven(after(BOOK, "ragnarok", *steps[:3]))["glory"] == before + 5
    assert raven(after(BOOK, "ragnarok", *steps[:4]))["glory"] == before + 10
    burned = after(BOOK, "ragnarok", *steps)
    assert burned.done
    assert raven(burned)["glory"] == before + 14
    assert table(burned)["provinces"]["angerboda"]["destroyed"]


def test_the_dead_are_back_in_the_second_age() -> None:
    lecture = after(BOOK, "valhalla")
    assert table(lecture)["age"] == 2
    assert raven(lecture)["valhalla"] == []
    assert "figure:raven.leader" in [figure["ref"] for figure in raven(lecture)["reserve"]]
    elvagar = table(lecture)["provinces"]["elvagar"]
    assert (elvagar["token"], elvagar["figures"], elvagar["doomed_in_age"]) == ("horns", [], None)


def test_the_last_lesson_ends_with_its_age() -> None:
    """Given the gentle rival itself, when the Age is over, then so is the lesson, and the match could go on."""
    lecture, chance = after(BOOK, "age"), Chance(2)
    rival = make_bot("bloodrage", BOOK.bot(lecture.lesson), seed=2)
    while not lecture.done:
        lecture.point(lecture.offered[chance.below(len(lecture.offered))])
        lecture.go_on(lambda match, seat: decide(rival, match, seat))
    assert table(lecture)["age"] == 2
    assert lecture.match.question(0).prompt == "draft_pick"
    assert not lecture.match.over
