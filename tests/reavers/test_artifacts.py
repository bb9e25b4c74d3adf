"""Section 12: artifacts, stored dice, and the free actions that stand beside decisions."""

import pytest

from meadhall.games.reavers.content import CONTENT
from meadhall.testing import clause

from .playing import Given, Table, card, die, faces, successes
from .proving import works

FOUR = ("art_draupnir", "art_eldrihmnr", "art_hringhorni", "art_brisingamen")


def use(id: str) -> str:
    """The name of an artifact's use."""
    return f"use>{card(id)}"


# --- holding ----------------------------------------------------------------------------------------------------------


@clause("RM-12.1", "RM-12.2", "RM-19.2", "RM-12.6")
def test_a_gained_artifact_is_placed_on_a_free_space() -> None:
    table = Given().gain(0, "art_bodn")
    assert table.stored(0) == {"art_bodn": None}
    assert table.pile(0) == []


@clause("RM-12.3", "RM-12.5", "RM-12.14", "RM-9.9")
def test_of_five_artifacts_one_goes_to_the_pile() -> None:
    given = Given().artifact(0, FOUR[0], "red.shield")
    for id in FOUR[1:]:
        given.artifact(0, id)
    table = given.gain(0, "art_bodn")
    assert (table.prompt, table.offered) == ("artifact_overflow", [card(id) for id in (*FOUR, "art_bodn")])
    table.point(card(FOUR[0]))
    assert (table.pile(0), table.dice(0)) == ([FOUR[0]], {"red.shield": 1})
    assert list(table.stored(0)) == [*FOUR[1:], "art_bodn"]


@clause("RM-12.3")
def test_the_new_one_may_go_too() -> None:
    given = Given()
    for id in FOUR:
        given.artifact(0, id)
    table = given.gain(0, "art_bodn").point(card("art_bodn"))
    assert (table.pile(0), list(table.stored(0))) == (["art_bodn"], list(FOUR))


@clause("RM-12.14", "RM-19.16")
def test_a_die_that_finds_no_space_overflows() -> None:
    given = Given().artifact(0, FOUR[0], "red.shield").dice(0, *["red.helm"] * 10)
    for id in FOUR[1:]:
        given.artifact(0, id)
    table = given.gain(0, "art_harp_of_the_ljosalfar").point(card(FOUR[0]))
    assert table.prompt == "overflow_return"


# --- storing ----------------------------------------------------------------------------------------------------------


@clause("RM-12.7", "RM-12.8", "RM-12.9", "RM-12.10", "RM-12.27")
@pytest.mark.parametrize(("id", "stores"), [(artifact.id, artifact.stores) for artifact in CONTENT.artifacts])
def test_an_artifact_stores_a_die_that_shows_its_icon(id: str, stores: str) -> None:
    """A wild die shows its clan icon, whatever it may be spent as; tiles are never stored."""
    crew = [f"red.{face}" for face in ("helm", "hammer", "double_hammer", "shield", "chest", "ship")]
    crew += ["blue.raven", "yellow.tree"]
    given = Given().leader(0, "reaver_lithsman").artifact(0, id).dice(0, *crew).upgrades(0, "chest", "ship_hammer")
    table = given.select("raid_villages")
    storable = {ref.removeprefix("store>die:") for ref in table.offered if ref.startswith("store>")}
    fitting = {d for d in crew if stores in ("any", d.partition(".")[2])}
    assert storable == fitting | ({"red.double_hammer"} if stores == "hammer" else set())


@clause("RM-12.10", "RM-12.11")
def test_a_die_that_fits_two_artifacts_asks_for_one() -> None:
    given = Given().artifact(0, "art_bodn").artifact(0, "art_draupnir").dice(0, "red.shield")
    given.artifact(0, "art_harp_of_the_ljosalfar").artifact(0, "art_andvarinaut", "blue.shield")
    table = given.select("raid_villages").point("store>die:red.shield")
    assert (table.prompt, table.offered) == ("store_target", [card("art_bodn"), card("art_draupnir")])
    assert table.refused == {card("art_harp_of_the_ljosalfar"): "RM-12.7", card("art_andvarinaut"): "RM-12.6"}
    table.point(card("art_draupnir"))
    assert table.prompt == "act_or_rest"
    assert (table.stored(0)["art_bodn"], table.stored(0)["art_draupnir"]) == (None, "red.shield")


@clause("RM-12.10", "RM-12.12")
def test_each_artifact_takes_and_gives_a_die_once_between_decisions() -> None:
    given = Given().artifact(0, "art_draupnir", "red.shield").dice(0, "blue.shield")
    table = given.select("raid_villages")
    assert table.offered == ["do:rest", "unstore>die:art_draupnir.1"]
    table.point("unstore>die:art_draupnir.1")
    assert table.offered == ["do:rest", "store>die:red.shield", "store>die:blue.shield"]
    table.point("store>die:blue.shield")
    assert table.offered == ["do:rest"]
    table.all_rest().point("location:battle_at_sea").rest().rest().rest()
    assert table.offered == ["do:rest", "unstore>die:art_draupnir.1"]


@clause("RM-12.11", "RM-12.12")
def test_an_artifact_that_took_in_a_die_takes_no_other_before_a_decision() -> None:
    """Given three empty artifacts that store a shield, the one that took it in and gave it up is out of the choice."""
    given = Given().artifact(0, "art_draupnir").artifact(0, "art_andvarinaut").artifact(0, "art_bodn")
    table = given.dice(0, "red.shield").select("raid_villages")
    table.point("store>die:red.shield", card("art_draupnir"), "unstore>die:art_draupnir.1", "store>die:red.shield")
    assert (table.prompt, table.offered) == ("store_target", [card("art_andvarinaut"), card("art_bodn")])
    assert table.refused == {card("art_draupnir"): "RM-12.12"}
    table.point(card("art_bodn"), "unstore>die:art_bodn.1", "store>die:red.shield")
    assert table.stored(0) == {"art_draupnir": None, "art_andvarinaut": "red.shield", "art_bodn": None}
    assert "unstore>die:art_andvarinaut.1" in table.offered
    table.point("unstore>die:art_andvarinaut.1")
    assert table.offered == ["do:rest"]


@clause("RM-12.10")
def test_a_stored_die_comes_back_only_into_a_free_space() -> None:
    given = Given().artifact(0, "art_draupnir", "red.shield").dice(0, *["red.helm"] * 10)
    assert given.select("battle_at_sea").offered == ["do:rest"]


@clause("RM-12.13")
def test_a_stored_die_pays() -> None:
    given = Given().artifact(0, "art_bodn", "red.chest").dice(0, "blue.chest").player(0, food=1)
    table = given.select("raid_villages").point("do:act")
    assert (table.stored(0), table.dice(0)) == ({"art_bodn": None}, {})


# --- using ------------------------------------------------------------------------------------------------------------


@works("art_eldrihmnr")
@clause("RM-12.15", "RM-12.16", "RM-12.18", "RM-12.22", "RM-12.28", "RM-12.37")
def test_an_artifact_gives_its_die_back_and_stays() -> None:
    given = Given().artifact(0, "art_eldrihmnr", "blue.raven").dice(0, "blue.raven")
    table = given.select("raid_villages")
    assert use("art_eldrihmnr") in table.offered
    table.point(use("art_eldrihmnr"))
    assert (table.amounts(0)[0], table.stored(0)) == (3, {"art_eldrihmnr": None})
    table.point("store>die:blue.raven")
    assert use("art_eldrihmnr") not in table.offered
    assert given.select("raid_keeps").offered == ["do:rest", "unstore>die:art_eldrihmnr.1"]


@clause("RM-12.19", "RM-12.20", "RM-12.21", "RM-12.25")
def test_a_resting_owner_may_use_artifacts_before_or_after() -> None:
    given = Given().artifact(1, "art_eldrihmnr", "blue.raven")
    table = given.select("raid_villages").rest().rest()
    assert (table.prompt, table.seat) == ("turn_end", 1)
    assert table.offered == ["do:finish", use("art_eldrihmnr"), "unstore>die:art_eldrihmnr.1"]
    table.point(use("art_eldrihmnr"))
    assert (table.amounts(1)[0], table.prompt, table.seat) == (5, "act_or_rest", 2)


@clause("RM-12.25")
def test_the_end_of_a_turn_is_asked_only_for_an_artifact_of_the_location() -> None:
    given = Given().artifact(0, "art_draupnir", "blue.shield")
    assert given.select("raid_villages").rest().seat == 1


@clause("RM-12.4")
def test_two_copies_work_each_on_its_own() -> None:
    given = Given().artifact(0, "art_eldrihmnr", "blue.raven").artifact(0, "art_eldrihmnr", "blue.raven")
    table = given.select("raid_villages").point(use("art_eldrihmnr"), f"use>{card('art_eldrihmnr', 2)}")
    assert table.amounts(0)[0] == 6


@clause("RM-12.17", "RM-1.22")
def test_no_artifact_is_used_between_activations() -> None:
    given = Given().artifact(0, "art_harp_of_the_ljosalfar", "yellow.tree").dice(0, "red.ship")
    table = given.gain(0, "village_farm")
    assert (table.prompt, table.offered) == (
        *("pillage", ["do:pillage", "do:leave", "unstore>die:art_harp_of_the_ljosalfar.1"]),
    )


@clause("RM-23.53")
def test_what_an_artifact_brings_pays_for_the_location() -> None:
    given = Given().artifact(0, "art_eldrihmnr", "blue.raven").dice(0, "red.chest", "red.chest")
    table = given.select("raid_villages")
    assert "do:act" not in table.offered
    assert "do:act" in table.point(use("art_eldrihmnr")).offered


@clause("RM-12.26")
def test_an_artifact_gained_in_the_own_part_may_be_used_at_once() -> None:
    given = Given().player(0, food=1).dice(0, "red.chest", "red.chest", "blue.raven")
    table = given.deck("village_spoils", "art_eldrihmnr").select("raid_villages").point("do:act")
    assert table.prompt == "turn_end"
    table.point("store>die:blue.raven", use("art_eldrihmnr"))
    assert table.amounts(0)[0] == 3


# --- effects ----------------------------------------------------------------------------------------------------------


@works()
@clause("RM-12.29", "RM-12.36", "RM-12.43", "RM-12.44")
@pytest.mark.parametrize(
    ("id", "stored", "location", "amounts"),
    [
        ("art_draupnir", "red.shield", "raid_keeps", (2, 0, 0, 2)),
        ("art_friggs_chalice", "red.chest", "raid_villages", (0, 0, 0, 1)),
        ("art_harp_of_the_ljosalfar", "yellow.tree", "subdue_territories", (0, 2, 0, 2)),
        ("art_andvarinaut", "red.shield", "raid_keeps", (0, 0, 0, 2)),
    ],
)
def test_what_artifacts_give(id: str, stored: str, location: str, amounts: tuple[int, int, int, int]) -> None:
    given = Given().player(0, terror=2).artifact(0, id, stored).top("keep_armor")
    table = given.select(location).point(use(id))
    assert table.amounts(0) == amounts
    assert table.pile(0) == (["keep_armor"] if id == "art_andvarinaut" else [])


@clause("RM-9.23", "RM-12.22", "RM-12.43", "RM-23.54")
def test_an_artifact_without_effect_is_not_offered() -> None:
    table = Given().artifact(0, "art_friggs_chalice", "red.chest").select("raid_villages")
    assert use("art_friggs_chalice") not in table.offered
    table = Given().artifact(0, "art_andvarinaut", "red.shield").deck("keep_spoils").select("raid_keeps")
    assert use("art_andvarinaut") not in table.offered


@clause("RM-12.15", "RM-12.22", "RM-19.15")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_the_die_that_is_given_back_may_be_the_one_that_is_gained(colour: str) -> None:
    """Given a supply without dice, Hringhorni gives its own back first, which can then be rolled."""
    given = Given().artifact(0, "art_hringhorni", f"{colour}.ship").none_left("red", "blue", "yellow")
    table = given.select("trade_with_villages")
    assert use("art_hringhorni") in table.offered
    table.luck(*faces("chest")).point(use("art_hringhorni"))
    assert table.dice(0) == {f"{colour}.chest": 1}


@works("art_bodn")
@clause("RM-12.30", "RM-9.27", "RM-19.15")
def test_bodn_turns_a_second_die_into_one_of_its_colour() -> None:
    assert use("art_bodn") not in Given().artifact(0, "art_bodn", "red.ship").select("raid_keeps").offered
    given = Given().artifact(0, "art_bodn", "red.ship").dice(0, "blue.ship", "yellow.chest")
    table = given.select("raid_keeps").point(use("art_bodn"))
    assert (table.prompt, table.offered) == ("payment_source", [die("blue.ship"), die("yellow.chest")])
    table.point(die("blue.ship"), "face:raven")
    assert table.dice(0) == {"blue.raven": 1, "yellow.chest": 1}


@works("art_brisingamen")
@clause("RM-12.31", "RM-12.32", "RM-25.5")
def test_brisingamen_draws_a_prophecy_and_gives_one_up() -> None:
    given = Given().artifact(0, "art_brisingamen", "yellow.tree").prophecies(0, "prophecy_pillager")
    table = given.top("prophecy_vanquisher").select("trade_with_villages").point(use("art_brisingamen"))
    assert table.offered == [card("prophecy_pillager"), card("prophecy_vanquisher")]
    table.point(card("prophecy_pillager"))
    assert (table.prophecies(0), table.discarded("prophecy")) == (["prophecy_vanquisher"], ["prophecy_pillager"])


@works("art_jarnglofar")
@clause("RM-12.46", "RM-12.48", "RM-12.49", "RM-12.51")
def test_jarnglofar_pays_the_promote_bonus_of_a_recruited_reaver() -> None:
    given = Given().artifact(0, "art_jarnglofar", "blue.raven")
    given.offer("recruit_reavers", ("reaver_spear_chief", "reaver_keeper_of_sagas"))
    table = given.select("recruit_reavers")
    assert use("art_jarnglofar") not in table.offered
    table.luck(*faces("ship", "ship", "ship", "ship")).point("do:act", "offer:recruit_reavers.a")
    table.point(use("art_jarnglofar"))
    assert (table.prompt, table.offered) == (
        *("recruit_artifact_target", [card("reaver_spear_chief"), card("reaver_keeper_of_sagas")]),
    )
    table.point(card("reaver_spear_chief"))
    assert (table.amounts(0)[:2], table.prompt, len(table.offered)) == ((4, 2), "card_order", 2)


@clause("RM-12.48", "RM-12.22", "RM-9.23")
@pytest.mark.parametrize(("keep", "village"), [(0, 0), (1, 0), (0, 1)])
def test_jarnglofar_needs_a_bonus_that_takes_effect(keep: int, village: int) -> None:
    """Given a Helm Reaver and no Spoils card in either deck, there is no bonus; one card of either is enough."""
    given = Given().artifact(0, "art_jarnglofar", "blue.raven").deck("reaver", "reaver_lithsman")
    given.deck("keep_spoils", *["keep_armor"] * keep).deck("village_spoils", *["village_farm"] * village)
    table = given.select("recruit_reavers").luck(*faces("ship", "ship")).point("do:act")
    assert table.prompt == "reaver_use"
    assert (use("art_jarnglofar") in table.offered) == bool(keep or village)
    if keep:
        table.point(use("art_jarnglofar"))
        assert (table.pile(0), table.prompt) == (["keep_armor"], "reaver_use")


@works("art_sacred_ash_stave")
@clause("RM-12.47", "RM-12.48", "RM-12.50")
def test_the_stave_carries_out_an_ability_that_can_be_paid() -> None:
    given = Given().artifact(0, "art_sacred_ash_stave", "red.chest").player(0, favor=0)
    for slot in ("sea", "village", "keep", "territory"):
        given.slot(0, slot, *[{"sea": "reaver_huskarl", "village": "reaver_freeman"}.get(slot, "reaver_lithsman")] * 2)
    given.offer("recruit_reavers", ("reaver_spear_chief", "reaver_spakona"))
    table = given.select("recruit_reavers", 3).rest()
    table.luck(*faces("ship", "ship", "ship", "ship")).point("do:act", "offer:recruit_reavers.a")
    table.point(use("art_sacred_ash_stave"))
    assert table.amounts(0)[0] == 2
    assert table.prompt == "card_order"


@clause("RM-12.48", "RM-12.50", "RM-9.23")
@pytest.mark.parametrize(
    ("recruit", "red", "offered"),
    [
        ("reaver_lithsman", 1, False),
        ("reaver_lithsman", 2, True),
        ("reaver_seasoned_hunter", 0, True),
        ("reaver_favored_soul", 2, True),
        ("reaver_revered_seer", 2, True),
        ("reaver_spakona", 2, True),
        ("reaver_flame_bringer", 0, False),
    ],
)
def test_the_stave_needs_an_ability_that_takes_effect(recruit: str, red: int, offered: bool) -> None:
    """The dice of the recruit come first: a Lithsman takes one red die and must leave another for the ability."""
    given = Given().artifact(0, "art_sacred_ash_stave", "blue.chest").deck("reaver", recruit)
    given.dice(1, *["red.ship"] * 10).dice(2, *["red.ship"] * (10 - red)).none_left("blue", "yellow")
    table = given.select("recruit_reavers").point("do:act")
    assert (use("art_sacred_ash_stave") in table.offered) == offered


@clause("RM-10.8", "RM-23.28", "RM-12.43")
def test_one_token_that_is_left_is_enough() -> None:
    given = Given().tokens(1, wall=14).dice(0, "red.ship", "red.ship").slot(0, "keep", "reaver_flame_bringer")
    table = given.select("raid_keeps").point("do:use")
    assert (table.player(0)["tokens"]["wall"], table.table["supply"]["tokens"]["wall"]) == (1, 0)
    table = Given().player(0, terror=1).artifact(0, "art_friggs_chalice", "red.chest").select("raid_villages")
    assert table.point(use("art_friggs_chalice")).amounts(0)[3] == 0


@works("art_dainsleif")
@clause("RM-12.33", "RM-12.34", "RM-12.35", "RM-12.24", "RM-12.42")
@pytest.mark.parametrize("stored", ["red.hammer", "red.double_hammer"])
def test_dainsleif_gives_two_combat_dice(stored: str) -> None:
    given = Given().player(0, food=4).artifact(0, "art_dainsleif", stored).top("journey_all_quiet", "sea_cargo_ship")
    table = given.select("battle_at_sea")
    assert use("art_dainsleif") not in table.offered
    table.point("do:act", "deck:sea_battle", "do:combat")
    assert table.offered == ["die:art_dainsleif.1", use("art_dainsleif")]
    table.luck(*successes(2, 1)).point(use("art_dainsleif"))
    assert table.events("combat_rolled")[0]["rolled"] == [2, 1]
    assert table.pile(0) == ["sea_cargo_ship"]


@works("art_fragment_of_mjolnir")
@clause("RM-12.38", "RM-12.39", "RM-12.41")
def test_the_fragment_gives_a_combat_die() -> None:
    given = Given().artifact(0, "art_fragment_of_mjolnir", "red.helm").top("food_1_a")
    table = given.select("subdue_territories").luck(*successes(1)).point("do:act", "stack:food_1")
    assert (table.stored(0), table.amounts(0)[2]) == ({"art_fragment_of_mjolnir": None}, 2)


@works("art_laevateinn")
@clause("RM-12.52", "RM-12.53", "RM-12.54", "RM-12.24")
def test_laevateinn_claims_a_tile_of_level_three_instead() -> None:
    given = Given().artifact(0, "art_laevateinn", "red.helm").player(0, food=2).top("food_3_a")
    table = given.select("subdue_territories")
    assert use("art_laevateinn") not in table.offered
    table.point("do:act", "stack:food_1")
    assert (table.prompt, table.offered) == ("laevateinn_use", [use("art_laevateinn"), "do:decline"])
    table.point(use("art_laevateinn"))
    assert table.table["stacks"]["food_1"] == 6
    assert table.tiles(0) == ["food_3"]
    assert (table.stored(0), table.amounts(0)[2]) == ({"art_laevateinn": None}, 8)


@clause("RM-12.53", "RM-12.54")
@pytest.mark.parametrize("empty", [True, False])
def test_laevateinn_is_not_asked_for_at_level_three_or_without_such_a_tile(empty: bool) -> None:
    given = Given().artifact(0, "art_laevateinn", "red.helm").player(0, food=6)
    table = (given.stack("food_3") if empty else given).select("subdue_territories")
    table.point("do:act", "stack:food_2" if empty else "stack:food_3")
    assert table.events("claimed")[0]["stack"] == ("stack:food_2" if empty else "stack:food_3")


@works("art_skidbladnir")
@clause("RM-12.55", "RM-12.56", "RM-12.57", "RM-5.6")
def test_skidbladnir_drops_a_journey() -> None:
    given = Given().player(0, food=6).artifact(0, "art_skidbladnir", "red.ship").top("journey_kraken")
    table = given.select("battle_at_sea").point("do:act")
    assert use("art_skidbladnir") in table.offered
    table.point(use("art_skidbladnir"))
    assert (table.amounts(0), table.stored(0)) == ((2, 0, 2, 0), {"art_skidbladnir": None})
    assert (table.prompt, table.discarded("sea_journey")) == ("sea_battle_target", ["journey_kraken"])


@clause("RM-12.55", "RM-5.8")
def test_skidbladnir_is_offered_as_long_as_anything_can_be_lost() -> None:
    """Given no Food after paying for the sea, the Kraken still takes a die: that on the artifact."""
    given = Given().player(0, food=4).artifact(0, "art_skidbladnir", "red.ship").top("journey_kraken")
    table = given.select("battle_at_sea").point("do:act")
    assert use("art_skidbladnir") in table.offered
    table.point("do:suffer")
    assert table.stored(0) == {"art_skidbladnir": None}


@clause("RM-12.55")
def test_skidbladnir_is_not_offered_when_there_is_nothing_to_lose() -> None:
    given = Given().player(0, food=4).artifact(0, "art_skidbladnir", "red.ship").top("journey_spoiled_food")
    table = given.select("battle_at_sea").point("do:act")
    assert table.offered == ["do:suffer", "unstore>die:art_skidbladnir.1"]


# --- beside which decisions (RM-12.23) ------------------------------------------------------------------------------


def at_all() -> dict[str, Table]:
    """A table at each decision that free actions stand beside."""

    def harp(seats: int = 4) -> Given:
        given = Given(seats).artifact(0, "art_harp_of_the_ljosalfar", "yellow.tree").player(0, food=9)
        return given.dice(0, "red.chest", "red.chest", "red.shield", "red.shield")

    sea = harp().top("journey_kraken").offer("battle_at_sea", "sea_knarr").select("battle_at_sea").point("do:act")
    return {
        "specialist_use": harp().slot(0, "keep", "reaver_keeper_of_sagas").select("raid_keeps"),
        "act_or_rest": harp().select("raid_keeps"),
        "card_order": harp().select("raid_keeps").point("do:act"),
        "reaver_use": harp().deck("reaver", "reaver_scout").select("recruit_reavers").point("do:act"),
        "trade_reward": harp().select("trade_with_villages").point("do:act"),
        "journey_answer": sea,
        "pillage": harp().deck("village_spoils", "village_farm").select("raid_villages").point("do:act"),
        "subdue_target": harp().select("subdue_territories").point("do:act"),
        "tile_order": harp()
        .top("food_1_a", "food_2_a")
        .select("subdue_territories")
        .point(*("do:act", "stack:food_1", "stack:food_2", "do:stop")),
        "turn_end": harp().select("raid_keeps").rest(),
    }


@clause("RM-12.23", "RM-12.22", "RM-12.10")
def test_free_actions_stand_beside_these_decisions() -> None:
    for prompt, table in at_all().items():
        assert table.prompt == prompt
        assert use("art_harp_of_the_ljosalfar") in table.offered, prompt
        assert "unstore>die:art_harp_of_the_ljosalfar.1" in table.offered, prompt
        before = [ref for ref in table.offered if ref.startswith(("do:", "card:", "trade:", "stack:", "tile:"))]
        seat = table.seat
        table.point("unstore>die:art_harp_of_the_ljosalfar.1", "store>die:yellow.tree")
        assert (table.prompt, table.seat) == (prompt, seat)
        table.point(use("art_harp_of_the_ljosalfar"))
        assert table.amounts(0)[1] >= 2
        if prompt not in ("specialist_use", "turn_end"):
            assert (table.prompt, table.seat) == (prompt, seat)
            assert set(before) <= set(table.offered)


@clause("RM-12.12")
def test_every_decision_lets_artifacts_take_and_give_anew() -> None:
    for prompt, table in at_all().items():
        table.point("unstore>die:art_harp_of_the_ljosalfar.1", "store>die:yellow.tree")
        assert table.match.state.took, prompt
        table.point(table.offered[0])
        assert (table.match.state.took, table.match.state.gave) == ([], []), prompt


@clause("RM-12.12", "RM-12.23")
def test_and_beside_the_choice_and_method_of_a_sea_battle() -> None:
    table = at_all()["journey_answer"].point("do:suffer")
    if table.prompt == "journey_loss":
        table.point(table.offered[0])
    for prompt in ("sea_battle_target", "sea_battle_method"):
        assert table.prompt == prompt
        assert use("art_harp_of_the_ljosalfar") in table.offered
        table.point("unstore>die:art_harp_of_the_ljosalfar.1", "store>die:yellow.tree")
        table.point(next(ref for ref in table.offered if ref != "do:combination"))
        assert (table.match.state.took, table.match.state.gave) == ([], [])


@clause("RM-12.23")
def test_beside_no_other_decision() -> None:
    given = Given().artifact(0, "art_harp_of_the_ljosalfar", "yellow.tree").dice(0, "red.ship")
    table = given.select("raid_keeps").point("do:rest")
    assert (table.prompt, table.offered) == ("rest_gain", ["do:food", "do:die"])
