"""The reckoning in mid game: final scoring as it stands, what is sealed for whom, and what one more would bring."""

from typing import Any

import pytest

from meadhall import SPECTATOR
from meadhall.kernel import Chance, knows
from meadhall.testing import clause

from .playing import Given, card


def reckoning(given: Given, audience: int, seat: int) -> dict[str, Any]:
    """What an audience reads of a player's reckoning."""
    found: dict[str, Any] = given.pawn().match.view(audience)["table"]["players"][seat]["reckoning"]
    return found


def rich() -> Given:
    """Two players: the first has something of everything, the second one Tower less."""
    given = Given(2).player(0, glory=40, terror=2).tokens(0, farm=3, tower=2).tokens(1, tower=1)
    given.pile(0, "keep_art", "keep_art", "keep_tapestry_a", "keep_tapestry_b").artifact(0, "art_bodn")
    return given.prophecies(0, "prophecy_vanquisher", "prophecy_shaman_of_the_world")


@clause("RM-22.3", "RM-25.1", "RM-25.3")
def test_own_lines_are_exact_and_those_of_others_sealed() -> None:
    own, other = reckoning(rich(), 0, 0), reckoning(rich(), 1, 0)
    lines = {"glory": 40, "terror": -3, "artifacts": 4, "farm": 3 + 3, "wall": 0, "tower": 6 + 5}
    sealed = {"armor": 0, "art": 6, "treasure": 0, "tapestries": 4, "prophecies": 2 + 2}
    assert {name: own[name] for name in (*lines, *sealed)} == lines | sealed
    assert own["total"] == sum(lines.values()) + sum(sealed.values())
    assert own["majorities"] == ["farm", "tower"]
    assert own["by_prophecy"] == {card("prophecy_vanquisher"): 2, card("prophecy_shaman_of_the_world"): 2}
    assert {name: other[name] for name in lines} == lines
    assert all(other[name] is None for name in (*sealed, "by_prophecy", "one_more", "to_lose"))
    assert other["total"] == sum(lines.values())


def test_one_more_of_a_thing_with_its_reasons() -> None:
    """Given 2 Towers and a Prophecy that counts them, one more pays its rate and the Prophecy."""
    more = {gain["thing"]: gain for gain in reckoning(rich(), 0, 0)["one_more"]}
    assert more["tower"]["glory"] == 3 + 1
    assert more["tower"]["why"] == [{"what": "tower", "glory": 3}, {"what": card("prophecy_vanquisher"), "glory": 1}]
    assert more["farm"]["glory"] == 4 * 2 - 3 * 1
    assert more["art"]["glory"] == 10 - 6
    assert more["tapestry_c"]["glory"] == 15 - 4
    assert more["tapestry_a"]["glory"] == 2
    assert more["prophecy"]["glory"] == 1, "the Shaman counts it; what it pays itself nobody knows"
    assert more["terror"]["glory"] == -6 + 3
    assert more["wall"]["why"] == [{"what": "wall", "glory": 2}, {"what": "majority", "glory": 4}]
    assert "helm" not in more
    glory = [gain["glory"] for gain in reckoning(rich(), 0, 0)["one_more"]]
    assert glory == sorted(glory, reverse=True)


COUNTED = {
    "prophecy_berserkers_glory": "helm",
    "prophecy_odins_warrior": "raven",
    "prophecy_seidrs_chosen": "tree",
    "prophecy_champion_of_the_sea": "sea_battle",
    "prophecy_feast_of_the_gods": "territory_food",
    "prophecy_odins_prophet": "territory_favor",
    "prophecy_proud_conquerors": "territory_dice",
    "prophecy_sailors_reward": "upgrade",
    "prophecy_shaman_of_the_world": "prophecy",
}


@clause("RM-16.6", "RM-16.7", "RM-16.8", "RM-16.11", "RM-16.12", "RM-16.14", "RM-16.16", "RM-16.18", "RM-16.19")
@pytest.mark.parametrize(("prophecy", "thing"), COUNTED.items())
def test_one_more_of_what_a_prophecy_counts(prophecy: str, thing: str) -> None:
    """Given that Prophecy alone, one more of what it counts is told, and of nothing else but tokens and sets."""
    table = reckoning(Given(2).prophecies(0, prophecy), 0, 0)
    glory = 2 if thing == "upgrade" else 1
    told = {more["thing"]: more for more in table["one_more"]}
    assert told[thing] == {"thing": thing, "glory": glory, "why": [{"what": card(prophecy), "glory": glory}]}
    assert set(told) & set(COUNTED.values()) == {thing}


def test_a_majority_that_somebody_could_take() -> None:
    threats = reckoning(rich(), 0, 0)["to_lose"]
    assert threats == [
        {"token": "farm", "seat": 1, "has": 0, "more": 4, "glory": 3},
        {"token": "tower", "seat": 1, "has": 1, "more": 2, "glory": 5},
    ]


@clause("RM-25.10")
def test_at_the_end_everybody_reads_everything() -> None:
    match = rich().at(["final_scoring"]).match
    seen = match.view(SPECTATOR)["table"]["players"][0]["reckoning"]
    assert match.outcome is not None
    assert seen["total"] == match.outcome.scores[0]
    assert seen["glory"] == 40
    assert seen["art"] == 6


@clause("RM-25.10", "RM-25.1", "RM-25.3")
def test_what_lies_face_down_is_turned_up_by_the_scoring_and_not_by_a_look_ahead() -> None:
    """Given the last answer of a match, a preview of it stops before anybody has seen what others hold."""
    given = Given(2, round=6).pawns("recruit_reavers", "raid_keeps", "battle_at_sea").prophecies(1, "prophecy_pillager")
    given.top("keep_armor").slot(1, "village", "reaver_scavenger")
    table = given.select("raid_villages", 1)
    table.point(table.offered[0])
    while table.prompt != "rest_gain" or table.seat != 0:
        table.point(next(ref for ref in ("do:rest", "do:food", "do:leave", "do:glory") if ref in table.offered))
    hidden = [token for player in table.match.state.players for token in (*player.prophecies, *player.pile)]
    assert hidden
    view, barrier = table.match.preview(0, "do:food", 0, Chance(1))
    assert barrier == "knowledge"
    assert view["table"]["players"][1]["prophecy_cards"] is None
    table.point("do:food")
    assert table.match.over
    assert table.table["players"][1]["prophecy_cards"] == [card("prophecy_pillager")]
    assert all(knows(table.match.state, SPECTATOR, token) for token in hidden)
