"""Looking back under the lamp: what was given away, what should have been played, and a way of one's own."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, played
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LONG = 300_000
"""Milliseconds for an analyst that may have to get ready first."""
STOOD = {0: 1.0, 3: -6.2, 6: -6.0, 9: 2.5, 12: 2.4}
"""By how much seat 0's side led after the first turns, as these tests tell it."""


def told(table: str, me: Visitor) -> dict[str, Any]:
    """What the seer would say of a match: a blunder of whoever came first, and a turn that was well seen."""
    marks = me.api("GET", f"/api/tables/{table}/steps")["marks"]
    ends = [0, *(mark["step"] for mark in marks)]
    points = [
        {
            "step": step,
            "sides": [[0], [1]],
            "leads": [value, -value],
            "chances": [0.5, 0.5],
            "measure": "points",
            "second": None,
            "best": [],
            "line": [],
            "plays": [],
            "depth": 8,
            "proven": False,
        }
        for step, value in zip(ends, [*STOOD.values(), *[2.0] * len(ends)], strict=False)
    ]
    beside = {"measure": "points", "certain": False}
    first, second = marks[0], marks[2]
    faults = [
        {"step": second["step"], "seat": second["seat"], "loss": 8.0, "kind": "held", "why": None, **beside},
        {
            "step": first["step"],
            "seat": first["seat"],
            "loss": 7.2,
            "kind": "blunder",
            "why": {"id": "own-way", "args": {}},
            **beside,
        },
    ]
    return {"state": "done", "done": len(ends), "of": len(ends), "points": points, "faults": faults, "kept": []}


def said_by_the_seer(me: Visitor, said: dict[str, Any]) -> None:
    """The whole match, and each of its steps, are judged so; ways of one's own are judged by the seer itself."""
    steps = {str(point["step"]): point for point in said["points"]}
    me.page.route("**/analysis", lambda route: route.fulfill(json=said))
    me.page.route(
        re.compile(r"/api/tables/[^/]+/analysis/\d+$"),
        lambda route: route.fulfill(json=steps[route.request.url.rpartition("/")[2]]),
    )


def under_the_lamp(me: Visitor, game: str = "ragnarocks") -> Page:
    """A match that is over, under the lamp at its beginning, judged as ``told`` says."""
    me.api("GET", "/api/me")
    table = me.api("POST", "/api/import", played(game))["table"]
    said = told(table, me)
    said_by_the_seer(me, said)
    me.go(f"/table/{table}/analysis/0")
    expect(me.page.get_by_role("slider", name="How the match stood")).to_be_visible()
    return me.page


def test_the_lamp_is_walked_tried_and_shared_by_keys_alone(visit: Visit, axe_source: str, tmp_path: Path) -> None:
    """Given a judged match, then keys lead through its turns, try a way that the seer judges, and keep it."""
    me = visit(bypass_csp=True, accept_downloads=True)
    page = under_the_lamp(me)
    prompt, ways = page.locator('.ask [role="status"]'), page.get_by_role("tabpanel", name="Analysis")
    given = page.get_by_role("region", name="What was given away")
    expect(prompt).to_contain_text("Turn 1: what would you play?")
    expect(ways).to_contain_text(re.compile(r"A blunder: seven hexes\s*Stone in the own way\."))
    expect(ways).to_contain_text(re.compile(r"led by about one\. After it .+ leads by about six\."))
    first, last = given.get_by_role("listitem").all()
    expect(first).to_contain_text(re.compile(r"1, a blunder\s*stone in the own way\s*7"))
    expect(last).to_contain_text(re.compile(r"3, well seen\s*the only way that holds"))

    # from turn to turn, and from fault to fault
    page.keyboard.press("ArrowRight")
    expect(prompt).to_contain_text("Turn 2")
    page.keyboard.press("ArrowDown")
    expect(prompt).to_contain_text("Turn 3")
    expect(ways.get_by_role("heading").first).to_have_text("Well seen: the only turn that holds")
    page.keyboard.press("ArrowUp")
    expect(prompt).to_contain_text("Turn 1")

    # a way of one's own: a Viking, its way, its stone; the seer judges it and answers
    page.keyboard.press("t")
    for question in ("Where does your Viking go?", "Where", "Which of your Vikings sets out?"):
        expect(page.locator('.board [data-ref][role="button"]').first).to_be_visible()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(prompt).to_contain_text(question, timeout=LONG)
    mine = ways.get_by_role("button", name=re.compile("^B Your try"))
    expect(mine).to_have_attribute("aria-pressed", "true", timeout=LONG)
    expect(page.locator('.board [data-letter="B"]')).to_be_attached()
    me.axe(axe_source, "the lamp")
    with page.expect_response(re.compile("/keep$")) as kept:
        ways.get_by_role("button", name="Keep it").click()
    assert kept.value.status == 201
    page.keyboard.press("Escape")
    expect(mine).to_have_count(0)

    # what is seen is handed on: this step, and a picture of it
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    shared = page.get_by_role("dialog", name="Share")
    expect(shared.get_by_role("textbox")).to_have_value(re.compile(r"/analysis/0\?as=-?\d$"))
    with page.expect_download() as saved:
        shared.get_by_role("link", name="Save the picture").click()
    saved.value.save_as(tmp_path / "board.png")
    picture = (tmp_path / "board.png").read_bytes()
    assert saved.value.suggested_filename == "ragnarocks-0.png"
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 60_000, "an empty board is no picture"
    me.axe(axe_source, "sharing")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"/table/[^/]+$"))


def test_only_a_match_that_is_over_can_be_judged(visit: Visit) -> None:
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    expect(me.page.get_by_role("tab", name="Saga")).to_be_visible()
    expect(me.page.get_by_role("tab", name="Analysis")).to_have_count(0)


def test_the_lamp_in_the_hand_has_its_list_and_its_ways_as_sheets(visit: Visit) -> None:
    me = visit(**PHONE)
    page = under_the_lamp(me)
    expect(page.get_by_role("slider", name="How the match stood")).to_be_in_viewport()
    expect(page.locator('.ask [role="status"]')).to_contain_text("a blunder: stone in the own way")
    page.get_by_role("button", name="Ways").tap()
    expect(page.get_by_role("heading", name="A blunder: seven hexes")).to_be_in_viewport()
    page.get_by_role("button", name="Given away").tap()
    page.get_by_role("button", name=re.compile("3, well seen")).tap()
    expect(page.locator('.ask [role="status"]')).to_contain_text("Turn 3")
    me.nothing_scrolls()


def test_among_four_everybody_has_a_line_and_chances_are_told_in_words(visit: Visit, axe_source: str) -> None:
    """Given what the analyst said of a match of four, then the curve has four lines, and what was lost is told."""
    me = visit(bypass_csp=True)
    me.api("GET", "/api/me")
    table = me.api("POST", "/api/import", played("reavers", 4))["table"]
    marks, ranks = (
        me.api("GET", f"/api/tables/{table}/steps")["marks"],
        me.api("GET", f"/api/tables/{table}")["outcome"]["ranks"],
    )
    won, at, last = ranks.index(1), len(marks) // 2, marks[-1]["step"]
    start, end, seat = marks[at - 1]["step"], marks[at]["step"], marks[at]["seat"]
    beside = {"sides": [[0], [1], [2], [3]], "leads": [0] * 4, "measure": "chance", "line": [], "proven": False}
    stood = {0: [0.25] * 4, start: [0.1] * 4, end: [0.2] * 4, last: [0.0] * 4}
    stood[start][seat], stood[last][won] = 0.7, 1.0
    more = {"best": [], "second": None, "plays": [], "depth": 1, **beside}
    points = [{"step": step, "chances": chances, **more} for step, chances in stood.items()]
    lost = {"loss": 0.5, "measure": "chance", "kind": "blunder", "certain": False, "why": None}
    fault = {"step": end, "seat": seat, **lost}
    said = {"state": "done", "done": 4, "of": 4, "points": points, "faults": [fault], "kept": []}
    said_by_the_seer(me, said)
    me.go(f"/table/{table}/analysis/{start}")
    panel = me.page.get_by_role("tabpanel", name="Analysis")
    expect(panel.get_by_role("heading").first).to_have_text("A blunder: five tenths of the chance")
    expect(panel).to_contain_text(re.compile(r"chance to win was about seven in ten\. After it about two in ten\."))
    expect(me.page.locator(".curve path.chance")).to_have_count(4)
    expect(me.page.get_by_role("button", name=re.compile(rf"{at + 1}, a blunder"))).to_be_visible()
    me.axe(axe_source, "the lamp of four")
