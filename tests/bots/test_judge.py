"""The analyst of titles with more than two sides: chances for everybody that add up, and what to point at."""

import pytest

from meadhall import SPECTATOR, Match
from meadhall.bots import Analysis, analyst_of, make_bot
from meadhall.bots.bot import decide
from meadhall.bots.judge import likely, scale
from meadhall.kernel import Chance
from meadhall.lab.chances import Moment, calibration, fitted, surprise

TITLES = ("bloodrage", "reavers", "lords")


def judged(match: Match, seconds: float = 0.3, seed: int = 1) -> Analysis:
    """How the analyst of a title sees a match, as the seat that is asked may know it."""
    analyst = analyst_of(match.game.id)
    assert analyst is not None
    asked = match.pending[0].seat if match.pending else SPECTATOR
    return analyst(match.imagine(asked, Chance(seed)), seconds)


def played(game: str, seats: int, answers: int) -> Match:
    """A match by rules of thumb against gentle players, after so many answers."""
    match = Match.new(game, seats, 5)
    bots = [make_bot(game, "heuristic" if seat == 0 else "gentle", seat) for seat in range(seats)]
    for _ in range(answers):
        if match.pending:
            seat = match.pending[0].seat
            match.answer(seat, decide(bots[seat], match, seat))
    return match


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_chances_add_up_and_the_best_answer_can_be_given(game: str, seats: int) -> None:
    match = played(game, seats, 60)
    found = judged(match)
    assert found.sides == tuple((seat,) for seat in range(seats))
    assert sum(found.chances) == pytest.approx(1.0)
    assert all(0 < chance < 1 for chance in found.chances)
    assert (found.measure, found.proven) == ("chance", False)
    assert set(found.best) <= set(match.pending[0].options)
    assert len(found.best) == 1


@pytest.mark.parametrize("game", TITLES)
def test_after_the_end_the_winner_is_certain(game: str) -> None:
    match = played(game, 3, 10_000)
    assert match.outcome is not None
    found = judged(match)
    assert found.proven
    assert [chance > 0 for chance in found.chances] == [seat in match.outcome.winners for seat in range(3)]
    scores = [score for score in match.outcome.scores if score is not None]
    assert max(found.leads) == (max(scores) - sorted(scores)[-2] if scores else found.leads[match.outcome.winners[0]])
    assert found.best == ()


def test_whoever_plays_better_is_seen_to_stand_better() -> None:
    """Given one who plays by rules of thumb among gentle players, then late in the match it is the likeliest."""
    found = judged(played("reavers", 3, 450))
    assert found.chances[0] > 0.5
    assert found.leads[0] > 0 > max(found.leads[1:])


def test_what_is_hidden_makes_no_difference() -> None:
    """Given what lies face down is dealt anew for whoever is asked, then the chances are about the same."""
    match = played("reavers", 3, 200)
    one, two = (judged(match, seed=seed).chances for seed in (1, 2))
    assert one == pytest.approx(two, abs=0.05)


def test_nearer_to_the_end_a_lead_is_worth_more() -> None:
    spread = (5.0, 20.0)
    early, late = (likely([40.0, 30.0, 30.0], scale(spread, left)) for left in (1.0, 0.1))
    assert early[0] < late[0] < 1
    assert likely([7.0, 7.0, 7.0, 7.0], 3.0) == [0.25] * 4


def test_a_fit_finds_the_spread_that_was_least_surprised() -> None:
    """Given leads of ten points that win three of four matches, then the fit is that of these odds."""
    moments = [Moment(0.5, (10.0, 0.0), (1.0, 0.0))] * 75 + [Moment(0.5, (10.0, 0.0), (0.0, 1.0))] * 25
    found = fitted(moments)
    assert 8 <= scale(found, 0.5) <= 10.5
    assert surprise(moments, found) < surprise(moments, (1.0, 1.0))
    ((few, _, seldom), (many, given, often)) = calibration(moments, found)
    assert (few, many) == (100, 100)
    assert (seldom, often) == (0.25, 0.75)
    assert given == pytest.approx(0.75, abs=0.03)
