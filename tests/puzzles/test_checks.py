"""What is wrong with a puzzle is one sentence from the check: file, line, puzzle, and what is asked instead."""

import json
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.ragnarocks.game import Ragnarocks
from meadhall.kernel import ContentError
from meadhall.puzzles import Puzzles, check, puzzles_of
from meadhall.puzzles.writing import line_of

ORIGINAL = min(
    (puzzle for puzzle in puzzles_of("ragnarocks") if puzzle.worth.measure == "result"), key=lambda one: one.worth.of
)
SEAT = ORIGINAL.seat
FIRST = ORIGINAL.ways[0][0]


class Elsewhere(Ragnarocks):
    """Ragnarocks with a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def package(self) -> str:
        return "meadhall.games.ragnarocks"

    def folder(self) -> Traversable:
        return self._folder


def book(folder: Path, *changes: dict[str, Any], texts: dict[str, str] | None = None) -> Puzzles:
    """The book of a folder with a puzzle for each of some changes; of texts so much is written otherwise."""
    (folder / "puzzles").mkdir(exist_ok=True)
    lines = []
    for number, change in enumerate(changes, 1):
        found = json.loads(line_of(ORIGINAL, number))
        for key, value in change.items():
            place, *inner = key.split(".")
            if inner:
                found[place][inner[0]] = value
            else:
                found[place] = value
        lines.append(json.dumps(found))
    (folder / "puzzles" / "puzzles.jsonl").write_text("\n".join(lines), "utf-8")
    for lang in ("en", "de"):
        text = (Ragnarocks().folder() / "puzzles" / f"{lang}.ftl").read_text("utf-8")
        for old, new in (texts or {}).items():
            text = text.replace(old, new)
        (folder / "puzzles" / f"{lang}.ftl").write_text(text, "utf-8")
    return Puzzles(Elsewhere(folder))


def complaint(folder: Path, *changes: dict[str, Any], texts: dict[str, str] | None = None) -> str:
    """What the check says."""
    with pytest.raises(ContentError) as caught:
        check(book(folder, *changes, texts=texts))
    assert str(caught.value).count("\n") == 0
    assert str(caught.value).endswith(".")
    return str(caught.value)


HERE = "puzzles/puzzles.jsonl, line 1: the puzzle ragnarocks-1: "
FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "a board that no longer fits the rules": (
        {"laid": ["0 hex:a3 hex:e5"]},
        f"{HERE}answer 2 of its board, '0 hex:e5', does not fit: Seat 0 may not point at hex:e5: the rules forbid it "
        "(RR-3.11); seat 0 is asked move_to and may point at ",
    ),
    "a setup that draws less": (
        {"luck": [0, 1]},
        f"{HERE}its match cannot be set up: the setup draws [0], not ",
    ),
    "an answer that is not offered": (
        {"solution": ["hex:a1 hex:a2 hex:a3"]},
        f"{HERE}hex:a1 of its solution is not offered; seat {SEAT} is asked select_viking and may point at ",
    ),
    "half a decision": (
        {"solution": [FIRST]},
        f"{HERE}its solution '{FIRST}' is no whole decision.",
    ),
    "a decision that goes on": (
        {"solution": [f"{ORIGINAL.solution[0]} hex:a1"]},
        f"{HERE}the decision is whole before hex:a1 of its solution",
    ),
    "another seat": (
        {"seat": 1 - SEAT},
        f"{HERE}the solver has seat {1 - SEAT} and is not asked; seat ",
    ),
    "a seat that is not there": ({"seat": 2}, f"{HERE}the solver has seat 2 of 2."),
    "players for other seats": ({"origin.players": ["karl"]}, f"{HERE}1 players are named for 2 seats."),
    "a kind that nobody knows": (
        {"kind": "wind"},
        f"{HERE}'wind' is no kind of puzzle of ragnarocks; there are: ",
    ),
    "a goal that lacks something": ({"about": {}}, f"{HERE}what it is about says no side."),
    "a line that cannot be played": ({"line": [f"{SEAT} hex:a1"]}, f"{HERE}'{SEAT} hex:a1' of its line does not fit: "),
    "a worth that is another": ({"worth.second": 0.25}, f"{HERE}its second is "),
    "an id of another title": ({"id": "lords-1"}, "puzzles/puzzles.jsonl, line 1: lords-1 is no id of a puzzle of"),
    "a field too many": ({"wind": 3}, "puzzles/puzzles.jsonl, line 1: Object contains unknown field `wind`"),
    "no answer": ({"laid": ["hex:a3"]}, "puzzles/puzzles.jsonl, line 1: 'hex:a3' is no answer; a seat and what it"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_its_line(fault: str, tmp_path: Path) -> None:
    change, sentence = FAULTS[fault]
    assert complaint(tmp_path, change).startswith(sentence)


def test_a_puzzle_with_two_answers(tmp_path: Path) -> None:
    """Given a turn that is not the one, when it is proved, then the sentence names a turn that is as good."""
    other = next(puzzle for puzzle in puzzles_of("ragnarocks") if puzzle.worth.measure == "points")
    changes = {
        "laid": list(other.laid),
        "seat": other.seat,
        "kind": other.kind,
        "about": dict(other.about),
        "solution": [other.origin.played],
        "line": [],
        "worth": {"measure": "points", "best": 1.0, "second": 0.0, "proven": False, "of": other.worth.of},
    }
    said = complaint(tmp_path, changes)
    assert said.startswith(f"{HERE}there are two answers: ")


def test_two_that_are_alike(tmp_path: Path) -> None:
    assert complaint(tmp_path, {}, {}) == (
        "puzzles/puzzles.jsonl, line 2: the puzzle ragnarocks-2: it is the same as ragnarocks-1."
    )


def test_an_id_that_is_there_twice(tmp_path: Path) -> None:
    said = complaint(tmp_path, {}, {"id": "ragnarocks-1"})
    assert said == "puzzles/puzzles.jsonl, line 2: the puzzle ragnarocks-1 is there twice."


def test_a_text_that_is_missing(tmp_path: Path) -> None:
    said = complaint(tmp_path, {}, texts={"puzzle-reply-none = ": "puzzle-reply-nothing = "})
    assert said.startswith("puzzles/en.ftl, line ")
    assert said.endswith(": puzzle-reply-none is missing.")


def test_a_text_that_no_puzzle_says(tmp_path: Path) -> None:
    said = complaint(tmp_path, {}, texts={"puzzle-hint-viking = ": "puzzle-other = Other.\npuzzle-hint-viking = "})
    assert said.endswith("puzzle-other belongs to no puzzle.")


def test_a_text_that_speaks_of_what_nobody_says(tmp_path: Path) -> None:
    said = complaint(tmp_path, {}, texts={"You are { $side }.": "You are { $wind }."})
    assert "which no puzzle says" in said


def test_a_language_that_is_missing(tmp_path: Path) -> None:
    book(tmp_path, {})
    (tmp_path / "puzzles" / "de.ftl").unlink()
    with pytest.raises(ContentError, match=r"There is no puzzles/de\.ftl in the folder of ragnarocks\."):
        Puzzles(Elsewhere(tmp_path))


def test_a_title_without_puzzles_has_none(tmp_path: Path) -> None:
    assert Puzzles(Elsewhere(tmp_path)).puzzles == ()


def test_the_unchanged_puzzle_holds(tmp_path: Path) -> None:
    check(book(tmp_path, {}))
