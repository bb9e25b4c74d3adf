"""Forecasts: the rules' own word on what an option would do, and no word more than the seat may know."""

from collections import Counter

import pytest

from meadhall.kernel import Chance, Forecast, Match, NotOffered, apply, foresee
from meadhall.kernel.forecast import Next, _agreed
from meadhall.suite import Broken
from meadhall.suite.foretelling import must_come_true
from meadhall.suite.looking import plain
from tests.kernel.toy import TOY


@pytest.mark.parametrize(("title", "seats", "options"), [
    ("ragnarocks", 2, {}),
    ("ragnarocks", 2, {"mode": "advanced"}),
    ("bloodrage", 3, {}),
    ("toy", 3, {"giant": True}),
])  # fmt: skip
def test_what_a_forecast_said_is_what_then_happens(title: str, seats: int, options: dict[str, object]) -> None:
    """Given 500 random answers, then each was foretold as far as it could be."""
    chance, answers, said, nexts, barriers = Chance(5), 0, 0, 0, Counter[str | None]()
    while answers < 500:
        match = Match.new(title, seats, f"forecast {answers}", options)
        while match.pending and answers < 500:
            question = match.pending[chance.below(len(match.pending))]
            seat, ref = question.seat, question.options[chance.below(len(question.options))]
            told = match.forecast(seat, chance, [ref])[ref]
            must_come_true(match, seat, ref, told)
            before, open_luck = plain(match.view(seat)), told.barrier
            match.answer(seat, ref)
            match.run_on()
            if open_luck is None and not told.open:
                assert apply(before, plain(told.patch))["table"] == plain(match.view(seat))["table"]
                nexts += told.next is not None
                assert plain(told.outcome) == plain(match.view(seat))["outcome"]
            answers, said = answers + 1, said + bool(told.patch)
            barriers[told.barrier] += 1
    assert said > 100
    assert nexts > 50
    assert barriers[None] > 100


def test_all_options_are_foretold_at_once() -> None:
    match = Match.new("ragnarocks", 2, 7)
    question = match.pending[0]

    told = match.forecast(question.seat, Chance(1))

    assert list(told) == list(question.options)
    for ref, forecast in told.items():
        assert forecast.patch[".table"]["=selected"] == ref
        assert forecast.barrier is None
        twin = match.fork()
        twin.answer(question.seat, ref)
        assert forecast.next == Next("move_to", twin.pending[0].options, twin.pending[0].about)


def test_a_forecast_ends_before_anybody_learns_anything() -> None:
    """Given the toy's peek, then its forecast says that knowledge follows, and names no card."""
    match = Match.new(TOY, 2, 1)
    while match.pending[0].prompt != "act":
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    match.answer(match.pending[0].seat, "do:peek")

    told = match.forecast(match.pending[0].seat, Chance(1))

    assert told["pile:deck"] == Forecast(barrier="knowledge")


def test_a_world_is_foreseen_like_a_match() -> None:
    match = Match.new("bloodrage", 2, 1)
    seat = match.pending[0].seat
    world = match.imagine(seat, Chance(1))

    assert dict(foresee(world, seat, Chance(2))) == match.forecast(seat, Chance(3))


def test_whoever_is_not_asked_foresees_nothing() -> None:
    match = Match.new("ragnarocks", 2, 7)

    with pytest.raises(NotOffered):
        match.forecast(1 - match.pending[0].seat, Chance(1))


def test_a_forecast_that_lies_is_found() -> None:
    match = Match.new("ragnarocks", 2, 7)
    seat, ref = match.pending[0].seat, match.pending[0].options[0]
    true = match.forecast(seat, Chance(1))[ref]
    must_come_true(match, seat, ref, true)

    for lie in (
        Forecast({".table": {"=selected": "hex:f6"}}),
        Forecast({".table": {"=selected": "hex:f6"}}, open=True),
        Forecast({".table": {"-selected": 0}}, open=True),
        Forecast(true.patch, "chance"),
        Forecast(true.patch, next=Next("move_to", ())),
        Forecast(true.patch, next=true.next and Next(true.next.prompt, true.next.options, {"viking": "hex:f6"})),
        Forecast(true.patch, outcome={"ranking": [[0], [1]]}),
    ):
        with pytest.raises(Broken, match="Property 14"):
            must_come_true(match, seat, ref, lie)


def test_only_what_all_worlds_agree_on_is_said() -> None:
    before = {"kept": 1, "gone": 2, "maybe": 3, "hand": [1, 2], "pile": [1]}
    one = {"kept": 5, "maybe": 3, "hand": [1, 7], "pile": [1, 2], "new": 1, "other": 1}
    two = {"kept": 5, "hand": [9, 7], "pile": [2], "new": 1, "other": 2}

    agreed, whole = _agreed(before, [one, two])

    assert agreed == {"kept": 5, "maybe": 3, "hand": [1, 7], "pile": [1], "new": 1}
    assert not whole
