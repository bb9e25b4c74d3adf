"""A Follower's step 4, Maneuvers: what can be invaded, which of it, by which Army (section 5)."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.pieces import REGION_OPTIONS
from meadhall.games.lords.state import State
from meadhall.games.lords.surtur.deciding import by_region
from meadhall.games.lords.surtur.invading import (
    completes,
    difficulty,
    shrine_rank,
    strongest_beside,
    target_keys,
    weigh,
    weighing,
)
from meadhall.kit.automaton import decide
from meadhall.testing import clause

from ..lords.test_special import owning
from .laying import Ashes, Table, because, follow, judged
from .mini import board, lay, mini, small, state_s
from .plainly import preferred

__all__ = ["mini"]
Mini = pytest.MonkeyPatch


def maneuvers(given: Ashes) -> Table:
    return given.begins("follower_maneuvers", 0)


def invadable(s: State, seat: int, v_of: Callable[[int], int | None]) -> list[int]:
    """The Regions that pass the test."""
    return [one.region for one in weigh(s, seat, v_of) if one.passed]


# --- difficulty -----------------------------------------------------------------------------------------------------


@clause("LS-5.1", "LS-5.4")
def test_a_neutral_region_is_as_hard_as_its_population_whoever_stands_there() -> None:
    given = Ashes("ragnar")
    assert difficulty(given.s, 0, 9) == 4
    given.armies(1, 10, 3)
    assert difficulty(given.s, 0, 9) == 4


@clause("LS-EX3", "LS-5.5", "LS-5.6")
def test_a_human_region_is_as_hard_as_its_armies() -> None:
    given = Ashes("ragnar").control(1, 10)
    assert difficulty(given.s, 0, 9) == 0
    given.armies(1, 10, 2, 1)
    assert difficulty(given.s, 0, 9) == 3


@clause("LS-EX70", "LS-5.7", "LS-5.6")
def test_what_is_certain_to_defend_counts() -> None:
    given = Ashes("ragnar").control(1, 10).armies(1, 10, 3)
    owning(given, "shield_oath", seat=1)
    assert difficulty(given.s, 0, 9) == 4
    given.temples(10)
    assert difficulty(given.s, 0, 9) == 5


@clause("LS-5.5", "LS-5.7")
def test_without_armies_nothing_defends() -> None:
    given = Ashes("ragnar").control(1, 10).temples(10)
    owning(given, "shield_oath", seat=1)
    assert difficulty(given.s, 0, 9) == 0


@clause("LS-5.7", "LS-5.8")
def test_neither_hand_nor_what_helps_an_attack_or_needs_a_card_counts() -> None:
    given = Ashes("ragnar").control(1, 10).armies(1, 10, 3).hand(1, "axe", "sword")
    owning(given, "raven_banner", "master_of_hosts", seat=1).artifact(1, "gungnir")
    assert difficulty(given.s, 0, 9) == 3


# --- invadable ------------------------------------------------------------------------------------------------------


@clause("LS-EX20", "LS-EX21", "LS-5.3", "LS-5.2")
@pytest.mark.parametrize(("region", "need", "passed"), [(2, 4, True), (6, 5, False)])
def test_a_neutral_region_needs_army_and_tucked_cards(mini: Mini, region: int, need: int, passed: bool) -> None:
    s = state_s("ragnar").s
    one = weighing(s, 0, region - 1, strongest_beside(s, 0, region - 1) or 0)
    assert judged(one) == (region - 1, need, 3, 0, 1, "LS-5.3", passed, "")


@clause("LS-EX22", "LS-5.9", "LS-1.12")
def test_a_human_region_must_be_weaker_than_army_cards_and_tucked_ones(mini: Mini) -> None:
    given = state_s("ragnar")
    one = weighing(given.s, 0, 6, 3)
    assert judged(one) == (6, 3, 3, 2, 1, "LS-5.9", True, "")
    assert weighing(given.armies(1, 7, 2).s, 0, 6, 3).passed  # 5 < 6
    assert not weighing(given.armies(1, 7, 1).s, 0, 6, 3).passed  # 6 < 6 fails


@clause("LS-15.3")
def test_challenges_never_change_what_can_be_invaded(mini: Mini) -> None:
    rules = [card.id for card in CONTENT.challenges if card.kind == "rule"]
    plain_s, hard_s = state_s("ragnar").s, state_s("ragnar").challenge(*rules).s
    assert len(rules) == 3
    for region in range(1, 7):
        for v in range(1, 7):
            assert weighing(plain_s, 0, region, v) == weighing(hard_s, 0, region, v)


@clause("LS-5.2")
def test_armies_are_never_added_up(mini: Mini) -> None:
    given = small("ragnar").control(0, 1).armies(0, 1, 2, 3)
    assert strongest_beside(given.s, 0, 1) == 3
    assert not weighing(given.s, 0, 1, 3).passed


def third_land(mini: Mini) -> Ashes:
    """Region 4 is all that is missing of the second Land; the first and the third Land are own."""
    lay(mini, board(r4=5))
    return small("ragnar").control(0, 1, 2, 7, 5, 6, 3).armies(0, 3, 3)


@clause("LS-EX26", "LS-5.10")
def test_a_winning_strike_needs_less(mini: Mini) -> None:
    given = third_land(mini).control(1, 4).armies(1, 4, 3, 2)
    one = weighing(given.s, 0, 3, 3)
    assert judged(one) == (3, 5, 3, 0, 0, "LS-5.10", True, "jarl")
    assert not weighing(given.armies(1, 4, 1).s, 0, 3, 3).passed
    given.s.control[2] = 1
    assert completes(given.s, 0, 3) == ""


@clause("LS-5.10")
def test_a_second_land_or_a_third_temple_is_no_winning_strike(mini: Mini) -> None:
    """Given Region 4 with a Temple, that would complete the second Land, and the third Temple Region of four."""
    lay(mini, board((1, 2, 4), r4=5))
    given = small("ragnar").control(0, 1, 2, 7, 3).armies(0, 3, 3).control(1, 4).armies(1, 4, 3, 2)
    assert judged(weighing(given.temples(1, 2, 4).s, 0, 3, 3))[-3:] == ("LS-5.9", False, "")


@clause("LS-5.10", "LS-5.9")
def test_neither_cards_nor_what_is_tucked_add_to_a_winning_strike(mini: Mini) -> None:
    """Given an Army of 3, a card and a tucked one: 5 and more is not lower than 3 + 1 + 1, and 6 is above 3 + 2."""
    given = third_land(mini).control(1, 4).armies(1, 4, 3, 2).hand(0, "axe").tucked(0, 1)
    assert judged(weighing(given.s, 0, 3, 3))[-3:] == ("LS-5.10", True, "jarl")
    assert judged(weighing(given.armies(1, 4, 1).s, 0, 3, 3))[-3:] == ("LS-5.9", False, "")


@clause("LS-5.10")
def test_a_fourth_temple_is_a_winning_strike_too() -> None:
    given = Ashes("aslaug").control(0, 4, 6, 8).control(1, 10).temples(4, 6, 8, 10).armies(1, 10, 4).armies(0, 9, 2)
    one = weighing(given.s, 0, 9, 2)
    assert (one.clause, one.passed, one.victory) == ("LS-5.10", True, "gothi")
    given.s.temples[3] = False
    assert not weighing(given.s, 0, 9, 2).passed


@clause("LS-5.10", "LS-5.9")
def test_a_region_without_a_temple_is_no_winning_strike_for_who_has_three() -> None:
    """Given three Temple Regions of four, and a person's Region with an Army of 4 and no Temple: 4 <= 2 + 2 only."""
    given = Ashes("aslaug").control(0, 4, 6, 8).control(1, 10).temples(4, 6, 8).armies(1, 10, 4).armies(0, 9, 2)
    assert judged(weighing(given.s, 0, 9, 2)) == (9, 4, 2, 0, 0, "LS-5.9", False, "")


@clause("LS-EX71", "LS-5.11")
def test_a_neutral_region_needs_its_population_also_for_the_third_land(mini: Mini) -> None:
    assert not weighing(third_land(mini).s, 0, 3, 3).passed


@clause("LS-5.12")
def test_only_what_is_not_own_and_beside_an_own_army_is_invadable(mini: Mini) -> None:
    given = small("ragnar").control(0, 1, 2).armies(0, 1, 6)
    assert invadable(given.s, 0, lambda region: strongest_beside(given.s, 0, region)) == [5, 6]
    table = maneuvers(given)
    assert {ref: table.refused[ref] for ref in ("region:1", "region:2", "region:3")} == {
        "region:1": "LS-5.12",
        "region:2": "LS-5.12",
        "region:3": "LS-5.12",
    }


@clause("LS-17.6")
def test_every_test_is_shown_with_its_numbers(mini: Mini) -> None:
    given = third_land(mini).control(1, 4).armies(1, 4, 3, 2)
    table = given.at(["turn", 1], ["follower_maneuvers", 0], ["follower_priest", 0])
    follow(table, "follower_priest")
    (told,) = table.events("invasion_tested")
    numbers = {"difficulty": 5, "v": 3, "k": 0, "t": 0, "sign": "<=", "against": (3, 2)}
    assert told["tests"] == [
        {"region": "region:4", **numbers, "clause": "LS-5.10", "passed": True, "victory": "jarl"},
    ]
    assert (told["seat"], told["passed"]) == (0, 1)


# --- the step -------------------------------------------------------------------------------------------------------


@clause("LS-EX55", "LS-5.13", "LS-5.14", "LS-11.7")
def test_without_an_army_one_is_recruited_and_one_token_laid() -> None:
    """The Follower has an own Region without a Settlement: Reinforce by itself would lay a token too."""
    table = maneuvers(Ashes("ragnar").control(0, 8))
    assert follow(table, "follower_muster", "follower_desolates") == ["region:8", "region:8"]
    assert (table.armies(0, 8), len(table.s.ashes), table.prompt) == ([3], 1, "hero_menu")


@clause("LS-5.13")
def test_the_step_ends_with_that() -> None:
    table = maneuvers(Ashes("ragnar").control(0, 9))
    assert follow(table, "follower_muster", "follower_desolates")[0] == "region:9"
    assert (table.armies(0, 9), table.prompt) == ([3], "hero_menu")


@clause("LS-5.15", "LS-5.16", "LS-5.35", "LS-9.24")
def test_one_region_is_invaded_and_taken_at_once(mini: Mini) -> None:
    """Only the tucked card lifts the Army to the population of Region 2."""
    table = maneuvers(state_s("snorri").armies(0, 1, 2))
    assert follow(table, "follower_target", "follower_army") == ["region:2", "army:0.1.3"]
    assert (table.region(2)["control"], table.armies(0, 2), table.armies(0, 1)) == (0, [3], [2])
    assert (table.s.followers[0].gained, table.prompt) == ([1], "hero_menu")


@clause("LS-5.17")
def test_an_empty_human_region_is_taken_without_a_battle(mini: Mini) -> None:
    table = maneuvers(small("ragnar").control(0, 1).armies(0, 1, 1).control(1, 7))
    follow(table, "follower_target", "follower_army")
    assert (table.region(7)["control"], table.events("battle")) == (0, [])


@clause("LS-5.18", "LS-5.4")
@pytest.mark.parametrize("neutral", [False, True])
def test_where_people_stand_there_is_a_battle(mini: Mini, neutral: bool) -> None:
    given = small("ragnar").control(0, 1).armies(0, 1, 6).armies(1, 7, 2)
    if not neutral:
        given.control(1, 7)
    given.control(0, 2, 6)
    table = maneuvers(given)
    assert follow(table, "follower_target", "follower_army") == ["region:7", "army:0.1.6"]
    (battle,) = table.events("battle")
    assert (battle["region"], battle["attacker"], battle["defender"]) == ("region:7", 0, 1)


# --- without a Region to invade -------------------------------------------------------------------------------------


def strong(mini: Mini) -> None:
    """All populations are 9: nothing neutral can be invaded."""
    lay(mini, board(r1=9, r2=9, r3=9, r4=9, r5=9, r6=9, r7=9))


@clause("LS-EX45", "LS-5.19", "LS-5.20", "LS-5.26", "LS-3.16", "LS-4.9")
def test_equal_armies_are_told_apart_by_the_card_and_one_grows() -> None:
    given = Ashes("ragnar").row(0, "A1", "A2", "RAG1").selects(0, 2)  # max
    given.control(0, 9).armies(0, 9, 1, 2).hero(0, 14).control(1, 1).armies(1, 1, 1, 1)
    table = maneuvers(given)
    assert (table.prompt, table.offered, table.refused) == ("follower_grows", ["army:0.9.2"], {"army:0.9.1": "LS-4.9"})
    table.point("army:0.9.2")
    assert (table.armies(0, 9), table.prompt) == ([1, 3], "hero_menu")


@clause("LS-5.19")
def test_armies_beside_more_people_come_first_then_those_nearer(mini: Mini) -> None:
    strong(mini)
    given = small("ragnar").control(0, 1, 2).armies(0, 1, 1).armies(0, 2, 1).control(1, 6).armies(1, 6, 6)
    assert maneuvers(given).offered == ["army:0.1.1"]
    given = small("ragnar").control(0, 2, 3).armies(0, 2, 1).armies(0, 3, 1).control(1, 5).armies(1, 5, 6)
    table = maneuvers(given)  # neither is beside Region 5; both are two Regions away, and min takes 2
    assert table.offered == ["army:0.2.1"]


@clause("LS-5.19")
def test_of_armies_beside_as_many_the_nearest_comes_first() -> None:
    """From Region 9 it is three Regions to the person's Region 12, from Region 1 five."""
    given = Ashes("ragnar").row(0, "A1", "A2", "A3").selects(0, 1)  # min
    given.control(0, 9, 1).armies(0, 9, 1).armies(0, 1, 1).control(1, 12).armies(1, 12, 6)
    table = maneuvers(given)
    assert (table.offered, table.refused) == (["army:0.9.1"], {"army:0.1.1": "LS-5.19"})


@clause("LS-EX38", "LS-EX39", "LS-5.21", "LS-5.22")
@pytest.mark.parametrize(("card", "region"), [("A1", 2), ("A2", 7)])
def test_an_army_of_six_comes_closer_to_what_is_not_own(mini: Mini, card: str, region: int) -> None:
    strong(mini)
    table = maneuvers(small("ragnar", card).control(0, 1, 2, 6, 7).armies(0, 1, 6))
    assert follow(table, "follower_grows", "follower_reposition") == ["army:0.1.6", f"region:{region}"]
    assert (table.armies(0, region), table.prompt) == ([6], "hero_menu")


@clause("LS-5.22")
def test_of_several_the_closest_is_taken() -> None:
    """From 14 the Regions 13 and 15 are nearer; 13 borders on 11, which is not own, and 15 only on own ones."""
    given = Ashes("ragnar").row(0, "A2", "A1", "A3").selects(0, 1)
    given.control(0, 12, 13, 14, 15, 16, 3, 2, 4, 1, 5).armies(0, 14, 6)
    table = maneuvers(given)
    assert follow(table, "follower_grows", "follower_reposition")[1] == "region:13"


@clause("LS-5.23", "LS-5.24")
def test_an_army_at_the_border_has_no_such_move_and_the_next_is_tried(mini: Mini) -> None:
    strong(mini)
    given = small("ragnar").control(0, 1, 2, 6, 7).armies(0, 2, 6).armies(0, 1, 5).control(1, 4).armies(1, 4, 6)
    table = maneuvers(given)
    assert (table.offered, table.refused) == (["army:0.1.5"], {"army:0.2.6": "LS-5.24"})
    table.point("army:0.1.5")
    assert table.armies(0, 1) == [6]


@clause("LS-5.25", "LS-17.1")
def test_if_no_army_can_do_anything_the_step_says_why(mini: Mini) -> None:
    strong(mini)
    table = maneuvers(small("ragnar").control(0, 1).armies(0, 1, 6))
    assert (table.prompt, table.offered, table.refused) == ("follower_rests", ["do:step"], {"army:0.1.6": "LS-5.24"})
    assert table.point("do:step").armies(0, 1) == [6]


# --- target selection -----------------------------------------------------------------------------------------------


@clause("LS-EX23", "LS-EX24", "LS-EX25", "LS-5.28", "LS-5.29", "LS-5.30", "LS-5.31", "LS-5.32", "LS-17.7")
@pytest.mark.parametrize(
    ("tile", "target", "clause_", "numbers"),
    [
        ("snorri", "region:2", "LS-5.29", {"region:2": (1, 4, 1), "region:7": (2, 3, 0)}),
        ("lagertha", "region:7", "LS-5.30", {"region:2": (1, 4, 1), "region:7": (0, 3, 2)}),
        ("ragnar", "region:2", "LS-5.31", {"region:2": (2, 1, 4), "region:7": (2, 2, 3)}),
    ],
)
def test_each_tile_selects_its_way(
    mini: Mini, tile: str, target: str, clause_: str, numbers: dict[str, tuple[int, ...]]
) -> None:
    table = maneuvers(state_s(tile))
    told = because(table)
    assert (table.offered, told.decided) == ([target], clause_)
    assert {one.ref: one.numbers for one in told.candidates if one.numbers} == numbers


@clause("LS-5.27")
def test_a_single_region_is_the_target(mini: Mini) -> None:
    table = maneuvers(small("ragnar").control(0, 1, 2).armies(0, 1, 3).control(1, 6).armies(1, 6, 6))
    told = because(table)
    assert (table.offered, told.decided) == (["region:7"], None)


@clause("LS-5.33", "LS-4.8")
@pytest.mark.parametrize(("card", "target"), [("A1", "region:3"), ("A2", "region:7")])
def test_what_is_equal_in_all_three_goes_by_the_card(mini: Mini, card: str, target: str) -> None:
    """Regions 3, 5 and 7 are neutral, without a Shrine, of population 3, and nobody controls anything near."""
    lay(mini, board())
    table = maneuvers(small("lagertha", card).control(0, 4).armies(0, 4, 3))
    told = because(table)
    assert (table.offered, told.decided) == ([target], "LS-4.8")
    assert {one.numbers[:3] for one in told.candidates if one.numbers} == {(None, 3, 2)}


@clause("LS-5.34")
@pytest.mark.parametrize(("card", "army"), [("A1", "army:0.2.3"), ("A2", "army:0.6.3")])
def test_the_strongest_army_beside_it_moves_in(mini: Mini, card: str, army: str) -> None:
    given = small("ragnar", card).control(0, 1, 2, 6).armies(0, 1, 2).armies(0, 2, 3).armies(0, 6, 3).control(1, 7)
    table = maneuvers(given)
    while table.prompt == "follower_target":
        assert table.offered == ["region:7"]
        table.point("region:7")
    assert table.offered == [army]


# --- a second, plain reading of the three target selections ---------------------------------------------------------


@clause("LS-5.29", "LS-5.30", "LS-5.31", "LS-5.33")
@pytest.mark.parametrize("tile", ["aslaug", "lagertha", "ragnar"])
@pytest.mark.parametrize("card", ["A1", "A2"])
def test_two_readings_of_the_target_selection_agree(tile: str, card: str) -> None:
    """For every pair and triple of Regions on the large board, with Armies, Temples and owners of all kinds."""
    given = Ashes(tile, people=2).row(0, card, "A4", "A6").selects(0, 1)
    given.control(0, 9, 10, 4).control(1, 1, 2, 11).control(2, 14, 19).armies(1, 2, 3, 1).armies(1, 11, 2)
    given.armies(2, 19, 4).armies(0, 9, 3)
    shrines = [region + 1 for region, fact in enumerate(given.s.board.regions) if fact.shrine]
    s = given.temples(*shrines[::2]).s
    regions = [region for region in range(21) if s.control[region] != 0]
    pairs: list[Any] = [*combinations(regions, 2), *list(combinations(regions, 3))[::7]]
    for candidates in pairs:
        options = [REGION_OPTIONS[region] for region in candidates]
        taken = decide("target", options, *target_keys(s, 0), by_region(s, 0)).left[0].value
        left = preferred(s, 0, candidates)
        assert taken == (max(left) if card == "A2" else min(left)), candidates


@clause("LS-5.28")
def test_a_temple_ranks_before_a_shrine_and_a_shrine_before_nothing() -> None:
    s = Ashes("ragnar").temples(6).s
    assert [shrine_rank(s, number - 1) for number in (6, 8, 9)] == [0, 1, 2]
