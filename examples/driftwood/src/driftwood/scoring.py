"""The end and what the wood is worth: section 3 of the rules."""

from collections import Counter

from meadhall.kernel import Outcome, Seat

from .content import WOOD
from .state import State


def points(s: State) -> list[int]:
    """DW-3.2, DW-3.3: what each seat has carried home so far."""
    return [sum(lines) for lines in zip(*parts(s).values(), strict=True)]


def parts(s: State) -> dict[str, tuple[int, ...]]:
    """The same by its sources: the wood itself, then what the most of a kind brings."""
    homes = [Counter(s.faces[piece] for piece in pieces) for pieces in s.taken]
    return {
        "wood": tuple(sum(WOOD[kind].worth * count for kind, count in home.items()) for home in homes),
        "most": tuple(
            sum(wood.most for wood in WOOD.values() if has_most(homes, seat, wood.id)) for seat in range(len(homes))
        ),
    }


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
