"""Lessons of a title that another package brings: found as the title is, listed and checked at the command line."""

import pytest

from meadhall.cli import run
from meadhall.kernel import Chance
from meadhall.lessons import Lecture, book_of
from tests.lessons.learning import Chooser, looks
from tests.lessons.test_checks import LESSONS, TEXTS
from tests.packages.conftest import Bring, bring

__all__ = ["bring"]
GAME = """
from meadhall.games.ragnarocks.game import Ragnarocks
class Pebbles(Ragnarocks):
    id, prefix, rules = "pebbles", "PB", ("pebbles",)
GAME = Pebbles()
"""
FILES = {
    "pebbles/game.py": GAME,
    "pebbles/texts/en.ftl": "title = Pebbles\n",
    "pebbles/rules/pebbles.md": "## 1. All\n\n- **PB-1.1** Pebbles slide.\n",
    "pebbles/lessons/lessons.toml": LESSONS.replace("RR-3.18", "PB-1.1").replace("RR-3.7", "PB-1.1"),
    "pebbles/lessons/en.ftl": TEXTS,
}


def test_a_title_of_another_package_brings_its_lessons(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a package with a title and its lessons in English, then they are listed, hold, and can be played."""
    bring("pebbles", FILES, games={"pebbles": "pebbles.game:GAME"})
    assert run(["lessons", "pebbles", "--lang", "de"]) == 0
    assert capsys.readouterr().out.splitlines()[1].split() == ["ᚠ", "first", "First", "2", "1"]
    assert run(["lessons", "check", "pebbles"]) == 0
    assert capsys.readouterr().out == "pebbles: 1 lessons with 2 steps, 1 minutes, in en; all hold.\n"
    book, chance = book_of("pebbles"), Chance(1)
    lecture = Lecture(book, book.lesson("first"))
    while not lecture.done:
        lecture.point(looks(lecture, chance))
        lecture.go_on(Chooser(chance))
    assert book.bot(lecture.lesson) == "random", "a title without bots of its own has nobody gentler"


def test_what_is_wrong_there_is_said_and_the_others_are_checked(
    bring: Bring, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {**FILES, "pebbles/lessons/lessons.toml": LESSONS}
    bring("pebbles", wrong, games={"pebbles": "pebbles.game:GAME"})
    assert run(["lessons", "check"]) == 1
    said = capsys.readouterr()
    sentence = "step stone of the lesson first of pebbles: there is no clause RR-3.18 in the rules."
    assert said.err == f"meadhall: lessons/lessons.toml, line 13: {sentence}\n"
    assert "ragnarocks: 7 lessons" in said.out
    assert "pebbles" not in said.out


def test_without_english_nobody_can_read_it(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    without = {name: text for name, text in FILES.items() if name != "pebbles/lessons/en.ftl"}
    bring("pebbles", without, games={"pebbles": "pebbles.game:GAME"})
    assert run(["lessons", "pebbles"]) == 1
    assert capsys.readouterr().err == "meadhall: There is no lessons/en.ftl in the folder of pebbles.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["lessons", "valhalla"], "There is no game 'valhalla' in the hall"),
        (["lessons", "ragnarocks", "lords"], "not 'ragnarocks' and 'lords'."),
        (["lessons", "lay"], "What is laid is a title, which bots play, or the file of a record."),
        (["lessons", "lay", "valhalla"], "There is no game 'valhalla' in the hall"),
    ],
)
def test_what_the_command_line_does_not_understand(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 1
    assert sentence in capsys.readouterr().err


def test_a_title_without_lessons_says_so(bring: Bring, capsys: pytest.CaptureFixture[str]) -> None:
    without = {name: text for name, text in FILES.items() if not name.startswith("pebbles/lessons/")}
    bring("pebbles", without, games={"pebbles": "pebbles.game:GAME"})
    assert run(["lessons", "pebbles"]) == 0
    assert capsys.readouterr().out == "pebbles has no lessons.\n"
