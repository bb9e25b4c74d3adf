"""A guest for tests: a visitor with a cookie, who calls the hall and sits at its tables, as a browser would."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from meadhall.kernel import apply
from meadhall.server.brief import in_full

PATIENCE = 180.0
"""Seconds until what should come is given up; the machine may be busy with other things."""

FRAMES = "?frames=1"


class Guest:
    """A visitor of the hall at an address."""

    def __init__(self, address: str, me: dict[str, str], http: httpx.AsyncClient) -> None:
        self.address, self.me, self.http = address, me, http

    @classmethod
    async def come(cls, address: str, name: str | None = None) -> "Guest":
        """Somebody new comes in."""
        http = _client(address)
        me = (await http.get("/api/me")).json()
        http.headers["x-meadhall"] = me["csrf"]
        guest = cls(address, me, http)
        if name is not None:
            guest.me = await guest.put("/api/me", {"name": name})
        return guest

    def again(self, address: str) -> "Guest":
        """The same visitor, at a hall that was opened anew."""
        http = _client(address)
        http.headers.update({"x-meadhall": self.me["csrf"], "cookie": self.cookie})
        return Guest(address, self.me, http)

    async def leave(self) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.headers.get("cookie") or f"meadhall={self.http.cookies['meadhall']}"

    async def get(self, path: str, expect: int = 200) -> Any:
        return _read(await self.http.get(path), expect)

    async def post(self, path: str, body: Any = None, expect: int | tuple[int, ...] = (200, 201, 204)) -> Any:
        return _read(await self.http.post(path, json=body if body is not None else {}), expect)

    async def put(self, path: str, body: Any, expect: int = 200) -> Any:
        return _read(await self.http.put(path, json=body), expect)

    async def delete(self, path: str, expect: int = 200) -> Any:
        return _read(await self.http.delete(path), expect)

    async def open(self, game: str, *seats: Any, **more: Any) -> dict[str, str]:
        """Opens a table: seats are "me", "open", "hotseat", "automaton" or a bot's name."""
        wishes = []
        for seat in seats:
            if seat in ("me", "open", "automaton"):
                wishes.append({"kind": seat})
            elif seat == "hotseat":
                wishes.append({"kind": "hotseat", "name": "Bjarne"})
            else:
                wishes.append({"kind": "bot", "bot": seat})
        opened: dict[str, str] = await self.post(
            "/api/tables", {"game": game, "title": "A duel", "seats": wishes, **more}
        )
        return opened

    @asynccontextmanager
    async def at(self, table: str, wish: str = "", **headers: str) -> AsyncIterator["Sitting"]:
        """Sits at a table, or watches it, by whole views or by FRAMES."""
        url = self.address.replace("http", "ws", 1) + f"/ws/tables/{table}{wish}"
        head = {"cookie": self.cookie, **headers}
        origin: Any = head.pop("origin", self.address)
        async with connect(url, origin=origin, additional_headers=head, max_size=None, compression=None) as socket:
            yield Sitting(socket)


def _client(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE)


def _read(response: httpx.Response, expect: int | tuple[int, ...]) -> Any:
    wanted = (expect,) if isinstance(expect, int) else expect
    assert response.status_code in wanted, f"{response.status_code}: {response.text}"
    kind = response.headers.get("content-type", "")
    return response.json() if "json" in kind and response.content else response.text


class Sitting:
    """An open connection to a table; keeps every byte that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.view: dict[str, Any] | None = None
        self.row: dict[str, Any] = {}
        self.last_view: dict[str, Any] = {}
        self.log: list[list[dict[str, Any]]] = []
        self.movers: list[int | None] = []
        self.you: dict[str, Any] = {}
        self._ids = count(1)

    def new_id(self) -> str:
        return f"{id(self)}-{next(self._ids)}"

    async def next(self, within: float = PATIENCE) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(), within)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "frames":
            self._fold(message)
        elif "row" in message:
            self.row = message["row"]
        if message["type"] in ("table", "view"):
            self.view = message["view"]
        if message["type"] == "table":
            self.log, self.you, self.movers = message["log"], message["you"], message["movers"]
        if message["type"] == "view":
            self.last_view = message
            if message["took_back"]:
                del self.log[-message["took_back"] :]
            else:
                self.log += [message["events"], *message["then"]]
        return message

    def _fold(self, message: dict[str, Any]) -> None:
        """Puts the view together, frame by frame, as a browser would."""
        assert self.view is not None
        message["frames"] = in_full(self.view["asked"], message["frames"])
        self.last_view, self.row = message, apply(self.row, message["row"])
        for frame in (frame for answer in message["frames"] for frame in answer):
            self.view = apply(self.view, frame.get("patch", {}))
        if message["took_back"]:
            del self.log[-message["took_back"] :]
            del self.movers[-message["took_back"] :]
        else:
            self.movers += message["movers"]
            self.log += [[frame["event"] for frame in answer if "event" in frame] for answer in message["frames"]]

    async def until(self, *kinds: str, within: float = PATIENCE) -> dict[str, Any]:
        """The next message of these kinds; others are heard on the way."""
        async with asyncio.timeout(within):
            while True:
                message = await self.next(within)
                if message["type"] in kinds:
                    return message

    async def silence(self, seconds: float = 0.3) -> None:
        """Nothing is said for a while."""
        try:
            message = await self.next(seconds)
        except TimeoutError:
            return
        raise AssertionError(f"Nothing should have been said, but: {message}")

    async def send(self, **message: Any) -> str:
        message.setdefault("id", self.new_id())
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def answer(self, ref: str | None = None, **more: Any) -> dict[str, Any]:
        """Answers the present ask, by default with its first option; gives done, refused or stale."""
        view = self.view or {}
        ask = view.get("ask") or {"seat": 0, "options": ["do:nothing"]}
        message = {"type": "answer", "seat": ask["seat"], "seq": view.get("seq", 0), "ref": ref or ask["options"][0]}
        id = await self.send(**{**message, **more})
        return await self.settled(await self.result(more.get("id", id)))

    async def undo(self, seat: int, **more: Any) -> dict[str, Any]:
        assert self.view is not None
        id = await self.send(**{"type": "undo", "seat": seat, "seq": self.view["seq"], **more})
        return await self.settled(await self.result(more.get("id", id)))

    async def settled(self, result: dict[str, Any]) -> dict[str, Any]:
        """After an answer that was taken, waits for the view that shows it."""
        while result["type"] == "done" and (self.view is None or self.view["seq"] < result["seq"]):
            await self.next()
        return result

    async def result(self, id: str) -> dict[str, Any]:
        while True:
            message = await self.until("done", "refused", "stale")
            if message["id"] == id:
                return message

    async def my_turn(self, within: float = PATIENCE) -> dict[str, Any]:
        """Waits until I am asked; gives the view."""
        async with asyncio.timeout(within):
            while self.view is None or (self.view["ask"] is None and self.row.get("state") != "over"):
                await self.next(within)
        return self.view
