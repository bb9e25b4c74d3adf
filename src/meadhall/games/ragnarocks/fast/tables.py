"""The board as the fast board knows it: two words of bits, and tables of lines, all worked out from ``board.py``.

A hex lies at the spot ``12 * y + x``. No row has a hex at x = 11, so what leaves a row at one end does not enter the
next one at the other, and every direction is the same shift for all hexes. The rows a to e are the bits 0 to 59 of
the low word, f to j those of the high word. A set of hexes is such a pair of words.
"""

from typing import Any

import numpy as np

from ..board import DIRECTIONS, HEXES, LINES, PLACES

Word = Any
"""A word of 64 bits, as numba sees it."""
Words = Any
"""An array of them."""

WIDTH, HALF = 12, 60
SPOTS = 2 * HALF

SPOT = np.array([WIDTH * y + x for x, y in PLACES], np.int64)
"""The spot of each hex of the board's string."""
HEX = np.full(SPOTS, -1, np.int64)
"""The hex at each spot; -1 where there is none."""
HEX[SPOT] = np.array(HEXES)


def _bit(spot: int) -> tuple[int, int]:
    return (1 << spot, 0) if spot < HALF else (0, 1 << (spot - HALF))


def _pair(spots: list[int]) -> tuple[int, int]:
    low = high = 0
    for spot in spots:
        a, b = _bit(spot)
        low, high = low | a, high | b
    return low, high


BIT = np.array([_bit(spot) for spot in range(SPOTS)], np.uint64)
"""The set of each spot alone, ``BIT[spot, 0]`` and ``BIT[spot, 1]``."""
LAND = np.array(_pair(SPOT.tolist()), np.uint64)
LAND0, LAND1 = LAND
"""All hexes."""

# The directions in an order of our own: first those that go up in spots, then their opposites.
_UP = [d for d, (x, y) in enumerate(DIRECTIONS) if WIDTH * y + x > 0]
_WAYS = _UP + [DIRECTIONS.index((-DIRECTIONS[d][0], -DIRECTIONS[d][1])) for d in _UP]
WAYS = len(_WAYS)
DELTA = np.array([WIDTH * DIRECTIONS[d][1] + DIRECTIONS[d][0] for d in _WAYS], np.int64)
"""How far apart in spots two neighbours of a line are."""

RAY = np.zeros((SPOTS, WAYS, 2), np.uint64)
"""The hexes of the line from a spot in a direction."""
LENGTH = np.zeros((SPOTS, WAYS), np.int64)
"""How many they are."""
BEFORE = np.zeros((SPOTS, SPOTS), np.int8)
"""How many hexes lie between two spots of one line."""
BESIDE = np.zeros((SPOTS, WAYS, 2), np.uint64)
"""The neighbour in a direction; empty at the edge."""
for _hex in HEXES:
    _from = int(SPOT[_hex])
    for _way, _direction in enumerate(_WAYS):
        _line = [int(SPOT[hex]) for hex in LINES[_hex][_direction]]
        RAY[_from, _way] = _pair(_line)
        LENGTH[_from, _way] = len(_line)
        for _distance, _to in enumerate(_line):
            BEFORE[_from, _to] = _distance
        BESIDE[_from, _way] = _pair(_line[:1])


def _arcs(pattern: int) -> int:
    """How many groups the stone-free neighbours around a hex form, given as bits in the order of WAYS."""
    steps = [DIRECTIONS[d] for d in _WAYS]
    free = [step for way, step in enumerate(steps) if pattern >> way & 1]
    groups = 0
    while free:
        groups += 1
        front = [free.pop()]
        for x, y in front:
            near = [step for step in free if (step[0] - x, step[1] - y) in steps]
            front += near
            free = [step for step in free if step not in near]
    return groups


ARCS = np.array([_arcs(pattern) for pattern in range(64)], np.int8)
"""A stone can cut its region only where its stone-free neighbours form two groups or more (RR-4.14)."""

ZOBRIST = np.random.Generator(np.random.PCG64(86)).integers(0, 2**63, (3, SPOTS), np.uint64)
"""A number for each sign on each spot, ivory, red and stone: a position's key is all of its signs' numbers, xored."""
ZOBRIST_TURN = np.uint64(0x9E3779B97F4A7C15)
"""Red is to move."""
