"""Sections 5, 14 and 15: journeys and battles at sea."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table, card, die, faces, successes
from .proving import works


def sailing(journey: str, given: Given | None = None) -> Table:
    """The first player selects the sea, acts and meets a journey."""
    table = (given or Given()).top(journey)
    table.s.players[0].food += 4
    return table.select("battle_at_sea").point("do:act")


def battling(id: str, given: Given) -> Table:
    """The journey is quiet, and the first player has chosen a face-up card."""
    table = sailing("journey_all_quiet", given.offer("battle_at_sea", id))
    return table.point(card(id))


@works("journey_all_quiet")
@clause("RM-5.1", "RM-5.4", "RM-5.5", "RM-5.11", "RM-14.2", "RM-5.9", "RM-5.10")
def test_a_quiet_journey_asks_nothing_and_the_battle_follows() -> None:
    table = sailing("journey_all_quiet", Given().offer("battle_at_sea", "sea_knarr"))
    assert table.events("journey")[0]["card"] == card("journey_all_quiet")
    assert (table.prompt, table.amounts(0)[0]) == ("sea_battle_target", 0)
    assert table.discarded("sea_journey") == ["journey_all_quiet"]


@clause("RM-5.6", "RM-5.7", "RM-5.10", "RM-14.3", "RM-14.5", "RM-14.6", "RM-14.7", "RM-14.10")
@pytest.mark.parametrize(
    ("journey", "crew", "glory"),
    [
        ("journey_draugr_ambush", ("red.shield",), 2),
        ("journey_kraken", ("red.ship", "blue.hammer"), 5),
        ("journey_rough_seas", ("red.ship",), 2),
        ("journey_spoiled_food", ("red.chest",), 2),
        ("journey_viking_raiders", ("red.hammer",), 2),
    ],
)
def test_a_journey_is_paid_for_with_icons(journey: str, crew: tuple[str, ...], glory: int) -> None:
    table = sailing(journey, Given().dice(0, *crew).player(0, food=2))
    assert (table.prompt, table.offered) == ("journey_answer", ["do:pay", "do:suffer"])
    table.point("do:pay")
    assert (table.dice(0), table.amounts(0)) == ({}, (2, 0, glory, 0))
    assert table.discarded("sea_journey") == [journey]
    poor = sailing(journey, Given().dice(0, *crew[1:]))
    assert poor.offered == ["do:suffer"]
    assert poor.refused == {"do:pay": "RM-5.6"}


@clause("RM-5.8", "RM-14.7", "RM-14.8", "RM-14.13")
@pytest.mark.parametrize("journey", ["journey_spoiled_food", "journey_starvation"])
@pytest.mark.parametrize(("food", "left"), [(3, 1), (1, 0), (0, 0)])
def test_food_is_suffered_as_far_as_it_is_there(journey: str, food: int, left: int) -> None:
    table = sailing(journey, Given().player(0, food=food)).point("do:suffer")
    assert table.amounts(0)[0] == left


@works()
@clause("RM-14.7", "RM-14.8")
@pytest.mark.parametrize("id", ["journey_spoiled_food", "journey_starvation"])
def test_hunger_at_sea(id: str) -> None:
    assert sailing(id, Given().player(0, food=5)).point("do:suffer").amounts(0)[0] == 3


@clause("RM-14.8", "RM-14.9")
def test_starvation_takes_a_reaver_of_the_board() -> None:
    given = Given().leader(0, "reaver_scout").slot(0, "keep", "reaver_huskarl").pile(0, "reaver_lithsman")
    table = sailing("journey_starvation", given).point("do:pay")
    assert (table.prompt, table.offered) == ("payment_source", [card("reaver_scout"), card("reaver_huskarl")])
    table.point(card("reaver_huskarl"))
    assert (table.slot(0, "keep"), table.pile(0)) == ([], ["reaver_lithsman", "reaver_huskarl"])
    assert sailing("journey_starvation", Given().pile(0, "reaver_lithsman")).offered == ["do:suffer"]


@works("journey_rough_seas")
@clause("RM-14.6", "RM-9.9", "RM-14.12", "RM-19.32")
def test_rough_seas_take_the_leader() -> None:
    table = sailing("journey_rough_seas", Given().leader(0, "reaver_scout")).point("do:suffer")
    assert (table.leader(0), table.pile(0)) == (None, ["reaver_scout"])
    table = sailing("journey_rough_seas").point("do:suffer")
    assert table.pile(0) == []


@works("journey_viking_raiders")
@clause("RM-14.10", "RM-14.11", "RM-14.12")
def test_viking_raiders_take_a_die_of_the_leaders_colour() -> None:
    given = Given().leader(0, "reaver_huskarl").dice(0, "red.ship", "blue.ship", "blue.chest")
    table = sailing("journey_viking_raiders", given.artifact(0, "art_bodn", "blue.shield")).point("do:suffer")
    assert (table.prompt, table.offered) == ("journey_loss", [die("blue.chest"), die("blue.ship"), die("art_bodn.1")])
    table.point(die("art_bodn.1"))
    assert table.stored(0) == {"art_bodn": None}
    table = sailing("journey_viking_raiders", Given().dice(0, "red.ship", "blue.ship")).point("do:suffer")
    assert table.dice(0) == {"red.ship": 1, "blue.ship": 1}


@works("journey_kraken")
@clause("RM-14.5", "RM-14.11")
def test_the_kraken_takes_food_and_a_die_together() -> None:
    table = sailing("journey_kraken", Given().player(0, food=2).dice(0, "red.ship", "blue.chest")).point("do:suffer")
    assert (table.prompt, table.amounts(0)[0]) == ("journey_loss", 0)
    assert table.point(die("blue.chest")).dice(0) == {"red.ship": 1}
    assert sailing("journey_kraken", Given().player(0, food=2)).point("do:suffer").amounts(0)[0] == 0


@works("journey_draugr_ambush")
@clause("RM-14.3", "RM-14.4", "RM-14.11", "RM-12.14", "RM-18.12")
def test_an_ambush_takes_an_artifact_or_a_tile() -> None:
    given = Given().artifact(0, "art_bodn", "red.ship").upgrades(0, "chest").upgrades(0, "chest", spent=True)
    table = sailing("journey_draugr_ambush", given).point("do:suffer")
    assert table.offered == [card("art_bodn"), "upgrade:chest", "upgrade:chest.spent"]
    table.point(card("art_bodn"))
    assert (table.pile(0), table.dice(0)) == (["art_bodn"], {"red.ship": 1})
    given = Given().upgrades(0, "chest").upgrades(0, "chest", spent=True)
    table = sailing("journey_draugr_ambush", given).point("do:suffer", "upgrade:chest.spent")
    assert table.upgrades(0) == {"chest": 1}
    assert table.table["supply"]["upgrades"]["chest"] == 3


@clause("RM-23.43")
def test_without_journeys_the_battle_comes_at_once() -> None:
    given = Given().deck("sea_journey").player(0, food=4).offer("battle_at_sea", "sea_knarr")
    table = given.select("battle_at_sea").point("do:act")
    assert table.prompt == "sea_battle_target"


# --- the battle -----------------------------------------------------------------------------------------------------


@clause("RM-5.12", "RM-5.13", "RM-5.25")
def test_a_face_up_card_or_the_deck() -> None:
    given = Given().offer("battle_at_sea", "sea_knarr", "sea_wherry").top("sea_longship")
    table = sailing("journey_all_quiet", given)
    assert table.offered == [card("sea_knarr"), card("sea_wherry"), "deck:sea_battle"]
    table.point("deck:sea_battle")
    assert (table.prompt, table.table["resolving"]) == ("sea_battle_method", [card("sea_longship")])
    assert sailing("journey_all_quiet", Given().deck("sea_battle")).seat == 1


@clause("RM-5.14", "RM-5.15", "RM-5.16", "RM-5.20", "RM-5.22", "RM-5.23", "RM-20.4")
def test_giving_up_loses_the_battle_and_the_card_stays() -> None:
    table = battling("sea_knarr", Given().dice(0, "red.chest"))
    assert table.offered == ["do:give_up"]
    assert table.refused == {"do:combination": "RM-5.14", "do:combat": "RM-20.4"}
    table.point("do:give_up")
    assert table.table["offers"]["battle_at_sea"][0] == [card("sea_knarr")]
    assert (table.dice(0), table.amounts(0)[0], table.seat) == ({"red.chest": 1}, 0, 1)


@works()
@clause("RM-5.17", "RM-5.19", "RM-9.10", "RM-15.2", "RM-15.3", "RM-15.4", "RM-15.6", "RM-15.9")
@clause("RM-15.11", "RM-15.12", "RM-15.13", "RM-15.15", "RM-15.18")
@pytest.mark.parametrize(
    ("id", "icons", "glory", "food", "favor", "terror"),
    [
        ("sea_cargo_ship", "ship chest", 8, 2, 0, 3),
        ("sea_draugr_raiders", "ship shield", 9, 0, 0, 2),
        ("sea_wherry", "ship shield chest", 10, 2, 0, 3),
        ("sea_infamous_outcasts", "ship hammer shield", 12, 0, 0, 2),
        ("sea_spawn_of_jormungandr", "ship ship hammer hammer shield", 19, 0, 1, 3),
    ],
)
def test_a_combination_wins_without_a_roll(id: str, icons: str, glory: int, food: int, favor: int, terror: int) -> None:
    crew = [f"red.{icon}" for icon in icons.split()]
    table = battling(id, Given().player(0, terror=3).dice(0, *crew))
    assert "do:combination" in table.offered
    table.point("do:combination")
    assert (table.amounts(0), table.dice(0)) == ((food, favor, 2 + glory, terror), {})
    assert table.pile(0) == [id]
    assert table.table["offers"]["battle_at_sea"][0] == []
    lacking = battling(id, Given().dice(0, *crew[1:]))
    assert "do:combination" not in lacking.offered


@clause("RM-15.10", "RM-23.54")
def test_without_terror_the_rest_of_the_reward_is_received() -> None:
    table = battling("sea_draugr_raiders", Given().dice(0, "red.ship", "red.shield")).point("do:combination")
    assert table.amounts(0) == (0, 0, 11, 0)


@clause("RM-14.3", "RM-14.4", "RM-14.11", "RM-18.12")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(("kind", "spent"), [("chest", True), ("shield", False), ("ship_hammer", True)])
def test_a_tile_lost_to_draugr_goes_back_to_its_kind(seat: int, kind: str, spent: bool) -> None:
    given = (
        Given().player(seat, food=4).upgrades(seat, kind, spent=spent).upgrades(1, "chest").top("journey_draugr_ambush")
    )
    table = given.select("battle_at_sea", seat)
    before = table.table["supply"]["upgrades"]
    table.point("do:act", "do:suffer")
    assert (table.upgrades(seat), table.upgrades(1)) == ({}, {"chest": 1})
    assert table.table["supply"]["upgrades"] == before | {kind: before[kind] + 1}


@works("sea_knarr")
@clause("RM-15.5", "RM-15.14")
def test_the_knarr_carries_keep_spoils() -> None:
    given = Given().dice(0, "red.ship", "red.ship", "red.chest").top("keep_armor")
    table = battling("sea_knarr", given).point("do:combination")
    assert (table.pile(0), table.amounts(0)[2]) == (["keep_armor", "sea_knarr"], 13)


@works("sea_longship")
@clause("RM-15.7", "RM-15.16", "RM-3.30", "RM-9.18")
def test_the_longship_brings_a_reaver_with_its_dice() -> None:
    given = Given().dice(0, "red.ship", "red.ship", "red.hammer").top("reaver_scout")
    table = battling("sea_longship", given).luck(*faces("ship", "clan")).point("do:combination")
    assert (table.prompt, table.dice(0)) == ("reaver_use", {"yellow.ship": 1, "yellow.tree": 1})
    assert table.amounts(0)[2] == 2
    table.point("do:promote")
    assert (table.amounts(0), table.pile(0)) == ((0, 2, 15, 0), ["sea_longship"])


@works("sea_lyngbakr")
@clause("RM-15.8", "RM-15.17")
def test_lyngbakr_brings_a_prophecy() -> None:
    given = Given().dice(0, "red.ship", "red.ship", "red.hammer", "red.shield").top("prophecy_vanquisher")
    table = battling("sea_lyngbakr", given).point("do:combination")
    assert (table.prophecies(0), table.amounts(0)[2]) == (["prophecy_vanquisher"], 17)


@clause("RM-5.18", "RM-15.11")
@pytest.mark.parametrize(("rolled", "won"), [((2, 1), True), ((1, 1), False)])
def test_a_combat_against_the_defence(rolled: tuple[int, int], won: bool) -> None:
    table = battling("sea_cargo_ship", Given().dice(0, "red.double_hammer")).luck(*successes(*rolled))
    table.point("do:combat")
    assert (table.pile(0) == ["sea_cargo_ship"]) == won
    assert (table.table["offers"]["battle_at_sea"][0] == []) == won


@clause("RM-5.21", "RM-5.22", "RM-5.24")
def test_a_lost_card_of_the_deck_goes_to_its_bottom() -> None:
    given = Given().dice(0, "red.hammer", "blue.ship", "blue.chest").top("sea_cargo_ship")
    table = sailing("journey_all_quiet", given).point("deck:sea_battle")
    table.luck(*successes(0)).point("do:combat")
    assert table.discarded("sea_battle") == ["sea_cargo_ship"]
    assert (table.dice(0), table.seat) == ({"blue.ship": 1, "blue.chest": 1}, 1)
