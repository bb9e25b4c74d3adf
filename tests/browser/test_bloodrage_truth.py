"""The scene of Blood Rage knows no rule and hides no motion: it shows what the rules say, when they say it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clans import View, choose, open_table, play_past
from tests.browser.conftest import Visit
from tests.browser.doors import Doors
from tests.browser.test_bloodrage_table import NAMES, sit

pytestmark = pytest.mark.browser

TROLL, WORTH = "monster:troll", 5
OTHER_RULE = f"""
from meadhall.games.bloodrage import figures

as_printed = figures.group_strength
figures.group_strength = lambda s, seat, group: (
    {WORTH} if figures.KINDS[group[0]] == "troll" else as_printed(s, seat, group)
)
"""
"""A rule that the printed content does not know, in the process of the hall alone."""
SEEN = """(province) => {
  window.seen = [];
  const look = () => {
    const ruin = document.querySelector(`[data-ruin="${province}"]`);
    const now = {
      ruin: ruin !== null,
      burning: ruin?.getAnimations().some((one) => one.playState === 'running') ?? false,
      draft: document.querySelector('.draft') !== null,
      covered: document.querySelector('.draft, .overlay, .cover, dialog[open]') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Writes down what is seen of a province's end, picture by picture."""


def keeps_a_troll(view: View) -> str:
    """Drafts the troll, plays it, sends it to where a leader stands, and pillages there; the others send leaders."""
    ask, table = view["ask"], view["table"]
    options, me = ask["options"], table["clans"][ask["seat"]]
    own = [ref for ref in options if "troll" in ref]
    if own:
        return str(own[0])
    match ask["prompt"]:
        case "choose_action":
            reserve = {figures["kind"] for figures in me["reserve"]}
            if "do:invade" in options and ("troll" in reserve or not me["on_board"]):
                return "do:invade"
            out = troll_in(table) is not None and any(slot["card"] == "card:a1-troll.1" for slot in me["slots"])
            return "do:pillage" if out and "do:pillage" in options else "do:pass"
        case "invade_figure":
            return str(next(ref for ref in options if ref.endswith(".leader")))
        case "invade_place":
            return f"province:{crowded(view)}"
        case "pillage_province":
            return f"province:{troll_in(table)}"
        case _:
            return choose(view)


def crowded(view: View) -> str:
    """Where most figures stand already, of the provinces that are offered; first the widest."""
    lands = view["table"]["provinces"]
    names = [ref.partition(":")[2] for ref in view["ask"]["options"] if ref.startswith("province:")]
    return str(max(names, key=lambda name: (len(lands[name]["figures"]), lands[name]["free"])))


def to_its_doom(view: View) -> str:
    """Sends one figure to where Ragnarok comes, and does nothing else."""
    match view["ask"]["prompt"]:
        case "choose_action":
            idle = view["table"]["clans"][view["ask"]["seat"]]["on_board"] == 0
            return "do:invade" if idle else "do:pass"
        case "invade_place":
            return str(view["table"]["doom"])
        case _:
            return choose(view)


def troll_in(table: View) -> str | None:
    """The province where the troll stands."""
    for name, province in table["provinces"].items():
        if any(figures["kind"] == "troll" for figures in province["figures"]):
            return str(name)
    return None


@pytest.fixture
def other_hall(tmp_path: Path, players_ready: None) -> Iterator[Doors]:
    """A hall in which a troll is worth more than its card says."""
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "sitecustomize.py").write_text(OTHER_RULE)
    doors = Doors(tmp_path / "data", rules)
    doors.open()
    yield doors
    doors.close()


def test_strength_is_what_the_rules_say_and_nothing_else(visit: Visit, other_hall: Doors) -> None:
    """Given a troll that is worth 5 by the rules of the hall alone, then lectern and battle show 5."""
    visitor = visit(other_hall)
    printed = visitor.api("GET", "/api/games/bloodrage/scene")["monsters"]["troll"]["strength"]
    assert printed != WORTH, "the content must know nothing of it"

    def sends_it(view: View) -> bool:
        return bool(view["ask"]) and view["ask"]["about"].get("figure") == TROLL

    player = sit(visitor, sends_it, by=keeps_a_troll)
    page, lectern = player.page, player.page.locator(".lectern")
    name = crowded(player.view)
    before = player.view["table"]["provinces"][name]["strengths"][player.view["ask"]["seat"]]
    page.locator(player.at(f"province:{name}")).first.hover(force=True)
    expect(lectern).to_contain_text(f"{before} → {before + WORTH}")

    def fights(view: View) -> bool:
        return bool(view["ask"]) and view["ask"]["prompt"] == "battle_card"

    player = sit(visit(other_hall), fights, by=keeps_a_troll)
    row = player.page.locator("li", has_text="Troll")
    side = player.page.locator(".side", has=row)
    expect(side.locator(row).locator("b")).to_have_text(str(WORTH))
    pillage = player.view["table"]["pillage"]
    expect(side.locator(".sum")).to_have_text(f"{pillage['sums'][pillage['pillager']]}+")
    assert pillage["sums"][pillage["pillager"]] >= WORTH


def test_ragnarok_is_seen_before_the_gods_deal_again(visit: Visit) -> None:
    """Given the last answer of an age, then the land burns in sight, and only after that the draft opens."""
    visitor = visit(motion=True)
    table = open_table(visitor.named(NAMES[0]), NAMES[1])

    def last_to_discard(view: View) -> bool:
        return [one["prompt"] for one in view["asked"]] == ["keep_card"]

    play_past(visitor, table, last_to_discard, crowd=1, by=to_its_doom)
    visitor.enter(table)
    visitor.page.locator(".cover").get_by_role("button").click()
    doomed = visitor.api("GET", f"/api/tables/{table}/steps/{visitor.steps(table)}?as=-1")["view"]["table"]["doom"]
    expect(visitor.page.locator(f'[data-ruin="{doomed}"]')).to_have_count(0)
    visitor.page.evaluate(SEEN, doomed)

    for _ in range(2):  # the hand is given up, so it is asked twice
        visitor.page.locator('.ask [data-ref="do:keep_none"]').click()

    expect(visitor.page.locator(".draft, .cover").first).to_be_visible()
    seen: list[dict[str, Any]] = visitor.page.evaluate("() => window.seen")
    burning = [number for number, one in enumerate(seen) if one["burning"]]
    assert burning, f"nobody saw the land burn: {seen}"
    assert not any(seen[number]["covered"] for number in burning), "something lay over the burning land"
    assert all(one["ruin"] for one in seen if one["draft"]), "the draft opened before the land fell"
    assert not any(one["draft"] for one in seen[: burning[-1] + 1])
