"""What must always hold, tried on random matches as far as the rules are built; every match ends."""

import pytest

from meadhall import suite
from meadhall.games.lords.game import GAME
from meadhall.testing import clause


@clause("LR-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shared_suite_holds(seats: int) -> None:
    report = suite.run(GAME, seats, matches=1)
    assert report.matches == 1
