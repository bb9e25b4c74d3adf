"""A computer in a person's seat beside Followers: it answers whatever people are asked there (LS-14.22)."""

from functools import partial

import pytest

from meadhall import Match
from meadhall.bots import decide
from meadhall.bots.thumb import ThumbBot
from meadhall.games.lords.bots.player import Player
from meadhall.games.lords.game import GAME
from meadhall.games.lords.state import Options
from meadhall.testing import clause

from .laying import Ashes, Table

Heuristic = partial(ThumbBot, Player)


def pointed_at(table: Table) -> str:
    """What one who plays by rules of thumb points at."""
    return decide(Heuristic(1), table.match, table.seat)


@pytest.mark.parametrize(("followers", "seats"), [(1, 2), (2, 4)])
def test_rules_of_thumb_play_whole_matches_beside_followers(followers: int, seats: int) -> None:
    match = Match.new(GAME, seats, 3, options=Options(followers=followers))
    bots = [Heuristic(seat) for seat in range(seats)]
    while match.pending:
        question = match.pending[0]
        ref = question.options[0] if question.automatic else decide(bots[question.seat], match, question.seat)
        match.answer(question.seat, ref)
    assert match.outcome is not None


def test_a_token_is_taken_away_and_the_blessing_taken() -> None:
    given = Ashes("ragnar").ashes(7, 8).hero(1, 1).control(1, 7).armies(1, 7, 6)
    table = given.at(["turn", 1], ["maneuvers", 1])
    assert pointed_at(table) == "army:1.7.6"
    assert pointed_at(table.point("army:1.7.6")) == "do:remove-desolation"
    assert pointed_at(table.point("do:remove-desolation")) == "do:draw"


@clause("LS-14.22", "LS-14.12")
def test_as_the_arbiter_it_names_another() -> None:
    given = Ashes("aslaug", people=2).hero(0, 9).control(0, 9).control(1, 8).control(2, 6)
    table = given.begins("follower_usurp", 0)
    assert (table.seat, table.offered, pointed_at(table)) == (2, ["region:6", "region:8"], "region:8")


def test_it_wants_no_challenge() -> None:
    assert pointed_at(Ashes("ragnar").begins("choose_challenge")) == "do:done"
