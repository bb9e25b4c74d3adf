"""Hunts and Battles of Lords on their stages: on a desk and a phone, by keys, in German, and true to the view."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import lords
from tests.browser.conftest import PHONE, Visit
from tests.browser.doors import Doors
from tests.browser.lords import Crew, View, asked
from tests.browser.sitting import Sit, Tables, settle, view_of
from tests.browser.test_sizes import CUT, ID, SAID, TARGETS
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
LEAST = {"desk": 24, "phone": 44}


def many(view: View) -> bool:
    return len(view["ask"]["options"]) > 2


MOMENTS: dict[str, Callable[[View], bool]] = {
    "defend": lambda view: asked(view, "hunt_defend") and many(view),
    "slot": lambda view: asked(view, "hunt_slot") and many(view) and not view["table"]["hunt"]["dealt"],
    "cards": lambda view: asked(view, "battle_card") and many(view),
}


@pytest.fixture(scope="module")
def tables(browser: Browser, bay: Doors) -> Iterator[Tables]:
    """The tables of the moments."""

    def lay(host: Visitor, moment: str, name: str) -> str:
        return lords.lay_out(host, MOMENTS[moment], Random(name), name=name)

    with Tables(browser, bay, lay) as laid:
        yield laid


@pytest.fixture
def sit(visit: Visit, tables: Tables) -> Sit:
    """Sits down at a moment; who wants to answer there has a table of their own."""
    return partial(tables.sit, visit)


def stage(me: Visitor) -> Locator:
    return me.page.get_by_role("dialog", name=re.compile("^The (Hunt|Battle)|^Die (Jagd|Schlacht)"))


# -- every stage


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_stage_is_whole_and_open_to_all(sit: Sit, axe_source: str, moment: str, size: str) -> None:
    """Given a moment of a Hunt or a Battle, then nothing scrolls, all can be hit, and axe has nothing to say."""
    me = sit(moment, **SIZES[size])
    expect(stage(me)).to_be_visible()
    me.nothing_scrolls()
    missing = set(view_of(me)["ask"]["options"]) - Crew(me, "mouse").pointable()
    assert not missing, f"offered, but nowhere to be pointed at: {missing}"
    assert me.page.evaluate(TARGETS, LEAST[size]) == []
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)
    me.axe(axe_source, f"{moment} on a {size}")


@pytest.mark.parametrize("moment", MOMENTS)
def test_german_has_room(sit: Sit, moment: str) -> None:
    """Given German at 1280 x 800, then no word is cut off or leaves its place, and nothing is called by its id."""
    me = sit(moment, locale="de-DE")
    me.page.mouse.move(2, 2)
    expect(stage(me)).to_be_visible()
    me.nothing_scrolls()
    assert [cut for cut in me.page.evaluate(CUT) if not cut.startswith("says ")] == []
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)


def test_a_stage_is_put_aside_and_comes_back(sit: Sit) -> None:
    """Given a Hunt, when V is pressed, then the map is seen; and V brings the Hunt back."""
    me = sit("defend")
    me.page.keyboard.press("v")
    expect(stage(me)).to_have_count(0)
    expect(me.page.get_by_role("button", name="See the Hunt")).to_be_visible()
    me.page.keyboard.press("v")
    expect(stage(me)).to_be_visible()


# -- what is shown is what the view says


def test_the_meters_and_the_tray_are_those_of_the_view(sit: Sit) -> None:
    """Given an attack, then Rage, Weak Spot, covered slots and those within reach are as the rules say."""
    me = sit("defend")
    hunt, table = view_of(me)["table"]["hunt"], view_of(me)["table"]
    card = me.page.locator(".attack")
    expect(card.locator(".rage")).to_have_text(str(hunt["ward"]["needs"]))
    expect(card.locator(".weak")).to_have_text(str(hunt["spot"]["needs"]))
    meters = me.page.locator(".meter h4 b")
    expect(meters.nth(0)).to_have_text(re.compile(rf"^{hunt['ward']['has']}\s+of {hunt['ward']['needs']}$"))
    reached = hunt["spot"]["cards"] + hunt["spot"]["wisdom"]
    expect(meters.nth(1)).to_have_text(re.compile(rf"^{reached}\s+of {hunt['spot']['needs']}$"))
    name = hunt["foe"].partition(":")[2]
    wounds = (table["monsters"].get(name) or table["boss"])["wounds"]
    slots = me.page.locator(".tray .slot")
    expect(slots).to_have_count(len(wounds))
    expect(me.page.locator(".tray .slot.done")).to_have_count(sum(by is not None for by in wounds))
    expect(me.page.locator(".tray .slot.near")).to_have_count(len(hunt["reach"]))


def test_the_way_of_the_pointed_card_is_told_before_it_is_played(sit: Sit) -> None:
    """Given an attack, when a card is pointed at, then its way says what the rules say of it; and so does taking it."""
    me = sit("defend")
    hunt = view_of(me)["table"]["hunt"]
    for way in hunt["ways"][:3]:
        if way["card"] is None:
            continue
        me.page.locator(f'#hand [data-ref="{way["card"]}"]').hover()
        hot = me.page.locator(".way.hot")
        expect(hot).to_contain_text(f"ward {way['ward']}, spot {way['spot']}")
        expect(hot).to_contain_text(re.compile("^(?!.*[Nn]ot warded)" if way["wards"] else "[Nn]ot warded"))
        expect(hot).to_contain_text(re.compile(rf"{way['draws']} cards?"))
        expect(hot).to_contain_text(re.compile(rf"{len(way['reach'])} of \d"))
    nothing = hunt["ways"][-1]
    assert nothing["card"] is None
    expect(me.page.locator(".way").last).to_contain_text(f"ward {nothing['ward']}, spot {nothing['spot']}")


def test_the_sums_of_a_battle_are_those_of_the_view(sit: Sit) -> None:
    """Given a Battle, then each side has its total and the parts that add up to it."""
    me = sit("cards")
    for side in view_of(me)["table"]["battle"]["sides"]:
        column = me.page.locator(f'article[data-side="{side["seat"]}"]')
        expect(column.locator(".sum")).to_have_text(re.compile(rf"^{side['total']}\b"))
        numbers = column.locator("[data-part] b").all_inner_texts()
        assert sum(int(number) for number in numbers) == side["total"]
        expect(column.locator("[data-part]")).to_have_count(len(side["parts"]))


# -- by keys


def test_cards_are_played_by_keys_alone(sit: Sit) -> None:
    """Given an attack, when an arrow and Enter are pressed, then a card lies in the defence and the meter has it."""
    me = sit("defend", anew="played")
    before = view_of(me)["table"]["hunt"]["defence"]
    while me.page.locator("#hand .card.focused").count() == 0:
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    me.until(lambda: view_of(me)["table"]["hunt"]["defence"] != before, lambda: "no card was played")
    settle(me.page)
    has = view_of(me)["table"]["hunt"]["ward"]
    if has:
        expect(me.page.locator(".meter h4 b").first).to_have_text(re.compile(rf"^{has['has']}\b"))
    expect(me.page.locator("[data-played] .one")).not_to_have_count(0)


def test_a_failed_hunt_is_seen_before_the_stage_goes(sit: Sit) -> None:
    """Given a Hero round without a Wound, when the hunter is done, then the stage says so until the reader goes on."""
    me = sit("slot", anew="given up")
    me.page.locator('.ask [data-ref="do:done"]').click()
    result = me.page.locator('[data-result="failed"]')
    again = me.page.locator('.ask [data-ref="do:done"]')
    expect(result.or_(again).first).to_be_visible()
    if not result.count():
        again.click()  # a Hunt is given up only by a second word
    expect(result).to_be_visible()
    expect(result).to_contain_text("The Hunt has failed")
    expect(result).to_contain_text("The Hero round brought no Wound. LR-29.5")
    way_on = me.page.locator('.ask [aria-keyshortcuts="Space"]')
    expect(way_on).to_be_visible()
    me.page.keyboard.press("Space")
    expect(way_on).to_have_count(0)  # the Injury of a failed Hunt may still be asked for on the stage


def test_the_end_of_a_battle_is_seen_before_the_stage_goes(sit: Sit) -> None:
    """Given a Battle, when everybody has passed and bled, then the sums stand until the reader goes on."""
    me = sit("cards", anew="fought")
    over = me.page.locator(".ask", has_text="wins the Battle for")
    way_on = me.page.locator('.ask [data-ref="do:pass"], [role="dialog"] [data-ref][role="button"]')

    def ended() -> bool:
        if not over.count():  # what was there may be gone a moment later: it is clicked if it is there
            way_on.evaluate_all("all => all[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        return over.count() > 0

    me.until(ended, lambda: f"{view_of(me)['ask']} stands")
    expect(stage(me)).to_be_visible()
    values = me.page.locator("article[data-side] .sum").all_inner_texts()
    assert len(values) == 2
    me.page.keyboard.press("Space")
    expect(stage(me)).to_have_count(0)
