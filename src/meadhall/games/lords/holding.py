"""Who controls what: Regions and their population strength (section 3)."""

from meadhall.kernel import Seat

from .bearing import number
from .board import Place
from .state import NOBODY, State, is_follower
from .surtur.measures import tucked


def population(s: State, region: Place) -> int:
    """The population strength of a Region; 0 where it is or once was controlled (LR-3.4)."""
    return s.board.populations[region] if s.control[region] == NOBODY else 0


def population_for(s: State, seat: Seat, region: Place) -> int:
    """The same for a player whose cards make it lower in neutral Regions; tucked ones do too (LR-49.13, LS-3.30)."""
    strength = population(s, region)
    if is_follower(s, seat):
        return max(strength - tucked(s, seat), 0)
    return number(s, seat, "population", strength) if strength else 0


def owns(s: State, seat: Seat, region: Place) -> bool:
    """Whether a player's Control marker lies on a Region (LR-1.5)."""
    return s.control[region] == seat
