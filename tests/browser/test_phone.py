"""The upright table: one thumb, no scrolling, and nothing answered by a slip."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit

pytestmark = pytest.mark.browser

SMALL = """() => [...document.querySelectorAll('.btn, nav.tabs button')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.width < 43.9 || box.height < 43.9);
}).map((one) => one.outerHTML.slice(0, 120))"""

CUT = """(all) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  const beam = one.closest('.ask') ? document.querySelector('.beam').getBoundingClientRect() : null;
  if (box.right > innerWidth || box.left < 0 || one.scrollWidth > one.clientWidth + 1) return true;
  return beam !== null && (box.top < beam.top || box.bottom > beam.bottom - 6);
}).map((one) => one.textContent)"""
"""What leaves the window, its own box, or the beam."""


def test_first_tap_shows_second_tap_answers(visit: Visit, dice: Random) -> None:
    me = visit(**PHONE)
    table = me.open_table("me", "random")
    me.enter(table)
    assert me.my_turn()
    me.nothing_scrolls()
    assert me.page.evaluate(SMALL) == []
    steps = me.steps(table)
    ask = me.page.locator(".ask")
    expect(ask.get_by_role("button", name="Tap what you choose")).to_be_visible()

    # the first tap only fills the button; another tap elsewhere fills it anew
    first, second = me.offered()[:2]
    me.hex(first).tap()
    expect(ask.get_by_role("button", name=f"Set out from {first[4:]}")).to_be_visible()
    me.hex(second).tap()
    expect(ask.get_by_role("button", name=f"Set out from {second[4:]}")).to_be_visible()
    assert me.steps(table) == steps, "nothing was answered yet"

    # the second tap on the same hex answers
    me.hex(second).tap()
    expect(me.prompt).to_contain_text("Where does your Viking go?")
    assert me.steps(table) == steps + 1

    # so does the button
    assert me.my_turn()
    ref = dice.choice(me.offered())
    me.hex(ref).tap()
    ask.get_by_role("button", name=f"Go to {ref[4:]}").tap()
    expect(me.prompt).to_contain_text("Where does the runestone come to rest?")
    assert me.my_turn()
    ref = dice.choice(me.offered())
    me.hex(ref).tap()
    expect(me.prompt).to_contain_text(ref[4:])
    me.nothing_scrolls()
    assert me.page.evaluate(SMALL) == []
    me.hex(ref).tap()
    expect(me.page.locator(f'[data-stone="{ref}"]')).to_be_visible()


def test_hexes_are_large_enough_for_a_thumb(visit: Visit) -> None:
    me = visit(**PHONE)
    me.enter(me.open_table("me", "Bjarne"))
    boxes = me.page.locator(".board [data-ref]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((b) => [b.width, b.height, b.left, b.right])"
    )
    assert len(boxes) == 86
    # ten rows and the rope fill the width of the screen
    assert min(b[0] for b in boxes) >= 46
    assert min(b[1] for b in boxes) >= 40
    assert min(b[2] for b in boxes) >= 0
    assert max(b[3] for b in boxes) <= 390


def test_the_sheets_lie_over_the_board_one_at_a_time(visit: Visit) -> None:
    me = visit(**PHONE)
    me.enter(me.open_table("me", "Bjarne"))
    tabs, page = me.page.get_by_role("navigation", name="Sheets"), me.page
    tabs.get_by_role("button", name="Seats").tap()
    expect(page.locator("section.sheet").get_by_role("article")).to_have_count(2)
    me.nothing_scrolls()
    tabs.get_by_role("button", name="Saga").tap()
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.locator("section.sheet")).to_have_count(0)
    me.nothing_scrolls()
    tabs.get_by_role("button", name="Replay").tap()
    expect(page.get_by_role("slider")).to_be_visible()
    me.nothing_scrolls()
    assert page.evaluate(SMALL) == []
    tabs.get_by_role("button", name="Board").tap()
    expect(page.get_by_role("slider")).to_have_count(0)
    assert me.my_turn()


def test_the_hall_fits_a_phone(visit: Visit) -> None:
    me = visit(**PHONE).go()
    expect(me.page.get_by_role("button", name="Play now: Ragnarocks")).to_be_visible()
    widths = me.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert widths[0] == widths[1], "the hall scrolls down, never sideways"
    assert me.page.evaluate(SMALL) == []


@pytest.mark.parametrize("size", [(1280, 800), (1600, 900), (900, 700)])
@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_the_table_never_scrolls(visit: Visit, size: tuple[int, int], lang: str) -> None:
    me = visit(viewport={"width": size[0], "height": size[1]}, locale=lang)
    me.enter(me.open_table("me", "Bjarne"))
    assert me.my_turn()
    for ref in (me.offered()[0], None, None):
        me.nothing_scrolls()
        assert me.page.locator(".ask .btn, .ask .say, .ask b, #seats h2").evaluate_all(CUT) == [], "words are cut off"
        me.point(ref or me.offered()[0])
        me.my_turn()
