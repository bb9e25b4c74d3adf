"""The fast board of Ragnarocks: the basic game on words of bits, compiled, for players that look far ahead.

It is a second set of rules, so it is proved against the first (``tests/ragnarocks/fast``) and never decides a match.
Nothing is compiled, and numba not imported, before one of these functions is called.
"""

from .counting import Playouts, Worth, evaluate, perft, playouts, settled, turns
from .position import Position, Turn
from .searching import Found, Idea, Limits, Proof, search, warm

__all__ = [
    "Found",
    "Idea",
    "Limits",
    "Playouts",
    "Position",
    "Proof",
    "Turn",
    "Worth",
    "evaluate",
    "perft",
    "playouts",
    "search",
    "settled",
    "turns",
    "warm",
]
