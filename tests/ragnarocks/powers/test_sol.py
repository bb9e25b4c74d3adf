"""Section 16: Sol."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, decline, offered, play, point, prompt, refused, seat, with_powers
from .helping import pieces
from .looking import BEGIN, asked, kinds, last_turn, slides, vikings

OPEN = pieces("e5 a2 a3")


@clause("RR-EX23", "RR-16.1")
def test_a_free_neighbour_in_the_east_or_west() -> None:
    match = with_powers(BEGIN, "sol", "hel")
    point(match, "a2")
    assert (seat(match), prompt(match)) == (IVORY, "sol_step")
    assert offered(match) == ["a1", "do:decline"]
    assert refused(match)["a3"] == "RR-16.1"


@clause("RR-16.1", "RR-16.3")
def test_only_east_and_west() -> None:
    match = with_powers(OPEN, "sol", "hel")
    point(match, "e5")
    assert sorted(offered(match)) == ["do:decline", "e4", "e6"]
    assert {hex: refused(match)[hex] for hex in ("d4", "d5", "f5", "f6")} == dict.fromkeys(
        ("d4", "d5", "f5", "f6"), "RR-16.3"
    )
    for hex in ("f5", "e3", "e7"):
        with pytest.raises(NotOffered) as caught:
            point(match, hex)
        assert caught.value.clause == "RR-16.3"


@clause("RR-16.2", "RR-16.4")
def test_the_move_starts_where_the_step_led_and_must_follow() -> None:
    match = with_powers(OPEN, "sol", "hel")
    told = point(match, "e5", "e6")
    assert kinds(told) == ["selected", "stepped"]
    assert prompt(match) == "move_to"
    assert sorted(offered(match)) == sorted(slides(match, "e6"))
    assert refused(match)["e6"] == "RR-3.13"
    point(match, "f7", "g8")
    assert last_turn(match) == "{sol:e5>e6}e6-f7/g8"
    assert (vikings(match, "ivory"), seat(match)) == ({"a2", "a3", "f7"}, RED)


@clause("RR-16.5")
def test_the_move_may_lead_back() -> None:
    match = with_powers(OPEN, "sol", "hel")
    play(match, "{sol:e5>e6}e6-e5/e7")
    assert vikings(match, "ivory") == {"a2", "a3", "e5"}
    assert last_turn(match) == "{sol:e5>e6}e6-e5/e7"


@clause("RR-16.6")
def test_one_step_in_a_turn() -> None:
    match = with_powers(OPEN, "sol", "hel")
    assert asked(match, "{sol:e5>e4}e4-e1/f1") == ["select_viking", "sol_step", "move_to", "summon_at"]
    play(match, "j5-i5/i7")
    point(match, "a3")
    assert prompt(match) == "sol_step"


@clause("RR-16.7", "RR-1.28")
def test_without_a_step_the_move_starts_from_the_own_hex() -> None:
    match = with_powers(OPEN, "sol", "hel")
    point(match, "e5")
    decline(match)
    assert sorted(offered(match)) == sorted(slides(match, "e5"))
    assert vikings(match, "ivory") == {"a2", "a3", "e5"}
    crowded = with_powers(pieces("e4 e5 a1", "e6 j4 j5"), "sol", "hel")
    point(crowded, "e5")
    assert prompt(crowded) == "move_to"  # both neighbours are taken
    walled = with_powers(pieces("e5 a1 a2", stones="e4 e6"), "sol", "hel")
    point(walled, "e5")
    assert prompt(walled) == "move_to"


@clause("RR-16.1")
def test_at_the_edge_one_side_is_left_and_red_does_not_step() -> None:
    edge = with_powers(pieces("a1 c1 c2"), "sol", "hel")
    point(edge, "a1")
    assert offered(edge) == ["a2", "do:decline"]
    match = with_powers(OPEN, "sol", "hel", "r")
    assert asked(match, "j5-i5/i7") == ["select_viking", "move_to", "summon_at"]
