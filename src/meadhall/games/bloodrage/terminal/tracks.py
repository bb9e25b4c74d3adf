"""What lies beside the land: Ragnarök's track, Valhalla, and the own reserve."""

from meadhall.kernel import Seat
from meadhall.terminal.drawing import DANGER, QUIET, STRONG, Cell, Row, flowing
from meadhall.terminal.title import Glance

from .pieces import clan_name, colour, in_letters, long_name, marked, party

WIDE = 80
"""From so many columns on there is room for a second row."""


def ragnarok(at: Glance, width: int) -> list[Row]:
    """Which province falls in which age, and what fell before the first."""
    words, table = at.words, at.table
    first = Cell(f" {words('br-ragnarok'):<9} ")
    fallen = [province for province in table["provinces"].values() if province["destroyed"]]
    lost = ", ".join(words.ref(province["ref"]) for province in fallen if province["doomed_in_age"] is None)
    setup = [[Cell(words("br-lost", names=lost), QUIET)]] if lost else []
    for units in ([*_falls(at, long=True), *setup], _falls(at, long=True), _falls(at, long=False)):
        rows = flowing(units, width, first)
        if len(rows) == 1:
            break
    return rows


def _falls(at: Glance, *, long: bool) -> list[list[Cell]]:
    """The province of each age: fallen, about to fall, or later."""
    words, table = at.words, at.table
    units = []
    for age, ref in enumerate(table["ragnarok"], 1):
        fallen = table["provinces"][ref.partition(":")[2]]["destroyed"]
        now = age == table["age"] and not fallen
        after = words("br-fallen") if fallen else words("br-end-of-age") if now else ""
        short = " ##" if fallen else "!" if now else ""
        units.append(
            [Cell(f"{age} {words.ref(ref)}{after if long else short}", QUIET if fallen else DANGER if now else "")]
        )
    return units


def valhalla(at: Glance, width: int) -> list[Row]:
    """Who has whom in Valhalla."""
    words = at.words
    first = Cell(f" {words('place-valhalla'):<9} ")
    dead = [clan["valhalla"] for clan in at.table["clans"]]
    for short in (False, True):
        units = []
        for seat, figures in enumerate(dead):
            there = in_letters(at, figures) if short else party(at, figures, width)
            nobody = [Cell("0" if short else words("br-nobody"), QUIET)]
            units.append([Cell(f"{clan_name(at, seat)} ", colour(at, seat)), *(there or nobody)])
        rows = flowing(units, width, first)
        if len(rows) <= (1 if width < WIDE else 2):
            break
    return rows


def reserve(at: Glance, seat: Seat, width: int) -> list[Row]:
    """The own reserve, with the Rage that each figure costs."""
    words = at.words
    first = Cell(f" {words('place-reserve'):<9} ")
    waiting = at.table["clans"][seat]["reserve"]
    if not waiting:
        return [(first, Cell(words("scene-reserve-empty"), QUIET))]
    units = [
        [
            *marked(at, figures["ref"]),
            Cell(long_name(at, figures), STRONG if figures["ref"] in at.marker else "", figures["ref"]),
            Cell(f" {words('br-costs', rage=figures['cost'])}", QUIET),
        ]
        for figures in waiting
    ]
    return flowing(units, width, first, ", ")
