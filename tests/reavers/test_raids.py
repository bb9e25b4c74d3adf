"""Sections 6, 7, 9, 11 and 13: raids, the order of cards, village and keep spoils, pillage."""

import pytest

from meadhall import SPECTATOR
from meadhall.testing import clause

from .playing import Given, card, faces, successes
from .proving import works

ICON = {"raid_villages": "chest", "raid_keeps": "shield"}
DECK = {"raid_villages": "village_spoils", "raid_keeps": "keep_spoils"}


def raider(location: str, seats: int = 4) -> Given:
    """The first player can pay for a raid."""
    return Given(seats).player(0, food=2).dice(0, f"red.{ICON[location]}", f"blue.{ICON[location]}")


@clause("RM-6.3", "RM-6.4", "RM-6.5", "RM-7.3", "RM-7.4", "RM-7.5", "RM-7.1")
@pytest.mark.parametrize(
    ("location", "pair", "prompt", "food"),
    [
        ("raid_villages", ("village_farm", "village_wall"), "village_source", 1),
        ("raid_keeps", ("keep_armor", "keep_art"), "keep_source", 0),
    ],
)
def test_a_linked_pair_or_two_of_the_deck(location: str, pair: tuple[str, str], prompt: str, food: int) -> None:
    table = raider(location).offer(location, pair).select(location).point("do:act")
    assert (table.prompt, table.amounts(0)[0], table.dice(0)) == (prompt, food, {})
    assert table.offered == [f"offer:{location}.a", f"deck:{DECK[location]}"]
    table.point(f"offer:{location}.a")
    gained = table.events("cards_gained")[0]["cards"]
    assert gained[:2] == [card(id) for id in pair]
    assert len(gained) == 4
    assert table.table["offers"][location][0] == []


@clause("RM-6.7", "RM-7.7", "RM-25.6")
def test_all_cards_are_seen_by_their_owner_and_by_nobody_else() -> None:
    given = raider("raid_keeps").offer("raid_keeps", ("keep_armor", "keep_art")).top("keep_wall", "keep_treasure")
    table = given.select("raid_keeps").point("do:act", "offer:raid_keeps.a")
    ids = ("keep_armor", "keep_art", "keep_wall", "keep_treasure")
    assert table.offered == [card(id) for id in ids]
    assert table.match.view(0)["table"]["gained"][0]["cards"] == [card(id) for id in ids]
    for audience in (1, 2, 3, SPECTATOR):
        assert table.match.view(audience)["table"]["gained"] == [{"seat": 0, "count": 4, "cards": None}]


@clause("RM-6.8", "RM-6.9", "RM-7.8", "RM-7.9", "RM-9.15", "RM-9.16")
def test_every_card_is_resolved_in_the_owners_order() -> None:
    given = raider("raid_keeps").offer("raid_keeps", ("keep_armor", "keep_art")).top("keep_treasure", "keep_treasure")
    table = given.select("raid_keeps").point("do:act", "offer:raid_keeps.a")
    assert table.offered == [card("keep_armor"), card("keep_art"), card("keep_treasure")]
    table.point(card("keep_treasure"), card("keep_art"), card("keep_armor"))
    assert table.pile(0) == ["keep_treasure", "keep_art", "keep_armor", "keep_treasure"]
    assert table.seat == 1


@clause("RM-9.17")
def test_cards_drawn_by_a_card_come_before_the_rest_of_the_first_group() -> None:
    given = Given().artifact(0, "art_andvarinaut", "red.shield").player(0, food=2).dice(0, "red.shield", "blue.shield")
    given.offer("raid_keeps", ("keep_armor", "keep_art")).top("keep_wall", "keep_treasure", "keep_tapestry_a")
    table = given.select("raid_keeps").point("do:act").point("die:red.shield", "die:blue.shield")
    table.point("offer:raid_keeps.a", "use>card:art_andvarinaut.1")
    assert table.pile(0) == ["keep_tapestry_a"]
    assert table.prompt == "card_order"
    assert len(table.offered) == 4


@clause("RM-23.40", "RM-23.42")
@pytest.mark.parametrize("location", ["raid_villages", "raid_keeps"])
def test_a_raid_on_empty_decks_still_costs(location: str) -> None:
    table = raider(location).deck(DECK[location]).select(location).point("do:act")
    assert (table.seat, table.dice(0), table.events("cards_gained")) == (1, {}, [])


# --- village spoils -------------------------------------------------------------------------------------------------


@works()
@clause("RM-11.2", "RM-11.3", "RM-11.4", "RM-9.33", "RM-9.34", "RM-9.35", "RM-9.12")
@pytest.mark.parametrize(
    ("id", "left", "right", "token"),
    [
        ("village_farm", (3, 0, 0, 0), (4, 0, 0, 1), "farm"),
        ("village_wall", (0, 2, 0, 0), (0, 3, 0, 1), "wall"),
    ],
)
def test_a_village_is_left_or_pillaged(id: str, left: tuple[int, ...], right: tuple[int, ...], token: str) -> None:
    table = Given().gain(0, id)
    assert (table.prompt, table.offered, table.amounts(0)) == ("pillage", ["do:pillage", "do:leave"], left)
    table.point("do:pillage")
    assert (table.amounts(0), table.player(0)["tokens"][token]) == (right, 1)
    assert table.discarded("village_spoils") == [id]
    table = Given().gain(0, id).point("do:leave")
    assert (table.amounts(0), table.player(0)["tokens"][token]) == (left, 0)
    assert table.discarded("village_spoils") == [id]


@clause("RM-23.28")
def test_without_tokens_the_rest_of_a_pillage_is_received() -> None:
    table = Given().tokens(1, farm=15).gain(0, "village_farm").point("do:pillage")
    assert (table.amounts(0), table.player(0)["tokens"]["farm"]) == ((4, 0, 0, 1), 0)


@works()
@clause("RM-11.5", "RM-11.6", "RM-11.7", "RM-11.8", "RM-11.2")
@pytest.mark.parametrize(
    ("id", "colours"),
    [
        ("village_bundle_of_swords", ("red", "yellow")),
        ("village_bows_and_arrows", ("blue", "yellow")),
        ("village_axes_and_spears", ("blue", "red")),
    ],
)
def test_craft_gives_two_dice_or_glory_with_terror(id: str, colours: tuple[str, str]) -> None:
    table = Given().gain(0, id).luck(*faces("ship", "ship"))
    assert (table.prompt, table.offered) == ("craft_choice", ["do:dice", "do:glory"])
    table.point("do:dice")
    assert table.dice(0) == {f"{colour}.ship": 1 for colour in colours}
    assert table.amounts(0) == (0, 0, 0, 0)
    assert table.discarded("village_spoils") == [id]
    assert Given().gain(0, id).point("do:glory").amounts(0) == (0, 0, 5, 1)


@works("village_runic_carvings")
@clause("RM-11.9", "RM-11.11", "RM-11.12", "RM-11.13")
def test_runic_carvings_pass_terror_on() -> None:
    table = Given().player(0, terror=2).gain(0, "village_runic_carvings")
    assert (table.prompt, table.offered) == ("runic_choice", ["do:give_terror", "do:glory"])
    table.point("do:give_terror")
    assert (table.prompt, table.offered) == ("terror_target", ["seat:1", "seat:2", "seat:3"])
    table.point("seat:2")
    assert [table.amounts(seat)[3] for seat in range(4)] == [1, 0, 1, 0]


@clause("RM-11.10")
def test_without_terror_the_carvings_give_glory() -> None:
    assert Given().gain(0, "village_runic_carvings").amounts(0) == (0, 0, 10, 2)


@works()
@clause("RM-11.16", "RM-11.17", "RM-11.18")
@pytest.mark.parametrize(
    ("id", "kind"), [(f"village_ship_upgrade_{kind}", kind) for kind in ("chest", "shield", "ship_hammer")]
)
def test_a_ship_upgrade_card_brings_its_tile(id: str, kind: str) -> None:
    assert Given().gain(0, id).point("do:upgrade").upgrades(0) == {kind: 1}


@clause("RM-11.14", "RM-11.15", "RM-11.16", "RM-11.17", "RM-11.18", "RM-18.1", "RM-18.2", "RM-18.3", "RM-23.45")
@pytest.mark.parametrize("kind", ["chest", "shield", "ship_hammer"])
def test_a_ship_upgrade_or_glory(kind: str) -> None:
    id = f"village_ship_upgrade_{kind}"
    table = Given().upgrades(0, kind).gain(0, id)
    assert (table.prompt, table.offered) == ("upgrade_choice", ["do:upgrade", "do:glory"])
    table.point("do:upgrade")
    assert table.upgrades(0) == {f"{kind}": 2}
    assert Given().gain(0, id).point("do:glory").amounts(0)[2] == 3
    full = Given().upgrades(0, "chest", "shield", "ship_hammer").gain(0, id)
    gone = Given().upgrades(1, *[kind] * 3).upgrades(2, kind).gain(0, id)
    assert full.amounts(0)[2] == gone.amounts(0)[2] == 3


# --- keep spoils ----------------------------------------------------------------------------------------------------


@clause("RM-13.2", "RM-9.10", "RM-25.3")
@pytest.mark.parametrize("id", ["keep_armor", "keep_art", "keep_treasure", "keep_tapestry_a", "keep_tapestry_c"])
def test_keep_sets_go_to_the_pile_which_others_see_by_number(id: str) -> None:
    table = Given().gain(0, id)
    assert table.pile(0) == [id]
    assert (table.player(0)["pile"], table.player(0)["pile_cards"]) == (1, None)
    assert table.amounts(0) == (0, 0, 0, 0)


@works("keep_wall")
@clause("RM-13.4", "RM-9.36", "RM-13.10", "RM-20.1")
def test_a_keep_wall_is_pillaged_by_a_won_combat() -> None:
    table = Given().dice(0, "red.double_hammer").gain(0, "keep_wall")
    assert (table.prompt, table.amounts(0)[1]) == ("pillage", 2)
    table.luck(*successes(1, 1)).point("do:pillage")
    assert (table.amounts(0), table.player(0)["tokens"]["wall"]) == ((0, 3, 0, 0), 1)
    assert table.discarded("keep_spoils") == ["keep_wall"]


@clause("RM-9.37", "RM-20.19")
def test_after_a_lost_combat_the_left_part_is_kept() -> None:
    table = Given().player(0, favor=0).dice(0, "red.hammer").gain(0, "keep_wall")
    table.luck(*successes(0)).point("do:pillage", "do:accept")
    assert (table.amounts(0), table.player(0)["tokens"]["wall"], table.dice(0)) == ((0, 2, 0, 0), 0, {})
    assert table.prompt == "location_choice"
    assert table.discarded("keep_spoils") == ["keep_wall"]


@clause("RM-9.33")
def test_without_a_combat_die_a_keep_is_left() -> None:
    table = Given().dice(0, "red.ship").gain(0, "keep_wall")
    assert table.offered == ["do:leave"]
    assert table.refused == {"do:pillage": "RM-9.33"}


@works()
@clause("RM-13.5", "RM-13.6", "RM-13.7", "RM-13.8", "RM-13.9")
@pytest.mark.parametrize(
    ("id", "colours"),
    [
        ("keep_tower_blue_yellow", ("blue", "yellow")),
        ("keep_tower_red_yellow", ("red", "yellow")),
        ("keep_tower_red_blue", ("red", "blue")),
    ],
)
def test_a_towers_dice_may_be_spent_in_its_own_combat(id: str, colours: tuple[str, str]) -> None:
    keep = Given().deck("keep_spoils", id).dice(0, "red.shield", "red.shield").player(0, food=2)
    table = keep.select("raid_keeps").luck(*faces("double_hammer", "ship")).point("do:act")
    assert table.prompt == "pillage"
    assert table.dice(0) == {f"{colours[0]}.double_hammer": 1, f"{colours[1]}.ship": 1}
    table.luck(*successes(2, 1)).point("do:pillage")
    assert (table.amounts(0)[2], table.player(0)["tokens"]["tower"]) == (3, 1)
    assert table.discarded("keep_spoils") == [id]
