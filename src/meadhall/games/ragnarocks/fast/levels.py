"""The ladder: five players by name, from one that a beginner beats to the best the hall has.

A level is bounded by nodes, not by the clock, so that it plays the same on every machine; the stated seconds are a cap
that an ordinary machine does not reach. How often each beats the one below stands in ``docs/fast.md``.
"""

from typing import Literal

from msgspec import Struct

from .searching import Limits

Name = Literal["thrall", "karl", "hersir", "jarl", "konung"]


class Level(Struct, frozen=True):
    """How strong a player is."""

    name: Name
    nodes: int
    """Positions weighed for a turn."""
    seconds: float
    """The longest it may think about a turn."""
    depth: int = 96
    """Turns looked ahead."""
    width: int = 48
    """Turns looked at in a position."""
    randomness: float = 0.0
    """How far off the mark the odds of a turn may seem to it."""

    def limits(self, seed: int = 0) -> Limits:
        """The limits of a search at this level; the seed matters only where there is randomness."""
        return Limits(self.nodes, self.seconds, self.width, self.depth, self.randomness, seed)


LEVELS: dict[Name, Level] = {
    level.name: level
    for level in (
        Level("thrall", nodes=5_000, seconds=0.2, depth=1, randomness=2.0),
        Level("karl", nodes=5_000, seconds=0.5, depth=1, randomness=0.5),
        Level("hersir", nodes=20_000, seconds=1.0),
        Level("jarl", nodes=300_000, seconds=2.0),
        Level("konung", nodes=4_000_000, seconds=5.0),
    )
}
"""From the weakest to the strongest."""
