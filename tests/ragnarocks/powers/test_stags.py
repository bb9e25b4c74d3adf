"""Section 23: Dain, Dvalin, Duneyr and Duratror."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import (
    IVORY,
    RED,
    at,
    board,
    decline,
    lands,
    offered,
    play,
    point,
    prompt,
    refused,
    seat,
    table,
    with_powers,
)
from .helping import pieces, told_of
from .looking import BEGIN, FORCED_SKIP, asked, last_turn, result, settled, slides, stones, vikings

STAGS = "dain_dvalin_duneyr_duratror"
LAST_WAY = "I2I1/##4/7/8/9/10/11/4I6/10/3RRR3"
"""Stones stand on b1 and b2: a1 has no free neighbour but a2."""


@clause("RR-EX31", "RR-23.1", "RR-23.4", "RR-23.5")
def test_three_vikings_move_and_leave_three_stones() -> None:
    match = with_powers(BEGIN, STAGS, "freya")
    assert asked(match, "a2-b2!;a3-e3!;a4-a5!") == ["stag_viking", "stag_move"] * 3
    assert stones(match) == {"a2", "a3", "a4"}
    assert board(match) == "1###I/1I4/7/8/2I6/10/11/11/10/3RRR3"
    assert lands(match) == [("contested", None, 83)]
    assert last_turn(match) == "a2-b2!;a3-e3!;a4-a5!"
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-23.2", "RR-23.7")
def test_the_owner_chooses_the_order_among_those_that_have_not_moved() -> None:
    match = with_powers(BEGIN, STAGS, "freya")
    assert (seat(match), prompt(match), offered(match)) == (IVORY, "stag_viking", ["a2", "a3", "a4"])
    assert refused(match) == {"j4": "RR-3.9", "j5": "RR-3.9", "j6": "RR-3.9"}
    point(match, "a4", "d7")
    assert offered(match) == ["a2", "a3"]
    assert refused(match)["d7"] == "RR-23.2"
    point(match, "a2", "a1")
    assert offered(match) == ["a3"]
    point(match, "a3", "b3")
    assert last_turn(match) == "a4-d7!;a2-a1!;a3-b3!"


@clause("RR-23.3", "RR-23.7")
def test_each_makes_a_normal_move() -> None:
    match = with_powers(BEGIN, STAGS, "freya")
    point(match, "a3")
    assert (seat(match), prompt(match)) == (IVORY, "stag_move")
    assert sorted(offered(match)) == sorted(slides(match, "a3"))
    assert (refused(match)["a3"], refused(match)["a2"], refused(match)["c4"]) == ("RR-3.13", "RR-3.15", "RR-3.11")


@clause("RR-23.4", "RR-23.11", "RR-23.8")
def test_the_stone_stands_at_once_and_bars_the_later_vikings() -> None:
    match = with_powers(BEGIN, STAGS, "freya")
    point(match, "a3", "b3")
    assert stones(match) == {"a3"}
    point(match, "a2")
    assert "a3" not in offered(match)
    assert refused(match)["a3"] == "RR-3.14"
    point(match, "a1")
    assert stones(match) == {"a2", "a3"}


@clause("RR-23.6", "RR-23.5")
def test_nothing_can_be_declined_and_nothing_else_is_summoned() -> None:
    match = with_powers(BEGIN, STAGS, "freya")
    for hex in ("a2", "b2", "a3", "e3", "a4", "a5"):
        assert all(option.startswith("hex:") for option in match.pending[0].options)
        for button in ("do:decline", "do:done"):
            with pytest.raises(NotOffered):
                match.answer(IVORY, button)
        point(match, hex)
    assert len(stones(match)) == 3


@clause("RR-23.8", "RR-23.9")
def test_a_viking_that_became_settled_on_the_way_stays() -> None:
    # the stone that b2 leaves shuts a1 in
    match = with_powers(pieces("a1 b2 c4", stones="a2 b1"), STAGS, "freya")
    assert offered(match) == ["b2", "c4"]
    assert refused(match)["a1"] == "RR-23.2"  # boxed in, but roaming
    point(match, "b2", "b6")
    assert (settled(match, "ivory"), offered(match)) == ({"a1"}, ["c4"])
    assert refused(match)["a1"] == "RR-23.9"
    point(match, "c4", "c5")
    assert last_turn(match) == "b2-b6!;c4-c5!"


@clause("RR-23.9", "RR-23.8")
def test_a_settled_viking_with_free_hexes_beside_it_stays_too() -> None:
    # a1 and a2 have b2 alone beside them: if a1 goes there, a2 is shut in; if a2 goes over it, its stone settles a1
    match = with_powers(pieces("a1 a2 d8", "a3 j5 j6", "b1 b3 c1 c3 d2 d3"), STAGS, "freya")
    assert offered(match) == ["a1", "a2", "d8"]
    point(match, "a2", "c2")
    assert settled(match, "ivory") == {"a1", "c2"}
    assert "b2" in slides(match, "a1")
    assert offered(match) == ["d8"]
    assert refused(match)["a1"] == "RR-23.9"


@clause("RR-23.10")
def test_a_boxed_in_viking_stays_where_it_is() -> None:
    match = with_powers(pieces("a1 c4 d8", "b2 j5 j6", "a2 b1"), STAGS, "freya")
    assert offered(match) == ["c4", "d8"]
    play(match, "c4-c5!;d8-d7!")
    assert (last_turn(match), seat(match)) == ("c4-c5!;d8-d7!", RED)
    assert vikings(match, "ivory") == {"a1", "c5", "d7"}


@clause("RR-EX51", "RR-23.15", "RR-23.6", "RR-23.1", "RR-3.4", "RR-3.5")
def test_a_hex_that_shuts_another_viking_in_is_refused() -> None:
    # a2 is all that a1 has left
    match = with_powers(LAST_WAY, STAGS, "freya")
    assert offered(match) == ["a1", "a4", "h5"]
    point(match, "a4")
    assert set(slides(match, "a4")) - set(offered(match)) == {"a2"}
    assert refused(match)["a2"] == "RR-23.15"
    with pytest.raises(NotOffered, match=r"RR-23\.15"):
        point(match, "a2")
    point(match, "a3", "h5", "h4")
    assert (prompt(match), offered(match)) == ("stag_viking", ["a1"])
    point(match, "a1", "a2")
    assert last_turn(match) == "a4-a3!;h5-h4!;a1-a2!"


@clause("RR-23.15", "RR-23.3")
def test_the_last_one_goes_where_it_likes() -> None:
    match = with_powers(LAST_WAY, STAGS, "freya")
    point(match, "a1")
    assert offered(match) == ["a2", "a3"]
    point(match, "a3", "h5", "h6", "a4")
    assert sorted(offered(match)) == sorted(slides(match, "a4"))


@clause("RR-23.15", "RR-23.2", "RR-3.5")
def test_a_viking_with_one_hex_that_another_needs_waits_for_it() -> None:
    # b2 is all that a1 reaches and all that lies beside a2; but a2 can slide over it to c2
    match = with_powers(pieces("a1 a2 d8", "d2 j5 j6", "a3 b1 b3 c1 c3 d3"), STAGS, "freya")
    assert offered(match) == ["a2", "d8"]
    assert refused(match)["a1"] == "RR-23.15"
    point(match, "a2")
    assert (offered(match), refused(match)["b2"]) == (["c2"], "RR-23.15")
    point(match, "c2", "a1", "b2", "d8", "d7")
    assert last_turn(match) == "a2-c2!;a1-b2!;d8-d7!"


@clause("RR-23.16", "RR-23.15", "RR-23.9")
def test_a_viking_whose_stone_would_settle_another_waits_for_it() -> None:
    # b3's stone closes the corner a1, a2, b1, b2 in which own a1 stands
    match = with_powers(pieces("a1 b3 d8", stones="a3 c1 c2 c3"), STAGS, "freya")
    assert offered(match) == ["a1", "d8"]
    assert refused(match)["b3"] == "RR-23.15"
    point(match, "d8", "d7")
    assert offered(match) == ["a1"]
    point(match, "a1", "b1", "b3", "b6")
    assert (last_turn(match), settled(match, "ivory")) == ("d8-d7!;a1-b1!;b3-b6!", {"b1"})


@clause("RR-23.16", "RR-23.15")
def test_the_stones_left_before_count_with_those_to_come() -> None:
    # a1's corner has two gates, on which a3 and c2 stand: either may close, but the second one waits for a1
    match = with_powers(pieces("a1 a3 c2", stones="b3 c1 c3"), STAGS, "freya")
    assert offered(match) == ["a1", "a3", "c2"]
    point(match, "a3", "a5")
    assert (offered(match), refused(match)["c2"]) == (["a1"], "RR-23.15")
    point(match, "a1", "b2", "c2", "d3")
    assert (last_turn(match), settled(match, "ivory")) == ("a3-a5!;a1-b2!;c2-d3!", {"b2"})


@clause("RR-23.15", "RR-23.10")
def test_where_not_all_can_move_as_many_as_can_do() -> None:
    # a1 and b2 have a2 alone, so one of them stays; were a3 to go there, both would
    match = with_powers(pieces("a1 a3 b2", "c3 j5 j6", "b1 b3 b4 c2 c4"), STAGS, "freya")
    assert offered(match) == ["a1", "a3", "b2"]
    point(match, "a3")
    assert (sorted(offered(match)), refused(match)["a2"]) == (["a4", "a5"], "RR-23.15")
    point(match, "a5")
    assert offered(match) == ["a1", "b2"]
    point(match, "b2", "a2")
    assert (last_turn(match), seat(match)) == ("a3-a5!;b2-a2!", RED)


@clause("RR-23.15", "RR-23.14")
@pytest.mark.parametrize(("supply", "may"), [(3, False), (2, True), (1, True)])
def test_no_more_move_than_there_are_stones(supply: int, may: bool) -> None:
    """Given that a4 on a2 would shut a1 in: with stones for two that costs no move, with stones for three it does."""
    wall = [f"{row}{n}" for row, last in (("e", 9), ("f", 10), ("g", 11)) for n in range(1, last + 1)]
    wall += ["b1", "b2", *(f"h{n}" for n in range(1, 9 - supply))]
    line = pieces("a1 a4 d8", "c3 j5 j6", " ".join(wall))
    match = at(f"{line} i {supply} {STAGS},freya -", supply="40")
    point(match, "a4")
    assert ("a2" in offered(match)) == may
    assert refused(match).get("a2") == (None if may else "RR-23.15")


@clause("RR-23.12")
@pytest.mark.parametrize("zero", [False, True])
def test_without_a_viking_that_can_move_the_turn_is_skipped(zero: bool) -> None:
    match = with_powers(FORCED_SKIP, "freya", STAGS, "r", allow_zero_move=zero)
    assert last_turn(match) == "--"
    assert seat(match) == IVORY


@clause("RR-23.12")
def test_one_viking_that_moves_is_enough() -> None:
    # red's a1 is boxed in, h5 and i10 are settled in the North; only c4 can move
    match = with_powers("RI3/##4/3R3/1I1I4/#########/10/11/4R6/10/9", "freya", STAGS, "r")
    assert offered(match) == ["c4"]
    point(match, "c4", "c5")
    assert (last_turn(match), seat(match)) == ("c4-c5!", IVORY)


@clause("RR-23.13")
def test_each_is_v_while_it_moves_and_all_stones_are_the_owners() -> None:
    match = with_powers(BEGIN, STAGS, "freya")
    told = point(match, "a3")
    assert [event["hex"] for event in told_of(told, "selected")] == ["hex:a3"]
    assert table(match)["viking"] == "hex:a3"
    told += point(match, "b3", "a2")
    assert table(match)["viking"] == "hex:a2"
    told += point(match, "a1", "a4", "a5")
    trail = [(event["seat"], event["side"], event["stone"]) for event in told if event["kind"] == "trailed"]
    assert trail == [(IVORY, "ivory", "hex:a3"), (IVORY, "ivory", "hex:a2"), (IVORY, "ivory", "hex:a4")]


@clause("RR-23.13")
def test_a_region_created_by_any_of_the_stones_was_created_in_the_turn() -> None:
    # the first stone, on b2, cuts off a1; red's Aegir acts at the end of the turn
    match = with_powers(pieces("b2 c4 d8", stones="a2 b1"), STAGS, "aegir")
    prompts = asked(match, "b2-b6!;c4-c5!;d8-d7!")
    assert prompts == [*["stag_viking", "stag_move"] * 3, f"aegir_viking@{RED}"]


@clause("RR-23.14")
def test_the_procedure_stops_when_the_supply_is_empty() -> None:
    line = "1III1/3R2/7/8/#########/##########/###########/11/########2/4RR3"
    match = at(f"{line} i 2 {STAGS},freya -", supply="40")
    point(match, "a2", "a1", "a4", "a5")
    assert table(match)["turns"][0] == "a2-a1!;a4-a5!"  # a3 could move, but no stone is left
    assert table(match)["supply"] == 0
    assert result(match) is not None


@clause("RR-23.6")
def test_the_opponents_turn_is_as_usual() -> None:
    match = with_powers(BEGIN, STAGS, "freya", "r")
    assert asked(match, "j5-i5/i7") == ["select_viking", "move_to", "summon_at"]
    assert prompt(match) == "stag_viking"
    with pytest.raises(NotOffered):
        decline(match)
