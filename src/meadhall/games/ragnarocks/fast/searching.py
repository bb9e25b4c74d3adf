"""Looking for the best turn, within limits."""

from collections.abc import Sequence
from math import log
from random import Random
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct

from .position import Position, Turn, turn_of, words_of

Proof = Literal["won", "drawn", "lost"]
WIDTH, MOST_WIDTH = 48, 1000
SLICE = 0.05
"""Seconds after which the clock is looked at."""
AS_LONG, ENOUGH = 1 / 3, 100
"""A turn with so much of the best one's visits, or with so many, was looked at long enough to be compared with it."""


class Limits(Struct, frozen=True):
    """How long a search may go on. With a limit of nodes alone the same seed gives the same answer anywhere."""

    nodes: int = 200_000
    """Positions weighed; some two million a second."""
    seconds: float | None = None
    """A cap for slow machines; an answer that was cut short is not the same everywhere."""
    width: int = WIDTH
    """How many turns of a position are looked at, the best by weighing; at the root twice as many."""
    depth: int = 96
    """How many turns ahead; 1 weighs the turns of the side to move and nothing more."""
    randomness: float = 0.0
    """How far off the mark a turn's odds may seem when the turn is chosen; 0 always takes the best."""
    seed: int = 0
    variety: float = 0.0
    """Turns whose value is at most so much below the best one's, and that were looked at long enough, are as good:
    chance takes one of them; 0 always takes the best."""


class Style(Struct, frozen=True, forbid_unknown_fields=True):
    """How a search goes about it; the usual style was found by trying others against it."""

    curious: float = 2.0
    """How much a likely turn that was seldom tried is preferred."""
    spread: float = 0.7
    """How much odds must differ for one turn to be likelier than another; the more, the wider the search."""
    root_width: int = 2
    """How many times as wide the search is at the root."""
    small: int = 7
    """How many disputed hexes an endgame may have to be solved; at most SMALL of ``solve.py``."""


class Idea(Struct, frozen=True):
    """A turn that was looked at."""

    turn: Turn | None
    value: float
    visits: int
    proven: Proof | None


class Found(Struct, frozen=True):
    """What a search found."""

    value: float
    """From -1, lost, to 1, won, for the side to move."""
    turn: Turn | None
    """The best turn; None if the side must skip or the game is over."""
    line: tuple[Turn | None, ...]
    """How both sides would go on; None is a skip."""
    nodes: int
    depth: int
    """How many turns ahead the longest line was followed."""
    seconds: float
    proven: Proof | None
    """The result, if it is certain."""
    ideas: tuple[Idea, ...] = ()
    """The turns that were looked at, the best first."""
    cut_short: bool = False
    """Whether the clock ended it before all of its nodes were weighed: on a faster machine it may answer otherwise."""


_PROOFS: tuple[Proof | None, ...] = (None, "won", "drawn", "lost")
_RESULTS = (0.0, 1.0, 0.0, -1.0)
_USUAL = Limits()
_STYLE = Style()


def search(position: Position, limits: Limits = _USUAL, style: Style = _STYLE) -> Found:
    """Looks for the best turn of the side to move."""
    from . import tree
    from .weigh import WEIGHTS

    began = perf_counter()
    words, side = words_of(position)
    width = min(max(1, limits.width), MOST_WIDTH)
    grown = tree.room(limits.nodes, width)
    told = grown[4]
    until = limits.nodes if limits.seconds is None else min(limits.nodes, 2000)
    cut_short = False
    while True:
        if limits.depth > 1 or told[tree.NODES] == 0:
            tree.grow(
                words,
                side,
                until if limits.depth > 1 else 1,
                width,
                style.root_width * width,
                limits.depth,
                style.curious,
                style.spread,
                WEIGHTS,
                *grown,
                style.small,
            )
        spent = perf_counter() - began
        weighed = int(told[tree.WEIGHED])
        if weighed < until or until >= limits.nodes or limits.depth <= 1:
            break
        assert limits.seconds is not None
        if cut_short := spent >= limits.seconds:
            break
        until = min(limits.nodes, weighed + max(2000, int(weighed / max(spent, 1e-4) * SLICE)))
    return _found(grown, limits, perf_counter() - began, cut_short)


def warm() -> None:
    """Compiles what players need, unless that was done before; the very first time it takes some 15 seconds."""
    from ..board import start_board
    from .counting import evaluate, turns

    start = Position.of(start_board(), "ivory")
    search(start, Limits(nodes=1))
    evaluate(start)
    turns(start)


def _found(grown: tuple[Any, ...], limits: Limits, seconds: float, cut_short: bool) -> Found:
    from . import tree

    nodes, edges, values, _, told, _ = grown
    ranked = _ranked(nodes, edges, values, 0)
    ideas = tuple(
        Idea(
            turn_of(int(edges[edge, tree.TURN])),
            _value(edges, values, edge),
            int(edges[edge, tree.SEEN]),
            _PROOFS[edges[edge, tree.KNOWN]],
        )
        for edge in ranked
    )
    proven = _PROOFS[nodes[0, tree.EXACT]]
    weighed, deep = int(told[tree.WEIGHED]), int(told[tree.DEEP])
    if not ranked:  # the game is over
        return Found(_RESULTS[nodes[0, tree.EXACT]], None, (), weighed, 0, seconds, proven)
    first = 0
    if limits.randomness and proven is None:
        first = _misjudged(ideas, limits)
    elif limits.variety and proven is None:
        first = Random(limits.seed).choice(as_good(ideas, limits.variety))
    line: list[Turn | None] = []
    edge = ranked[first]
    while True:
        line.append(turn_of(int(edges[edge, tree.TURN])))
        node = int(edges[edge, tree.CHILD])
        if node < 0 or not (after := _ranked(nodes, edges, values, node)) or len(line) > deep:
            break
        edge = after[0]
    value = _RESULTS[nodes[0, tree.EXACT]] if proven else ideas[first].value
    chosen = ideas[first].turn
    return Found(value, chosen, tuple(line), weighed, max(deep, 1), seconds, proven, ideas, cut_short)


def _value(edges: Any, values: Any, edge: int) -> float:
    from . import tree

    if edges[edge, tree.KNOWN] != tree.OPEN:
        return _RESULTS[edges[edge, tree.KNOWN]]
    seen = edges[edge, tree.SEEN]
    return float(values[edge, tree.SUM] / seen if seen else values[edge, tree.STATIC])


def _ranked(nodes: Any, edges: Any, values: Any, node: int) -> list[int]:
    """A node's edges, the best first: what wins, then what was tried most, last what loses."""
    from . import tree

    first = int(nodes[node, tree.FIRST])

    def rank(edge: int) -> tuple[int, int, float]:
        known = edges[edge, tree.KNOWN]
        certain = 1 if known == tree.WON else -1 if known == tree.LOST else 0
        return certain, int(edges[edge, tree.SEEN]), _value(edges, values, edge)

    return sorted(range(first, first + int(nodes[node, tree.EDGES])), key=rank, reverse=True)


def as_good(ideas: Sequence[Idea], variety: float) -> list[int]:
    """The first idea, and those that were looked at long enough and found hardly worse."""
    best = ideas[0]
    visits, value = min(AS_LONG * best.visits, ENOUGH), best.value - variety
    good = (k for k, idea in enumerate(ideas) if idea.visits >= visits and idea.value >= value and not idea.proven)
    return [0, *(k for k in good if k)]


def _misjudged(ideas: tuple[Idea, ...], limits: Limits) -> int:
    """The turn that seems best to a player who is not sure: the odds of each are off by chance."""
    chance = Random(limits.seed)
    seems = []
    for idea in ideas:
        value = min(max(idea.value, -0.999), 0.999)
        seems.append(log((1 + value) / (1 - value)) + limits.randomness * chance.gauss(0.0, 1.0))
    return max(range(len(seems)), key=seems.__getitem__)
