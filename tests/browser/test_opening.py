"""Opening a table of Ragnarocks: only what matters is asked, what cannot be played is not sent, teams have places."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
TABLE = re.compile(r"/table/[\w-]+$")


def form(me: Visitor) -> Locator:
    me.go()
    me.page.get_by_role("button", name="Open a table").last.click()
    return me.page.get_by_role("dialog", name="Open a table")


def field(dialog: Locator, name: str) -> Locator:
    return dialog.locator(f'[id$="-opt-{name}"]')


def test_only_options_that_matter_are_asked(visit: Visit) -> None:
    dialog = form(visit())
    mode = field(dialog, "mode")
    expect(mode).to_have_value("basic")
    for name in ("offer", "ivory_power", "ivory_team", "odin_open_hand", "fafnir_optional"):
        expect(field(dialog, name)).to_have_count(0)
    expect(field(dialog, "supply")).to_be_visible()

    mode.select_option("advanced")
    offers = field(dialog, "offer").locator("option")
    assert [one.get_attribute("value") for one in offers.all()][:2] == ["surtr_ratatoskr", "tyr_gullinbursti"]
    expect(field(dialog, "odin_open_hand")).to_be_visible()
    expect(field(dialog, "ivory_power")).to_have_count(0)
    field(dialog, "offer").select_option("chosen")
    expect(field(dialog, "ivory_power").locator("option")).to_have_count(33)
    names = field(dialog, "ivory_power").locator("option").all_inner_texts()
    assert names[1:] == sorted(names[1:]), "a long list is in the order of the alphabet"

    mode.select_option("basic")
    expect(field(dialog, "ivory_power")).to_have_count(0)
    expect(field(dialog, "offer")).to_have_count(0)


def test_what_cannot_be_played_is_said_and_not_sent(visit: Visit) -> None:
    me = visit()
    dialog = form(me)
    field(dialog, "mode").select_option("advanced")
    field(dialog, "offer").select_option("chosen")
    alert, do = dialog.get_by_role("alert"), dialog.get_by_role("button", name="Open the table")
    expect(alert).to_contain_text("needs one for each side")
    expect(do).to_be_disabled()
    field(dialog, "ivory_power").select_option("sol")
    field(dialog, "red_power").select_option("sol")
    expect(alert).to_contain_text("sol and sol are the same card (RR-41.5).")
    expect(do).to_be_disabled()
    field(dialog, "red_power").select_option("tyr")
    expect(alert).to_have_count(0)
    dialog.get_by_label("Seat 2").select_option("bot")
    do.click()
    expect(me.page).to_have_url(TABLE)
    assert me.my_turn()


def test_the_third_seat_makes_it_a_team_game_and_back(visit: Visit) -> None:
    dialog = form(visit())
    mode, count = field(dialog, "mode"), dialog.get_by_label("Seats", exact=True)
    mode.select_option("advanced")
    count.select_option("3")
    expect(mode).to_have_value("team")
    expect(field(dialog, "offer")).to_have_count(0)
    for place in ("Ivory 1", "Red 1", "Ivory 2"):
        expect(dialog.get_by_label(place)).to_be_visible()
    field(dialog, "ivory_team").fill("9")
    field(dialog, "ivory_team").blur()
    expect(field(dialog, "ivory_team")).to_have_value("2")
    field(dialog, "ivory_team").fill("1")
    field(dialog, "ivory_team").blur()
    expect(dialog.get_by_label("Red 2")).to_be_visible()

    count.select_option("more")
    number = dialog.get_by_label("Number of seats")
    expect(number).to_have_value("7")
    number.fill("40")
    number.blur()
    expect(number).to_have_value("23")
    expect(dialog.get_by_label("Red 22")).to_be_visible()
    count.select_option("2")
    expect(mode).to_have_value("advanced")
    mode.select_option("team")
    expect(count).to_have_value("3")


def test_every_bot_has_its_level_and_says_how_long_it_thinks(visit: Visit) -> None:
    me = visit()
    dialog = form(me)
    dialog.get_by_label("Seats", exact=True).select_option("4")
    dialog.get_by_label("All other seats").select_option("bot")
    levels = dialog.get_by_label("How the bot plays")
    expect(levels).to_have_count(3)
    expect(levels.first.locator("option")).to_contain_text(["Ratatoskr, plays at random"])
    said = levels.first.locator("option").all_inner_texts()
    assert {"Thrall, thinks up to 0.2 s", "Jarl, thinks up to 2 s", "Konung, thinks up to 5 s"} <= set(said)
    dialog.get_by_label("How all bots play").select_option("random")
    for level in levels.all():
        expect(level).to_have_value("random")
    levels.nth(1).select_option("thrall")
    expect(dialog.get_by_label("How all bots play")).to_have_value("")
    dialog.get_by_role("button", name="Open the table").click()
    expect(me.page).to_have_url(TABLE)
    row = me.api("GET", f"/api/tables/{me.page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in row["seats"]] == [None, "random", "thrall", "random"]
    assert [seat["place"] for seat in row["seats"]] == ["ivory.1", "red.1", "ivory.2", "red.2"]


def test_places_are_named_in_the_hall_and_in_the_waiting_room(visit: Visit) -> None:
    host, friend = visit().named("Sigrun"), visit()
    dialog = form(host)
    dialog.get_by_label("Seats", exact=True).select_option("3")
    dialog.get_by_label("Ivory 2").select_option("bot")
    dialog.get_by_label("Name of the table").fill("Two against one")
    dialog.get_by_role("button", name="Open the table").click()
    room = host.page.get_by_role("main").get_by_role("listitem")
    expect(room).to_contain_text(["Ivory 1Sigrun", "Red 1a free place", "Ivory 2"])
    friend.go()
    row = friend.page.get_by_role("listitem").filter(has_text="Two against one")
    expect(row).to_contain_text("free: Red 1")
    row.get_by_role("button", name="Sit down").click()
    expect(friend.page).to_have_url(TABLE)
    expect(host.page.locator("#seats")).to_be_visible()


def test_a_table_played_over_days_says_so(visit: Visit) -> None:
    """Given a table with a place for a friend, its pace is chosen; with bots alone there is nobody to wait for."""
    host, friend = visit().named("Sigrun"), visit()
    dialog = form(host)
    pace = dialog.get_by_label("Pace")
    expect(pace).to_have_value("live")
    expect(dialog).to_contain_text("away for ten minutes")
    dialog.get_by_label("Seat 2").select_option("bot")
    expect(pace).to_have_count(0)
    dialog.get_by_label("Seat 2").select_option("open")
    pace.select_option("days")
    expect(dialog).to_contain_text("away for three days")
    dialog.get_by_label("Name of the table").fill("A winter's match")
    dialog.get_by_role("button", name="Open the table").click()
    expect(host.page).to_have_url(TABLE)
    expect(host.page.get_by_role("main")).to_contain_text("away for three days")
    friend.go()
    expect(friend.page.get_by_role("listitem").filter(has_text="A winter's match")).to_contain_text("over days")


def test_a_team_of_many_fits_on_a_desk_and_on_a_phone(visit: Visit) -> None:
    """Given twelve players, when one looks at the table, everything stays on the screen."""
    for settings in ({}, PHONE):
        me = visit(**settings)
        me.api("GET", "/api/me")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 11]
        wish = {"game": "ragnarocks", "title": "Twelve", "options": {"mode": "team"}, "seats": seats, "private": True}
        table = me.api("POST", "/api/tables", wish)["table"]
        me.go(f"/table/{table}")
        expect(me.page.locator("#seats article")).to_have_count(12)
        me.nothing_scrolls()


def test_the_form_reads_well_for_those_who_listen(visit: Visit, axe_source: str) -> None:
    me = visit(bypass_csp=True)
    dialog = form(me)
    field(dialog, "mode").select_option("team")
    expect(dialog.get_by_label("Red 1")).to_be_visible()
    me.axe(axe_source, "the form of a team game")
