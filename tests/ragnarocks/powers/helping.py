"""What the tests of several powers need: boards said by their pieces, and a look at what was told."""

from meadhall.games.ragnarocks.board import FREE, NAMED, NAMES, put
from meadhall.games.ragnarocks.positions import write_placement
from meadhall.kit.testing import of_kind as told_of

__all__ = ["ELSEWHERE", "pieces", "told_of"]

ELSEWHERE = "j4 j5 j6"
"""Red's Vikings where they began."""


def pieces(ivory: str, red: str = ELSEWHERE, stones: str = "") -> str:
    """A placement, said by the hexes of its pieces."""
    board = FREE * len(NAMES)
    for sign, hexes in (("I", ivory), ("R", red), ("#", stones)):
        for name in hexes.split():
            assert board[NAMED[name]] == FREE, f"two pieces on {name}"
            board = put(board, NAMED[name], sign)
    return write_placement(board)
