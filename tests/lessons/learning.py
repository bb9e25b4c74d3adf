"""Learners for tests: each knows no more of a match than a lesson's screen shows."""

from collections.abc import Iterator
from typing import Any

from meadhall.kernel import Chance, Match, Ref, Seat
from meadhall.kernel.titles import TITLES
from meadhall.lessons import Book, Lecture, Lesson, Taken, book_of

BOOKS = {title: book_of(title) for title in TITLES}
LESSONS = [(book, lesson) for book in BOOKS.values() for lesson in book.lessons]
NAMES = [f"{book.game.id}-{lesson.id}" for book, lesson in LESSONS]


class Chooser:
    """Somebody who points at anything."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def __call__(self, match: Match, seat: Seat) -> Ref:
        options = match.question(seat).options
        return options[self._chance.below(len(options))]


def looks(lecture: Lecture, chance: Chance) -> Ref:
    """Where somebody points who sees what is lit and what is offered, and nothing else."""
    offered = lecture.offered
    return lecture.lit if lecture.lit in offered else offered[chance.below(len(offered))]


def after(book: Book, lesson: str, *refs: Ref) -> Lecture:
    """A lesson after so many answers of its learner, with what the others did to them."""
    lecture = Lecture(book, book.lesson(lesson))
    for ref in refs:
        assert isinstance(lecture.point(ref), Taken)
        lecture.go_on(Chooser(Chance(1)))
    return lecture


def table(lecture: Lecture) -> Any:
    """What the learner sees."""
    return lecture.match.view(lecture.lesson.seat)["table"]


def moments(book: Book, lesson: Lesson) -> Iterator[Lecture]:
    """A lesson at each moment when its learner is asked; after each it goes on as the coach wants it."""
    chance = Chance(lesson.id)
    lecture = Lecture(book, lesson)
    while True:
        lecture.go_on(Chooser(chance))
        if lecture.done:
            return
        yield lecture
        assert isinstance(lecture.point(looks(lecture, chance)), Taken)
