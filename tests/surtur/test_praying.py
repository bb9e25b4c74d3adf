"""A Follower's steps 1 and 2: Priest, Forge and Hero (LS-4.16 to LS-4.37)."""

import pytest

from meadhall.testing import clause

from .laying import Ashes, Table

ODIN, THOR, FREYA = "monument:odin", "monument:thor", "monument:freya"
"""Their Attributes are Authority, Might and Wisdom."""


def praying(given: Ashes) -> Table:
    return given.priests(0, 1).begins("follower_priest", 0)


def tokens(tile: str, authority: int, might: int, wisdom: int) -> Ashes:
    given = Ashes(tile)
    given.attributes(0, authority=authority, might=might, wisdom=wisdom)
    return given


# --- the Priest -----------------------------------------------------------------------------------------------------


@clause("LS-EX1", "LS-4.16", "LS-4.17", "LS-4.18", "LS-4.24")
def test_a_priest_goes_to_the_favourite_that_does_not_lead_by_far() -> None:
    table = praying(tokens("lagertha", 2, 3, 2))
    assert (table.prompt, table.seat, table.offered) == ("follower_priest", 0, [THOR])
    assert table.refused == {ODIN: "LS-4.17", FREYA: "LS-4.17"}
    table.point(THOR)
    assert table.attributes(0) == (2, 4, 2)
    assert (table.player(0)["priests"], table.s.prayers[1]) == (0, [0])


@clause("LS-EX29", "LS-EX30", "LS-EX31", "LS-4.17", "LS-4.18", "LS-4.19", "LS-4.20")
@pytest.mark.parametrize(
    ("authority", "might", "wisdom", "god", "decided"),
    [(3, 2, 3, ODIN, "LS-4.17"), (5, 2, 3, THOR, "LS-4.19"), (5, 2, 2, FREYA, "LS-4.20"), (2, 4, 3, ODIN, "LS-4.17")],
)
def test_favourite_then_lowest_then_preference(authority: int, might: int, wisdom: int, god: str, decided: str) -> None:
    """Snorri prefers Authority, then Wisdom, then Might."""
    table = praying(tokens("snorri", authority, might, wisdom))
    assert table.offered == [god]
    assert table.ask.because.decided == decided


@clause("LS-4.21", "LS-4.19")
def test_a_full_monument_and_one_of_a_full_attribute_are_not_available() -> None:
    given = tokens("ragnar", 3, 6, 5)
    given.praying("odin", 1, 1, 1)
    table = praying(given)
    assert table.offered == [FREYA]
    assert table.refused == {ODIN: "LS-4.21", THOR: "LS-4.21"}


@clause("LS-4.22", "LS-4.26")
def test_at_monuments_of_full_attributes_only_the_bonus_is_gained() -> None:
    """Aslaug prefers Wisdom, then Authority."""
    given = tokens("aslaug", 6, 2, 6)
    given.praying("thor", 1, 1, 1).level("freya", 2)
    table = praying(given)
    assert table.offered == [FREYA]
    assert table.ask.because.decided == "LS-4.22"
    table.point(FREYA).luck(0, 0).point("do:step")
    assert table.attributes(0) == (6, 2, 6)
    assert sum(table.runes(0).values()) == 2


@clause("LS-4.23", "LS-4.16")
def test_without_a_slot_or_a_priest_nothing_is_sent() -> None:
    given = Ashes("ragnar", people=2).praying("odin", 1, 1, 1).praying("thor", 1, 2, 2).praying("freya", 2, 2, 0)
    full = given.priests(0, 1).begins("follower_priest", 0)
    assert full.offered == ["do:step"]
    assert set(full.refused.values()) == {"LS-4.23"}
    assert full.point("do:step").player(0)["priests"] == 1
    none = Ashes("ragnar").begins("follower_priest", 0)
    assert (none.offered, set(none.refused.values())) == (["do:step"], {"LS-4.16"})


@clause("LS-4.16")
def test_of_several_priests_one_is_sent() -> None:
    table = Ashes("ragnar").priests(0, 3).begins("follower_prayer", 0).point(ODIN)
    assert table.prompt == "follower_forge"
    assert table.player(0)["priests"] == 2


@clause("LS-4.25", "LS-4.28")
def test_might_brings_combat_cards() -> None:
    given = tokens("lagertha", 2, 2, 2)
    table = praying(given.level("thor", 2)).point(THOR)
    assert len(table.s.players[0].hand) == 2


@clause("LS-4.27", "LS-4.28", "LS-4.29")
def test_authority_brings_army_value() -> None:
    given = tokens("ragnar", 2, 2, 2)
    table = praying(given.level("odin", 1).control(0, 9).armies(0, 9, 2)).point(ODIN)
    assert (table.prompt, table.offered) == ("follower_strengthen", ["army:0.9.2"])
    assert table.point("army:0.9.2").armies(0, 9) == [3]


@clause("LS-4.28")
def test_an_unbuilt_monument_brings_nothing() -> None:
    table = praying(tokens("lagertha", 2, 2, 2)).point(THOR)
    assert table.s.players[0].hand == []
    assert table.prompt == "hero_menu"


# --- the Forge ------------------------------------------------------------------------------------------------------


def forging(given: Ashes) -> Table:
    return given.begins("follower_forge", 0)


def forges(*numbers: int) -> Ashes:
    given = Ashes("ragnar").row(0, "A2", "A1", "A3").selects(0, 1)  # max
    for number in (2, 6, 10, 12):
        given.forge(number, "othala", lying=number in numbers)
    given.hero(0, 9)
    return given


@clause("LS-EX42", "LS-4.31", "LS-4.32")
def test_the_forge_nearest_to_a_persons_hero_gives_its_rune() -> None:
    """The Hero in Region 9 is beside 6 and 10; from 6 it is two Regions to the person in Region 1, from 10 four."""
    given = forges(2, 6, 10, 12)
    given.hero(1, 1)
    table = given.begins("follower_prayer", 0)
    assert (table.offered, table.prompt) == (["do:step"], "follower_priest")
    table.point("do:step")
    assert table.offered == ["forge:6"]
    assert table.refused == {"forge:2": "LS-4.31", "forge:10": "LS-4.32", "forge:12": "LS-4.31"}
    table.point("forge:6")
    assert table.runes(0) == {"othala": 1}
    assert not table.s.lying[5]
    assert table.prompt == "hero_menu"


@clause("LS-4.32", "LS-4.8")
def test_forges_equally_far_are_told_apart_by_the_card() -> None:
    given = forges(6, 10)
    given.hero(1, 9)
    assert forging(given).offered == ["forge:10"]
    given = forges(6, 10)
    given.hero(1, 9)
    assert forging(given.selects(0, 2)).offered == ["forge:6"]


@clause("LS-4.31", "LS-4.33")
def test_a_forge_where_the_hero_stands_counts_and_one_rune_is_forged() -> None:
    given = forges(6, 10)
    given.hero(0, 10).hero(1, 13)
    table = forging(given)
    assert table.offered == ["forge:10"]
    assert table.point("forge:10").prompt == "hero_menu"
    assert table.s.lying[5]


@clause("LS-4.31")
def test_an_empty_or_far_forge_gives_nothing() -> None:
    table = forging(forges(2, 12))
    assert table.offered == ["do:step"]
    assert set(table.refused.values()) == {"LS-4.31"}


@clause("LS-4.34")
def test_with_six_runes_none_is_forged() -> None:
    table = forging(forges(6).runes(0, othala=2, uruz=4))
    assert (table.offered, table.refused["forge:6"]) == (["do:step"], "LS-4.34")
    table.point("do:step")
    assert table.s.lying[5]


# --- the Hero -------------------------------------------------------------------------------------------------------


@clause("LS-EX43", "LS-4.36", "LS-4.35", "LS-2.13")
def test_the_hero_is_placed_where_the_card_says() -> None:
    table = forges().selects(0, 1).begins("follower_hero", 0)
    assert table.offered == ["region:14"]
    assert table.point("region:14").player(0)["region"] == "region:14"
    large = Ashes("ragnar", people=2).row(0, "A2", "A1", "A3").selects(0, 1).begins("follower_hero", 0)
    assert large.offered == ["region:21"]


@clause("LS-4.37")
def test_the_hero_may_be_put_where_it_stands_beside_anything() -> None:
    given = forges().selects(0, 1)
    given.hero(0, 14).hero(1, 14).armies(1, 14, 3).control(1, 14).loki(14).monster("garm", 14)
    table = given.begins("follower_hero", 0).point("region:14")
    assert table.player(0)["region"] == "region:14"
    assert table.armies(1, 14) == [3]
