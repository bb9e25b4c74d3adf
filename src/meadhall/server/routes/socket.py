"""The WebSocket of a table: one person, one table, messages both ways."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meadhall.kernel.errors import MeadhallError
from meadhall.store import StoreUnavailable

from .. import messages as say
from ..actor import Table
from ..client import Client
from ..foreseeing import forecast
from ..guards import address_of, own_origin, too_many_from, visitor
from ..hall import Hall
from ..lecturing import show
from ..problems import Refusal
from ..rewinding import step_back
from ..seating import legible
from .people import TheHall

log = logging.getLogger(__name__)

LARGEST = 4096
"""The most bytes of one message."""
FOREIGN, STRANGER, LOST, FULL, TOO_OFTEN = 4403, 4401, 4404, 4429, 1008
"""Why a connection is closed: foreign page, no session, no such table, too many connections, begun too often."""

_read = msgspec.json.Decoder(say.ClientMessage).decode


class AnyId(msgspec.Struct):
    """What can be read of a message that is otherwise wrong."""

    id: str = ""


def id_in(text: str) -> str:
    """The id of a message that could not be read, if that much can be."""
    try:
        return msgspec.json.decode(text, type=AnyId).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: WebSocket, id: FromPath[str], hall: TheHall) -> None:  # type: ignore[type-arg]
    """Shows somebody a table and takes their answers."""
    if not own_origin(socket):
        await socket.close(code=FOREIGN)
        return
    if not hall.address_handshakes.take(address_of(socket)):
        await _too_often(socket)
        return
    try:
        person = await visitor(socket)
        if not hall.handshakes.take(person.id):
            await _too_often(socket)
            return
        if hall.connections[person.id] >= hall.config.limits.sockets or too_many_from(socket):
            await socket.close(code=FULL)
            return
        async with hall.at(id) as table:
            await socket.accept()
            client = Client(person.id, person.name, frames=socket.query_params.get("frames") == "1")
            await _serve(socket, hall, table, client)
    except Refusal as refusal:
        await socket.close(code=STRANGER if refusal.status == 401 else LOST)
    except StoreUnavailable:
        await socket.close(code=1013)


async def _too_often(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Says so; a page reads the reason only of a connection that was accepted."""
    await socket.accept()
    await socket.close(code=TOO_OFTEN, reason="You come and go too often; wait a moment.")


async def _serve(socket: WebSocket, hall: Hall, table: Table, client: Client) -> None:  # type: ignore[type-arg]
    sending = asyncio.create_task(_send(socket, client))
    whose = (client.person, address_of(socket))
    hall.connections.update(whose)
    try:
        try:
            await table.connect(client)
        except MeadhallError as error:
            client.refuse("", error.code if isinstance(error, Refusal) else "store_unavailable", str(error))
            client.let_go()
        with suppress(WebSocketDisconnect):
            while not client.gone:
                if not await _hear(hall, table, client, await socket.receive_data("text")):
                    client.let_go()
    finally:
        client.gone = True
        hall.connections.subtract(whose)
        hall.connections += Counter()  # forgets those who have none left
        await hall.see_through(table.disconnect(client))
        client.let_go()
        with suppress(asyncio.CancelledError):
            await sending


async def _send(socket: WebSocket, client: Client) -> None:  # type: ignore[type-arg]
    """Sends what waits, in order."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (text := await client.next()) is not None:
            await socket.send_data(text, "text")
        await socket.close(code=1000)


async def _hear(hall: Hall, table: Table, client: Client, text: str) -> bool:
    """Takes one message; False if the connection must end."""
    if len(text.encode()) > LARGEST:
        client.refuse("", "too_large", f"A message has at most {LARGEST} bytes.")
        return False
    if not hall.messages.take(client.person):
        client.refuse(id_in(text), "too_many", "That is too much at once; wait a moment.")
        return True
    try:
        message = _read(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        client.refuse(id_in(text), "bad_message", f"This message makes no sense: {error}.")
        return True
    try:
        match message:
            case say.Answer():
                await hall.see_through(table.answer(client, message))
            case say.TakeBack():
                back = step_back(table, client, message) if table.stored.teaches else table.undo(client, message)
                await hall.see_through(back)
            case say.Preview():
                await table.preview(client, message)
            case say.Foresee():
                hall.spawn(forecast(table, client, message), "forecast")
            case say.Show():
                await show(table, client, message)
            case say.Say():
                if not hall.talk.take(client.person):
                    client.refuse(message.id, "too_many", "Speak more slowly.")
                elif not (text := legible(message.text)):
                    client.refuse(message.id, "bad_message", "Nobody could read that.")
                else:
                    await hall.see_through(table.talk(client, msgspec.structs.replace(message, text=text)))
            case say.Ping():
                client.tell(say.PongMessage(id=message.id))
    except Refusal as refusal:
        client.refuse(message.id, refusal.code, str(refusal))
    except StoreUnavailable as error:
        client.refuse(message.id, "store_unavailable", str(error))
    return True
