"""The suite is worth what it catches: one fault in each toy, and the property that must find it."""

import pytest
from msgspec import structs

from meadhall import Match, suite
from meadhall.kernel import Chance
from meadhall.suite.secrecy import check_choice

from .faults import FAULTS
from .faulty import Faulty
from .leaks import (
    ALL_ON_RECORD,
    FIELD_LEFT_OUT,
    ON_RECORD,
    SECRET_PLACE,
    STRONG_VAULTS,
    WentBy,
    deal_in_sight,
    feast_openly,
    stash_the_last,
)
from .toy import TOY, Toy

RATES = suite.Rates(limit=400, elsewhere=1)
NO_LEAKS = structs.replace(RATES, worlds=0, retelling=0, secret_choice=0, turning=0, evenness=0, walking=0)
"""Without anything that looks for leaks: many a leak is found in several ways, and each must find it by itself."""
ALONE = {
    "walking": structs.replace(NO_LEAKS, walking=4),
    "secret choice": structs.replace(NO_LEAKS, secret_choice=1),
    "retelling": structs.replace(NO_LEAKS, retelling=1),
}


@pytest.mark.parametrize(("number", "game"), [pytest.param(n, game, id=f"{n}-{game.id}") for n, game in FAULTS])
def test_a_planted_fault_is_caught(number: int, game: Toy) -> None:
    with pytest.raises(suite.Broken) as caught:
        suite.run(game, 3, 80, rates=ALONE["walking"] if number == 11 else structs.replace(RATES, walking=0))

    assert caught.value.number == number, str(caught.value)
    assert game.id in str(caught.value) or "second process" in str(caught.value)


@pytest.mark.parametrize(
    ("game", "way", "how"),
    [
        (ON_RECORD, "walking", "of the running record names card:"),
        (ON_RECORD, "secret choice", "in the record audience -?. can tell card:"),
        (ON_RECORD, "retelling", "after card:.*: record"),
        (ALL_ON_RECORD, "walking", "of the running record names card:"),
        (ALL_ON_RECORD, "secret choice", "in the record audience -?. can tell card:"),
        (ALL_ON_RECORD, "retelling", "after card:.*: record"),
        (FIELD_LEFT_OUT, "secret choice", "by the events audience -?. can tell card:"),
        (SECRET_PLACE, "secret choice", "audience -?. can tell hand:"),
        (STRONG_VAULTS, "secret choice", "in the view audience -?. can tell card:"),
    ],
)
def test_a_leak_is_caught_in_each_way_alone(game: Toy, way: str, how: str) -> None:
    with pytest.raises(suite.Broken, match=how):
        suite.run(game, 3, 80, rates=ALONE[way])


def test_what_is_chosen_together_is_compared_when_all_are_in() -> None:
    """Given that nobody has laid a card yet, then it is found that the record will name them."""
    match = Match.new(ALL_ON_RECORD, 3, 1)
    while match.pending[0].prompt != "lay":
        match.answer(match.pending[0].seat, match.pending[0].options[-1])
    assert len(match.pending) == 3
    backs = [0] * len(match.state.faces)  # all cards of the toy have the same back

    with pytest.raises(suite.Broken, match="in the record"):
        check_choice(match, backs, Chance(1))


@pytest.mark.parametrize(
    "game",
    [
        Faulty("sound", **TOY.chapters),
        Faulty("packs-in-sight", deal=deal_in_sight),
        Faulty("open-feast", feast=feast_openly),
        Faulty("open-stash", stash=stash_the_last),
    ],
    ids=lambda game: game.id,
)
def test_a_toy_without_a_fault_is_not_caught(game: Toy) -> None:
    """Given a toy whose chapters were replaced by themselves, or by others that are sound, then nothing is broken."""
    assert suite.run(game, 3, 25, rates=suite.Rates(limit=400, elsewhere=0, walking=2)).matches == 25


def test_sets_that_a_title_declares_may_be_named() -> None:
    """Given a toy that names whole sets where it says so, then nothing is broken."""
    rates = suite.Rates(limit=400, elsewhere=0, walking=1)

    assert suite.run(WentBy(), 3, 15, rates=rates).tried["walking"] > 300


def test_what_is_broken_once_is_broken_again() -> None:
    """The seed says it all: the same fault is found at the same place."""

    def message() -> str:
        with pytest.raises(suite.Broken) as caught:
            suite.run(FAULTS[0][1], 3, 40, rates=RATES)
        return str(caught.value)

    assert message() == message()
