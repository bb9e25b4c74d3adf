"""A title of another package, which nobody has drawn: its banner, its table in words, a whole match with the mouse."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.doors import Doors
from tests.browser.visitor import Visitor
from tests.packages.mounting import install_example

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def shore_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    """A hall beside which the example is installed."""
    site = install_example(tmp_path_factory.mktemp("site"))
    doors = Doors(tmp_path_factory.mktemp("hall"), site)
    doors.open()
    yield doors
    doors.close()


def open_table(me: Visitor) -> str:
    """A table against the title's own bot."""
    me.api("GET", "/api/me")
    wishes = [{"kind": "me"}, {"kind": "bot", "bot": "beachcomber"}]
    wanted = {"game": "driftwood", "title": "Shore", "options": {}, "seats": wishes, "private": True}
    return str(me.api("POST", "/api/tables", wanted)["table"])


def point(thing: Locator, phone: bool) -> None:
    (thing.tap if phone else thing.click)()


def test_its_banner_hangs_in_the_hall_in_both_languages(visit: Visit, shore_hall: Doors) -> None:
    me = visit(shore_hall)
    me.go()
    banner = me.page.get_by_role("navigation", name="Games").get_by_role("article").filter(has_text="Driftwood")
    expect(banner).to_contain_text("Carry it home before the sea takes it back.")
    expect(banner).to_contain_text("2–4 players · 10 min")
    me.page.get_by_role("button", name="English").or_(me.page.get_by_text("English", exact=True)).first.click()
    german = me.page.get_by_role("navigation", name="Spiele").get_by_role("article").filter(has_text="Treibholz")
    expect(german).to_contain_text("2–4 Spieler · 10 Min.")
    german.get_by_role("button", name="Losspielen").click()
    expect(me.page.get_by_text("Welches Ende trägst du heim?")).to_be_visible()
    expect(me.page.get_by_label("Der Tisch")).to_contain_text("Heimgetragen")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_is_played_to_the_end_and_watched_again(visit: Visit, shore_hall: Doors, phone: bool) -> None:
    me = visit(shore_hall, **(PHONE if phone else {}))
    me.go(f"/table/{open_table(me)}")
    page, told = me.page, me.page.get_by_label("The table")
    ends = page.locator(".plain .choices [data-ref]")
    expect(told).to_contain_text("The shore")
    me.nothing_scrolls()
    if phone:  # a seat's sheet is one tap away, at a table that nobody has drawn, too
        chip = page.locator("#seats .over").last
        chip.tap()
        expect(page.locator("section.sheet").get_by_role("article")).to_have_count(1)
        chip.tap()
        expect(page.locator("section.sheet")).to_have_count(0)
    for turn in range(10):
        ends.first.or_(me.end).first.wait_for()
        if me.end.count():
            break
        shown = told.inner_text()
        if turn == 0 and not phone:
            for _ in range(2):  # the only wave is asked for twice
                page.get_by_role("button", name="Call a wave").click()
        else:
            point(ends.last, phone)
            if phone:  # the first touch only chooses
                page.locator(".ask .btn.main").tap()
        me.until(lambda before=shown: me.end.count() > 0 or told.inner_text() != before, lambda: "nothing changed")  # type: ignore[misc]
    expect(me.end.get_by_role("button", name="DW-3.1")).to_be_visible()
    me.end.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_label("The table")).to_contain_text("The shore")
    me.nothing_scrolls()
    page.get_by_role("button", name="Analysis").click()  # it has no seer, and says so
    if phone:
        page.get_by_role("button", name="Ways").tap()
    expect(page.get_by_text("Nobody judges matches of this game yet.")).to_be_visible()
    me.nothing_scrolls()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_its_texts_call_great_is_called_out(visit: Visit, shore_hall: Doors, phone: bool) -> None:
    """Given a title that nobody has drawn, when a wave is called, then a herald says so, and steps aside again."""
    me = visit(shore_hall, **(PHONE if phone else {}))
    me.go(f"/table/{open_table(me)}")
    herald = me.page.locator('[data-herald="waved"]')
    expect(me.page.locator(".plain .choices [data-ref]").first).to_be_visible()
    expect(herald).to_have_count(0)
    wave = me.page.get_by_role("button", name="Call a wave")
    wave.click()
    expect(wave).to_have_attribute("aria-pressed", "true")  # it is the last one
    wave.click()
    expect(herald).to_contain_text("The sea takes its share")
    expect(herald).to_contain_text("calls a wave.")
    me.nothing_scrolls()
    expect(herald).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_contest_of_its_view_is_drawn(visit: Visit, shore_hall: Doors, phone: bool) -> None:
    """Given a view that tells a contest, then every side has its tower, its parts by name, and the sum of the rules."""
    me = visit(shore_hall, **(PHONE if phone else {}))
    table = open_table(me)
    me.go(f"/table/{table}")
    end = me.page.locator(".plain .choices [data-ref]").first
    point(end, phone)
    if phone:
        me.page.locator(".ask .btn.main").tap()
    sums = me.page.locator(".heads b" if phone else ".contest .sum")
    expect(sums).to_have_count(2)

    def counted() -> list[str]:
        view = me.api("GET", f"/api/tables/{table}/steps/{me.steps(table)}?as=-1")["view"]
        return [str(side["total"]) for side in view["table"]["contest"]["sides"]]

    me.until(lambda: sums.all_inner_texts() == counted(), lambda: f"{sums.all_inner_texts()} is not {counted()}")
    expect(me.page.locator(".contest .tower li").first).to_contain_text(re.compile("plank|mast|carving|dragon"))
    expect(me.page.get_by_label("The table")).not_to_contain_text("contest")
    me.nothing_scrolls()


def test_what_may_not_be_called_says_why(visit: Visit, shore_hall: Doors) -> None:
    """Given a wave that was called already, when it is pointed at again, then its clause is told."""
    me = visit(shore_hall)
    me.go(f"/table/{open_table(me)}")
    wave = me.page.get_by_role("button", name="Call a wave")
    wave.click()
    wave.click()
    expect(wave).to_have_attribute("aria-disabled", "true")
    me.page.locator(".plain .choices [data-ref]").first.wait_for()
    wave.click(force=True)  # it says itself that it is refused, so Playwright would wait for it
    expect(me.page.get_by_text("You have no wave left.").first).to_be_visible()


def test_axe_finds_nothing_serious(visit: Visit, shore_hall: Doors, axe_source: str) -> None:
    me = visit(shore_hall, bypass_csp=True)
    me.go(f"/table/{open_table(me)}")
    me.page.locator(".plain .choices [data-ref]").first.wait_for()
    me.axe(axe_source, "the plain table")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_the_other_one_did_is_told_and_marked(visit: Visit, shore_hall: Doors, phone: bool) -> None:
    """At a table that nobody has drawn the other's turn is told, numbered on its thing, and marked in its lines."""
    me = visit(shore_hall, **(PHONE if phone else {}))
    me.go(f"/table/{open_table(me)}")
    page, ends = me.page, me.page.locator(".plain .choices [data-ref]")
    told = page.get_by_label("The table")
    ends.first.wait_for()
    before = told.inner_text()
    point(ends.first, phone)
    if phone:
        page.locator(".ask .btn.main").tap()
        line = page.get_by_role("button", name="One thing happened, see it")
        line.tap()
        expect(page.get_by_role("region", name="Since your turn")).to_contain_text("1 of 1")
    else:
        entries = page.get_by_role("list", name="Since your turn").get_by_role("listitem")
        expect(entries).to_have_count(1)
        expect(entries.first).to_contain_text("Beachcomber")
        expect(told.locator(".last").first).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(entries.first).to_have_attribute("aria-current", "step")
    expect(page.locator('.board [data-step="1"]')).to_be_visible()
    expect(page.locator(".plain .dimmed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".board [data-step]")).to_have_count(0)
    expect(page.locator(".plain .dimmed")).to_have_count(0)
    assert told.inner_text() != before
    me.nothing_scrolls()
