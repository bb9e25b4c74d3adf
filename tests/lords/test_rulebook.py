"""The rulebook read from its first page to its last: what it says of a situation, and what the table does then.

The other files go clause by clause; here a turn is played as the players of the book play it, through the steps.
"""

from typing import Any

import pytest

from meadhall import NotOffered
from meadhall.games.lords.pieces import MONSTERS, SLOTS
from meadhall.testing import clause

from .playing import Given, Table
from .test_battle import attack, play
from .test_hunt import attacked, injuries, wounding
from .test_hunt import play as hunt
from .test_maneuvers import maneuvers
from .test_monsters import MOVE, bound, event, roused
from .test_monument import building, doomed, idle_until
from .test_runes import rich, runes
from .test_special import alone, marked, owning, special

HALOGALAND, TRONDELAG, SVEALAND = (1, 2, 3, 4), (5, 6, 7), (8, 9, 10)


def until(table: Table, prompt: str) -> Table:
    """Whoever is asked something else is done with it."""
    while table.prompt != prompt:
        table.point("do:done")
    return table


def ending(table: Table) -> tuple[int, str] | None:
    """Who won, and how."""
    outcome = table.match.outcome
    return None if outcome is None else (outcome.winners[0], outcome.ending)


# --- goal of the game ------------------------------------------------------------------------------------------------


@clause("LR-36.3", "LR-36.1")
@pytest.mark.parametrize(("seats", "last"), [(2, 10), (3, 10), (4, 10)])
def test_whoever_controls_every_region_of_three_lands_wins_at_once(seats: int, last: int) -> None:
    held = {*HALOGALAND, *TRONDELAG, *SVEALAND} - {last}
    given = Given(seats).drakkar(0, "ne").armies(0, 9, 4).control(0, *held)
    table = maneuvers(given).point("army:0.9.4")
    assert ending(table) is None
    assert ending(table.point(f"region:{last}")) == (0, "jarl")


@clause("LR-36.3", "LR-2.6")
def test_two_lands_and_a_land_less_one_region_win_nothing() -> None:
    given = Given(3).drakkar(0, "ne").armies(0, 9, 3).control(0, *HALOGALAND, *TRONDELAG, 8, 9)
    assert ending(maneuvers(given).point("army:0.9.3", "region:10")) is None


@clause("LR-EX14", "LR-36.4", "LR-36.5", "LR-36.6")
@pytest.mark.parametrize(("seats", "temples", "wins"), [(3, 4, True), (4, 4, True), (3, 3, False), (2, 3, True)])
@pytest.mark.parametrize("builds", [True, False])
def test_temples_win_by_building_and_by_taking(seats: int, temples: int, wins: bool, builds: bool) -> None:
    held = (3, 4, 6, 8)[:temples]
    given = Given(seats).hero(0, 7).control(0, *held).temples(*held)
    if builds:
        table = special(given.control(0, 10)).point("action:build_temple")
    else:
        table = maneuvers(given.temples(10).drakkar(0, "n").control(1, 10).armies(0, 9, 1))
        table.point("army:0.9.1", "region:10")
    assert ending(table) == ((0, "gothi") if wins else None)


@clause("LR-1.20", "LR-25.23")
def test_the_boss_is_no_monster_for_what_targets_monsters() -> None:
    table = runes(owning(rich().loki(8).monster("garm", 9), "monster_lore"))
    aims = {*table.offered, *table.refused}
    assert {ref for ref in aims if "loki" in ref} == {"boss:loki"}
    assert "mjolnir" not in "".join(aims)
    table = given_hammer().turn(0).point("exhaust>artifact:mjolnir")
    assert "boss:loki" not in {*table.offered, *table.refused}


def given_hammer() -> Given:
    return Given(3).hero(0, 8).loki(8).monster("garm", 9).monster("troll", 10).artifact(0, "mjolnir")


# --- Ragnarok --------------------------------------------------------------------------------------------------------


@clause("LR-EX16", "LR-37.2", "LR-37.7")
def test_after_the_third_requisite_everybody_has_one_turn_and_the_builder_the_last_of_all() -> None:
    """Seats 0 and 1 hold as many Regions around Yggdrasil as one another; seat 0 had its last turn earlier."""
    table = doomed(1)
    for seat, region in ((0, 4), (1, 7), (0, 8), (1, 13)):
        table.s.control[region - 1] = seat
    assert idle_until(table, 9) == [2, 0, 1]
    assert ending(table) == (0, "ragnarok")


@clause("LR-23.9", "LR-37.1")
def test_requisites_are_looked_at_only_when_a_monument_is_built() -> None:
    given = Given(3).hero(0, 8).control(0, *HALOGALAND, *TRONDELAG).level("thor", 3).armies(0, 9, 1)
    given.s.players[1].slayers = 2
    table = special(given).point("action:prepare", "do:card", "do:card")
    assert not any(one["fallen"] for one in table.table["requisites"].values())
    table = building(Given(3).hero(0, 8).control(0, *HALOGALAND, *TRONDELAG).level("thor", 3)).point("monument:odin")
    assert sum(one["fallen"] for one in table.table["requisites"].values()) == 2


@clause("LR-37.5", "LR-36.9")
def test_in_ragnarok_too_somebody_may_win_before_the_end() -> None:
    given = Given(3).hero(2, 1).drakkar(2, "n").control(2, *HALOGALAND, *TRONDELAG, 8, 9).armies(2, 9, 4)
    given.s.turns_left = 2
    table = until(given.turn(2), "maneuver_menu").point("army:2.9.4", "region:10")
    assert ending(table) == (2, "jarl")


# --- the board -------------------------------------------------------------------------------------------------------


@clause("LR-14.7", "LR-14.10", "LR-18.8")
def test_a_settlement_serves_only_whoever_controls_it() -> None:
    """An Army in another's Settlement does not rise there, and nobody Recruits in it."""
    given = Given(3).hero(0, 8).drakkar(0, "s").control(1, 9).armies(0, 8, 2)
    table = special(given).point("action:reinforce")
    assert "region:9" not in table.offered
    given = Given(3).hero(0, 8).control(0, 8).armies(0, 8, 2)
    assert special(given).point("action:prepare").refused == {"do:raise": "LR-18.2", "do:heal": "LR-18.2"}


@clause("LR-2.15", "LR-19.2")
def test_a_shrine_has_one_temple_and_only_its_controller_builds_it() -> None:
    table = special(Given(3).hero(0, 7).control(0, 3, 4, 9).control(1, 8).temples(3))
    table.point("action:build_temple")
    assert table.region(4)["temple"] is True  # the only Region left to choose
    given = Given(3).hero(0, 7).control(0, 3, 9).control(1, 8).temples(3)
    assert special(given).refused["action:build_temple"] == "LR-19.1"


@clause("LR-2.17", "LR-7.13", "LR-11.11", "LR-23.15")
def test_a_forge_is_emptied_by_a_hero_and_filled_when_a_monument_is_built() -> None:
    table = Given(3).hero(0, 10).forge(10, "algiz").turn(0).point("forge:10")
    assert table.runes(0) == {"algiz": 1}
    table = building(Given(3).hero(0, 8).forge(10, "algiz", lying=False)).point("monument:thor")
    assert table.region(10)["rune"] is True


# --- control ---------------------------------------------------------------------------------------------------------


@clause("LR-EX1", "LR-3.2", "LR-3.11")
def test_a_region_is_taken_at_the_end_of_the_step_and_not_before() -> None:
    """With forced_march the Army stands in Region 18 for a while, and goes on."""
    given = owning(Given(3).drakkar(0, "n").armies(0, 17, 4).control(0, 17), "forced_march")
    table = maneuvers(given).point("army:0.17.4", "region:18")
    assert (table.prompt, table.region(18)["control"]) == ("army_march", None)
    table.point("region:19")
    assert (table.region(18)["control"], table.region(19)["control"]) == (None, 0)


@clause("LR-3.3", "LR-3.13", "LR-3.2")
def test_what_an_army_could_not_take_it_takes_when_it_has_risen() -> None:
    """Two Runes raise the Army in a neutral Region; the step of Rune Actions ends with a look at control."""
    given = rich().drakkar(0, "n").armies(0, 19, 3)
    table = runes(given).point("rite:raise", "rune:uruz", "rune:othala")
    assert (table.armies(0, 19), table.region(19)["control"]) == ([4], 0)


@clause("LR-3.4", "LR-3.5", "LR-3.9")
def test_population_matters_no_more_once_somebody_has_had_a_region() -> None:
    table = maneuvers(Given(3).drakkar(0, "n").armies(0, 3, 1).control(1, 4).loki(12)).point("army:0.3.1", "region:4")
    assert table.region(4)["control"] == 0


@clause("LR-3.7", "LR-3.8")
def test_a_hero_or_a_monster_takes_nothing_and_an_empty_region_is_kept() -> None:
    given = bound(Given(3).hero(0, 8).control(1, 8, 9).monster("garm", 9), "garm", 0)
    table = special(given).point("action:prepare", "do:card", "do:card")
    assert (table.region(8)["control"], table.region(9)["control"]) == (1, 1)


# --- Seas and Realms -------------------------------------------------------------------------------------------------


@clause("LR-4.5", "LR-4.8", "LR-EX2")
def test_only_the_own_drakkar_is_a_bridge() -> None:
    table = maneuvers(Given(3).drakkar(0, "s").drakkar(1, "e").loki(4).armies(0, 10, 1)).point("army:0.10.1")
    assert table.offered == ["region:8", "region:9", "region:11"]


@clause("LR-4.7")
def test_a_monster_a_realm_and_an_artifact_know_no_bridge() -> None:
    table = roused(rich().drakkar(0, "e").monster("garm", 10), "garm", MOVE)
    assert table.offered == ["region:8", "region:9", "region:11"]
    table = runes(rich().hero(0, 10).drakkar(0, "e"))
    assert table.refused["realm:svartalfheim"] == "LR-13.11"  # Region 12 is beside it, over the Drakkar
    given = given_hammer().hero(0, 10).drakkar(0, "e").hero(1, 14).hero(2, 1)
    assert given.turn(0).point("exhaust>artifact:mjolnir").refused["hero:1"] == "LR-46.2"


@clause("LR-4.12", "LR-4.13", "LR-4.14", "LR-13.12")
def test_the_first_ally_of_a_realm_draws_a_card_and_the_second_does_not() -> None:
    table = runes(rich().top("axe")).point("realm:alfheim")
    assert table.hand(0) == ["axe"]
    table = runes(rich().allied(1, "alfheim")).point("realm:alfheim")
    assert table.hand(0) == []
    assert runes(rich().allied(0, "alfheim")).refused["realm:alfheim"] == "LR-4.14"


# --- Heroes ----------------------------------------------------------------------------------------------------------


@clause("LR-6.5", "LR-11.10")
def test_an_attribute_on_six_stays_there_though_the_priest_is_sent() -> None:
    table = Given(3).priests(0, 1).attributes(0, might=6).level("thor", 1).turn(0).point("monument:thor")
    assert (table.attributes(0), len(table.hand(0))) == ((2, 6, 2), 1)


@clause("LR-6.7", "LR-6.8", "LR-6.19")
def test_an_injured_attribute_is_worth_two_rises_unseen_and_comes_back_higher() -> None:
    given = Given(3).priests(0, 1).attributes(0, might=4).injured(0, "might")
    table = given.turn(0).point("monument:thor")
    assert table.attributes(0) == (2, 2, 2)
    table.point("attribute:might")
    assert table.attributes(0) == (2, 5, 2)


@clause("LR-6.11", "LR-14.9")
@pytest.mark.parametrize(("token", "injured", "value"), [(2, (), 2), (5, (), 5), (5, ("authority",), 2)])
def test_authority_is_the_value_of_a_recruited_army(token: int, injured: tuple[str, ...], value: int) -> None:
    given = Given(3).hero(0, 8).drakkar(0, "s").attributes(0, authority=token).injured(0, *injured)
    assert special(given).point("action:reinforce", "region:17").armies(0, 17) == [value]


@clause("LR-EX10", "LR-7.17", "LR-7.18", "LR-18.6", "LR-18.7")
def test_a_hero_with_wisdom_two_holds_two_runes_and_two_cards() -> None:
    given = Given(3).hero(0, 8).runes(0, uruz=1, algiz=1).hand(0, "axe", "bow").top("spear")
    table = special(given).point("action:prepare", "do:rune", "rune:othala")
    assert (table.prompt, table.offered) == ("rune_discard", ["rune:uruz", "rune:othala", "rune:algiz"])
    table.point("rune:uruz", "do:card")
    assert (table.prompt, len(table.offered)) == ("card_discard", 3)
    table.point(next(ref for ref in table.offered if "axe" in ref))
    assert (table.runes(0), table.hand(0)) == ({"othala": 1, "algiz": 1}, ["bow", "spear"])


@clause("LR-7.6", "LR-7.7", "LR-14.9")
def test_a_killed_army_comes_back_with_the_authority_of_its_new_recruiting() -> None:
    given = Given(3).drakkar(0, "e").drakkar(1, "s").attributes(0, authority=3).armies(0, 9, 6).control(1, 10)
    table = maneuvers(given.armies(1, 10, 6).hand(1, "axe")).point("army:0.9.6", "region:10")
    play(table, "axe")
    assert (table.armies(0, 9), table.player(0)["pool"]) == ([], 6)
    table = maneuvers(Given(3).drakkar(0, "e").attributes(0, authority=3)).point("do:recruit", "region:11")
    assert table.armies(0, 11) == [3]


# --- movement --------------------------------------------------------------------------------------------------------


@clause("LR-5.2", "LR-5.3", "LR-12.3", "LR-12.4")
def test_a_hero_mixes_land_and_drakkar_among_whatever_stands_there() -> None:
    given = Given(3).hero(0, 8).drakkar(0, "e").loki(10).armies(1, 10, 6).control(1, 10).monster("garm", 10)
    table = until(given.turn(0), "hero_menu").point("region:10")
    assert table.offered == ["region:8", "region:9", "region:11", "region:12", "region:14", "do:done"]
    assert table.point("region:14").player(0)["region"] == "region:14"


@clause("LR-5.9", "LR-12.6", "LR-4.2")
def test_a_drakkar_sails_two_seas_and_shares_them() -> None:
    table = until(Given(3).hero(0, 8).drakkar(0, "n").drakkar(1, "ne").turn(0), "hero_menu")
    table.point("sea:ne", "sea:e")
    assert (table.player(0)["sea"], table.prompt) == ("sea:e", "maneuver_menu")


@clause("LR-5.14", "LR-14.12", "LR-32.6", "LR-5.6")
def test_recruiting_and_withdrawing_go_to_loki_though_moving_does_not() -> None:
    table = maneuvers(Given(3).drakkar(0, "e").loki(11)).point("do:recruit", "region:11")
    assert table.armies(0, 11) == [2]
    table = attack(Given(3).loki(11).control(1, 10, 11).armies(1, 10, 3), 6)
    assert table.armies(1, 11) == [2]


@clause("LR-32.1", "LR-4.6")
def test_a_withdrawing_army_uses_the_own_drakkar() -> None:
    given = Given(3).control(1, 10, 14).armies(1, 10, 3).drakkar(1, "e").drakkar(0, "nw").armies(0, 9, 6)
    table = maneuvers(given).point("army:0.9.6", "region:10")
    assert table.armies(1, 14) == [2]


@clause("LR-32.5", "LR-32.4")
def test_who_has_no_region_to_withdraw_to_loses_the_armies() -> None:
    table = attack(Given(3).control(1, 10).armies(1, 10, 4), 6)
    assert (table.armies(1, 10), table.player(1)["pool"]) == ([], 6)


# --- the Hero Draft --------------------------------------------------------------------------------------------------


@clause("LR-9.15", "LR-9.17", "LR-9.18")
@pytest.mark.parametrize(("number", "taken"), [(9, True), (6, False), (10, False)])
def test_a_start_region_of_population_two_is_taken_at_once(number: int, taken: bool) -> None:
    given = Given(3)
    given.s.step = -1
    given.s.players[0].hero = given.s.players[0].drakkar = -1
    table = given.at(["land", 0], ["place_drakkar", 0]).point("sea:ne", f"region:{number}")
    assert table.armies(0, number) == [1, 1]
    assert table.region(number)["control"] == (0 if taken else None)


# --- the turn --------------------------------------------------------------------------------------------------------


@clause("LR-10.1", "LR-10.2", "LR-10.3", "LR-10.6")
def test_four_steps_may_be_skipped_and_the_fifth_may_not() -> None:
    table = rich().priests(0, 1).armies(0, 9, 1).turn(0)
    asked = []
    while table.prompt != "special_choose":
        asked.append(table.prompt)
        table.point("do:done")
    assert asked == ["prayer_menu", "hero_menu", "rune_menu", "maneuver_menu"]
    assert not {"do:done", "do:decline"} & set(table.offered)
    with pytest.raises(NotOffered):
        table.point("do:done")
    table.point("action:prepare", "do:card", "do:card")
    assert [event["seat"] for event in table.events("turn")][-1] == 1


@clause("LR-11.2", "LR-11.3", "LR-11.4", "LR-11.5", "LR-11.6")
def test_a_monument_has_room_for_three_priests_and_asks_for_nothing_else() -> None:
    given = Given(3).hero(0, 1).control(1, 15).praying("thor", 0, 1).praying("odin", 0, 1, 2).priests(0, 2)
    table = given.turn(0)
    assert table.refused["monument:odin"] == "LR-11.2"
    table.point("monument:thor")
    assert table.player(0)["priests"] == 1
    assert table.prompt == "hero_menu"  # one Priest in a step, and nothing else was there to do


@clause("LR-11.12", "LR-11.13", "LR-11.14", "LR-EX3")
def test_a_rune_is_forged_in_anothers_region_and_a_priest_sent_besides() -> None:
    given = Given(3).hero(0, 10).control(1, 10).forge(10, "uruz").priests(0, 1).level("freya", 0)
    table = given.turn(0).point("forge:10", "monument:freya")
    assert (table.runes(0), table.attributes(0)) == ({"uruz": 1}, (2, 2, 3))


@clause("LR-12.2", "LR-12.7")
def test_one_of_walking_sailing_and_healing() -> None:
    table = until(Given(3).hero(0, 8).injured(0, "might", "wisdom").turn(0), "hero_menu").point("attribute:might")
    assert table.prompt != "hero_menu"
    assert table.player(0)["attributes"]["wisdom"]["injured"] is True


# --- Rune Actions ----------------------------------------------------------------------------------------------------


@clause("LR-13.2", "LR-13.8")
def test_one_rune_action_in_a_turn_however_many_runes_are_left() -> None:
    table = runes(rich()).point("rite:card", "rune:uruz", "rune:othala")
    assert table.prompt != "rune_menu"
    assert len(table.hand(0)) == 1


@clause("LR-13.6", "LR-13.7")
def test_a_set_is_of_different_runes() -> None:
    table = runes(Given(3).hero(0, 8).attributes(0, wisdom=6).runes(0, uruz=3, algiz=1))
    assert table.refused["rite:cards"] == "LR-13.6"
    table.point("rite:card")
    assert table.runes(0) == {"uruz": 2}
    assert runes(Given(3).hero(0, 8).attributes(0, wisdom=6).runes(0, uruz=6)).prompt != "rune_menu"


@clause("LR-EX12", "LR-13.5", "LR-13.9", "LR-44.3")
def test_the_boss_is_roused_for_his_rune_where_the_own_hero_stands() -> None:
    table = runes(rich().loki(8)).point("boss:loki")
    assert (table.runes(0), table.prompt) == ({"uruz": 2, "othala": 1, "algiz": 2}, "boss_place")
    assert runes(rich().loki(9)).refused["boss:loki"] == "LR-13.9"


@clause("LR-13.13", "LR-7.2", "LR-7.4")
def test_two_runes_raise_an_army_anywhere_but_none_above_six() -> None:
    table = runes(rich().armies(0, 19, 1).armies(0, 20, 6)).point("rite:raise", "rune:uruz", "rune:algiz")
    assert table.armies(0, 19) == [2]
    assert runes(rich().armies(0, 20, 6)).refused["rite:raise"] == "LR-13.3"


@clause("LR-13.14", "LR-21.5")
def test_two_runes_rouse_a_neutral_or_own_monster_wherever_it_is() -> None:
    given = bound(bound(rich().monster("garm", 20).monster("troll", 19).monster("jotunn", 18), "garm", 0), "troll", 1)
    table = runes(given)
    assert table.refused["activate>monster:troll"] == "LR-13.14"
    assert {"activate>monster:garm", "activate>monster:jotunn"} <= set(table.offered)


@clause("LR-13.16", "LR-5.15")
def test_two_runes_place_the_hero_anywhere() -> None:
    table = runes(rich()).point("rite:hero", "rune:uruz", "rune:othala")
    assert len(table.offered) == 20
    assert table.point("region:21").player(0)["region"] == "region:21"


@clause("LR-13.17", "LR-6.10")
def test_three_runes_raise_a_lowest_attribute() -> None:
    given = rich().attributes(0, authority=3, might=4, wisdom=5).injured(0, "might")
    table = runes(given.runes(0)).point("rite:attribute")
    assert table.player(0)["attributes"]["might"]["token"] == 5
    table = runes(rich().attributes(0, authority=3, might=3, wisdom=5)).point("rite:attribute")
    assert table.offered == ["attribute:authority", "attribute:might"]


@clause("LR-13.18")
def test_three_runes_draw_two_cards() -> None:
    assert len(runes(rich()).point("rite:cards").hand(0)) == 2


# --- Maneuvers -------------------------------------------------------------------------------------------------------


@clause("LR-14.2", "LR-14.6", "LR-14.7")
def test_an_activated_army_moves_one_region_or_rises_by_one() -> None:
    given = Given(3).drakkar(0, "n").control(0, 9).armies(0, 9, 5, 6)
    table = maneuvers(given).point("army:0.9.5")
    assert table.offered == ["region:6", "region:7", "region:8", "region:10", "do:raise"]
    assert table.point("do:raise").armies(0, 9) == [6, 6]
    assert maneuvers(given_six()).point("army:0.9.6").refused["do:raise"] == "LR-14.7"


def given_six() -> Given:
    return Given(3).drakkar(0, "n").control(0, 9).armies(0, 9, 6)


@clause("LR-14.3", "LR-14.10", "LR-EX15")
def test_whoever_has_no_army_recruits_by_the_drakkar_or_in_an_own_settlement() -> None:
    table = maneuvers(Given(3).drakkar(0, "s").control(0, 9, 10).control(1, 11)).point("do:recruit")
    assert table.offered == ["region:9", "region:14", "region:16", "region:17"]


# --- Special Actions -------------------------------------------------------------------------------------------------


@clause("LR-EX4", "LR-15.9", "LR-15.10", "LR-15.16", "LR-48.3")
def test_the_first_marker_on_monsters_gives_muspelheim_to_red_and_then_to_green() -> None:
    given = Given(3).hero(0, 8).monster("garm", 8).control(0, 9).control(1, 3)
    table = special(given.allied(0, "muspelheim").allied(1, "muspelheim")).point("action:monsters")
    assert (table.prompt, table.seat) == ("realm_bonus", 1)
    table.point("do:take")
    assert (table.prompt, table.seat, table.armies(1, 3)) == ("realm_bonus", 0, [1])
    table.point("do:take")
    assert (table.prompt, table.armies(0, 9)) == ("monsters_mode", [1])
    assert [table.runes(seat) for seat in range(3)] == [{}, {}, {}]


@clause("LR-15.19", "LR-23.1", "LR-15.3")
def test_build_monument_lays_no_marker_and_needs_one_on_the_wheel() -> None:
    given = Given(3).hero(0, 8).allied(0, *["muspelheim", "niflheim", "alfheim"])
    assert special(given).refused["action:build_monument"] == "LR-23.1"
    table = building(Given(3).hero(0, 8).allied(0, "muspelheim", "niflheim", "alfheim")).point("monument:thor")
    assert not table.events("bonus_taken")
    assert not any(table.table["wheel"].values())


@clause("LR-EX11", "LR-16.1", "LR-15.4")
def test_six_armies_on_the_board_leave_nothing_to_reinforce_with() -> None:
    given = Given(3).hero(0, 8).armies(0, 9, 1, 1, 1, 1, 1)
    assert "action:reinforce" in special(given).offered
    assert special(Given(3).hero(0, 8).armies(0, 9, 1, 1, 1, 1, 1, 1)).refused["action:reinforce"] == "LR-16.1"


@clause("LR-EX15", "LR-14.11", "LR-16.3", "LR-31.3")
def test_reinforce_among_others_is_an_attack_at_the_end_of_the_step() -> None:
    given = Given(3).hero(0, 8).drakkar(0, "e").drakkar(1, "nw").control(1, 10).armies(1, 10, 1).armies(0, 16, 1)
    table = special(given.hand(1, "bow")).point("action:reinforce", "region:10")
    assert (table.prompt, table.seat) == ("battle_card", 1)
    assert [(told["attacker"], told["defender"]) for told in table.events("battle")] == [(0, 1)]


@clause("LR-17.2", "LR-17.6", "LR-17.7", "LR-31.5")
def test_mobilize_moves_many_and_the_active_player_orders_the_battles() -> None:
    given = Given(3).hero(0, 1).drakkar(0, "s").drakkar(1, "nw").drakkar(2, "nw").control(0, 8)
    given.armies(0, 8, 3, 4, 6).control(1, 9).armies(1, 9, 1).control(2, 10).armies(2, 10, 1).loki(21)
    table = special(given).point("action:mobilize", "army:0.8.3", "region:9", "army:0.8.4", "region:10")
    table.point("army:0.8.6", "region:11")
    assert (table.region(11)["control"], table.region(9)["control"]) == (0, 1)  # control is looked at first
    assert (table.prompt, table.seat, table.offered) == ("battle_order", 0, ["region:9", "region:10"])
    table.point("region:10")
    assert [told["region"] for told in table.events("battle")] == ["region:10", "region:9"]
    assert (table.region(9)["control"], table.region(10)["control"]) == (0, 0)


@clause("LR-18.2", "LR-18.3", "LR-18.4", "LR-18.5")
def test_prepare_takes_two_of_four_and_may_take_one_twice() -> None:
    given = Given(3).hero(0, 8).injured(0, "might", "authority").armies(0, 9, 1).control(0, 9)
    table = special(given).point("action:prepare")
    assert table.offered == ["do:heal", "do:card", "do:rune", "do:raise"]
    table.point("do:heal", "attribute:might", "do:heal")
    assert injuries(table) == 0
    table = special(Given(3).hero(0, 8).armies(0, 9, 1).control(0, 9)).point("action:prepare", "do:raise", "do:raise")
    assert table.armies(0, 9) == [3]


@clause("LR-19.3", "LR-19.5", "LR-19.6", "LR-52.3")
@pytest.mark.parametrize(("built", "drafts"), [(0, False), (1, True), (2, False), (3, False), (4, True), (5, False)])
def test_a_temple_brings_a_priest_and_under_some_spaces_a_draft(built: int, drafts: bool) -> None:
    given = Given(3).hero(0, 7).control(0, 3).temples(*(4, 6, 8, 10, 13)[:built])
    table = special(given).point("action:build_temple")
    assert table.player(0)["priests"] == 1
    assert (table.prompt == "blessing_pick") == drafts


@clause("LR-21.2", "LR-21.3")
def test_two_different_monsters_are_roused_the_own_and_neutral_ones() -> None:
    given = bound(bound(Given(3).hero(0, 2).monster("garm", 8).monster("troll", 9), "troll", 0), "garm", 1)
    table = special(given.monster("fafnir", 20)).point("action:monsters")
    assert table.offered == ["monster:troll", "monster:fafnir"]


@clause("LR-EX13", "LR-29.16", "LR-29.17")
def test_a_miniature_and_a_slayer_token_count_alike() -> None:
    given = Given(3).hero(0, 8).loki(8).monster("garm", 8)
    given.s.players[0].slain, given.s.players[0].slayers = [0], 1
    assert "boss:loki" in special(given).point("action:monsters").offered


@clause("LR-EX6", "LR-22.1", "LR-22.4", "LR-22.7", "LR-22.10")
def test_usurping_a_neutral_region_drives_armies_out_whatever_they_are_worth() -> None:
    given = alone(3).drakkar(0, "e").drakkar(1, "e").armies(1, 3, 1).armies(2, 2, 6)
    given.s.players[1].armies = [2 * 7 + 1]
    table = special(given.control(1, 20)).point("action:usurp")
    assert (table.armies(1, 20), table.region(3)["control"], table.prompt) == ([1], 0, "usurp_recruit")


@clause("LR-22.5", "LR-22.6")
@pytest.mark.parametrize(("might", "armies", "can"), [(3, (2, 1), True), (2, (2, 1), False), (2, (), True)])
def test_usurping_anothers_region_needs_might_for_the_armies_there(
    might: int, armies: tuple[int, ...], can: bool
) -> None:
    given = alone(4).attributes(0, might=might).control(1, 4, 1).armies(1, 4, *armies).loki(12)
    assert ("action:usurp" in special(given).offered) == can


# --- Build Monument --------------------------------------------------------------------------------------------------


@clause("LR-23.2", "LR-23.3", "LR-23.12", "LR-23.13", "LR-23.14", "LR-23.17", "LR-23.18", "LR-23.19")
def test_building_clears_the_table_and_pays_the_builder_alone() -> None:
    given = Given(3).hero(0, 8).control(0, 3, 6, 10).control(1, 4).temples(3, 6, 4).praying("odin", 0, 1).priests(1, 2)
    given.artifact(1, "gungnir", charged=False).forge(10, "algiz", lying=False).forge(6, "uruz").forge(2, "uruz")
    marked(given, "mobilize", 1, 2)
    table = building(given.attributes(0, wisdom=2)).point("monument:freya")
    assert table.table["monuments"]["freya"]["level"] == 1
    assert not any(monument["priests"] for monument in table.table["monuments"].values())
    assert not any(table.table["wheel"].values())
    assert table.table["artifacts"]["gungnir"]["charged"] is True
    assert (table.player(0)["priests"], table.player(1)["priests"]) == (2, 2)
    assert (table.runes(0), table.runes(1)) == ({"uruz": 1, "algiz": 1}, {})


@clause("LR-23.5", "LR-23.8")
def test_a_turned_requisite_stays_turned() -> None:
    given = Given(3).hero(0, 8)
    given.s.fallen[0] = True
    table = building(given).point("monument:thor")
    assert [one["fallen"] for one in table.table["requisites"].values()] == [True, False, False, False, False]


@clause("LR-24.1", "LR-24.2", "LR-24.6", "LR-24.7", "LR-24.8", "LR-24.10")
def test_an_event_places_the_upper_monster_and_rouses_both_runes_in_order() -> None:
    """Card 4 places a Monster of uruz, rouses algiz and then othala, and the Boss at last."""
    given = event(Given(3), 4).monster("garm", 19).monster("nidhogg", 20).monster("fafnir", 10)
    for name, seat in (("garm", 2), ("nidhogg", 2), ("fafnir", 1)):
        bound(given, name, seat)
    given.s.upper[2] = MONSTERS.index("nidhogg")
    table = given.at(["resolve_event"])
    assert table.table["monsters"]["jotunn"]["region"] == "region:4"
    asked = []
    while table.prompt == "monster_act":
        asked.append((table.seat, table.ask.about["monster"]))
        table.point("do:move").point(table.offered[0])
    assert asked == [(2, "monster:nidhogg"), (2, "monster:garm"), (1, "monster:fafnir")]
    assert (table.prompt, table.seat) == ("boss_place", 0)


# --- Monsters --------------------------------------------------------------------------------------------------------


@clause("LR-25.4", "LR-25.5", "LR-25.6", "LR-25.7")
@pytest.mark.parametrize(
    ("face", "prompt"),
    [(0, "monster_move"), (1, "monster_move"), (2, "monster_move"), (3, ""), (4, ""), (5, "monster_act")],
)
def test_the_die_of_a_neutral_monster(face: int, prompt: str) -> None:
    """Nobody is near draugr, so that an attack asks nothing."""
    table = roused(rich().monster("draugr", 18), "draugr", face)
    assert (table.prompt == prompt) if prompt else table.prompt not in ("monster_move", "monster_act")


@clause("LR-25.2", "LR-25.3", "LR-25.8", "LR-25.11")
def test_a_controller_decides_without_a_die_and_suffers_with_the_others() -> None:
    given = bound(rich().monster("jotunn", 9).armies(0, 9, 2).armies(1, 8, 2), "jotunn", 0)
    table = roused(given, "jotunn").point("do:attack")
    assert (table.armies(0, 9), table.events("rolled")) == ([1], [])


@clause("LR-EX7", "LR-25.13", "LR-25.15", "LR-25.17")
def test_the_stomp_of_the_book() -> None:
    table = roused(rich().monster("draugr", 18).armies(1, 19, 3), "draugr", MOVE).point("region:19")
    assert (table.armies(1, 19), [told["seat"] for told in table.events("stomped")]) == ([2], [1])


@clause("LR-25.19", "LR-25.20", "LR-25.21", "LR-25.22")
def test_two_rings_and_no_more() -> None:
    given = rich().monster("garm", 8).monster("troll", 9).monster("jotunn", 10)
    bound(bound(given, "troll", 0), "jotunn", 0)
    table = runes(given).point("control>monster:garm", "monster:troll")
    rings = {name: foe["ring"] for name, foe in table.table["monsters"].items()}
    assert {name for name, ring in rings.items() if ring == 0} == {"garm", "jotunn"}
    assert rings["troll"] is None


# --- the Hunt --------------------------------------------------------------------------------------------------------


@clause("LR-EX8", "LR-27.6", "LR-27.15", "LR-27.16", "LR-27.17")
@pytest.mark.parametrize(
    ("wisdom", "played", "drawn", "hurt"),
    [(3, ("spear", "spear"), 2, 0), (2, ("spear", "spear"), 1, 0), (5, ("spear",), 2, 1), (3, (), 1, 1)],
)
def test_defence_and_weak_spot(wisdom: int, played: tuple[str, ...], drawn: int, hurt: int) -> None:
    """special_2 has Rage 4 and Weak Spot 7; garm's Special Attack injures once."""
    given = Given(3).attributes(0, wisdom=wisdom, might=4).hand(0, *played, "bow")
    table = hunt(attacked(given, "special_2"), "special_2", *played, "do:done")
    if hurt:
        table.point("attribute:might")
    assert (injuries(table), len(table.hand(0))) == (hurt, 1 + drawn)


@clause("LR-27.21", "LR-34.3")
def test_what_was_played_to_defend_is_laid_away_after_the_cards_are_drawn() -> None:
    """The deck is empty: the discards alone are shuffled, and the defence is not among them yet."""
    given = Given(3).attributes(0, wisdom=6).only("spear", "spear", discards=("bow", "axe"))
    for _ in range(2):
        token = given.s.decks[0].pop()
        given.s.players[0].hand.append(token)
        given._tell(given.s, token, minds=[0])
    table = hunt(attacked(given, "claw_1"), "claw_1", "spear", "spear")
    assert sorted(table.hand(0)) == ["axe", "bow"]
    assert [ref.partition(".")[0] for ref in table.table["decks"]["combat"]["discards"]] == ["card:spear"] * 2


@clause("LR-27.1", "LR-29.3", "LR-29.6")
def test_an_empty_attack_deck_at_the_start_of_a_monster_round_ends_the_hunt() -> None:
    table = attacked(Given(3), "claw_1", "claw_2", deck=0)
    assert (table.prompt, table.table["hunt"]["hand"]) == ("injury_take", 0)


@clause("LR-28.14", "LR-28.16", "LR-28.15")
def test_a_hunter_wounds_as_often_as_the_cards_allow_and_must_wound_once() -> None:
    table = wounding(Given(3).hand(0, "spear", "axe", "bow"))
    hunt(table, "wound:garm.1", "spear", "wound:garm.4", "axe")
    while table.prompt not in ("hunt_slot", "hunt_attack"):
        table.point(table.offered[0])
    assert table.point("do:done").prompt == "hunt_attack"
    table = wounding(Given(3).hand(0, "spear", "axe")).point("do:done")
    assert table.prompt == "injury_take"


@clause("LR-29.10", "LR-29.12", "LR-29.13", "LR-29.14", "LR-28.12")
@pytest.mark.parametrize(
    ("slot", "card", "then"),
    [(1, "spear", "army"), (4, "axe", "realm"), (6, "sword", "priest"), (7, "bow", "rune")],
)
def test_a_reward_is_gained_at_once(slot: int, card: str, then: str) -> None:
    given = Given(3).armies(0, 9, 1).hand(0, card, "shield")
    table = hunt(wounding(given), f"wound:garm.{slot}", card)
    gained: dict[str, Any] = {
        "army": table.armies(0, 9),
        "realm": table.prompt,
        "priest": table.player(0)["priests"],
        "rune": table.prompt,
    }
    assert gained[then] == {"army": [2], "realm": "alliance_realm", "priest": 1, "rune": "rune_gain"}[then]


@clause("LR-30.1", "LR-30.5", "LR-30.11")
def test_a_wound_of_the_boss_takes_two_cards_at_once() -> None:
    table = wounding(Given(3).hand(0, "spear"), foe="loki")
    assert table.offered == ["do:done"]
    table = hunt(wounding(Given(3).hand(0, "spear", "bow"), foe="loki"), "wound:loki.1", "spear")
    assert table.table["boss"]["wounds"][0] is None
    hunt(table, "bow")
    assert table.events("wounded")[-1]["slot"] == 1


@clause("LR-29.26", "LR-29.27")
def test_the_artifact_comes_after_a_failed_hunt_too_whoever_dealt_the_wounds() -> None:
    """garm's slots without a Reward are the second, third and fifth."""
    given = Given(3).hand(0, "spear", "shield")
    given.s.foes[MONSTERS.index("garm")].wounds = [-1, 1, 2, -1, -1, -1, -1]
    table = hunt(wounding(given), "wound:garm.5", "spear", "do:done", "claw_1", "do:done")
    while table.prompt in ("injury_take", "hunt_slot"):
        table.point("do:done" if table.prompt == "hunt_slot" else table.offered[0])
    assert table.table["artifacts"]["gnipa_chain"]["holder"] == 0


@clause("LR-29.16", "LR-29.17", "LR-29.18", "LR-29.19", "LR-29.22")
def test_a_monster_slain_outside_a_hunt_gives_a_miniature_a_token_and_no_reward() -> None:
    given = Given(3).hero(0, 8).monster("garm", 19).monster("troll", 10).artifact(0, "mjolnir")
    given.s.foes[MONSTERS.index("garm")].wounds = [1, 1, 1, 1, 0, 2, -1]
    table = given.turn(0).point("exhaust>artifact:mjolnir", "monster:garm")
    assert (table.s.players[0].slain, table.s.players[1].slayers, table.s.players[2].slayers) == ([4], 1, 0)
    assert (table.runes(0), table.s.holders[4], table.table["monsters"]["garm"]["region"]) == ({}, -2, None)


# --- Battles ---------------------------------------------------------------------------------------------------------


@clause("LR-EX9", "LR-31.8", "LR-31.17", "LR-31.18", "LR-31.19", "LR-31.25")
@pytest.mark.parametrize(
    ("defending", "winner", "left"), [(("spear",), 0, [3]), (("spear", "bow"), 1, [2]), ((), 0, [3])]
)
def test_the_battle_of_the_book_and_what_one_card_more_changes(
    defending: tuple[str, ...], winner: int, left: list[int]
) -> None:
    """Seven to six; with a bow seven to seven, which is the defender's."""
    given = Given(3).control(0, 9).control(1, 10, 11).armies(1, 10, 4).hand(1, *defending).hand(0, "sword")
    table = attack(given)
    play(table, *defending[:1], "sword", *defending[1:])
    assert table.events("battle_over")[-1]["winner"] == winner
    assert table.armies(0, 10 if winner == 0 else 9) == left


@clause("LR-31.11", "LR-31.22")
def test_more_symbols_than_the_armies_are_worth_cannot_be_played() -> None:
    table = attack(Given(3).control(1, 10).armies(1, 10, 1).hand(1, "axe", "sword", "bow"))
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:sword", "card:bow", "do:pass"]
    assert list(table.refused.values()) == ["LR-31.11"]


@clause("LR-31.24", "LR-32.3")
def test_all_that_lost_withdraw_to_one_single_region() -> None:
    table = attack(Given(3).control(1, 10, 8, 11).armies(1, 10, 2, 2).drakkar(0, "nw"), 6)
    assert (table.prompt, table.seat, table.offered) == ("withdraw_where", 1, ["region:8", "region:11"])
    assert table.point("region:8").armies(1, 8) == [1, 1]


@clause("LR-31.27", "LR-31.28", "LR-3.3")
@pytest.mark.parametrize(("army", "control"), [(6, 0), (3, None)])
def test_the_winner_in_a_neutral_region_still_needs_its_population(army: int, control: int | None) -> None:
    table = attack(Given(3).armies(1, 10, 1), army)
    assert (table.region(10)["control"], table.armies(0, 10)) == (control, [army])


@clause("LR-33.7", "LR-33.1", "LR-3.16")
def test_a_gods_artifact_goes_charged_to_whoever_takes_the_region() -> None:
    given = Given(3).drakkar(0, "s").control(1, 15).artifact(1, "mjolnir", charged=False).armies(0, 16, 1)
    table = maneuvers(given).point("army:0.16.1", "region:15")
    told = table.events("artifact_taken")[-1]
    assert (told["seat"], told["artifact"], told["before"]) == (0, "artifact:mjolnir", 1)
    assert table.table["artifacts"]["mjolnir"]["charged"] is True


# --- what a card adds to a card --------------------------------------------------------------------------------------


@clause("LR-49.12", "LR-41.36")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        (["dwarven_hammer"], 6),
        (["dwarven_hammer", "sword"], 6),
        (["sword", "dwarven_hammer"], 5),
        (["dwarven_hammer", "axe"], 5),
        (["dwarven_hammer", "dwarven_hammer"], 6),
    ],
)
def test_a_free_first_card_and_a_hammer_that_ignores_another_symbol(cards: list[str], left: int) -> None:
    """veteran_hird frees the first card; what lies on that is no symbol the hammer would have to leave."""
    given = owning(Given(3).control(1, 10, 11).armies(1, 10, 1).hand(0, *cards), "veteran_hird")
    assert play(attack(given, 6), *cards).armies(0, 10) == [left]


@clause("LR-1.24", "LR-28.9", "LR-28.17")
@pytest.mark.parametrize(("card", "slot"), [("bearded_axe", 4), ("hammer", 4)])
def test_what_would_only_matter_to_the_next_attack_is_not_asked_after_the_last_wound(card: str, slot: int) -> None:
    """bearded_axe lowers the next Rage, hammer takes an attack away: with the last slot the Hunt is over."""
    given = Given(3).hand(0, card, "shield")
    foe = "garm" if card == "bearded_axe" else "jotunn"
    slots = 7 if foe == "garm" else 8
    given.s.foes[MONSTERS.index(foe)].wounds = [1] * (slot - 1) + [-1] + [1] * (slots - slot)
    table = hunt(wounding(given, "claw_1", "claw_2", foe=foe), f"wound:{foe}.{slot}", card)
    assert table.prompt != "hunt_effect"


def test_the_wheel_has_the_six_actions_of_the_book() -> None:
    assert SLOTS == ("monsters", "build_temple", "prepare", "mobilize", "reinforce", "usurp")
