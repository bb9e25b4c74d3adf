"""The three target selections once more, read plainly from the clauses, with nothing of the rules' own code."""

from collections.abc import Callable, Collection, Iterable

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.state import State


def preferred(s: State, seat: int, candidates: Iterable[int], grouped: bool = False) -> list[int]:
    """The Regions that are equal after all that comes before the tie-breaker (LS-5.28 to LS-5.33).

    ``grouped`` looks first at whose they are, as a Usurp does among several Followers (LS-13.32).
    """
    human = {region for region, owner in enumerate(s.control) if owner >= len(s.followers)}

    def group(region: int) -> int:
        if not grouped:
            return 0
        return 0 if region in human else 1 if s.control[region] >= 0 else 2

    def far(region: int) -> int:
        found = way(s, region, human)
        return 99 if found is None else found

    def left(region: int) -> int:
        land = next(land for land in s.board.lands if region in land)
        return len([one for one in land if s.control[one] != seat])

    orders: dict[str, Callable[[int], tuple[int, ...]]] = {
        "temple_first": lambda region: (group(region), rank_of(s, region), hardness(s, region), far(region)),
        "player_first": lambda region: (group(region), far(region), hardness(s, region), rank_of(s, region)),
        "land_first": lambda region: (group(region), left(region), rank_of(s, region), hardness(s, region)),
    }
    order = orders[CONTENT.followers[s.followers[seat].tile].target_selection]
    found = sorted(candidates)
    best = min(map(order, found))
    return [region for region in found if order(region) == best]


def way(s: State, region: int, others: Collection[int]) -> int | None:
    """The borders to the nearest of some Regions; none where there is none (LS-1.5, LS-1.8)."""
    seen, steps = {region}, 0
    while others and not seen & set(others):
        seen |= {other for one in seen for other in s.board.near[one]}
        steps += 1
    return steps if others else None


def rank_of(s: State, region: int) -> int:
    """The Shrine rank (LS-5.28)."""
    return 0 if s.temples[region] else 1 if s.board.regions[region].shrine else 2


def hardness(s: State, region: int) -> int:
    """The difficulty (LS-5.1, LS-5.5 to LS-5.7, LS-13.25)."""
    owner = s.control[region]
    if owner == -1:
        return s.board.populations[region]
    armies = [army % 7 for army in s.players[owner].armies if army // 7 == region]
    if not armies or owner < len(s.followers):
        return sum(armies)
    oaths = [token for token in s.players[owner].blessings if s.faces[token] == "shield_oath"]
    return sum(armies) + len(oaths) * (2 if s.temples[region] else 1)
