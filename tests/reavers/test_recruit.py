"""Sections 3 and 10: recruiting, rallying, specializing, promoting, and the abilities of the Reavers."""

import pytest

from meadhall.testing import clause

from .playing import Given, Table, card, die, faces
from .proving import works

PAIR = ("reaver_spear_chief", "reaver_lithsman")


def recruited(given: Given) -> Table:
    """The first player acts at Recruit Reavers, and has taken the first stack of the offer."""
    table = given.select("recruit_reavers").luck(*faces("ship", "shield", "chest", "hammer")).point("do:act")
    return table.point("offer:recruit_reavers.a") if table.prompt == "recruit_source" else table


@clause("RM-3.1", "RM-3.2", "RM-3.3", "RM-3.4", "RM-2.39")
def test_a_stack_of_the_offer_or_two_of_the_deck() -> None:
    given = Given().offer("recruit_reavers", PAIR, ("reaver_scout", "reaver_spakona"))
    table = given.select("recruit_reavers").point("do:act")
    assert table.offered == ["offer:recruit_reavers.a", "offer:recruit_reavers.b", "deck:reaver"]
    assert table.refused == {"offer:recruit_reavers.c": "RM-2.39", "offer:recruit_reavers.d": "RM-2.39"}
    table.point("offer:recruit_reavers.b")
    assert [event["cards"] for event in table.events("recruited")] == [[card("reaver_scout"), card("reaver_spakona")]]
    assert table.table["offers"]["recruit_reavers"][1] == []


@clause("RM-3.3", "RM-25.11", "RM-25.6")
def test_cards_of_the_deck_are_unseen_until_they_are_gained() -> None:
    given = Given().offer("recruit_reavers", PAIR).top("reaver_scout", "reaver_spakona")
    table = given.select("recruit_reavers").point("do:act", "deck:reaver")
    assert table.events("recruited")[0]["cards"] == [card("reaver_scout"), card("reaver_spakona")]


@clause("RM-3.6", "RM-3.7", "RM-3.8", "RM-25.9")
def test_the_dice_of_both_are_rolled_before_either_is_used() -> None:
    table = recruited(Given().offer("recruit_reavers", PAIR))
    assert table.prompt == "card_order"
    assert table.dice(0) == {"blue.ship": 1, "yellow.shield": 1, "red.chest": 1, "blue.hammer": 1}
    assert table.events("rolled")[0]["dice"] == [*map(die, ("blue.ship", "yellow.shield", "red.chest", "blue.hammer"))]


@clause("RM-3.9", "RM-3.10", "RM-9.15", "RM-9.16")
def test_each_is_used_on_its_own_in_an_order_of_choice() -> None:
    table = recruited(Given().offer("recruit_reavers", PAIR))
    assert table.offered == [card("reaver_spear_chief"), card("reaver_lithsman")]
    table.point(card("reaver_lithsman"))
    assert (table.prompt, table.offered) == ("reaver_use", ["do:rally", "do:specialize", "do:promote"])
    table.point("do:specialize", "slot:keep", "do:specialize", "slot:keep")
    assert table.slot(0, "keep") == ["reaver_lithsman", "reaver_spear_chief"]


@clause("RM-3.11", "RM-3.12", "RM-9.10", "RM-9.30", "RM-19.13")
def test_rally_sets_dice_and_the_card_goes_to_the_pile() -> None:
    table = recruited(Given().offer("recruit_reavers", ("reaver_scout", "reaver_lithsman")))
    table.point(card("reaver_scout"), "do:rally")
    assert table.prompt == "die_face"
    assert table.offered == [f"face:{face}" for face in ("tree", "hammer", "double_hammer", "shield", "chest", "ship")]
    table.point("face:tree", "face:double_hammer")
    assert table.dice(0)["yellow.tree"] == table.dice(0)["yellow.double_hammer"] == 1
    assert table.pile(0) == ["reaver_scout"]


@clause("RM-3.13", "RM-3.14", "RM-3.15", "RM-3.19")
def test_any_slot_with_room_takes_any_reaver() -> None:
    given = Given().slot(0, "sea", *["reaver_scout"] * 3).offer("recruit_reavers", PAIR)
    table = recruited(given).point(card("reaver_lithsman"), "do:specialize")
    assert table.offered == ["slot:village", "slot:keep", "slot:territory"]
    assert table.refused == {"slot:sea": "RM-3.15"}
    before = table.dice(0)
    assert table.point("slot:territory").dice(0) == before


@clause("RM-3.16", "RM-3.18", "RM-19.4")
def test_with_all_slots_full_nobody_specializes() -> None:
    given = Given().offer("recruit_reavers", PAIR)
    fill = iter(["reaver_scout", "reaver_spakona", "reaver_huskarl", "reaver_freeman"])
    for slot in ("sea", "village", "keep", "territory"):
        given.slot(0, slot, *[next(fill)] * 3)
    table = recruited(given).point(card("reaver_lithsman"))
    assert table.offered == ["do:rally", "do:promote"]
    assert table.refused == {"do:specialize": "RM-3.16"}


@clause("RM-3.20", "RM-3.21", "RM-3.22", "RM-3.23", "RM-9.9", "RM-19.3")
@pytest.mark.parametrize(("id", "food", "favor"), [("reaver_spear_chief", 4, 0), ("reaver_keeper_of_sagas", 0, 2)])
@clause("RM-3.25", "RM-3.28")
def test_a_promoted_reaver_leads_and_pays_once(id: str, food: int, favor: int) -> None:
    table = Given().leader(0, "reaver_scout").gain(0, id).point("do:promote")
    assert (table.leader(0), table.pile(0)) == (id, ["reaver_scout"])
    assert table.amounts(0) == (food, favor, 0, 0)


@clause("RM-3.26", "RM-3.27", "RM-9.18")
def test_a_promoted_helm_brings_spoils_of_a_deck_of_choice() -> None:
    table = Given().top("village_farm").gain(0, "reaver_lithsman").point("do:promote")
    assert (table.prompt, table.offered) == ("promote_spoils_deck", ["deck:keep_spoils", "deck:village_spoils"])
    table.point("deck:village_spoils", "do:leave")
    assert table.amounts(0)[0] == 3


@clause("RM-3.27")
def test_without_one_of_the_decks_the_other_is_taken() -> None:
    table = Given().deck("village_spoils").top("keep_armor").gain(0, "reaver_lithsman").point("do:promote")
    assert table.pile(0) == ["keep_armor"]
    table = Given().deck("village_spoils").deck("keep_spoils").gain(0, "reaver_lithsman").point("do:promote")
    assert table.leader(0) == "reaver_lithsman"


@clause("RM-3.24", "RM-19.27")
def test_a_new_leader_helps_in_the_combat_of_its_own_bonus() -> None:
    given = Given().dice(0, "red.helm").top("keep_wall")
    table = given.gain(0, "reaver_lithsman").point("do:promote", "deck:keep_spoils")
    assert (table.prompt, table.offered) == ("pillage", ["do:pillage", "do:leave"])


@clause("RM-3.29")
def test_both_of_a_recruiting_may_be_promoted() -> None:
    table = recruited(Given().offer("recruit_reavers", ("reaver_spear_chief", "reaver_keeper_of_sagas")))
    table.point(card("reaver_spear_chief"), "do:promote", "do:promote")
    assert (table.leader(0), table.pile(0)) == ("reaver_keeper_of_sagas", ["reaver_spear_chief"])
    assert table.amounts(0)[:2] == (4, 4)


@clause("RM-23.40", "RM-23.42", "RM-23.39")
def test_as_many_as_the_deck_can_give() -> None:
    given = Given().deck("reaver", "reaver_scout")
    table = given.select("recruit_reavers").point("do:act")
    assert table.prompt == "reaver_use"
    assert [event["cards"] for event in table.events("recruited")] == [[card("reaver_scout")]]
    table = Given().deck("reaver").select("recruit_reavers").point("do:act")
    assert (table.seat, table.amounts(0)[1]) == (1, 2)


# --- abilities ------------------------------------------------------------------------------------------------------


def specialist(id: str, given: Given | None = None) -> Table:
    """The first player's specialist acts at the keeps, which somebody else selects."""
    return (given or Given()).slot(0, "keep", id).select("raid_keeps", 1)


@works()
@clause("RM-10.5", "RM-10.6", "RM-10.14", "RM-9.19", "RM-9.20", "RM-9.11")
@pytest.mark.parametrize(
    ("id", "deck", "first", "second"),
    [
        ("reaver_axe_chief", "village_spoils", "village_farm", "village_wall"),
        ("reaver_fanatic", "keep_spoils", "keep_armor", "keep_art"),
        ("reaver_scavenger", "village_spoils", "village_farm", "village_wall"),
    ],
)
def test_two_are_drawn_and_one_is_kept(id: str, deck: str, first: str, second: str) -> None:
    table = specialist(id, Given().top(first, second))
    assert (table.prompt, table.seat, table.offered) == ("kept_card", 0, [card(first), card(second)])
    table.point(card(second))
    assert table.discarded(deck) == [first]
    assert table.events("resolving")[-1]["card"] == card(second)


@clause("RM-9.21")
def test_if_only_one_can_be_drawn_it_is_kept() -> None:
    table = specialist("reaver_fanatic", Given().deck("keep_spoils", "keep_armor"))
    assert table.pile(0) == ["keep_armor"]


@works()
@clause("RM-10.7", "RM-10.11", "RM-10.21", "RM-10.18", "RM-9.22", "RM-9.27", "RM-10.4", "RM-19.15")
@pytest.mark.parametrize(
    ("id", "colour"),
    [
        ("reaver_favored_soul", "red"),
        ("reaver_grizzled_warrior", "blue"),
        ("reaver_scout", "yellow"),
        ("reaver_hirromenn", "blue"),
    ],
)
def test_a_die_is_exchanged_for_one_of_its_colour(id: str, colour: str) -> None:
    table = specialist(id, Given().dice(0, f"{colour}.chest").none_left(colour))
    table.point("do:use", "face:ship")
    assert table.dice(0) == {f"{colour}.ship": 1}
    other = "red" if colour != "red" else "blue"
    if id != "reaver_hirromenn":
        assert specialist(id, Given().dice(0, f"{other}.chest")).prompt == "act_or_rest"


@works()
@clause("RM-10.8", "RM-10.10", "RM-9.23")
@pytest.mark.parametrize(("id", "token", "cost"), [("reaver_flame_bringer", "wall", 2), ("reaver_pillager", "farm", 1)])
def test_dice_for_a_token(id: str, token: str, cost: int) -> None:
    table = specialist(id, Given().dice(0, *["red.chest"] * cost)).point("do:use")
    assert (table.player(0)["tokens"][token], table.dice(0)) == (1, {})
    assert specialist(id, Given().dice(0, *["red.chest"] * (cost - 1))).prompt == "act_or_rest"
    assert specialist(id, Given().dice(0, "red.chest", "red.ship").tokens(1, **{token: 15})).prompt == "act_or_rest"


@works()
@clause("RM-10.9", "RM-10.12", "RM-10.13", "RM-10.23", "RM-9.29", "RM-9.30")
@pytest.mark.parametrize(
    ("id", "gained"),
    [
        ("reaver_lithsman", "red.helm"),
        ("reaver_huskarl", "blue.raven"),
        ("reaver_freeman", "blue.hammer"),
        ("reaver_sword_chief", "yellow.tree"),
    ],
)
def test_a_die_that_shows_a_face(id: str, gained: str) -> None:
    assert specialist(id).dice(0) == {gained: 1}
    assert specialist(id, Given().none_left(gained.partition(".")[0])).dice(0) == {}


@works("reaver_seasoned_hunter")
@clause("RM-10.15", "RM-10.16", "RM-9.26")
def test_the_hunter_brings_food_and_more_for_a_die() -> None:
    assert specialist("reaver_seasoned_hunter").amounts(0)[0] == 1
    table = specialist("reaver_seasoned_hunter", Given().dice(0, "red.chest"))
    assert (table.prompt, table.offered) == ("hunter_extra", ["do:exchange", "do:decline"])
    table.point("do:exchange")
    assert (table.amounts(0)[0], table.dice(0)) == (4, {})
    table = specialist("reaver_seasoned_hunter", Given().dice(0, "red.chest")).point("do:decline")
    assert (table.amounts(0)[0], table.dice(0)) == (1, {"red.chest": 1})


@works("reaver_spear_chief")
@clause("RM-10.17")
def test_the_spear_chief_brings_food() -> None:
    assert specialist("reaver_spear_chief").amounts(0) == (2, 0, 0, 0)


@works("reaver_spakona")
@clause("RM-10.22", "RM-9.32")
def test_the_spakona_draws_a_prophecy_for_favor() -> None:
    table = specialist("reaver_spakona", Given().player(0, favor=2).player(1, favor=9).top("prophecy_pillager"))
    table.point("do:use")
    assert (table.prophecies(0), table.amounts(0)[1], table.amounts(1)[1]) == (["prophecy_pillager"], 0, 9)


@clause("RM-2.18")
def test_a_reaver_put_into_the_slot_later_does_not_act() -> None:
    given = Given().player(0, food=4).dice(0, "red.ship", "red.ship", "red.hammer").top("journey_all_quiet")
    table = given.offer("battle_at_sea", "sea_longship").top("reaver_keeper_of_sagas").select("battle_at_sea")
    table.luck(*faces("ship", "ship")).point("do:act", card("sea_longship"), "do:combination")
    table.point("do:specialize", "slot:sea")
    assert table.amounts(0)[2] == 2 + 13
