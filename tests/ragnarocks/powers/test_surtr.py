"""Section 37: Surtr, who puts two stones side by side."""

from meadhall import Match
from meadhall.testing import clause

from ..playing import IVORY, RED, board, lands, offered, play, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

START = "1III1/6/7/8/9/10/11/11/10/3RRR3"
MID_GATE = "e1 e2 e3 e4 e6 e7 e8 e9"
"""A wall with its gate on e5: d4 and d5 lie South of it, f5 and f6 North."""
CORRIDOR = "a4 b1 b2 b3 b4"
"""Stones around a1, a2 and a3."""


def surtr(ivory: str, red: str = "j4 j5 j6", stones: str = "", **options: str) -> Match:
    return at_powers(pieces(ivory, red, stones), "surtr", "freya", **options)


@clause("RR-EX42", "RR-37.1", "RR-37.2", "RR-37.3", "RR-37.6")
def test_two_stones_side_by_side() -> None:
    match = at_powers(START, "surtr", "freya")
    point(match, "a3", "d6")
    assert offered(match)[-1] == "do:pair"

    point(match, "do:pair")
    assert (prompt(match), set(offered(match))) == ("surtr_first", {"d5", "d7", "c5", "c6", "e6", "e7"})
    told = point(match, "e6")
    assert (prompt(match), set(offered(match))) == ("surtr_second", {"e5", "e7", "d5", "f6", "f7"})
    told += point(match, "f6")

    assert [event["stone"] for event in told_of(told, "summoned")] == ["hex:e6", "hex:f6"]
    assert table(match)["turns"] == ["a3-d6/e6+f6"]
    assert board(match) == "1I1I1/6/7/5I2/5#3/5#4/11/11/10/3RRR3"
    assert (prompt(match), seat(match)) == ("select_viking", RED)


@clause("RR-37.1")
def test_without_room_for_two_there_is_no_pair() -> None:
    """Given three hexes a1, a2, a3 with red and V, then beside the only hex for a stone there is no second one."""
    match = surtr("a3 e5 g6", "a1 h7 j3", CORRIDOR)
    point(match, "a3", "a2")
    assert offered(match) == ["a3"]
    wider = surtr("a3 e5 g6", "a1 h7 j3", "b1 b2 b3 b4")
    point(wider, "a3", "a2")
    assert offered(wider) == ["a3", "a4", "a5", "do:pair"]


@clause("RR-37.1", "RR-37.2", "RR-37.3")
def test_only_contested_land_takes_the_second_stone() -> None:
    """Given V South of the gate, when the first stone closes it, then the second one stands in the contested North."""
    match = surtr("b2 d2 g6", "h8 i4 j7", MID_GATE)
    point(match, "d2", "d4", "do:pair", "e5")
    assert (prompt(match), set(offered(match))) == ("surtr_second", {"f5", "f6"})
    assert refused(match)["d5"] == "RR-37.3"


@clause("RR-37.2")
def test_the_first_hex_needs_a_second_one_beside_it() -> None:
    """Given no ivory Viking in the North, then a first stone on e5 would leave no contested land: it is no option."""
    match = surtr("b2 d2 c5", "h8 i4 j7", MID_GATE)
    point(match, "d2", "d4", "do:pair")
    assert (prompt(match), "e5" in offered(match)) == ("surtr_first", False)
    assert (refused(match)["e5"], refused(match)["g6"]) == ("RR-37.2", "RR-37.2")
    assert set(offered(match)) == {"d3", "d5", "c3", "c4"}


@clause("RR-37.4", "RR-1.30")
def test_both_stones_or_neither() -> None:
    match = at_powers(START, "surtr", "freya")
    point(match, "a3", "d6", "do:pair")
    assert all(not option.startswith("do:") for option in offered(match))
    point(match, "e6")
    assert all(not option.startswith("do:") for option in offered(match))
    assert (prompt(match), seat(match)) == ("surtr_second", IVORY)


@clause("RR-37.5", "RR-37.3")
def test_the_second_stone_need_not_stand_beside_v() -> None:
    match = at_powers(START, "surtr", "freya")
    point(match, "a3", "d6", "do:pair", "d7")
    assert {"d8", "e8", "c6", "c7", "e7"} == set(offered(match))  # d8, e8 and c7 are two hexes away from d6
    assert (refused(match)["d4"], refused(match)["e6"]) == ("RR-37.3", "RR-37.3")
    point(match, "d8")
    assert table(match)["turns"] == ["a3-d6/d7+d8"]


@clause("RR-37.7")
def test_the_normal_summon_stays_possible() -> None:
    match = at_powers(START, "surtr", "freya")
    play(match, "a3-d6/g9")
    assert table(match)["turns"] == ["a3-d6/g9"]
    assert (len(table(match)["stones"]), seat(match)) == (1, RED)


@clause("RR-37.8")
def test_the_land_is_judged_after_each_stone() -> None:
    match = surtr("b2 d2 g6", "h8 i4 j7", MID_GATE)
    told = point(match, "d2", "d4", "do:pair", "e5")
    assert [event["stone"] for event in told_of(told, "settled")] == ["hex:e5"]
    assert lands(match) == [("contested", None, 51), ("settled", "ivory", 26)]

    point(match, "f5")

    assert lands(match) == [("contested", None, 50), ("settled", "ivory", 26)]


@clause("RR-37.9")
def test_a_pair_needs_two_stones_in_the_supply() -> None:
    rows = [*(f"h{k}" for k in range(1, 12)), *(f"g{k}" for k in range(1, 12)), *(f"i{k}" for k in range(1, 11))]
    many = " ".join([*rows, *(f"f{k}" for k in range(1, 7))])
    two_left = surtr("a2 a3 a4", "d2 d4 d6", many, supply="40")
    one_left = surtr("a2 a3 a4", "d2 d4 d6", f"{many} f7", supply="40")
    assert (table(two_left)["supply"], table(one_left)["supply"]) == (2, 1)

    for match in (two_left, one_left):
        point(match, "a3", "b3")

    assert "do:pair" in offered(two_left)
    assert "do:pair" not in offered(one_left)
    point(two_left, "do:pair", "b2", "b1")
    assert table(two_left)["supply"] == 0


@clause("RR-37.1")
def test_only_the_owner_puts_a_pair() -> None:
    match = at_powers(START, "surtr", "freya", "r")
    point(match, "j4", "i4")
    assert "do:pair" not in offered(match)
