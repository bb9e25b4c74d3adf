"""Section 30: Heimdallr."""

import pytest

from meadhall import NotOffered
from meadhall.testing import clause

from ..playing import IVORY, RED, board, decline, lands, offered, play, point, prompt, refused, seat, table, with_powers
from .helping import pieces, told_of
from .looking import BEGIN, GATE, asked, kinds, last_turn, result, settled, vikings

T07 = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
"""A stone on e9 settles both sides at once (T07_before)."""
ROW_E_BUT_E9 = "e1 e2 e3 e4 e5 e6 e7 e8"
PLAIN = ["select_viking", "move_to", "summon_at"]


@clause("RR-EX36", "RR-30.1", "RR-30.2", "RR-30.8")
def test_a_viking_that_has_settled_may_be_called_away_into_land_settled_in_the_same_turn() -> None:
    match = with_powers(T07, "heimdallr", "freya")
    point(match, "d5", "d8", "e9")
    assert (seat(match), prompt(match)) == (IVORY, "heimdallr_viking")
    assert offered(match) == ["b2", "c3", "d8", "do:decline"]
    told = point(match, "d8", "f5")
    assert lands(match) == [("contested", None, 51), ("settled", "ivory", 26)]
    assert "contested" in kinds(told)
    assert [(event["from"], event["to"]) for event in told_of(told, "relocated")] == [("hex:d8", "hex:f5")]
    assert last_turn(match) == "d5-d8/e9{heimdallr:d8>f5}"
    assert settled(match, "red") == set()
    assert (result(match), seat(match), set(offered(match))) == (None, RED, {"h8", "i4", "j7"})


@clause("RR-30.1")
def test_it_may_be_declined() -> None:
    match = with_powers(T07, "heimdallr", "freya")
    point(match, "d5", "d8", "e9")
    decline(match)
    assert (last_turn(match), result(match)) == ("d5-d8/e9", "0-1 (26:51)")


@clause("RR-30.1", "RR-30.12")
def test_vikings_settled_before_the_turn_and_opposing_ones_stay() -> None:
    # a1 has settled with a2 before; the stone on e9 settles c7, but not g6 in the North
    match = with_powers(pieces("a1 d5 g6", "h8 i4 j7", f"a3 b1 b2 b3 {ROW_E_BUT_E9}"), "heimdallr", "freya")
    assert settled(match, "ivory") == {"a1"}
    point(match, "d5", "d8", "e9")
    assert offered(match) == ["d8", "do:decline"]
    assert (refused(match)["a1"], refused(match)["g6"]) == ("RR-30.1", "RR-30.1")
    assert {refused(match)[red] for red in ("h8", "i4", "j7")} == {"RR-30.12"}
    with pytest.raises(NotOffered):
        point(match, "h8")


@clause("RR-30.2", "RR-30.3", "RR-30.4", "RR-30.5", "RR-1.30")
def test_it_goes_to_any_free_hex_that_was_not_settled_before_the_turn() -> None:
    # old: ivory's a1 with a2, red's j9 with i10, wild c1
    old = pieces("a1 d5 g6", "h8 i4 j9", f"a3 b1 b2 b3 c2 d1 d2 {ROW_E_BUT_E9} j8 i9 h10 h11")
    match = with_powers(old, "heimdallr", "freya")
    assert settled(match, "red") == {"j9"}
    point(match, "d5", "d8", "e9", "d8")
    assert (seat(match), prompt(match)) == (IVORY, "heimdallr_hex")
    assert "do:decline" not in offered(match)
    assert {"d7", "c3", "a5"} <= set(offered(match))  # the region that it would leave
    assert {"c1", "f5", "j1"} <= set(offered(match))  # wild and contested land
    assert not {"a2", "i10", "d8", "e9", "h8"} & set(offered(match))
    assert refused(match) == {"a2": "RR-30.5", "i10": "RR-30.5"}
    assert len(offered(match)) == 86 - 20 - 6 - 2  # less the stones, the Vikings and the two old free hexes
    point(match, "c3")
    assert last_turn(match) == "d5-d8/e9{heimdallr:d8>c3}"
    assert settled(match, "ivory") == {"a1", "c3"}  # it has moved within its new home


@clause("RR-30.6")
def test_one_viking_is_called_in_a_turn() -> None:
    match = with_powers(T07, "heimdallr", "freya")
    prompts = asked(match, "d5-d8/e9{heimdallr:d8>f5}")
    assert prompts == [*PLAIN, "heimdallr_viking", "heimdallr_hex"]
    assert (seat(match), prompt(match)) == (RED, "select_viking")


@clause("RR-30.7", "RR-30.4", "RR-30.9")
def test_wild_land_is_settled_at_once_and_the_land_left_behind_is_wild() -> None:
    # d5 will settle the South alone; c1 is wild
    match = with_powers(pieces("d5 g6 g7", "h8 i4 j7", f"b1 b2 c2 d1 d2 {ROW_E_BUT_E9}"), "heimdallr", "freya")
    point(match, "d5", "d8", "e9")
    assert ("settled", "ivory", 20) in lands(match)
    told = point(match, "d8", "c1")
    assert lands(match) == [("contested", None, 51), ("wild", None, 20), ("settled", "ivory", 1)]
    assert {"settled", "wilded"} <= set(kinds(told))
    assert settled(match, "ivory") == {"c1"}


@clause("RR-30.9")
def test_land_in_which_others_stay_remains_settled() -> None:
    match = with_powers(GATE, "heimdallr", "freya")
    point(match, "d5", "d8", "e9", "d8", "f1")
    assert lands(match) == [("contested", None, 51), ("settled", "ivory", 26)]
    assert settled(match, "ivory") == {"b2"}


@clause("RR-30.10")
def test_vikings_other_than_v_qualify() -> None:
    match = with_powers(T07, "heimdallr", "freya")
    point(match, "d5", "d8", "e9", "b2", "f1")
    assert last_turn(match) == "d5-d8/e9{heimdallr:b2>f1}"
    assert vikings(match, "ivory") == {"c3", "d8", "f1"}


@clause("RR-30.11")
def test_without_an_own_viking_that_settled_nothing_is_asked() -> None:
    match = with_powers(BEGIN, "heimdallr", "freya")
    assert asked(match, "a3-d6/g9") == PLAIN
    # the stone on e9 settles only red's North
    red_only = with_powers("1R3/1I4/2I4/4I3/########1/10/11/7R3/3R6/9", "heimdallr", "freya")
    assert asked(red_only, "d5-d8/e9") == PLAIN
    assert settled(red_only, "red") == {"h8", "i4"}


@clause("RR-30.2", "RR-30.11")
def test_where_no_hex_is_left_to_go_to_nothing_is_asked() -> None:
    # a1, a2, a3 are a row in which ivory and red will be alone with one hex each; all other land has been settled
    match = with_powers(pieces("a2 c4 d2", "a3 h5 i5", f"a4 b1 b2 b3 b4 {ROW_E_BUT_E9} e9"), "heimdallr", "freya")
    assert asked(match, "a2-a1/a2") == PLAIN
    assert settled(match, "ivory") == {"a1", "c4", "d2"}


@clause("RR-30.10", "RR-3.10")
def test_v_stays_v_when_another_viking_is_called() -> None:
    match = with_powers(T07, "heimdallr", "aegir")
    point(match, "d5", "d8", "e9", "b2", "f1")
    assert (seat(match), prompt(match), offered(match)) == (RED, "aegir_viking", ["f1", "do:done"])
    assert table(match)["viking"] == "hex:d8"


@clause("RR-30.11", "RR-30.1")
def test_vikings_that_the_opponent_settled_stay() -> None:
    # red closes e9; in ivory's next turn its Vikings were settled at the start of it already
    match = with_powers("5/1I4/7/4I3/########1/9R/5I5/11/3R6/5R3", "heimdallr", "freya", "r")
    assert asked(match, "f10-g11/e9") == PLAIN
    assert settled(match, "ivory") == {"b2", "d5"}
    assert asked(match, "g6-g7/g6") == PLAIN


@clause("RR-30.8", "RR-30.5")
def test_red_may_use_it_in_the_same_way() -> None:
    # red's stone on e9 settles ivory's South and red's own North
    match = with_powers("5/1I4/2I4/4I3/########1/9R/11/11/3R6/6R2", "freya", "heimdallr", "r")
    point(match, "f10", "g11", "e9")
    assert (seat(match), prompt(match)) == (RED, "heimdallr_viking")
    assert set(offered(match)) == {"g11", "i4", "j7", "do:decline"}
    point(match, "g11", "d8")
    assert lands(match) == [("settled", "red", 51), ("contested", None, 26)]
    assert board(match).startswith("5/1I4/2I4/4I2R/")
    play(match, "b2-b1/b2")
    assert last_turn(match) == "b2-b1/b2"
