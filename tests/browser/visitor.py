"""Somebody in the hall with a browser: sees what a player sees, and points as a player points."""

import re
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

OFFERED = '.board [data-ref][role="button"]:not([aria-disabled], [data-instead])'
REFUSED = '.board [data-ref][role="button"][aria-disabled="true"]'
SEAT_KINDS = ("me", "open", "hotseat")
PATIENCE = 120_000
"""Milliseconds until what should come is given up. Nobody waits so long for what comes; a machine may be ten times as
busy as the one these tests were written on."""
SETTLING = 10.0
"""Seconds a page has to take on another size."""


class Visitor:
    """One person: a browser context with one page, whose every complaint is written down."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.faults: list[str] = []
        self.expected: list[str] = []
        context.on("page", self._listen)
        self.page: Page = context.new_page()
        self.prompt = self.page.locator('.ask [role="status"]')
        self.offers = self.page.locator(OFFERED)
        self.refusals = self.page.locator(REFUSED)
        self.end = self.page.locator("dialog.end")

    def _listen(self, page: Page) -> None:
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def unexpected(self) -> list[str]:
        """What the browser complained about and no test had announced."""
        return [fault for fault in self.faults if not any(re.search(one, fault) for one in self.expected)]

    # -- coming and going

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(self.address + path)
        return self

    def enter(self, table: str) -> "Visitor":
        """Sits down before a table whose match has begun."""
        self.go(f"/table/{table}")
        expect(self.page.locator(".board svg.live")).to_be_visible()
        return self

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Speaks to the hall as this person, past the page; for setting the scene of a test."""
        headers = {"Origin": self.address}
        if method != "GET":
            headers["X-Meadhall"] = self.api("GET", "/api/me")["csrf"]
        answer = self.context.request.fetch(self.address + path, method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def named(self, name: str) -> "Visitor":
        self.api("PUT", "/api/me", {"name": name})
        return self

    def open_table(self, *seats: str, private: bool = True) -> str:
        """Opens a table for Ragnarocks; a seat is "me", "open", the name of a bot, or somebody's at this device."""
        self.api("GET", "/api/me")
        wishes: list[dict[str, str]] = []
        for seat in seats:
            if seat in ("me", "open"):
                wishes.append({"kind": seat})
            elif seat in ("random", "greedy"):
                wishes.append({"kind": "bot", "bot": seat})
            else:
                wishes.append({"kind": "hotseat", "name": seat})
        wanted = {"game": "ragnarocks", "title": "Oak", "options": {}, "seats": wishes, "private": private}
        return str(self.api("POST", "/api/tables", wanted)["table"])

    def steps(self, table: str) -> int:
        """How many steps of the match stand, by the hall's own books."""
        return int(self.api("GET", f"/api/tables/{table}/steps?as=-1")["steps"])

    # -- looking

    def question(self) -> str:
        return self.prompt.locator("b").inner_text()

    def offered(self) -> list[str]:
        """What may be pointed at, by what the board shows."""
        refs: list[str] = self.offers.evaluate_all("all => all.map(one => one.dataset.ref)")
        return refs

    def hex(self, ref: str) -> Locator:
        return self.page.locator(f'.board [data-ref="{ref}"]')

    def my_turn(self) -> bool:
        """Waits until something is asked; False when the match has ended instead."""
        self.offers.or_(self.end).first.wait_for()
        return self.end.count() == 0

    def until(self, fact: Callable[[], bool], otherwise: Callable[[], str]) -> None:
        """Waits until something is so, while the page goes on."""
        patience = monotonic() + PATIENCE / 1000
        while not fact():
            assert monotonic() < patience, otherwise()
            self.page.wait_for_timeout(20)

    def go_on(self) -> None:
        """Goes on, if something great stands still before the reader."""
        self.page.evaluate("() => document.querySelector('.ask [aria-keyshortcuts=\"Space\"]')?.click()")

    def waits(self) -> None:
        """Nothing may be pointed at now."""
        expect(self.offers).to_have_count(0)

    def armed(self, ref: str) -> bool:
        """Whether a button was pointed at once and waits for the second time: something large would be given up."""
        return self.page.locator(f'.ask [data-ref="{ref}"][aria-pressed="true"]').count() > 0

    # -- pointing

    def point(self, ref: str) -> None:
        """Points with the mouse, and sees the answer taken."""
        self.hex(ref).click()

    def answer(self, dice: Random) -> str:
        """Points at one of the offered things."""
        assert self.my_turn()
        ref = dice.choice(self.offered())
        self.point(ref)
        return ref

    def turn(self, dice: Random) -> list[str]:
        """Sets out, moves, and sets a stone."""
        return [self.answer(dice) for _ in range(3)]

    def play_to_the_end(self, dice: Random) -> int:
        """Points until the match ends; says how often."""
        count = 0
        while self.my_turn():
            self.answer(dice)
            count += 1
            assert count < 200, "a match of Ragnarocks ends"
        return count

    # -- what must hold on every page

    def nothing_scrolls(self) -> None:
        """All of the page is on the screen, once it has taken on the screen's size."""
        patience = monotonic() + SETTLING
        while True:
            wide, width, high, height = self.page.evaluate(
                "() => { const d = document.documentElement;"
                " return [d.scrollWidth, d.clientWidth, d.scrollHeight, d.clientHeight]; }"
            )
            if (wide, high) == (width, height):
                return
            assert monotonic() < patience, f"the page scrolls: {wide}x{high} on {width}x{height}"
            self.page.wait_for_timeout(20)

    def axe(self, source: str, where: str) -> None:
        """Nothing serious or critical by axe; the context must pass over the page's CSP for this."""
        self.page.evaluate(source)
        found: Sequence[dict[str, Any]] = self.page.evaluate(
            "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
        )
        bad = [
            f"{one['id']} ({one['impact']}): {one['help']}\n  " + "\n  ".join(n["html"][:200] for n in one["nodes"])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert not bad, f"{where}:\n" + "\n".join(bad)
