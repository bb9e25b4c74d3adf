"""Regions: what stones and the map edge enclose, who lives there, and what a stone cuts off (section 4)."""

from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from .board import AROUND, BIT, HEXES, NEIGHBOURS, OTHER, PLACES, ROWS, STONE, Hex, Mask, mask_of, put, stones, vikings
from .content import SIDES, Side

Status = Literal["contested", "settled", "wild"]
_STATUS: tuple[Status, ...] = ("wild", "settled", "contested")
"""By the number of sides that have Vikings there (RR-4.7, RR-4.9, RR-4.11)."""


class Region(Struct, frozen=True):
    """A maximal set of hexes without stones that hang together (RR-4.1)."""

    status: Status
    side: Side | None
    """Whom it belongs to, if it is settled."""
    hexes: tuple[Hex, ...]

    @property
    def size(self) -> int:
        """How many hexes it has; those with Vikings count (RR-4.5)."""
        return len(self.hexes)


# Regions are found by flooding a map with room around it: rows as wide as the widest and one column more, which is no
# hex, so that what leaves a row at one end does not enter the next at the other. There the six directions are shifts
# by ±1, ±WIDTH and ±(WIDTH + 1), the same for every hex, and the whole front of a flood goes on at once.
Land = int
"""A set of hexes on that map."""
_WIDTH = max(x for x, _ in PLACES) + 2
_LAST = _WIDTH * len(ROWS) - 1
_SPOT: tuple[Land, ...] = tuple(1 << (_LAST - _WIDTH * y - x) for x, y in PLACES)
_RING: tuple[Land, ...] = tuple(sum(_SPOT[near] for near in NEIGHBOURS[hex]) for hex in HEXES)
_ON_LAND = str.maketrans(".IR#", "1110")


_ROWS = [(row, "0" * PLACES[row.start][0], "0" * (_WIDTH - 1 - PLACES[row.stop - 1][0])) for row in ROWS]
"""Where each row lies in the board's string, and the room before and after it on the map."""


def _land(board: str) -> Land:
    """All hexes without a stone."""
    signs = board.translate(_ON_LAND)
    return int("".join([f"{before}{signs[row]}{after}" for row, before, after in _ROWS]), 2)


def _flood(land: Land, source: Land, goal: Land = -1) -> Land:
    """The hexes of the land that hang together with the source; stops early where all of the goal is reached."""
    while True:
        east, west = source | source >> 1, source | source << 1
        reached = (east | west | east >> _WIDTH | west << _WIDTH) & land
        if reached == source or reached & goal == goal:
            return reached
        source = reached


@cache
def _arcs(hex: Hex, stones_around: Mask) -> tuple[Land, ...]:
    """The groups that the stone-free neighbours of a hex form among themselves.

    A stone on a hex can cut its region only where there are two groups: what lies in one group hangs together.
    """
    arcs: list[Land] = []
    left = [near for near in NEIGHBOURS[hex] if not BIT[near] & stones_around]
    while left:
        group = [left.pop()]
        for member in group:
            group += [near for near in left if near in NEIGHBOURS[member]]
            left = [near for near in left if near not in group]
        arcs.append(sum(_SPOT[member] for member in group))
    return tuple(arcs)


def parts(board: str, stone: Hex) -> tuple[Land, ...]:
    """The regions that the stone on this hex created, or none if the rest of its region hangs together (RR-4.14)."""
    arcs = _arcs(stone, AROUND[stone] & stones(board))
    if len(arcs) < 2:
        return ()
    land = _land(board)
    found = [_flood(land, arcs[0], goal=sum(arcs))]
    for arc in arcs[1:]:
        if not any(arc & part for part in found):
            found.append(_flood(land, arc))
    return tuple(found) if len(found) > 1 else ()


@lru_cache(maxsize=1024)
def meeting(board: str, side: Side, roaming: tuple[Hex, ...], walls: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Those of a side's Vikings that would still share a region with the other side's if stones stood on the walls.

    A wall on a Viking's own hex is there for the others, not for itself.
    """
    land = _land(board) & ~sum(_SPOT[wall] for wall in walls)
    reached = _flood(land, sum(_SPOT[foe] for foe in vikings(board, OTHER[side])))
    return tuple(viking for viking in roaming if _RING[viking] & reached)


def settlers(board: str, part: Land) -> dict[Side, list[Hex]]:
    """The Vikings in a region, by side."""
    return {side: [viking for viking in vikings(board, side) if _SPOT[viking] & part] for side in SIDES}


def hexes_of(part: Land) -> tuple[Hex, ...]:
    """The hexes of a region, in the board's order."""
    return tuple([hex for hex in HEXES if _SPOT[hex] & part])


@lru_cache(maxsize=256)
def regions(board: str) -> tuple[Region, ...]:
    """All regions with their status, worked out from the present board alone (RR-4.12, RR-4.13)."""
    land, found = _land(board), []
    while land:
        part = _flood(land, 1 << (land.bit_length() - 1))
        there = [side for side, settled in settlers(board, part).items() if settled]
        found.append(Region(_STATUS[len(there)], there[0] if len(there) == 1 else None, hexes_of(part)))
        land ^= part
    return tuple(found)


def settled_vikings(board: str) -> list[Hex]:
    """The Vikings that stand in settled regions, in the board's order (RR-4.10); all others are nomadic (RR-4.8)."""
    return sorted(
        viking
        for region in regions(board)
        if region.side
        for viking in vikings(board, region.side)
        if viking in region.hexes
    )


@lru_cache(maxsize=256)
def contested(board: str) -> Mask:
    """The hexes of all contested regions, Vikings' hexes among them (RR-4.7)."""
    return mask_of(hex for region in regions(board) if region.status == "contested" for hex in region.hexes)


@lru_cache(maxsize=256)
def settled_land(board: str) -> Mask:
    """The hexes of all settled regions of both sides (RR-4.9)."""
    return mask_of(hex for region in regions(board) if region.status == "settled" for hex in region.hexes)


def creates(board: str, stone: Hex) -> bool:
    """Whether a stone put on a free hex would create regions (RR-4.14)."""
    return bool(parts(put(board, stone, STONE), stone))
