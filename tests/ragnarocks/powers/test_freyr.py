"""Section 27: Freyr."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import (
    IVORY,
    RED,
    at,
    board,
    decline,
    lands,
    offered,
    point,
    prompt,
    refused,
    seat,
    table,
    with_powers,
)
from .helping import pieces
from .looking import BEGIN, FORCED_SKIP, asked, kinds, last_turn, settled, stones

BEFORE_T08A = "5/6/1R5/2I5/###1#####/10/11/4I1R4/7I2/2R6"
"""After d3-d4/e4 it is T08a_freyr_legal."""
T08A = "5/6/1R5/3I4/#########/10/11/4I1R4/7I2/2R6"
PLAIN = ["select_viking", "move_to", "summon_at"]


@clause("RR-EX14", "RR-27.1", "RR-27.2", "RR-27.7")
def test_a_stone_between_contested_regions_may_go_and_they_are_one() -> None:
    match = with_powers(BEFORE_T08A, "freyr", "freya")
    point(match, "d3", "d4", "e4")
    assert board(match) == T08A
    assert lands(match) == [("contested", None, 51), ("contested", None, 26)]
    assert (seat(match), prompt(match)) == (IVORY, "freyr_stone")
    assert offered(match) == ["e4", "e5", "do:decline"]
    point(match, "e5")
    assert lands(match) == [("contested", None, 78)]
    assert last_turn(match) == "d3-d4/e4{freyr:-e5}"
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-EX15", "RR-27.3", "RR-27.2")
def test_no_stone_goes_where_settled_land_would_change() -> None:
    match = with_powers("I4/4I1/1R5/2I5/###1#####/10/11/6R4/10/2R6", "freyr", "freya")
    assert asked(match, "d3-d4/e4") == PLAIN
    assert board(match) == "I4/4I1/1R5/3I4/#########/10/11/6R4/10/2R6"
    assert lands(match) == [("settled", "red", 51), ("contested", None, 26)]
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-EX50", "RR-27.5", "RR-27.8")
def test_the_stone_of_the_same_turn_may_go() -> None:
    match = with_powers(BEGIN, "freyr", "aegir")
    point(match, "a3", "d6", "e7")
    assert offered(match) == ["e7", "do:decline"]
    told = point(match, "e7")
    assert stones(match) == set()
    assert last_turn(match) == "a3-d6/e7{freyr:-e7}"
    assert [event["stone"] for event in told if event["kind"] == "cleared"] == ["hex:e7"]
    assert (seat(match), prompt(match)) == (RED, "select_viking")  # nothing was created, so Aegir is not asked


@clause("RR-27.1")
def test_only_stones_beside_v_may_go_and_it_may_be_declined() -> None:
    match = with_powers(pieces("a3 a4 a5", stones="e7 d7 c3"), "freyr", "freya")
    point(match, "a3", "d6", "d1")
    assert offered(match) == ["d7", "e7", "do:decline"]
    assert refused(match) == {"c3": "RR-27.1", "d1": "RR-27.1"}
    decline(match)
    assert (last_turn(match), seat(match)) == ("a3-d6/d1", RED)
    assert stones(match) == {"c3", "d1", "d7", "e7"}


@clause("RR-27.2", "RR-27.3")
def test_a_stone_beside_wild_land_stays() -> None:
    # d4 and d5 fence in the wild e5; c3 has contested land all around it
    match = with_powers(pieces("c6 a2 a3", stones="c3 d4 d5 e4 e6 f5 f6"), "freyr", "freya")
    point(match, "c6", "c4", "a4")
    assert offered(match) == ["c3", "do:decline"]
    assert (refused(match)["d4"], refused(match)["d5"], refused(match)["e4"]) == ("RR-27.2", "RR-27.2", "RR-27.1")
    with pytest.raises(NotOffered):
        point(match, "d4")
    told = point(match, "c3")
    assert ("wild", None, 1) in lands(match)
    assert not {"settled", "wilded", "contested"} & set(kinds(told))


@clause("RR-27.2")
def test_a_stone_with_stones_all_around_but_for_v_may_go() -> None:
    match = with_powers(pieces("b6 a2 a3", stones="c3 c4 d4 d5 b3 c5 e5"), "freyr", "freya")
    # V comes to b4, beside c4 and b3; c4 has only V and stones around it
    point(match, "b6", "b4", "b5")
    assert {"c4", "b3", "b5"} <= set(offered(match))


@clause("RR-27.4")
def test_a_v_that_has_settled_removes_nothing() -> None:
    match = with_powers("5/1I4/7/4I3/########1/10/5I5/7R3/3R6/6R2", "freyr", "freya")
    assert asked(match, "d5-d8/e9") == PLAIN
    assert settled(match, "ivory") == {"b2", "d8"}
    # d7 would stand inside the settled South, with land of ivory all around it
    inside = with_powers("5/1I4/6I/6#1/########1/10/5I5/7R3/3R6/6R2", "freyr", "freya")
    assert asked(inside, "c7-d8/e9") == PLAIN


@clause("RR-27.6")
def test_one_stone_goes_in_a_turn() -> None:
    match = with_powers(BEFORE_T08A, "freyr", "freya")
    assert asked(match, "d3-d4/e4{freyr:-e4}") == [*PLAIN, "freyr_stone"]
    assert "e5" in stones(match)
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-27.7")
def test_the_hex_belongs_to_the_region_around_it() -> None:
    match = with_powers(pieces("a3 a4 a5", stones="e7"), "freyr", "freya")
    point(match, "a3", "d6", "c6", "e7")
    assert lands(match) == [("contested", None, 85)]  # only c6 is left out
    point(match, "j6")
    assert prompt(match) == "move_to"


@clause("RR-27.7", "RR-27.1")
def test_a_stone_in_the_corner_may_go() -> None:
    match = with_powers(pieces("a3 a4 c1", stones="a1"), "freyr", "freya")
    point(match, "c1", "b1", "b2", "a1")
    assert (last_turn(match), lands(match)) == ("c1-b1/b2{freyr:-a1}", [("contested", None, 85)])


@clause("RR-27.8")
def test_joining_two_regions_creates_none() -> None:
    # red's Aegir is asked because e4 created regions; after a turn that only removes it is not
    match = with_powers(T08A, "freyr", "aegir")
    assert asked(match, "d4-d5/d4{freyr:-e5}") == [*PLAIN, "freyr_stone"]
    assert lands(match)[0] == ("contested", None, 77)


@clause("RR-27.9")
def test_after_a_skip_nothing_is_removed() -> None:
    match = with_powers(FORCED_SKIP, "freya", "freyr", "r")
    assert (last_turn(match), seat(match), prompt(match)) == ("--", IVORY, "select_viking")


@clause("RR-27.1")
def test_on_the_opponents_turn_nothing_is_removed() -> None:
    match = with_powers(BEGIN, "freyr", "freya", "r")
    assert asked(match, "j5-i5/i6") == PLAIN
    assert seat(match) == IVORY


@clause("RR-27.1")
def test_the_stone_goes_back_to_the_supply() -> None:
    match = at(f"{BEGIN} i 40 freyr,freya -", supply="40")
    point(match, "a3", "d6", "e7")
    assert table(match)["supply"] == 39
    point(match, "e7")
    assert table(match)["supply"] == 40
