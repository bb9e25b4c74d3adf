"""The walk through a Follower's turn: on and back, the Why with letters and numbers, on the screen and in lines."""

import io
import re

import pytest

from meadhall.kernel import Candidate, Comparison, Explanation
from meadhall.terminal.app import TableApp
from meadhall.terminal.because import Weighed
from meadhall.terminal.drawing import MOVED, STRONG
from meadhall.terminal.naming import NotUnderstood
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.session import Session

from ..surtur.scenes import ASLAUG, army, rouse, target
from .screens import SIZES, screen

NAMDAL, VESTFJORD, DOVRE, JAMTLAND = (f"region:{number}" for number in (3, 4, 7, 6))


def prompt_of(session: Session) -> str:
    assert session.moment is not None
    return session.moment.prompt


# ---- the decision, read again


def explained(*rows: tuple[str, tuple[int | None, ...]], taken: str, best: str = "lowest") -> Weighed:
    comparisons = tuple(Comparison(clause="XX-1", what=f"n{k}", best=best) for k in range(3))  # type: ignore[arg-type]
    candidates = tuple(
        Candidate(ref=ref, numbers=numbers, aside=None if ref == taken else "XX-1") for ref, numbers in rows
    )
    return Weighed(Explanation(question="", comparisons=comparisons, candidates=candidates, taken=taken))


def test_of_several_comparisons_under_one_clause_the_numbers_tell_which_one_decided() -> None:
    weighed = explained(("a:1", (1, 2, 9)), ("a:2", (1, 5, 1)), ("a:3", (2, 0, 0)), taken="a:1")

    assert weighed.fell == {"a:3": 0, "a:2": 1}
    assert weighed.decisive == 1
    assert weighed.decided() == ("2", "5")
    assert [one.ref for one in weighed.compared] == ["a:1", "a:2", "a:3"]  # who stayed longest comes first


def test_no_number_is_more_than_any_number() -> None:
    assert explained(("a:1", (None, 0, 0)), ("a:2", (7, 0, 0)), taken="a:2").decided() == ("7", "∞")
    assert explained(("a:1", (None, 0, 0)), ("a:2", (7, 0, 0)), taken="a:1", best="highest").decided() == ("∞", "7")


# ---- letters, numbers and marks


def test_candidates_have_the_same_letters_on_the_map_and_in_the_why() -> None:
    session = target()

    assert session.glance().lettered == {NAMDAL: "A", VESTFJORD: "B", DOVRE: "C", JAMTLAND: "D"}
    for size in SIZES:
        drawn = screen(session, size)
        for part in ("stage", "why"):
            marks = {cell.ref: cell.text.strip() for row in drawn.parts[part] for cell in row if cell.style == MOVED}
            letters = {ref: mark for ref, mark in marks.items() if ref is not None}
            assert letters == {NAMDAL: "A>", VESTFJORD: "B", DOVRE: "C", JAMTLAND: "D"}, part


def test_the_deciding_number_is_strong_what_fell_out_in_parentheses_and_the_rest_a_dash() -> None:
    rows = screen(target(), SIZES[1]).parts["why"]
    numbers = {}
    for row in rows:
        names = [cell for cell in row if cell.ref is not None and cell.style != MOVED]
        if names and len(row) == 5:
            numbers[names[0].text.strip()] = [(cell.text.strip(), cell.style == STRONG) for cell in row[2:]]

    assert numbers["Namdal"] == [("1", False), ("2", True), ("-", False)]
    assert numbers["Vestfjord"] == [("1", False), ("(5)", False), ("-", False)]
    assert numbers["Dovre"] == [("(2)", False), ("-", False), ("-", False)]


def test_the_tests_stand_before_the_target_and_the_target_before_the_army() -> None:
    why = screen(army(), SIZES[1]).text("why")

    order = [
        "Which Regions can it invade?",
        "7 <  4 + 2 + 1  no",
        "Namdal: difficulty decides",
        "Which Army Aslaug sends",
    ]
    places = [why.index(said) for said in order]
    assert places == sorted(places)
    assert army().glance().lettered["army:0.2.3"] == "E"


def test_before_a_monster_is_chosen_stands_which_could_do_harm_and_how() -> None:
    session = rouse()
    why = screen(session, SIZES[1]).text("why")

    rows = re.findall(r"^([A-Z])>? (\S+) +(\S+) +(yes|no) +(yes|no)$", why.replace("\n ", "\n"), re.MULTILINE)
    assert rows == [
        ("A", "Troll", "Tiundaland", "yes", "yes"),
        ("B", "Draugr", "Uppsala", "no", "yes"),
        ("C", "Garm", "Sjælland", "yes", "yes"),
    ]
    assert why.index("Which Monsters can do harm? LS-7.1") < why.index("Which Monster Aslaug rouses")
    assert "Draugr in Uppsala: Stomp." in session.moment_told()
    session.step()
    assert "Which Monsters can do harm?" in screen(session, SIZES[1]).text("why")  # what it does is chosen for it


def test_a_why_that_is_longer_than_the_screen_scrolls() -> None:
    short = (100, 30)
    session = army("de")

    first, second = (screen(session, short, scroll=scroll).text() for scroll in (0, 3))

    assert "Zeilen mehr" in first
    assert "Eroberbar?" in first
    assert "Eroberbar?" not in second


# ---- on and back


def test_one_goes_back_with_the_table_and_on_again() -> None:
    session = target()
    before = session.glance().table["regions"][2]["control"]
    for _ in range(2):
        session.step()
    assert session.match.view(0)["table"]["regions"][2]["control"] == ASLAUG
    log = len(session.saga())

    assert session.step_back()
    assert prompt_of(session) == "follower_army"
    assert session.glance().table["regions"][2]["control"] is before is None
    assert len(session.saga()) < log
    assert session.in_the_past

    session.step()
    assert not session.in_the_past
    assert len(session.saga()) == log


def test_a_walk_ends_where_it_began() -> None:
    session = target()

    assert session.step_back()
    assert prompt_of(session) == "follower_idle"
    assert not session.step_back()
    assert session.in_the_past


def test_the_rest_of_a_turn_is_done_at_once_and_stops_when_somebody_is_asked() -> None:
    session = target()
    session.step_back()

    session.run_on()

    assert session.moment is None
    assert session.asked is not None
    assert not session.in_the_past


def test_whoever_looks_on_reads_about_things_and_rules() -> None:
    session = target()

    assert session.read_about("ls-5.3").startswith("LS-5.3: ")
    assert session.read_about("Saga of Kings").startswith("Saga of Kings: Hero to Öland; Raise an Army, 2 Runes;")
    assert session.read_about("namdal") == "Namdal: nobody’s, people 2, Aslaug would meet 2 here."
    defended = "defended with 6 for Aslaug, supported by Army of value 4 in Nidaros."
    assert session.read_about("lofoten") == f"Lofoten: of Aslaug, A 2, {defended}"
    assert session.read_about("Nowhere") == "Nothing on the table is called “Nowhere”."


# ---- how many steps there are, and looking at them again


def test_a_step_says_how_many_there_are_and_it_comes_out_so() -> None:
    session = target()
    said = [session.step_number]
    while session.moment is not None:
        session.step()
        said.append(session.step_number)

    last = len(said)  # the first step was taken before, and nothing is said when somebody else is asked
    assert said == [*(f"step {number} of {last}" for number in range(2, last + 1)), ""]
    assert last > 5


def test_how_many_steps_come_is_not_told_while_a_choice_can_still_be_taken_back() -> None:
    """Surtur's die decides it: whoever could take back would know the die before it is rolled."""
    session = Session("lords", 2, (), 3, "en", {"followers": 1})
    said = dict[str, set[bool]]()
    while session.match.pending and session.match.seq < 120:
        if session.asked is not None:
            session.answer(session.asked.options[0])
            continue
        said.setdefault("all" if " of " in session.step_number else "one", set()).add(session.may_undo)
        session.step()

    assert said == {"all": {False}, "one": {True}}


def test_while_ones_own_question_waits_the_last_walk_can_be_looked_at_again() -> None:
    session = target()
    session.run_on()
    asked, text = session.asked, session.question_text()
    assert asked is not None

    assert session.step_back()
    moment = session.moment
    assert moment is not None
    assert session.step_number == f"step {moment.number} of {moment.number}"
    assert session.question_text()[0] != text[0]
    assert session.glance().numbers == {}
    with pytest.raises(NotUnderstood):
        session.meaning("1")
    while session.step_back():
        pass
    assert prompt_of(session) == "follower_idle"
    session.run_on()
    assert (session.asked, session.question_text()) == (asked, text)


def test_it_can_be_looked_at_again_until_the_follower_acts_again() -> None:
    session = target()
    session.run_on()
    assert session.step_back()
    last = session.moment
    session.come_back()
    for _ in range(2):
        assert session.asked is not None
        session.answer(session.asked.options[0])

    assert session.asked is not None
    assert session.step_back()
    assert session.moment == last
    session.come_back()
    while session.asked is not None:
        session.answer(session.asked.options[-1])
    assert not session.step_back()  # its next turn begins: what lies before is one's own


# ---- on the screen


async def test_keys_step_on_and_back_and_to_the_end() -> None:
    app = TableApp(target())
    async with app.run_test(size=(140, 44)) as pilot:
        assert "paused · step 2 of " in app.frame.text("choices")
        await pilot.press("enter")
        assert prompt_of(app.session) == "follower_army"
        await pilot.press("left")
        assert prompt_of(app.session) == "follower_target"
        assert "gone back" in app.frame.text("choices")
        await pilot.press("right")
        await pilot.press("u")
        assert prompt_of(app.session) == "follower_target"
        await pilot.press(*"loki", "enter")
        assert "Loki" in app.frame.text("message")
        await pilot.press("f6")
        assert "rank of the Shrine 1, difficulty 5" in " ".join(app.frame.text("stage").split())
        await pilot.press("escape", "f3")
        assert "The Action row, and your board" in app.frame.text("stage")
        assert "F3 Action row" in app.frame.text("keys")
        await pilot.press("f3", "3")
        assert app.session.asked is not None
        assert "step on" not in app.frame.text("choices")


async def test_keys_lead_back_to_the_last_walk_and_to_the_question_again() -> None:
    session = target()
    session.run_on()
    app = TableApp(session)
    async with app.run_test(size=(140, 44)) as pilot:
        question = app.frame.text("prompt")
        assert "F9 again" in app.frame.text("keys")
        for key in (*("f9", "left", "right", "right"), "escape"):
            await pilot.press(key)
            if key == "left":
                assert "back to your question" in app.frame.text("choices")
                await pilot.press("down", "tab")  # no choice is made in the past
                assert app.session.in_the_past
        assert app.frame.text("prompt") == question
        await pilot.press(*"again", "enter")
        assert app.session.in_the_past
        await pilot.press("escape")
        assert app.frame.text("prompt") == question


async def test_space_stops_and_goes_on_and_the_pace_is_chosen_before() -> None:
    app = TableApp(target())
    async with app.run_test(size=(100, 30)) as pilot:
        for pace in ("swift", "at once", "slow"):
            await pilot.press("f7")
            assert prompt_of(app.session) == "follower_target"
            assert "paused · step 2 of " in app.frame.text("choices"), pace
        assert "6 seconds a step" in " ".join(app.frame.text("message").split())
        await pilot.press("space")
        assert "pace slow, 6 s a step" in app.frame.text("choices")
        await pilot.press("space")
        assert "paused" in app.frame.text("choices")


async def test_at_a_pace_it_goes_on_by_itself() -> None:
    app = TableApp(target())
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("f7", "f7", "space")  # swift, then at once
        for _ in range(200):
            await pilot.pause(0.01)
            if app.session.asked is not None:
                break
        assert app.session.asked is not None


# ---- in lines


def lines(session: Session, *typed: str) -> str:
    out = io.StringIO()
    PlainTable(session, [f"{line}\n" for line in typed], out).play()
    return out.getvalue()


@pytest.mark.parametrize(
    ("lang", "tests", "fell", "decides"),
    [
        (
            "en",
            "Jämtland, yours, difficulty 7 against Army 4, cards 2 and tucked cards 1: no (LS-5.9).",
            "Rank of the Shrine: Dovre (2) falls out.",
            "Namdal: difficulty decides, 2 before 5 (LS-5.29).",
        ),
        (
            "de",
            "Jämtland, deine, Schwierigkeit 7 gegen Heer 4, Karten 2 und untergelegte Karten 1: nein (LS-5.9).",
            "Rang des Schreins: Dovre (2) fällt heraus.",
            "Namdal: Schwierigkeit entscheidet, 2 vor 5 (LS-5.29).",
        ),
    ],
)
def test_in_lines_a_step_says_its_reasons_in_the_rules_order(lang: str, tests: str, fell: str, decides: str) -> None:
    said = lines(target(lang))

    places = [said.index(sentence) for sentence in (tests, fell, decides)]
    assert places == sorted(places)


def test_in_lines_one_goes_on_and_back_and_hears_the_rest() -> None:
    said = lines(target(), "", "back", "back", "", "", "", "namdal", "rest")

    told = [said.count(sentence) for sentence in ("Aslaug invades a Region.", "An Army of Aslaug moves in.")]
    assert told == [3, 2]
    assert "Aslaug takes Namdal." in said
    assert said.rstrip().endswith("Left before the end.")


def test_in_lines_each_step_has_its_number_and_the_walk_can_be_heard_again() -> None:
    said = lines(target(), "rest", "again", "back", "", "", "again", "rest")

    steps = [(int(one), int(all)) for one, all in re.findall(r"^(?:> )?Step (\d+) of (\d+)\. ", said, re.MULTILINE)]
    last = steps[0][1]
    assert steps == [(number, last) for number in (2, last, last - 1, last, last)]
    assert said.endswith("> \nLeft before the end.\n")


def test_in_lines_automata_can_go_on_by_themselves() -> None:
    said = lines(target(), "pace")

    assert "Automata go on by themselves now" in said
    assert "Aslaug takes Namdal." in said
    assert said.count("> ") == 2  # the one at which that was typed, and the person's
