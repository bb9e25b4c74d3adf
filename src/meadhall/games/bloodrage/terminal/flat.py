"""The land as a table, for a narrow screen: a row a province, a column a clan, figures in letters."""

from meadhall.kernel import Seat
from meadhall.terminal.drawing import HEAD, QUIET, Cell, Row, fitted, flowing, letters, paragraph
from meadhall.terminal.title import Glance

from .land import REGION, RING, is_doomed, is_fresh, province_name
from .pieces import BOARD, clan_name, colour, here, in_letters, long_name, marked, monsters_out, strength

FACTS = 30
"""Columns before the first clan's."""


def provinces(at: Glance, width: int) -> list[Row]:
    """The provinces as a table: a row each, a column a clan, figures in letters."""
    words, seats = at.words, range(len(at.names))
    cells = {(name, seat): _strength(at, name, seat) for name in RING for seat in seats}
    widths = _widths(at, [[letters(cells[name, seat]) for name in RING] for seat in seats], width - FACTS)
    title = f"   {words('br-province'):<14}{words('br-gives-title'):<8}{words('br-villages-title'):<5}"
    names = [Cell(clan_name(at, seat)[: widths[seat]].ljust(widths[seat] + 1), colour(at, seat)) for seat in seats]
    rows: list[Row] = [(Cell(title, HEAD), *names)]
    for name in RING:
        clans = [cell for seat in seats for cell in fitted(cells[name, seat], widths[seat] + 1)]
        rows.append((*_facts(at, name), *clans))
    return rows


def _widths(at: Glance, columns: list[list[str]], room: int) -> list[int]:
    """How wide each clan's column is: as its cells need, then as its name does, then as there is room."""
    widths = [max(3, *map(len, cells)) for cells in columns]
    for seat, width in enumerate(widths):
        spare = room - sum(widths) - len(widths)
        widths[seat] += max(0, min(spare, len(clan_name(at, seat)) - width))
    each = max(0, room - sum(widths) - len(widths)) // len(widths)
    return [width + min(3, each) for width in widths]


def _facts(at: Glance, name: str) -> Row:
    """The first columns of a province's row: number, name, region, what it gives, villages taken of all."""
    province, words, region = at.table["provinces"][name], at.words, REGION[name]
    mark = at.marker.field(province["ref"])
    called = f"{words.ref(province['ref'])}{'!' if is_doomed(at, name) else ''}"
    where = Cell(f"{words(f'region-{region}')[0] if region else ' '} ", QUIET)
    head = (mark, province_name(at, name, called.ljust(15 - len(mark.text))), where)
    if province["destroyed"]:
        return (*head, Cell(words("br-destroyed-short"), QUIET))
    token = "spent" if province["pillaged"] else province["token"] or "none"
    whole = province["villages"]
    taken = "-" if whole is None else f"{whole - province['free']}/{whole}"
    gives = Cell(f"{words(f'br-gives-{token}'):<8}", QUIET if province["pillaged"] else "")
    return (*head, gives, Cell(f"{taken:<5}"))


def _strength(at: Glance, name: str, seat: Seat) -> Row:
    """A clan's total in a province and its figures in letters; nothing where it has none."""
    there = here(at, name, seat)
    if not there or at.table["provinces"][name]["destroyed"]:
        return ()
    total = at.table["provinces"][name]["strengths"][seat]
    return (strength(at, total, there), *in_letters(at, there, fresh=is_fresh(at, name, seat)))


def legend(at: Glance, width: int, *, regions: bool = True) -> list[Row]:
    """What the letters of the table mean: those that are on it."""
    words = at.words
    kinds = ["leader", "warrior", "ship", *monsters_out(at)]
    said = [f"{words(f'br-letter-{kind}')} {long_name(at, {'kind': kind, 'count': 1})}" for kind in kinds]
    names = [words(f"region-{region.id}") for region in BOARD.region]
    where = [f"{' '.join(f'{name[0]} {name}' for name in names)}."] if regions else []
    told = [words("br-letters", letters=" ".join(said)), *where, words("br-doom-sign")]
    return paragraph(" ".join(told), width, " ", QUIET)


def fjords(at: Glance, width: int) -> list[Row]:
    """The fjords in a line: who has ships where."""
    units = [_fjord(at, fjord.id) for fjord in BOARD.fjord]
    return flowing(units, width, Cell(f" {at.words('br-fjords'):<9} "))


def _fjord(at: Glance, name: str) -> list[Cell]:
    """A fjord in short: where it is, and whose ships are there."""
    view = at.table["fjords"][name]
    cells = [*marked(at, view["ref"]), Cell(at.words(f"br-side-{name}"), "", view["ref"])]
    if not view["open"]:
        cells.append(Cell(f" {at.words('br-gone')}", QUIET))
    for number, figures in enumerate(view["figures"]):
        called = clan_name(at, figures["seat"])
        if figures["kind"] != "ship":
            called = f"{called} {long_name(at, figures)}"
        cells += [Cell(", " if number else " "), *marked(at, figures["ref"])]
        cells.append(Cell(called, colour(at, figures["seat"]), figures["ref"]))
    return cells
