"""Sections 33, 45 and 46: Artifacts are exhausted at their moments."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_battle import attack, play, values
from .test_heroes import led
from .test_hunt import BOSS, attacked, injuries, wounding
from .test_hunt import play as hunt
from .test_maneuvers import maneuvers
from .test_monsters import ATTACK, bound, roused
from .test_runes import rich, runes
from .test_special import owning, special


def is_charged(table: Table, name: str) -> bool:
    charged: bool = table.table["artifacts"][name]["charged"]
    return charged


# --- in a step -------------------------------------------------------------------------------------------------------


@clause("LR-45.7", "LR-33.2", "LR-33.3", "LR-1.20", "LR-25.23")
def test_the_chain_of_gnipa_binds_a_neutral_monster_nearby_in_addition_to_the_option() -> None:
    given = bound(Given(3).hero(0, 8).loki(8).monster("garm", 8).monster("troll", 12).monster("fafnir", 9), "fafnir", 1)
    given.monster("draugr", 1).artifact(0, "gnipa_chain")
    table = given.turn(0).point("exhaust>artifact:gnipa_chain")
    assert (table.prompt, table.offered) == ("chain_monster", ["monster:troll", "monster:garm"])
    assert (table.refused["monster:draugr"], table.refused["monster:fafnir"]) == ("LR-45.7", "LR-25.22")
    table.point("monster:troll")
    assert (table.table["monsters"]["troll"]["ring"], table.runes(0), table.prompt) == (0, {}, "hero_menu")
    assert not is_charged(table, "gnipa_chain")
    assert table.refused["exhaust>artifact:gnipa_chain"] == "LR-1.24"
    assert "region:9" in table.offered


@clause("LR-33.2")
def test_an_exhausted_artifact_cannot_be_used() -> None:
    given = Given(3).hero(0, 8).monster("garm", 8).artifact(0, "gnipa_chain", charged=False)
    assert given.turn(0).refused["exhaust>artifact:gnipa_chain"] == "LR-33.2"


@works("gnipa_chain")
@clause("LR-45.8")
def test_the_chain_of_gnipa_needs_a_free_ring() -> None:
    given = Given(3).hero(0, 8).monster("garm", 8).monster("troll", 12).monster("fafnir", 9).artifact(0, "gnipa_chain")
    table = bound(bound(given, "troll", 0), "fafnir", 0).turn(0).point("exhaust>artifact:gnipa_chain")
    assert (table.prompt, table.offered) == ("monster_ring", ["monster:troll", "monster:fafnir"])
    table.point("monster:fafnir")
    rings = {name: monster["ring"] for name, monster in table.table["monsters"].items()}
    assert (rings["garm"], rings["troll"], rings["fafnir"]) == (0, 0, None)


@works("andvaranaut")
@clause("LR-45.6", "LR-33.5")
def test_andvaranaut_gives_two_runes_before_a_rune_action() -> None:
    table = runes(Given(3).hero(0, 8).artifact(0, "andvaranaut")).point("exhaust>artifact:andvaranaut")
    table.point("rune:uruz", "rune:algiz")
    assert (table.runes(0), table.prompt) == ({"uruz": 1, "algiz": 1}, "rune_menu")
    given = Given(3).hero(0, 8).monster("garm", 2).runes(0, uruz=1, algiz=1).artifact(0, "mjolnir")
    table = runes(given.artifact(0, "andvaranaut")).point("rite:card")
    assert (table.prompt, table.offered) == ("rune_menu", ["exhaust>artifact:mjolnir", "do:done"])
    assert "exhaust>artifact:andvaranaut" not in (*table.offered, *table.refused)


@works("barrow_crown")
@clause("LR-45.5", "LR-14.13", "LR-14.2")
def test_the_barrow_crown_recruits_in_any_own_region_besides_the_activation() -> None:
    given = Given(3).drakkar(0, "nw").control(0, 9, 12).armies(0, 9, 4).artifact(0, "barrow_crown")
    table = maneuvers(given).point("army:0.9.4", "region:10")
    assert (table.offered, table.refused["army:0.10.4"]) == (["exhaust>artifact:barrow_crown", "do:done"], "LR-14.2")
    table.point("exhaust>artifact:barrow_crown")
    assert (table.prompt, table.offered) == ("recruit_own", ["region:9", "region:12"])
    assert table.point("region:12").armies(0, 12) == [1]
    given = Given(3).drakkar(0, "nw").control(0, 9).armies(0, 9, *[4] * 6).artifact(0, "barrow_crown")
    assert maneuvers(given).refused["exhaust>artifact:barrow_crown"] == "LR-1.24"


@works("falcon_cloak")
@clause("LR-46.7", "LR-46.8")
def test_the_falcon_cloak_comes_first_or_last_in_the_hero_step() -> None:
    table = Given(3).hero(0, 8).artifact(0, "falcon_cloak").turn(0).point("exhaust>artifact:falcon_cloak")
    assert table.prompt == "hero_place"
    assert table.refused["region:8"] == "LR-5.15"
    table.point("region:2")
    assert (table.player(0)["region"], table.prompt) == ("region:2", "hero_menu")
    given = Given(3).hero(0, 8).injured(0, "might", "wisdom").armies(0, 8, 1).artifact(0, "falcon_cloak")
    table = (
        owning(given, "feast_of_goats").turn(0).point("attribute:might", "exhaust>artifact:falcon_cloak", "region:2")
    )
    assert (table.player(0)["region"], table.prompt) == ("region:2", "maneuver_menu")


@works("mjolnir")
@clause("LR-46.2", "LR-46.3", "LR-46.5")
def test_mjolnir_wounds_a_monster_anywhere_in_each_of_four_steps() -> None:
    given = Given(3).hero(0, 8).hero(1, 12).hero(2, 2).loki(8).monster("garm", 16).priests(0, 1)
    given.armies(0, 8, 4).runes(0, uruz=1).artifact(0, "mjolnir")
    table = given.turn(0)
    seen = []
    while table.prompt != "special_choose":
        seen.append(table.prompt)
        assert "exhaust>artifact:mjolnir" in table.offered
        if table.prompt == "maneuver_menu":
            break
        table.point("do:done")
    assert seen == ["prayer_menu", "hero_menu", "rune_menu", "maneuver_menu"]
    table.point("exhaust>artifact:mjolnir")
    assert (table.prompt, table.offered) == ("mjolnir_target", ["monster:garm", "hero:1"])
    assert table.refused["hero:2"] == "LR-46.2"
    table.point("monster:garm", "wound:garm.3")
    assert table.table["monsters"]["garm"]["wounds"][2] == 0
    assert (table.prompt, table.runes(0)) == ("maneuver_menu", {"uruz": 1})
    assert not is_charged(table, "mjolnir")


@clause("LR-46.4", "LR-46.6")
def test_mjolnir_injures_a_hero_who_can_be() -> None:
    given = Given(4).hero(0, 8).hero(1, 12).hero(2, 8).hero(3, 8).monster("garm", 16).artifact(0, "mjolnir")
    table = given.injured(2, "authority", "might", "wisdom").turn(0).point("exhaust>artifact:mjolnir")
    assert (table.offered, table.refused) == (["monster:garm", "hero:1", "hero:3"], {"hero:2": "LR-46.6"})
    table.point("hero:1")
    assert (table.prompt, table.seat) == ("injury_take", 1)
    assert table.point("attribute:might").player(1)["attributes"]["might"]["injured"]


# --- an Injury -------------------------------------------------------------------------------------------------------


@clause("LR-45.2", "LR-45.11", "LR-39.11")
def test_a_troll_heart_prevents_an_injury_before_a_token_is_chosen() -> None:
    def threatened() -> Table:
        given = led(Given(3).hand(0, "bow").artifact(0, "troll_heart"), "beowulf").top("axe")
        table = hunt(attacked(given, "blow_1"), "blow_1", "do:done")
        assert (table.prompt, table.seat) == ("injury_prevent", 0)
        assert table.offered == ["exhaust>artifact:troll_heart", "do:decline"]
        return table

    table = threatened().point("exhaust>artifact:troll_heart")
    assert (table.prompt, injuries(table), table.hand(0)) == ("injury_take", 0, ["bow"])
    table.point("attribute:might")
    assert (injuries(table), is_charged(table, "troll_heart")) == (1, False)
    table = threatened().point("do:decline", "attribute:might")
    assert (table.prompt, table.hand(0)) == ("injury_prevent", ["bow", "axe"])
    assert injuries(table.point("exhaust>artifact:troll_heart")) == 1


@works("troll_heart")
@clause("LR-45.3")
def test_a_troll_heart_keeps_a_hunt_going_with_three_injured_tokens() -> None:
    def threatened() -> Table:
        given = Given(3).hand(0, "bow").injured(0, "authority", "might", "wisdom").artifact(0, "troll_heart")
        return hunt(attacked(given, "claw_1", "claw_2"), "claw_1", "do:done")

    assert threatened().point("exhaust>artifact:troll_heart").prompt == "hunt_slot"
    assert threatened().point("do:decline").events("hunt_over")


@clause("LR-45.2", "LR-6.15")
@pytest.mark.parametrize(("hurt", "asked"), [(2, True), (3, False)])
def test_a_troll_heart_is_not_asked_for_where_the_injury_is_ignored(hurt: int, asked: bool) -> None:
    given = rich().monster("jotunn", 16).hero(1, 16).injured(1, *("authority", "might", "wisdom")[:hurt])
    table = roused(given.artifact(1, "troll_heart"), "jotunn", ATTACK)
    assert (table.prompt == "injury_prevent") == asked


@clause("LR-45.4", "LR-39.13")
def test_a_troll_heart_does_not_prevent_what_one_deals_oneself() -> None:
    given = led(Given(3).hero(0, 8).control(1, 10).armies(1, 10, 1).artifact(0, "troll_heart"), "beowulf")
    assert attack(given).point("card:beowulf").prompt == "injury_take"


# --- a Battle --------------------------------------------------------------------------------------------------------


@works("frost_maul")
@clause("LR-45.1", "LR-31.7", "LR-31.15")
def test_a_frost_maul_adds_two_and_the_defender_decides_first() -> None:
    given = led(Given(3).hero(0, 8).control(1, 10).armies(1, 10, 4).artifact(1, "frost_maul"), "beowulf")
    table = attack(given)
    assert (table.prompt, table.seat) == ("battle_before", 1)
    assert table.offered == ["exhaust>artifact:frost_maul", "do:done"]
    table.point("exhaust>artifact:frost_maul")
    assert (table.prompt, table.seat) == ("battle_before", 0)
    assert values(table.point("do:done")) == [4, 6]
    assert not is_charged(table, "frost_maul")


@works("gungnir")
@clause("LR-46.1", "LR-31.16", "LR-31.18")
@pytest.mark.parametrize(("defence", "winner"), [(5, 0), (6, 1)])
def test_gungnir_adds_one_and_wins_a_tie(defence: int, winner: int) -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, defence).hand(1, "bow").artifact(0, "gungnir")
    table = play(attack(given), "pass")
    assert (table.prompt, table.seat) == ("battle_count", 0)
    assert table.offered == ["exhaust>artifact:gungnir", "do:done"]
    table.point("exhaust>artifact:gungnir")
    assert (values(table), table.events("battle_over")[-1]["winner"]) == ([5, defence], winner)


@clause("LR-46.1", "LR-33.3")
def test_gungnir_may_be_left() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 4).artifact(0, "gungnir")
    table = attack(given).point("do:done")
    assert (values(table), table.events("battle_over")[-1]["winner"]) == ([4, 4], 1)
    assert is_charged(table, "gungnir")


# --- a Hunt ----------------------------------------------------------------------------------------------------------


def hunting(given: Given, foe: str = "garm") -> Table:
    """Seat 0 begins a Hunt in the Special Action step; of Loki as one who may hunt him."""
    if foe == "loki":
        given.loki(8)
        given.s.step = 4
        return given.hero(0, 8).at(["hunt", 0, BOSS])
    return special(given.hero(0, 8).monster(foe, 8)).point("action:monsters", f"monster:{foe}")


@works("root_fang")
@clause("LR-45.9", "LR-26.7", "LR-29.21")
def test_a_root_fang_wounds_with_the_reward_and_draws_a_card() -> None:
    table = hunting(Given(3).artifact(0, "root_fang").top("axe"))
    assert (table.prompt, table.seat) == ("hunt_begin", 0)
    assert table.offered == ["exhaust>artifact:root_fang", "do:done"]
    table.point("exhaust>artifact:root_fang")
    assert (table.prompt, table.seat) == ("wound_slot", 0)
    table.point("wound:garm.6")
    assert (table.table["monsters"]["garm"]["wounds"][5], table.player(0)["priests"]) == (0, 1)
    assert len(table.hand(0)) == 1 + 2
    assert table.hand(0)[0] == "axe"
    assert (table.prompt, is_charged(table, "root_fang")) == ("hunt_attack", False)


@clause("LR-45.10", "LR-1.20", "LR-1.21")
def test_a_root_fang_covers_a_whole_slot_of_loki() -> None:
    table = hunting(Given(3).artifact(0, "root_fang"), "loki").point("exhaust>artifact:root_fang", "wound:loki.2")
    assert table.table["boss"]["wounds"][1] == 0
    assert table.table["boss"]["wounds"].count(None) == len(table.table["boss"]["wounds"]) - 1


@clause("LR-26.9")
def test_a_wound_before_the_first_round_can_be_the_last() -> None:
    given = led(Given(3).artifact(0, "root_fang").top("axe"), "beowulf")
    given.s.foes[4].wounds = [1, -1, 1, 1, 1, 0, 0]
    table = hunting(given).point("exhaust>artifact:root_fang")
    assert table.player(0)["slain"] == ["garm"]
    assert table.hand(0) == ["axe"]
    assert (table.table["hunt"], injuries(table)) == (None, 0)
    assert not table.events("attacks_drawn")


@clause("LR-29.29", "LR-29.8", "LR-6.21", "LR-26.8", "LR-7.23")
def test_after_a_failed_hunt_runes_go_with_the_wisdom_and_cards_after_the_artifact() -> None:
    given = Given(3).attributes(0, wisdom=4).runes(0, uruz=3).hand(0, "bow", "shield", "shield", "shield")
    given.s.foes[4].wounds = [-1, 1, 1, -1, 1, -1, -1]
    table = wounding(given).point("do:done", "attribute:wisdom")
    assert sum(table.runes(0).values()) == 2
    assert table.table["artifacts"]["gnipa_chain"]["holder"] == 0
    assert (table.prompt, table.seat, len(table.hand(0))) == ("card_discard", 0, 4)


@clause("LR-46.2", "LR-46.4")
def test_the_hammer_injures_the_hero_it_is_thrown_at_once() -> None:
    given = Given(4).hero(0, 8).hero(1, 19).hero(2, 19).hero(3, 9).monster("garm", 1).artifact(0, "mjolnir")
    table = given.turn(0).point("exhaust>artifact:mjolnir")
    assert table.offered == ["monster:garm", "hero:3"]
    table.point("hero:3")
    assert (table.prompt, table.seat) == ("injury_take", 3)
    table.point("attribute:might")
    hurt = [sum(one["injured"] for one in table.player(seat)["attributes"].values()) for seat in range(4)]
    assert hurt == [0, 0, 0, 1]


@clause("LR-46.8", "LR-12.8", "LR-45.7")
def test_only_the_cloak_ends_the_step_when_it_is_used_last() -> None:
    given = owning(Given(3).hero(0, 8).monster("garm", 9).monster("troll", 10), "wind_caller")
    table = given.artifact(0, "gnipa_chain").turn(0).point("region:9", "do:done", "exhaust>artifact:gnipa_chain")
    table.keep_pointing("chain_monster", "monster:garm")
    assert (table.prompt, table.offered) == ("hero_menu", ["card:wind_caller", "do:done"])
