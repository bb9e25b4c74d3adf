"""Alone against the rules: what can be chosen, a match that begins at once, and how one did so far."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import solo_of
from meadhall.kernel.solo import Solo

from .. import campaign as campaigns
from .. import messages as say
from ..alone import checked
from ..problems import too_many, unknown
from ..titles import playable
from .people import TheHall, Visitor


def _solo(game: str) -> Solo:
    try:
        return solo_of(playable(game))
    except MeadhallError as error:
        raise unknown(str(error), "no_solo") from None


@get("/games/{game:str}/alone", summary="How I did alone in a title")
async def campaign(game: FromPath[str], hall: TheHall, visitor: Visitor) -> say.Campaign:
    """Gives the visitor's own matches against the rules: in all, by foe, by challenge, and those that go on."""
    return await campaigns.campaign_of(hall.store, _solo(game), visitor.id, game)


@post("/games/{game:str}/alone/check", status_code=200, summary="What follows from a wish to play alone")
async def check(game: FromPath[str], data: JSONBody[say.SoloWish], visitor: Visitor) -> say.SoloCheck:
    """Says how hard it would be, what cannot be added to it, and in a sentence why it cannot be played."""
    _solo(game)
    return checked(playable(game), data)


@post("/games/{game:str}/alone", status_code=201, summary="Begins a match alone against the rules")
async def set_out(game: FromPath[str], data: JSONBody[say.SoloWish], hall: TheHall, visitor: Visitor) -> say.TableId:
    """Puts up a table for the visitor alone. Its match begins at once, and what was chosen is not asked again."""
    _solo(game)
    if not hall.new_tables.take(visitor.id):
        raise too_many("You have opened many tables; play one of them first.")
    return say.TableId(table=(await hall.set_out(visitor, game, data)).id)
