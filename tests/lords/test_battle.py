"""Sections 31 and 32, with the Battle effects of section 41: Armies fight, take Casualties and withdraw."""

import pytest

from meadhall import SPECTATOR
from meadhall.games.lords.state import Battle
from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_maneuvers import maneuvers


def attack(given: Given, army: int = 4) -> Table:
    """Seat 0 moves an Army out of Region 9 into Region 10, where seat 1 stands; the Battle begins."""
    return maneuvers(given.drakkar(0, "nw").drakkar(1, "nw").armies(0, 9, army)).point(f"army:0.9.{army}", "region:10")


def play(table: Table, *ids: str) -> Table:
    """Whoever is asked plays a card or passes, one after the other."""
    for id in ids:
        ref = "do:pass" if id == "pass" else next(ref for ref in table.offered if ref.startswith(f"card:{id}."))
        table.point(ref)
    return table


def values(table: Table) -> list[int]:
    """The Battle values that were counted, of attacker and defender."""
    counted: list[int] = table.events("battle_counted")[-1]["values"]
    return counted


@clause(
    "LR-EX9", "LR-31.8", "LR-31.9", "LR-31.14", "LR-31.17", "LR-31.19", "LR-31.24", "LR-31.25", "LR-31.27", "LR-5.8"
)
def test_the_example_of_the_rulebook() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 4).hand(1, "spear").hand(0, "sword")
    table = attack(given)
    assert (table.prompt, table.seat) == ("battle_card", 1)
    play(table, "spear", "sword")
    assert values(table) == [7, 6]
    assert (table.armies(1, 10), table.armies(1, 11)) == ([], [3])
    assert table.armies(0, 10) == [3]
    assert table.region(10)["control"] == 0


@clause("LR-31.10", "LR-1.13")
def test_whoever_passed_plays_no_more_and_the_other_goes_on() -> None:
    given = Given(3).control(1, 10).armies(1, 10, 4).hand(1, "spear", "bow").hand(0, "spear", "spear_wall", "axe")
    table = attack(given)
    play(table, "pass", "spear", "spear_wall")
    assert (table.prompt, table.seat) == ("battle_card", 0)
    play(table, "pass")
    assert values(table) == [4 + 2 + 1, 4]
    assert len(table.hand(1)) == 2


@clause("LR-34.7")
def test_a_hand_is_asked_even_if_nothing_of_it_can_be_played() -> None:
    table = attack(Given(3).control(1, 10).armies(1, 10, 1).hand(1, "axe"))
    assert (table.prompt, table.seat, table.offered) == ("battle_card", 1, ["do:pass"])
    assert list(table.refused.values()) == ["LR-31.11"]


@clause("LR-31.18", "LR-31.30")
def test_a_tie_is_the_defenders() -> None:
    table = attack(Given(3).control(1, 10).armies(1, 10, 4).control(0, 9))
    assert values(table) == [4, 4]
    assert (table.armies(0, 9), table.armies(1, 10)) == ([3], [4])
    assert table.region(10)["control"] == 1


@clause("LR-31.11", "LR-31.12")
def test_no_more_symbols_than_the_armies_are_worth() -> None:
    given = Given(3).control(1, 10).armies(1, 10, 3).hand(1, "axe", "axe", "sword")
    table = play(attack(given, 6), "axe")
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:sword", "do:pass"]
    assert [ref.partition(".")[0] for ref in table.refused] == ["card:axe"]


@clause("LR-31.3")
def test_whoever_came_in_an_earlier_step_is_no_attacker_any_more() -> None:
    """Seat 0 has marched into the Region in its turn, and seat 1 follows in the next."""
    table = attack(Given(3).control(1, 11).armies(1, 11, 6)).point("action:prepare", "do:card", "do:card")
    table.done("hero_menu").point("army:1.11.6", "region:10")
    assert [(event["attacker"], event["defender"]) for event in table.events("battle")] == [(1, 0)]


@clause("LR-31.1", "LR-31.2", "LR-31.3")
def test_the_one_who_moved_in_is_the_attacker() -> None:
    table = attack(Given(3).hero(2, 10).monster("garm", 10).control(1, 10).armies(1, 10, 4).hand(1, "bow"))
    battle = table.table["battle"]
    assert [side["seat"] for side in battle["sides"]] == [0, 1]
    assert battle["region"] == "region:10"


@clause("LR-EX15", "LR-14.11")
def test_recruiting_among_others_is_an_attack() -> None:
    given = Given(3).drakkar(0, "e").drakkar(1, "nw").control(1, 10).armies(1, 10, 1).hand(1, "bow")
    table = maneuvers(given).point("do:recruit", "region:10")
    assert [side["seat"] for side in table.table["battle"]["sides"]] == [0, 1]
    play(table, "pass")
    assert table.region(10)["control"] == 0


@clause("LR-31.20", "LR-31.21")
def test_the_loser_takes_one_on_each_army_and_then_the_symbols_as_they_like() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 2, 3).hand(1, "sword").hand(0, "axe")
    table = play(attack(given, 6), "sword", "axe")
    assert (table.prompt, table.seat, table.offered) == ("battle_casualty", 1, ["army:1.10.1", "army:1.10.2"])
    table.point("army:1.10.1")
    assert table.armies(1, 11) == [2]


@clause("LR-31.22", "LR-7.6", "LR-7.7")
def test_casualties_beyond_the_armies_are_ignored() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 2).hand(1, "axe").hand(0, "spear")
    table = play(attack(given, 6), "axe", "spear")
    assert values(table) == [8, 6]
    assert (table.player(1)["pool"], table.armies(1, 11)) == (6, [])
    assert len(table.events("army_killed")) == 1


@clause("LR-31.26", "LR-31.25")
def test_the_winner_takes_casualties_for_symbols_only() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 1).hand(0, "axe")
    table = play(attack(given, 5), "axe")
    assert table.armies(0, 10) == [3]


@clause("LR-31.29")
def test_a_winner_without_armies_changes_nothing() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 1).hand(0, "sword", "spear")
    table = play(attack(given, 1), "sword", "pass")
    assert values(table) == [4, 1]
    assert table.region(10)["control"] == 1
    assert (table.armies(0, 10), table.armies(1, 10)) == ([], [])


@clause("LR-31.28")
def test_a_winner_below_the_population_strength_leaves_the_region_neutral() -> None:
    table = attack(Given(3).armies(1, 10, 1).control(1, 11), 3)
    assert (table.region(10)["control"], table.armies(0, 10)) == (None, [3])


@clause("LR-31.5", "LR-31.6", "LR-32.7")
def test_the_active_player_orders_the_battles_and_who_withdraws_joins_the_next() -> None:
    given = Given(3).drakkar(0, "nw").drakkar(1, "nw").control(1, 10, 11).armies(1, 10, 1, 1).armies(1, 11, 2)
    given.armies(0, 10, 5).armies(0, 11, 5)
    given.s.entered = [(9, 0, 8), (10, 0, 8)]
    table = given.at(["pass_on", 2], ["battles"])
    assert (table.prompt, table.seat, table.offered) == ("battle_order", 0, ["region:10", "region:11"])
    table.point("region:11")
    assert table.armies(1, 11) == []
    assert [battle["values"] for battle in table.events("battle_counted")] == [[5, 2], [5, 3]]


# --- withdrawing -----------------------------------------------------------------------------------------------------


@clause("LR-32.1", "LR-32.2", "LR-32.3", "LR-32.4", "LR-32.6", "LR-32.11")
def test_all_surviving_armies_go_to_one_own_region_nearby() -> None:
    given = Given(3).control(1, 8, 10, 11, 16).armies(1, 10, 2, 2).hero(1, 10).loki(11).monster("garm", 11)
    table = attack(given, 6)
    assert (table.prompt, table.seat, table.offered) == ("withdraw_where", 1, ["region:8", "region:11"])
    assert table.refused["region:16"] == table.refused["region:9"] == "LR-32.2"
    table.point("region:11")
    assert table.armies(1, 11) == [1, 1]
    assert table.player(1)["region"] == "region:10"


@clause("LR-4.6", "LR-32.2")
def test_armies_withdraw_over_the_own_drakkar() -> None:
    given = Given(3).control(1, 10, 14).armies(1, 10, 2).drakkar(0, "nw").drakkar(1, "e").armies(0, 9, 6)
    table = maneuvers(given).point("army:0.9.6", "region:10")
    assert table.armies(1, 14) == [1]


@clause("LR-32.5", "LR-32.8")
def test_without_an_own_region_nearby_they_are_killed() -> None:
    table = attack(Given(3).control(1, 10, 16).armies(1, 10, 3), 6)
    assert (table.player(1)["pool"], table.region(16)["armies"]) == (6, [])
    assert [event["value"] for event in table.events("army_killed")] == [2]


@clause("LR-32.10", "LR-3.12")
def test_a_region_lost_in_the_check_before_is_no_refuge() -> None:
    given = (
        Given(3).drakkar(0, "nw").drakkar(1, "nw").control(1, 10, 11).armies(1, 10, 2).armies(0, 9, 6).armies(0, 11, 1)
    )
    table = maneuvers(given).point("army:0.9.6", "region:10")
    assert table.region(11)["control"] == 0
    assert table.player(1)["pool"] == 6


# --- cards -----------------------------------------------------------------------------------------------------------


@works("spear/battle")
@clause("LR-41.20", "LR-31.31", "LR-31.32")
def test_spears_draw_a_card_each_if_they_win() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 1).hand(0, "spear", "spear").hand(1, "bow").top("axe", "hammer")
    table = play(attack(given), "pass", "spear", "spear")
    assert table.hand(0) == ["axe", "hammer"]
    assert len(table.table["decks"]["combat"]["discards"]) == 2
    given = Given(3).control(1, 10).armies(1, 10, 6).hand(0, "spear").control(0, 9)
    assert play(attack(given, 1), "spear").hand(0) == []


@clause("LR-41.22", "LR-41.42", "LR-41.32", "LR-41.15", "LR-41.13")
@pytest.mark.parametrize(
    ("card", "attacking", "defending"),
    [("spear_wall", 1, 3), ("round_shield", 2, 3), ("bearded_axe", 4, 3), ("sword", 3, 3)],
)
def test_some_cards_are_worth_more_on_one_side(card: str, attacking: int, defending: int) -> None:
    table = play(attack(Given(3).control(1, 10).armies(1, 10, 4).hand(1, card)), card)
    assert values(table) == [4, 4 + defending]
    table = play(attack(Given(3).control(1, 10).armies(1, 10, 4).hand(0, card)), card)
    assert values(table) == [4 + attacking, 4]


@clause("LR-41.24")
@pytest.mark.parametrize(("near", "added"), [((), 1), ((9,), 2), ((8, 9, 11), 3), ((12,), 1)])
def test_bows_count_regions_nearby_with_own_armies(near: tuple[int, ...], added: int) -> None:
    given = Given(3).control(1, 10).armies(1, 10, 4).hand(0, "bow").drakkar(0, "e").drakkar(1, "nw").armies(0, 14, 4)
    for number in near:
        given.armies(0, number, 1)
    table = play(maneuvers(given).point("army:0.14.4", "region:10"), "bow")
    assert values(table) == [4 + added, 4]


@works("hunting_bow/battle")
@clause("LR-41.26", "LR-7.5", "LR-31.13")
def test_a_hunting_bow_lowers_an_opposing_army_but_never_kills_it() -> None:
    given = Given(3).control(1, 10).armies(1, 10, 1, 2, 3).hand(0, "hunting_bow")
    table = play(attack(given), "hunting_bow")
    assert (table.prompt, table.seat, table.offered) == ("army_lower", 0, ["army:1.10.2", "army:1.10.3"])
    assert table.refused == {"army:1.10.1": "LR-41.26"}
    table.point("army:1.10.3")
    assert values(table) == [6, 5]
    table = play(attack(Given(3).control(1, 10).armies(1, 10, 1).hand(0, "hunting_bow")), "hunting_bow")
    assert values(table) == [6, 1]


@clause("LR-41.29")
@pytest.mark.parametrize(("armies", "added"), [((1, 1), 2), ((1,), 2)])
def test_twin_blades_count_for_the_larger_number_of_armies(armies: tuple[int, ...], added: int) -> None:
    given = Given(3).control(1, 10).armies(1, 10, *armies).hand(0, "twin_blades")
    assert values(play(attack(given), "twin_blades")) == [4 + added, sum(armies)]
    given = Given(3).control(1, 10).armies(1, 10, *armies).hand(1, "twin_blades")
    assert values(play(attack(given), "twin_blades")) == [4, sum(armies) + 2 + (len(armies) > 1)]


@clause("LR-41.27", "LR-41.30")
def test_swords_and_axes_have_their_value_alone() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 6).hand(1, "sword").hand(0, "axe")
    table = play(attack(given), "sword", "axe")
    assert values(table) == [8, 9]


@works("hammer/battle")
@clause("LR-41.34")
def test_a_hammer_that_wins_costs_every_losing_army_one_more() -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 3, 3).hand(0, "hammer")
    table = play(attack(given, 6), "hammer")
    assert table.armies(1, 11) == [1, 1]
    given = Given(3).control(0, 9).control(1, 10).armies(1, 10, 6).hand(0, "hammer")
    assert play(attack(given, 2), "hammer").armies(1, 10) == [6]


@clause("LR-41.36", "LR-41.38")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        (["dwarven_hammer"], 5),
        (["dwarven_hammer", "sword"], 5),
        (["dwarven_hammer", "dwarven_hammer"], 6),
        (["sword"], 5),
    ],
)
def test_a_dwarven_hammer_ignores_a_symbol_on_another_card(cards: list[str], left: int) -> None:
    given = Given(3).control(1, 10, 11).armies(1, 10, 1).hand(0, *cards)
    table = play(attack(given, 6), *cards)
    assert table.armies(0, 10) == [left]


@clause("LR-41.37")
def test_a_symbol_that_is_ignored_still_counts_for_the_limit() -> None:
    table = play(attack(Given(3).control(1, 10).armies(1, 10, 1).hand(1, "dwarven_hammer", "sword")), "dwarven_hammer")
    assert table.offered == ["do:pass"]
    assert list(table.refused.values()) == ["LR-31.11"]


@works("shield/battle")
@clause("LR-41.40", "LR-31.23")
def test_a_shield_ignores_a_casualty_for_losing_or_for_a_symbol() -> None:
    def battle() -> Table:
        given = Given(3).control(1, 10, 11).armies(1, 10, 1, 2).hand(1, "sword", "shield").hand(0, "axe", "spear_wall")
        table = play(attack(given, 6), "sword", "axe", "shield", "spear_wall")
        assert (table.prompt, table.seat) == ("battle_ignore", 1)
        assert table.offered == ["army:1.10.1", "army:1.10.2", "do:symbol", "do:decline"]
        return table

    assert battle().point("army:1.10.1").armies(1, 11) == [1]
    assert battle().point("do:symbol").armies(1, 11) == [1]
    assert battle().point("do:decline").armies(1, 11) == []


@clause("LR-41.40", "LR-41.34")
def test_a_shield_takes_one_of_two_casualties_for_losing_away() -> None:
    """A hammer makes it two for each Army."""
    given = Given(3).control(1, 10, 11).armies(1, 10, 3, 4).hand(1, "shield").hand(0, "hammer", "axe")
    table = play(attack(given, 6), "shield", "hammer", "axe").point("army:1.10.4")
    assert table.armies(1, 11) == [1, 3]


@clause("LR-41.40")
def test_a_shield_without_a_casualty_asks_nothing() -> None:
    table = play(attack(Given(3).control(1, 10).armies(1, 10, 6).hand(1, "shield").control(0, 9)), "shield")
    assert not table.events("casualty_ignored")
    assert (table.armies(0, 9), table.armies(1, 10)) == ([3], [6])


@clause("LR-7.24", "LR-34.10")
def test_cards_that_are_played_lie_open() -> None:
    given = Given(3).control(1, 10).armies(1, 10, 4).hand(1, "bow", "sword").hand(0, "axe")
    table = play(attack(given), "bow")
    for audience in (0, 1, 2, SPECTATOR):
        sides = table.match.view(audience)["table"]["battle"]["sides"]
        assert [len(side["cards"]) for side in sides] == [0, 1]
        assert sides[1]["cards"][0].startswith("card:bow.")
    assert table.player(1)["hand"] == 1


@clause("LR-31.33")
def test_a_side_without_armies_goes_on_with_cards_alone() -> None:
    """No card of the box kills during card play, so the Battle is laid out as one would leave it."""
    given = Given(3).control(1, 10).armies(1, 10, 1).hand(0, "spear", "axe").hand(1, "bow")
    given.s.step, given.s.fought, given.s.battle = 3, [9], Battle(9, (0, 1))
    table = play(given.at(["count"], ["lay_card", 1]), "pass")
    assert (table.prompt, table.seat) == ("battle_card", 0)
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:spear", "do:pass"]
    play(table, "spear", "pass")
    assert (values(table), table.region(10)["control"]) == ([2, 1], 1)
