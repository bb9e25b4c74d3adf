"""Positions: what a match can be set up at, and what no match could be in."""

import json
from typing import Any

import msgspec
import pytest

from meadhall import ImpossiblePosition, Match
from meadhall.games.ragnarocks.game import GAME
from meadhall.kernel.chance import Chance

from . import reference
from .playing import at, offered, play, point, prompt, start, table

Change = dict[str, Any]
MID = "I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3 i - - -"


def changed(match: Match, change: Change) -> str:
    """The position's JSON with other fields in its state."""
    told = json.loads(match.state_json())
    told["state"].update(change)
    return json.dumps(told)


def test_a_position_can_be_written_down_and_set_up_again_at_any_ask() -> None:
    match, chance = start(), Chance("json")
    while match.pending:
        again = Match.at("ragnarocks", match.state_json())
        assert table(again) == table(match)
        assert again.pending[0].options == match.pending[0].options
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
    assert table(Match.at("ragnarocks", match.state_json())) == table(match)


BOARD = reference.signs(
    dict.fromkeys(("a2", "b1", "b2"), "#")
    | dict.fromkeys(("a1", "c4", "d5"), "I")
    | dict.fromkeys(("j4", "j5", "j6"), "R")
)


IMPOSSIBLE: list[tuple[Change, str]] = [
    ({"board": BOARD[:-1]}, "86"),
    ({"board": BOARD + "."}, "86"),
    ({"board": BOARD.replace("R", "X", 1)}, "unknown sign"),
    ({"board": BOARD.replace("R", ".", 1)}, "red Vikings"),
    ({"board": BOARD.replace("R", "I", 1)}, "ivory Vikings"),
    ({"board": BOARD.replace("#", ".", 1)}, "stones"),
    ({"stones": [1, 5]}, "stones"),
    ({"stones": [1, 5, 6, 6]}, "stones"),
    ({"settled": []}, "settled"),
    ({"settled": [0, 14]}, "settled"),
    ({"players": {"ivory": [0], "red": [0]}}, "Every seat plays"),
    ({"players": {"ivory": [0], "red": [2]}}, "Every seat plays"),
    ({"players": {"ivory": [0], "red": []}}, "Every seat plays"),
    ({"supply": 37}, "supply"),
    ({"turn": -1}, "turns"),
    ({"turn": 301}, "turns"),
    ({"seats": 3}, "3"),
    ({"going": {"before": "", "selected": 14, "viking": 14}}, "no Viking is selected"),
    ({"agenda": [], "going": {"before": "", "to": 14}}, "not selected"),
    ({"ending": "no_turns"}, "goes on"),
    ({"agenda": [["ragnarok"]]}, "ragnarok"),
    ({"agenda": [["colours"]]}, "colours"),
    ({"agenda": [["turn"], ["turn"]]}, "turn"),
    ({"agenda": [["turn", 7]]}, "turn"),
    ({"agenda": [], "going": {"before": "", "selected": 3, "viking": 3}}, "No Viking of ivory"),
    ({"agenda": [], "going": {"before": "", "selected": 200, "viking": 200}}, "No Viking of ivory"),
    ({"faces": ["surtr"]}, "cards"),
    ({"turns": ["a3-d6/g9"]}, "only 0 have begun"),
    ({"turn": 1, "turns": ["a3-d6"], "movers": [0]}, "a3-d6"),
    ({"turn": 1, "turns": ["a3-d6/z9"], "movers": [0]}, "z9"),
    ({"turn": 1, "turns": ["a3-d6/g9"], "movers": [2]}, "one of the seats"),
    ({"turn": 1, "turns": ["a3-d6/g9"]}, "one of the seats"),
    ({"seen": ["here"]}, "here"),
    ({"seen": [BOARD + "X"]}, "seen before"),
]


@pytest.mark.parametrize(("change", "says"), IMPOSSIBLE)
def test_an_impossible_state_is_found_with_a_sentence(change: Change, says: str) -> None:
    state = msgspec.convert(json.loads(changed(at(MID), change))["state"], GAME.state)
    with pytest.raises(ImpossiblePosition, match=says) as caught:
        GAME.check(state)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    "change",
    [
        *(
            change
            for change, _ in IMPOSSIBLE
            if change.keys() & {"board", "stones", "settled", "players", "supply", "seen"}
        ),
        {"to_move": "green"},
        {"turn": 1, "turns": ["a3-d6"]},
        {"turn": 301},
        {"agenda": [["ragnarok"]]},
        {"agenda": [["turn", 7]]},
        {"seen": 7},
        {"options": {"mode": "picnic"}},
        {"ending": "ragnarok"},
    ],
)
def test_a_match_cannot_be_set_up_at_an_impossible_position(change: Change) -> None:
    with pytest.raises(ImpossiblePosition):
        Match.at("ragnarocks", changed(at(MID), change))


@pytest.mark.parametrize("change", [{"supply": 36}, {"supply": None}, {"supply": -1}])
def test_stones_that_do_not_add_up_are_refused(change: Change) -> None:
    with pytest.raises(ImpossiblePosition):
        Match.at("ragnarocks", changed(at(MID.replace(" i - - -", " i 37 - -")), change))


def test_check_finds_a_selected_hex_without_a_viking_in_mid_turn() -> None:
    match = at(MID)
    point(match, "c4")
    match.game.check(match.state)
    match.state.going.viking = 3
    with pytest.raises(ImpossiblePosition, match="ivory"):
        match.game.check(match.state)


def test_every_state_of_a_match_passes_its_own_check() -> None:
    match, chance = start(supply="40"), Chance("check")
    while match.pending:
        match.game.check(match.state)
        hexes = offered(match)
        point(match, hexes[chance.below(len(hexes))])
    match.game.check(match.state)


def test_a_study_position_goes_on_from_there() -> None:
    match = at(MID)
    assert prompt(match) == "select_viking"
    play(match, "c4-c5/c4")
    assert table(match)["to_move"] == "red"
