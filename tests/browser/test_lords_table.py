"""The table of Lords of Ragnarok: the island, the wheel and the panels; on a desk, on a phone, by keys, in German."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

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
MOMENTS: dict[str, Callable[[View], bool]] = {
    "colours": lambda view: asked(view, "setup_colour"),
    "heroes": lambda view: asked(view, "draft_hero"),
    "wheel": lambda view: asked(view, "special_choose") and view["table"]["turn"] >= 3 and _barred(view),
    "runes": lambda view: asked(view, "rune_menu") and any(ref.startswith("rite:") for ref in view["ask"]["options"]),
    "march": lambda view: asked(view, "maneuver_menu") and view["table"]["turn"] >= 2 and _armies(view) > 0,
    "end": lambda view: view["outcome"] is not None,
}
SHORT = {"end": 1}
"""With how many bots a match is soonest where it should be; elsewhere there are three."""
TWO = "for two"


def _barred(view: View) -> bool:
    return "LR-15.3" in view["ask"]["refusals"].values() and "action:mobilize" in view["ask"]["options"]


def _armies(view: View) -> int:
    return sum(ref.startswith("army:") for ref in view["ask"]["options"])


@pytest.fixture(scope="module")
def tables(browser: Browser, bay: Doors) -> Iterator[Tables]:
    """The tables of the moments: for four, or for two where the name says so."""

    def lay(host: Visitor, moment: str, name: str) -> str:
        return lords.lay_out(host, MOMENTS[moment], Random(name), 1 if TWO in name else 3, name=name)

    with Tables(browser, bay, lay) as laid:
        yield laid


@pytest.fixture
def sit(visit: Visit, tables: Tables) -> Sit:
    """Sits down at a moment, with three bots or with one."""

    def down(moment: str, bots: int = 3, **settings: Any) -> Visitor:
        return tables.sit(visit, moment, TWO if bots == 1 else None, **settings)

    return down


# -- every part of the table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table_is_whole_and_open_to_all(sit: Sit, axe_source: str, moment: str, size: str) -> None:
    """Given a moment of the match, then nothing scrolls, every target can be hit, and axe has nothing to say."""
    me = sit(moment, **SIZES[size])
    me.nothing_scrolls()
    if moment != "end":
        missing = set(view_of(me)["ask"]["options"]) - Crew(me, "mouse").pointable()
        assert not missing, f"offered, but nowhere to be pointed at: {missing}"
    assert me.page.evaluate(TARGETS, LEAST[size]) == []
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)
    me.axe(axe_source, f"{moment} on a {size}")


@pytest.mark.parametrize(("bots", "regions", "seas"), [(1, 16, 5), (3, 21, 7)])
def test_each_side_of_the_board_is_drawn_as_the_rules_have_it(sit: Sit, bots: int, regions: int, seas: int) -> None:
    """Given two or four players, then the island has their Regions and Seas, and all that the view lays on them."""
    me = sit("march", bots)
    board, table = me.page.locator(".board svg.live"), view_of(me)["table"]
    expect(board.locator('[data-ref^="region:"]')).to_have_count(regions)
    expect(board.locator('[data-ref^="sea:"]')).to_have_count(seas)
    expect(board.locator("[data-hold]")).to_have_count(sum(one["control"] is not None for one in table["regions"]))
    for number, region in enumerate(table["regions"], 1):
        armies = board.locator(f'[data-at="region:{number}"][data-piece^="army."]')
        expect(armies).to_have_count(len(region["armies"]))
        values = sorted(ref.rpartition(".")[2] for ref in region["armies"])
        assert sorted(text.strip() for text in armies.all_text_contents()) == values
    boats = board.locator('[data-piece^="drakkar:"]')
    expect(boats).to_have_count(sum(player["sea"] is not None for player in table["players"]))
    boats.first.hover()
    expect(me.page.locator(".lectern h3")).to_have_text("Drakkar")
    expect(me.page.locator(".lectern")).to_contain_text("Joins ")


def test_the_colour_that_a_player_chose_is_that_of_the_seat(sit: Sit) -> None:
    """Given colours, then shields, pieces and the land that a player controls have the one that was chosen."""
    me = sit("march")
    tints = {"red": "ember", "blue": "fjord", "white": "bone", "green": "yew"}
    for seat, player in enumerate(view_of(me)["table"]["players"]):
        panel = me.page.locator("#seats > article").nth(seat)
        expect(panel).to_have_class(re.compile(rf"\bs-{tints[player['colour']]}\b"))


# -- the wheel

MIDDLE = """(slot) => {
  const [x, y] = slot.dataset.middle.split(' ').map(Number);
  const at = new DOMPoint(x, y).matrixTransform(slot.getScreenCTM());
  return [at.x, at.y];
}"""
"""Where a slot of the wheel is best pointed at: its own middle, not that of the box round it."""


def test_a_barred_slot_says_why(sit: Sit) -> None:
    """Given an own marker on the wheel, when its slot is pointed at, then the reason and its clause are shown."""
    me = sit("wheel")
    refusals = view_of(me)["ask"]["refusals"]
    ref = next(ref for ref, clause in refusals.items() if clause == "LR-15.3")
    slot = me.page.locator(f'.board svg.live [data-ref="{ref}"]')
    expect(slot).to_have_attribute("aria-disabled", "true")
    x, y = slot.evaluate(MIDDLE)
    me.page.mouse.move(x, y)
    tip = me.page.get_by_role("tooltip")
    expect(tip).to_contain_text("LR-15.3")
    me.page.mouse.click(x, y)
    expect(tip).to_be_visible()
    assert view_of(me)["ask"]["prompt"] == "special_choose"


def test_the_lectern_says_whom_a_slot_would_pay(sit: Sit) -> None:
    """Given a slot that may be taken, when it is pointed at, then its markers and who gains by it are told."""
    me = sit("wheel")
    table = view_of(me)["table"]
    me.page.mouse.move(*me.page.locator('.board svg.live [data-ref="action:mobilize"]').evaluate(MIDDLE))
    lectern = me.page.locator(".lectern")
    expect(lectern.get_by_role("heading", include_hidden=True)).to_have_text("Mobilize")
    covers = table["covers"]["mobilize"]
    if covers["owner"] is not None:
        expect(lectern).to_contain_text("gains a Rune")
    elif covers["allies"]:
        expect(lectern).to_contain_text("Realm bonus for")


def test_on_a_phone_the_wheel_is_a_list_too(sit: Sit, axe_source: str) -> None:
    """Given a phone, when the wheel's tab is opened, then each action is there with its reasons, and can be chosen."""
    me = sit("wheel", **PHONE)
    me.page.get_by_role("button", name="Wheel", exact=True).tap()
    sheet = me.page.locator("section.sheet")
    expect(sheet.locator('[data-ref^="action:"]')).to_have_count(7)
    expect(sheet).to_contain_text("LR-15.3")
    settle(me.page)
    me.axe(axe_source, "the wheel as a list")
    sheet.locator('[data-ref="action:mobilize"]').tap()
    expect(me.page.locator(".ask .main")).to_contain_text("Mobilize")


# -- the map in the hand

SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.drawing')).transform).a"


def test_the_map_of_a_phone_pans_zooms_and_finds_the_hero(sit: Sit) -> None:
    """Given a phone, then what is asked is in sight, a drag moves the map, buttons lead to Hero and whole map."""
    me = sit("march", **PHONE)
    page, window = me.page, me.page.locator(".window")
    army = page.locator('.board svg.live [data-ref^="army:0."][role="button"]').first
    expect(army).to_be_in_viewport()

    page.get_by_role("button", name="The whole map").tap()
    settle(page)
    whole = page.evaluate(SCALE)
    page.get_by_role("button", name="To the Hero").tap()
    settle(page)
    assert page.evaluate(SCALE) > whole
    expect(page.locator('.board svg.live [data-piece^="hero.0"]')).to_be_in_viewport()

    where = "() => new DOMMatrix(getComputedStyle(document.querySelector('.drawing')).transform).e"
    before, asks = page.evaluate(where), view_of(me)["seq"]
    box = window.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + (60 if before < 0 else -60), y, steps=4)  # at its left edge it goes on to the right alone
    page.mouse.up()
    assert page.evaluate(where) != before
    assert view_of(me)["seq"] == asks, "a drag is no answer"

    page.get_by_role("button", name=re.compile("^The whole island")).tap(position={"x": 40, "y": 40})
    settle(page)
    near = page.evaluate(SCALE)
    window.evaluate("(one) => one.dispatchEvent(new WheelEvent('wheel', { deltaY: -90, cancelable: true }))")
    me.until(lambda: bool(page.evaluate(SCALE) > near), lambda: "the wheel of the mouse does not zoom")


# -- keys alone


def test_a_turn_by_keys_alone(visit: Visit, bay: Doors) -> None:
    """Given the own turn, when only keys are pressed, then steps are ended and an action is chosen, up to its end."""
    dice = Random(5)
    me = visit(bay).named("Sigrun")
    player = Crew(me, "keys", lords.bold(dice))
    me.enter(lords.lay_out(me, lambda view: asked(view, "maneuver_menu"), dice, bots=1))
    me.until(lambda: player.asked, lambda: "nothing is asked")
    asks: list[str] = []
    while "special_choose" not in asks:
        asks.append(player.view["ask"]["prompt"])
        player.answer()
        me.until(lambda: player.asked or "special_choose" in asks, lambda: f"nothing followed {asks}")
    assert asks[0] == "maneuver_menu"


# -- what lies aside


def test_all_that_lies_open_can_be_looked_through(sit: Sit, axe_source: str) -> None:
    """Given a match, when what lies open is opened, then every Hero and every discard lies there, and one goes back."""
    me = sit("wheel")
    me.page.get_by_role("button", name="All that lies open").click()
    piles = me.page.get_by_role("dialog", name="All that lies open")
    decks = view_of(me)["table"]["decks"]
    expect(piles.locator(".pile [role=img]")).to_have_count(sum(len(deck["discards"]) for deck in decks.values()))
    for player in view_of(me)["table"]["players"]:
        hero = player["tile"].partition(":")[2].capitalize()
        expect(piles.get_by_text(hero, exact=True).first).to_be_visible()
    settle(me.page)
    me.axe(axe_source, "the piles")
    piles.get_by_role("button", name="Back").click()
    expect(piles).to_have_count(0)


# -- German, and the light of morning


@pytest.mark.parametrize("moment", ["wheel", "runes", "end"])
def test_german_has_room(sit: Sit, moment: str) -> None:
    """Given German at 1280 x 800, then no word is cut off or leaves its place, and nothing is called by its id."""
    me = sit(moment, locale="de-DE")
    me.page.mouse.move(2, 2)
    me.nothing_scrolls()
    assert me.page.evaluate(CUT) == []
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)


def test_the_morning_is_open_to_all(sit: Sit, axe_source: str) -> None:
    """Given the light theme, then the panels have their contrast."""
    me = sit("wheel", color_scheme="light")
    me.axe(axe_source, "the wheel in the morning")
