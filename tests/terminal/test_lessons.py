"""Lessons in the terminal: whoever reads the screen, and nothing else, finishes them; and their place is kept."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from meadhall.cli import run
from meadhall.kernel import MeadhallError
from meadhall.kernel.titles import TITLES
from meadhall.lessons import book_of
from meadhall.terminal.drawing import CHOSEN
from meadhall.terminal.keeping import Kept
from meadhall.terminal.lesson import Learning, Place, places, to_learn
from meadhall.terminal.lesson_app import LessonApp
from meadhall.terminal.lesson_lines import PlainLessons
from meadhall.terminal.session import Session

from .screens import SIZES, is_whole, screen

LISTED = re.compile(r"You can choose: (?P<name>[^,.]+)|(?:^|\. )(?P<number>\d+) ")
"""The first thing that a line offers, by its name or with its number."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody here has a data folder of their own, which is empty at first."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "meadhall" / "lessons.json"


def learning(game: str, lesson: str, lang: str = "en") -> Learning:
    book = book_of(game)
    return Learning(book, book.lesson(lesson), lang)


def said_of(app: LessonApp) -> str:
    """What the screen says, as one line."""
    return " ".join(" ".join(app.frame.text(part) for part in ("prompt", "message", "choices")).split())


def lesson_of(app: LessonApp) -> Learning:
    assert isinstance(app.session, Learning)
    return app.session


async def others_done(pilot: Pilot[None], app: LessonApp) -> None:
    """Waits while others than the learner play."""
    for _ in range(400):
        await pilot.pause(0.01)
        if app.session.thinking is None:
            await pilot.pause()
            return
    pytest.fail("The others do not come to an end.")


# ---- on the screen


@pytest.mark.parametrize(("game", "lesson", "lang"), [("ragnarocks", "island", "en"), ("lords", "follower", "de")])
async def test_enter_alone_leads_through_a_lesson(game: str, lesson: str, lang: str) -> None:
    """Given what is lit is chosen, when Enter is pressed as the screen says, then the lesson comes to its end."""
    app = LessonApp(learning(game, lesson, lang), pace=0)
    texts, taught = book_of(game).texts[lang], book_of(game).lesson(lesson)
    read = ""
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(60):
            await others_done(pilot, app)
            read += f"{said_of(app)} "
            if app.session.over:
                break
            assert "Enter" in said_of(app), "the screen says what to press"
            await pilot.press("enter")
        assert {"en": "That was “The island”.", "de": "Das war „Ein Zug des Gefolges“."}[lang] in said_of(app)
        for step in taught.step:
            for part in ("", "heading", "changed"):
                wanted = " ".join(texts(taught.message(step, part)).split())
                assert wanted in read, f"{step.id}: {part}"
            assert step.clause in read
        assert places().read()[game][lesson] == Place(done=True)
        await pilot.press("n")
        await pilot.pause()
        following = app.session
        assert isinstance(following, Learning)
        assert following.lesson.id == {"island": "moving", "follower": "target"}[lesson]
        assert texts(f"{following.lecture.note}.heading") in said_of(app)


async def test_pointing_elsewhere_is_answered_by_the_coach() -> None:
    app = LessonApp(learning("ragnarocks", "island"), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press(*"a2", "enter")
        assert "Begin with the Viking that is lit" in said_of(app)
        await pilot.press(*"j5", "enter")
        assert "That Viking is not yours. (RR-3.9)" in said_of(app)
        await pilot.click("#table", offset=app.frame.board.spots["hex:a4"])
        assert "Begin with the Viking that is lit" in said_of(app)
        await pilot.press("escape")
        assert "Begin with" not in said_of(app)
        assert lesson_of(app).lecture.progress == (0, 3)


async def test_why_here_show_me_and_a_step_back() -> None:
    app = LessonApp(learning("ragnarocks", "island", "de"), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("w")
        assert "Ein Zug beginnt" in said_of(app)
        await pilot.press("enter")
        assert "Erledigt." in said_of(app)
        await pilot.press(*"a4", "enter")
        assert "Lies erst das" in said_of(app)
        await pilot.press("escape", "enter")
        note = said_of(app)
        before = lesson_of(app).match.snapshot()
        await pilot.press("s")
        assert "So sähe es aus" in said_of(app)
        assert "Du zeigst auf „e3“." in said_of(app)
        assert app.session.glance().table["moved"]["to"] == "hex:e3"
        await pilot.press("escape")
        assert said_of(app) == note
        assert lesson_of(app).match.snapshot() == before
        await pilot.press("u")
        assert "Ein Schritt zurück." in said_of(app)
        assert lesson_of(app).lecture.progress == (0, 3)
        await pilot.press("u")
        assert "Hier beginnt die Lektion." in said_of(app)


async def test_a_step_back_leads_over_what_the_others_did() -> None:
    app = LessonApp(learning("ragnarocks", "island"), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(6):
            await pilot.press("enter")
        await others_done(pilot, app)
        assert app.session.over
        await pilot.press("u")
        assert "step 3 of 3" in said_of(app)
        assert app.session.log() == ["Sigrun a3 to e3."]


async def test_what_is_lit_stands_out_on_the_table_and_at_its_seat() -> None:
    app = LessonApp(learning("ragnarocks", "island"), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        lit = {cell.ref for row in app.frame.rows for cell in row if cell.style == CHOSEN and cell.ref}
        assert lit == {"hex:a3"}
        await pilot.press("enter")
        assert lesson_of(app).reading
        lit = {cell.ref for row in app.frame.rows for cell in row if cell.style == CHOSEN and cell.ref}
        assert lit == {"hex:a3"}
        assert "Look at “a3”." in said_of(app)
    for seat in ("seat:0", "seat:1"):
        found = shows_a_seat(seat)
        drawn = screen(found, SIZES[0])
        name = found.names[int(seat[-1])]
        assert any(cell.style == CHOSEN and name in cell.text for row in drawn.rows for cell in row)


def shows_a_seat(seat: str) -> Learning:
    """A lesson of Lords whose coach has just lit this seat."""
    book = book_of("lords")
    lesson, step = next((one, step) for one in book.lessons for step in one.step if step.shows == seat)
    session = Learning(book, lesson, "en")
    while session.asked is None or session.lecture.step is not step:
        goes_on(session)
    goes_on(session)
    return session


def goes_on(session: Learning) -> None:
    """The learner does what is lit, or reads on, or somebody else plays."""
    if session.stopped:
        session.read_on()
    elif session.walking:
        session.step()
    elif session.thinking is not None:
        session.bot_answers(session.thinking, session.match.pending[0].options[0])
    else:
        assert session.first is not None
        session.answer(session.first)


@pytest.mark.parametrize("game", TITLES)
def test_every_note_is_read_whole_at_every_size(game: str) -> None:
    """Given the first two lessons of a title, at each step, then note and way on stand there."""
    book = book_of(game)
    for lesson in book.lessons[:2]:
        session = Learning(book, lesson, "de")
        while not session.over:
            for size in (SIZES[0], (80, 24)):
                drawn = screen(session, size)
                assert is_whole(drawn, size)
                if session.coached is not None and session.thinking is None:
                    there = "".join(drawn.text("message").split())
                    assert "".join(session.question_text()[1].split()) in there
                    assert "Enter" in there
            goes_on(session)


async def test_the_keys_lead_from_lesson_to_lesson_and_behind_the_last_to_a_match() -> None:
    app = LessonApp(learning("ragnarocks", "powers"), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("n")
        assert lesson_of(app).lesson.id == "match"
        await pilot.press("enter", "enter")
        assert "Choose anything that the rules allow" in said_of(app)
        await pilot.press("s")
        assert "so there is nothing to show" in said_of(app)
        await pilot.press("n")
        await pilot.pause()
        assert not isinstance(app.session, Learning)
        assert "The lots are drawn" in app.frame.text("saga")
    follower = learning("lords", "ashes").again()
    assert not isinstance(follower, Learning)
    assert follower.match.automata


# ---- in lines


class Reader:
    """Somebody who types what the last lines offer, and knows nothing else."""

    def __init__(self, out: io.StringIO, last: str) -> None:
        self.out, self.last, self.read = out, last, 0

    def __iter__(self) -> Iterator[str]:
        while True:
            fresh = self.out.getvalue()[self.read :]
            self.read = len(self.out.getvalue())
            if self.last in fresh:
                return
            offered = [found for line in fresh.splitlines() if (found := LISTED.match(line))]
            yield f"{offered[-1]['name'] or offered[-1]['number']}\n" if offered else "\n"


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        ("ragnarocks", "stones"),
        ("bloodrage", "pillage"),
        ("reavers", "crew"),
        ("lords", "turn"),
        ("lords", "target"),
    ],
)
def test_whoever_reads_the_lines_finishes_a_lesson(game: str, lesson: str) -> None:
    session, out = learning(game, lesson), io.StringIO()
    end = session.words("lesson-over", lesson=session.name)
    PlainLessons(session, Reader(out, end), out).play()
    assert session.over
    texts, said = session.texts, out.getvalue()
    for step in session.lesson.step:
        assert texts(session.lesson.message(step)) in said
        assert texts(session.lesson.message(step, "changed")) in said
    assert end in said
    assert places().read()[game][lesson].done


def typed(session: Session, *lines: str) -> str:
    out = io.StringIO()
    PlainLessons(session, [f"{line}\n" for line in lines], out).play()
    return out.getvalue()


def test_words_take_the_place_of_the_keys() -> None:
    said = typed(learning("ragnarocks", "island", "de"), "a2", "warum", "zeig", "a3", "e3", "zurück", "überspringen")
    assert "Fang mit dem Wikinger an, der leuchtet" in said
    assert "Warum hier: Ein Zug beginnt" in said
    assert "So sähe es aus. Du zeigst auf „a3“. Noch ist nichts davon geschehen.\n" in said
    assert "Ein Schritt zurück.\nDie Insel · Schritt 2 von 3.\n" in said
    assert "es lehrt Starkad: Ziehen." in said
    assert said.endswith("Du bist gegangen; dein Platz in der Lektion bleibt.\n")


def test_at_the_end_it_can_be_done_again_or_the_next_begins() -> None:
    way = ("a3", "e3", "g5")
    assert "taught by Starkad: Moving." in typed(learning("ragnarocks", "island"), *way, "")
    again = typed(learning("ragnarocks", "island"), *way, "nonsense", "again", "quit")
    assert again.count("taught by Starkad: The island.") == 2
    assert again.count("Enter goes on with that") == 2


# ---- what is kept


def test_one_goes_on_where_one_stopped() -> None:
    session = learning("lords", "turn")
    for _ in range(6):
        goes_on(session)
    assert session.lecture.progress[0] == 3
    again = learning("lords", "turn", "de")
    assert again.opening == "Du machst dort weiter, wo du aufgehört hast."
    assert again.lecture.step == session.lecture.step
    assert again.match.view(again.lesson.seat) == session.match.view(session.lesson.seat)


def test_of_a_lesson_that_has_changed_one_begins_anew(own_folder: Path) -> None:
    for answers in ('"0 hex:a2"', '"0 hex:z9"', '"nonsense"'):
        own_folder.parent.mkdir(exist_ok=True)
        own_folder.write_text(f'{{"ragnarocks": {{"island": {{"done": true, "answers": [{answers}]}}}}}}', "utf-8")
        session = learning("ragnarocks", "island")
        assert session.opening == "This lesson has changed since you left it, and begins anew."
        assert session.lecture.progress == (0, 3)
        assert session.place == Place(done=True)


def test_the_first_lesson_that_was_not_done_comes_next() -> None:
    book = book_of("lords")
    assert to_learn(book, {}).id == "island"
    assert to_learn(book, {"island": Place(done=True), "turn": Place(step=3)}).id == "turn"
    assert to_learn(book, {lesson.id: Place(done=True) for lesson in book.lessons}).id == "island"


def test_a_damaged_file_is_one_sentence_and_so_is_a_folder_that_cannot_be_written(own_folder: Path) -> None:
    own_folder.parent.mkdir(exist_ok=True)
    own_folder.write_text("{", "utf-8")
    with pytest.raises(MeadhallError, match=r"lessons\.json is damaged: .*\. Without the file one begins anew\."):
        places().read()
    with pytest.raises(MeadhallError, match=r"/dev/null/x/lessons\.json cannot be written: Not a directory\."):
        Kept("lessons", dict[str, int], Path("/dev/null/x")).write({})


async def test_a_file_that_breaks_meanwhile_does_not_take_the_lesson_with_it(own_folder: Path) -> None:
    app = LessonApp(learning("ragnarocks", "island"), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        own_folder.write_text("{", "utf-8")
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert lesson_of(app).lecture.progress == (2, 3)
        assert len(app._notifications) == 1


# ---- the command


def test_the_command_plays_lists_and_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    session = learning("ragnarocks", "moving")
    goes_on(session)
    typed(learning("ragnarocks", "island"), "a3", "e3", "g5", "quit")
    assert run(["lessons", "ragnarocks"]) == 0
    listed = capsys.readouterr().out
    assert re.search(r"island +The island +3 +1 +done", listed)
    assert re.search(r"moving +Moving +5 +1 +step 2 of 5", listed)
    assert run(["lessons", "lords", "--lang", "de"]) == 0
    listed = capsys.readouterr().out
    assert re.search(r"eigene Runde.*\n\s*\n +Das Gefolge Surturs *\nᛁ +follower", listed)
    for arguments, sentence in (
        (["play", "ragnarocks", "nope"], "There is no lesson 'nope' of ragnarocks; there are: island, moving"),
        (["play", "nope"], "nope"),
        (["play"], "A lesson of a title is played: `meadhall lessons play ragnarocks`."),
        (["play", "ragnarocks", "--lang", "fr"], "The terminal speaks en and de, not 'fr'."),
        (["check", "ragnarocks", "island"], "One lesson can be played, and nothing else can be done with it"),
    ):
        assert run(["lessons", *arguments]) == 1
        complaint = capsys.readouterr().err
        assert sentence in complaint
        assert complaint.count("\n") == 1
