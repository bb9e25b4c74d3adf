"""How the tests come to the end of a match: everybody answers past their pages, until the rules say that it is over."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from random import Random
from time import sleep
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.browser.visitor import PATIENCE, Visitor

View = Mapping[str, Any]


def seated(game: str, host: Visitor, *guests: Visitor, title: str = "Oak") -> str:
    """A table with a seat for each of them, at which all have sat down."""
    host.api("GET", "/api/me")
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
    wanted = {"game": game, "title": title, "options": {}, "seats": wishes, "private": False}
    table = str(host.api("POST", "/api/tables", wanted)["table"])
    for guest in guests:
        guest.api("POST", f"/api/tables/{table}/join", {})
    return table


def play_out(table: str, players: Sequence[Visitor], choose: Callable[[View], str]) -> View:
    """Plays a match to its end without a page; gives the outcome."""
    with ExitStack() as open_wires:
        wires = [open_wires.enter_context(_wire(one, table)) for one in players]
        views: list[View | None] = [None] * len(wires)
        while True:
            for at, wire in enumerate(wires):
                views[at] = _newest(wire, views[at])
            view = next((one for one in views if one is not None and (one["ask"] or one["outcome"])), None)
            if view is None:
                continue
            if view["outcome"]:
                return dict(view["outcome"])
            at = views.index(view)
            _answer(wires[at], view, choose(view))
            views[at] = None


def by_dice(dice: Random) -> Callable[[View], str]:
    """Somebody who points at anything that is offered."""
    return lambda view: str(dice.choice(view["ask"]["options"]))


def _wire(visitor: Visitor, table: str) -> ClientConnection:
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    address = visitor.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
    return connect(address, origin=Origin(visitor.address), additional_headers={"Cookie": cookies}, max_size=None)


def _newest(wire: ClientConnection, known: View | None) -> View | None:
    """The newest view that has come over a wire; what is known already where none has."""
    while True:
        try:
            message = json.loads(wire.recv(timeout=0.02))
        except TimeoutError:
            return known
        known = message.get("view") or known


def _answer(wire: ClientConnection, view: View, ref: str) -> None:
    """Answers, and waits until the answer is taken; nobody who looks at a page is so quick as to be asked to wait."""
    told = {"type": "answer", "id": f"end-{view['seq']}", "seat": view["ask"]["seat"], "seq": view["seq"], "ref": ref}
    wire.send(json.dumps(told))
    while True:
        message = json.loads(wire.recv(timeout=PATIENCE / 1000))
        if message["type"] == "refused" and message["code"] == "too_many":
            sleep(0.3)
            wire.send(json.dumps(told))
        elif message["type"] in ("done", "stale"):
            return
        else:
            assert message["type"] != "refused", message
