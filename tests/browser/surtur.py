"""How the tests sit down against Followers of Surtur, and watch one take its turn."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.crews import asked, play_past
from tests.browser.visitor import Visitor

View = Mapping[str, Any]
TRIES = 12
"""How many tables are laid out until it came to something."""


def open_solo(host: Visitor, title: str, followers: int = 1, *guests: str) -> str:
    """A table for the host against Followers, who have the first seats; alone, or with guests at the same device."""
    host.api("GET", "/api/me")
    seats = [*({"kind": "automaton"} for _ in range(followers)), {"kind": "me"}]
    seats += [{"kind": "hotseat", "name": guest} for guest in guests]
    wanted = {"game": "lords", "title": title, "options": {"followers": followers}, "seats": seats, "private": True}
    return str(host.api("POST", "/api/tables", wanted)["table"])


def easy(dice: Random, then: Callable[[View], str] | None = None) -> Callable[[View], str]:
    """Somebody against Snorri and no challenge, who else points at anything, or does as told."""

    def choose(view: View) -> str:
        options: list[str] = view["ask"]["options"]
        if view["ask"]["prompt"] == "setup_challenge":
            return "do:done"
        if "follower:snorri" in options:
            return "follower:snorri"
        return then(view) if then else dice.choice(options)

    return choose


def quenching(dice: Random) -> Callable[[View], str]:
    """Somebody who raises one Army as high as it goes, leads it where ash lies, and takes the token away."""

    def choose(view: View) -> str:
        options: list[str] = view["ask"]["options"]
        ashes = view["table"]["ashes"]["regions"]

        def worth(army: str) -> tuple[bool, int]:
            _, region, value = army.split(".")
            return f"region:{region}" in ashes, int(value)

        armies = [ref for ref in options if ref.startswith("army:")]
        burnt = [ref for ref in options if ref in ashes]
        special = [ref for ref in options if ref in ("action:mobilize", "action:prepare")]
        if "do:remove-desolation" in options:
            return "do:remove-desolation"
        if armies:
            return max(armies, key=worth)
        if "do:raise" in options and not burnt:
            return "do:raise"
        return next(iter(burnt + special), "") or dice.choice(options)

    return choose


def lay_out(
    host: Visitor,
    title: str,
    so: Callable[[View], bool],
    followers: int = 1,
    *guests: str,
    by: Callable[[Random], Callable[[View], str]] | None = None,
) -> str:
    """A table at which something is so; another one is tried where the match ended before."""
    for name in (f"{title} {k}" for k in range(TRIES)):
        table = open_solo(host, name, followers, *guests)
        if play_past(host, table, so, easy(Random(name), by and by(Random(name)))):
            return table
    raise AssertionError("it never came to that")


def last_of_a_turn(view: View) -> bool:
    """The person chooses a Special Action: then a Follower comes."""
    return asked(view, "special_choose") and view["table"]["turn"] >= 3


def let_it_act(me: Visitor, table: str, turns: int = 1) -> list[View]:
    """Answers past the page until it is the person's turn again; gives what Followers stood before meanwhile.

    The page has all of it still to show.
    """
    first, turn = me.steps(table), view_at(me, table, me.steps(table))["table"]["turn"]
    play_past(me, table, lambda view: bool(view["ask"]) and view["table"]["turn"] >= turn + turns, easy(Random(7)))
    views = [view_at(me, table, step) for step in range(first, me.steps(table) + 1)]
    return [view for view in views if any(one["seat"] in view["automata"] for one in view["asked"])]


def view_at(me: Visitor, table: str, step: int) -> View:
    """The table at a step, by the hall's own books."""
    view: View = me.api("GET", f"/api/tables/{table}/steps/{step}")["view"]
    return view


def decision(view: View) -> Mapping[str, Any]:
    """What a Follower stands before."""
    return next(one for one in view["asked"] if one["seat"] in view["automata"])


def stands_at(page: Page, bead: int) -> None:
    """Waits until the walk stands at a decision, from 0 on."""
    expect(page.locator(".beads li").nth(bead).locator("[aria-current]")).to_have_count(1)
    page.locator('.walk[data-standing="true"]').wait_for()


def step_on(me: Visitor, bead: int) -> None:
    """Goes on to a decision by the arrows; whatever moves or is held up on the way comes to rest at once."""
    beads = me.page.locator(".beads li")

    def reached() -> bool:
        at: int = beads.evaluate_all("all => all.findIndex((one) => one.matches('.now'))")
        if at != bead:
            me.page.keyboard.press("ArrowRight" if at < bead else "ArrowLeft")
        return at == bead

    me.until(reached, lambda: f"the walk never came to its decision {bead + 1}")
    stands_at(me.page, bead)
