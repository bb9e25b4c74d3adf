"""What would follow from the options of an ask: run beside the table, in worlds that the seat may imagine.

One forecast at a time, and after a thousandth of a second everybody else has a turn, the threads that write too: they
get the interpreter while the loop rests. (With a thread for each forecast, or a loop that never rests, answers at two
hundred tables wait for a third of a second.) Nobody waits for a forecast; a match that moves on leaves it behind.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from meadhall.kernel.ask import Ref
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import NotOffered
from meadhall.kernel.forecast import Forecast, foresee
from meadhall.kernel.match import Match

from . import messages as say
from .client import Client, encode

if TYPE_CHECKING:
    from .actor import Table

log = logging.getLogger(__name__)

MOST_BYTES, MOST_SECONDS = 16_000, 0.02
"""All options at once are told within these; what is left over can be asked for one by one."""
WORK, REST = 0.001, 0.001
"""How long the hall foresees, in seconds, and how long it does something else before it goes on."""


async def forecast(table: "Table", client: Client, message: say.Foresee) -> None:
    """Tells what would follow if a seat pointed there, or at any of its options. The table does not wait for it."""
    async with table.lock:
        await table.ready()
        if not await table.may_move(client, message):
            return
        assert table.match is not None
        twin = table.match.fork()
    chance = Chance(f"{table.stored.id} {message.seq} {message.ref}")
    try:
        async with table.hall.foreseeing:
            now = table.hall.clock.monotonic
            options, begun = _within_bounds(twin, message, chance, now), now()
            while (found := next(options)) is None:
                if now() - begun < WORK:
                    continue
                await asyncio.sleep(REST)
                if client.gone or table.stored.seq != message.seq:
                    return
                begun = now()
    except NotOffered as error:
        client.refuse(message.id, "not_offered", str(error), error.clause)
    except Exception:  # whatever a rule stumbles over; its words may name what is hidden, so they stay here
        log.exception("No forecast of %s at table %s", message.ref, table.stored.id)
        client.refuse(message.id, "no_preview", "What would follow cannot be shown here.")
    else:
        told, left = found
        client.tell(say.ForecastMessage(id=message.id, seq=message.seq, options=told, left=left))


def _within_bounds(
    match: Match, message: say.Foresee, chance: Chance, now: Callable[[], float]
) -> Iterator[tuple[dict[Ref, Forecast], list[Ref]] | None]:
    """Nothing after each option, and in the end as much as there was time and room for, and what was left over.

    Of a single option always all.
    """
    begun, spent, size, told = now(), 0.0, 0, dict[Ref, Forecast]()
    options = match.question(message.seat).options if message.ref is None else (message.ref,)
    for ref, forecast in foresee(match, message.seat, chance, options):
        size += len(encode(forecast)) + len(ref) + 4
        if told and size > MOST_BYTES:
            break
        told[ref] = forecast
        spent += now() - begun
        if spent > MOST_SECONDS:
            break
        yield None
        begun = now()
    yield told, [ref for ref in options if ref not in told]
