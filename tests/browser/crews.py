"""How the tests play Reavers of Midgard: crews that fight and raid whenever they can, without a page until something is so."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from tests.browser.clans import play_past
from tests.browser.visitor import Visitor

View = Mapping[str, Any]
NAMES = ("Torvald", "Hrafnhild", "Eldgrim")
BOLD = ("do:act", "do:combat", "do:force", "do:pillage", "do:use", "do:reroll")
"""What a bold crew does where it may."""


def open_table(host: Visitor, *, bots: int = 0, names: Sequence[str] = NAMES) -> str:
    """A table for the host, with so many bots, else with others who sit at the same device."""
    host.api("GET", "/api/me")
    others = [{"kind": "bot", "bot": "random"}] * bots or [{"kind": "hotseat", "name": name} for name in names]
    wanted = {"game": "reavers", "title": "Ash", "options": {}, "seats": [{"kind": "me"}, *others], "private": True}
    return str(host.api("POST", "/api/tables", wanted)["table"])


def bold(dice: Random) -> Callable[[View], str]:
    """Somebody who acts and fights where it may be done, and else points at anything."""

    def choose(view: View) -> str:
        options: Sequence[str] = view["ask"]["options"]
        if view["ask"]["prompt"] == "combat_source":  # with all that it has
            return options[0]
        wanted = next((ref for ref in BOLD if ref in options), None)
        return wanted if wanted and dice.random() < 0.85 else dice.choice(options)

    return choose


def asked(*prompts: str, seat: int = 0) -> Callable[[View], bool]:
    """Whether a seat is asked one of these."""
    return lambda view: bool(view["ask"]) and view["ask"]["seat"] == seat and view["ask"]["prompt"] in prompts


def play_until(host: Visitor, table: str, until: Callable[[View], bool], dice: Random) -> None:
    """Plays all seats of a table without a page, until something is so."""
    play_past(host, table, until, 1, bold(dice))
