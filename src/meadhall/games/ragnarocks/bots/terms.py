"""What the cards in play change about winning: read off a match, and handed to the compiled part."""

from collections.abc import Sequence
from functools import lru_cache
from math import atanh, tanh
from typing import Any

from ..board import OTHER, Hex
from ..cards import CARDS
from ..content import SIDES, Side
from ..fast import Limits, Position, search
from ..state import State, owner_of
from .clock import Clock

# The numbers down to POINT are compiled in, and what is compiled is kept until compiled.py itself changes.
TERMS = 8
HEL, FREYA, FENRIR, IDUN, POINTS, ODDS, PLAIN, HOME = range(TERMS)
"""The terms: whose the four cards are (1 ivory's, -1 red's, 0 nobody's), points and odds that ivory has besides,
whether nothing of all this is so, and how many hexes Idun needs."""
WON, POINT = 20.0, 0.05
"""What a won game is worth, and every point of the lead besides, on the scale of odds."""
LIKELY, WIDTH = 8.0, 32
"""Odds beyond which the fast board's word is no better, and how many turns of a position it looks at."""
THOR, WAITING, COMMAND_CARD = 0.12, 0.8, 0.03
"""What a stone on Thor's card, a waiting Viking and a card in Odin's hand are worth, as odds."""


class Terms:
    """The powers that change points or win at once, and what lies on cards."""

    __slots__ = ("armed", "numbers")

    def __init__(self, numbers: tuple[float, ...], armed: bool) -> None:
        import numpy as np

        self.armed = armed
        """Whether Idun still waits."""
        self.numbers = np.array(numbers, np.float64)


_kept = lru_cache(maxsize=1024)(Terms)


def terms_of(s: State) -> Terms:
    """What a match's cards change now."""
    numbers = [0.0] * TERMS
    if s.cards:
        numbers[HEL] = _sign(owner_of(s, "hel"))
        numbers[FREYA] = _sign(owner_of(s, "freya"))
        numbers[FENRIR] = _sign(owner_of(s, "fenrir"))
        numbers[IDUN] = _sign(owner_of(s, "idun")) if s.armed else 0.0
        numbers[POINTS] = -_sign(owner_of(s, "frigg")) * s.frigg
        numbers[ODDS] = (
            _sign(owner_of(s, "thor")) * THOR * s.thor
            + _sign(owner_of(s, "ask_and_embla")) * WAITING * s.waiting
            + _sign(owner_of(s, "odin")) * COMMAND_CARD * len(s.hand)
        )
    numbers[PLAIN] = float(not any(numbers))
    numbers[HOME] = float(CARDS["idun"].hexes)
    return _kept(tuple(numbers), s.armed)


def plainly() -> Terms:
    """As if no card changed anything about winning."""
    return _kept((*([0.0] * PLAIN), 1.0, float(CARDS["idun"].hexes)), False)


def _sign(side: Side | None) -> float:
    return 0.0 if side is None else 1.0 if side == "ivory" else -1.0


@lru_cache(maxsize=4096)
def words(board: str) -> Any:
    """A board as the compiled part takes it; not to be changed."""
    import numpy as np

    from ..fast.moves import WORDS
    from .compiled import read

    p = np.empty(WORDS, np.uint64)
    read(np.frombuffer(board.encode(), np.uint8), p)
    return p


def value(board: str, mover: Side, terms: Terms) -> float:
    """What a board is worth to the side that has just moved."""
    from ..fast.weigh import WEIGHTS
    from .compiled import worth

    _, odds = worth(words(board), SIDES.index(mover), terms.numbers, terms.armed, WEIGHTS)
    return float(odds)


def value_with_stone(board: str, mover: Side, viking: Hex, terms: Terms) -> float:
    """What a board is worth once the best stone has been summoned from a hex."""
    from ..fast.tables import SPOT
    from ..fast.weigh import WEIGHTS
    from .compiled import best_stone

    spot = int(SPOT[viking])
    return float(best_stone(words(board), SIDES.index(mover), spot, terms.numbers, terms.armed, WEIGHTS))


def value_of_turn(board: str, mover: Side, viking: Hex, terms: Terms) -> float:
    """What a board is worth once one Viking has taken the best turn it has in the basic game."""
    from ..fast.tables import SPOT
    from ..fast.weigh import WEIGHTS
    from .compiled import best_turn_of

    spot = int(SPOT[viking])
    return float(best_turn_of(words(board), SIDES.index(mover), spot, terms.numbers, terms.armed, WEIGHTS))


def values_with(board: str, mover: Side, stones: Sequence[Hex], terms: Terms) -> list[float]:
    """What a board is worth with a stone on each of some hexes."""
    import numpy as np

    from ..fast.weigh import WEIGHTS
    from .compiled import with_stones

    values = np.empty(len(stones), np.float64)
    hexes = np.array(stones, np.int64)
    with_stones(words(board), SIDES.index(mover), hexes, terms.numbers, terms.armed, WEIGHTS, values)
    found: list[float] = values.tolist()
    return found


class Ahead:
    """A short look ahead on the fast board, which remembers between two looks what was too good for the other side."""

    __slots__ = ("_depth", "_killers", "_width")

    def __init__(self, depth: int, width: int) -> None:
        import numpy as np

        from .compiled import MOST_DEPTH

        self._depth, self._width = depth, width
        self._killers = np.full(MOST_DEPTH + 1, -1, np.int32)

    def look(
        self, board: str, side: Side, terms: Terms, low: float = -1e9, high: float = 1e9, *, further: int = 0
    ) -> float:
        """What a board is worth to the side to move, some turns of the basic game later; exact between low and high."""
        from ..fast.weigh import WEIGHTS
        from .compiled import ahead

        numbers, p, depth = terms.numbers, words(board), self._depth + further
        who, killers = SIDES.index(side), self._killers
        return float(ahead(p, who, depth, self._width, numbers, terms.armed, WEIGHTS, low, high, killers))


def search_ahead(board: str, side: Side, terms: Terms, nodes: int, clock: Clock) -> float:
    """What the fast board's search says to the side to move, and what the cards add to that at sight."""
    found = search(Position.of(board, side), Limits(nodes, max(clock.left, 0.001), WIDTH))
    if found.cut_short:
        clock.strike()
    most = tanh(LIKELY / 2)
    odds = 2 * atanh(max(-most, min(found.value, most)))
    mover = OTHER[side]
    return odds - (value(board, mover, terms) - value(board, mover, plainly()))


def lead_ahead(board: str, terms: Terms) -> float:
    """By how many hexes ivory may come to lead, as the land lies."""
    from .compiled import expected

    return float(expected(words(board), terms.numbers))


def contested_land(board: str) -> int:
    """How many hexes are contested."""
    from .compiled import open_land

    return int(open_land(words(board)))
