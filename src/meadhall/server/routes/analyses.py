"""Looking back with an analyst: the whole match, or a single step."""

from litestar import get, post
from litestar.params import FromPath

from .. import messages as say
from ..packing import PACKED
from .people import TheHall, Visitor


@post("/tables/{id:str}/analysis", status_code=200, summary="Has a finished match judged, turn by turn")
async def begin(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.AnalysisState:
    """Begins, or goes on where it was left; whoever has another match judged leaves that one."""
    async with hall.at(id) as table:
        return await hall.see_through(hall.analyses.begin(table, visitor.id))


@get("/tables/{id:str}/analysis", middleware=[PACKED], summary="How far the analysis of a match has come")
async def state(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.AnalysisState:
    """Gives what was found so far."""
    async with hall.at(id) as table:
        return hall.analyses.state(table.stored)


@get("/tables/{id:str}/analysis/{number:int}", summary="How a match stood after a step")
async def step(id: FromPath[str], number: FromPath[int], hall: TheHall, visitor: Visitor) -> say.Evaluation:
    """Thinks a few seconds about one step."""
    async with hall.at(id) as table:
        return await hall.see_through(hall.analyses.step(table, visitor.id, number))
