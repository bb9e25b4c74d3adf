"""The terminal's words, and what somebody means who types a name."""

import re
from pathlib import Path

import pytest

import meadhall.terminal
from meadhall import Match, MeadhallError, NotOffered
from meadhall.games.ragnarocks.study import from_position
from meadhall.games.ragnarocks.terminal import TABLE
from meadhall.terminal.app import PACES
from meadhall.terminal.drawing import CHOSEN, OFFERED, nearest
from meadhall.terminal.listing import listing
from meadhall.terminal.naming import NotUnderstood
from meadhall.terminal.session import Session
from meadhall.terminal.title import PARTS, Glance, Room, TitleTable, table_of
from meadhall.terminal.words import LANGUAGES, Words, bot_name
from tests.bots import cards

FOLDER = Path(meadhall.terminal.__file__).parent


def messages(lang: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*) =", (FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))


def test_every_sentence_exists_in_every_language_and_is_used() -> None:
    assert messages("en") == messages("de")
    speakers = [*FOLDER.glob("*.py"), FOLDER.parent / "cli" / "records.py", FOLDER.parent / "cli" / "lessons.py"]
    code = "".join(file.read_text("utf-8") for file in speakers)
    unused = {id for id in messages("en") if f'"{id}"' not in code and f"'{id}'" not in code}
    assert {id for id in unused if not id.startswith(("bot-", "part-", "pace-", "number-"))} == set()
    assert {id for id in unused if id.startswith("number-")} == {"number-order"}  # what the kit itself compares by
    assert {id for id in unused if id.startswith("part-")} <= {f"part-{part}" for part in (*PARTS, "pace")}
    assert {id for id in unused if id.startswith("pace-")} == {f"pace-{pace}" for pace in PACES}


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(MeadhallError, match="speaks en and de, not 'fr'"):
        Words("ragnarocks", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_and_ending_of_ragnarocks_has_its_sentence(lang: str) -> None:
    words = Words("ragnarocks", lang)
    for prompt in ("select_viking", "move_to", "summon_at"):
        assert words.has(f"ask-{prompt}")
        assert "{" not in words(f"ask-{prompt}.help", count=2, viking="hex:e4")
    for ending in ("no_turns", "repetition", "turn_limit"):
        assert words.has(f"ending-{ending}")


def test_a_rule_is_told_in_the_language_of_its_reader() -> None:
    assert Words("ragnarocks", "en").clause("RR-3.1") == "RR-3.1: The sides take turns alternately."
    assert Words("ragnarocks", "de").clause("RR-3.1") == "RR-3.1: Die Seiten sind abwechselnd am Zug."
    assert Words("ragnarocks", "de").clause("RR-99.1") == "RR-99.1"


def test_a_rule_calls_things_and_questions_by_their_names() -> None:
    english, german = Words("ragnarocks", "en"), Words("ragnarocks", "de")
    assert english.clause("RR-3.7").startswith("RR-3.7: The active seat points at one own nomadic Viking")
    assert (
        german.clause("RR-3.8")
        == "RR-3.8: Ein sesshafter Wikinger steht bei Welcher deiner Wikinger bricht auf? nie zur Wahl."
    )
    assert "`" not in german.clause("RR-41.2")
    assert "bei Das Angebot beim zweiten Mal nicht" in german.clause("RR-41.2")
    assert "auf Verzichten; ein Stein" in german.clause("RR-39.1")
    assert "durch Heimdall wieder umkämpft" in german.clause("RR-4.24")
    assert "wie in 1-0 (26:23)" in german.clause("RR-43.28")


def test_fields_become_names_and_numbers() -> None:
    words = Words("ragnarocks", "en")
    event = {"kind": "settled", "seat": 1, "side": "red", "size": 14, "hexes": ["hex:a1"] * 14, "stone": "hex:b2"}
    assert words.event(event, ["Sigrun", "Fenrir"]) == "New land: Fenrir settles 14 hexes."
    assert "Fenrir leads the ivory" in (words.event({"kind": "colours", "ivory": 1, "red": 0}, ["A", "Fenrir"]) or "")
    assert words.event({"kind": "selected", "seat": 1, "hex": "hex:a1"}, ["A", "B"]) is None


def test_a_person_may_be_called_like_a_thing() -> None:
    words = Words("ragnarocks", "en")
    event = {"kind": "skipped", "seat": 0, "side": "red", "turn": 3}
    assert words.event(event, ["hex:e4", "B"]) == "hex:e4 cannot move and skips the turn."


def test_an_unknown_sentence_reads_as_its_id() -> None:
    words = Words("ragnarocks", "en")
    assert words("no-such-thing") == "no-such-thing"
    assert words("ask-move-to.nothing") == ""
    assert words.ref("card:loki.2") == "loki.2"
    assert words.ref("hex:e4") == "e4"


def test_two_bots_of_one_kind_are_told_apart() -> None:
    assert bot_name(Words("ragnarocks", "en"), "random", 2, ["Sigrun", "Ratatoskr"]) == "Ratatoskr 3"
    assert bot_name(Words("ragnarocks", "en"), "loki", 0, []) == "loki"


@pytest.fixture
def session() -> Session:
    return Session("ragnarocks", 2, ("random",), 3, "en")


@pytest.mark.parametrize("typed", ["a3", "A3", " a3 ", "hex:a3", "2"])
def test_a_thing_can_be_named_in_several_ways(session: Session, typed: str) -> None:
    meant = session.meaning(typed)
    assert meant.ref == "hex:a3"
    assert meant.offered


def test_the_beginning_of_a_name_is_enough_if_it_means_one_thing(session: Session) -> None:
    session.answer("hex:a3")
    assert session.meaning("j").ref in session.match.pending[0].options
    with pytest.raises(NotUnderstood, match="can mean"):
        session.meaning("g")
    with pytest.raises(NotUnderstood, match="called “”"):
        session.meaning(" ")


def test_a_refused_thing_is_meant_with_its_rule(session: Session) -> None:
    meant = session.meaning("j4")
    assert not meant.offered
    assert meant.clause == "RR-3.9"
    assert session.why_not(meant) == "Not j4. That Viking is not yours. (RR-3.9)"
    with pytest.raises(NotOffered):
        session.answer("hex:j4")


def test_more_bots_than_seats_cannot_sit_down() -> None:
    with pytest.raises(MeadhallError, match="3 bots cannot sit on 2 seats"):
        Session("ragnarocks", 2, ("random",) * 3, 3, "en")


def test_the_same_seed_is_the_same_match_against_the_same_bot() -> None:
    def turns() -> list[str]:
        session = Session("ragnarocks", 2, ("greedy",), 9, "en")
        for _ in range(9):
            if session.asked is not None:
                session.answer(session.asked.options[0])
            else:
                thinking = session.bot_chooses(session.bot_sees())
                with pytest.raises(StopIteration) as decided:
                    thinking.send(None)
                assert session.thinking is not None
                session.bot_answers(session.thinking, decided.value.value)
        played: list[str] = session.match.state.turns
        return played

    assert turns() == turns()


def test_the_board_shows_what_lies_there_in_letters(session: Session) -> None:
    numbers = {"hex:a2": 1, "hex:a3": 2}
    at = Glance(session.view, session.names, session.words, numbers=numbers, chosen="hex:a3")
    drawing = TABLE.stage(at, Room(49, 21))
    cells = {cell.ref: cell for row in drawing.rows for cell in row if cell.ref and len(cell.text) == 3}
    assert len(cells) == 86
    assert cells["hex:a2"][:2] == ("I2 ", OFFERED)
    assert cells["hex:a3"][:2] == ("I3 ", CHOSEN)
    assert cells["hex:a4"].text == " I "
    assert cells["hex:j4"].text == " R "
    assert cells["hex:e4"].text == " . "
    assert len({sum(len(cell.text) for cell in row) for row in drawing.rows}) == 1


def test_settled_and_wild_land_can_be_told_without_colours() -> None:
    match = Match.at("ragnarocks", from_position("1I1#1/####2/7/###5/I2#5/####I5/11/11/8##/3RRR1#1 r - - -"))
    at = Glance(match.view(1), ("Sigrun", "Bjarne"), Words("ragnarocks", "en"))
    drawing = TABLE.stage(at, Room(49, 21))
    cells = {cell.ref: cell.text for row in drawing.rows for cell in row if cell.ref and len(cell.text) == 3}
    assert cells["hex:a1"] == " i "
    assert cells["hex:e2"] == " i "
    assert cells["hex:d1"] == " # "
    assert cells["hex:j9"] == " ~ "
    told = "\n".join(f"{about}: {text}" for about, text in TABLE.read(at, "map"))
    assert "Row e: I i i #" in told
    assert "I Sigrun: 6 hexes · 1 roams" in told


def test_arrows_go_to_the_nearest_thing_ahead() -> None:
    spots = {"a": (0, 0), "b": (4, 0), "c": (40, 0), "d": (2, 2)}
    assert nearest(spots, list(spots), "a", (1, 0)) == "b"
    assert nearest(spots, list(spots), "b", (1, 0)) == "c"
    assert nearest(spots, list(spots), "c", (1, 0)) is None
    assert nearest(spots, list(spots), "a", (0, 1)) == "d"
    assert nearest(spots, ["a", "c"], "a", (1, 0)) == "c"
    assert nearest(spots, ["c"], None, (1, 0)) == "c"
    assert nearest({}, ["a"], "a", (1, 0)) is None


def test_long_lists_show_what_is_around_the_chosen_thing(session: Session) -> None:
    def listed(options: list[str], chosen: str | None) -> list[str | None]:
        numbers = {ref: number for number, ref in enumerate(options, 1)}
        at = Glance(session.view, session.names, session.words, numbers=numbers, chosen=chosen)
        return [cell.ref for row in listing(at, TitleTable(), Room(12, 5)) for cell in row if cell.ref]

    shown = listed([f"hex:{n}" for n in range(100)], "hex:50")
    assert len(shown) == 5
    assert "hex:50" in shown
    assert listed([], None) == []


def test_a_title_without_a_table_is_played_from_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    cards.visits(monkeypatch)
    assert table_of("ragnarocks").left(False) == 49
    assert type(table_of("highcard")) is TitleTable
    for nobody in ("app", "../x"):
        with pytest.raises(MeadhallError, match="There is no game"):
            table_of(nobody)
