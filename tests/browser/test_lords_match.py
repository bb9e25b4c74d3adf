"""Whole matches of Lords of Ragnarok in a browser, with two players and with three, and what is seen of them."""

from random import Random

import pytest

from tests.browser.conftest import Visit
from tests.browser.crews import hasty
from tests.browser.doors import Doors
from tests.browser.lords import STAGES, Crew, bold, open_table, play_to_the_end

pytestmark = pytest.mark.browser


@pytest.mark.slow
@pytest.mark.parametrize(("bots", "dice"), [(1, "1 3"), (2, "2 10")])
def test_a_whole_match_with_hunts_and_battles_in_view(visit: Visit, bay: Doors, bots: int, dice: str) -> None:
    """Given bots, when a bold one plays by mouse, then Hunts and Battles are seen, and the match comes to its end."""
    me = hasty(visit(bay).named("Sigrun"))
    player = Crew(me, "mouse", bold(Random(dice)))
    me.enter(open_table(me, bots, bot="heuristic"))  # who know how to come to an end
    assert play_to_the_end(player) == set(STAGES)
