"""The end and what the wood is worth: section 3 of the rules."""

from collections import Counter

from meadhall.kernel import Outcome, Seat

from .content import WOOD
from .state import State


def brought(s: State) -> list[dict[str, tuple[int, int]]]:
    """DW-3.2, DW-3.3: of each kind of wood, what it is worth to each seat, and what having the most of it brings."""
    homes = [Counter(s.faces[piece] for piece in pieces) for pieces in s.taken]
    return [
        {
            wood.id: (wood.worth * home[wood.id], wood.most if has_most(homes, seat, wood.id) else 0)
            for wood in WOOD.values()
            if home[wood.id]
        }
        for seat, home in enumerate(homes)
    ]


def parts(s: State) -> dict[str, tuple[int, ...]]:
    """Everybody's points by their sources: the wood itself, then what the most of a kind brings."""
    homes = brought(s)
    return {
        "wood": tuple(sum(worth for worth, _ in home.values()) for home in homes),
        "most": tuple(sum(most for _, most in home.values()) for home in homes),
    }


def heaps(s: State) -> list[dict[str, int]]:
    """What each kind of wood has brought each seat so far."""
    return [{kind: sum(points) for kind, points in home.items()} for home in brought(s)]


def points(s: State) -> list[int]:
    """What each seat has carried home so far."""
    return [sum(heap.values()) for heap in heaps(s)]


def has_most(homes: list[Counter[str]], seat: Seat, kind: str) -> bool:
    """DW-3.3: more pieces of a kind than anybody else."""
    return all(homes[seat][kind] > home[kind] for other, home in enumerate(homes) if other != seat)


def outcome(s: State) -> Outcome | None:
    """DW-3.1, DW-3.4: when the shore is empty."""
    if s.row or not s.turn:
        return None
    scores = points(s)
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Outcome(ranks, tuple(scores), "empty_shore", "DW-3.1", parts(s))
