"""The island of Ragnarocks drawn with letters: I and R are Vikings, # is a stone, small letters are settled land."""

from collections.abc import Iterable, Sequence
from typing import Any

from meadhall.games.ragnarocks.board import NAMES, PLACES, REFS
from meadhall.kernel import Ref, Seat, View

from .drawing import CHOSEN, LINE, OFFERED, QUIET, Cell, Drawing, SeatLines
from .ragnarocks_cards import commands, held, lying, message, offered, page, to_read
from .words import Words

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
_WIDTH = max(column for column, _ in _CORNER.values()) + 5
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
    return [_joined(letters.get((column, line), Cell(" ")) for column in range(_WIDTH)) for line in range(_HEIGHT)]


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


def draw(view: View, options: Sequence[Ref], chosen: Ref | None, words: Words) -> Drawing:
    """The island, or the cards of the draft: what is offered stands there by its name, what is chosen stands out."""
    if view["table"]["draft"]:
        return page(view["table"], options, chosen, words)
    rows = [list(row) for row in _ISLAND]
    offered = frozenset(options)
    for ref, (text, style) in _signs(view["table"]).items():
        line, k = _INSIDE[ref]
        if ref in offered:
            name = ref.partition(":")[2]
            text = f"{f'{text[1]}{name[1:]}' if text[1] in 'IR#' else name:^3}"
            style = CHOSEN if ref == chosen else OFFERED
            if ref == chosen:
                rows[line][k - 1], rows[line][k + 1] = Cell(">", style), Cell("<", style)
        rows[line][k] = Cell(text, style, ref)
    return Drawing(tuple(tuple(row) for row in rows), _SPOTS)


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


def seat(view: View, seat: Seat, words: Words) -> SeatLines:
    """The letter of a seat's Vikings, its points, how many of its Vikings still roam, and its card."""
    table = view["table"]
    for side, there in table["sides"].items():
        if seat not in there["seats"]:
            continue
        card, played = held(table, seat), table["phase"] != "draft"
        counted = words(
            "ragnarocks-seat" if table["mode"] == "basic" else "ragnarocks-seat-points",
            points=there["score"],
            roam=len(there["nomadic"]),
        )
        if table["mode"] != "team":
            below = [counted] if played else []
            below += [lying(card, words), *commands(table, seat, words)] if card else []
            return SeatLines(SIGN[side], "", tuple(below))
        number = there["seats"].index(seat) + 1
        force = card is not None and card["in_force"] and played
        beside = f"{lying(card, words)}{'*' if force else ''}" if card else ""
        below = [counted] if number == 1 and played else []
        return SeatLines(f"{SIGN[side]}{number}", beside, tuple(below), force or seat == there["next"])
    return SeatLines()


def tell(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The island row by row from North to South, or in the draft what is offered; then each seat."""
    table = view["table"]
    told = offered(table, words) if table["draft"] else _rows(table, words)
    if table["draft"] and table["draft"]["offer"]:
        told.append(", ".join(words.ref(card) for card in table["draft"]["offer"]))
    for number in (number for side in table["sides"].values() for number in side["seats"]):
        lines = seat(view, number, words)
        about = ". ".join(filter(None, (lines.beside, *lines.below)))
        told.append(f"{lines.sign} {names[number]}: {about}" if about else f"{lines.sign} {names[number]}")
    return told


def _rows(table: dict[str, Any], words: Words) -> list[str]:
    signs = _signs(table)
    rows: dict[str, list[str]] = {}
    for ref, name in zip(REFS, NAMES, strict=True):
        rows.setdefault(name[0], []).append(signs[ref][0].strip(" "))
    return [words("ragnarocks-row", row=row, signs=" ".join(there)) for row, there in reversed(rows.items())]


def cards(view: View, options: Sequence[Ref], words: Words) -> list[tuple[str, str]]:
    """The cards that matter now, each with what it does."""
    return to_read(view["table"], options, words)


def about(view: View, ref: Ref | None, words: Words) -> str:
    """What a chosen card does in short; in the draft the page says it at length."""
    if ref is None or not ref.startswith("card:") or view["table"]["draft"]:
        return ""
    return f"{words.ref(ref)}: {words(f'{message(ref)}.short')}"


def legend(view: View, words: Words) -> tuple[str, str]:
    """What the signs mean."""
    teams = words("ragnarocks-legend-teams") if view["table"]["mode"] == "team" else ""
    return words("ragnarocks-legend"), f"{words('ragnarocks-legend-long')} {teams}".strip()
