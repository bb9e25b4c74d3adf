"""Visits: the connections of the hall, which may neither dawdle nor flood it.

uvicorn serves them. Added here are deadlines, which it does not have, and a count of the frames of a WebSocket.
"""

import asyncio
import logging
from typing import Any, Literal

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.server import ServerProtocol

from meadhall.clock import Clock

from .config import Config, Limits
from .door import Gate, Place, answer_of
from .limits import Bucket

LARGEST_FRAME = 64 << 10
"""Larger messages end the connection at once; messages over 4 KiB are refused in a sentence before that."""
FAREWELL = 1.0
"""Seconds in which somebody must have read why their WebSocket is closed."""
TOO_SLOW = "The request took too long to arrive."
TOO_MUCH = "That is too much at once; wait a moment and come again."
TOO_MANY_PIECES = "A message may come in at most {} pieces."


class HallState(ServerState):
    """What all connections of the hall share."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.limits, self.gate, self.clock = config.limits, Gate(config), config.clock


class Visit(asyncio.Protocol):
    """A connection that has a place in the hall, and loses it when it reads nothing of what it is sent."""

    transport: asyncio.Transport
    place: Place
    limits: Limits
    _reading: asyncio.TimerHandle | None = None
    _unread = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Gives the place back."""
        self._stop_watching()
        super().connection_lost(exc)
        self.place.leave()

    def pause_writing(self) -> None:
        """More waits to be read than the system takes: whoever it is for is watched from now on."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """All was read."""
        self._stop_watching()
        super().resume_writing()

    def _watch(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._reading = loop.call_later(self.limits.unread_seconds, self._look_whether_they_read)

    def _look_whether_they_read(self) -> None:
        if self.transport.get_write_buffer_size() < self._unread:  # slow, but they do read
            self._watch()
        else:
            self.transport.abort()

    def _stop_watching(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class HttpVisit(Visit, H11Protocol):
    """A connection that brings requests, each of which must arrive in time."""

    def __init__(
        self, config: uvicorn.Config, server_state: HallState, app_state: dict[str, Any], place: Place
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.limits, self.place = server_state.limits, place
        self._arriving: Literal["head", "body"] | None = None
        self._deadline: asyncio.TimerHandle | None = None

    # uvicorn, too, takes a transport that can be written to, where asyncio's protocol would take any
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first request is awaited from now on."""
        transport.set_write_buffer_limits(0)  # so that one is watched as soon as anything is left unread
        super().connection_made(transport)
        self._expect("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will arrive."""
        self._expect(None)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Reads what has come, and looks whether the rest is still to come."""
        super().handle_events()
        if self.transport.get_protocol() is not self:  # it was for a WebSocket
            self._expect(None)
        elif self.conn.their_state is h11.SEND_BODY:
            self._expect("body")
        elif self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._expect("head")
        elif self.cycle is not None:
            self._expect(None)  # all has come; between two requests uvicorn has a clock of its own

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is somebody else's from now on."""
        self._stop_watching()
        super().handle_websocket_upgrade(event)

    def _expect(self, part: Literal["head", "body"] | None) -> None:
        """Sets the clock for a part of a request; it runs on while the same part is still arriving."""
        if part == self._arriving:
            return
        self._arriving = part
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if part is not None:
            seconds = self.limits.head_seconds if part == "head" else self.limits.body_seconds
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self._arriving == "body" and self.cycle.response_started:
            self.transport.abort()
            return
        # Browsers open connections in advance: an answer in one would be taken for that to its first request.
        if self._arriving == "body" or self.conn.trailing_data[0]:
            self.transport.write(answer_of(408, "too_slow", TOO_SLOW))
        self.transport.close()


class CountedFrames(ServerProtocol):
    """Reads a WebSocket, and stops reading at the first frame too many."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        super().__init__(max_size=LARGEST_FRAME, logger=logging.getLogger("uvicorn.error"))
        self._bucket, self._most_pieces, self._pieces = Bucket(*limits.frames, clock), limits.pieces, 0
        self.overrun = False

    def recv_frame(self, frame: Frame) -> None:
        """Takes a frame, if it is none too many; else the rest of what has come is thrown away unread."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._pieces = 1 if frame.opcode is not Opcode.CONT else self._pieces + 1
        if not self._bucket.take():
            self._end(CloseCode.POLICY_VIOLATION, TOO_MUCH)
        elif self._pieces > self._most_pieces:
            self._end(CloseCode.MESSAGE_TOO_BIG, TOO_MANY_PIECES.format(self._most_pieces))
        else:
            super().recv_frame(frame)

    def _end(self, code: CloseCode, sentence: str) -> None:
        self.overrun = True
        self.fail(code, sentence)


class SocketVisit(Visit, WebSocketsSansIOProtocol):
    """A connection to a table, whose frames are counted."""

    conn: CountedFrames

    def __init__(self, config: uvicorn.Config, server_state: HallState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.limits = server_state.limits
        self.conn = CountedFrames(server_state.limits, server_state.clock)
        self._leaving = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes over the place of the request that it began as."""
        assert isinstance(transport, asyncio.Transport)
        began_as = transport.get_protocol()
        assert isinstance(began_as, HttpVisit)
        self.place = began_as.place
        self._handshake = self.loop.call_later(self.limits.head_seconds, self._too_slow)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._handshake.cancel()
        super().connection_lost(exc)

    def _too_slow(self) -> None:
        if not self.handshake_complete:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Reads what has come; of those who are shown the door nothing is read any more."""
        if self._leaving:
            return
        super().data_received(data)
        if self.conn.overrun:
            self._say_farewell()

    def handle_parser_exception(self) -> None:
        """Somebody does not keep to the protocol, or sends too large a message."""
        self._say_farewell()

    def _say_farewell(self) -> None:
        """Ends the connection, and waits a moment so that the reason arrives.

        A connection that is closed while something in it is still unread is cut off, and its last words with it. So
        what still comes is taken, and thrown away.
        """
        self._leaving = True
        if (close := self.conn.close_sent) is None:  # nothing can be said before the handshake
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)
