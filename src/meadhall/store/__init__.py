"""The store: where matches are kept, so that nothing acknowledged is ever lost."""

from .errors import Conflict, StoreUnavailable
from .rows import Halted, Head, Pace, Person, Said, StoredEntry, StoredSeat, StoredTable, Study, StudyKind, Venture
from .store import Store
from .writer import Write

__all__ = [
    "Conflict",
    "Halted",
    "Head",
    "Pace",
    "Person",
    "Said",
    "Store",
    "StoreUnavailable",
    "StoredEntry",
    "StoredSeat",
    "StoredTable",
    "Study",
    "StudyKind",
    "Venture",
    "Write",
]
