"""The nine lessons of Reavers of Midgard: what the coach says of the table is what the rules make of it."""

from fractions import Fraction
from typing import Any

from meadhall.bots import decide, make_bot
from meadhall.games.reavers.odds import chance_before
from meadhall.kernel import Chance
from meadhall.lessons import Lecture
from tests.lessons.learning import BOOKS, after, table

BOOK = BOOKS["reavers"]


def mine(lecture: Lecture) -> Any:
    return table(lecture)["players"][0]


def rival(lecture: Lecture) -> Any:
    return table(lecture)["players"][1]


def own_steps(lesson: str) -> list[str]:
    """What the coach wants, step by step, as far as it is written down."""
    return [step.point[0] for step in BOOK.lesson(lesson).step if step.point]


def test_nine_lessons_from_the_first_two_reavers_to_the_reckoning() -> None:
    named = [BOOK.texts["en"](lesson.message()) for lesson in BOOK.lessons]
    assert named == [
        *("Your crew", "Six locations", "Your rival’s longship", "Raid Villages", "Your ship", "Raid Keeps"),
        *("Battle at Sea", "Subdue Territories", "The last round"),
    ]
    assert {BOOK.bot(lesson) for lesson in BOOK.lessons} == {"gentle"}


def test_each_lesson_goes_on_where_the_one_before_it_ended() -> None:
    """Given the match of the first eight lessons, then each board begins with the answers of the lesson before."""
    for before, lesson in zip(BOOK.lessons, BOOK.lessons[1:-1], strict=False):
        played = [*(answer.split(" [")[0] for answer in before.laid)]
        for step in before.step:
            played += [f"0 {step.point[0]}", *step.then]
        assert [answer.split(" [")[0] for answer in lesson.laid][: len(played)] == played, lesson.id
    land, last = BOOK.lessons[-2:]
    assert last.laid[: len(land.laid)] == land.laid


def test_a_promoted_raven_brings_food_and_makes_ravens_wild() -> None:
    """Given the start Reavers, when one leads and one is rallied, then two of five dice are wild."""
    steps = own_steps("crew")
    assert mine(after(BOOK, "crew"))["dice"] == ["blue.raven", "blue.hammer", "blue.shield", "yellow.chest"]
    led = mine(after(BOOK, "crew", *steps[:2]))
    assert (led["food"], led["wild"], led["leader"]) == (8, "raven", "card:reaver_seasoned_hunter.1")
    rallied = mine(after(BOOK, "crew", *steps))
    assert len(rallied["dice"]) == 5
    assert rallied["dice"].count("blue.raven") == 2
    assert rallied["pile_cards"] == ["card:reaver_freeman.4"]


def test_whoever_sends_the_longship_recruits_with_two_favor() -> None:
    steps = own_steps("places")
    assert mine(after(BOOK, "places", *steps[:2]))["favor"] == mine(after(BOOK, "places"))["favor"] + 2
    recruited = mine(after(BOOK, "places", *steps[:3]))["dice"]
    assert (recruited.count("blue.ship"), "red.double_hammer" in recruited, "yellow.tree" in recruited) == (
        2,
        True,
        True,
    )
    assert mine(after(BOOK, "places", *steps))["slots"]["village"] == ["card:reaver_spear_chief.2"]


def test_at_the_rivals_longship_one_reward_is_traded_for() -> None:
    """Given a rival who traded three times and got no Favor for recruiting, when one trades, then it is once."""
    lecture = after(BOOK, "others")
    assert (table(lecture)["location"], table(lecture)["active"]) == ("trade_with_villages", 1)
    assert rival(lecture)["favor"] == 3, "one from the start, two traded for"
    assert table(lecture)["start"] == 1
    traded = after(BOOK, "others", *own_steps("others"))
    assert mine(traded)["prophecy_cards"] == ["card:prophecy_refined_taste.2", "card:prophecy_refined_taste.1"]
    assert traded.done
    assert traded.match.question(0).prompt == "location_choice"


def test_a_village_is_paid_for_with_a_chest_and_a_raven_and_pillaged_for_terror() -> None:
    steps, food = own_steps("villages"), mine(after(BOOK, "villages"))["food"]
    assert mine(after(BOOK, "villages", *steps[:1]))["food"] == food + 2, "the Spear Chief acts at once"
    paid = mine(after(BOOK, "villages", *steps[:3]))
    assert (paid["food"], len(paid["dice"]), paid["dice"].count("blue.raven")) == (food + 1, 8, 1)
    assert "yellow.chest" not in paid["dice"]
    raided = after(BOOK, "villages", *steps[:4])
    (group,) = table(raided)["gained"]
    assert (group["seat"], len(group["cards"])) == (0, 4)
    assert mine(after(BOOK, "villages", *steps[:5]))["food"] == food + 4
    pillaged = mine(after(BOOK, "villages", *steps))
    assert (pillaged["food"], pillaged["terror"], pillaged["tokens"]["farm"]) == (food + 5, 1, 1)


def test_a_ship_takes_in_an_upgrade_a_stored_die_and_one_from_a_rest() -> None:
    steps = own_steps("ship")
    built = after(BOOK, "ship", steps[0])
    assert mine(built)["upgrades"] == [{"kind": "chest", "ready": True}]
    assert (table(built)["location"], table(built)["active"]) == ("battle_at_sea", 1)
    assert "do:act" in built.match.question(0).options, "whoever rests here could pay"
    stored = mine(after(BOOK, "ship", *steps[:2]))
    assert (stored["artifacts"][0]["card"], stored["artifacts"][0]["die"]) == ("card:art_draupnir.1", "blue.shield")
    rested = after(BOOK, "ship", *steps)
    assert "red.shield" in mine(rested)["dice"]
    assert table(rested)["round"] == 2


def test_a_keep_is_pillaged_in_a_combat_that_favor_turns() -> None:
    """Given two combat dice against 2, when one success is rolled, then 1 Favor and the blank bring the other."""
    steps, begun = own_steps("keeps"), mine(after(BOOK, "keeps"))
    assert mine(after(BOOK, "keeps", steps[0]))["food"] == begun["food"] + 2
    paid = mine(after(BOOK, "keeps", *steps[:2]))
    assert (paid["food"], len(paid["dice"])) == (begun["food"], len(begun["dice"]) - 2)
    assert not {"red.shield", "blue.raven"} & set(paid["dice"])
    collected = mine(after(BOOK, "keeps", *steps[:4]))
    assert "card:keep_art.3" in collected["pile_cards"]
    assert collected["reckoning"]["art"] == 3
    assert collected["reckoning"]["prophecies"] == 2
    assert collected["favor"] == begun["favor"] + 2 == 5
    gathered = table(after(BOOK, "keeps", *steps[:6]))["combat"]
    assert (gathered["dice"], gathered["defence"]) == (2, 2)
    assert chance_before(dice=2, defence=2, favor=0) > Fraction(1, 2), "more often than not"
    short = table(after(BOOK, "keeps", *steps[:7]))["combat"]
    assert (short["successes"], short["shown"]) == (1, [1, 0])
    won = mine(after(BOOK, "keeps", *steps))
    assert (won["tokens"]["wall"], won["favor"]) == (1, 5)


def test_at_sea_a_ship_saves_the_leader_and_the_combination_wins_without_a_roll() -> None:
    steps, begun = own_steps("sea"), mine(after(BOOK, "sea"))
    assert (begun["glory"], begun["food"], begun["dice"].count("blue.ship")) == (0, 13, 3)
    assert rival(after(BOOK, "sea"))["glory"] == 12
    assert mine(after(BOOK, "sea", steps[0]))["glory"] == 2
    assert table(after(BOOK, "sea", *steps[:2]))["journey"] == "card:journey_rough_seas.1"
    braved = mine(after(BOOK, "sea", *steps[:3]))
    assert (braved["leader"], braved["dice"].count("blue.ship")) == (begun["leader"], 2)
    for knarr in ("card:sea_knarr.2", "card:sea_knarr.4"):
        won = mine(after(BOOK, "sea", *steps[:3], knarr, steps[4]))
        assert won["glory"] == 13
        assert won["upgrades"] == [{"kind": "chest", "ready": False}]
        assert {knarr, "card:keep_armor.6"} <= set(won["pile_cards"])


def test_three_lands_are_subdued_and_each_pays_at_the_end_of_the_round() -> None:
    steps, begun = own_steps("land"), mine(after(BOOK, "land"))
    assert (begun["food"], begun["favor"], begun["dice"]) == (9, 7, ["blue.hammer", "yellow.tree"])
    assert mine(after(BOOK, "land", *steps[:2]))["food"] == 5
    forced = after(BOOK, "land", *steps[:4])
    assert mine(forced)["dice"] == ["yellow.tree"]
    assert [tile["tile"] for tile in table(forced)["claimed"]] == [None, None], "rewards are hidden before the last try"
    tried = after(BOOK, "land", *steps[:5])
    assert (mine(tried)["favor"], mine(tried)["glory"]) == (6, begun["glory"])
    assert tried.match.question(0).prompt == "tile_order"
    for tile in ("tile:dice_1_b.1", "tile:favor_1_a.1"):
        ended = after(BOOK, "land", *steps[:6], tile)
        assert mine(ended)["glory"] == begun["glory"] + 5 + 3 + 2 + 3, "the rewards, and 1 for each tile"
        assert table(ended)["round"] == 3


def test_one_farm_more_makes_a_tie_a_majority() -> None:
    """Given a Farm each in the last round, when another is pillaged, then only one has the most of all three."""
    even = after(BOOK, "reckoning")
    assert table(even)["round"] == table(even)["rounds"] == 6
    assert [player["tokens"]["farm"] for player in table(even)["players"]] == [1, 1]
    assert "farm" in rival(even)["reckoning"]["majorities"]
    most = after(BOOK, "reckoning", "do:pillage")
    assert mine(most)["reckoning"]["majorities"] == ["farm", "wall", "tower"]
    assert rival(most)["reckoning"]["majorities"] == []
    assert mine(most)["reckoning"]["art"] == 6
    (group,) = table(most)["gained"]
    assert len(group["cards"]) == 3


def test_the_last_lesson_ends_with_the_match() -> None:
    """Given the gentle rival itself, when the last round is played, then everything has been counted."""
    lecture, chance = after(BOOK, "reckoning", "do:pillage"), Chance(2)
    gentle = make_bot("reavers", BOOK.bot(lecture.lesson), seed=2)
    while not lecture.done:
        lecture.point(lecture.offered[chance.below(len(lecture.offered))])
        lecture.go_on(lambda match, seat: decide(gentle, match, seat))
    assert lecture.match.over
    assert table(lecture)["phase"] == "end"
    assert lecture.match.outcome is not None
