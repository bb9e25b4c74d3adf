"""Whole matches at random, through the shared suite, and what holds in every one of them."""

import random

import pytest

from meadhall import SPECTATOR, Match, suite
from meadhall.games.bloodrage.game import GAME
from meadhall.kernel import Chance
from meadhall.testing import clause


def play(seats: int, seed: int) -> tuple[Match, list[dict[str, object]]]:
    """A match in which nobody passes while there is something to do; all that was told."""
    match, chance, told = Match.new(GAME, seats, seed), random.Random(seed), []
    while match.pending:
        question = match.pending[0]
        options = [ref for ref in question.options if ref != "do:pass"] or list(question.options)
        told += [event.seen_by(SPECTATOR) for event in match.answer(question.seat, chance.choice(options))]
    return match, told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shared_suite(seats: int) -> None:
    report = suite.run(GAME, seats, matches=3, seed=seats)
    assert report.matches == 3
    assert report.tried["worlds"] > 0
    assert report.tried["secret choice"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shared_suite_with_clans_that_seldom_pass(seats: int) -> None:
    """Passing, declining and being done stand last on every list; without them matches go deep."""
    chance, report = Chance(seats), suite.Report(GAME.id, seats)
    seldom_last = lambda n: chance.below(n - 1) if n > 1 and chance.below(8) else chance.below(n)  # noqa: E731
    suite.play(GAME, seats, seats, pick=seldom_last, report=report)
    assert report.answers > 100
    assert report.endings.total() == 1


@clause("BR-1.36", "BR-1.34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stats_only_ever_grow(seats: int) -> None:
    for seed in range(4):
        match, told = play(seats, seed)
        steps: dict[tuple[object, object], int] = {}
        for event in told:
            if event["kind"] == "stat":
                key, step = (event["seat"], event["stat"]), event["step"]
                assert isinstance(step, int)
                assert step == steps.get(key, 1) + 1
                steps[key] = step
        for seat, clan in enumerate(match.view(SPECTATOR)["table"]["clans"]):
            assert {name: stat["step"] for name, stat in clan["stats"].items()} == {
                name: steps.get((seat, name), 1) for name in clan["stats"]
            }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_glory_is_told(seats: int) -> None:
    for seed in range(4):
        match, told = play(seats, seed)
        glory = [0] * seats
        for event in told:
            seat, amount = event.get("seat"), event.get("glory")
            if event["kind"] == "glory":
                assert isinstance(seat, int)
                assert isinstance(amount, int)
                glory[seat] += amount
            elif event["kind"] == "glory_taken":
                loser = event["loser"]
                assert isinstance(seat, int)
                assert isinstance(amount, int)
                assert isinstance(loser, int)
                glory[seat] += amount
                glory[loser] -= amount
        outcome = match.outcome
        assert outcome is not None
        assert list(outcome.scores) == glory


def test_every_prompt_has_its_clauses() -> None:
    asked = set()
    for seats in (2, 3, 4):
        for seed in range(10):
            match, chance = Match.new(GAME, seats, seed), random.Random(seed)
            while match.pending:
                question = match.pending[0]
                asked.add(question.prompt)
                assert question.clauses, question.prompt
                match.answer(question.seat, chance.choice(question.options))
    assert asked <= set(GAME.prompts)
    assert len(asked) > 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays(seats: int) -> None:
    match, _ = play(seats, 11)
    match.record().verify()
