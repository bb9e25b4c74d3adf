"""Learners for tests: each knows no more of a match than a lesson's screen shows."""

from collections.abc import Iterator

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
