"""Section 8: Fenrir."""

import pytest

from meadhall.testing import clause

from ..playing import (
    IVORY,
    RED,
    advanced,
    board,
    decline,
    offered,
    play,
    point,
    prompt,
    refused,
    seat,
    table,
    with_powers,
)
from .helping import pieces
from .looking import kinds, result, settled, vikings

HUNT = "5/6/2I4/8/9/10/8I2/3R7/4R5/2R6"
"""Fenrir's Vikings on c3 and g9; red's nearest one, on h4, can slide to d4, beside c3."""
CONTACT = "5/6/2I4/3R4/9/10/8I2/11/4R5/2R6"


@clause("RR-8.1", "RR-7.10")
@pytest.mark.parametrize("empty", ["a2", "a3", "a4"])
def test_fenrirs_owner_places_two_vikings_and_says_which_hex_stays_empty(empty: str) -> None:
    match = advanced("fenrir", "sol")
    assert (seat(match), prompt(match), offered(match)) == (IVORY, "leave_empty", ["a2", "a3", "a4"])
    assert refused(match) == {"j4": "RR-7.10", "j5": "RR-7.10", "j6": "RR-7.10"}
    point(match, empty)
    assert vikings(match, "ivory") == {"a2", "a3", "a4"} - {empty}
    assert vikings(match, "red") == {"j4", "j5", "j6"}


@clause("RR-8.1")
def test_a_red_owner_leaves_one_of_reds_hexes_empty() -> None:
    match = advanced("sol", "fenrir")
    assert (seat(match), offered(match)) == (RED, ["j4", "j5", "j6"])
    point(match, "j5")
    assert board(match) == "1III1/6/7/8/9/10/11/11/10/3R1R3"


@clause("RR-8.2")
def test_the_third_viking_never_comes_back() -> None:
    match = advanced("fenrir", "sol")
    point(match, "a3")
    assert table(match)["cards"][0]["vikings"] == 0
    while match.pending:
        assert len(vikings(match, "ivory")) == 2
        point(match, match.pending[0].options[-1])
    assert len(vikings(match, "ivory")) == 2


@clause("RR-EX19", "RR-8.3", "RR-7.35")
def test_fenrir_wins_at_the_start_of_the_turn() -> None:
    match = with_powers(CONTACT, "fenrir", "sol")
    assert match.pending == ()
    assert result(match) == "1-0 (fenrir)"
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ((IVORY,), "fenrir")
    apart = with_powers("5/6/2I4/8/4R4/10/8I2/11/4R5/2R6", "fenrir", "sol")
    assert (result(apart), prompt(apart)) == (None, "select_viking")


@clause("RR-8.3")
@pytest.mark.parametrize("beside", ["c2", "c4", "b2", "b3", "d3", "d4"])
def test_any_neighbour_of_any_own_viking_will_do(beside: str) -> None:
    for own in ("c3 g9", "a5 c3"):
        assert result(with_powers(pieces(own, f"{beside} i5 j3"), "fenrir", "sol")) == "1-0 (fenrir)"
    assert result(with_powers(pieces("i5 j3 a5", f"c3 {beside}"), "sol", "fenrir", "r")) is None


@clause("RR-EX49", "RR-8.4", "RR-8.10", "RR-5.17")
def test_fenrir_comes_before_the_scoring_on_its_own_turn_only() -> None:
    dead = "IR#2/###3/7/1I6/#########/10/11/4R6/4R5/9"
    assert result(with_powers(dead, "fenrir", "sol")) == "1-0 (fenrir)"
    after_own_turn = with_powers(dead, "fenrir", "sol", "r")
    assert result(after_own_turn) == "0-1 (20:51)"


@clause("RR-8.4")
def test_fenrir_wins_even_if_it_would_have_to_skip() -> None:
    # a1 is boxed in by stones and by red's a2, the other Vikings of ivory have settled in the North
    boxed = "IR3/##2R1/2R4/8/#########/10/11/4I6/10/9"
    other = with_powers(boxed.replace("/10/9", "/10/4I4"), "hel", "sol")
    assert table(other)["turns"] == ["--"]
    match = with_powers(boxed, "fenrir", "sol")
    assert (result(match), table(match)["turns"]) == ("1-0 (fenrir)", [])


@clause("RR-8.5", "RR-8.6")
def test_it_does_not_matter_who_made_the_contact() -> None:
    # red walks into it
    match = with_powers(HUNT, "fenrir", "sol", "r")
    play(match, "h4-d4/d5")
    assert result(match) == "1-0 (fenrir)"
    # red's own power does it
    match = with_powers("5/6/2I4/8/4R4/10/8I2/11/4R5/2R6", "fenrir", "mani", "r")
    play(match, "j3-j4/j5{mani:e5>d4}")
    assert result(match) == "1-0 (fenrir)"


@clause("RR-8.6", "RR-8.5")
def test_contact_at_the_end_of_the_own_turn_does_not_win_yet() -> None:
    chase = "5/6/2I4/8/4R4/10/8I2/11/4R5/2R6"
    match = with_powers(chase, "fenrir", "sol")
    play(match, "c3-d4/d5")
    assert (seat(match), prompt(match), result(match)) == (RED, "select_viking", None)
    fled = match.fork()
    play(fled, "e5-h8/i8")
    assert (seat(fled), prompt(fled), result(fled)) == (IVORY, "select_viking", None)
    play(match, "j3-j4/j5")  # red stays where it is
    assert result(match) == "1-0 (fenrir)"


@clause("RR-8.6")
def test_contact_during_the_opposing_turn_does_not_win() -> None:
    match = with_powers(HUNT, "fenrir", "mani", "r")
    point(match, "h4", "d4", "d5")
    assert (prompt(match), result(match)) == ("mani_viking", None)
    point(match, "d4", "e5")  # Mani steps out of reach before the turn is over
    assert (seat(match), prompt(match), result(match)) == (IVORY, "select_viking", None)


@clause("RR-8.7")
def test_settled_vikings_are_no_contact() -> None:
    # ivory's a1 and a2 stand side by side on land of their own; red's a4 and b4 stand close to it, behind stones
    match = with_powers(pieces("a1 a2", "a4 b4 j5", "a3 b1 b2 b3"), "fenrir", "sol")
    assert settled(match, "ivory") == {"a1", "a2"}
    assert result(match) == "0-1 (2:80)"


@clause("RR-8.8")
@pytest.mark.parametrize("empty", ["a2", "a3", "a4"])
def test_nobody_has_won_before_ivorys_first_turn(empty: str) -> None:
    match = advanced("fenrir", "sol")
    point(match, empty)
    assert (seat(match), prompt(match), result(match)) == (IVORY, "select_viking", None)


@clause("RR-8.9", "RR-7.35")
def test_the_win_asks_nobody() -> None:
    match = with_powers(HUNT, "fenrir", "sol", "r")
    point(match, "h4")
    decline(match)
    told = point(match, "d4", "d5")
    assert kinds(told)[-1] == "ended"
    assert told[-1]["clause"] == "RR-8.3"
    assert match.pending == ()


@clause("RR-8.10")
def test_without_contact_fenrirs_game_is_scored_as_usual() -> None:
    match = with_powers("5/1I4/7/4I3/########1/10/11/7R3/3R6/6R2", "fenrir", "sol")
    play(match, "d5-d8/e9")
    assert result(match) == "0-1 (26:51)"
