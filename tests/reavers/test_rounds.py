"""Sections 2, 9 and 21: selecting, specialists, acting and resting, cleanup."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table
from .proving import works

LOCATIONS = (
    *("recruit_reavers", "trade_with_villages", "battle_at_sea"),
    *("raid_villages", "raid_keeps", "subdue_territories"),
)


@clause("RM-2.3", "RM-2.7", "RM-2.40")
def test_a_location_is_selected_once_a_round() -> None:
    table = Given().select("raid_keeps").all_rest()
    assert (table.prompt, table.seat) == ("location_choice", 1)
    assert table.offered == [f"location:{name}" for name in LOCATIONS if name != "raid_keeps"]
    assert table.refused == {"location:raid_keeps": "RM-2.3"}
    assert table.table["pawns"]["raid_keeps"] == 0


@clause("RM-2.8", "RM-2.26", "RM-EX9", "RM-9.3")
def test_whoever_cannot_pay_may_select_and_must_rest() -> None:
    table = Given().player(0, food=3).select("battle_at_sea")
    assert table.offered == ["do:rest"]
    assert table.refused == {"do:act": "RM-2.26"}
    table.point("do:rest", "do:die", "colour:blue", "face:raven")
    assert table.dice(0) == {"blue.raven": 1}


@clause("RM-2.1", "RM-22.1", "RM-21.2", "RM-21.1")
def test_six_rounds_and_then_the_scoring() -> None:
    table = Given(2, round=1).pawn()
    rounds = []
    while table.prompt:
        rounds.append(table.table["round"])
        table.round_of_rest()
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert table.match.outcome is not None
    assert len(table.events("scoring")) == 1
    assert len(table.events("round")) == 5


@clause("RM-2.4", "RM-2.5", "RM-2.6", "RM-4.5", "RM-23.51", "RM-4.2", "RM-4.3", "RM-EX5", "RM-EX6", "RM-24.10")
@pytest.mark.parametrize(("selecting", "holder"), [(0, 1), (1, 1), (2, 2)])
def test_the_marker_moves_when_trade_is_selected(selecting: int, holder: int) -> None:
    table, order = Given(3, honor=0).pawn(), []
    for k in range(4):
        order.append(table.seat)
        trade = "location:trade_with_villages"
        others = [ref for ref in table.offered if ref != trade]
        table.point(trade if k == selecting else others[0])
        if k == selecting:
            assert table.table["start"] == holder
        table.all_rest()
    assert order == [0, 1, 2, 0]
    assert table.seat == holder


@clause("RM-4.4", "RM-4.6", "RM-21.13")
def test_the_marker_moves_at_once_and_in_no_other_way() -> None:
    table = Given().select("trade_with_villages", 2)
    assert (table.prompt, table.table["start"]) == ("act_or_rest", 2)
    for _ in range(4):
        table.all_rest()
        if table.prompt == "location_choice" and table.table["round"] == 2:
            table.point(table.offered[0])
    assert (table.table["round"], table.table["start"], table.seat) == (3, 2, 2)


@clause("RM-2.9", "RM-5.2", "RM-5.3", "RM-2.31", "RM-EX48", "RM-24.6")
def test_selecting_the_sea_gives_glory_before_anything_else() -> None:
    table = Given().player(0, food=3, glory=10).slot(1, "sea", "reaver_revered_seer").player(1, favor=1)
    at_sea = table.select("battle_at_sea")
    assert (at_sea.prompt, at_sea.seat, at_sea.amounts(0)[2]) == ("specialist_use", 1, 12)
    at_sea.point("do:skip").rest()
    assert at_sea.amounts(0) == (5, 0, 12, 0)
    assert [at_sea.amounts(seat)[2] for seat in (1, 2, 3)] == [0, 0, 0]


@clause("RM-2.10", "RM-2.11", "RM-2.13", "RM-2.14", "RM-2.16", "RM-2.20", "RM-3.17")
@pytest.mark.parametrize(
    ("slot", "location"),
    [
        ("sea", "battle_at_sea"),
        ("village", "raid_villages"),
        ("keep", "raid_keeps"),
        ("territory", "subdue_territories"),
    ],
)
def test_specialists_of_all_act_clockwise_from_the_active_player(slot: str, location: str) -> None:
    given = Given().slot(2, slot, "reaver_spear_chief", "reaver_keeper_of_sagas").slot(0, slot, "reaver_spear_chief")
    for other in {"sea", "village", "keep", "territory"} - {slot}:
        given.slot(1, other, "reaver_keeper_of_sagas")
    table = given.select(location, 1)
    told = [(event["seat"], event["card"].partition(".")[0]) for event in table.events("specialist")]
    assert told == [(2, "card:reaver_spear_chief"), (2, "card:reaver_keeper_of_sagas"), (0, "card:reaver_spear_chief")]
    assert table.amounts(2)[::2] == (2, 2)
    table.rest()
    assert table.amounts(2)[0] == 2


@clause("RM-2.12")
@pytest.mark.parametrize("location", ["recruit_reavers", "trade_with_villages"])
def test_no_specialist_acts_at_the_free_locations(location: str) -> None:
    given = Given()
    for slot in ("sea", "village", "keep", "territory"):
        given.slot(0, slot, "reaver_keeper_of_sagas")
    table = given.select(location)
    assert table.events("specialist") == []
    assert table.amounts(0)[2] == 0


@works("reaver_revered_seer", "reaver_keeper_of_sagas")
@clause("RM-2.15", "RM-2.16", "RM-EX49", "RM-10.20", "RM-10.19")
def test_only_an_ability_with_a_cost_may_be_skipped() -> None:
    given = Given().player(0, favor=1).slot(0, "keep", "reaver_keeper_of_sagas", "reaver_revered_seer")
    table = given.select("raid_keeps", 3)
    assert table.amounts(0)[2] == 2
    assert (table.prompt, table.offered) == ("specialist_use", ["do:use", "do:skip"])
    table.point("do:use")
    assert table.amounts(0) == (0, 0, 4, 0)


@clause("RM-2.15", "RM-2.17")
def test_a_cost_that_cannot_be_paid_is_not_asked_about() -> None:
    table = Given().slot(0, "keep", "reaver_revered_seer").select("raid_keeps")
    assert table.prompt == "act_or_rest"
    table = Given().player(0, favor=3).slot(0, "keep", "reaver_revered_seer").select("raid_keeps").point("do:use")
    assert table.prompt == "act_or_rest"


@clause("RM-2.19", "RM-23.52")
def test_what_specialists_yield_pays_for_the_location() -> None:
    table = Given().player(0, food=2).slot(0, "sea", "reaver_spear_chief").select("battle_at_sea")
    assert "do:act" in table.offered


@clause("RM-2.21", "RM-2.22", "RM-2.24", "RM-2.25", "RM-23.50", "RM-9.5")
def test_one_turn_each_clockwise_from_the_active_player() -> None:
    table, turns = Given().select("raid_keeps", 2), []
    while table.prompt == "act_or_rest":
        turns.append(table.seat)
        table.rest()
    assert turns == [2, 3, 0, 1]
    assert table.table["pawns"]["raid_keeps"] == 2


@clause("RM-2.23", "RM-2.29", "RM-2.30", "RM-9.1", "RM-9.2", "RM-9.4")
@pytest.mark.parametrize("location", LOCATIONS)
def test_resting_is_always_legal_and_the_same_everywhere(location: str) -> None:
    given = Given().player(0, food=9, favor=9).dice(0, *["red.chest"] * 2, *["red.shield"] * 2)
    table = given.select(location)
    assert table.offered == ["do:act", "do:rest"]
    table.point("do:rest")
    assert (table.prompt, table.offered) == ("rest_gain", ["do:food", "do:die"])
    assert table.point("do:food").amounts(0)[0] == 11
    assert (table.prompt, table.seat) == ("act_or_rest", 1)


@clause("RM-9.1", "RM-23.30", "RM-9.40")
def test_without_dice_in_the_supply_resting_gives_food() -> None:
    table = Given().none_left("red", "blue", "yellow").select("raid_keeps").point("do:rest")
    assert table.amounts(0)[0] == 2
    assert table.seat == 1


@clause("RM-19.12", "RM-9.3")
def test_the_only_colour_left_is_not_asked_for() -> None:
    table = Given().none_left("red", "blue").select("raid_keeps").point("do:rest", "do:die")
    assert table.prompt == "die_face"
    assert table.point("face:tree").dice(0) == {"yellow.tree": 1}


@clause("RM-2.31", "RM-3.31")
def test_an_active_player_who_rests_gets_no_bonus() -> None:
    table = Given().select("recruit_reavers").rest()
    assert table.amounts(0) == (2, 0, 0, 0)


@clause("RM-2.27", "RM-2.28", "RM-6.1")
def test_the_whole_cost_is_paid_before_any_effect() -> None:
    table = Given().player(0, food=1).dice(0, "red.chest", "blue.chest", "red.ship").select("raid_villages")
    table.point("do:act")
    assert table.prompt == "village_source" or table.prompt == "card_order"
    assert table.amounts(0)[0] == 0
    assert table.dice(0) == {"red.ship": 1}
    assert Given().player(0, food=1).dice(0, "red.chest").select("raid_villages").offered == ["do:rest"]


@clause("RM-2.32", "RM-2.33", "RM-2.35", "RM-2.37", "RM-4.7", "RM-9.6", "RM-24.3", "RM-24.5")
@pytest.mark.parametrize(("seats", "repeats"), [(2, [3, 1]), (3, [3, 2, 1]), (4, [3, 2, 1, 1])])
def test_repeats_go_by_seat_and_number_of_players(seats: int, repeats: list[int]) -> None:
    table = Given(seats).select("trade_with_villages", 1)
    for k, times in enumerate(repeats):
        seat = (1 + k) % seats
        table.point("do:act", *["trade:food"] * times)
        assert table.amounts(seat)[0] == 3 * times


@clause("RM-2.34", "RM-EX1", "RM-6.6", "RM-7.6", "RM-24.7", "RM-24.8", "RM-EX2", "RM-2.36")
@pytest.mark.parametrize("location", ["raid_villages", "raid_keeps"])
@pytest.mark.parametrize(("seats", "bonus"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 0, 0])])
def test_bonus_cards_go_by_seat_and_nobody_who_rests_moves_them(location: str, seats: int, bonus: list[int]) -> None:
    icon = "chest" if location == "raid_villages" else "shield"
    for place, cards in enumerate(bonus):
        table = Given(seats).player(place, food=2).dice(place, f"red.{icon}", f"blue.{icon}").select(location)
        for _ in range(place):
            table.rest()
        table.point("do:act")
        assert table.events("cards_gained")[0]["n"] == 2 + cards


@clause("RM-2.38", "RM-3.5", "RM-24.4")
def test_favor_for_recruiting_comes_before_the_reavers_and_to_the_first_alone() -> None:
    offered = [("reaver_spear_chief", "reaver_lithsman"), ("reaver_scout", "reaver_scout")]
    table = Given().offer("recruit_reavers", *offered).select("recruit_reavers").point("do:act")
    assert (table.prompt, table.amounts(0)[1]) == ("recruit_source", 2)
    table = Given().offer("recruit_reavers", *offered).select("recruit_reavers").rest().point("do:act")
    assert table.amounts(1)[1] == 0


# --- cleanup --------------------------------------------------------------------------------------------------------


def cleaned(given: Given, seat: int = 3) -> Table:
    """The last activation of the round was rested through."""
    given.pawns("recruit_reavers", "trade_with_villages", "battle_at_sea")
    return given.select("raid_keeps", seat).all_rest()


@clause("RM-2.41", "RM-21.3", "RM-21.11", "RM-21.14")
def test_after_four_activations_the_next_round_begins() -> None:
    table = cleaned(Given())
    assert table.table["round"] == 3
    assert all(pawn is None for pawn in table.table["pawns"].values())
    assert (table.prompt, table.seat) == ("location_choice", 0)


@clause("RM-21.4", "RM-24.13", "RM-24.14", "RM-24.15")
def test_the_honor_ship_goes_round() -> None:
    table = cleaned(Given(3, honor=2, start=1), seat=2)
    assert (table.table["honor"], table.table["start"], table.seat) == (0, 1, 1)
    assert [event["seat"] for event in table.events("rests")] == [2, 0, 1]


@clause("RM-21.5", "RM-17.5", "RM-8.25")
def test_territories_give_glory_in_cleanup() -> None:
    table = cleaned(Given().tiles(0, "food_1_a", "food_2_a", "dice_3_a").tiles(2, "favor_1_a"))
    assert [table.amounts(seat)[2] for seat in range(4)] == [3, 0, 1, 0]


@clause("RM-21.6", "RM-21.2")
def test_nobody_is_paid_for_territories_after_round_six() -> None:
    table = cleaned(Given(round=6).tiles(0, "food_1_a"))
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (0, 0, 0, 0)


@clause("RM-21.7", "RM-23.32")
def test_new_dice_lie_at_the_villages() -> None:
    table = Given().trade("red.hammer").dice(1, *["blue.ship"] * 10).dice(2, *["blue.ship"] * 9)
    after = cleaned(table)
    lying = after.events("trade_dice")[-1]["dice"]
    assert [ref.removeprefix("die:").partition(".")[0] for ref in lying] == ["red", "red", "blue", "yellow", "yellow"]
    assert sorted(after.table["trade"]) == sorted(ref.removeprefix("die:") for ref in lying)
    assert after.table["supply"]["dice"] == {"red": 18, "blue": 0, "yellow": 18}


@clause("RM-21.8", "RM-21.9", "RM-25.5", "RM-2.39")
def test_offers_go_to_the_bottom_and_are_filled_anew() -> None:
    given = Given().offer("raid_keeps", ("keep_armor", "keep_art")).offer("battle_at_sea", "sea_knarr")
    table = cleaned(given.offer("trade_with_villages", "prophecy_pillager"))
    assert table.discarded("keep_spoils") == ["keep_armor", "keep_art"]
    assert table.discarded("sea_battle") == ["sea_knarr"]
    assert table.discarded("prophecy") == ["prophecy_pillager"]
    laid = table.table["offers"]
    assert [len(space) for space in laid["raid_keeps"]] == [2, 2, 2, 2]
    assert [len(space) for space in laid["trade_with_villages"]] == [1, 1, 1]


@clause("RM-21.10", "RM-18.5", "RM-18.6", "RM-21.12")
def test_ship_upgrades_are_turned_up() -> None:
    table = cleaned(Given().upgrades(0, "chest", spent=True).upgrades(0, "shield").dice(0, "red.ship"))
    assert table.upgrades(0) == {"chest": 1, "shield": 1}
    assert table.dice(0)["red.ship"] == 1


@clause("RM-23.41")
def test_spaces_stay_empty_when_cards_run_out() -> None:
    given = Given().deck("keep_spoils", "keep_armor", "keep_art", "keep_wall")
    table = cleaned(given)
    assert [len(space) for space in table.table["offers"]["raid_keeps"]] == [2, 1, 0, 0]
