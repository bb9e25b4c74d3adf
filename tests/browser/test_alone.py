"""Alone against the Followers in the hall: setting out, the campaign, and coming back after days."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.crews import play_past
from tests.browser.doors import Doors
from tests.browser.surtur import View
from tests.browser.test_sizes import CUT, GERMAN, ID, SAID, TARGETS
from tests.browser.visitor import Visitor
from tests.server.conftest import served
from tests.server.guest import Guest
from tests.server.sundial import Sundial
from tests.server.test_alone import ASHES, GRUDGE, RAGNAR, SNORRI, draft, set_out, venture

pytestmark = pytest.mark.browser

TABLE = re.compile(r"/table/([\w-]+)$")
SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": {**PHONE, "color_scheme": "light"}, "german": GERMAN}
OWN_TURN = ("prayer_menu", "hero_menu")
AWAY = 6
"""So many days ago Sigrun has left the table."""


class Campaign(NamedTuple):
    """A hall in which Sigrun has played alone, her cookie, and the table that waits for her."""

    doors: Doors
    cookie: str
    running: str


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Campaign]:
    """A hall with matches won, lost and given up, of days ago, and one that goes on."""
    data = tmp_path_factory.mktemp("campaign")

    async def played() -> tuple[str, str]:
        clock = Sundial()
        clock.pass_(days=-AWAY)
        async with served(data, games=(), clock=clock) as hall:
            sigrun = await hall.guest("Sigrun")
            await venture(hall, sigrun, RAGNAR, won=True)
            await venture(hall, sigrun, RAGNAR, SNORRI, challenges=(ASHES, GRUDGE), won=True)
            await venture(hall, sigrun, SNORRI, won=False)
            given_up = await set_out(sigrun, RAGNAR, title="Too cold")
            await sigrun.post(f"/api/tables/{given_up}/resign", {"seat": 1})
            return sigrun.cookie.partition("=")[2], await left_after_a_turn(sigrun)

    doors = Doors(data)
    with pytest.MonkeyPatch.context() as alike, ThreadPoolExecutor(1) as thread:  # the browser's loop is in this one
        alike.setattr("meadhall.kernel.match.urandom", bytes)
        cookie, running = thread.submit(run, played).result()
    doors.open()
    yield Campaign(doors, cookie, running)
    doors.close()


def run(play: Callable[[], Coroutine[Any, Any, tuple[str, str]]]) -> tuple[str, str]:
    return asyncio.run(play())


async def left_after_a_turn(sigrun: Guest) -> str:
    """A match against Snorri, left when he has just taken a turn of some length."""
    dice = Random(5)
    for _ in range(8):
        table = await set_out(sigrun, SNORRI, title="A long winter")
        async with sigrun.at(table) as s:
            await draft(s)
            while s.view and s.view["ask"]:
                if began_and_ended_a_turn(s.last_view) and s.view["ask"]["prompt"] in OWN_TURN:
                    return table
                await s.answer(dice.choice(s.view["ask"]["options"]))
    raise AssertionError("no match came so far")


def began_and_ended_a_turn(message: dict[str, Any]) -> bool:
    """Whether a Follower took a whole turn after the last answer, in which nobody else was asked."""
    told = [*message.get("events", ()), *(event for step in message.get("then", ()) for event in step)]
    return any(event["kind"] == "turn" and event["seat"] == 0 for event in told)


def sigrun_at(visit: Visit, campaign: Campaign, path: str, **settings: Any) -> Visitor:
    me = visit(campaign.doors, **settings)
    me.context.add_cookies([{"name": "meadhall", "value": campaign.cookie, "url": campaign.doors.address}])
    return me.go(path)


def first_option(view: View) -> str:
    option: str = view["ask"]["options"][0]
    return option


def test_one_sets_out_from_the_hall_by_keys_alone(visit: Visit, bay: Doors) -> None:
    """Given the banner of Lords, when two Followers, a Hero and challenges are chosen, then they are in the match."""
    me = visit(bay).named("Sigrun").go()
    page = me.page
    page.get_by_role("link", name="Alone against the Followers").press("Enter")
    expect(page).to_have_url(re.compile("/alone/lords$"))
    expect(page.get_by_text("Alone against somebody by chance")).to_be_visible()
    me.nothing_scrolls()

    page.get_by_role("radio", name="1", exact=True).press("ArrowRight")
    page.get_by_role("checkbox", name=re.compile("^Ragnar")).press("Space")
    page.get_by_role("checkbox", name=re.compile("^Hervor")).press("Space")
    beowulf = page.get_by_role("checkbox", name=re.compile("^Beowulf"))
    expect(beowulf).to_have_attribute("aria-disabled", "true")  # LS-13.2: his priority action is hers
    expect(page.get_by_text("A Follower with the same priority action is in the match.")).to_be_visible()
    beowulf.press("Space")
    expect(beowulf).not_to_be_checked()
    expect(page.get_by_role("radio", name="Ragnar")).to_be_disabled()  # LS-2.31: he follows Surtur
    page.get_by_role("radio", name="Beowulf").press("Space")
    for challenge in ("Early Ashes", "Old Grudge"):
        page.get_by_role("checkbox", name=challenge).press("Space")
    expect(page.get_by_text("Brutal, level 3")).to_be_visible()
    expect(page.get_by_text("Alone against Ragnar and Hervor")).to_be_visible()
    page.get_by_role("button", name="Set out").press("Enter")

    expect(page).to_have_url(TABLE)
    expect(page.locator(".board svg.live")).to_be_visible()
    table = TABLE.search(page.url)
    assert table is not None
    laid = play_past(me, table[1], lambda view: len(view["table"]["challenges"]["cards"]) == 2, first_option)
    assert laid, "the match ended before"
    for followed in ("Ragnar", "Hervor"):
        expect(page.locator("#seats").get_by_text(followed).first).to_be_visible()
    expect(page.get_by_text("Early Ashes").first).to_be_visible()
    expect(page.locator("#seats").get_by_text("Beowulf").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_both_pages_suit_every_size_and_reader(visit: Visit, campaign: Campaign, axe_source: str, size: str) -> None:
    """Nothing serious by axe; nothing is cut, too small or called by its id, and on a desk nothing scrolls."""
    me = sigrun_at(visit, campaign, "/alone/lords/campaign", bypass_csp=True, **SIZES[size])
    for page in ("/alone/lords/campaign", f"/alone/lords?foe={SNORRI}&with={ASHES}"):
        me.go(page)
        expect(me.page.locator(".panel").nth(2)).to_be_visible()
        me.axe(axe_source, page)
        if size != "phone":
            me.nothing_scrolls()
        assert me.page.evaluate(CUT) == []
        assert me.page.evaluate(TARGETS, 44 if size == "phone" else 24) == []
        assert ID.findall(me.page.evaluate(SAID)) == []


def test_the_campaign_tells_what_was_beaten(visit: Visit, campaign: Campaign) -> None:
    """Given matches won, lost and given up, then each cell says so in words, and leads to a match just so."""
    page = sigrun_at(visit, campaign, "/alone/lords/campaign").page
    ashes = page.get_by_role("link", name="Set out against Ragnar with Early Ashes: beaten 1 of 1")
    expect(ashes).to_be_visible()
    tried = "Set out against Snorri without a challenge: not yet beaten 0 of 1"
    expect(page.get_by_role("link", name=tried)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Set out against Hervor.*not tried"))).to_have_count(7)
    expect(page.get_by_role("list", name="Matches").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("link", name="Replay of Too cold")).to_have_attribute("href", re.compile("/replay/0$"))
    on = page.get_by_role("link", name="Go on: A long winter")
    expect(on).to_have_attribute("href", f"/table/{campaign.running}")
    ashes.press("Enter")
    expect(page.get_by_text("Alone against Ragnar", exact=True)).to_be_visible()
    expect(page.get_by_role("checkbox", name="Early Ashes")).to_be_checked()


def test_after_days_the_table_tells_what_the_follower_did(visit: Visit, campaign: Campaign) -> None:
    """Given a match left days ago, when one goes on, the Follower's turn is told part by part, and one is asked."""
    me = sigrun_at(visit, campaign, "/alone/lords/campaign")
    page = me.page
    expect(page.get_by_text(f"{AWAY} days ago").first).to_be_visible()
    page.get_by_role("link", name="Go on: A long winter").click()
    told = page.get_by_role("list", name="Since your turn").get_by_role("listitem")
    rolled = told.filter(has_text="Snorri takes a turn.")
    expect(rolled).to_have_count(1)
    expect(rolled).to_contain_text("Surtur’s die shows")
    assert told.count() >= 4, told.all_inner_texts()
    expect(told.filter(has_text="does its step")).to_have_count(0)
    expect(me.prompt).to_contain_text("?")
