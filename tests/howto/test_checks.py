"""What is wrong with a title's page is one sentence from the check, with file and line."""

from pathlib import Path

import pytest

from meadhall.games.ragnarocks.game import Ragnarocks
from meadhall.howto import Page, check
from meadhall.kernel import ContentError
from tests.lessons.test_checks import LESSONS, TEXTS

WORDS = "word " * 40
TOML, EN, DE = "howto.toml", "en.ftl", "de.ftl"
FILES = {
    TOML: """\
[[section]]
id = "goal"
clauses = ["RR-4.9", "RR-6.7"]

[section.picture]
luck = [0]
laid = [
  "0 hex:a3", # the middle one
  "0 hex:e3",
]
show = ["board", "hex:a3"]
marks = ["hex:a3 hex:e3", "hex:e3"]

[[section]]
id = "walls"
clauses = ["RR-4.2"]

[section.picture]
follows = "goal"
laid = ["0 hex:g5"]
seat = 1

[[section]]
id = "taught"
clauses = ["RR-3.7"]

[section.picture]
lesson = "first"
after = "stone"

[[section]]
id = "alone"
part = "solo"
begins = true
""",
    EN: f"""\
howto-goal = {WORDS}
    .heading = Goal
    .picture = A turn begun.
howto-walls = {WORDS}
    .heading = Walls
    .picture = A turn done.
howto-taught = {WORDS}
    .heading = Taught
    .picture = On its way.
part-solo = Alone
howto-alone = {WORDS}
    .heading = Alone
""",
}
FILES[DE] = FILES[EN]
GOAL = "the section goal of ragnarocks: "
FAULTS = {
    "a clause that is none": (TOML, "RR-6.7", "RR-6.99", f"line 3: {GOAL}there is no clause RR-6.99 in the rules."),
    "no clause": (TOML, '["RR-4.2"]', "[]", "line 14: the section walls of ragnarocks: it names no clause."),
    "an id twice": (TOML, 'id = "walls"', 'id = "goal"', "line 15: the section goal is there twice."),
    "nowhere to set out": (
        TOML,
        "begins = true",
        'clauses = ["RR-3.1"]',
        "line 31: the section alone of ragnarocks: the reader sets out from exactly one section, which says ",
    ),
    "a field that is none": (TOML, "seat = 1", "sight = 1", "line 21: "),
    "a board that is not allowed": (
        TOML,
        '"0 hex:e3",',
        '"0 hex:e5",',
        f"howto/howto.toml, line 9: {GOAL}answer 2 of its board, '0 hex:e5', does not fit: Seat 0 may not point at ",
    ),
    "a board that goes on as it must not": (
        TOML,
        '"0 hex:g5"',
        '"0 hex:a1"',
        "line 20: the section walls of ragnarocks: answer 3 of its board, '0 hex:a1', does not fit: ",
    ),
    "something that goes before nothing": (
        TOML,
        'follows = "goal"',
        'follows = "taught"',
        "line 19: the section walls of ragnarocks: no other section is called taught and has a board of its own.",
    ),
    "something that follows itself": (
        TOML,
        "luck = [0]",
        'follows = "walls"',
        "no other section is called goal and has a board of its own.",
    ),
    "a seat that is not there": (TOML, "seat = 1", "seat = 2", "line 21: the section walls of ragnarocks: it is seen "),
    "a lesson that is not there": (TOML, '"first"', '"sea"', "line 28: the section taught of ragnarocks: There is no"),
    "a step that is not there": (
        TOML,
        '"stone"',
        '"swim"',
        "line 29: the section taught of ragnarocks: no step swim of the lesson first is reached by what is scripted.",
    ),
    "a lesson with another board": (
        TOML,
        'after = "stone"',
        'laid = ["0 hex:a3"]',
        "line 28: the section taught of ragnarocks: it has the board of a lesson and another one.",
    ),
    "a step without a lesson": (TOML, 'lesson = "first"\n', "", "it is seen after a step, and names no lesson."),
    "a thing that is nowhere": (TOML, '"hex:a3"]', '"hex:z3"]', f"line 11: {GOAL}hex:z3 is nowhere on the table."),
    "a mark that is nowhere": (TOML, '"hex:e3"]', '"hex:z3"]', f"line 12: {GOAL}hex:z3 is nowhere on the table."),
    "a mark that is none": (TOML, '"hex:e3"]', '"hex:e3 hex:a3 hex:b3"]', "'hex:e3 hex:a3 hex:b3' is no mark; one is"),
    "a paragraph that is too short": (
        EN,
        WORDS,
        "Too short.",
        "howto/en.ftl, line 1: howto-goal has 2 words, and should have 30 to 70.",
    ),
    "a paragraph that is too long": (DE, WORDS, WORDS * 2, "howto/de.ftl, line 1: howto-goal has 80 words, and should"),
    "a heading that is missing": (
        DE,
        "    .heading = Walls\n",
        "",
        "howto/de.ftl, line 4: howto-walls.heading is missing.",
    ),
    "a picture without words": (EN, "    .picture = On its way.\n", "", "line 7: howto-taught.picture is missing."),
    "a part without a name": (DE, "part-solo = Alone\n", "", "line 11: part-solo is missing."),
    "words that belong nowhere": (EN, "part-solo", "howto-more = More\npart-solo", "howto-more belongs to no section."),
    "words of a picture that is none": (
        EN,
        "    .heading = Alone\n",
        "    .heading = A\n    .picture = B C D\n",
        "belongs",
    ),
}


class Elsewhere(Ragnarocks):
    """Ragnarocks, with a page of the test."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def folder(self) -> Path:
        return self._folder


def teaching(folder: Path) -> None:
    """Its lessons, on whose boards pictures may be seen."""
    (folder / "lessons").mkdir()
    for name, text in (("lessons.toml", LESSONS), (EN, TEXTS), (DE, TEXTS)):
        (folder / "lessons" / name).write_text(text, "utf-8")


def written(folder: Path, **changed: str) -> Page:
    teaching(folder)
    (folder / "howto").mkdir()
    for name, text in (FILES | {name.replace("_", "."): text for name, text in changed.items()}).items():
        (folder / "howto" / name).write_text(text, "utf-8")
    return Page(Elsewhere(folder))


def test_what_is_well_written_holds(tmp_path: Path) -> None:
    page = written(tmp_path)
    check(page)
    assert page.view(page.section("walls"))["table"]["stones"] == ["hex:g5"], "it goes on where the other ends"
    with pytest.raises(ContentError, match=r"has no section 'sea'; it has: goal, walls, taught, alone"):
        page.section("sea")


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, fault: str) -> None:
    name, old, new, sentence = FAULTS[fault]
    assert old in FILES[name]
    with pytest.raises(ContentError) as caught:
        check(written(tmp_path, **{name.replace(".", "_"): FILES[name].replace(old, new, 1)}))
    said = str(caught.value)
    assert sentence in said
    assert said.startswith(f"howto/{name}, line ")
    assert said.count("\n") == 0


def test_more_than_two_minutes_are_too_much(tmp_path: Path) -> None:
    """Given seven paragraphs of sixty words, when they are checked, then two minutes are not enough for them."""
    more = "".join(f'[[section]]\nid = "s{n}"\nclauses = ["RR-3.1"]\n\n' for n in range(7))
    said = "".join(f"howto-s{n} = {'word ' * 60}\n    .heading = S\n" for n in range(7))
    page = written(tmp_path, howto_toml=more + FILES[TOML], en_ftl=said + FILES[EN], de_ftl=said + FILES[DE])
    with pytest.raises(ContentError, match=r"howto/en.ftl, line \d+: 540 words are not read in 2 minutes; 400 are\."):
        check(page)


def test_without_a_language_nobody_can_read_it(tmp_path: Path) -> None:
    (tmp_path / "howto").mkdir()
    (tmp_path / "howto" / TOML).write_text(FILES[TOML], "utf-8")
    (tmp_path / "howto" / EN).write_text(FILES[EN], "utf-8")
    with pytest.raises(ContentError, match=r"There is no howto/de\.ftl in the folder of ragnarocks\."):
        Page(Elsewhere(tmp_path))
