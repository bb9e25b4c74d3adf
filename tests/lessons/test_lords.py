"""The ten lessons of Lords of Ragnarok and the three of its Followers: what the coach says is what the rules make."""

from typing import Any

import pytest

from meadhall.bots import decide, make_bot
from meadhall.kernel import Chance, Ref
from meadhall.lessons import Lecture, Taken
from tests.lessons.learning import BOOKS, Chooser, after, table

BOOK = BOOKS["lords"]


def region(lecture: Lecture, number: int) -> Any:
    return table(lecture)["regions"][number - 1]


def player(lecture: Lecture, seat: int = 0) -> Any:
    return table(lecture)["players"][seat]


def worth(lecture: Lecture, attribute: str, seat: int = 0) -> int:
    value: int = player(lecture, seat)["attributes"][attribute]["value"]
    return value


def upto(lesson: str, step: str) -> Lecture:
    """A lesson when it comes to a step, its learner having pointed where the coach wants."""
    steps = BOOK.lesson(lesson).step
    return after(BOOK, lesson, *(one.point[0] for one in steps[: [one.id for one in steps].index(step)]))


def whole(lesson: str) -> Lecture:
    """A lesson at its end."""
    return after(BOOK, lesson, *(step.point[0] for step in BOOK.lesson(lesson).step))


def offered(lecture: Lecture) -> tuple[Ref, ...]:
    """What the rules would let the learner point at."""
    assert lecture.question is not None
    return lecture.question.options


def test_ten_lessons_and_three_for_who_plays_alone() -> None:
    named = [BOOK.texts["en"](lesson.message()) for lesson in BOOK.lessons]
    assert named == [
        *("The island", "A turn", "Runes and Realms", "The wheel", "A Battle", "A Hunt", "Temples and Prayer"),
        *("Monuments", "Four ways to win", "A round of your own"),
        *("A Follower’s turn", "Whom it attacks", "Ash"),
    ]
    alone = [lesson.id for lesson in BOOK.lessons if lesson.course]
    assert alone == ["follower", "target", "ashes"]
    assert {BOOK.texts[lang]("course-alone") for lang in BOOK.texts} == {
        "The Followers of Surtur",
        "Das Gefolge Surturs",
    }
    assert sum(lesson.minutes for lesson in BOOK.lessons if not lesson.course) == 12
    assert {BOOK.bot(lesson) for lesson in BOOK.lessons} == {"gentle"}


def test_two_armies_hold_nidaros_at_once() -> None:
    lecture = upto("island", "land")
    assert (region(lecture, 5)["population"], region(lecture, 5)["control"]) == (2, None)
    landed = upto("island", "rune")
    assert region(landed, 5)["control"] == 0
    assert region(landed, 5)["armies"] == ["army:0.5.1", "army:0.5.1"]
    assert [worth(landed, name) for name in ("authority", "might", "wisdom")] == [2, 2, 2]
    assert table(whole("island"))["first"] == 0, "Odinsson brings the first turn"


def test_a_turn_takes_lofoten_when_its_last_step_ends() -> None:
    lecture = upto("turn", "raise")
    near = {2, 4, 5, 6, 7} & {number for number in range(1, 17) if region(lecture, number)["control"] is None}
    assert min(region(lecture, number)["population"] for number in near | {1}) == 2
    marched = upto("turn", "end")
    assert (region(marched, 1)["armies"], region(marched, 1)["control"]) == (["army:0.1.2"], None)
    assert region(whole("turn"), 1)["control"] == 0
    assert table(whole("turn"))["wheel"]["mobilize"] == [0]


def test_a_rune_of_the_right_kind_makes_the_first_ally_of_alfheim() -> None:
    before, allied = upto("runes", "ally"), whole("runes")
    assert player(before)["runes"] == {"uruz": 0, "othala": 1, "algiz": 1}
    assert "realm:vanaheim" not in offered(before), "that would cost Uruz"
    assert player(allied)["allied"] == ["alfheim"]
    assert player(allied)["runes"] == {"uruz": 0, "othala": 0, "algiz": 1}
    assert player(allied)["hand"] == player(before)["hand"] + 1


def test_an_empty_slot_wakes_its_realm_and_a_covered_marker_brings_a_rune() -> None:
    assert region(upto("wheel", "slot"), 6)["population"] == 3
    assert region(upto("wheel", "slot"), 6)["armies"] == ["army:0.6.1"]
    assert upto("wheel", "bonus").match.question(0).prompt == "realm_bonus"
    assert player(upto("wheel", "recruit"))["region"] == "region:10"
    covered = upto("wheel", "covered")
    assert table(covered)["wheel"]["mobilize"] == [0, 1]
    assert region(covered, 6)["control"] == 0
    assert player(whole("wheel"))["runes"] == {"uruz": 1, "othala": 0, "algiz": 1}


@pytest.mark.parametrize("first", ["card:lagertha", "card:spear.5"])
def test_the_spear_is_enough_and_lagertha_raises_the_army(first: Ref) -> None:
    played = upto("battle", "card")
    assert [side["total"] for side in table(played)["battle"]["sides"]] == [3, 4]
    passing = upto("battle", "pass")
    assert [side["total"] for side in table(passing)["battle"]["sides"]] == [5, 4]
    lecture = upto("battle", "after")
    assert isinstance(lecture.point(first), Taken)
    assert (region(lecture, 9)["control"], region(lecture, 9)["armies"]) == (0, ["army:0.9.4"])
    assert "army:1.8.1" in region(lecture, 8)["armies"], "the loser has withdrawn, one weaker"
    assert set(player(lecture)["hand_cards"]) == {"card:sword.2", "card:twin_blades.1"}


def test_one_shield_and_three_wounds_slay_garm() -> None:
    faced = upto("hunt", "shield")
    hunt = table(faced)["hunt"]
    assert (hunt["attack"], hunt["ward"]["needs"], hunt["spot"]["needs"]) == ("card:special_3", 5, 8)
    assert sum(seat is not None for seat in table(faced)["monsters"]["garm"]["wounds"]) == 4
    assert table(upto("hunt", "enough"))["hunt"]["ward"]["holds"]
    assert "card:dwarven_hammer.1" in offered(upto("hunt", "axe"))
    assert offered(upto("hunt", "hammer")) == ("card:dwarven_hammer.1",)
    slain = whole("hunt")
    assert player(slain)["slain"] == ["garm"]
    assert player(slain, 1)["slayers"] == 1
    assert table(slain)["artifacts"]["gnipa_chain"]["holder"] == 0
    assert "muspelheim" in player(slain)["allied"]
    assert not any(attribute["injured"] for attribute in player(slain)["attributes"].values())


def test_a_temple_brings_a_blessing_and_a_priest_who_raises_wisdom() -> None:
    assert set(offered(upto("temples", "where"))) == {"region:6", "region:10"}
    built = upto("temples", "blessing")
    assert (region(built, 10)["temple"], player(built)["priests"]) == (True, 1)
    assert len(table(built)["offer"]) == 3
    assert table(upto("temples", "priest"))["monuments"]["freya"]["level"] == 0
    prayed = whole("temples")
    assert (worth(prayed, "wisdom"), player(prayed)["priests"]) == (3, 0)
    assert player(prayed)["runes"]["othala"] == 1
    assert player(prayed)["blessings"] == ["card:temple_tithe"]


@pytest.mark.parametrize("god", ["thor", "odin", "freya"])
def test_build_monument_clears_the_wheel_and_turns_a_requisite(god: str) -> None:
    before = upto("monuments", "build")
    assert sum(0 in stack for stack in table(before)["wheel"].values()) == 3, "half of the wheel"
    assert table(before)["artifacts"]["gungnir"]["holder"] == 0
    level = table(before)["monuments"][god]["level"]
    built = after(BOOK, "monuments", "action:build_monument", f"monument:{god}")
    assert table(built)["monuments"][god]["level"] == level + 1
    assert not any(table(built)["wheel"].values())
    assert [name for name, card in table(built)["requisites"].items() if card["fallen"]] == ["temples_2"]
    assert player(built)["priests"] == player(before)["priests"] + 3
    stomped = after(BOOK, "monuments", "action:build_monument", f"monument:{god}", "region:10")
    assert region(stomped, 10)["armies"] == ["army:1.10.3"]
    assert region(whole("monuments"), 13)["armies"] == ["army:1.13.3"]


def test_gungnir_wins_the_tie_and_the_fourth_temple_wins_the_match() -> None:
    lecture = upto("ways", "army")
    assert sum(place["temple"] and place["control"] == 0 for place in table(lecture)["regions"]) == 2
    assert [side["total"] for side in table(upto("ways", "gungnir"))["battle"]["sides"]] == [7, 7]
    taken = upto("ways", "temple")
    assert [region(taken, number)["control"] for number in (1, 2, 3, 4)] == [0, 0, 0, 0], "a whole Land"
    assert region(taken, 3)["armies"] == ["army:0.3.3"]
    won = whole("ways").match
    assert won.over
    assert (won.state.winner, won.state.ending) == (0, "gothi")


def test_the_last_lesson_ends_when_the_hero_may_go_again() -> None:
    """Given the gentle rival itself, when both have had their turns, then the lesson is over, and the match goes on."""
    lecture, chance = after(BOOK, "round"), Chance(3)
    assert [seats for seats in table(lecture)["wheel"].values() if seats] == [[1]]
    assert sum(player(lecture)["runes"].values()) == 3
    assert [region(lecture, number)["control"] for number in (8, 9, 10)] == [0, 0, 0], "Svealand"
    assert table(lecture)["monsters"]["fafnir"]["region"] == "region:9"
    rival = make_bot("lords", BOOK.bot(lecture.lesson), seed=2)
    while not lecture.done:
        lecture.point(lecture.offered[chance.below(len(lecture.offered))])
        lecture.go_on(lambda match, seat: decide(rival, match, seat))
    assert lecture.match.over or (table(lecture)["turn"], lecture.match.question(0).prompt) == (7, "hero_menu")


# ---- the Followers of Surtur


def test_her_first_turn_is_the_one_that_the_coach_tells_of() -> None:
    """Given no answer of anybody else, then the Follower has had its whole turn when its learner is asked."""
    lecture = upto("follower", "die")
    assert (lecture.match.question(1).prompt, lecture.match.automatic) == ("hero_menu", None)
    told = [entry.ref for entry in lecture.match.entries if entry.seat == 0]
    assert "region:2" in told, "her Hero went to Salten"
    assert told[-5:-2] == ["army:0.16.1", "action:usurp", "region:2"]
    assert region(lecture, 2)["armies"] == ["army:0.2.2"]
    assert (region(lecture, 2)["control"], worth(lecture, "might")) == (0, 3)
    assert sum(player(lecture)["runes"].values()) == 2, "one as she could pay for nothing, one as a bonus"
    (follower,) = table(lecture)["followers"]
    assert (len(follower["row"]), follower["selected"], "card:A6" in follower["row"]) == (3, None, False)
    assert "realm:vanaheim" in offered(upto("follower", "maneuvers"))
    assert region(whole("follower"), 9)["armies"] == ["army:1.9.1", "army:1.9.2"]


def test_she_takes_what_is_near_and_breaks_on_the_spear_wall_and_the_sword() -> None:
    reached = upto("target", "bonus")
    assert (region(reached, 1)["control"], region(reached, 3)["control"]) == (0, None), "Lofoten, not Namdal"
    attacked = upto("target", "card")
    assert region(attacked, 3)["control"] == 0
    assert [side["total"] for side in table(attacked)["battle"]["sides"]] == [2, 2]
    answered = upto("target", "sword")
    assert [side["total"] for side in table(answered)["battle"]["sides"]] == [4, 5]
    assert table(answered)["followers"][0]["battle_deck"] == 1
    held = whole("target")
    assert (region(held, 5)["control"], region(held, 5)["armies"]) == (1, ["army:1.5.1"])
    assert region(held, 1)["armies"] == ["army:0.1.1"], "she has withdrawn, one weaker"


def test_an_army_of_four_holds_tiundaland_and_lifts_its_token() -> None:
    lecture = upto("ashes", "usurp")
    assert table(lecture)["ashes"] == {"regions": ["region:8", "region:15"], "left": 3, "needs": 4, "each": 1}
    assert worth(lecture, "authority", seat=1) == 4
    held = upto("ashes", "stay")
    assert (region(held, 8)["control"], region(held, 8)["armies"]) == (1, ["army:1.8.4"])
    assert (region(upto("ashes", "army"), 6)["control"], region(held, 6)["control"]) == (1, 0), "Jämtland stood empty"
    (follower,) = table(held)["followers"]
    assert len(follower["tucked"]) == 1
    assert follower["regions"][7]["difficulty"] == 4
    lifted = upto("ashes", "on")
    assert table(lifted)["ashes"]["regions"] == ["region:15"]
    assert len(player(lifted, 1)["blessings"]) == len(player(held, 1)["blessings"]) + 1


def test_the_last_lesson_alone_ends_after_her_turn() -> None:
    lecture, chance = upto("ashes", "on"), Chance(4)
    turn = table(lecture)["turn"]
    while not lecture.done:
        lecture.point(lecture.offered[chance.below(len(lecture.offered))])
        lecture.go_on(Chooser(chance))
    assert lecture.match.over or (table(lecture)["turn"], lecture.match.question(1).prompt) == (turn + 1, "hero_menu")
