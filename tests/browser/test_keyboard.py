"""The table without a mouse: Tab, arrows, Enter, a typed name, and a key for everything else."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def standing(me: Visitor) -> str | None:
    ref: str | None = me.page.evaluate("() => document.activeElement?.getAttribute('data-ref') ?? null")
    return ref


def press(me: Visitor, *keys: str) -> None:
    for key in keys:
        me.page.keyboard.press(key)


def by_tab(me: Visitor, dice: Random) -> str:
    """Walks over the offered things in their order, and answers."""
    assert me.my_turn()
    offered = set(me.offered())
    for _ in range(1 + dice.randrange(min(3, len(offered)))):
        press(me, "Tab")
        assert standing(me) in offered
    at = standing(me)
    assert at is not None
    press(me, "Enter")
    return at


def by_arrows(me: Visitor, dice: Random) -> str:
    """Goes to the nearest offered thing in a direction, and answers."""
    assert me.my_turn()
    offered = set(me.offered())
    press(me, "Escape")
    for way in ("ArrowUp", "ArrowRight", dice.choice(("ArrowDown", "ArrowLeft"))):
        press(me, way)
    at = standing(me)
    assert at in offered
    press(me, "Enter")
    return at


def by_name(me: Visitor, dice: Random) -> str:
    """Types what it wants to point at."""
    assert me.my_turn()
    ref = dice.choice(me.offered())
    press(me, "/")
    box = me.page.get_by_role("combobox", name="Type a name")
    expect(box).to_be_focused()
    me.page.keyboard.type(ref[4:])
    expect(me.page.locator(f'[role="option"][aria-selected="true"][data-found="{ref}"]')).to_be_visible()
    press(me, "Enter")
    expect(box).to_have_count(0)
    return ref


def test_a_match_by_keys_alone(visit: Visit, dice: Random) -> None:
    me = visit().go()
    banner = me.page.get_by_role("button", name="Play now: Ragnarocks")
    expect(banner).to_be_visible()
    for _ in range(20):
        press(me, "Tab")
        if banner.evaluate("one => one === document.activeElement"):
            break
    expect(banner).to_be_focused()
    press(me, "Enter")

    log = me.page.get_by_role("log")
    for turn in range(6):
        way = (by_tab, by_arrows, by_name)[turn % 3]
        select, move, stone = (way(me, dice) for _ in range(3))
        line = f"{select[4:]} to {move[4:]}, stone on {stone[4:]}."
        expect(log.locator("li", has_text=line).first).to_be_attached()
        if not me.my_turn():
            break
        if turn == 2:
            undo(me, dice)
    assert turn > 2, "every way was gone, and a step was taken back"


def undo(me: Visitor, dice: Random) -> None:
    """U takes back a step at a time, and no further than one's own."""
    page = me.page
    vikings = me.offered()
    first = by_name(me, dice)
    assert me.my_turn()
    expect(page.get_by_role("button", name="Choose another Viking")).to_be_visible()
    by_name(me, dice)
    expect(page.get_by_role("button", name="Undo the move")).to_be_visible()
    assert me.my_turn()
    press(me, "u")
    expect(page.get_by_role("button", name="Choose another Viking")).to_be_visible()
    expect(me.prompt).to_contain_text(f"from {first[4:]}")
    assert me.my_turn()
    press(me, "U")
    expect(me.prompt).to_contain_text("Which of your Vikings sets out?")
    assert me.my_turn()
    assert me.offered() == vikings
    expect(page.locator(".ask").get_by_role("button")).to_have_count(0)
    press(me, "u")
    assert me.offered() == vikings, "what the other one answered is not mine to take back"


def test_keys_for_rules_saga_replay_and_the_list_of_keys(visit: Visit, dice: Random) -> None:
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    me.turn(dice)
    assert me.my_turn()
    page = me.page

    press(me, "?")
    here = page.locator(".rules p.here")
    expect(here).to_be_in_viewport()
    expect(here).to_contain_text(re.compile(r"RR-3\.\d+"))
    assert "***" not in page.locator(".rules").inner_text()
    press(me, "l")
    expect(page.get_by_role("tab", name="Saga")).to_have_attribute("aria-selected", "true")

    press(me, "k")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("to the nearest in that direction")
    press(me, "Escape")
    expect(keys).to_have_count(0)

    press(me, "r")
    expect(page).to_have_url(re.compile(rf"/table/{table}/replay/\d+$"))
    expect(me.prompt).to_contain_text("Watching move")
    me.waits()
    before = page.url
    press(me, "ArrowLeft")
    expect(page).not_to_have_url(before)
    press(me, "Escape")
    expect(page).to_have_url(re.compile(rf"/table/{table}$"))
    assert me.my_turn()

    press(me, "m")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    press(me, "m")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")


def test_a_refused_hex_says_why_and_takes_no_answer(visit: Visit) -> None:
    me = visit()
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    assert me.my_turn()
    steps = me.steps(table)
    theirs = me.refusals.first
    theirs.hover()
    tip = me.page.get_by_role("tooltip")
    expect(tip).to_contain_text("That Viking is not yours.")
    expect(tip).to_contain_text("RR-3.9")
    theirs.click(force=True)  # it is refused, and says so; a player clicks all the same
    expect(tip).to_be_visible()
    assert me.my_turn()
    expect(me.prompt).to_contain_text("Which of your Vikings sets out?")
    assert me.steps(table) == steps
    me.page.mouse.move(2, 790)
    tip.get_by_role("button", name="RR-3.9").click()
    expect(me.page.locator('.rules [data-clause="RR-3.9"]')).to_be_in_viewport()
