"""Followers among themselves: the superior claim, and an invasion that is no Battle (LS-13.16 to LS-13.31)."""

from meadhall.kernel import Chapter, Seat, begin, chapter, then, to

from ..armies import armies_in, lower_army, move_army, place_of, value_of
from ..armies import army as compose
from ..board import Place
from ..control import take_control
from ..state import Army, State
from ..victory import temples
from ..withdrawing import withdraw
from .fighting import strongest_supporter, supporters


def superior(s: State, seat: Seat, region: Place) -> bool:
    """Whether a Follower's claim to another's Region is superior: by its Temple or its Land (LS-13.16 to LS-13.19)."""
    rival = s.control[region]
    if s.temples[region] and temples(s, rival) < temples(s, seat):
        return True
    land = next(land for land in s.board.lands if region in land)
    return sum(s.control[one] == seat for one in land) > sum(s.control[one] == rival for one in land)


def to_reach(s: State, rival: Seat, region: Place) -> int:
    """The value of its strongest Army there or beside it; nothing else counts (LS-13.20 to LS-13.23)."""
    return max(map(value_of, [*armies_in(s, rival, region), *supporters(s, rival, region)]), default=0)


@chapter
def overrun(s: State, seat: Seat, army: Army, region: Place) -> Chapter:
    """A Follower takes another's Region without cards; each of the two loses 1, if it can (LS-13.26 to LS-13.31)."""
    rival = s.control[region]
    there, near = armies_in(s, rival, region), supporters(s, rival, region)
    if there or near:
        struck = there[-1] if there else (yield from strongest_supporter(s, rival, region))
        if value_of(struck) > 1:
            lower_army(s, rival, struck)
        if value_of(army) > 1:
            lower_army(s, seat, army)
            army = compose(place_of(army), value_of(army) - 1)
    then(s, to(withdraw, rival, region), to(march_in, seat, army, region))


@chapter
def march_in(s: State, seat: Seat, army: Army, region: Place) -> None:
    """The Army moves in, and the Region is taken (LS-13.26)."""
    move_army(s, seat, army, region)
    begin(s, take_control, seat, region)
