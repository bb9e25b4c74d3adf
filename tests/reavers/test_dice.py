"""Sections 18 and 19: crew dice, full ships, paying with dice, wilds and ship upgrades."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from meadhall.games.reavers.paying import can_pay_items, payment_source, sources
from meadhall.games.reavers.state import State
from meadhall.kernel import Chance
from meadhall.testing import clause

from .playing import Given, card, die, faces
from .proving import works

ALL_FACES = ("clan", "hammer", "double_hammer", "shield", "chest", "ship")


@clause("RM-19.6", "RM-19.7", "RM-19.8", "RM-19.9", "RM-19.10")
@pytest.mark.parametrize(("colour", "clan"), [("red", "helm"), ("blue", "raven"), ("yellow", "tree")])
def test_a_rolled_die_shows_each_of_its_faces(colour: str, clan: str) -> None:
    id = {"red": "reaver_favored_soul", "blue": "reaver_grizzled_warrior", "yellow": "reaver_scout"}[colour]
    for k in range(0, 6, 2):
        table = Given().top(id, id).select("recruit_reavers").luck(k, k + 1, 0, 0).point("do:act")
        shown = [face.replace("clan", clan) for face in ALL_FACES[k : k + 2]]
        assert table.events("rolled")[0]["dice"][:2] == [die(f"{colour}.{face}") for face in shown]


@works("art_hringhorni")
@clause("RM-19.12", "RM-19.14", "RM-12.45", "RM-9.29")
def test_colours_are_chosen_before_the_roll_and_count_as_taken() -> None:
    given = Given().artifact(0, "art_hringhorni", "red.ship").none_left("blue").dice(1, *["red.ship"] * 10)
    given.dice(2, *["red.ship"] * 9)
    table = given.select("trade_with_villages").point("use>card:art_hringhorni.1")
    assert (table.prompt, table.offered) == ("die_colour", ["colour:red", "colour:yellow"])
    assert table.refused == {"colour:blue": "RM-23.30"}
    table.luck(*faces("chest", "ship")).point("colour:red")
    assert table.dice(0) == {"red.chest": 1, "yellow.ship": 1}


@clause("RM-23.29", "RM-23.31", "RM-19.11")
def test_a_die_of_a_colour_that_is_gone_is_lost() -> None:
    table = Given().none_left("red").gain(0, "village_bundle_of_swords").luck(*faces("ship")).point("do:dice")
    assert table.dice(0) == {"yellow.ship": 1}
    given = Given().dice(1, *["red.ship"] * 10).dice(2, *["red.ship"] * 9)
    table = given.deck("reaver", "reaver_favored_soul").select("recruit_reavers").luck(*faces("chest")).point("do:act")
    assert table.dice(0) == {"red.chest": 1}


@clause("RM-11.28")
def test_craft_dice_are_offered_while_there_is_one() -> None:
    table = Given().none_left("red", "yellow").gain(0, "village_bundle_of_swords")
    assert table.amounts(0) == (0, 0, 5, 1)


@clause("RM-19.1", "RM-19.16", "RM-19.17", "RM-19.19", "RM-19.5", "RM-3.8")
def test_too_many_dice_are_given_back_old_or_new() -> None:
    given = Given().dice(0, *["red.helm"] * 9).artifact(0, "art_bodn", "blue.ship")
    table = given.gain(0, "village_bows_and_arrows").luck(*faces("shield", "chest")).point("do:dice")
    assert table.prompt == "overflow_return"
    assert table.offered == [f"return>die:{d}" for d in ("red.helm", "blue.shield", "yellow.chest", "art_bodn.1")]
    table.point("return>die:blue.shield")
    assert table.dice(0) == {"red.helm": 9, "yellow.chest": 1}
    assert table.prompt == "location_choice"


@clause("RM-19.16", "RM-19.20", "RM-12.23", "RM-19.21")
def test_storing_helps_too_and_a_stored_die_may_go() -> None:
    given = Given().dice(0, *["red.helm"] * 10).artifact(0, "art_bodn").artifact(0, "art_harp_of_the_ljosalfar")
    table = given.gain(0, "village_bows_and_arrows").luck(*faces("clan", "clan")).point("do:dice")
    assert "store>die:yellow.tree" in table.offered
    table.point("store>die:yellow.tree", card("art_harp_of_the_ljosalfar"), "store>die:red.helm")
    assert table.prompt == "location_choice"
    assert table.stored(0) == {"art_bodn": "red.helm", "art_harp_of_the_ljosalfar": "yellow.tree"}
    full = Given().dice(0, *["red.helm"] * 10).artifact(0, "art_bodn", "red.ship")
    table = (
        full.gain(0, "village_bows_and_arrows").luck(*faces("clan", "clan")).point("do:dice", "return>die:art_bodn.1")
    )
    assert table.stored(0) == {"art_bodn": None}
    assert table.prompt == "overflow_return"
    table.point("store>die:red.helm")
    assert table.prompt == "overflow_return"
    table.point("return>die:red.helm")
    assert table.dice(0) == {"red.helm": 8, "blue.raven": 1, "yellow.tree": 1}


# --- paying ---------------------------------------------------------------------------------------------------------


@clause("RM-6.2", "RM-7.2", "RM-18.4", "RM-18.7", "RM-18.8", "RM-18.3")
@pytest.mark.parametrize(("location", "icon"), [("raid_villages", "chest"), ("raid_keeps", "shield")])
@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_two_icons_need_two_sources(location: str, icon: str, tiles: int) -> None:
    given = Given().player(0, food=2).dice(0, *[f"red.{icon}"] * (2 - tiles)).upgrades(0, *[icon] * tiles)
    table = given.select(location).point("do:act")
    assert table.dice(0) == {}
    assert table.upgrades(0) == ({f"{icon}.spent": tiles} if tiles else {})
    few = Given().player(0, food=2).dice(0, *[f"red.{icon}"] * (1 - tiles)).upgrades(0, *[icon] * min(tiles, 1))
    assert few.select(location).offered == ["do:rest"]


@clause("RM-19.22", "RM-9.31", "RM-9.42", "RM-19.23", "RM-19.26", "RM-18.9", "RM-9.39")
def test_a_source_is_offered_only_if_the_rest_can_still_be_paid() -> None:
    """Ship, hammer: the tile is either, so it may not be spent as the ship while no other hammer is there."""
    given = Given().player(0, food=4).dice(0, "red.ship", "blue.chest").upgrades(0, "ship_hammer").top("journey_kraken")
    table = given.select("battle_at_sea").point("do:act")
    assert table.prompt == "journey_answer"
    table.point("do:pay")
    assert table.amounts(0)[2] == 2 + 3
    assert table.dice(0) == {"blue.chest": 1}
    given = Given().player(0, food=4).dice(0, "red.ship", "blue.ship").upgrades(0, "ship_hammer").top("journey_kraken")
    table = given.select("battle_at_sea").point("do:act", "do:pay")
    assert table.offered == [die("red.ship"), die("blue.ship")]
    assert table.refused == {"upgrade:ship_hammer": "RM-9.42"}


@clause("RM-EX7", "RM-18.9")
def test_a_tile_is_a_ship_or_a_hammer_but_not_both() -> None:
    given = Given().player(0, food=4).upgrades(0, "ship_hammer").top("journey_kraken")
    table = given.select("battle_at_sea").point("do:act")
    assert "do:pay" not in table.offered
    assert table.refused == {"do:pay": "RM-5.6"}


@clause("RM-19.24", "RM-19.28", "RM-19.31")
def test_a_double_hammer_pays_one_hammer() -> None:
    given = Given().player(0, food=4).dice(0, "red.double_hammer").top("journey_viking_raiders")
    table = given.select("battle_at_sea").point("do:act", "do:pay")
    assert table.dice(0) == {}
    given = Given().player(0, food=4).dice(0, "red.double_hammer", "red.ship").top("journey_all_quiet")
    table = given.offer("battle_at_sea", "sea_infamous_outcasts").select("battle_at_sea").point("do:act")
    assert "do:combination" not in table.point(card("sea_infamous_outcasts")).offered


@clause("RM-19.27", "RM-19.29", "RM-19.31", "RM-19.32")
@pytest.mark.parametrize(
    ("leader", "able"), [("reaver_lithsman", True), ("reaver_huskarl", False), ("reaver_scout", False), (None, False)]
)
@pytest.mark.parametrize(("location", "icon"), [("raid_villages", "chest"), ("raid_keeps", "shield")])
def test_the_leaders_clan_icon_is_wild(leader: str | None, able: bool, location: str, icon: str) -> None:
    given = Given().player(0, food=2).dice(0, "red.helm", f"blue.{icon}")
    if leader:
        given.leader(0, leader)
    table = given.select(location)
    assert ("do:act" in table.offered) == able


@clause("RM-18.10", "RM-8.15", "RM-12.13")
def test_tiles_pay_for_no_die_and_stored_dice_do() -> None:
    given = Given().dice(0, "red.ship").upgrades(0, "chest", "chest")
    assert given.select("subdue_territories").offered == ["do:rest"]
    given = Given().dice(0, "red.ship").artifact(0, "art_bodn", "blue.chest").upgrades(0, "chest")
    table = given.select("subdue_territories").point("do:act", "stack:dice_1")
    assert (table.dice(0), table.stored(0)) == ({}, {"art_bodn": None})
    assert table.upgrades(0) == {"chest": 1}


@clause("RM-19.22", "RM-19.25", "RM-5.8")
def test_each_source_is_told_with_the_item_it_pays_for() -> None:
    """Given a ship, a hammer and no choice, both are spent in the order of the cost; what is not there is not lost."""
    given = Given().player(0, food=4).dice(0, "blue.hammer", "red.ship").top("journey_kraken")
    table = given.select("battle_at_sea").point("do:act", "do:pay")
    assert [(event["source"], event["item"]) for event in table.events("spent")] == [
        (die("red.ship"), "ship"),
        (die("blue.hammer"), "hammer"),
    ]
    table = Given().player(0, food=1).dice(0, "red.chest", "blue.chest").select("raid_villages").point("do:act")
    assert [event["source"] for event in table.events("spent")] == [die("red.chest"), die("blue.chest")]
    table = Given().player(0, food=4).top("journey_spoiled_food").select("battle_at_sea").point("do:act", "do:suffer")
    assert [event["n"] for event in table.events("lost")] == [4]


@clause("RM-19.22", "RM-18.5")
def test_what_does_not_pay_is_refused_with_its_clause() -> None:
    given = Given().player(0, food=2).dice(0, "red.chest", "blue.chest", "yellow.chest", "red.ship")
    table = given.upgrades(0, "shield").upgrades(0, "ship_hammer", spent=True).select("raid_villages").point("do:act")
    assert table.offered == [die("red.chest"), die("blue.chest"), die("yellow.chest")]
    assert table.refused == {
        "die:red.ship": "RM-19.22",
        "upgrade:shield": "RM-18.10",
        "upgrade:ship_hammer": "RM-18.5",
    }


@clause("RM-19.25", "RM-23.27")
def test_food_and_favor_are_paid_without_a_decision() -> None:
    table = Given().player(0, food=2).select("subdue_territories").point("do:act", "stack:food_1")
    assert table.amounts(0)[0] == 0


@clause("RM-9.42", "RM-9.43")
def test_what_can_be_paid_in_closed_form_is_what_can_be_paid_by_trying() -> None:
    """Random crews and costs: every way of paying is tried, and compared with what is offered."""
    chance = Chance("paying")
    icons = ("ship", "hammer", "shield", "chest")
    for _ in range(120):
        given = Given().leader(0, ("reaver_lithsman", "reaver_huskarl", "reaver_scout")[chance.below(3)])
        names = [
            f"{colour}.{face}"
            for colour, clan in (("red", "helm"), ("blue", "raven"))
            for face in (clan, "hammer", "double_hammer", "ship", "chest")
        ]
        given.dice(0, *[names[chance.below(len(names))] for _ in range(chance.below(4))])
        given.upgrades(0, *[("chest", "ship_hammer")[chance.below(2)] for _ in range(chance.below(3))])
        wanted = tuple(icons[chance.below(4)] for _ in range(1 + chance.below(3)))
        able = can_pay_items(given.s, 0, wanted)
        assert able == _by_trying(given.s, wanted)
        if able:
            firsts = {option.value for option in payment_source(given.s, 0, wanted)}
            assert firsts == {source for source in _single(given.s) if _first_works(given.s, wanted, source)}


def _single(s: State) -> list[tuple[str, int]]:
    return [source for source, _, n in sources(s, 0) for _ in range(n)]


def _ways(s: State, wanted: Sequence[str]) -> list[tuple[tuple[str, int], ...]]:
    pays = {source: pays for source, pays, _ in sources(s, 0)}
    return [
        way
        for way in permutations(_single(s), len(wanted))
        if all(item in pays[source] for item, source in zip(wanted, way, strict=True))
    ]


def _by_trying(s: State, wanted: Sequence[str]) -> bool:
    return bool(_ways(s, wanted))


def _first_works(s: State, wanted: Sequence[str], source: tuple[str, int]) -> bool:
    return any(way[0] == source for way in _ways(s, wanted))
