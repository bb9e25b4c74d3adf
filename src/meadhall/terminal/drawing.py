"""Drawings: a table made of letters. Whatever has a ref in a drawing can be clicked on."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol

from msgspec import Struct

from meadhall.kernel import Ref, Seat, View

from .words import Words


class Cell(NamedTuple):
    """A stretch of letters of one look; with a ref it stands for a thing on the table."""

    text: str
    style: str = ""
    ref: Ref | None = None


class Drawing(Struct, frozen=True):
    """Rows of cells, and where each thing's middle is (column, row), so that arrows find the next one."""

    rows: tuple[tuple[Cell, ...], ...] = ()
    spots: dict[Ref, tuple[int, int]] = {}


OFFERED = "black on #d39a36"
CHOSEN = "bold black on #ffe9a8"
QUIET = "#8d7d68"
LINE = "#6b5942"


class SeatLines(NamedTuple):
    """What stands at a seat: its sign on the board, a word beside its name, lines below, and whether it matters now."""

    sign: str = ""
    beside: str = ""
    below: tuple[str, ...] = ()
    matters: bool = True
    """At a table with many seats those that do not matter now are left out."""


class Artist(Protocol):
    """Draws the table of one title: a module ``meadhall.terminal.<game>``."""

    def draw(self, view: View, options: Sequence[Ref], chosen: Ref | None, words: Words) -> Drawing:
        """The table; what is offered stands there by its name, and what is chosen stands out."""
        ...

    def seat(self, view: View, seat: Seat, words: Words) -> SeatLines:
        """What stands at a seat."""
        ...

    def cards(self, view: View, options: Sequence[Ref], words: Words) -> list[tuple[str, str]]:
        """The cards that matter now, each with what it does, for those who want to read them."""
        ...

    def tell(self, view: View, words: Words, names: Sequence[str]) -> list[str]:
        """The table in words, line by line, for those who listen."""
        ...

    def about(self, view: View, ref: Ref | None, words: Words) -> str:
        """What a chosen thing does, if its name does not say it."""
        ...

    def legend(self, view: View, words: Words) -> tuple[str, str]:
        """What the signs mean, in short and at length."""
        ...


def artist_of(game: str) -> Artist | None:
    """Who draws a title's table; without one the list of choices is all there is."""
    module = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(module) is None or not hasattr(artist := import_module(module), "draw"):
        return None
    return artist


def listing(options: Sequence[Ref], chosen: Ref | None, name: Callable[[Ref], str], width: int, height: int) -> Drawing:
    """The choices with their numbers, in as many columns as fit; if not all fit, those around the chosen one."""
    labels = [f"{'>' if ref == chosen else ' '}{number} {name(ref)}" for number, ref in enumerate(options, 1)]
    widest = min(width, max((len(label) for label in labels), default=0))
    columns = max(1, width // max(1, widest))
    at = options.index(chosen) // columns if chosen in options else 0
    lines = (len(options) + columns - 1) // columns
    first = max(0, min(at - height // 2, lines - height))
    rows: list[tuple[Cell, ...]] = []
    spots: dict[Ref, tuple[int, int]] = {}
    for line in range(first, min(lines, first + height)):
        row: list[Cell] = []
        for k in range(columns * line, min(columns * (line + 1), len(options))):
            ref = options[k]
            spots[ref] = (widest * (k % columns), line)
            row.append(Cell(labels[k][:widest].ljust(widest), CHOSEN if ref == chosen else "", ref))
        rows.append(tuple(row))
    return Drawing(tuple(rows), spots)


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
