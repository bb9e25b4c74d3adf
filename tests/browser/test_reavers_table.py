"""The table of Reavers of Midgard, stage by stage: on a desk and a phone, by keys, in German, and true to the view."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import crews
from tests.browser.conftest import PHONE, Visit
from tests.browser.crews import Crew, View, asked
from tests.browser.doors import Doors
from tests.browser.sitting import Sit, Tables, settle, view_of
from tests.browser.test_sizes import CUT, ID, SAID, TARGETS

pytestmark = pytest.mark.browser

SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
LEAST = {"desk": 24, "phone": 44}


def gathering(view: View) -> bool:
    """Something is gathered, and two things more could be: the last one would be followed by the roll."""
    return asked(view, "combat_source") and "do:roll" in view["ask"]["options"] and len(view["ask"]["options"]) > 2


def short(view: View) -> bool:
    """Dice lie on the bench, not enough of them won, and Favor could throw some again in more than one way."""
    return (
        asked(view, "favor_reroll")
        and "do:reroll" in view["ask"]["options"]
        and len(view["table"]["combat"]["throws"]) > 1
    )


def strong(view: View) -> bool:
    """So many dice are gathered that they will hardly fall short."""
    return gathering(view) and view["table"]["combat"]["dice"] >= 2 * view["table"]["combat"]["defence"]


def late(view: View) -> bool:
    return asked(view, "location_choice") and view["table"]["round"] >= 3


MOMENTS: dict[str, Callable[[View], bool]] = {
    "location": late,
    "paying": lambda view: asked(view, "payment_source") and bool(view["table"]["paying"]["items"][1:]),
    "offer": lambda view: asked(view, "village_source", "keep_source", "recruit_source"),
    "lands": lambda view: asked(view, "subdue_target"),
    "gathering": gathering,
    "short": short,
    "prophecies": lambda view: asked(view, "prophecy_source"),
    "end": lambda view: view["outcome"] is not None,
}

LAID = {**MOMENTS, "strong": strong}


@pytest.fixture(scope="module")
def tables(browser: Browser, bay: Doors) -> Iterator[Tables]:
    """The tables of the moments."""
    with Tables(browser, bay, lambda host, moment, name: crews.lay_out(host, LAID[moment], name=name)) as laid:
        yield laid


@pytest.fixture
def sit(visit: Visit, tables: Tables) -> Sit:
    """Sits down at a moment; who wants to answer there has a table of their own."""
    return partial(tables.sit, visit)


# -- every stage


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_stage_is_whole_and_open_to_all(sit: Sit, axe_source: str, moment: str, size: str) -> None:
    """Given a moment of the match, then nothing scrolls, every target can be hit, and axe has nothing to say."""
    me = sit(moment, **SIZES[size])
    if moment in ("gathering", "short"):
        expect(me.page.get_by_role("dialog")).to_be_visible()
    me.nothing_scrolls()
    if moment != "end":
        missing = set(view_of(me)["ask"]["options"]) - Crew(me, "mouse").pointable()
        assert not missing, f"offered, but nowhere to be pointed at: {missing}"
    assert me.page.evaluate(TARGETS, LEAST[size]) == []
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)
    me.axe(axe_source, f"{moment} on a {size}")


@pytest.mark.parametrize("size", SIZES)
def test_the_reckoning_can_be_read_at_any_time(sit: Sit, axe_source: str, size: str) -> None:
    """What is open is counted line by line, what others hold face down is sealed; and one goes back to the table."""
    me = sit("location", **SIZES[size])
    me.page.keyboard.press("t")
    roll = me.page.get_by_role("dialog", name="Reckoning")
    expect(roll).to_be_visible()
    own = view_of(me)["table"]["players"][0]["reckoning"]
    expect(roll.get_by_role("row", name=re.compile("^Together"))).to_contain_text(str(own["total"]))
    expect(roll.get_by_text(re.compile("face down")).first).to_be_visible()
    me.nothing_scrolls()
    settle(me.page)
    me.axe(axe_source, f"the reckoning on a {size}")
    me.page.keyboard.press("Escape")
    expect(roll).to_have_count(0)


# -- the combat tells what the rules say


def percent(chance: int) -> str:
    """A chance per mille, as it is read; halves are rounded up, as browsers do."""
    return f"{(chance + 5) // 10}%"


def test_the_odds_on_the_stage_are_those_of_the_view(sit: Sit) -> None:
    """Given a throw that fell short, then every rung and every bar says what the view says, whatever is picked."""
    me = sit("short")
    page, combat = me.page, view_of(me)["table"]["combat"]
    rungs = page.locator(".rung[data-chance]")
    expect(rungs).to_have_count(len(combat["ladder"]))
    for rung, step in zip(rungs.all(), combat["ladder"], strict=True):
        assert re.sub(r"\s", "", rung.locator("strong").inner_text()) == percent(step["chance"])
    throws = {tuple(sorted(row["pick"])): row for row in combat["throws"]}
    bar = page.locator(".bar").first
    assert tuple(sorted(combat["best"])) in throws
    expect(bar).to_have_attribute("data-won", str(throws[tuple(sorted(combat["best"]))]["won"]))

    # another pick has bars of its own, at once
    dice = [page.locator(f'[data-die="{number}"]') for number in range(len(combat["shown"]))]
    for row in combat["throws"][:6]:
        left = list(row["pick"])
        for die, shown in zip(dice, combat["shown"], strict=True):
            wanted = shown in left
            if wanted:
                left.remove(shown)
            if (die.get_attribute("aria-pressed") == "true") != wanted:
                die.click()
        expect(bar).to_have_attribute("data-won", str(row["won"]))
        expect(page.get_by_role("button", name=re.compile(f"^Throw {len(row['pick'])} again"))).to_be_enabled()


def test_what_a_source_would_bring_is_what_it_brings(sit: Sit) -> None:
    """Given dice that could be spent, then the chance that one promises is the chance after it was spent."""
    me = sit("gathering", anew="to gather")
    page = me.page
    source = page.get_by_role("group", name="What can be spent").locator("[data-ref]").first
    source.hover()
    then = source.locator(".then")
    expect(then).to_be_visible()
    promised = int(re.sub(r"\D", "", then.inner_text()))
    seq = view_of(me)["seq"]
    source.click()
    me.until(lambda: view_of(me)["seq"] > seq, lambda: "the source was not spent")
    assert percent(view_of(me)["table"]["combat"]["chance"]) == f"{promised}%"


def test_a_throw_is_one_gesture_and_its_end_is_seen(sit: Sit) -> None:
    """Given picked dice, when they are thrown again, then Favor is paid, they are rolled, and the bench counts anew."""
    me = sit("short", anew="to throw again")
    before = view_of(me)["seq"]
    me.page.get_by_role("button", name=re.compile(r"^Throw \d+ again")).click()

    def thrown() -> bool:
        now = view_of(me)
        return bool(now["seq"] > before + 1 and not asked(now, "reroll_die"))

    me.until(thrown, lambda: f"{view_of(me)['ask']} stands")
    log = me.page.get_by_role("log")
    expect(log).to_contain_text("gives 1 Favor (Reroll).")
    expect(log.get_by_text(re.compile(r"rolls \d+ of \d+ successes")).last).to_be_attached()


def test_a_defeat_is_seen_before_the_stage_goes(sit: Sit) -> None:
    """Given a throw that fell short, when the defeat is accepted, then the bench says so, and then it goes."""
    me = sit("short", anew="to lose")
    me.page.locator('.ask [data-ref="do:accept"]').click()
    bench = me.page.locator('[data-verdict="lost"]')
    expect(bench).to_be_visible()
    expect(bench).to_contain_text("lost")
    expect(bench).to_have_count(0)


def test_a_victory_is_seen_before_the_stage_goes(sit: Sit) -> None:
    """Given twice as many dice as the defence, when they are rolled, then the bench has won, and then it goes."""
    for k in range(4):  # nine times of ten
        me = sit("strong", anew=f"to win {k}")
        me.page.locator('.ask [data-ref="do:roll"]').click()
        bench = me.page.locator(".bench.won")
        expect(bench.or_(me.page.locator('.ask [data-ref="do:accept"]')).first).to_be_visible()
        if bench.count():
            break
    expect(bench).to_contain_text(re.compile(r"of \d swords?\s*won"))
    expect(me.page.locator(".bench [data-die]")).not_to_have_count(0)
    expect(bench).to_have_count(0)


# -- keys alone


def test_a_turn_by_keys_alone(visit: Visit, bay: Doors, dice: Random) -> None:
    """Given the own longship, when only keys are pressed, then it lands, and all is answered until others act."""
    me = visit(bay).named("Sigrun")
    player = Crew(me, "keys", crews.bold(dice))
    me.enter(crews.lay_out(me, MOMENTS["location"], name="keys"))
    me.until(lambda: player.asked, lambda: "nothing is asked")
    asks: list[str] = []
    while "act_or_rest" not in asks or player.asked:
        asks.append(player.view["ask"]["prompt"])
        player.answer()
        me.until(lambda: player.asked or "act_or_rest" in asks, lambda: f"nothing followed {asks}")
    assert asks[0] == "location_choice"
    expect(me.page.get_by_role("log")).to_contain_text("Sigrun sails to")


# -- German


@pytest.mark.parametrize("moment", ["location", "paying", "short", "gathering", "end"])
def test_german_has_room(sit: Sit, moment: str) -> None:
    """Given German at 1280 x 800, then no word is cut off or leaves its place, and nothing is called by its id."""
    me = sit(moment, locale="de-DE")
    me.page.mouse.move(2, 2)
    me.nothing_scrolls()
    # what a small card says in short stands whole on the large one
    assert [cut for cut in me.page.evaluate(CUT) if not cut.startswith("says ")] == []
    said = me.page.evaluate(SAID)
    assert not ID.findall(said), ID.findall(said)
