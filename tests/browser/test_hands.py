"""Hands that can trust the table: nothing jumps under a finger, nothing large goes by a slip, a choice is changed."""

import json
from collections.abc import Callable, Sequence
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.clans import Player, View, choose, open_table, play_past
from tests.browser.conftest import PHONE, Visit
from tests.browser.doors import Doors
from tests.browser.test_driftwood import open_table as open_shore
from tests.browser.test_driftwood import shore_hall
from tests.browser.visitor import Visitor

__all__ = ["shore_hall"]
pytestmark = pytest.mark.browser

WAYS = ("mouse", "keys", "touch")
BOXES = """all => all.map((one) => {
  const { left, top } = one.closest('.ask').getBoundingClientRect();
  const box = [left + one.offsetLeft, top + one.offsetTop, one.offsetWidth, one.offsetHeight].map(Math.round);
  return [one.dataset.ref, one.getAttribute('aria-keyshortcuts'), ...box];
})"""
"""Where every button stands, and which key it has; that it sinks a little while it is pressed does not count."""


def spread(view: View) -> str:
    """Two figures go to two provinces."""
    ask = view["ask"]
    options: Sequence[str] = ask["options"]
    if ask["prompt"] == "invade_figure":
        return next((ref for ref in options if ".ship" not in ref), options[0])
    if ask["prompt"] == "invade_place":
        empty = [ref for ref in options if ref.startswith("province:") and not standing(view, ref)]
        return (empty or options)[0]
    return choose(view, 2)


def standing(view: View, province: str) -> bool:
    figures = view["table"]["provinces"][province.partition(":")[2]]["figures"]
    return any(figure["seat"] == view["ask"]["seat"] for figure in figures)


def acting(view: View) -> bool:
    """Somebody has figures in two provinces, and Rage to spare."""
    if not view["ask"] or view["ask"]["prompt"] != "choose_action":
        return False
    me = view["table"]["clans"][view["ask"]["seat"]]
    return bool(me["on_board"] >= 2 and me["rage"] >= 3)


def with_one_figure(view: View) -> bool:
    """Somebody has a single figure on the board."""
    ask = view["ask"]
    return bool(ask) and ask["prompt"] == "choose_action" and view["table"]["clans"][ask["seat"]]["on_board"] == 1


def settled(me: Visitor, **wishes: object) -> Visitor:
    """Comes with settings that were made on this device before."""
    me.context.add_init_script(f"localStorage.setItem('meadhall.settings', {json.dumps(json.dumps(wishes))})")
    return me


def sit(me: Visitor, way: str, until: Callable[[View], bool] = acting) -> Player:
    """Somebody at a table of Blood Rage whose clan may act."""
    player = Player(me, way)
    table = open_table(me, "Bjarne")
    play_past(me, table, until, 2, spread)
    me.go(f"/table/{table}")
    cover = me.page.get_by_role("button", name="I am")
    cover.or_(me.page.locator(".ask [data-ref]")).first.wait_for()
    if cover.count():
        cover.click()
    player.ready()
    return player


def press(player: Player, ref: str) -> None:
    """Presses a button once; a finger never twice on the same spot, which would be a double tap."""
    button = player.page.locator(f'.ask [data-ref="{ref}"]')
    if player.way == "keys":
        key = button.get_attribute("aria-keyshortcuts")
        assert key is not None
        player.page.keyboard.press(key)
    else:
        if player.way == "touch":
            box = button.bounding_box()
            assert box is not None
            button.tap(position={"x": 6 if player.visitor.armed(ref) else box["width"] - 6, "y": 20})
        else:
            button.click()


def asked(player: Player, prompt: str) -> None:
    """Waits until that is asked, and may be answered."""
    player.visitor.until(
        lambda: player.asked and player.view["ask"]["prompt"] == prompt, lambda: f"{prompt}: {player.view['ask']}"
    )
    player.ready()


# --- what gives up something large -----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_passing_with_rage_left_is_asked_for_twice(visit: Visit, way: str) -> None:
    player = sit(visit(**(PHONE if way == "touch" else {})), way)
    me, page, before = player.visitor, player.page, player.view["seq"]
    rage = player.view["table"]["clans"][player.view["ask"]["seat"]]["rage"]
    said = (page.locator(".ask .say") if way == "touch" else page.get_by_role("alert")).get_by_text(f"up {rage} Rage")

    press(player, "do:pass")
    expect(said).to_be_visible()
    assert me.armed("do:pass")
    # anything else leaves it: a press beside everything, or Esc
    if way == "touch":
        page.locator(".beam").tap(position={"x": 4, "y": 4})
    elif way == "mouse":
        page.locator(".beam").click(position={"x": 4, "y": 4})
    else:
        page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    assert not me.armed("do:pass")
    assert player.view["seq"] == before, "nothing was answered"

    press(player, "do:pass")
    expect(said).to_be_visible()
    press(player, "do:pass")
    me.until(lambda: player.view["seq"] > before, lambda: "the second time did not answer")


def test_a_double_click_is_one_press_and_a_held_key_is_one_key(visit: Visit) -> None:
    player = sit(visit(), "mouse")
    before = player.view["seq"]
    player.page.locator('.ask [data-ref="do:pass"]').dblclick()
    assert player.visitor.armed("do:pass")
    player.page.keyboard.press("Escape")
    key = player.page.locator('.ask [data-ref="do:pass"]').get_attribute("aria-keyshortcuts") or ""
    player.page.keyboard.down(key)
    player.page.keyboard.down(key)  # the system repeats it
    player.page.keyboard.up(key)
    assert player.visitor.armed("do:pass")
    assert player.view["seq"] == before


# --- buttons keep their places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_buttons_keep_their_places_and_keys(visit: Visit, way: str) -> None:
    """Given a question that comes again and again, then every button stands where it stood, and Undo beside them."""
    player = sit(visit(**(PHONE if way == "touch" else {})), way)
    buttons, undo = player.page.locator(".ask .btn[data-ref]"), player.page.locator(".ask .btn.undo")
    first = buttons.evaluate_all(BOXES)
    assert [key for _, key, *_ in first] == [str(number + 1) for number in range(len(first))]
    press(player, "do:march")
    asked(player, "march_from")
    corner = undo.bounding_box()
    assert corner is not None
    right = corner["x"] + corner["width"]
    undo.click()
    asked(player, "choose_action")
    assert buttons.evaluate_all(BOXES) == first
    press(player, "do:pass")
    assert buttons.evaluate_all(BOXES) == first, "also while one is armed"
    player.page.keyboard.press("Escape")
    assert all(left + width <= right for _, _, left, _, width, _ in first), "no button comes where Undo was pressed"


# --- changing one's mind ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_another_viking_is_taken_up_instead(visit: Visit, phone: bool) -> None:
    me = visit(**(PHONE if phone else {}))
    table = me.open_table("me", "random")
    me.enter(table)
    assert me.my_turn()
    steps, (first, second) = me.steps(table), me.offered()[:2]

    def take(ref: str) -> None:
        (me.hex(ref).tap if phone else me.hex(ref).click)()
        if phone:
            me.page.locator(".ask .btn.main").tap()

    take(first)
    expect(me.prompt).to_contain_text(f"from {first[4:]}")
    assert me.my_turn()
    take(second)
    expect(me.prompt).to_contain_text(f"from {second[4:]}")
    expect(me.page.locator(".notice")).to_contain_text(f"Your Viking on {second[4:]} sets out instead.")
    assert me.steps(table) == steps + 1, "the first choice is taken back"

    # also after the move; what is refused as a place is still told why
    assert me.my_turn()
    take(me.offered()[-1])
    expect(me.prompt).to_contain_text("runestone")
    assert me.page.locator(".notice").count() == 0, "it is not in hand any more, and nothing is said of it"
    assert me.my_turn()
    take(first)
    expect(me.prompt).to_contain_text(f"from {first[4:]}")
    assert me.steps(table) == steps + 1


def test_what_another_one_answered_is_never_taken_back(visit: Visit, dice: Random) -> None:
    """Given a new turn, when another own Viking is pointed at, then nothing of the turn before is touched."""
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    me.turn(dice)
    assert me.my_turn()
    expect(me.prompt).to_contain_text("Which of your Vikings sets out?")
    assert me.page.locator("[data-instead]").count() == 0
    assert me.page.locator(".ask .btn.undo").count() == 0


def test_another_figure_or_origin_is_taken_up_instead(visit: Visit) -> None:
    player = sit(visit(), "mouse")
    page = player.page
    press(player, "do:invade")
    asked(player, "invade_figure")
    one, other = player.view["ask"]["options"][:2]
    page.locator(player.at(one)).first.click()
    asked(player, "invade_place")
    assert player.view["ask"]["about"]["figure"] == one
    page.locator(player.at(other)).first.click()
    player.visitor.until(
        lambda: player.asked and player.view["ask"]["about"].get("figure") == other, lambda: "it was not changed"
    )
    assert player.view["ask"]["prompt"] == "invade_place"

    for _ in range(2):
        player.ready()
        seq = player.view["seq"]
        page.keyboard.press("u")
        player.visitor.until(lambda seq=seq: player.view["seq"] > seq, lambda: "nothing was taken back")  # type: ignore[misc]
    asked(player, "choose_action")
    press(player, "do:march")
    asked(player, "march_from")
    here, there = player.view["ask"]["options"][:2]
    page.locator(player.at(here)).first.click()
    asked(player, "march_to")
    page.locator(player.at("province:yggdrasil")).first.click()
    asked(player, "march_figure")
    # a figure of another province stands for that province: the march begins there
    elsewhere = page.locator(f'.board [data-at="{there}"] .spot').first
    elsewhere.click()
    player.visitor.until(
        lambda: player.asked and player.view["ask"]["about"].get("from") == there, lambda: f"{player.view['ask']}"
    )
    assert player.view["ask"]["prompt"] == "march_to"


# --- carrying a piece ------------------------------------------------------------------------------------------------


class Finger:
    """A mouse or a finger that presses, goes and lets go."""

    def __init__(self, me: Visitor, touch: bool) -> None:
        self.me, self.touch = me, touch
        self.cdp = me.context.new_cdp_session(me.page) if touch else None

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        assert self.cdp is not None
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.me.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def lift(self, selector: str) -> None:
        """Presses, and goes so far that it is a drag."""
        x, y = self.middle(selector)
        if self.touch:
            self._touch("touchStart", (x, y))
            for by in (6, 20, 26):
                self._touch("touchMove", (x + by / 4, y - by))
        else:
            self.me.page.mouse.move(x, y)
            self.me.page.mouse.down()
            self.me.page.mouse.move(x + 4, y - 24, steps=4)
        expect(self.me.page.locator(".ghost")).to_be_visible()

    def go(self, selector: str) -> None:
        x, y = self.middle(selector)
        if self.touch:
            self._touch("touchMove", (x, y))
        else:
            self.me.page.mouse.move(x, y, steps=4)

    def let_go(self) -> None:
        if self.touch:
            self._touch("touchEnd")
        else:
            self.me.page.mouse.up()
        expect(self.me.page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_viking_is_carried_to_its_hex(visit: Visit, phone: bool) -> None:
    me = visit(**(PHONE if phone else {}))
    table = me.open_table("me", "random")
    me.enter(table)
    assert me.my_turn()
    steps, vikings = me.steps(table), me.offered()
    finger, viking = Finger(me, phone), vikings[0]
    at = '.board .spot[data-ref="{}"]'.format

    # let go where nothing is offered: it is back, and nothing was answered
    finger.lift(at(viking))
    me.until(lambda: bool(me.offered()) and set(me.offered()).isdisjoint(vikings), lambda: "no place is lit")
    places = me.offered()
    finger.go(".beam")
    finger.let_go()
    assert me.my_turn()
    assert me.offered() == vikings
    assert me.steps(table) == steps

    # let go on a place: both questions are answered
    finger.lift(at(viking))
    me.until(lambda: me.offered() == places, lambda: "the places are others")
    finger.go(at(places[-1]))
    finger.let_go()
    expect(me.prompt).to_contain_text("Where does the runestone come to rest?")
    assert me.steps(table) == steps + 2
    expect(me.page.locator(f'.board [data-piece][data-at="{places[-1]}"]')).to_have_count(1)

    # a stone is no piece in hand, so nothing is carried: a press that goes astray does nothing
    assert me.my_turn()
    assert me.page.locator(".ghost").count() == 0


def test_a_figure_of_the_reserve_is_carried_to_the_land(visit: Visit) -> None:
    player = sit(visit(), "mouse")
    press(player, "do:invade")
    asked(player, "invade_figure")
    figure = next(ref for ref in player.view["ask"]["options"] if "warrior" in ref)
    seat, finger = player.view["ask"]["seat"], Finger(player.visitor, False)
    finger.lift(f'.board [data-ref="{figure}"]')
    player.visitor.until(
        lambda: any(ref.startswith("province:") for ref in player.pointable()), lambda: "no province is lit"
    )
    land = next(
        ref for ref in sorted(player.pointable()) if ref.startswith("province:") and ref != "province:yggdrasil"
    )
    before = player.view["table"]["clans"][seat]["on_board"]
    finger.go(f'.board .spots [data-ref="{land}"]')
    finger.let_go()
    player.visitor.until(
        lambda: player.view["table"]["clans"][seat]["on_board"] == before + 1, lambda: f"{player.view['ask']}"
    )


# --- settings --------------------------------------------------------------------------------------------------------


def settle(me: Visitor, *wanted: str) -> None:
    """Ticks boxes in the settings."""
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Settings").click()
    for name in wanted:
        me.page.get_by_label(name).check()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_a_single_way_is_gone_by_itself_if_wanted(visit: Visit, on: bool) -> None:
    """Given figures in one province, when a march begins, then its origin is shown and chosen; not again after undo."""
    me = settled(visit(), single=on)
    player = sit(me, "mouse", with_one_figure)
    press(player, "do:march")
    if on:
        expect(me.prompt).to_contain_text("There is only one way: March from")
        asked(player, "march_to")
        me.page.keyboard.press("u")
    asked(player, "march_from")
    assert len(player.view["ask"]["options"]) == 1
    expect(me.prompt).not_to_contain_text("There is only one way")
    seq = player.view["seq"]
    me.page.locator(player.at("province:yggdrasil")).first.hover()  # the rules are asked; much later nothing has moved
    assert player.view["seq"] == seq


def test_every_answer_is_confirmed_if_wanted(visit: Visit) -> None:
    me = visit()
    table = me.open_table("me", "random")
    me.enter(table)
    assert me.my_turn()
    settle(me, "Confirm every answer")
    steps, (first, second) = me.steps(table), me.offered()[:2]
    me.point(first)
    alert = me.page.get_by_role("alert")
    expect(alert).to_contain_text(f"Set out from {first[4:]}?")
    me.point(second)
    expect(alert).to_contain_text(f"Set out from {second[4:]}?")
    me.page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    assert me.steps(table) == steps

    # by keys: Enter shows, Enter answers; kept over a reload
    me.page.reload()
    assert me.my_turn()
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    expect(alert).to_contain_text("Set out from")
    assert me.steps(table) == steps
    me.page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("Where does your Viking go?")


def test_others_are_shown_at_once_if_wanted(visit: Visit, dice: Random) -> None:
    """Given motion, when others are wanted at once, then what the bot did is there without having moved."""
    me = settled(visit(motion=True), pace="at-once")
    me.enter(me.open_table("me", "random"))
    assert me.my_turn()
    me.page.evaluate(
        """() => {
          window.moved = new Set();
          const look = () => {
            for (const one of document.getAnimations())
              window.moved.add(one.effect?.target?.closest?.('[data-piece]')?.dataset.piece ?? '');
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    me.turn(dice)
    assert me.my_turn()
    moved: list[str] = me.page.evaluate("() => [...window.moved]")
    assert any("ivory" in piece for piece in moved) != any("red" in piece for piece in moved), moved


def test_the_same_company_is_offered_again(visit: Visit) -> None:
    me = visit().go()
    page = me.page

    def form() -> None:
        page.get_by_role("article").filter(has_text="Ragnarocks").get_by_role("button", name="Open a table").click()

    form()
    other = page.get_by_label("Seat 2")
    expect(other).to_have_value("open")
    other.select_option("bot")
    page.get_by_label("How the bot plays").select_option("karl")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    me.go()
    form()
    expect(page.get_by_label("Seat 2")).to_have_value("bot")
    expect(page.get_by_label("How the bot plays")).to_have_value("karl")


# --- where nobody has drawn the title --------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_plain_table_asks_twice_and_confirms(visit: Visit, shore_hall: Doors, phone: bool) -> None:
    me = visit(shore_hall, **(PHONE if phone else {}))
    me.go(f"/table/{open_shore(me)}")
    page = me.page
    wave, told = page.locator('.ask [data-ref="do:wave"]'), page.get_by_label("The table")
    (wave.tap if phone else wave.click)()
    expect(page.get_by_text("It is your last wave").first).to_be_visible()
    assert me.armed("do:wave")
    shown = told.inner_text()
    if not phone:
        page.keyboard.press("Escape")
        assert not me.armed("do:wave")
        settle(me, "Confirm every answer")
        end = page.locator('.plain [data-ref="end:left"]')
        end.click()
        expect(page.get_by_role("alert")).to_contain_text("Carry home the left end?")
        assert told.inner_text() == shown
        end.click()
    else:
        wave.tap(position={"x": 6, "y": 6})  # a double tap counts as one
    me.until(lambda: told.inner_text() != shown, lambda: "nothing changed")
