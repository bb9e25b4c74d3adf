"""The table of Blood Rage as one sits at it: readable, calm, the same in German, and closed to curious eyes."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clans import NeverCame, Player, View, open_table, play_past
from tests.browser.conftest import PHONE, Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

RAW = re.compile(
    r"\b(?:card|do|ask|event|figure|monster|province|fjord|slot|stat|clan|scene|phase|describe|reward|kind)"
    r"(?:-[a-z0-9]+)+\b|\b(?:card|province|figure|fjord|slot|stat|do):[a-z]|\{ ?\$|\[object|undefined|NaN"
)
"""What a missing text looks like: its id, a ref, or an argument that nobody filled in."""
HEARD = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""
"""Every word that is read or heard."""
CUT = """(all) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  if (!box.width || !box.height || style.fontSize === '0px') return false;
  const wide = style.textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 2;
  const tall = style.overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 3;
  return box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || wide || tall;
}).map((one) => `${one.className} in ${one.clientWidth} by ${one.clientHeight}: ${one.textContent}`)"""
"""What leaves the window or, seen to be cut off, its own box."""
WORDS = (
    ".btn, .ask b, .beam h1, .scene h2, .scene h3, .card .name, .card .text, .choice, .choice b, .choice small, .fate, "
    ".steps li, .row span, .gutter h3, .lectern"
)


def drafting(view: View) -> bool:
    return bool(view["ask"]) and view["ask"]["prompt"] == "draft_pick"


def acting(view: View) -> bool:
    """In mid-game: figures stand on the map, and it is somebody's turn."""
    asked = bool(view["ask"]) and view["ask"]["prompt"] == "choose_action"
    return asked and sum(clan["on_board"] for clan in view["table"]["clans"]) >= 6


def fighting(view: View) -> bool:
    return bool(view["ask"]) and view["ask"]["prompt"] == "battle_card"


def over(view: View) -> bool:
    return view["outcome"] is not None


SCENES: dict[str, Callable[[View], bool]] = {"draft": drafting, "map": acting, "battle": fighting}


NAMES = ("Sigrun", "Torvald", "Astrid", "Bjarne")


def sit(
    visitor: Visitor,
    until: Callable[[View], bool],
    crowd: int = 3,
    seats: int = 4,
    by: Callable[[View], str] | None = None,
) -> Player:
    """Everybody at one device, at a table that was played so far; whoever is asked has said so."""
    visitor.named(NAMES[0])
    titles = ["Ash", "Oak", "Elm", "Yew", "Fir"]
    for title in titles:
        table = open_table(visitor, *NAMES[1:seats], title=title)
        try:
            play_past(visitor, table, until, crowd, by)
            break
        except NeverCame:
            if title == titles[-1]:
                raise
    player = Player(visitor, "mouse")
    visitor.enter(table)
    if until is over:
        expect(visitor.end).to_be_visible()
        return player
    cover = visitor.page.locator(".cover")
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    player.ready()
    return player


LOOKS: dict[str, dict[str, Any]] = {"dusk": {}, "morning": {"color_scheme": "light"}, "phone": PHONE}


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(visit: Visit, axe_source: str, look: str) -> None:
    for scene, until in SCENES.items():
        visitor = visit(bypass_csp=True, **LOOKS[look])
        sit(visitor, until)
        visitor.axe(axe_source, scene)
        visitor.nothing_scrolls()
        if scene == "map" and look != "phone":
            visitor.page.get_by_role("button", name="Clan sheets").click()
            expect(visitor.page.get_by_role("dialog", name="Clan sheets")).to_be_visible()
            visitor.axe(axe_source, "the clan sheets")
            visitor.nothing_scrolls()


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_every_word_is_there_and_fits(visit: Visit, settings: dict[str, Any], lang: str) -> None:
    for scene, until in {**SCENES, "end": over}.items():
        visitor = visit(**{**settings, "locale": lang})
        sit(visitor, until)
        page = visitor.page
        assert page.evaluate("() => document.documentElement.lang") == lang[:2]
        heard = page.evaluate(HEARD)
        assert RAW.findall(heard) == [], f"{scene}: words are missing"
        visitor.nothing_scrolls()
        assert page.locator(WORDS).evaluate_all(CUT) == [], f"{scene}: words leave their box"


def test_a_card_is_read_large_under_the_mouse(visit: Visit) -> None:
    player = sit(visit(), acting)
    page, big = player.page, player.page.locator(".big")
    card = page.locator("#hand [data-ref]").first
    name = card.locator(".name").inner_text()
    expect(big).to_have_count(0)
    card.hover()
    expect(big.locator(".name")).to_have_text(name)
    expect(big).to_be_visible()
    box = big.bounding_box()
    assert box is not None
    assert box["width"] >= 220
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= 1280
    assert box["y"] + box["height"] <= 800
    assert len(big.locator(".text").inner_text()) > 10
    page.mouse.move(640, 300)
    expect(big).to_have_count(0)


def test_a_card_is_read_large_under_a_thumb(visit: Visit) -> None:
    player = sit(visit(**PHONE), acting)
    page, big = player.page, player.page.locator(".big")
    card = page.locator("#hand [data-ref]").first
    steps, box = player.view["seq"], card.bounding_box()
    assert box is not None
    thumb = page.context.new_cdp_session(page)
    at = {"x": box["x"] + 14, "y": box["y"] + 30}
    thumb.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(big).to_be_visible()
    shown = big.bounding_box()
    assert shown is not None
    assert min(shown["x"], shown["y"]) >= 0
    assert shown["x"] + shown["width"] <= 390
    thumb.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert player.view["seq"] == steps, "a look is no answer"


def test_what_is_refused_says_why(visit: Visit) -> None:
    player = sit(visit(), lambda view: acting(view) and any(ref.startswith("card:") for ref in view["ask"]["refusals"]))
    page, steps = player.page, player.view["seq"]
    # a battle card is no action, and an upgrade may be too dear
    ref, clause = next((ref, why) for ref, why in player.view["ask"]["refusals"].items() if ref.startswith("card:"))
    card = page.locator(player.at(ref)).first
    card.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(clause)
    assert len(tip.inner_text()) > 30
    card.click(force=True)  # it is refused, and says so; a player clicks all the same
    expect(tip).to_be_visible()
    assert player.view["seq"] == steps


def test_a_full_clan_may_not_invade_beyond_its_horns(visit: Visit) -> None:
    player = sit(visit(), lambda view: bool(view["ask"]) and view["ask"]["refusals"].get("do:invade") == "BR-4.33", 9)
    page = player.page
    page.locator('.ask [data-ref="do:invade"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("BR-4.33")


@pytest.mark.parametrize(("count", "rest"), [(6, "goes on"), (4, "is discarded")])
def test_two_who_draft_read_what_becomes_of_the_rest(visit: Visit, count: int, rest: str) -> None:
    player = sit(visit(), lambda view: drafting(view) and len(view["ask"]["options"]) == count, seats=2)
    player.page.mouse.move(2, 2)  # off the cards: one that is looked at is shown there instead
    expect(player.page.locator(".draft aside .help")).to_contain_text(rest)
    expect(player.page.locator(".ask")).to_contain_text(rest)


def test_a_cover_lies_over_the_table_between_two_people(visit: Visit) -> None:
    visitor = visit()
    player = sit(visitor, drafting)
    first = player.view["ask"]["seat"]
    cards = set(player.view["table"]["pack"])
    player.answer()
    cover = visitor.page.locator(".cover")
    expect(cover).to_be_visible()
    second = player.view["ask"]["seat"]
    assert second != first
    assert not cards & set(player.view["table"]["pack"])
    name = NAMES[second]
    expect(cover).to_contain_text(name)
    # nothing of the next one's cards can be seen, heard or pointed at before that one says so
    size = cover.bounding_box()
    assert size == {"x": 0, "y": 0, "width": 1280, "height": 800}
    expect(visitor.page.get_by_role("listbox", name="Answers")).to_contain_text("Nothing is asked of you now.")
    visitor.page.keyboard.press("1")
    assert player.view["ask"]["seat"] == second
    cover.get_by_role("button", name=name).click()
    player.ready()
