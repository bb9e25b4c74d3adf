"""Tables: to open them, sit down, leave, resign, hand over and play again."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from .. import changes
from .. import messages as say
from ..packing import NAMED
from ..problems import too_many
from .people import TheHall, Visitor


@get("/tables", middleware=[NAMED], summary="The tables of the hall")
async def tables(hall: TheHall, visitor: Visitor) -> say.Tables:
    """Lists open tables, the visitor's own, those that can be watched, and replays."""
    return await hall.tables(visitor.id)


@post("/tables", status_code=201, summary="Opens a table")
async def open_table(data: JSONBody[say.NewTable], hall: TheHall, visitor: Visitor) -> say.Opened:
    """Opens a table. Its match begins when no seat is open."""
    if not hall.new_tables.take(visitor.id):
        raise too_many("You have opened many tables; play one of them first.")
    stored = await hall.open_table(visitor, data)
    return say.Opened(table=stored.id, invite=stored.invite)


@get("/tables/{id:str}", summary="One table in a line")
async def table(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.Row:
    """Gives one table in a line."""
    async with hall.at(id) as found:
        return hall.row(found.stored, visitor.id)


@post("/tables/{id:str}/join", status_code=200, summary="Claims an open seat")
async def join(id: FromPath[str], data: JSONBody[say.Join], hall: TheHall, visitor: Visitor) -> say.Row:
    """Claims an open seat; private tables need the invitation."""
    async with hall.at(id) as found:
        await hall.see_through(changes.join(found, visitor, data))
        return hall.row(found.stored, visitor.id)


@post("/tables/{id:str}/leave", status_code=204, summary="Gives up a seat before the start")
async def leave(id: FromPath[str], hall: TheHall, visitor: Visitor) -> None:
    """Gives up the visitor's seats. A table that nobody sits at any more is closed."""
    async with hall.at(id) as found:
        await hall.see_through(changes.leave(found, visitor))


@post("/tables/{id:str}/resign", status_code=200, summary="Gives up a match")
async def resign(id: FromPath[str], data: JSONBody[say.SeatOnly], hall: TheHall, visitor: Visitor) -> say.Row:
    """The seat loses at once in a match for two; in larger ones a bot takes its place."""
    async with hall.at(id) as found:
        await hall.see_through(changes.resign(found, visitor, data.seat))
        return hall.row(found.stored, visitor.id)


@post("/tables/{id:str}/handover", status_code=200, summary="Gives a seat to a bot")
async def handover(id: FromPath[str], data: JSONBody[say.Handover], hall: TheHall, visitor: Visitor) -> say.Row:
    """One's own seat at any time, another's once the table has waited for its person as long as was agreed."""
    async with hall.at(id) as found:
        await hall.see_through(changes.hand_over(found, visitor, data))
        return hall.row(found.stored, visitor.id)


@post("/tables/{id:str}/takeback", status_code=200, summary="Takes a seat back from a bot")
async def takeback(id: FromPath[str], data: JSONBody[say.SeatOnly], hall: TheHall, visitor: Visitor) -> say.Row:
    """The person plays on."""
    async with hall.at(id) as found:
        await hall.see_through(changes.take_back(found, visitor, data.seat))
        return hall.row(found.stored, visitor.id)


@post("/tables/{id:str}/rematch", status_code=200, summary="Plays again with seats turned by one")
async def rematch(id: FromPath[str], hall: TheHall, visitor: Visitor) -> say.TableId:
    """Puts up a table with the same people; a second call gives the same table."""
    async with hall.at(id) as found:
        return say.TableId(table=await hall.see_through(changes.rematch(found, visitor)))
