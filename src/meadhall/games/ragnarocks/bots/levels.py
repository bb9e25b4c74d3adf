"""How the levels play with powers: how many turns they look at, how far, and how sure their hand is.

As on the fast board, a level is bounded by what it looks at, not by the clock; the stated seconds are a cap.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ..fast.levels import LEVELS as FAST
from ..fast.levels import Name


class Level(Struct, frozen=True):
    """How a level plays with powers."""

    name: Name
    seconds: float
    """The longest it may think about an answer."""
    plays: int
    """How many partial and whole turns it tries out."""
    randomness: float = 0.0
    """How far off the mark the odds of a turn may seem to it."""
    knows_cards: bool = True
    """Whether it goes by the strengths of the cards in the draft."""
    looked_at: int = 0
    """How many of the turns found it looks beyond."""
    depth: int = 0
    """How many turns of the basic game it looks ahead there."""
    searched: int = 0
    """For how many of these it asks the fast board's search."""
    nodes: int = 0
    """How many positions the search weighs each time."""
    answered: int = 0
    """For how many of those it also tries out what the other side would play, with its power."""
    replies: int = 0
    """How many of these answers it asks the search about."""


def _level(name: Name, plays: int, **more: Any) -> Level:
    return Level(name, FAST[name].seconds, plays, **more)


LEVELS: Mapping[Name, Level] = {
    level.name: level
    for level in (
        _level("thrall", 6, randomness=14.0, knows_cards=False),
        _level("leysing", 12, randomness=5.0, knows_cards=False),
        _level("kotkarl", 40, randomness=2.7, knows_cards=False),
        _level("karl", 60, randomness=1.55),
        _level("bondi", 80, randomness=0.85),
        _level("sveinn", 120, randomness=0.42),
        _level("drengr", 200),
        _level("huskarl", 200, looked_at=20, depth=1, searched=4, nodes=1_000),
        _level("hauld", 250, looked_at=40, depth=1, searched=6, nodes=3_000),
        _level("hersir", 250, looked_at=40, depth=1, searched=8, nodes=8_000),
        _level("lendmann", 300, looked_at=50, depth=1, searched=10, nodes=20_000, answered=2, replies=3),
        _level("jarl", 400, looked_at=60, depth=1, searched=12, nodes=40_000, answered=4, replies=4),
        _level("konung", 800, looked_at=80, depth=2, searched=20, nodes=90_000, answered=6, replies=6),
    )
}
"""From the weakest to the strongest."""
