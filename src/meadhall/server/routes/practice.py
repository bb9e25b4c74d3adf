"""Practice against bots: a hint, the way back, and playing on from a step."""

from litestar import post
from litestar.params import FromPath, JSONBody

from .. import messages as say
from .. import practice
from ..problems import too_many
from .people import TheHall, Visitor


@post("/tables/{id:str}/hint", status_code=200, summary="What the analyst would point at, and why")
async def hint(id: FromPath[str], data: JSONBody[say.HintWish], hall: TheHall, visitor: Visitor) -> say.Hint:
    """Thinks for a seat of the visitor's; the match is practice from then on. Only where bots play all other seats."""
    async with hall.at(id) as found:
        return await practice.hint(found, visitor, data)


@post("/tables/{id:str}/rewind", status_code=200, summary="Goes back to a decision of one's own")
async def rewind(id: FromPath[str], data: JSONBody[say.RewindWish], hall: TheHall, visitor: Visitor) -> say.Row:
    """What came since is gone, chance is new, and the match is practice. Only where bots play all other seats."""
    async with hall.at(id) as found:
        await hall.see_through(practice.go_back(found, visitor, data.step))
        return hall.row(found.stored, visitor.id)


@post("/tables/{id:str}/branch", status_code=201, summary="Plays on from a step, at a table of its own")
async def branch(id: FromPath[str], data: JSONBody[say.BranchWish], hall: TheHall, visitor: Visitor) -> say.TableId:
    """Puts up a table against bots that begins at the step; of a match that goes on only as the seat may imagine it."""
    if not hall.new_tables.take(visitor.id):
        raise too_many("You have opened many tables; play one of them first.")
    async with hall.at(id) as found:
        return say.TableId(table=await hall.see_through(practice.play_on(found, visitor, data)))
