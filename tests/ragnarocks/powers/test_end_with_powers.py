"""Sections 5 and 6 where powers come in: who still has a turn, what comes before the end, and what is scored."""

import pytest

from meadhall import Match
from meadhall.games.ragnarocks.cards import POWERS, Power
from meadhall.testing import clause

from ..playing import IVORY, RED, lands, offered, play, point, prompt, seat, table
from ..playing import with_powers as at_powers
from .helping import pieces, told_of

WALL = "e1 e2 e3 e4 e5 e6 e7 e8 e9"
DEAD_PAIR = pieces("a1 d2 c1", "a2 h5 i5", f"a3 b1 b2 b3 b4 b5 c3 c6 d4 d5 d6 {WALL}")
"""a1 and a2 have no free neighbour, all others have settled; but c4 and c5 are wild: a jump from a2 leads there."""
FENRIR_TOUCHES = "IR#2/###3/7/1I6/#########/10/11/4R6/4R5/9"
"""RR-EX49: nobody has a turn, and a1 touches a2; ivory has two Vikings."""
BOTH_SETTLE = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
"""T07_before: a stone on e9 settles both sides."""
SCORING = "2I2/3I2/1I5/8/#########/10/6##3/2R1#1#1#2/2R3##2/6R2"
"""T10: 26 hexes for ivory, 43 for red, h8 wild, 16 stones."""
SKIPPED = "RI3/##2I1/2I4/8/#########/10/11/4R6/10/9"
"""T06 with two red Vikings: a1 touches a2 and has no free neighbour."""


def result(match: Match) -> str | None:
    text: str | None = table(match)["result"]
    return text


# --- the start of a turn and the skip ----------------------------------------------------------------------------


@clause("RR-5.3", "RR-8.4")
def test_fenrirs_check_comes_before_the_skip() -> None:
    won = at_powers(SKIPPED, "freya", "fenrir", "r")
    assert (result(won), table(won)["turns"]) == ("0-1 (fenrir)", [])
    skipping = at_powers(SKIPPED.replace("4R6/10/", "4R6/4R5/"), "freya", "hel", "r")
    assert table(skipping)["turns"] == ["--"]


@clause("RR-5.3")
def test_odins_card_comes_before_the_skip_and_counts_for_it() -> None:
    match = at_powers(SKIPPED.replace("4R6/10/", "4R6/4R5/"), "freya", "odin", "r", "odin=hildisvini+sol/-/-")
    assert (prompt(match), seat(match), table(match)["turns"]) == ("odin_action", RED, [])
    point(match, "card:hildisvini")
    assert (prompt(match), offered(match)) == ("select_viking", ["a1"])


# --- the end -----------------------------------------------------------------------------------------------------


@clause("RR-5.11")
@pytest.mark.parametrize(
    ("ivory", "red", "over"),
    [("freya", "sleipnir", False), ("sleipnir", "freya", True), ("freya", "hel", True)],
)
@pytest.mark.parametrize("to_move", ["i", "r"])
def test_each_side_is_judged_with_its_own_power(ivory: str, red: str, over: bool, to_move: str) -> None:
    match = at_powers(DEAD_PAIR, ivory, red, to_move)
    if over:
        assert match.outcome is not None
        assert (match.outcome.ending, table(match)["turns"]) == ("no_turns", [])
    else:
        assert (seat(match), offered(match)) == (RED, ["a2"])
        play(match, "a2~c4/c5")
        assert table(match)["turns"] == [*(["--"] if to_move == "i" else []), "a2~c4/c5"]


@clause("RR-5.15")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("to_move", ["i", "r"])
def test_no_power_gives_a_turn_without_a_roaming_viking(power: Power, to_move: str) -> None:
    three = power not in ("fenrir", "fjorgyn_and_fjorgynn", "ask_and_embla")
    ivory = "a3 b4 c2" if three else "a3 b4"
    placement = pieces(ivory, "h8 i4 j7", f"{WALL} f3 g3 b6")
    state = {"idun": "idun=spent", "odin": "odin=sleipnir+selkolla/-/-"}.get(power, "")
    match = at_powers(placement, power, "hel" if power != "hel" else "tyr", to_move, state)
    assert match.pending == ()
    assert match.outcome is not None
    assert match.outcome.ending == "no_turns"
    assert table(match)["turns"] == []


@clause("RR-EX49", "RR-5.17")
def test_fenrir_comes_before_the_scoring_if_its_turn_is_next() -> None:
    next_is_fenrir = at_powers(FENRIR_TOUCHES, "fenrir", "freya", "i")
    assert result(next_is_fenrir) == "1-0 (fenrir)"
    next_is_red = at_powers(FENRIR_TOUCHES, "fenrir", "tyr", "r")
    assert result(next_is_red) == "0-1 (20:51)"


@clause("RR-5.17", "RR-5.10")
def test_the_end_of_the_turn_comes_before_the_test_for_the_end() -> None:
    """Given Heimdallr, when the stone settles everything, then the relocation comes first and the game goes on."""
    match = at_powers(BOTH_SETTLE, "heimdallr", "freya")
    point(match, "d5", "d8", "e9")
    assert (prompt(match), match.outcome) == ("heimdallr_viking", None)
    point(match, "d8", "f5")
    assert (prompt(match), seat(match)) == ("select_viking", RED)
    stays = at_powers(BOTH_SETTLE, "heimdallr", "tyr")
    play(stays, "d5-d8/e9")
    assert result(stays) == "0-1 (26:51)"


@clause("RR-5.17")
def test_in_a_turn_that_never_begins_odin_is_not_asked() -> None:
    match = at_powers(DEAD_PAIR, "hel", "odin", "r", "odin=sol+tyr/-/-")
    assert match.outcome is not None
    assert (match.outcome.ending, table(match)["turn"]) == ("no_turns", 0)


# --- scoring -----------------------------------------------------------------------------------------------------


@clause("RR-6.6", "RR-EX17", "RR-41.12", "RR-41.13")
@pytest.mark.parametrize(
    ("ivory", "red", "state", "score"),
    [
        ("idun", "tyr", "idun=spent", "0-1 (26:43)"),
        ("hel", "tyr", "", "0-1 (16:43)"),
        ("tyr", "freya", "", "0-1 (26:44)"),
        ("tyr", "frigg", "frigg=3", "0-1 (29:43)"),
        ("hel", "freya", "", "0-1 (16:44)"),  # neither changes the other
        ("hel", "frigg", "frigg=3", "0-1 (19:43)"),  # Hel's count, and then Frigg's stones
        ("freya", "frigg", "frigg=3", "0-1 (30:43)"),
        ("frigg", "hel", "frigg=2", "1-0 (26:18)"),
        ("frigg", "freya", "frigg=2", "0-1 (26:46)"),
    ],
)
def test_powers_change_the_score_in_order(ivory: str, red: str, state: str, score: str) -> None:
    match = at_powers(SCORING, ivory, red, state=state)
    assert result(match) == score


@clause("RR-6.10", "RR-7.35")
def test_a_game_won_at_once_is_not_scored() -> None:
    match = at_powers(SKIPPED, "freya", "fenrir", "r")
    assert match.outcome is not None
    assert match.outcome.scores == (None, None)
    assert (match.outcome.ranks, match.outcome.clause) == ((2, 1), "RR-8.3")
    assert lands(match)[0][2] == 51  # whatever land there is


@clause("RR-6.10")
def test_no_points_are_told_after_a_win_at_once() -> None:
    """Given EX37, then what is told names the winner and no points."""
    match = at_powers("5/1I4/7/4I3/########1/10/5I5/7R3/3R6/6R2", "idun", "freya")
    told = point(match, "d5", "d8", "e9")
    (ended,) = told_of(told, "ended")
    assert (ended["ivory"], ended["red"], ended["winner"], ended["result"]) == (None, None, "ivory", "1-0 (idun)")
    assert (match.pending, seat_of_winner(match)) == ((), IVORY)


def seat_of_winner(match: Match) -> int:
    assert match.outcome is not None
    return match.outcome.ranks.index(1)
