"""Everything that must always hold, tried on every title of the hall and on the toy."""

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall import suite
from meadhall.kernel import Chance, Game, find
from meadhall.kernel.game import TITLES
from tests.kernel.toy import TOY

FUZZ = int(os.environ.get("MEADHALL_FUZZ", "20" if settings.get_current_profile_name() == "fuzz" else "1"))
"""How many times longer to look: `make test` looks once, `make fuzz` twenty times."""
MATCHES = 200
TOY_MATCHES = 60
LARGE = {"bloodrage"}
GAMES: list[Game[Any]] = [*(find(title) for title in TITLES), TOY]
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_holds_in_random_play(game: Game[Any], seats: int) -> None:
    matches = FUZZ * (TOY_MATCHES if game is TOY else MATCHES)

    report = suite.run(game, seats, matches, seed=FUZZ - 1, rates=suite.LARGE if game.id in LARGE else suite.USUAL)

    assert report.matches == matches
    for name in ("copies", "looking", "records", "refused", "second process", "undo", "undo in vain", "worlds"):
        assert report.tried[name] > 0, f"{name} was never tried"


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_holds_whatever_is_pointed_at(game: Game[Any], seats: int) -> None:
    """Hypothesis points; what it finds, it makes small."""

    rates = suite.LARGE if game.id in LARGE else suite.USUAL

    @settings(max_examples=12 if FUZZ == 1 else 60 * FUZZ)
    @given(numbers=st.lists(st.integers(0, 1 << 12), max_size=80), seed=st.integers(0, 1 << 16))
    def holds(numbers: list[int], seed: int) -> None:
        suite.play(game, seats, seed, pick=suite.picks(iter(numbers), Chance(seed)), rates=rates)

    holds()


def test_the_toy_tries_what_titles_without_cards_cannot() -> None:
    """Given the toy with all that is nasty, then every property has really been tried on it."""
    report = suite.run(TOY, 3, 40, rates=suite.Rates(evenness=30))

    tried = ("retelling", "secret choice", "turning", "evenness", "together")
    assert all(report.tried[name] > 20 for name in tried), report
    assert set(report.endings) == {"rounds", "doom"}
