"""Somebody who knocks at the hall's door without a browser: byte by byte, too slowly, or far too often."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from tests.server.guest import Guest


def request(method: str, path: str, headers: dict[str, str]) -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(first: int, content: bytes = b"") -> bytes:
    """A frame of a WebSocket; its mask is all zeros, so that its content can be read."""
    size = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
    return bytes([first]) + size + b"\0\0\0\0" + content


WHOLE = request("GET", "/api/health", {"host": "hall"})
CONT, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
"""Kinds of frames."""
LAST = 0x80
"""The mark of a frame with which a message is whole."""


class Knock:
    """A connection to the hall, as bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def say(self, data: bytes) -> None:
        self.writer.write(data)

    async def trickle(self, data: bytes, every: float) -> None:
        """Says something byte by byte, until it is said or nobody listens any more."""
        with suppress(ConnectionError):
            for byte in data:
                self.say(bytes([byte]))
                await self.writer.drain()
                await asyncio.sleep(every)

    async def answer(self, within: float = 10) -> tuple[int, Any]:
        """The status and the content of the next answer."""
        async with asyncio.timeout(within):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            size = next(int(line[15:]) for line in head.lower().splitlines() if line.startswith("content-length:"))
            return int(head.split()[1]), json.loads(await self.reader.readexactly(size))

    async def closed(self, within: float = 10) -> bytes:
        """Waits until the hall has closed the connection; gives what it said before."""
        said = b""
        async with asyncio.timeout(within):
            with suppress(ConnectionError):
                while part := await self.reader.read(65536):
                    said += part
        return said

    async def sit(self, guest: Guest, table: str) -> None:
        """Asks for a WebSocket to a table, as its guest."""
        headers = {
            "host": guest.address.removeprefix("http://"),
            "origin": guest.address,
            "cookie": guest.cookie,
            "connection": "upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "bWVhZGhhbGwgbWVhZGhhbA==",
        }
        self.say(request("GET", f"/ws/tables/{table}", headers))
        assert b" 101 " in await self.reader.readline()
        await self.reader.readuntil(b"\r\n\r\n")

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of a WebSocket: what kind it is, and its content."""
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0xF, await self.reader.readexactly(size)

    async def heard(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            opcode, content = await self.frame()
            if opcode == TEXT and (message := json.loads(content))["type"] == kind:
                return dict(message)

    async def reason(self, within: float = 10) -> tuple[int, str]:
        """Why the hall closes the WebSocket: code and sentence."""
        async with asyncio.timeout(within):
            while True:
                opcode, content = await self.frame()
                if opcode == CLOSE:
                    return int.from_bytes(content[:2], "big"), content[2:].decode()

    def leave(self) -> None:
        self.writer.close()


@asynccontextmanager
async def knocking(address: str, *, source: str = "127.0.0.1") -> AsyncIterator[Callable[[], Awaitable[Knock]]]:
    """Opens connections to a hall, from an address of this machine; all are closed in the end."""
    url, knocks = urlsplit(address), []

    async def knock() -> Knock:
        made = Knock(*await asyncio.open_connection(url.hostname, url.port, local_addr=(source, 0)))
        knocks.append(made)
        return made

    try:
        yield knock
    finally:
        for made in knocks:
            made.leave()


async def until(true: Callable[[], bool], within: float = 10) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.02)
