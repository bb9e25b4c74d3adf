"""What the land's drawings share: strengths, what is doomed or new, the tokens and villages."""

from meadhall.kernel import Seat
from meadhall.terminal.drawing import DANGER, QUIET, STRONG, Cell
from meadhall.terminal.title import Glance

from .pieces import BOARD, here

RING = ("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "yggdrasil")
"""The provinces clockwise, those of a region together, Yggdrasil last."""
REGION = {province.id: province.region for province in BOARD.province}


def strengths(at: Glance, province: str) -> list[tuple[Seat, int]]:
    """Everybody with a figure in a province or its fjord, with what it is worth there."""
    totals = at.table["provinces"][province]["strengths"]
    return [(seat, totals[seat]) for seat in range(len(at.names)) if here(at, province, seat)]


def is_fresh(at: Glance, province: str, seat: Seat) -> bool:
    """Whether a seat's figures there have changed since the reader's last answer."""
    return at.before is not None and here(at, province, seat) != here(at, province, seat, before=True)


def is_doomed(at: Glance, name: str) -> bool:
    """Whether Ragnarök takes the province at the end of this age."""
    province = at.table["provinces"][name]
    return not province["destroyed"] and province["doomed_in_age"] == at.table["age"]


def province_name(at: Glance, name: str, text: str) -> Cell:
    """A province's name as it looks now: chosen, destroyed, doomed, or none of these."""
    province = at.table["provinces"][name]
    look = QUIET if province["destroyed"] else DANGER if is_doomed(at, name) else STRONG
    return Cell(text, at.marker.style(province["ref"]) if province["ref"] == at.chosen else look, province["ref"])


def villages(at: Glance, name: str) -> str:
    """How many villages of a province are taken."""
    province = at.table["provinces"][name]
    if province["villages"] is None:
        return at.words("br-no-villages")
    return at.words("br-villages", taken=province["villages"] - province["free"], all=province["villages"])
