"""Control of Regions: who takes one, and what comes with it (section 3)."""

from meadhall.kernel import Seat, chapter, tell, then, to

from . import victory
from .armies import place_of, standing_in, strength
from .bearing import number
from .board import Place
from .pieces import ARTIFACTS, GOD_ARTIFACTS, region_ref
from .state import NOBODY, State, clockwise


def population(s: State, region: Place) -> int:
    """The population strength of a Region; 0 where it is or once was controlled (LR-3.4)."""
    return s.board.regions[region].population if s.control[region] == NOBODY else 0


def population_for(s: State, seat: Seat, region: Place) -> int:
    """The same for a player whose cards make it lower in neutral Regions (LR-49.13)."""
    strength = population(s, region)
    return number(s, seat, "population", strength) if strength else 0


def owns(s: State, seat: Seat, region: Place) -> bool:
    """Whether a player's Control marker lies on a Region (LR-1.5)."""
    return s.control[region] == seat


def takes(s: State, seat: Seat, region: Place) -> bool:
    """Whether a control check gives a Region to a player: only their Armies are there, and enough (LR-3.2, LR-3.5)."""
    alone = standing_in(s, region) == [seat]
    return alone and not owns(s, seat, region) and strength(s, seat, region) >= population_for(s, seat, region)


@chapter
def control_check(s: State) -> None:
    """Every Region that somebody takes now, the Active Player first, in ascending order (LR-3.13, LR-3.14)."""
    taken = [
        to(take_control, seat, region)
        for seat in clockwise(s, s.active)
        for region in sorted({place_of(army) for army in s.players[seat].armies})
        if takes(s, seat, region)
    ]
    then(s, *taken)


@chapter
def take_control(s: State, seat: Seat, region: Place) -> None:
    """A Control marker is laid, the God Artifact comes with a Monument, and victory is judged (LR-3.1, LR-3.15)."""
    s.control[region] = seat
    tell(s, "control", seat=seat, region=region_ref(region))
    if region in s.board.monuments:
        _take_artifact(s, seat, GOD_ARTIFACTS[s.board.monuments.index(region)])
    victory.judge(s)


def _take_artifact(s: State, seat: Seat, artifact: int) -> None:
    """LR-33.7: charged, from beside the Monument or from whoever had it."""
    before, s.holders[artifact], s.charged[artifact] = s.holders[artifact], seat, True
    told = None if before == NOBODY else before
    tell(s, "artifact_taken", seat=seat, artifact=f"artifact:{ARTIFACTS[artifact]}", before=told)
