"""What can go wrong with the store, as sentences."""

from meadhall.kernel.errors import MeadhallError


class StoreUnavailable(MeadhallError):
    """The hall's memory cannot be written or read now: locked, full or unreachable."""


class Conflict(MeadhallError):
    """Two writers wanted the same place in the store; the second one lost."""
