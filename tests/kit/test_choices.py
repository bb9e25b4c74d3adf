"""A choice judges each candidate once: what nothing speaks against is offered, the rest is refused with its clause."""

from typing import Any

from meadhall.kernel import Clause, Option, Seat, State, button
from meadhall.kit.choices import choice

STONES = tuple(Option(f"stone:{k}", k) for k in range(4))
PASS = button("pass")


def pebbles(s: State, seat: Seat, least: int) -> list[Option]:
    """Things that look like stones."""
    return [Option("pebble:9", 9)]


@choice(STONES, PASS, others=pebbles)
def heavy(s: State, seat: Seat, weight: int, least: int) -> Clause | None:
    """A stone of some weight."""
    if weight == 9:
        return "TY-2"
    return None if weight >= least else "TY-1"


def state() -> State:
    return State(seats=2)


def test_what_nothing_speaks_against_is_offered_and_the_rest_is_refused() -> None:
    assert heavy.options(state(), 0, 2) == [STONES[2], STONES[3], PASS]
    assert heavy.refusals(state(), 0, 2) == {"stone:0": "TY-1", "stone:1": "TY-1", "pebble:9": "TY-2"}


def test_what_only_looks_possible_is_not_judged_before_somebody_asks_why_not() -> None:
    judged: list[int] = []

    @choice(STONES, others=[Option("pebble:9", 9)])
    def any_stone(s: State, seat: Seat, weight: int) -> Clause | None:
        judged.append(weight)
        return None

    assert any_stone.any(state(), 0)
    assert judged == [0]  # one is enough
    any_stone.options(state(), 0)
    assert judged == [0, 0, 1, 2, 3]
    any_stone.refusals(state(), 0)
    assert 9 in judged


def test_a_button_is_always_there_and_no_reason_to_ask() -> None:
    assert heavy.open(state(), 0, 4) == []
    assert not heavy.any(state(), 0, 4)
    assert heavy.options(state(), 0, 4) == [PASS]
    assert heavy.beside(button("done")).options(state(), 0, 3) == [STONES[3], PASS, button("done")]


def test_it_is_asked_with_the_arguments_that_it_is_judged_by() -> None:
    ask: Any = heavy.ask(1, "lift", 3, about={"least": 3})
    assert (ask.seat, ask.prompt, ask.about, ask.args) == (1, "lift", {"least": 3}, (3,))
    assert ask.options(state(), 1, *ask.args) == [STONES[3], PASS]
    assert heavy(state(), 1, 0, 3) == "TY-1"
    assert heavy.__doc__ == "A stone of some weight."
