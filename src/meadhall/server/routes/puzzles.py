"""Puzzles: which there are, sitting down at one, and what its solver wants."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from .. import messages as say
from .. import titles
from ..packing import KEPT, NAMED
from .people import TheHall, Visitor

Today = Annotated[
    str | None, QueryParameter(name="day", required=False, description="Which day it is where the visitor is")
]


@get("/puzzles", middleware=[NAMED], summary="All puzzles")
async def puzzles(hall: TheHall, visitor: Visitor, day: Today = None) -> say.Puzzles:
    """Lists the puzzles of all titles, with how the visitor did, and that of the day."""
    return await hall.puzzles.all(visitor.id, day)


@get("/puzzles/today", summary="The puzzle of the day")
async def of_day(hall: TheHall, visitor: Visitor, day: Today = None) -> say.PuzzleOfDay:
    """Gives the puzzle of the visitor's day, which is the hall's own or one beside it, and on how many days in a row
    they solved it."""
    return await hall.puzzles.of_day(visitor.id, day)


@post("/puzzles/{puzzle:str}", status_code=200, summary="Sits down at a puzzle")
async def begin(puzzle: FromPath[str], data: JSONBody[say.PuzzleWish], hall: TheHall, visitor: Visitor) -> say.TableId:
    """Gives the table at which the visitor tries it: a new one, or the one that they had."""
    return say.TableId(table=await hall.see_through(hall.puzzles.begin(visitor, puzzle, data.day)))


@post("/puzzles/{puzzle:str}/origin", status_code=200, summary="The match that a puzzle comes from")
async def origin(puzzle: FromPath[str], hall: TheHall, visitor: Visitor) -> say.TableId:
    """Gives the table at which it can be replayed, when the puzzle is done."""
    return say.TableId(table=await hall.see_through(hall.puzzles.origin(visitor, puzzle)))


@get("/games/{game:str}/puzzles/texts/{lang:str}", sync_to_thread=False, middleware=[KEPT], summary="What puzzles say")
def texts(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """Gives the texts of a title's puzzles as Fluent source."""
    return Response(titles.texts(game, lang, "puzzles"), media_type=MediaType.TEXT)


@get("/tables/{id:str}/puzzle", summary="How a puzzle stands")
async def state(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.PuzzleState:
    """Says how the visitor's puzzle stands; after a wrong decision it waits until that is answered."""
    async with hall.at(id) as table:
        return await hall.puzzles.state(table, visitor.id)


@post("/tables/{id:str}/puzzle/hint", status_code=200, summary="A hint, for an attempt")
async def hint(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.PuzzleState:
    """First what is to be pointed at is told, then where it leads."""
    async with hall.at(id) as table:
        await hall.see_through(hall.puzzles.hint(table, visitor.id))
        return await hall.puzzles.state(table, visitor.id)


@post("/tables/{id:str}/puzzle/give-up", status_code=200, summary="Gives a puzzle up")
async def give_up(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.PuzzleState:
    """The solution is told, and the puzzle counts as not solved."""
    async with hall.at(id) as table:
        await hall.see_through(hall.puzzles.give_up(table, visitor.id))
        return await hall.puzzles.state(table, visitor.id)


@post("/tables/{id:str}/puzzle/back", status_code=200, summary="The board goes back")
async def back(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.PuzzleState:
    """After a wrong decision the board lies as it did, and the next attempt begins."""
    async with hall.at(id) as table:
        await hall.see_through(hall.puzzles.back(table, visitor.id))
        return await hall.puzzles.state(table, visitor.id)


@post("/tables/{id:str}/puzzle/walk", status_code=200, summary="How a puzzle goes on")
async def walk(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.PuzzleState:
    """When it is done: the solution and the line after it are played at the table, to be walked step by step."""
    async with hall.at(id) as table:
        await hall.see_through(hall.puzzles.walk(table, visitor.id))
        return await hall.puzzles.state(table, visitor.id)
