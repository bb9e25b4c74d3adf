"""Section 18: Tyr."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, decline, offered, play, point, prompt, refused, seat, with_powers
from .helping import pieces
from .looking import BEGIN, asked, kinds, land, last_turn, slides, stones, vikings


@clause("RR-EX25", "RR-18.6")
def test_nobody_trades_into_a_hex_without_a_way_for_the_stone() -> None:
    match = with_powers("R2I1/##4/3I3/4I3/9/10/11/11/10/4RR3", "tyr", "sol")
    point(match, "a4", "a2")
    assert prompt(match) == "summon_at"


@clause("RR-18.6")
def test_only_the_swap_without_a_way_out_is_refused() -> None:
    # beside a2 stand a1, closed in by stones, and a3
    match = with_powers(pieces("c4 a3 d5", "a1 j5 j6", "b1 b2"), "tyr", "sol")
    point(match, "c4", "a2")
    assert (prompt(match), offered(match)) == ("tyr_swap", ["a3", "do:decline"])
    assert refused(match)["a1"] == "RR-18.6"
    with pytest.raises(NotOffered) as caught:
        point(match, "a1")
    assert caught.value.clause == "RR-18.6"
    open_corner = with_powers(pieces("c4 a3 d5", "a1 j5 j6", "b2"), "tyr", "sol")
    point(open_corner, "c4", "a2")
    assert set(offered(open_corner)) == {"a1", "a3", "do:decline"}


@clause("RR-EX26", "RR-18.1", "RR-18.2", "RR-18.4")
def test_v_trades_places_and_the_stone_slides_from_its_new_hex() -> None:
    match = with_powers(BEGIN, "tyr", "sol")
    point(match, "a3", "b3")
    assert (seat(match), prompt(match)) == (IVORY, "tyr_swap")
    assert offered(match) == ["a2", "do:decline"]
    told = point(match, "a2")
    assert kinds(told) == ["swapped"]
    assert vikings(match, "ivory") == {"a2", "a4", "b3"}
    assert match.pending[0].about["viking"] == "hex:a2"
    assert sorted(offered(match)) == sorted(slides(match, "a2"))
    point(match, "a1")
    assert last_turn(match) == "a3-b3{tyr:b3<>a2}/a1"


@clause("RR-18.1")
def test_only_adjacent_vikings_can_be_swapped() -> None:
    match = with_powers(pieces("e5 e9 a3", "d5 f7 j5"), "tyr", "sol")
    point(match, "e5", "e6")
    assert set(offered(match)) == {"d5", "f7", "do:decline"}
    assert refused(match) == {"a3": "RR-18.1", "e6": "RR-18.1", "e9": "RR-18.1", "j5": "RR-18.1"}
    alone = with_powers(pieces("e5 e9 a3"), "tyr", "sol")
    assert asked(alone, "e5-e6/e5") == ["select_viking", "move_to", "summon_at"]


@clause("RR-18.1", "RR-1.29")
def test_the_swap_may_be_declined() -> None:
    match = with_powers(BEGIN, "tyr", "sol")
    point(match, "a3", "b3")
    decline(match)
    assert match.pending[0].about["viking"] == "hex:b3"
    point(match, "b1")
    assert (last_turn(match), vikings(match, "ivory")) == ("a3-b3/b1", {"a2", "a4", "b3"})


@clause("RR-18.3", "RR-18.2", "RR-18.4")
def test_vikings_of_both_colours_can_be_swapped() -> None:
    match = with_powers(pieces("e5 a2 a3", "f7 j4 j5"), "tyr", "sol")
    point(match, "e5", "e6", "f7")
    assert (vikings(match, "ivory"), vikings(match, "red")) == ({"f7", "a2", "a3"}, {"e6", "j4", "j5"})
    assert sorted(offered(match)) == sorted(slides(match, "f7"))
    point(match, "g8")
    assert last_turn(match) == "e5-e6{tyr:e6<>f7}/g8"


@clause("RR-18.5", "RR-7.20")
def test_one_swap_in_a_turn() -> None:
    # on f7 V would stand beside g8 as well
    match = with_powers(pieces("e5 a2 a3", "f7 g8 j5"), "tyr", "sol")
    assert asked(match, "e5-e6{tyr:e6<>f7}/f6") == ["select_viking", "move_to", "tyr_swap", "summon_at"]
    assert seat(match) == RED
    play(match, "j5-i5/i7")
    point(match, "a3", "b3")
    assert prompt(match) == "tyr_swap"  # in the next turn again


@clause("RR-18.7")
def test_the_swap_is_no_move_and_changes_no_land() -> None:
    match = with_powers("5/6/1R5/1I1R4/#########/10/11/4I6/7I2/2R6", "tyr", "sol")
    point(match, "d2", "d3")
    before, standing = land(match), stones(match)
    told = point(match, "d4")
    assert kinds(told) == ["swapped"]
    assert (land(match), stones(match)) == (before, standing)


@clause("RR-18.1")
def test_the_other_side_does_not_swap() -> None:
    match = with_powers(BEGIN, "tyr", "hel", "r")
    assert asked(match, "j5-i5/i7") == ["select_viking", "move_to", "summon_at"]
