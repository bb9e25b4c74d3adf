"""What the table shows besides: odds of a combat, what the end would pay now, what one more of a kind would bring."""

from itertools import product

import pytest

from meadhall import SPECTATOR
from meadhall.games.reavers import odds
from meadhall.games.reavers.pieces import COMBAT_FACES
from meadhall.testing import clause

from .playing import Given, successes


@clause("RM-20.10", "RM-20.12")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("needed", range(-1, 7))
def test_odds_are_those_of_all_rolls(dice: int, needed: int) -> None:
    rolls = [sum(roll) for roll in product(COMBAT_FACES, repeat=dice)]
    assert odds.chance(dice, needed) == round(1000 * sum(roll >= needed for roll in rolls) / len(rolls))


def test_odds_of_a_combat_with_each_die_more() -> None:
    given = Given().dice(0, "red.hammer", "red.hammer", "blue.double_hammer").upgrades(0, "ship_hammer")
    table = given.gain(0, "keep_wall").point("do:pillage")
    shown = table.table["combat"]
    assert shown["odds"] == [odds.chance(dice, 2) for dice in range(6)]
    assert shown["odds"][0] == 0
    assert table.point("upgrade:ship_hammer").table["combat"]["odds"] == shown["odds"][1:]


def test_a_stored_die_is_counted_once() -> None:
    given = Given().player(0, food=4).artifact(0, "art_dainsleif", "red.double_hammer").top("journey_all_quiet")
    table = given.top("sea_cargo_ship").select("battle_at_sea").point("do:act", "deck:sea_battle", "do:combat")
    assert len(table.table["combat"]["odds"]) == 3


@clause("RM-20.16")
def test_odds_of_a_reroll_take_the_lowest_dice() -> None:
    table = Given().player(0, favor=1).dice(0, "red.double_hammer").gain(0, "keep_wall")
    table.luck(*successes(1, 0)).point("do:pillage")
    assert table.table["combat"]["reroll_odds"] == [odds.chance(1, 1), odds.chance(2, 2)]
    assert table.table["combat"]["odds"] == []


@clause("RM-22.14", "RM-22.19", "RM-22.21", "RM-22.25", "RM-22.12")
def test_what_one_more_would_bring() -> None:
    given = Given(2).pile(0, *["keep_armor"] * 2, *["keep_art"] * 3, "keep_tapestry_a", "keep_tapestry_b")
    table = given.tokens(0, farm=3, wall=1).tokens(1, wall=2).player(0, terror=6).pawn()
    more = table.own(0)["one_more"]
    assert more == {
        "armor": 4,
        "art": 3,
        "treasure": 2,
        "tapestry_a": 2,
        "tapestry_b": 2,
        "tapestry_c": 11,
        "farm": 5,
        "wall": 6,
        "tower": 8,
        "terror": -6,
    }


@clause("RM-25.1", "RM-25.3")
def test_the_reckoning_is_the_owners_until_the_end() -> None:
    given = Given(2).pile(0, "keep_armor").prophecies(0, "prophecy_stolen_armor").player(0, terror=1)
    table = given.pawn()
    assert table.own(0)["reckoning"] == {"terror": -1, "artifacts": 0, "sets": 1, "tokens": 0, "prophecies": 1}
    for audience in (1, SPECTATOR):
        assert table.match.view(audience)["table"]["players"][0]["reckoning"] is None
    over = given.at(["final_scoring"]).match.view(1)["table"]["players"][0]
    assert over["reckoning"]["prophecies"] == 1


@clause("RM-2.32", "RM-24.3")
@pytest.mark.parametrize(("seats", "columns"), [(2, [3, 0]), (3, [2, 0, 1]), (4, [3, 0, 1, 2])])
def test_the_seat_that_everybody_counts_as(seats: int, columns: list[int]) -> None:
    table = Given(seats).select("raid_keeps", 1)
    assert [player["counts_as"] for player in table.table["players"]] == columns
