"""What is asked: each question with what it is about, what it offers, and what it refuses with its clause."""

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.games.reavers.game import GAME
from meadhall.testing import clause

from .playing import Given, Table, card, die, faces, successes

CREWS = {"sea": "reaver_huskarl", "village": "reaver_freeman", "keep": "reaver_lithsman", "territory": "reaver_scout"}
STORE = "store>die:red.shield"
STACKS = [f"stack:{kind}_{level}" for kind in ("food", "favor", "dice") for level in (1, 2, 3)]
DRAUPNIR, FREE = card("art_draupnir"), ["use>card:art_draupnir.1", "unstore>die:art_draupnir.1"]


def storing() -> Given:
    """The first player has an artifact with its die, to be used beside decisions at the keeps."""
    return Given().artifact(0, "art_draupnir", "red.shield")


def full_slots(*slots: str) -> Table:
    given = Given()
    for slot in slots:
        given.slot(0, slot, *[CREWS[slot]] * 3)
    return given.gain(0, "reaver_spear_chief")


def four_artifacts() -> Given:
    given = Given()
    for id in ("art_draupnir", "art_eldrihmnr", "art_hringhorni", "art_brisingamen"):
        given.artifact(0, id)
    return given


def recruiting(given: Given) -> Table:
    return given.select("recruit_reavers").luck(*faces("ship", "ship", "ship", "ship")).point("do:act")


def raiding(what: str, icon: str, given: Given) -> Table:
    given.player(0, food=2).dice(0, f"red.{icon}", f"blue.{icon}")
    return given.select(f"raid_{what}s").point("do:act")


def trading(given: Given) -> Table:
    return given.select("trade_with_villages").point("do:act")


def sailing(given: Given, journey: str = "journey_all_quiet") -> Table:
    return given.player(0, food=6).top(journey).select("battle_at_sea").point("do:act")


def subduing(given: Given) -> Table:
    return given.select("subdue_territories").point("do:act")


def resting(given: Given) -> Table:
    return given.select("raid_keeps").point("do:rest")


def short_of(*dice: int) -> Table:
    """A keep wall withstood so far."""
    table = Given().dice(0, "red.double_hammer").gain(0, "keep_wall")
    return table.luck(*successes(*dice)).point("do:pillage")


def one_die(*rolls: int) -> Table:
    """A keep wall may be pillaged with a single combat die, which will show these successes."""
    return Given().dice(0, "red.hammer").gain(0, "keep_wall").luck(*successes(*rolls))


def refused(refs: list[str], clause: str) -> dict[str, str]:
    return dict.fromkeys(refs, clause)


def spaces(location: str, letters: str) -> dict[str, str]:
    """Spaces that are empty until cleanup."""
    return refused([f"offer:{location}.{letter}" for letter in letters], "RM-2.39")


ASKED: list[tuple[Callable[[], Table], str, dict[str, Any], list[str], dict[str, str]]] = [
    (
        lambda: Given(round=4).pawns("raid_keeps", "trade_with_villages").pawn(),
        *("location_choice", {"round": 4}),
        [f"location:{name}" for name in ("recruit_reavers", "battle_at_sea", "raid_villages", "subdue_territories")],
        refused(["location:raid_keeps", "location:trade_with_villages"], "RM-2.3"),
    ),
    (
        lambda: storing().slot(0, "keep", "reaver_spear_chief").select("raid_keeps"),
        *("specialist_use", {"card": card("reaver_spear_chief")}),
        *(["do:use", *FREE], {"do:skip": "RM-2.16"}),
    ),
    (
        lambda: storing().slot(0, "keep", "reaver_revered_seer").select("raid_keeps"),
        *("specialist_use", {"card": card("reaver_revered_seer")}),
        *(["do:skip", *FREE], {"do:use": "RM-2.15"}),
    ),
    (
        lambda: storing().select("raid_keeps"),
        *("act_or_rest", {"location": "location:raid_keeps"}),
        *(["do:rest", *FREE], {"do:act": "RM-2.26"}),
    ),
    (
        lambda: Given().select("subdue_territories"),
        *("act_or_rest", {"location": "location:subdue_territories"}),
        *(["do:rest"], {"do:act": "RM-8.3"}),
    ),
    (lambda: storing().select("raid_keeps").rest(), "turn_end", {}, ["do:finish", *FREE], {}),
    (
        lambda: recruiting(Given().offer("recruit_reavers", ("reaver_scout",), ("reaver_huskarl",)).deck("reaver")),
        *("recruit_source", {}),
        ["offer:recruit_reavers.a", "offer:recruit_reavers.b"],
        spaces("recruit_reavers", "cd") | {"deck:reaver": "RM-23.40"},
    ),
    (
        lambda: raiding("village", "chest", Given().offer("raid_villages", ("village_farm", "village_farm"))),
        *("village_source", {}),
        *(["offer:raid_villages.a", "deck:village_spoils"], spaces("raid_villages", "bcd")),
    ),
    (
        lambda: raiding("keep", "shield", Given(2).offer("raid_keeps", (), ("keep_armor", "keep_art"))),
        *("keep_source", {}),
        *(["offer:raid_keeps.b", "deck:keep_spoils"], spaces("raid_keeps", "a")),
    ),
    (
        lambda: full_slots(*CREWS),
        *("reaver_use", {"card": card("reaver_spear_chief")}),
        *(["do:rally", "do:promote"], {"do:specialize": "RM-3.16"}),
    ),
    (
        lambda: full_slots("sea", "keep").point("do:specialize"),
        *("specialize_slot", {"card": card("reaver_spear_chief")}),
        *(["slot:village", "slot:territory"], refused(["slot:sea", "slot:keep"], "RM-3.15")),
    ),
    (
        lambda: trading(Given().deck("prophecy")),
        *("trade_reward", {"left": 3}),
        *(["trade:favor", "trade:food"], {"trade:dice": "RM-4.17", "trade:prophecy": "RM-4.23"}),
    ),
    (
        lambda: trading(Given().trade("red.ship", "blue.chest", "blue.chest")).point("trade:dice"),
        *("trade_die", {"left": 2}),
        *([die("red.ship"), die("blue.chest")], {}),
    ),
    (
        lambda: trading(Given().trade("red.ship", "blue.chest", "blue.ship")).point("trade:dice", die("red.ship")),
        *("trade_die", {"left": 1}),
        *([die("blue.chest"), die("blue.ship")], {}),
    ),
    (
        lambda: trading(
            Given().offer("trade_with_villages", "prophecy_pillager", "prophecy_juggernaut").deck("prophecy")
        ).point("trade:prophecy"),
        *("prophecy_source", {}),
        *([card("prophecy_pillager"), card("prophecy_juggernaut")], {"deck:prophecy": "RM-4.22"}),
    ),
    (
        lambda: sailing(Given(), "journey_kraken"),
        *("journey_answer", {"card": card("journey_kraken")}),
        *(["do:suffer"], {"do:pay": "RM-5.6"}),
    ),
    (
        lambda: sailing(Given().dice(0, "red.ship", "blue.chest"), "journey_kraken").point("do:suffer"),
        *("journey_loss", {"card": card("journey_kraken")}),
        *([die("red.ship"), die("blue.chest")], {}),
    ),
    (
        lambda: sailing(Given().offer("battle_at_sea", "sea_knarr").deck("sea_battle")),
        *("sea_battle_target", {}),
        *([card("sea_knarr")], {"deck:sea_battle": "RM-5.12"}),
    ),
    (
        lambda: sailing(Given().offer("battle_at_sea", "sea_knarr")).point(card("sea_knarr")),
        *("sea_battle_method", {"card": card("sea_knarr")}),
        *(["do:give_up"], {"do:combination": "RM-5.14", "do:combat": "RM-20.4"}),
    ),
    (
        lambda: subduing(Given().player(0, food=4).stack("favor_1")),
        *("subdue_target", {"left": 3}),
        ["stack:food_1", "stack:food_2"],
        refused(STACKS[2:], "RM-8.6") | {"stack:favor_1": "RM-23.44", "do:stop": "RM-8.4"},
    ),
    (
        lambda: subduing(Given().player(0, food=4)).point("stack:food_1"),
        *("subdue_target", {"left": 2}),
        *(["stack:food_1", "do:stop"], refused(STACKS[1:], "RM-8.6")),
    ),
    (
        lambda: subduing(Given().player(0, food=2).dice(0, "red.hammer")).point("stack:food_1"),
        *("subdue_method", {"stack": "stack:food_1"}),
        *(["do:force", "do:peace"], {}),
    ),
    (
        lambda: subduing(Given().player(0, food=2).artifact(0, "art_laevateinn", "red.helm")).point("stack:food_1"),
        *("laevateinn_use", {"stack": "stack:food_1"}),
        *(["use>card:art_laevateinn.1", "do:decline"], {}),
    ),
    (
        lambda: subduing(Given().player(0, food=6).top("food_1_a", "food_2_a")).point("stack:food_2", "stack:food_1"),
        *("tile_order", {}),
        *(["tile:food_2_a.1", "tile:food_1_a.1"], {}),
    ),
    (
        lambda: (
            Given()
            .dice(0, "red.double_hammer", "red.ship", "blue.hammer")
            .gain(0, "keep_wall")
            .point("do:pillage", die("red.double_hammer"))
        ),
        *("combat_source", {"dice": 2, "defence": 2}),
        *([die("blue.hammer"), "do:roll"], {die("red.ship"): "RM-20.2"}),
    ),
    (
        lambda: Given().dice(0, "red.hammer", "blue.hammer").gain(0, "keep_wall").point("do:pillage"),
        *("combat_source", {"dice": 0, "defence": 2}),
        *([die("red.hammer"), die("blue.hammer")], {"do:roll": "RM-20.4"}),
    ),
    (lambda: short_of(0, 1), "favor_reroll", {}, ["do:reroll", "do:accept"], {}),
    (
        lambda: short_of(0, 1).point("do:reroll"),
        *("reroll_die", {"picked": 0}),
        *(["combat:0", "combat:1"], {"do:roll": "RM-20.15"}),
    ),
    (
        lambda: short_of(0, 0).point("do:reroll"),
        *("reroll_die", {"picked": 1}),
        *(["combat:0", "do:roll"], {}),
    ),
    (
        lambda: sailing(
            Given().dice(0, "red.ship", "blue.ship", "red.hammer").upgrades(0, "chest"), "journey_kraken"
        ).point("do:pay"),
        *("payment_source", {"item": "ship", "left": 2}),
        *([die("red.ship"), die("blue.ship")], {die("red.hammer"): "RM-19.22", "upgrade:chest": "RM-18.10"}),
    ),
    (
        lambda: resting(Given().none_left("blue")).point("do:die"),
        *("die_colour", {}),
        *(["colour:red", "colour:yellow"], {"colour:blue": "RM-23.30"}),
    ),
    (
        lambda: resting(Given()).point("do:die", "colour:blue"),
        *("die_face", {"colour": "colour:blue"}),
        *([f"face:{face}" for face in ("raven", "hammer", "double_hammer", "shield", "chest", "ship")], {}),
    ),
    (
        lambda: (
            Given()
            .dice(0, *["red.helm"] * 9)
            .artifact(0, "art_bodn", "blue.ship")
            .gain(0, "village_bows_and_arrows")
            .luck(*faces("ship", "chest"))
            .point("do:dice")
        ),
        *("overflow_return", {}),
        *([f"return>die:{name}" for name in ("red.helm", "blue.ship", "yellow.chest", "art_bodn.1")], {}),
    ),
    (
        lambda: (
            storing()
            .artifact(0, "art_bodn")
            .artifact(0, "art_andvarinaut")
            .artifact(0, "art_eldrihmnr")
            .dice(0, "blue.shield")
            .select("raid_villages")
            .point("store>die:blue.shield")
        ),
        *("store_target", {"die": die("blue.shield")}),
        [card("art_bodn"), card("art_andvarinaut")],
        {DRAUPNIR: "RM-12.6", card("art_eldrihmnr"): "RM-12.7"},
    ),
    (
        lambda: Given().gain(0, "keep_armor", "keep_art", "keep_armor"),
        *("card_order", {}),
        *([card("keep_armor"), card("keep_art")], {}),
    ),
    (
        lambda: Given().slot(0, "keep", "reaver_fanatic").top("keep_armor", "keep_art").select("raid_keeps"),
        *("kept_card", {}),
        *([card("keep_armor"), card("keep_art")], {}),
    ),
    (lambda: resting(Given()), "rest_gain", {}, ["do:food", "do:die"], {}),
    (
        lambda: Given().gain(0, "reaver_lithsman").point("do:promote"),
        *("promote_spoils_deck", {}),
        *(["deck:keep_spoils", "deck:village_spoils"], {}),
    ),
    (lambda: Given().gain(0, "village_bundle_of_swords"), "craft_choice", {}, ["do:dice", "do:glory"], {}),
    (
        lambda: Given().player(0, terror=1).gain(0, "village_runic_carvings"),
        *("runic_choice", {}),
        *(["do:give_terror", "do:glory"], {}),
    ),
    (lambda: Given().gain(0, "village_ship_upgrade_chest"), "upgrade_choice", {}, ["do:upgrade", "do:glory"], {}),
    (
        lambda: Given(3).player(1, terror=1).gain(1, "village_runic_carvings").point("do:give_terror"),
        *("terror_target", {}),
        *(["seat:0", "seat:2"], {"seat:1": "RM-11.12"}),
    ),
    (
        lambda: Given().dice(0, "red.ship").slot(0, "keep", "reaver_seasoned_hunter").select("raid_keeps"),
        *("hunter_extra", {}),
        *(["do:exchange", "do:decline"], {}),
    ),
    (
        lambda: four_artifacts().gain(0, "art_bodn"),
        *("artifact_overflow", {}),
        [card(f"art_{name}") for name in ("draupnir", "eldrihmnr", "hringhorni", "brisingamen", "bodn")],
        {},
    ),
    (
        lambda: recruiting(
            Given().artifact(0, "art_jarnglofar", "blue.raven").deck("reaver", "reaver_spear_chief", "reaver_scout")
        ).point("use>card:art_jarnglofar.1"),
        *("recruit_artifact_target", {}),
        *([card("reaver_spear_chief"), card("reaver_scout")], {}),
    ),
    (
        lambda: (
            Given()
            .artifact(0, "art_brisingamen", "yellow.tree")
            .prophecies(0, "prophecy_pillager")
            .top("prophecy_vanquisher")
            .select("trade_with_villages")
            .point("use>card:art_brisingamen.1")
        ),
        *("brisingamen_discard", {}),
        *([card("prophecy_pillager"), card("prophecy_vanquisher")], {}),
    ),
    (lambda: Given().gain(0, "keep_wall"), "pillage", {}, ["do:leave"], {"do:pillage": "RM-9.33"}),
    (lambda: Given().gain(0, "village_wall"), "pillage", {}, ["do:pillage", "do:leave"], {}),
]


@pytest.mark.parametrize(
    ("play", "prompt", "about", "offered", "refusals"), ASKED, ids=[f"{asked[1]}-{k}" for k, asked in enumerate(ASKED)]
)
def test_a_question_with_all_that_it_says(
    play: Callable[[], Table], prompt: str, about: dict[str, Any], offered: list[str], refusals: dict[str, str]
) -> None:
    table = play()
    assert (table.prompt, dict(table.ask.about)) == (prompt, about)
    assert table.offered == offered
    assert dict(table.refused) == refusals


def test_every_question_is_looked_at() -> None:
    assert {prompt for _, prompt, *_ in ASKED} == set(GAME.prompts)


# --- what has one answer --------------------------------------------------------------------------------------------

ONE_ANSWER: list[tuple[str, Callable[[], Table], str]] = [
    ("specialist_use", lambda: Given().slot(0, "keep", "reaver_spear_chief").select("raid_keeps"), "act_or_rest"),
    ("recruit_source", lambda: recruiting(Given()), "card_order"),
    ("card_order", lambda: recruiting(Given().deck("reaver", "reaver_scout")), "reaver_use"),
    (
        "specialize_slot",
        lambda: full_slots("sea", "keep", "village").point("do:specialize"),
        "location_choice",
    ),
    ("trade_die", lambda: trading(Given().trade("red.ship", "red.ship")).point("trade:dice"), "trade_reward"),
    ("prophecy_source", lambda: trading(Given()).point("trade:prophecy"), "trade_reward"),
    (
        "journey_loss",
        lambda: sailing(Given().dice(0, "red.ship", "red.ship"), "journey_kraken").point("do:suffer"),
        "sea_battle_target",
    ),
    (
        "payment_source",
        lambda: sailing(Given().dice(0, "red.ship", "red.ship", "red.hammer"), "journey_kraken").point("do:pay"),
        "sea_battle_target",
    ),
    ("subdue_method", lambda: subduing(Given().player(0, food=4)).point("stack:food_1"), "subdue_target"),
    ("tile_order", lambda: subduing(Given().player(0, food=2).top("food_1_a")).point("stack:food_1"), "act_or_rest"),
    ("combat_source", lambda: one_die(0).point("do:pillage"), "favor_reroll"),
    ("reroll_die", lambda: one_die(0, 1).point("do:pillage", "do:reroll"), "favor_reroll"),
    ("die_colour", lambda: resting(Given().none_left("red", "blue")).point("do:die"), "die_face"),
    (
        "store_target",
        lambda: Given().artifact(0, "art_draupnir").dice(0, "red.shield").select("raid_keeps").point(STORE),
        "act_or_rest",
    ),
    (
        "kept_card",
        lambda: Given().slot(0, "keep", "reaver_fanatic").deck("keep_spoils", "keep_art").select("raid_keeps"),
        "act_or_rest",
    ),
    ("rest_gain", lambda: resting(Given().none_left("red", "blue", "yellow")), "act_or_rest"),
    (
        "promote_spoils_deck",
        lambda: Given().deck("village_spoils").top("keep_art").gain(0, "reaver_lithsman").point("do:promote"),
        "location_choice",
    ),
    ("craft_choice", lambda: Given().none_left("red", "yellow").gain(0, "village_bundle_of_swords"), "location_choice"),
    ("runic_choice", lambda: Given().gain(0, "village_runic_carvings"), "location_choice"),
    (
        "terror_target",
        lambda: Given(2).player(1, terror=1).gain(1, "village_runic_carvings").point("do:give_terror"),
        "location_choice",
    ),
    (
        "recruit_artifact_target",
        lambda: recruiting(
            Given().artifact(0, "art_jarnglofar", "blue.raven").deck("reaver", "reaver_spear_chief")
        ).point("use>card:art_jarnglofar.1"),
        "reaver_use",
    ),
    (
        "brisingamen_discard",
        lambda: (
            Given()
            .artifact(0, "art_brisingamen", "yellow.tree")
            .select("trade_with_villages")
            .point("use>card:art_brisingamen.1")
        ),
        "act_or_rest",
    ),
]


@clause("RM-9.40")
@pytest.mark.parametrize(("prompt", "play", "following"), ONE_ANSWER, ids=[one[0] for one in ONE_ANSWER])
def test_what_has_one_answer_is_not_asked(prompt: str, play: Callable[[], Table], following: str) -> None:
    """The question that comes next is another one."""
    assert prompt != following
    assert play().prompt == following
