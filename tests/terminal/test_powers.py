"""Ragnarocks with mythology cards in the terminal: the draft, cards in play, Odin's hand, teams."""

import io
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from meadhall.games.ragnarocks.terminal import TABLE
from meadhall.terminal.app import TableApp
from meadhall.terminal.drawing import CHOSEN, OFFERED, Drawing, letters
from meadhall.terminal.frame import CROWD
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.session import Session
from meadhall.terminal.title import Glance, Room

from .test_app import bots_done, chosen, screen_of, text_of, type_name

SEED = 3
"""With this seed the first seat has ivory."""
ADVANCED = {"mode": "advanced"}


def chosen_cards(ivory: str, red: str, **more: Any) -> dict[str, Any]:
    return {"mode": "advanced", "offer": "chosen", "ivory_power": ivory, "red_power": red, **more}


def session(options: Mapping[str, Any], bots: tuple[str, ...] = (), seats: int = 2, lang: str = "en") -> Session:
    return Session("ragnarocks", seats, bots, SEED, lang, dict(options))


def answer(at: Session, *names: str) -> None:
    for name in names:
        at.answer(at.meaning(name).ref)


def said(at: Session, *lines: str) -> str:
    """Everything that was said while these lines were typed."""
    out = io.StringIO()
    PlainTable(at, [f"{line}\n" for line in lines], out).play()
    return out.getvalue()


def told(at: Session) -> str:
    """The table in words, line by line."""
    read = TABLE.read(at.glance(), "map")
    return "\n".join(f"{about}: {text}" if about and text else about or text for about, text in read)


ROOM = Room(49, 21)


def drawn(at: Session, chosen: str | None = None) -> Drawing:
    return TABLE.stage(at.glance(chosen), ROOM)


def below(at: Glance, seat: int) -> tuple[str, ...]:
    """What stands below a seat's name."""
    return tuple(letters(row) for row in TABLE.seat(at, seat, ROOM)[1:])


def seen_by(at: Session, seat: int) -> Glance:
    return Glance(at.match.view(seat), at.names, at.words)


# --- the draft -------------------------------------------------------------------------------------------------------


async def test_the_draft_shows_every_card_and_reads_the_chosen_one() -> None:
    app = TableApp(session(ADVANCED, ("random",)), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = text_of(app, "stage")
        assert "Which card do you offer first?" in text_of(app, "prompt")
        assert len(app.frame.board.spots) == 32
        assert ">Fenrir" in page
        assert "On offer: 0 of 2" in page
        assert "Fenrir, simple:" in page
        await pilot.press("right", "down")
        assert chosen(app) == "card:ask_and_embla"
        assert "Ask and Embla, advanced:" in text_of(app, "stage")
        assert len(app.frame.parts["stage"]) <= 21
        await pilot.press("enter")
        assert "+Ask and Embla" in text_of(app, "stage")
        assert "On offer: 1 of 2" in text_of(app, "stage")
        await pilot.click("#table", offset=app.frame.board.spots["card:thor"])
        await bots_done(pilot, app)
        assert "Sigrun offers Thor." in text_of(app, "saga")
        assert "plays" in text_of(app, "saga")


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_the_longest_card_can_be_read_on_eighty_by_twentyfour(lang: str) -> None:
    at = session(ADVANCED, ("random",), lang=lang)
    longest = max(at.match.pending[0].options, key=lambda ref: len(at.words(f"{ref.replace(':', '-')}.text")))
    page = drawn(at, longest)
    assert len(page.rows) <= 21
    assert max(sum(len(cell.text) for cell in row) for row in page.rows) <= 49


def test_what_is_offered_and_taken_is_told() -> None:
    at = session(ADVANCED)
    answer(at, "surtr")
    assert told(at) == "On offer: 1 of 2\nSurtr\nI Sigrun\nR Bjarne"
    answer(at, "rata")
    assert at.asked is not None
    assert at.asked.seat == 1
    assert told(at) == "Surtr, Ratatoskr\nI Sigrun\nR Bjarne"
    answer(at, "Ratatoskr")
    assert "I Sigrun: 0 points · 3 roam. Surtr" in told(at)
    assert "R Bjarne: 0 points · 3 roam. Ratatoskr" in told(at)


def test_a_card_that_cannot_be_offered_is_refused_in_words() -> None:
    text = said(session(ADVANCED), "surtr", "surtr", "quit")
    assert "Not Surtr. This card is offered already. Offer two different ones. (RR-41.5)" in text


def test_cards_can_be_read_aloud() -> None:
    text = said(session(ADVANCED), "cards", "surtr", "thor", "cards", "quit")
    assert text.count("Odin: You get two command cards by lot") == 1
    assert text.count("Thor: Four stones lie on this card") == 2
    german = said(session(ADVANCED, lang="de"), "karten", "ende")
    assert "Thor: Zu Beginn liegen vier Steine auf dieser Karte." in german


def test_without_cards_there_are_none_to_read() -> None:
    assert "No cards are in play." in said(session({}), "cards", "quit")


def test_a_start_hex_is_left_empty_on_the_island() -> None:
    at = session(chosen_cards("fenrir", "sol"))
    assert at.question_text() == ("Sigrun: Which start hex stays empty?", "Fenrir gives you two Vikings to begin with.")
    drawing = drawn(at, "hex:a3")
    cells = {cell.ref: cell for row in drawing.rows for cell in row if cell.ref and len(cell.text) == 3}
    assert (cells["hex:a3"].text, cells["hex:a3"].style) == ("a3 ", CHOSEN)
    assert cells["hex:e4"].text == " . "
    answer(at, "a3")
    assert "Row a: . I . I ." in told(at)


# --- cards in play ---------------------------------------------------------------------------------------------------


def test_what_lies_on_a_card_is_shown() -> None:
    thor = session(chosen_cards("thor", "idun"))
    assert below(thor.glance(), 0) == ("0 points · 3 roam", "Thor, 4 stones on the card")
    assert below(thor.glance(), 1)[1] == "Idun, armed"
    answer(thor, "a3", "d6", "card-stone", "e6")
    assert below(thor.glance(), 0)[1] == "Thor, 3 stones on the card"
    embla = session(chosen_cards("ask_and_embla", "sol"))
    answer(embla, "a2")
    assert below(embla.glance(), 0)[1] == "Ask and Embla, a Viking waits on the card"


def test_a_power_has_a_help_of_its_own() -> None:
    at = session(chosen_cards("blodughofi", "sol"))
    answer(at, "a3", "d6")
    assert at.question_text()[1].startswith("Beside your Viking on d6.")
    plain = session(chosen_cards("tyr", "sol"))
    answer(plain, "a3", "d6")
    assert plain.question_text()[1].startswith("It slides from your Viking on d6 in any direction.")


def test_buttons_are_named_and_not_counted_as_hexes() -> None:
    at = session(chosen_cards("gullinbursti", "sol"))
    answer(at, "a3", "d6")
    assert at.asked is not None
    assert f"{len(at.asked.options) - 1} hexes are open" in at.question_text()[1]
    assert at.meaning("move again").ref == "do:second-move"
    answer(at, "second-move", "d2")
    assert at.log()[-2:] == ["Sigrun a3 to d6.", "Gullinbursti: Sigrun goes on from d6 to d2."]


def test_both_stones_of_a_pair_are_told() -> None:
    at = session(chosen_cards("surtr", "sol"))
    answer(at, "a3", "d6", "pair", "e6", "f6")
    assert at.log()[-2:] == ["Sigrun a3 to d6, stone on e6.", "Sigrun a3 to d6, stone on f6."]


def test_a_line_grows_where_it_stands() -> None:
    at = session(chosen_cards("tyr", "sol"))
    answer(at, "a3", "b3", "a2", "b2")
    assert at.log()[-2:] == ["Sigrun a3 to b3, stone on b2.", "Tyr: the Vikings on b3 and a2 trade places."]


def test_a_stone_that_can_be_chosen_is_told_from_a_free_hex() -> None:
    at = session(chosen_cards("freyr", "sol"))
    answer(at, "a3", "d6", "e7")
    assert at.asked is not None
    assert at.asked.prompt == "freyr_stone"
    drawing = drawn(at)
    assert ("#7 ", OFFERED) in [(cell.text, cell.style) for row in drawing.rows for cell in row]


# --- Odin ------------------------------------------------------------------------------------------------------------


def test_odins_cards_are_shown_where_they_lie() -> None:
    at = session(chosen_cards("odin", "thor"))
    assert at.asked is not None
    first, second = (at.words.ref(ref) for ref in at.asked.options[:2])
    assert below(at.glance(), 0) == (
        "0 points · 3 roam",
        "Odin",
        "No command in force",
        f"{first}, {second}: in hand",
    )
    short = TABLE.about(at.glance(), at.asked.options[0])
    assert short.startswith(f"{first}: ")
    assert len(short) > len(first) + 10
    answer(at, first)
    assert below(at.glance(), 0)[2:] == (f"{first}: in force", f"{second}: in hand")


def test_a_closed_hand_is_not_told_to_the_opponent() -> None:
    at = session(chosen_cards("odin", "thor", odin_open_hand=False))
    own, other = seen_by(at, 0), seen_by(at, 1)
    assert "a hidden card, a hidden card: in hand" in below(other, 0)
    assert "a hidden card, a hidden card: in hand" not in below(own, 0)
    assert {name for name, _ in TABLE.read(other, "hand")} == {"Odin", "Thor"}
    assert len(TABLE.read(own, "hand")) == 4


async def test_the_cards_in_play_are_opened_over_the_island() -> None:
    app = TableApp(session(chosen_cards("odin", "thor"), ("random",)), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Which command do you give?" in text_of(app, "prompt")
        assert text_of(app, "message").startswith(app.session.words.ref(chosen(app) or ""))
        await pilot.press("f3")
        await pilot.pause()
        assert "Thor Four stones lie on this card" in text_of(app, "stage")
        await pilot.press("escape")
        assert "Thor Four stones lie on this card" not in text_of(app, "stage")


# --- teams -----------------------------------------------------------------------------------------------------------


def team(seats: int) -> Session:
    """A team table for people, with all cards taken."""
    at = session({"mode": "team"}, seats=seats)
    while at.view["table"]["draft"]:
        assert at.asked is not None
        at.answer(at.asked.options[0])
    return at


def test_players_of_a_team_have_their_number_and_the_power_in_force_its_star() -> None:
    at = team(4)
    assert [TABLE.sign(at.glance(), seat) for seat in range(4)] == ["I1", "R1", "I2", "R2"]
    assert [below(at.glance(), seat) for seat in range(4)] == [("0 points · 3 roam",)] * 2 + [()] * 2
    assert stars(at) == [True, False, False, False]
    answer(at, "1", "1")
    while at.asked and at.asked.seat == 0:
        answer(at, "1")
    assert stars(at) == [True, True, False, False]
    assert "A star marks the card" in TABLE.legend(at.glance())


def stars(at: Session) -> list[bool]:
    """At which seats a star stands."""
    return [letters(TABLE.seat(at.glance(), seat, ROOM)[0]).endswith("*") for seat in range(4)]


async def test_at_a_crowded_table_only_those_who_matter_are_shown() -> None:
    seats = CROWD + 4
    app = TableApp(team(seats), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        text = text_of(app, "seats")
        assert "I1 Sigrun" in text
        assert "R1 Bjarne" in text
        assert f"and {seats - 2} more" in text
        assert "R6" not in text
        await type_name(pilot, "1")
        assert len([line for line in screen_of(app) if line.strip()]) > 20


def test_people_of_one_name_are_told_apart() -> None:
    assert len(set(session({"mode": "team"}, seats=9).names)) == 9


# --- to the end ------------------------------------------------------------------------------------------------------


def last_choices(at: Session) -> Iterator[str]:
    """Always takes the last thing on the list."""
    while True:
        yield f"{len(at.asked.options) if at.asked else 1}\n"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, chosen_cards("odin", "aegir")),
        (2, chosen_cards("dain_dvalin_duneyr_duratror", "heimdallr")),
        (3, {"mode": "team"}),
    ],
    ids=["odin", "stags", "team"],
)
def test_a_match_with_powers_is_played_to_its_end(seats: int, options: dict[str, Any]) -> None:
    at = session(options, ("random",) * (seats - 1), seats)
    out = io.StringIO()
    assert PlainTable(at, last_choices(at), out).play()
    assert at.outcome is not None
    text = out.getvalue()
    assert "The match is over." in text
    assert "{" not in text
    winners = len(at.outcome.winners)
    assert (" win. " if 1 < winners < seats else " share " if winners == seats else " wins. ") in text
    at.match.record().verify()
