"""The end of a match, as it is told to whoever won, lost, drew or watched; and the hall, which remembers it."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from meadhall import Match
from tests.browser.clans import choose
from tests.browser.conftest import DESK, PHONE, Visit, played
from tests.browser.doors import Doors
from tests.browser.finale import by_dice, play_out, seated
from tests.browser.visitor import Visitor
from tests.packages.mounting import install_example

pytestmark = pytest.mark.browser
DRAWN = 118
"""The seed of a match that ends alike for both, played by dice of the same seed."""


def fought(visit: Visit, **screen: Any) -> tuple[str, Visitor, Visitor, dict[str, Any]]:
    """A match of Ragnarocks between two people that somebody has won: the table, the winner, the loser, the outcome."""
    people = [visit(bypass_csp=True, **screen).named(name) for name in ("Sigrun", "Bjarne")]
    for seed in range(5):
        table = seated("ragnarocks", *people)
        outcome = dict(play_out(table, people, by_dice(random.Random(seed))))
        if sorted(outcome["ranks"]) == [1, 2]:
            break
    winner = outcome["ranks"].index(1)
    people.sort(key=lambda one: not one.api("GET", f"/api/tables/{table}")["seats"][winner]["mine"])
    return table, people[0], people[1], outcome


BOXES = """parts => {
  const box = one => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }; };
  const seen = parts.map(one => [one.outerHTML.slice(0, 120), box(one)]).filter(([, { width }]) => width > 0);
  return [box(document.querySelector('.board')), seen];
}"""
"""The board and the parts of the stage at one and the same moment: lines are still being told."""


def whole(me: Visitor) -> None:
    """The board is whole: nothing of the stage lies over it, and all of both is on the screen."""
    me.nothing_scrolls()
    board, parts = me.end.locator("header, article, .roll, .turning > *, .acts > *").evaluate_all(BOXES)
    size = me.page.viewport_size
    assert size is not None
    assert board["x"] >= 0 and board["y"] >= 0  # noqa: PT018
    assert board["x"] + board["width"] <= size["width"] + 1
    assert board["y"] + board["height"] <= size["height"] + 1
    assert parts
    for part, box in parts:
        apart = (
            box["x"] + box["width"] <= board["x"] + 1
            or box["x"] >= board["x"] + board["width"] - 1
            or box["y"] + box["height"] <= board["y"] + 1
            or box["y"] >= board["y"] + board["height"] - 1
        )
        assert apart, f"{part} lies over the board: {box} on {board}"
        assert box["y"] + box["height"] <= size["height"] + 1


@pytest.mark.parametrize("screen", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_won_and_lost_are_told_apart(visit: Visit, axe_source: str, screen: dict[str, Any]) -> None:
    table, winner, loser, outcome = fought(visit, **screen)
    best, worst = max(outcome["scores"]), min(outcome["scores"])
    watcher = visit(bypass_csp=True, **screen).named("Muninn")
    for one, mood in ((winner, "won"), (loser, "lost"), (watcher, "watched")):
        one.go(f"/table/{table}")
        expect(one.end).to_have_class(re.compile(rf"\b{mood}\b"))
        expect(one.end.get_by_role("heading", level=1)).to_have_text(f"{name_of(winner)} holds the island")
        expect(one.end.get_by_role("button", name="RR-5.9")).to_be_visible()
        whole(one)
        # the points of the banners are those of the rules, and the land bears them
        scores = one.end.locator(".score").evaluate_all("all => all.map(one => Number(one.dataset.score))")
        assert scores == ([worst, best] if one is loser else [best, worst])
        lands = one.page.locator("[data-land]").evaluate_all("all => all.map(one => Number(one.dataset.land))")
        assert sum(lands) == best + worst
        lines = one.end.locator("article li:not(.margin) b").all_inner_texts()
        assert sorted(map(int, lines)) == sorted(lands)
        one.axe(axe_source, f"the end, {mood}")
    expect(winner.end.locator("header")).to_contain_text(f"{best} to {worst}, {hexes(best - worst)} more.")
    expect(loser.end.locator("header")).to_contain_text(f"{hexes(best - worst)} short, {worst} to {best}.")
    assert "lost" not in loser.end.inner_text().lower()
    # the fires differ, and whoever only watched is offered no rematch
    for one, fire in ((winner, "roar"), (loser, "embers"), (watcher, "half")):
        expect(one.page.locator(".hearth")).to_have_class(re.compile(rf"\b{fire}\b"))
    expect(watcher.end.get_by_role("button", name="Rematch")).to_have_count(0)


def name_of(one: Visitor) -> str:
    return str(one.api("GET", "/api/me")["name"])


def hexes(count: int) -> str:
    return "one hex" if count == 1 else f"{count} hexes"


@pytest.mark.parametrize("screen", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_a_draw_shares_the_island(visit: Visit, axe_source: str, tmp_path: Path, screen: dict[str, Any]) -> None:
    match, dice = Match.new("ragnarocks", seats=2, seed=DRAWN), random.Random(DRAWN)
    while match.outcome is None:
        match.answer(match.pending[0].seat, dice.choice(match.pending[0].options))
    assert match.outcome.ranks == (1, 1)
    me = visit(bypass_csp=True, **screen)
    me.api("GET", "/api/me")
    me.go(f"/table/{me.api('POST', '/api/import', match.record().encode())['table']}")
    expect(me.end.get_by_role("heading", level=1)).to_have_text("The island is shared")
    expect(me.end.locator(".laurel")).to_have_count(0)
    expect(me.page.locator(".hearth.half")).to_have_count(1)
    whole(me)
    me.axe(axe_source, "a draw")


def test_keys_rule_the_end(visit: Visit) -> None:
    """V leaves the board alone, 3 shares, 4 goes back to the table, 2 to the replay, Esc to the hall."""
    table, me, _, _ = fought(visit)
    page, press = me.page, me.page.keyboard.press
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.go(f"/table/{table}")
    expect(me.end.get_by_role("button", name="Rematch")).to_be_focused()
    before = page.locator(".board").bounding_box()
    press("v")
    expect(me.end.get_by_role("heading", level=1)).to_be_hidden()
    alone = page.locator(".board").bounding_box()
    assert before is not None
    assert alone is not None
    assert alone["width"] > before["width"]
    press("v")
    expect(me.end.get_by_role("heading", level=1)).to_be_visible()
    press("3")
    shared = page.get_by_role("dialog", name="Share")
    expect(shared.get_by_role("textbox")).to_have_value(f"{me.address}/table/{table}")
    expect(shared.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == f"{me.address}/table/{table}"
    press("Escape")
    expect(shared).to_have_count(0)
    expect(me.end).to_be_visible()
    press("4")
    expect(me.end).to_have_count(0)
    expect(page.get_by_role("log").first).to_be_visible()
    page.get_by_role("button", name="How it ended").click()
    expect(me.end).to_be_visible()
    press("2")
    expect(page).to_have_url(re.compile(rf"/table/{table}/replay/0$"))
    me.go(f"/table/{table}")
    expect(me.end).to_be_visible()
    press("Escape")
    expect(page).to_have_url(f"{me.address}/")


def test_what_moves_is_ended_by_space_and_presses_nothing(visit: Visit) -> None:
    """Land after land lights up with its number; Space shows the rest at once, and asks for no rematch, even twice."""
    table, me, _, _ = fought(visit, reduced_motion="no-preference")
    me.go(f"/table/{table}")
    expect(me.end).to_be_visible()
    assert "over" not in (me.end.get_attribute("class") or "")
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Space")
    expect(me.end).to_have_class(re.compile(r"\bover\b"))
    scores = me.end.locator(".score")
    for place in range(2):
        expect(scores.nth(place).locator("b")).to_have_text(scores.nth(place).get_attribute("data-score") or "")
    expect(me.page).to_have_url(re.compile(rf"/table/{table}$"))


def test_a_rematch_is_sealed_until_the_other_comes(visit: Visit) -> None:
    table, me, other, _ = fought(visit)
    name = name_of(other)
    for one in (me, other):
        one.go(f"/table/{table}")
        expect(one.end).to_be_visible()
    me.page.keyboard.press("1")
    expect(me.end.get_by_role("button", name=f"{name} is asked")).to_be_visible()
    expect(me.end.get_by_role("article", name=name)).to_contain_text("has not answered yet")
    answer = other.end.get_by_role("button", name="Rematch: to the new table")
    expect(answer).to_be_visible()
    answer.click()
    expect(other.page).not_to_have_url(re.compile(table))
    # whoever asked goes there by itself, and the seats are turned
    expect(me.page).not_to_have_url(re.compile(table))
    assert me.page.url == other.page.url
    again = me.api("GET", f"/api/tables/{me.page.url.rpartition('/')[2]}")
    first = me.api("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in reversed(first["seats"])]


def test_the_hall_remembers_how_it_ended(visit: Visit) -> None:
    _, winner, loser, outcome = fought(visit)
    best, worst = max(outcome["scores"]), min(outcome["scores"])
    running = seated("ragnarocks", winner, loser, title="Elm")
    for one, told, other in ((winner, f"won, {best} : {worst}", loser), (loser, f"lost, {worst} : {best}", winner)):
        one.go()
        rows = one.page.get_by_role("tabpanel").get_by_role("listitem")
        name = name_of(other)
        ended = rows.filter(has_text="Oak").filter(has_text=told)
        expect(ended).to_contain_text(re.compile(rf"against {name} · (now|\d+ \w+ ago)"))
        live = rows.filter(has_text="Elm")
        expect(live).to_contain_text(re.compile(rf"against {name} · asked (now|\d+ \w+ ago)"))
    asked = [one for one in (winner, loser) if one.page.get_by_text("it is your turn").count()]
    assert len(asked) == 1, "one of two is asked first"
    assert winner.api("GET", f"/api/tables/{running}")["state"] == "live"


def test_four_clans_are_told_by_their_sources(visit: Visit, axe_source: str) -> None:
    clans = [visit(bypass_csp=True).named(name) for name in ("Sigrun", "Torvald", "Hrafnhild", "Eldgrim")]
    table = seated("bloodrage", *clans)
    outcome = play_out(table, clans, choose)
    me = clans[0]
    for screen in (DESK, PHONE):
        me.page.set_viewport_size(screen["viewport"])  # type: ignore[arg-type]
        me.go(f"/table/{table}")
        expect(me.end).to_be_visible()
        scores = me.end.locator(".score").evaluate_all("all => all.map(one => Number(one.dataset.score))")
        assert scores == sorted(outcome["scores"], reverse=True)
        names = me.end.locator("article h2, thead th span")
        expect(names).to_have_count(4)
        whole(me)
        me.axe(axe_source, "the end of a saga")
    lines = [row.split("\t") for row in me.end.locator("tbody tr").all_inner_texts()]
    assert lines, "the sources are told"
    for place, score in enumerate(scores, 1):
        assert sum(int(line[place].replace("−", "-").replace("–", "0")) for line in lines) == score


@pytest.fixture(scope="module")
def shore_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    """A hall beside which the example is installed."""
    doors = Doors(tmp_path_factory.mktemp("hall"), install_example(tmp_path_factory.mktemp("site")))
    doors.open()
    yield doors
    doors.close()


@pytest.mark.parametrize("screen", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_a_title_that_nobody_has_drawn_ends_alike(
    visit: Visit, shore_hall: Doors, axe_source: str, screen: dict[str, Any]
) -> None:
    """Driftwood: the table in words stays in sight, and the banners tell the parts of the outcome in its own words."""
    people = [visit(shore_hall, bypass_csp=True, **screen).named(name) for name in ("Sigrun", "Bjarne")]
    table = seated("driftwood", *people)
    outcome = play_out(table, people, left_end())
    me = people[0]
    me.go(f"/table/{table}")
    expect(me.end.get_by_role("button", name="DW-3.1")).to_be_visible()
    expect(me.page.get_by_label("The table")).to_be_visible()
    seat = next(seat["seat"] for seat in me.api("GET", f"/api/tables/{table}")["seats"] if seat["mine"])
    own = me.end.get_by_role("article", name="Sigrun")
    expect(own).to_contain_text("you")
    told = sums(own)
    assert told["Wood carried home"] == outcome["parts"]["wood"][seat]
    assert told.get("Most of a kind", 0) == outcome["parts"]["most"][seat]
    assert sum(told.values()) == outcome["scores"][seat]
    whole(me)
    me.axe(axe_source, "the end of a plain table")


def left_end() -> Callable[[Any], str]:
    return lambda view: "end:left"


def sums(banner: Locator) -> dict[str, int]:
    """The lines of a banner."""
    lines = banner.locator("li:not(.margin)")
    return {line.locator("span").inner_text(): int(line.locator("b").inner_text()) for line in lines.all()}


def test_the_turn_that_decided_is_told_by_the_analyst_alone(visit: Visit) -> None:
    """Given nobody was asked, it is offered; given the analyst's numbers, the last change of the lead is told."""
    me = visit()
    me.api("GET", "/api/me")
    # of the match that other tests import the analyst may have been asked there
    table = me.api("POST", "/api/import", played(seed=8))["table"]
    me.go(f"/table/{table}")
    expect(me.end.get_by_role("button", name="Ask the seer where it turned")).to_be_visible()
    expect(me.end.locator(".scroll")).to_have_count(0)

    outcome = me.api("GET", f"/api/tables/{table}")["outcome"]
    sign = 1 if outcome["ranks"][0] == 1 else -1
    values = {0: 0, 12: 3, 24: -2, 36: 4, me.steps(table): 9}
    beside = {
        "sides": [[0], [1]],
        "chances": [0.5, 0.5],
        "measure": "points",
        "best": [],
        "line": ["a3-d6/g9"],
        "second": None,
        "plays": [],
        "depth": 4,
        "proven": False,
    }
    points = [{"step": step, "leads": [sign * value, -sign * value], **beside} for step, value in values.items()]
    loser = outcome["ranks"].index(2)
    lost = {"loss": 6.2, "measure": "points", "kind": "mistake", "certain": False, "why": None}
    fault = {"step": 36, "seat": loser, **lost}
    said = {"state": "done", "done": 5, "of": 5, "points": points, "faults": [fault], "kept": []}
    me.page.route("**/analysis", lambda route: route.fulfill(json=said))
    me.page.reload()
    scroll = me.end.get_by_role("region", name="The turn that decided, step 36")
    expect(scroll).to_contain_text("gave away about 6 hexes here. Better was a3-d6/g9.")
    for width, height in ((1280, 800), (844, 390), (820, 1180)):
        me.page.set_viewport_size({"width": width, "height": height})
        expect(scroll).to_be_visible()
        whole(me)
    me.end.get_by_role("link", name="Replay").click()
    expect(me.page).to_have_url(re.compile(rf"/table/{table}/analysis/24$"))
