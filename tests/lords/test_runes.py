"""Section 13: Rune Actions, and those of Blessings; with the rings of section 25 and Wounds outside a Hunt."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_special import marked, owning


def runes(given: Given, seat: int = 0) -> Table:
    """A player in the Rune Actions step; the rest of the turn follows."""
    return given.step(2, seat)


def rich(seats: int = 3) -> Given:
    """A player with two Runes of each type and a Hero in Region 8, where nothing is."""
    return Given(seats).hero(0, 8).attributes(0, wisdom=6).runes(0, uruz=2, othala=2, algiz=2)


@clause("LR-13.1", "LR-13.2", "LR-13.8", "LR-10.7")
def test_one_rune_action_is_taken() -> None:
    table = runes(rich().armies(0, 16, 1))
    assert table.prompt == "rune_menu"
    assert table.offered == [
        *(
            "realm:alfheim",
            "realm:svartalfheim",
            "rite:raise",
            "rite:card",
            "rite:hero",
            "rite:attribute",
            "rite:cards",
        ),
        "do:done",
    ]
    table.point("rite:card", "rune:uruz", "rune:algiz")
    assert table.prompt == "maneuver_menu"
    assert runes(rich().armies(0, 16, 1)).done("rune_menu").prompt == "maneuver_menu"


@clause("LR-13.4", "LR-13.6", "LR-13.7", "LR-13.15", "LR-7.16")
def test_two_runes_are_of_different_types_and_are_paid_first() -> None:
    table = runes(rich()).point("rite:card")
    assert (table.prompt, table.offered) == ("rune_pay", ["rune:uruz", "rune:othala", "rune:algiz"])
    table.point("rune:othala")
    assert (table.offered, table.refused) == (["rune:uruz", "rune:algiz"], {"rune:othala": "LR-13.6"})
    assert table.hand(0) == []
    table.point("rune:uruz")
    assert (len(table.hand(0)), table.runes(0)) == (1, {"uruz": 1, "othala": 1, "algiz": 2})
    assert table.table["supply"]["runes"] == {"uruz": 11, "othala": 11, "algiz": 10}
    table = runes(Given(3).hero(0, 8).runes(0, uruz=2).armies(0, 16, 1))
    assert table.prompt == "maneuver_menu"


@clause("LR-13.6", "LR-13.18")
def test_three_runes_are_one_of_each_and_no_question() -> None:
    table = runes(rich()).point("rite:cards")
    assert (len(table.hand(0)), table.runes(0)) == (2, {"uruz": 1, "othala": 1, "algiz": 1})


@clause("LR-13.3")
def test_what_would_change_nothing_is_not_offered() -> None:
    assert runes(rich()).refused["rite:raise"] == "LR-13.3"


@clause("LR-13.13", "LR-7.4")
def test_an_army_is_raised_anywhere() -> None:
    table = runes(rich().armies(0, 16, 1).armies(0, 12, 6)).point("rite:raise", "rune:uruz", "rune:othala")
    assert table.armies(0, 16) == [2]


@clause("LR-13.16", "LR-5.15")
def test_the_hero_is_placed_in_any_other_region() -> None:
    table = runes(rich()).point("rite:hero", "rune:uruz", "rune:othala")
    assert (table.prompt, len(table.offered)) == ("hero_place", 20)
    assert table.point("region:21").player(0)["region"] == "region:21"


@clause("LR-13.17", "LR-6.9", "LR-6.10")
def test_one_of_the_lowest_attributes_rises() -> None:
    table = runes(rich().attributes(0, authority=3, might=3)).point("rite:attribute")
    assert table.offered == ["attribute:authority", "attribute:might"]
    assert table.refused == {"attribute:wisdom": "LR-13.17"}
    assert table.point("attribute:might").attributes(0) == (3, 4, 6)
    table = runes(rich().attributes(0, authority=3, might=5).injured(0, "might")).point("rite:attribute")
    assert table.player(0)["attributes"]["might"] == {"token": 6, "value": 2, "injured": True}
    given = rich().attributes(0, authority=6, might=6)
    assert runes(given).refused["rite:attribute"] == "LR-13.3"


@clause("LR-13.5", "LR-13.11", "LR-13.12", "LR-4.13", "LR-4.17")
def test_an_alliance_costs_the_rune_of_the_realm_and_the_first_one_draws_a_card() -> None:
    table = runes(rich()).point("realm:svartalfheim")
    assert table.player(0)["allied"] == ["svartalfheim"]
    assert (table.runes(0), len(table.hand(0))) == ({"uruz": 2, "othala": 2, "algiz": 1}, 1)
    table = runes(rich().allied(1, "svartalfheim")).point("realm:svartalfheim")
    assert len(table.hand(0)) == 0


@clause("LR-13.5", "LR-13.11", "LR-4.14")
def test_why_no_alliance_is_formed() -> None:
    table = runes(rich().allied(0, "alfheim"))
    assert (table.refused["realm:alfheim"], table.refused["realm:vanaheim"]) == ("LR-4.14", "LR-13.11")
    table = runes(Given(3).hero(0, 8).attributes(0, wisdom=6).runes(0, algiz=1))
    assert table.refused["realm:alfheim"] == "LR-13.5"


@clause("LR-EX12", "LR-13.10", "LR-25.19")
def test_a_monster_is_bound_for_a_rune_of_its_type() -> None:
    table = runes(Given(3).hero(0, 8).monster("garm", 8).attributes(0, wisdom=6).runes(0, uruz=1, othala=1))
    assert table.refused["control>monster:garm"] == "LR-13.5"
    table = runes(rich().monster("garm", 8)).point("control>monster:garm")
    assert table.table["monsters"]["garm"]["ring"] == 0
    assert table.runes(0) == {"uruz": 2, "othala": 2, "algiz": 1}


@clause("LR-13.10", "LR-25.22")
def test_only_a_neutral_monster_in_the_region_of_the_hero_is_bound() -> None:
    given = rich().monster("garm", 8).monster("troll", 9)
    given.s.foes[4].ring = 1
    table = runes(given)
    assert table.refused["control>monster:garm"] == "LR-25.22"
    assert table.refused["control>monster:troll"] == "LR-13.10"


@clause("LR-25.20", "LR-25.21")
def test_a_third_ring_frees_another_monster_first() -> None:
    given = rich().monster("garm", 8).monster("troll", 9).monster("jotunn", 10)
    given.s.foes[0].ring = given.s.foes[1].ring = 0
    table = runes(given).point("control>monster:garm")
    assert (table.prompt, table.offered) == ("monster_ring", ["monster:jotunn", "monster:troll"])
    table.point("monster:troll")
    rings = {name: foe["ring"] for name, foe in table.table["monsters"].items()}
    assert (rings["jotunn"], rings["troll"], rings["garm"]) == (0, None, 0)


@clause("LR-13.14", "LR-21.5")
def test_a_monster_that_is_neutral_or_ones_own_is_activated() -> None:
    given = rich().monster("garm", 16).monster("troll", 9).monster("jotunn", 10)
    given.s.foes[0].ring, given.s.foes[1].ring = 0, 1
    table = runes(given)
    assert {"activate>monster:garm", "activate>monster:jotunn"} <= set(table.offered)
    assert table.refused["activate>monster:troll"] == "LR-13.14"
    table.point("activate>monster:jotunn", "rune:uruz", "rune:othala")
    assert (table.prompt, table.seat) == ("monster_act", 0)


@works("loki/activation")
@clause("LR-13.9", "LR-44.2", "LR-44.3")
def test_loki_is_roused_by_a_hero_beside_him() -> None:
    table = runes(rich())
    assert table.refused["boss:loki"] == "LR-13.9"
    table = runes(rich().loki(8)).point("boss:loki")
    assert table.prompt == "boss_place"
    assert table.runes(0) == {"uruz": 2, "othala": 1, "algiz": 2}


# --- Blessings -------------------------------------------------------------------------------------------------------


@works("healing_song")
@clause("LR-49.1", "LR-13.19", "LR-49.45", "LR-49.2")
def test_healing_song_heals_up_to_two_injuries_for_any_rune() -> None:
    given = owning(Given(3).hero(0, 8).runes(0, uruz=1).injured(0, "authority", "might", "wisdom"), "healing_song")
    table = runes(given).point("card:healing_song")
    assert table.runes(0) == {}
    table.point("attribute:might")
    assert table.offered == ["attribute:authority", "attribute:wisdom", "do:decline"]
    table.point("do:decline")
    assert [one["injured"] for one in table.player(0)["attributes"].values()] == [True, False, True]
    assert "card:healing_song" in table.player(0)["blessings"]


@works("war_muster")
@clause("LR-49.15")
def test_war_muster_recruits_in_an_own_settlement() -> None:
    table = runes(owning(rich().control(0, 8, 9, 16), "war_muster")).point("card:war_muster", "rune:uruz", "rune:algiz")
    assert table.offered == ["region:9", "region:16"]
    assert table.point("region:16").armies(0, 16) == [1]


@works("bargain_of_norns")
@clause("LR-49.46", "LR-49.47")
def test_bargain_of_norns_takes_a_marker_back() -> None:
    given = marked(marked(owning(rich(), "bargain_of_norns"), "prepare", 1, 0, 2), "usurp", 0)
    table = runes(given).point("card:bargain_of_norns", "rune:uruz", "rune:algiz", "action:prepare")
    assert (table.table["wheel"]["prepare"], table.table["wheel"]["usurp"]) == ([1, 2], [0])
    assert not table.events("rune_gained")


@works("vanir_pact")
@clause("LR-49.52")
def test_vanir_pact_pays_with_a_rune_of_any_type() -> None:
    given = owning(Given(3).hero(0, 8).runes(0, uruz=1, othala=1), "vanir_pact")
    table = runes(given).point("realm:svartalfheim")
    assert table.prompt == "rune_pay"
    assert table.point("rune:uruz").player(0)["allied"] == ["svartalfheim"]


@works("glamour")
@clause("LR-49.43")
def test_glamour_draws_a_card_for_each_alliance() -> None:
    table = runes(owning(rich().allied(1, "svartalfheim"), "glamour")).point("realm:svartalfheim")
    assert len(table.hand(0)) == 1


@works("rune_carver")
@clause("LR-49.40", "LR-49.41")
def test_rune_carver_brings_a_second_rune_before_the_limit() -> None:
    given = owning(Given(3).hero(0, 10).forge(10, "algiz").runes(0, uruz=1), "rune_carver")
    table = given.turn(0).point("forge:10", "rune:othala")
    assert table.runes(0) == {"uruz": 1, "othala": 1, "algiz": 1}
    assert table.prompt == "rune_discard"


@works("monster_lore")
@clause("LR-49.30", "LR-29.21", "LR-29.22", "LR-28.7", "LR-29.25")
def test_monster_lore_deals_a_wound_without_a_reward() -> None:
    given = owning(rich().monster("garm", 8).monster("troll", 9), "monster_lore")
    given.s.foes[4].wounds[0] = 1
    table = runes(given)
    assert table.refused["wound>monster:troll"] == "LR-49.30"
    table.point("wound>monster:garm", "rune:uruz", "rune:algiz")
    assert table.prompt == "wound_slot"
    assert table.refused == {"wound:garm.1": "LR-28.7"}
    table.point("wound:garm.4")
    assert table.table["monsters"]["garm"]["wounds"] == [1, None, None, 0, None, None, None]
    assert table.player(0)["allied"] == []


@clause("LR-29.16", "LR-29.17", "LR-29.18", "LR-29.19", "LR-29.20", "LR-29.23", "LR-29.24")
@pytest.mark.parametrize(("markers", "tokens"), [([1, 1, 1, 1, 2, 2], (0, 1, 0)), ([1, 1, 1, 0, 0, 0], (0, 0, 0))])
def test_the_last_slot_slays_a_monster(markers: list[int], tokens: tuple[int, ...]) -> None:
    given = owning(rich().monster("garm", 8), "monster_lore")
    given.s.foes[4].wounds, given.s.foes[4].ring = [*markers, -1], 2
    table = runes(given).point("wound>monster:garm", "rune:uruz", "rune:algiz")
    garm = table.table["monsters"]["garm"]
    assert (garm["slain"], garm["region"], garm["ring"], set(garm["wounds"])) == (True, None, None, {None})
    assert table.player(0)["slain"] == ["garm"]
    assert tuple(table.player(seat)["slayers"] for seat in range(3)) == tokens
    assert table.table["artifacts"]["gnipa_chain"]["gone"]


@clause("LR-35.6", "LR-52.8")
@pytest.mark.parametrize(("out", "taken"), [(5, 1), (6, 0)])
def test_without_a_slayer_token_in_the_supply_none_is_taken(out: int, taken: int) -> None:
    given = owning(rich().monster("garm", 8), "monster_lore")
    given.s.foes[4].wounds, given.s.players[2].slayers = [1, 1, 1, 1, 0, 0, -1], out
    table = runes(given).point("wound>monster:garm", "rune:uruz", "rune:algiz")
    assert (table.player(1)["slayers"], table.player(2)["slayers"]) == (taken, out)
    assert len(table.events("slayer_token")) == taken
