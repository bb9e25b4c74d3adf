"""Section 14: Nerthus."""

import pytest

from meadhall import Match, NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, offered, point, prompt, refused, seat, with_powers
from .helping import pieces, told_of
from .looking import asked, slides, stones

STAGS = "dain_dvalin_duneyr_duratror"
SHELTER = "1#1I1/1#2I1/#2I3/8/9/10/11/6R4/4R5/2R6"
"""A stone on c2 cuts a1, b1 off (T11_nerthus)."""
TUNNEL = "b1 b2 b3 b4 b5"
"""Row a is a dead end: from a1 there is no way but East, out at a5 and b6."""


def in_the_tunnel(power: str, to: str, state: str = "") -> Match:
    """Ivory's V has gone from a2 to another hex of the tunnel; red has Nerthus."""
    match = with_powers(pieces("a2 d4 d5", stones=TUNNEL), power, "nerthus", state=state)
    point(match, "a2", to)
    return match


@clause("RR-EX18", "RR-14.1")
def test_nerthus_forbids_the_stone_that_cuts_off_land() -> None:
    match = with_powers(SHELTER, "sol", "nerthus")
    point(match, "c4", "do:decline", "c3")
    assert prompt(match) == "summon_at"
    assert len(slides(match, "c3")) == 21
    assert sorted(offered(match)) == sorted(set(slides(match, "c3")) - {"c2"})
    assert refused(match)["c2"] == "RR-14.1"
    with pytest.raises(NotOffered) as caught:
        point(match, "c2")
    assert caught.value.clause == "RR-14.1"


@clause("RR-14.1", "RR-7.12")
def test_a_stone_that_leaves_the_land_whole_is_the_only_one() -> None:
    match = in_the_tunnel("hel", "a3")
    assert offered(match) == ["a1"]
    assert {hex: refused(match)[hex] for hex in ("a2", "a4", "a5")} == dict.fromkeys(("a2", "a4", "a5"), "RR-14.1")


@clause("RR-14.2", "RR-14.3")
def test_where_every_stone_creates_a_region_all_are_allowed() -> None:
    # from a3, or with another Viking, ivory could have left the land whole: that does not matter now
    match = in_the_tunnel("hel", "a1")
    assert offered(match) == ["a2", "a3", "a4", "a5"]
    assert "RR-14.1" not in refused(match).values()
    point(match, "a4")
    assert stones(match) >= {"a4"}
    assert seat(match) == RED


@clause("RR-14.4", "RR-17.10", "RR-1.26")
def test_thors_card_stone_is_compared_with_the_slide() -> None:
    match = in_the_tunnel("thor", "a1")
    assert offered(match) == ["do:card-stone"]  # a stone in the open land creates nothing
    assert refused(match)["a2"] == "RR-14.1"
    point(match, "do:card-stone")
    assert {"c3", "f5", "b6"} & set(offered(match)) == {"c3", "f5"}
    assert not {"a2", "a3", "a4", "a5"} & set(offered(match))
    assert refused(match)["a2"] == refused(match)["b6"] == "RR-14.1"


@clause("RR-14.4")
def test_where_the_card_is_empty_only_the_slide_counts() -> None:
    match = in_the_tunnel("thor", "a1", state="thor=0")
    assert offered(match) == ["a2", "a3", "a4", "a5"]
    assert refused(match)["do:card-stone"] == "RR-17.8"


@clause("RR-14.4")
@pytest.mark.parametrize("power", ["blodughofi", "selkolla"])
def test_powers_with_stones_beside_v_compare_only_what_they_have(power: str) -> None:
    # a1 would leave the land whole, but no stone comes there: a2 and a4 are all there is
    match = in_the_tunnel(power, "a3")
    assert sorted(offered(match)) == ["a2", "a4"]
    # in the open a2's neighbours are free: c2 alone is forbidden, and the reason is Nerthus
    match = with_powers(SHELTER, power, "nerthus")
    point(match, "c4", "c3")
    assert sorted(offered(match)) == ["b3", "c4", "d3", "d4"]
    assert refused(match)["c2"] == "RR-14.1"


@clause("RR-14.4")
def test_the_flight_of_ask_and_embla_counts_for_what_is_available() -> None:
    match = with_powers(pieces("a2 d4 d5", stones=TUNNEL), "ask_and_embla", "nerthus", state="ask_and_embla=0")
    point(match, "a2", "a1")
    assert sorted(offered(match)) == sorted(
        ["c1", "d1", "e1", "f1", "g1", "h1", "c3", "e5", "f6", "g7", "h8", "i8", "j8"]
    )
    assert refused(match)["a2"] == "RR-14.1"


@clause("RR-14.4", "RR-14.5")
def test_a_pair_creates_a_region_if_either_of_its_stones_does() -> None:
    match = with_powers(pieces("d4 a4 b5", "h7 i5 j3", "a2 b2 c1"), "surtr", "nerthus")
    point(match, "d4", "d3")
    assert "c2" not in offered(match)
    point(match, "do:pair")
    assert (prompt(match), sorted(offered(match))) == ("surtr_first", ["c3", "d2", "d4", "e3", "e4"])
    assert refused(match)["c2"] == "RR-14.1"  # it would cut a1, b1 off as the first stone
    for first in ("c3", "d2"):
        second = match.fork()
        point(second, first)
        assert "c2" not in offered(second)  # and as the second one
        assert refused(second)["c2"] == "RR-14.1"
        assert offered(second)


@clause("RR-14.4", "RR-14.5")
def test_pairs_are_forbidden_or_allowed_with_all_the_rest() -> None:
    dead_end = in_the_tunnel("surtr", "a3")
    assert offered(dead_end) == ["a1"]
    assert refused(dead_end)["do:pair"] == "RR-14.1"
    forced = in_the_tunnel("surtr", "a1")
    assert offered(forced) == ["a2", "a3", "a4", "a5", "do:pair"]
    point(forced, "do:pair", "a2")
    assert offered(forced) == ["a3"]


@clause("RR-14.6")
def test_gullinburstis_second_move_is_always_allowed_and_is_no_stone() -> None:
    assert offered(in_the_tunnel("gullinbursti", "a1")) == ["a2", "a3", "a4", "a5", "do:second-move"]
    assert offered(in_the_tunnel("gullinbursti", "a3")) == ["a1", "do:second-move"]


@clause("RR-14.7")
def test_the_stones_behind_the_stags_are_never_restricted() -> None:
    match = with_powers(pieces("a3 d4 d5", stones=TUNNEL), STAGS, "nerthus")
    point(match, "a3")
    assert sorted(offered(match)) == ["a1", "a2", "a4", "a5"]
    told = point(match, "a4")  # the stone on a3 cuts a1, a2 off
    (wild,) = told_of(told, "wilded")
    assert (wild["size"], wild["stone"]) == (2, "hex:a3")


@clause("RR-14.8")
def test_stones_at_the_end_of_the_turn_are_not_restricted() -> None:
    match = with_powers(SHELTER, "ymir", "nerthus")
    point(match, "c4", "c3")
    assert "c2" not in offered(match)
    point(match, "c4")
    assert prompt(match) == "ymir_hex"
    told = point(match, "c2")
    assert {event["size"] for event in told_of(told, "wilded")} == {2}
    # and Forseti's, once a creation could not be avoided
    match = in_the_tunnel("forseti", "a1")
    point(match, "a2")
    assert prompt(match) == "forseti_hex"
    assert {"a4", "b6"} <= set(offered(match))


@clause("RR-14.9")
def test_the_owners_own_stones_are_free() -> None:
    match = with_powers(SHELTER, "nerthus", "sol")
    point(match, "c4", "c3")
    assert sorted(offered(match)) == sorted(slides(match, "c3"))
    assert "c2" in offered(match)


@clause("RR-14.10")
def test_the_owner_is_asked_nothing() -> None:
    match = with_powers(SHELTER, "hel", "nerthus")
    assert asked(match, "c4-c3/c4") == ["select_viking", "move_to", "summon_at"]
    assert seat(match) == RED
    assert asked(match, "h7-h6/h7") == ["select_viking", "move_to", "summon_at"]
    assert seat(match) == IVORY
