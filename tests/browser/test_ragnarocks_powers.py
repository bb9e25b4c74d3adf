"""Ragnarocks with mythology cards in the browser: the draft, powers on the board, Odin, teams, and the wolf."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.visitor import OFFERED, Visitor

pytestmark = pytest.mark.browser

LOOKS: dict[str, dict[str, Any]] = {"dusk": {}, "morning": {"color_scheme": "light"}, "phone": PHONE}
COVERED = """() => [...document.querySelectorAll('.board .spot')].filter((one) => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) !== one;
}).map((one) => one.dataset.ref)"""
"""Hexes that something lies over."""
CUT = """(all) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  if (box.width < 2) return false;
  const wide = style.textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 2;
  const tall = style.overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 3;
  // a pool that is drawn up with the thumb goes on below
  const below = box.bottom > innerHeight + 1 && !one.closest('.drawn');
  return wide || tall || box.right > innerWidth + 1 || box.left < -1 || below;
}).map((one) => `${one.className}: ${one.textContent}`)"""
"""Words that leave the window or their own box."""
ASKED_ANEW = """([question, count, offered]) => document.querySelector('.ask b').innerText !== question
  || document.querySelectorAll(offered).length !== count"""
RAW = re.compile(
    r"\b(?:card|draft|tier|team|shelf|do|ask|event|phase|turns)(?:-[a-z0-9]+)+\b|\bcard:[a-z]|\{ ?\$|undefined"
)
"""What a missing text looks like: its id, a ref, or an argument that nobody filled in."""
HEARD = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
  .flatMap((one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""


def open_table(me: Visitor, options: Mapping[str, str], *others: str) -> str:
    """Everybody at one device, so that this visitor answers for all of them."""
    me.named("Sigrun")
    seats = [{"kind": "me"}, *({"kind": "hotseat", "name": name} for name in others)]
    wanted = {"game": "ragnarocks", "title": "Ash", "options": options, "seats": seats, "private": True}
    table = str(me.api("POST", "/api/tables", wanted)["table"])
    me.enter(table)
    return table


def chosen(ivory: str, red: str) -> dict[str, str]:
    return {"mode": "advanced", "offer": "chosen", "ivory_power": ivory, "red_power": red}


def asks(me: Visitor, words: str) -> None:
    """Waits for a question that may be answered."""
    expect(me.prompt).to_contain_text(words)
    me.offers.or_(me.page.locator(".ask [data-ref]:not([aria-disabled='true'])")).first.wait_for()


def table_view(me: Visitor, table: str) -> dict[str, Any]:
    view: dict[str, Any] = me.api("GET", f"/api/tables/{table}/steps/{me.steps(table)}?as=0")["view"]
    return view


def answer(me: Visitor, table: str, ref: str) -> None:
    """Points at something on the board, and waits until the next thing may be pointed at."""
    before = me.steps(table)
    me.point(ref)
    me.until(lambda: me.steps(table) > before, lambda: f"pointing at {ref} was not taken as an answer")
    me.page.wait_for_timeout(60)
    me.my_turn()


def neighbours(me: Visitor) -> dict[str, set[str]]:
    content = me.api("GET", "/api/games/ragnarocks/scene")
    at = {(hex["x"], hex["y"]): hex["ref"] for hex in content["hexes"]}
    ways = content["directions"].values()
    return {
        ref: {at[x + dx, y + dy] for dx, dy in ways if (x + dx, y + dy) in at} for (x, y), ref in at.items()
    }  # fmt: skip


def draft(me: Visitor, *cards: str) -> None:
    """Points at cards one after the other, until the draft is over."""
    for card in cards:
        before = [me.question(), len(me.offered()), OFFERED]
        me.point(f"card:{card}")
        me.page.wait_for_function(ASKED_ANEW, arg=before)
        me.my_turn()


def test_a_draft_by_pointing(visit: Visit) -> None:
    # given an advanced game, and ivory is asked for the first card
    me = visit()
    open_table(me, {"mode": "advanced"}, "Bjarne")
    asks(me, "Which card do you offer first?")
    page, stage = me.page, me.page.get_by_role("region", name="The draft")
    assert len(me.offered()) == 32
    me.nothing_scrolls()

    # when a card is pointed at without a click, it is read in full
    me.hex("card:gullinbursti").hover()
    expect(stage.locator("aside")).to_contain_text("Instead of setting a stone")
    # when a recommended pair is taken with one click, its first card is on offer and the second is marked
    stage.get_by_role("button", name="Tyr and Gullinbursti").click()
    asks(me, "card")
    expect(me.hex("card:tyr")).to_contain_text("offered")
    expect(me.hex("card:gullinbursti")).to_contain_text("goes well with it")
    assert len(me.offered()) == 31
    me.point("card:gullinbursti")

    # then red has both before it, with all that they say
    asks(me, "Which card is yours?")
    assert set(me.offered()) == {"card:tyr", "card:gullinbursti"}
    expect(me.hex("card:tyr")).to_contain_text("After its move your Viking may trade places")
    me.point("card:tyr")

    # then play begins, and the cards stand beside the island
    asks(me, "Which of your Vikings sets out?")
    expect(stage).to_have_count(0)
    expect(page.get_by_role("region", name="Cards of red").get_by_role("img")).to_have_attribute(
        "aria-label", re.compile("^Tyr,")
    )
    expect(page.get_by_role("region", name="Cards of ivory").get_by_role("img")).to_have_attribute(
        "aria-label", re.compile("^Gullinbursti,")
    )
    assert page.evaluate(COVERED) == []
    me.nothing_scrolls()


def test_a_strange_pair_is_warned_of(visit: Visit) -> None:
    me = visit()
    open_table(me, {"mode": "advanced"}, "Bjarne")
    asks(me, "first")
    draft(me, "hel")
    expect(me.page.locator(".draft .warn")).to_have_count(2)
    me.hex("card:freyr").hover()
    expect(me.page.locator(".draft .strange")).to_contain_text("Hel counts stones")
    me.hex("card:thor").hover()
    expect(me.page.locator(".draft .strange")).to_have_count(0)


def test_a_draft_by_keys(visit: Visit) -> None:
    me = visit()
    open_table(me, {"mode": "advanced"}, "Bjarne")
    asks(me, "first")
    me.page.keyboard.press("Tab")
    expect(me.hex("card:fenrir")).to_be_focused()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowDown")
    expect(me.hex("card:sol")).to_be_focused()
    expect(me.page.locator(".draft aside")).to_contain_text("step one hex East or West")
    me.page.keyboard.press("Enter")
    expect(me.hex("card:sol")).to_contain_text("offered")


def test_a_card_in_play_is_read_with_pointer_and_keys(visit: Visit) -> None:
    me = visit()
    open_table(me, chosen("hel", "thor"), "Bjarne")
    assert me.my_turn()
    big = me.page.locator("[data-big]")
    thor, hel = (me.page.locator(f'[data-card="card:{name}"]') for name in ("thor", "hel"))
    expect(thor).to_have_attribute("aria-label", re.compile("4 stones on the card"))
    thor.hover()
    expect(big).to_contain_text("Four stones lie on this card")
    me.hex("hex:e5").hover()
    expect(big).to_have_count(0)
    # the last thing offered is left with Tab: then come the cards
    for _ in range(len(me.offered()) + 1):
        me.page.keyboard.press("Tab")
    expect(hel).to_be_focused()
    expect(big).to_contain_text("one for every stone on the board")
    me.page.keyboard.press("Tab")
    expect(big).to_contain_text("Four stones lie on this card")


def test_a_step_of_sol_is_pointed_at_on_the_board(visit: Visit) -> None:
    # given ivory plays Sol
    me = visit()
    open_table(me, chosen("sol", "tyr"), "Bjarne")
    asks(me, "Which of your Vikings sets out?")
    sol = me.page.locator('[data-card="card:sol"]')
    expect(sol).not_to_contain_text("acts now")

    # when a Viking is selected, then Sol's card is marked and the hexes East and West are offered
    me.point("hex:a2")
    asks(me, "step")
    expect(sol).to_contain_text("acts now")
    assert me.offered() == ["hex:a1"]
    me.hex("hex:a1").hover()
    expect(me.page.locator(".board .aim")).to_have_count(1)
    me.point("hex:a1")

    # then the Viking stands there, and moves from there
    asks(me, "Where does your Viking go?")
    expect(me.hex("hex:a1")).to_have_attribute("aria-label", re.compile("nomadic Viking"))
    assert "hex:b1" in me.offered()
    # the power can also be let be, with the button
    me.point("hex:b1")
    asks(me, "runestone")
    me.point(me.offered()[0])
    asks(me, "Which of your Vikings sets out?")


def test_a_stone_is_a_target(visit: Visit) -> None:
    # given ivory plays Freyr and has set a stone beside its Viking
    me = visit()
    open_table(me, chosen("freyr", "thor"), "Bjarne")
    near = neighbours(me)
    asks(me, "sets out")
    me.point("hex:a3")
    asks(me, "go?")
    me.point("hex:d6")
    asks(me, "runestone")
    stone = next(ref for ref in me.offered() if ref in near["hex:d6"])
    me.point(stone)

    # when Freyr's question comes, then the stone itself can be pointed at, and only it
    me.page.locator(".ask [data-ref='do:decline']").wait_for()
    assert me.my_turn()
    assert me.offered() == [stone]
    expect(me.hex(stone)).to_have_attribute("aria-label", f"{stone[4:]}, runestone that can be chosen")
    me.point(stone)
    # then it is gone, and the turn stands in the list with its note
    expect(me.page.locator("[data-stone]")).to_have_count(0)
    expect(me.page.locator('[data-turn="0"]')).to_have_text(f"a3-d6/{stone[4:]}{{freyr:-{stone[4:]}}}")


def test_odin_gives_a_command(visit: Visit) -> None:
    me = visit()
    open_table(me, chosen("odin", "thor"), "Bjarne")
    asks(me, "Which command do you give?")
    shelf = me.page.get_by_role("region", name="Cards of ivory")
    hand = me.offered()
    assert len(hand) == 2
    assert all(ref.startswith("card:") for ref in hand)
    assert me.page.evaluate(COVERED) == []
    card = me.hex(hand[0])
    card.hover()
    expect(me.page.locator("[data-big]")).to_be_visible()
    card.click()
    played = shelf.locator(f'[data-card="{hand[0]}"]')
    expect(played).to_have_attribute("aria-label", re.compile("in force"))
    expect(me.page.get_by_role("log")).to_contain_text(played.locator(".name").inner_text())


@pytest.mark.parametrize("size", [(1280, 800), (900, 700)])
def test_a_team_table(visit: Visit, size: tuple[int, int], dice: Random) -> None:
    # given four players in two teams, who draft four cards
    me = visit(viewport={"width": size[0], "height": size[1]})
    table = open_table(me, {"mode": "team"}, "Torvald", "Astrid", "Bjarne")
    asks(me, "Which card joins the offer?")
    expect(me.hex("card:fenrir")).to_have_attribute("aria-disabled", "true")
    draft(me, "surtr", "tyr", "gerd", "njord")
    draft(me, "tyr", "gerd", "surtr", "njord")

    # then the first ivory player is to move, and only its power is in force
    asks(me, "Which of your Vikings sets out?")
    me.nothing_scrolls()
    assert me.page.evaluate(COVERED) == []
    ivory, red = (me.page.get_by_role("region", name=f"Cards of {side}") for side in ("ivory", "red"))
    expect(ivory.get_by_role("img")).to_have_count(2)
    expect(red.get_by_role("img")).to_have_count(2)
    force = [card["card"] for card in table_view(me, table)["table"]["cards"] if card["in_force"]]
    assert force == ["card:gerd"]
    expect(ivory.locator('[data-card="card:gerd"]')).to_contain_text("in force")
    expect(ivory.get_by_role("img").first).to_have_attribute("aria-label", re.compile("ivory 2"))
    if size[0] > 1100:
        panels = me.page.locator("#seats article")
        expect(panels).to_have_count(4)
        expect(panels.nth(2)).to_contain_text("Ivory 2")
        expect(panels.nth(0)).to_contain_text("in force")
        column = me.page.locator("#seats").evaluate("one => [one.scrollHeight, one.clientHeight]")
        assert column[0] <= column[1], "the panels need no scrolling"

    # when a turn has been played, then the next player of the other team has the word
    while table_view(me, table)["table"]["acting"] == 0:
        answer(me, table, dice.choice(me.offered()))
    expect(red.locator('[data-card="card:tyr"]')).to_contain_text("in force")


def test_the_wolf_wins_at_once(visit: Visit) -> None:
    # given ivory plays Fenrir with two Vikings
    me = visit(motion=True)
    table = open_table(me, chosen("fenrir", "hel"), "Bjarne")
    near = neighbours(me)
    asks(me, "Which start hex stays empty?")
    assert me.offered() == ["hex:a2", "hex:a3", "hex:a4"]
    me.point("hex:a3")
    asks(me, "sets out")
    expect(me.page.locator("[data-piece]")).to_have_count(5)

    # when both sides bring Vikings together, and ivory's turn begins
    for _ in range(40):
        view = table_view(me, table)["table"]
        if view["result"]:
            break
        foes = view["sides"]["ivory" if view["to_move"] == "red" else "red"]["vikings"]
        close = [ref for ref in me.offered() if near[ref] & set(foes)]
        answer(me, table, (close or me.offered())[0])

    # then the match is over, by the clause of the wolf
    expect(me.end).to_be_visible()
    expect(me.end).to_contain_text("RR-8.3")
    assert table_view(me, table)["table"]["result"] == "1-0 (fenrir)"


def test_the_list_of_turns_leads_back(visit: Visit, dice: Random) -> None:
    me = visit()
    table = open_table(me, chosen("surtr", "ratatoskr"), "Bjarne")
    me.my_turn()
    while len(table_view(me, table)["table"]["turns"]) < 3:
        answer(me, table, dice.choice(me.offered()))
    turns = table_view(me, table)["table"]["turns"]
    sheet = me.page.get_by_role("group", name="Turns")
    expect(sheet.get_by_role("button")).to_have_text(turns)
    last = sheet.get_by_role("button", name=re.compile("^Turn 3, ivory"))
    last.focus()
    me.page.keyboard.press("ArrowUp")
    first = sheet.get_by_role("button", name=re.compile("^Turn 1, ivory"))
    expect(first).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page).to_have_url(re.compile(rf"/table/{table}/replay/\d+$"))
    expect(sheet.locator("[data-turn]")).to_have_count(1)
    # and the arrows of that turn lie on the board
    expect(me.page.locator("[data-trails]")).not_to_have_attribute("data-trails", "0")


def test_a_phone_drafts_by_tapping_twice(visit: Visit) -> None:
    me = visit(**PHONE)
    table = open_table(me, {"mode": "advanced"}, "Bjarne")
    me.my_turn()
    me.nothing_scrolls()
    boxes = me.offers.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((b) => [b.width, b.height])"
    )
    assert len(boxes) == 32
    assert min(min(b) for b in boxes) >= 44
    steps = me.steps(table)
    me.hex("card:thor").tap()
    expect(me.page.locator('[data-big="thor"]')).to_contain_text("Four stones lie on this card")
    me.page.locator(".ask").get_by_role("button", name="Offer Thor").tap()
    asks(me, "card")
    assert me.steps(table) == steps + 1
    for _ in range(2):
        me.hex("card:odin").tap()
        me.page.wait_for_timeout(150)
    asks(me, "Which card is yours?")
    me.nothing_scrolls()
    for _ in range(2):
        me.hex("card:odin").tap()
        me.page.wait_for_timeout(150)
    expect(me.page.get_by_role("region", name="The draft")).to_have_count(0)
    me.my_turn()
    assert me.page.evaluate(COVERED) == []
    me.nothing_scrolls()
    # a long press on a card reads it
    box = me.page.locator('[data-card="card:thor"]').bounding_box()
    assert box is not None
    touch = {"identifier": 1, "clientX": box["x"] + 10, "clientY": box["y"] + 10}
    me.page.locator('[data-card="card:thor"]').dispatch_event("pointerdown", {"pointerType": "touch", **touch})
    expect(me.page.locator('[data-big="thor"]')).to_be_visible()
    me.page.locator(".beam").tap(position={"x": 20, "y": 20})
    expect(me.page.locator("[data-big]")).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(visit: Visit, axe_source: str, look: str) -> None:
    me = visit(bypass_csp=True, **LOOKS[look])
    open_table(me, {"mode": "advanced"}, "Bjarne")
    me.my_turn()
    me.axe(axe_source, "the draft")
    open_table(me, {"mode": "advanced", "offer": "surtr_ratatoskr"}, "Bjarne")
    me.my_turn()
    me.axe(axe_source, "taking a card")
    open_table(me, chosen("odin", "thor"), "Bjarne")
    me.my_turn()
    me.axe(axe_source, "Odin's command")
    open_table(me, {"mode": "team"}, "Torvald", "Astrid", "Bjarne")
    me.my_turn()
    me.axe(axe_source, "the draft of teams")


@pytest.mark.parametrize("look", ["dusk", "phone"])
def test_german_fits(visit: Visit, look: str) -> None:
    me = visit(**{**LOOKS[look], "locale": "de-DE"})
    open_table(me, {"mode": "advanced"}, "Bjarne")
    me.my_turn()
    me.hex("card:nerthus").hover()
    for options in ({"mode": "advanced", "offer": "surtr_ratatoskr"}, chosen("odin", "thor"), {"mode": "team"}, None):
        me.page.wait_for_timeout(300)
        assert RAW.findall(me.page.evaluate(HEARD)) == []
        assert (
            me.page.locator(".card .name, .card .text, .draft h2, .draft h3, .draft .btn, .seal").evaluate_all(CUT)
            == []
        )
        me.nothing_scrolls()
        if options is not None:
            open_table(me, options, "Bjarne", *(("Torvald", "Astrid") if options["mode"] == "team" else ()))
            me.my_turn()
