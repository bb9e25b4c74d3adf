"""Exact endgames: where few hexes are left to dispute, every way to the end is looked at, and remembered.

The solver only asks who wins. It looks at leads between -1 and 1, and gives up on a line as soon as what is settled
decides it, whoever gets the rest.
"""

import numpy as np

from .compiling import compiled, count, signed
from .moves import IVORY, MOST_TURNS, RED, SKIP, STONES, flood, generate, make, movable, unmake, unpack
from .tables import LAND0, LAND1, ZOBRIST, ZOBRIST_TURN, Word, Words

SMALL = 7
"""So many free contested hexes are few."""
PATIENCE = 3_000
"""Positions after which the solver gives up."""
UNKNOWN = 99
"""It gave up."""
_DEEP = 2 * SMALL + 4
"""Every turn takes a hex away, and after a skip somebody moves."""
_SHIFT = 100
"""Added to leads, so that they are kept as numbers without a sign."""
_EXACTLY, _AT_LEAST, _AT_MOST = 1, 2, 3


@compiled
def disputed(p: Words) -> int:
    """How many free hexes lie in contested regions."""
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    i0, i1 = flood(p[IVORY], p[IVORY + 1], land0, land1)
    r0, r1 = flood(p[RED], p[RED + 1], land0, land1)
    held0, held1 = p[IVORY] | p[RED], p[IVORY + 1] | p[RED + 1]
    return count(i0 & r0 & ~held0) + count(i1 & r1 & ~held1)


@compiled
def _look(p: Words, side: int) -> tuple[int, int]:
    """How far a side is ahead on settled land, and how many hexes are contested, Vikings' hexes among them."""
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    i0, i1 = flood(p[IVORY], p[IVORY + 1], land0, land1)
    r0, r1 = flood(p[RED], p[RED + 1], land0, land1)
    lead = count(i0 & ~r0) + count(i1 & ~r1) - count(r0 & ~i0) - count(r1 & ~i1)
    return lead if side == 0 else -lead, count(i0 & r0) + count(i1 & r1)


@compiled
def _enter(p: Words, side: int, key: Word, low: int, high: int, turns: Words, memory: Words) -> tuple[bool, int, int]:
    """Whether a position's value is clear at once, and that value, else how many turns are to be tried."""
    lead, contested = _look(p, side)
    if contested == 0 or lead - contested >= high:
        return True, lead - contested, 0
    if lead + contested <= low:
        return True, lead + contested, 0
    at = signed(key & np.uint64(len(memory) - 1))
    if memory[at, 0] == key:
        known, how = signed(memory[at, 1]) - _SHIFT, signed(memory[at, 2])
        if how == _EXACTLY or (how == _AT_LEAST and known >= high) or (how == _AT_MOST and known <= low):
            return True, known, 0
    n = generate(p, side, turns)
    if n == 0:
        able0, able1 = movable(p, 1 - side)
        if not (able0 | able1):
            return True, lead, 0
        turns[0], n = SKIP, 1
    return False, 0, n


@compiled
def solve(p: Words, side: int, key: Word, turns: Words, memory: Words) -> tuple[int, int]:
    """Who wins, for the side to move: 1, 0 or -1, or UNKNOWN if that takes too long; and the positions looked at.

    Alpha-beta search, with a stack of its own. The lead of a line is looked for between ``low`` and ``high``.
    """
    keys = np.empty(_DEEP, np.uint64)
    low, high, floor = np.zeros(_DEEP, np.int64), np.zeros(_DEEP, np.int64), np.zeros(_DEEP, np.int64)
    best, last, at = np.zeros(_DEEP, np.int64), np.zeros(_DEEP, np.int64), np.zeros(_DEEP, np.int64)
    keys[0], low[0], high[0] = key, -1, 1
    depth = looked = 0
    while True:
        looked += 1
        clear, value, n = _enter(p, side, keys[depth], low[depth], high[depth], turns[depth], memory)
        if not clear:
            best[depth], floor[depth], last[depth], at[depth] = -_SHIFT, low[depth], n, 0
        while clear:  # a value is known: back to the turn that led here
            if depth == 0:
                return (1 if value > 0 else -1 if value < 0 else 0), looked
            depth -= 1
            side = 1 - side
            turn = turns[depth, at[depth]]
            if turn != SKIP:
                viking, to, stone = unpack(turn)
                unmake(p, side, viking, to, stone)
            best[depth] = max(best[depth], -value)
            floor[depth] = max(floor[depth], best[depth])
            at[depth] += 1
            clear = at[depth] == last[depth] or best[depth] >= high[depth]
            if clear:
                value = best[depth]
                how = _AT_LEAST if value >= high[depth] else _AT_MOST if value <= low[depth] else _EXACTLY
                place = signed(keys[depth] & np.uint64(len(memory) - 1))
                memory[place, 0] = keys[depth]
                memory[place, 1], memory[place, 2] = np.uint64(value + _SHIFT), np.uint64(how)
        turn = turns[depth, at[depth]]
        keys[depth + 1] = keys[depth] ^ ZOBRIST_TURN
        if turn != SKIP:
            viking, to, stone = unpack(turn)
            keys[depth + 1] ^= ZOBRIST[side, viking] ^ ZOBRIST[side, to] ^ ZOBRIST[2, stone]
            make(p, side, viking, to, stone)
        low[depth + 1], high[depth + 1] = -high[depth], -floor[depth]
        side = 1 - side
        depth += 1
        if looked == PATIENCE or depth + 1 == _DEEP:
            break
    while depth > 0:  # gives up, and leaves the position as it was
        depth -= 1
        side = 1 - side
        turn = turns[depth, at[depth]]
        if turn != SKIP:
            viking, to, stone = unpack(turn)
            unmake(p, side, viking, to, stone)
    return UNKNOWN, looked


@compiled
def desk() -> Words:
    """Room for the turns of a solution."""
    return np.empty((_DEEP, MOST_TURNS), np.int32)
