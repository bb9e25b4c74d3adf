"""Positions and turns of the fast board, as the rest of the hall hands them over and gets them back."""

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Struct

from ..board import HEXES, NAMES, Hex
from ..content import SIDES, Side

SIGNS = "IR#"
"""The signs of the board's string, in the order in which the fast board keeps them."""


class Turn(NamedTuple):
    """A whole turn: the Viking's hex, where it moves, and where the stone stops."""

    viking: Hex
    to: Hex
    stone: Hex

    def __str__(self) -> str:
        return f"{NAMES[self.viking]}-{NAMES[self.to]}/{NAMES[self.stone]}"


class Position(Struct, frozen=True):
    """A board of the basic game, as the string of ``board.py``, and the side whose turn it is."""

    board: str
    side: Side

    @classmethod
    def of(cls, board: str, side: Side) -> "Position":
        """The position of a board; a string that is no board is refused."""
        if len(board) != len(HEXES) or set(board) - {".", *SIGNS}:
            raise ValueError(f"A board has {len(HEXES)} signs, each one of .IR#; not {board!r}.")
        if side not in SIDES:
            raise ValueError(f"A side is ivory or red, not {side!r}.")
        return cls(board, side)

    def after(self, turn: Turn | None) -> "Position":
        """The position after a turn, or after a skip where there is none; legality is not looked at."""
        board, other = self.board, SIDES[1 - SIDES.index(self.side)]
        if turn is not None:
            signs = list(board)
            signs[turn.viking], signs[turn.to], signs[turn.stone] = ".", board[turn.viking], "#"
            board = "".join(signs)
        return Position(board, other)


@lru_cache(maxsize=64)
def _words(board: str) -> Any:
    import numpy as np

    from .moves import WORDS, settle
    from .tables import BIT, SPOT

    words = np.zeros(WORDS, np.uint64)
    for hex, sign in enumerate(board):
        if sign != ".":
            at = 2 * SIGNS.index(sign)
            words[at : at + 2] |= BIT[SPOT[hex]]
    settle(words)
    return words


def words_of(position: Position) -> tuple[Any, int]:
    """The position as the compiled functions take it: a fresh array of words, and 0 for ivory or 1 for red."""
    return _words(position.board).copy(), SIDES.index(position.side)


def turn_of(packed: int) -> Turn | None:
    """A turn as the compiled functions give it; None for a skip."""
    from .tables import HEX

    if packed < 0:
        return None
    return Turn(*(int(HEX[packed >> shift & 127]) for shift in (0, 7, 14)))
