"""Every page, in both lights and upright, through axe: nothing serious, nothing critical."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("settings", [{}, {"color_scheme": "light"}, PHONE], ids=["dusk", "morning", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, axe_source: str, record: Path, settings: dict[str, object]) -> None:
    me = visit(bypass_csp=True, **settings)
    page = me.page
    me.go()
    expect(page.get_by_role("button", name="Play now: Ragnarocks")).to_be_visible()
    me.axe(axe_source, "the hall")
    page.get_by_role("button", name="Open a table").last.click()
    me.axe(axe_source, "opening a table")

    me.enter(me.open_table("me", "Bjarne"))
    for ask in ("Which of your Vikings sets out?", "Where does your Viking go?", "Where does the runestone"):
        expect(me.prompt).to_contain_text(ask)
        assert me.my_turn()
        me.axe(axe_source, ask)
        me.point(me.offered()[0])
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_label("Search the rules")).to_be_visible()
    me.axe(axe_source, "the rules beside the table")
    page.get_by_role("button", name="Menu").click()
    me.axe(axe_source, "the table's menu")

    me.go(f"/table/{me.open_table('me', 'open')}")
    expect(page.get_by_label("Send this link to a friend")).to_be_visible()
    me.axe(axe_source, "the waiting room")

    brought = me.api("POST", "/api/import", record.read_bytes())["table"]
    me.go(f"/table/{brought}")
    expect(me.end).to_be_visible()
    me.axe(axe_source, "the end")
    me.go(f"/table/{brought}/replay/30")
    expect(me.prompt).to_contain_text("Watching move 30")
    me.axe(axe_source, "the replay")
    me.go("/rules/ragnarocks#RR-3.7")
    expect(page.locator('[id="RR-3.7"]')).to_be_visible()
    me.axe(axe_source, "the rules")
