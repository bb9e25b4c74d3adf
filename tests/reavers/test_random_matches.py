"""Whole matches at random, through the shared suite, and what holds in every one of them."""

import random

import pytest

from meadhall import Match, suite
from meadhall.games.reavers.game import GAME
from meadhall.games.reavers.pieces import BACKS
from meadhall.games.reavers.state import State
from meadhall.kernel import Chance
from meadhall.kernel.match import checked
from meadhall.testing import clause


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shared_suite_with_crews_that_seldom_rest(seats: int) -> None:
    """Resting, leaving, declining and giving up stand last on every list; without them matches go deep."""
    chance, report = Chance(seats), suite.Report(GAME.id, seats)
    seldom_last = lambda n: chance.below(n - 1) if n > 1 and chance.below(8) else chance.below(n)  # noqa: E731
    suite.play(GAME, seats, seats, pick=seldom_last, report=report, rates=suite.LARGE)
    assert report.answers > 100
    assert report.endings.total() == 1


@clause("RM-23.25", "RM-23.9", "RM-23.10", "RM-23.11", "RM-23.12", "RM-23.13", "RM-23.14", "RM-23.33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_is_counted_after_every_answer(seats: int) -> None:
    assert [len(back) for back in BACKS[:6]] == [62, 76, 24, 45, 66, 34]
    for seed in range(3):
        match, chance = Match.new(GAME, seats, seed), random.Random(seed)
        while match.pending:
            question = match.pending[0]
            options = [ref for ref in question.options if ref != "do:rest"] or list(question.options)
            match.answer(question.seat, chance.choice(options))
            checked(GAME, match.state)
            s: State = match.state
            assert all(min(player.food, player.favor, player.terror) >= 0 for player in s.players)


@clause("RM-9.38", "RM-9.43")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_player_is_asked_at_a_time_and_always_has_an_option(seats: int) -> None:
    asked = set()
    for seed in range(4):
        match, chance = Match.new(GAME, seats, seed), random.Random(seed + 100)
        while match.pending:
            (question,) = match.pending
            asked.add(question.prompt)
            assert question.options
            assert question.clauses, question.prompt
            match.answer(question.seat, chance.choice(question.options))
    assert asked <= set(GAME.prompts)
    assert len(asked) > 25
