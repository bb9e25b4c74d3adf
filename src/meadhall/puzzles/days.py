"""The puzzle of the day: the same for everybody, on every machine, and for days that were, whatever was added since."""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256

from ..kernel import MeadhallError
from ..kernel.titles import playable
from .book import Puzzle, puzzles_of

APART = 28
"""A puzzle comes back after so many days at the earliest."""


def of_the_day(day: date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day: of all titles, or among these.

    Every puzzle belongs to one of 28 days that take turns, and among those of a day each draws a number for the date;
    the highest is taken. So one that is added later changes a day only where it is taken itself.
    """
    among = every() if puzzles is None else puzzles
    if not among:
        raise MeadhallError("No title has puzzles.")
    number = day.toordinal()
    for later in range(APART):
        turn = (number + later) % APART
        if todays := [puzzle for puzzle in among if _drawn(puzzle.id) % APART == turn]:
            return max(todays, key=lambda puzzle: _drawn(f"{number} {puzzle.id}"))
    raise AssertionError("every puzzle belongs to one of the days")


def every() -> tuple[Puzzle, ...]:
    """The puzzles of all titles that can be played."""
    return tuple(puzzle for game in playable() for puzzle in puzzles_of(game))


def _drawn(text: str) -> int:
    """A number that belongs to a text, the same everywhere."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
