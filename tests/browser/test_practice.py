"""Practice against bots, and the coach of the first matches: a hint, the way back, playing on, and quiet notes."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def agree(me: Visitor) -> None:
    """Says that the match may become practice."""
    me.page.get_by_role("dialog").get_by_role("button", name="Practise").click()


def test_a_hint_is_lit_with_its_reason_and_one_goes_back(visit: Visit, dice: Random, axe_source: str) -> None:
    """Given a match against a bot, when one asks for a hint, takes it and goes back, then one decides anew."""
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    me.my_turn()
    hint = me.page.get_by_role("region", name="Hint")
    expect(me.page.locator("#practice-hint")).to_be_enabled()
    me.page.keyboard.press("i")
    expect(me.page.get_by_role("dialog")).to_contain_text("it counts neither for your partner nor in a campaign")
    agree(me)
    expect(hint.get_by_role("status")).to_contain_text(re.compile(r"The seer would take: [a-j]\d+.*hex", re.DOTALL))
    expect(me.page.locator(".ring")).to_be_visible()
    expect(me.page.locator("header.beam")).to_contain_text("Practice · ")
    me.page.evaluate(axe_source)
    found: list[dict[str, Any]] = me.page.evaluate("() => axe.run().then(found => found.violations)")
    assert [one["id"] for one in found] == []

    ring = me.page.locator(".ring").bounding_box()
    assert ring is not None
    me.page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    expect(hint).to_have_count(0)
    me.turn(dice)
    assert me.my_turn()
    for ways in ("key", "menu"):  # it is practice already, and nobody is asked again
        steps = me.steps(table)
        if ways == "key":
            me.page.keyboard.press("z")
        else:
            me.page.get_by_role("button", name="Menu").click()
            me.page.get_by_role("dialog").get_by_role("button", name="My last decision").click()
        me.until(lambda: me.steps(table) < steps, lambda: "nothing was taken back")  # noqa: B023  (called at once)
    assert me.my_turn()
    before = me.steps(table)
    me.answer(dice)
    me.until(lambda: me.steps(table) > before, lambda: "after going back nothing could be answered")
    me.go("/")
    expect(me.page.get_by_role("listitem").filter(has_text="Oak")).to_contain_text("Practice · Ragnarocks")


def test_one_plays_on_from_a_step_of_a_replay(visit: Visit, record: Path) -> None:
    """Given a match that is over, when somebody plays on from a step, then a table begins there, and leads back."""
    me = visit()
    me.api("GET", "/api/me")
    id = me.api("POST", "/api/import", record.read_bytes().decode())["table"]
    me.go(f"/table/{id}/replay/6")
    me.page.get_by_role("button", name="Play on from here").click()
    dialog = me.page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("counts nowhere")
    dialog.get_by_label("You play").select_option(index=1)
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(me.page).to_have_url(re.compile(r"/table/[\w-]{8,}$"))
    expect(me.page.locator("header.beam")).to_contain_text("Practice · ")
    assert me.my_turn()
    expect(me.page.get_by_role("log").locator("li")).not_to_have_count(0)
    me.page.get_by_role("link", name="The match it came from").click()
    expect(me.page).to_have_url(re.compile(rf"/table/{id}/replay/6$"))


def test_the_coach_says_once_what_a_question_is_about(visit: Visit, dice: Random) -> None:
    """Given somebody's first match, when they are asked, then the coach says what about, once each."""
    me = visit(coach=True)
    me.enter(me.open_table("me", "Bjarne"))
    note = me.page.get_by_role("region", name="The coach")
    expect(note).to_contain_text("A turn is one Viking’s")
    note.get_by_role("button", name="Put the note away").click()
    expect(note).to_have_count(0)
    me.answer(dice)
    expect(note).to_contain_text("A Viking runs as far as it likes")
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
    me.answer(dice)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Settings").click()
    box = me.page.get_by_role("checkbox", name=re.compile("Notes of the coach"))
    expect(box).not_to_be_checked()
    expect(note).to_have_count(0)
