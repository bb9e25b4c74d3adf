"""A whole match with the mouse, and what comes after it: the end, the replay, and again."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_a_whole_match_by_mouse_its_replay_and_again(visit: Visit, dice: Random) -> None:
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    me.nothing_scrolls()
    pointed = me.play_to_the_end(dice)
    assert pointed >= 12

    # the end: who won, the clause that ended it, and the way on under the finger
    page = me.page
    expect(me.end.get_by_role("heading", level=1)).to_contain_text(re.compile("holds the island|is shared"))
    expect(me.end.get_by_role("button", name="RR-5.9")).to_be_visible()
    again = me.end.get_by_role("button", name="Rematch")
    expect(again).to_be_focused()
    scores = me.end.locator(".score")
    expect(scores).to_have_count(2)
    me.nothing_scrolls()

    # the replay: every step has an address
    me.end.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(rf"/table/{table}/replay/0$"))
    expect(me.prompt).to_contain_text("Watching move 0")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("/replay/1$"))
    page.get_by_role("slider").press("End")
    steps = me.steps(table)
    assert steps >= pointed
    expect(page).to_have_url(re.compile(f"/replay/{steps}$"))
    expect(page.locator("[data-stone]")).not_to_have_count(0)
    page.get_by_role("slider").press("Home")
    expect(page.locator("[data-stone]")).to_have_count(0)
    me.waits()

    # an address is enough: another visitor sees the same step with the same eyes
    page.goto(f"{me.address}/table/{table}/replay/{steps - 1}?as=1")
    expect(me.prompt).to_contain_text(f"Watching move {steps - 1}")
    page.reload()
    expect(me.prompt).to_contain_text(f"Watching move {steps - 1}")
    expect(page).to_have_url(re.compile(rf"/replay/{steps - 1}\?as=1$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"/replay/{steps - 2}\?as=1$"))

    # again: the same company, at a new table
    page.get_by_role("button", name="To the end").click()
    expect(page).to_have_url(re.compile(rf"/table/{table}$"))
    again.click()
    expect(me.end).to_have_count(0)
    expect(page).not_to_have_url(re.compile(table))
    assert me.my_turn()


def test_a_turn_in_full_motion_is_told_in_the_saga(visit: Visit, dice: Random) -> None:
    me = visit(motion=True)
    me.enter(me.open_table("me", "random"))
    assert me.my_turn()
    before = me.page.get_by_role("log").locator("li").count()
    select, move, stone = me.turn(dice)
    line = f"{select[4:]} to {move[4:]}, stone on {stone[4:]}."
    expect(me.page.get_by_role("log").locator("li", has_text=line)).to_be_visible()
    expect(me.page.locator(f'[data-stone="{stone}"]')).to_be_visible()
    assert me.my_turn()
    assert me.page.get_by_role("log").locator("li").count() >= before + 2
