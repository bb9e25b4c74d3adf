"""Lessons in the browser: whoever knows no more than the screen says finishes all of them."""

import os
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall.lessons import Book, book_of
from tests.browser.conftest import PHONE, Visit
from tests.browser.doors import Doors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

SOME = None if os.environ.get("MEADHALL_FUZZ", "1") != "1" else 2
"""So many lessons of each course are gone through by browser; `make fuzz` has them all, and so has the wire."""
NOTE = "#coach-note"
LIT = f'[aria-describedby="{NOTE[1:]}"]'
LEARNER = """
async (lessons) => {
  const told = { notes: [], lit: 0 };
  const open = ':not([aria-disabled="true"])';
  const sought = [
    '.lesson [aria-keyshortcuts="Space"], .lesson [aria-keyshortcuts="ArrowRight"]',
    `[aria-describedby="coach-note"]${open}`,
    `.board [data-ref][role="button"]${open}:not([data-instead]), .hand [data-ref][role="button"]${open}`,
    `.lesson button[data-ref]${open}`,
  ];
  const ends = new Set();
  let still = 0;
  while (++still < 1500) {
    await new Promise((go) => setTimeout(go, 20));
    const heading = document.querySelector('#coach-note h2')?.textContent.trim();
    if (heading && heading !== told.notes.at(-1)) told.notes.push(heading);
    const on = document.querySelector('#coach-on:not(:disabled)');
    const here = document.querySelector('.stones [aria-current="step"]');
    if (on && here) {
      if (here.closest('li.done')) ends.add(here.textContent);
      if (ends.size === lessons) return told;
      on.click();
      still = 0;
      continue;
    }
    const place = sought.findIndex((one) => document.querySelector(one));
    if (place < 0) continue;
    if (place === 1) told.lit++;
    document.querySelector(sought[place]).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    still = 0;
  }
  return { ...told, stuck: document.querySelector('.ask')?.innerText };
}
"""
"""Somebody who reads the note, points at what it describes or else at what is offered, and goes on."""


def courses(book: Book) -> list[list[str]]:
    """The lessons that follow each other."""
    found: dict[str, list[str]] = {}
    for lesson in book.lessons:
        found.setdefault(lesson.course, []).append(lesson.id)
    return list(found.values())


def learn(me: Visitor, game: str, lesson: str) -> Visitor:
    """Sits down at the table of a lesson."""
    me.api("GET", "/api/me")
    table = me.api("POST", f"/api/games/{game}/lessons/{lesson}", {"anew": True})["table"]
    me.go(f"/table/{table}")
    expect(me.page.locator(NOTE)).to_be_visible()
    return me


def headings(book: Book, lang: str, lessons: Sequence[str]) -> list[str]:
    """What stands over the notes of some lessons."""
    texts = book.texts[lang]
    found = [lesson for lesson in book.lessons if lesson.id in lessons]
    return [texts(lesson.message(step, "heading")) for lesson in found for step in lesson.step]


@pytest.mark.parametrize(
    ("game", "lang"), [("ragnarocks", "en"), ("bloodrage", "de"), ("reavers", "en"), ("lords", "de")]
)
def test_who_knows_only_the_screen_finishes_the_lessons(visit: Visit, bay: Doors, game: str, lang: str) -> None:
    """Given the first lesson of a title, when what the note describes is pointed at, then each is gone through."""
    book = book_of(game)
    me = visit(bay, locale="de-DE" if lang == "de" else "en-GB")
    me.api("GET", "/api/me")
    for all_of_them in courses(book):
        lessons = all_of_them[:SOME]
        learn(me, game, lessons[0])
        told: dict[str, Any] = me.page.evaluate(LEARNER, len(lessons))
        assert "stuck" not in told, told
        assert not set(headings(book, lang, lessons)) - set(told["notes"]), "every note was read"
        assert told["lit"] >= len(lessons)
        done = {one["id"] for one in me.api("GET", f"/api/games/{game}/lessons") if one["done"]}
        assert done >= set(lessons)


def lit(page: Page) -> str:
    """What is lit, as soon as it can be pointed at."""
    expect(page.locator(LIT)).to_have_count(1)
    return str(page.locator(LIT).get_attribute("data-ref"))


def test_a_lesson_by_keyboard_alone(visit: Visit) -> None:
    """Given the hall, when nothing but keys is used, then a lesson is found, learned, left alone and skipped."""
    me = visit()
    page = me.go().page
    page.get_by_role("button", name="Learn a game").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Ragnarocks").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Begin: Moving").focus()
    page.keyboard.press("Enter")
    expect(page.locator(NOTE)).to_contain_text("Six lines")
    expect(page.locator(LIT)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)
    page.keyboard.press("n")
    expect(page.locator(NOTE)).to_contain_text("Six lines")
    for _ in range(5):
        expect(page.locator(LIT)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#coach-on")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".stones [aria-current=step]")).to_have_accessible_name("Stones slide (now)")
    page.keyboard.press("k")
    expect(page.locator(".stones [aria-current=step]")).to_have_accessible_name("Walls (now)")
    expect(page.locator(LIT)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#coach-on")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator("[data-learn=answer]")).to_be_visible()
    expect(page.locator(NOTE)).to_contain_text("The gap")
    stopped = {one["id"]: (one["step"], one["done"]) for one in me.api("GET", "/api/games/ragnarocks/lessons")}
    assert (stopped["moving"], stopped["stones"], stopped["walls"]) == ((5, True), (0, False), (0, False))


def test_a_lesson_with_a_reader(visit: Visit) -> None:
    """Given the tree that a reader hears, then the note stands by the lit thing, and the list of answers is enough."""
    me = learn(visit(), "ragnarocks", "island")
    page = me.page
    note, answers = page.get_by_role("note", name="Starkad says"), page.get_by_role("listbox", name="Answers")
    for heading, question in (
        ("These are yours", "Which of your Vikings sets out?"),
        ("Off it goes", "Where does your Viking go?"),
        ("A stone rises", "Where does the runestone come to rest?"),
    ):
        expect(note.get_by_role("heading")).to_have_text(heading)
        expect(page.locator(".ask").get_by_role("status")).to_contain_text(question)
        assert lit(page)
        described = page.locator(LIT).get_attribute("aria-describedby")
        expect(page.locator(f"#{described}")).to_have_attribute("aria-live", "polite")
        expect(answers.get_by_role("option")).to_have_count(1)
        answers.focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Go on").click()
    expect(note.get_by_role("heading")).to_have_text("That was “The island”")
    stones = page.get_by_role("list", name="Lessons")
    expect(stones.get_by_role("button", name="The island (done)")).to_have_attribute("aria-current", "step")
    note.get_by_role("button", name="Next: Moving").click()
    expect(note.get_by_role("heading")).to_have_text("Six lines")
    expect(stones.get_by_role("button", name="The island (done)")).to_be_enabled()
    expect(page.get_by_role("button", name="Leave, keep my place")).to_be_visible()


def test_another_pointing_is_answered_and_show_me_is_taken_back(visit: Visit) -> None:
    me = learn(visit(), "ragnarocks", "settling")
    page = me.page
    assert lit(page) == "hex:d2"
    before = page.locator("[data-piece]").count()
    me.hex("hex:h8").click()
    expect(page.locator(NOTE)).to_contain_text("The Viking in the gap is the lit one.")
    page.get_by_role("button", name="Why here?").click()
    expect(page.locator(NOTE)).to_contain_text("Ten free hexes lie behind you")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Show me").click()
    expect(me.prompt).to_contain_text("Look what happens")
    expect(page.locator(NOTE)).to_contain_text("Nobody’s land")
    assert lit(page) == "hex:d2"
    assert page.locator("[data-piece]").count() == before
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="RR-4.7").click()
    expect(page.locator('.rules [data-clause="RR-4.7"]')).to_be_visible()


def test_a_lesson_on_the_phone(visit: Visit) -> None:
    """Given a phone, then the note lies at the thumb with its one answer, the stones are beads, and nothing scrolls."""
    me = learn(visit(**PHONE), "ragnarocks", "island")
    page = me.page
    for number in range(3):
        me.nothing_scrolls()
        expect(page.locator("[data-learn=answer]")).to_be_visible()
        if number == 1:  # a thing that is tapped, and tapped again, is the answer too
            expect(page.locator(LIT)).to_have_attribute("data-ref", "hex:e3")
            me.hex("hex:e3").tap()
            expect(page.locator("#coach-on")).to_have_count(0)
            me.hex("hex:e3").tap()
        else:
            page.locator("[data-learn=answer]").tap()
        expect(page.locator("#coach-on")).to_be_visible()
        board, plank = page.locator("section.board").bounding_box(), page.locator(".ask.lesson").bounding_box()
        assert board is not None
        assert plank is not None
        assert board["y"] + board["height"] <= plank["y"] + 1
        page.locator("#coach-on").tap()
    page.get_by_role("button", name="Next: Moving").tap()
    expect(page.locator(".beads [aria-current=step]")).to_have_accessible_name("Moving (now)")
    page.get_by_role("button", name="Leave").tap()
    expect(page.get_by_role("button", name="Begin: Moving")).to_be_visible()
    expect(page.get_by_role("button", name="Once more: The island")).to_be_visible()


def test_a_lesson_left_is_gone_on_with_and_the_last_leads_to_a_match(visit: Visit) -> None:
    me = learn(visit(), "ragnarocks", "island")
    page = me.page
    page.locator("[data-learn=answer]").click()
    page.locator("#coach-on").click()
    expect(page.locator(NOTE)).to_contain_text("Off it goes")
    page.get_by_role("button", name="Leave, keep my place").click()
    expect(page.get_by_text("step 2 of 3")).to_be_visible()
    page.get_by_role("button", name="Go on: The island").click()
    expect(page.locator(NOTE)).to_contain_text("Off it goes")
    page.get_by_role("button", name="Leave, keep my place").click()
    page.get_by_role("button", name="Play a first match").click()
    assert me.my_turn()
    expect(page.locator(".ask")).not_to_contain_text("Skip this lesson")


@pytest.mark.parametrize("settings", [{}, {"color_scheme": "light"}, PHONE], ids=["dusk", "morning", "phone"])
def test_axe_finds_nothing_serious_in_a_lesson(visit: Visit, axe_source: str, settings: dict[str, Any]) -> None:
    me = visit(bypass_csp=True, **settings)
    me.go("/learn/ragnarocks")
    expect(me.page.get_by_role("button", name="Begin: The island")).to_be_visible()
    me.axe(axe_source, "the page of the lessons")
    learn(me, "ragnarocks", "stones")
    lit(me.page)
    me.axe(axe_source, "a note")
    me.page.locator("[data-learn=answer]").click()
    expect(me.page.locator("#coach-on")).to_be_visible()
    me.axe(axe_source, "what has changed")
