"""Lessons in the hall: which a title has, how far somebody has come, and the table at which they go on."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from meadhall.kernel.errors import ContentError
from meadhall.kernel.options import read_options
from meadhall.lessons import Book, Lesson, book_of, lay
from meadhall.store import Pace, Person, StoredSeat, StoredTable, Study

from . import messages as say
from .problems import clash, too_many, unknown
from .rewinding import rewind
from .titles import playable

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)

PACE: Pace = "days"


def book(id: str) -> Book:
    """The lessons of a title; refused where they cannot be read."""
    try:
        return book_of(playable(id))
    except ContentError as error:
        log.error("The lessons of %s cannot be read: %s", id, error)
        raise clash("no_lessons", f"The lessons of {id} cannot be read in this hall.") from None


class Lessons:
    """Opens the tables of lessons: one for each person and lesson, to come back to."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._opening = asyncio.Lock()

    async def of(self, person: str, game: str) -> list[say.LessonInfo]:
        """All lessons of a title, and how far somebody has come in each."""
        own = await self._own(person, game)
        return [_info(lesson, own.get(lesson.id, [])) for lesson in book(game).lessons]

    async def _own(self, person: str, game: str) -> dict[str, list[StoredTable]]:
        """The tables of somebody's lessons by lesson, the newest of each first."""
        found: dict[str, list[StoredTable]] = {}
        for table in await self._hall.store.studies_of(person, "lesson", game):
            assert table.study is not None
            found.setdefault(table.study.of, []).append(table)
        for tables in found.values():
            tables.sort(key=lambda table: -table.created_at)
        return found

    async def open(self, person: Person, game: str, id: str, anew: bool) -> say.LessonTable:
        """The table of a lesson where somebody left it; or a new one, or the old one gone back to its beginning."""
        lessons = book(game)
        try:
            lesson = lessons.lesson(id)
        except ContentError as error:
            raise unknown(str(error), "no_lesson") from None
        async with self._opening:  # so that whoever asks twice gets one table
            own = (await self._own(person.id, game)).get(id, [])
            outdated = False
            if own:
                came_through = any(_is_done(table, lesson) for table in own[1:])
                if await self._goes_on(own[0], lesson, anew=anew, came_through=came_through):
                    return say.LessonTable(table=own[0].id, outdated=False)
                outdated = not anew
            if not self._hall.new_tables.take(person.id):
                raise too_many("You have opened many tables; wait a moment before the next lesson.")
            stored = await self._put_up(person, lessons, lesson)
            return say.LessonTable(table=stored.id, outdated=outdated)

    async def _goes_on(self, stored: StoredTable, lesson: Lesson, *, anew: bool, came_through: bool) -> bool:
        """Whether the lesson can go on at its table, which goes back to the beginning if that is wanted.

        A table at which somebody came to the end is left as it is, unless another one shows that they did.
        """
        async with self._hall.at(stored.id) as table, table.lock:
            await table.ready()
            if table.lesson is None or table.match is None:
                return False
            if anew and table.lesson.lecture.done and not came_through:
                return False
            if anew:
                await rewind(table, len(lesson.laid), Study("lesson", lesson.id), table.match.key)
            return True

    async def _put_up(self, person: Person, lessons: Book, lesson: Lesson) -> StoredTable:
        try:
            laid = await asyncio.to_thread(lay, lessons, lesson)
        except ContentError as error:
            log.error("The lesson %s of %s cannot be taught: %s", lesson.id, lessons.game.id, error)
            raise clash("no_lesson_board", "The rules do not allow this lesson's board any more.") from None
        game, bot = lessons.game, lessons.bot(lesson)
        automata = game.automata(lesson.seats, read_options(game, lesson.seats, dict(lesson.options)))
        seats = tuple(
            StoredSeat(seat, "person", person.id, person.name)
            if seat == lesson.seat
            else StoredSeat(seat, "automaton")
            if seat in automata
            else StoredSeat(seat, "bot", None, bot, bot)
            for seat in range(lesson.seats)
        )
        return await self._hall.put_up(
            game.id,
            lessons.texts["en"](lesson.message()),
            msgspec.to_builtins(laid.options),
            seats,
            host=person.id,
            private=True,
            pace=PACE,
            study=Study("lesson", lesson.id),
            laid=laid,
        )


def _is_done(table: StoredTable, lesson: Lesson) -> bool:
    return table.study is not None and table.study.step >= len(lesson.step)


def _info(lesson: Lesson, own: list[StoredTable]) -> say.LessonInfo:
    newest = own[0] if own else None
    return say.LessonInfo(
        id=lesson.id,
        sign=lesson.sign,
        minutes=lesson.minutes,
        course=lesson.course or None,
        steps=len(lesson.step),
        step=0 if newest is None or newest.study is None else min(newest.study.step, len(lesson.step)),
        table=None if newest is None else newest.id,
        done=any(_is_done(table, lesson) for table in own),
    )
