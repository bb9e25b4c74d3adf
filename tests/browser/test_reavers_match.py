"""Reavers of Midgard as it is played: a whole match of four crews, and what others did while one was away."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import crews
from tests.browser.clans import Player, play_apart
from tests.browser.conftest import PHONE, Visit
from tests.browser.crews import Crew, View
from tests.browser.doors import Doors
from tests.browser.finale import by_dice
from tests.browser.test_keyboard import press
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_whole_match_of_four_crews(visit: Visit, bay: Doors, dice: Random) -> None:
    """Given three bots, when one points at anything that is offered, then it comes to an end, and that is reckoned."""
    me = crews.hasty(visit(bay).named("Sigrun"))
    player = Crew(me, "mouse", by_dice(dice))
    me.enter(crews.open_table(me))
    me.until(lambda: player.ear.view is not None, lambda: "the table was never told")
    prompts: set[str] = set()
    while player.view["outcome"] is None:
        me.until(lambda: player.asked or player.view["outcome"] is not None, lambda: "nobody is asked")
        if player.asked:
            prompts.add(player.view["ask"]["prompt"])
            player.answer()
    assert {"location_choice", "act_or_rest"} <= prompts

    outcome = player.view["outcome"]
    expect(me.end).to_be_visible()
    for seat, score in enumerate(outcome["scores"]):
        parts = [points[seat] for points in outcome["parts"].values()]
        assert sum(parts) == score, "Glory and the five parts are the score"
    scores = me.end.locator("[data-score]")
    expect(scores).to_have_count(4)
    for score in outcome["scores"]:
        expect(me.end.locator(f'[data-score="{score}"]')).not_to_have_count(0)
    hoard = me.page.locator(".board [data-line]")
    expect(hoard.and_(me.page.locator(":not(.told)"))).to_have_count(0)
    expect(hoard).not_to_have_count(0)
    me.nothing_scrolls()


def ending(view: View) -> bool:
    """The last turn of a round is the own one, and it is asked whether to act."""
    table = view["table"]
    alone = not table["to_come"] and 1 < table["round"] < 5 and table["places"][0] == len(table["places"]) - 1
    return crews.asked(view, "act_or_rest") and alone


def rest(view: View) -> str:
    """Whoever wants to be done."""
    wanted = ("do:rest", "do:food", "do:finish")
    return str(next((ref for ref in wanted if ref in view["ask"]["options"]), view["ask"]["options"][-1]))


def test_a_round_is_called_out_and_has_a_heading(visit: Visit, bay: Doors) -> None:
    """Given the last turn of a round, when it is over, then the next one is called out, and has a heading."""
    me = visit(bay).named("Sigrun")
    player = Player(me, "mouse", rest)
    me.enter(crews.lay_out(me, ending, name="round"))
    me.until(lambda: player.asked, lambda: "nothing is asked")
    before = player.view["table"]["round"]
    while player.view["table"]["round"] == before:
        player.answer()
    herald = me.page.locator('[data-herald="round"]')
    expect(herald).to_contain_text(re.compile(r"Round \d of 6"))
    log = me.page.get_by_role("log")
    expect(log.get_by_role("heading", level=3, name=re.compile(r"^Round \d")).last).to_be_attached()
    expect(log.get_by_role("heading", level=4).last).to_be_attached()


# -- after an absence


def entries(me: Visitor) -> Locator:
    return me.page.get_by_role("list", name="Since your turn").get_by_role("listitem")


def come_back(visit: Visit, bay: Doors, dice: Random, **settings: Any) -> tuple[Visitor, str]:
    """Somebody returns to a table at which two others have acted since."""
    friend, me = visit(bay).named("Bjarne"), visit(bay, **settings).named("Sigrun")
    friend.api("GET", "/api/me")
    others = [{"kind": "hotseat", "name": name} for name in ("Torvald", "Astrid")]
    seats = [{"kind": "me"}, *others, {"kind": "open"}]
    wanted = {"game": "reavers", "title": "Ash", "options": {}, "seats": seats, "private": False}
    table = str(friend.api("POST", "/api/tables", wanted)["table"])
    me.api("POST", f"/api/tables/{table}/join", {"invite": None, "seat": None})
    play_apart([friend, me], table, landing, quick(dice))
    return me, table


def landing(view: View) -> bool:
    """The last seat selects a location, not the very first: those after it have acted since it did."""
    ask, table = view["ask"], view["table"]
    later = table["round"] > 1 or len(table["to_come"]) < 4
    return bool(ask) and ask["seat"] == 3 and ask["prompt"] == "location_choice" and later


def quick(dice: Random) -> Callable[[View], str]:
    """Everybody rests, once the setup is over: a lap is soon told."""
    return lambda view: str("do:rest" if "do:rest" in view["ask"]["options"] else dice.choice(view["ask"]["options"]))


def test_after_an_absence_what_others_did_is_told_where_it_was_done(
    visit: Visit, bay: Doors, dice: Random, axe_source: str
) -> None:
    """Given others who rested at a location, then each is told, numbered there, and can be walked step by step."""
    me, table = come_back(visit, bay, dice, bypass_csp=True)
    me.enter(table)
    told = entries(me)
    expect(told).not_to_have_count(0)
    count, words = told.count(), told.all_inner_texts()
    rested = [one for one in words if " rests." in one]
    assert len({one.split()[1] for one in rested}) >= 2, f"two others have rested since: {words}"
    marks = me.page.locator(".board [data-step]")
    expect(marks).to_have_count(sum("begins." not in one for one in words))
    expect(me.page.locator("article .goods em").first).to_be_visible()
    me.axe(axe_source, "the recap")
    me.nothing_scrolls()
    press(me, "ArrowRight")
    expect(told.first).to_have_attribute("aria-current", "step")
    expect(me.page.locator(".board .dimmed")).to_have_count(1)
    press(me, "Escape")
    expect(told).to_have_count(0)
    expect(me.page.locator(".board .dimmed")).to_have_count(0)
    press(me, "n")
    expect(told).to_have_count(count)


def test_upright_one_line_leads_to_what_others_did(visit: Visit, bay: Doors, dice: Random, axe_source: str) -> None:
    me, table = come_back(visit, bay, dice, **PHONE, bypass_csp=True)
    me.enter(table)
    line = me.page.get_by_role("button", name=re.compile("things happened, see them"))
    expect(line).to_be_visible()
    me.nothing_scrolls()
    line.tap()
    step = me.page.get_by_role("region", name="Since your turn")
    expect(step).to_contain_text("1 of")
    expect(me.page.locator(".board [data-step]")).to_have_count(1)
    me.axe(axe_source, "a step")
    # and what lies before the others is a tap away
    step.get_by_role("button", name=re.compile("^Enough")).tap()
    me.page.locator("#seats .over").nth(1).tap()
    expect(me.page.get_by_role("region", name="The longship of Torvald")).to_be_visible()
    me.nothing_scrolls()
    me.axe(axe_source, "somebody's ship")
