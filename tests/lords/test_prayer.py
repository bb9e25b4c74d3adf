"""Section 11 and 47: Priests and gods, Runes from Forges; and the limits of section 7."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from .playing import Given
from .proving import works


@clause("LR-11.1", "LR-11.2", "LR-11.5", "LR-11.6", "LR-10.7")
def test_one_priest_is_sent_to_a_monument_anywhere() -> None:
    table = Given(3).hero(0, 1).priests(0, 2).turn(0)
    assert (table.prompt, table.offered) == (
        "prayer_menu",
        ["monument:odin", "monument:thor", "monument:freya", "do:done"],
    )
    table.point("monument:thor")
    assert table.player(0)["priests"] == 1
    assert table.table["monuments"]["thor"]["priests"] == [0]
    assert table.prompt == "hero_menu"


@clause("LR-11.7", "LR-11.9", "LR-47.1", "LR-47.5", "LR-47.9")
@pytest.mark.parametrize(("god", "values"), [("odin", (3, 2, 2)), ("thor", (2, 3, 2)), ("freya", (2, 2, 3))])
def test_a_priest_raises_the_attribute_of_the_god_at_level_0_too(god: str, values: tuple[int, ...]) -> None:
    table = Given(3).priests(0, 1).armies(0, 5, 1).turn(0).point(f"monument:{god}")
    assert table.attributes(0) == values
    assert (table.hand(0), table.runes(0), table.armies(0, 5)) == ([], {}, [1])


@works("thor/3")
@clause("LR-EX3", "LR-11.8", "LR-47.8", "LR-47.15", "LR-7.18", "LR-7.21", "LR-34.11")
def test_thor_on_level_three_gives_three_cards_and_then_the_limit() -> None:
    given = Given(3).priests(0, 1).level("thor", 3).top("spear", "axe", "shield", "bow")
    table = given.turn(0).point("monument:thor")
    assert table.attributes(0) == (2, 3, 2)
    assert table.hand(0) == ["spear", "axe", "shield"]
    assert table.prompt == "card_discard"
    table.point(next(ref for ref in table.offered if "axe" in ref))
    assert table.hand(0) == ["spear", "shield"]
    assert [ref.partition(".")[0] for ref in table.table["decks"]["combat"]["discards"]] == ["card:axe"]
    assert table.prompt == "hero_menu"


@clause("LR-47.6", "LR-47.7")
@pytest.mark.parametrize("level", [1, 2])
def test_thor_gives_as_many_cards_as_levels(level: int) -> None:
    table = Given(3).priests(0, 1).level("thor", level).turn(0).point("monument:thor")
    assert len(table.hand(0)) == level


@clause("LR-47.2", "LR-47.3", "LR-47.4", "LR-47.13", "LR-7.3", "LR-7.4")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_odin_raises_armies_wherever_they_are(level: int) -> None:
    table = Given(3).priests(0, 1).level("odin", level).armies(0, 12, 1).armies(0, 8, 3).turn(0)
    table.point("monument:odin")
    for k in range(level):
        assert table.prompt == "army_raise"
        table.point(f"army:0.8.{3 + k}")
    assert (table.armies(0, 8), table.armies(0, 12)) == ([3 + level], [1])
    assert table.prompt == "hero_menu"


@works("odin/3")
@clause("LR-47.14", "LR-7.2", "LR-11.10", "LR-1.16")
def test_no_army_goes_above_six_and_what_is_left_lapses() -> None:
    table = Given(3).priests(0, 1).level("odin", 3).armies(0, 8, 5, 6).turn(0).point("monument:odin")
    assert table.armies(0, 8) == [6, 6]
    assert table.prompt == "hero_menu"


@clause("LR-7.2")
def test_an_army_of_six_is_refused() -> None:
    table = Given(3).armies(0, 8, 6, 2).armies(0, 9, 3).at(["raise_armies", 0, 1, "any"])
    assert table.offered == ["army:0.8.2", "army:0.9.3"]
    assert table.refused == {"army:0.8.6": "LR-7.2"}


@clause("LR-47.10", "LR-47.11", "LR-47.12", "LR-47.16", "LR-7.14", "LR-7.19")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_freya_gives_runes_and_the_raised_wisdom_counts_for_the_limit(level: int) -> None:
    table = Given(3).priests(0, 1).level("freya", level).turn(0).point("monument:freya")
    for _ in range(level):
        assert table.prompt == "rune_gain"
        table.point("rune:othala")
    assert table.runes(0) == {"othala": level}
    assert table.prompt == "hero_menu"


@clause("LR-6.5", "LR-11.10")
def test_a_priest_may_be_sent_though_the_attribute_is_full() -> None:
    table = Given(3).priests(0, 1).attributes(0, might=6).turn(0).point("monument:thor")
    assert table.attributes(0) == (2, 6, 2)
    assert table.table["monuments"]["thor"]["priests"] == [0]


@clause("LR-11.2", "LR-11.3", "LR-11.4")
def test_a_monument_has_three_slots_and_one_player_may_have_several() -> None:
    table = Given(3).priests(0, 1).praying("thor", 0, 0).turn(0).point("monument:thor")
    assert table.table["monuments"]["thor"]["priests"] == [0, 0, 0]
    table = Given(3).priests(0, 1).praying("thor", 0, 1, 1).turn(0)
    assert table.refused["monument:thor"] == "LR-11.2"
    with pytest.raises(NotOffered, match=r"LR-11\.2"):
        table.point("monument:thor")


@clause("LR-11.2", "LR-1.13")
def test_without_a_priest_and_a_rune_there_is_nothing_to_ask() -> None:
    assert Given(3).hero(0, 1).turn(0).prompt == "hero_menu"


@clause("LR-11.11", "LR-11.12", "LR-7.13", "LR-2.17", "LR-2.18")
def test_a_rune_is_taken_from_the_forge_under_the_hero() -> None:
    table = Given(3).hero(0, 10).control(1, 10).forge(10, "algiz").turn(0)
    assert table.offered == ["forge:10", "do:done"]
    table.point("forge:10")
    assert table.runes(0) == {"algiz": 1}
    assert (table.region(10)["forge"], table.region(10)["rune"]) == ("algiz", False)
    assert table.table["supply"]["runes"]["algiz"] == 11


@clause("LR-11.11")
def test_an_empty_forge_gives_nothing() -> None:
    table = Given(3).hero(0, 10).forge(10, "algiz", lying=False).priests(0, 1).turn(0)
    assert table.refused["forge:10"] == "LR-11.11"


@clause("LR-11.13", "LR-7.17", "LR-7.18", "LR-7.20", "LR-7.16")
def test_a_rune_above_the_limit_is_taken_and_one_is_given_up() -> None:
    table = Given(3).hero(0, 10).forge(10, "algiz").runes(0, uruz=2).turn(0).point("forge:10")
    assert table.runes(0) == {"uruz": 2, "algiz": 1}
    assert (table.prompt, table.offered, table.refused) == (
        "rune_discard",
        ["rune:uruz", "rune:algiz"],
        {"rune:othala": "LR-7.20"},
    )
    table.point("rune:uruz")
    assert table.runes(0) == {"uruz": 1, "algiz": 1}
    assert table.table["supply"]["runes"]["uruz"] == 11


@clause("LR-11.14")
@pytest.mark.parametrize("order", [["monument:odin", "forge:10"], ["forge:10", "monument:odin"]])
def test_both_may_be_done_in_either_order(order: list[str]) -> None:
    table = Given(3).hero(0, 10).forge(10, "algiz").priests(0, 2).turn(0).point(*order)
    assert (table.runes(0), table.attributes(0)) == ({"algiz": 1}, (3, 2, 2))
    assert table.prompt == "hero_menu"


@clause("LR-10.2")
def test_the_step_may_be_skipped() -> None:
    table = Given(3).hero(0, 10).forge(10, "algiz").priests(0, 1).turn(0).done("prayer_menu")
    assert table.prompt == "hero_menu"
    assert table.region(10)["rune"]


@clause("LR-EX10", "LR-7.17")
def test_runes_and_cards_have_limits_of_their_own() -> None:
    given = Given(3).hero(0, 10).forge(10, "uruz").runes(0, othala=1, algiz=1).hand(0, "spear", "bow")
    table = given.priests(0, 1).level("thor", 1).top("axe").turn(0)
    table.point("forge:10", "rune:othala")
    assert table.runes(0) == {"uruz": 1, "algiz": 1}
    table.point("monument:thor")
    assert table.prompt == "card_discard"
    table.point(table.offered[0])
    assert table.hand(0) == ["bow", "axe"]


@clause("LR-35.1", "LR-35.3")
def test_a_rune_that_has_run_out_cannot_be_chosen_and_an_empty_supply_gives_none() -> None:
    table = Given(3).none_left("uruz").at(["gain_rune", 0, 1])
    assert table.refused == {"rune:uruz": "LR-35.3"}
    table = Given(3).none_left("uruz", "algiz").at(["gain_rune", 0, 1])
    assert table.runes(0) == {"othala": 1}
    table = Given(3).none_left("uruz", "algiz", "othala").at(["gain_rune", 0, 1])
    assert table.runes(0) == {}


@clause("LR-34.2", "LR-34.3", "LR-34.4")
def test_the_deck_is_made_of_its_discards_when_a_card_is_needed() -> None:
    given = Given(3).priests(0, 1).level("thor", 3).attributes(0, wisdom=6)
    table = given.only("spear", discards=("axe", "bow")).turn(0).point("monument:thor")
    assert sorted(table.hand(0)) == ["axe", "bow", "spear"]
    assert table.table["decks"]["combat"] == {"left": 0, "discards": []}
    assert [event["cards"] for event in table.events("shuffled")] == [2]
    given = Given(3).priests(0, 1).level("thor", 3).attributes(0, wisdom=6)
    assert given.only("spear").turn(0).point("monument:thor").hand(0) == ["spear"]
