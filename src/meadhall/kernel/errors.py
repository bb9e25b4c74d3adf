"""The errors a person can meet. Each is one sentence."""

from collections.abc import Mapping
from typing import Any

from .ask import Clause, Ref, Seat


class MeadhallError(Exception):
    """Something a person asked for that cannot be; the text says what and why."""


class UnknownGame(MeadhallError):
    """No game of that name is in the hall."""


class NotOffered(MeadhallError):
    """An answer that does not stand on the list of the seat's pending ask."""

    def __init__(self, seat: Seat, ref: Ref, why: str, clause: Clause | None = None) -> None:
        super().__init__(f"Seat {seat} may not point at {ref}: {why}" + (f" ({clause})" if clause else "") + ".")
        self.seat, self.ref, self.clause = seat, ref, clause


class CannotUndo(MeadhallError):
    """Nothing of this seat's can be taken back now."""


class ImpossiblePosition(MeadhallError):
    """A position that no match could be in, or that is not written as one."""


class BrokenRecord(MeadhallError):
    """A record or a snapshot that does not hold: damaged, edited, or of rules that nobody here knows."""


class Outdated(BrokenRecord):
    """A match of older rules that the present ones do not allow: it can be read, but not be played on."""

    def __init__(self, why: str, entry: int | None = None, clause: Clause | None = None) -> None:
        super().__init__(why)
        self.entry, self.clause = entry, clause


class OtherValues(BrokenRecord):
    """A match that was played under other printed values than this process has read."""

    def __init__(self, game: str, values: Mapping[str, Any], here: Mapping[str, Any]) -> None:
        super().__init__(f"The match was played under other printed values of {game} than are in force here.")
        self.game, self.values = game, values


class ContentError(MeadhallError):
    """A mistake in a content file; the text names file and line."""


class RulesError(MeadhallError):
    """A fault in the rules themselves: an ask without options, a chapter that never ends."""


class Over(Exception):
    """Raised by a chapter from wherever the match ends at once; the state already says how."""
