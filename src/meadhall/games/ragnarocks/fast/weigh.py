"""What a position is worth: whose the land will be, after J. Lieberum's evaluation for the game of Amazons.

A free hex of contested land rather belongs to the side that needs fewer slides to reach it, or fewer steps. How much
each of these counts depends on how far the game is: at first steps tell more, since lines are soon cut; once the two
sides hardly meet, slides tell all. Settled land is counted exactly. The weights were fitted to the results of many
games (see ``docs/fast.md``); the sum is the logarithm of the odds that the side wins.
"""

import numpy as np

from .compiling import compiled, count
from .moves import wider
from .tables import HALF, LAND0, LAND1, Word, Words

PHASES = 3
LATE, MIDDLE, EARLY = 8.0, 26.0, 44.0
"""How many hexes the sides dispute in the endgame, in the middle game and in the opening."""

_0, _1, _12, _13, _60 = (np.uint64(n) for n in (0, 1, 12, 13, HALF))


@compiled
def _forth(a: Word, b: Word, free0: Word, free1: Word, s: Word) -> tuple[Word, Word]:
    """Where slides from a set may stop in the direction that goes up by s spots: all of a line's hexes at once."""
    t, u = s + s, s + s + s + s
    x0, x1 = a << s & free0, (b << s | a >> (_60 - s)) & free1
    x0, x1 = x0 | x0 << s & free0, x1 | (x1 << s | x0 >> (_60 - s)) & free1
    two0, two1 = free0 & free0 << s, free1 & (free1 << s | free0 >> (_60 - s))
    x0, x1 = x0 | x0 << t & two0, x1 | (x1 << t | x0 >> (_60 - t)) & two1
    four0, four1 = two0 & two0 << t, two1 & (two1 << t | two0 >> (_60 - t))
    x0, x1 = x0 | x0 << u & four0, x1 | (x1 << u | x0 >> (_60 - u)) & four1
    return x0 | x0 << t & two0, x1 | (x1 << t | x0 >> (_60 - t)) & two1


@compiled
def _back(a: Word, b: Word, free0: Word, free1: Word, s: Word) -> tuple[Word, Word]:
    """The same, down by s spots."""
    t, u = s + s, s + s + s + s
    x0, x1 = (a >> s | b << (_60 - s)) & free0, b >> s & free1
    x0, x1 = x0 | (x0 >> s | x1 << (_60 - s)) & free0, x1 | x1 >> s & free1
    two0, two1 = free0 & (free0 >> s | free1 << (_60 - s)), free1 & free1 >> s
    x0, x1 = x0 | (x0 >> t | x1 << (_60 - t)) & two0, x1 | x1 >> t & two1
    four0, four1 = two0 & (two0 >> t | two1 << (_60 - t)), two1 & two1 >> t
    x0, x1 = x0 | (x0 >> u | x1 << (_60 - u)) & four0, x1 | x1 >> u & four1
    return x0 | (x0 >> t | x1 << (_60 - t)) & two0, x1 | x1 >> t & two1


@compiled
def slide(a: Word, b: Word, free0: Word, free1: Word) -> tuple[Word, Word]:
    """All hexes that one slide from a set may stop on."""
    c, d = _forth(a, b, free0, free1, _1)
    e, f = _forth(a, b, free0, free1, _12)
    g, h = _forth(a, b, free0, free1, _13)
    i, j = _back(a, b, free0, free1, _1)
    k, m = _back(a, b, free0, free1, _12)
    n, o = _back(a, b, free0, free1, _13)
    return c | e | g | i | k | n, d | f | h | j | m | o


@compiled
def _freedom(a: Word, b: Word, free0: Word, free1: Word) -> float:
    """How little room a side's Vikings have: for each, what lacks to room for two steps around it."""
    lack = 0.0
    while a | b:
        if a != _0:
            x0, x1 = a & (~a + _1), _0
            a &= a - _1
        else:
            x0, x1 = _0, b & (~b + _1)
            b &= b - _1
        y0, y1 = wider(x0, x1)
        y0, y1 = y0 & free0, y1 & free1
        near = count(y0) + count(y1)
        z0, z1 = wider(y0, y1)
        far = count(z0 & free0) + count(z1 & free1)
        room = near + 0.5 * far
        lack += 1.0 / (1.0 + room)
    return lack


@compiled
def features(
    m0: Word, m1: Word, t0: Word, t1: Word, s0: Word, s1: Word
) -> tuple[bool, float, float, float, float, float, float, float, float]:
    """What tells who is ahead: for mine minus for theirs, and how many hexes are disputed.

    Whether anything is left to decide; settled land; hexes nearer by slides; by steps; how near by slides; how near
    by steps; cramped Vikings; hexes as near by slides to both; the dispute.
    """
    land0, land1 = LAND0 & ~s0, LAND1 & ~s1
    # steps: Vikings are not in the way, so this also finds the regions
    a0, a1, b0, b1 = m0, m1, t0, t1
    near = steps = 0
    rounds = 0
    while True:
        c0, c1 = wider(a0, a1)
        d0, d1 = wider(b0, b1)
        c0, c1, d0, d1 = c0 & land0, c1 & land1, d0 & land0, d1 & land1
        if c0 == a0 and c1 == a1 and d0 == b0 and d1 == b1:
            break
        near += count(c0 & ~a0 & ~d0) + count(c1 & ~a1 & ~d1) - count(d0 & ~b0 & ~c0) - count(d1 & ~b1 & ~c1)
        rounds += 1
        if rounds <= 6:
            steps += count(c0) + count(c1) - count(d0) - count(d1)
        a0, a1, b0, b1 = c0, c1, d0, d1
    settled = count(a0 & ~b0) + count(a1 & ~b1) - count(b0 & ~a0) - count(b1 & ~a1)
    homes = count(m0 & ~b0) + count(m1 & ~b1) - count(t0 & ~a0) - count(t1 & ~a1)
    near -= settled - homes  # settled land was nearer, too, but for the hexes of its Vikings
    open0, open1 = a0 & b0, a1 & b1
    if (open0 | open1) == _0 or abs(settled) > count(open0) + count(open1):  # nobody can make up for that
        return False, settled, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    free0, free1 = open0 & ~(m0 | t0), open1 & ~(m1 | t1)
    m0, m1, t0, t1 = m0 & open0, m1 & open1, t0 & open0, t1 & open1
    lm0, lm1, lt0, lt1 = m0, m1, t0, t1  # the last waves of slides
    am0, am1, at0, at1 = _0, _0, _0, _0  # all that they have reached
    slides = tie = 0
    reached, dispute, weight = 0.0, 0.0, 1.0
    while True:
        x0, x1 = slide(lm0, lm1, free0, free1)
        y0, y1 = slide(lt0, lt1, free0, free1)
        x0, x1, y0, y1 = x0 & ~am0, x1 & ~am1, y0 & ~at0, y1 & ~at1
        if (x0 | x1 | y0 | y1) == _0:
            break
        reached += weight * (count(x0) + count(x1) - count(y0) - count(y1))
        weight *= 0.5
        both = count(x0 & y0) + count(x1 & y1)
        tie += both
        # in the first round the last waves are the Vikings, which stand on no free hex
        dispute += both + 0.5 * (count(x0 & lt0) + count(x1 & lt1) + count(y0 & lm0) + count(y1 & lm1))
        am0, am1, at0, at1 = am0 | x0, am1 | x1, at0 | y0, at1 | y1
        slides += count(x0 & ~at0) + count(x1 & ~at1) - count(y0 & ~am0) - count(y1 & ~am1)
        lm0, lm1, lt0, lt1 = x0, x1, y0, y1
    if (am0 | am1 | at0 | at1) == _0:  # no nomad can move
        return False, settled, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    cramped = _freedom(m0, m1, free0, free1) - _freedom(t0, t1, free0, free1)
    return True, settled, slides, near, reached, steps / 6.0, cramped, tie, dispute


@compiled
def phases(dispute: float) -> tuple[float, float, float]:
    """How much the position is an opening, a middle game and an endgame; together one."""
    if dispute >= EARLY:
        return 1.0, 0.0, 0.0
    if dispute >= MIDDLE:
        early = (dispute - MIDDLE) / (EARLY - MIDDLE)
        return early, 1.0 - early, 0.0
    if dispute >= LATE:
        middle = (dispute - LATE) / (MIDDLE - LATE)
        return 0.0, middle, 1.0 - middle
    return 0.0, 0.0, 1.0


@compiled
def weigh(m0: Word, m1: Word, t0: Word, t1: Word, s0: Word, s1: Word, weights: Words) -> tuple[bool, float]:
    """Whether anything is left to decide, and the odds of mine, who has just moved; or else the lead in hexes."""
    on, settled, slides, near, reached, steps, cramped, tie, dispute = features(m0, m1, t0, t1, s0, s1)
    if not on:
        return False, settled
    early, middle, late = phases(dispute)
    value = 0.0
    for phase in range(PHASES):
        share = early if phase == 0 else middle if phase == 1 else late
        if share > 0.0:
            value += share * (
                weights[phase, 0]
                + weights[phase, 1] * settled
                + weights[phase, 2] * slides
                + weights[phase, 3] * near
                + weights[phase, 4] * reached
                + weights[phase, 5] * steps
                + weights[phase, 6] * cramped
                + weights[phase, 7] * tie
            )
    return True, value


WEIGHTS = np.array(
    [
        [-0.2883, -0.0286, 0.0213, 0.0427, 0.0834, 0.0127, -0.8793, -0.0173],
        [-0.6333, 0.0832, 0.0474, 0.1098, 0.0336, 0.1057, -0.3718, -0.0094],
        [-0.192, 0.5016, 0.2805, 0.2141, 0.0727, 0.0206, 1.0279, -0.1949],
    ],
    np.float64,
)
"""For each phase: for having moved, and for each feature."""
