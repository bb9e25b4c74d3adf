"""The door of the hall: lets visitors in, counts who is inside, and turns away those for whom there is no room.

The hall takes connections itself instead of leaving it to the event loop, which knows no limits, and which writes pages
of log, ever more of them, while the system has no file descriptor left for another connection.
"""

import asyncio
import logging
import os
import resource
import socket
from collections import Counter
from collections.abc import Callable
from functools import partial

from msgspec import json

from meadhall.kernel.errors import MeadhallError

from . import messages as say
from .config import Config
from .limits import household, is_among

log = logging.getLogger(__name__)

AT_ONCE = 32
"""How many visitors are let in before those inside are looked after again."""
WAITING = 512
"""How many may wait before the door."""
REST = 0.1
"""Seconds that the door rests when the system has no room for one more connection."""
TURNED_AWAY = 32
"""How many are told at the same time why they cannot come in; others find the door shut without a word."""
A_WORD = 2.0
"""Seconds in which somebody who is turned away must have asked for something to be told why."""
OWN_FILES = 64
"""How many files the hall has open besides its connections: the store, the bots, what somebody fetches just now."""

FULL = (503, "full", "The hall is full; come again in a moment.")
CROWDED = (429, "crowded", "Too many connections come from your address; close some, or wait a moment.")
PHRASES = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}


def open_door(host: str, port: int) -> socket.socket:
    """Opens the door at an address; what is sent through it leaves at once."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        raise MeadhallError(
            f"The hall cannot open its door at {host}, port {port}: {os.strerror(error.errno or 0)}."
        ) from error
    # The event loop sets this only where a socket says that it speaks TCP, and those of create_server do not say it:
    # an answer in two small parts then waits 40 ms for the other side's receipt. Connections inherit it from the door.
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return door


def answer_of(status: int, code: str, sentence: str) -> bytes:
    """A whole answer for somebody with whom the hall speaks no further."""
    body = json.encode(say.Problem(error=sentence, code=code))
    head = (
        f"HTTP/1.1 {status} {PHRASES[status]}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "cache-control: no-store\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def room_for(connections: int) -> int:
    """How many connections the system has room for, at most so many; it is asked for more where it has too little."""
    wanted = connections + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft < wanted:
            room = max(1, soft - OWN_FILES)
            log.warning("The system has room for %d connections, not for %d (ulimit -n).", room, connections)
            return room
    return connections


class Place:
    """A place that somebody has taken, until they give it back."""

    def __init__(self, given_back: Callable[[], None]) -> None:
        self._given_back: Callable[[], None] | None = given_back

    def leave(self) -> None:
        """Gives the place back; a second time does nothing."""
        given_back, self._given_back = self._given_back, None
        if given_back is not None:
            given_back()


class Gate:
    """Counts who is inside, and decides who else may come in."""

    def __init__(self, config: Config) -> None:
        self._most, self._most_of_one = config.limits.connections, config.limits.address_connections
        self._proxies = config.proxies
        self._from: Counter[str] = Counter()
        self.inside = 0

    def admit(self, host: str) -> Place | tuple[int, str, str]:
        """A place for somebody, or why there is none."""
        whose = "" if is_among(host, self._proxies) else household(host)
        if self.inside >= self._most:
            return FULL
        if whose and self._from[whose] >= self._most_of_one:
            return CROWDED
        self.inside += 1
        self._from[whose] += 1
        return Place(partial(self._left, whose))

    def _left(self, whose: str) -> None:
        self.inside -= 1
        self._from[whose] -= 1
        if not self._from[whose]:
            del self._from[whose]


class TurnedAway(asyncio.Protocol):
    """Somebody for whom there is no room: they are told so as soon as they ask for something."""

    def __init__(self, place: Place, status: int, code: str, sentence: str) -> None:
        self._place, self._answer = place, answer_of(status, code, sentence)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._patience = asyncio.get_running_loop().call_later(A_WORD, transport.abort)

    def data_received(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(self._answer)
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        self._place.leave()


class Door:
    """Lets visitors in, and rests for a moment when the system has no room for another."""

    def __init__(self, listening: socket.socket, gate: Gate, visit: Callable[[Place], asyncio.Protocol]) -> None:
        self._socket, self._gate, self._visit = listening, gate, visit
        self._loop = asyncio.get_running_loop()
        self._resting: asyncio.TimerHandle | None = None
        self._coming: set[asyncio.Task[None]] = set()
        self._turned_away = 0
        listening.setblocking(False)
        self._open()

    def _open(self) -> None:
        self._resting = None
        self._loop.add_reader(self._socket, self._somebody_knocks)

    def close(self) -> None:
        """Lets nobody in any more."""
        self._loop.remove_reader(self._socket)
        if self._resting is not None:
            self._resting.cancel()
        for task in self._coming:
            task.cancel()

    def _somebody_knocks(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, address = self._socket.accept()
            except (BlockingIOError, InterruptedError):
                return
            except ConnectionAbortedError:
                continue
            except OSError as error:  # those who knock wait before the door; trying at once again would help nobody
                log.warning("The hall can let nobody in for a moment: %s.", os.strerror(error.errno or 0))
                self._loop.remove_reader(self._socket)
                self._resting = self._loop.call_later(REST, self._open)
                return
            self._receive(connection, address[0])

    def _receive(self, connection: socket.socket, host: str) -> None:
        place = self._gate.admit(host)
        if isinstance(place, Place):
            task = self._loop.create_task(self._come_in(connection, self._visit(place), place))
        elif self._turned_away < TURNED_AWAY:
            self._turned_away += 1
            outside = Place(self._one_went_away)
            task = self._loop.create_task(self._come_in(connection, TurnedAway(outside, *place), outside))
        else:
            connection.close()
            return
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    def _one_went_away(self) -> None:
        self._turned_away -= 1

    async def _come_in(self, connection: socket.socket, visit: asyncio.Protocol, place: Place) -> None:
        connection.setblocking(False)
        try:
            await self._loop.connect_accepted_socket(lambda: visit, connection)
        except OSError as error:
            log.warning("A connection ended before it began: %s.", os.strerror(error.errno or 0))
            connection.close()
            place.leave()
