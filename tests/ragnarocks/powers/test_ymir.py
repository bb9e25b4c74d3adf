"""Section 39: Ymir, who puts another stone at the end of the turn."""

from meadhall import Match
from meadhall.testing import clause

from ..playing import IVORY, RED, board, decline, lands, offered, play, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"
GATE = "e1 e2 e3 e4 e5 e6 e7 e8"
"""A wall with its gate on e9."""
FORCED_SKIP = "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9"
"""T06: red has no turn."""


def ymir(ivory: str, red: str = "j4 j5 j6", stones: str = "") -> Match:
    return at_powers(pieces(ivory, red, stones), "ymir", "freya")


@clause("RR-39.1", "RR-39.4")
def test_a_stone_may_be_put_beside_any_roaming_viking() -> None:
    match = at_powers(START, "ymir", "freya")
    point(match, "a3", "d6", "e6")
    assert (prompt(match), seat(match)) == ("ymir_hex", IVORY)
    beside_v, beside_the_others = {"d5", "d7", "c5", "c6", "e7"}, {"a1", "a3", "a5", "b2", "b3", "b4", "b5"}
    assert set(offered(match)) == beside_v | beside_the_others | {"do:decline"}
    assert refused(match)["g6"] == "RR-39.1"

    told = point(match, "b3")

    assert told_of(told, "raised")[0]["stone"] == "hex:b3"
    assert table(match)["turns"] == ["a3-d6/e6{ymir:+b3}"]
    assert board(match) == "1I1I1/2#3/7/5I2/5#3/10/11/11/10/3RRR3"
    assert (prompt(match), seat(match)) == ("select_viking", RED)  # one stone, and no more


@clause("RR-39.1", "RR-1.29")
def test_the_stone_may_be_declined_and_is_offered_again_in_the_next_turn() -> None:
    match = at_powers(START, "ymir", "freya")
    point(match, "a3", "d6", "e6")
    decline(match)
    assert (table(match)["turns"], len(table(match)["stones"])) == (["a3-d6/e6"], 1)
    play(match, "j5-i5/i7")
    point(match, "a2", "b2", "b1")
    assert prompt(match) == "ymir_hex"


@clause("RR-39.1")
def test_on_the_other_sides_turn_no_stone_is_put() -> None:
    match = at_powers(START, "ymir", "freya", "r")
    point(match, "j5", "i5", "i7")
    assert (prompt(match), seat(match)) == ("select_viking", IVORY)


@clause("RR-39.2", "RR-39.3", "RR-39.1")
def test_when_v_has_settled_the_others_still_qualify() -> None:
    """Given V and another Viking that the summon settles in the South, then only the one in the North qualifies."""
    match = ymir("b2 d5 g6", "h8 i4 j7", GATE)
    point(match, "d5", "d8", "e9")
    assert lands(match)[1] == ("settled", "ivory", 26)
    assert set(offered(match)) == {"g5", "g7", "f5", "f6", "h6", "h7", "do:decline"}
    assert (refused(match)["b1"], refused(match)["d7"]) == ("RR-39.1", "RR-39.1")


@clause("RR-39.3")
def test_when_all_have_settled_nothing_is_asked() -> None:
    match = ymir("b2 d5 c3", "h8 i4 j7", GATE)
    point(match, "d5", "d8", "e9")
    assert table(match)["result"] == "0-1 (26:51)"
    assert table(match)["turns"] == ["d5-d8/e9"]


@clause("RR-39.5")
def test_the_stone_settles_what_it_cuts_off() -> None:
    """Given V beside the gate, when Ymir's stone closes it, then both sides have settled and the game is over."""
    match = ymir("b2 d5 c3", "h8 i4 j7", GATE)
    point(match, "d5", "d8", "d7")
    assert "e9" in offered(match)
    told = point(match, "e9")
    assert {event["stone"] for event in told_of(told, "settled")} == {"hex:e9"}
    assert lands(match) == [("settled", "red", 51), ("settled", "ivory", 25)]
    assert table(match)["result"] == "0-1 (25:51)"


@clause("RR-39.6", "RR-5.4")
def test_after_a_skipped_turn_no_stone_is_put() -> None:
    match = at_powers(FORCED_SKIP, "freya", "ymir", "r")
    assert table(match)["turns"] == ["--"]
    assert (prompt(match), seat(match)) == ("select_viking", IVORY)
    assert board(match) == FORCED_SKIP
