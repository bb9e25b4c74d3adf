"""Blood Rage in lines: what a screen reader reads, and a match typed line by line."""

import io
import re
from collections.abc import Iterator
from itertools import count

import pytest

from meadhall.kernel import find
from meadhall.kernel.titles import TITLES
from meadhall.terminal.plain import COMMANDS, PlainTable
from meadhall.terminal.session import Session
from meadhall.terminal.words import LANGUAGES, Words

from .scenes import battle, draft, march, pillage, second_age


def said(session: Session, *lines: str) -> str:
    """Everything that was said while these lines were typed."""
    out = io.StringIO()
    PlainTable(session, [f"{line}\n" for line in lines], out).play()
    return out.getvalue()


def test_a_choice_is_read_with_its_number_and_what_is_at_stake() -> None:
    text = said(pillage())
    assert "Which province do you pillage?\n" in text
    assert "3 Gimle: you 6, Raven 2; a win: Axes to 5, then 5 glory; 1 village free." in text
    assert "4 Myrkulor: you 3, Serpent 1; a win: Horns to 7, then 4 glory; 1 village free." in text


def test_the_table_is_read_one_sentence_a_province() -> None:
    text = said(second_age())
    assert "Age 2 of 3, actions, round 1.\n" in text
    assert (
        "Gimle, Alfheim: gives Axes, 4 of 5 villages taken, falls in the third age. "
        "You 6: leader, warrior, ship. Raven 2: two warriors.\n"
    ) in text
    assert "Elvagar, Manheim: pillaged in this age, 2 of 4 villages taken. Serpent 6: leader, warrior, ship.\n" in text
    assert "Utgard, Jotunheim: destroyed.\n" in text
    assert "South-east Fjord: Raven ship, Bear ship.\n" in text
    assert "Valhalla: Wolf two warriors; Raven warrior; Bear warrior.\n" in text


def test_nothing_is_drawn() -> None:
    for session in (pillage(), battle(), draft(), march()):
        text = said(session, "table", "hand", "seats", "why", "list", "saga")
        assert not re.search(r"[│─▶★~#]|\s{3}| · ", text), text


def test_hand_seats_and_why_are_read_on_demand() -> None:
    text = said(pillage(), "hand", "seats", "why")
    assert "Frigga’s Succor, clan upgrade, 1 Rage: After each invasion of yours" in text
    assert "Jotunheim!, quest: Fulfilled if you have more strength" in text
    assert "Not fulfilled as the board stands now." in text
    assert "Hrafnhild, Bear clan: 29 glory. Rage 5 of 8, Axes 3, Horns 5 of 5 figures on the board." in text
    assert "On the sheet: a quest face down." in text
    assert "Troll, monster upgrade: Brings you the Troll, strength 2." in text
    assert "Not Utgard, Andlang: This province is destroyed. There is nothing left to pillage. (BR-1.22)\n" in text
    assert "Pillage: You need a figure in the province or a ship in its fjord" in text
    assert "BR-5.3: A single ship in the fjord is enough" in text


def test_a_battle_is_told_before_its_question() -> None:
    text = said(battle())
    told, asked = text.split("Which card do you lay for Gimle?\n")
    assert "You: leader 3, warrior 1, ship 2, card yours to lay, together 6.\n" in told
    assert "Torvald: two warriors 2, card sealed, together 2.\n" in told
    assert "If you win: the pillage succeeds: Axes to 5; 5 glory for the battle; " in told
    assert "1 Tyr’s Rage: plus 6, makes 12. 2 Loki’s Backstab: plus 0, makes 6." in asked
    assert "6 Jotunheim!: adds nothing, makes 6." in asked
    assert "Tyr’s Smash" not in text


def test_a_battle_played_by_numbers() -> None:
    text = said(battle(), "1", "0", "0")
    assert "Torvald plays Tyr’s Smash.\n" in text
    assert "Sigrun wins the battle for Gimle, 12 to 5.\n" in text
    assert "Where does your leader go on?\n" in text


def test_figures_are_named_with_their_place() -> None:
    session = second_age()
    text = said(session, "march", "gimle", "myrkulor", "warrior", "0")
    assert "Myrkulor: you 3, Serpent 1, 1 village free.\n" in text
    assert "1 leader, Gimle. 2 warrior, Gimle.\n" in text
    assert "Sigrun marches one figure from Gimle to Myrkulor.\n" in text


def test_in_german() -> None:
    text = said(pillage("de"), "warum", "sitze", "ende")
    assert "3 Gimle: du 6, Rabe 2; ein Sieg: Äxte auf 5, dann 5 Ruhm; 1 Dorf frei." in text
    assert "Nicht Utgard, Andlang: " in text
    assert "Hrafnhild, Bären-Clan: 29 Ruhm." in text
    assert "Du 6: Anführer, Krieger, Schiff. Rabe 2: zwei Krieger." in text


def test_two_people_take_turns_at_the_keyboard() -> None:
    session = Session("bloodrage", 2, (), 5, "en")
    text = said(session, "", "wolf", "", "raven", "", "1", "1", "", "1")
    assert text.count("Hand over the keyboard; Enter goes on.") == 4
    assert "Bjarne: Which gift of the gods do you keep?" in text


SHADOWED = {"lords": ["sea:s", "rite:cards"]}


@pytest.mark.parametrize("title", TITLES)
def test_commands_are_not_the_names_of_things(title: str) -> None:
    commands = {word for words in COMMANDS.values() for word in words}
    game = find(title)
    things = game.vocabulary(game.options())
    names = {words.ref(ref).casefold() for words in (Words(title, lang) for lang in LANGUAGES) for ref in things}
    assert not names & commands
    # what has such an id is still called by its name: the Serpent Sea, two Combat cards
    assert [ref for ref in things if ref.partition(":")[2] in commands] == SHADOWED.get(title, [])


def numbers(session: Session) -> Iterator[str]:
    """Types numbers from the list, now these, now those."""
    for step in count(step=7):
        offered = sorted(session.glance().numbers.values())
        yield f"{offered[step % len(offered)]}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_to_its_end(lang: str) -> None:
    session = Session("bloodrage", 3, ("random", "random"), 6, lang)
    out = io.StringIO()
    assert PlainTable(session, numbers(session), out).play()
    assert session.outcome is not None
    text = out.getvalue()
    assert not re.search(r"\bbr-[a-z]|[{}]|\bNone\b|\bhidden\b", text)
    for score in session.outcome.scores:
        assert str(score) in text
    session.match.record().verify()
