"""The search: a tree that grows where it matters, with every new position weighed one turn ahead.

To open a node, all turns of its side are weighed and the best of them kept as its edges. A node's first value is that
of its best turn. From the root the search walks down along edges that are good or likely to be, opens one node, and
tells its value to all edges of the way. Where the game is over values are results, and results climb: a side that has
a winning turn has won; one all of whose turns lose has lost, if none of its turns was left out.
"""

import math
from typing import Any

import numpy as np

from .compiling import compiled, signed
from .moves import MOST_TURNS, SKIP, STONES, WORDS, generate, make, movable, score, unpack
from .solve import UNKNOWN, desk, disputed, solve
from .tables import BIT, SPOTS, ZOBRIST, ZOBRIST_TURN, Word, Words
from .weigh import weigh

OPEN, WON, DRAWN, LOST = 0, 1, 2, 3
"""What is known of a node or an edge, for the side to move there."""
DECIDED = 500.0
"""No odds are so high; what is decided is."""
DEEPEST = 192

# what is told about a node
FIRST, EDGES, WHOLE, EXACT, VISITS = range(5)
# what is told about an edge
TURN, CHILD, SEEN, KNOWN = range(4)
# what an edge is worth
LIKELY, STATIC, SUM = range(3)
# how the search goes on: counted so far
NODES, USED_EDGES, WEIGHED, WALKS, DEEP = range(5)


@compiled
def key_of(p: Words, side: int) -> Word:
    """The position's number in the table of nodes."""
    key = ZOBRIST_TURN if side else np.uint64(0)
    for spot in range(SPOTS):
        for what in range(3):
            if (p[2 * what] & BIT[spot, 0]) | (p[2 * what + 1] & BIT[spot, 1]):
                key ^= ZOBRIST[what, spot]
    return key


@compiled
def key_after(key: Word, side: int, turn: int) -> Word:
    """The number after a turn."""
    key ^= ZOBRIST_TURN
    if turn != SKIP:
        viking, to, stone = unpack(turn)
        key ^= ZOBRIST[side, viking] ^ ZOBRIST[side, to] ^ ZOBRIST[2, stone]
    return key


@compiled
def open_node(
    p: Words,
    side: int,
    key: Word,
    width: int,
    spread: float,
    weights: Words,
    node: Words,
    edges: Words,
    values: Words,
    told: Words,
    turns: Words,
    best: Words,
    small: int,
    room: Words,
    memory: Words,
) -> float:
    """Weighs all turns, keeps the best as edges, and gives the value of the position for the side to move."""
    if small > 0 and disputed(p) <= small:
        solved, looked = solve(p, side, key, room, memory)
        told[WEIGHED] += looked // 2
        if solved != UNKNOWN:
            node[FIRST], node[EDGES], node[WHOLE] = told[USED_EDGES], 0, 1
            node[EXACT] = WON if solved > 0 else LOST if solved < 0 else DRAWN
            return float(solved)
    n = generate(p, side, turns)
    own, other = 2 * side, 2 - 2 * side
    first = told[USED_EDGES]
    node[FIRST] = first
    if n == 0:
        able0, able1 = movable(p, 1 - side)
        if not (able0 | able1):
            ivory, red = score(p)
            lead = ivory - red if side == 0 else red - ivory
            node[EDGES], node[WHOLE] = 0, 1
            node[EXACT] = WON if lead > 0 else LOST if lead < 0 else DRAWN
            return worth(node[EXACT])
        turns[0], n = SKIP, 1
    told[WEIGHED] += n
    kept = 0
    for k in range(n):
        m0, m1, s0, s1 = p[own], p[own + 1], p[STONES], p[STONES + 1]
        if turns[k] != SKIP:
            viking, to, stone = unpack(turns[k])
            m0, m1 = m0 ^ BIT[viking, 0] ^ BIT[to, 0], m1 ^ BIT[viking, 1] ^ BIT[to, 1]
            s0, s1 = s0 | BIT[stone, 0], s1 | BIT[stone, 1]
        on, value = weigh(m0, m1, p[other], p[other + 1], s0, s1, weights)
        known = OPEN
        if not on:  # it is decided, and a result comes before every weighing
            known = WON if value > 0 else LOST if value < 0 else DRAWN
            value = value + 2 * DECIDED if value > 0 else value - 2 * DECIDED if value < 0 else 0.0
        if kept == width:
            if value <= best[kept - 1]:
                continue
            at = kept - 1
        else:
            at = kept
            kept += 1
        while at > 0 and best[at - 1] < value:
            best[at] = best[at - 1]
            edges[first + at, TURN] = edges[first + at - 1, TURN]
            edges[first + at, KNOWN] = edges[first + at - 1, KNOWN]
            at -= 1
        best[at] = value
        edges[first + at, TURN] = turns[k]
        edges[first + at, KNOWN] = known
    node[EDGES] = kept
    # where even the last one kept has lost, so have those that were left out
    node[WHOLE] = 1 if kept == n or best[kept - 1] < -DECIDED else 0
    node[EXACT] = OPEN
    told[USED_EDGES] += kept
    total = 0.0
    for k in range(kept):
        edge = first + k
        edges[edge, CHILD] = -1
        edges[edge, SEEN] = 0
        likely = math.exp((min(best[k], 30.0) - min(best[0], 30.0)) / spread)
        total += likely
        values[edge, LIKELY] = likely
        values[edge, STATIC] = math.tanh(0.5 * best[k])
        values[edge, SUM] = 0.0
        if edges[edge, KNOWN] == DRAWN:
            values[edge, STATIC] = 0.0
    for edge in range(first, first + kept):
        values[edge, LIKELY] /= total
    judge(node, edges)
    if node[EXACT] != OPEN:
        return worth(node[EXACT])
    return float(values[first, STATIC])


@compiled
def worth(known: int) -> float:
    """A result as a value."""
    return 1.0 if known == WON else -1.0 if known == LOST else 0.0


@compiled
def judge(node: Words, edges: Words) -> None:
    """What is known of a node from what is known of its edges."""
    first = node[FIRST]
    whole = node[WHOLE] == 1
    drawn = False
    for edge in range(first, first + node[EDGES]):
        known = edges[edge, KNOWN]
        if known == WON:
            node[EXACT] = WON
            return
        if known == OPEN:
            whole = False
        elif known == DRAWN:
            drawn = True
    if whole:
        node[EXACT] = DRAWN if drawn else LOST


@compiled
def choose(node: Words, edges: Words, values: Words, curious: float) -> int:
    """The edge to follow: good so far, or likely to be and seldom tried."""
    first = node[FIRST]
    root = math.sqrt(node[VISITS] + 1.0)
    found, most = -1, -1e9
    for edge in range(first, first + node[EDGES]):
        known = edges[edge, KNOWN]
        if known == LOST:
            continue
        seen = edges[edge, SEEN]
        value = values[edge, STATIC] if seen == 0 else values[edge, SUM] / seen
        if known == DRAWN:
            value = 0.0
        value += curious * values[edge, LIKELY] * root / (1.0 + seen)
        if value > most:
            found, most = edge, value
    return found if found >= 0 else first


@compiled
def look_up(keys: Words, key: Word) -> int:
    """Where a key stands in the table, or the empty place where it would."""
    mask = len(keys) - 1
    at = signed(key & np.uint64(mask))
    while keys[at, 1] != np.uint64(0) and keys[at, 0] != key:
        at = at + 1 & mask
    return at


@compiled
def grow(
    start: Words,
    start_side: int,
    until: int,
    width: int,
    root_width: int,
    deepest: int,
    curious: float,
    spread: float,
    weights: Words,
    nodes: Words,
    edges: Words,
    values: Words,
    keys: Words,
    told: Words,
    memory: Words,
    small: int,
) -> None:
    """Goes on until so many positions have been weighed, all is known, or the tree is full."""
    p = np.empty(WORDS, np.uint64)
    turns = np.empty(MOST_TURNS, np.int32)
    best = np.empty(MOST_TURNS, np.float64)
    way_nodes = np.empty(DEEPEST, np.int32)
    way_edges = np.empty(DEEPEST, np.int32)
    room = desk()
    root_key = key_of(start, start_side)
    while (
        told[WEIGHED] < until
        and (nodes[0, EXACT] == OPEN or told[NODES] == 0)
        and told[NODES] < len(nodes)
        and told[USED_EDGES] + max(width, root_width) < len(edges)
    ):
        p[:] = start
        side, key, here, depth, value = start_side, root_key, 0, 0, 0.0
        new = told[NODES] == 0
        at = look_up(keys, key)
        while not new:
            node = nodes[here]
            if node[EXACT] != OPEN:
                value = worth(node[EXACT])
                break
            edge = choose(node, edges, values, curious)
            way_nodes[depth], way_edges[depth] = here, edge
            depth += 1
            turn = edges[edge, TURN]
            if edges[edge, KNOWN] != OPEN:
                value = -worth(edges[edge, KNOWN])
                break
            if depth >= deepest:
                value = -values[edge, STATIC]
                break
            key = key_after(key, side, turn)
            if turn != SKIP:
                viking, to, stone = unpack(turn)
                make(p, side, viking, to, stone)
            side = 1 - side
            here = edges[edge, CHILD]
            if here >= 0:
                continue
            at = look_up(keys, key)
            new = keys[at, 1] == np.uint64(0)
            here = told[NODES] if new else signed(keys[at, 1]) - 1  # other turns may have led here before
            edges[edge, CHILD] = here
        if new:
            told[NODES] += 1
            keys[at, 0], keys[at, 1] = key, np.uint64(here + 1)
            value = open_node(
                p,
                side,
                key,
                root_width if here == 0 else width,
                spread,
                weights,
                nodes[here],
                edges,
                values,
                told,
                turns,
                best,
                small if here > 0 else 0,  # the root must have turns to choose from
                room,
                memory,
            )
            if here == 0:
                continue
        else:
            told[WEIGHED] += 1
        told[WALKS] += 1
        told[DEEP] = max(told[DEEP], depth)
        known = nodes[here, EXACT] if here != way_nodes[depth - 1] else OPEN
        for k in range(depth - 1, -1, -1):
            value = -value
            edge, here = way_edges[k], way_nodes[k]
            edges[edge, SEEN] += 1
            values[edge, SUM] += value
            nodes[here, VISITS] += 1
            if known != OPEN and edges[edge, KNOWN] == OPEN:
                edges[edge, KNOWN] = WON if known == LOST else LOST if known == WON else DRAWN
                if nodes[here, EXACT] == OPEN:
                    judge(nodes[here], edges)
            known = nodes[here, EXACT]


def room(weighed: int, width: int) -> tuple[Any, Any, Any, Any, Any, Any]:
    """Empty arrays for a search that weighs so many positions: nodes, edges, values, keys, counts, solved endgames."""
    nodes = min(weighed // 8, 400_000) + 64
    edges = min(nodes * width, weighed + 64 * width) + 4 * MOST_TURNS
    places = 1 << (2 * nodes).bit_length()
    return (
        np.zeros((nodes, 5), np.int32),
        np.zeros((edges, 4), np.int32),
        np.zeros((edges, 3), np.float32),
        np.zeros((places, 2), np.uint64),
        np.zeros(5, np.int64),
        np.zeros((1 << min(15, weighed.bit_length()), 3), np.uint64),
    )
