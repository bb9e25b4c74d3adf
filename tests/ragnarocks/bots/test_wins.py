"""What powers change about winning, the players know: they take a win, and do not give one away."""

import pytest

from meadhall import Match
from meadhall.bots import decide, make_bot
from meadhall.games.ragnarocks.board import touching
from meadhall.games.ragnarocks.bots.levels import LEVELS

from ..playing import at, with_powers

ABLE = tuple(level.name for level in LEVELS.values() if not level.randomness)
"""The levels that are sure of their hand."""
IDUN = "5/1I4/7/4I3/########1/10/5I5/7R3/3R6/6R2"
"""RR-EX37: d5-d8/e9 settles one region of 26."""


def take_turn(match: Match, level: str, seed: int = 1, budget: float = 20.0) -> None:
    """A player takes one whole turn; the other side's power answers by the same player."""
    bot, turn = make_bot("ragnarocks", level, seed), match.state.turn
    while match.pending and match.state.turn == turn:
        seat = match.pending[0].seat
        match.answer(seat, decide(bot, match, seat, budget))


@pytest.mark.parametrize("level", ABLE)
def test_every_level_with_a_sure_hand_takes_iduns_win(level: str) -> None:
    """Given one stone that settles the first region for Idun's owner, when it plays, then the match is won."""
    match = with_powers(IDUN, "idun", "sol")
    take_turn(match, level)
    assert match.state.ending == "idun"
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("level", ["hersir", "jarl"])
def test_iduns_win_is_not_left_to_her_owner(level: str) -> None:
    """Given that Idun's owner wins next unless red enters the South by f10-d8, when red plays, then it does not."""
    match = with_powers("5/1I4/7/4I3/########1/9R/5I5/7R3/3R6/9", "idun", "ratatoskr", to_move="r")
    take_turn(match, level)
    take_turn(match, "hersir")
    assert match.state.ending is None


@pytest.mark.parametrize("level", ABLE)
@pytest.mark.parametrize("power", ["mani", "gullinbursti"])
def test_nobody_stays_beside_fenrir(level: str, power: str) -> None:
    """Given a Viking beside one of Fenrir's, when its side plays, then no two stand side by side."""
    match = with_powers("5/6/2I4/3R4/9/10/8I2/11/4R5/2R6", "fenrir", power, to_move="r")
    assert touching(match.state.board)
    take_turn(match, level)
    assert not touching(match.state.board)
    assert match.state.ending is None


@pytest.mark.parametrize("level", ABLE)
def test_fenrir_goes_where_two_stand_together(level: str) -> None:
    """Given two opposing Vikings side by side, when Fenrir comes beside both, then only one can get away."""
    match = with_powers("5/6/5I1/8/9/10/3I4RR1/11/4R5/9", "fenrir", "sol")
    take_turn(match, level)
    take_turn(match, "jarl")
    assert match.state.ending == "fenrir"


def test_hel_keeps_the_land_open() -> None:
    """Given a gap that Hel's owner would close in the basic game, when it has Hel, then stones go on being summoned."""
    gap = "1III1/6/7/8/9/10/######1####/5RRR3/10/9"
    match = at(f"{gap} i - - -")
    take_turn(match, "drengr")
    assert match.over  # land is what counts: the wall is closed
    match = with_powers(gap, "hel", "mani")
    take_turn(match, "drengr")
    assert not match.over
