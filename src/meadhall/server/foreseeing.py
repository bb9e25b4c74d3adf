"""What would follow from the options of an ask: foreseen in a process beside the hall.

Nobody waits for a forecast, and no table for the process that makes it; a match that moves on leaves it behind.
"""

import logging
from typing import TYPE_CHECKING

import msgspec

from . import messages as say
from .botworker import Pointed
from .client import Client

if TYPE_CHECKING:
    from .actor import Table

log = logging.getLogger(__name__)


async def forecast(table: "Table", client: Client, message: say.Foresee) -> None:
    """Tells what would follow if a seat pointed there, or at any of its options. The table does not wait for it."""
    async with table.lock:
        await table.ready()
        if not await table.may_move(client, message):
            return
        assert table.match is not None
        seed = f"{table.stored.id} {message.seq} {message.ref}"
        pointed = Pointed(table.stored.game, table.match.snapshot(), message.seat, message.ref, seed)
    told = await table.hall.bots.foretell(pointed, lambda: not client.gone and table.stored.seq == message.seq)
    if told is None:
        return
    if told.refused:
        client.refuse(message.id, "not_offered", told.error, told.clause)
    elif told.error:
        log.error("No forecast of %s at table %s: %s", message.ref, table.stored.id, told.error)
        client.refuse(message.id, "no_preview", "What would follow cannot be shown here.")
    else:
        client.tell(
            say.ForecastMessage(id=message.id, seq=message.seq, options=msgspec.Raw(told.options), left=told.left)
        )
