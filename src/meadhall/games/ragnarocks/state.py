"""The state of a match of Ragnarocks, all of it."""

from typing import Literal

from meadhall.kernel import game
from meadhall.kernel.ask import Seat

from .board import Hex
from .content import NUMBERS, Side

Ending = Literal["no_turns", "repetition", "turn_limit"]


class Options(game.Options, frozen=True):
    """What a table decides before the first turn."""

    mode: Literal["basic"] = "basic"
    """RR-2.1."""
    supply: Literal["unlimited", "40"] = NUMBERS.supply.value
    """RR-44.1, RR-44.2: whether the stones of the box are a limit."""
    allow_zero_move: bool = NUMBERS.allow_zero_move.value
    """RR-44.11: a Viking may stay where it is."""
    knockout: bool = NUMBERS.knockout.value
    """RR-6.9: a tie is broken."""


class State(game.State):
    """A match: the board, whose turn it is, and what the turn has done so far."""

    options: Options
    board: str
    """A sign for each hex, a1 to j9; see ``board.py``."""
    players: dict[Side, Seat]
    """Which seat plays which side; empty until the colours are drawn."""
    to_move: Side = NUMBERS.first_side.value
    turn: int = 0
    """How many turns have begun; skips count."""
    selected: Hex | None = None
    """Where the selected Viking stood when it was selected."""
    moved_to: Hex | None = None
    """Where it stands since it moved this turn."""
    stones: list[Hex] = []
    """The stones in the order in which they were set."""
    settled: list[Hex] = []
    """The settled Vikings. Only a stone that cuts a region changes them, so they are kept between the stones."""
    supply: int | None = None
    """The stones left, or None where there is no limit."""
    seen: list[str] = []
    """Board and side to move at the start of each turn since the last stone was set; nothing earlier comes back."""
    turns: list[str] = []
    """What was played, in the notation of section 43."""
    ending: Ending | None = None
