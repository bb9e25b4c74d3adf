"""Limits: how much one visitor may do in a while."""

from collections import OrderedDict
from time import monotonic

MOST = 20_000
"""How many visitors are remembered; the one not seen for longest is forgotten."""


class Bucket:
    """Holds so many drops, and fills by so many a second."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._level, self._at = size, monotonic()

    def take(self) -> bool:
        """Takes a drop if there is one."""
        now = monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each visitor."""

    def __init__(self, size_and_rate: tuple[float, float]) -> None:
        self._size, self._rate = size_and_rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Takes a drop from somebody's bucket if there is one."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._size, self._rate)
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()
