"""The island of Ragnarocks drawn with letters: I and R are Vikings, # is a stone, small letters are settled land."""

from collections.abc import Iterable
from typing import Any

from meadhall.kernel import Ref
from meadhall.terminal.drawing import CHOSEN, LINE, OFFERED, QUIET, Cell, Drawing
from meadhall.terminal.title import Glance, Passage

from ..board import NAMES, PLACES, REFS

SIGN = {"ivory": "I", "red": "R"}
VIKING = {"ivory": "bold #f4e8c8", "red": "bold #ff6a4d"}
LAND = {"ivory": "#cdbf9b", "red": "#d0614c"}
STONE = "bold #a7a29a"
LAST = "bold #ffffff"
MARGIN = 2
"""Columns for the rows' letters."""

# A hex is drawn four columns wide and two lines high, its edges shared with its neighbours:
#      / \
#     | I |
#      \ /
_LEFT = min(2 * x - y for x, y in PLACES)
_TOP = max(y for _, y in PLACES)
_CORNER = {REFS[hex]: (MARGIN + 2 * (2 * x - y - _LEFT), 2 * (_TOP - y) + 1) for hex, (x, y) in enumerate(PLACES)}
"""For each hex the column of its left edge and the line of its middle."""
WIDTH = max(column for column, _ in _CORNER.values()) + 5
_HEIGHT = 2 * (_TOP + 1) + 1
_SPOTS = {ref: (column + 2, line) for ref, (column, line) in _CORNER.items()}

_Place = tuple[int, int]


def _island() -> list[list[Cell]]:
    """The edges of all hexes and the letters of the rows, as cells; the three letters inside a hex are one cell."""
    letters: dict[_Place, Cell] = {}
    for ref, (column, line) in _CORNER.items():
        for dx, dy, edge in ((0, 0, "|"), (4, 0, "|"), (1, -1, "/"), (3, -1, "\\"), (1, 1, "\\"), (3, 1, "/")):
            letters[column + dx, line + dy] = Cell(edge, LINE)
        for dx, dy in ((1, 0), (2, 0), (3, 0), (2, -1), (2, 1)):
            letters[column + dx, line + dy] = Cell(" ", "", ref)
        name = ref.partition(":")[2]
        if name[1:] == "1":
            letters[column - MARGIN, line] = Cell(name[0], QUIET)
    return [_joined(letters.get((column, line), Cell(" ")) for column in range(WIDTH)) for line in range(_HEIGHT)]


def _joined(letters: Iterable[Cell]) -> list[Cell]:
    """Letters of one look as one cell; an upright edge stays alone, since it changes with the hex beside it."""
    row: list[Cell] = []
    for cell in letters:
        if row and cell[1:] == row[-1][1:] and cell.text != "|":
            row[-1] = Cell(row[-1].text + cell.text, cell.style, cell.ref)
        else:
            row.append(cell)
    return row


_ISLAND = _island()
_INSIDE = {cell.ref: (line, k) for line, row in enumerate(_ISLAND) for k, cell in enumerate(row) if len(cell.text) == 3}
"""For each hex the row and the place in it of the cell with its letters."""


def island(at: Glance) -> Drawing:
    """The island: what is offered stands there by its name, what is chosen stands out."""
    rows = [list(row) for row in _ISLAND]
    marks: dict[Ref, str] = {}
    for ref, (text, style) in _signs(at.table).items():
        line, k = _INSIDE[ref]
        if ref in at.numbers:
            name = ref.partition(":")[2]
            marks[ref] = f"{text[1]}{name[1:]}" if text[1] in "IR#" else name
            text = f"{marks[ref]:^3}"
            style = CHOSEN if ref == at.chosen else OFFERED
            if ref == at.chosen:
                rows[line][k - 1], rows[line][k + 1] = Cell(">", style), Cell("<", style)
        rows[line][k] = Cell(text, style, ref)
    return Drawing(tuple(tuple(row) for row in rows), _SPOTS, marks)


def _signs(table: dict[str, Any]) -> dict[Ref, tuple[str, str]]:
    """Three letters and a look for every hex."""
    signs: dict[Ref, tuple[str, str]] = dict.fromkeys(REFS, (" . ", QUIET))
    for region in table["regions"]:
        if region["status"] != "contested" and table["phase"] != "draft":
            side = region["side"]
            sign = (f" {SIGN[side].lower()} ", LAND[side]) if side else (" ~ ", QUIET)
            signs |= dict.fromkeys(region["hexes"], sign)
    last = table["last"]["stones"] if table["last"] else ()
    for stone in table["stones"]:
        signs[stone] = " # ", LAST if stone in last else STONE
    for side, there in table["sides"].items():
        for viking in there["vikings"]:
            letter = SIGN[side]
            signs[viking] = f"[{letter}]" if viking == table["viking"] else f" {letter} ", VIKING[side]
    return signs


def read_rows(at: Glance) -> list[Passage]:
    """The island row by row from North to South."""
    signs = _signs(at.table)
    rows: dict[str, list[str]] = {}
    for ref, name in zip(REFS, NAMES, strict=True):
        rows.setdefault(name[0], []).append(signs[ref][0].strip(" "))
    return [Passage(at.words("ragnarocks-row", row=row), " ".join(there)) for row, there in reversed(rows.items())]
