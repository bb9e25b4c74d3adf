"""Whole matches of Lords of Ragnarok in a browser, with two players and with three, and what is seen of them."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.crews import hasty
from tests.browser.doors import Doors
from tests.browser.lords import Crew, bold, open_table

pytestmark = pytest.mark.browser

STAGES = {"hunt": "The Hunt of", "battle": "The Battle for"}


@pytest.mark.slow
@pytest.mark.parametrize(("bots", "dice"), [(1, "1 3"), (2, "2 10")])
def test_a_whole_match_with_hunts_and_battles_in_view(visit: Visit, bay: Doors, bots: int, dice: str) -> None:
    """Given bots, when a bold one plays by mouse, then Hunts and Battles are seen, and the match comes to its end."""
    me = hasty(visit(bay).named("Sigrun"))
    player = Crew(me, "mouse", bold(Random(dice)))
    me.enter(open_table(me, bots, bot="heuristic"))  # who know how to come to an end
    me.until(lambda: player.ear.view is not None, lambda: "the table was never told")
    seen: set[str] = set()
    while player.view["outcome"] is None:
        me.until(lambda: player.asked or player.view["outcome"] is not None, lambda: "nobody is asked")
        if player.asked:
            for stage in [name for name in STAGES if player.view["table"][name] and name not in seen]:
                expect(me.page.get_by_role("dialog", name=STAGES[stage])).to_be_visible()
                seen.add(stage)
            player.answer()
    assert seen == set(STAGES)

    def over() -> bool:
        me.go_on()  # what came before the end may still be looked at
        return me.end.is_visible()

    me.until(over, lambda: "the end is not shown")
    expect(me.end.locator("article.first")).to_have_count(1)
    expect(me.end.get_by_role("button", name=player.view["outcome"]["clause"])).to_be_visible()
    me.nothing_scrolls()
