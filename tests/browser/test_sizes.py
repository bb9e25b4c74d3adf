"""Every size: phones both ways round, tablets, desks; nothing too small, cut off, or called by its id."""

import re
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser.clans import View, open_table, play_past
from tests.browser.conftest import PHONE, Visit, played
from tests.browser.doors import Doors
from tests.browser.visitor import PATIENCE, SETTLING, Visitor

pytestmark = pytest.mark.browser

HELD = {**PHONE, "device_scale_factor": 1}
SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "side": {**HELD, "viewport": {"width": 844, "height": 390}},
    "tablet": {**HELD, "viewport": {"width": 820, "height": 1180}},
    "tablet-side": {**HELD, "viewport": {"width": 1180, "height": 820}},
    "desk": {},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
}
GERMAN = {"locale": "de-DE"}

TARGETS = """(least) => {
  const hits = (one, x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (one.contains(at) || one.closest('label')?.contains(at)
      || (one.id && at.closest('label')?.htmlFor === one.id));
  };
  return [...document.querySelectorAll(
    'button, select, input, a[href], [role="button"], [role="slider"], [role="tab"]')].filter((one) => {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    // what nobody sees, and a word in a sentence, is no target of its own
    if (box.width < 2 || style.visibility === 'hidden' || style.display === 'inline') return false;
    if (one.closest('.unseen, .answers, [inert]') || one.matches('input[type="file"]')) return false;
    // a hex of the island is as large as its island allows, and a figure as its neighbours: tests of their own
    if (one.closest('svg')) return false;
    if (box.width >= least - 0.6 && box.height >= least - 0.6) return false;
    const [x, y, far] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1.5];
    if (!hits(one, x, y)) return false;  // something lies over it, or it is drawn out of sight: it cannot be hit now
    const [dx, dy] = [box.width >= least - 0.6 ? 0 : far, box.height >= least - 0.6 ? 0 : far];
    return ![[-dx, 0], [dx, 0], [0, -dy], [0, dy]].every(([a, b]) => hits(one, x + a, y + b));
  }).map((one) => {
    const box = one.getBoundingClientRect();
    return `${box.width.toFixed(1)} x ${box.height.toFixed(1)}: ${one.outerHTML.slice(0, 110)}`;
  });
}"""
"""Whatever can be pointed at and answers a pointer on fewer pixels than that, across or down."""

REGIONS = """() => {
  const parts = { beam: '.beam .title', tools: '.beam .tools', ask: '.ask', board: '.board', saga: '.saga',
    foot: '.replay', tabs: 'nav.tabs', hand: '.board .hand .hand', map: '.board .map', shelf: '.shelf' };
  const boxes = Object.entries(parts).flatMap(([name, path]) => [...document.querySelectorAll(path)]
    .map((one) => [name, one.getBoundingClientRect()])).concat([...document.querySelectorAll('#seats > article')]
    .map((one, i) => [`seat ${i}`, one.getBoundingClientRect()])).filter(([, box]) => box.width && box.height);
  const faults = boxes.filter(([, b]) => b.left < -1 || b.top < -1
    || b.right > innerWidth + 1 || b.bottom > innerHeight + 1)
    .map(([name]) => `${name} leaves the window`);
  const inside = { board: ['hand', 'map', 'shelf'], ask: [], map: [] };
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    if (inside[one]?.includes(other) || inside[other]?.includes(one)) return;
    const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (w > 3 && h > 3) faults.push(`${one} and ${other} overlap by ${Math.round(w)} x ${Math.round(h)}`);
  }));
  return faults;
}"""
"""Parts of the table that lie over one another, or leave the window."""

CUT = """() => [...document.querySelectorAll('body *')].filter((one) => {
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  if (box.width < 3 || box.height < 3 || style.visibility === 'hidden' || style.fontSize === '0px') return false;
  if (one.closest('.unseen, .answers, svg')) return false;
  const worded = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!worded) return false;
  // a name that somebody gave may be shortened, and on a small card that of the four stags
  if (one.closest('article h2, .ring b, .takers b, .what b, .small .longer')) return false;
  const wide = one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'visible' && style.overflowX !== 'auto';
  const tall = one.scrollHeight > one.clientHeight + 3 && style.overflowY === 'hidden';
  const button = one.closest('button, .btn');
  const outside = button && (button.scrollWidth > button.clientWidth + 1
    || box.left < button.getBoundingClientRect().left - 1 || box.right > button.getBoundingClientRect().right + 1);
  const scrolls = (at) => at !== null
    && (/auto|scroll/.test(getComputedStyle(at).overflowX) || scrolls(at.parentElement));
  const gone = (box.right > innerWidth + 1 || box.left < -1) && !scrolls(one.parentElement);
  return one.clientWidth > 0 && (wide || tall) || outside || gone;
}).map((one) => `${one.className || one.tagName} in ${one.clientWidth} x ${one.clientHeight} `
  + `of ${one.scrollWidth} x ${one.scrollHeight}: ${one.textContent.trim().slice(0, 80)}`)"""
"""Words that are cut off, leave their button or leave the window."""

SAID = """() => [document.body.innerText,
  ...['aria-label', 'aria-description', 'title', 'aria-valuetext', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
  ...[...document.querySelectorAll('svg text')].map((one) => one.textContent)].join('\\n')"""
"""Every word that is read or heard."""

ID = re.compile(
    r"\ba[123]-[a-z]+(?:-[a-z]+)*\b"
    r"|\b(?:card|hex|province|fjord|figure|monster|slot|stat|do|clan|seat|side|piece|stone):[a-z0-9]"
    r"|\b[a-z]+(?:_[a-z]+)+\b"
    r"|\b(?:card|do|ask|event|figure|monster|province|fjord|slot|stat|clan|scene|phase|describe|draft|tier)"
    r"(?:-[a-z0-9]+)+\b"
    r"|\{ ?\$|\[object|undefined|\bNaN\b|\bnull\b"
)
"""What an id looks like: a card's, a ref, a prompt, a text's; or an argument that nobody filled in."""
NOTATION = {"first_x", "ask_and_embla"}
"""What RR-1.3 and RR-43.8 spell out letter by letter: a formula, and how a position is written down."""


class Tables(NamedTuple):
    """Matches at certain moments, and the cookies of whoever sits at them."""

    at: dict[str, str]
    cookies: Any


def asked(view: View, *prompts: str) -> bool:
    return bool(view["ask"]) and view["ask"]["seat"] == 0 and view["ask"]["prompt"] in prompts


def crowded(view: View) -> bool:
    return asked(view, "choose_action") and sum(clan["on_board"] for clan in view["table"]["clans"]) >= 10


def lone(view: View) -> bool:
    """The one button beside things to point at."""
    options = view["ask"]["options"] if view["ask"] and view["ask"]["seat"] == 0 else []
    return sum(ref.startswith("do:") for ref in options) == 1 and len(options) > 1


@pytest.fixture(scope="module")
def tables(browser: Browser, hall: Doors) -> Iterator[Tables]:
    """A match of each title, in the draft and in the middle of the game; all seats at one device."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE)
    me = Visitor(context, hall.address).named("Sigrun")
    at: dict[str, str] = {}

    def clans(name: str, until: Any, crowd: int = 4) -> None:
        at[name] = open_table(me, "Torvald", "Astrid", "Bjarne")
        play_past(me, at[name], until, crowd)

    def island(name: str, options: dict[str, str], answers: int) -> None:
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bjarne"}]
        wanted = {"game": "ragnarocks", "title": "Oak", "options": options, "seats": seats, "private": True}
        at[name] = str(me.api("POST", "/api/tables", wanted)["table"])
        dice, left = Random(3), iter(range(answers + 1))
        play_past(me, at[name], lambda view: next(left) == answers, 1, lambda view: dice.choice(view["ask"]["options"]))

    clans("gifts", lambda view: asked(view, "draft_pick"))
    clans("clans", crowded)
    clans("lone", lone)
    island("powers", {"mode": "advanced"}, 0)
    island("island", {"mode": "advanced", "offer": "chosen", "ivory_power": "surtr", "red_power": "ratatoskr"}, 30)
    yield Tables(at, context.storage_state())
    context.close()


def sit(visit: Visit, tables: Tables, moment: str, **settings: Any) -> Visitor:
    me = visit(**{"storage_state": tables.cookies, **settings})
    return enter(me, tables, moment)


def enter(me: Visitor, tables: Tables, moment: str) -> Visitor:
    me.go(f"/table/{tables.at[moment]}")
    me.page.locator(".board svg.live").or_(me.page.locator(".cover .btn")).first.wait_for()
    if me.page.locator(".cover .btn").count():
        me.page.locator(".cover .btn").click()
    me.page.locator(".board [data-ref][role='button'], .ask [data-ref]").first.wait_for()
    return me


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def sheets(page: Page) -> Iterator[str]:
    """Every sheet of the table in the hand, one after the other."""
    for name in ("seats", "saga", "replay", "board"):
        tab = page.locator("nav.tabs button").nth(("board", "seats", "saga", "replay").index(name))
        tab.click()
        expect(tab).to_have_attribute("aria-current", "true")
        yield name


# -- targets


@pytest.mark.parametrize(("size", "least"), [("phone", 44), ("side", 44), ("tablet", 44), ("desk", 24), ("wide", 24)])
def test_every_target_is_large_enough_to_be_hit(visit: Visit, tables: Tables, size: str, least: int) -> None:
    """Given tables of both titles and the hall, when everything is measured, then a thumb hits it (24 px at a desk)."""
    small: list[str] = []
    me = visit(**{"storage_state": tables.cookies, **SIZES[size]})

    def measure(where: str) -> None:
        me.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
        small.extend(f"{where}: {one}" for one in me.page.evaluate(TARGETS, least))

    for moment in ("gifts", "clans", "powers", "island"):
        enter(me, tables, moment)
        measure(moment)
        if least == 44:
            for sheet in sheets(me.page):
                measure(f"{moment}, {sheet}")
            me.page.locator("#seats .over").first.click()
            measure(f"{moment}, a seat")
        me.page.locator(".beam .tools .btn").last.click()
        me.page.get_by_role("dialog").wait_for()
        measure(f"{moment}, menu")
        me.page.keyboard.press("Escape")
    me.go(f"/table/{tables.at['clans']}/replay/9")
    me.page.get_by_role("slider").wait_for()
    measure("replay")
    me.go()
    me.page.get_by_role("button", name=re.compile("Play now")).first.wait_for()
    measure("hall")
    me.page.get_by_role("button", name="Open a table").last.click()
    me.page.get_by_role("dialog").wait_for()
    measure("opening")
    assert small == [], "\n".join(dict.fromkeys(small))


# -- layouts


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_scrolls_and_the_board_is_large(visit: Visit, tables: Tables, size: str) -> None:
    """Given any size, when one sits down, then all parts lie beside one another and the board has most of the room."""
    least = {"phone": 370, "side": 340, "tablet": 690, "tablet-side": 440, "desk": 500, "wide": 770}[size]
    me = visit(**{"storage_state": tables.cookies, **SIZES[size]})
    for moment in ("clans", "island", "lone"):
        enter(me, tables, moment)
        me.nothing_scrolls()
        assert me.page.evaluate(REGIONS) == [], moment
        board = box(me.page.locator(".board svg.live"))
        shown = min(board["width"], board["height"])
        assert shown >= least, f"{moment}: the board is drawn in {shown} px"


def test_a_wide_screen_has_larger_cards_and_a_larger_map(visit: Visit, tables: Tables) -> None:
    me = sit(visit, tables, "clans")
    seen: dict[str, list[float]] = {}

    def measure(name: str, path: str) -> None:
        seen.setdefault(name, []).append(box(me.page.locator(path).first)["width"])

    for size in ((1280, 800), (1920, 1080)):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        enter(me, tables, "clans")
        measure("hand", ".hand .card")
        measure("map", ".spot[data-ref='province:yggdrasil']")
        enter(me, tables, "gifts")
        measure("pack", ".pack .card")
        enter(me, tables, "island")
        measure("power", ".shelf .card")
        measure("island", ".board [data-ref='hex:e5']")
    for name, (desk, wide) in seen.items():
        assert wide >= 1.15 * desk, f"{name}: {desk} at 1280, {wide} at 1920"


# -- the phone


def test_a_lone_way_out_is_small_and_the_answer_has_the_thumbs_place(visit: Visit, tables: Tables) -> None:
    """Given one button beside things to point at, then it is quiet; pointing fills the large one, and both stay."""
    me = sit(visit, tables, "lone", **PHONE)
    out = me.page.locator(".ask [data-ref]")
    expect(out).to_have_count(1)
    width = box(out)["width"]
    assert width < 150, f"it takes {width} px of 390"
    assert "main" not in (out.get_attribute("class") or "").split()
    me.page.locator(".board [data-ref][role='button']:not([aria-disabled])").first.tap()
    answer = me.page.locator(".ask .btn.main")
    expect(answer).to_have_count(1)
    assert box(answer)["width"] > width
    assert box(out)["width"] == pytest.approx(width, abs=1), "the way out stays where it was"


def test_a_tap_on_a_chip_opens_the_seats_sheet_and_the_next_chip_the_next(visit: Visit, tables: Tables) -> None:
    me = sit(visit, tables, "clans", **PHONE)
    sheet, chips = me.page.locator("section.sheet"), me.page.locator("#seats .over")
    chips.nth(1).tap()
    expect(sheet.get_by_role("heading", name="Torvald")).to_be_visible()
    expect(sheet.get_by_role("img", name=re.compile("^Rage"))).to_be_visible()
    chips.nth(3).tap()
    expect(sheet.get_by_role("heading", name="Bjarne")).to_be_visible()
    expect(sheet.get_by_role("article")).to_have_count(2)
    me.nothing_scrolls()
    chips.nth(3).tap()
    expect(sheet).to_have_count(0)
    enter(me, tables, "island")
    chips.nth(1).tap()
    expect(sheet).to_contain_text(re.compile("Surtr|Ratatoskr"))
    me.page.get_by_role("button", name="To the board").tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", ["phone", "side", "tablet"])
def test_the_cards_of_a_draft_can_be_read_and_picking_is_clear(
    visit: Visit, tables: Tables, size: str, lang: str
) -> None:
    """Given a draft in the hand, then names and short texts stand on the cards, a tap shows one large."""
    me = visit(**{"storage_state": tables.cookies, **SIZES[size], "locale": lang})
    for moment, cards in (("gifts", 8), ("powers", 32)):
        enter(me, tables, moment)
        names = me.page.locator(".draft .place .card > .name")
        texts = me.page.locator(".draft .place .card > .text")
        expect(names.nth(cards - 1)).to_be_attached()
        assert texts.count() >= cards
        for words, least in ((names, 13.5), (texts, 12)):
            letters = words.evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
            assert min(letters[:cards]) >= least
            assert (
                words.evaluate_all(
                    "all => all.filter((one) => one.scrollHeight > one.clientHeight + 2"
                    " || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
                )
                == []
            ), "it is cut off"
        second = me.page.locator(".draft .place[data-ref]").nth(1)
        name = second.locator(".name").inner_text().strip()
        second.tap()
        large = me.page.locator(".big.placed .card.large")
        expect(large).to_contain_text(name)
        seen = box(large)
        window = me.page.viewport_size
        assert window is not None
        assert seen["x"] >= 0
        assert seen["y"] >= 0
        assert seen["x"] + seen["width"] <= window["width"]
        assert seen["y"] + seen["height"] <= window["height"]
        expect(me.page.locator(".ask .btn.main")).to_contain_text(name)
        me.nothing_scrolls()


@pytest.mark.parametrize("size", ["phone", "side"])
def test_the_replay_is_drawn_with_a_finger(visit: Visit, tables: Tables, size: str) -> None:
    """Given the replay on a phone, when the bead is drawn, then the table follows and says where one is."""
    me = visit(**{"storage_state": tables.cookies, **SIZES[size]})
    me.go(f"/table/{tables.at['island']}/replay/3")
    where = me.page.locator(".replay .where")
    expect(where).to_have_text("3 of 30")
    track = me.page.get_by_role("slider")
    line = box(track)
    assert line["height"] >= 44
    y = line["y"] + line["height"] / 2
    finger = me.context.new_cdp_session(me.page)

    def touch(kind: str, *places: float) -> None:
        points = [{"x": line["x"] + line["width"] * at, "y": y} for at in places]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0.1)
    touch("touchMove", 0.3)
    touch("touchMove", 0.5)
    drawn = me.page.locator(".replay .drawn span")
    expect(drawn).to_contain_text("15 of 30")
    expect(drawn).to_contain_text("Turn")
    seen = box(drawn)
    assert seen["x"] >= 0
    assert seen["x"] + seen["width"] <= SIZES[size]["viewport"]["width"]
    touch("touchEnd")
    expect(drawn).to_have_count(0)
    expect(where).to_have_text("15 of 30")
    me.page.get_by_role("button", name="One step on").tap()
    expect(where).to_have_text("16 of 30")
    me.page.get_by_role("button", name="One step back").tap()
    expect(where).to_have_text("15 of 30")


# -- strength at a glance


@pytest.mark.parametrize("size", ["desk", "phone", "side", "tablet"])
def test_strengths_stand_on_the_map_and_cover_no_figure_and_no_name(visit: Visit, tables: Tables, size: str) -> None:
    """Given figures on the map, then each clan's strength is on its land without pointing, in letters one can read."""
    me = sit(visit, tables, "clans", **SIZES[size])
    steps = me.steps(tables.at["clans"])
    view = me.api("GET", f"/api/tables/{tables.at['clans']}/steps/{steps}?as=0")["view"]
    wanted = {
        f"province:{name}": {f"{seat}:{strength}" for seat, strength in enumerate(one["strengths"]) if strength}
        for name, one in view["table"]["provinces"].items()
        if any(one["strengths"]) and not one["destroyed"]
    }
    plates = me.page.locator("[data-strengths]")
    expect(plates).to_have_count(len(wanted))
    shown = plates.evaluate_all(
        "all => all.map((one) => [one.dataset.strengths, [...one.querySelectorAll('[data-strength]')]"
        ".map((badge) => badge.dataset.strength)])"
    )
    assert {ref: set(badges) for ref, badges in shown} == wanted
    letters = plates.locator("text").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(letters) >= 12
    covered = plates.evaluate_all("""(all) => {
      const others = [...document.querySelectorAll('.live [data-at], .live text.name')];
      return all.flatMap((plate) => others.filter((one) => {
        const [a, b] = [plate.getBoundingClientRect(), one.getBoundingClientRect()];
        const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        return w > 0 && h > 0 && w * h > 0.12 * b.width * b.height;
      }).map((one) => `${plate.dataset.strengths}: ${one.dataset.at ?? one.textContent}`));
    }""")
    assert covered == []


# -- German


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_german_lines_fit(visit: Visit, tables: Tables, size: str) -> None:
    """Given German, when tables, hall and settings are looked at, then no word is cut off."""
    cut: list[str] = []
    me = visit(**{"storage_state": tables.cookies, **SIZES[size], **GERMAN})

    def look(where: str) -> None:
        me.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found, patience = me.page.evaluate(CUT), monotonic() + SETTLING
        while found and monotonic() < patience:  # what is still coming to its place is not cut off
            me.page.wait_for_timeout(50)
            found = me.page.evaluate(CUT)
        cut.extend(f"{where}: {one}" for one in found)

    for moment in ("gifts", "clans", "lone", "powers", "island"):
        enter(me, tables, moment)
        look(moment)
        if size == "desk":  # the lectern, and what a card says
            me.page.locator(".board [data-ref][role='button']").first.hover()
            look(f"{moment}, pointed at")
        else:
            for sheet in sheets(me.page):
                look(f"{moment}, {sheet}")
    me.page.locator(".beam .tools .btn").last.click()
    me.page.get_by_role("dialog").wait_for()
    look("menu")
    me.page.get_by_role("button", name="Einstellungen").click()
    me.page.get_by_role("dialog", name="Einstellungen").wait_for()
    look("settings")
    me.go(f"/table/{tables.at['clans']}/replay/9")
    me.page.get_by_role("slider").wait_for()
    look("replay")
    me.go()
    me.page.get_by_role("button", name=re.compile("Losspielen")).first.wait_for()
    look("hall")
    me.page.get_by_role("button", name="Tisch eröffnen").last.click()
    me.page.get_by_role("dialog").wait_for()
    look("opening")
    assert cut == [], "\n".join(dict.fromkeys(cut))


# -- names


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("game", "seats", "options"), [("bloodrage", 3, {}), ("ragnarocks", 2, {"mode": "advanced"})])
def test_nothing_is_called_by_its_id(
    visit: Visit, tables: Tables, game: str, seats: int, options: dict[str, str], lang: str
) -> None:
    """Given a whole match, when its replay, saga, rules and search are read, then everything has its name."""
    me = visit(storage_state=tables.cookies, locale=lang)
    csrf = {"Origin": me.address, "X-Meadhall": me.api("GET", "/api/me")["csrf"], "Content-Type": "application/json"}
    answer = me.context.request.post(me.address + "/api/import", data=played(game, seats, options), headers=csrf)
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    steps = me.steps(table)
    raw: set[str] = set()

    def read(where: str) -> None:
        said = str(me.page.evaluate(SAID))
        for found in (one for one in ID.finditer(said) if one[0] not in NOTATION):
            line = said[max(0, said.rfind("\n", 0, found.start())) : found.end() + 60].strip().splitlines()[0]
            raw.add(f"{where}: {found[0]} in {line[:160]!r}")

    for part in range(13):
        step = steps * part // 12
        audience = "" if part % 3 else "?as=-2"
        me.go(f"/table/{table}/replay/{step}{audience}")
        me.page.locator(".board svg.live").wait_for()
        expect(me.page.locator(".replay .where")).to_contain_text(str(step))
        read(f"replay {step}{audience}")
    rules = me.page.get_by_role("tab").nth(2 if me.page.get_by_role("tab").count() > 3 else 1)
    rules.click()
    me.page.locator(".saga .clause, .saga h3, .saga li").first.wait_for()
    read("rules drawer")
    for moment in ("gifts", "clans", "lone") if game == "bloodrage" else ("powers", "island"):
        enter(me, tables, moment)
        read(moment)
        me.page.keyboard.press("?")
        read(f"{moment}, rules")
        me.page.keyboard.press("/")
        me.page.get_by_role("combobox").or_(me.page.locator("input[type='search'], input[type='text']")).first.fill("a")
        read(f"{moment}, search")
    me.go(f"/rules/{game}")
    me.page.get_by_role("heading").first.wait_for()
    me.page.get_by_role("button", name=re.compile("Unfold all|Alle aufklappen")).click()
    read("rules page")
    assert raw == set(), "\n".join(sorted(raw))
