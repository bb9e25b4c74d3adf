"""Blood Rage on the terminal's screen: the golden screens, the land, the battle, the draft, and the keys."""

import difflib
from itertools import pairwise

import pytest
from rich.segment import Segment
from textual.pilot import Pilot

from meadhall.games.bloodrage.content import CONTENT
from meadhall.games.bloodrage.terminal.flat import provinces
from meadhall.games.bloodrage.terminal.land import RING
from meadhall.games.bloodrage.terminal.ring import GRID
from meadhall.terminal.app import PACES, TableApp
from meadhall.terminal.drawing import STRONG, letters
from meadhall.terminal.naming import NotUnderstood
from meadhall.terminal.session import LINGER, Session
from meadhall.terminal.widgets import Leave, Window

from ..bloodrage.playing import RAVEN, SERPENT, WOLF, Given
from .golden import FOLDER, screens
from .scenes import SIGRUN, TORVALD, at_table, battle, card_of, decided, draft, last, march, others, pillage, second_age
from .screens import SIZES, played, screen
from .test_app import bots_done, screen_of, text_of, type_name

NARROW, WIDE = SIZES


@pytest.mark.parametrize(("name", "text"), list(screens()), ids=lambda value: value if "\n" not in value else "")
def test_a_golden_screen_reads_the_same(name: str, text: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    changed = "\n".join(difflib.unified_diff(written, text.splitlines(), "golden", "now", lineterm=""))
    assert not changed, f"{changed}\nIf that is meant: python -m tests.terminal.golden"


def test_the_drawings_hold_every_province() -> None:
    names = {province.id for province in CONTENT.board.province}
    assert {name for row in GRID for name in row} == set(RING) == names
    neighbours = {province.id: province.adjacent for province in CONTENT.board.province}
    assert all(after in neighbours[before] for before, after in pairwise(RING))


def test_columns_keep_their_widths_and_the_saga_takes_what_is_left() -> None:
    session = pillage()
    for size, left in (((100, 30), 59), ((139, 60), 59), ((160, 43), 59), ((140, 44), 88), ((200, 60), 88)):
        drawn = screen(session, size)
        assert {len(letters(row)) for row in drawn.parts["stage"]} == {left}
        assert all(len(letters(row)) <= size[0] - left - 1 for row in drawn.parts["saga"])
    tall = screen(session, (100, 50))
    assert len(tall.parts["stage"]) <= 47


def test_many_figures_are_written_shorter_and_none_is_lost() -> None:
    given = Given(age=3).sheet(WOLF, "a1-troll", "a2-fire-giant")
    given.put(WOLF, "yggdrasil", 4, leader=True, monster="troll")
    given.put(WOLF, "yggdrasil", monster="fire_giant").put(RAVEN, "yggdrasil", 4, leader=True)
    given.sheet(SERPENT, "a1-dwarf-chieftain").put(SERPENT, "yggdrasil", 5, leader=True, monster="dwarf_chieftain")
    given.put(3, "yggdrasil", 5, leader=True)
    session = at_table(given.turn().match)
    row = next(letters(row) for row in provinces(session.glance(), 59) if "Yggdrasil" in letters(row))
    assert row.split()[-8:] == ["13", "L4wTF", "7", "L4w", "10", "L5wD", "8", "L5w"]
    wide = screen(session, WIDE).text("stage")
    assert "W 13 L4wTF" in wide
    assert "R 7 leader, four warriors" in wide
    assert "S 10 L5wD" in wide


def test_the_number_of_a_ship_stands_in_its_fjord() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice").put(WOLF, "gimle", 1).put(WOLF, "north_west", ship=True)
    session = at_table(given.turn().match)
    session.answer("do:sacrifice")
    assert "~~ NW fjord  W 2 ship 2 ~" in screen(session, WIDE).text("stage")
    assert "NW 2 Wolf" in screen(session, NARROW).text("stage")
    assert "W 3: >1 warrior, ship" in screen(session, WIDE).text("stage")


def test_stats_and_slots_bear_their_numbers_where_they_lie() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice", "a1-troll").hand(WOLF, "a3-frost-giant")
    given.put(WOLF, "gimle", 2).clan(WOLF, rage=9, stats=(1, 6, 1))
    slots = at_table(given.turn().match)
    slots.answer(card_of(slots, WOLF, "a3-frost-giant"))
    assert "monster  >1 Troll: Kills all enemy warriors where it invades; 2 free" in screen(slots, WIDE).text("stage")
    assert "monster >1 Troll; 2 free" in screen(slots, NARROW).text("stage")
    assert ">1 monster slot 1: Troll  2 monster slot 2: free" in screen(slots, WIDE).text("choices")
    stats = at_table(given.turn().match)
    for ref in ("do:sacrifice", "figure:wolf.warrior.gimle", "figure:wolf.warrior.gimle"):
        stats.answer(ref)
    assert ">1 Rage 9 of 6  Axes 8  2 Horns 0 of 4" in screen(stats, WIDE).text("seats")
    assert ">1 Rage   6 to 7" in screen(stats, WIDE).text("choices")


# --- news and headings -----------------------------------------------------------------------------------------------


def test_what_changed_since_ones_last_answer_is_bold() -> None:
    session = second_age()
    session.answer("do:march")
    for ref in ("province:gimle", "province:yggdrasil", "figure:wolf.leader", "do:done"):
        session.answer(ref)
    assert "Sigrun marches" in session.log()[-1]
    assert not any(line.fresh for line in session.saga())
    session.bot_answers(TORVALD, "do:march")
    for ref in ("province:yggdrasil", "province:gimle", "figure:raven.warrior.yggdrasil"):
        session.bot_answers(TORVALD, ref)
    others(session, last)
    news = [line.text for line in session.saga() if line.fresh and not line.heading]
    assert news[0] == "Torvald marches one figure from Yggdrasil to Gimle."
    cells = [cell for row in screen(session, WIDE).parts["stage"] for cell in row]
    assert [cell.style for cell in cells if cell.text == "three warriors"] == [STRONG, ""]  # in Gimle; in the reserve
    assert STRONG not in [cell.style for cell in cells if cell.text == "Troll"]


def test_nobody_acts_twice_in_a_round() -> None:
    session = Session("bloodrage", 3, ("random",) * 2, 4, "en")
    rounds: dict[str, list[int]] = {}
    for at in played(session, 1):
        if at.match.pending and at.match.pending[0].prompt == "choose_action":
            heading = [line.text for line in at.saga() if line.heading][-1]
            rounds.setdefault(heading, []).append(at.match.pending[0].seat)
    assert list(rounds)[:3] == ["Age 1, round 1", "Age 1, round 2", "Age 1, round 3"]
    assert {name[:5] for name in rounds} == {"Age 1", "Age 2", "Age 3"}
    assert sorted(rounds["Age 1, round 1"]) == [0, 1, 2]
    assert all(len(set(seats)) == len(seats) for seats in rounds.values())


def test_lines_of_the_saga_begin_with_the_letter_of_the_clan() -> None:
    said = screen(decided(), WIDE).text("saga")
    assert "\nW Sigrun wins the battle for Gimle, 12 to 5." in said
    assert "\nR Torvald loses 2 figures in the battle." in said
    assert "\n  Battle for Gimle! Two clans meet." in said


# --- the battle ------------------------------------------------------------------------------------------------------


def test_a_sealed_card_is_not_told_and_a_laid_one_is() -> None:
    session = battle()
    said = screen(session, WIDE).text()
    assert "Tyr’s Smash" not in said
    assert "sealed" in said
    assert "R Torvald · bot · Raven · 41 glory · card laid" in said
    session.answer(card_of(session, SIGRUN, "a2-heimdalls-eye"))
    assert "Tyr’s Smash" in screen(session, WIDE).text("stage")


def test_those_who_look_on_see_the_battle_too() -> None:
    given = Given().put(RAVEN, "gimle", 2).put(SERPENT, "gimle", 1).hand(RAVEN, "a1-tyrs-bash")
    given.hand(SERPENT, "a1-tyrs-smite").hand(WOLF, "a1-tyrs-crush")
    session = at_table(given.pillage(RAVEN, "gimle").match)
    assert session.audience == WOLF
    drawn = screen(session, WIDE)
    assert "W Sigrun (you) · Wolf · 0 glory · looks on" in drawn.text("seats")
    assert "R Torvald, pillages" in drawn.text("stage")
    assert "makes" not in drawn.text("stage")
    while session.match.pending[0].prompt in ("battle_card", "late_card"):
        assert session.thinking is not None
        session.bot_answers(session.thinking, session.match.pending[0].options[0])
    assert "6 * wins" in screen(session, WIDE).text("stage")
    assert session.weight == LINGER


def test_a_decided_battle_stays_until_something_else_begins() -> None:
    session = decided()
    assert "12 * wins" in screen(session, WIDE).text("stage")
    assert "two warriors  2  fallen" in screen(session, NARROW).text("stage")
    assert "NW fjord" in screen(session, WIDE, part="map").text("stage")
    session.bot_answers(TORVALD, "do:pass")
    assert "12 * wins" not in screen(session, WIDE).text("stage")


def test_a_card_that_went_back_to_the_hand_has_its_number_there() -> None:
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "gimle", 2).hand(RAVEN, "a1-tyrs-bash")
    given.hand(WOLF, "a1-quest-alfheim").clan(RAVEN, rage=0).clan(SERPENT, rage=0).clan(3, rage=0)
    session = at_table(given.pillage(WOLF, "gimle").match)
    session.answer(card_of(session, WOLF, "a1-quest-alfheim"))
    while session.match.pending[0].prompt != "choose_action":
        others(session, lambda options: options[0])
        if session.asked and session.asked.prompt == "late_card":
            session.answer("do:pass")
    said = screen(session, WIDE).text("stage")
    assert "   Alfheim!                 0" in said
    assert " 2    Alfheim!  quest" in said


def test_cards_can_be_bought_back_where_they_lie() -> None:
    given = Given(age=2).sheet(WOLF, "a2-tyrs-prowess").put(WOLF, "gimle", 3).put(RAVEN, "gimle", 1)
    session = at_table(given.hand(WOLF, "a2-tyrs-rage").pillage(WOLF, "gimle").match)
    session.answer(card_of(session, WOLF, "a2-tyrs-rage"))
    assert session.asked
    assert session.asked.prompt == "prowess_keep"
    for size in SIZES:
        assert ">1 Tyr’s Rage" in screen(session, size).text("stage")


def test_an_even_battle_says_that_nobody_wins() -> None:
    given = Given().put(WOLF, "gimle", 1).put(RAVEN, "gimle", 2).hand(WOLF, "a1-thors-hammer")
    session = at_table(given.pillage(WOLF, "gimle").match)
    session.answer(card_of(session, WOLF, "a1-thors-hammer"))
    said = screen(session, WIDE).text("stage")
    assert said.count("2 = even") == 2
    assert said.count("to Valhalla") == 2


def test_late_and_silenced_cards_are_marked() -> None:
    given = Given(age=3).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 3)
    given.hand(WOLF, "a3-thors-primacy", "a3-heimdalls-gaze").hand(RAVEN, "a3-thors-ascension", "a3-tyrs-crush")
    session = at_table(given.pillage(WOLF, "gimle").match)
    session.answer(card_of(session, WOLF, "a3-thors-primacy"))
    session.bot_answers(RAVEN, card_of(session, RAVEN, "a3-thors-ascension"))
    assert session.asked
    assert session.asked.prompt == "late_card"
    assert "text void" in screen(session, WIDE).text("stage")
    session.answer(card_of(session, WOLF, "a3-heimdalls-gaze"))
    assert "Heimdall’s Gaze 3 ### late" in " ".join(screen(session, WIDE).text("stage").split())


def test_figures_in_a_battle_can_be_pointed_at_there() -> None:
    given = Given(age=2).sheet(WOLF, "a2-friggas-protection").put(WOLF, "gimle", 2, leader=True).put(RAVEN, "gimle", 1)
    given.hand(RAVEN, "a2-tyrs-rage").hand(WOLF, "a2-odins-tide")
    session = at_table(given.pillage(WOLF, "gimle").match)
    session.answer(card_of(session, WOLF, "a2-odins-tide"))
    others(session, lambda options: options[0])
    assert session.asked
    assert session.asked.prompt == "tide_keep"
    assert ">1 leader" in screen(session, WIDE).text("stage")
    assert " 2 two warriors" in screen(session, WIDE).text("stage")


# --- the draft -------------------------------------------------------------------------------------------------------


def test_the_draft_says_where_the_rest_of_the_pack_goes() -> None:
    session = draft()
    assert "What you leave goes on to Torvald." in screen(session, NARROW).text("stage")
    assert "Yours so far, 2 of 6" in screen(session, NARROW).text("stage")
    for _ in range(3):
        session.answer(session.glance().options[0])
        others(session, lambda options: options[0])
    assert "Your last pick" in screen(session, NARROW).text("stage")


def test_a_full_pack_has_the_text_of_the_chosen_card_at_every_size() -> None:
    session = Session("bloodrage", 4, ("random",) * 3, 7, "de")
    session.answer("clan:wolf")
    others(session, lambda options: options[0])
    for ref in session.glance().options:
        drawn = " ".join(screen(session, NARROW, chosen=ref).text("stage").split())
        text = session.words(f"card-{ref.partition(':')[2].rpartition('.')[0]}.text")
        assert text in drawn
        assert "Deine bisher, 0 von 6" in drawn


# --- several people --------------------------------------------------------------------------------------------------


def test_hands_are_not_shown_before_the_keyboard_changes_hands() -> None:
    session = Session("bloodrage", 2, (), 5, "en")
    assert session.curtain
    assert session.question_text()[0] == "Sigrun is asked. Hand over the keyboard; Enter goes on."
    with pytest.raises(NotUnderstood):
        session.meaning("1")
    for _ in range(2):
        assert session.asked
        session.looking = session.asked.seat
        session.answer(session.asked.options[0])
    assert session.curtain
    said = screen(session, WIDE).text()
    assert not any(session.words.ref(ref) in said for ref in session.match.view(0)["table"]["pack"])
    session.looking = 0
    assert all(session.words.ref(ref) in screen(session, WIDE).text() for ref in session.match.view(0)["table"]["pack"])


async def test_enter_takes_the_keyboard() -> None:
    app = app_at(Session("bloodrage", 2, (), 5, "en"))
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        assert "Hand over the keyboard" in text_of(app, "prompt")
        assert text_of(app, "choices") == ""
        await pilot.press("enter")
        assert "Which clan do you lead?" in text_of(app, "prompt")
        await pilot.press("enter")
        assert text_of(app, "prompt").startswith("Bjarne is asked.")


# --- pace ------------------------------------------------------------------------------------------------------------


def test_only_what_was_told_is_waited_for() -> None:
    session = second_age()
    session.answer("do:pass")
    assert session.weight == 1
    session.bot_answers(TORVALD, "do:march")
    assert session.weight == 0


# --- keys ------------------------------------------------------------------------------------------------------------


def app_at(session: Session) -> TableApp:
    return TableApp(session, pace=0)


async def test_arrows_walk_the_land_and_tab_the_list() -> None:
    app = app_at(pillage())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert ">1 Muspelheim" in text_of(app, "choices")
        await pilot.press("down")
        assert app._chosen == "province:horgr"
        await pilot.press("up", "left")
        assert app._chosen == "province:gimle"
        await pilot.press("up")
        assert app._chosen == "province:myrkulor"
        await pilot.press("tab")
        assert app._chosen == "province:muspelheim"
        await pilot.press("shift+tab", "shift+tab")
        assert app._chosen == "province:gimle"
        assert ">3 Gimle" in text_of(app, "stage")
        assert ">3 Gimle" in text_of(app, "choices")


@pytest.mark.parametrize("typed", ["3", "gim", "Gimle", "province:gimle"])
async def test_a_province_is_typed_in_several_ways(typed: str) -> None:
    app = app_at(pillage())
    async with app.run_test(size=NARROW) as pilot:
        await pilot.press(*typed)
        assert app._chosen == "province:gimle"
        await pilot.press("enter")
        assert app.session.view["table"]["pillage"]["province"] == "province:gimle"


async def test_what_is_refused_says_why_and_escape_empties_the_line() -> None:
    app = app_at(pillage())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("slash", *"utg", "enter")
        assert text_of(app, "message").endswith("There is nothing left to pillage. (BR-1.22)")
        await pilot.press(*"xyz", "escape")
        assert "xyz" not in text_of(app, "typing")
        assert "BR-1.22" not in text_of(app, "message")
        await type_name(pilot, "9")
        assert text_of(app, "message") == "There is no number 9 in the list."


async def test_taking_back_leaving_and_the_rules() -> None:
    app = app_at(second_age())
    async with app.run_test(size=WIDE) as pilot:
        await type_name(pilot, "march")
        assert "From where do you march?" in text_of(app, "prompt")
        await type_name(pilot, "gimle")
        await pilot.press("u")
        assert "From where do you march?" in text_of(app, "prompt")
        await pilot.press("question_mark")
        assert isinstance(app.screen, Window)
        assert "A march goes from one province to one other." in "".join(screen_of(app))
        await pilot.press("escape", "q")
        assert isinstance(app.screen, Leave)
        await pilot.press("escape")


async def test_a_march_takes_figures_one_by_one_and_zero_is_done() -> None:
    app = app_at(march())
    async with app.run_test(size=WIDE) as pilot:
        await type_name(pilot, "2")
        assert "0 Done" in text_of(app, "choices")
        await type_name(pilot, "0")
        assert "Sigrun marches one figure from Gimle to Yggdrasil." in app.session.log()


async def test_function_keys_and_words_open_parts() -> None:
    app = app_at(pillage())
    async with app.run_test(size=WIDE) as pilot:
        for key, word, said in (
            ("f2", "map", "Gimle, Alfheim gives Axes, 4 of 5 villages taken"),
            ("f3", "hand", "Tyr’s Rage, battle card, plus 6 Adds 6 to your total"),
            ("f4", "seats", "Troll, monster upgrade: Brings you the Troll"),
            ("f5", "saga", "Age 2, round 1"),
            ("f6", "why", "Not Utgard, Andlang This province is destroyed."),
        ):
            await pilot.press(key)
            assert said in text_of(app, "stage"), key
            await pilot.press(key)
            assert said not in text_of(app, "stage"), key
            await type_name(pilot, word)
            assert said in text_of(app, "stage"), word
            await pilot.press("escape")
            assert "NW fjord" in text_of(app, "stage")
        before = app._seconds
        await pilot.press("f7")
        assert "Pace" in text_of(app, "message")
        assert app._seconds in PACES.values()
        assert app._seconds != before
        await type_name(pilot, "pace")
        assert "Pace" in text_of(app, "message")


async def test_a_part_scrolls_and_so_does_the_saga() -> None:
    app = app_at(pillage())
    async with app.run_test(size=NARROW) as pilot:
        await pilot.press("f4")
        first = text_of(app, "stage")
        await pilot.press("pagedown")
        assert text_of(app, "stage") != first
        await pilot.press("pageup", "escape")
        assert "Your hand, 6 cards" in text_of(app, "stage")


async def test_a_small_screen_turns_pages() -> None:
    app = app_at(pillage())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert ">1 Muspelheim!" in text_of(app, "stage")
        assert "Tyr’s Rage" not in text_of(app, "stage")
        await pilot.press("pagedown", "pagedown", "pagedown")
        assert "Tyr’s Rage" in text_of(app, "stage")
        await pilot.press("f3")
        assert "Adds 6 to your total" in text_of(app, "stage")
        await pilot.press("f4")
        assert "Sigrun (you), Wolf clan" in text_of(app, "stage")
        await pilot.press("f4", "3", "enter")
        await bots_done(pilot, app)
        assert "falls upon Gimle" in " ".join(app.session.log())


async def test_a_click_on_the_land_answers() -> None:
    app = app_at(pillage())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.click("#table", offset=app.frame.board.spots["province:myrkulor"])
        assert app.session.view["table"]["pillage"]["province"] == "province:myrkulor"


async def test_a_battle_by_keys_and_the_map_under_it() -> None:
    app = app_at(battle())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press("f2")
        assert "NW fjord" in text_of(app, "stage")
        await pilot.press("f2", "1", "enter")
        await bots_done(pilot, app)
        assert app.session.asked
        assert app.session.asked.prompt == "late_card"
        await type_name(pilot, "0")
        await bots_done(pilot, app)
        assert app.session.asked.prompt == "hammers_move"
        assert ">1 Myrkulor" in text_of(app, "stage")


# --- without colours -------------------------------------------------------------------------------------------------


def segments(app: TableApp) -> list[Segment]:
    return [segment for strip in app.screen._compositor.render_strips() for segment in strip]


async def test_without_colours_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = app_at(pillage())
    async with coloured.run_test(size=NARROW) as pilot:
        await pilot.pause()
        whole = screen_of(coloured)
    monkeypatch.setenv("NO_COLOR", "1")
    plain = app_at(pillage())
    async with plain.run_test(size=NARROW) as pilot:
        await pilot.pause()
        assert plain.no_color
        assert screen_of(plain) == whole
        for segment in segments(plain):
            for colour in (segment.style.color, segment.style.bgcolor) if segment.style else ():
                if colour is not None and colour.triplet is not None:
                    assert len(set(colour.triplet)) == 1


# --- to the end ------------------------------------------------------------------------------------------------------


async def chosen_by_keys(pilot: Pilot[None], app: TableApp, number: int) -> None:
    """Now by Tab, now by a number, now by an arrow, now by what is chosen already."""
    ways = (["tab", "enter"], ["1", "enter"], ["down", "enter"], ["shift+tab", "enter"], ["enter"])
    await pilot.press(*ways[number % len(ways)])


async def test_the_last_age_is_played_by_keys_to_the_end() -> None:
    session = Session("bloodrage", 2, ("random",), 8, "en")
    for at in played(session, 2):
        if at.match.state.age == 3 and at.asked:
            break
    app = app_at(session)
    async with app.run_test(size=NARROW) as pilot:
        for number in range(300):
            await bots_done(pilot, app)
            if app.session.outcome:
                break
            await chosen_by_keys(pilot, app, number)
        outcome = app.session.outcome
        assert outcome is not None
        assert "The match is over." in text_of(app, "prompt")
        assert "★" in text_of(app, "seats")
        for score in outcome.scores:
            assert f"{score} glory" in text_of(app, "seats")
        app.session.match.record().verify()
        await pilot.press("n")
        assert app.session is not session
