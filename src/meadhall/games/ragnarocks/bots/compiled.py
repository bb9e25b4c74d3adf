"""The compiled part of the players: what a board is worth with powers in play, and a short look ahead on it.

Turns are those of the basic game, as the fast board has them; what powers change about winning and points is told by
an array of terms (``terms.py``). Values are the logarithm of the odds that a side wins, as the fast board's.
"""

import numpy as np

from ..fast.compiling import compiled, count
from ..fast.moves import (
    IVORY,
    MOST_TURNS,
    RED,
    SETTLED,
    STONES,
    WORDS,
    flood,
    generate,
    make,
    movable,
    reach,
    settle,
    unpack,
    wider,
)
from ..fast.tables import BIT, DELTA, LAND0, LAND1, SPOT, WAYS, Words
from ..fast.weigh import weigh
from .terms import FENRIR, FREYA, HEL, HOME, IDUN, ODDS, PLAIN, POINT, POINTS, WON

TOUCHED, CAUGHT = 0.4, 6.0
"""What it is worth to Fenrir to touch one opposing Viking, and two, of which only one can move away."""

FIRST = 2.0
"""How much better a killer seems than it is."""
MOST_DEPTH = 8

_0, _1 = np.uint64(0), np.uint64(1)


@compiled
def read(signs: Words, p: Words) -> None:
    """Sets up a position from the board's signs."""
    p[:] = _0
    for hex in range(len(signs)):
        sign = signs[hex]
        if sign == 46:  # a free hex
            continue
        at = IVORY if sign == 73 else RED if sign == 82 else STONES
        p[at] |= BIT[SPOT[hex], 0]
        p[at + 1] |= BIT[SPOT[hex], 1]
    settle(p)


@compiled
def _touched(p: Words, hunter: int) -> int:
    """How many Vikings stand beside one of the other side's."""
    near0, near1 = wider(p[2 * hunter], p[2 * hunter + 1])
    return count(near0 & p[2 - 2 * hunter]) + count(near1 & p[3 - 2 * hunter])


@compiled
def _nearer(p: Words, side: int) -> tuple[int, int]:
    """Hexes of contested land that a side reaches in fewer steps than the other, and all of that land."""
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    a0, a1, b0, b1 = p[2 * side], p[2 * side + 1], p[2 - 2 * side], p[3 - 2 * side]
    n0, n1 = _0, _0
    while True:
        c0, c1 = wider(a0, a1)
        d0, d1 = wider(b0, b1)
        c0, c1, d0, d1 = c0 & land0, c1 & land1, d0 & land0, d1 & land1
        if c0 == a0 and c1 == a1 and d0 == b0 and d1 == b1:
            break
        n0, n1 = n0 | (c0 & ~a0 & ~d0), n1 | (c1 & ~a1 & ~d1)
        a0, a1, b0, b1 = c0, c1, d0, d1
    o0, o1 = a0 & b0, a1 & b1
    return count(n0 & o0) + count(n1 & o1), count(o0) + count(o1)


@compiled
def _land(p: Words, side: int) -> tuple[int, int]:
    """A side's settled land, and the wild land."""
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    a0, a1 = flood(p[2 * side], p[2 * side + 1], land0, land1)
    b0, b1 = flood(p[2 - 2 * side], p[3 - 2 * side], land0, land1)
    wild = count(land0 & ~a0 & ~b0) + count(land1 & ~a1 & ~b1)
    return count(a0 & ~b0) + count(a1 & ~b1), wild


@compiled
def lead(p: Words, terms: Words) -> float:
    """By how many points ivory is ahead as the board stands, powers counted (RR-6.1 to RR-6.6)."""
    ivory, wild = _land(p, 0)
    red, _ = _land(p, 1)
    stones = count(p[STONES]) + count(p[STONES + 1])
    if terms[HEL] > 0.0:
        ivory = stones
    elif terms[HEL] < 0.0:
        red = stones
    points: float = float(ivory - red) + terms[FREYA] * wild + terms[POINTS]
    return points


@compiled
def open_land(p: Words) -> int:
    """How many hexes are contested."""
    return _nearer(p, 0)[1]


@compiled
def expected(p: Words, terms: Words) -> float:
    """By how many points ivory may come to lead: half of the land that is nearer becomes somebody's."""
    ivory, land = _nearer(p, 0)
    red, _ = _nearer(p, 1)
    if terms[HEL] > 0.0:
        return lead(p, terms) + 0.4 * land - 0.5 * red
    if terms[HEL] < 0.0:
        return lead(p, terms) - 0.4 * land + 0.5 * ivory
    return lead(p, terms) + 0.5 * (ivory - red)


@compiled
def _idun(p: Words, terms: Words) -> int:
    """What the first settlement means to Idun's card: 0 none yet, 1 her owner wins, 2 spent (section 31)."""
    s0, s1 = p[SETTLED], p[SETTLED + 1]
    if (s0 | s1) == _0:
        return 0
    own = IVORY if terms[IDUN] > 0.0 else RED
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    if s0 != _0:
        f0, f1 = s0 & (~s0 + _1), _0
    else:
        f0, f1 = _0, s1 & (~s1 + _1)
    f0, f1 = flood(f0, f1, land0, land1)
    if (s0 & ~f0) | (s1 & ~f1):
        return 2  # a second region
    if (f0 & p[own]) | (f1 & p[own + 1]):
        return 1 if count(f0) + count(f1) >= terms[HOME] else 2
    return 2


@compiled
def _scored(lead: float) -> float:
    """What a finished game is worth to whoever has the lead."""
    if lead > 0.0:
        return WON + POINT * lead
    if lead < 0.0:
        return -WON + POINT * lead
    return 0.0


@compiled
def worth(p: Words, mover: int, terms: Words, armed: bool, weights: Words) -> tuple[bool, float]:
    """Whether the game goes on, and what the position is worth to the side that has just moved."""
    m, t = 2 * mover, 2 - 2 * mover
    if terms[PLAIN] > 0.0:
        on, value = weigh(p[m], p[m + 1], p[t], p[t + 1], p[4], p[5], weights)
        return (True, value) if on else (False, _scored(value))
    sign = 1.0 - 2.0 * mover
    if armed:
        card = _idun(p, terms)
        if card == 1:
            return False, sign * terms[IDUN] * (WON + 2.0)
    caught = 0.0
    if terms[FENRIR] != 0.0:
        hunter = 0 if terms[FENRIR] > 0.0 else 1
        touched = _touched(p, hunter)
        if touched > 0:
            if hunter != mover:
                return False, -WON - 2.0  # RR-8.3: its turn comes next
            caught = TOUCHED if touched == 1 else CAUGHT
    on, value = weigh(p[m], p[m + 1], p[t], p[t + 1], p[4], p[5], weights)
    if not on:
        return False, _scored(sign * lead(p, terms))
    value += caught + sign * terms[ODDS]
    if terms[HEL] != 0.0:
        other = 1 if terms[HEL] > 0.0 else 0
        near, contested = _nearer(p, other)
        theirs, wild = _land(p, other)
        stones = count(p[STONES]) + count(p[STONES + 1])
        ahead = stones + 0.4 * contested - theirs - 0.5 * near
        ahead += terms[HEL] * (terms[FREYA] * wild + terms[POINTS])
        return True, sign * terms[HEL] * ahead * (0.1 + 0.3 * (1.0 - contested / 80.0)) + 0.1 * value
    points = terms[POINTS]
    _, wild = _land(p, 0)
    points += terms[FREYA] * wild
    if points != 0.0:
        value += sign * points * (0.08 + 0.32 * max(0.0, 1.0 - open_land(p) / 44.0))
    return True, value


@compiled
def best_stone(p: Words, side: int, v: int, terms: Words, armed: bool, weights: Words) -> float:
    """What the best stone that slides from a spot makes of a board; without any, what it is worth as it is."""
    occupied0 = p[IVORY] | p[RED] | p[STONES]
    occupied1 = p[IVORY + 1] | p[RED + 1] | p[STONES + 1]
    best = -1e9
    q = np.empty(WORDS, np.uint64)
    for way in range(WAYS):
        stone = v
        for _ in range(reach(v, way, occupied0, occupied1)):
            stone += DELTA[way]
            q[:] = p
            q[STONES] |= BIT[stone, 0]
            q[STONES + 1] |= BIT[stone, 1]
            settle(q)
            _, value = worth(q, side, terms, armed, weights)
            best = max(best, value)
    if best < -1e8:
        _, best = worth(p, side, terms, armed, weights)
    return best


@compiled
def best_turn_of(p: Words, side: int, v: int, terms: Words, armed: bool, weights: Words) -> float:
    """What the best turn of one Viking makes of a board; without any, what it is worth as it is."""
    occupied0 = (p[IVORY] | p[RED] | p[STONES]) & ~BIT[v, 0]
    occupied1 = (p[IVORY + 1] | p[RED + 1] | p[STONES + 1]) & ~BIT[v, 1]
    best = -1e9
    q = np.empty(WORDS, np.uint64)
    for way in range(WAYS):
        to = v
        for _ in range(reach(v, way, occupied0, occupied1)):
            to += DELTA[way]
            q[:] = p
            q[2 * side] ^= BIT[v, 0] ^ BIT[to, 0]
            q[2 * side + 1] ^= BIT[v, 1] ^ BIT[to, 1]
            best = max(best, best_stone(q, side, to, terms, armed, weights))
    if best < -1e8:
        _, best = worth(p, side, terms, armed, weights)
    return best


@compiled
def with_stones(p: Words, side: int, hexes: Words, terms: Words, armed: bool, weights: Words, values: Words) -> None:
    """What a board is worth with a stone on each of some hexes."""
    q = np.empty(WORDS, np.uint64)
    for k in range(len(hexes)):
        spot = SPOT[hexes[k]]
        q[:] = p
        q[STONES] |= BIT[spot, 0]
        q[STONES + 1] |= BIT[spot, 1]
        settle(q)
        _, values[k] = worth(q, side, terms, armed, weights)


@compiled
def ahead(
    p: Words,
    side: int,
    depth: int,
    width: int,
    terms: Words,
    armed: bool,
    weights: Words,
    low: float,
    high: float,
    killers: Words,
) -> float:
    """What a position is worth to the side to move, so many turns ahead; only the best few turns are followed.

    It is exact between low and high. The turn that was too good elsewhere, the killer, is tried first.
    """
    turns = np.empty(MOST_TURNS, np.int32)
    n = generate(p, side, turns)
    if n == 0:
        able0, able1 = movable(p, 1 - side)
        if (able0 | able1) == _0:
            return _scored((1.0 - 2.0 * side) * lead(p, terms))
        return -float(ahead(p, 1 - side, depth, width, terms, armed, weights, -high, -low, killers))
    q = np.empty(WORDS, np.uint64)
    best = -1e9
    if depth <= 1:
        for k in range(n):
            if turns[k] == killers[depth]:
                turns[0], turns[k] = turns[k], turns[0]
        for k in range(n):
            viking, to, stone = unpack(turns[k])
            q[:] = p
            make(q, side, viking, to, stone)
            _, value = worth(q, side, terms, armed, weights)
            if value > best:
                best = value
                if best >= high or best > WON - 1.0:
                    killers[depth] = turns[k]
                    break
        return best
    values = np.empty(n, np.float64)
    for k in range(n):
        viking, to, stone = unpack(turns[k])
        q[:] = p
        make(q, side, viking, to, stone)
        _, values[k] = worth(q, side, terms, armed, weights)
        if turns[k] == killers[depth]:
            values[k] += FIRST
    for _ in range(min(width, n)):
        k = 0
        for other in range(1, n):
            if values[other] > values[k]:
                k = other
        values[k] = -1e9
        viking, to, stone = unpack(turns[k])
        q[:] = p
        make(q, side, viking, to, stone)
        on, value = worth(q, side, terms, armed, weights)
        if on:
            still = armed and (q[SETTLED] | q[SETTLED + 1]) == _0
            value = -float(ahead(q, 1 - side, depth - 1, width, terms, still, weights, -high, -max(low, best), killers))
        if value > best:
            best = value
            if best >= high or best > WON - 1.0:
                killers[depth] = turns[k]
                break
    return best
