"""Great moments at the table of Blood Rage: the end of an age, a battle, an upgrade; and what a card's number means."""

import json
import re
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clans import Player, View, choose, kind, open_table, play_past
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_bloodrage_table import CUT, HEARD, NAMES, RAW, drafting, sit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

DEVICES = pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])


def ready_to_burn(view: View) -> str:
    """Takes on a quest, sends one figure to where Ragnarök comes, and does nothing else."""
    ask, table = view["ask"], view["table"]
    options, me = ask["options"], table["clans"][ask["seat"]]
    match ask["prompt"]:
        case "choose_action":
            quest = next((ref for ref in options if kind(ref) == "quest"), None)
            if quest is not None and me["quests"] == 0:
                return str(quest)
            return "do:invade" if me["on_board"] == 0 else "do:pass"
        case "invade_place":
            return str(table["doom"])
        case _:
            return choose(view)


def idle(view: View) -> str:
    """Does nothing at all."""
    return "do:pass" if view["ask"]["prompt"] == "choose_action" else choose(view)


def all_meet(view: View) -> str:
    """Everybody sends the leader to one province, and the first one pillages it."""
    ask, table = view["ask"], view["table"]
    options, lands = ask["options"], table["provinces"]

    def crowd(ref: str) -> tuple[int, int]:
        land = lands.get(ref.partition(":")[2])
        return (len(land["figures"]), land["free"] or 0) if land else (-1, 0)

    match ask["prompt"]:
        case "choose_action":
            met = all(clan["on_board"] for clan in table["clans"])
            return "do:pillage" if met else "do:invade"
        case "invade_figure":
            return str(next(ref for ref in options if ref.endswith(".leader")))
        case "invade_place" | "pillage_province":
            return str(max(options, key=crowd))
        case _:
            return choose(view)


def last_to_discard(view: View) -> bool:
    return [one["prompt"] for one in view["asked"]] == ["keep_card"]


def all_fight(view: View) -> bool:
    """Four clans lay their cards."""
    laying = bool(view["ask"]) and view["ask"]["prompt"] == "battle_card"
    return laying and len(view["table"]["pillage"]["participants"]) == 4


def fought(view: View) -> bool:
    return view["table"]["pillage"] is None


def has_upgrade(view: View) -> bool:
    ask = view["ask"]
    return bool(ask) and ask["prompt"] == "choose_action" and any(kind(ref) == "upgrade" for ref in ask["options"])


def button(page: Page) -> Locator:
    """The way on, where something stands still."""
    return page.locator('.ask [aria-keyshortcuts="Space"]')


def part(page: Page, name: str) -> Locator:
    return page.locator(f'.chronicle [data-part="{name}"]')


def uncover(visitor: Visitor) -> None:
    """Whoever is asked at this device says so, if the table wants to know."""
    cover = visitor.page.locator(".cover")
    if cover.count():
        cover.get_by_role("button").click()


def events(table: str, visitor: Visitor) -> list[dict[str, Any]]:
    """All that the hall tells of a match."""
    told = visitor.api("GET", f"/api/tables/{table}/steps?as=-1")["events"]
    return list(chain.from_iterable(told))


def at_the_end_of_an_age(visitor: Visitor, by: Any) -> str:
    """A table at which the last hand of the first age is laid down with the next answer."""
    table = open_table(visitor.named(NAMES[0]), NAMES[1])
    play_past(visitor, table, last_to_discard, crowd=1, by=by)
    visitor.enter(table)
    uncover(visitor)
    return table


def lay_down(visitor: Visitor) -> None:
    """Keeps no card; that is much to give up, so it is said twice."""
    none = visitor.page.locator('.ask [data-ref="do:keep_none"]')
    none.dispatch_event("click")
    visitor.until(lambda: visitor.armed("do:keep_none"), lambda: "the button was never armed")
    none.dispatch_event("click")


def to_the_hold(visitor: Visitor, question: str | re.Pattern[str]) -> None:
    """Waits until that stands still; who may raise a stat meanwhile is asked, sees the whole table, and raises none."""

    def stands() -> bool:
        uncover(visitor)
        asked = visitor.page.locator('.ask [data-ref="do:decline"]:not([aria-disabled="true"])')
        if asked.count():
            assert visitor.page.locator(".scene.staged").count() == 0, "the stage is in the way of a question"
            asked.first.dispatch_event("click")
        held = button(visitor.page).count() > 0
        return held and re.search(question, visitor.question()) is not None

    visitor.until(stands, lambda: f"{question} never stood still: {visitor.question()}")
    visitor.page.keyboard.press("p")  # whoever wants to look longer pauses


@DEVICES
def test_an_age_ends_part_by_part(visit: Visit, axe_source: str, settings: dict[str, Any]) -> None:
    """Given the last hand of an age, then quests, Ragnarök and Valhalla are told one after the other, and only then the
    draft opens; the roll has the sums that the rules paid."""
    me = visit(bypass_csp=True, **settings)
    table = at_the_end_of_an_age(me, ready_to_burn)
    page, phone = me.page, bool(settings)
    expect(page.locator(".chronicle")).to_have_count(0)
    fallen = page.locator("[data-ruin]").count()
    lay_down(me)

    to_the_hold(me, "quests are judged")
    expect(part(page, "quests")).to_have_class(re.compile(r"\bnow\b"))
    expect(page.locator(".chronicle article")).to_have_count(1 if phone else 3)
    if not phone:
        expect(part(page, "ragnarok")).to_have_class(re.compile("to-come"))
    expect(page.locator("[data-ruin]")).to_have_count(fallen)
    me.axe(axe_source, "the quests")
    me.nothing_scrolls()
    (button(page).tap if phone else page.keyboard.press)(*([] if phone else ["Space"]))

    to_the_hold(me, "devours")
    expect(page.locator("[data-ruin]")).to_have_count(fallen + 1)
    told = events(table, me)
    burned = [one for one in told if one["kind"] == "glory" and one["because"] == "ragnarok"]
    assert len(burned) == 2, "both clans stood there"
    shown = part(page, "ragnarok").locator("li b").all_inner_texts()
    assert sorted(shown) == sorted(f"+{one['glory']}" for one in burned)
    expect(page.locator("[data-medal]")).to_have_count(2)  # without motion they stand in the picture
    assert RAW.findall(page.evaluate(HEARD)) == []
    assert page.locator(".chronicle h2, .chronicle h3, .chronicle li, .chronicle p").evaluate_all(CUT) == []
    me.axe(axe_source, "Ragnarök")
    button(page).dispatch_event("click")

    to_the_hold(me, "gates of Valhalla")
    expect(page.locator('[data-piece^="dead:"]')).to_have_count(0)
    home = [one for one in told if one["kind"] == "released"]
    expect(part(page, "valhalla").locator("li")).to_have_count(len(home))
    expect(page.locator(".draft")).to_have_count(0)
    button(page).dispatch_event("click")
    expect(page.locator(".draft, .cover").first).to_be_visible()
    expect(page.locator(".chronicle")).to_have_count(0)


def test_nobody_there_and_seen_again(visit: Visit) -> None:
    """Given nobody in the land that falls, then nobody gains; Enter ends it at once, and B shows it again."""
    me = visit()
    at_the_end_of_an_age(me, idle)
    page = me.page
    lay_down(me)
    to_the_hold(me, "quests are judged")
    page.keyboard.press("Space")
    to_the_hold(me, "devours")
    expect(me.prompt).to_contain_text("nobody gains")
    expect(part(page, "ragnarok")).to_contain_text("nobody gains")
    page.keyboard.press("Enter")
    expect(page.locator(".cover, .draft").first).to_be_visible()
    uncover(me)
    expect(page.locator(".draft")).to_be_visible()
    page.keyboard.press("b")
    expect(part(page, "quests")).to_have_class(re.compile(r"\bnow\b"))
    expect(page.locator(".draft")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".draft, .cover").first).to_be_visible()


def test_whoever_watches_waits_for_nobody(visit: Visit) -> None:
    """Given somebody who only watches and touches nothing, then the end of the age goes on by itself, with all its
    motion: figures get wings, medals fly, a herald calls out the new age."""
    host, guest = visit(), visit(motion=True)
    table = open_table(host.named(NAMES[0]), NAMES[1])
    play_past(host, table, last_to_discard, crowd=1, by=ready_to_burn)
    guest.api("GET", "/api/me")
    guest.enter(table)
    guest.page.evaluate("""() => {
      window.seen = new Set();
      const look = () => {
        for (const one of ['[data-sky] use', '[data-medal]', '.tongue', '[data-piece^="dead:"]', '[data-herald="age"]'])
          if (document.querySelector(one)) window.seen.add(one);
        requestAnimationFrame(look);
      };
      look();
    }""")
    play_past(host, table, drafting_again, crowd=1, by=ready_to_burn)
    expect(part(guest.page, "quests")).to_be_visible()
    guest.until(lambda: "Waiting for" in guest.question() and not part(guest.page, "quests").count(), guest.question)
    seen: Sequence[str] = guest.page.evaluate("() => [...window.seen]")
    assert len(seen) == 5, f"something was not seen; only {seen}"


def drafting_again(view: View) -> bool:
    return drafting(view) and view["table"]["age"] == 2


def test_a_replay_tells_it_too(visit: Visit) -> None:
    me = visit()
    table = at_the_end_of_an_age(me, idle)
    before = me.steps(table)
    play_past(me, table, drafting_again, crowd=1, by=idle)
    me.go(f"/table/{table}/replay/{before}")
    expect(me.page.locator(".board svg.live")).to_be_visible()
    expect(me.page.locator(".chronicle")).to_have_count(0)
    me.page.get_by_role("button", name="One step on").click()
    to_the_hold(me, "quests are judged")
    button(me.page).click()
    to_the_hold(me, "devours")


@DEVICES
def test_a_battle_stays_until_its_reader_goes_on(visit: Visit, axe_source: str, settings: dict[str, Any]) -> None:
    """Given four clans in a battle, then all four sums are in sight, they are what the rules counted, and they stay."""
    me = visit(bypass_csp=True, **settings)
    phone = bool(settings)
    player = sit(me, all_fight, by=all_meet)
    page = me.page
    heads = page.locator(".heads .head") if phone else page.locator(".contest .side")
    expect(heads).to_have_count(4)
    expect(page.locator(".contest .sum").first).to_contain_text("+")
    play_past(me, page.url.rpartition("/")[2], fought, crowd=1, by=all_meet)
    expect(button(page)).to_be_visible()
    uncover(me)
    compared = [one for one in told_to(player) if one["kind"] == "compared"][-1]
    totals = dict(zip(compared["seats"], compared["totals"], strict=True))
    best = max(totals.values())
    tied = list(totals.values()).count(best) > 1
    expect(page.locator(".rope.tied")).to_have_count(int(tied))
    expect(page.locator(".contest .win").first).to_have_count(int(not tied))
    me.axe(axe_source, "the battle")
    me.nothing_scrolls()
    assert page.locator(".contest .fate, .contest h3, .heads b").evaluate_all(CUT) == []
    if phone:
        for number, seat in enumerate(compared["seats"]):
            heads.nth(number).tap()
            expect(page.locator(".contest .side")).to_have_attribute("data-side", str(seat))
            expect(page.locator(".contest .sum")).to_have_text(str(totals[seat]))
            box = heads.nth(number).bounding_box()
            assert box is not None
            assert box["height"] >= 44
        button(page).tap()
    else:
        for seat, total in totals.items():
            expect(page.locator(f'.contest [data-side="{seat}"] .sum')).to_have_text(str(total))
        page.keyboard.press("v")
        expect(page.locator(".contest")).to_have_count(0)
        page.keyboard.press("v")
        expect(page.locator(".contest")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".side:focus")).to_have_count(1)
        page.keyboard.press("Space")
    expect(button(page)).to_have_count(0)


def told_to(player: Player) -> list[dict[str, Any]]:
    """What the page was told since it came."""
    messages = [json.loads(frame) for frame in player.ear.frames]
    frames = chain.from_iterable(chain.from_iterable(one.get("frames", []) for one in messages))
    return [frame["event"] for frame in frames if "event" in frame]


def test_the_battle_uses_the_room(visit: Visit) -> None:
    """At 1920 the columns are broad, the sums large, the cards at their largest."""
    me = visit(viewport={"width": 1920, "height": 1080})
    sit(me, all_fight, by=all_meet)
    page = me.page
    play_past(me, page.url.rpartition("/")[2], fought, crowd=1, by=all_meet)
    expect(button(page)).to_be_visible()
    side = page.locator(".contest .side").first.bounding_box()
    assert side is not None
    assert side["width"] > 300
    assert page.locator(".contest .sum").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 72
    card = page.locator(".contest .card").first.bounding_box()
    assert card is not None
    assert card["width"] >= 180


def test_an_upgrade_is_seen_before_it_lies_on_the_sheet(visit: Visit) -> None:
    me = visit(motion=True)
    player = sit(me, has_upgrade, seats=2, by=idle)
    page = me.page
    card = next(ref for ref in player.view["ask"]["options"] if kind(ref) == "upgrade")
    page.locator(player.at(card)).first.click()
    flight = page.locator("[data-flight] .card")
    slot = page.locator('.ask [data-ref^="slot:"], .board .slot.offered')
    flight.or_(slot).first.wait_for()
    if not flight.count():
        slot.first.click()
    expect(flight).to_be_visible()
    expect(page.locator(".slot.has")).to_have_count(0)
    expect(flight).to_have_count(0)


def test_a_number_on_a_card_means_one_thing(visit: Visit) -> None:
    """Strength is a pennant with a plus, a price a coin with a flame, glory a shield with a laurel."""
    player = sit(visit(), drafting, seats=2)
    page = player.page
    looks = {"battle": "strength", "upgrade": "price", "quest": "worth"}
    seen = set()
    for ref in player.view["ask"]["options"]:
        number = page.locator(f'.draft [data-ref="{ref}"] .number').first
        expect(number).to_have_class(re.compile(rf"\b{looks[kind(ref)]}\b"))
        assert (number.locator("svg").count() > 0) == (kind(ref) != "battle"), "it is told apart without colour"
        seen.add(kind(ref))
    shapes = {
        page.locator(f".draft .number.{looks[one]}").first.evaluate(
            "one => { const s = getComputedStyle(one); return s.clipPath + s.borderRadius; }"
        )
        for one in seen
    }
    assert len(shapes) == len(seen) > 1
