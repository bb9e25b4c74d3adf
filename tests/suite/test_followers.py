"""Everything that must always hold, tried where Followers of Surtur play: alone, three of them, and beside people."""

import pytest
from msgspec import structs

from meadhall import suite
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.kernel import Chance

from .test_every_game import FUZZ, rates_of

TILES = tuple(tile.id for tile in CONTENT.followers)
COLOURED = (0, 0, 0, 0)
"""The first answers at a table for two: the person's colour and the Follower's, each by the place of who is asked."""
ALONE, CROWDED = (40, 20) if FUZZ == 1 else (50 * FUZZ, 50 * FUZZ)
"""Matches against each Follower, and at each table with several."""


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("tile", TILES)
def test_everything_holds_against_a_follower(tile: str) -> None:
    """A person alone against each Follower, and the Follower is the one that was chosen."""
    report, written, met = suite.Report(GAME.id, 2), 0, 0
    rates = structs.replace(rates_of(GAME, 2), records=6)
    for number in range(ALONE):
        seed = f"{FUZZ} {tile} {number}"
        pick = suite.picks(iter((*COLOURED, 0, TILES.index(tile))), Chance(seed))
        record = suite.play(GAME, 2, seed, {"followers": 1}, pick=pick, rates=rates, report=report)
        if record is not None:
            written += 1
            met += f"follower:{tile}" in [entry.ref for entry in record.entries[:4]]
    assert report.matches == ALONE
    # Where an answer of the beginning was taken back, chance chose again.
    assert met > 0.9 * written > 0
    must_have_tried(report)


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("followers", [3, 2])
def test_everything_holds_with_several(followers: int) -> None:
    """Three against one, and two beside two people."""
    report = suite.run(GAME, 4, CROWDED, seed=FUZZ, options=[{"followers": followers}], rates=rates_of(GAME, 4))
    assert report.matches == CROWDED
    must_have_tried(report)


def must_have_tried(report: suite.Report) -> None:
    """Every property was really looked at."""
    for name in ("automata", "copies", "forecasts", "frames", "looking", "refused", "undo", "walking", "worlds"):
        assert report.tried[name] > 0, f"{name} was never tried: {report}"
