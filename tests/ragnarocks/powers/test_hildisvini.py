"""Section 12: Hildisvini."""

import pytest

from meadhall import Match, NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, offered, point, prompt, refused, seat, table, with_powers
from .helping import pieces, told_of
from .looking import FORCED_SKIP, kinds, land, last_turn, stones, vikings


def selected(ivory: str, red: str, set_stones: str = "", viking: str = "e1") -> Match:
    """Ivory has Hildisvini and has selected a Viking."""
    match = with_powers(pieces(ivory, red, set_stones), "hildisvini", "sol")
    point(match, viking)
    return match


def in_row(match: Match, row: str = "e") -> list[str]:
    """What is offered in a row."""
    return [hex for hex in offered(match) if hex[0] == row]


@clause("RR-EX21", "RR-12.1", "RR-12.5", "RR-12.12")
def test_a_push_gives_a_boxed_in_viking_a_turn() -> None:
    match = with_powers(FORCED_SKIP, "sol", "hildisvini", "r")
    assert (seat(match), offered(match)) == (RED, ["a1"])
    point(match, "a1")
    assert (prompt(match), offered(match)) == ("move_to", ["a2"])
    point(match, "a2")
    assert vikings(match, "ivory") == {"a3", "b5", "c3"}
    assert vikings(match, "red") == {"a2", "h5", "i5"}
    assert prompt(match) == "summon_at"


@clause("RR-12.12")
def test_without_a_push_the_same_side_skips() -> None:
    assert table(with_powers(FORCED_SKIP, "sol", "tyr", "r"))["turns"] == ["--"]
    # a3 is taken as well: nobody can be pushed
    crowded = FORCED_SKIP.replace("RI3/##2I1", "RII2/##4")
    assert table(with_powers(crowded, "sol", "hildisvini", "r"))["turns"] == ["--"]


@clause("RR-12.1", "RR-12.2")
def test_v_enters_the_hex_of_the_first_viking_in_its_way() -> None:
    match = selected("e1 a2 a3", "e4 j4 j5")
    assert in_row(match) == ["e2", "e3", "e4"]
    told = point(match, "e4")
    (push,) = told_of(told, "pushed")
    assert (push["side"], push["from"], push["to"]) == ("red", "hex:e4", "hex:e5")
    assert (vikings(match, "ivory"), vikings(match, "red")) == ({"e4", "a2", "a3"}, {"e5", "j4", "j5"})
    point(match, "e3")
    assert last_turn(match) == "e1-e4/e3"


@clause("RR-12.1")
@pytest.mark.parametrize(
    ("direction", "viking", "to"),
    [
        ("E", "e6", "e7"),
        ("NE", "f6", "g7"),
        ("NW", "f5", "g5"),
        ("W", "e4", "e3"),
        ("SW", "d4", "c3"),
        ("SE", "d5", "c5"),
    ],
)
def test_the_push_goes_the_way_v_goes(direction: str, viking: str, to: str) -> None:
    match = selected("e5 a1 a2", f"{viking} j4 j5", viking="e5")
    point(match, viking)
    assert vikings(match, "red") == {to, "j4", "j5"}, direction


@clause("RR-12.3")
def test_vikings_of_both_colours_can_be_pushed() -> None:
    match = selected("e1 e4 a3", "j4 j5 j6")
    assert "e4" in offered(match)
    told = point(match, "e4")
    assert told_of(told, "pushed")[0]["side"] == "ivory"
    assert vikings(match, "ivory") == {"e4", "e5", "a3"}
    assert match.pending[0].about["viking"] == "hex:e4"  # V is the one that moved (RR-3.10)


@clause("RR-12.4")
def test_a_viking_right_beside_v_can_be_pushed() -> None:
    match = selected("e1 a2 a3", "e2 j4 j5")
    assert in_row(match) == ["e2"]
    point(match, "e2")
    assert vikings(match, "red") == {"e3", "j4", "j5"}


@clause("RR-12.5")
def test_the_move_ends_where_the_pushed_viking_stood() -> None:
    match = selected("e1 a2 a3", "e4 j4 j5")
    assert {hex: refused(match)[hex] for hex in ("e5", "e6", "e9")} == dict.fromkeys(("e5", "e6", "e9"), "RR-12.5")
    with pytest.raises(NotOffered) as caught:
        point(match, "e5")
    assert caught.value.clause == "RR-12.5"


@clause("RR-12.6")
@pytest.mark.parametrize(
    ("red", "set_stones"), [("e4 e5 j4", ""), ("e4 j4 j5", "e5")], ids=["another Viking behind it", "a stone behind it"]
)
def test_a_viking_without_a_free_hex_behind_it_stays(red: str, set_stones: str) -> None:
    match = selected("e1 a2 a3", red, set_stones)
    assert in_row(match) == ["e2", "e3"]
    assert refused(match)["e4"] == "RR-12.6"
    with pytest.raises(NotOffered) as caught:
        point(match, "e4")
    assert caught.value.clause == "RR-12.6"


@clause("RR-12.6")
def test_a_viking_at_the_end_of_the_line_stays() -> None:
    match = selected("e5 a2 a3", "e9 j4 j5", viking="e5")
    assert set(in_row(match)) == {"e1", "e2", "e3", "e4", "e6", "e7", "e8"}
    assert refused(match)["e9"] == "RR-12.6"


@clause("RR-12.6")
def test_only_one_viking_is_pushed_in_a_move() -> None:
    match = selected("e1 a2 a3", "e3 e6 j5")
    told = point(match, "e3")
    assert len(told_of(told, "pushed")) == 1
    assert vikings(match, "red") == {"e4", "e6", "j5"}
    assert prompt(match) == "summon_at"


@clause("RR-12.7")
def test_a_stone_is_never_pushed() -> None:
    match = selected("e1 a2 a3", "j4 j5 j6", "e4")
    assert in_row(match) == ["e2", "e3"]
    assert (refused(match)["e4"], refused(match)["e5"]) == ("RR-12.7", "RR-3.14")


@clause("RR-12.8", "RR-12.9")
def test_one_need_not_push() -> None:
    match = selected("e1 a2 a3", "e4 j4 j5")
    assert {"e2", "e3", "f1", "d1"} <= set(offered(match))
    told = point(match, "e3")
    assert kinds(told) == ["moved"]
    assert vikings(match, "red") == {"e4", "j4", "j5"}


@clause("RR-12.10", "RR-3.26")
def test_the_stone_pushes_nobody() -> None:
    match = selected("e1 a2 a3", "e4 j4 j5")
    point(match, "e2")
    assert set(in_row(match)) == {"e1", "e3"}
    assert refused(match)["e4"] == "RR-3.21"
    point(match, "e3")
    assert (stones(match), vikings(match, "red")) == ({"e3"}, {"e4", "j4", "j5"})


@clause("RR-12.11")
def test_a_push_changes_no_region_and_no_status() -> None:
    match = with_powers("5/6/1R5/1I1R4/#########/10/11/4I6/7I2/2R6", "hildisvini", "sol")
    before = land(match)
    told = point(match, "d2", "d4")
    assert vikings(match, "red") == {"c2", "d5", "j3"}
    assert land(match) == before
    assert kinds(told) == ["selected", "pushed", "moved"]


@clause("RR-12.1")
def test_only_the_owner_pushes() -> None:
    match = with_powers(pieces("e1 a2 a3", "e4 j4 j5"), "hildisvini", "sol", "r")
    point(match, "e4", "do:decline")
    assert seat(match) == RED
    assert set(in_row(match)) == {"e2", "e3", "e5", "e6", "e7", "e8", "e9"}
    point(match, "e3", "e4")
    assert seat(match) == IVORY
