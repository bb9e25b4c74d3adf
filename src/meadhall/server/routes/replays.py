"""Looking back: steps, records, and matches brought from elsewhere."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, QueryParameter

from meadhall.kernel.errors import BrokenRecord, UnknownGame
from meadhall.kernel.game import Audience

from .. import messages as say
from .. import replay
from ..packing import PACKED
from ..practice import must_be_told
from ..problems import bad, too_many
from ..records import take_in
from ..seating import audience_of
from .people import TheHall, Visitor

As = Annotated[Audience | None, QueryParameter(name="as", required=False)]
WithFrames = Annotated[bool, QueryParameter(name="frames", required=False)]
LARGEST_RECORD = 1 << 20


@get("/tables/{id:str}/steps", middleware=[PACKED], summary="All steps of a match")
async def steps(id: FromPath[str], hall: TheHall, visitor: Visitor, viewpoint: As = None) -> say.Steps:
    """Gives what every step told, and where turns end."""
    async with hall.at(id) as table:
        return await replay.steps(table, visitor.id, viewpoint)


@get("/tables/{id:str}/steps/{number:int}", middleware=[PACKED], summary="A match as it was after a step")
async def step(
    id: FromPath[str],
    number: FromPath[int],
    hall: TheHall,
    visitor: Visitor,
    viewpoint: As = None,
    frames: WithFrames = False,
) -> say.Step:
    """Gives the view after a step and what the step told."""
    async with hall.at(id) as table:
        return await replay.step(table, visitor.id, number, viewpoint, frames)


@get("/tables/{id:str}/record", middleware=[PACKED], summary="The record of a match")
async def record(id: FromPath[str], hall: TheHall, visitor: Visitor) -> Response[bytes]:
    """Gives the record: whole after the end, before that cut to what the visitor may know."""
    async with hall.at(id) as table, table.lock:
        await table.ready()
        await must_be_told(hall.store, table.stored)
        written = await replay.record_of(hall.store, table.stored, audience_of(table.stored, visitor.id))
    headers = {"content-disposition": f'attachment; filename="{id}.meadhall.json"', "cache-control": "no-store"}
    return Response(written.encode(), media_type="application/json", headers=headers)


@post("/import", status_code=201, request_max_body_size=LARGEST_RECORD, summary="Adds a finished match to the replays")
async def bring(request: Request[Any, Any, Any], hall: TheHall, visitor: Visitor) -> say.TableId:
    """Checks a record by playing it again, and adds it to the replays."""
    if not hall.new_tables.take(visitor.id):
        raise too_many("You have brought many matches; wait a moment.")
    try:
        return say.TableId(table=await take_in(hall.store, await request.body(), hall.clock.now()))
    except (BrokenRecord, UnknownGame) as error:
        raise bad("broken_record", str(error)) from None
