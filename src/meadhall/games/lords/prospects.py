"""How far each player is on each way to win, and who might be there within a turn (sections 36 and 37)."""

from typing import Literal

from meadhall.kernel import Seat

from .armies import place_of
from .board import LANDS, Place
from .maneuvers import army_activate
from .pieces import SLOTS
from .special import special_choose
from .state import State
from .victory import LANDS_TO_WIN, SLAIN_FOR_BOSS, TEMPLES_TO_WIN, slain, temples

Way = Literal["jarl", "gothi", "slayer"]
FEW = 2
"""How many Regions somebody may take in a turn: one by Maneuvers, one by a Special Action."""
_BUILD_TEMPLE = SLOTS.index("build_temple")


def lands_held(s: State, seat: Seat) -> dict[str, tuple[int, int]]:
    """How many Regions of each Land on this side of the board a player controls, and how many it has."""
    return {
        land: ([s.control[region] for region in regions].count(seat), len(regions))
        for land, regions in zip(LANDS, s.board.lands, strict=True)
        if regions
    }


def winning(s: State) -> list[tuple[Seat, Way]]:
    """Who could win within their next turn as things stand, and how: a warning to everybody, not a proof.

    It looks at where Armies could go now, not at what Runes, cards and bonuses make of it.
    """
    found: list[tuple[Seat, Way]] = []
    for seat in range(s.seats):
        found += [(seat, "jarl")] * _almost_jarl(s, seat)
        found += [(seat, "gothi")] * _almost_gothi(s, seat)
        found += [(seat, "slayer")] * (slain(s, seat) >= SLAIN_FOR_BOSS[s.seats])
    return found


def _almost_jarl(s: State, seat: Seat) -> bool:
    """A few Regions are missing in the best Lands, each of them within reach of an own Army."""
    missing = [[region for region in land if s.control[region] != seat] for land in s.board.lands if land]
    best = sorted(missing, key=len)[:LANDS_TO_WIN]
    return sum(map(len, best)) <= FEW and all(_within_reach(s, seat, region) for land in best for region in land)


def _almost_gothi(s: State, seat: Seat) -> bool:
    """One Temple is missing, and it can be built now, or stands where an own Army could go."""
    if temples(s, seat) < TEMPLES_TO_WIN[s.seats] - 1:
        return False
    others = (region for region, built in enumerate(s.temples) if built and s.control[region] != seat)
    return special_choose(s, seat, _BUILD_TEMPLE) is None or any(_within_reach(s, seat, region) for region in others)


def _within_reach(s: State, seat: Seat, region: Place) -> bool:
    """Whether an own Army stands there already or could go there now."""
    armies = s.players[seat].armies
    return any(place_of(army) == region or army_activate(s, seat, region, army) is None for army in armies)
