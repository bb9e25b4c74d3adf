"""Section 36: Sleipnir, who jumps over a stone."""

import pytest

from meadhall import Match
from meadhall.testing import clause

from ..playing import IVORY, RED, board, lands, offered, play, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

POCKET = "d4 d5 d6 e4 e7 f5 f6 f7"
"""Stones around e5 and e6, which are wild."""
WALL = "e1 e2 e3 e4 e5 e6 e7 e8 e9"


def sleipnir(ivory: str, red: str = "j4 j5 j6", stones: str = "") -> Match:
    return at_powers(pieces(ivory, red, stones), "sleipnir", "freya")


@clause("RR-36.1", "RR-36.5", "RR-43.15")
def test_v_may_jump_over_a_stone_beside_it() -> None:
    match = sleipnir("e3 a2 a3", stones="e4")
    point(match, "e3")
    assert "e5" in offered(match)
    assert "e6" not in offered(match)

    told = point(match, "e5")

    assert told_of(told, "moved")[0]["power"] == "card:sleipnir"
    assert prompt(match) == "summon_at"  # the jump was the move
    point(match, "f5")
    assert table(match)["turns"] == ["e3~e5/f5"]
    assert board(match) == "1II2/6/7/8/3#I4/4#5/11/11/10/3RRR3"


@clause("RR-36.1")
def test_each_direction_has_a_jump_of_its_own() -> None:
    match = sleipnir("e5 a2 a3", stones="e6 f6 f5 e4 d4")
    point(match, "e5")
    by_jump, by_move = {"e7", "g7", "g5", "e3", "c3"}, {"d5", "c5", "b5", "a5"}
    assert set(offered(match)) == by_jump | by_move


@clause("RR-36.1", "RR-36.2")
@pytest.mark.parametrize(
    ("stones", "red", "beyond"),
    [
        ("e4 e5", "j4 j5 j6", ["e5", "e6"]),  # two stones in a row
        ("e5", "j4 j5 j6", ["e5", "e6"]),  # the stone is not adjacent
        ("e4", "e5 j5 j6", ["e5", "e6"]),  # the hex behind is taken
    ],
)
def test_exactly_one_adjacent_stone_is_jumped(stones: str, red: str, beyond: list[str]) -> None:
    match = sleipnir("e3 a2 a3", red, stones)
    point(match, "e3")
    assert not set(beyond) & set(offered(match))


@clause("RR-36.2")
def test_the_stone_stays() -> None:
    match = sleipnir("e3 a2 a3", stones="e4")
    play(match, "e3~e5/f5")
    assert set(table(match)["stones"]) == {"hex:e4", "hex:f5"}


@clause("RR-36.3")
@pytest.mark.parametrize(("ivory", "red"), [("e3 e4 a3", "j4 j5 j6"), ("e3 a2 a3", "e4 j5 j6")])
def test_vikings_are_not_jumped(ivory: str, red: str) -> None:
    match = sleipnir(ivory, red)
    point(match, "e3")
    assert "e5" not in offered(match)
    assert (refused(match)["e4"], refused(match)["e5"]) == ("RR-3.15", "RR-36.3")


@clause("RR-36.4")
def test_settled_land_of_either_side_is_no_target() -> None:
    """Given a pocket that a Viking has settled, with room for a stone, then V cannot jump into it."""
    for ivory, red in (("e3 e7 a3", "j4 j5 j6"), ("e3 a2 a3", "e7 j5 j6")):
        match = sleipnir(ivory, red, "d4 d5 d6 d7 e4 e8 f5 f6 f7 f8")
        assert [land[0] for land in lands(match)] == ["contested", "settled"]
        point(match, "e3")
        assert "e5" not in offered(match)
        assert refused(match)["e5"] == "RR-36.4"


@clause("RR-36.5")
def test_the_jump_need_not_be_used() -> None:
    match = sleipnir("e3 a2 a3", stones="e4")
    point(match, "e3")
    assert {"e2", "f3", "f4", "d2", "d3"} <= set(offered(match))
    point(match, "e2", "e3")
    assert table(match)["turns"] == ["e3-e2/e3"]


@clause("RR-36.1", "RR-36.7", "RR-36.8")
def test_a_wild_region_is_settled_by_the_jump_and_the_stone_follows() -> None:
    match = sleipnir("e3 a2 a3", stones=POCKET)
    point(match, "e3")
    assert "e5" in offered(match)

    told = point(match, "e5")

    assert [(event["side"], event["size"]) for event in told_of(told, "settled")] == [("ivory", 2)]
    assert lands(match) == [("contested", None, 76), ("settled", "ivory", 2)]
    assert (prompt(match), seat(match), offered(match)) == ("summon_at", IVORY, ["e6"])
    point(match, "e6")
    assert lands(match)[1] == ("settled", "ivory", 1)
    assert table(match)["turns"] == ["e3~e5/e6"]


@clause("RR-36.7")
def test_the_region_that_v_leaves_is_judged() -> None:
    """Given V as the only ivory Viking of the South, when it jumps over the wall, then the South is red's."""
    match = sleipnir("d4 h5 i8", "c2 h7 j3", WALL)
    point(match, "d4")
    assert {"f4", "f6"} <= set(offered(match))

    told = point(match, "f4")

    assert lands(match) == [("contested", None, 51), ("settled", "red", 26)]
    assert len(told_of(told, "settled")) == 1
    assert prompt(match) == "summon_at"


@clause("RR-36.6")
def test_the_target_is_judged_before_v_leaves() -> None:
    """Given V alone with red in its region, then a jump within that region is possible."""
    match = sleipnir("c4 h5 i8", "c2 h7 j3", f"{WALL} c5")
    point(match, "c4")
    assert "c6" in offered(match)
    point(match, "c6")
    assert lands(match)[1] == ("contested", None, 25)


@clause("RR-EX41", "RR-36.9")
def test_a_hex_without_room_for_the_stone_is_no_target() -> None:
    match = at_powers("1II2/6/7/3##3/2I#1#3/4##4/11/11/10/3RRR3", "sleipnir", "freya")
    point(match, "e3")
    assert "e5" not in offered(match)
    assert refused(match)["e5"] == "RR-36.9"
    assert refused(match)["e4"] == "RR-3.14"


@clause("RR-36.1")
def test_a_boxed_in_viking_may_jump_out() -> None:
    match = sleipnir("a1 e5 g6", "b2 j5 j6", "a2 b1")
    assert "a1" in offered(match)
    point(match, "a1")
    assert set(offered(match)) == {"a3", "c1"}


@clause("RR-36.1")
def test_only_the_owner_jumps() -> None:
    match = at_powers(pieces("a2 a3 a4", "e3 j5 j6", "e4"), "sleipnir", "freya", "r")
    point(match, "e3")
    assert (seat(match), "e5" in offered(match)) == (RED, False)
