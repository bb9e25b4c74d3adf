"""Days in a row on which somebody solved the puzzle of the day, and the seven days that end today."""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta

from meadhall.store import StoredAttempt

from . import messages as say

ONE = timedelta(days=1)
WEEK = 7


def day_of(at: float) -> date:
    """The day of a moment, in the hall's own reckoning: it is the same wherever the machine stands."""
    return datetime.fromtimestamp(at, UTC).date()


def near(day: date, at: float) -> bool:
    """Whether it can be that day somewhere on earth at that moment."""
    return abs(day - day_of(at)) <= ONE


def today(wished: str | None, at: float) -> date:
    """The visitor's day, if it can be that day anywhere now; else the hall's."""
    try:
        day = day_of(at) if wished is None else date.fromisoformat(wished)
    except ValueError:  # there is no 30th of February
        return day_of(at)
    return day if near(day, at) else day_of(at)


def streak_of(attempts: Iterable[StoredAttempt], day: date) -> say.PuzzleStreak:
    """How many days in a row are solved up to a day; one that is still open does not end the row."""
    by_day = {date.fromisoformat(one.day): one for one in attempts if one.day}
    solved = {when for when, one in by_day.items() if one.result and one.ended_at and near(when, one.ended_at)}
    tried = day in by_day and by_day[day].result == 0
    last = day if day in solved or tried else day - ONE
    return say.PuzzleStreak(
        now=_row(solved, last),
        best=max((_row(solved, when) for when in solved if when + ONE not in solved), default=0),
        week=[_told(day - (WEEK - 1 - number) * ONE, by_day, solved) for number in range(WEEK)],
    )


def _row(solved: set[date], last: date) -> int:
    """So many days in a row are solved, the last one being this."""
    days = 0
    while last - days * ONE in solved:
        days += 1
    return days


def _told(day: date, by_day: Mapping[date, StoredAttempt], solved: set[date]) -> say.PuzzleDay:
    """How a day went; whoever solves its puzzle days later has missed the day."""
    one = by_day.get(day)
    result = None if one is None else one.result if day in solved or not one.result else 0
    return say.PuzzleDay(day=day.isoformat(), result=result, begun=one is not None)


__all__ = ["day_of", "near", "streak_of", "today"]
