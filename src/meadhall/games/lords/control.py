"""Control of Regions: who takes one, and what comes with it (section 3)."""

from meadhall.kernel import Seat, chapter, tell, then, to

from . import moments, victory
from .armies import place_of, standing_in, strength
from .board import Place
from .holding import owns, population_for
from .pieces import ARTIFACTS, GOD_ARTIFACTS, region_ref
from .state import NOBODY, State, clockwise, is_follower


def takes(s: State, seat: Seat, region: Place) -> bool:
    """Whether a control check gives a Region to a player: only their Armies are there, and enough (LR-3.2, LR-3.5)."""
    if owns(s, seat, region) or strength(s, seat, region) < population_for(s, seat, region):
        return False
    return standing_in(s, region) == [seat] and region not in besieged(s)


def besieged(s: State) -> list[Place]:
    """Regions of Followers without their Armies into which others came in this step: they are fought for (LS-10.12)."""
    if not s.followers:
        return []
    return sorted(
        {
            region
            for region, seat, _ in s.entered
            if is_follower(s, s.control[region]) and not is_follower(s, seat) and standing_in(s, region) == [seat]
        }
    )


@chapter
def control_check(s: State) -> None:
    """Every Region that somebody takes now, the Active Player first, in ascending order (LR-3.13, LR-3.14)."""
    taken = [
        to(take_control, seat, region)
        for seat in clockwise(s, s.active)
        for region in dict.fromkeys(map(place_of, s.players[seat].armies))
        if takes(s, seat, region)
    ]
    then(s, *taken)


@chapter
def take_control(s: State, seat: Seat, region: Place) -> None:
    """A Control marker is laid, the God Artifact comes with a Monument, and victory is judged (LR-3.1, LR-3.15)."""
    before, s.control[region] = s.control[region], seat
    tell(s, "control", seat=seat, region=region_ref(region), before=None if before == NOBODY else before)
    if is_follower(s, seat) and region not in s.followers[seat].gained:
        s.followers[seat].gained.append(region)  # LS-9.24
    land = next(land for land in s.board.lands if region in land)
    if all(s.control[other] == seat for other in land):
        name = s.board.regions[region].land
        tell(s, "land_held", seat=seat, land=f"land:{name}", lands=victory.lands(s, seat), needs=victory.LANDS_TO_WIN)
    if region in s.board.monuments:
        _take_artifact(s, seat, GOD_ARTIFACTS[s.board.monuments.index(region)])
    victory.judge(s)
    moments.reach(s, seat, "control_taken", region)


def _take_artifact(s: State, seat: Seat, artifact: int) -> None:
    """LR-33.7: charged, from beside the Monument or from whoever had it."""
    before, s.holders[artifact], s.charged[artifact] = s.holders[artifact], seat, True
    told = None if before == NOBODY else before
    tell(s, "artifact_taken", seat=seat, artifact=f"artifact:{ARTIFACTS[artifact]}", before=told)
