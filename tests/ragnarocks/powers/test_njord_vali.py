"""Sections 33 and 38: Njord moves twice from the shore, Vali throws an opponent over."""

import pytest

from meadhall import Match
from meadhall.testing import clause

from ..playing import IVORY, RED, board, decline, lands, offered, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

INLAND = "5/6/2I4/3I4/4I4/10/11/11/10/3RRR3"
"""RR-EX38: no ivory Viking on the edge; all of red's are."""


def njord(ivory: str, stones: str = "", red: str = "j4 j5 j6") -> Match:
    return at_powers(pieces(ivory, red, stones), "njord", "freya")


def vali(ivory: str, red: str, stones: str = "") -> Match:
    return at_powers(pieces(ivory, red, stones), "vali", "freya")


# --- Njord -------------------------------------------------------------------------------------------------------


@clause("RR-EX38", "RR-33.1", "RR-33.5")
def test_a_lone_viking_on_the_edge_may_move_again() -> None:
    match = at_powers(INLAND, "njord", "freya")

    point(match, "d4", "d1")

    assert (prompt(match), seat(match), offered(match)[-1]) == ("njord_move", IVORY, "do:decline")
    with_another = njord("d4 c1 e5")
    point(with_another, "d4", "d1")
    assert prompt(with_another) == "summon_at"


@clause("RR-33.1")
def test_away_from_the_edge_there_is_no_second_move() -> None:
    match = at_powers(INLAND, "njord", "freya")
    point(match, "d4", "d2")
    assert prompt(match) == "summon_at"


@clause("RR-33.1")
def test_only_the_owner_moves_again() -> None:
    match = at_powers(pieces("a2 a3 a4", "g5 h5 i5"), "njord", "freya", "r")
    point(match, "g5", "g1")
    assert (prompt(match), seat(match)) == ("summon_at", RED)


@clause("RR-33.4")
def test_a_settled_viking_on_the_edge_does_not_matter() -> None:
    match = njord("a1 d4 e5", "a2 b1 b2")
    assert table(match)["sides"]["ivory"]["settled"] == ["hex:a1"]
    point(match, "d4", "d1")
    assert prompt(match) == "njord_move"


@clause("RR-33.2", "RR-33.6")
def test_the_second_move_goes_any_way_and_the_stone_slides_from_its_end() -> None:
    match = at_powers(INLAND, "njord", "freya")
    point(match, "d4", "d1")
    everywhere = {"c1", "b1", "a1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "e1", "f1", "g1", "h1", "e2", "f3", "g4"}
    assert set(offered(match)) == {*everywhere, "h5", "i5", "do:decline"}  # j6 is taken

    told = point(match, "e2")

    assert told_of(told, "moved_again")[0]["power"] == "card:njord"
    assert prompt(match) == "summon_at"
    assert set(offered(match)) >= {"e1", "d1", "e3", "d2"}
    assert "c1" not in offered(match)  # on the line of d1, not of e2
    point(match, "d1")
    assert table(match)["turns"] == ["d4-d1-e2/d1"]
    assert board(match) == "5/6/2I4/#7/1I2I4/10/11/11/10/3RRR3"


@clause("RR-33.3")
def test_there_is_no_third_move() -> None:
    match = at_powers(INLAND, "njord", "freya")
    point(match, "d4", "d1", "h1")
    assert prompt(match) == "summon_at"


@clause("RR-33.1", "RR-1.29")
def test_the_second_move_may_be_declined() -> None:
    match = at_powers(INLAND, "njord", "freya")
    point(match, "d4", "d1")
    decline(match)
    assert (prompt(match), "a1" in offered(match)) == ("summon_at", True)
    point(match, "a1")
    assert table(match)["turns"] == ["d4-d1/a1"]


@clause("RR-33.1")
def test_the_second_move_is_a_normal_move() -> None:
    match = njord("d4 c3 e5", "e1")
    point(match, "d4", "d1")
    assert not {"d1", "e1", "f1", "b3"} & set(offered(match))
    why = {hex: refused(match)[hex] for hex in ("d1", "f1", "b3", "c3")}
    assert why == {"d1": "RR-3.13", "f1": "RR-3.14", "b3": "RR-3.11", "c3": "RR-3.15"}


# --- Vali --------------------------------------------------------------------------------------------------------


@clause("RR-EX43", "RR-38.1", "RR-38.2", "RR-38.6")
def test_an_opponent_beside_v_is_thrown_to_the_other_side() -> None:
    """V on d4, red on e4 to its North-West, c4 to its South-East free."""
    match = vali("d1 a4 a5", "e4 j5 j6")
    point(match, "d1", "d4")
    assert (prompt(match), seat(match), offered(match)) == ("vali_viking", IVORY, ["e4", "do:decline"])

    told = point(match, "e4")

    assert told_of(told, "relocated")[0]["to"] == "hex:c4"
    assert table(match)["sides"]["red"]["vikings"][0] == "hex:c4"
    assert (prompt(match), "e4" in offered(match), "c4" in offered(match)) == ("summon_at", True, False)
    point(match, "e4")
    assert table(match)["turns"] == ["d1-d4{vali:e4>c4}/e4"]


@clause("RR-38.1")
@pytest.mark.parametrize(
    ("red", "stones", "targets"),
    [
        ("e4 j5 j6", "c4", []),  # a stone stands on the other side
        ("e4 c4 j6", "", []),  # another Viking does
        ("e4 d3 j6", "", ["d3", "e4"]),  # two to choose from
        ("e6 j5 j6", "", []),  # nobody is adjacent
    ],
)
def test_the_hex_across_has_to_be_free(red: str, stones: str, targets: list[str]) -> None:
    match = vali("d6 a4 a5", red, stones)
    point(match, "d6", "d4")
    if targets:
        assert sorted(offered(match)) == sorted([*targets, "do:decline"])
        assert (refused(match)["j6"], refused(match)["a4"]) == ("RR-38.1", "RR-38.3")
    else:
        assert prompt(match) == "summon_at"


@clause("RR-38.1")
def test_on_the_edge_there_may_be_no_hex_across() -> None:
    match = vali("d4 a4 a5", "e2 c1 j6")
    point(match, "d4", "d1")  # c1 has e1 across; e2 would have to go off the board
    assert (prompt(match), offered(match)) == ("vali_viking", ["c1", "do:decline"])
    alone = vali("d4 a4 a5", "e2 j5 j6")
    point(alone, "d4", "d1")
    assert prompt(alone) == "summon_at"


@clause("RR-38.3")
def test_own_vikings_are_not_thrown() -> None:
    match = vali("d1 e4 a5", "j4 j5 j6")
    point(match, "d1", "d4")
    assert prompt(match) == "summon_at"


@clause("RR-38.4")
def test_it_is_done_once_before_the_summon() -> None:
    match = vali("d6 a4 a5", "e4 d3 j6")
    point(match, "d6", "d4", "e4")
    assert prompt(match) == "summon_at"


@clause("RR-38.1", "RR-1.29")
def test_nobody_has_to_be_thrown() -> None:
    match = vali("d1 a4 a5", "e4 j5 j6")
    point(match, "d1", "d4")
    decline(match)
    assert (prompt(match), "e4" in offered(match)) == ("summon_at", False)
    point(match, "d1")
    assert table(match)["turns"] == ["d1-d4/d1"]


@clause("RR-38.5")
def test_a_throw_changes_no_region_and_brings_no_stone() -> None:
    match = vali("d1 a4 a5", "e4 j5 j6", "b1 b2 a2")
    before = lands(match)
    point(match, "d1", "d4", "e4")
    assert (lands(match), len(table(match)["stones"])) == (before, 3)


@clause("RR-38.1")
def test_on_the_other_sides_turn_nobody_is_thrown() -> None:
    match = at_powers(pieces("a4 a5 e4", "d6 j5 j6"), "vali", "freya", "r")
    point(match, "d6", "d4")
    assert (prompt(match), seat(match)) == ("summon_at", RED)
