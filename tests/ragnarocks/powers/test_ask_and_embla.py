"""Section 20: Ask and Embla."""

import pytest

from meadhall import Match, NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, advanced, board, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces, told_of
from .looking import FORCED_SKIP, asked, last_turn, result, settled, slides, stones, vikings

POCKET = "1I1I1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3"
"""A stone on f6 cuts off e5; one ivory Viking still waits."""


def waiting(match: Match) -> int:
    """How many Vikings stand on the card."""
    (count,) = [card["vikings"] for card in table(match)["cards"] if card["card"] == "card:ask_and_embla"]
    assert isinstance(count, int)
    return count


@clause("RR-20.1", "RR-20.2")
def test_one_viking_waits_on_the_card_and_the_owner_says_which_hex_stays_empty() -> None:
    match = advanced("ask_and_embla", "freya")
    assert (seat(match), prompt(match), offered(match)) == (IVORY, "leave_empty", ["a2", "a3", "a4"])
    assert refused(match)["j5"] == "RR-7.10"
    told = point(match, "a3")
    assert [event["hex"] for event in told_of(told, "left_empty")] == ["hex:a3"]
    assert [event["seat"] for event in told_of(told, "viking_waits")] == [IVORY]
    assert board(match) == "1I1I1/6/7/8/9/10/11/11/10/3RRR3"
    assert waiting(match) == 1
    assert (prompt(match), offered(match)) == ("select_viking", ["a2", "a4"])
    assert vikings(match, "ivory") == {"a2", "a4"}
    assert [len(table(match)["sides"]["ivory"][state]) for state in ("nomadic", "settled")] == [2, 0]


@clause("RR-20.1")
def test_red_leaves_one_of_its_own_start_hexes_empty() -> None:
    match = advanced("freya", "ask_and_embla")
    assert (seat(match), prompt(match), offered(match)) == (RED, "leave_empty", ["j4", "j5", "j6"])
    point(match, "j6")
    assert board(match) == "1III1/6/7/8/9/10/11/11/10/3RR4"


@clause("RR-EX28", "RR-20.3", "RR-20.4", "RR-20.5", "RR-20.6", "RR-20.7")
def test_the_stone_flies_over_everything_to_free_contested_hexes() -> None:
    match = with_powers("5/6/1R5/4I3/#########/10/11/4I1R4/7I2/2R6", "ask_and_embla", "freya", state="ask_and_embla=0")
    point(match, "d5", "d4")
    assert prompt(match) == "summon_at"
    assert "f4" in offered(match)
    assert "e4" not in offered(match)
    west_and_east = {"d1", "d2", "d3", "d5", "d6", "d7", "d8"}
    south = {"c3", "b2", "a1", "c4", "b4", "a4"}
    north_west, north_east = {"f4", "g4", "h4", "i3", "j2"}, {"f6", "g7", "h8", "j8"}  # i8 holds a Viking
    assert set(offered(match)) == west_and_east | south | north_west | north_east
    assert (refused(match)["e4"], refused(match)["i8"], refused(match)["d4"]) == ("RR-3.21", "RR-3.21", "RR-3.20")
    assert refused(match)["f5"] == "RR-20.4"  # on no line from d4
    told = point(match, "j8")
    assert "j8" in stones(match)
    assert [event["stone"] for event in told if event["kind"] == "summoned"] == ["hex:j8"]


@clause("RR-20.3", "RR-20.4", "RR-20.5")
def test_the_flight_crosses_wild_land_and_vikings_but_does_not_land_there() -> None:
    # e5 is wild; red's e8 stands in the line as well
    pocket = pieces("a2 a4 c1", "e8 j5 j6", "d4 d5 e4 e6 f5 f6")
    match = with_powers(pocket, "ask_and_embla", "freya", state="ask_and_embla=0")
    point(match, "c1", "e3")
    east = [hex for hex in offered(match) if hex[0] == "e" and hex > "e3"]
    assert east == ["e7", "e9"]
    assert (refused(match)["e5"], refused(match)["e6"], refused(match)["e8"]) == ("RR-20.4", "RR-3.21", "RR-3.21")


@clause("RR-20.4")
def test_the_stone_does_not_land_on_settled_land() -> None:
    match = with_powers("I4/4I1/1R5/4I3/#########/10/11/6R4/10/2R6", "ask_and_embla", "freya", state="ask_and_embla=0")
    point(match, "d5", "d4")
    assert not [hex for hex in offered(match) if hex[0] in "fghij"]
    assert refused(match)["f4"] == "RR-20.4"


@clause("RR-20.8")
def test_the_vikings_own_move_is_blocked_as_usual() -> None:
    match = with_powers("5/6/1R5/4I3/#########/10/11/4I1R4/7I2/2R6", "ask_and_embla", "freya", state="ask_and_embla=0")
    point(match, "d5")
    assert sorted(offered(match)) == sorted(slides(match, "d5"))
    assert (refused(match)["e5"], refused(match)["f5"], refused(match)["e6"]) == ("RR-3.14", "RR-3.14", "RR-3.14")


@clause("RR-20.3", "RR-44.11")
def test_where_a_viking_may_stay_a_boxed_in_one_lets_its_stone_fly() -> None:
    # red's a1 is closed in; its stone flies over b1 or b2, over ivory's a2 or c3
    stays = with_powers(FORCED_SKIP, "freya", "ask_and_embla", "r", "ask_and_embla=0", allow_zero_move=True)
    assert (seat(stays), offered(stays)) == (RED, ["a1"])
    point(stays, "a1", "a1")
    assert set(offered(stays)) == {"a3", "a4", "a5", "c1", "d1", "d4"}
    skips = with_powers(FORCED_SKIP, "freya", "ask_and_embla", "r", "ask_and_embla=0")
    assert last_turn(skips) == "--"


@clause("RR-20.3")
def test_the_opponents_stone_does_not_fly() -> None:
    match = with_powers("5/6/2R4/3I4/#########/10/11/4I1R4/7I2/2R6", "ask_and_embla", "freya", "r", "ask_and_embla=0")
    point(match, "c3", "d3")
    assert sorted(offered(match)) == sorted(slides(match, "d3"))


@clause("RR-20.9", "RR-20.11", "RR-20.12", "RR-20.14")
def test_the_first_creation_brings_the_waiting_viking() -> None:
    match = with_powers(POCKET, "ask_and_embla", "freya")
    point(match, "a4", "f9", "f6")
    assert (seat(match), prompt(match)) == (IVORY, "ask_and_embla_viking")
    assert waiting(match) == 1
    assert len(offered(match)) == 86 - 6 - 1 - 5  # less the stones, the new wild hex and the Vikings
    assert "do:decline" not in offered(match)
    assert (refused(match)["e5"], refused(match)["a2"], refused(match)["f6"]) == ("RR-20.9", "RR-20.9", "RR-20.9")
    told = point(match, "h8")
    assert [(event["side"], event["hex"]) for event in told_of(told, "arrived")] == [("ivory", "hex:h8")]
    assert last_turn(match) == "a4-f9/f6{ask_and_embla:+h8}"
    assert vikings(match, "ivory") == {"a2", "f9", "h8"}
    assert waiting(match) == 0
    assert seat(match) == RED
    play(match, "j4-j3/j2")
    assert set(offered(match)) == {"a2", "f9", "h8"}  # an ordinary Viking
    play(match, "h8-h9/h8")
    assert last_turn(match) == "h8-h9/h8"


@clause("RR-20.9")
def test_a_stone_that_creates_nothing_brings_nobody() -> None:
    match = with_powers(POCKET, "ask_and_embla", "freya")
    assert asked(match, "a4-f9/f7") == ["select_viking", "move_to", "summon_at"]
    assert waiting(match) == 1


@clause("RR-20.10")
def test_a_region_that_the_opponent_creates_brings_nobody() -> None:
    match = with_powers(POCKET, "ask_and_embla", "freya", "r")
    assert asked(match, "j4-i5/f6") == ["select_viking", "move_to", "summon_at"]
    assert asked(match, "a4-a5/a4") == ["select_viking", "move_to", "summon_at"]  # nor in the owner's turn after it
    assert waiting(match) == 1


@clause("RR-20.10", "RR-20.9")
def test_the_owners_first_creation_after_the_opponents_counts() -> None:
    match = with_powers(pieces("a3 a4", "j4 j5 j6", "a2 b1 d4 d5 e4 e6 f5"), "ask_and_embla", "freya", "r")
    play(match, "j4-i5/f6")
    point(match, "a3", "b3", "b2")  # cuts off a1
    assert prompt(match) == "ask_and_embla_viking"


@clause("RR-20.11")
def test_the_viking_comes_before_an_end_of_turn_power() -> None:
    match = with_powers(POCKET, "ask_and_embla", "aegir")
    point(match, "a4", "f9", "f6")
    assert (seat(match), prompt(match)) == (IVORY, "ask_and_embla_viking")
    point(match, "h8")
    assert (seat(match), prompt(match)) == (RED, "aegir_viking")
    assert "h8" in offered(match)  # Aegir finds it on the board already


@clause("RR-20.12", "RR-20.9")
def test_the_viking_comes_only_to_land_that_is_contested_after_the_stone() -> None:
    # the stone on e9 settles the North for red; ivory and red share the South
    match = with_powers("1R3/1I4/7/4I3/########1/10/11/7R3/3R6/9", "ask_and_embla", "freya")
    point(match, "d5", "d8", "e9")
    assert prompt(match) == "ask_and_embla_viking"
    assert {hex[0] for hex in offered(match)} == set("abcd")
    assert refused(match)["f5"] == "RR-20.9"


@clause("RR-20.13")
def test_without_contested_land_the_viking_is_lost() -> None:
    match = with_powers("5/1I4/7/4I3/########1/10/11/7R3/3R6/6R2", "ask_and_embla", "freya")
    point(match, "d5", "d8", "e9")
    assert result(match) == "0-1 (26:51)"
    assert waiting(match) == 0
    assert vikings(match, "ivory") == {"b2", "d8"}


@clause("RR-20.13")
def test_a_contested_region_without_a_free_hex_does_not_save_it() -> None:
    # a1 and a2 are contested and full; the stone on e9 settles all other land
    match = with_powers(pieces("a1 d5", "a2 h8 i4", "a3 b1 b2 b3 e1 e2 e3 e4 e5 e6 e7 e8"), "ask_and_embla", "freya")
    assert asked(match, "d5-d8/e9") == ["select_viking", "move_to", "summon_at"]
    assert waiting(match) == 0
    assert settled(match, "ivory") == {"d8"}
    assert result(match) == "0-1 (20:51)"


@clause("RR-20.15", "RR-20.14")
def test_later_creations_bring_nobody() -> None:
    match = with_powers("1III1/6/7/3##3/3#1#3/4#5/11/11/10/3RRR3", "ask_and_embla", "freya", state="ask_and_embla=0")
    assert asked(match, "a4-f9/f6") == ["select_viking", "move_to", "summon_at"]
    assert len(vikings(match, "ivory")) == 3


@clause("RR-20.15")
def test_the_second_creation_of_a_game_brings_nobody() -> None:
    match = with_powers(pieces("a3 a4", "j4 j5 j6", "a2 b1 d4 d5 e4 e6 f5"), "ask_and_embla", "freya")
    play(match, "a4-f9/f6{ask_and_embla:+h8}", "j4-j3/j2")
    assert asked(match, "a3-b3/b2") == ["select_viking", "move_to", "summon_at"]


@clause("RR-20.2")
def test_nobody_can_point_at_the_waiting_viking() -> None:
    match = with_powers(POCKET, "ask_and_embla", "freya")
    for thing in ("a3", "card:ask_and_embla"):
        with pytest.raises(NotOffered):
            point(match, thing)
