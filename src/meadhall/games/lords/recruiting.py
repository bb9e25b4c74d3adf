"""Recruiting: an Army of the Pool comes to the board (section 14)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, chapter
from meadhall.kit.choices import choice

from .armies import army, place_army, pool
from .asking import Asking, point
from .board import Place
from .heroes import attribute
from .holding import owns
from .movement import coast, options_of, regions
from .pieces import AUTHORITY
from .state import State


@chapter
def recruit(s: State, seat: Seat) -> Chapter:
    """An Army of the Pool comes to the board with the value of the Authority (LR-14.9, LR-14.14)."""
    yield from enlist(s, seat)


def enlist(s: State, seat: Seat) -> Asking:
    """The same as a part of something else. Gives the Army; None where nothing can be Recruited."""
    value = attribute(s, seat, AUTHORITY)
    region = yield from point(s, seat, "recruit_where", recruit_where, about={"value": value})
    if region is None:
        return None
    place_army(s, seat, region, value)
    return army(region, value)


def places(s: State, seat: Seat) -> list[Option]:
    """The Regions by the own Drakkar, and the own ones."""
    own = [region for region, owner in enumerate(s.control) if owner == seat]
    return options_of(sorted({*coast(s, seat), *own}))


@choice(places, others=regions)
def recruit_where(s: State, seat: Seat, region: Place) -> Clause | None:
    """A Region by the own Drakkar, or an own Region with a Settlement, whatever stands there (LR-14.10 to LR-14.12)."""
    if not pool(s, seat):
        return "LR-14.13"
    return None if settled(s, seat, region) or region in coast(s, seat) else "LR-14.10"


def can_recruit(s: State, seat: Seat) -> bool:
    """Whether an Army is left in the Pool; there is always a place by the Drakkar."""
    return pool(s, seat) > 0


def settled(s: State, seat: Seat, region: Place) -> bool:
    """Whether a Region is an own one with a Settlement (LR-2.14)."""
    return owns(s, seat, region) and s.board.regions[region].settlement


PROMPTS = {"recruit_where": ("LR-14.9", "LR-14.10", "LR-14.11", "LR-14.12")}
