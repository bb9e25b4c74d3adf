"""What a person at the terminal has solved: which puzzles, and on which days that day's."""

from datetime import date, timedelta
from pathlib import Path

from msgspec import Struct

from .keeping import Kept


class Solved(Struct, omit_defaults=True):
    """Puzzles by their ids, and days, each with the attempt that solved it; 0 where none did."""

    puzzles: dict[str, int] = {}
    days: dict[str, int] = {}


class Solutions:
    """How somebody fared so far, kept from day to day."""

    def __init__(self, folder: Path | None = None) -> None:
        """Reads what is kept; MeadhallError if that is damaged."""
        self._file = Kept("puzzles", Solved, folder)
        self._kept = self._file.read()

    def solved(self, id: str) -> bool:
        """Whether a puzzle was solved once."""
        return bool(self._kept.puzzles.get(id))

    def write(self, id: str, attempt: int | None, today: date | None) -> None:
        """Keeps how a puzzle went, the first time; and the day, if it is that day's."""
        self._kept.puzzles.setdefault(id, attempt or 0)
        if today is not None:
            self._kept.days.setdefault(today.isoformat(), attempt or 0)
        self._file.write(self._kept)

    def streak(self, today: date) -> int:
        """On how many days in a row the puzzle of the day was solved, up to today or yesterday."""
        day = today if self._kept.days.get(today.isoformat()) else today - timedelta(days=1)
        count = 0
        while self._kept.days.get((day - timedelta(days=count)).isoformat()):
            count += 1
        return count
