"""Lessons of a title: what they are called, how far the visitor has come, and the table of each."""

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from .. import lessons, titles
from .. import messages as say
from ..packing import KEPT
from .people import TheHall, Visitor


@get("/games/{game:str}/lessons", summary="The lessons of a title")
async def lessons_of(game: FromPath[str], hall: TheHall, visitor: Visitor) -> list[say.LessonInfo]:
    """Lists a title's lessons in their order, and how far the visitor has come in each."""
    return await hall.lessons.of(visitor.id, game)


@get(
    "/games/{game:str}/lessons/texts/{lang:str}",
    sync_to_thread=False,
    middleware=[KEPT],
    summary="What the coach says in a title's lessons",
)
def texts(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """Gives the texts of a title's lessons as Fluent source."""
    return Response(titles.lesson_texts(lessons.book(game), lang), media_type=MediaType.TEXT)


@post("/games/{game:str}/lessons/{lesson:str}", status_code=200, summary="Opens a lesson, or goes on with it")
async def open_lesson(
    game: FromPath[str], lesson: FromPath[str], data: JSONBody[say.NewLesson], hall: TheHall, visitor: Visitor
) -> say.LessonTable:
    """Gives the visitor's own table of a lesson: where they left it, or at its beginning."""
    return await hall.see_through(hall.lessons.open(visitor, game, lesson, data.anew))
