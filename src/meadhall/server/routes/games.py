"""What can be played, and everything a client needs to show it."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from meadhall.clauses import ENGLISH

from .. import howto as pages
from .. import messages as say
from .. import titles
from ..guards import session_of
from ..packing import KEPT, SUITED
from ..partners import suited
from .people import TheHall, Visitor

Ids = Annotated[
    str, QueryParameter(name="ids", required=False, description="Clauses by their ids, with commas between them")
]
Lang = Annotated[
    str, QueryParameter(name="lang", required=False, description="The language; English where it has no such rules")
]


@get("/games", middleware=[SUITED], summary="The titles of the hall")
async def games(request: Request[Any, Any, Any], hall: TheHall) -> list[say.GameInfo]:
    """Lists the titles, each with the bot that suits the visitor; those that cannot be played yet are there too."""
    person, found = session_of(request), titles.titles(hall.house)
    return found if person is None else await suited(hall.store, person, found)


@get("/games/{game:str}/texts/{lang:str}", sync_to_thread=False, middleware=[KEPT], summary="A title's texts")
def texts(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """Gives the title's texts as Fluent source."""
    return Response(titles.texts(game, lang), media_type=MediaType.TEXT)


@get("/games/{game:str}/coach/{lang:str}", sync_to_thread=False, middleware=[KEPT], summary="A title's first hints")
def coach(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """Gives what the coach says at somebody's first matches, as Fluent source; nothing where a title has no coach."""
    return Response(titles.coach(game, lang), media_type=MediaType.TEXT)


@get("/games/{game:str}/automata/{lang:str}", sync_to_thread=False, middleware=[KEPT], summary="A title's automata")
def automata(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """Gives what a title says only where the rules play seats, as Fluent source: empty where they never do."""
    return Response(titles.automata_texts(game, lang), media_type=MediaType.TEXT)


@get(
    "/games/{game:str}/lamp/{lang:str}", sync_to_thread=False, middleware=[KEPT], summary="A title's texts for analyses"
)
def lamp(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """Gives what the analyst says of the title, as Fluent source: empty where it has no words of its own."""
    return Response(titles.lamp(game, lang), media_type=MediaType.TEXT)


@get(
    "/games/{game:str}/scene",
    sync_to_thread=False,
    middleware=[KEPT],
    summary="Geometry and content for drawing the table",
)
def scene(game: FromPath[str]) -> dict[str, Any]:
    """Gives what a client needs to draw the title's table."""
    return titles.playable(game).scene()


@get("/games/{game:str}/rules", sync_to_thread=False, middleware=[KEPT], summary="The rules of a title")
def rules(game: FromPath[str], lang: Lang = ENGLISH) -> say.Rules:
    """Gives the rules, clause by clause."""
    return titles.rules(game, lang)


@get("/games/{game:str}/howto", sync_to_thread=True, middleware=[KEPT], summary="How a title is played")
def howto(game: FromPath[str], lang: Lang = ENGLISH) -> say.HowTo:
    """Gives a page to be read in two minutes; without parts where the title has none."""
    return pages.howto(game, lang)


@get("/games/{game:str}/howto/{section:str}", sync_to_thread=True, middleware=[KEPT], summary="A position to be seen")
def howto_view(game: FromPath[str], section: FromPath[str]) -> say.View:
    """Gives the position that a section's picture shows, with the eyes of its audience."""
    return pages.position(game, section)


@get("/games/{game:str}/clauses", sync_to_thread=False, middleware=[KEPT], summary="A few clauses of a title")
def clauses(game: FromPath[str], ids: Ids = "", lang: Lang = ENGLISH) -> list[say.RuleClause]:
    """Gives the clauses that are asked for, in that order; those that are not in the rules are left out."""
    return titles.clauses(game, ids.split(","), lang)


@post("/games/{game:str}/check", status_code=200, summary="Whether a table could be opened like this")
async def check(game: FromPath[str], data: JSONBody[say.TableWish], visitor: Visitor) -> say.TableCheck:
    """Says what the seats would be called, or in a sentence why such a table cannot be opened."""
    return titles.checked(game, data)
