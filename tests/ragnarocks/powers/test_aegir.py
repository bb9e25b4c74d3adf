"""Section 19: Aegir."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, lands, offered, play, point, prompt, refused, seat, with_powers
from .helping import pieces
from .looking import BEGIN, FORCED_SKIP, asked, land, last_turn, vikings

POCKET = "1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3"
"""A stone on f6 cuts off e5."""


@clause("RR-EX27", "RR-19.1", "RR-19.2")
def test_aegir_on_the_opposing_turn() -> None:
    match = with_powers(POCKET, "aegir", "freya", "r")
    point(match, "j4", "i5", "f6")
    assert (seat(match), prompt(match)) == (IVORY, "aegir_viking")
    assert set(offered(match)) == {"i5", "j5", "j6", "do:done"}


@clause("RR-19.1", "RR-19.2")
def test_aegir_on_the_own_turn() -> None:
    match = with_powers(POCKET, "aegir", "freya")
    point(match, "a4", "f9", "f6")
    assert (seat(match), prompt(match)) == (IVORY, "aegir_viking")
    assert set(offered(match)) == {"j4", "j5", "j6", "do:done"}
    point(match, "j5", "i5", "do:done")
    assert last_turn(match) == "a4-f9/f6{aegir:j5>i5}"
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-19.1", "RR-19.8")
def test_red_has_aegir_and_steps_ivory() -> None:
    match = with_powers(POCKET, "freya", "aegir", "r")
    point(match, "j4", "i5", "f6")
    assert (seat(match), prompt(match)) == (RED, "aegir_viking")
    assert set(offered(match)) == {"a2", "a3", "a4", "do:done"}
    assert {refused(match)[own] for own in ("i5", "j5", "j6")} == {"RR-19.8"}


@clause("RR-19.8")
def test_own_vikings_are_never_stepped() -> None:
    match = with_powers(POCKET, "aegir", "freya", "r")
    point(match, "j4", "i5", "f6")
    assert {refused(match)[own] for own in ("a2", "a3", "a4")} == {"RR-19.8"}
    with pytest.raises(NotOffered):
        point(match, "a3")


@clause("RR-19.3", "RR-19.4", "RR-19.6", "RR-1.30")
def test_steps_are_made_one_after_another_also_to_hexes_left_by_earlier_ones() -> None:
    match = with_powers(POCKET, "aegir", "freya")
    point(match, "a4", "f9", "f6", "j5")
    assert (seat(match), prompt(match)) == (IVORY, "aegir_hex")
    assert set(offered(match)) == {"i5", "i6"}  # j4 and j6 are occupied, and there is no way back from here
    assert (refused(match)["j4"], refused(match)["j6"]) == ("RR-1.22", "RR-1.22")
    point(match, "i5")
    assert prompt(match) == "aegir_viking"
    point(match, "j6", "j5")  # left by the first step
    assert set(offered(match)) == {"j4", "do:done"}
    point(match, "j4", "j3")
    assert last_turn(match) == "a4-f9/f6{aegir:j5>i5,j6>j5,j4>j3}"
    assert vikings(match, "red") == {"i5", "j3", "j5"}
    assert (seat(match), prompt(match)) == (RED, "select_viking")  # all are stepped, nothing more is asked


@clause("RR-19.4")
def test_the_owner_may_step_nobody() -> None:
    match = with_powers(POCKET, "aegir", "freya")
    point(match, "a4", "f9", "f6", "do:done")
    assert last_turn(match) == "a4-f9/f6"
    assert vikings(match, "red") == {"j4", "j5", "j6"}
    assert seat(match) == RED


@clause("RR-19.5")
def test_each_viking_steps_once_and_one_hex() -> None:
    match = with_powers(POCKET, "aegir", "freya")
    point(match, "a4", "f9", "f6", "j4")
    assert set(offered(match)) == {"j3", "i4", "i5"}
    point(match, "j3")
    assert set(offered(match)) == {"j5", "j6", "do:done"}
    assert refused(match)["j3"] == "RR-19.5"
    point(match, "j5", "j4")
    assert set(offered(match)) == {"j6", "do:done"}
    assert refused(match)["j4"] == "RR-19.5"


@clause("RR-19.7", "RR-19.2")
def test_vikings_that_the_stone_settled_are_not_stepped() -> None:
    match = with_powers("1R3/1I4/2I4/4I3/########1/10/11/7R3/3R6/9", "aegir", "freya")
    point(match, "d5", "d8", "e9")
    assert lands(match) == [("settled", "red", 51), ("contested", None, 26)]
    assert set(offered(match)) == {"a2", "do:done"}
    assert (refused(match)["h8"], refused(match)["i4"]) == ("RR-19.7", "RR-19.7")


@clause("RR-19.7", "RR-19.1")
def test_nothing_is_asked_if_all_opposing_vikings_are_settled() -> None:
    match = with_powers("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", "aegir", "freya")
    assert asked(match, "d5-d8/e9") == ["select_viking", "move_to", "summon_at"]
    gate = with_powers("5/1I4/7/4I3/########1/8I1/11/7R3/3R6/6R2", "freya", "aegir")
    point(gate, "d5", "d8", "e9")
    assert (seat(gate), set(offered(gate))) == (RED, {"f9", "do:done"})  # b2 and d8 are settled


@clause("RR-19.2")
def test_a_viking_without_a_free_neighbour_is_not_stepped() -> None:
    # red's a1 stands between two stones and ivory's b2
    match = with_powers(pieces("b2 a4 c6", "a1 j5 j6", "a2 b1 d4 d5 e4 e6 f5"), "aegir", "freya")
    point(match, "c6", "f9", "f6")
    assert set(offered(match)) == {"j5", "j6", "do:done"}
    assert refused(match)["a1"] == "RR-19.2"


@clause("RR-19.9", "RR-19.11")
def test_several_creations_give_one_use_and_the_steps_reopen_nothing() -> None:
    # red's stone cuts off e5, Forseti's cuts off a1
    match = with_powers(pieces("a3 a4 a5", "j4 j5 j6", "a2 b1 d4 d5 e4 e6 f5"), "aegir", "forseti", "r")
    prompts = asked(match, "j4-i5/f6{forseti:+b2}{aegir:j5>j4}")
    assert prompts == [
        "select_viking",
        "move_to",
        "summon_at",
        "forseti_hex",
        f"aegir_viking@{IVORY}",
        f"aegir_hex@{IVORY}",
        f"aegir_viking@{IVORY}",  # for the two others
    ]
    assert (seat(match), prompt(match)) == (IVORY, "select_viking")


@clause("RR-19.9")
def test_a_stone_that_creates_three_regions_gives_one_use() -> None:
    match = with_powers("1#III/#5/2#4/###5/9/10/11/11/10/3RRR3", "aegir", "freya")
    point(match, "a3", "b3", "b2")
    assert len(lands(match)) == 3
    point(match, "j4", "j3", "j5", "j4", "j6", "j5")
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-19.10")
def test_the_opponents_own_power_comes_first_and_what_it_creates_counts() -> None:
    board = pieces("a2 a3 a4", "g6 j5 j6", "d4 d5 e4 e6 f5")
    match = with_powers(board, "aegir", "ymir", "r")
    turn = match.fork()
    prompts = asked(turn, "j5-i5/i6{ymir:+f6}{aegir:i5>h5}")
    assert prompts[3:6] == ["ymir_hex", f"aegir_viking@{IVORY}", f"aegir_hex@{IVORY}"]
    assert last_turn(turn) == "j5-i5/i6{ymir:+f6}{aegir:i5>h5}"
    assert asked(match, "j5-i5/i6") == ["select_viking", "move_to", "summon_at", "ymir_hex"]  # nothing was created


@clause("RR-19.11")
def test_the_steps_do_not_reopen_ymir() -> None:
    match = with_powers(pieces("a2 a3 a4", "g6 j5 j6", "d4 d5 e4 e6 f5"), "aegir", "ymir", "r")
    prompts = asked(match, "j5-i5/i6{ymir:+f6}{aegir:i5>h5,g6>g7,j6>j7}")
    assert prompts.count("ymir_hex") == 1
    assert (seat(match), prompt(match)) == (IVORY, "select_viking")


@clause("RR-19.12", "RR-19.1")
def test_without_a_creation_nothing_is_asked() -> None:
    match = with_powers(BEGIN, "aegir", "freya")
    assert asked(match, "a3-d6/g9") == ["select_viking", "move_to", "summon_at"]
    assert asked(match, "j5-i5/i7") == ["select_viking", "move_to", "summon_at"]


@clause("RR-19.12")
def test_a_creation_of_the_turn_before_gives_nothing() -> None:
    match = with_powers(POCKET, "aegir", "freya")
    play(match, "a4-f9/f6{aegir:j5>i5}")
    assert asked(match, "j4-j3/j2") == ["select_viking", "move_to", "summon_at"]
    assert (seat(match), prompt(match)) == (IVORY, "select_viking")


@clause("RR-19.12")
def test_after_a_skip_nothing_is_asked() -> None:
    match = with_powers(FORCED_SKIP, "aegir", "freya", "r")
    assert last_turn(match) == "--"
    assert (seat(match), prompt(match)) == (IVORY, "select_viking")


@clause("RR-19.13")
def test_the_steps_change_no_region() -> None:
    match = with_powers(POCKET, "aegir", "freya")
    point(match, "a4", "f9", "f6")
    before = land(match)
    told = point(match, "j4", "j3", "j5", "j4", "do:done")
    assert land(match) == before
    assert [event["kind"] for event in told if event["kind"] in ("settled", "wilded", "contested")] == []
    assert [(event["from"], event["to"]) for event in told if event["kind"] == "stepped"] == [
        ("hex:j4", "hex:j3"),
        ("hex:j5", "hex:j4"),
    ]
