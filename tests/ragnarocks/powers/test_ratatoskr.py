"""Section 15: Ratatoskr."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, decline, offered, play, point, prompt, refused, seat, with_powers
from .helping import pieces
from .looking import BEGIN, GATE, asked, kinds, last_turn, settled, stones, vikings


@clause("RR-EX22", "RR-15.1", "RR-15.4")
def test_v_may_run_back() -> None:
    match = with_powers(BEGIN, "ratatoskr", "sol")
    point(match, "a3", "d6", "g9")
    assert (seat(match), prompt(match)) == (IVORY, "ratatoskr_move")
    assert offered(match) == ["c5", "b4", "a3", "do:decline"]
    back = match.fork()
    point(back, "b4")
    assert last_turn(back) == "a3-d6/g9{ratatoskr:d6>b4}"
    assert (vikings(back, "ivory"), stones(back), seat(back)) == ({"a2", "a4", "b4"}, {"g9"}, RED)
    decline(match)
    assert (last_turn(match), seat(match)) == ("a3-d6/g9", RED)
    blocked = with_powers(BEGIN, "ratatoskr", "sol")
    point(blocked, "a3", "d6", "c5")
    assert (seat(blocked), prompt(blocked)) == (RED, "select_viking")


@clause("RR-15.2", "RR-15.1")
@pytest.mark.parametrize(
    ("to", "back"),
    [
        ("e6", ["e5", "e4", "e3", "e2", "e1"]),  # moved E
        ("e4", ["e5", "e6", "e7", "e8", "e9"]),  # W
        ("f6", ["e5", "d4", "c3", "b2", "a1"]),  # NE
        ("d4", ["e5", "f6", "g7", "h8", "i8", "j8"]),  # SW
        ("f5", ["e5", "d5", "c5", "b5", "a5"]),  # NW
        ("d5", ["e5", "f5", "g5", "h5", "i4", "j3"]),  # SE
    ],
)
def test_only_the_direction_opposite_to_the_move_is_possible(to: str, back: list[str]) -> None:
    match = with_powers(pieces("e5 a2 a3"), "ratatoskr", "sol")
    point(match, "e5", to)
    stone = next(hex for hex in offered(match) if hex not in back)
    point(match, stone)
    assert offered(match) == [*back, "do:decline"]
    others = {hex for hex, clause in refused(match).items() if clause == "RR-15.2"}
    assert len(others) > 8
    with pytest.raises(NotOffered) as caught:
        point(match, min(others))
    assert caught.value.clause == "RR-15.2"


@clause("RR-15.3")
def test_any_distance_of_at_least_one_hex_shorter_or_longer_than_the_move() -> None:
    match = with_powers(pieces("d6 a1 a2"), "ratatoskr", "sol")
    point(match, "d6", "e7", "e8")
    assert offered(match) == ["d6", "c5", "b4", "a3", "do:decline"]  # three hexes further than V came
    with pytest.raises(NotOffered):
        point(match, "e7")
    point(match, "a3")
    assert last_turn(match) == "d6-e7/e8{ratatoskr:e7>a3}"


@clause("RR-15.4")
def test_the_new_stone_or_a_viking_may_block_the_way_back() -> None:
    match = with_powers(BEGIN, "ratatoskr", "sol")
    point(match, "a3", "d6", "b4")
    assert offered(match) == ["c5", "do:decline"]
    assert (refused(match)["b4"], refused(match)["a3"]) == ("RR-15.4", "RR-15.4")
    behind = with_powers(pieces("d6 b4 a2"), "ratatoskr", "sol")
    point(behind, "d6", "e7", "e8")
    assert offered(behind) == ["d6", "c5", "do:decline"]


@clause("RR-15.5", "RR-7.17")
def test_a_viking_that_has_settled_does_not_run() -> None:
    match = with_powers(GATE, "ratatoskr", "sol")
    assert asked(match, "d5-d8/e9") == ["select_viking", "move_to", "summon_at"]
    assert settled(match, "ivory") == {"b2", "d8"}
    assert seat(match) == RED
    free = with_powers(GATE, "ratatoskr", "sol")
    assert asked(free, "d5-d8/c7")[-1] == "ratatoskr_move"


@clause("RR-15.6", "RR-7.16")
def test_v_runs_once_and_leaves_no_stone() -> None:
    match = with_powers(BEGIN, "ratatoskr", "sol")
    point(match, "a3", "d6", "g9")
    told = point(match, "c5")
    assert kinds(told) == ["moved_again"]
    assert (stones(match), seat(match), prompt(match)) == ({"g9"}, RED, "select_viking")
    play(match, "j5-i5/i7")
    assert asked(match, "c5-c4/b4{ratatoskr:c4>c5}")[-1] == "ratatoskr_move"  # in every turn anew


@clause("RR-15.1")
def test_the_other_side_does_not_run_back() -> None:
    match = with_powers(BEGIN, "ratatoskr", "hel", "r")
    assert asked(match, "j5-h5/h6") == ["select_viking", "move_to", "summon_at"]
