"""Looking back with the konung: how a match stood, what should have been played, and where it was given away."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LONG = 150_000
"""Milliseconds for a whole match; the analyst may have to get ready first."""


def watch(me: Visitor, record: Path) -> Page:
    me.go()
    expect(me.page.get_by_role("button", name="Bring a record")).to_be_visible()
    me.page.locator('input[type="file"]').set_input_files(record)
    expect(me.page).to_have_url(re.compile(r"/replay/0$"))
    return me.page


def asked(page: Page) -> None:
    """The analysis is there, or is asked for, and has come to its end."""
    page.locator(".ask").get_by_role("button", name=re.compile("konung|Analysis")).click()
    expect(page.locator(".analysis .graph")).to_be_visible(timeout=LONG)
    expect(page.locator(".analysis progress")).to_have_count(0, timeout=LONG)


def test_the_whole_match_is_judged_and_can_be_walked_through(visit: Visit, record: Path, axe_source: str) -> None:
    me = visit(bypass_csp=True)
    page = watch(me, record)
    asked(page)
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel).to_contain_text(re.compile(r"leads by [\d.]+ hexes|Both stand alike"))
    expect(panel).to_contain_text(re.compile(r"wins with \d+ %"))

    # the graph goes from turn to turn, by keys and by pointing
    graph = page.get_by_role("slider", name="How the match stood")
    graph.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay/3$"))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Step 3: "))
    graph.press("End")
    expect(page).to_have_url(re.compile(rf"/replay/{graph.get_attribute('aria-valuemax')}$"))
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle = int(page.url.rpartition("/")[2])
    assert 0 < middle < int(graph.get_attribute("aria-valuemax") or 0)

    # two random players give something away: it stands in the list, on the bar and in the saga
    faults = panel.get_by_role("listitem")
    assert faults.count() > 0
    expect(faults.first).to_contain_text("gave away about")
    expect(page.locator(".replay .fault")).to_have_count(faults.count())
    faults.first.get_by_role("button", name=re.compile("gave away")).click()
    after = int(page.url.rpartition("/")[2])
    better = faults.first.get_by_role("button", name=re.compile("better was"))
    better.click()
    expect(page).not_to_have_url(re.compile(rf"/replay/{after}$"))
    assert int(page.url.rpartition("/")[2]) < after
    me.axe(axe_source, "the analysis")
    page.get_by_role("tab", name="Saga").click()
    page.get_by_role("slider", name="Step of the match").press("End")
    expect(page.locator(".log .fault").first).to_be_visible()


def test_what_the_konung_would_play_is_drawn_on_the_board(visit: Visit, record: Path) -> None:
    me = visit()
    page = watch(me, record)
    asked(page)
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel.locator("code.first")).to_have_text(re.compile(r"^[a-j]\d+-[a-j]\d+/[a-j]\d+$"))
    show = panel.get_by_label("Show it on the board")
    expect(page.locator(".board .hint").first).to_be_attached()
    show.uncheck()
    expect(page.locator(".board .hint")).to_have_count(0)
    show.check()

    # in the middle of a turn nothing was said yet; whoever wants to know asks
    page.get_by_role("slider", name="Step of the match").press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay/1$"))
    expect(page.locator(".board .hint")).to_have_count(0)
    panel.get_by_role("button", name="Look closer here").click()
    expect(page.locator(".board .hint").first).to_be_attached(timeout=LONG)


def test_only_a_match_that_is_over_can_be_judged(visit: Visit) -> None:
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    expect(me.page.get_by_role("tab", name="Saga")).to_be_visible()
    expect(me.page.get_by_role("tab", name="Analysis")).to_have_count(0)


def test_the_analysis_is_a_sheet_on_a_phone(visit: Visit, record: Path) -> None:
    me = visit(**PHONE)
    page = watch(me, record)
    asked(page)
    expect(page.get_by_role("slider", name="How the match stood")).to_be_in_viewport()
    me.nothing_scrolls()
