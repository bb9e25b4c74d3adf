"""A clock for tests: it goes as the machine's does, and can be moved by hand."""

import time


class Sundial:
    """Starts where it is told; days pass when somebody says so."""

    def __init__(self, now: float | None = None, monotonic: float | None = None) -> None:
        self._now = 0.0 if now is None else now - time.time()
        self._monotonic = 0.0 if monotonic is None else monotonic - time.monotonic()

    def now(self) -> float:
        return time.time() + self._now

    def monotonic(self) -> float:
        return time.monotonic() + self._monotonic

    def pass_(self, *, days: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Time passes."""
        spent = 86_400 * days + 60 * minutes + seconds
        self._now += spent
        self._monotonic += spent

    def set_(self, *, days: float) -> None:
        """Somebody sets the clock on the wall; no time passes."""
        self._now += 86_400 * days


class Stopped(Sundial):
    """Stands still until somebody says that time passes."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = self._monotonic = now

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._monotonic
