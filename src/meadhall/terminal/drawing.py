"""Drawings: a table made of letters. Whatever has a ref in a drawing can be clicked on."""

from collections.abc import Container, Iterable, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from msgspec import Struct

from meadhall.kernel import Ref


class Cell(NamedTuple):
    """A stretch of letters of one look; with a ref it stands for a thing on the table."""

    text: str
    style: str = ""
    ref: Ref | None = None


Row = tuple[Cell, ...]


class Drawing(Struct, frozen=True):
    """Rows of cells, where each thing is (column, row), so that arrows find the next one, and what marks it there."""

    rows: tuple[Row, ...] = ()
    spots: dict[Ref, tuple[int, int]] = {}
    marks: dict[Ref, str] = {}
    """What stands at each offered thing's place: its number in the list, or its name."""


OFFERED = "black on #d39a36"
CHOSEN = "bold black on #ffe9a8"
MOVED = "bold #87afff"
"""What an automaton chooses among: the blue of what moves, never the colour of asking."""
QUIET = "#8d7d68"
STRONG = "bold"
HEAD = "bold #ffe9a8"
LINE = "#6b5942"
DANGER = "bold #ff6a4d"
GAIN = "#8fce7a"


class Marker:
    """Writes numbers where things lie, and remembers where that was; letters where an automaton chooses."""

    def __init__(
        self,
        numbers: dict[Ref, int],
        chosen: Ref | None,
        lettered: Mapping[Ref, str] | None = None,
        taken: Container[Ref] = (),
    ) -> None:
        self._numbers, self._chosen = numbers, chosen
        self._lettered, self._taken = lettered or {}, taken
        self.marks: dict[Ref, str] = {}

    def __contains__(self, ref: Ref | None) -> bool:
        return ref in self._numbers or ref in self._lettered

    def mark(self, ref: Ref | None) -> str:
        """``>1`` for the chosen thing, `` 2`` for another that is offered, nothing for the rest.

        Among an automaton's candidates ``A>`` is the one taken, `` B`` another; ``>`` was chosen in a replay.
        """
        if ref is not None and ref in self._lettered:
            return f"{self._lettered[ref]}>" if ref in self._taken else f" {self._lettered[ref]}"
        if ref is None or ref not in self._numbers:
            return ">" if ref is not None and ref == self._chosen else ""
        self.marks[ref] = str(self._numbers[ref])
        return f"{'>' if ref == self._chosen else ' '}{self._numbers[ref]}"

    def field(self, ref: Ref | None) -> Cell:
        """The mark of a thing in a column of its own, three letters wide where numbers have one."""
        return Cell(f"{self.mark(ref):<2} ", self.style(ref), ref)

    def tag(self, ref: Ref | None) -> list[Cell]:
        """The mark of a thing and a blank, to stand before its name; nothing if it may not be pointed at."""
        mark = self.mark(ref).strip()
        return [Cell(mark, self.style(ref), ref), Cell(" ")] if mark else []

    def style(self, ref: Ref | None, otherwise: str = "") -> str:
        """How a thing looks: chosen, offered, a candidate of an automaton, or as it would otherwise."""
        if ref is not None and ref in self._lettered:
            return MOVED
        if ref is None or ref not in self._numbers:
            return MOVED if ref is not None and ref == self._chosen else otherwise
        return CHOSEN if ref == self._chosen else OFFERED

    def drawing(self, rows: Iterable[Row]) -> Drawing:
        """The rows with the spots of all things in them; a thing is where it is first seen."""
        drawn = tuple(rows)
        return Drawing(drawn, spots_of(drawn), self.marks)


def spots_of(rows: Sequence[Row]) -> dict[Ref, tuple[int, int]]:
    """Where each thing of a drawing is first seen."""
    spots: dict[Ref, tuple[int, int]] = {}
    for line, row in enumerate(rows):
        column = 0
        for text, _, ref in row:
            if ref is not None:
                spots.setdefault(ref, (column, line))
            column += len(text)
    return spots


def letters(row: Row) -> str:
    """What a row says."""
    return "".join(cell.text for cell in row)


def row(text: str = "", style: str = "", ref: Ref | None = None) -> Row:
    """A row of one look."""
    return (Cell(text, style, ref),)


def fitted(row: Row, width: int) -> Row:
    """A row of exactly that width: filled up, or cut with a sign that it was."""
    text = letters(row)
    if len(text) <= width:
        return (*row, Cell(" " * (width - len(text)))) if len(text) < width else row
    cells: list[Cell] = []
    if len(text.rstrip()) <= width:  # nothing but blanks is lost
        for letter, style, ref in row:
            cells.append(Cell(letter[: width - len(letters(tuple(cells)))], style, ref))
        return tuple(cells)
    left = width - 1
    for text, style, ref in row:
        if len(text) >= left:
            return (*cells, Cell(f"{text[:left]}…", style, ref))
        cells.append(Cell(text, style, ref))
        left -= len(text)
    return tuple(cells)


def cut(text: str, width: int) -> str:
    """A text that fits, with a sign where it was cut."""
    return text if len(text) <= width else f"{text[: max(0, width - 1)].rstrip()}…"


def paragraph(text: str, width: int, indent: str = "", style: str = "", first: str | None = None) -> list[Row]:
    """A text over as many rows as it needs."""
    start = indent if first is None else first
    return [row(line, style) for line in wrap(text, max(8, width), initial_indent=start, subsequent_indent=indent)]


def beside(left: Sequence[Row], right: Sequence[Row], width: int) -> list[Row]:
    """Two stacks of rows, the second one beginning behind the width of the first."""
    height = max(len(left), len(right))
    padded = [*left, *[()] * (height - len(left))]
    return [fitted(one, width) + (right[line] if line < len(right) else ()) for line, one in enumerate(padded)]


def flowing(units: Sequence[Sequence[Cell]], width: int, first: Cell, between: str = "   ") -> list[Row]:
    """Units that stay together, in as many rows as they need; further rows begin below the first unit."""
    rows: list[Row] = [(first,)]
    for number, unit in enumerate(units):
        follows = Cell(between) if number + 1 < len(units) else Cell("")
        grown = (*rows[-1], *unit, follows)
        if number and len(letters(grown).rstrip()) > width:
            rows.append((Cell(" " * len(first.text)), *unit, follows))
        else:
            rows[-1] = grown
    return rows


def stacked(sections: Sequence[Sequence[Sequence[Row]]], height: int) -> list[Row]:
    """Sections one below the other. Each has variants, from rich to poor; if not all fit, the last shrink first."""
    sections = [section for section in sections if section and section[0]]
    picked = [0] * len(sections)

    def used() -> int:
        return sum(len(section[k]) for section, k in zip(sections, picked, strict=True))

    while used() > height:
        poorer = [n for n, section in enumerate(sections) if picked[n] + 1 < len(section)]
        if not poorer:
            break
        picked[poorer[-1]] += 1
    gaps = height - used()
    rows: list[Row] = []
    for section, k in zip(sections, picked, strict=True):
        if rows and gaps > 0 and section[k]:
            rows.append(())
            gaps -= 1
        rows += section[k]
    return rows[:height]


def nearest(
    spots: dict[Ref, tuple[int, int]], options: Sequence[Ref], here: Ref | None, way: tuple[int, int]
) -> Ref | None:
    """The next offered thing in a direction: near first, and rather straight ahead than aside."""
    there = [ref for ref in options if ref in spots]
    if here not in spots:
        return there[0] if there else None
    x, y = spots[here]
    dx, dy = way
    best: tuple[float, Ref] | None = None
    for ref in there:
        across, down = spots[ref][0] - x, 2 * (spots[ref][1] - y)  # a letter is twice as high as it is wide
        ahead, aside = across * dx + down * dy, abs(across * dy) + abs(down * dx)
        if ahead > 0 and (best is None or ahead + 2 * aside < best[0]):
            best = ahead + 2 * aside, ref
    return best[1] if best else None
