"""Sections 39 and 49: what Beowulf and Blessings do at moments of a step, a Battle and a Hunt, and in which order."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_artifacts import hunting
from .test_battle import attack, values
from .test_battle import play as fight
from .test_heroes import led
from .test_hunt import injuries, wounding
from .test_hunt import play as hunt
from .test_monsters import ATTACK, roused
from .test_runes import rich
from .test_special import owning, special

# --- in a step -------------------------------------------------------------------------------------------------------


@works("einherjar_levy")
@clause("LR-49.5", "LR-49.6")
def test_an_einherjar_levy_raises_another_army_before_the_battle() -> None:
    given = owning(
        Given(3).hero(0, 8).drakkar(0, "e").control(1, 10).armies(1, 10, 2).armies(0, 9, 3), "einherjar_levy"
    )
    table = special(given.armies(0, 16, 1)).point("action:reinforce", "region:10")
    assert (table.prompt, table.offered) == ("army_raise", ["army:0.9.3", "army:0.16.1"])
    assert not table.events("battle")
    assert table.refused["army:0.10.2"] == "LR-49.5"
    table.point("army:0.16.1")
    assert table.armies(0, 16) == [2]
    assert table.events("battle")


@clause("LR-49.5")
def test_an_einherjar_levy_may_raise_one_that_is_like_the_one_just_recruited() -> None:
    given = owning(Given(3).hero(0, 8).drakkar(0, "e").armies(0, 10, 2), "einherjar_levy")
    assert special(given).point("action:reinforce", "region:10").armies(0, 10) == [2, 3]
    given = owning(Given(3).hero(0, 8).drakkar(0, "e"), "einherjar_levy")
    assert special(given).point("action:reinforce", "region:10").armies(0, 10) == [2]


@works("thunderclap")
@clause("LR-49.36", "LR-12.8", "LR-1.18")
def test_a_thunderclap_lowers_anothers_army_where_the_hero_walked_to() -> None:
    given = Given(3).hero(0, 8).drakkar(0, "nw").armies(1, 12, 3, 1)
    given = owning(given.control(1, 12).hand(0, "axe", "bow"), "thunderclap")
    table = given.turn(0)
    assert "card:thunderclap" not in (*table.offered, *table.refused)
    table.point("region:12")
    assert table.prompt == "hero_walk"
    assert "card:thunderclap" not in table.offered
    table.point("do:done")
    assert (table.prompt, table.offered) == ("hero_menu", ["card:thunderclap", "do:done"])
    table.point("card:thunderclap")
    assert table.prompt == "card_discard"
    hunt(table, "axe")
    assert (table.prompt, table.offered) == ("army_lower", ["army:1.12.1", "army:1.12.3"])
    table.point("army:1.12.3")
    assert (table.armies(1, 12), table.hand(0)) == ([1, 2], ["bow"])
    assert len(table.events("card_used")) == 1


@clause("LR-49.37", "LR-49.36")
def test_a_thunderclap_follows_neither_sailing_nor_placing() -> None:
    def menu(given: Given) -> Table:
        given = given.hero(0, 8).drakkar(0, "n").armies(1, 12, 3).control(1, 12).hand(0, "axe").injured(0, "might")
        return owning(given, "thunderclap", "feast_of_goats").turn(0)

    table = menu(Given(3)).point("sea:ne", "do:done")
    assert (table.prompt, "card:thunderclap" in table.refused) == ("hero_menu", False)
    table = menu(Given(3).artifact(0, "falcon_cloak")).point("exhaust>artifact:falcon_cloak", "region:12")
    assert (table.prompt, "card:thunderclap" in table.offered) == ("hero_menu", False)
    table = menu(Given(3).armies(0, 9, 2)).point("region:9", "do:done")
    assert table.refused["card:thunderclap"] == "LR-1.24"


# --- deaths ----------------------------------------------------------------------------------------------------------


@works("chosen_of_valkyries")
@clause("LR-49.14")
def test_the_chosen_of_valkyries_draw_once_in_a_battle() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 1, 1, 2).hand(1, "axe").hand(0, "axe").top("bow", "hammer")
    table = fight(attack(owning(given, "chosen_of_valkyries", seat=1), 6), "axe", "axe")
    assert len(table.events("army_killed")) == 3
    assert table.hand(1) == ["bow"]


@clause("LR-49.14")
def test_the_chosen_of_valkyries_draw_once_for_another_effect() -> None:
    """The Jotunn lowers all Armies where it stands at once, Garm one in each of two Regions, one after the other."""
    given = rich().monster("jotunn", 16).armies(1, 16, 1, 1).top("bow", "hammer")
    table = roused(owning(given, "chosen_of_valkyries", seat=1), "jotunn", ATTACK)
    assert (len(table.events("army_killed")), table.hand(1)) == (2, ["bow"])
    given = rich().monster("garm", 10).armies(1, 9, 1).armies(1, 11, 1).top("bow", "hammer")
    table = roused(owning(given, "chosen_of_valkyries", seat=1), "garm", ATTACK).point("region:9", "region:11")
    assert (len(table.events("army_killed")), table.hand(1)) == (2, ["bow"])


@clause("LR-49.14")
def test_the_chosen_of_valkyries_draw_for_garms_prey_and_for_a_battle_of_the_same_turn() -> None:
    given = rich().monster("garm", 10).armies(1, 9, 1).armies(1, 11, 1).top("bow", "hammer")
    given.control(1, 12).armies(1, 12, 1).armies(0, 8, 6).loki(3)
    table = roused(owning(given, "chosen_of_valkyries", seat=1), "garm", ATTACK).point("region:9", "region:11")
    assert (table.prompt, table.hand(1)) == ("maneuver_menu", ["bow"])
    fight(table.point("army:0.8.6", "region:12"), "pass")
    assert (table.prompt, table.hand(1)) == ("special_choose", ["bow", "hammer"])


@clause("LR-49.14")
def test_the_chosen_of_valkyries_draw_for_an_effect_and_for_a_battle_of_the_same_turn() -> None:
    """A thunderclap kills an Army in the Hero step, and the maneuvers end with a Battle."""
    given = Given(3).hero(0, 8).armies(0, 9, 6).drakkar(0, "nw").drakkar(1, "nw").hand(0, "axe").top("bow", "hammer")
    given = given.control(1, 10, 12).armies(1, 10, 1).armies(1, 12, 1)
    table = owning(owning(given, "thunderclap"), "chosen_of_valkyries", seat=1).turn(0)
    hunt(table.point("region:12", "do:done", "card:thunderclap"), "axe")
    assert (table.prompt, table.hand(1)) == ("maneuver_menu", ["bow"])
    table.point("army:0.9.6", "region:10")
    fight(table, "pass")
    assert (table.prompt, table.hand(1)) == ("special_choose", ["bow", "hammer"])


# --- before and after a Battle ---------------------------------------------------------------------------------------


@works("hall_guard")
@clause("LR-49.16", "LR-1.18", "LR-31.7")
def test_a_hall_guard_lowers_an_attacker_where_the_hero_stands_and_must() -> None:
    def defended(stands: int) -> Table:
        given = Given(3).hero(1, stands).control(1, 10).armies(1, 10, 3)
        return attack(owning(given, "hall_guard", seat=1))

    assert values(defended(10)) == [3, 3]
    assert values(defended(11)) == [4, 3]
    given = owning(Given(3).hero(0, 10).control(1, 10).armies(1, 10, 3), "hall_guard")
    assert values(attack(led(given, "aslaug"))) == [4, 3]


@clause("LR-49.17")
def test_without_an_attacker_left_there_is_no_battle() -> None:
    given = owning(
        Given(3).hero(1, 10).control(1, 10).armies(1, 10, 3).hand(1, "bow"), "hall_guard", "spoils_of_odin", seat=1
    )
    table = attack(given, 1)
    assert (table.armies(0, 10), table.armies(1, 10), table.region(10)["control"]) == ([], [3], 1)
    assert not table.events("battle_counted")
    assert (table.table["battle"], table.hand(1), table.player(1)["priests"]) == (None, ["bow"], 0)


@clause("LR-49.17", "LR-39.8")
def test_what_was_no_battle_does_not_count_as_one() -> None:
    """Snorri's player kills the only attacker in a Settlement of his Land, and then takes it without a Battle."""
    given = led(owning(Given(3).hero(1, 9).control(2, 9), "hall_guard", seat=1), "snorri", seat=1)
    given.armies(0, 9, 1).armies(1, 9, 3)
    given.s.step, given.s.entered = 3, [(8, 0, -1)]
    table = given.at(["control_check"], ["battles"])
    assert (table.prompt, table.seat, table.region(9)["control"]) == ("rune_gain", 1, 1)


@works("beowulf")
@clause("LR-39.13", "LR-39.10", "LR-39.14", "LR-6.18")
def test_beowulf_hurts_himself_before_a_battle_in_his_land_for_a_card() -> None:
    def battle(stands: int, *hurt: str) -> Table:
        given = Given(3).hero(0, stands).control(1, 10).armies(1, 10, 1).injured(0, *hurt).top("bow")
        return attack(led(given, "beowulf"))

    table = battle(8)
    assert (table.prompt, table.seat, table.offered) == ("battle_before", 0, ["card:beowulf", "do:done"])
    table.point("card:beowulf", "attribute:might")
    assert (table.hand(0), injuries(table), table.prompt) == (["bow"], 1, "battle_card")
    assert battle(11).events("battle_counted")
    assert battle(8, "authority", "might", "wisdom").events("battle_counted")


@clause("LR-39.13", "LR-1.24")
def test_outside_his_land_beowulf_is_refused_beside_what_works() -> None:
    given = Given(3).hero(0, 11).control(1, 10).armies(1, 10, 1).artifact(0, "frost_maul")
    table = attack(led(given, "beowulf"))
    assert (table.prompt, table.offered) == ("battle_before", ["exhaust>artifact:frost_maul", "do:done"])
    assert table.refused == {"card:beowulf": "LR-1.24"}


@clause("LR-39.14", "LR-39.13")
def test_beowulf_turns_the_token_then_draws_and_then_keeps_the_limit() -> None:
    given = Given(3).hero(0, 8).attributes(0, wisdom=3).control(1, 10).armies(1, 10, 1).hand(0, "axe", "axe", "sword")
    table = attack(led(given.top("bow"), "beowulf")).point("card:beowulf", "attribute:wisdom")
    assert (table.prompt, sorted(table.hand(0))) == ("card_discard", ["axe", "axe", "bow", "sword"])


@clause("LR-31.31", "LR-39.9", "LR-49.18", "LR-41.20")
def test_what_follows_a_victory_is_ordered_by_the_winner() -> None:
    given = Given(3).hero(0, 8).control(1, 10, 11).armies(1, 10, 1).hand(0, "spear", "spear").top("bow", "axe")
    table = fight(attack(led(owning(given, "spoils_of_odin"), "lagertha")), "spear", "spear")
    assert (table.prompt, table.seat) == ("battle_after", 0)
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:lagertha", "card:spoils_of_odin", "card:spear"]
    hunt(table, "spear")
    assert (table.hand(0), table.prompt) == (["bow", "axe"], "battle_after")
    table.point("card:spoils_of_odin")
    assert (table.player(0)["priests"], table.armies(0, 10)) == (1, [5])


@clause("LR-1.15", "LR-1.18")
def test_own_effects_that_wait_for_the_same_occasion_are_ordered_by_their_owner() -> None:
    given = led(owning(Given(3).hero(0, 8).armies(0, 10, 2), "spoils_of_odin"), "lagertha")
    given.s.step, given.s.fought = 3, [9]
    table = given.at(["occasion", 0, "effect_next", "battle_won", 9, [], []])
    assert (table.prompt, table.seat) == ("effect_next", 0)
    assert table.offered == ["card:lagertha", "card:spoils_of_odin"]
    table.point("card:spoils_of_odin")
    assert (table.player(0)["priests"], table.armies(0, 10)) == (1, [3])


# --- Hunts -----------------------------------------------------------------------------------------------------------


@works("hunters_eye")
@clause("LR-49.20", "LR-26.7", "LR-49.23")
def test_a_hunters_eye_wounds_for_a_card_with_the_reward_once() -> None:
    table = hunting(owning(Given(3).hand(0, "axe", "bow"), "hunters_eye", "thunder_charge"))
    assert (table.prompt, table.offered) == ("hunt_begin", ["card:hunters_eye", "card:thunder_charge"])
    hunt(table.point("card:hunters_eye"), "axe")
    assert table.prompt == "wound_slot"
    table.point("wound:garm.6")
    assert (table.table["monsters"]["garm"]["wounds"][5], table.player(0)["priests"]) == (0, 1)
    assert len(table.events("card_used")) == 2
    assert len(table.events("card_discarded")) == 1
    assert table.prompt == "hunt_attack"


@clause("LR-49.21", "LR-1.20")
def test_a_hunters_eye_does_not_work_against_loki_nor_without_a_card() -> None:
    assert hunting(owning(Given(3).hand(0, "axe"), "hunters_eye"), "loki").prompt == "hunt_attack"
    assert hunting(owning(Given(3), "hunters_eye")).prompt == "hunt_attack"


@clause("LR-39.12", "LR-39.11", "LR-6.18")
def test_beowulf_hurts_himself_before_a_hunt_once() -> None:
    table = hunting(led(Given(3).attributes(0, might=3).top("bow"), "beowulf"))
    assert (table.prompt, table.offered) == ("hunt_begin", ["card:beowulf", "do:done"])
    table.point("card:beowulf", "attribute:might")
    assert (table.prompt, len(table.hand(0))) == ("hunt_attack", 1 + 2)
    given = led(Given(3).injured(0, "authority", "might", "wisdom"), "beowulf")
    assert hunting(given).prompt == "hunt_attack"


@works("berserker_blood")
@clause("LR-49.31", "LR-49.32")
def test_berserker_blood_draws_two_cards_for_an_injury_once_in_a_hunt() -> None:
    def raging(*hurt: str) -> Table:
        given = Given(3).hand(0, "bow", "shield").injured(0, *hurt).top("axe", "hammer")
        return wounding(owning(given, "berserker_blood"), "claw_1", "claw_2")

    table = raging()
    assert (table.prompt, table.offered) == ("hunt_fury", ["card:berserker_blood", "do:decline"])
    table.point("card:berserker_blood", "attribute:might")
    assert (table.prompt, sorted(table.hand(0))) == ("hunt_slot", ["axe", "bow", "hammer", "shield"])
    hunt(table, "wound:garm.2", "bow", "do:done")
    while table.prompt not in ("hunt_slot", "hunt_fury"):
        table.point("do:done" if "do:done" in table.offered else table.offered[0])
    assert table.prompt == "hunt_slot"
    assert raging().point("do:decline").hand(0) == ["bow", "shield"]
    assert raging("authority", "might", "wisdom").prompt == "hunt_slot"


@clause("LR-49.34", "LR-28.3", "LR-28.5")
def test_a_bane_of_giants_makes_one_card_any_weapon_once_in_a_hunt() -> None:
    table = wounding(owning(Given(3).hand(0, "hammer", "hammer", "shield"), "giants_bane"))
    assert len([ref for ref in table.offered if ref.startswith("wound:")]) == 7
    table.point("wound:garm.2")
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:hammer"]
    hunt(table, "hammer")
    assert (table.prompt, table.offered) == ("hunt_partner", ["card:giants_bane"])
    table.point("card:giants_bane")
    assert table.table["monsters"]["garm"]["wounds"][1] == 0
    while table.prompt == "hunt_effect":
        table.point("do:decline")
    assert (table.prompt, table.offered) == ("hunt_slot", ["do:done"])
    assert table.refused["wound:garm.1"] == "LR-28.2"


@clause("LR-49.34")
def test_a_bane_of_giants_does_nothing_for_a_shield() -> None:
    assert wounding(owning(Given(3).hand(0, "shield", "shield"), "giants_bane")).offered == ["do:done"]


@works("giants_bane")
@clause("LR-49.35")
def test_a_bane_of_giants_serves_one_symbol_of_a_slot_of_loki_but_forms_no_pair() -> None:
    """The fourth slot takes sword and hammer, the third axe and bow; two hammers are enough for one of them."""
    table = wounding(owning(Given(3).hand(0, "hammer", "hammer"), "giants_bane"), foe="loki")
    assert table.offered == ["wound:loki.4", "do:done"]
    hunt(table, "wound:loki.4", "hammer", "hammer")
    assert (table.prompt, table.offered) == ("hunt_partner", ["card:giants_bane"])
    assert table.point("card:giants_bane").table["boss"]["wounds"][3] == 0
    table = wounding(owning(Given(3).hand(0, "spear_wall", "hammer", "shield"), "giants_bane"))
    hunt(table, "wound:garm.2", "spear_wall")
    assert (table.prompt, table.offered) == ("hunt_partner", ["card:giants_bane"])


@clause("LR-49.28")
@pytest.mark.parametrize("blessings", [(), ("trophy_taker",)])
def test_a_reward_of_a_wound_before_the_first_round_counts_for_trophies(blessings: tuple[str, ...]) -> None:
    table = hunting(owning(Given(3).hand(0, "axe"), "hunters_eye", *blessings))
    hunt(table.point("card:hunters_eye"), "axe")
    table.point("wound:garm.6")
    assert len(table.hand(0)) == 2 + len(blessings)
