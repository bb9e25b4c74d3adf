"""Who is away, for how long, and when others may go on without them.

Absence is measured in the hall's own hours. They run only while the hall is open: nobody loses a seat because it was
closed. They are written down with the absences, and go on after a restart where they were: nobody's absence is
forgotten. And no clock that somebody sets moves them.
"""

from collections.abc import Container, Mapping, Sequence

from meadhall.clock import Clock
from meadhall.kernel.ask import Seat
from meadhall.store import Pace, StoredSeat, StoredTable, Write
from meadhall.store import statements as do

PATIENCE: Mapping[Pace, float] = {"live": 10 * 60.0, "days": 3 * 24 * 3600.0}
"""Seconds for which a table waits for somebody who is away, as was agreed when it was opened."""
IN_WORDS: Mapping[Pace, str] = {"live": "ten minutes", "days": "three days"}
"""The same as one says it."""


class Hours:
    """How long the hall has been open in all its days."""

    def __init__(self, clock: Clock, before: float) -> None:
        self._clock, self._before = clock, before
        self._opened = clock.monotonic()

    def now(self) -> float:
        """The hall's own time, in seconds."""
        return self._before + self._clock.monotonic() - self._opened


class Absence:
    """From when on the people of one table are away; the store may lag behind."""

    def __init__(self, hours: Hours) -> None:
        self._hours = hours
        self._from: dict[Seat, float] = {}
        self._unsaved: set[Seat] = set()

    def begins(self, seats: Sequence[Seat]) -> None:
        """The people of these seats are here, or are asked: if they are away, then from now on."""
        for seat in seats:
            self._from[seat] = self._hours.now()
            self._unsaved.add(seat)

    def of(self, seat: StoredSeat) -> float:
        """For how many seconds somebody has been away who is not here now."""
        return max(0.0, self._hours.now() - max(seat.away_from, self._from.get(seat.seat, 0.0)))

    @property
    def unsaved(self) -> bool:
        """Whether the store does not know something yet."""
        return bool(self._unsaved)

    def writes(self, table: str) -> list[Write]:
        """What the store does not know yet."""
        return [away_write(table, seat, self._from[seat]) for seat in sorted(self._unsaved)]

    def saved(self, writes: Sequence[Write]) -> None:
        """The store knows this now."""
        for _, values in writes:
            if self._from[values["at"]] == values["new_away_from"]:
                self._unsaved.discard(values["at"])


def away_write(table: str, seat: Seat, away_from: float) -> Write:
    """What is written when somebody's absence begins anew."""
    return Write(do.AWAY_FROM, {"of": table, "at": seat, "new_away_from": away_from})


def newly_waited_for(before: StoredTable, after: StoredTable, present: Container[str]) -> list[Seat]:
    """The seats of people who are not here and are asked now, and were not before."""
    fresh = (after.seats[seat] for seat in after.asked if seat not in before.asked)
    return [s.seat for s in fresh if s.bot is None and s.person is not None and s.person not in present]
