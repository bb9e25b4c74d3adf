"""A puzzle in the terminal: the real table, the goal, attempts, hints, and how it goes afterwards."""

import asyncio
import io
from datetime import date, timedelta
from pathlib import Path

import pytest

from meadhall.cli.app import app
from meadhall.kernel import MeadhallError
from meadhall.puzzles import Puzzle, of_the_day, puzzles_of
from meadhall.terminal.app import TableApp
from meadhall.terminal.plain import PlainTable
from meadhall.terminal.puzzling import Puzzling, next_of
from meadhall.terminal.solved import Solutions

LAND = next(puzzle for puzzle in puzzles_of("ragnarocks") if puzzle.worth.measure == "result")
CARD = next(puzzle for puzzle in puzzles_of("bloodrage") if puzzle.kind == "odds")
TODAY = date(2026, 11, 18)


@pytest.fixture
def kept(tmp_path: Path) -> Solutions:
    """A file of one's own."""
    return Solutions(tmp_path / "meadhall")


def said(session: Puzzling, *lines: str) -> str:
    """Everything that was said while these lines were typed."""
    out = io.StringIO()
    PlainTable(session, lines, out).play()
    return out.getvalue()


def test_the_goal_and_the_attempts_are_said(kept: Solutions) -> None:
    text = said(Puzzling(LAND, "en", kept=kept))
    assert f"Puzzle {LAND.number}: " in text
    assert "3 attempts are left." in text
    assert "Row j: " in text
    assert text.endswith("Left before the end.\n")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("puzzle", [LAND, CARD], ids=lambda puzzle: puzzle.id)
def test_the_solution_solves_it(puzzle: Puzzle, lang: str, kept: Solutions) -> None:
    text = said(Puzzling(puzzle, lang, kept=kept), *puzzle.ways[0])
    assert ("Solved at the first attempt." if lang == "en" else "Im ersten Versuch gelöst.") in text
    assert kept.solved(puzzle.id)


def test_a_wrong_card_is_told_and_the_board_goes_back(kept: Solutions) -> None:
    wrong = next(iter(CARD.others))
    session = Puzzling(CARD, "en", kept=kept)
    text = said(session, wrong)
    assert "2 attempts are left." in text
    assert "of 100 cases" in text or "no way to win" in text
    assert session.match.seq == len(CARD.board)


def test_after_three_wrong_ones_the_line_is_shown(kept: Solutions) -> None:
    text = said(Puzzling(CARD, "en", kept=kept), *[next(iter(CARD.others))] * 3)
    assert "This is how it goes:" in text
    assert not kept.solved(CARD.id)


def test_hints_are_typed_and_cost_attempts(kept: Solutions) -> None:
    text = said(Puzzling(LAND, "en", kept=kept), "hint", "hint", "hint")
    assert "It is the Viking on" in text
    assert "One attempt is left." in text
    assert "There is no more hint" in text


def test_giving_up_shows_how_it_goes(kept: Solutions) -> None:
    session = Puzzling(LAND, "en", kept=kept)
    assert "This is how it goes:" in said(session, "give up")
    assert session.match.seq == len(LAND.board) + len(LAND.walked)


def test_what_is_begun_can_be_taken_back(kept: Solutions) -> None:
    session = Puzzling(LAND, "en", kept=kept)
    assert not session.may_undo
    session.answer(LAND.ways[0][0])
    session.undo()
    assert session.attempt.own == ()
    assert not session.may_undo


def test_the_next_one_is_one_that_was_not_solved(kept: Solutions) -> None:
    first, second, third = puzzles_of("ragnarocks")[:3]
    kept.write(second.id, 1, None)
    assert next_of("ragnarocks", kept) == first
    assert next_of("ragnarocks", kept, first) == third


def test_days_in_a_row_are_counted_and_kept(tmp_path: Path) -> None:
    """Given three days solved and one missed before, when the file is read again, then three are counted."""
    for ago, attempt in ((4, 1), (3, None), (2, 3), (1, 1), (0, 2)):
        Solutions(tmp_path).write(f"ragnarocks-{ago + 1}", attempt, TODAY - timedelta(days=ago))
    assert Solutions(tmp_path).streak(TODAY) == 3
    assert Solutions(tmp_path).streak(TODAY + timedelta(days=1)) == 3
    assert Solutions(tmp_path).streak(TODAY + timedelta(days=2)) == 0


def test_a_file_that_is_damaged_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text("no json")
    with pytest.raises(MeadhallError, match=r"puzzles\.json is damaged"):
        Solutions(tmp_path)


def test_on_the_screen_keys_give_hints_and_up(kept: Solutions) -> None:
    """Given the drawn table, when F8 and F9 are pressed, then a hint is told, and then how it goes."""
    session = Puzzling(LAND, "en", TODAY, kept)
    screen = TableApp(session, pace=0.0)

    async def play() -> list[str]:
        seen = []
        async with screen.run_test(size=(120, 40)) as pilot:
            for key in ("f8", "f9"):
                await pilot.press(key)
                await pilot.pause()
                seen.append(screen.frame.text())
        return seen

    hinted, over = asyncio.run(play())
    assert "It is the Viking on" in hinted
    assert "F8 hint" in hinted
    assert "another one" in over
    assert session.over


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command says."""
    app(["puzzles", *words], result_action="return_value")
    return capsys.readouterr().out


def test_the_command_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert "bloodrage: 30" in run(capsys)
    listed = run(capsys, "bloodrage", "--lang", "de")
    assert listed.count("bloodrage-") == 30
    assert "Gegen alles, was" in listed


def test_the_command_plays_that_of_the_day(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("give up\n"))
    assert f"Puzzle {of_the_day(date.today()).number}: " in run(capsys, "play", "--plain")
    assert date.today().isoformat() in (tmp_path / "meadhall" / "puzzles.json").read_text()


def test_the_command_finds_and_numbers_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given matches of bots, when one is looked for, then it is written behind those that there are."""
    file = tmp_path / "found.jsonl"
    said = run(capsys, "find", "bloodrage", "--games", "2", "--seed", "skald", "--most", "1", "--to", str(file))
    assert said == f"1 puzzle of bloodrage was added to {file}.\n"
    assert file.read_text().startswith('{"id":"bloodrage-31"')
