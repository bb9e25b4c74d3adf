"""The list of choices: numbers and names, and beside them what is worth knowing."""

from meadhall.kernel import Ref

from .drawing import CHOSEN, QUIET, STRONG, Cell, Row, cut, fitted
from .title import Glance, Room, TitleTable


def listing(at: Glance, table: TitleTable, room: Room) -> list[Row]:
    """The choices with their numbers: with all notes if there is room, else a line each, else in columns."""
    options = sorted(at.numbers, key=lambda ref: at.numbers[ref] or len(at.numbers))
    if not options:
        return []
    notes = {ref: table.notes(at, ref, room.wide) for ref in options}
    if any(notes.values()):
        for lines in (None, 1):
            rows = _noted(at, table, {ref: notes[ref][:lines] for ref in options}, room.width)
            if len(rows) <= room.height:
                return rows
    return _columns(at, table, options, room)


def _label(at: Glance, table: TitleTable, ref: Ref) -> str:
    return f"{'>' if ref == at.chosen else ' '}{at.numbers[ref]} {table.name(at, ref)}"


def _look(at: Glance, ref: Ref) -> str:
    return CHOSEN if ref == at.chosen else ""


def _noted(at: Glance, table: TitleTable, notes: dict[Ref, list[str]], width: int) -> list[Row]:
    """A choice a row, its first note beside the name and others below."""
    labels = {ref: _label(at, table, ref) for ref in notes}
    column = min(width // 2, max(len(label) for label in labels.values()) + 2)
    rows: list[Row] = []
    for ref, said in notes.items():
        look = _look(at, ref)
        if not said:
            rows.append((Cell(cut(labels[ref], width), look, ref),))
            continue
        name = Cell(cut(labels[ref], column - 1).ljust(column), look, ref)
        rows.append((name, Cell(cut(said[0], width - column), STRONG if look else "", ref)))
        rows += [(Cell(f"   {cut(line, width - 3)}", QUIET, ref),) for line in said[1:]]
    return rows


def _columns(at: Glance, table: TitleTable, options: list[Ref], room: Room) -> list[Row]:
    """Names in as many columns as fit; if not all fit, those around the chosen one."""
    labels = [_label(at, table, ref) for ref in options]
    widest = min(room.width, max(map(len, labels)) + 1)
    columns = max(1, room.width // widest)
    chosen = options.index(at.chosen) // columns if at.chosen in options else 0
    lines = -(-len(options) // columns)
    first = max(0, min(chosen - room.height // 2, lines - room.height))
    rows: list[Row] = []
    for line in range(first, min(lines, first + room.height)):
        there = range(columns * line, min(columns * (line + 1), len(options)))
        cells = [Cell(cut(labels[k], widest - 1), _look(at, options[k]), options[k]) for k in there]
        rows.append(tuple(cell for one in cells for cell in fitted((one,), widest)))
    return rows
