"""Since your last turn: told in words and on the board, walked by keys and by thumb; what moved last stays marked."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clans import View, choose, kind, open_table, play_apart
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_keyboard import by_tab, press
from tests.browser.test_one_truth import Told, play
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

NAMES = ("Torvald", "Astrid")


def entries(me: Visitor) -> Locator:
    return me.page.get_by_role("list", name="Since your turn").get_by_role("listitem")


def numbers(me: Visitor) -> list[str]:
    """The numbers on the board."""
    marks: list[str] = me.page.locator(".board [data-step]").evaluate_all("all => all.map(one => one.dataset.step)")
    return marks


def places(me: Visitor) -> list[str]:
    """Where the figures stand, by what the board shows."""
    found: list[str] = me.page.locator(".board [data-piece][data-at]").evaluate_all(
        "all => all.map(one => one.dataset.at).sort()"
    )
    return found


def standing(view: View) -> list[str]:
    """Where the figures stand, by what a view says."""
    table = view["table"]
    return sorted(
        place["ref"]
        for place in (*table["provinces"].values(), *table["fjords"].values())
        for figures in place["figures"]
        for _ in range(figures["count"])
    )


def test_a_match_with_recap_by_keys_alone(visit: Visit, dice: Random) -> None:
    """When the other one has moved, it is told, put away, called again, walked step by step, and answered over."""
    me = visit()
    me.enter(me.open_table("me", "random"))
    page = me.page
    for turn in range(3):
        for _ in range(3):
            by_tab(me, dice)
        if not me.my_turn():
            break
        told = entries(me)
        expect(told).to_have_count(1)
        expect(page.get_by_role("tab", name="Since your turn")).to_have_attribute("aria-selected", "true")
        line = page.get_by_role("log").locator("li").last.inner_text()
        expect(told.first).to_contain_text(line.splitlines()[-1].removeprefix(line.split()[0]).strip())
        me.until(lambda: numbers(me) == ["1"], lambda: f"the board bears {numbers(me)}")

        press(me, "Escape")
        expect(told).to_have_count(0)
        expect(page.get_by_role("tab", name="Saga")).to_have_attribute("aria-selected", "true")
        assert numbers(me) == []
        press(me, "n")
        expect(told).to_have_count(1)
        press(me, "ArrowRight")
        expect(told.first).to_have_attribute("aria-current", "step")
        expect(page.locator(".board .dimmed")).to_have_count(1)
        press(me, "ArrowRight")
        expect(told.first).not_to_have_attribute("aria-current", "step")
        expect(page.locator(".board .dimmed")).to_have_count(0)
        if turn == 2:
            press(me, "ArrowLeft")
            expect(told.first).to_have_attribute("aria-current", "step")
        assert me.my_turn(), "the question is asked all the while"
        by_tab(me, dice)
        expect(told).to_have_count(0)
        expect(me.prompt).to_contain_text("Where does your Viking go?")
        press(me, "u")
        expect(me.prompt).to_contain_text("Which of your Vikings sets out?")
        press(me, "Escape")
    assert turn == 2, "three laps were told"


def raid(view: View) -> str:
    """The host and one friend bring a figure a turn; another marches, the third takes on a quest, once they can."""
    ask = view["ask"]
    options: Sequence[str] = ask["options"]
    if ask["prompt"] != "choose_action":
        return choose(view)
    me = view["table"]["clans"][ask["seat"]]
    quest = next((ref for ref in options if kind(ref) == "quest"), None)
    if ask["seat"] == 1 and me["on_board"] and "do:march" in options:
        return "do:march"
    if ask["seat"] == 2 and quest is not None and me["on_board"]:
        return quest
    return "do:invade"


def come_back(visit: Visit, **settings: Any) -> tuple[Visitor, str, Sequence[str]]:
    """Somebody returns to a table at which three others have acted since; and which kinds of things happened then."""
    friend, me = visit().named("Bjarne"), visit(**settings).named("Sigrun")
    table = open_table(friend, *NAMES, seats=1)
    me.api("POST", f"/api/tables/{table}/join", {"invite": None, "seat": None})
    play_apart([friend, me], table, again, raid)
    steps = me.api("GET", f"/api/tables/{table}/steps")
    mine = max(mark["step"] for mark in steps["marks"] if mark["seat"] == 3)
    return me, table, [event["kind"] for told in steps["events"][mine + 1 :] for event in told]


def again(view: View) -> bool:
    """The last seat is to act for the third time: the others have all acted since its second."""
    ask, clan = view["ask"], view["table"]["clans"][3]
    return bool(ask) and ask["seat"] == 3 and ask["prompt"] == "choose_action" and clan["on_board"] == 2


def test_after_an_absence_all_is_told_and_secrets_stay(visit: Visit, axe_source: str) -> None:
    for _ in range(6):  # whether somebody has a quest to take on lies with the cards
        me, table, kinds = come_back(visit, bypass_csp=True)
        if {"marched", "committed", "invaded"} <= set(kinds):
            break
    assert {"marched", "committed", "invaded"} <= set(kinds), "the three did different things"
    me.enter(table)
    told = entries(me)
    expect(told).to_have_count(3)
    words = " ".join(told.all_inner_texts())
    assert re.search(r"marches .* from .* to", words)
    assert "takes on a quest in secret" in words
    assert "“" not in words, "which quest it is nobody else is told"
    me.until(lambda: len(numbers(me)) == 2, lambda: f"a quest lies nowhere, but the board bears {numbers(me)}")
    expect(me.page.locator("article .row b").first).to_be_visible()
    me.axe(axe_source, "the recap")
    me.nothing_scrolls()

    # one step alone: the board stands as it stood then, and only then
    steps = me.api("GET", f"/api/tables/{table}/steps")
    now = places(me)
    assert now == standing(me.api("GET", f"/api/tables/{table}/steps/{steps['steps']}")["view"])
    press(me, "ArrowRight")
    expect(told.first).to_have_attribute("aria-current", "step")
    first = next(
        mark["step"]
        for mark in steps["marks"]
        if mark["step"] > max(m["step"] for m in steps["marks"] if m["seat"] == 3)
    )
    then = standing(me.api("GET", f"/api/tables/{table}/steps/{first}")["view"])
    assert then != now, "the test must see another board to prove anything"
    me.until(lambda: places(me) == then, lambda: f"{places(me)} is not {then}")
    press(me, "ArrowLeft")
    me.until(lambda: places(me) == now, lambda: f"{places(me)} is not {now}")

    # the ask is live underneath, and the first answer puts it away
    press(me, "ArrowRight")
    asked = me.prompt.inner_text()
    press(me, "1")
    expect(told).to_have_count(0)
    me.until(lambda: places(me) == now, lambda: f"{places(me)} is not {now}")
    expect(me.prompt).not_to_have_text(asked)
    # what was answered is the last turn now, and nobody has acted since
    press(me, "n")
    expect(me.page.get_by_text("Nobody has done anything since your turn.")).to_be_visible()


def test_upright_one_line_leads_to_the_steps(visit: Visit, axe_source: str) -> None:
    me, table, _ = come_back(visit, **PHONE, bypass_csp=True)
    me.enter(table)
    page = me.page
    line = page.get_by_role("button", name="3 things happened, see them")
    expect(line).to_be_visible()
    assert (line.bounding_box() or {"height": 0})["height"] >= 44
    me.nothing_scrolls()
    me.axe(axe_source, "the line above the prompt")
    line.tap()
    step = page.get_by_role("region", name="Since your turn")
    expect(step).to_contain_text("1 of 3")
    expect(me.prompt).to_be_hidden()
    first = step.get_by_role("status").inner_text()
    step.get_by_role("button", name="One step on").tap()
    expect(step).to_contain_text("2 of 3")
    expect(step.get_by_role("status")).not_to_have_text(first)
    for way in step.get_by_role("button").all():
        assert (way.bounding_box() or {"height": 0})["height"] >= 44
    me.axe(axe_source, "a step")
    me.nothing_scrolls()
    step.get_by_role("button", name=re.compile("^Enough")).tap()
    expect(step).to_have_count(0)
    expect(me.prompt).to_be_visible()
    expect(page.locator(".board [data-step]")).to_have_count(0)


LAST = """
() => {
  window.early = [];
  window.seen = { moving: 0, marks: 0 };
  const stood = new Map();
  const coming = new Map();
  const look = () => {
    const ways = [...document.querySelectorAll('[data-last]')].map((one) => one.dataset.last.split(' ')[1]);
    const moving = new Map(document.getAnimations().filter((one) => one.playState === 'running')
      .map((one) => [one.effect?.target, one]).filter(([one]) => one?.matches?.('[data-piece][data-at]')));
    for (const piece of document.querySelectorAll('.board [data-piece][data-at]')) {
      const { piece: key, at } = piece.dataset;
      if (stood.get(key) !== at && moving.has(piece) && coming.get(key)?.at !== at)
        coming.set(key, { at, way: moving.get(piece) });
      // Between two pictures it may have come to its end and begun to make room for others.
      const there = coming.get(key)?.at === at && coming.get(key).way.playState === 'finished';
      if (!moving.has(piece) || there) stood.set(key, at);
      // A stone that lands shakes its neighbours, and who arrives makes others stand closer: these are not on the way.
      if (stood.get(key) === at) continue;
      window.seen.moving += 1;
      if (piece.dataset.arrived !== undefined) window.early.push(`${key} is marked and still moves to ${at}`);
      if (at.startsWith('hex:') && ways.includes(at))
        window.early.push(`a way to ${at} is marked, and the piece has not arrived`);
    }
    window.seen.marks = Math.max(window.seen.marks, document.querySelectorAll('[data-last], [data-arrived]').length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""


@pytest.mark.parametrize(("game", "bots", "answers"), [("ragnarocks", 1, 18), ("bloodrage", 3, 70)])
def test_what_moved_last_is_marked_when_it_has_arrived(
    visit: Visit, dice: Random, game: str, bots: int, answers: int
) -> None:
    """Given moves with all their motion, then a way is marked only when its piece stands, and then it stays."""
    me = visit(motion=True)
    me.api("GET", "/api/me")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]
    wanted = {"game": game, "title": "Oak", "options": {}, "seats": seats, "private": True}
    table = me.api("POST", "/api/tables", wanted)["table"]
    told = Told(me.page)
    me.enter(table)
    me.until(lambda: bool(told.moments), lambda: "the table was never told")
    me.page.evaluate(LAST)
    play(me, told, dice, answers)
    early, seen = me.page.evaluate("() => [window.early, window.seen]")
    assert early == []
    assert seen["moving"] > 10, "the test must see pieces move to prove anything"
    assert seen["marks"] > 0, "and marks that stay"


@pytest.mark.parametrize(("locale", "turn"), [("en-GB", "Turn"), ("de-DE", "Zug")])
def test_the_saga_has_headings(visit: Visit, dice: Random, locale: str, turn: str) -> None:
    me = visit(locale=locale)
    me.enter(me.open_table("me", "Bjarne"))
    me.turn(dice)
    me.turn(dice)
    log = me.page.get_by_role("log")
    expect(log.get_by_role("heading", level=4)).to_have_text([f"{turn} 1", f"{turn} 2"])
    expect(log.get_by_role("heading", name=f"{turn} 2").get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/replay/6$")
    )
