"""How the tests play Reavers of Midgard: a bold crew, that lays out a table past its page until something is so."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any

from tests.browser.clans import Player, wire_of
from tests.browser.visitor import PATIENCE, Visitor

View = Mapping[str, Any]
BARE = """
async things => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const thing of things) for (const down of steps) for (const right of steps) {
    const box = thing.getBoundingClientRect();
    const place = [box.x + right * box.width, box.y + down * box.height];
    if (thing.contains(document.elementFromPoint(...place))) return place;
  }
  return null;
}
"""
"""A place of something where nothing lies over it: the middle, if that is free. A sea lies around an island, and what
stands on the table may stand once more on a stage before it, which measures itself before it comes to rest."""
SOON = 8.0
"""Seconds after which a click came to nothing."""
BOLD = ("do:act", "do:combat", "do:force", "do:pillage", "do:use", "do:reroll")
"""What a bold crew does where it may."""


class Crew(Player):
    """Somebody at a table of Reavers, who waits for no motion: whoever clicks at a location clicks at its cards."""

    def _offered(self) -> bool:
        if super()._offered():
            return True
        self.page.evaluate("() => document.activeElement?.blur()")
        self.page.keyboard.press("Space")
        return False

    def _click(self, ref: str) -> None:
        """Clicks; once more, where the click only ended what was still shown."""
        before = self.view["seq"]
        self._click_once(ref)
        soon = monotonic() + SOON
        while self.view["seq"] == before and monotonic() < soon:
            self.page.wait_for_timeout(20)
        if self.view["seq"] == before and self.asked:
            self._click_once(ref)

    def _click_once(self, ref: str) -> None:
        things = self.page.locator(self.at(ref))
        place = things.evaluate_all(BARE)
        if place is None:
            things.first.click(force=True)
        else:
            self.page.mouse.click(*place)
        if self.visitor.armed(ref):
            self.page.locator(self.at(ref)).first.click()


def hasty(me: Visitor) -> Visitor:
    """Sees what others do without its motion."""
    wishes = json.dumps(json.dumps({"pace": "at-once"}))
    me.context.add_init_script(f"localStorage.setItem('meadhall.settings', {wishes})")
    return me


def open_table(host: Visitor, bots: int = 3, title: str = "Ash") -> str:
    """A table for the host and for bots."""
    host.api("GET", "/api/me")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]
    wanted = {"game": "reavers", "title": title, "options": {}, "seats": seats, "private": True}
    return str(host.api("POST", "/api/tables", wanted)["table"])


def bold(dice: Random) -> Callable[[View], str]:
    """Somebody who acts and fights with all there is, and else points at anything."""

    def choose(view: View) -> str:
        options: Sequence[str] = view["ask"]["options"]
        if view["ask"]["prompt"] == "combat_source":
            return options[0]
        wanted = next((ref for ref in BOLD if ref in options), None)
        return wanted if wanted and dice.random() < 0.85 else dice.choice(options)

    return choose


def asked(view: View, *prompts: str) -> bool:
    """Whether the host is asked one of these."""
    return bool(view["ask"]) and view["ask"]["prompt"] in prompts


def lay_out(host: Visitor, so: Callable[[View], bool], bots: int = 3, *, name: str) -> str:
    """A table at which something is so; another one is tried where the match ended before. It goes by the name."""
    for title in (f"{name} {k}" for k in range(12)):
        table = open_table(host, bots, title)
        if play_past(host, table, so, bold(Random(title))):
            return table
    raise AssertionError("it never came to that")


def play_past(host: Visitor, table: str, so: Callable[[View], bool], by: Callable[[View], str]) -> bool:
    """Answers for the host past the page until something is so; whether it came to that before the match was over."""
    answered = -1
    with wire_of(host, table) as wire:
        while True:
            message = json.loads(wire.recv(timeout=PATIENCE / 1000))
            assert message["type"] != "refused", message
            view: View | None = message.get("view")
            if not view:
                continue
            if so(view):
                return True
            if view["outcome"]:
                return False
            if view["ask"] and view["seq"] > answered:
                answered = view["seq"]
                seat = view["ask"]["seat"]
                told = {"type": "answer", "id": f"laid-{answered}", "seat": seat, "seq": answered, "ref": by(view)}
                wire.send(json.dumps(told))
