"""Section 13: Mani."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, decline, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces
from .looking import BEGIN, FORCED_SKIP, asked, kinds, land, last_turn, settled, stones, vikings


@clause("RR-13.1", "RR-1.29")
def test_at_the_end_of_the_turn_one_own_viking_may_step() -> None:
    match = with_powers(BEGIN, "mani", "sol")
    point(match, "a3", "d6", "g9")
    assert (seat(match), prompt(match)) == (IVORY, "mani_viking")
    assert offered(match) == ["a2", "a4", "d6", "do:decline"]
    decline(match)
    assert (seat(match), last_turn(match)) == (RED, "a3-d6/g9")
    play(match, "j5-i5/i7")
    point(match, "a2", "b2", "b1")
    assert prompt(match) == "mani_viking"  # declining was for that turn only


@clause("RR-13.1", "RR-13.4")
def test_a_viking_without_a_free_neighbour_and_opposing_ones_cannot_step() -> None:
    # a1 is boxed in by stones and by ivory's own a2
    match = with_powers(pieces("a1 a2 d4", "d6 j4 j5", "b1 b2"), "mani", "sol")
    point(match, "d4", "d3", "d2")
    assert offered(match) == ["a2", "d3", "do:decline"]
    assert refused(match) == {"a1": "RR-13.1", "d6": "RR-13.1", "j4": "RR-13.1", "j5": "RR-13.1"}


@clause("RR-13.2", "RR-1.30")
def test_the_viking_steps_to_a_free_hex_beside_it() -> None:
    match = with_powers(BEGIN, "mani", "sol")
    point(match, "a3", "d6", "d5", "d6")
    assert (prompt(match), set(offered(match))) == ("mani_hex", {"c5", "c6", "d7", "e6", "e7"})  # not the stone's d5
    assert refused(match)["d5"] == refused(match)["c4"] == "RR-1.22"
    for other in ("c4", "e8", "d5", "do:decline"):  # no second hex, and no way back (RR-1.30)
        with pytest.raises(NotOffered):
            point(match, other)
    told = point(match, "e7")
    assert kinds(told) == ["stepped"]
    assert vikings(match, "ivory") == {"a2", "a4", "e7"}
    assert last_turn(match) == "a3-d6/d5{mani:d6>e7}"


@clause("RR-13.3", "RR-7.18")
@pytest.mark.parametrize(("viking", "to"), [("d5", "d6"), ("f5", "f6"), ("a1", "a2")], ids=["V", "another", "settled"])
def test_every_own_viking_may_step(viking: str, to: str) -> None:
    # a1, a2 is ivory's own land
    match = with_powers(pieces("a1 d4 f5", "j4 j5 j6", "a3 b1 b2 b3"), "mani", "sol")
    assert settled(match, "ivory") == {"a1"}
    point(match, "d4", "d5", "d4")
    assert offered(match) == ["a1", "d5", "f5", "do:decline"]
    point(match, viking, to)
    assert to in vikings(match, "ivory")
    assert settled(match, "ivory") == {"a2" if viking == "a1" else "a1"}
    assert last_turn(match) == f"d4-d5/d4{{mani:{viking}>{to}}}"


@clause("RR-13.4")
def test_only_one_viking_makes_only_one_step() -> None:
    match = with_powers(BEGIN, "mani", "sol")
    assert asked(match, "a3-d6/g9{mani:a2>a3}") == ["select_viking", "move_to", "summon_at", "mani_viking", "mani_hex"]
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-13.5", "RR-7.16")
def test_the_step_changes_no_region_and_brings_no_stone() -> None:
    match = with_powers("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", "mani", "sol")
    point(match, "d5", "d8", "d7")
    before, standing = land(match), stones(match)
    told = point(match, "d8", "e9")  # into the gate
    assert (land(match), stones(match)) == (before, standing)
    assert kinds(told) == ["stepped"]
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-13.6", "RR-5.4")
def test_a_side_that_skips_does_not_step() -> None:
    match = with_powers(FORCED_SKIP, "sol", "mani", "r")
    assert table(match)["turns"] == ["--"]
    assert (seat(match), prompt(match)) == (IVORY, "select_viking")
    assert vikings(match, "red") == {"a1", "h5", "i5"}


@clause("RR-13.1")
def test_mani_waits_for_the_owners_own_turn() -> None:
    match = with_powers(BEGIN, "mani", "tyr", "r")
    assert asked(match, "j5-i5/i7") == ["select_viking", "move_to", "tyr_swap", "summon_at"]
    assert seat(match) == IVORY
