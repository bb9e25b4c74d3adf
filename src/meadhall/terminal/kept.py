"""What a person at the terminal has solved: a small file among the data of whoever sits there."""

import os
from datetime import date, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct


class Solved(Struct, omit_defaults=True):
    """Puzzles by their ids, and days, each with the attempt that solved it; 0 where none did."""

    puzzles: dict[str, int] = {}
    days: dict[str, int] = {}


def usual_file() -> Path:
    """Where data of a person is kept on this machine (XDG)."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meadhall" / "puzzles.json"


class Kept:
    """The file. What cannot be read counts as empty, and what cannot be written is not kept."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or usual_file()
        try:
            self._kept = msgspec.json.decode(self._file.read_bytes(), type=Solved)
        except (OSError, msgspec.MsgspecError):
            self._kept = Solved()

    def solved(self, id: str) -> bool:
        """Whether a puzzle was solved once."""
        return bool(self._kept.puzzles.get(id))

    def write(self, id: str, attempt: int | None, today: date | None) -> None:
        """Keeps how a puzzle went, the first time; and the day, if it is that day's."""
        self._kept.puzzles.setdefault(id, attempt or 0)
        if today is not None:
            self._kept.days.setdefault(today.isoformat(), attempt or 0)
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_bytes(msgspec.json.encode(self._kept))
        except OSError:
            pass  # nothing of the puzzle is lost by it

    def streak(self, today: date) -> int:
        """On how many days in a row the puzzle of the day was solved, up to today or yesterday."""
        day = today if self._kept.days.get(today.isoformat()) else today - timedelta(days=1)
        count = 0
        while self._kept.days.get((day - timedelta(days=count)).isoformat()):
            count += 1
        return count
