"""What a word demands besides: the Region where it happens, seen from a player's Hero (LR-39.1)."""

from meadhall.kernel import Seat

from .board import Place
from .state import State
from .words import When, Where


def holds_in(s: State, seat: Seat, when: When, region: Place) -> bool:
    """Whether a Region is as a word demands, and was fought for or not in this step (LR-39.8)."""
    if when.fought is not None and when.fought != (region in s.fought):
        return False
    return all(_is(s, seat, where, region) for where in when.region)


def _is(s: State, seat: Seat, where: Where, region: Place) -> bool:
    hero = s.players[seat].hero
    match where:
        case "hero_region":
            return region == hero
        case "hero_land":
            return s.board.regions[region].land == s.board.regions[hero].land
        case "temple":
            return s.temples[region]
        case "settlement":
            return s.board.regions[region].settlement
