"""Blood Rage in the browser: picking a clan, the draft, landing, the hand at one device, the upright table."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.visitor import Visitor

OFFERED_PROVINCE = '.board path[data-ref^="province:"][role="button"]:not([aria-disabled])'


def open_table(visitor: Visitor, *seats: dict[str, str], **options: Any) -> str:
    """Opens a table for Blood Rage at which the visitor begins."""
    visitor.api("GET", "/api/me")
    wanted = {
        "game": "bloodrage",
        "title": "Ash",
        "options": {"first_player": "0", **options},
        "seats": [{"kind": "me"}, *seats],
        "private": True,
    }
    return str(visitor.api("POST", "/api/tables", wanted)["table"])


BOT = {"kind": "bot", "bot": "random"}


def ref(page: Page, name: str) -> Any:
    """The thing of that name, on the board or in the prompt."""
    return page.locator(f'.board [data-ref="{name}"], .ask [data-ref="{name}"]').first


def lands(page: Page) -> str:
    """Invades the first province that is offered with the leader of the wolves; gives the province."""
    expect(ref(page, "do:invade")).to_have_attribute("aria-disabled", "false")
    ref(page, "do:invade").click()
    ref(page, "figure:wolf.leader").click()
    place = page.locator(OFFERED_PROVINCE).first
    name = str(place.get_attribute("data-ref"))
    ref(page, name).click()
    return name


def test_a_clan_is_picked_and_its_leader_lands(visit: Visit) -> None:
    visitor = visit().named("Sigrun")
    page = visitor.enter(open_table(visitor, BOT, no_draft_age_one=True)).page
    ref(page, "clan:wolf").click()
    expect(page.locator("#hand [data-ref]")).to_have_count(8)
    expect(page.locator(".board [data-piece]")).to_have_count(0)
    lands(page)
    expect(page.locator(".board [data-piece]").first).to_be_visible()
    expect(page.locator(".saga")).to_contain_text("Sigrun invades")


def test_the_draft_shows_the_pack_and_keeps_what_is_picked(visit: Visit) -> None:
    visitor = visit().named("Sigrun")
    page = visitor.enter(open_table(visitor, BOT, BOT)).page
    ref(page, "clan:raven").click()
    pack = page.locator(".draft .pack [data-ref]")
    expect(pack).to_have_count(8)
    kept = page.locator('.draft .pack [data-ref][role="button"]').first
    name = str(kept.get_attribute("aria-label"))
    kept.click()
    expect(pack).to_have_count(7)
    expect(page.locator(".draft footer [role=img]")).to_have_attribute("aria-label", name)


def test_one_device_covers_the_hand_between_two_people(visit: Visit) -> None:
    visitor = visit().named("Sigrun")
    page = visitor.enter(open_table(visitor, {"kind": "hotseat", "name": "Bjarne"}, no_draft_age_one=True)).page
    for who, clan in (("Sigrun", "wolf"), ("Bjarne", "bear"), ("Sigrun", None)):
        expect(page.locator(".cover")).to_contain_text(who)
        page.locator(".cover .btn").click()
        if clan:
            ref(page, f"clan:{clan}").click()
    expect(page.locator("#hand [data-ref]")).to_have_count(8)
    lands(page)
    expect(page.locator(".cover")).to_contain_text("Bjarne")


@pytest.mark.parametrize("settings", [{}, {"viewport": {"width": 1280, "height": 800}}, PHONE])
def test_nothing_scrolls(visit: Visit, settings: dict[str, Any]) -> None:
    visitor = visit(**settings)
    page = visitor.enter(open_table(visitor, BOT, BOT, BOT, no_draft_age_one=True)).page
    size = page.evaluate(
        "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert size == [0, 0]


def test_on_a_phone_the_first_tap_looks_and_the_button_answers(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.enter(open_table(visitor, BOT, no_draft_age_one=True)).page
    ref(page, "clan:wolf").tap()
    confirm = page.locator(".ask .btn.main:not([data-ref])")
    expect(confirm).to_contain_text("Wolf")
    expect(page.locator("#hand [data-ref]")).to_have_count(0)
    confirm.tap()
    expect(page.locator("#hand [data-ref]")).to_have_count(8)
    expect(ref(page, "do:invade")).to_have_attribute("aria-disabled", "false")
    ref(page, "do:invade").tap()
    ref(page, "figure:wolf.leader").tap()
    expect(confirm).to_be_visible()
    confirm.tap()
    place = page.locator(OFFERED_PROVINCE).first
    expect(place).to_be_visible()
