"""A client: one open connection of one person to one table."""

import asyncio

import msgspec

from meadhall.kernel.game import Audience, View

from . import messages as say

WAITING = 400
"""How many messages may wait for a slow client before it is let go; it will come again and get the whole table."""

encode = msgspec.json.Encoder().encode


class Client:
    """Takes messages without waiting; the connection sends them in order, as fast as it can."""

    def __init__(self, person: str, name: str, frames: bool = False) -> None:
        self.person, self.name = person, name
        self.audience: Audience | None = None
        """Whom it sees with."""
        self.row: View | None = {} if frames else None
        """The row that it has; None if it is shown whole views and rows, and no frames."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.gone = False

    def know(self, row: View | None) -> None:
        """From now on the client has this row, if it asked for frames."""
        if self.row is not None and row is not None:
            self.row = row

    def tell(self, message: say.ServerMessage) -> None:
        """Puts a message on its way."""
        self.pass_on(encode(message).decode())

    def pass_on(self, text: str) -> None:
        """Puts an encoded message on its way."""
        if self.gone:
            return
        if self._waiting.qsize() >= WAITING:
            self.let_go()
        else:
            self._waiting.put_nowait(text)

    def let_go(self) -> None:
        """Ends the connection once what waits has been sent, or at once if it is too slow."""
        self.gone = True
        self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to send; None at the end."""
        return await self._waiting.get()

    def refuse(self, id: str, code: str, error: str, clause: str | None = None) -> None:
        """Says no, in a sentence."""
        self.tell(say.RefusedMessage(id=id, error=error, code=code, clause=clause))
