"""A Follower of Surtur at the table: why it does what it does can be read, at the reader's pace, on desk and phone."""

import re
from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import surtur
from tests.browser.conftest import PHONE, Visit
from tests.browser.crews import asked, hasty
from tests.browser.doors import Doors
from tests.browser.lords import Crew, bold, play_to_the_end
from tests.browser.sitting import ANYTHING, Tables, settle
from tests.browser.surtur import View, decision, easy, last_of_a_turn, let_it_act, quenching, stands_at, step_on
from tests.browser.test_sizes import CUT, ID, SAID, TARGETS
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
LEAST = {"desk": 24, "phone": 44}
READ = """() => ({
  rows: [...document.querySelectorAll('.why tbody tr')].map((row) => ({
    letter: row.querySelector('i')?.textContent,
    name: [...row.querySelector('th > span').childNodes].find((one) => one.nodeType === 3 && one.data).data,
    taken: row.matches('.taken'),
    numbers: [...row.querySelectorAll('td')].map((cell) => cell.innerText.split('\\n')[0].trim()),
    struck: row.querySelectorAll('s').length,
  })),
  asides: Object.fromEntries([...document.querySelectorAll('.why .asides li')].map((line) =>
    [line.querySelector('button').textContent, line.querySelectorAll(':scope > span').length])),
  clauses: [...document.querySelectorAll('.why .verdict button')].map((one) => one.textContent),
  decided: document.querySelectorAll('.why thead .decided').length,
})"""
"""What Why says, word by word."""
ON_TOP = """(one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
MOTIONS = """() => {
  if (window.motions) return void (window.motions = { letter: [], die: [] });
  window.motions = { letter: [], die: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.matches('[data-letter]') && timing.fill === 'backwards') window.motions.letter.push(timing.delay);
    if (this.matches('.die')) window.motions.die.push(timing.duration);
    return animate.call(this, frames, timing);
  };
}"""
"""Writes down from now on when which mark is set in motion."""
NAMED = {"army": "Army", "support": "Supporting Army", "temple": "Authority for the Temple", "tucked": "Tucked cards"}
"""What the parts of a Follower's value are called."""


@pytest.fixture(scope="module")
def tables(browser: Browser, bay: Doors) -> Iterator[Tables]:
    """Tables just before a Follower's turn, each for one who lets it act."""
    with Tables(browser, bay, lambda host, _, name: surtur.lay_out(host, name, last_of_a_turn)) as laid:
        yield laid


def watch(tables: Tables, visit: Visit, name: str, **settings: Any) -> tuple[Visitor, list[View]]:
    """Somebody before whom a Follower takes its turn, paused at its first decision; and all its decisions."""
    me = tables.sit(visit, name, **settings)
    stood = let_it_act(me, tables.found[name])
    stands_at(me.page, 0)
    return me, stood


def read(page: Page) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate(READ)
    return told


def as_the_rules_say(told: dict[str, Any], view: View, page: Page) -> None:
    """What Why says is what the view says."""
    asked_of = decision(view)
    because = asked_of.get("because")
    if because is None:
        assert (told["rows"], told["clauses"]) == ([], asked_of["clauses"])
        return
    compared = [one for one in because["candidates"] if one["numbers"] or one["aside"] is None]
    if because["taken"] != "do:step":
        shown = [[number for number in row["numbers"] if number != "–"] for row in told["rows"]]
        assert shown == [["∞" if n is None else str(n) for n in one["numbers"]] for one in compared]
        assert [row["taken"] for row in told["rows"]] == [one["ref"] == because["taken"] for one in compared]
    for row, one in zip(told["rows"], compared, strict=False):
        if one["ref"].startswith("region:"):
            assert row["name"] == page.locator(f'[data-name="{one["ref"]}"]').first.text_content()
            assert row["letter"] == page.locator(f'[data-letter="{one["ref"]}"]').first.text_content()
    assert told["asides"] == put_aside(view)
    assert told["decided"] == (because["decided"] is not None)
    if because["decided"]:
        assert told["clauses"] == [because["decided"]]
        assert sum(row["struck"] for row in told["rows"]) == len(compared) - 1, "each fell at one number"


def put_aside(view: View) -> dict[str, int]:
    """How many candidates each clause put aside before anything was compared."""
    because = decision(view).get("because") or {"candidates": []}
    aside = [one["aside"] for one in because["candidates"] if not one["numbers"] and one["aside"] is not None]
    return {clause: aside.count(clause) for clause in aside}


def comes_to(me: Visitor, view: View) -> None:
    """Waits until Why speaks of a decision."""
    me.until(lambda: read(me.page)["asides"] == put_aside(view), lambda: "Why says something else")


def asks_for_ash(view: View) -> bool:
    """An Army may take a Desolation token away."""
    return bool(view["ask"]) and "do:remove-desolation" in view["ask"]["options"]


# -- Why


def test_every_decision_can_be_read_from_the_screen(tables: Tables, visit: Visit) -> None:
    """Given a Follower's turn, when one steps through it, then Why says of each decision what the rules say."""
    me, stood = watch(tables, visit, "read")
    expect(me.page.get_by_role("tab", name="Why")).to_have_attribute("aria-selected", "true")
    expect(me.page.locator(".beads li")).to_have_count(len(stood))
    for bead, view in enumerate(stood):
        step_on(me, bead)
        as_the_rules_say(read(me.page), view, me.page)
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("4")
    expect(me.page.locator(".walk")).to_have_count(0)
    me.page.locator(".ask [data-ref], .board [data-ref][role='button']").first.wait_for()


def test_a_clause_opens_the_rule(tables: Tables, visit: Visit) -> None:
    me, _ = watch(tables, visit, "clause")
    clause = me.page.locator(".why .verdict button").first
    said = clause.inner_text()
    clause.click()
    expect(me.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(me.page.locator(f'.rules [data-clause="{said}"]')).to_be_visible()
    me.page.keyboard.press("w")
    expect(me.page.get_by_role("region", name="Why")).to_be_visible()


def test_why_is_read_beside_a_battle(tables: Tables, visit: Visit) -> None:
    """Given a Battle, when a Follower plays in it, then Why stands beside it; each part of its value has a name."""
    me, stood = watch(tables, visit, "fight25")
    cards = [k for k, view in enumerate(stood) if decision(view)["prompt"] == "follower_card"]
    assert cards, "no Follower played a card"
    step_on(me, cards[0])
    expect(me.page.get_by_role("dialog", name="The Battle for")).to_be_visible()
    verdict = me.page.locator(".why .verdict")
    assert verdict.evaluate(ON_TOP), "something lies over Why"
    as_the_rules_say(read(me.page), stood[cards[0]], me.page)
    sides = stood[cards[0]]["table"]["battle"]["sides"]
    parts = next(side["parts"] for side in sides if side["seat"] == 0)
    named = me.page.locator("[data-side='0'] li[data-part] span").all_inner_texts()
    assert [one for one in named if one in NAMED.values()] == [NAMED[part["kind"]] for part in parts]


# -- motion


def test_candidates_light_one_after_the_other_and_the_die_tumbles(tables: Tables, visit: Visit) -> None:
    """Given somebody who likes motion, then candidates are lit in their order, and Surtur's die is seen to roll."""
    me, stood = watch(tables, visit, "motion", motion=True)
    targets = [k for k, view in enumerate(stood) if len(decision(view).get("because", {}).get("candidates", ())) > 1]
    rolls = [k for k, view in enumerate(stood) if decision(view)["prompt"] == "follower_roll"]
    for before, moved in ((targets[0] - 1, "letter"), (rolls[0], "die")):
        me.page.get_by_role("button", name=f"Decision {before + 1}", exact=True).click()
        stands_at(me.page, before)
        me.page.evaluate(MOTIONS)
        me.page.keyboard.press("ArrowRight")
        stands_at(me.page, before + 1)
        delays = me.page.evaluate("(part) => window.motions[part]", moved)
        assert delays, f"no {moved} moved"
        assert delays == sorted(set(delays)), f"each {moved} has its own time"


# -- the pace


def test_the_first_turn_waits_and_keys_lead_through_it(tables: Tables, visit: Visit) -> None:
    """Given the first turn of a Follower that one ever sees, then it waits; arrows, P and 1 to 4 lead through it."""
    me, stood = watch(tables, visit, "pace")
    keys, bar = me.page.keyboard, me.page.locator(".walk")
    pause = bar.get_by_role("button", name=re.compile("Paused?"))
    expect(pause).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    stands_at(me.page, 1)
    second = read(me.page)
    keys.press("ArrowRight")
    stands_at(me.page, 2)
    keys.press("ArrowLeft")
    stands_at(me.page, 1)
    assert read(me.page) == second
    bar.get_by_role("button", name="Decision 5").click()
    stands_at(me.page, 4)
    as_the_rules_say(read(me.page), stood[4], me.page)
    keys.press("3")
    expect(bar.get_by_role("radio", name="swift")).to_have_attribute("aria-checked", "true")
    keys.press("p")
    stands_at(me.page, 6)  # by itself
    keys.press("p")
    expect(pause).to_have_attribute("aria-pressed", "true")
    keys.press("4")
    keys.press("p")
    expect(bar).to_have_count(0)  # the person's question has stopped the walk
    expect(me.page.locator(".seat.turn.ruled")).to_have_count(0)


def test_a_replay_tells_the_same(tables: Tables, visit: Visit) -> None:
    """Given a turn that was, when one steps through it in the replay, then Why says the same, and arrows lead on."""
    me, stood = watch(tables, visit, "replay")
    table = tables.found["replay"]
    step = stood[2]["seq"]
    me.go(f"/table/{table}/replay/{step}")
    for number in (2, 3):
        expect(me.page).to_have_url(re.compile(rf"/replay/{step + number - 2}$"))
        me.page.locator(".why").wait_for()
        settle(me.page)
        comes_to(me, stood[number])
        as_the_rules_say(read(me.page), stood[number], me.page)
        me.page.keyboard.press("ArrowRight")


# -- what people are asked besides


def test_ash_is_taken_away_by_touch_and_a_blessing_drawn(visit: Visit, bay: Doors) -> None:
    """Given a strong Army on desolate land, when its token is taken away on a phone, then a Blessing can be drawn."""
    me = hasty(visit(bay, **PHONE).named("Sigrun"))
    crew = Crew(me, "touch", lambda view: quenching(Random(7))(view))
    me.enter(surtur.lay_out(me, "embers", asks_for_ash, by=quenching))
    me.until(lambda: crew.asked, lambda: "the table was never told")
    ashes = len(crew.view["table"]["ashes"]["regions"])
    expect(me.page.locator("[data-ash]")).to_have_count(ashes)
    assert me.page.evaluate(CUT) == []
    assert crew.answer() == "do:remove-desolation"
    expect(me.page.locator("[data-ash]")).to_have_count(ashes - 1)
    if asked(crew.view, "desolation_blessing"):
        assert me.page.evaluate(TARGETS, LEAST["phone"]) == []
        me.page.get_by_role("button", name="Draw a Blessing").tap()
        me.until(lambda: not asked(crew.view, "desolation_blessing"), lambda: "no Blessing came")


def before_the_arbiter(me: Visitor, crew: Crew) -> None:
    """Two people and two Followers at a table where the Arbiter is asked, and has the device."""
    me.enter(surtur.lay_out(me, "brand", lambda view: asked(view, "arbiter_choose"), 2, "Torvald"))
    me.until(lambda: crew.asked, lambda: "the table was never told")
    me.page.get_by_role("button", name=re.compile("^I am ")).click()


def test_the_arbiter_sees_between_what_to_choose(visit: Visit, bay: Doors) -> None:
    """Given two people and two Followers, when the Arbiter is asked, then Why has letters; what is named is taken."""
    me = hasty(visit(bay).named("Sigrun"))
    crew = Crew(me, "mouse", lambda view: view["ask"]["options"][-1])
    before_the_arbiter(me, crew)
    expect(me.page.get_by_role("tab", name="Why")).to_have_attribute("aria-selected", "true")
    for ref in crew.view["ask"]["options"]:
        expect(me.page.locator(f'[data-letter="{ref}"]')).to_be_visible()
    expect(me.page.locator(".why .verdict")).to_contain_text("a person chooses")
    follower = crew.view["ask"]["about"]["follower"].removeprefix("follower:")
    expect(me.prompt).to_contain_text(f"does {follower.capitalize()}")
    last = crew.view["ask"]["options"][-1]
    assert crew.answer() == last


@pytest.mark.parametrize("size", SIZES)
def test_the_arbiter_names_one_in_the_list_of_reasons(visit: Visit, bay: Doors, size: str) -> None:
    """Given the Arbiter, when a row of Why is pointed at, then it is named: at once by mouse, in two steps by touch."""
    me = hasty(visit(bay, **SIZES[size]).named("Sigrun"))
    crew = Crew(me, "mouse")
    sent: list[str] = []
    me.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    before_the_arbiter(me, crew)
    crew.ready()
    rows, options = me.page.locator(".why tr.offered"), crew.view["ask"]["options"]
    expect(rows).to_have_count(len(options))
    letter = rows.last.locator("i").inner_text()
    means = me.page.locator("[data-letter]").filter(has_text=re.compile(f"^{letter}$")).first
    ref = means.get_attribute("data-letter")
    assert ref in options
    if size == "phone":
        rows.last.tap()
        expect(me.page.locator(".why tr.pointed i")).to_have_text(letter)
        me.page.locator(".ask .btn.main").tap()
    else:
        rows.last.hover()
        expect(me.page.locator(".why tr.pointed i")).to_have_text(letter)
        rows.last.click()
    me.until(lambda: any(f'"ref":"{ref}"' in frame for frame in sent), lambda: f"{ref} was not named: {sent}")


@pytest.mark.parametrize("size", SIZES)
def test_a_shield_stands_where_another_follower_decides(visit: Visit, bay: Doors, size: str) -> None:
    """Given three Followers that act in turn, then their beads are told apart, and all of them are in sight."""
    me = visit(bay, **SIZES[size]).named("Sigrun")
    table = surtur.lay_out(me, f"three {size}", last_of_a_turn, 3)
    me.enter(table)
    me.page.locator(ANYTHING).first.wait_for()
    stood = let_it_act(me, table)
    stands_at(me.page, 0)
    seats = [decision(view)["seat"] for view in stood]
    shields = me.page.locator(".beads .whose")
    told = shields.evaluate_all("all => all.map(one => Number(one.dataset.seat))")
    assert told == [seat for seat, _ in groupby(seats)]
    assert len(set(told)) == 3
    assert me.page.locator(".beads li").evaluate_all("all => all.at(-1).getBoundingClientRect().right <= innerWidth")
    if size == "desk":
        name = decision(stood[0])["seat"]
        called = me.page.get_by_role("article").nth(name).get_attribute("aria-label")
        expect(me.page.get_by_role("button", name=f"{called}, Decision 1", exact=True)).to_have_count(1)
    me.nothing_scrolls()


# -- a whole match


@pytest.mark.slow
def test_a_whole_match_alone_against_a_follower(visit: Visit, bay: Doors) -> None:
    """Given a Follower, when a bold one plays by mouse from the first ask on, then the end is told with its clause."""
    me = hasty(visit(bay).named("Sigrun"))
    name = "whole 396"  # a short one
    player = Crew(me, "mouse", easy(Random(name), bold(Random(name))))
    me.enter(surtur.open_solo(me, name))
    assert "battle" in play_to_the_end(player)
    ranks = player.view["outcome"]["ranks"]
    first = me.end.locator("article.first")
    expect(first).to_contain_text("Sigrun" if ranks[1] == 1 else "Snorri")
    mine, its = (me.end.get_by_role("article", name=name).locator("li span") for name in ("Sigrun", "Snorri"))
    assert mine.all_inner_texts() == its.all_inner_texts() != [], "both are compared line by line"


# -- the whole table


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", SIZES)
def test_its_turn_is_whole_and_open_to_all(tables: Tables, visit: Visit, axe_source: str, size: str, lang: str) -> None:
    """Given a Follower's turn, then nothing scrolls or is cut, targets can be hit, nothing is amber, axe is content."""
    me, stood = watch(tables, visit, f"whole {size} {lang}", locale=lang, **SIZES[size])
    targets = [k for k, view in enumerate(stood) if decision(view)["prompt"] == "follower_target"]
    bead = (targets or [1])[0]
    step_on(me, bead)
    settle(me.page)
    me.nothing_scrolls()
    assert me.page.evaluate(TARGETS, LEAST[size]) == []
    assert me.page.evaluate(CUT) == []
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)
    expect(me.page.locator(".row article")).to_have_count(3)
    expect(me.page.locator(".row .die")).to_have_count(1)
    expect(me.page.locator("[data-ash]")).to_have_count(len(stood[bead]["table"]["ashes"]["regions"]))
    expect(me.page.locator(".btn.main")).to_have_count(0)
    me.axe(axe_source, f"a Follower's turn on a {size}")


def test_what_lies_open_is_seen_in_ones_own_turn(tables: Tables, visit: Visit) -> None:
    """Given one's own turn, then Desolation, the count and the Follower with its row are seen all the time (LS-17)."""
    me = tables.sit(visit, "own")
    view = surtur.view_at(me, tables.found["own"], me.steps(tables.found["own"]))
    table, follower = view["table"], view["table"]["followers"][0]
    seat = me.page.get_by_role("article", name="Snorri")
    expect(seat.locator("ol li")).to_have_count(len(follower["row"]))
    slots = me.page.locator(".ashes .card ol li")
    expect(slots).to_have_count(5)
    expect(me.page.locator(".ashes .card ol li.empty")).to_have_count(5 - table["ashes"]["left"])
    counts = me.page.locator(".ashes .counts li b").all_inner_texts()
    assert counts == [str(count) for count in table["counts"]]
    expect(me.page.locator(".walk")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("prompt", ["setup_follower", "setup_challenge"])
def test_followers_and_challenges_are_cards_one_can_read(
    visit: Visit, bay: Doors, axe_source: str, prompt: str, size: str
) -> None:
    """Given the setup, then each Follower and each challenge says what it does, and can be pointed at."""
    me = hasty(visit(bay, bypass_csp=True, **SIZES[size]).named("Sigrun"))
    crew = Crew(me, "mouse")
    table = surtur.lay_out(me, f"{prompt} {size}", lambda view: asked(view, prompt))
    me.enter(table)
    cards = me.page.locator(".choices .follows")
    expect(cards).to_have_count(6)
    for text in cards.all_inner_texts():
        assert len(text) > 40, text
    board = me.page.locator(".board").bounding_box()
    for card in cards.all():
        box = card.bounding_box()
        assert board is not None
        assert box is not None
        assert box["y"] >= board["y"], "a card leaves the board"
        assert box["y"] + box["height"] <= board["y"] + board["height"], "a card leaves the board"
    missing = set(crew.view["ask"]["options"]) - crew.pointable()
    assert not missing, f"offered, but nowhere to be pointed at: {missing}"
    settle(me.page)
    me.nothing_scrolls()
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)
    me.axe(axe_source, f"{prompt} on a {size}")


def test_a_table_against_a_follower_is_opened_in_the_hall(visit: Visit) -> None:
    """Given the hall, when Lords is opened with a Follower, then the rules have the first seat, oneself the other."""
    me = visit().named("Sigrun").go()
    page = me.page
    page.get_by_role("button", name="Open a table").last.click()
    dialog = page.get_by_role("dialog", name="Open a table")
    dialog.locator("select").first.select_option("lords")
    dialog.get_by_label("Seats", exact=True).select_option("2")
    dialog.get_by_label("Followers of Surtur").fill("1")
    dialog.get_by_label("Followers of Surtur").press("Tab")
    expect(dialog.get_by_label("Seat 2")).to_have_value("me")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("article", name="Sigrun")).to_be_visible()
    expect(page.locator("#seats")).to_contain_text("Follower of Surtur")


def test_three_followers_find_room_beside_the_map(visit: Visit, bay: Doors) -> None:
    """Given three Followers at 1280 x 800, then every seat, Desolation and the count are seen without scrolling."""
    me = visit(bay).named("Sigrun")
    table = surtur.lay_out(me, "three", last_of_a_turn, followers=3)
    me.enter(table)
    expect(me.page.locator(".ashes .counts")).to_be_visible()
    over = """(all) => all.map((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])"""
    for part in ("#seats", ".ashes .counts", ".ashes .card"):
        assert me.page.locator(part).evaluate_all(over) == [[0, 0]], part
    me.nothing_scrolls()
