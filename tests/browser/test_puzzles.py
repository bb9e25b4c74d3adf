"""Puzzles as somebody solves them: with the mouse, with the keyboard alone, and on the phone."""

import pytest
from playwright.sync_api import Locator, expect

from meadhall.puzzles import Attempt, Puzzle, puzzles_of
from tests.browser.conftest import PHONE, Visit
from tests.browser.visitor import OFFERED, Visitor

pytestmark = pytest.mark.browser


def proved() -> Puzzle:
    """A turn of Ragnarocks that wins for certain, by a Viking that could go elsewhere, too."""
    return next(one for one in puzzles_of("ragnarocks") if one.kind == "win" and ways_from(one) > 1)


def ways_from(puzzle: Puzzle) -> int:
    attempt = Attempt(puzzle)
    attempt.point(puzzle.ways[0][0])
    return len(attempt.question.options) if attempt.question is not None else 0


def offer(me: Visitor, ref: str) -> Locator:
    """A thing, once it may be pointed at."""
    return me.page.locator(f'{OFFERED}[data-ref="{ref}"]')


def astray(me: Visitor, puzzle: Puzzle) -> None:
    """Another turn than the one: the Viking is right, and where it goes is not."""
    viking, to, _ = puzzle.ways[0]
    offer(me, viking).click()
    expect(offer(me, to)).to_be_visible()
    me.point(next(ref for ref in me.offered() if ref != to))
    expect(me.prompt).to_contain_text("runestone")
    assert me.my_turn()
    me.point(me.offered()[0])


def test_a_puzzle_is_missed_and_then_solved_with_the_mouse(visit: Visit, axe_source: str) -> None:
    """Given a puzzle, when a turn is wrong, then it is answered and the board goes back; the right one is found, and
    what follows from it can be walked."""
    me, puzzle = visit(bypass_csp=True), proved()
    page = me.page
    me.go(f"/puzzle/{puzzle.id}")
    expect(page.get_by_role("heading", name="Attempts")).to_be_visible()
    expect(me.prompt).to_contain_text("Which of your Vikings")
    me.nothing_scrolls()
    me.axe(axe_source, "a puzzle")
    expect(page.locator(".story")).not_to_contain_text("The solution")

    astray(me, puzzle)
    expect(me.prompt).to_contain_text("Not that")
    expect(page.get_by_text("1 of 3 used")).to_be_visible()
    me.waits()
    me.axe(axe_source, "a puzzle missed")
    page.get_by_role("button", name="Back, try again").click()
    expect(me.prompt).to_contain_text("Which of your Vikings")

    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".lit i")).to_have_count(1)
    for ref in puzzle.ways[0]:
        offer(me, ref).click()
    expect(me.prompt).to_contain_text("Solved at the third attempt")
    expect(page.locator(".story")).to_contain_text("For certain")
    me.nothing_scrolls()
    me.axe(axe_source, "a puzzle solved")

    page.get_by_role("button", name="Walk the line").click()
    expect(me.prompt).to_contain_text("The puzzle's moment")
    page.keyboard.press("ArrowRight")
    expect(me.prompt).to_contain_text(f"Step 1 of {len(puzzle.walked)}")


def tab_to(me: Visitor, ref: str) -> None:
    """Presses Tab until a thing has the focus; where all is still moving, it may come round once more."""

    def there() -> bool:
        found: bool = me.page.evaluate("(ref) => document.activeElement?.dataset.ref === ref", ref)
        if not found:
            me.page.keyboard.press("Tab")
        return found

    me.until(there, lambda: f"{ref} never had the focus")


def test_the_puzzle_of_the_day_is_solved_by_the_keyboard_alone(visit: Visit) -> None:
    """Given the hall, then the keys alone lead to its puzzle of the day and to the list, and solve one of them."""
    me, puzzle = visit(), proved()
    page = me.page
    me.go()
    tile = page.get_by_role("link", name="Puzzle of the day")
    expect(tile).to_be_visible()
    expect(tile).to_have_attribute("href", "/puzzle/" + me.api("GET", "/api/puzzles/today")["today"]["id"])
    tile.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Attempts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tile).to_be_visible()

    me.go("/puzzles")
    page.locator(f'a[href="/puzzle/{puzzle.id}"]').focus()
    page.keyboard.press("Enter")
    for ref in puzzle.ways[0]:
        expect(offer(me, ref)).to_be_visible()
        tab_to(me, ref)
        page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("Solved at the first attempt")
    me.go("/puzzles")
    expect(page.locator(f'a[href="/puzzle/{puzzle.id}"]')).to_contain_text("at the 1st attempt")
    page.get_by_role("checkbox", name="Only those I have not solved").check()
    expect(page.locator(f'a[href="/puzzle/{puzzle.id}"]')).to_have_count(0)


def test_a_puzzle_is_given_up_on_the_phone(visit: Visit, axe_source: str) -> None:
    """Given a phone, then the goal is at the thumb, attempts and days are beads, and who gives up is told how it
    goes."""
    me, puzzle = visit(bypass_csp=True, **{**PHONE, "locale": "de-DE"}), proved()
    page = me.page
    me.go("/puzzles")
    expect(page.get_by_role("heading", name="Rätsel des Tages")).to_be_visible()
    me.axe(axe_source, "all puzzles on the phone")
    me.go(f"/puzzle/{puzzle.id}")
    expect(me.prompt).to_contain_text("Finde den einen Zug")
    expect(page.get_by_role("img", name="0 von 3 verbraucht")).to_be_visible()
    me.nothing_scrolls()
    me.axe(axe_source, "a puzzle on the phone")
    page.get_by_role("button", name="Rätsel", exact=True).click()
    page.get_by_role("button", name="aufgeben und ansehen").click()
    page.get_by_role("button", name="Zeig sie mir").click()
    expect(me.prompt).to_contain_text("Diesmal nicht gefunden")
    expect(page.get_by_role("heading", name="Die Lösung")).to_be_visible()
    me.axe(axe_source, "a puzzle given up on the phone")
