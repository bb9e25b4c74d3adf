"""Section 22: Bragi."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, decline, offered, play, point, prompt, refused, seat, with_powers
from .helping import pieces
from .looking import BEGIN, FORCED_SKIP, asked, land, last_turn, slides, stones, vikings

PLAIN = ["select_viking", "move_to", "summon_at"]
MEETING = pieces("d4 a3 a4", "d5 e5 h1")
"""Red's d5 and e5 stand beside ivory's d4, h1 does not."""


@clause("RR-EX30", "RR-22.8", "RR-22.7")
def test_bragi_frees_v() -> None:
    match = with_powers(FORCED_SKIP, "freya", "bragi", "r")
    assert (seat(match), offered(match)) == (RED, ["a1"])
    point(match, "a1")
    assert (prompt(match), offered(match)) == ("bragi_viking", ["a2"])
    point(match, "a2")
    assert prompt(match) == "bragi_move"
    assert set(offered(match)) == {"a3", "a4", "a5", "b3", "c4", "d5"}
    for to in offered(match):
        sent = match.fork()
        point(sent, to)
        assert prompt(sent) == "move_to"
        assert "a2" in offered(sent)


@clause("RR-22.8")
def test_without_such_a_move_a_boxed_in_viking_is_not_selected() -> None:
    # a2 cannot move either, so red's a1 cannot be freed; red's h5 takes the turn
    board = pieces("a2 h7 c4", "a1 h5 i5", "a3 b1 b2 b3 e1 e2 e3 e4 e5 e6 e7 e8 e9")
    match = with_powers(board, "freya", "bragi", "r")
    assert set(offered(match)) == {"h5", "i5"}
    assert refused(match)["a1"] == "RR-44.19"


@clause("RR-22.1", "RR-22.4", "RR-1.29")
def test_an_opposing_viking_beside_v_may_be_moved() -> None:
    match = with_powers(MEETING, "bragi", "freya")
    point(match, "d4")
    assert (seat(match), prompt(match)) == (IVORY, "bragi_viking")
    assert set(offered(match)) == {"d5", "e5", "do:decline"}
    assert refused(match) == {"h1": "RR-22.1", "d4": "RR-22.4", "a3": "RR-22.4", "a4": "RR-22.4"}
    decline(match)
    assert (prompt(match), vikings(match, "red")) == ("move_to", {"d5", "e5", "h1"})
    play(match, "d4-c4/c3")
    assert last_turn(match) == "d4-c4/c3"


@clause("RR-22.4")
def test_own_vikings_beside_v_cannot_be_moved() -> None:
    match = with_powers(pieces("d4 d3 e4", "d5 i1 i2"), "bragi", "freya")
    point(match, "d4")
    assert set(offered(match)) == {"d5", "do:decline"}
    assert (refused(match)["d3"], refused(match)["e4"]) == ("RR-22.4", "RR-22.4")


@clause("RR-22.1")
def test_a_viking_that_has_no_move_is_not_an_option() -> None:
    # red's a1 is beside ivory's b2 and has no free neighbour
    match = with_powers(pieces("b2 a4 a5", "a1 j5 j6", "a2 b1"), "bragi", "freya")
    point(match, "b2")
    assert prompt(match) == "move_to"
    both = with_powers(pieces("b2 a4 a5", "a1 b3 j6", "a2 b1"), "bragi", "freya")
    point(both, "b2")
    assert set(offered(both)) == {"b3", "do:decline"}
    assert refused(both)["a1"] == "RR-22.1"


@clause("RR-22.1")
def test_without_an_opposing_viking_beside_v_nothing_is_asked() -> None:
    match = with_powers(BEGIN, "bragi", "freya")
    assert asked(match, "a3-d6/d7") == PLAIN
    beside = with_powers(MEETING, "bragi", "freya", "r")
    assert asked(beside, "d5-d6/d5") == PLAIN  # the opponent's turn


@clause("RR-22.1")
def test_a_viking_that_v_meets_only_by_its_move_is_not_moved() -> None:
    match = with_powers(pieces("d2 a3 a4", "d5 i1 i2"), "bragi", "freya")
    assert asked(match, "d2-d4/d3") == PLAIN


@clause("RR-22.2", "RR-22.6", "RR-1.30")
def test_it_moves_as_far_as_a_normal_move_goes_and_leaves_no_stone() -> None:
    match = with_powers(MEETING, "bragi", "freya")
    point(match, "d4", "d5")
    assert (seat(match), prompt(match)) == (IVORY, "bragi_move")
    assert sorted(offered(match)) == sorted(slides(match, "d5"))  # among them no button to decline
    assert (refused(match)["e5"], refused(match)["d5"], refused(match)["f5"]) == ("RR-3.15", "RR-3.13", "RR-3.15")
    before = land(match)
    told = point(match, "d8")
    assert [(event["from"], event["to"]) for event in told if event["kind"] == "sent"] == [("hex:d5", "hex:d8")]
    assert (vikings(match, "red"), stones(match), land(match)) == ({"d8", "e5", "h1"}, set(), before)


@clause("RR-22.3")
def test_one_viking_is_moved_once() -> None:
    match = with_powers(MEETING, "bragi", "freya")
    point(match, "d4", "d5", "c5")
    assert prompt(match) == "move_to"  # e5 beside V is not asked about any more
    point(match, "c4", "c3")
    assert last_turn(match) == "{bragi:d5>c5}d4-c4/c3"
    assert seat(match) == RED  # though red's c5 is beside V again


@clause("RR-22.7")
def test_v_still_has_to_move_and_may_enter_the_hex_that_was_left() -> None:
    match = with_powers(MEETING, "bragi", "freya")
    point(match, "d4", "d5", "d8")
    assert {"d5", "d6", "d7"} <= set(offered(match))
    assert "d4" not in offered(match)
    point(match, "d5")
    assert prompt(match) == "summon_at"


@clause("RR-22.5")
@pytest.mark.parametrize(
    ("power", "barred"),
    [
        ("sleipnir", "d7"),  # over the stone d6
        ("fafnir", "e7"),  # from the stone d6
        ("hildisvini", "e5"),  # pushing e5
    ],
)
def test_no_power_of_its_own_side_changes_its_move(power: str, barred: str) -> None:
    match = with_powers(pieces("d4 a3 a4", "d5 e5 h1", "d6"), "bragi", power)
    point(match, "d4", "d5")
    assert sorted(offered(match)) == sorted(slides(match, "d5"))
    assert barred not in offered(match)


@clause("RR-22.5")
def test_an_edge_viking_of_selkolla_moves_by_the_basic_rules_only() -> None:
    match = with_powers(pieces("b2 a4 a5", "b1 j5 j6"), "bragi", "selkolla")
    point(match, "b2", "b1")
    assert sorted(offered(match)) == sorted(slides(match, "b1"))


@clause("RR-22.5")
@pytest.mark.parametrize("power", ["sol", "njord", "ratatoskr", "tyr", "mani", "gullinbursti"])
def test_its_move_triggers_no_power(power: str) -> None:
    match = with_powers(MEETING, "bragi", power)
    prompts = asked(match, "{bragi:d5>d8}d4-c4/c3")  # d8 is on the edge
    assert prompts == ["select_viking", "bragi_viking", "bragi_move", "move_to", "summon_at"]
    assert last_turn(match) == "{bragi:d5>d8}d4-c4/c3"


@clause("RR-22.3", "RR-22.8")
def test_bragi_acts_again_in_a_later_turn() -> None:
    match = with_powers(MEETING, "bragi", "freya")
    play(match, "{bragi:d5>d6}d4-d5/c4", "h1-h2/h1")
    point(match, "d5")
    assert (prompt(match), set(offered(match))) == ("bragi_viking", {"d6", "e5", "do:decline"})


@clause("RR-22.2")
def test_the_selected_opposing_viking_cannot_be_left_where_it_stands() -> None:
    match = with_powers(MEETING, "bragi", "freya")
    point(match, "d4", "d5")
    with pytest.raises(NotOffered):
        decline(match)
