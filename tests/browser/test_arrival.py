"""A table comes whole, in whatever order its parts come over the line."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import surtur
from tests.browser.clans import Ear
from tests.browser.conftest import Visit
from tests.browser.doors import Doors

pytestmark = pytest.mark.browser

PARTS = {
    "scene": r"/assets/lords-[^/]{8}\.js",
    "geometry": "/api/games/lords/scene",
    "texts": "/api/games/lords/texts/",
    "automata": "/api/games/lords/automata/",
}
"""What a table of Lords against a Follower is made of."""


@pytest.mark.parametrize("last", PARTS)
def test_a_table_comes_whole_whichever_part_comes_last(visit: Visit, bay: Doors, last: str) -> None:
    """Given a part that comes when all others have, then the table is drawn, and the Follower has its words."""
    me = visit(bay).named("Sigrun")
    table = surtur.open_solo(me, f"last comes the {last}")
    ear = Ear(me.page)
    held: list[Route] = []
    came: list[str] = []
    me.page.route(re.compile(PARTS[last]), lambda route: held.append(route))
    me.page.on("requestfinished", lambda request: came.append(request.url))
    me.page.goto(f"{bay.address}/table/{table}", wait_until="commit")
    others = {part: re.compile(address) for part, address in PARTS.items() if part != last}

    def all_but_one() -> bool:
        here = {part for part, address in others.items() if any(map(address.search, came))}
        return ear.view is not None and bool(held) and here == others.keys()

    me.until(all_but_one, lambda: f"{held} was held back; these came: {came}")
    me.page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
    for route in held:
        route.continue_()
    me.page.unroute(re.compile(PARTS[last]))
    expect(me.page.locator(".board svg.live")).to_be_visible()
    expect(me.prompt).to_be_visible()
