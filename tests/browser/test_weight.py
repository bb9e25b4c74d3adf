"""What pages weigh: over a slow line (1.6 Mb/s, 300 ms) hall and table can be used within three seconds.

How long it takes is measured, as the best of a few visits. A busy machine makes it longer, so there is a second measure
beside it: what the line alone takes, by bytes and by how many requests had to wait for one another, and the processor
time of the page. Bytes and rounds have limits of their own.
"""

import re

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Visit
from tests.browser.doors import Doors
from tests.browser.visitor import OFFERED, Visitor
from tests.browser.weighing import SlowLine, Weight

pytestmark = pytest.mark.browser

USABLE = 3.0
"""Seconds from the beginning until somebody can click at what the page is for."""
VISITS = 4
BANNER = "[data-banner]"
MOVED = """
() => new Promise(told => {
  let moved = 0;
  new PerformanceObserver(seen => seen.getEntries().forEach(one => moved += one.value))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => told(moved), 500);
})
"""
"""How much of the page has jumped, and how far: Chromium's own measure (CLS)."""
LIT = '.board [data-ref]:not([aria-disabled="true"])'
OFFERED_IN = {"ragnarocks": OFFERED, "bloodrage": LIT, "reavers": LIT, "lords": LIT}


def table_of(me: Visitor, game: str) -> str:
    """A table where a match has begun and somebody is asked at once."""
    me.api("GET", "/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": game, "title": "Oak", "options": {}, "seats": seats, "private": True}
    return str(me.api("POST", "/api/tables", wish)["table"])


def best(weights: list[Weight]) -> Weight:
    return min(weights, key=lambda weight: weight.usable)


def light(weight: Weight, rounds: int, bytes: int) -> None:
    """Whether a page is as light as it should be; the whole list of what it fetched tells why it is not."""
    assert weight.rounds <= rounds, weight
    assert weight.bytes <= bytes, weight
    assert weight.usable <= USABLE, weight


@pytest.mark.alone
def test_the_hall_can_be_used_within_three_seconds(visit: Visit, hall: Doors) -> None:
    weight = best([SlowLine(visit().page).weigh(hall.address, BANNER) for _ in range(VISITS)])
    light(weight, rounds=3, bytes=150_000)
    assert weight.on_the_line <= 1.7, weight


@pytest.mark.alone
@pytest.mark.parametrize("game", ["ragnarocks", "bloodrage", "reavers", "lords"])
def test_a_table_can_be_used_within_three_seconds(visit: Visit, hall: Doors, game: str) -> None:
    weights = []
    for _ in range(VISITS):
        me = visit()
        weights.append(SlowLine(me.page).weigh(f"{hall.address}/table/{table_of(me, game)}", OFFERED_IN[game]))
    weight = best(weights)
    light(weight, rounds=3, bytes=240_000)
    assert weight.on_the_line <= 2.2, weight


def test_who_comes_again_fetches_next_to_nothing(visit: Visit, hall: Doors) -> None:
    me = visit()
    table = f"{hall.address}/table/{table_of(me, 'ragnarocks')}"
    for address, usable in ((hall.address, BANNER), (table, OFFERED)):
        line = SlowLine(me.page, forgetful=False)
        line.weigh(address, usable)
        again = line.weigh(address, usable)
        assert not [one for one in again.fetched if "/assets/" in one.address and one.bytes], again
        assert again.bytes < 12_000, again


def test_rules_are_fetched_when_somebody_reads_them(visit: Visit) -> None:
    me = visit()
    asked: list[str] = []

    def note(request: Request) -> None:
        if found := re.search(r"/(rules|clauses)\b", request.url):
            asked.append(found[1])

    me.page.on("request", note)
    me.enter(me.open_table("me", "Bjarne"))
    expect(me.offers.first).to_be_visible()
    expect(me.page.locator(".saga .rule")).to_contain_text("RR-3.7")
    assert asked == [], "the game has a sentence of its own for all that is asked here"
    me.page.get_by_role("tab", name="Rules").click()
    expect(me.page.locator('.rules [data-clause="RR-5.9"]')).to_be_attached()
    me.page.get_by_role("tab", name="Saga").click()
    me.page.get_by_role("tab", name="Rules").click()
    expect(me.page.locator('.rules [data-clause="RR-5.9"]')).to_be_attached()
    assert asked == ["rules"]


def test_letters_change_and_nothing_jumps(visit: Visit, hall: Doors) -> None:
    """While the letters are on their way others stand in; when they come, what one is about to click stays there."""
    me = visit()
    SlowLine(me.page).weigh(hall.address, BANNER)
    me.page.evaluate("document.fonts.ready")
    assert me.page.evaluate(MOVED) < 0.1, "a tenth is what counts as a good page"
