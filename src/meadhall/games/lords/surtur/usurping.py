"""A Follower Usurps: the Region of its Hero, or one beside it (sections 8 and 13)."""

from meadhall.kernel import Chapter, Clause, Seat, chapter, then, to
from meadhall.kit.automaton import Decision, decide, lowest

from ..armies import place_army, pool, standing_in, strength
from ..board import Place
from ..heroes import attribute
from ..holding import population
from ..movement import options_of
from ..pieces import AUTHORITY, MIGHT, region_ref
from ..state import NOBODY, State, is_follower
from ..usurping import seizing
from .deciding import by_region, settle
from .invading import attacked_in, target_keys
from .rivals import superior


def why_no_follower_usurp(s: State, seat: Seat) -> Clause | None:
    """Usurp needs the Region of its Hero, or one beside it."""
    return None if usurpable(s, seat).left else "LS-8.82"


def usurpable(s: State, seat: Seat) -> Decision:
    """The Region of its Hero if it can take that one; otherwise those beside it (LS-8.80, LS-8.81, LS-13.35)."""
    here = s.players[seat].hero
    why = {region: why_not_here(s, seat, region) for region in (here, *s.board.near[here])}
    free = [here] if why[here] is None else [region for region, clause in why.items() if clause is None]
    aside = {region_ref(region): clause or "LS-8.80" for region, clause in why.items() if region not in free}
    group = lowest("LS-13.32", "group", lambda region: _group(s, region))
    keys = target_keys(s, seat)
    return decide("usurp", options_of(free), *([group] if len(s.followers) > 1 else []), *keys, aside=aside)


def why_not_here(s: State, seat: Seat, region: Place) -> Clause | None:
    """Not own, without another Hero, and with less in it than the Follower's Might (LS-8.77 to LS-8.79, LS-8.95)."""
    owner, might = s.control[region], attribute(s, seat, MIGHT)
    heroes = [other for other, player in enumerate(s.players) if player.hero == region and other != seat]
    if owner == seat or not all(is_follower(s, other) for other in heroes):
        return "LS-8.77"
    if heroes:
        return "LS-13.34"
    if owner == NOBODY:
        return None if might >= population(s, region) else "LS-8.78"
    if is_follower(s, owner) and not superior(s, seat, region):
        return "LS-13.33"
    others = (other for other in standing_in(s, region) if other != seat)
    return None if might >= sum(strength(s, other, region) for other in others) else "LS-8.79"


def _group(s: State, region: Place) -> int:
    """People's Regions, then those of other Followers, then neutral ones."""
    owner = s.control[region]
    if owner == NOBODY:
        return 3
    return 2 if is_follower(s, owner) else 1


@chapter
def follower_usurp(s: State, seat: Seat) -> Chapter:
    """Others withdraw, the Region is taken without a Battle, and a new Army comes (LS-8.83 to LS-8.86)."""
    about = {"might": attribute(s, seat, MIGHT), "value": attribute(s, seat, AUTHORITY)}
    found, ties = usurpable(s, seat), by_region(s, seat)
    region = yield from settle(
        s, seat, "follower_usurp", found, ties, attacked=lambda region: attacked_in(s, region), about=about
    )
    then(s, *seizing(s, seat, region), to(follower_garrison, seat, region))


@chapter
def follower_garrison(s: State, seat: Seat, region: Place) -> None:
    """An Army of the Follower's Authority, if one is left in its Pool (LS-8.85, LS-8.86)."""
    if pool(s, seat):
        place_army(s, seat, region, attribute(s, seat, AUTHORITY))


PROMPTS = {
    "follower_usurp": (
        *("LS-8.77", "LS-8.78", "LS-8.79", "LS-8.80", "LS-8.81", "LS-8.83", "LS-8.85", "LS-8.86", "LS-8.95"),
        *("LS-13.32", "LS-13.33", "LS-13.34", "LS-13.35"),
    ),
}
