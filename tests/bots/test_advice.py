"""Advice in the middle of a match: a thing that may be pointed at, and a reason that holds."""

import pytest

from meadhall.bots import analyst_of
from meadhall.bots.advice import Advice, Happening, _Way, advise
from meadhall.kernel import Chance, Event, Match, Seat, find
from meadhall.kernel.titles import TITLES
from meadhall.server.botworker import Sought, advised
from meadhall.suite.copies import walk


def advice_in(game: str, answers: int) -> tuple[Match, Seat, Advice | None]:
    match, chance = Match.new(game, find(game).usual_seats(), 5), Chance(2)
    walk(match, chance, answers)
    match.run_on()
    seat = match.pending[-1].seat
    analyst = analyst_of(game)
    assert analyst is not None
    return match, seat, advise(match.imagine(seat, chance), seat, analyst, 0.01, chance)


@pytest.mark.parametrize("game", TITLES)
def test_every_title_gives_advice_with_a_reason(game: str) -> None:
    """Given a match of each title, when its analyst is asked, then it compares something offered with another."""
    for answers in (24, 31):
        match, seat, found = advice_in(game, answers)
        options = match.question(seat).options
        assert found is not None
        assert found.ref in options
        if found.only:
            assert len(options) == 1
        elif found.instead is not None:
            assert found.instead in options
            assert found.instead != found.ref
            assert found.gain is not None
            assert found.worlds == 0 or (found.gain >= 0 and found.better <= found.worlds)


def test_who_is_asked_together_with_others_is_advised_too() -> None:
    """Given a draft in which all pick at once, when the last seat asks, then what it holds itself is advised."""
    match, chance = Match.new("bloodrage", 3, 1), Chance(1)
    while len(match.pending) < 2:
        walk(match, chance, 1)
    question, analyst = match.pending[-1], analyst_of("bloodrage")
    assert analyst is not None
    found = advise(match.imagine(question.seat, chance), question.seat, analyst, 0.01, chance)
    assert found is not None
    assert found.ref in question.options


def test_what_happens_on_one_way_only_is_told() -> None:
    """Given worlds with more battles won on one way, then that is told, the greatest difference first."""
    one, other = _Way(), _Way()
    one.told.update({("battle_won", True): 7, ("pillaged", True): 4, ("passed", False): 3})
    other.told.update({("battle_won", True): 2, ("pillaged", True): 3, ("passed", False): 3, ("lost", False): 3})

    assert one.beside(other) == (
        Happening("battle_won", True, 7, 2),
        Happening("lost", False, 0, 3),
        Happening("pillaged", True, 4, 3),
    )


def test_a_world_tells_who_listens() -> None:
    """Given a world in which somebody listens, when it is played on, then its events are heard, and only there."""
    match = Match.new("lords", 2, 1)
    world = match.imagine(match.pending[0].seat, Chance(1))
    quiet, told = world.fork(), world.hear()
    for one in (world, quiet):
        question = one.pending[0]
        one.answer(question.seat, question.options[0])
    assert told
    assert all(isinstance(event, Event) for event in told)


async def test_where_the_analyst_is_silent_the_strongest_bot_advises() -> None:
    """Given the draft of powers, of which the analyst says nothing, then there is advice without a reason."""
    match = Match.new("ragnarocks", 2, 1, options={"mode": "advanced"})
    question = match.pending[0]
    found = (await advised(Sought("ragnarocks", match.snapshot(), question.seat, 0.05))).advice
    assert found is not None
    assert found.ref in question.options
    assert (found.gain, found.instead) == (None, None)
