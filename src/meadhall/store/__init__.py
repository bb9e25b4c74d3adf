"""The store: where matches are kept, so that nothing acknowledged is ever lost."""

from .errors import Conflict, StoreUnavailable
from .rows import Person, Said, StoredEntry, StoredSeat, StoredTable
from .store import Store
from .writer import Write

__all__ = [
    "Conflict",
    "Person",
    "Said",
    "Store",
    "StoreUnavailable",
    "StoredEntry",
    "StoredSeat",
    "StoredTable",
    "Write",
]
