"""Sections 8 and 17: attempts on territories, by force and in peace, and their rewards."""

import pytest

from meadhall.games.reavers.pieces import STACK_OPTIONS
from meadhall.games.reavers.subdue import tile_to_try
from meadhall.testing import clause

from .playing import Given, Table, card, die, successes

TYPES = ("food", "favor", "dice")


def subduing(given: Given, seat: int = 0) -> Table:
    """The first player, in that seat of the activation, acts at the territories."""
    table = given.select("subdue_territories", -seat % 4)
    for _ in range(seat):
        table.rest()
    return table.point("do:act")


@clause("RM-8.1", "RM-8.3", "RM-8.5")
def test_acting_needs_a_tile_that_can_be_tried() -> None:
    table = Given().player(0, food=1).dice(0, "red.ship").select("subdue_territories")
    assert table.offered == ["do:rest"]
    assert table.refused == {"do:act": "RM-8.3"}
    assert "do:act" in Given().dice(0, "red.hammer").select("subdue_territories").offered


@clause("RM-8.6", "RM-8.4")
def test_only_tiles_that_can_be_tried_are_offered() -> None:
    table = subduing(Given().player(0, food=4, favor=1))
    assert table.offered == ["stack:food_1", "stack:food_2", "stack:favor_1"]
    assert table.refused["stack:food_3"] == "RM-8.6"
    assert table.refused["do:stop"] == "RM-8.4"
    table = subduing(Given().dice(0, "red.hammer"))
    assert len(table.offered) == 9


@clause("RM-8.2", "RM-24.9", "RM-8.7", "RM-2.37")
@pytest.mark.parametrize(("seat", "attempts"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_attempts_by_seat(seat: int, attempts: int) -> None:
    table = subduing(Given().player(0, food=20).stack("food_1", "food_1_a", "food_1_a", "food_1_b"), seat)
    for k in range(attempts):
        assert (table.prompt, table.seat) == ("subdue_target", 0)
        assert ("do:stop" in table.offered) == (k > 0)
        table.point("stack:food_1")
    while table.prompt == "tile_order":
        table.point(table.offered[0])
    assert table.amounts(0)[2] == [2, 4, 7][attempts - 1], "after the last attempt the rewards are received"
    assert (table.prompt, table.seat) == (("act_or_rest", 1) if seat < 3 else ("location_choice", 2))


@clause("RM-8.7")
def test_stopping_forfeits_the_rest() -> None:
    table = subduing(Given().player(0, food=20).stack("food_1", "food_1_a")).point("stack:food_1", "do:stop")
    assert (table.amounts(0)[2], table.seat) == (2, 1)


@clause("RM-8.8", "RM-8.10", "RM-8.11", "RM-17.3")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("kind", TYPES)
@clause("RM-17.7", "RM-17.8", "RM-17.9", "RM-17.10", "RM-17.11", "RM-17.12", "RM-17.13", "RM-17.14", "RM-17.15")
def test_by_force_against_its_level(kind: str, level: int) -> None:
    """Exactly as many successes as the level win, one fewer loses."""
    for lacking in (0, 1):
        table = subduing(Given().dice(0, *["red.hammer"] * 3))
        table.point(f"stack:{kind}_{level}")
        if table.prompt == "subdue_method":
            table.point("do:force")
        shown = [1] * (level - lacking) + [0] * (3 - level + lacking)
        table.luck(*successes(*shown)).point(*[die("red.hammer")] * 2)
        assert table.events("combat")[0]["defence"] == level
        assert len(table.player(0)["tiles"]) == 1 - lacking


@clause("RM-8.14", "RM-8.15", "RM-19.25")
@clause("RM-17.7", "RM-17.8", "RM-17.9", "RM-17.10", "RM-17.11", "RM-17.12", "RM-17.13", "RM-17.14", "RM-17.15")
@pytest.mark.parametrize(
    ("stack", "food", "favor", "dice"),
    [
        *(("food_1", 2, 0, 0), ("food_2", 4, 0, 0), ("food_3", 6, 0, 0)),
        *(("favor_1", 0, 1, 0), ("favor_2", 0, 3, 0), ("favor_3", 0, 4, 0)),
        *(("dice_1", 0, 0, 2), ("dice_2", 0, 0, 3), ("dice_3", 0, 0, 4)),
    ],
)
def test_in_peace_for_its_cost(stack: str, food: int, favor: int, dice: int) -> None:
    """What is there suffices exactly; of anything less the tile is not offered."""
    crew = ("red.ship", "blue.chest", "red.helm", "yellow.tree")[:dice]
    table = subduing(Given().player(0, food=food, favor=favor).dice(0, *crew).top(f"{stack}_a"))
    table.point(f"stack:{stack}")
    assert (table.amounts(0)[:2], table.dice(0)) == ((0, 0), {})
    assert table.tiles(0) == [stack]
    poor = Given().player(0, food=max(food - 1, 0), favor=max(favor - 1, 0)).dice(0, *crew[1:])
    place = next(k for k, option in enumerate(STACK_OPTIONS) if option.ref == f"stack:{stack}")
    assert tile_to_try(poor.s, 0, place) == "RM-8.6"


@clause("RM-8.12", "RM-8.13", "RM-8.16", "RM-8.17", "RM-8.9")
def test_a_tile_that_withstood_may_be_tried_again_another_way() -> None:
    table = subduing(Given().player(0, food=2).dice(0, "red.hammer"))
    table.point("stack:food_1").luck(*successes(0)).point("do:force")
    assert (table.prompt, table.dice(0), table.player(0)["tiles"]) == ("subdue_target", {}, [])
    assert table.table["stacks"]["food_1"] == 6
    assert table.offered == ["stack:food_1", "do:stop"]
    table.point("stack:food_1")
    assert table.tiles(0) == ["food_1"]


@clause("RM-8.18", "RM-8.19", "RM-8.20", "RM-25.7", "RM-17.4")
def test_rewards_are_turned_up_after_the_last_attempt() -> None:
    """The reward of the first tile, 2 Food, does not pay for the second."""
    table = subduing(Given().player(0, favor=1, food=2).top("favor_1_c").top("food_1_a"))
    table.point("stack:favor_1")
    assert table.table["stacks"]["favor_1"] == 5
    assert table.player(0)["tiles"] == ["stack:favor_1"]
    assert table.match.view(0)["table"]["players"][0]["tiles"] == ["stack:favor_1"]
    table.point("stack:food_1")
    assert table.prompt == "tile_order"
    assert all(tile.startswith("tile:") for tile in table.player(0)["tiles"])


@clause("RM-8.21", "RM-8.22", "RM-8.23", "RM-8.24")
def test_the_owner_orders_the_rewards() -> None:
    table = subduing(Given().player(0, favor=1, food=2).top("favor_1_c").top("food_1_c"))
    table.point("stack:favor_1", "stack:food_1")
    assert (table.prompt, table.offered) == ("tile_order", ["tile:favor_1_c.1", "tile:food_1_c.1"])
    table.point("tile:food_1_c.1")
    assert table.amounts(0) == (2, 1, 1, 0)
    assert (table.prompt, table.seat) == ("act_or_rest", 1)


@clause("RM-23.44")
def test_an_empty_stack_offers_nothing() -> None:
    table = subduing(Given().player(0, food=4).stack("food_1"))
    assert table.offered == ["stack:food_2"]
    assert table.refused["stack:food_1"] == "RM-23.44"


@clause("RM-8.26")
def test_an_artifact_that_leaves_no_tile_to_try_lets_one_rest() -> None:
    given = Given().artifact(0, "art_bodn", "red.hammer").dice(0, "blue.ship")
    table = subduing(given).point("use>card:art_bodn.1", "face:ship")
    assert (table.prompt, table.offered) == ("subdue_target", ["do:rest", "store>die:blue.ship"])
    table.point("do:rest", "do:food")
    assert (table.amounts(0)[0], table.player(0)["tiles"]) == (2, [])


# --- rewards (RM-17.16 to RM-17.60) ---------------------------------------------------------------------------------


def rewarded(tile: str, given: Given) -> Table:
    """A tile of the first player was turned up."""
    given.tiles(0, tile)
    given.s.claimed = list(given.s.players[0].tiles)
    return given.at(["place_pawn", 0], ["tile_order", 0])


@clause("RM-17.6", "RM-9.24")
@pytest.mark.parametrize(
    ("tile", "food", "favor", "glory", "terror"),
    [
        ("food_1_a", 0, 0, 2, 3),
        ("food_1_b", 0, 0, 3, 3),
        ("food_1_c", 0, 1, 1, 3),
        ("food_1_e", 0, 0, 1, 2),
        ("favor_1_c", 2, 0, 0, 3),
        ("dice_2_b", 3, 0, 2, 3),
        ("dice_3_b", 3, 2, 2, 3),
        ("dice_3_c", 0, 0, 4, 1),
    ],
)
def test_amounts_of_a_reward(tile: str, food: int, favor: int, glory: int, terror: int) -> None:
    assert rewarded(tile, Given().player(0, terror=3)).amounts(0) == (food, favor, glory, terror)


@clause("RM-17.19", "RM-17.23", "RM-19.12", "RM-19.13")
def test_chosen_dice_of_a_reward() -> None:
    table = rewarded("food_1_d", Given()).point("colour:blue", "face:ship")
    assert table.dice(0) == {"blue.ship": 1}
    table = rewarded("food_2_c", Given()).point("colour:blue", "face:ship", "colour:red", "face:helm")
    assert table.dice(0) == {"blue.ship": 1, "red.helm": 1}


@clause("RM-17.25", "RM-17.6", "RM-3.30")
def test_a_reaver_of_a_reward() -> None:
    table = rewarded("food_2_e", Given().top("reaver_spear_chief"))
    assert (table.prompt, sum(table.dice(0).values())) == ("reaver_use", 2)


@clause("RM-17.59", "RM-9.15")
def test_keep_and_village_spoils_of_a_reward_are_one_group() -> None:
    table = rewarded("dice_3_d", Given().top("keep_armor", "village_farm"))
    assert (table.prompt, table.offered) == ("card_order", [card("keep_armor"), card("village_farm")])


@clause("RM-17.1", "RM-17.2", "RM-23.23")
def test_there_are_tiles_for_all_nine_stacks() -> None:
    table = Given().pawn()
    assert table.table["stacks"] == {f"{kind}_{level}": 6 for kind in TYPES for level in (1, 2, 3)}
