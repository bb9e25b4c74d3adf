"""What clients are told: the table, the events and the scene, as docs/protocol.md says."""

import json

from meadhall import SPECTATOR, Match
from meadhall.games.ragnarocks.game import GAME

from .playing import IVORY, RED, START, at, offered, play, point, refused, start, table, with_powers
from .powers.helping import pieces
from .studying import FILE
from .studying import text as studies_as_text


def test_the_table_at_the_start() -> None:
    seen = table(start())
    regions = seen.pop("regions")
    assert [(region["status"], region["side"], region["size"], len(region["hexes"])) for region in regions] == [
        ("contested", None, 86, 86)
    ]
    ivory, red = ["hex:a2", "hex:a3", "hex:a4"], ["hex:j4", "hex:j5", "hex:j6"]
    nothing = {"settled": [], "land": 0, "score": 0, "power": None}
    assert seen == {
        "mode": "basic",
        "phase": "play",
        "turn": 1,
        "to_move": "ivory",
        "acting": IVORY,
        "position": START,
        "sides": {
            "ivory": {"seats": [IVORY], "next": IVORY, "vikings": ivory, "nomadic": ivory, **nothing},
            "red": {"seats": [RED], "next": RED, "vikings": red, "nomadic": red, **nothing},
        },
        "cards": [],
        "odin": None,
        "draft": None,
        "stones": [],
        "supply": None,
        "selected": None,
        "viking": None,
        "moved": None,
        "ways": [],
        "extra": None,
        "last": None,
        "turns": [],
        "movers": [],
        "result": None,
    }


def test_the_table_in_the_middle_of_a_turn() -> None:
    match = start()
    point(match, "a3")
    assert (table(match)["selected"], table(match)["moved"], table(match)["last"]) == ("hex:a3", None, None)
    point(match, "d6")
    seen = table(match)
    assert (seen["selected"], seen["moved"]) == ("hex:a3", {"from": "hex:a3", "to": "hex:d6"})
    assert "hex:d6" in seen["sides"]["ivory"]["vikings"]
    point(match, "g9")
    seen = table(match)
    assert (seen["selected"], seen["moved"]) == (None, None)
    assert seen["last"] == {
        "side": "ivory",
        "seat": IVORY,
        "text": "a3-d6/g9",
        "from": "hex:a3",
        "to": "hex:d6",
        "stone": "hex:g9",
        "paths": [["hex:a3", "hex:d6"]],
        "stones": ["hex:g9"],
        "cleared": [],
    }
    assert (seen["turn"], seen["to_move"], seen["turns"]) == (2, "red", ["a3-d6/g9"])


def test_the_ways_of_a_turn_are_seen_while_it_goes_on() -> None:
    match = with_powers(pieces("a2 a4 b3"), "tyr", "sol")
    point(match, "b3", "c3")
    assert table(match)["ways"] == [["hex:b3", "hex:c3"]]
    match = with_powers(pieces("a2 b2 c4"), "tyr", "sol")
    point(match, "c4", "b3", "b2")
    assert table(match)["ways"] == [["hex:c4", "hex:b3"], ["hex:b3", "hex:b2"], ["hex:b2", "hex:b3"]]
    point(match, offered(match)[0])
    assert table(match)["ways"] == []


def test_every_turn_says_who_took_it() -> None:
    match = start()
    play(match, "a3-d6/g9", "j5-i5/i7")
    assert table(match)["movers"] == [IVORY, RED]


def test_the_last_turn_is_the_last_that_was_played() -> None:
    match = at("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9 r - - -")
    assert table(match)["last"] is None
    play(match, "b5-b6/c7")
    assert table(match)["turns"] == ["--", "b5-b6/c7", "--"]
    last = table(match)["last"]
    assert (last["side"], last["text"], last["stones"]) == ("ivory", "b5-b6/c7", ["hex:c7"])


def test_the_events_of_a_turn() -> None:
    match = start()
    told = play(match, "a3-d6/g9", "j5-i5/i7")
    assert told == [
        {"kind": "selected", "seat": 0, "hex": "hex:a3"},
        {
            "kind": "moved",
            "seat": 0,
            "side": "ivory",
            "turn": 1,
            "from": "hex:a3",
            "to": "hex:d6",
            "line": "turn.1",
        },
        {
            "kind": "summoned",
            "seat": 0,
            "side": "ivory",
            "turn": 1,
            "from": "hex:a3",
            "to": "hex:d6",
            "stone": "hex:g9",
            "line": "turn.1",
        },
        {"kind": "selected", "seat": 1, "hex": "hex:j5"},
        {"kind": "moved", "seat": 1, "side": "red", "turn": 2, "from": "hex:j5", "to": "hex:i5", "line": "turn.2"},
        {
            "kind": "summoned",
            "seat": 1,
            "side": "red",
            "turn": 2,
            "from": "hex:j5",
            "to": "hex:i5",
            "stone": "hex:i7",
            "line": "turn.2",
        },
    ]


def test_every_hex_that_is_not_offered_is_refused_with_a_clause() -> None:
    match = start()
    point(match, "a3")
    every = {ref.removeprefix("hex:") for ref in GAME.vocabulary(match.options)}
    assert set(refused(match)) == every - set(offered(match))
    point(match, "d6")
    assert set(refused(match)) == every - set(offered(match))
    assert refused(match)["g8"] == "RR-3.18"


def test_refusals_name_what_stands_in_the_way() -> None:
    match = at("5/6/7/3#4/2R1I4/6#3/II9/11/10/3RR4 i - - -")
    assert refused(match) == {"e3": "RR-3.9", "j4": "RR-3.9", "j5": "RR-3.9"}
    point(match, "e5")
    why = refused(match)
    assert why["e3"] == why["e2"] == why["e1"] == "RR-3.15"  # the red Viking and what lies behind it
    assert why["d4"] == why["c3"] == why["a1"] == "RR-3.14"  # the stone and what lies behind it
    assert why["f7"] == "RR-3.14"  # a stone off the lines
    assert why["g1"] == "RR-3.15"  # a Viking off the lines
    assert why["e5"] == "RR-3.13"
    assert why["g6"] == "RR-3.11"
    point(match, "e4")
    why = refused(match)
    assert (why["e4"], why["e3"], why["e1"], why["d4"], why["f7"]) == ("RR-3.20", *["RR-3.21"] * 4)


def test_the_clauses_of_each_prompt_exist() -> None:
    from meadhall.clauses import Clauses

    clauses = Clauses.of("ragnarocks")
    for prompt, ids in GAME.prompts.items():
        assert ids, prompt
        assert all(id in clauses for id in ids)


def test_the_view_and_the_scene_are_plain_json() -> None:
    match = start()
    play(match, "a3-d6/g9")
    assert json.loads(json.dumps(match.view(SPECTATOR))) == match.view(SPECTATOR)
    scene = GAME.scene()
    assert json.loads(json.dumps(scene)) == scene
    assert scene["hexes"][0] == {"ref": "hex:a1", "row": "a", "x": 0, "y": 0}
    assert scene["hexes"][-1] == {"ref": "hex:j9", "row": "j", "x": 10, "y": 9}
    assert scene["hidden"] is False


def test_a_turn_can_be_taken_back_step_by_step() -> None:
    match = start()
    before = table(match)
    point(match, "a3", "d6")
    match.undo(IVORY)
    assert table(match)["moved"] is None
    match.undo(IVORY)
    assert table(match) == before


def test_the_stones_are_listed_in_the_order_they_were_set() -> None:
    match = Match.new("ragnarocks", seats=2, luck=[0])
    play(match, "a3-d6/g9", "j5-i5/i7", "a2-b2/b1")
    assert table(match)["stones"] == ["hex:g9", "hex:i7", "hex:b1"]


def test_what_the_browser_is_tested_with_is_what_the_rules_say_now() -> None:
    """The file is written by ``python -m tests.ragnarocks.studying``."""
    assert FILE.read_text("utf-8") == studies_as_text()
