"""Without eyes: the Answers list alone plays, the prompt speaks up, and nothing moves for those who want no motion."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_the_list_of_answers_alone_plays_a_turn(visit: Visit) -> None:
    me = visit().named("Sigrun")
    table = me.open_table("me", "Bjarne")
    me.enter(table)
    page = me.page
    answers = page.get_by_role("listbox", name="Answers")
    expect(me.prompt).to_have_attribute("aria-live", "polite")
    expect(me.prompt).to_contain_text("Which of your Vikings sets out?")

    def current() -> str:
        """What a reader hears for the chosen line."""
        id = answers.get_attribute("aria-activedescendant")
        return page.locator(f'[id="{id}"]').inner_text()

    # what may be chosen, then what may not, with the reason
    lines = answers.get_by_role("option").all_inner_texts()
    assert len(lines) == 6
    assert all("your nomadic Viking" in line for line in lines[:3])
    assert all("Not allowed" in line and "(RR-3.9)" in line for line in lines[3:])

    answers.focus()
    assert current() == lines[0]
    page.keyboard.press("ArrowDown")
    assert current() == lines[1]
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert me.steps(table) == 0, "what is refused is not answered"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("Where does your Viking go?")
    assert me.my_turn()
    expect(answers).to_be_focused()
    page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("Where does the runestone come to rest?")
    assert me.my_turn()
    page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("Which of your Vikings sets out?")
    assert me.steps(table) == 3
    expect(page.get_by_role("log", name="Saga")).to_contain_text("stone on")


def test_the_page_has_its_landmarks(visit: Visit) -> None:
    me = visit()
    me.enter(me.open_table("me", "Bjarne"))
    for role, name in (
        ("banner", None),
        ("main", None),
        ("region", "Answers"),
        ("region", "Board"),
        ("region", "Seats"),
        ("complementary", "Saga"),
        ("contentinfo", "Replay"),
    ):
        found = me.page.get_by_role(role, name=name) if name else me.page.get_by_role(role)  # type: ignore[arg-type]
        expect(found).to_have_count(1)
    expect(me.page.get_by_role("main").get_by_role("status").first).to_contain_text("Vikings sets out")
    expect(me.page.get_by_role("group", name="Row a")).to_have_count(1)


MOVING = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 200).length"


def test_who_wants_no_motion_gets_none(visit: Visit) -> None:
    still, lively = visit(), visit(motion=True)
    for me in (still, lively):
        me.go()
        expect(me.page.get_by_role("button", name="Play now: Ragnarocks")).to_be_visible()
    expect(still.page.locator("html")).to_have_attribute("data-motion", "reduced")
    expect(lively.page.locator("html")).to_have_attribute("data-motion", "full")
    assert lively.page.evaluate(MOVING) > 0, "the fire burns"
    assert still.page.evaluate(MOVING) == 0
    # one's own choice goes before the system's
    lively.page.get_by_role("button", name="Settings").click()
    lively.page.locator("#set-motion").select_option("reduced")
    expect(lively.page.locator("html")).to_have_attribute("data-motion", "reduced")
    lively.page.wait_for_function(MOVING.replace("length", "length === 0"))


PLACES = """async (ref) => {
  const spot = (box) => `${Math.round(box.x)},${Math.round(box.y)}`;
  const boxes = () => [...document.querySelectorAll('[data-piece]')].map((one) => one.getBoundingClientRect());
  const where = () => boxes().map(spot).join(' ');
  const seen = new Set([where()]);
  const hex = document.querySelector(`.board [data-ref="${ref}"]`);
  hex.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const until = performance.now() + 2500;
  while (performance.now() < until) {
    await new Promise(requestAnimationFrame);
    seen.add(where());
  }
  return seen.size;
}"""
"""Points, and counts how many different pictures of the six Vikings there were."""


@pytest.mark.parametrize("motion", [True, False], ids=["full", "reduced"])
def test_a_viking_slides_or_is_there_at_once(visit: Visit, motion: bool) -> None:
    me = visit(motion=motion)
    me.enter(me.open_table("me", "Bjarne"))
    assert me.my_turn()
    me.point(me.offered()[0])
    expect(me.prompt).to_contain_text("Where does your Viking go?")
    assert me.my_turn()
    before = {one.get_attribute("data-piece") for one in me.page.locator("[data-piece]").all()}
    assert len(before) == 6
    places = me.page.evaluate(PLACES, me.offered()[-1])
    if motion:
        assert places > 3, "the Viking is seen on its way"
    else:
        assert places == 2, "here, then there"
