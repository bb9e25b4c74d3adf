"""What can be played, and everything a client needs to show it."""

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from .. import messages as say
from .. import titles
from .people import TheHall, Visitor

FRESH = {"cache-control": "no-cache"}


@get("/games", sync_to_thread=False, summary="The titles of the hall")
def games(hall: TheHall) -> list[say.GameInfo]:
    """Lists the titles; those that cannot be played yet are there too."""
    return titles.titles(hall.house)


@get("/games/{game:str}/texts/{lang:str}", sync_to_thread=False, summary="A title's texts")
def texts(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """Gives the title's texts as Fluent source."""
    return Response(titles.texts(game, lang), media_type=MediaType.TEXT, headers=FRESH)


@get("/games/{game:str}/scene", sync_to_thread=False, summary="Geometry and content for drawing the table")
def scene(game: FromPath[str]) -> dict[str, Any]:
    """Gives what a client needs to draw the title's table."""
    return titles.playable(game).scene()


@get("/games/{game:str}/rules", sync_to_thread=False, summary="The rules of a title")
def rules(game: FromPath[str]) -> say.Rules:
    """Gives the rules, clause by clause."""
    return titles.rules(game)


@post("/games/{game:str}/check", status_code=200, summary="Whether a table could be opened like this")
async def check(game: FromPath[str], data: JSONBody[say.TableWish], visitor: Visitor) -> say.TableCheck:
    """Says what the seats would be called, or in a sentence why such a table cannot be opened."""
    return titles.checked(game, data)
