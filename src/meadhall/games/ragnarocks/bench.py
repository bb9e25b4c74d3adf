"""What the benchmark measures of Ragnarocks beside its rules: the fast board, and its kin among OpenSpiel's games."""

from time import process_time

from .board import start_board
from .fast import Position, playouts

KIN = ("amazons", "havannah")
"""One where a piece moves and shoots, one on hexes; beside the first the fast board is measured too."""


def fast(seconds: float, number: int) -> dict[str, float]:
    """Random games on the fast board. A turn is three steps, as in its kin: which piece, where to, where it shoots."""
    start = Position.of(start_board(), "ivory")
    games = turns = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        turns += playouts(start, 1000, seed=1_000_000 * number + games).turns
        games += 1000
    return {"playouts_per_s": games / spent, "steps_per_s": 3 * turns / spent}
