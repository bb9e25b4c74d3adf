"""How the tests play Blood Rage: a quick saga in which everything happens once, by mouse, keys and thumb."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from itertools import chain
from time import sleep
from typing import Any

from playwright.sync_api import Page, WebSocket
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meadhall.games.bloodrage.content import CONTENT
from meadhall.kernel import apply
from meadhall.server.brief import in_full
from tests.browser.visitor import PATIENCE, Visitor

View = Mapping[str, Any]
KINDS = {card.id: card.kind for card in CONTENT.cards}
CARD = re.compile(r"card:[a-z0-9-]+\.\d+")
BUTTONS = ("do:done", "do:stay", "do:let_die", "do:decline", "do:keep_none")
WANTED = ("battle", "quest", "upgrade", "battle", "quest", "battle")
"""The kind of card that is taken with each pick of a draft."""


def kind(ref: str) -> str:
    """What kind of card that is; nothing for things that are no cards."""
    return KINDS.get(ref.partition(":")[2].rpartition(".")[0], "") if ref.startswith("card:") else ""


def choose(view: View, crowd: int = 1) -> str:
    """What a clan in a hurry points at: in the first age it tries everything once, later it passes.

    In the first age it also brings so many figures to the land, if it can.
    """
    ask, table = view["ask"], view["table"]
    options: Sequence[str] = ask["options"]
    seat = ask["seat"]
    me = table["clans"][seat]

    def first(*refs: str) -> str | None:
        return next((ref for ref in refs if ref in options), None)

    match ask["prompt"]:
        case "choose_action":
            return _action(table, me, options, crowd)
        case "draft_pick":
            wanted = WANTED[len(me["cards"]) % len(WANTED)]
            return next((ref for ref in options if kind(ref) == wanted), options[0])
        case "invade_place":
            # where somebody stands already, so that there is somebody to fight
            return next((ref for ref in options if _others(table, ref, seat)), options[-1])
        case "pillage_province":
            return next((ref for ref in options if _others(table, ref, seat)), options[0])
        case "battle_card":
            return next((ref for ref in options if kind(ref) == "battle"), options[0])
        case "march_figure":
            return first("do:done") or options[0]
        case _:
            return first(*BUTTONS) or options[0]


def _action(table: View, me: View, options: Sequence[str], crowd: int) -> str:
    quest = next((ref for ref in options if kind(ref) == "quest"), None)
    upgrade = next((ref for ref in options if kind(ref) == "upgrade"), None)
    if table["age"] == 1:
        if "do:invade" in options and me["on_board"] < crowd:
            return "do:invade"
        if "do:pillage" in options and not any(province["pillaged"] for province in table["provinces"].values()):
            return "do:pillage"
        if quest is not None and me["quests"] == 0:
            return quest
        if upgrade is not None and not any(slot["card"] for slot in me["slots"]):
            return upgrade
    return "do:pass"


def _others(table: View, ref: str, seat: int) -> bool:
    figures = table["provinces"].get(ref.partition(":")[2], {}).get("figures", [])
    return any(figure["seat"] != seat for figure in figures)


class Ear:
    """Hears every frame that a page receives over its socket, as bytes on the wire and as messages."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.view: View | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(frame))

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message.get("view"):
            self.view = message["view"]
        frames = in_full(self.view["asked"], message["frames"]) if self.view and "frames" in message else []
        for one in chain.from_iterable(frames):
            assert self.view is not None
            self.view = apply(dict(self.view), one.get("patch", {}))


class Player:
    """Somebody at a table, who answers in one way: with the mouse, by keys, or by touch; of Blood Rage, unless told."""

    def __init__(self, visitor: Visitor, way: str, by: Callable[[View], str] | None = None) -> None:
        self.visitor, self.page, self.way = visitor, visitor.page, way
        self.by = by or choose
        self.ear = Ear(visitor.page)

    @property
    def view(self) -> View:
        assert self.ear.view is not None, "the table was never told"
        return self.ear.view

    @property
    def asked(self) -> bool:
        return self.ear.view is not None and self.ear.view["ask"] is not None

    def at(self, ref: str) -> str:
        """Where that thing can be pointed at on the table."""
        return f'.board [data-ref="{ref}"], .ask [data-ref="{ref}"]'

    def pointable(self) -> set[str]:
        """What the page lets one point at: lit on the table, or a button under the question."""
        refs: list[str] = self.page.locator(
            '.board [data-ref][role="button"]:not([aria-disabled], [data-instead]), .board li[data-ref], '
            '.ask [data-ref]:not([aria-disabled="true"])'
        ).evaluate_all("all => all.map(one => one.dataset.ref)")
        return set(refs)

    def ready(self) -> None:
        """Waits until the page takes an answer to the present question: motions are over, everything is lit.

        Or until nothing is asked any more: an answer that crossed another seat's is sent again by the page itself.
        """
        self._until(self._offered)

    def _offered(self) -> bool:
        self.visitor.go_on()
        return not self.asked or set(self.view["ask"]["options"]) <= self.pointable()

    def answer(self) -> str | None:
        """Answers what is asked, and waits until the table has taken it; None if it was answered meanwhile."""
        self.ready()
        if not self.asked:
            return None
        before, ref = self.view["seq"], self.by(self.view)
        {"mouse": self._click, "keys": self._type, "touch": self._tap}[self.way](ref)
        self._until(lambda: self.view["seq"] > before)
        return ref

    def _until(self, done: Callable[[], bool]) -> None:
        self.visitor.until(done, lambda: f"by {self.way}: {self.view['ask']} came to nothing; lit: {self.pointable()}")

    def _click(self, ref: str) -> None:
        self.page.locator(self.at(ref)).first.click()
        if self.visitor.armed(ref):
            self.page.locator(self.at(ref)).first.click()

    def _type(self, ref: str) -> None:
        keyboard, options = self.page.keyboard, self.view["ask"]["options"]
        if ref.startswith("do:"):
            key = self.page.locator(f'.ask [data-ref="{ref}"]').get_attribute("aria-keyshortcuts")
            assert key is not None
            keyboard.press(key)
            if self.visitor.armed(ref):
                keyboard.press(key)
        elif options.index(ref) < 3:
            keyboard.press("Escape")
            for _ in range(options.index(ref) + 1):
                keyboard.press("Tab")
            at = self.page.evaluate("() => document.activeElement?.getAttribute('data-ref')")
            assert at == ref, f"Tab came to {at}, not to {ref}, of {options}"
            keyboard.press("Enter")
        else:
            keyboard.press("/")
            keyboard.type(ref)
            keyboard.press("Enter")

    def _tap(self, ref: str) -> None:
        self.page.locator(self.at(ref)).first.tap()
        if self.visitor.armed(ref):  # elsewhere on the button: a double tap counts as one
            self.page.locator(self.at(ref)).first.tap(position={"x": 6, "y": 6})
        elif not ref.startswith("do:"):
            self.page.locator(".ask .btn.main").tap()


def open_table(host: Visitor, *names: str, seats: int = 0, title: str = "Ash") -> str:
    """Opens a table for the host, for others who sit at the same device, and with open seats for friends."""
    host.api("GET", "/api/me")
    others = [*({"kind": "hotseat", "name": name} for name in names), *({"kind": "open"} for _ in range(seats))]
    wanted = {"game": "bloodrage", "title": title, "options": {}, "seats": [{"kind": "me"}, *others], "private": False}
    return str(host.api("POST", "/api/tables", wanted)["table"])


def wire_of(visitor: Visitor, table: str) -> ClientConnection:
    """A thread of this visitor to a table, past the page."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    address = visitor.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
    return connect(address, origin=Origin(visitor.address), additional_headers={"Cookie": cookies}, max_size=None)


def play_apart(
    visitors: Sequence[Visitor], table: str, until: Callable[[View], bool], by: Callable[[View], str]
) -> None:
    """Plays the seats of several people without their pages, until one of them sees that something is so."""

    def hear(wire: ClientConnection, seq: int) -> View:
        while True:
            message = json.loads(wire.recv(timeout=PATIENCE / 1000))
            assert message["type"] != "refused", message
            view: View | None = message.get("view")
            if view and view["seq"] >= seq:
                return view

    with ExitStack() as threads:
        wires = [threads.enter_context(wire_of(visitor, table)) for visitor in visitors]
        views = [hear(wire, 0) for wire in wires]
        while not any(until(view) for view in views):
            wire, view = next((wire, view) for wire, view in zip(wires, views, strict=True) if view["ask"])
            told = {"type": "answer", "id": f"apart-{view['seq']}", "seat": view["ask"]["seat"], "seq": view["seq"]}
            sleep(0.05)  # nobody who looks at a page is so quick
            wire.send(json.dumps({**told, "ref": by(view)}))
            views = [hear(one, view["seq"] + 1) for one in wires]


class NeverCame(AssertionError):
    """A match ended before what was waited for: that lies with its cards."""


def play_past(
    visitor: Visitor,
    table: str,
    until: Callable[[View], bool],
    crowd: int,
    by: Callable[[View], str] | None = None,
) -> None:
    """Plays every seat of a table that is this visitor's without a page, until something is so: for setting scenes."""
    with wire_of(visitor, table) as wire:
        answer = ""
        while True:
            message = json.loads(wire.recv(timeout=PATIENCE / 1000))
            view = message.get("view")
            if message["type"] == "refused" and message["code"] == "too_many":
                sleep(0.5)  # nobody who looks at a page is so quick
                wire.send(answer)
                continue
            if not view:
                assert message["type"] != "refused", message
                continue
            if until(view):
                return
            if not view["ask"]:
                raise NeverCame("it never came to that")
            told = {"type": "answer", "id": f"past-{view['seq']}", "seat": view["ask"]["seat"], "seq": view["seq"]}
            answer = json.dumps({**told, "ref": by(view) if by else choose(view, crowd)})
            wire.send(answer)
