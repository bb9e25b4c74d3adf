"""The ring: the nine provinces on a grid as they lie on the board, for a wide screen."""

from meadhall.kernel import Seat
from meadhall.terminal.drawing import DANGER, LINE, QUIET, Cell, Row, fitted, flowing, letters, row
from meadhall.terminal.title import Glance

from .land import REGION, is_doomed, is_fresh, province_name, strengths, villages
from .pieces import BOARD, colour, here, in_letters, letter, marked, party, sign, strength

GRID = (
    ("myrkulor", "elvagar", "angerboda"),
    ("gimle", "yggdrasil", "muspelheim"),
    ("andlang", "utgard", "horgr"),
)
"""Where the provinces lie: the ring, with Yggdrasil in the middle."""
WIDTHS = (28, 27, 31)
HEIGHT = 7
"""Rows of a province: three that say what it is, and one for each clan."""


def ring(at: Glance) -> list[Row]:
    """The nine provinces on a grid, each fjord on the line between its two."""
    north_east, south_east, south_west, north_west = (_fjord(at, fjord.id) for fjord in BOARD.fjord)
    whole, second = sum(WIDTHS) + 2, sum(WIDTHS[:2]) + 1
    west = (Cell("~~ ", LINE), *north_west, Cell(" ", LINE))
    water = Cell("~" * (WIDTHS[0] - len(letters(west))), LINE)
    border = Cell("─" * (whole - max(WIDTHS[0], len(letters(west)))), LINE)
    return [
        (Cell(f"{' ' * 47}~ ", LINE), *north_east, Cell(" ~", LINE)),
        *_band(at, GRID[0], ("│", "~")),
        (*west, water, border),
        *_band(at, GRID[1], ("│", "│")),
        (Cell(f"{'─' * second}~ ", LINE), *south_east, Cell(" ~", LINE)),
        *_band(at, GRID[2], ("~", "│")),
        (Cell(f"{' ' * 13}~ ", LINE), *south_west, Cell(" ~", LINE)),
    ]


def _band(at: Glance, provinces: tuple[str, ...], bars: tuple[str, str]) -> list[Row]:
    """Three provinces beside each other."""
    drawn = [_province(at, name, width) for name, width in zip(provinces, WIDTHS, strict=True)]
    rows: list[Row] = []
    for line in range(HEIGHT):
        cells: list[Cell] = []
        for number, (one, width) in enumerate(zip(drawn, WIDTHS, strict=True)):
            cells += fitted(one[line], width)
            cells += [Cell(bars[number], LINE)] if number < len(bars) else []
        rows.append(tuple(cells))
    return rows


def _province(at: Glance, name: str, width: int) -> list[Row]:
    """A province: name and region, token, villages, then one row a clan: letter, total with ships, figures."""
    province, words = at.table["provinces"][name], at.words
    head = _head(at, name, width - 2)
    if province["destroyed"]:
        when = province["doomed_in_age"]
        fell = words("br-fell-age", age=when) if when else words("br-fell-setup")
        rows: list[Row] = [head, row(f"   {words('br-destroyed')}", QUIET), row(f"   {fell}", QUIET)]
        return [*rows, *[()] * (HEIGHT - len(rows))]
    rows = [head, _token(at, name, width - 2), row(f"   {villages(at, name)}")]
    clans = [_clan(at, name, seat, total, width) for seat, total in strengths(at, name)]
    while sum(map(len, clans)) > HEIGHT - len(rows):  # too many rows: the longest in letters
        longest = max(range(len(clans)), key=lambda k: len(clans[k]))
        seat, total = strengths(at, name)[longest]
        clans[longest] = _clan(at, name, seat, total, width, short=True)
    rows += [line for clan in clans for line in clan]
    return [*rows, *[()] * (HEIGHT - len(rows))]


def _clan(at: Glance, name: str, seat: Seat, total: int, width: int, *, short: bool = False) -> list[Row]:
    """A clan in a province: its letter, its total with ships, its figures, over as many rows as they need."""
    fresh, there = is_fresh(at, name, seat), here(at, name, seat)
    head = (sign(at, seat), strength(at, total, there))
    if short:
        return [head + tuple(in_letters(at, there, fresh=fresh))]
    units = [party(at, [figures], width, fresh=fresh) for figures in there]
    first, *more = flowing(units, width, Cell(" " * len(letters(head))), ", ")
    return [(*head, *first[1:]), *more]


def _head(at: Glance, name: str, width: int) -> Row:
    """Number and name on the left, the region on the right."""
    ref, region = at.table["provinces"][name]["ref"], REGION[name]
    head = (at.marker.field(ref), province_name(at, name, at.words.ref(ref)))
    where = at.words(f"region-{region}") if region else ""
    return (*head, Cell(where.rjust(width - len(letters(head))), QUIET))


def _token(at: Glance, name: str, width: int) -> Row:
    """What the province gives on the left, and on the right when it falls."""
    province, words = at.table["provinces"][name], at.words
    if province["token"] is None:
        gives = Cell(f"   {words('br-no-token')}", QUIET)
    elif province["pillaged"]:
        gives = Cell(f"   {words('token-pillaged')}", QUIET)
    else:
        token = words(f"token-{province['token']}")
        gives = Cell(f"   {words('br-gives', token=token)}")
    age = province["doomed_in_age"]
    falls = "" if age is None else words("br-doom", age=age) if is_doomed(at, name) else words("br-falls", age=age)
    if falls and len(gives.text) + len(falls) >= width:
        falls = words("br-doom-short" if is_doomed(at, name) else "br-falls-short", age=age)
    return gives, Cell(falls.rjust(width - len(gives.text)), DANGER if is_doomed(at, name) else QUIET)


def _fjord(at: Glance, name: str) -> list[Cell]:
    """A fjord and the ships in it: ``NE fjord  S ship 2``."""
    fjord, words = at.table["fjords"][name], at.words
    ref = fjord["ref"]
    called = words("br-fjord", fjord=words(f"br-side-{name}"))
    cells = [*marked(at, ref), Cell(called, at.marker.style(ref) if ref == at.chosen else "", ref)]
    if not fjord["open"]:  # ships may still be there while Ragnarök takes the last of its provinces
        cells.append(Cell(f", {words('br-closed')}", QUIET))
    cells.append(Cell("  " if fjord["figures"] else ""))
    for width in (WIDTHS[2], 0):  # in words, else in letters
        ships: list[Cell] = []
        for number, figures in enumerate(fjord["figures"]):
            seat = figures["seat"]
            ships.append(Cell(f"{', ' if number else ''}{letter(at, seat)} ", f"bold {colour(at, seat)}".strip()))
            ships += [*party(at, [figures], width), Cell(f" {figures['strength']}")]
        if len(letters((*cells, *ships))) <= WIDTHS[2] - 3:
            break
    return [*cells, *ships]


def legend(at: Glance, width: int) -> list[Row]:
    """What the grid's lines and numbers mean."""
    return [row(f" {at.words('br-ring')}"[:width], QUIET)]
