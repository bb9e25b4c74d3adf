"""Looking back while a match goes on: the bar and the saga follow it, and every turn can be gone to."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_the_bar_and_the_saga_follow_a_match_that_goes_on(visit: Visit, dice: Random) -> None:
    """Given a match at one device, when it goes on in one window, the replay in the other has it too."""
    me = visit()
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    me.turn(dice)
    me.my_turn()
    back = me.context.new_page()
    back.goto(f"{me.address}/table/{table}/replay/1")
    where = back.locator(".replay .where")
    expect(where).to_have_text("1 of 3")
    me.turn(dice)
    expect(where).to_have_text("1 of 6")
    expect(back).to_have_url(re.compile(r"/replay/1$"))
    back.get_by_role("slider", name="Step of the match").press("End")
    expect(back).to_have_url(re.compile(r"/replay/6$"))
    expect(back.get_by_role("log").locator("a.t")).to_have_text(["Turn 1", "Turn 2"])

    # what is taken back and played otherwise is told otherwise
    me.page.get_by_role("button", name=re.compile("Undo")).click()
    expect(where).to_have_text("5 of 5")
    me.answer(dice)
    expect(where).to_have_text("5 of 6")
    back.get_by_role("slider", name="Step of the match").press("End")
    played = me.page.get_by_role("log").locator("li").last
    expect(played).to_contain_text("stone on")
    expect(back.get_by_role("log").locator("li").last).to_have_text(played.inner_text())


def test_a_turn_of_the_list_is_gone_to(visit: Visit, dice: Random) -> None:
    me = visit()
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    for _ in range(3):
        me.turn(dice)
    me.my_turn()
    turns = me.page.get_by_role("group", name="Turns").get_by_role("button")
    expect(turns).to_have_count(3)
    turns.nth(1).click()  # at the live table it opens the replay
    expect(me.page).to_have_url(re.compile(r"/replay/6$"))
    turns.first.click()  # in the replay it goes there
    expect(me.page).to_have_url(re.compile(r"/replay/3$"))
