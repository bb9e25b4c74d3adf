"""Sections 21 and 29: Blodughofi and Gerd, whose V may or must move again after the stone."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, decline, lands, offered, point, prompt, refused, seat, with_powers
from .helping import pieces, told_of
from .looking import BEGIN, asked, last_turn, settled, slides, stones, vikings

T12 = "4I/6/2I4/3R4/9/10/8I2/11/4R5/2R6"
"""T12_fenrir's board with ivory's third Viking on a5, far from the rest."""
PLAIN = ["select_viking", "move_to", "summon_at"]


# --- Blodughofi --------------------------------------------------------------------------------------------------


@clause("RR-EX29", "RR-21.1", "RR-21.2", "RR-21.6")
def test_the_stone_stands_beside_v_and_beside_a_foe_it_gives_a_move() -> None:
    match = with_powers(T12, "blodughofi", "freya")
    point(match, "c3", "c4")
    assert sorted(offered(match)) == ["b3", "b4", "c3", "c5", "d5"]
    asks = {}
    for stone in offered(match):
        turn = match.fork()
        point(turn, stone)
        asks[stone] = (seat(turn), prompt(turn))
    again, over = (IVORY, "blodughofi_move"), (RED, "select_viking")
    assert asks == {"b3": over, "b4": over, "c3": again, "c5": over, "d5": again}


@clause("RR-21.1")
def test_no_stone_slides_farther_than_one_hex() -> None:
    match = with_powers(T12, "blodughofi", "freya")
    point(match, "c3", "c4")
    assert (refused(match)["c6"], refused(match)["a2"]) == ("RR-21.1", "RR-21.1")
    assert (refused(match)["d4"], refused(match)["c4"]) == ("RR-3.21", "RR-3.20")
    with pytest.raises(NotOffered):
        point(match, "c6")


@clause("RR-21.1")
def test_the_opponents_stone_slides_as_usual() -> None:
    match = with_powers(T12, "blodughofi", "freya", "r")
    point(match, "d4", "d5")
    assert sorted(offered(match)) == sorted(slides(match, "d5"))


@clause("RR-21.2", "RR-21.4", "RR-21.5")
def test_the_additional_move_is_a_normal_move_without_a_stone() -> None:
    match = with_powers(T12, "blodughofi", "freya")
    point(match, "c3", "c4", "d5")
    assert set(offered(match)) == {"c5", "c6", "c7", "c3", "c2", "c1", "b3", "a2", "b4", "a4", "do:decline"}
    assert (refused(match)["d5"], refused(match)["d4"], refused(match)["e5"], refused(match)["c4"]) == (
        "RR-3.14",
        "RR-3.15",
        "RR-3.11",
        "RR-3.13",
    )
    told = point(match, "c1")
    assert [(event["from"], event["to"]) for event in told_of(told, "moved_again")] == [("hex:c4", "hex:c1")]
    assert last_turn(match) == "c3-c4/d5{blodughofi:c4>c1}"
    assert (vikings(match, "ivory"), stones(match)) == ({"a5", "c1", "g9"}, {"d5"})
    assert (seat(match), prompt(match)) == (RED, "select_viking")  # no second stone, no third move


@clause("RR-21.2", "RR-21.4")
def test_the_additional_move_may_be_declined() -> None:
    match = with_powers(T12, "blodughofi", "freya")
    point(match, "c3", "c4", "d5")
    decline(match)
    assert (last_turn(match), seat(match)) == ("c3-c4/d5", RED)
    assert "c4" in vikings(match, "ivory")


@clause("RR-21.3", "RR-21.2")
def test_a_foe_that_the_stone_has_settled_counts() -> None:
    # the stone on b2 leaves red's a1 alone in a region of one hex
    match = with_powers(pieces("b5 g1 g2", "a1 j5 j6", "a2 b1"), "blodughofi", "freya")
    point(match, "b5", "b3", "b2")
    assert settled(match, "red") == {"a1"}
    assert (seat(match), prompt(match)) == (IVORY, "blodughofi_move")


@clause("RR-21.4")
def test_a_v_that_its_stone_has_settled_does_not_move_again() -> None:
    match = with_powers("5/1I4/7/4I3/########1/9R/5I5/7R3/3R6/9", "blodughofi", "freya")
    assert asked(match, "d5-d8/e9") == PLAIN  # red's f10 is beside e9
    assert settled(match, "ivory") == {"b2", "d8"}
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-21.6")
def test_an_own_viking_beside_the_stone_gives_nothing() -> None:
    match = with_powers(BEGIN, "blodughofi", "freya")
    assert asked(match, "a3-b3/b2") == PLAIN


@clause("RR-21.2")
def test_a_foe_beside_v_but_not_beside_the_stone_gives_nothing() -> None:
    match = with_powers(T12, "blodughofi", "freya")
    assert asked(match, "c3-c4/c5") == PLAIN  # d4 is beside c4, not beside c5


# --- Gerd --------------------------------------------------------------------------------------------------------


@clause("RR-EX35", "RR-29.1", "RR-29.2")
def test_a_stone_beside_another_own_viking_makes_v_move_again() -> None:
    match = with_powers(BEGIN, "gerd", "freya")
    point(match, "a3", "b3", "b2")
    assert (seat(match), prompt(match)) == (IVORY, "gerd_move")
    assert "do:decline" not in offered(match)
    with pytest.raises(NotOffered):
        decline(match)


@clause("RR-29.1", "RR-29.6", "RR-29.7")
def test_the_additional_move_goes_in_any_direction_and_brings_no_stone() -> None:
    match = with_powers(BEGIN, "gerd", "freya")
    point(match, "a3", "b3", "b2")
    assert sorted(offered(match)) == sorted(slides(match, "b3"))
    assert {"b4", "c3", "c4", "a3"} <= set(offered(match))  # four directions; stone and own Vikings bar the others
    assert (refused(match)["b2"], refused(match)["a2"], refused(match)["b3"]) == ("RR-3.14", "RR-3.15", "RR-3.13")
    point(match, "e6")
    assert last_turn(match) == "a3-b3/b2{gerd:b3>e6}"
    assert (vikings(match, "ivory"), stones(match)) == ({"a2", "a4", "e6"}, {"b2"})
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-29.6")
def test_the_additional_move_is_made_once_even_with_two_vikings_beside_the_stone() -> None:
    # b3 is beside both a2 and a3
    match = with_powers(BEGIN, "gerd", "freya")
    assert asked(match, "a4-b4/b3{gerd:b4>c4}") == [*PLAIN, "gerd_move"]
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-29.2")
def test_where_the_table_says_so_the_move_may_be_declined() -> None:
    match = with_powers(BEGIN, "gerd", "freya", gerd_optional=True)
    point(match, "a3", "b3", "b2")
    assert "do:decline" in offered(match)
    decline(match)
    assert (last_turn(match), seat(match)) == ("a3-b3/b2", RED)
    assert "b3" in vikings(match, "ivory")


@clause("RR-29.3")
def test_a_v_that_is_settled_does_not_move_again() -> None:
    match = with_powers("5/1I4/7/4I3/########1/8I1/11/7R3/3R6/6R2", "gerd", "freya")
    assert asked(match, "d5-d8/e9") == PLAIN  # f9 is beside e9
    assert settled(match, "ivory") == {"b2", "d8"}
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-29.3")
def test_a_v_without_a_free_neighbour_does_not_move_again() -> None:
    # V on a1 is closed in by the stones b1 and b2 and by its own a2
    match = with_powers(pieces("a2 c3 d8", stones="b1"), "gerd", "freya")
    assert asked(match, "c3-a1/b2") == PLAIN
    assert lands(match) == [("contested", None, 84)]


@clause("RR-29.4")
def test_an_own_viking_that_the_stone_has_settled_counts() -> None:
    match = with_powers(pieces("a1 b5 g1", stones="a2 b1"), "gerd", "freya")
    point(match, "b5", "b3", "b2")
    assert settled(match, "ivory") == {"a1"}
    assert prompt(match) == "gerd_move"


@clause("RR-29.5")
def test_v_itself_beside_the_stone_does_not_count() -> None:
    match = with_powers(BEGIN, "gerd", "freya")
    assert asked(match, "a3-d6/d7") == PLAIN


@clause("RR-29.1")
def test_an_opposing_viking_beside_the_stone_does_not_count_nor_does_the_opponents_stone() -> None:
    match = with_powers(pieces("a2 a5 c3", "e5 j5 j6"), "gerd", "freya")
    assert asked(match, "c3-c4/d5") == PLAIN  # red's e5 is beside d5
    beside_own = with_powers(BEGIN, "freya", "gerd")
    assert asked(beside_own, "a3-b3/b2") == PLAIN
