"""The content files: what they say, and that a mistake in them is told with its file and line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.games.ragnarocks.content import BOARD, FILES, NUMBERS, Numbers
from meadhall.games.ragnarocks.content import load_board as read_board
from meadhall.games.ragnarocks.state import Options
from meadhall.kernel.errors import ContentError
from meadhall.kit.content import Files

from . import reference

Edit = Callable[[str, str], Path]
FOLDER = FILES.folder


def load_board(folder: Path) -> None:
    read_board(Files(folder, "ragnarocks"))


def load_numbers(folder: Path) -> None:
    Files(folder, "ragnarocks").load("numbers.toml", Numbers)


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A copy of the content folder in which a text was replaced by another; the line of the change is checked."""
    for file in ("board.toml", "numbers.toml", "references.toml"):
        (tmp_path / file).write_text((FOLDER / file).read_text("utf-8"), "utf-8")

    def replace(old: str, new: str) -> Path:
        for file in ("board.toml", "numbers.toml"):
            text = (tmp_path / file).read_text("utf-8")
            if old in text:
                (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
                return tmp_path
        raise AssertionError(f"no content file says {old!r}")

    return replace


def line_of(folder: Path, file: str, text: str, nth: int = 0) -> int:
    """The number of the nth line that has a text."""
    lines = (folder / file).read_text("utf-8").splitlines()
    return [number for number, line in enumerate(lines, 1) if text in line][nth]


def test_the_files_are_whole() -> None:
    assert list(BOARD.hexes) == reference.ALL
    assert (NUMBERS.stones.value, NUMBERS.repetition.value, NUMBERS.turn_limit.value) == (40, 3, 300)
    assert Options() == Options(mode="basic", supply="unlimited", allow_zero_move=False, knockout=False)


def test_broken_toml(edit: Edit) -> None:
    folder = edit('letter = "d"', 'letter = "d')
    with pytest.raises(ContentError) as caught:
        load_board(folder)
    line = line_of(folder, "board.toml", 'letter = "d')
    assert str(caught.value).startswith(f"board.toml, line {line}: ")


@pytest.mark.parametrize(
    ("old", "new", "nth", "says"),
    [
        ("length = 8", 'length = "eight"', 0, "Expected `int`"),
        ("step = [-1, -1]", "step = [-1, -1, 0]", 0, "length 2"),
        ('side = "red"', 'side = "blue"', 0, "blue"),
        ("first_x = 2", "frist_x = 2", 0, ""),
        ('letter = "c"', 'letter = "b"', 1, "the row b is there twice"),
        ('letter = "c"', 'letter = "cc"', 0, "length <= 1"),
        ("length = 7", "length = 0", 0, "Expected `int` >= 1"),
        ('hexes = ["j4", "j5", "j6"]', 'hexes = ["j4", "j5", "j4"]', 0, "hex j4 is there twice"),
        ('hexes = ["j4", "j5", "j6"]', 'hexes = ["j4", "j5", "a3"]', 0, "hex a3 is there twice"),
        ('hexes = ["j4", "j5", "j6"]', 'hexes = ["j4", "j5", "j66"]', 0, "there is no hex j66"),
        ('side = "red"', 'side = "ivory"', 1, "the start ivory is there twice"),
        ('name = "SE"', 'name = "E"', 1, "the direction E is there twice"),
    ],
)
def test_a_mistake_in_the_board_is_told_with_file_and_line(edit: Edit, old: str, new: str, nth: int, says: str) -> None:
    folder = edit(old, new)
    with pytest.raises(ContentError) as caught:
        load_board(folder)
    place, _, sentence = str(caught.value).partition(": ")
    file, _, line = place.partition(", line ")
    assert file == "board.toml"
    assert says in sentence
    assert sentence.endswith(".")
    shown = (folder / file).read_text("utf-8").splitlines()[int(line) - 1]
    assert shown in expected_lines(folder, new, nth), f"line {line} is {shown!r}"


def test_a_direction_without_its_opposite_is_a_mistake(edit: Edit) -> None:
    folder = edit('name = "SE"\nstep = [0, -1]', 'name = "SE"\nstep = [0, -2]')
    with pytest.raises(ContentError, match="no direction is opposite to") as caught:
        load_board(folder)
    assert f"line {line_of(folder, 'board.toml', 'step = [0, 1]')}:" in str(caught.value)


def expected_lines(folder: Path, new: str, nth: int) -> set[str]:
    """Where the mistake may be shown: in the line itself or, for a table, in its head."""
    text = (folder / "board.toml").read_text("utf-8")
    lines = text.splitlines()
    place = line_of(folder, "board.toml", new.splitlines()[-1], 0 if "\n" in new else nth)
    head = next(lines[number] for number in range(place - 1, -1, -1) if lines[number].startswith("["))
    return {lines[place - 1], head}


def test_the_line_is_that_of_the_right_table(edit: Edit) -> None:
    folder = edit("length = 8", 'length = "eight"')
    with pytest.raises(ContentError) as caught:
        load_board(folder)
    assert f"board.toml, line {line_of(folder, 'board.toml', 'eight')}: " in str(caught.value)
    folder = edit("first_x = 1", "")
    (folder / "board.toml").write_text((folder / "board.toml").read_text("utf-8").replace('"eight"', "8"), "utf-8")
    with pytest.raises(ContentError) as caught:
        load_board(folder)
    row_i = line_of(folder, "board.toml", 'letter = "i"') - 1  # the head of the table that lacks it
    assert str(caught.value) == f"board.toml, line {row_i}: Object missing required field `first_x`."


def test_a_missing_side_and_an_unknown_ref(edit: Edit) -> None:
    folder = edit('refs = ["rockenbeck", "ragnarocks_ai"]', 'refs = ["rockenbeck", "hearsay"]')
    with pytest.raises(ContentError, match="there is no reference hearsay") as caught:
        load_board(folder)
    assert f"line {line_of(folder, 'board.toml', 'hearsay')}:" in str(caught.value)
    text = (FOLDER / "board.toml").read_text("utf-8")
    (folder / "board.toml").write_text(text[: text.rindex("[[start]]")], "utf-8")
    with pytest.raises(ContentError, match="red has no start hexes"):
        load_board(folder)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("value = 40", "value = 0", "Expected `int` >= 1"),
        ("value = 300", 'value = "many"', "Expected `int`"),
        ('value = "unlimited"', 'value = "50"', "50"),
    ],
)
def test_a_mistake_in_the_numbers_is_told_with_file_and_line(edit: Edit, old: str, new: str, says: str) -> None:
    folder = edit(old, new)
    with pytest.raises(ContentError) as caught:
        load_numbers(folder)
    assert str(caught.value).startswith(f"numbers.toml, line {line_of(folder, 'numbers.toml', new)}: ")
    assert says in str(caught.value)


def test_a_number_without_its_source_is_a_mistake(edit: Edit) -> None:
    folder = edit('value = 300\nsource = "house"', "value = 300")
    with pytest.raises(ContentError) as caught:
        load_numbers(folder)
    assert str(caught.value).startswith(f"numbers.toml, line {line_of(folder, 'numbers.toml', '[turn_limit]')}: ")
