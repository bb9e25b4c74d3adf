"""Every lesson of every title, played through: in both languages, by the coach's way and by others."""

import pytest

from meadhall.kernel import CannotUndo, Chance, Match, MeadhallError
from meadhall.kernel.match import hash_of
from meadhall.kernel.patch import apply
from meadhall.kernel.titles import TITLES
from meadhall.lessons import LANGUAGES, Book, Lecture, Lesson, NotNow, Taken, check
from tests.lessons.learning import BOOKS, LESSONS, NAMES, Chooser, looks, moments

every_lesson = pytest.mark.parametrize(("book", "lesson"), LESSONS, ids=NAMES)


@pytest.mark.parametrize("title", TITLES)
def test_the_lessons_of_a_title_hold_against_its_rules(title: str) -> None:
    """In every way that their steps allow, whoever the others are."""
    check(BOOKS[title])


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_a_reader_of_the_screen_finishes(book: Book, lesson: Lesson, lang: str) -> None:
    """Given somebody who knows what is lit, offered and said, then the lesson comes to its end."""
    texts, chance = book.texts[lang], Chance(lang)
    lecture = Lecture(book, lesson)
    read: list[str] = [texts(lesson.message())]
    steps = [lecture.step]
    while not lecture.done:
        lecture.go_on(Chooser(chance))
        if lecture.question is None:
            break
        assert lecture.note is not None
        read += [texts(lecture.note), texts(f"{lecture.note}.heading"), texts(f"{lecture.note}.why")]
        if lecture.step is not steps[-1]:
            steps.append(lecture.step)
        taken = lecture.point(looks(lecture, chance))
        assert isinstance(taken, Taken), "what is lit or offered is what is wanted"
        read.append(texts(taken.text))
        assert taken.lit is not None
    assert all(read)
    assert steps == list(lesson.step), "nothing was left out, and nothing done twice"
    assert lecture.progress == (len(steps), len(steps))
    assert lecture.step is None
    assert lecture.offered == ()
    with pytest.raises(MeadhallError, match=f"The learner of the lesson {lesson.id} is not asked now"):
        lecture.point("hex:a1")


@every_lesson
def test_pointing_elsewhere_is_answered_and_changes_nothing(book: Book, lesson: Lesson) -> None:
    """Given any step, when something else is pointed at, then the coach says why not, and the match is as it was."""
    for lecture in moments(book, lesson):
        question, step = lecture.question, lecture.step
        assert question is not None
        assert step is not None
        if step.free:
            assert lecture.offered == question.options, "what is free is the ask as the rules have it"
            continue
        before, seq = hash_of(lecture.match.state), lecture.match.seq
        refusals = question.refusals
        for ref in {*question.options, *refusals, "hex:z99", ""} - set(step.point):
            answered = lecture.point(ref)
            assert answered == NotNow(lesson.message(step, "not-now"), refusals.get(ref))
            assert all(texts(answered.text) for texts in book.texts.values())
        assert (hash_of(lecture.match.state), lecture.match.seq) == (before, seq)
        assert lecture.step is step


@every_lesson
def test_show_me_shows_what_then_happens_and_leaves_the_match_alone(book: Book, lesson: Lesson) -> None:
    for lecture in moments(book, lesson):
        step, seat, view = lecture.step, lesson.seat, lecture.match.view(lesson.seat)
        assert step is not None
        shown = lecture.show_me()
        assert lecture.match.view(seat) == view
        if not step.point:
            assert shown is None
            continue
        assert shown is not None
        copy = Lecture(book, lesson, lecture.match.fork())
        copy.point(shown.ref)
        for frame in shown.frames:
            view = apply(view, frame.patch)
        assert view == copy.match.view(seat)


@every_lesson
def test_whoever_keeps_the_match_keeps_the_place(book: Book, lesson: Lesson) -> None:
    """Given a lesson that was left in the middle, when its match is loaded, then it goes on with the same step."""
    for number, lecture in enumerate(moments(book, lesson)):
        if number > len(lesson.step):
            break
        again = Lecture(book, lesson, Match.load(lecture.match.snapshot(), lecture.match.entries))
        assert (again.step, again.progress, again.offered) == (lecture.step, lecture.progress, lecture.offered)


def test_taking_back_is_a_step_back_and_the_laid_board_stays() -> None:
    book = BOOKS["ragnarocks"]
    lecture = Lecture(book, book.lesson("stones"))
    with pytest.raises(CannotUndo, match="The board of a lesson was laid"):
        lecture.take_back()
    lecture.point("hex:e1")
    lecture.go_on(Chooser(Chance(1)))
    lecture.point("hex:a4")
    lecture.point("hex:b5")
    assert lecture.progress[0] == 3
    lecture.take_back()
    assert (lecture.progress[0], lecture.lit) == (2, "hex:b5")
    lecture.take_back()
    assert (lecture.progress[0], lecture.lit) == (1, "hex:a4")
    with pytest.raises(CannotUndo, match="somebody else has answered since"):
        lecture.take_back()
    lecture.point("hex:a4")
    assert lecture.lit == "hex:b5"
