"""Section 32: Jormungandr, who takes another turn after a run of three stones."""

import pytest

from meadhall import Match
from meadhall.testing import clause

from ..playing import IVORY, RED, advanced, decline, lands, offered, play, point, prompt, refused, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

COLUMN = "3I1/I5/2#2R1/2#5/5I3/10/11/6R4/10/2R6"
"""T09_jormungandr: stones on c3 and d3; e6-e4/e3 makes them three."""
GATE = "e1 e2 e3 e4 e5 e6 e7 e8 f9 g9"
"""A wall with a gate on e9, where a stone makes the run e9, f9, g9."""


def with_stones(stones: str, ivory: str = "a4 b1 e6", red: str = "c6 h7 j3") -> Match:
    """Ivory has Jormungandr."""
    return at_powers(pieces(ivory, red, stones), "jormungandr", "freya")


def asked_after(match: Match, *turn: str) -> bool:
    """Whether the extra turn is asked for once the turn is played."""
    point(match, *turn)
    return prompt(match) == "jormungandr_extra"


@clause("RR-EX16", "RR-32.1", "RR-32.6")
def test_the_third_stone_of_a_run_earns_an_extra_turn() -> None:
    match = at_powers(COLUMN, "jormungandr", "freya")

    point(match, "e6", "e4", "e3")

    assert (prompt(match), seat(match)) == ("jormungandr_extra", IVORY)
    assert offered(match) == ["do:extra-turn", "do:decline"]
    with_one_more = at_powers(COLUMN.replace("/I5/", "/I1#3/"), "jormungandr", "freya")
    assert not asked_after(with_one_more, "e6", "e4", "e3")
    assert (prompt(with_one_more), seat(with_one_more)) == ("select_viking", RED)


@clause("RR-32.1", "RR-32.2", "RR-32.5")
@pytest.mark.parametrize(
    ("stones", "earned"),
    [
        ("c3", False),  # two
        ("c3 d3", True),  # at the end of a run
        ("d3 f3", True),  # in its middle
        ("f3 g3", True),  # at its other end
        ("c3 d3 f3", False),  # four, the new one inside
        ("b3 c3 d3", False),  # four, the new one at the end
        ("c3 f3", False),  # not unbroken: d3 is missing
        ("e1 e2", True),  # the axis East to West
        ("c1 d2", True),  # the axis South-West to North-East
        ("d3 e2", False),  # three in a triangle are no line
        ("c3 d3 f3 e1 e2", True),  # four on one axis, three on another
        ("a3 b3 d3", False),  # four with a gap: the unbroken run has two
    ],
)
def test_the_unbroken_run_through_the_new_stone_counts_on_each_axis(stones: str, earned: bool) -> None:
    assert asked_after(with_stones(stones), "e6", "e4", "e3") is earned


@clause("RR-32.1")
def test_a_run_of_three_elsewhere_earns_nothing() -> None:
    assert not asked_after(with_stones("g5 g6 g7"), "e6", "e4", "e3")


@clause("RR-32.1")
def test_only_the_owners_own_summon_earns_an_extra_turn() -> None:
    match = at_powers(COLUMN, "freya", "jormungandr")
    point(match, "e6", "e4", "e3")
    assert (prompt(match), seat(match)) == ("select_viking", RED)


@clause("RR-32.3")
def test_stones_of_both_sides_count() -> None:
    match = advanced("jormungandr", "freya")
    play(match, "a3-d6/e6", "j4-i5/f6")
    assert asked_after(match, "d6", "d5", "d6")


@clause("RR-32.4")
def test_two_runs_through_one_stone_earn_one_extra_turn() -> None:
    match = with_stones("c3 d3 e1 e2")
    assert asked_after(match, "e6", "e4", "e3")

    point(match, "do:extra-turn", "e4", "e5", "f5")

    assert (prompt(match), seat(match)) == ("select_viking", RED)
    assert table(match)["turns"] == ["e6-e4/e3{jormungandr:extra}", "e4-e5/f5"]


@clause("RR-32.6", "RR-32.11")
def test_the_extra_turn_may_be_declined() -> None:
    match = with_stones("c3 d3")
    point(match, "e6", "e4", "e3")

    decline(match)

    assert (prompt(match), seat(match)) == ("select_viking", RED)
    assert table(match)["turns"] == ["e6-e4/e3"]
    play(match, "j3-j2/j1")
    point(match, "e4", "e5", "f5")
    assert (prompt(match), seat(match)) == ("select_viking", RED)  # it was given up for good


@clause("RR-32.9")
def test_the_same_viking_takes_the_extra_turn() -> None:
    match = with_stones("c3 d3")

    told = point(match, "e6", "e4", "e3", "do:extra-turn")

    assert told_of(told, "extra_turn")[0]["hex"] == "hex:e4"
    assert (prompt(match), seat(match), offered(match)) == ("select_viking", IVORY, ["e4"])
    assert {hex: refused(match)[hex] for hex in ("a4", "b1")} == {"a4": "RR-32.9", "b1": "RR-32.9"}
    assert table(match)["position"].endswith(" i - jormungandr,freya extra=e4")
    play(match, "e4-e5/f5", "j3-j2/j1")
    assert set(offered(match)) == {"a4", "b1", "e5"}  # afterwards all may be selected again


@clause("RR-32.7")
def test_a_settled_viking_gets_no_extra_turn() -> None:
    settled = with_stones(GATE, "b2 d5 g6", "h8 i4 j7")
    assert not asked_after(settled, "d5", "d8", "e9")
    assert "hex:d8" in table(settled)["sides"]["ivory"]["settled"]
    assert (prompt(settled), seat(settled)) == ("select_viking", RED)
    roaming = with_stones(GATE, "b2 d5 g10", "h8 i4 j7")
    assert asked_after(roaming, "g10", "f10", "e9")


@clause("RR-32.7")
def test_a_viking_without_a_turn_gets_no_extra_turn() -> None:
    boxed_in = with_stones("a3 a4 b2", "a2 c5 e5", "b1 j5 j6")
    assert not asked_after(boxed_in, "a2", "a1", "a2")
    assert "hex:a1" in table(boxed_in)["sides"]["ivory"]["nomadic"]
    assert (prompt(boxed_in), seat(boxed_in)) == ("select_viking", RED)
    free = with_stones("a3 a4 b2", "a2 c5 e5", "c1 j5 j6")
    assert asked_after(free, "a2", "a1", "a2")


@clause("RR-32.8")
def test_the_end_of_the_turn_comes_first() -> None:
    """Given red's Aegir, when a run of three also creates a region, then Aegir is asked and only then Jormungandr."""
    match = at_powers(pieces("b2 d5 g10", "h8 i4 j7", GATE), "jormungandr", "aegir")
    point(match, "g10", "f10", "e9")
    assert (prompt(match), seat(match)) == ("aegir_viking", RED)
    point(match, "f10", "g10")
    assert (prompt(match), seat(match)) == ("jormungandr_extra", IVORY)
    point(match, "do:extra-turn")
    assert (seat(match), offered(match)) == (IVORY, ["g10"])  # the same Viking, wherever it was stepped to


@clause("RR-32.8")
def test_the_extra_turn_comes_before_the_opponents() -> None:
    match = with_stones("c3 d3")
    play(match, "e6-e4/e3{jormungandr:extra}", "e4-e5/f5")
    assert table(match)["turns"] == ["e6-e4/e3{jormungandr:extra}", "e4-e5/f5"]
    assert seat(match) == RED


@clause("RR-32.10")
def test_the_extra_turn_is_a_whole_turn_and_may_earn_another() -> None:
    match = with_stones("c3 d3 e2")
    play(match, "e6-e4/e3{jormungandr:extra}")
    assert table(match)["turn"] == 2

    assert asked_after(match, "e4", "e5", "e4")  # the run e2, e3, e4

    point(match, "do:extra-turn")
    assert (table(match)["turn"], offered(match)) == (3, ["e5"])
    assert table(match)["turns"] == ["e6-e4/e3{jormungandr:extra}", "e4-e5/e4{jormungandr:extra}"]


@clause("RR-32.10", "RR-7.20")
def test_the_extra_turn_has_an_end_of_its_own() -> None:
    """Given red's Aegir, when a region is created in the extra turn, then Aegir is asked at the end of that turn."""
    match = at_powers(pieces("c5 e6 g6", "h8 i4 j7", "a2 b1 e1 e2"), "jormungandr", "aegir")
    play(match, "e6-e4/e3{jormungandr:extra}")
    point(match, "e4", "c2", "b2")
    assert (prompt(match), seat(match), lands(match)[-1]) == ("aegir_viking", RED, ("wild", None, 1))
