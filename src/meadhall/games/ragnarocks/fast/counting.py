"""What can be counted on the fast board: turns, ways to play on, random games, and what a position is worth."""

from math import tanh

from msgspec import Struct

from .position import Position, Turn, turn_of, words_of


class Playouts(Struct, frozen=True):
    """What many random games came to."""

    games: int
    ivory: int
    """Games that ivory won."""
    red: int
    draws: int
    turns: int
    """Turns played in all games together; skips left out."""
    lead: int
    """By how many hexes ivory was ahead, all games added up."""


class Worth(Struct, frozen=True):
    """What a position looks like without any search."""

    value: float
    """From -1, lost, to 1, won, for the side to move; the expected result of a game between equals."""
    over: bool
    """Whether the game is over, and the value is its result."""
    ivory: int
    """The settled land of each side."""
    red: int


def turns(position: Position) -> list[Turn]:
    """All turns of the side to move; none if it must skip or the game is over."""
    import numpy as np

    from .moves import MOST_TURNS, generate

    words, side = words_of(position)
    packed = np.empty(MOST_TURNS, np.int32)
    found = [turn_of(int(turn)) for turn in packed[: generate(words, side, packed)]]
    return [turn for turn in found if turn is not None]


def perft(position: Position, depth: int) -> int:
    """In how many ways so many turns can be played; a forced skip is a turn."""
    from .moves import perft as count

    return int(count(*words_of(position), depth))


def playouts(position: Position, n: int, seed: int = 0) -> Playouts:
    """Plays n random games to the end."""
    import numpy as np

    from .moves import play_outs

    words, side = words_of(position)
    told = np.zeros(5, np.int64)
    play_outs(words, side, n, np.array([seed % 2**64], np.uint64), told)
    ivory, red, draws, turns, lead = (int(number) for number in told)
    return Playouts(n, ivory, red, draws, turns, lead)


def evaluate(position: Position) -> Worth:
    """Weighs a position as it stands: settled land exactly, contested land by who is nearer."""
    from .moves import movable, score
    from .weigh import WEIGHTS, weigh

    words, side = words_of(position)
    ivory, red = score(words)
    able = any(int(word) for each in (0, 1) for word in movable(words, each))
    if not able:
        lead = (ivory - red) * (1 - 2 * side)
        return Worth(float((lead > 0) - (lead < 0)), True, int(ivory), int(red))
    mine, theirs = 2 - 2 * side, 2 * side  # a weighing is for the side that has just moved
    _, odds = weigh(words[mine], words[mine + 1], words[theirs], words[theirs + 1], words[4], words[5], WEIGHTS)
    return Worth(-tanh(odds / 2), False, int(ivory), int(red))


def settled(position: Position) -> list[int]:
    """The hexes of the settled Vikings, in the board's order."""
    from .moves import SETTLED
    from .tables import BIT, SPOT

    words, _ = words_of(position)
    return [hex for hex, spot in enumerate(SPOT) if (BIT[spot] & words[SETTLED : SETTLED + 2]).any()]
