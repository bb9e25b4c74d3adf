"""Whether a title's lessons can be taught: each is played against the rules, in every way that its steps allow.

What is wrong is told in one sentence, a ContentError with file and line. The others are played by chance where nothing
is scripted: a lesson that holds only against its bot does not hold.
"""

from collections.abc import Iterator
from itertools import pairwise

from ..boards import asked_now, is_drawn, told_as, why
from ..bots import check_bots
from ..clauses import Clauses
from ..kernel import Chance, ContentError, Match, MeadhallError
from ..kernel.ask import Ref, Seat
from .book import END, PARTS, Book, Lesson, Step
from .playing import Lecture, lay
from .texts import Texts

LONGEST = 40
"""Words of a note, or of what is said beside it."""
LINE = 20
"""Words of the coach's one line when something else is pointed at."""
COACH = "coach"
"""The message that has the coach's name."""


def check(book: Book) -> None:
    """Raises ContentError with the first thing that is wrong with a title's lessons."""
    _check_courses(book)
    for lesson in book.lessons:
        _check_script(book, lesson)
    for texts in book.texts.values():
        _check_texts(book, texts)
    for lesson in book.lessons:
        _play(Lecture(book, lesson, lay(book, lesson)))


# ---- what can be seen without playing


def _check_courses(book: Book) -> None:
    """The lessons of a course follow each other."""
    over: set[str] = set()
    for before, lesson in pairwise(book.lessons):
        if lesson.course in over:
            raise book.mistake(lesson, f"others stand between it and its course {lesson.course}", None, "course")
        if before.course not in ("", lesson.course):
            over.add(before.course)


def _check_script(book: Book, lesson: Lesson) -> None:
    """Ids, seats, clauses and bots are there; nothing is scripted after a free step."""
    clauses = Clauses.of(book.game.id)
    if lesson.seat >= lesson.seats:
        raise book.mistake(lesson, f"the learner has seat {lesson.seat} of {lesson.seats}", None, "seat")
    try:
        check_bots(book.game.id, [book.bot(lesson)])
    except MeadhallError as error:
        raise book.mistake(lesson, str(error), None, "bot") from None
    ids: set[str] = set()
    free = False
    for step in lesson.step:
        if step.id in ids:
            raise book.mistake(lesson, "an earlier step has that id already", step)
        ids.add(step.id)
        if step.clause not in clauses:
            raise book.mistake(lesson, f"there is no clause {step.clause} in the rules", step, "clause")
        if not (step.free or step.point):
            raise book.mistake(lesson, "it names nothing to point at and is not free", step)
        if step.until and not (step.free and step is lesson.step[-1]):
            raise book.mistake(lesson, "only a free step that is the last one can last", step, "until")
        if step.until not in ("", END, *book.game.prompts):
            raise book.mistake(lesson, f"nothing called {step.until} is ever asked", step, "until")
        if free and step.point:
            raise book.mistake(lesson, "after a free step nobody knows what can be pointed at", step, "point")
        free = free or step.free
        for field, scripted in (("then", step.then), ("luck", step.luck)):
            if free and scripted:
                raise book.mistake(lesson, "nobody knows what follows a free step, so nothing is scripted", step, field)


def _check_texts(book: Book, texts: Texts) -> None:
    """Everything is said in a language, no longer than it may be, and nothing that no lesson has a place for."""
    wanted = dict(_wanted(book))
    for id, (most, lesson, step) in wanted.items():
        said = len(texts(id).split())
        if not said:
            whose = "" if lesson is None else f", for the lesson {lesson.id}" + (f", step {step.id}" if step else "")
            raise texts.mistake(f"{id} is missing{whose}", id)
        if said > most:
            raise texts.mistake(f"{id} has {said} words, and may have {most}", id)
    for id in texts.parts():
        if id not in wanted:
            raise texts.mistake(f"{id} belongs to no lesson", id)


def _wanted(book: Book) -> Iterator[tuple[str, tuple[int, Lesson | None, Step | None]]]:
    """The id of everything that a coach says, with how many words it may have."""
    yield COACH, (LINE, None, None)
    for lesson in book.lessons:
        yield lesson.message(), (LINE, lesson, None)
        if lesson.course:
            yield lesson.course_message, (LINE, lesson, None)
        for step in lesson.step:
            yield lesson.message(step), (LONGEST, lesson, step)
            for part in PARTS:
                if part != "not-now" or not step.free:  # where anything may be pointed at, nothing is refused
                    yield lesson.message(step, part), (LONGEST if part in ("why", "changed") else LINE, lesson, step)


# ---- what shows when it is played


def _play(lecture: Lecture) -> None:
    """Plays a lesson on, with every thing that is right at each step."""
    book, lesson = lecture.book, lecture.lesson
    chance = Chance(f"{book.game.id} {lesson.id}")

    def unfit(error: Exception) -> ContentError:
        last = lesson.step[max(0, lecture.progress[0] - 1)]
        said = f"{str(lecture.due)!r} does not fit: " if lecture.due else ""
        return book.mistake(lesson, f"{said}{why(lecture.match, error)}", last, "then")

    with told_as(unfit):
        lecture.go_on(lambda match, seat: _any(match, seat, chance))
    done, of = lecture.progress
    if lecture.done:
        if done < of and not any(step.free for step in lesson.step[:done]):
            raise book.mistake(lesson, "the match is over before it", lesson.step[done])
        return
    question, step = lecture.question, lecture.step
    assert question is not None
    assert step is not None
    if step.prompt not in ("", question.prompt) and not step.free:
        raise book.mistake(lesson, f"it speaks of {step.prompt}; {asked_now(question)}", step, "prompt")
    for ref in step.point:
        if ref not in question.options:
            raise book.mistake(lesson, f"{ref} is not offered; {asked_now(question)}", step, "point")
    if step.light is not None and not _is_there(lecture, step.light):
        raise book.mistake(lesson, f"{step.light} is lit, and is nowhere on the table", step, "light")
    if step.until:
        return _to_its_end(lecture, chance)
    for ref in step.point or (_any(lecture.match, lesson.seat, chance),):
        branch = Lecture(book, lesson, lecture.match.fork())

        def unplayed(error: Exception, ref: Ref = ref, match: Match = branch.match) -> ContentError:
            return book.mistake(lesson, f"{ref} cannot be played: {why(match, error)}", step, "luck")

        with told_as(unplayed):
            branch.point(ref)
        if step.shows is not None and not _is_there(branch, step.shows):
            raise book.mistake(lesson, f"{step.shows} is shown, and is nowhere on the table", step, "shows")
        _play(branch)


def _to_its_end(lecture: Lecture, chance: Chance) -> None:
    """Plays on by chance as long as the step lasts."""
    while not lecture.done:
        lecture.point(_any(lecture.match, lecture.lesson.seat, chance))
        lecture.go_on(lambda match, seat: _any(match, seat, chance))


def _any(match: Match, seat: Seat, chance: Chance) -> Ref:
    options = match.question(seat).options
    return options[chance.below(len(options))]


def _is_there(lecture: Lecture, ref: Ref) -> bool:
    """Whether the learner can be shown a thing."""
    return is_drawn(lecture.book.game, lecture.match, lecture.lesson.seat, ref)
