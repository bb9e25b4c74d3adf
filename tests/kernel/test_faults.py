"""The suite is worth what it catches: one fault in each toy, and the property that must find it."""

import pytest

from meadhall import suite

from .faults import FAULTS, Faulty
from .toy import TOY, Toy

RATES = suite.Rates(limit=400, elsewhere=1)


@pytest.mark.parametrize(("number", "game"), [pytest.param(n, game, id=game.id) for n, game in FAULTS])
def test_a_planted_fault_is_caught(number: int, game: Toy) -> None:
    with pytest.raises(suite.Broken) as caught:
        suite.run(game, 3, 80, rates=RATES)

    assert caught.value.number == number, str(caught.value)
    assert game.id in str(caught.value) or "second process" in str(caught.value)


def test_the_same_toy_without_a_fault_is_not_caught() -> None:
    """Given a toy whose chapters were all replaced by themselves, then nothing is broken."""
    game = Faulty("sound", **TOY.chapters)

    assert suite.run(game, 3, 40, rates=suite.Rates(limit=400, elsewhere=0)).matches == 40


def test_what_is_broken_once_is_broken_again() -> None:
    """The seed says it all: the same fault is found at the same place."""

    def message() -> str:
        with pytest.raises(suite.Broken) as caught:
            suite.run(FAULTS[0][1], 3, 40, rates=RATES)
        return str(caught.value)

    assert message() == message()
