"""Getting ready: what is compiled is loaded, or compiled if it never was, before somebody waits for an answer."""

from functools import cache

from ..board import NAMED, start_board


@cache
def fast_ready() -> None:
    """The fast board, which plays the basic game."""
    from ..fast import Limits, Position, search

    search(Position.of(start_board(), "ivory"), Limits(nodes=200, seconds=1.0))


@cache
def powers_ready() -> None:
    """What weighs boards with powers in play."""
    from .terms import (
        HOME,
        PLAIN,
        TERMS,
        Ahead,
        Terms,
        contested_land,
        lead_ahead,
        value,
        value_of_turn,
        value_with_stone,
        values_with,
    )

    numbers = [0.0] * TERMS
    numbers[PLAIN], numbers[HOME] = 1.0, 6.0
    board, viking, terms = start_board(), NAMED["a3"], Terms(tuple(numbers), armed=False)
    value(board, "ivory", terms)
    value_with_stone(board, "ivory", viking, terms)
    value_of_turn(board, "ivory", viking, terms)
    values_with(board, "ivory", [NAMED["e5"]], terms)
    Ahead(1, 1).look(board, "ivory", terms)
    lead_ahead(board, terms)
    contested_land(board)


def get_ready() -> None:
    """Everything."""
    fast_ready()
    powers_ready()
