"""Automata in the terminal: they act at the reader's pace, say why, and are taken back with the person's choice."""

import io

import pytest

from meadhall.kernel import MeadhallError
from meadhall.terminal.app import TableApp
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.session import Session
from meadhall.terminal.widgets import Window
from tests.kernel.toy import TOY

from .test_app import bots_done

GIANT = {"giant": True}


def session(lang: str = "en", bots: tuple[str, ...] = (), seats: int = 3) -> Session:
    return Session(TOY.id, seats, bots, 1, lang, GIANT)


def stashing(at: Session) -> Session:
    """Plays on until the second person has put a card into the vault."""
    while not (at.asked and at.asked.prompt == "act" and at.asked.seat == 1):
        assert at.asked is not None
        at.answer("do:pass" if at.asked.prompt == "act" else at.asked.options[-1])
    at.answer("do:stash")
    at.answer(at.asked.options[0])
    return at


def run_on(at: Session) -> None:
    while at.match.automatic is not None:
        at.step()


# ---- sitting


def test_people_and_bots_take_the_seats_that_the_rules_do_not_play() -> None:
    at = session(bots=("random",))

    assert (at.people, list(at.bots), at.names[2]) == ([0], [1], "The giant")
    assert session("de").names[2] == "Der Riese"
    with pytest.raises(MeadhallError, match="3 bots cannot sit on 2 seats"):
        session(bots=("random",) * 3)


# ---- stepping, explaining, taking back


def test_its_steps_stand_in_the_saga_one_by_one() -> None:
    at = stashing(session())
    assert at.thinking == 2
    assert at.question_text()[0] == "At whom The giant growls: Bjarne. Nobody is asked, Enter steps on."

    at.step()
    assert at.log()[-1] == "The giant minds Bjarne."
    at.step()
    assert at.log()[-1] == "The giant stirs."  # of which the toy tells nothing in words
    run_on(at)
    assert at.log()[-1] == "The giant minds Sigrun."
    assert at.asked is not None
    assert at.asked.prompt == "arbiter"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                ("At whom The giant growls", "Bjarne is taken: there was nothing else to compare it with."),
                ("Bjarne", "cards in the vault 1, place in the order 1, stays"),
                ("Sigrun", "put aside by TY-3.6"),
                ("The giant stirs", "There was nothing to choose (TY-3.2)."),
                ("At whom The giant stares", "Sigrun is taken: the highest number for “cards” decided (TY-3.3)."),
                ("Sigrun", "cards 3, points 0, place in the order 1, stays"),
                ("Bjarne", "cards 2, points 0, place in the order 2, put aside by TY-3.3"),
            ],
        ),
        (
            "de",
            [
                ("Wen Der Riese anknurrt", "Es wird Bjarne: womit man vergleichen könnte, war nichts da."),
                ("Bjarne", "Karten im Hort 1, Platz in der Reihenfolge 1, bleibt"),
                ("Sigrun", "zurückgestellt nach TY-3.6"),
                ("Der Riese regt sich", "Es gab nichts zu wählen (TY-3.2)."),
                ("Wen Der Riese anstarrt", "Es wird Sigrun: die höchste Zahl bei „Karten“ entschied (TY-3.3)."),
                ("Sigrun", "Karten 3, Punkte 0, Platz in der Reihenfolge 1, bleibt"),
                ("Bjarne", "Karten 2, Punkte 0, Platz in der Reihenfolge 2, zurückgestellt nach TY-3.3"),
            ],
        ),
    ],
)
def test_it_says_why_it_did_what_it_did(lang: str, told: list[tuple[str, str]]) -> None:
    at = stashing(session(lang))
    run_on(at)
    at._answered.clear()  # somebody who has not answered yet has not heard anything yet

    assert [tuple(passage) for passage in at.because()] == told


def test_between_equals_a_person_chooses_and_sees_why() -> None:
    at = stashing(session())
    run_on(at)

    assert [at.table.name(at.glance(), ref) for ref in at.glance().options] == ["seat 0", "seat 1"]
    assert [tuple(passage) for passage in at.why()][:3] == [
        ("Whom the giant may rob", "Several are equal after every comparison: a person chooses."),
        ("Sigrun", "grudge 1, stays"),
        ("Bjarne", "grudge 1, stays"),
    ]
    at.answer("seat:1")
    run_on(at)
    assert at.because()[-1].about == "The giant reaches out"


def test_one_undo_takes_its_steps_back_with_the_choice() -> None:
    at = stashing(session())
    log = len(at.log())
    run_on(at)
    assert at.may_undo

    assert at.undo() == "Bjarne takes back the last choice."

    assert at.asked is not None
    assert (at.asked.seat, at.asked.prompt) == (1, "stash")
    assert len(at.log()) == log - 1


# ---- on the screen and in lines


async def test_on_the_screen_it_acts_by_itself_a_key_says_why_and_undo_takes_it_back() -> None:
    app = TableApp(stashing(session()), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await bots_done(pilot, app)
        screen = app.frame.text()
        assert "The giant · played by the rules" in screen
        assert "The giant minds Sigrun." in screen
        assert "F8 because" in screen

        await pilot.press("f8")
        await pilot.pause()
        assert isinstance(app.screen, Window)
        await pilot.press("escape")
        await pilot.press("u")
        await pilot.pause()
        assert app.session.asked is not None
        assert app.session.asked.prompt == "stash"
        assert "The giant minds" not in app.frame.text("saga")


def said(lines: list[str], lang: str = "en") -> str:
    """Everything that is said from the first vault on while these lines are typed; the giant does not wait."""
    lines = ["pace\n", *lines]
    out = io.StringIO()
    PlainTable(stashing(session(lang)), lines, out).play()
    return out.getvalue()


def test_in_lines_it_is_told_explained_and_taken_back() -> None:
    text = said(["because\n", "undo\n", "1\n"])

    assert "“because” says why they did what they did" in text
    assert (
        "The giant minds Bjarne.\nStep 2. The giant stirs. There was nothing to choose (TY-3.2).\nThe giant stirs.\n"
        in text
    )
    assert "At whom The giant stares: Sigrun is taken: the highest number for “cards” decided (TY-3.3).\n" in text
    assert "Bjarne takes back the last choice.\nBjarne: Which card goes into the vault?\n" in text
    assert text.count("The giant minds Sigrun.") == 2  # and again after the choice was made anew


def test_in_german_lines_too() -> None:
    assert "Wen Der Riese anstarrt: Es wird Sigrun" in said(["weil\n"], "de")


def test_a_match_against_the_giant_alone_is_played_to_its_end() -> None:
    out = io.StringIO()
    lines = ["1\n"] * 60

    assert PlainTable(session(seats=2), lines, out).play()
    assert "The match is over." in out.getvalue()
