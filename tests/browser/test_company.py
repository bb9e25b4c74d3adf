"""More than one at the table: a friend by link, somebody who watches, two at one device."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def test_two_browsers_by_link_and_a_spectator(visit: Visit, dice: Random) -> None:
    host, guest, crow = (visit().named(name) for name in ("Sigrun", "Torvald", "Muninn"))
    table = host.open_table("me", "open", private=False)
    host.go(f"/table/{table}")
    link = host.page.get_by_label("Send this link to a friend").input_value()

    # the friend comes by the link and sits down; both tables are laid at once
    guest.page.goto(link)
    expect(guest.page.get_by_text("There is a place for you at this table.")).to_be_visible()
    guest.page.get_by_role("button", name="Sit down").click()
    for one in (host, guest):
        expect(one.page.locator(".board svg.live")).to_be_visible()

    # the crow sees it in the hall, and watches
    crow.go()
    crow.page.get_by_role("tab", name="Live").click()
    crow.page.get_by_role("link", name="Look at Oak").first.click()
    expect(crow.page.locator(".board svg.live")).to_be_visible()

    first, second = in_order(host, guest)
    for mover, other in ((first, second), (second, first)):
        other.waits()
        select, move, stone = mover.turn(dice)
        line = f"{select[4:]} to {move[4:]}, stone on {stone[4:]}."
        for one in (mover, other, crow):
            expect(one.page.get_by_role("log").locator("li", has_text=line)).to_be_visible()
            expect(one.page.locator(f'[data-stone="{stone}"]')).to_be_visible()

    # the crow can point at nothing, whatever it tries
    expect(crow.prompt).to_contain_text("Waiting for")
    crow.waits()
    expect(crow.refusals).to_have_count(0)
    expect(crow.page.get_by_role("listbox", name="Answers")).to_contain_text("Nothing is asked of you now.")
    steps = host.steps(table)
    viking = first.offered()[0] if first.my_turn() else ""
    crow.hex(viking).click()
    expect(crow.page.locator(".ask").get_by_role("button")).to_have_count(0)
    assert host.steps(table) == steps

    # talk reaches everyone, and knocks where it isn't open
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("Say something").fill("Skål! <b>& good luck</b>")
    host.page.get_by_role("button", name="Say", exact=True).click()
    expect(guest.page.get_by_role("tab", name="Talk")).to_contain_text("1")
    for one in (guest, crow):
        one.page.get_by_role("tab", name="Talk").click()
        expect(one.page.get_by_role("log", name="Talk")).to_contain_text("Sigrun Skål! <b>& good luck</b>")
    expect(guest.page.get_by_role("tab", name="Talk")).to_have_text("Talk")

    # who leaves is seen to be away
    guest.page.goto("about:blank")
    expect(host.page.get_by_role("article", name="Torvald")).to_contain_text("away")
    # and giving up ends it for everyone
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Give up").click()
    host.page.get_by_role("dialog", name="Give up?").get_by_role("button", name="Give up").click()
    for one in (host, crow):
        expect(one.end.get_by_role("heading", level=1)).to_contain_text("Torvald wins the saga")
        expect(one.end).to_contain_text("given up")


def in_order(*players: Visitor) -> list[Visitor]:
    """Whoever is asked first, first."""
    expect(players[0].prompt).to_contain_text(re.compile("Which of your Vikings|Waiting for"))
    mine = "Which of your Vikings" in players[0].question()
    return list(players) if mine else list(reversed(players))


def test_two_at_one_device(visit: Visit, dice: Random) -> None:
    me = visit().named("Sigrun")
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    for _ in range(2):
        for side in ("ivory", "red"):
            expect(me.page.locator(".beam")).to_contain_text(f"{side} to move")
            assert me.my_turn()
            me.turn(dice)
    assert me.steps(table) == 12
    assert me.my_turn()
    seats = me.page.locator("#seats")
    expect(seats).to_contain_text("Bjarne")
    expect(seats).to_contain_text("at this device")
    # no cover in a game that hides nothing
    expect(me.page.get_by_text("Pass the device")).to_have_count(0)


def test_somebody_who_is_away_is_not_replaced_at_once(visit: Visit, dice: Random) -> None:
    """Given a friend who went, when the table waits for them, the menu offers a bot and says how long one waits."""
    host, guest = visit().named("Sigrun"), visit().named("Torvald")
    table = host.open_table("me", "open", private=False)
    guest.api("POST", f"/api/tables/{table}/join", {})
    host.enter(table)
    guest.enter(table)
    if in_order(host, guest)[0] is host:
        host.turn(dice)
    guest.page.goto("about:blank")
    expect(host.page.get_by_role("article", name="Torvald")).to_contain_text("away")
    host.page.get_by_role("button", name="Menu").click()
    menu = host.page.get_by_role("dialog", name="Oak")
    expect(menu).to_contain_text("away for ten minutes")
    host.expected.append("403")
    menu.get_by_role("button", name="Let Konung play for Torvald").click()
    expect(host.page.get_by_role("status").filter(has_text="this table waits longer")).to_be_visible()
    expect(menu).to_have_count(0)


def test_a_seat_is_lent_to_a_bot_and_taken_back(visit: Visit) -> None:
    me = visit()
    me.enter(me.open_table("me", "random"))
    assert me.my_turn()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Let Konung play for me").click()
    log = me.page.get_by_role("log").locator("li")
    expect(log.nth(4)).to_be_attached()
    me.waits()
    me.page.get_by_role("button", name="Take my seat back").click()
    assert me.my_turn()
    expect(me.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
