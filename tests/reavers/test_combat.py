"""Section 20: combat, here on a keep wall (defence 2) or a tower (defence 3), and with Favor."""

import pytest

from meadhall.games.reavers.pieces import CLANS, COMBAT_DICE, DICE, LEADERLESS
from meadhall.testing import clause

from .playing import Given, Table, card, die, faces, successes


def fighting(given: Given, *rolls: int) -> Table:
    """The first player pillages a keep wall; the combat dice will show these successes."""
    return given.gain(0, "keep_wall").luck(*successes(*rolls)).point("do:pillage")


@clause("RM-20.2", "RM-20.3", "RM-20.4", "RM-19.30", "RM-18.11")
def test_sources_are_hammers_wild_dice_and_the_ram() -> None:
    crew = ("red.hammer", "blue.double_hammer", "red.helm", "blue.raven", "red.ship")
    given = Given().leader(0, "reaver_lithsman").dice(0, *crew).upgrades(0, "ship_hammer", "chest")
    table = fighting(given.artifact(0, "art_bodn", "yellow.hammer"))
    assert table.prompt == "combat_source"
    assert table.offered == [
        *(die("red.helm"), die("red.hammer"), die("blue.double_hammer"), die("art_bodn.1"), "upgrade:ship_hammer"),
    ]
    assert table.refused == {
        **{die(d): "RM-20.2" for d in ("red.ship", "blue.raven")},
        "upgrade:chest": "RM-20.2",
        "do:roll": "RM-20.4",
    }
    table.point("upgrade:ship_hammer")
    assert table.offered[-1] == "do:roll"


@clause("RM-20.5", "RM-20.6", "RM-20.7", "RM-20.11")
@pytest.mark.parametrize(
    ("source", "dice"),
    [("die:red.hammer", 1), ("die:blue.double_hammer", 2), ("die:red.helm", 1), ("upgrade:ship_hammer", 1)],
)
def test_what_each_source_gives(source: str, dice: int) -> None:
    given = Given().leader(0, "reaver_lithsman").dice(0, "red.hammer", "blue.double_hammer", "red.helm")
    table = fighting(given.upgrades(0, "ship_hammer")).point(source)
    assert table.table["combat"]["dice"] == dice
    if source.startswith("die"):
        assert source.removeprefix("die:") not in table.dice(0)
    else:
        assert table.upgrades(0) == {"ship_hammer.spent": 1}
    table.luck(*successes(*[1] * dice)).point("do:roll")
    assert table.events("combat_rolled")[0]["rolled"] == [1] * dice


@clause("RM-20.6", "RM-20.7", "RM-19.28", "RM-19.29", "RM-19.30")
@pytest.mark.parametrize("leader", [*CLANS, None])
def test_what_each_die_gives_under_each_leader(leader: str | None) -> None:
    gives = dict(zip(DICE, COMBAT_DICE[LEADERLESS if leader is None else CLANS.index(leader)], strict=True))
    for name, dice in gives.items():
        face = name.partition(".")[2]
        assert dice == {"hammer": 1, "double_hammer": 2, leader: 1}.get(face, 0), name


@clause("RM-20.8")
def test_more_than_six_dice_are_rolled() -> None:
    table = fighting(Given().dice(0, *["red.double_hammer"] * 4), 0, 0, 0, 0, 0, 0, 0, 2)
    table.point(*[die("red.double_hammer")] * 3)  # the first source is the only one there is
    assert table.events("combat_rolled")[0]["rolled"] == [0, 0, 0, 0, 0, 0, 0, 2]
    assert table.player(0)["tokens"]["wall"] == 1


@clause("RM-20.10")
def test_the_faces_of_a_combat_die() -> None:
    shown = []
    for k in range(6):
        table = Given().dice(0, "red.hammer").gain(0, "keep_wall").luck(k).point("do:pillage")
        shown.append(table.events("combat_rolled")[0]["rolled"][0])
    assert shown == [0, 0, 1, 1, 1, 2]


@clause("RM-20.12", "RM-20.13", "RM-20.20")
@pytest.mark.parametrize(("rolled", "won"), [((1, 1), True), ((2, 0), True), ((2, 2), True), ((1, 0), False)])
def test_the_defence_must_be_reached(rolled: tuple[int, int], won: bool) -> None:
    table = fighting(Given().player(0, favor=3).dice(0, "red.double_hammer"), *rolled)
    assert (table.player(0)["tokens"]["wall"] == 1) == won
    assert table.prompt == ("location_choice" if won else "favor_reroll")
    assert (table.table["combat"] is None) == won


@clause("RM-20.14", "RM-20.15", "RM-20.16", "RM-20.17", "RM-20.9")
def test_favor_rolls_chosen_dice_again() -> None:
    table = fighting(Given().dice(0, "red.double_hammer"), 1, 0)
    assert (table.prompt, table.offered) == ("favor_reroll", ["do:reroll", "do:accept"])
    table.point("do:reroll")
    assert (table.prompt, table.offered) == ("reroll_die", ["combat:0", "combat:1"])
    assert table.refused == {"do:roll": "RM-20.15"}
    assert table.amounts(0)[1] == 1
    table.point("combat:0")
    assert table.offered == ["combat:1", "do:roll"]
    table.luck(*successes(0)).point("do:roll")
    assert table.table["combat"]["shown"] == [1, 0]
    assert table.prompt == "favor_reroll"
    table.point("do:reroll", "combat:0").luck(*successes(1)).point("do:roll")
    assert table.player(0)["tokens"]["wall"] == 1
    assert table.amounts(0)[1] == 1


@clause("RM-20.17", "RM-20.14")
def test_without_favor_the_combat_is_lost() -> None:
    given = Given().dice(0, "red.hammer", "red.shield", "red.shield").player(0, food=2)
    table = given.deck("keep_spoils", "keep_tower_red_blue").select("raid_keeps")
    table.luck(*faces("ship", "ship"), *successes(0)).point("do:act", "do:pillage")
    assert (table.prompt, table.table["combat"], table.dice(0)) == (
        "act_or_rest",
        None,
        {"red.ship": 1, "blue.ship": 1},
    )


@clause("RM-20.18")
def test_all_dice_picked_are_rolled_without_a_question() -> None:
    table = fighting(Given().dice(0, "red.hammer"), 0).point("do:reroll")
    assert len(table.events("combat_rolled")) == 2
    assert table.dice(0) == {}


@clause("RM-20.9", "RM-12.44", "RM-12.23", "RM-20.14")
def test_the_harp_is_the_one_artifact_that_helps_in_a_combat() -> None:
    given = Given().artifact(0, "art_harp_of_the_ljosalfar", "yellow.tree").artifact(0, "art_draupnir", "red.shield")
    given.dice(0, "red.hammer", "red.shield", "blue.shield").player(0, food=2)
    table = given.deck("keep_spoils", "keep_tower_red_blue").select("raid_keeps")
    table.point("do:act", "die:red.shield", "die:blue.shield")
    table.luck(*faces("ship", "ship"), *successes(0)).point("do:pillage")
    assert table.offered == ["do:accept", f"use>{card('art_harp_of_the_ljosalfar')}"]
    assert table.refused == {"do:reroll": "RM-20.14"}
    table.point(f"use>{card('art_harp_of_the_ljosalfar')}")
    assert (table.prompt, table.amounts(0)[1]) == ("favor_reroll", 2)
    assert table.offered == ["do:reroll", "do:accept"]
    table.luck(*successes(0)).point("do:reroll", "do:accept")
    assert table.amounts(0)[1] == 1
