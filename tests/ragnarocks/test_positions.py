"""Positions: what a match can be set up at, and what no match could be in."""

import ast
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall import ImpossiblePosition, Match
from meadhall.games.ragnarocks import check
from meadhall.games.ragnarocks.cards import COMMAND
from meadhall.games.ragnarocks.game import GAME
from meadhall.games.ragnarocks.regions import settled_vikings
from meadhall.games.ragnarocks.state import State
from meadhall.games.ragnarocks.study import read_placement
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


START = "1III1/6/7/8/9/10/11/11/10/3RRR3"
TWO_OF_IVORY, ONE_OF_IVORY = START.replace("1III1", "1I1I1"), START.replace("1III1", "2I2")
NO_FORCE = {"ivory": None, "red": None}
LIMITED = {"options": {"mode": "basic", "supply": "40"}}
LIMITED_ADVANCED = {"options": {"mode": "advanced", "supply": "40"}, "supply": 40}
ALL_AND_ONE_MORE = BOARD[:26] + "#" * 38 + BOARD[64:]
"""41 stones: those of the board, and all of the rows e to g with eight of row h."""


@cache
def bases() -> dict[str, str]:
    """Positions that are possible, from which the impossible ones are made by one change."""
    matches = {
        "basic": at(MID),
        "limited": at(MID.replace(" i - - -", " i 37 - -")),
        "new": start(mode="advanced"),
        "fenrir": at(f"{TWO_OF_IVORY} i - fenrir,sol -"),
        "ask_and_embla": at(f"{TWO_OF_IVORY} i - ask_and_embla,sol ask_and_embla=1"),
        "thor": at(f"{START} i - thor,sol thor=4"),
        "frigg": at(f"{START} i - frigg,sol frigg=3"),
        "idun": at(f"{MID.partition(' ')[0]} i - idun,sol idun=spent"),
        "odin": at(f"{START} i - odin,sol odin=tyr+vali/-/-"),
        "team": at(f"{START} i - vali+njord,gerd+tyr next=0,0"),
    }
    return {name: match.state_json().decode() for name, match in matches.items()}


def overdrawn() -> Change:
    """More stones than there are, owed by the supply."""
    board = ALL_AND_ONE_MORE
    stones = [hex for hex, sign in enumerate(board) if sign == "#"]
    return {"board": board, "stones": stones, "settled": settled_vikings(board), "supply": -1}


def mid_turn(**going: int) -> Change:
    """A turn under way."""
    return {"agenda": [], "going": {"before": "", **going}}


IMPOSSIBLE: list[tuple[str, Change, str]] = [
    # the board
    ("basic", {"board": BOARD[:-1]}, "The board has 86 hexes, not 85"),
    ("basic", {"board": BOARD + "."}, "The board has 86 hexes, not 87"),
    ("basic", {"board": BOARD.replace("R", "X", 1)}, "The board has the unknown sign 'X'"),
    ("basic", {"board": BOARD.replace("R", ".", 1)}, "There are 3 red Vikings, not 2"),
    ("basic", {"board": BOARD.replace("I", ".", 1), "settled": []}, "There are 3 ivory Vikings, not 2"),
    ("basic", {"board": BOARD.replace("...", "I..", 1)}, "There are 3 ivory Vikings, not 4"),
    ("fenrir", {"board": read_placement(START)}, "There are 2 ivory Vikings, not 3"),
    ("ask_and_embla", {"board": read_placement(START)}, "There are 2 ivory Vikings, not 3"),
    ("ask_and_embla", {"board": read_placement(ONE_OF_IVORY), "waiting": 0}, "There are 3 ivory Vikings, not 1"),
    ("new", {"board": read_placement(START)}, "There are 0 ivory Vikings, not 3"),
    ("basic", {"agenda": []}, "There are 0 ivory Vikings, not 3"),
    # stones
    ("basic", {"board": BOARD.replace("#", ".", 1), "settled": []}, "The stones set are not the stones on the board"),
    ("basic", {"stones": [1, 5]}, "The stones set are not the stones on the board"),
    ("basic", {"stones": [1, 5, 6, 6]}, "The stones set are not the stones on the board"),
    ("basic", {"supply": 37}, "The stones left do not fit the table's supply"),
    ("basic", LIMITED, "The stones left do not fit the table's supply"),
    ("limited", {"supply": 36}, "3 stones on the board and 36 left are not 40"),
    ("limited", {"supply": 38}, "3 stones on the board and 38 left are not 40"),
    ("limited", overdrawn(), "41 stones on the board and -1 left"),
    ("thor", LIMITED_ADVANCED, "0 stones on the board and 4 on cards and 40 left"),
    ("frigg", LIMITED_ADVANCED, "0 stones on the board and 3 on cards and 40 left"),
    # seats
    ("basic", {"seats": 3, "players": {"ivory": [0, 2], "red": [1]}}, "Two seats play, not 3"),
    ("basic", {"players": {"ivory": [0], "red": [0]}}, "Every seat plays for ivory or for red"),
    ("basic", {"players": {"ivory": [0], "red": [2]}}, "Every seat plays for ivory or for red"),
    ("basic", {"players": {"ivory": [0], "red": []}}, "Every seat plays for ivory or for red"),
    ("basic", {"players": {"ivory": [0, 1], "red": []}}, "Each side has at least one player"),
    ("team", {"players": {"ivory": [], "red": [0, 1, 2, 3]}}, "Each side has at least one player"),
    # cards
    ("basic", {"cards": ["freya", "sol"]}, "Every seat has a card, but for the basic game"),
    ("fenrir", {"cards": ["fenrir"], "force": NO_FORCE}, "Every seat has a card, but for the basic game"),
    ("team", {"cards": ["vali", "gerd", "njord"]}, "Every seat has a card, but for the basic game"),
    ("thor", {"cards": ["thor", "thor"], "force": NO_FORCE}, "Two seats play the same card"),
    ("team", {"cards": ["vali", "gerd", "njord", "hel"]}, "A team game is played with command icons only"),
    ("thor", {"force": {"ivory": "tyr", "red": "sol"}}, "tyr is in force for ivory, which does not have it"),
    ("thor", {"force": {"ivory": "sol", "red": None}}, "sol is in force for ivory, which does not have it"),
    ("odin", {"force": {"ivory": "tyr", "red": "sol"}}, "tyr is in force for ivory, which does not have it"),
    ("thor", {"thor": 5}, "The card of thor cannot be in that state"),
    ("thor", {"thor": -1}, "The card of thor cannot be in that state"),
    ("fenrir", {"thor": 1}, "The card of thor cannot be in that state"),
    ("ask_and_embla", {"waiting": 2}, "The card of ask_and_embla cannot be in that state"),
    ("thor", {"waiting": 1}, "The card of ask_and_embla cannot be in that state"),
    ("frigg", {"frigg": 301}, "The card of frigg cannot be in that state"),
    ("thor", {"frigg": 1}, "The card of frigg cannot be in that state"),
    ("thor", {"frigg_new": True}, "The card of frigg cannot be in that state"),
    ("thor", {"armed": True}, "The card of idun cannot be in that state"),
    ("idun", {"armed": True}, "Idun's card is armed although a region was settled already"),
    # command cards
    ("thor", {"hand": [0]}, "Only Odin has command cards"),
    ("thor", {"table": [0]}, "Only Odin has command cards"),
    ("thor", {"command": [0]}, "Only Odin has command cards"),
    ("thor", {"aside": [0]}, "Only Odin has command cards"),
    ("thor", {"minds": [[], [], []]}, "Only Odin has command cards"),
    ("thor", {"faces": [power for power in COMMAND if power != "sol"], "hand": [0, 1]}, "Odin has 2 command cards"),
    ("odin", {"hand": [5]}, "Odin has 2 command cards"),
    ("odin", {"hand": [5], "table": [6, 7]}, "Odin has 2 command cards"),
    ("odin", {"hand": [], "command": [5, 20]}, "Odin has 2 command cards"),
    ("odin", {"faces": ["hel"]}, "Command cards are icon cards that nobody plays"),
    # the turn
    ("basic", {"turn": -1}, "A match has at most 300 turns, not -1"),
    ("basic", {"turn": 301}, "A match has at most 300 turns, not 301"),
    ("basic", {"ending": "no_turns"}, r"No match goes on with \[\['turn'\]\]"),
    ("basic", {"players": {}}, r"No match goes on with \[\['turn'\]\]"),
    ("new", {"agenda": [["ragnarok"]]}, r"No match goes on with \[\['ragnarok'\]\]"),
    ("basic", {"agenda": [["draft"]]}, r"No match goes on with \[\['draft'\]\]"),
    ("basic", {"agenda": [["colours"]]}, r"No match goes on with \[\['colours'\]\]"),
    ("thor", {"agenda": [["turn"], ["turn"]]}, r"No match goes on with \[\['turn'\], \['turn'\]\]"),
    ("thor", {"agenda": [["turn", 7]]}, r"No match goes on with \[\['turn', 7\]\]"),
    ("basic", {"going": {"before": ""}}, "Between two turns and after the end no Viking is selected"),
    ("basic", {"agenda": [], "ending": "no_turns", "going": {"before": ""}}, "Between two turns and after the end"),
    ("basic", mid_turn(to=14), "A Viking has moved that was not selected"),
    ("basic", mid_turn(viking=14), "A Viking has moved that was not selected"),
    ("basic", mid_turn(selected=14), "No Viking of ivory stands where"),
    ("basic", mid_turn(selected=3, viking=3), "No Viking of ivory stands where"),
    ("basic", mid_turn(selected=14, viking=-72), "No Viking of ivory stands where"),
    ("basic", mid_turn(selected=14, viking=200), "No Viking of ivory stands where"),
    # Vikings and the past
    ("basic", {"settled": []}, "The settled Vikings are not those that stand in settled regions"),
    ("basic", {"settled": [0, 14]}, "The settled Vikings are not those that stand in settled regions"),
    ("basic", {"turns": ["a3-d6/g9"], "movers": [0]}, "1 turns were played where only 0 have begun"),
    ("basic", {"turn": 1, "turns": ["a3-d6/g9"]}, "Every turn was played by one of the seats"),
    ("basic", {"turn": 1, "turns": ["a3-d6/g9"], "movers": [2]}, "Every turn was played by one of the seats"),
    ("basic", {"turn": 1, "turns": ["a3-d6"], "movers": [0]}, "The turn 'a3-d6' has no stone"),
    ("basic", {"turn": 1, "turns": ["a3-d6/z9"], "movers": [0]}, "There is no hex z9 on the board"),
    ("basic", {"seen": ["here"]}, "'here' is no position that was seen before"),
    ("basic", {"seen": [BOARD + "X"]}, "X' is no position that was seen before"),
]


def impossible(base: str, change: Change) -> State:
    """A possible state with one change."""
    told: dict[str, Any] = json.loads(bases()[base])["state"]
    return msgspec.convert(told | change, State)


@pytest.mark.parametrize("base", sorted({base for base, *_ in IMPOSSIBLE}))
def test_what_the_impossible_states_are_made_from_is_possible(base: str) -> None:
    GAME.check(impossible(base, {}))


@pytest.mark.parametrize(("base", "change", "says"), IMPOSSIBLE)
def test_an_impossible_state_is_found_with_a_sentence(base: str, change: Change, says: str) -> None:
    with pytest.raises(ImpossiblePosition, match=says) as caught:
        GAME.check(impossible(base, change))
    assert str(caught.value).endswith(".")


def test_no_sentence_about_impossible_states_goes_unsaid() -> None:
    """Given all these states, then together they bring up every complaint that the check knows."""
    file = Path(check.__file__)
    statements = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.stmt)]
    known = {node.lineno for node in statements if ast.unparse(node).startswith(("raise ", "must(", "read_turn("))}
    said = set()
    for base, change, _ in IMPOSSIBLE:
        with pytest.raises(ImpossiblePosition) as caught:
            GAME.check(impossible(base, change))
        said.add([entry.lineno + 1 for entry in caught.traceback if Path(entry.path) == file][-1])
    assert said == known


@pytest.mark.parametrize(
    "change",
    [
        *(
            change
            for base, change, _ in IMPOSSIBLE
            if base == "basic" and change.keys() & {"board", "stones", "settled", "players", "supply", "seen"}
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
