"""The ladder: thirteen players by name, from one that a beginner beats to the best the hall has.

A level is bounded by nodes and by how unsure its hand is, not by the clock, so that it plays the same on every
machine; the stated seconds are a cap that an ordinary machine does not reach. How often each beats the one below is
measured by ``make strength`` and stands in ``docs/strength.md``: two of three games at least, and not six of seven.
"""

from typing import Literal

from msgspec import Struct

from .searching import Limits

Name = Literal[
    "thrall",
    "leysing",
    "kotkarl",
    "karl",
    "bondi",
    "sveinn",
    "drengr",
    "huskarl",
    "hauld",
    "hersir",
    "lendmann",
    "jarl",
    "konung",
]
EARLY = 6
"""With fewer stones on the board a match is in its opening, and levels with a sure hand do not always play the same."""
VARIETY = 0.1
"""How much worse than the best a turn of the opening may be, on a scale from -1 to 1: one game in twenty."""
ALL = 500
"""So wide that no turn is left out."""


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

    def limits(self, seed: int = 0, stones: int = EARLY) -> Limits:
        """The limits of a search at this level, with so many stones on the board.

        The seed matters only where there is randomness, and in the opening.
        """
        variety = VARIETY if stones < EARLY else 0.0
        return Limits(self.nodes, self.seconds, self.width, self.depth, self.randomness, seed, variety)


def _unsure(name: Name, randomness: float) -> Level:
    """A level that looks one turn ahead and is wrong about it."""
    return Level(name, 5_000, 0.2, depth=1, width=ALL, randomness=randomness)


LEVELS: dict[Name, Level] = {
    level.name: level
    for level in (
        _unsure("thrall", randomness=5.0),
        _unsure("leysing", randomness=2.79),
        _unsure("kotkarl", randomness=1.675),
        _unsure("karl", randomness=1.03),
        _unsure("bondi", randomness=0.587),
        _unsure("sveinn", randomness=0.29),
        Level("drengr", nodes=260, seconds=0.5),
        Level("huskarl", nodes=1_850, seconds=0.5),
        Level("hauld", nodes=6_400, seconds=0.5),
        Level("hersir", nodes=22_400, seconds=1.0),
        Level("lendmann", nodes=83_000, seconds=1.5),
        Level("jarl", nodes=300_000, seconds=2.0),
        Level("konung", nodes=4_000_000, seconds=5.0),
    )
}
"""From the weakest to the strongest."""
