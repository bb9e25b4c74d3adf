"""Seats and figures in letters: W for the Wolf, ``leader, two warriors`` at length, ``Lww`` in short."""

from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.kernel import Ref, Seat
from meadhall.terminal.drawing import QUIET, STRONG, Cell
from meadhall.terminal.title import Glance

from ..content import CONTENT

Figures = Mapping[str, Any]
"""Alike figures of one seat in one place, as the view has them."""
COLOURS = {"wolf": "#ff8700", "raven": "#5fafff", "bear": "#ffffd7", "serpent": "#00af87"}
"""Ember, Fjord, Bone and Yew."""
MANY = 4
"""So many warriors are written with their number in short."""
BOARD = CONTENT.board
FJORD_OF = {shore: fjord.id for fjord in BOARD.fjord for shore in fjord.provinces}
"""The fjord beside each outer province."""


def clan_of(at: Glance, seat: Seat) -> str | None:
    """The clan that a seat leads, once it has picked one."""
    clan: str | None = at.table["clans"][seat]["clan"]
    return clan


def letter(at: Glance, seat: Seat) -> str:
    """The letter of a seat's clan; a dash until it has one."""
    clan = clan_of(at, seat)
    return at.words(f"clan-{clan}.short")[0] if clan else "-"


def sign(at: Glance, seat: Seat) -> Cell:
    """The letter of a seat's clan in its colour, with a blank on both sides."""
    return Cell(f" {letter(at, seat)} ", f"bold {colour(at, seat)}".strip())


def clan_name(at: Glance, seat: Seat) -> str:
    """A clan in one word; before it is picked, the seat's name."""
    clan = clan_of(at, seat)
    return at.words(f"clan-{clan}.short") if clan else at.names[seat]


def colour(at: Glance, seat: Seat) -> str:
    """The colour of a seat's letters."""
    return COLOURS.get(clan_of(at, seat) or "", "")


def here(at: Glance, province: str, seat: Seat, *, before: bool = False) -> list[Figures]:
    """A seat's figures that count in a province: those in it and those in its fjord."""
    table = at.before["table"] if before and at.before else at.table
    fjord = FJORD_OF.get(province)
    afloat = [figures | {"afloat": True} for figures in table["fjords"][fjord]["figures"]] if fjord else []
    return [figures for figures in (*table["provinces"][province]["figures"], *afloat) if figures["seat"] == seat]


def worn(at: Glance, seat: Seat, kind: str) -> Ref | None:
    """The upgrade in a seat's only slot of a kind."""
    slots = at.table["clans"][seat]["slots"]
    return next((slot["card"] for slot in slots if slot["kind"] == kind), None)


def long_name(at: Glance, figures: Figures) -> str:
    """Figures in words: ``leader``, ``two warriors``, ``Troll``."""
    kind = figures["kind"]
    if kind == "warrior":
        return at.words("br-warriors", count=figures["count"])
    return at.words(f"piece-{kind}") if kind in ("leader", "ship") else at.words(f"monster-{kind}")


def short_name(at: Glance, figures: Figures) -> str:
    """Figures in letters: ``L``, ``ww``, ``T``."""
    sign, count = at.words(f"br-letter-{figures['kind']}"), int(figures["count"])
    return f"{count}{sign}" if count >= MANY else sign * count


def strength(at: Glance, total: int, groups: Iterable[Figures]) -> Cell:
    """A clan's total, set off from the numbers of figures that may be pointed at."""
    numbered = any(_ref(figures) in at.marker for figures in groups)
    return Cell(f"{total}: " if numbered else f"{total} ", STRONG)


def named(at: Glance, groups: Iterable[Figures]) -> str:
    """Several kinds of figures in words."""
    return ", ".join(long_name(at, figures) for figures in groups)


def party(at: Glance, groups: Iterable[Figures], width: int, *, fresh: bool = False) -> list[Cell]:
    """Figures as cells, each with its number if it may be pointed at; in words if they fit, else in letters."""
    there = list(groups)
    worded = _joined(at, [(figures, f" {long_name(at, figures)}") for figures in there], ", ", fresh)
    if sum(len(cell.text) for cell in worded) <= width:
        return worded
    return in_letters(at, there, fresh=fresh)


def in_letters(at: Glance, groups: Iterable[Figures], *, fresh: bool = False) -> list[Cell]:
    """Figures as cells in letters: ``Lws``, or ``1L 2w s`` if some may be pointed at."""
    there = [(figures, short_name(at, figures)) for figures in groups]
    offered = any(_ref(figures) in at.marker for figures, _ in there)
    return _joined(at, there, " " if offered else "", fresh)


def _joined(at: Glance, named: list[tuple[Figures, str]], between: str, fresh: bool) -> list[Cell]:
    cells: list[Cell] = []
    for figures, name in named:
        ref = _ref(figures)
        if cells:
            cells.append(Cell(between))
        if mark := at.marker.mark(ref).strip():
            cells += [Cell(mark, at.marker.style(ref), ref), Cell(name, STRONG, ref)]
        else:
            cells.append(Cell(name.lstrip(), STRONG if fresh else "", ref))
    return cells


def _ref(figures: Figures) -> Ref | None:
    """What one points at; a ship bears its number in its fjord, not in the provinces beside it."""
    return None if figures.get("afloat") else str(figures["ref"])


def marked(at: Glance, ref: Ref | None) -> list[Cell]:
    """The number of a thing and a blank, if it may be pointed at."""
    return at.marker.tag(ref)


def monsters_out(at: Glance) -> list[str]:
    """The kinds of monsters that stand on the board, in the order of the rules."""
    places = [*at.table["provinces"].values(), *at.table["fjords"].values()]
    out = {figures["kind"] for place in places for figures in place["figures"]}
    return [monster.id for monster in CONTENT.monsters if monster.id in out]


def quiet(text: str) -> Cell:
    """Something said aside."""
    return Cell(text, QUIET)
