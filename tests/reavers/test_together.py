"""Where rules meet: cards within cards, artifacts in the middle of a turn, full ships, the last pieces of the box."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table, card, die, faces, successes

ANDVARINAUT = "use>card:art_andvarinaut.1"


def raiding(given: Given, *cards: str) -> Table:
    """The first player holds Andvarinaut with its die, and raids keeps for these cards."""
    given.artifact(0, "art_andvarinaut", "yellow.shield").dice(0, "red.shield", "blue.shield").player(0, food=2)
    table = given.deck("keep_spoils", *cards).select("raid_keeps").point("do:act")
    return table.point(die("red.shield"), die("blue.shield"))


# --- cards within cards ---------------------------------------------------------------------------------------------


@clause("RM-9.15", "RM-9.17", "RM-12.23", "RM-12.29")
def test_a_card_drawn_beside_a_group_is_resolved_before_the_group_goes_on() -> None:
    """Given four Keep Spoils to order, when Andvarinaut draws a fifth, then that one is resolved first."""
    table = raiding(Given(), "keep_armor", "keep_art", "keep_treasure", "keep_tapestry_a", "keep_wall")
    table.point(card("keep_art"), ANDVARINAUT)
    assert (table.prompt, table.table["resolving"]) == ("pillage", [card("keep_wall")])
    table.point("do:leave")
    left = [card("keep_armor"), card("keep_treasure"), card("keep_tapestry_a")]
    assert (table.prompt, table.offered) == ("card_order", left)
    table.point(card("keep_treasure"), card("keep_armor"))
    assert table.pile(0) == ["keep_art", "keep_treasure", "keep_armor", "keep_tapestry_a"]
    assert table.seat == 1


@clause("RM-9.16", "RM-9.33", "RM-9.37", "RM-12.23", "RM-20.19")
def test_a_keep_within_a_keep_is_fought_for_by_itself() -> None:
    """Given a wall to pillage, when Andvarinaut draws a tower, then that is won, and the wall is lost afterwards."""
    given = Given().dice(0, "red.double_hammer")
    table = raiding(given, "keep_wall", "keep_armor", "keep_armor", "keep_armor", "keep_tower_red_blue")
    table.point(card("keep_wall")).luck(*faces("hammer", "ship")).point(ANDVARINAUT)
    assert (table.prompt, table.table["resolving"]) == ("pillage", [card("keep_wall"), card("keep_tower_red_blue")])
    table.point("do:pillage", die("red.double_hammer"))
    assert (table.table["combat"]["against"], table.table["combat"]["defence"]) == (card("keep_tower_red_blue"), 3)
    table.luck(*successes(1, 2)).point("do:roll")
    assert (table.player(0)["tokens"]["tower"], table.amounts(0)[2]) == (1, 3)
    assert (table.prompt, table.table["resolving"]) == ("pillage", [card("keep_wall")])
    table.luck(*successes(1)).point("do:pillage")
    assert table.table["combat"]["against"] == card("keep_wall")
    table.point("do:accept")
    assert (table.player(0)["tokens"]["wall"], table.dice(0)) == (0, {"blue.ship": 1})
    assert table.discarded("keep_spoils") == ["keep_tower_red_blue", "keep_wall"]
    assert (table.prompt, table.offered) == ("card_order", [card("keep_armor")])


@clause("RM-12.41", "RM-12.33", "RM-15.5")
def test_dainsleif_helps_against_a_keep_that_came_with_a_sea_battle() -> None:
    given = Given().player(0, food=4).dice(0, "red.ship", "red.ship", "red.chest").top("journey_all_quiet")
    given.artifact(0, "art_dainsleif", "red.hammer").offer("battle_at_sea", "sea_knarr")
    given.deck("keep_spoils", "keep_wall")
    table = given.select("battle_at_sea").point("do:act", card("sea_knarr"), "do:combination", "do:pillage")
    table.luck(*successes(1, 1)).point("use>card:art_dainsleif.1")
    assert (table.player(0)["tokens"]["wall"], table.pile(0), table.amounts(0)) == (1, ["sea_knarr"], (0, 3, 13, 0))


@clause("RM-12.46", "RM-9.17", "RM-3.26")
def test_a_promote_bonus_between_two_recruits() -> None:
    """Given two recruits, when Járnglófar draws a Spoils card for one, then both are still to be used."""
    given = Given().artifact(0, "art_jarnglofar", "blue.raven").deck("reaver", "reaver_lithsman", "reaver_scout")
    table = given.deck("keep_spoils", "keep_wall").select("recruit_reavers")
    table.luck(*faces("ship", "ship", "ship", "ship")).point("do:act", "use>card:art_jarnglofar.1")
    table.point(card("reaver_lithsman"), "deck:keep_spoils")
    assert (table.prompt, table.table["resolving"]) == ("pillage", [card("keep_wall")])
    table.point("do:leave")
    assert (table.prompt, table.offered) == ("card_order", [card("reaver_lithsman"), card("reaver_scout")])


# --- artifacts, once an activation ----------------------------------------------------------------------------------


@clause("RM-12.18", "RM-12.38", "RM-12.10")
def test_an_artifact_that_fought_takes_a_new_die_and_fights_no_more() -> None:
    given = Given().artifact(0, "art_fragment_of_mjolnir", "red.helm").dice(0, "red.helm").top("food_1_a", "food_1_b")
    table = given.select("subdue_territories").luck(*successes(1)).point("do:act", "stack:food_1")
    assert table.tiles(0) == ["food_1"]
    table.point("store>die:red.helm")
    assert table.offered == ["do:stop", "unstore>die:art_fragment_of_mjolnir.1"]
    table.point("do:stop")
    assert (table.stored(0), table.seat) == ({"art_fragment_of_mjolnir": "red.helm"}, 1)


@clause("RM-12.47", "RM-12.48", "RM-10.8")
@pytest.mark.parametrize("others", [1, 2])
def test_the_stave_cannot_pay_with_the_die_it_gives_back(others: int) -> None:
    """Given a Flame Bringer, who takes two dice, one beside that on the Stave is not enough."""
    given = (
        Given().artifact(0, "art_sacred_ash_stave", "red.chest").none_left("red").deck("reaver", "reaver_flame_bringer")
    )
    table = given.dice(0, *["yellow.ship"] * others).select("recruit_reavers").point("do:act")
    assert ("use>card:art_sacred_ash_stave.1" in table.offered) == (others == 2)
    if others == 2:
        table.point("use>card:art_sacred_ash_stave.1")
        assert (table.player(0)["tokens"]["wall"], table.dice(0), table.prompt) == (1, {}, "reaver_use")


# --- full ships -----------------------------------------------------------------------------------------------------


@clause("RM-19.16", "RM-19.19", "RM-3.7", "RM-3.8")
def test_dice_of_two_recruits_are_settled_before_either_is_used() -> None:
    given = Given().dice(0, *["red.helm"] * 10).offer("recruit_reavers", ("reaver_scout", "reaver_huskarl"))
    table = given.select("recruit_reavers").luck(*faces("ship", "chest", "hammer", "clan"))
    table.point("do:act", "offer:recruit_reavers.a", *["return>die:red.helm"] * 4)
    assert table.dice(0) == {"red.helm": 7, "yellow.ship": 1, "yellow.chest": 1, "blue.hammer": 1}
    table.point(card("reaver_scout"), "do:rally", "face:tree", "face:tree")
    assert (table.prompt, sum(table.dice(0).values())) == ("overflow_return", 12)
    table.point("return>die:red.helm", "return>die:yellow.tree")
    assert (table.prompt, table.pile(0)) == ("reaver_use", ["reaver_scout"])


@clause("RM-12.3", "RM-12.14", "RM-9.15")
def test_a_fifth_artifact_in_the_middle_of_a_raid() -> None:
    """Given a group with an artifact, when an old one goes, then its die is free and the group goes on."""
    given = Given().player(0, food=1).dice(0, "red.chest", "blue.chest").artifact(0, "art_draupnir", "red.shield")
    for id in ("art_eldrihmnr", "art_hringhorni", "art_brisingamen"):
        given.artifact(0, id)
    table = given.deck("village_spoils", "art_bodn", "village_farm", "village_wall").select("raid_villages")
    table.point("do:act", card("art_bodn"), card("art_draupnir"))
    assert (table.dice(0), table.pile(0)) == ({"red.shield": 1}, ["art_draupnir"])
    assert table.offered == [card("village_farm"), card("village_wall"), "store>die:red.shield"]
    table.point("store>die:red.shield")
    assert table.stored(0)["art_bodn"] == "red.shield"


# --- the last of everything -----------------------------------------------------------------------------------------


@clause("RM-9.1", "RM-23.30", "RM-23.21", "RM-19.12")
def test_the_last_die_of_the_box() -> None:
    given = Given(2).none_left("red", "blue").dice(1, *["yellow.ship"] * 10).dice(0, *["yellow.ship"] * 9)
    table = given.select("raid_keeps").point("do:rest", "do:die", "face:tree")
    assert table.table["supply"]["dice"] == {"red": 0, "blue": 0, "yellow": 0}
    table.point("do:rest")
    assert (table.amounts(1)[0], table.prompt) == (2, "location_choice"), "without a die Food is all there is"


@clause("RM-19.15", "RM-9.22", "RM-10.7")
def test_a_die_is_exchanged_for_itself_when_the_supply_is_empty() -> None:
    given = Given(2).dice(0, "red.ship").none_left("red", "blue", "yellow").slot(0, "keep", "reaver_favored_soul")
    table = given.select("raid_keeps").point("do:use", "face:helm")
    assert table.dice(0) == {"red.helm": 1}


@clause("RM-23.42", "RM-23.43", "RM-5.25", "RM-5.1", "RM-3.5")
def test_whoever_acts_where_nothing_is_left_pays_and_gets_the_bonus() -> None:
    at_sea = Given().player(0, food=4).deck("sea_battle").deck("sea_journey").select("battle_at_sea").point("do:act")
    assert (at_sea.amounts(0), at_sea.seat) == ((0, 0, 2, 0), 1)
    recruiting = Given().deck("reaver").select("recruit_reavers").point("do:act")
    assert (recruiting.amounts(0), recruiting.seat) == ((0, 2, 0, 0), 1)


@clause("RM-23.28", "RM-9.23", "RM-10.8", "RM-11.15", "RM-23.45")
def test_tokens_and_tiles_that_are_used_up() -> None:
    """Given no Wall token and no Chest tile in the supply, the rest of a gain is received, and Glory for the tile."""
    given = Given().tokens(1, wall=15).dice(0, "red.ship", "red.ship").slot(0, "keep", "reaver_flame_bringer")
    assert given.select("raid_keeps").prompt == "act_or_rest", "dice are not given for nothing"
    pillaged = Given().tokens(1, wall=15).gain(0, "village_wall").point("do:pillage")
    assert (pillaged.amounts(0), pillaged.player(0)["tokens"]["wall"]) == ((0, 3, 0, 1), 0)
    upgraded = Given().upgrades(1, "chest", "chest", "chest").upgrades(2, "chest").gain(0, "village_ship_upgrade_chest")
    assert (upgraded.amounts(0)[2], upgraded.upgrades(0)) == (3, {})


# --- tables of two and three ----------------------------------------------------------------------------------------


@clause("RM-24.11", "RM-24.12", "RM-24.15", "RM-24.16", "RM-24.17", "RM-2.5", "RM-21.4")
def test_who_places_each_pawn_of_a_game_of_three() -> None:
    """The Honor Ship comes last in every round and goes round by itself; the marker stays where it is."""
    table, pawns = Given(3, round=1, start=1, honor=1).pawn(1), []
    while table.prompt:
        if table.prompt == "location_choice":
            pawns.append(table.seat)
            table.point(next(ref for ref in table.offered if ref != "location:trade_with_villages"))
        else:
            table.rest()
    assert pawns == [seat for honor in (1, 2, 0, 1, 2, 0) for seat in (1, 2, 0, honor)]


@clause("RM-24.13", "RM-4.3", "RM-4.5", "RM-24.14")
def test_the_honor_ship_at_the_villages_hands_the_marker_on() -> None:
    given = Given(3, start=0, honor=0).pawns("raid_keeps", "raid_villages", "battle_at_sea")
    table = given.select("trade_with_villages", 0)
    assert (table.table["start"], table.table["places"]) == (1, [0, 1, 2])
    table.all_rest()
    assert (table.seat, table.table["start"], table.table["honor"]) == (1, 1, 1)


@clause("RM-2.31", "RM-3.31", "RM-24.4", "RM-5.2", "RM-24.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bonuses_of_the_active_player_are_nobody_elses(seats: int) -> None:
    """Given everybody acts, Favor of recruiting and Glory of the sea go to the active player alone."""
    given = Given(seats).deck("reaver").deck("sea_journey").deck("sea_battle")
    for seat in range(seats):
        given.player(seat, food=4)
    table = given.select("recruit_reavers", 1).point(*["do:act"] * seats)
    assert [table.amounts(seat)[1] for seat in range(seats)] == [2 * (seat == 1) for seat in range(seats)]
    active = table.seat
    table.point("location:battle_at_sea", *["do:act"] * seats)
    assert [table.amounts(seat)[2] for seat in range(seats)] == [2 * (seat == active) for seat in range(seats)]
