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
        wires = [Wire(open_wires.enter_context(_connect(one, table))) for one in players]
        while True:
            asked = next((wire for wire in wires if wire.view["ask"] or wire.view["outcome"]), None)
            assert asked is not None, "somebody is asked until it is over"
            if asked.view["outcome"]:
                return dict(asked.view["outcome"])
            asked.answer(choose(asked.view))
            for wire in wires:
                wire.hear(asked.seq)


def by_dice(dice: Random) -> Callable[[View], str]:
    """Somebody who points at anything that is offered."""
    return lambda view: str(dice.choice(view["ask"]["options"]))


class Wire:
    """What one player hears of a table, and says."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view: View = {}
        self.seq = -1
        self.hear(0)

    def hear(self, seq: int) -> None:
        """Listens until the match has come so far."""
        while self.view.get("seq", -1) < seq:
            self._take()

    def answer(self, ref: str) -> None:
        """Answers, and waits until it is taken; who is too quick to have looked at a page is asked to wait."""
        seat, seq = self.view["ask"]["seat"], self.view["seq"]
        told = json.dumps({"type": "answer", "id": f"end-{seat}-{seq}", "seat": seat, "seq": seq, "ref": ref})
        self.line.send(told)
        while True:
            message = self._take()
            if message["type"] == "done":
                self.seq = int(message["seq"])
                return
            if message["type"] == "refused" and message["code"] == "too_many":
                sleep(0.3)
                self.line.send(told)
            else:
                assert message["type"] != "refused", message

    def _take(self) -> Any:
        message = json.loads(self.line.recv(timeout=PATIENCE / 1000))
        self.view = message.get("view") or self.view
        return message


def _connect(visitor: Visitor, table: str) -> ClientConnection:
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    address = visitor.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
    return connect(address, origin=Origin(visitor.address), additional_headers={"Cookie": cookies}, max_size=None)
