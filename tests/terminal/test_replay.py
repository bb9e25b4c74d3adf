"""A recorded match in the terminal: one leafs through it on and back, and each step of a Follower says why."""

import io
import random
import re

import pytest

from meadhall.kernel import Match, Record
from meadhall.terminal.app import TableApp
from meadhall.terminal.because import Weighed
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.replay import UNDO, Replay
from tests.kernel.test_automata import stashing

from .screens import SIZES, is_whole, screen


@pytest.fixture(scope="module")
def solo() -> Record:
    """The beginning of a match against a Follower, which chance plays: two of its turns."""
    match, chance = Match.new("lords", 2, 5, {"followers": 1}), random.Random(5)
    while match.state.turn < 3:
        match.answer(match.pending[0].seat, chance.choice(match.pending[0].options))
    record = match.record()
    record.names = ["", "Sigrun"]
    return Record.decode(record.encode())


def taken_back() -> Record:
    """A match against the giant in which a choice was taken back with what the giant did after it."""
    match = stashing()
    card = match.pending[0].options[0]
    match.answer(1, card)
    match.run_on()
    match.undo(1)
    match.answer(1, card)
    match.run_on()
    return match.record()


def through(replay: Replay) -> list[str]:
    """What every page says, up to the last one."""
    said = []
    while not replay.over:
        said.append(replay.question_text()[0])
        replay.step()
    return said


# ---- pages


def test_every_answer_has_a_page_and_back_leads_through_the_same_ones(solo: Record) -> None:
    replay = Replay(solo, "en")
    pages = []
    while not replay.over:
        assert replay.here is not None
        pages.append((replay.here.option, replay.glance().table, len(replay.saga())))
        replay.step()

    assert [option for option, *_ in pages] == [entry.ref for entry in solo.entries[1:]]
    assert replay.match.seq == len(pages)
    for number, page in reversed([*enumerate(pages, 1)]):
        assert replay.step_back()
        assert replay.here is not None
        assert replay.step_number == f"answer {number} of {len(pages)}"
        assert (replay.here.option, replay.glance().table, len(replay.saga())) == page
    assert not replay.step_back()


def test_each_decision_of_a_follower_shows_candidates_numbers_and_the_clause(solo: Record) -> None:
    replay = Replay(solo, "en")
    compared = 0
    while not replay.over:
        moment = replay.moment
        if moment is not None and moment.why is not None and Weighed(moment.why).by is not None:
            weighed = Weighed(moment.why)
            assert weighed.by is not None
            compared += 1
            why = screen(replay, SIZES[1]).text("why")
            for one in weighed.compared:
                mark = replay.glance().marker.mark(one.ref).strip()
                assert re.search(rf"^ ?{mark} ", why, re.MULTILINE), one.ref
            best, other = weighed.decided()
            decided = f"decides, {best} before {other} ({weighed.by.clause})"
            assert decided in " ".join(why.split())
            assert decided in replay.moment_told()
        replay.step()

    assert compared > 5


def test_a_person_points_where_the_mark_stands(solo: Record) -> None:
    replay = Replay(solo, "en")
    marked = 0
    while not replay.over:
        if replay.moment is None:
            assert replay.here is not None
            assert replay.question_text()[0].startswith("Sigrun ")
            spots = [cell.ref for row in screen(replay, SIZES[1]).parts["stage"] for cell in row if cell.text == ">"]
            assert set(spots) <= {replay.here.option}
            marked += bool(spots)
        replay.step()

    assert marked > 3


def test_pages_are_found_by_their_number_and_turns_are_skipped(solo: Record) -> None:
    replay = Replay(solo, "en")

    assert replay.go_to("30")
    assert replay.step_number.startswith("answer 30 of ")
    assert replay.go_to("7")
    assert replay.step_number.startswith("answer 7 of ")
    assert replay.go_to("99999")
    assert replay.over
    assert not replay.go_to("Namdal")
    replay.go_to("1")
    turns: list[object] = []
    while not replay.over:
        assert replay.here is not None
        turns.append(replay.table.turn(replay.here.view))
        replay.run_on()
    assert turns == list(dict.fromkeys(turns))
    assert len(turns) >= 4


def test_what_was_taken_back_is_told_where_it_was() -> None:
    replay = Replay(taken_back(), "en")
    pages = through(replay)

    at = pages.index("seat 1 takes back the last choice.")
    assert pages[at + 1] == pages[at - 4]  # the card again, after three steps of the giant
    assert replay.log().count("seat 1 takes back the last choice.") == 1
    replay.go_to(str(at + 1))
    assert replay.here is not None
    assert replay.here.prompt == UNDO


def test_at_the_end_stands_how_it_ended_or_that_it_goes_on(solo: Record) -> None:
    replay = Replay(solo, "en")
    through(replay)
    assert replay.question_text()[0] == "The match goes on."

    match = Match.new("ragnarocks", 2, 3)
    chance = random.Random(1)
    while match.pending:
        match.answer(match.pending[0].seat, chance.choice(match.pending[0].options))
    whole = Replay(match.record(), "de")
    assert "besiedelt" in " ".join([*through(whole), *whole.log()])
    assert whole.question_text()[0].startswith("Die Partie ist vorbei.")
    assert whole.outcome == match.outcome
    whole.step_back()
    assert whole.outcome is None


# ---- on the screen and in lines


async def test_keys_turn_the_pages_and_leaving_needs_no_question(solo: Record) -> None:
    app = TableApp(Replay(solo, "en"))
    async with app.run_test(size=(100, 30)) as pilot:
        assert "paused · answer 1 of " in app.frame.text("choices")
        await pilot.press("enter", "right", "enter", "left")
        assert "answer 3 of " in app.frame.text("choices")
        await pilot.press("/", *"24", "enter")
        assert "answer 24 of " in app.frame.text("choices")
        await pilot.press("f7", "f7", "space")  # swift, at once
        for _ in range(200):
            await pilot.pause(0.01)
            if app.session.over:
                break
        assert "The match goes on." in app.frame.text("prompt")
        assert "Enter" not in app.frame.text("keys")
        await pilot.press("u", "u")
        last = len(solo.entries) - 1
        assert f"answer {last - 1} of {last}" in app.frame.text("choices")
        await pilot.press("q")
    assert app.return_code == 0


def test_in_lines_it_is_leafed_through_too(solo: Record) -> None:
    def lines(*typed: str, lang: str = "en") -> str:
        out = io.StringIO()
        PlainTable(Replay(solo, lang), [f"{line}\n" for line in typed], out).play()
        return out.getvalue()

    said = lines("", "", "back", "24", "rest", "q")
    pages = [int(number) for number in re.findall(r"^(?:> )?Answer (\d+) of ", said, re.MULTILINE)]
    assert pages[:5] == [1, 2, 3, 2, 24]
    assert pages[5] > 24
    assert said.endswith("Left before the end.\n")
    assert "Antwort 1 von " in lines(lang="de")
    assert lines("pace").rstrip().endswith("The match goes on.")


@pytest.mark.parametrize("size", [*SIZES, (80, 24)])
def test_every_page_fills_the_screen_exactly(solo: Record, size: tuple[int, int]) -> None:
    replay = Replay(solo, "en")
    while not replay.over:
        assert is_whole(screen(replay, size), size)
        for _ in range(7):
            replay.step()
