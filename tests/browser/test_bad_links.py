"""Links that lead nowhere: a sentence that says so, in the reader's language, and a way home; desk and phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit

pytestmark = pytest.mark.browser
SCREENS = [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")]
SENTENCES = {
    "path": ("This way leads nowhere.", "Dieser Weg führt nirgendwohin."),
    "rules": ("No such game hangs in this hall.", "Kein solches Spiel hängt in dieser Halle."),
    "table": ("There is no such table.", "Diesen Tisch gibt es nicht."),
    "step": ("This match never came so far.", "So weit kam diese Partie nie."),
    "seat": ("Nobody sits there at this table.", "An diesem Tisch sitzt dort niemand."),
    "secret": ("with your own seats only.", "nur mit deinen eigenen Plätzen zurückblicken."),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("german", [False, True], ids=["en", "de"])
def test_a_link_that_leads_nowhere_says_so_and_leads_home(
    visit: Visit, record: Path, axe_source: str, screen: dict[str, Any], german: bool
) -> None:
    me = visit(**{**screen, "bypass_csp": True, "locale": "de-DE" if german else "en-GB"})
    me.expected += ["status of 404", "status of 403"]
    me.api("GET", "/api/me")
    over = me.api("POST", "/api/import", record.read_bytes())["table"]
    running = me.open_table("me", "Bjarne", private=False)
    other = visit(**screen, locale="de-DE" if german else "en-GB")
    links = (
        ("path", "/nowhere/at/all", 404),
        ("path", f"/table/{over}/replay/latest", 200),
        ("rules", "/rules/nope", 404),
        ("table", "/table/nobody-sits-here", 404),
        ("table", "/table/nobody-sits-here/replay/3", 404),
        ("step", f"/table/{over}/replay/99999", 200),
        ("seat", f"/table/{over}/replay/3?as=7", 200),
    )
    for kind, path, status in links:
        answer = me.page.goto(me.address + path)
        assert answer is not None
        assert answer.status == status, path
        expect(me.page.get_by_text(SENTENCES[kind][german])).to_be_visible()
        me.nothing_scrolls()
        home = me.page.locator("main").get_by_role("link", name="Zur Halle" if german else "To the hall")
        expect(home).to_be_visible()
        if kind in ("rules", "step"):
            me.axe(axe_source, path)
    home.click()
    expect(me.page).to_have_url(f"{me.address}/")

    # what another may not see yet: no card of theirs, but the match itself can be watched
    other.api("GET", "/api/me")
    other.expected.append("status of 403")
    other.go(f"/table/{running}/replay/0?as=0")
    expect(other.page.get_by_text(SENTENCES["secret"][german])).to_be_visible()
    other.page.get_by_role("link", name="Zur Partie" if german else "To the match").click()
    expect(other.page.locator(".board svg.live")).to_be_visible()


def test_who_is_in_the_replay_only_comes_to_its_end(visit: Visit, record: Path) -> None:
    """Given a step that is shown, when the address leads too far, then the last step is shown."""
    me = visit()
    me.api("GET", "/api/me")
    table = me.api("POST", "/api/import", record.read_bytes())["table"]
    steps = me.steps(table)
    me.go(f"/table/{table}/replay/{steps}")
    expect(me.prompt).to_contain_text(f"Watching move {steps}")
    me.page.keyboard.press("ArrowRight")
    expect(me.prompt).to_contain_text(f"Watching move {steps}")


def test_the_rules_with_a_broken_clause_are_still_the_rules(visit: Visit) -> None:
    me = visit()
    me.go("/rules/ragnarocks#%E0%A4%A")
    expect(me.page.get_by_role("heading", name="Ragnarocks")).to_be_visible()
