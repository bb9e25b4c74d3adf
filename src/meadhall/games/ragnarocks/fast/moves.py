"""The rules of the basic game on words of bits: what may be played, what a stone settles, when it ends.

A position is an array of eight words, two for each set of hexes: the Vikings of ivory, those of red, the stones, and
the settled Vikings of both. The side to move, 0 for ivory and 1 for red, is told beside it.
"""

import numpy as np

from .compiling import compiled, count, highest, lowest, signed
from .tables import ARCS, BEFORE, BESIDE, BIT, DELTA, HALF, LAND0, LAND1, LENGTH, RAY, WAYS, Word, Words

IVORY, RED, STONES, SETTLED = 0, 2, 4, 6
"""Where the sets lie in a position."""
WORDS = 8
MOST_TURNS = 4096
"""More than any side has anywhere: a Viking reaches at most 30 hexes, and from there a stone as many."""

SKIP = -1
"""The turn of a side that has none."""

_0, _1, _12, _48 = (np.uint64(n) for n in (0, 1, 12, 48))


@compiled
def wider(a: Word, b: Word) -> tuple[Word, Word]:
    """A set and all neighbours of its hexes; also spots that are no hex, so the caller cuts it down to some land."""
    e0, e1 = a | a << _1, b | b << _1
    w0, w1 = a | a >> _1, b | b >> _1
    # north-west and north-east of a hex are 12 and 13 further, south-east and south-west as much back
    up0, up1 = e0 << _12, e1 << _12 | e0 >> _48
    down0, down1 = w0 >> _12 | w1 << _48, w1 >> _12
    return e0 | w0 | up0 | down0, e1 | w1 | up1 | down1


@compiled
def flood(a: Word, b: Word, land0: Word, land1: Word) -> tuple[Word, Word]:
    """All land that hangs together with a set (RR-4.1)."""
    while True:
        c, d = wider(a, b)
        c &= land0
        d &= land1
        if c == a and d == b:
            return a, b
        a, b = c, d


@compiled
def settle(p: Words) -> None:
    """Works out anew which Vikings are settled: those whose region has none of the other side (RR-4.9, RR-4.10)."""
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    i0, i1 = flood(p[IVORY], p[IVORY + 1], land0, land1)
    r0, r1 = flood(p[RED], p[RED + 1], land0, land1)
    p[SETTLED] = (p[IVORY] & ~r0) | (p[RED] & ~i0)
    p[SETTLED + 1] = (p[IVORY + 1] & ~r1) | (p[RED + 1] & ~i1)


@compiled
def score(p: Words) -> tuple[int, int]:
    """The hexes of each side's settled regions (RR-6.1 to RR-6.5)."""
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    i0, i1 = flood(p[IVORY], p[IVORY + 1], land0, land1)
    r0, r1 = flood(p[RED], p[RED + 1], land0, land1)
    return count(i0 & ~r0) + count(i1 & ~r1), count(r0 & ~i0) + count(r1 & ~i1)


@compiled
def movable(p: Words, side: int) -> tuple[Word, Word]:
    """A side's Vikings that can take a turn: nomadic, with a free neighbour (RR-5.8)."""
    free0 = LAND0 & ~(p[IVORY] | p[RED] | p[STONES])
    free1 = LAND1 & ~(p[IVORY + 1] | p[RED + 1] | p[STONES + 1])
    near0, near1 = wider(free0, free1)
    return p[2 * side] & ~p[SETTLED] & near0, p[2 * side + 1] & ~p[SETTLED + 1] & near1


@compiled
def reach(spot: int, way: int, occupied0: Word, occupied1: Word) -> int:
    """How many hexes a slide in one direction can stop on (RR-1.22)."""
    low, high = RAY[spot, way, 0] & occupied0, RAY[spot, way, 1] & occupied1
    if way < WAYS // 2:
        if low != _0:
            return int(BEFORE[spot, lowest(low)])
        if high != _0:
            return int(BEFORE[spot, HALF + lowest(high)])
    else:
        if high != _0:
            return int(BEFORE[spot, HALF + highest(high)])
        if low != _0:
            return int(BEFORE[spot, highest(low)])
    return int(LENGTH[spot, way])


@compiled
def can_cut(p: Words, stone: int) -> bool:
    """Whether a stone could cut its region in two, going by its neighbours alone."""
    land0, land1 = LAND0 & ~p[STONES], LAND1 & ~p[STONES + 1]
    pattern = 0
    for way in range(WAYS):
        if (BESIDE[stone, way, 0] & land0) | (BESIDE[stone, way, 1] & land1):
            pattern |= 1 << way
    return bool(ARCS[pattern] > 1)


@compiled
def make(p: Words, side: int, viking: int, to: int, stone: int) -> None:
    """Plays a turn: the Viking moves, the stone is summoned, and what it cuts off is settled at once (RR-3.27)."""
    own = 2 * side
    p[own] ^= BIT[viking, 0] ^ BIT[to, 0]
    p[own + 1] ^= BIT[viking, 1] ^ BIT[to, 1]
    p[STONES] |= BIT[stone, 0]
    p[STONES + 1] |= BIT[stone, 1]
    if can_cut(p, stone):
        settle(p)


@compiled
def unmake(p: Words, side: int, viking: int, to: int, stone: int) -> None:
    """Takes a turn back. The Viking was nomadic, so whoever stood in its region is again (RR-4.13)."""
    own = 2 * side
    p[STONES] &= ~BIT[stone, 0]
    p[STONES + 1] &= ~BIT[stone, 1]
    p[own] ^= BIT[viking, 0] ^ BIT[to, 0]
    p[own + 1] ^= BIT[viking, 1] ^ BIT[to, 1]
    if can_cut(p, stone):
        settle(p)


@compiled
def pack(viking: int, to: int, stone: int) -> int:
    """A turn as one number."""
    return viking | to << 7 | stone << 14


@compiled
def unpack(turn: int) -> tuple[int, int, int]:
    """The Viking, where it moves and where the stone stops."""
    return turn & 127, turn >> 7 & 127, turn >> 14 & 127


@compiled
def generate(p: Words, side: int, out: Words) -> int:
    """Writes all turns of a side (RR-3.7, RR-3.16, RR-3.24), packed; how many there are."""
    occupied0 = p[IVORY] | p[RED] | p[STONES]
    occupied1 = p[IVORY + 1] | p[RED + 1] | p[STONES + 1]
    able0, able1 = movable(p, side)
    n = 0
    while able0 | able1:
        if able0 != _0:
            viking = lowest(able0)
            able0 &= able0 - _1
        else:
            viking = HALF + lowest(able1)
            able1 &= able1 - _1
        left0, left1 = occupied0 & ~BIT[viking, 0], occupied1 & ~BIT[viking, 1]
        for way in range(WAYS):
            to = viking
            for _ in range(reach(viking, way, left0, left1)):
                to += DELTA[way]
                for other in range(WAYS):
                    stone = to
                    for _ in range(reach(to, other, left0, left1)):
                        stone += DELTA[other]
                        out[n] = pack(viking, to, stone)
                        n += 1
    return n


@compiled
def perft(p: Words, side: int, depth: int) -> int:
    """How many ways there are to play so many turns; a forced skip is a turn (RR-5.1), after the end there is none."""
    if depth == 0:
        return 1
    turns = np.empty((depth, MOST_TURNS), np.int32)
    last, at = np.zeros(depth, np.int64), np.full(depth, -1, np.int64)
    found = level = 0
    while level >= 0:
        if at[level] < 0:
            last[level] = generate(p, side, turns[level])
            if last[level] == 0:
                able0, able1 = movable(p, 1 - side)
                if able0 | able1:
                    turns[level, 0], last[level] = SKIP, 1
            if level == depth - 1:
                found += last[level]
                last[level] = 0
        else:  # back from the turn before
            side = 1 - side
            turn = turns[level, at[level]]
            if turn != SKIP:
                viking, to, stone = unpack(turn)
                unmake(p, side, viking, to, stone)
        at[level] += 1
        if at[level] >= last[level]:
            at[level] = -1
            level -= 1
            continue
        turn = turns[level, at[level]]
        if turn != SKIP:
            viking, to, stone = unpack(turn)
            make(p, side, viking, to, stone)
        side = 1 - side
        level += 1
    return found


# --- chance ------------------------------------------------------------------------------------------------------

_A, _B, _C, _30, _27, _31, _32 = (
    np.uint64(n) for n in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 30, 27, 31, 32)
)


@compiled
def below(chance: Words, n: int) -> int:
    """A number from 0 to n - 1, each as likely (but for one in four thousand million)."""
    chance[0] += _A
    z = chance[0]
    z = (z ^ (z >> _30)) * _B
    z = (z ^ (z >> _27)) * _C
    z ^= z >> _31
    return signed((z >> _32) * np.uint64(n) >> _32)


@compiled
def slide_at_random(spot: int, occupied0: Word, occupied1: Word, chance: Words) -> int:
    """A hex that a slide may stop on, each as likely."""
    a, b, c = (
        reach(spot, 0, occupied0, occupied1),
        reach(spot, 1, occupied0, occupied1),
        reach(spot, 2, occupied0, occupied1),
    )
    d, e, f = (
        reach(spot, 3, occupied0, occupied1),
        reach(spot, 4, occupied0, occupied1),
        reach(spot, 5, occupied0, occupied1),
    )
    k = below(chance, a + b + c + d + e + f)
    if k < a:
        return spot + int(DELTA[0]) * (k + 1)
    k -= a
    if k < b:
        return spot + int(DELTA[1]) * (k + 1)
    k -= b
    if k < c:
        return spot + int(DELTA[2]) * (k + 1)
    k -= c
    if k < d:
        return spot + int(DELTA[3]) * (k + 1)
    k -= d
    if k < e:
        return spot + int(DELTA[4]) * (k + 1)
    return spot + int(DELTA[5]) * (k - e + 1)


@compiled
def random_turn(p: Words, able0: Word, able1: Word, chance: Words) -> tuple[int, int, int]:
    """A turn as a random player plays it: a Viking, then its hex, then the stone's, each as likely as the others."""
    k = below(chance, count(able0) + count(able1))
    while k > 0:
        if able0 != _0:
            able0 &= able0 - _1
        else:
            able1 &= able1 - _1
        k -= 1
    viking = lowest(able0) if able0 != _0 else HALF + lowest(able1)
    left0 = (p[IVORY] | p[RED] | p[STONES]) & ~BIT[viking, 0]
    left1 = (p[IVORY + 1] | p[RED + 1] | p[STONES + 1]) & ~BIT[viking, 1]
    to = slide_at_random(viking, left0, left1, chance)
    return viking, to, slide_at_random(to, left0, left1, chance)


@compiled
def play_out(p: Words, side: int, chance: Words) -> int:
    """Plays at random to the end; how many turns that took, skips left out."""
    turns = 0
    skipped = False
    while True:
        able0, able1 = movable(p, side)
        if able0 | able1:
            viking, to, stone = random_turn(p, able0, able1, chance)
            make(p, side, viking, to, stone)
            turns += 1
            skipped = False
        elif skipped:
            return turns
        else:
            skipped = True
        side = 1 - side


@compiled
def play_outs(start: Words, side: int, n: int, chance: Words, told: Words) -> None:
    """Many random games: adds up in ``told`` the wins of ivory and of red, draws, turns, and ivory's lead."""
    p = np.empty(WORDS, np.uint64)
    for _ in range(n):
        p[:] = start
        told[3] += play_out(p, side, chance)
        ivory, red = score(p)
        told[0 if ivory > red else 1 if red > ivory else 2] += 1
        told[4] += ivory - red
