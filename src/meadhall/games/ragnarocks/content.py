"""The facts of Ragnarocks: its board and its numbers, read from ``content/`` and checked."""

from importlib import resources
from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kit.content import Count, Fact, Files, Value

Side = Literal["ivory", "red"]
SIDES: tuple[Side, Side] = ("ivory", "red")


class Row(Fact, frozen=True):
    """A row of the board, its hexes counted from the West (RR-1.1 to RR-1.3)."""

    letter: Annotated[str, Meta(min_length=1, max_length=1)]
    length: Annotated[int, Meta(ge=1)]
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
    row: tuple[Row, ...]
    direction: tuple[Direction, ...]
    start: tuple[Start, ...]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``numbers.toml``: how many and how often, and what a table plays by unless it says otherwise."""

    stones: Count
    repetition: Count
    turn_limit: Count
    first_side: Value[Side]
    supply: Value[Literal["unlimited", "40"]]
    allow_zero_move: Value[bool]
    knockout: Value[bool]
    odin_open_hand: Value[bool]
    fafnir_optional: Value[bool]
    gerd_optional: Value[bool]


class BoardFacts(Struct, frozen=True):
    """The board: hexes by name with their coordinates, directions by name, and where each side starts."""

    hexes: dict[str, tuple[int, int]]
    row_lengths: dict[str, int]
    directions: dict[str, tuple[int, int]]
    start: dict[Side, tuple[str, ...]]
    pixel: str


def load_board(files: Files) -> BoardFacts:
    """Reads and checks ``board.toml``."""
    name = "board.toml"
    file = files.load(name, BoardFile)
    hexes = {
        f"{row.letter}{index}": (row.first_x + index - 1, y)
        for y, row in enumerate(file.row)
        for index in range(1, row.length + 1)
    }
    directions = {direction.name: direction.step for direction in file.direction}
    for k, (dx, dy) in enumerate(directions.values()):
        if (-dx, -dy) not in directions.values():
            raise files.mistake(name, f"no direction is opposite to {[dx, dy]}", "direction", k, "step")
    taken: list[str] = []
    for k, place in enumerate(file.start):
        files.must_know(name, "hex", hexes, place.hexes, "start", k, "hexes")
        taken += place.hexes
        for hex in place.hexes:
            if taken.count(hex) > 1:
                raise files.mistake(name, f"hex {hex} is there twice", "start", k, "hexes")
    start = {place.side: place.hexes for place in file.start}
    for side in SIDES:
        if side not in start:
            raise files.mistake(name, f"{side} has no start hexes", "start")
    return BoardFacts(hexes, {row.letter: row.length for row in file.row}, directions, start, file.pixel)


FILES = Files(resources.files(__package__) / "content", "ragnarocks")
BOARD = load_board(FILES)
NUMBERS = FILES.load("numbers.toml", Numbers)
