"""Light answers: packed for those who can unpack them, and not sent again to those who have them.

Only calls that say so are packed. How long a packed answer is betrays what repeats in it: whoever sees the lengths that
somebody is sent, and has words of their own in the same answers, finds out secrets in them letter by letter. So what
holds a secret beside what others write is sent as it is: the token of ``/api/me``, the addresses of private tables
in ``/api/tables``, invitations, and every message of a table, in which one's hand stands beside others' talk.
"""

from asyncio import to_thread
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache, partial
from gzip import compress
from hashlib import sha256

import brotli
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

ASK_AGAIN = "no-cache"
SMALLEST = 800
"""Bytes; packing anything smaller saves no packet."""
LONG = 200_000
"""Bytes; with anything longer nobody waits for the last bit of packing."""
ENCODINGS = ("br", "gzip")
"""How things may be packed, the smallest first."""
SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""What a file that is packed like this is called."""

Pack = Callable[[bytes], bytes]


def etag_of(content: bytes, encoding: str | None = None) -> str:
    """The name of a content; another one for each way in which it is packed."""
    return f'"{sha256(content).hexdigest()[:24]}{f"-{encoding}" if encoding else ""}"'


def is_known(asked: str | None, etag: str) -> bool:
    """Whether somebody has this content already, by what their If-None-Match says."""
    tags = [] if asked is None else [tag.strip().removeprefix("W/") for tag in asked.split(",")]
    return etag in tags or tags == ["*"]


def best_encoding(accepted: str | None, offered: Collection[str]) -> str | None:
    """How to pack for somebody who accepts these encodings; None if not at all."""
    wishes = dict(map(_wish, (accepted or "").lower().split(",")))
    likes = {name: wishes.get(name, wishes.get("*", 0.0)) for name in ENCODINGS if name in offered}
    best = max(likes, key=likes.__getitem__, default=None)  # the first of those that are liked best
    return best if best is not None and likes[best] > 0 else None


def _wish(part: str) -> tuple[str, float]:
    """An encoding and how much it is liked, from 0, not at all, to 1; what cannot be read is not liked."""
    name, _, parameter = part.partition(";")
    key, _, value = parameter.partition("=")
    try:
        liked = float(value) if key.strip() == "q" else 1.0
    except ValueError:
        liked = 0.0
    return name.strip(), liked if 0 <= liked <= 1 else 0.0


def pack(content: bytes, level: int = 9) -> bytes:
    """The content packed with gzip; the same again whenever it is packed."""
    return compress(content, level, mtime=0)


def pack_well(content: bytes) -> bytes:
    """The content packed with brotli: a sixth less than with gzip, and a hundred times the work."""
    packed: bytes = brotli.compress(content, mode=brotli.MODE_TEXT, quality=11 if len(content) < LONG else 9)
    return packed


class Light:
    """Middleware for calls whose answers are packed, or may be kept and are named by their content; or both."""

    def __init__(self, packs: Mapping[str, Pack] | None = None, caching: str | None = None) -> None:
        self.packs, self.caching = packs or {}, caching

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def light(scope: Scope, receive: Receive, send: Send) -> None:
            head: HTTPResponseStartEvent | None = None

            async def lighter(message: Message) -> None:
                nonlocal head
                if message["type"] == "http.response.start" and message["status"] == 200:
                    head = message
                elif head is not None and message["type"] == "http.response.body" and not message.get("more_body"):
                    start, head = head, None
                    message["body"] = await self._lighten(Headers.from_scope(scope), start, message["body"])
                    await send(start)
                    await send(message)
                else:
                    if head is not None:  # one that comes piece by piece
                        await send(head)
                        head = None
                    await send(message)

            await app(scope, receive, lighter)

        return light

    async def _lighten(self, asked: Headers, start: HTTPResponseStartEvent, body: bytes) -> bytes:
        """The body that is sent, with its head made to fit."""
        headers = MutableScopeHeaders.from_message(start)
        packs = self.packs if len(body) >= SMALLEST else {}
        encoding = best_encoding(asked.get("accept-encoding"), packs)
        if packs:
            headers["vary"] = "accept-encoding"
        if self.caching is not None:
            headers["cache-control"] = self.caching
            headers["etag"] = etag = etag_of(body, encoding)
            if is_known(asked.get("if-none-match"), etag):
                start["status"] = 304
                del headers["content-length"]
                return b""
        if encoding is not None:
            body = await to_thread(packs[encoding], body)
            headers["content-encoding"], headers["content-length"] = encoding, str(len(body))
        return body


KEPT = Light({"br": lru_cache(maxsize=128)(pack_well), "gzip": lru_cache(maxsize=128)(pack)}, caching=ASK_AGAIN)
"""For what is the same for everybody and stays so while the hall is open: packed once, well."""
SUITED = Light(KEPT.packs, caching=f"private, {ASK_AGAIN}")
"""The same, for what a visitor gets in one of a few ways."""
PACKED = Light({"gzip": partial(pack, level=4)})
"""For what is made anew for everybody, and holds nothing that others write."""
NAMED = Light(caching=f"private, {ASK_AGAIN}")
"""For what is asked for again and again, and may not be packed."""
