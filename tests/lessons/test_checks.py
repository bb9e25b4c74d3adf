"""What is wrong with a lesson is one sentence from the check: file, line, lesson, step, and what is asked instead."""

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from meadhall.games.ragnarocks.game import Ragnarocks
from meadhall.kernel import ContentError
from meadhall.lessons import Answer, Book, check
from tests.lessons.learning import BOOKS

LESSONS = """\
[[lesson]]
id = "first"
sign = "ᚠ"
minutes = 1
luck = [0]
laid = [
  "0 hex:a3", # the middle one
  "0 hex:e3",
]

[[lesson.step]]
id = "stone"
clause = "RR-3.18"
point = ["hex:g5", "hex:f4"]
prompt = "summon_at"
then = ["1 hex:j5", "1 hex:c7", "1 hex:h7"]

[[lesson.step]]
id = "pick"
clause = "RR-3.7"
point = ["hex:a2"]
light = "seat:0"
shows = "hex:b2"
"""
TEXTS = """\
coach = Starkad
lesson-first = First
lesson-first-stone = Let it slide.
    .heading = Slide
    .why = So.
    .not-now = No.
    .changed = It slid.
lesson-first-pick = Pick it.
    .heading = Pick
    .why = So.
    .not-now = No.
    .changed = Picked.
"""
ASKED = "seat 0 is asked summon_at and may point at hex:e4, hex:e5, "
TOML, EN, DE = "lessons.toml", "en.ftl", "de.ftl"
FAULTS = {
    "a laid answer that the rules refuse": (
        TOML,
        '"0 hex:e3"',
        '"0 hex:e5"',
        "lessons/lessons.toml, line 8: the lesson first of ragnarocks: answer 2 of its board, '0 hex:e5', does not "
        "fit: Seat 0 may not point at hex:e5: the rules forbid it (RR-3.11); seat 0 is asked move_to and may point at ",
    ),
    "a laid answer of the wrong seat": (
        TOML,
        '"0 hex:a3"',
        '"1 hex:j5"',
        "answer 1 of its board, '1 hex:j5', does not",
    ),
    "luck where none is drawn": (
        TOML,
        '"0 hex:e3"',
        '"0 hex:e3 [1]"',
        "Entry 2 of the record drew other chances than",
    ),
    "no answer": (
        TOML,
        '"0 hex:e3"',
        '"hex:e3"',
        "line 8: the lesson first of ragnarocks: 'hex:e3' is no answer; one",
    ),
    "no luck": (TOML, '"0 hex:e3"', '"0 hex:e3 [x]"', "[x] is no luck; it is written as a list, as in '0 do:roll"),
    "a setup that draws nothing so high": (
        TOML,
        "luck = [0]",
        "luck = [5]",
        "line 5: the lesson first of ragnarocks: its",
    ),
    "a setup that draws less": (TOML, "luck = [0]", "luck = [0, 1]", "the setup draws [0], not [0, 1]."),
    "options that do not exist": (TOML, "luck = [0]", "options = { wind = 3 }", "its match cannot be set up: "),
    "a pointing that is not offered": (
        TOML,
        '"hex:g5", "hex:f4"',
        '"hex:g5", "hex:a1"',
        f"lessons/lessons.toml, line 14: step stone of the lesson first of ragnarocks: hex:a1 is not offered; {ASKED}",
    ),
    "another question": (
        TOML,
        '"summon_at"',
        '"move_to"',
        f"line 15: step stone of the lesson first of ragnarocks: it speaks of move_to; {ASKED}",
    ),
    "a lit thing that is nowhere": (
        TOML,
        "seat:0",
        "seat:2",
        "line 22: step pick of the lesson first of ragnarocks: seat:2 is lit, and is nowhere",
    ),
    "a shown thing that is nowhere": (
        TOML,
        "hex:b2",
        "hex:k1",
        "line 23: step pick of the lesson first of ragnarocks: hex:k1 is shown, and is nowhere",
    ),
    "a scripted answer that does not fit": (
        TOML,
        '"1 hex:h7"',
        '"1 hex:a1"',
        "line 16: step stone of the lesson first of ragnarocks: '1 hex:a1' does not fit: Seat 1 may not point at ",
    ),
    "a scripted answer that is none": (
        TOML,
        '"1 hex:h7"',
        '"one"',
        "line 16: step stone of the lesson first of ragnarocks: 'one' is",
    ),
    "a step after the end": (
        TOML,
        "[[lesson.step]]",
        '[[lesson.step]]\nid = "on"\nclause = "RR-5.12"\nfree = true\nuntil = "end"\n\n[[lesson.step]]',
        "line 15: step on of the lesson first of ragnarocks: only a free step that is the last one can last.",
    ),
    "a step until something that is never asked": (
        TOML,
        'point = ["hex:a2"]\nlight = "seat:0"\n',
        'free = true\nuntil = "ragnarok"\n',
        "line 22: step pick of the lesson first of ragnarocks: nothing called ragnarok is ever asked.",
    ),
    "no clause": (
        TOML,
        "RR-3.18",
        "RR-3.99",
        "line 13: step stone of the lesson first of ragnarocks: there is no clause RR-3.99",
    ),
    "no such bot": (
        TOML,
        "minutes = 1",
        'minutes = 1\nbot = "odin"',
        "No bot called 'odin' plays ragnarocks; there are: ",
    ),
    "a seat too far": (TOML, "minutes = 1", "minutes = 1\nseat = 2", "the learner has seat 2 of 2."),
    "a course without a name": (
        TOML,
        "minutes = 1",
        'minutes = 1\ncourse = "alone"',
        "lessons/en.ftl, line 12: course-alone is missing, for the lesson first.",
    ),
    "a course that is none": (
        TOML,
        "minutes = 1",
        'minutes = 1\ncourse = "To begin with"',
        "line 5: Expected `str` match",
    ),
    "no steps": (
        TOML,
        LESSONS[LESSONS.index("\n[[") :],
        "step = []\n",
        "lessons/lessons.toml, line 10: Expected `array` of length >= 1.",
    ),
    "nothing to point at": (TOML, 'point = ["hex:a2"]\n', "", "it names nothing to point at and is not free."),
    "a pointing after a free step": (
        TOML,
        '"RR-3.18"\npoint',
        '"RR-3.18"\nfree = true\npoint',
        "nobody knows what follows a free step, so",
    ),
    "a board that nobody knows": (
        TOML,
        'then = ["1 hex:j5", "1 hex:c7", "1 hex:h7"]',
        "free = true",
        "line 21: step pick of the lesson first of ragnarocks: after a free step nobody knows what can be pointed at.",
    ),
    "a lesson twice": (
        TOML,
        LESSONS,
        LESSONS + LESSONS,
        "lessons/lessons.toml, line 25: the lesson first is there twice.",
    ),
    "a step twice": (
        TOML,
        '"pick"',
        '"stone"',
        "line 18: step stone of the lesson first of ragnarocks: an earlier step has that id",
    ),
    "a word too many": (TOML, "clause", "rule", "lessons/lessons.toml, line 13: Object contains unknown field `rule`"),
    "no minutes": (TOML, "minutes = 1", "minutes = 0", "lessons/lessons.toml, line 4: Expected `int` >= 1"),
    "a text missing in English": (
        EN,
        "    .why = So.\n    .not-now = No.\n    .changed = It slid.\n",
        "    .not-now = No.\n    .changed = It slid.\n",
        "lessons/en.ftl, line 3: lesson-first-stone.why is missing, for the lesson first, step stone.",
    ),
    "a text missing in German": (
        DE,
        TEXTS[TEXTS.index("lesson-first-pick") :],
        "",
        "lessons/de.ftl, line 7: lesson-first-pick is missing, for the lesson first, step pick.",
    ),
    "no coach": (EN, "coach", "couch", "lessons/en.ftl, line 12: coach is missing."),
    "a note that is too long": (
        DE,
        "Let it slide.",
        "so " * 41,
        "lessons/de.ftl, line 3: lesson-first-stone has 41 words, and may have 40.",
    ),
    "an answer that is too long": (
        EN,
        "    .not-now = No.\n    .changed = Picked.",
        "    .not-now = " + "no " * 21 + "\n    .changed = Picked.",
        "lesson-first-pick.not-now has 21 words, and may have 20.",
    ),
    "a text of no lesson": (
        EN,
        "coach",
        "lesson-second = Two\ncoach",
        "lessons/en.ftl, line 1: lesson-second belongs to no lesson.",
    ),
    "a text twice": (EN, "coach", "lesson-first = Two\ncoach", "lessons/en.ftl, line 3: lesson-first is there twice."),
    "no text at all": (DE, "coach", "!!\ncoach", "lessons/de.ftl, line 1: this is no Fluent text."),
}


def school(folder: Path, **files: str) -> Ragnarocks:
    """Ragnarocks with other lessons."""
    (folder / "lessons").mkdir()
    for name, text in {TOML: LESSONS, EN: TEXTS, DE: TEXTS, **files}.items():
        (folder / "lessons" / name).write_text(text, "utf-8")

    class School(Ragnarocks):
        def folder(self) -> Traversable:
            return folder

    return School()


def test_a_small_lesson_holds(tmp_path: Path) -> None:
    check(Book(school(tmp_path)))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_mistake_is_one_sentence(tmp_path: Path, fault: str) -> None:
    name, old, new, sentence = FAULTS[fault]
    text = LESSONS if name == TOML else TEXTS
    assert old in text
    with pytest.raises(ContentError) as said:
        check(Book(school(tmp_path, **{name: text.replace(old, new, 1)})))
    assert sentence in str(said.value)
    assert str(said.value).startswith("lessons/")
    assert str(said.value).endswith(".")
    assert "\n" not in str(said.value)


def test_the_lessons_of_a_course_follow_each_other(tmp_path: Path) -> None:
    """Given two lessons of a course with one between them, then the check says so; together they hold."""
    last = LESSONS[LESSONS.index("[[lesson.step]]") :]
    named = TEXTS + TEXTS[TEXTS.index("lesson-first") :].replace("-first", "-second") + "course-alone = Alone\n"
    named += TEXTS[TEXTS.index("lesson-first") :].replace("-first", "-third")

    def three(*courses: str) -> str:
        head = LESSONS[: LESSONS.index("[[lesson.step]]")]
        return "".join(
            head.replace("first", name).replace("minutes = 1", f'minutes = 1\ncourse = "{course}"') + last
            for name, course in zip(("first", "second", "third"), courses, strict=True)
        )

    def book(name: str, *courses: str) -> Book:
        (tmp_path / name).mkdir()
        return Book(school(tmp_path / name, **{TOML: three(*courses), EN: named, DE: named}))

    together = book("together", "", "alone", "alone")
    check(together)
    assert [lesson.course_message for lesson in together.lessons] == ["", "course-alone", "course-alone"]
    with pytest.raises(ContentError, match="others stand between it and its course alone"):
        check(book("apart", "alone", "", "alone"))


def test_a_title_of_the_house_teaches_in_both_languages(tmp_path: Path) -> None:
    title = school(tmp_path)
    (tmp_path / "lessons" / DE).unlink()
    with pytest.raises(ContentError, match=r"There is no lessons/de\.ftl in the folder of ragnarocks\."):
        Book(title)


def test_a_match_that_ends_too_early_is_told_of(tmp_path: Path) -> None:
    """Given a step behind the end of the match, then the check says that nobody comes there."""
    text = (BOOKS["ragnarocks"].folder / TOML).read_text("utf-8")
    start = text.index('[[lesson]]\nid = "settling"')
    settling = text[start : text.index("[[lesson]]", start + 1)]
    more = '[[lesson.step]]\nid = "more"\nclause = "RR-5.19"\npoint = ["hex:a1"]\n'
    parts = "".join(
        f"lesson-settling-{step} = Do.\n    .heading = Do\n    .why = So.\n    .not-now = No.\n    .changed = Done.\n"
        for step in ("contested", "inside", "door", "roaming", "near", "last", "more")
    )
    said = f"coach = Starkad\nlesson-settling = Settling\n{parts}"
    with pytest.raises(
        ContentError, match="step more of the lesson settling of ragnarocks: the match is over before it"
    ):
        check(Book(school(tmp_path, **{TOML: settling + more, EN: said, DE: said})))


def test_a_lesson_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"There is no lesson 'last' of ragnarocks; there are: first\."):
        Book(school(tmp_path)).lesson("last")


@pytest.mark.parametrize("text", ["0 hex:a3", "1 do:roll [4,1]", '0 do:deal [[2,0,1],"x"]'])
def test_an_answer_is_written_as_it_is_read(text: str) -> None:
    assert str(Answer.read(text)) == text
