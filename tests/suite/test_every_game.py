"""Everything that must always hold, tried on every title of the hall and on the toy."""

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from meadhall import suite
from meadhall.kernel import Chance, Game, find
from meadhall.kernel.titles import TITLES
from meadhall.suite.playing import tables_of
from tests.kernel.toy import TOY

FUZZ = int(os.environ.get("MEADHALL_FUZZ", "10" if settings.get_current_profile_name() == "fuzz" else "1"))
"""How many times longer to look: `make test` looks once, `make fuzz` ten times."""
MATCHES = 60
CROWD = 4
"""Matches at each table of Ragnarocks larger than the rules recommend (RR-42.2): seventeen sizes, 68 matches."""
RECOMMENDED = 6
GAMES: list[Game[Any]] = [*(find(title) for title in TITLES), TOY]
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]


def rates_of(game: Game[Any], seats: int) -> suite.Rates:
    """How closely a table is looked at: those with many views seldom enough for some hundred matches."""
    if game.id == "ragnarocks" and seats > RECOMMENDED:  # few matches, so more of each is looked at
        return structs.replace(
            suite.LARGE, looking=40, copies=40, worlds=40, refused=40, undo_in_vain=20, records=1, elsewhere=1
        )
    if game.id == "lords":  # matches twice as long again: as often in each as in those of Reavers
        return structs.replace(
            suite.LONG, looking=400, copies=480, worlds=200, retelling=200, turning=160, evenness=3200, undo=120,
            refused=320, undo_in_vain=200, records=12, walking=80, frames=160, forecasts=320,
        )  # fmt: skip
    if game.id == "reavers":
        return suite.LONG
    large = game.id == "bloodrage" or (game.id == "ragnarocks" and seats > 2)
    return structs.replace(suite.LARGE, stored=4) if large else suite.USUAL


def matches_of(game: Game[Any], seats: int) -> int:
    """How many matches a table plays."""
    return FUZZ * (CROWD if seats > RECOMMENDED else MATCHES)


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_holds_in_random_play(game: Game[Any], seats: int) -> None:
    matches = matches_of(game, seats)

    report = suite.run(game, seats, matches, seed=FUZZ - 1, rates=rates_of(game, seats))

    assert report.matches == matches
    usual = ("copies", "looking", "records", "refused", "second process", "undo", "undo in vain", "worlds")
    for name in (*usual, "frames", "forecasts"):
        assert report.tried[name] > 0, f"{name} was never tried"
    if game.id != "ragnarocks":  # which hides something at few tables only
        for name in ("retelling", "walking"):
            assert report.tried[name] > 0, f"{name} was never tried"
        open_choices = game.id in ("reavers", "lords")
        assert (report.tried["secret choice"] > 0) != open_choices, "there nothing is chosen in secret"


@pytest.mark.fuzz
@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table.values[1] in range(RECOMMENDED + 1)])
def test_everything_holds_whatever_is_pointed_at(game: Game[Any], seats: int) -> None:
    """Hypothesis points; what it finds, it makes small."""

    rates = rates_of(game, seats)
    (options, *_) = tables_of(game, seats)

    examples = 4 if game.id in ("reavers", "lords") else 12  # whose matches are long

    @settings(max_examples=examples if FUZZ == 1 else 5 * examples * FUZZ)
    @given(numbers=st.lists(st.integers(0, 1 << 12), max_size=80), seed=st.integers(0, 1 << 16))
    def holds(numbers: list[int], seed: int) -> None:
        report, pick = suite.Report(game.id, seats), suite.picks(iter(numbers), Chance(seed))
        suite.play(game, seats, seed, options, pick=pick, rates=rates, report=report)
        assert report.endings.total() == 1

    holds()


def test_the_toy_tries_what_titles_without_cards_cannot() -> None:
    """Given the toy with all that is nasty, then every property has really been tried on it."""
    report = suite.run(TOY, 3, 40, rates=suite.Rates(evenness=30))

    tried = (
        "automata",
        "retelling",
        "secret choice",
        "walking",
        "turning",
        "evenness",
        "together",
        "frames",
        "forecasts",
    )
    assert all(report.tried[name] > 20 for name in tried), report
    assert report.tried["frames of an undo"] > 0, report
    assert set(report.endings) == {"rounds", "doom"}
