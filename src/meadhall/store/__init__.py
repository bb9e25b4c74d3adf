"""The store: where matches are kept, so that nothing acknowledged is ever lost."""

from .errors import Conflict, StoreUnavailable
from .rows import Pace, Person, Said, StoredEntry, StoredSeat, StoredTable
from .store import Store
from .writer import Write

__all__ = [
    "Conflict",
    "Pace",
    "Person",
    "Said",
    "Store",
    "StoreUnavailable",
    "StoredEntry",
    "StoredSeat",
    "StoredTable",
    "Write",
]
