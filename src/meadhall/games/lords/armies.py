"""Armies: where they stand, what they are worth, and the few verbs that change them (sections 1, 7 and 14).

An Army is one number, its Region and its value together, so those that are alike are equal and are offered once.
"""

from bisect import bisect, insort
from collections.abc import Iterable

from meadhall.kernel import Option, Ref, Seat, tell

from .board import Place
from .content import CONTENT
from .moments import reach
from .pieces import REGION_OPTIONS, region_ref
from .state import NOWHERE, Army, State

IN_POOL = CONTENT.rules.armies.value
MOST = CONTENT.rules.army_most.value
VALUES = MOST + 1
"""How many numbers a Region has for its Armies."""
BOTH: Seat = -2
"""Instead of one player."""


def army(region: Place, value: int) -> Army:
    """An Army of a value in a Region."""
    return region * VALUES + value


def place_of(army: Army) -> Place:
    """The Region where an Army stands."""
    return army // VALUES


def value_of(army: Army) -> int:
    """The value of an Army, from 1 to 6 (LR-7.1)."""
    return army % VALUES


def army_ref(seat: Seat, army: Army) -> Ref:
    """An Army outside the rules: whose, in which Region, of which value."""
    return f"army:{seat}.{place_of(army) + 1}.{value_of(army)}"


def army_options(seat: Seat, armies: Iterable[Army]) -> list[Option]:
    """Armies of one player to point at; those that are alike once."""
    options = _OPTIONS[seat]
    return [options[one] for one in dict.fromkeys(armies)]


_OPTIONS = [[Option(army_ref(seat, one), one) for one in range(len(REGION_OPTIONS) * VALUES)] for seat in range(4)]


# --- what stands where ----------------------------------------------------------------------------------------------


def pool(s: State, seat: Seat) -> int:
    """How many Armies a player can still Recruit (LR-35.5)."""
    return IN_POOL - len(s.players[seat].armies)


def armies_in(s: State, seat: Seat, region: Place) -> list[Army]:
    """A player's Armies in a Region."""
    armies, first = s.players[seat].armies, region * VALUES
    return armies[bisect(armies, first) : bisect(armies, first + MOST)]


def strength(s: State, seat: Seat, region: Place) -> int:
    """A player's total Army value in a Region (LR-1.23)."""
    armies = armies_in(s, seat, region)
    return sum(armies) - region * VALUES * len(armies)


def standing_in(s: State, region: Place) -> list[Seat]:
    """Whose Armies stand in a Region."""
    first, last = region * VALUES, region * VALUES + MOST
    return [seat for seat, player in enumerate(s.players) if bisect(player.armies, first) < bisect(player.armies, last)]


def standing(s: State) -> dict[Place, Seat]:
    """Whose Armies stand in each Region; BOTH where those of two players meet."""
    found: dict[Place, Seat] = {}
    for seat, player in enumerate(s.players):
        for army in player.armies:
            region = army // VALUES
            if found.setdefault(region, seat) != seat:
                found[region] = BOTH
    return found


def contested(s: State) -> list[Place]:
    """The Regions where Armies of two players stand, in ascending order."""
    return sorted(region for region, seat in standing(s).items() if seat == BOTH)


# --- what changes ---------------------------------------------------------------------------------------------------


def place_army(s: State, seat: Seat, region: Place, value: int) -> None:
    """An Army of the Pool is placed on the board (LR-5.13)."""
    insort(s.players[seat].armies, army(region, value))
    s.entered.append((region, seat, NOWHERE))
    tell(s, "army_placed", seat=seat, region=region_ref(region), value=value)


def raise_army(s: State, seat: Seat, raised: Army, by: int = 1) -> Army:
    """An Army rises by so much, never above 6 (LR-7.2, LR-7.3). Gives the Army it became."""
    region, value = place_of(raised), min(value_of(raised) + by, MOST)
    became = army(region, value)
    _change(s, seat, raised, became)
    tell(s, "army_raised", seat=seat, region=region_ref(region), value=value)
    return became


def lower_army(s: State, seat: Seat, lowered: Army, by: int = 1) -> None:
    """An Army falls by so much; below 1 it is killed and goes back to the Pool (LR-7.6)."""
    region, value = place_of(lowered), value_of(lowered) - by
    if value < 1:
        kill_army(s, seat, lowered)
        return
    _change(s, seat, lowered, army(region, value))
    tell(s, "army_lowered", seat=seat, region=region_ref(region), value=value, before=value + by)


def kill_army(s: State, seat: Seat, killed: Army) -> None:
    """An Army goes back to the Pool, without a value (LR-7.6, LR-7.7)."""
    s.players[seat].armies.remove(killed)
    tell(s, "army_killed", seat=seat, region=region_ref(place_of(killed)), value=value_of(killed))
    reach(s, seat, "army_killed", place_of(killed))


def withdraw_army(s: State, seat: Seat, withdrawn: Army, region: Place) -> None:
    """An Army goes back to an own Region; that is no movement and makes nobody an attacker (LR-5.14, LR-31.4)."""
    _change(s, seat, withdrawn, army(region, value_of(withdrawn)))
    come_from = region_ref(place_of(withdrawn))
    tell(s, "army_withdrawn", seat=seat, to=region_ref(region), value=value_of(withdrawn), **{"from": come_from})


def support_army(s: State, seat: Seat, supporting: Army, region: Place) -> None:
    """A Follower's Army comes to the aid of a Region; that makes nobody an attacker (LS-10.15)."""
    _change(s, seat, supporting, army(region, value_of(supporting)))
    come_from = region_ref(place_of(supporting))
    tell(s, "army_supports", seat=seat, to=region_ref(region), value=value_of(supporting), **{"from": come_from})


def transfer_army(s: State, seat: Seat, placed: Army, region: Place) -> None:
    """An Army of the board is placed elsewhere; that is no movement, but it brings an Army in (LR-5.14, LR-31.3)."""
    _change(s, seat, placed, army(region, value_of(placed)))
    s.entered.append((region, seat, place_of(placed)))
    come_from = region_ref(place_of(placed))
    tell(s, "army_transferred", seat=seat, to=region_ref(region), value=value_of(placed), **{"from": come_from})


def move_army(s: State, seat: Seat, moved: Army, region: Place) -> Army:
    """An Army goes to another Region and keeps its value (LR-5.4). Gives the Army it became."""
    _change(s, seat, moved, army(region, value_of(moved)))
    s.entered.append((region, seat, place_of(moved)))
    come_from = region_ref(place_of(moved))
    tell(s, "army_moved", seat=seat, to=region_ref(region), value=value_of(moved), **{"from": come_from})
    return army(region, value_of(moved))


def _change(s: State, seat: Seat, old: Army, new: Army) -> None:
    armies = s.players[seat].armies
    armies.remove(old)
    insort(armies, new)
