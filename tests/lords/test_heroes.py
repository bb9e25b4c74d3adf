"""Section 39, and the Blessings of section 49 that count in a Battle: what Heroes and Blessings do by themselves."""

import pytest

from meadhall.games.lords.board import REALMS
from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_battle import attack, play, values
from .test_maneuvers import maneuvers
from .test_special import owning, special


def led(given: Given, hero: str, seat: int = 0) -> Given:
    """A player has a Hero; whoever had it gets that player's."""
    s = given.s
    token, own = s.faces.index(hero), s.players[seat].tile
    if token in s.heroes:
        s.heroes[s.heroes.index(token)] = own
        given._tell(s, token)
    else:
        next(player for player in s.players if player.tile == token).tile = own
    s.players[seat].tile = token
    return given


@clause("LR-39.1", "LR-39.2")
@pytest.mark.parametrize(("stands", "added"), [(8, 2), (11, 0)])
def test_ragnar_adds_one_for_each_army_when_attacking_in_his_land(stands: int, added: int) -> None:
    """Region 10 is in Svealand, as 8 is; two Armies fight."""
    given = led(Given(3).hero(0, stands).control(1, 10).armies(1, 10, 2).armies(0, 10, 1), "ragnar")
    table = attack(given)
    assert values(table) == [4 + 1 + added, 2]


@clause("LR-39.2")
def test_ragnar_adds_nothing_in_defence() -> None:
    given = led(Given(3).hero(1, 8).control(1, 10).armies(1, 10, 2), "ragnar", seat=1)
    assert values(attack(given)) == [4, 2]


@works("aslaug")
@clause("LR-39.3", "LR-39.5", "LR-39.6")
def test_aslaug_takes_the_bonus_of_a_realm_beside_her() -> None:
    given = led(Given(3).hero(0, 2).hero(1, 3), "aslaug", seat=1)
    table = special(given).point("action:prepare")
    assert (table.prompt, table.seat) == ("realm_bonus", 1)
    assert table.player(1)["allied"] == []
    given = led(Given(3).hero(0, 2).hero(1, 9), "aslaug", seat=1)
    assert special(given).point("action:prepare").prompt == "prepare_option"
    given = led(Given(3).hero(0, 2).hero(1, 3).allied(1, "niflheim"), "aslaug", seat=1)
    table = special(given).point("action:prepare").point("do:decline")
    assert table.prompt == "prepare_option"


@clause("LR-39.4")
@pytest.mark.parametrize(("goes", "asked"), [(3, True), (9, False)])
def test_where_aslaug_stands_counts_when_her_place_in_the_order_comes(goes: int, asked: bool) -> None:
    """Her Hero is placed while a bonus of Niflheim is still to come to her."""
    given = led(Given(3).hero(1, 3 if goes == 9 else 9), "aslaug", seat=1)
    given.s.step = 4
    table = given.at(["realm_bonus", 1, REALMS.index("niflheim")], ["set_hero", 1]).point(f"region:{goes}")
    assert (table.prompt == "realm_bonus") == asked


@clause("LR-39.7", "LR-39.8")
@pytest.mark.parametrize(("stands", "rune"), [(8, True), (1, False)])
def test_snorri_gains_a_rune_for_a_settlement_taken_in_his_land(stands: int, rune: bool) -> None:
    given = led(Given(3).hero(0, stands).drakkar(0, "n").armies(0, 8, 2), "snorri")
    table = maneuvers(given).point("army:0.8.2", "region:9")
    assert (table.prompt == "rune_gain") == rune
    assert table.region(9)["control"] == 0


@clause("LR-39.7", "LR-39.8")
def test_snorri_gains_nothing_for_a_battle_or_without_a_settlement() -> None:
    given = led(Given(3).hero(0, 8).drakkar(0, "n").drakkar(1, "nw").armies(0, 8, 5), "snorri")
    table = maneuvers(given.control(1, 9).armies(1, 9, 1)).point("army:0.8.5", "region:9")
    assert table.region(9)["control"] == 0
    assert not table.events("rune_gained")
    assert table.prompt != "rune_gain"
    given = led(Given(3).hero(0, 8).drakkar(0, "n").armies(0, 8, 5), "snorri")
    table = maneuvers(given).point("army:0.8.5", "region:10")
    assert table.region(10)["control"] == 0
    assert table.prompt != "rune_gain"


@clause("LR-39.8")
def test_snorri_gains_a_rune_where_the_battle_was_in_an_earlier_step() -> None:
    """Too few to take the Settlement after the Battle, they take it when others follow them."""
    given = Given(3).hero(0, 8).drakkar(0, "n").drakkar(1, "nw").armies(0, 8, 1, 2).armies(1, 9, 1).hand(0, "spear")
    table = play(maneuvers(led(given, "snorri")).point("army:0.8.1", "region:9"), "spear")
    assert (table.prompt, len(table.events("battle")), table.region(9)["control"]) == ("special_choose", 1, None)
    table.point("action:mobilize", "army:0.8.2", "region:9", "do:done")
    assert (table.prompt, table.seat, table.region(9)["control"]) == ("rune_gain", 0, 0)


@clause("LR-3.2", "LR-3.5", "LR-39.7")
def test_what_one_controls_is_not_taken_again_in_the_check_that_takes_another() -> None:
    """Snorri's player holds the Settlement of his Land with an Army, and takes a Region far away."""
    given = led(Given(3).hero(0, 8).control(0, 9).armies(0, 9, 2).armies(0, 18, 4), "snorri")
    table = maneuvers(given).point("army:0.18.4", "region:19")
    assert [event["region"] for event in table.events("control")] == ["region:19"]
    assert (table.prompt, table.seat) == ("special_choose", 0)


@works("lagertha")
@clause("LR-39.9")
def test_lagertha_raises_an_army_that_won() -> None:
    given = led(Given(3).hero(0, 8).control(1, 10, 11).armies(1, 10, 1).armies(0, 16, 1), "lagertha")
    assert attack(given).armies(0, 10) == [5]
    given = led(Given(3).hero(0, 1).control(1, 10, 11).armies(1, 10, 1), "lagertha")
    assert attack(given).armies(0, 10) == [4]
    given = led(Given(3).hero(1, 8).control(1, 10).armies(1, 10, 5).control(0, 9), "lagertha", seat=1)
    assert attack(given).armies(1, 10) == [6]


@clause("LR-6.3")
def test_abilities_do_nothing_before_the_first_turn() -> None:
    given = led(Given(3).hero(0, 8).drakkar(0, "ne"), "snorri")
    assert given.at(["land", 0]).point("region:9").runes(0) == {}


# --- Blessings -------------------------------------------------------------------------------------------------------


@works("shield_oath")
@clause("LR-49.3")
@pytest.mark.parametrize(("temple", "added"), [(False, 1), (True, 2)])
def test_shield_oath_helps_the_defender_and_more_at_a_temple(temple: bool, added: int) -> None:
    given = owning(Given(3).control(1, 10).armies(1, 10, 2), "shield_oath", seat=1)
    assert values(attack(given.temples(10) if temple else given)) == [4, 2 + added]


@works("raven_banner")
@clause("LR-49.3", "LR-49.4")
def test_raven_banner_helps_the_attacker_alone() -> None:
    given = owning(Given(3).control(1, 10).armies(1, 10, 2), "raven_banner", "shield_oath")
    assert values(attack(given)) == [5, 2]
    given = owning(Given(3).control(1, 10).armies(1, 10, 2), "raven_banner", seat=1)
    assert values(attack(given)) == [4, 2]


@works("master_of_hosts")
@clause("LR-49.19")
def test_master_of_hosts_adds_one_for_each_card_after_the_first() -> None:
    given = owning(Given(3).control(1, 10).armies(1, 10, 2).hand(0, "spear", "spear", "sword"), "master_of_hosts")
    assert values(play(attack(given), "spear", "spear", "sword")) == [4 + 7 + 2, 2]


@works("veteran_hird")
@clause("LR-49.12")
def test_a_veteran_hird_ignores_the_symbols_on_its_first_card() -> None:
    def battle(*ids: str) -> Table:
        return attack(owning(Given(3).control(1, 10, 11).armies(1, 10, 1).hand(0, *ids), "veteran_hird"), 1)

    assert play(battle("axe"), "axe").armies(0, 10) == [1]
    table = play(battle("axe", "sword", "axe"), "axe")
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:sword", "do:pass"]
    assert play(table, "sword", "pass").armies(0, 10) == []


# --- Blessings in a step ---------------------------------------------------------------------------------------------


@works("feast_of_goats")
@clause("LR-49.27", "LR-12.8")
@pytest.mark.parametrize(
    "order", [["card:feast_of_goats", "sea:ne", "do:done"], ["sea:ne", "do:done", "card:feast_of_goats"]]
)
def test_a_feast_of_goats_heals_in_addition_to_the_option(order: list[str]) -> None:
    given = owning(Given(3).drakkar(0, "n").injured(0, "might").armies(0, 8, 1), "feast_of_goats")
    table = given.turn(0).point(*order)
    assert not table.player(0)["attributes"]["might"]["injured"]
    assert (table.player(0)["sea"], table.prompt) == ("sea:ne", "maneuver_menu")


@clause("LR-49.27", "LR-1.24")
def test_a_feast_of_goats_heals_once_in_a_step() -> None:
    given = owning(Given(3).injured(0, "might", "wisdom"), "feast_of_goats")
    table = given.turn(0).point("card:feast_of_goats", "attribute:might")
    assert table.refused["card:feast_of_goats"] == "LR-1.24"
    assert owning(Given(3), "feast_of_goats").turn(0).refused["card:feast_of_goats"] == "LR-1.24"


@works("wind_caller")
@clause("LR-49.44")
def test_a_wind_caller_moves_the_drakkar_by_one_sea_besides() -> None:
    given = owning(Given(3).hero(0, 8).drakkar(0, "n").armies(0, 8, 1), "wind_caller")
    table = given.turn(0).point("card:wind_caller", "sea:ne")
    assert table.prompt == "hero_menu"
    table.point("sea:e", "sea:s")
    assert (table.player(0)["sea"], table.prompt) == ("sea:s", "maneuver_menu")


@works("golden_tears")
@clause("LR-49.53")
def test_golden_tears_give_a_card_and_a_rune_for_a_priest() -> None:
    given = owning(Given(3).priests(0, 2).top("axe"), "golden_tears")
    table = given.turn(0).point("card:golden_tears", "rune:algiz")
    assert (table.hand(0), table.runes(0), table.player(0)["priests"]) == (["axe"], {"algiz": 1}, 1)
    assert table.refused["card:golden_tears"] == "LR-1.24"
    table.point("monument:odin")
    assert table.prompt == "hero_menu"
    assert "card:golden_tears" not in owning(Given(3).hero(0, 8), "golden_tears").turn(0).offered


@works("forced_march")
@clause("LR-49.8", "LR-49.9", "LR-49.10", "LR-49.11")
def test_a_forced_march_goes_on_but_not_from_among_others() -> None:
    given = owning(Given(3).drakkar(0, "e").drakkar(1, "nw").loki(13).armies(0, 8, 4).control(1, 12), "forced_march")
    table = maneuvers(given).point("army:0.8.4", "region:12")
    assert table.prompt == "army_march"
    assert table.refused["region:13"] == "LR-5.6"
    assert "region:10" in table.offered
    table.point("region:14")
    assert (table.armies(0, 14), table.region(12)["control"], table.region(14)["control"]) == ([4], 1, 0)
    given = owning(
        Given(3).drakkar(0, "n").drakkar(1, "nw").armies(0, 8, 4).control(1, 9).armies(1, 9, 1), "forced_march"
    )
    assert maneuvers(given).point("army:0.8.4", "region:9").events("battle")
    given = owning(Given(3).hero(0, 2).drakkar(0, "n").armies(0, 8, 4), "forced_march")
    assert special(given).point("action:mobilize", "region:9").prompt != "army_march"


@works("spoils_of_odin")
@clause("LR-49.18")
def test_the_spoils_of_odin_are_one_priest_in_a_turn() -> None:
    """Two Battles are won in the own turn, and a third in the next, in which the other attacks."""
    given = Given(3).hero(0, 8).control(1, 10, 11, 12).armies(1, 10, 1).armies(1, 11, 1).armies(1, 12, 1)
    table = attack(owning(given, "spoils_of_odin"), 6)
    assert (table.prompt, table.player(0)["priests"]) == ("special_choose", 1)
    table.point("action:mobilize", "region:11")
    assert (len(table.events("battle_counted")), table.player(0)["priests"]) == (2, 1)
    table.done("hero_menu").point("army:1.12.1", "region:11")
    assert (table.seat, len(table.events("battle_counted")), table.player(0)["priests"]) == (1, 3, 2)


@works("friend_of_realms")
@clause("LR-49.50")
def test_a_friend_of_the_realms_heals_or_gains_a_rune_with_a_bonus() -> None:
    def befriended() -> Table:
        given = owning(
            Given(3).hero(0, 2).hero(1, 9).allied(1, "niflheim").injured(1, "might"), "friend_of_realms", seat=1
        )
        table = special(given).point("action:prepare", "do:drakkar", "do:done")
        assert (table.prompt, table.seat) == ("blessing_friend", 1)
        assert table.offered == ["attribute:might", "rune:uruz", "rune:othala", "rune:algiz", "do:decline"]
        return table

    assert not befriended().point("attribute:might").player(1)["attributes"]["might"]["injured"]
    assert befriended().point("rune:algiz").runes(1) == {"algiz": 1}
    assert befriended().point("do:decline").runes(1) == {}
    given = owning(Given(3).hero(0, 2).hero(1, 9).allied(1, "niflheim"), "friend_of_realms", seat=1)
    assert special(given).point("action:prepare", "do:decline").prompt == "prepare_option"


@clause("LR-39.9", "LR-1.18")
def test_what_lagertha_does_not_give_outside_her_land_is_refused() -> None:
    given = Given(3).hero(0, 1).control(1, 10).armies(1, 10, 1).armies(0, 9, 3).hand(0, "spear")
    table = maneuvers(led(owning(given.drakkar(0, "nw").drakkar(1, "nw"), "spoils_of_odin"), "lagertha"))
    table.point("army:0.9.3", "region:10").point("card:spear.1")
    assert (table.prompt, table.offered) == ("battle_after", ["card:spoils_of_odin", "card:spear.1"])
    assert table.refused == {"card:lagertha": "LR-1.18"}
