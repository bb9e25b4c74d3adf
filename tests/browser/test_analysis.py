"""Looking back with the seer: how a match stood, what should have been played, and where it was given away."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, played
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LONG = 300_000
"""Milliseconds for a whole match; the analyst may have to get ready first."""


def watch(me: Visitor, record: Path) -> Page:
    me.go()
    expect(me.page.get_by_role("button", name="Bring a record")).to_be_visible()
    me.page.locator('input[type="file"]').set_input_files(record)
    expect(me.page).to_have_url(re.compile(r"/replay/0$"))
    return me.page


def asked(page: Page) -> None:
    """The analysis is there, or is asked for, and has come to its end."""
    page.locator(".ask").get_by_role("button", name=re.compile("seer|Analysis")).click()
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


def test_what_the_seer_would_play_is_drawn_on_the_board(visit: Visit, record: Path) -> None:
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


# ---- four at a table


def test_among_four_everybody_has_a_line_and_faults_are_told_by_chances(visit: Visit, axe_source: str) -> None:
    """Given what the analyst said of a match of four, then the graph has four lines, and what was lost is told."""
    me = visit(bypass_csp=True)
    me.api("GET", "/api/me")
    table = me.api("POST", "/api/import", played("reavers", 4))["table"]
    last, ranks = me.steps(table), me.api("GET", f"/api/tables/{table}")["outcome"]["ranks"]
    won = ranks.index(1)
    beside = {"sides": [[0], [1], [2], [3]], "leads": [0, 0, 0, 0], "measure": "chance", "line": [], "proven": False}
    stood = {0: [0.25] * 4, 40: [0.1] * 4, 80: [0.2] * 4, last: [0.0] * 4}
    stood[40][(won + 1) % 4] = 0.7
    stood[80][won] = 0.4
    stood[last][won] = 1.0
    points = [
        {"step": step, "chances": chances, "best": ["do:rest"], "arrows": [], "stones": [], "depth": 1, **beside}
        for step, chances in stood.items()
    ]
    lost = {"step": 80, "seat": (won + 1) % 4, "loss": 0.5, "measure": "chance", "kind": "blunder"}
    said = {"state": "done", "done": 4, "of": 4, "points": points, "faults": [lost]}
    me.page.route("**/analysis", lambda route: route.fulfill(json=said))

    me.go(f"/table/{table}")
    scroll = me.end.get_by_role("region", name="The turn that decided, step 80")
    expect(scroll).to_contain_text("lost 50 % of the chance to win here.")
    expect(scroll.locator("path.curve")).to_have_count(4)

    me.go(f"/table/{table}/replay/40")
    asked(me.page)
    panel = me.page.get_by_role("tabpanel", name="Analysis")
    expect(panel.locator("h3").first).to_contain_text(re.compile(r"stands best: 70 %"))
    expect(panel.locator(".graph path.chance")).to_have_count(4)
    expect(panel.locator(".now")).to_contain_text(re.compile(r"wins with 70 %(, .+ wins with 10 %){3}\."))
    expect(panel.get_by_role("listitem")).to_contain_text("a blunder: lost 50 % of the chance to win")
    me.axe(axe_source, "the analysis of four")


def test_a_step_of_four_is_judged(visit: Visit) -> None:
    """Given a step in the middle, when somebody looks closer, then all four chances are told, and what to point at."""
    me = visit()
    me.api("GET", "/api/me")
    table = me.api("POST", "/api/import", played("reavers", 4))["table"]
    me.page.route("**/analysis", lambda route: route.fulfill(json=AT_FIRST))
    me.go(f"/table/{table}/replay/60")
    asked(me.page)
    panel = me.page.get_by_role("tabpanel", name="Analysis")
    panel.get_by_role("button", name="Look closer here").click()
    expect(panel.get_by_role("button", name="Look closer here")).to_have_count(0, timeout=LONG)
    expect(panel.locator(".now")).to_contain_text(re.compile(r"wins with \d+ %(, .+ wins with \d+ %){3}\."))
    expect(panel.locator("code.first")).not_to_be_empty()


AT_FIRST: dict[str, Any] = {
    "state": "done",
    "done": 1,
    "of": 1,
    "points": [
        {
            "step": 0,
            "sides": [[0], [1], [2], [3]],
            "leads": [0, 0, 0, 0],
            "chances": [0.25] * 4,
            "measure": "chance",
            "best": [],
            "line": [],
            "arrows": [],
            "stones": [],
            "depth": 1,
            "proven": False,
        }
    ],
    "faults": [],
}
"""The setup alone was judged."""
