"""Sections 3 and 14: Armies are Activated and Recruited, and Regions taken at the end of the step."""

import pytest
from msgspec.structs import replace

from meadhall import NotOffered
from meadhall.games.lords.board import BOARDS, bridged
from meadhall.testing import clause

from .playing import Given, Table


def maneuvers(given: Given, seat: int = 0) -> Table:
    """A player in the Maneuvers step; the Special Action follows."""
    return given.step(3, seat)


@clause("LR-14.1", "LR-14.2", "LR-14.5", "LR-14.6", "LR-10.7")
def test_one_army_is_activated_once() -> None:
    table = maneuvers(Given(3).drakkar(0, "n").armies(0, 8, 1, 4).armies(0, 16, 2))
    assert (table.prompt, table.offered) == ("maneuver_menu", ["army:0.8.1", "army:0.8.4", "army:0.16.2", "do:done"])
    table.point("army:0.8.4")
    assert table.prompt == "army_activate"
    assert table.offered == ["region:9", "region:10", "region:11"]
    table.point("region:10")
    assert (table.armies(0, 8), table.armies(0, 10)) == ([1], [4])
    assert table.prompt != "maneuver_menu"


@clause("LR-5.6", "LR-5.7")
def test_no_army_moves_to_loki_though_it_may_leave_him() -> None:
    table = maneuvers(Given(3).drakkar(0, "n").loki(12).armies(0, 8, 1)).point("army:0.8.1")
    assert table.refused["region:12"] == "LR-5.6"
    table = maneuvers(Given(3).drakkar(0, "n").loki(8).armies(0, 8, 1)).point("army:0.8.1", "region:9")
    assert table.armies(0, 9) == [1]


@clause("LR-EX2", "LR-4.5", "LR-5.5", "LR-4.3")
def test_an_army_moves_over_the_own_drakkar() -> None:
    table = maneuvers(Given(3).drakkar(0, "e").loki(4).armies(0, 10, 1)).point("army:0.10.1")
    assert table.offered == ["region:8", "region:9", "region:11", "region:12", "region:14"]
    assert table.refused["region:13"] == "LR-5.4"


@clause("LR-5.4")
def test_neither_heroes_nor_monsters_nor_control_keep_an_army_out() -> None:
    given = Given(3).drakkar(0, "n").armies(0, 8, 1).hero(1, 10).monster("garm", 10).control(1, 10)
    assert maneuvers(given).point("army:0.8.1", "region:10").armies(0, 10) == [1]


@clause("LR-14.7", "LR-2.14", "LR-3.17")
def test_an_army_rises_in_an_own_settlement_only() -> None:
    given = Given(3).drakkar(0, "n").armies(0, 9, 2).control(0, 9)
    table = maneuvers(given).point("army:0.9.2", "do:raise")
    assert table.armies(0, 9) == [3]
    for given in (
        Given(3).drakkar(0, "n").armies(0, 9, 1),
        Given(3).drakkar(0, "n").armies(0, 8, 1).control(0, 8),
        Given(3).drakkar(0, "n").armies(0, 9, 6).control(0, 9),
    ):
        table = maneuvers(given)
        assert table.point(table.offered[0]).refused["do:raise"] == "LR-14.7"


@clause("LR-14.3", "LR-14.4", "LR-14.9", "LR-14.10", "LR-6.11", "LR-6.12")
def test_who_has_no_army_on_the_board_recruits_one_of_the_authority() -> None:
    given = Given(3).drakkar(0, "e").control(0, 9, 8).attributes(0, authority=4)
    table = maneuvers(given)
    assert table.offered == ["do:recruit", "do:done"]
    table.point("do:recruit")
    assert (table.prompt, table.offered) == (
        "recruit_where",
        ["region:9", "region:10", "region:11", "region:12", "region:14"],
    )
    assert table.refused["region:8"] == "LR-14.10"
    table.point("region:9")
    assert (table.armies(0, 9), table.player(0)["pool"]) == ([4], 5)
    table = maneuvers(Given(3).drakkar(0, "e").armies(0, 10, 1))
    assert table.refused["do:recruit"] == "LR-14.3"


@clause("LR-14.14", "LR-6.7")
def test_an_injured_authority_counts_two() -> None:
    given = Given(3).drakkar(0, "e").attributes(0, authority=5).injured(0, "authority")
    assert maneuvers(given).point("do:recruit", "region:10").armies(0, 10) == [2]


@clause("LR-14.12", "LR-5.14")
def test_an_army_may_be_recruited_beside_loki_and_monsters() -> None:
    given = Given(3).drakkar(0, "e").loki(10).monster("garm", 10)
    assert maneuvers(given).point("do:recruit", "region:10").armies(0, 10) == [2]


@clause("LR-10.2", "LR-10.6", "LR-1.4")
def test_the_step_may_be_skipped_and_the_turn_passes_to_the_left() -> None:
    for seat, after in ((0, 1), (2, 0)):
        table = Given(3).armies(seat, 8, 1).turn(seat).done("hero_menu").done("maneuver_menu")
        assert table.prompt == "special_choose"
        table.point("action:reinforce")
        while table.table["active"] == seat:
            table.point(table.offered[0])
        assert table.table["active"] == after


# --- control ---------------------------------------------------------------------------------------------------------


@clause("LR-EX1", "LR-3.1", "LR-3.2", "LR-3.4", "LR-3.11")
def test_enough_armies_take_a_neutral_region_at_the_end_of_the_step() -> None:
    table = maneuvers(Given(3).drakkar(0, "n").armies(0, 18, 4).control(0, 18)).point("army:0.18.4", "region:19")
    assert table.region(19)["control"] == 0
    assert table.region(19)["population"] == 0
    assert table.region(18)["control"] == 0


@clause("LR-3.3")
def test_too_few_armies_stay_in_a_neutral_region() -> None:
    table = maneuvers(Given(3).drakkar(0, "n").armies(0, 18, 3).control(0, 18)).point("army:0.18.3", "region:19")
    assert (table.region(19)["control"], table.armies(0, 19)) == (None, [3])


@clause("LR-3.2", "LR-1.23")
def test_armies_count_together() -> None:
    table = maneuvers(Given(3).drakkar(0, "n").armies(0, 18, 3).armies(0, 19, 1)).point("army:0.18.3", "region:19")
    assert table.region(19)["control"] == 0


@clause("LR-3.5", "LR-3.8", "LR-3.9")
def test_any_army_takes_an_undefended_region_of_another() -> None:
    given = Given(3).drakkar(0, "n").armies(0, 18, 1).control(1, 19, 20)
    table = maneuvers(given).point("army:0.18.1", "region:19")
    assert table.region(19)["control"] == 0
    assert table.region(20)["control"] == 1


@clause("LR-3.7")
def test_heroes_and_monsters_count_nothing_for_control() -> None:
    table = maneuvers(Given(3).hero(0, 16).monster("garm", 16).armies(0, 8, 1).drakkar(0, "n")).done("maneuver_menu")
    assert table.region(16)["control"] is None


@clause("LR-3.13", "LR-3.14")
def test_the_check_covers_all_players_the_active_one_first() -> None:
    given = Given(3).drakkar(0, "n").armies(0, 16, 2).armies(0, 9, 2).armies(2, 1, 2).armies(1, 5, 2)
    table = maneuvers(given).done("maneuver_menu")
    told = [(event["seat"], event["region"]) for event in table.events("control")]
    assert told == [(0, "region:9"), (0, "region:16"), (1, "region:5"), (2, "region:1")]


@clause("LR-3.16", "LR-33.1", "LR-33.7", "LR-33.8")
def test_the_region_of_a_monument_brings_the_artifact_of_its_god() -> None:
    given = Given(3).drakkar(0, "n").armies(0, 16, 6)
    table = maneuvers(given).point("army:0.16.6", "region:15")
    assert table.table["artifacts"]["mjolnir"] == {"holder": 0, "charged": True, "gone": False}
    given = Given(3).drakkar(1, "n").control(0, 15).armies(1, 16, 1)
    given.s.holders[7], given.s.charged[7] = 0, False
    table = maneuvers(given, 1).point("army:1.16.1", "region:15")
    assert table.table["artifacts"]["mjolnir"] == {"holder": 1, "charged": True, "gone": False}


# --- victories -------------------------------------------------------------------------------------------------------


@clause("LR-36.1", "LR-36.2", "LR-36.3", "LR-2.6", "LR-3.15")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_lands_win_at_once(seats: int) -> None:
    """Svealand, Gautland and Trøndelag: Regions 5 to 13; the last one is entered now."""
    given = Given(seats).drakkar(0, "n").loki(2).control(0, 5, 6, 7, 8, 10, 11, 12, 13).armies(0, 8, 2)
    table = maneuvers(given).point("army:0.8.2", "region:9")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending, outcome.clause) == ((0,), "jarl", "LR-36.3")
    assert not table.match.pending


@clause("LR-36.3")
def test_two_lands_and_all_but_one_region_of_a_third_do_not_win() -> None:
    given = Given(3).drakkar(0, "n").loki(2).control(0, 5, 6, 7, 10, 11, 12, 13).armies(0, 8, 2)
    table = maneuvers(given).point("army:0.8.2", "region:9")
    assert table.region(9)["control"] == 0
    assert table.match.outcome is None


@clause("LR-36.4", "LR-36.5", "LR-36.6", "LR-36.9")
@pytest.mark.parametrize(
    ("seats", "temples", "won"), [(2, 4, "LR-36.5"), (3, 5, "LR-36.4"), (4, 5, "LR-36.4"), (3, 4, "")]
)
def test_regions_with_temples_win(seats: int, temples: int, won: str) -> None:
    """Seat 1 takes the last one in the turn of seat 0."""
    places = [3, 4, 6, 8, 10][5 - temples :]
    given = Given(seats).drakkar(0, "n").temples(*places).control(1, *places[:-1]).control(0, 10).armies(1, 10, 1)
    table = maneuvers(given).done("maneuver_menu")
    outcome = table.match.outcome
    assert (outcome and (outcome.winners, outcome.ending, outcome.clause)) == (((1,), "gothi", won) if won else None)


@clause("LR-36.8")
def test_the_active_player_wins_before_others() -> None:
    lands = {0: [5, 6, 7, 8, 9, 11, 12, 13], 1: [1, 2, 3, 4, 14, 15, 16, 17, 18, 19, 20]}
    given = Given(3).drakkar(0, "n").armies(0, 10, 4).armies(1, 21, 5)
    for seat, regions in lands.items():
        given.control(seat, *regions)
    outcome = maneuvers(given).done("maneuver_menu").match.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_pointing_elsewhere_is_refused_with_its_clause() -> None:
    table = maneuvers(Given(3).drakkar(0, "n").armies(0, 8, 1)).point("army:0.8.1")
    with pytest.raises(NotOffered, match=r"LR-5\.4"):
        table.point("region:21")


# --- an Army without a way ------------------------------------------------------------------------------------------


def shut_in(given: Given, monkeypatch: pytest.MonkeyPatch) -> Given:
    """A board that nobody printed: Region 2 has one neighbour by land, Region 1, where Loki stands."""
    board = BOARDS[3]
    near = (board.near[0], (0,), *board.near[2:])
    bridges = tuple(bridged(near, coast) for coast in board.coasts)
    monkeypatch.setitem(BOARDS, 3, replace(board, near=near, bridged=bridges))
    return given.loki(1).drakkar(0, "s")


@clause("LR-14.8", "LR-17.1")
def test_an_army_that_can_neither_move_nor_rise_is_not_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    given = shut_in(Given(3).hero(0, 8).armies(0, 2, 3).armies(0, 9, 1), monkeypatch)
    table = maneuvers(given)
    assert table.offered == ["army:0.9.1", "do:done"]
    assert table.refused["army:0.2.3"] == "LR-14.8"
    table = given.armies(0, 9, 2).at(["end_step"], ["mobilize", 0, []], ["begin_step", 4])
    assert (table.prompt, table.refused) == ("mobilize_next", {"army:0.2.3": "LR-14.8"})
    table = maneuvers(shut_in(Given(3).hero(0, 8).armies(0, 2, 3), monkeypatch).loki(21)).point("army:0.2.3")
    assert table.armies(0, 1) == [3]  # without Loki there is a way again, and the only one is taken


@clause("LR-14.8")
@pytest.mark.parametrize("seats", [2, 3])
def test_on_the_boards_of_the_box_every_army_has_a_way_around_loki(seats: int) -> None:
    assert min(len(near) for near in BOARDS[seats].near) > 1
