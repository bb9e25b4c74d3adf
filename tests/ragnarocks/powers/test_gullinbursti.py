"""Section 10: Gullinbursti."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, at, board, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces
from .looking import BEGIN, asked, kinds, land, last_turn, slides, stones, vikings

SECOND = "do:second-move"
NO_STONES_LEFT = "1III1/6/7/8/4R4/########2/###########/###########/##########/3RR4"
"""All 40 stones stand on the board; the South is contested."""


@clause("RR-EX20", "RR-10.1", "RR-10.2", "RR-10.3")
def test_a_second_move_instead_of_the_stone() -> None:
    match = with_powers(BEGIN, "gullinbursti", "sol")
    point(match, "a3", "d6")
    assert prompt(match) == "summon_at"
    assert offered(match)[-1] == SECOND
    point(match, SECOND)
    assert (prompt(match), seat(match)) == ("gullinbursti_move", IVORY)
    point(match, "d2")
    assert last_turn(match) == "a3-d6-d2/."
    assert stones(match) == set()
    assert seat(match) == RED
    assert vikings(match, "ivory") == {"a2", "a4", "d2"}


@clause("RR-10.1")
def test_only_the_owner_on_its_own_turn_may_move_again() -> None:
    for other in ("hel", "thor"):  # a power that changes nothing there, and one that adds a button of its own
        match = with_powers(BEGIN, "gullinbursti", other, "r")
        point(match, "j5", "i5")
        assert prompt(match) == "summon_at"
        assert SECOND not in offered(match)


@clause("RR-10.2", "RR-10.5", "RR-7.15")
def test_the_second_move_goes_any_way_that_is_free_also_back() -> None:
    match = with_powers(pieces("d6 a2 a4", "d8 j4 j5", "f6"), "gullinbursti", "sol")
    point(match, "d6", "e6", SECOND)
    assert sorted(offered(match)) == sorted(slides(match, "e6"))
    assert {"d6", "c6", "e7", "e9", "d5", "a2"} & set(offered(match)) == {"d6", "c6", "e7", "e9", "d5"}
    assert "f6" not in offered(match)
    point(match, "d6")
    assert last_turn(match) == "d6-e6-d6/."


@clause("RR-7.15", "RR-10.2")
def test_the_second_move_is_at_least_one_hex_and_passes_nothing() -> None:
    match = with_powers(pieces("d6 a2 a4", "d8 j4 j5", "f6"), "gullinbursti", "sol", allow_zero_move=True)
    point(match, "d6", "e6", SECOND)
    why = refused(match)
    assert (why["f6"], why["g6"], why["e6"]) == ("RR-3.14", "RR-3.14", "RR-3.13")
    assert why["a1"] == "RR-3.11"
    for hex in ("e6", "f6", "g6", "a1"):
        with pytest.raises(NotOffered):
            point(match, hex)
    with pytest.raises(NotOffered):
        point(match, "do:decline")  # RR-10.4: one declines by a stone


@clause("RR-10.4")
def test_a_stone_declines_the_second_move() -> None:
    match = with_powers(BEGIN, "gullinbursti", "sol")
    assert asked(match, "a3-d6/g9") == ["select_viking", "move_to", "summon_at"]
    assert last_turn(match) == "a3-d6/g9"
    assert (seat(match), vikings(match, "ivory"), stones(match)) == (RED, {"a2", "a4", "d6"}, {"g9"})


@clause("RR-10.3", "RR-10.6", "RR-7.16")
def test_after_the_second_move_there_is_neither_a_third_nor_a_stone() -> None:
    match = with_powers(BEGIN, "gullinbursti", "sol")
    told = point(match, "a3", "d6", SECOND, "d2")
    assert kinds(told) == ["selected", "moved", "moved_again"]
    assert (seat(match), prompt(match)) == (RED, "select_viking")
    assert asked(with_powers(BEGIN, "gullinbursti", "sol"), "a3-d6-a3/.") == [
        "select_viking",
        "move_to",
        "summon_at",
        "gullinbursti_move",
    ]


@clause("RR-10.7")
def test_after_every_move_a_second_one_is_offered() -> None:
    match = with_powers(pieces("a1 b1 c4", "j4 j5 j6", "b2 c1 d5"), "gullinbursti", "sol")
    point(match, "a1")
    for to in offered(match):
        moved = match.fork()
        point(moved, to)
        assert SECOND in offered(moved)


@clause("RR-10.7")
def test_a_viking_that_is_boxed_in_has_no_second_move_either() -> None:
    boxed = with_powers("IR3/##2R1/2R4/8/7I1/10/11/4I6/10/9", "gullinbursti", "sol", allow_zero_move=True)
    assert refused(boxed)["a1"] == "RR-44.19"
    assert offered(boxed) == ["e8", "h5"]


@clause("RR-10.8")
def test_the_second_move_changes_no_region_and_no_status() -> None:
    match = with_powers("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", "gullinbursti", "sol")
    before = land(match)
    told = play(match, "d5-d8-e9/.")  # into the gate itself
    assert land(match) == before
    assert "settled" not in kinds(told)
    assert vikings(match, "ivory") == {"b2", "c3", "e9"}


@clause("RR-10.9")
def test_with_an_empty_supply_the_second_move_keeps_the_turn_legal() -> None:
    match = at(f"{NO_STONES_LEFT} i 0 gullinbursti,sol -")
    point(match, "a3", "b3")
    assert offered(match) == [SECOND]
    point(match, SECOND, "b2")
    assert table(match)["turns"] == ["a3-b3-b2/.", "--"]  # red has no stone, so it skips
    assert (seat(match), table(match)["supply"]) == (IVORY, 0)
    assert board(match).startswith("1I1I1/1I4/")


@clause("RR-10.9")
def test_without_gullinbursti_nobody_moves_when_the_supply_is_empty() -> None:
    assert at(f"{NO_STONES_LEFT} i 0 tyr,sol -").outcome is not None
