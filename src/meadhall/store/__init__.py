"""The store: where matches are kept, so that nothing acknowledged is ever lost."""

from .errors import Conflict, StoreUnavailable
from .rows import (
    Halted,
    Head,
    Judgement,
    KeptTry,
    Missed,
    Pace,
    Person,
    Said,
    StoredAttempt,
    StoredEntry,
    StoredSeat,
    StoredTable,
    Study,
    StudyKind,
    Venture,
)
from .store import Store
from .writer import Write

__all__ = [
    "Conflict",
    "Halted",
    "Head",
    "Judgement",
    "KeptTry",
    "Missed",
    "Pace",
    "Person",
    "Said",
    "Store",
    "StoreUnavailable",
    "StoredAttempt",
    "StoredEntry",
    "StoredSeat",
    "StoredTable",
    "Study",
    "StudyKind",
    "Venture",
    "Write",
]
