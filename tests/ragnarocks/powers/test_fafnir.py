"""Section 24: Fafnir."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, lands, offered, point, prompt, refused, seat, with_powers
from .helping import pieces, told_of
from .looking import BEGIN, NORTH_AND_SOUTH, asked, kinds, last_turn, settled, slides, stones, vikings

RED_NORTH = "I4/4I1/1R5/3I4/#########/10/11/6R4/10/2R6"
"""The North is settled by red; ivory's d4 stands beside e4 and e5 (T08b_freyr_illegal)."""
BURROW = "1R3/##4/2I4/8/9/10/11/4I6/4I5/3RR4"
"""The free a1 has no free neighbour; ivory's c3 stands beside the stone b2."""


@clause("RR-EX32", "RR-24.1", "RR-24.2", "RR-24.3", "RR-24.12")
def test_the_move_starts_from_a_stone_and_may_lead_into_another_region() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "aegir")
    point(match, "d4")
    assert (seat(match), prompt(match), offered(match)) == (IVORY, "fafnir_origin", ["e4", "e5"])
    assert refused(match) == {}
    point(match, "e4")
    assert (seat(match), prompt(match)) == (IVORY, "move_to")
    assert sorted(offered(match)) == ["a4", "b4", "c4", "d3", "d4", "f4", "f5", "g4", "g6", "h4", "i3", "j2"]
    assert match.pending[0].about == {"viking": "hex:d4", "power": "card:fafnir"}
    told = point(match, "f4")
    assert [(event["from"], event["to"], event["power"]) for event in told_of(told, "moved")] == [
        ("hex:d4", "hex:f4", "card:fafnir")
    ]
    assert lands(match) == [("contested", None, 51), ("settled", "red", 26)]
    assert "settled" in kinds(told)
    assert settled(match, "red") == {"c2"}
    assert (prompt(match), sorted(offered(match))) == ("summon_at", sorted(slides(match, "f4")))
    point(match, "f1")
    assert last_turn(match) == "{fafnir:e4}d4~f4/f1"
    assert (seat(match), prompt(match)) == (RED, "select_viking")  # no region was created, so Aegir is not asked


@clause("RR-24.4", "RR-24.3")
def test_v_may_end_where_it_stood() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya")
    point(match, "d4", "e4", "d4")
    assert (prompt(match), sorted(offered(match))) == ("summon_at", sorted(slides(match, "d4")))
    point(match, "d1")
    assert last_turn(match) == "{fafnir:e4}d4~d4/d1"
    assert "d4" in vikings(match, "ivory")


@clause("RR-24.3")
def test_the_slide_passes_the_hex_that_v_stands_on() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya")
    point(match, "d4", "e4")
    assert {"c4", "b4", "a4"} <= set(offered(match))  # behind d4, seen from e4


@clause("RR-24.5", "RR-24.6")
def test_v_does_not_enter_settled_land() -> None:
    match = with_powers(RED_NORTH, "fafnir", "freya")
    point(match, "d4", "e4")
    assert sorted(offered(match)) == ["a4", "b4", "c4", "d3", "d4"]
    assert {refused(match)[hex] for hex in ("f4", "f5", "g4")} == {"RR-24.5"}


@clause("RR-24.5", "RR-24.6")
def test_v_does_not_enter_wild_land() -> None:
    match = with_powers(pieces("c4 a2 a3", stones="d4 d5 e4 e6 f5 f6"), "fafnir", "freya")
    point(match, "c4", "d4")
    assert "e5" not in offered(match)
    assert refused(match)["e5"] == "RR-24.5"
    with pytest.raises(NotOffered):
        point(match, "e5")


@clause("RR-24.7")
def test_the_stone_stays() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya")
    before = stones(match)
    point(match, "d4", "e4", "f4")
    assert stones(match) == before
    assert refused(match)["e4"] == "RR-3.21"  # nor does the new stone pass it


@clause("RR-24.8")
def test_the_slide_passes_no_other_stone_and_no_viking() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya")
    point(match, "d4", "e4")
    assert (refused(match)["e5"], refused(match)["e4"]) == ("RR-3.14", "RR-3.14")
    assert (refused(match)["h7"], refused(match)["i7"]) == ("RR-3.15", "RR-3.15")  # g6 is the last before red's h7


@clause("RR-24.9", "RR-24.1")
def test_beside_a_stone_v_cannot_move_from_its_own_hex() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya")
    point(match, "d4")
    assert "do:own-hex" not in offered(match)
    point(match, "e4")
    assert "d8" not in offered(match)
    assert (refused(match)["d8"], refused(match)["c3"]) == ("RR-24.9", "RR-24.9")
    assert refused(match)["b3"] == "RR-3.11"  # on no line at all


@clause("RR-24.9", "RR-44.13")
def test_where_the_table_says_so_v_may_move_from_its_own_hex() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya", fafnir_optional=True)
    point(match, "d4")
    assert offered(match) == ["e4", "e5", "do:own-hex"]
    point(match, "do:own-hex")
    assert sorted(offered(match)) == sorted(slides(match, "d4"))
    point(match, "d8", "d7")
    assert last_turn(match) == "d4-d8/d7"


@clause("RR-44.13")
def test_a_boxed_in_viking_has_no_own_hex_to_move_from() -> None:
    # red's a1 can only leave by a stone
    match = with_powers("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9", "freya", "fafnir", "r", fafnir_optional=True)
    point(match, "a1")
    assert offered(match) == ["b1", "b2"]


@clause("RR-24.2")
def test_only_stones_beside_v_from_which_a_move_exists_are_offered() -> None:
    # from b1 ivory's a1 comes to c1 and c2; a2 is closed in by Vikings and stones on all sides
    match = with_powers(pieces("a1 b3 b4", "a3 b2 j5", "a2 b1"), "fafnir", "freya")
    point(match, "a1")
    assert offered(match) == ["b1"]
    assert refused(match) == {"a2": "RR-24.2"}


@clause("RR-24.10")
def test_a_viking_beside_a_stone_without_such_a_move_is_not_selected() -> None:
    # around a1 and a2 ivory's own settled land lies behind the stones; h7 roams in the North
    match = with_powers("IR#2/###3/3I3/8/#########/10/11/4R1I4/4R5/9", "fafnir", "freya")
    assert offered(match) == ["h7"]
    assert (refused(match)["a1"], refused(match)["c4"]) == ("RR-24.10", "RR-3.8")
    among_vikings = with_powers(pieces("a1 b1 d5", "a2 b2 j5", "g5"), "fafnir", "freya")
    assert refused(among_vikings)["a1"] == "RR-44.19"  # no stone is beside it


@clause("RR-24.10", "RR-24.1")
def test_a_boxed_in_viking_may_leave_by_a_stone() -> None:
    match = with_powers("RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9", "freya", "fafnir", "r")
    assert (seat(match), offered(match)) == (RED, ["a1"])
    point(match, "a1", "b1")
    assert "c1" in offered(match)
    assert refused(match)["a1"] == "RR-24.13"  # there no hex is free for the stone


@clause("RR-24.11")
def test_a_v_beside_no_stone_makes_a_normal_move() -> None:
    match = with_powers(BEGIN, "fafnir", "freya")
    point(match, "a3")
    assert (prompt(match), sorted(offered(match))) == ("move_to", sorted(slides(match, "a3")))
    point(match, "d6", "d7")
    assert last_turn(match) == "a3-d6/d7"


@clause("RR-24.11", "RR-24.1")
def test_vikings_beside_v_do_not_count_and_the_opponent_moves_as_usual() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya", "r")
    assert asked(match, "c2-d2/d1") == ["select_viking", "move_to", "summon_at"]  # then d2 is beside stones
    point(match, "d4", "e5", "d5", "d6")
    assert seat(match) == RED
    assert asked(match, "d2-c2/c1") == ["select_viking", "move_to", "summon_at"]


@clause("RR-24.13")
def test_a_destination_without_room_for_the_stone_is_no_option() -> None:
    match = with_powers(BURROW, "fafnir", "freya")
    point(match, "c3", "b2")
    assert {"b3", "c2"} <= set(offered(match))
    assert "a1" not in offered(match)  # contested, but red's a2 and two stones close it in
    assert refused(match)["a1"] == "RR-24.13"


@clause("RR-24.14")
def test_the_stone_slides_from_the_new_hex_and_may_enter_the_old_one() -> None:
    match = with_powers(NORTH_AND_SOUTH, "fafnir", "freya")
    point(match, "d4", "e4", "d3")
    assert sorted(offered(match)) == sorted(slides(match, "d3"))
    assert {"d4", "d5"} <= set(offered(match))
    point(match, "d4")
    assert last_turn(match) == "{fafnir:e4}d4~d3/d4"
    assert "d4" in stones(match)


@clause("RR-24.12")
def test_a_move_to_another_region_that_leaves_both_colours_behind_settles_nothing() -> None:
    match = with_powers("5/6/1R1I3/3I4/#########/10/11/4I1R4/10/2R6", "fafnir", "freya")
    point(match, "d4", "e4", "f4")
    assert lands(match) == [("contested", None, 51), ("contested", None, 26)]
