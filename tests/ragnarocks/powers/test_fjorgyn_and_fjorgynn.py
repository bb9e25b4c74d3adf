"""Section 25: Fjorgyn and Fjorgynn."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, advanced, board, lands, offered, play, point, prompt, refused, seat, with_powers
from .helping import pieces, told_of
from .looking import asked, last_turn, settled, slides, stones, vikings

BOTH = "fjorgyn_and_fjorgynn"
WALL = "5/6/1R5/3I4/#########/10/11/4I1R4/10/2R6"
"""T08a_freyr_legal without i8: row e parts two contested regions."""
ROW_E = "e1 e2 e3 e4 e5 e6 e7 e8 e9"


@clause("RR-25.1", "RR-25.2")
def test_only_two_vikings_are_placed() -> None:
    match = advanced(BOTH, "freya")
    assert (seat(match), prompt(match), offered(match)) == (IVORY, "leave_empty", ["a2", "a3", "a4"])
    told = point(match, "a2")
    assert [(event["hex"], event["power"]) for event in told_of(told, "left_empty")] == [("hex:a2", f"card:{BOTH}")]
    assert told_of(told, "viking_waits") == []
    assert board(match) == "2II1/6/7/8/9/10/11/11/10/3RRR3"
    red = advanced("freya", BOTH)
    assert (seat(red), offered(red)) == (RED, ["j4", "j5", "j6"])


@clause("RR-25.2")
def test_the_third_viking_never_comes() -> None:
    # the stone on b2 creates a region, which would bring Ask and Embla's Viking
    match = with_powers(pieces("a3 a4", stones="a2 b1"), BOTH, "freya")
    assert asked(match, "a3-b3/b2") == ["select_viking", "move_to", "summon_at"]
    assert vikings(match, "ivory") == {"a4", "b3"}


@clause("RR-EX33", "RR-25.4", "RR-25.6", "RR-25.10")
def test_v_goes_through_a_stone_to_the_first_hex_behind_it() -> None:
    match = with_powers(WALL, BOTH, "freya")
    point(match, "d4")
    assert (seat(match), prompt(match)) == (IVORY, "move_to")
    assert {"f4", "f6"} <= set(offered(match))
    assert not {"g4", "h4", "i3", "j2", "g7", "h8"} & set(offered(match))
    assert sorted(offered(match)) == sorted([*slides(match, "d4"), "f4", "f6"])
    assert len(set(offered(match))) == len(offered(match))  # no hex is reached by both kinds
    assert (refused(match)["g4"], refused(match)["e4"]) == ("RR-25.4", "RR-25.4")


@clause("RR-25.3")
def test_a_move_does_not_pass_free_hexes_and_stones() -> None:
    match = with_powers(pieces("c3 h5", "c2 h7 j3", ROW_E), BOTH, "freya")
    point(match, "c3")
    assert sorted(offered(match)) == sorted(slides(match, "c3"))  # d4 is free, e5 behind it a stone, f6 free again
    assert (refused(match)["e5"], refused(match)["f6"]) == ("RR-25.3", "RR-25.3")


@clause("RR-25.4")
def test_a_row_of_several_stones_is_crossed_at_once() -> None:
    match = with_powers(pieces("d4 h5", "c2 h7 j3", f"{ROW_E} f4 g4"), BOTH, "freya")
    point(match, "d4")
    assert "h4" in offered(match)  # behind e4, f4, g4
    assert refused(match)["i3"] == "RR-25.4"
    assert match.pending[0].about == {"viking": "hex:d4", "power": f"card:{BOTH}"}
    told = point(match, "h4", "h3")
    assert [(event["to"], event["power"]) for event in told_of(told, "moved")] == [("hex:h4", f"card:{BOTH}")]
    assert last_turn(match) == "d4~h4/h3"


@clause("RR-25.4")
def test_a_row_that_is_broken_ends_at_the_break() -> None:
    match = with_powers(pieces("d4 h5", "c2 h7 j3", f"{ROW_E} g4"), BOTH, "freya")
    point(match, "d4")
    assert "f4" in offered(match)
    assert "h4" not in offered(match)


@clause("RR-25.5", "RR-25.8")
def test_a_viking_behind_the_row_bars_the_way() -> None:
    match = with_powers(pieces("d4 f6", "c2 f4 j3", ROW_E), BOTH, "freya")
    point(match, "d4")
    assert not {"f4", "g4", "f6", "g7"} & set(offered(match))
    assert (refused(match)["f4"], refused(match)["f6"], refused(match)["g4"]) == ("RR-25.5", "RR-25.5", "RR-25.4")


@clause("RR-25.8")
def test_a_viking_in_front_of_the_row_is_not_crossed() -> None:
    match = with_powers(pieces("d4 h5", "d5 h7 j3", f"{ROW_E} d6"), BOTH, "freya")
    point(match, "d4")
    assert not {"d7", "d8"} & set(offered(match))
    assert (refused(match)["d5"], refused(match)["d7"]) == ("RR-3.15", "RR-3.15")


@clause("RR-25.6")
def test_the_landing_hex_is_not_settled() -> None:
    match = with_powers("5/6/1R1I3/3I4/#########/10/11/4R6/10/2R6", BOTH, "freya")
    point(match, "d4")
    assert sorted(offered(match)) == sorted(slides(match, "d4"))
    assert (refused(match)["f4"], refused(match)["f6"]) == ("RR-25.6", "RR-25.6")
    with pytest.raises(NotOffered):
        point(match, "f4")


@clause("RR-25.6")
def test_the_landing_hex_is_not_wild() -> None:
    match = with_powers(pieces("e3 a3", stones="d4 d5 e4 e6 f5 f6"), BOTH, "freya")
    point(match, "e3")
    assert "e5" not in offered(match)
    assert refused(match)["e5"] == "RR-25.6"


@clause("RR-25.7")
def test_the_own_region_qualifies() -> None:
    match = with_powers(pieces("d4 a3", stones="d5"), BOTH, "freya")
    point(match, "d4")
    assert "d6" in offered(match)
    assert "d7" not in offered(match)


@clause("RR-25.9")
def test_a_settled_viking_is_not_selected() -> None:
    # ivory's d4 has the South for itself; it could only leave it through stones
    match = with_powers(pieces("d4 h5", "h7 i3 j3", ROW_E), BOTH, "freya")
    assert offered(match) == ["h5"]
    assert refused(match)["d4"] == "RR-3.8"


@clause("RR-25.11")
def test_the_region_that_v_leaves_is_judged_anew() -> None:
    match = with_powers(WALL, BOTH, "aegir")
    point(match, "d4", "f4")
    assert lands(match) == [("contested", None, 51), ("settled", "red", 26)]
    assert settled(match, "red") == {"c2"}
    point(match, "f1")
    assert (last_turn(match), seat(match), prompt(match)) == ("d4~f4/f1", RED, "select_viking")  # nothing was created


@clause("RR-25.12")
def test_a_landing_hex_without_room_for_the_stone_is_no_option() -> None:
    # a1 behind b2 is contested, but red's a2 and two stones close it in
    match = with_powers(pieces("c3 h5", "a2 h7 j3", "b1 b2"), BOTH, "freya")
    point(match, "c3")
    assert "a1" not in offered(match)
    assert refused(match)["a1"] == "RR-25.12"


@clause("RR-25.13")
def test_the_stone_never_passes_stones() -> None:
    match = with_powers(WALL, BOTH, "freya")
    point(match, "d4", "f4")
    assert sorted(offered(match)) == sorted(slides(match, "f4"))
    assert (refused(match)["d4"], refused(match)["e4"]) == ("RR-3.21", "RR-3.21")


@clause("RR-25.3", "RR-25.10")
def test_a_boxed_in_viking_may_leave_through_stones() -> None:
    match = with_powers("RI3/##4/2I4/1I6/#########/10/11/4R6/10/9", "freya", BOTH, "r")
    assert (seat(match), offered(match)) == (RED, ["a1"])
    point(match, "a1")
    assert offered(match) == ["c1"]  # ivory's c3 bars the way through b2
    play(match, "a1~c1/c2")
    assert last_turn(match) == "a1~c1/c2"
    assert {"b1", "b2", "c2"} <= stones(match)


@clause("RR-25.3", "RR-25.6")
def test_a_boxed_in_viking_without_a_way_through_is_not_selected() -> None:
    # behind the stones around a1 and a2 the land is wild
    match = with_powers("IR#2/###3/7/8/#########/10/11/4R1I4/4R5/9", BOTH, "freya")
    assert offered(match) == ["h7"]
    assert refused(match)["a1"] == "RR-44.19"


@clause("RR-25.3", "RR-25.10")
def test_a_step_beside_stones_is_a_normal_move() -> None:
    match = with_powers(WALL, BOTH, "freya")
    told = play(match, "d4-d5/d4")
    assert last_turn(match) == "d4-d5/d4"
    assert ["power" in event for event in told_of(told, "moved")] == [False]


@clause("RR-25.3")
def test_the_opponent_does_not_go_through_stones() -> None:
    match = with_powers("5/6/1R5/3I4/#########/10/11/4I1R4/10/2R6", BOTH, "freya", "r")
    play(match, "c2-d2/d1", "d4-c4/c3")
    point(match, "d2")
    assert sorted(offered(match)) == sorted(slides(match, "d2"))
    assert refused(match)["f2"] == "RR-3.14"
