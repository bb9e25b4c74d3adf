"""Looking back with an analyst: the whole match, a single step, and ways of one's own."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from .. import messages as say
from ..packing import PACKED
from .people import TheHall, Visitor

Closer = Annotated[bool, QueryParameter(name="closer", required=False)]


@post("/tables/{id:str}/analysis", status_code=200, summary="Has a finished match judged, turn by turn")
async def begin(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.AnalysisState:
    """Begins, or goes on where it was left; whoever has another match judged leaves that one."""
    async with hall.at(id) as table:
        return await hall.see_through(hall.analyses.begin(table, visitor.id))


@get("/tables/{id:str}/analysis", middleware=[PACKED], summary="How far the analysis of a match has come")
async def state(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.AnalysisState:
    """Gives what was found so far, and which ways were kept."""
    async with hall.at(id) as table:
        return await hall.analyses.state(table.stored, visitor.id)


@get("/tables/{id:str}/analysis/{number:int}", middleware=[PACKED], summary="How a match stood after a step")
async def step(
    id: FromPath[str], number: FromPath[int], hall: TheHall, visitor: Visitor, closer: Closer = False
) -> say.Evaluation:
    """Gives what is known of one step, and what should be played; thinks a few seconds where that is not enough."""
    async with hall.at(id) as table:
        return await hall.see_through(hall.analyses.step(table, visitor.id, number, closer))


@post("/tables/{id:str}/analysis/{number:int}/try", status_code=200, summary="Tries a way of one's own from a step on")
async def attempt(
    id: FromPath[str], number: FromPath[int], data: JSONBody[say.TryWish], hall: TheHall, visitor: Visitor
) -> say.Tried:
    """Plays what was pointed at on a copy; judges it and answers for the others, if that is wished for."""
    async with hall.at(id) as table:
        return await hall.see_through(hall.analyses.attempt(table, visitor.id, number, data))


@post("/tables/{id:str}/analysis/{number:int}/keep", status_code=201, summary="Keeps a way with the match")
async def keep(
    id: FromPath[str], number: FromPath[int], data: JSONBody[say.TryWish], hall: TheHall, visitor: Visitor
) -> say.AnalysisState:
    """Keeps a way of one's own, for everybody who looks back at the match."""
    async with hall.at(id) as table:
        return await hall.see_through(hall.analyses.keep(table, visitor, number, data))


@delete("/tables/{id:str}/analysis/kept/{kept:int}", status_code=200, summary="Forgets a way that was kept")
async def forget(id: FromPath[str], kept: FromPath[int], hall: TheHall, visitor: Visitor) -> say.AnalysisState:
    """Takes a way of one's own out again."""
    async with hall.at(id) as table:
        return await hall.see_through(hall.analyses.forget(table.stored, visitor.id, kept))
