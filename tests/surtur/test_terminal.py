"""Followers of Surtur in the terminal: whole matches are shown, each turn of theirs with its six steps."""

import re

import pytest

from meadhall.terminal.session import Session
from meadhall.terminal.words import Words
from meadhall.testing import clause

from ..terminal.screens import SIZES, is_whole, played, said_in_lines, screen
from .laying import Ashes, Table
from .scenes import target
from .test_fighting import attack, defending
from .test_rousing import obey

EVERY = 20
"""How many answers lie between two looks; every question is looked at when it comes for the first time."""


@clause("LS-17.12")
@pytest.mark.parametrize(("seats", "followers"), [(2, 1), (4, 2)])
def test_a_match_is_shown_whole(seats: int, followers: int) -> None:
    session = Session("lords", seats, (), 3, "en", {"followers": followers})
    prompts = set[str]()
    for number, now in enumerate(played(session, 3)):
        prompt = now.match.pending[0].prompt if now.match.pending else ""
        if number % EVERY and prompt in prompts:
            continue
        prompts.add(prompt)
        for size in SIZES:
            assert is_whole(screen(now, size), size)


@clause("LS-4.1")
def test_the_sixth_step_of_a_follower_is_named() -> None:
    session = Session("lords", 2, (), 3, "en", {"followers": 1})
    seen = set[str]()
    for now in played(session, 3):
        table = now.match.view(-1)["table"]
        if table["step"] and table["active"] == 0 and table["step"] not in seen:
            seen.add(table["step"])
            assert "6 Clean-up" in screen(now, SIZES[1]).text("stage")
        if len(seen) == 6:
            break
    assert "cleanup" in seen


def at(table: Table) -> Session:
    """A laid match at the terminal, with Sigrun at the keyboard."""
    session = Session("lords", 2, (), 1, "en", {"followers": 1})
    session.names[1] = "Sigrun"
    session.begin(table.match)
    return session


def until(prompt: str) -> Session:
    """A match that chance plays, up to a question."""
    session = Session("lords", 2, (), 3, "en", {"followers": 1})
    return next(now for now in played(session, 3) if now.match.pending[0].prompt == prompt)


@clause("LS-17.1")
def test_a_step_without_effect_says_once_why() -> None:
    session = until("follower_priest")
    name = session.names[0]

    assert session.question_text()[0] == f"{name} sends no Priest. Nobody is asked, Enter steps on."
    assert session.moment_told() == f"{name} sends no Priest. No Priest is in its Pool (LS-4.16)."
    session.step()
    assert session.log()[-1] == f"{name} sends no Priest: no Priest is in its Pool."


@clause("LS-17.4")
def test_rune_actions_have_the_names_of_their_cards() -> None:
    assert Words("lords", "en").ref("rune_action:A1.upgrade_army") == "Raise an Army (Ashen Muster)"
    assert Words("lords", "de").ref("rune_action:A1.upgrade_army") == "Heer verstärken (Aschenes Aufgebot)"


@clause("LS-17.8")
def test_what_counts_in_a_battle_is_named() -> None:
    given = defending(2, hand=("axe",)).tucked(0, 1)
    given.temples(4).armies(0, 3, 3).attributes(0, authority=3).hand(1, "spear")
    session = at(obey(attack(given), "follower_support"))

    said = session.table.read(session.glance(), "map")[1].text
    counted = "Army 2, Supporting Army 3, Authority for the Temple 3, Tucked cards 1"
    assert f"Ragnar, defends: 9 ({counted})." in said
    session.step()
    assert session.view["table"]["battle"]["step"] == "cards"
    said = session.table.read(session.glance(), "map")[1].text
    assert "One card face down in its Battle deck. Its highest Army loses 1, won or lost." in said
    for size in SIZES:
        drawn = screen(session, size).text("stage")
        assert all(part in drawn for part in ("Support ", "Temple ", "Tucked cards ", "Battle deck 1"))


@clause("LS-17.1", "LS-10.20", "LS-10.22")
@pytest.mark.parametrize(("hand", "does"), [(("axe",), "reveals a card"), ((), "passes")])
def test_the_first_that_is_said_of_a_card_is_whether_there_is_one(hand: tuple[str, ...], does: str) -> None:
    session = at(attack(defending(5, hand=hand).hand(1, "spear")))
    while session.match.pending[0].prompt != "follower_card":
        session.step()

    name = session.names[0]
    assert session.question_text()[0] == f"{name} {does}, with 5 against 4. Nobody is asked, Enter steps on."


@clause("LS-17.9", "LS-8.54")
def test_the_open_hand_stands_above_the_why_of_a_hunt() -> None:
    given = Ashes("beowulf").hand(0, "sword", "sword", "shield").hero(0, 15).monster("garm", 15)
    session = at(obey(given.attributes(0, might=2).at(["turn", 1], ["follower_hunt", 0]), "follower_hunt"))

    cards = session.view["table"]["players"][0]["hand_cards"]
    for part in (session.moment_told(), screen(session, SIZES[1]).text("why")):
        assert re.search(rf"Its hand lies open: {len(cards)}\scards\s\(.*2 Sword", part)
    session.step()
    wound = session.log()
    session.step()
    assert re.search(r"wounds Garm in slot \d; 6 slots are still open", " ".join(session.log()[len(wound) :]))


@clause("LS-17.13")
def test_the_map_in_words_says_what_an_invasion_would_meet() -> None:
    session = target()

    told = {passage.about: passage.text for passage in session.table.read(session.glance(), "map")}
    assert told["Namdal"].endswith("nobody’s, people 2. Aslaug would meet 2 here.")
    assert told["Lofoten"].endswith("Defended with 6 for Aslaug, supported by Army of value 4 in Nidaros.")


def test_no_choice_ends_with_two_full_stops() -> None:
    given = Ashes("ragnar").hero(1, 4)
    session = at(given.at(["alliance", 1]))
    said = said_in_lines(session, ["list"])
    assert "1 Muspelheim: Recruit an Army of value 1 in an own Region. 2 " in said
    assert ".." not in said
