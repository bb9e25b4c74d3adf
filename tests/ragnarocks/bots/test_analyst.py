"""The analyst: how a match stood for ivory, and what to play, with and without powers."""

import pytest

from meadhall import SPECTATOR, Match
from meadhall.bots import Analysis, analyst_of
from meadhall.games.ragnarocks.notation import read_turn
from meadhall.kernel import Chance

from ..playing import advanced, at, play, start, with_powers

GAP = "1III1/6/7/8/9/10/######1####/5RRR3/10/9"
"""The wall along row g is open at g7 only: whoever closes it has the larger land in the South."""
IDUN = "5/1I4/7/4I3/########1/10/5I5/7R3/3R6/6R2"


def judged(match: Match, seconds: float = 1.0) -> Analysis:
    analyst = analyst_of("ragnarocks")
    assert analyst is not None
    asked = match.pending[0].seat if match.pending else SPECTATOR
    return analyst(match.imagine(asked, Chance(1)), seconds)


def followed(match: Match, found: Analysis) -> Match:
    """The match after the best turn: every thing of it may be pointed at."""
    turn = match.state.turn
    for ref in found.best:
        match.answer(match.pending[0].seat, ref)
    assert match.over or match.state.turn > turn
    return match


@pytest.mark.parametrize("powers", ["- -", "mani,sol -"])
def test_a_gap_that_wins_is_found(powers: str) -> None:
    """Given a wall with one gap, when ivory is to move, then the analyst closes it and says by how much it wins."""
    match = at(f"{GAP} i - {powers}")
    found = judged(match)
    assert found.sides == ((0,), (1,))
    assert found.proven
    assert found.chances == (1.0, 0.0)
    match = followed(match, found)
    assert found.line[0].split("{")[0].endswith("/g7")
    assert match.outcome is not None
    assert match.outcome.scores == (45, 30)
    assert found.leads == (45 - 30, 30 - 45)


def test_the_value_is_ivorys_whoever_is_to_move() -> None:
    for powers in ("- -", "mani,sol -"):
        ivory, red = (judged(at(f"{GAP} {side} - {powers}")) for side in "ir")
        assert ivory.leads[0] > red.leads[0]
        assert ivory.chances[0] > red.chances[0]


@pytest.mark.parametrize("match", [start(), advanced("surtr", "ymir"), advanced("odin", "hel")])
def test_the_first_turn_can_be_played_and_is_written_as_it_is_played(match: Match) -> None:
    found = judged(match, 2.0)
    assert 0 < found.chances[0] < 1
    assert not found.proven
    assert found.depth >= 2
    for text in found.line:
        read_turn(text)
    match = followed(match, found)
    assert match.state.turns[0] == found.line[0]


def test_in_the_middle_of_a_turn_the_rest_is_told() -> None:
    for match in (start(), advanced("surtr", "ymir")):
        match.answer(0, "hex:a2")
        found = judged(match)
        assert found.line[0].startswith("a2-")
        assert followed(match, found).state.turns[0] == found.line[0]


def test_a_win_at_once_is_certain() -> None:
    match = with_powers(IDUN, "idun", "sol")
    found = judged(match)
    assert (found.proven, found.chances) == (True, (1.0, 0.0))
    assert found.leads[0] > 20
    assert followed(match, found).state.ending == "idun"


def test_after_the_end_the_value_is_the_result() -> None:
    match = at("5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2 i - - -")
    play(match, "d5-d8/e9")
    found = judged(match)
    assert (found.leads[0], found.chances[0], found.proven, found.best, found.line) == (26 - 51, 0.0, True, (), ())


def test_while_cards_are_drafted_nobody_stands_better() -> None:
    found = judged(Match.new("ragnarocks", 2, seed=1, options={"mode": "advanced"}))
    assert (found.leads[0], found.chances[0], found.best) == (0.0, 0.5, ())
