"""A match that the rules do not allow any more: the table says so, and can be read."""

import re
import sqlite3
from random import Random

import pytest
from playwright.sync_api import expect

from meadhall.kernel import find
from tests.browser.conftest import Visit
from tests.browser.doors import Doors

pytestmark = pytest.mark.browser


def change(hall: Doors, *statements: str) -> None:
    """While the hall is closed, its matches become those of the rules before."""
    with sqlite3.connect(hall.data / "meadhall.sqlite") as direct:
        for statement in statements:
            direct.execute(statement)
        direct.execute("UPDATE tables SET version = ?", (find("ragnarocks").version - 1,))


CLOSED = [("en-GB", "This match is closed"), ("de-DE", "Diese Partie ist geschlossen")]


@pytest.mark.parametrize(("locale", "closed"), CLOSED)
def test_a_closed_match_shows_its_board_its_saga_and_why(
    visit: Visit, own_hall: Doors, dice: Random, locale: str, closed: str
) -> None:
    """Given a match with an answer that is forbidden now, then its people read why, and the hall lists it as closed."""
    me = visit(at=own_hall, locale=locale)
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    for _ in range(2):
        me.turn(dice)
    me.my_turn()
    lines = me.page.get_by_role("log").locator("li")
    expect(lines).to_have_count(3)
    me.page.goto("about:blank")
    own_hall.close()
    change(own_hall, "UPDATE entries SET ref = 'hex:a1' WHERE seq = 5")
    own_hall.open()
    me.go(f"/table/{table}")
    expect(me.page.locator(".ask .say b")).to_have_text(closed)
    expect(lines).to_have_count(3)
    expect(me.page.locator(".board svg").first).to_be_visible()
    assert me.offered() == []
    me.go("/")
    me.page.get_by_role("tab", name=re.compile("Replays|Verläufe")).click()
    expect(me.page.get_by_text(re.compile("closed|geschlossen"))).to_be_visible()


def test_a_match_that_cannot_even_be_set_up_shows_its_saga(visit: Visit, own_hall: Doors, dice: Random) -> None:
    me = visit(at=own_hall)
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    me.turn(dice)
    me.my_turn()
    me.page.goto("about:blank")
    own_hall.close()
    change(own_hall, """UPDATE tables SET options = '{"mode": "none of these"}'""")
    own_hall.open()
    me.go(f"/table/{table}")
    expect(me.page.get_by_text("This match is closed")).to_be_visible()
    expect(me.page.get_by_text("It can be read, but not played on.")).to_be_visible()
    expect(me.page.get_by_role("log").locator("li")).to_have_count(2)
    box = me.page.get_by_role("log").locator("li").last.bounding_box()
    assert box is not None
    assert box["height"] < 40, "a line of the saga is as wide as its page"
