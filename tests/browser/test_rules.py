"""The rules as a page: how a title is played, with positions drawn by its scene; then clauses, searched and folded."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.doors import Doors
from tests.browser.visitor import Visitor
from tests.browser.weighing import SlowLine

pytestmark = pytest.mark.browser
WORDS = ".part p"


def drawn(me: Visitor) -> None:
    """Every picture of the page is drawn, and has in sight what it is about."""
    figures = me.page.locator("figure")
    for number in range(figures.count()):
        figure = figures.nth(number)
        figure.scroll_into_view_if_needed()
        picture = figure.locator("[data-drawn='true']")
        expect(picture).to_be_visible()
        expect(picture).to_have_attribute("data-missing", "false")
        expect(
            picture.locator("[aria-hidden='true'][inert] [data-ref]").or_(picture.locator("[inert] article"))
        ).not_to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_title_says_how_it_is_played_before_its_clauses(visit: Visit, axe_source: str, phone: bool) -> None:
    me = visit(locale="de-DE", bypass_csp=True, **PHONE) if phone else visit(bypass_csp=True)
    me.go("/rules/ragnarocks")
    page = me.page
    expect(page.get_by_role("heading", name="So wird gespielt" if phone else "How to play")).to_be_visible()
    expect(page.get_by_text("In 2 Minuten gelesen" if phone else "Read in 2 minutes")).to_be_visible()
    drawn(me)
    me.axe(axe_source, "how Ragnarocks is played")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    contents = page.get_by_role("navigation")
    if phone:
        expect(contents).to_be_hidden()
        page.get_by_role("button", name="Inhalt").click()
        me.axe(axe_source, "its contents")
    contents.get_by_role("link", name="Der letzte Zug" if phone else "The last turn").click()
    expect(page.locator("#how-end")).to_be_in_viewport()
    page.locator("#how-end").get_by_role("link", name="RR-5.9").click()
    expect(page.locator('[id="RR-5.9"]')).to_be_in_viewport()
    expect(page.locator('[id="RR-5.9"]')).to_have_class(re.compile("here"))
    expect(page.locator('[id="RR-3.1"]')).not_to_be_in_viewport()


@pytest.mark.parametrize("game", ["bloodrage", "reavers", "lords"])
def test_pictures_are_drawn_by_the_scene_of_their_title(visit: Visit, game: str) -> None:
    me = visit().go(f"/rules/{game}")
    expect(me.page.locator("figure").first).to_be_visible()
    drawn(me)
    raised = me.page.locator(".picture .overlay")
    count = raised.count()
    for key in ("t", "v", "b", "ArrowRight"):
        me.page.keyboard.press(key)
    expect(raised).to_have_count(count)  # no picture listens to the keys of a table


def test_clauses_are_found_by_words_and_folded(visit: Visit) -> None:
    me = visit().go("/rules/ragnarocks")
    page = me.page
    expect(page.get_by_role("button", name="3. The turn: select, move, summon")).to_have_attribute(
        "aria-expanded", "false"
    )
    page.keyboard.press("/")
    field = page.get_by_label("Search the rules")
    expect(field).to_be_focused()
    field.press_sequentially("wild freya")
    main = page.get_by_role("main")
    expect(main.locator('p[id="RR-6.4"]')).to_be_visible()
    expect(main.locator("article.part")).to_have_count(0)
    found = page.get_by_role("status")
    places = page.evaluate("CSS.highlights.get('found').size")
    expect(found).to_have_text(re.compile(rf"^{places} places in \d+ clauses$"))
    page.get_by_role("button", name="6. Scoring and result").click()
    expect(main.locator('p[id="RR-6.4"]')).not_to_be_in_viewport()
    field.press("Escape")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    expect(found).to_be_empty()
    page.get_by_role("button", name="Unfold all").click()
    expect(main.locator('p[id="RR-47.1"], p[id="RR-EX1"]').first).to_be_attached()
    expect(page.get_by_role("button", name="47. Worked examples")).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Fold all").click()
    expect(page.get_by_role("button", name="47. Worked examples")).to_have_attribute("aria-expanded", "false")


def test_from_a_prompt_one_lands_on_the_clause(visit: Visit) -> None:
    """Given the rule under a question, when it is read on the page of the rules, then it is what is seen."""
    me = visit()
    me.enter(me.open_table("me", "Bjarne"))
    me.page.locator(".saga .rule .clause").click()
    with me.page.expect_popup() as opened:
        me.page.locator(".rules p.here .clause").click()
    there = opened.value
    expect(there).to_have_url(re.compile(r"/rules/ragnarocks#RR-3\.7$"))
    expect(there.locator('[id="RR-3.7"]')).to_be_in_viewport()
    expect(there.locator('[id="RR-3.7"]')).to_have_class(re.compile("here"))


def test_one_begins_a_match_from_the_page(visit: Visit) -> None:
    me = visit().go("/rules/ragnarocks")
    me.page.get_by_role("button", name="Play now").click()
    expect(me.page).to_have_url(re.compile("/table/"))
    expect(me.offers.first).to_be_visible()


def test_words_come_before_pictures(visit: Visit, hall: Doors) -> None:
    """Over a slow line the page is read while its pictures are on their way: nothing of a scene is fetched before."""
    weight = SlowLine(visit().page).weigh(f"{hall.address}/rules/lords", WORDS)
    assert not [one for one in weight.fetched if re.search(r"/scene$|/howto/\w", one.address)], weight
    assert weight.bytes <= 130_000, weight
