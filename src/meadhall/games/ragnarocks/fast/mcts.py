"""A plain player to measure others against: UCT with so many simulations, and nothing else.

Every simulation walks down the tree, adds one position and weighs it without any art: a hex counts one point for the
side that needs fewer slides and half a point for the side that needs fewer steps, settled land as much as both; the
value is tanh(points / 12). All turns are children, tried in random order before any is tried twice.
"""

import math

import numpy as np

from .compiling import compiled
from .moves import MOST_TURNS, SKIP, STONES, WORDS, below, generate, make, movable, unpack
from .position import Position, Turn, turn_of, words_of
from .tables import Words
from .weigh import features

SIMULATIONS = 1000
CURIOUS = 0.5
SCALE = 12.0
_DEEPEST = 192


@compiled
def _value(p: Words, side: int) -> float:
    """The value for a side."""
    own, other = 2 * side, 2 - 2 * side
    on, settled, slides, near, _, _, _, _, _ = features(
        p[own], p[own + 1], p[other], p[other + 1], p[STONES], p[STONES + 1]
    )
    if not on:
        return 1.0 if settled > 0 else -1.0 if settled < 0 else 0.0
    return math.tanh((1.5 * settled + slides + 0.5 * near) / SCALE)


@compiled
def simulate(start: Words, start_side: int, simulations: int, chance: Words, turns: Words) -> int:
    """The turn that was tried most, by value among equals; the list of turns is written beside."""
    # a node: its turn, its first child, how many children it has and has tried, visits; children lie side by side
    room = (simulations + 1) * 1200
    what = np.zeros((room, 5), np.int32)
    total = np.zeros(room, np.float64)
    p = np.empty(WORDS, np.uint64)
    way = np.empty(_DEEPEST, np.int64)
    used = 1
    for _ in range(simulations + 1):
        p[:] = start
        side, node, depth = start_side, 0, 0
        way[0] = 0
        while what[node, 4] > 0:
            if what[node, 1] == 0:  # seen once: its turns are listed now
                n = generate(p, side, turns)
                if n == 0:
                    able0, able1 = movable(p, 1 - side)
                    if not (able0 | able1):
                        break
                    turns[0], n = SKIP, 1
                if used + n > room:
                    break
                what[node, 1], what[node, 2] = used, n
                for k in range(n):  # in random order
                    other = below(chance, k + 1)
                    what[used + k, 0] = what[used + other, 0]
                    what[used + other, 0] = turns[k]
                used += n
            first = what[node, 1]
            if what[node, 3] < what[node, 2]:
                child = first + what[node, 3]
                what[node, 3] += 1
            else:
                child, most = -1, -1e9
                bonus = CURIOUS * math.sqrt(math.log(what[node, 4]))
                for k in range(first, first + what[node, 2]):
                    seems = total[k] / what[k, 4] + bonus / math.sqrt(what[k, 4])
                    if seems > most:
                        child, most = k, seems
            turn = what[child, 0]
            if turn != SKIP:
                viking, to, stone = unpack(turn)
                make(p, side, viking, to, stone)
            side = 1 - side
            node = child
            depth += 1
            way[depth] = node
        value = -_value(p, side)  # a node's values are for the side whose turn led to it
        for k in range(depth, -1, -1):
            total[way[k]] += value
            what[way[k], 4] += 1
            value = -value
    best = -1
    for k in range(what[0, 1], what[0, 1] + what[0, 2]):
        if what[k, 4] > 0 and (
            best < 0
            or what[k, 4] > what[best, 4]
            or (what[k, 4] == what[best, 4] and total[k] / what[k, 4] > total[best] / what[best, 4])
        ):
            best = k
    return int(what[best, 0]) if best >= 0 else SKIP


def plain_search(position: Position, seed: int, simulations: int = SIMULATIONS) -> Turn | None:
    """The plain player's turn; None if it has to skip."""
    words, side = words_of(position)
    turns = np.empty(MOST_TURNS, np.int32)
    return turn_of(int(simulate(words, side, simulations, np.array([seed % 2**64], np.uint64), turns)))
