"""Section 17: Thor."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, advanced, at, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces, told_of
from .looking import BEGIN, NORTH_AND_SOUTH, asked, last_turn, on_card, slides, stones

CARD = "do:card-stone"


@clause("RR-EX24", "RR-17.3", "RR-17.4", "RR-17.5")
def test_a_stone_of_the_card_goes_anywhere_on_contested_land() -> None:
    match = with_powers(NORTH_AND_SOUTH, "thor", "hel")
    before = stones(match)
    point(match, "d4", "d5", CARD)
    assert (seat(match), prompt(match)) == (IVORY, "thor_hex")
    point(match, "f5")
    assert stones(match) == before | {"f5"}
    assert on_card(match, "ivory") == 3
    assert (last_turn(match), seat(match)) == ("d4-d5/*f5", RED)


@clause("RR-17.1", "RR-44.3")
def test_four_stones_lie_on_the_card_at_the_start() -> None:
    match = advanced("thor", "hel")
    assert (on_card(match, "ivory"), on_card(match, "red"), stones(match)) == (4, 0, set())
    counted = advanced("hel", "thor", supply="40")
    assert (on_card(counted, "red"), table(counted)["supply"]) == (4, 36)


@clause("RR-17.2")
def test_the_button_is_the_owners_on_its_own_turn() -> None:
    match = with_powers(BEGIN, "thor", "hel")
    point(match, "a3", "d6")
    assert (prompt(match), offered(match)[-1]) == ("summon_at", CARD)
    for power in ("hel", "gullinbursti"):
        other = with_powers(BEGIN, "thor", power, "r")
        point(other, "j5", "i5")
        assert CARD not in offered(other)


@clause("RR-17.3", "RR-17.4", "RR-17.11")
def test_every_free_hex_of_contested_land_and_no_other_is_offered() -> None:
    # a1, a2 is ivory's, j1 wild; row e parts two contested regions
    placement = pieces("a1 d4 h5", "c2 h7 j3", f"a3 b1 b2 b3 i1 j2 i2 {' '.join(f'e{k}' for k in range(1, 10))}")
    match = with_powers(placement, "thor", "hel")
    point(match, "d4", "d5", CARD)
    contested = {
        hex.removeprefix("hex:")
        for region in table(match)["regions"]
        if region["status"] == "contested"
        for hex in region["hexes"]
    }
    assert set(offered(match)) == contested - {"d5", "h5", "c2", "h7", "j3"}
    assert {"a4", "f1", "j9"} <= set(offered(match))  # beside no line of V, and in the other region
    why = refused(match)
    assert (why["a2"], why["j1"]) == ("RR-17.11", "RR-17.11")
    assert (why["e4"], why["c2"], why["d5"]) == ("RR-17.3", "RR-17.3", "RR-17.3")
    with pytest.raises(NotOffered) as caught:
        point(match, "a2")
    assert caught.value.clause == "RR-17.11"
    with pytest.raises(NotOffered):
        point(match, "do:decline")


@clause("RR-17.5", "RR-17.7")
def test_a_card_stone_is_the_only_stone_of_the_turn() -> None:
    match = with_powers(BEGIN, "thor", "hel")
    assert asked(match, "a3-d6/*f5") == ["select_viking", "move_to", "summon_at", "thor_hex"]
    assert (stones(match), seat(match)) == ({"f5"}, RED)


@clause("RR-17.6")
def test_a_normal_stone_leaves_the_card_alone() -> None:
    match = with_powers(BEGIN, "thor", "hel", supply="40")
    point(match, "a3", "d6")
    assert set(offered(match)) == {*slides(match, "d6"), CARD}
    point(match, "g9")
    assert (on_card(match, "ivory"), table(match)["supply"], seat(match)) == (4, 35, RED)


@clause("RR-17.7", "RR-17.8")
def test_four_stones_in_a_game_and_no_more() -> None:
    match = with_powers(BEGIN, "thor", "hel", supply="40")
    for count, (own, other) in enumerate(
        [("a3-b3/*e1", "j5-i5/i6"), ("b3-a3/*e3", "i5-j5/i5"), ("a3-b3/*e5", "j4-j3/j4"), ("b3-a3/*e7", "j3-j2/j3")], 1
    ):
        told = play(match, own)
        assert told_of(told, "card_stones")[0]["count"] == 4 - count
        play(match, other)
    assert (on_card(match, "ivory"), table(match)["supply"]) == (0, 32)
    point(match, "a3", "b3")
    assert set(offered(match)) == set(slides(match, "b3"))
    assert refused(match)[CARD] == "RR-17.8"
    point(match, "c3")
    assert on_card(match, "ivory") == 0  # never filled again


@clause("RR-17.9")
def test_a_card_stone_creates_and_settles_like_any_other() -> None:
    match = with_powers("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2", "thor", "hel")
    told = play(match, "b2-b1/*e9")
    assert {(event["side"], event["size"]) for event in told_of(told, "settled")} == {("ivory", 26), ("red", 51)}
    match = with_powers(BEGIN, "thor", "hel")
    play(match, "a3-b3/*j2")
    point(match, "j4")
    assert "j3" in offered(match)
    assert "j2" not in offered(match)  # an obstacle like any stone


@clause("RR-17.10", "RR-1.26")
def test_a_card_stone_is_a_stone_of_the_owners_turn() -> None:
    # it creates a region, so Aegir's tide comes
    match = with_powers("1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3", "thor", "aegir")
    assert asked(match, "a3-b3/*f6")[-1] == f"aegir_viking@{RED}"


@clause("RR-17.11")
def test_select_and_move_are_as_usual() -> None:
    match, plain = with_powers(NORTH_AND_SOUTH, "thor", "hel"), with_powers(NORTH_AND_SOUTH, "freya", "hel")
    assert offered(match) == offered(plain)
    point(match, "d4")
    point(plain, "d4")
    assert offered(match) == offered(plain)


@clause("RR-17.2", "RR-44.2")
def test_a_card_stone_needs_no_stone_of_the_supply() -> None:
    # 36 stones on the board and four on the card: the supply is empty
    match = at("1III1/6/7/8/4R4/####6/###########/###########/##########/3RR4 i 0 thor,hel thor=4")
    point(match, "a3", "b3")
    assert offered(match) == [CARD]
    point(match, CARD, "c3")
    assert (table(match)["turns"], seat(match)) == (["a3-b3/*c3", "--"], IVORY)  # red has no stone and skips


@clause("RR-17.4", "RR-44.11")
def test_a_viking_that_may_stay_can_send_a_card_stone_from_behind_its_walls() -> None:
    boxed = pieces("a1 e8 h5", "a2 b5 c3", "b1 b2")
    match = with_powers(boxed, "thor", "hel", allow_zero_move=True)
    point(match, "a1")
    assert offered(match) == ["a1"]
    point(match, "a1")
    assert offered(match) == [CARD]
    assert "a1" not in offered(with_powers(boxed, "thor", "hel"))
