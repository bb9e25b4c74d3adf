"""Section 26: Forseti."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, at, decline, lands, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces, told_of
from .looking import BEGIN, FORCED_SKIP, asked, last_turn, result, settled, stones

T07 = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
"""A stone on e9 settles both sides at once (T07_before)."""
POCKET = pieces("a3 a4 a5", "j4 j5 j6", "a2 b1 d4 d5 e4 e6 f5")
"""A stone on f6 cuts off e5, one on b2 cuts off a1."""
PLAIN = ["select_viking", "move_to", "summon_at"]


@clause("RR-EX34", "RR-26.1", "RR-26.2", "RR-26.3", "RR-26.8")
def test_after_a_creation_one_more_stone_may_stand_in_the_new_regions() -> None:
    match = with_powers(T07, "forseti", "freya")
    told = point(match, "d5", "d8", "e9")
    assert [(event["side"], event["size"]) for event in told_of(told, "settled")] == [("ivory", 26), ("red", 51)]
    assert (seat(match), prompt(match)) == (IVORY, "forseti_hex")
    assert "d8" in settled(match, "ivory")  # V is settled, which does not matter
    assert len(offered(match)) == 72
    assert "do:decline" in offered(match)
    point(match, "f5")
    assert lands(match) == [("settled", "red", 50), ("settled", "ivory", 26)]
    assert last_turn(match) == "d5-d8/e9{forseti:+f5}"
    assert result(match) == "0-1 (26:50)"


@clause("RR-26.1", "RR-26.2", "RR-26.3")
def test_the_hex_is_any_free_one_of_contested_or_new_land() -> None:
    match = with_powers(POCKET, "forseti", "freya")
    point(match, "a4", "f9", "f6")
    assert prompt(match) == "forseti_hex"
    assert len(offered(match)) == 86 - 8 - 6 + 1  # less stones and Vikings; the new wild e5 and the button are there
    assert {"e5", "a1", "j9"} <= set(offered(match))  # no line from a Viking leads there
    told = point(match, "e5")
    assert last_turn(match) == "a4-f9/f6{forseti:+e5}"
    assert [(event["seat"], event["stone"]) for event in told_of(told, "raised")] == [(IVORY, "hex:e5")]
    assert "e5" in stones(match)
    assert seat(match) == RED


@clause("RR-26.1")
def test_the_stone_may_be_declined() -> None:
    match = with_powers(POCKET, "forseti", "freya")
    point(match, "a4", "f9", "f6")
    decline(match)
    assert (last_turn(match), seat(match), len(stones(match))) == ("a4-f9/f6", RED, 8)


@clause("RR-26.4")
def test_older_settled_and_wild_land_never_qualifies() -> None:
    # ivory's a1 has settled with a2; c1 is wild since before; red's j9 has settled with i10
    older = pieces("a1 c4 g7", "j9 j4 j5", "a3 b1 b2 b3 c2 d1 d2 d4 d5 e4 e6 f5 j8 i9 h10 h11")
    match = with_powers(older, "forseti", "freya")
    assert sorted(size for status, _, size in lands(match) if status != "contested") == [1, 2, 2]
    point(match, "g7", "h8", "f6")
    assert "e5" in offered(match)
    assert not {"a2", "c1", "i10"} & set(offered(match))
    assert [refused(match)[hex] for hex in ("a2", "c1", "i10")] == ["RR-26.4"] * 3
    with pytest.raises(NotOffered):
        point(match, "c1")


@clause("RR-26.1")
def test_another_contested_region_qualifies_though_it_was_not_created() -> None:
    # the stone on b2 cuts off a1 in the South; the North has been contested for long
    match = with_powers("1#3/#2I2/1R5/8/#########/10/11/4I1R4/7I2/2R6", "forseti", "freya")
    point(match, "b4", "b3", "b2")
    assert {"a1", "c3", "f5", "j9"} <= set(offered(match))


@clause("RR-26.3")
def test_a_region_that_the_turn_settled_for_either_side_qualifies() -> None:
    match = with_powers(pieces("b3 a4 a5", "a1 j5 j6", "a3 b1 c2 c3"), "forseti", "freya")
    point(match, "b3", "b5", "b3")  # red's a1 has settled with a2 and b2
    assert settled(match, "red") == {"a1"}
    assert {"a2", "b2", "f5"} <= set(offered(match))


@clause("RR-26.5", "RR-26.6")
def test_the_stone_may_create_a_region_and_gives_no_second_use() -> None:
    match = with_powers(POCKET, "forseti", "freya")
    assert asked(match, "a4-f9/f6{forseti:+b2}") == [*PLAIN, "forseti_hex"]
    assert [(status, size) for status, _, size in lands(match)] == [("contested", 75), ("wild", 1), ("wild", 1)]
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-26.6", "RR-26.3")
def test_the_stone_may_part_land_that_was_settled_in_the_turn() -> None:
    # b2 cuts off a1 from ivory's new South: that is wild, and nobody settles anew
    match = with_powers("1#3/#5/2II3/4I3/########1/10/11/7R3/3R6/6R2", "forseti", "freya")
    point(match, "d5", "d8", "e9")
    told = point(match, "b2")
    assert [event["hexes"] for event in told_of(told, "wilded")] == [["hex:a1"]]
    assert told_of(told, "settled") == []
    assert lands(match) == [("settled", "red", 51), ("settled", "ivory", 22), ("wild", None, 1)]


@clause("RR-26.7")
def test_without_a_creation_nothing_is_asked() -> None:
    match = with_powers(BEGIN, "forseti", "freya")
    assert asked(match, "a3-d6/g9") == PLAIN
    assert seat(match) == RED


@clause("RR-26.7", "RR-26.1")
def test_a_creation_of_the_opponents_turn_gives_nothing() -> None:
    match = with_powers(POCKET, "forseti", "freya", "r")
    assert asked(match, "j4-i5/f6") == PLAIN
    assert asked(match, "a4-b4/b5") == PLAIN


@clause("RR-26.7")
def test_after_a_skip_nothing_is_asked() -> None:
    match = with_powers(FORCED_SKIP, "freya", "forseti", "r")
    assert (last_turn(match), seat(match), prompt(match)) == ("--", IVORY, "select_viking")


@clause("RR-26.1", "RR-44.5")
def test_the_stone_comes_from_the_supply() -> None:
    match = at(f"{POCKET} i 33 forseti,freya -", supply="40")
    play(match, "a4-f9/f6{forseti:+b2}")
    assert table(match)["supply"] == 31
    # 39 stones stand; the one that cuts off a1 is the last, so there is none for Forseti
    last = at("1#2I/#2I2/5I1/6R1/#########/##########/###########/#######2R1/10/4R4 i 1 forseti,freya -", supply="40")
    assert asked(last, "b4-b3/b2") == PLAIN
    assert table(last)["supply"] == 0


@clause("RR-26.1")
def test_two_creations_in_one_turn_give_one_stone() -> None:
    # the stone on b2 parts a1, then c1 with c2, from the rest
    match = with_powers("1#III/#5/2#4/###5/9/10/11/11/10/3RRR3", "forseti", "freya")
    point(match, "a3", "b3", "b2")
    assert {"a1", "c1", "c2"} <= set(offered(match))
    point(match, "c1")
    assert (seat(match), prompt(match)) == (RED, "select_viking")
