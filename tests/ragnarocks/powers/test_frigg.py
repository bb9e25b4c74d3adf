"""Section 28: Frigg."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, advanced, at, decline, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces
from .looking import BEGIN, FORCED_SKIP, asked, kinds, land, last_turn, on_card, result, score, slides, vikings

FINAL = "2I2/3I2/1I5/8/#########/10/6##3/2R1#1#1#2/2R3##2/6R2"
"""T10_scoring_powers: nobody has a turn left."""
PLAIN = ["select_viking", "move_to", "summon_at"]
FEW_LEFT = "1III1/3R2/7/8/#########/##########/###########/11/{}/4RR3"


@clause("RR-28.1", "RR-28.3", "RR-28.8", "RR-28.13", "RR-28.5")
def test_before_its_move_v_may_be_lifted_to_a_hex_beside_it() -> None:
    match = with_powers(BEGIN, "frigg", "freya")
    point(match, "a3")
    assert (seat(match), prompt(match)) == (IVORY, "frigg_before")
    assert offered(match) == ["b3", "b4", "do:decline"]
    assert {refused(match)[hex] for hex in ("a2", "a4", "c3")} == {"RR-28.1"}
    before = land(match)
    told = point(match, "b4")
    assert (vikings(match, "ivory"), land(match)) == ({"a2", "a4", "b4"}, before)
    assert (on_card(match, "red"), on_card(match, "ivory")) == (1, 0)
    assert kinds(told)[:2] == ["relocated", "card_stones"]
    assert (prompt(match), sorted(offered(match))) == ("move_to", sorted(slides(match, "b4")))  # V must still move
    point(match, "b6", "b5")
    assert last_turn(match) == "{frigg:a3>b4}b4-b6/b5"


@clause("RR-28.2", "RR-28.3", "RR-28.8", "RR-28.13")
def test_after_its_move_v_may_be_lifted_to_a_hex_beside_it() -> None:
    match = with_powers(BEGIN, "frigg", "freya")
    point(match, "a3", "do:decline", "d6")
    assert (seat(match), prompt(match)) == (IVORY, "frigg_after")
    assert offered(match) == ["c5", "c6", "d5", "d7", "e6", "e7", "do:decline"]
    before = land(match)
    point(match, "d7")
    assert land(match) == before
    assert on_card(match, "red") == 1
    assert (prompt(match), sorted(offered(match))) == ("summon_at", sorted(slides(match, "d7")))
    point(match, "d1")
    assert last_turn(match) == "a3-d6{frigg:d6>d7}/d1"


@clause("RR-28.1", "RR-28.2", "RR-28.3")
def test_both_may_be_declined_and_then_no_stone_lies_on_a_card() -> None:
    match = with_powers(BEGIN, "frigg", "freya")
    prompts = asked(match, "a3-d6/g9")
    assert prompts == ["select_viking", "frigg_before", "move_to", "frigg_after", "summon_at"]
    assert (last_turn(match), on_card(match, "red")) == ("a3-d6/g9", 0)


@clause("RR-28.4")
def test_before_or_after_the_move_not_both() -> None:
    match = with_powers(BEGIN, "frigg", "freya")
    prompts = asked(match, "{frigg:a3>b4}b4-b6/b5")
    assert prompts == ["select_viking", "frigg_before", "move_to", "summon_at"]
    after = with_powers(BEGIN, "frigg", "freya")
    assert asked(after, "a3-d6{frigg:d6>d7}/d1").count("frigg_after") == 1


@clause("RR-28.4", "RR-28.11", "RR-28.3")
def test_it_may_be_used_again_in_the_next_turn_and_the_stones_stay() -> None:
    match = with_powers(BEGIN, "frigg", "freya")
    play(match, "{frigg:a3>b4}b4-b6/b5", "j5-i5/i7")
    assert on_card(match, "red") == 1
    play(match, "a4-a5{frigg:a5>a4}/b4", "i5-h5/h4")
    assert on_card(match, "red") == 2
    play(match, "a2-a1/a2", "h5-h6/h5")
    assert on_card(match, "red") == 2


@clause("RR-28.5")
def test_the_lift_does_not_replace_the_move() -> None:
    match = with_powers(BEGIN, "frigg", "freya")
    point(match, "a3", "b4")
    assert prompt(match) == "move_to"
    assert "b4" not in offered(match)
    assert all(option.startswith("hex:") for option in match.pending[0].options)


@clause("RR-28.6")
def test_not_in_the_first_turn_of_the_game() -> None:
    match = advanced("frigg", "freya")
    assert asked(match, "a3-d6/g9") == PLAIN
    play(match, "j5-i5/i7")
    point(match, "a2")
    assert prompt(match) == "frigg_before"


@clause("RR-28.6")
def test_reds_first_turn_is_its_own() -> None:
    match = advanced("freya", "frigg")
    play(match, "a3-d6/g9")
    assert asked(match, "j5-i5/i7") == PLAIN
    play(match, "a2-a1/a2")
    point(match, "j4")
    assert (seat(match), prompt(match)) == (RED, "frigg_before")


@clause("RR-28.7")
def test_a_skipped_turn_counts_as_the_first() -> None:
    match = with_powers(FORCED_SKIP, "freya", "frigg", "r", "frigg=new")
    assert last_turn(match) == "--"
    play(match, "a2-a5/a4")
    point(match, "a1")
    assert (seat(match), prompt(match), offered(match)) == (RED, "frigg_before", ["a2", "do:decline"])


@clause("RR-28.6", "RR-28.7")
def test_the_opponents_turns_do_not_count() -> None:
    match = with_powers(BEGIN, "freya", "frigg", "i", "frigg=new")
    play(match, "a3-d6/g9")
    assert asked(match, "j5-i5/i7") == PLAIN


@clause("RR-28.1")
def test_not_on_the_opponents_turn() -> None:
    match = with_powers(BEGIN, "frigg", "freya", "r")
    assert asked(match, "j5-i5/i7") == PLAIN


@clause("RR-EX17", "RR-28.9")
def test_the_opponent_scores_a_point_for_each_stone_on_its_card() -> None:
    assert score(with_powers(FINAL, "mani", "sol")) == (26, 43)
    assert score(with_powers(FINAL, "hel", "sol")) == (16, 43)
    assert score(with_powers(FINAL, "mani", "freya")) == (26, 44)
    match = with_powers(FINAL, "mani", "frigg", state="frigg=3")
    assert (on_card(match, "ivory"), score(match), result(match)) == (3, (29, 43), "0-1 (29:43)")
    assert score(with_powers(FINAL, "frigg", "sol", state="frigg=3")) == (26, 46)


@clause("RR-28.10")
def test_the_points_come_on_top_of_hels_count() -> None:
    assert score(with_powers(FINAL, "hel", "frigg", state="frigg=3")) == (19, 43)


@clause("RR-28.9", "RR-28.11")
def test_the_point_is_seen_at_once() -> None:
    match = with_powers(BEGIN, "frigg", "freya")
    play(match, "{frigg:a3>b4}b4-b6/b5")
    assert score(match) == (0, 1)


@clause("RR-28.12")
def test_with_one_stone_left_the_power_cannot_be_used() -> None:
    match = at(f"{FEW_LEFT.format('#########1')} i 1 frigg,freya frigg=0", supply="40")
    assert asked(match, "a3-b3/c3") == PLAIN


@clause("RR-28.12")
def test_with_two_stones_left_it_can_and_one_is_left_for_the_summon() -> None:
    match = at(f"{FEW_LEFT.format('########2')} i 2 frigg,freya frigg=0", supply="40")
    point(match, "a3")
    assert prompt(match) == "frigg_before"
    point(match, "b3")
    assert table(match)["supply"] == 1
    point(match, "c3", "d3")
    assert table(match)["supply"] == 0
    assert table(match)["turns"][0] == "{frigg:a3>b3}b3-c3/d3"


@clause("RR-28.2", "RR-28.1")
def test_only_free_hexes_beside_v_are_offered() -> None:
    match = with_powers(pieces("d4 a3 a4", "d5 j5 j6", "e4"), "frigg", "freya")
    point(match, "d4")
    assert offered(match) == ["c3", "c4", "d3", "e5", "do:decline"]
    assert {refused(match)[hex] for hex in ("d5", "e4", "d2")} == {"RR-28.1"}
    with pytest.raises(NotOffered):
        point(match, "d2")
    decline(match)
    assert prompt(match) == "move_to"
