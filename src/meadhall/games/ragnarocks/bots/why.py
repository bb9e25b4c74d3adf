"""What was wrong with a turn, or right, in words: told by what it did and what the best one would have done."""

from collections.abc import Mapping
from typing import Any

from meadhall.bots.analyst import Reason, Turning

from ..board import BIT, EDGE, FREE, HEADING, LINES, NAMED, OTHER, SIGN, STONE, Hex, occupied, put, slides, vikings
from ..content import Side
from ..state import State, side_of

LARGE = 3
"""Land of fewer hexes is not worth a word."""
ROOM = 5
"""So many hexes more or less in reach of somebody's Vikings are worth a word."""


def why(turning: Turning) -> Reason | None:
    """Land first, whoever got it; then the Viking, its way and its stone."""
    s: State = turning.before.state
    side = side_of(s, turning.seat)
    won, lost = _settled(turning.played, side), _settled(turning.played, OTHER[side])
    if turning.held:
        return Reason("wins-land", {"size": won}) if won >= LARGE else None
    could, would = _settled(turning.best, side), _settled(turning.best, OTHER[side])
    if lost >= LARGE and lost > would:
        return Reason("gives-land", {"size": lost})
    if could >= LARGE and could > won:
        return Reason("misses-land", {"size": could})
    if won and not could:
        return Reason("small-land", {"size": won})
    played, best = turning.told("summoned"), turning.told("summoned", best=True)
    return None if played is None or best is None else _apart(s, side, played, best)


def _settled(told: tuple[Mapping[str, Any], ...], side: Side) -> int:
    """How many hexes a side has settled by a turn."""
    return sum(int(event["size"]) for event in told if event["kind"] == "settled" and event["side"] == side)


def _apart(s: State, side: Side, played: Mapping[str, Any], best: Mapping[str, Any]) -> Reason | None:
    """Where a turn of the usual kind left the best one: the Viking, where it went, or the stone."""
    start, to, stone = (_hex(played[field]) for field in ("from", "to", "stone"))
    best_start, best_to, best_stone = (_hex(best[field]) for field in ("from", "to", "stone"))
    goes, should = _moved(s.board, side, start, to), _moved(s.board, side, best_start, best_to)
    own, could = _taken(goes, side, stone), _taken(should, side, best_stone)
    if own - could >= ROOM and own > _taken(goes, OTHER[side], stone):
        return Reason("own-way")
    if _room(should, best_stone, OTHER[side]) <= _room(goes, stone, OTHER[side]) - ROOM:
        other = next(seat for seat in s.players[OTHER[side]])
        return Reason("leaves-room", {"seat": other})
    if _room(should, best_stone, side) >= _room(goes, stone, side) + ROOM:
        return Reason("little-room")
    if start != best_start:
        return Reason("wrong-viking", {"better": best["from"]})
    if to != best_to:
        if _one_way(start, to, best_to):
            return _length("goes", start, to, best_to)
        if BIT[to] & EDGE and not BIT[best_to] & EDGE:
            return Reason("to-shore")
        return Reason("wrong-way", {"better": best["to"]})
    if stone == best_stone:
        return None
    if _one_way(to, stone, best_stone):
        return _length("stone", to, stone, best_stone)
    return Reason("wrong-stone", {"better": best["stone"]})


def _one_way(start: Hex, one: Hex, other: Hex) -> bool:
    """Whether both lie in the same direction; with powers something may lie in none."""
    return one in HEADING[start] and HEADING[start][one] == HEADING[start].get(other)


def _length(what: str, start: Hex, end: Hex, best: Hex) -> Reason:
    """Something went the right way, but not as far as it should have, or farther."""
    line = LINES[start][HEADING[start][end]]
    short = line.index(best) - line.index(end)
    return Reason(f"{what}-{'short' if short > 0 else 'far'}", {"count": abs(short)})


def _moved(board: str, side: Side, start: Hex, to: Hex) -> str:
    return put(put(board, start, FREE), to, SIGN[side])


def _room(board: str, stone: Hex, side: Side) -> int:
    """How many hexes the Vikings of a side reach, once a stone is set."""
    return _reach(put(board, stone, STONE), side)


def _taken(board: str, side: Side, stone: Hex) -> int:
    """From how many hexes a stone keeps the Vikings of a side."""
    return _reach(board, side) - _reach(put(board, stone, STONE), side)


def _reach(board: str, side: Side) -> int:
    return sum(len(slides(viking, occupied(board))) for viking in vikings(board, side))


def _hex(ref: str) -> Hex:
    return NAMED[ref.removeprefix("hex:")]
