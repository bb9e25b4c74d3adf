"""Who may speak to the hall: the origin of a page, the session of a visitor, the token of a change, and how much."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from meadhall.store import Person

from .hall import Hall
from .limits import household, is_among
from .problems import Refusal, forbidden, too_many
from .sessions import COOKIE

SAFE = {"GET", "HEAD", "OPTIONS"}

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

Connection = ASGIConnection[Any, Any, Any, Any]


async def harden(message: Message, scope: Scope) -> None:
    """Adds the headers that keep a page of ours from being turned against its reader."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def hall_of(connection: Connection) -> Hall:
    """The hall that the connection came to."""
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: Connection) -> str:
    """Where the visitor comes from, as far as limits go."""
    return household(connection.client.host) if connection.client else "?"


def too_many_from(connection: Connection) -> bool:
    """Whether so many connections to tables come from an address that no other may; a web server's own has no end."""
    config = hall_of(connection).config
    if connection.client is None or is_among(connection.client.host, config.proxies):
        return False
    return hall_of(connection).connections[address_of(connection)] >= config.limits.address_connections


def own_origin(connection: Connection) -> bool:
    """Whether the page that asks is one of ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin.rstrip("/") in hall_of(connection).config.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")


def session_of(connection: Connection) -> str | None:
    """The id of the visitor whose cookie came with the request, if we signed it."""
    return hall_of(connection).sessions.person(connection.cookies.get(COOKIE))


async def visitor(connection: Connection) -> Person:
    """The visitor who asks; refused without a session."""
    hall, id = hall_of(connection), session_of(connection)
    person = None if id is None else await hall.person(id)
    if person is None:
        raise Refusal(401, "no_session", "You have no session here yet; fetch /api/me first.")
    return person


def measured(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuses visitors who ask too much."""
    if not hall_of(connection).requests.take(session_of(connection) or address_of(connection)):
        raise too_many("That is too much at once; wait a moment.")


def own_page(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuses changes that no page of ours asks for."""
    if connection.scope.get("method") in SAFE:
        return
    if not own_origin(connection):
        raise forbidden("foreign_origin", "This page does not belong to the hall.")
    id = session_of(connection)
    if id is None:
        raise Refusal(401, "no_session", "You have no session here yet; fetch /api/me first.")
    if not hall_of(connection).sessions.same_csrf(id, connection.headers.get("x-meadhall")):
        raise forbidden("bad_csrf", "The request did not come with the token of its session.")
