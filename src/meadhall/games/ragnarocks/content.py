"""The facts of Ragnarocks: its board and its numbers, read from ``content/`` and checked."""

from importlib.resources import files
from typing import Literal

from msgspec import Struct

from meadhall.content import Fact, Folder, load, mistake

Side = Literal["ivory", "red"]
SIDES: tuple[Side, Side] = ("ivory", "red")
FOLDER = files(__package__) / "content"


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    """A public source that facts were taken from."""

    id: str
    address: str


class Row(Fact, frozen=True):
    """A row of the board, its hexes counted from the West (RR-1.1 to RR-1.3)."""

    letter: str
    length: int
    first_x: int


class Direction(Fact, frozen=True):
    """One of the six ways to go from a hex (RR-1.4)."""

    name: str
    step: tuple[int, int]


class Start(Fact, frozen=True):
    """Where the Vikings of one side begin (RR-2.5, RR-2.6)."""

    side: Side
    hexes: tuple[str, ...]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``board.toml``."""

    pixel: str
    ref: tuple[Reference, ...]
    row: tuple[Row, ...]
    direction: tuple[Direction, ...]
    start: tuple[Start, ...]


class Number(Fact, frozen=True):
    """A number of the rules."""

    value: int


class FirstSide(Fact, frozen=True):
    """Which side begins (RR-2.10)."""

    value: Side


class SupplyChoice(Fact, frozen=True):
    """Whether the stones of the box are a limit, unless the table says otherwise."""

    value: Literal["unlimited", "40"]


class Switch(Fact, frozen=True):
    """An option of the table that is on or off, unless the table says otherwise."""

    value: bool


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``numbers.toml``."""

    stones: Number
    repetition: Number
    turn_limit: Number
    first_side: FirstSide
    supply: SupplyChoice
    allow_zero_move: Switch
    knockout: Switch
    odin_open_hand: Switch
    fafnir_optional: Switch
    gerd_optional: Switch


class BoardFacts(Struct, frozen=True):
    """The board: hexes by name with their coordinates, directions by name, and where each side starts."""

    hexes: dict[str, tuple[int, int]]
    row_lengths: dict[str, int]
    directions: dict[str, tuple[int, int]]
    start: dict[Side, tuple[str, ...]]
    pixel: str


def load_board(folder: Folder = FOLDER) -> BoardFacts:
    """Reads and checks ``board.toml``."""
    name = "board.toml"
    file = load(folder, name, BoardFile)
    known = {ref.id for ref in file.ref}
    for table, facts in (("row", file.row), ("direction", file.direction), ("start", file.start)):
        for k, fact in enumerate(facts):
            unknown = [ref for ref in fact.refs if ref not in known]
            if unknown:
                raise mistake(folder, name, f"there is no ref {unknown[0]!r}", table, k, "refs")

    hexes: dict[str, tuple[int, int]] = {}
    for y, row in enumerate(file.row):
        if len(row.letter) != 1 or not row.letter.isalpha():
            raise mistake(folder, name, f"a row's letter is one letter, not {row.letter!r}", "row", y, "letter")
        if row.length < 1:
            raise mistake(folder, name, f"a row has at least one hex, not {row.length}", "row", y, "length")
        for index in range(1, row.length + 1):
            if f"{row.letter}{index}" in hexes:
                raise mistake(folder, name, f"hex {row.letter}{index} is there twice", "row", y, "letter")
            hexes[f"{row.letter}{index}"] = (row.first_x + index - 1, y)

    directions: dict[str, tuple[int, int]] = {}
    for k, direction in enumerate(file.direction):
        if direction.name in directions or direction.step in directions.values():
            raise mistake(folder, name, f"direction {direction.name} is there twice", "direction", k)
        directions[direction.name] = direction.step
    for k, (dx, dy) in enumerate(directions.values()):
        if (-dx, -dy) not in directions.values():
            raise mistake(folder, name, f"no direction is opposite to {[dx, dy]}", "direction", k, "step")

    start: dict[Side, tuple[str, ...]] = {}
    taken: set[str] = set()
    for k, place in enumerate(file.start):
        if place.side in start:
            raise mistake(folder, name, f"{place.side} starts twice", "start", k, "side")
        for hex in place.hexes:
            if hex not in hexes:
                raise mistake(folder, name, f"there is no hex {hex}", "start", k, "hexes")
            if hex in taken:
                raise mistake(folder, name, f"hex {hex} is there twice", "start", k, "hexes")
            taken.add(hex)
        start[place.side] = place.hexes
    missing = [side for side in SIDES if side not in start]
    if missing:
        raise mistake(folder, name, f"{missing[0]} has no start hexes", "start")
    lengths = {row.letter: row.length for row in file.row}
    return BoardFacts(hexes, lengths, directions, start, file.pixel)


def load_numbers(folder: Folder = FOLDER) -> Numbers:
    """Reads and checks ``numbers.toml``."""
    numbers = load(folder, "numbers.toml", Numbers)
    for field in ("stones", "repetition", "turn_limit"):
        if getattr(numbers, field).value < 1:
            raise mistake(folder, "numbers.toml", f"{field} is at least 1", field, "value")
    return numbers


BOARD = load_board()
NUMBERS = load_numbers()
