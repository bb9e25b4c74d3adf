"""Automata in the browser, on the plain table of the toy: named, stepped through, explained and taken back."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.doors import Doors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

GIANT = [{"kind": "me"}, {"kind": "hotseat", "name": "Bjarne"}, {"kind": "automaton"}]


@pytest.fixture(scope="module")
def toy_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    """A hall with the toy in it."""
    doors = Doors(tmp_path_factory.mktemp("toys"), house="tests.kernel.toy")
    doors.open()
    yield doors
    doors.close()


def shown(me: Visitor, ref: str) -> Locator:
    """An answer, on the board or beside the question."""
    return me.page.locator(f'[data-ref="{ref}"]:not([aria-disabled="true"])')


def asked(me: Visitor, table: str) -> dict[str, Any]:
    """What the hall asks the person now, by its own books."""
    step = me.api("GET", f"/api/tables/{table}/steps/{me.steps(table)}")
    ask: dict[str, Any] = step["view"]["ask"]
    return ask


def at_the_vault(me: Visitor) -> str:
    """Sits down at a table of the toy, and plays until the first person can stash a card; stashing is left to do."""
    for _ in range(20):
        me.api("GET", "/api/me")
        wanted = {"game": "toy", "title": "Oak", "options": {"giant": True}, "seats": GIANT, "private": True}
        table = str(me.api("POST", "/api/tables", wanted)["table"])
        me.go(f"/table/{table}")
        while (ask := asked(me, table))["prompt"] != "act":
            steps = me.steps(table)
            shown(me, ask["options"][0]).first.click()
            me.until(lambda: me.steps(table) > steps, lambda: "the answer was not taken")  # noqa: B023
        if "do:stash" in ask["options"]:
            return table
    raise AssertionError("nobody is ever dealt a card for the vault")


def stash(me: Visitor, table: str) -> None:
    """Puts a card into the vault, which the giant hears."""
    shown(me, "do:stash").click()
    me.until(lambda: asked(me, table)["prompt"] == "stash", lambda: "the action was not taken")
    shown(me, asked(me, table)["options"][0]).first.click()


def test_it_is_named_explained_and_taken_back(visit: Visit, toy_hall: Doors) -> None:
    me = visit(toy_hall)
    table = at_the_vault(me)
    seat = me.page.get_by_role("article", name="The giant")
    expect(seat).to_contain_text("played by the rules")
    before = me.steps(table)
    log = me.page.get_by_role("log")

    stash(me, table)

    expect(log).to_contain_text("The giant minds")
    assert me.steps(table) == before + 3
    line = log.locator("ol > li").last
    expect(line.locator("summary")).to_have_count(0)  # behind what is told of the others' turns no key comes to it
    me.page.keyboard.press("l")  # the saga itself
    why = line.locator("summary")
    expect(why).to_have_text("Why?")
    expect(line.locator("ul")).to_be_hidden()
    why.focus()
    me.page.keyboard.press("Enter")  # with the keyboard alone
    expect(line.locator("p")).to_contain_text("At whom The giant growls.")
    expect(line.locator("li").first).to_contain_text("cards in the vault 1, place in the order 1; stays")
    expect(line.locator("li").last).to_contain_text("put aside by TY-3.6")

    me.page.get_by_role("button", name=re.compile("Undo")).click()

    expect(log).not_to_contain_text("The giant minds")
    assert me.steps(table) == before + 1
    assert asked(me, table)["prompt"] == "stash"


def test_its_entries_are_steps_of_the_replay_forth_and_back(visit: Visit, toy_hall: Doors, axe_source: str) -> None:
    me = visit(toy_hall, bypass_csp=True)
    table = at_the_vault(me)
    stash(me, table)
    me.until(lambda: asked(me, table)["prompt"] == "act", lambda: "the giant did not growl")
    last = me.steps(table)

    me.go(f"/table/{table}/replay/{last - 1}")

    log = me.page.get_by_role("log")
    expect(log).to_contain_text("puts a card into the vault")
    expect(log).not_to_contain_text("The giant minds")
    me.page.get_by_role("button", name="One step on").click()
    expect(me.page).to_have_url(re.compile(rf"/replay/{last}$"))
    line = log.locator("ol > li", has_text="The giant minds")
    expect(line.locator("ul")).to_be_visible()  # the step that is shown says why by itself
    me.axe(axe_source, "an explanation in the saga")
    me.page.get_by_role("button", name="One step back").click()
    expect(log).not_to_contain_text("The giant minds")


def test_it_speaks_german_and_opens_the_rule(visit: Visit, toy_hall: Doors) -> None:
    me = visit(toy_hall, locale="de-DE")
    table = at_the_vault(me)
    stash(me, table)

    expect(me.page.get_by_role("article", name="Der Riese")).to_contain_text("von den Regeln gespielt")
    line = me.page.get_by_role("log").locator("ol > li", has_text="Der Riese grollt")
    expect(line).to_be_attached()
    me.page.keyboard.press("l")  # the saga itself, behind what is told of the others' turns
    line.locator("summary").dispatch_event("click")
    expect(line.locator("p")).to_contain_text("Wen Der Riese anknurrt.")
    line.get_by_role("button", name="TY-3.6").first.click()
    expect(me.page.get_by_role("tab", name="Regeln")).to_have_attribute("aria-selected", "true")


def test_nobody_can_be_wished_into_its_seat(visit: Visit, toy_hall: Doors) -> None:
    """Given the form of a new table, when the giant is chosen, then nobody can have its seat, and the table opens."""
    me = visit(toy_hall)
    me.go("/")
    me.page.get_by_role("button", name="Open a table").first.click()
    form = me.page.get_by_role("dialog")
    form.get_by_label("Title", exact=True).first.select_option("toy")
    giant = form.get_by_label("giant")
    giant.check()
    expect(form.locator("output")).to_have_text("played by the rules")
    giant.uncheck()
    expect(form.locator("output")).to_have_count(0)
    giant.check()
    expect(form.locator("output")).to_have_count(1)
    form.get_by_role("button", name="Open the table").click()
    expect(me.page).to_have_url(re.compile("/table/"))
    expect(me.page.get_by_role("article", name="The giant")).to_be_visible()
