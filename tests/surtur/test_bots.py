"""A computer in a person's seat beside Followers: it answers whatever people are asked there (LS-14.22)."""

from functools import partial

import pytest

from meadhall import Match
from meadhall.bots import decide
from meadhall.bots.thumb import ThumbBot
from meadhall.games.lords.bots.followers import CARD, brings, resists
from meadhall.games.lords.bots.ground import Ground
from meadhall.games.lords.bots.player import Player
from meadhall.games.lords.bots.search import play_turn
from meadhall.games.lords.game import GAME
from meadhall.games.lords.state import Options
from meadhall.kernel import Chance
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


# -- what it knows of Followers


@clause("LS-10.4", "LS-10.6", "LS-1.12")
def test_it_reckons_with_all_that_defends_a_region() -> None:
    """Given an Army, one next to it, a Temple, a tucked card and more cards than Wisdom, then all of that counts."""
    given = Ashes("ragnar").control(0, 8, 9).armies(0, 8, 2).armies(0, 9, 3).temples(8).tucked(0, 1)
    given.hand(0, "axe", "bow", "spear").attributes(0, authority=4, might=2, wisdom=2)
    s = given.at(["turn", 1]).s
    assert resists(s, 7) == 2 + 3 + 4 + 1 + 2 * CARD
    assert resists(s, 0) is None


@clause("LS-10.11")
def test_what_nobody_defends_is_taken_without_a_battle() -> None:
    s = Ashes("ragnar").control(0, 1).armies(0, 16, 3).tucked(0, 2).hand(0, "axe").at(["turn", 1]).s
    assert (resists(s, 0), Ground(s, 1).takes(0, 6)) == (0.0, 1.0)


@clause("LS-5.9")
def test_an_army_that_is_strong_enough_makes_a_region_safe() -> None:
    """Given a Follower that brings 5 against a Region, then 4 of Army value are at risk there, and 5 are not."""
    given = Ashes("ragnar").control(0, 9).armies(0, 9, 3).tucked(0, 1).hand(0, "axe").control(1, 8, 1)
    s = given.attributes(0, authority=2, might=2, wisdom=2).at(["turn", 1]).s
    ground = Ground(s, 1)
    assert (brings(s, 7)[0], brings(s, 0)[0]) == (5, 0)
    assert ground.risk(7, 0) > ground.risk(7, 4) > 0 == ground.risk(7, 5)
    assert 0 < ground.risk(0, 0) < ground.risk(7, 0)


def in_its_turn(seats: int, seat: int) -> Match:
    """A match with one Follower, in the first turn of a person."""
    match, bot = Match.new(GAME, seats, 5, options=Options(followers=1)), Heuristic(1)
    while (match.state.active, match.state.turn, match.pending[0].seat) != (seat, 1, seat):
        question = match.pending[0]
        match.answer(question.seat, question.options[0] if question.automatic else decide(bot, match, question.seat))
    return match


def test_alone_among_followers_a_thought_is_played_on_to_the_end() -> None:
    """Given one person and a Follower, when a thought is played on, the Follower's turns are too, to the end."""
    world = in_its_turn(2, 1).imagine(1, Chance(1))
    play_turn(world, Chance(2))
    assert world.outcome is not None


def test_a_thought_ends_with_the_turn_of_another_person() -> None:
    """Given two people and a Follower, when a thought is played on, then it ends as the other person's turn begins."""
    match = in_its_turn(3, 1)
    world = match.imagine(1, Chance(1))
    play_turn(world, Chance(2))
    assert (world.outcome, world.state.active) == (None, 2)
