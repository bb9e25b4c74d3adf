"""The clock: where server and store read the time. It is handed in, so that days can pass in a test.

What is waited for on the network or of a process (``asyncio.timeout``, ``call_later``) runs by the event loop's own
time: how long a byte may take on its way is no matter of days. A log line has the time that ``logging`` gave it.
"""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in two ways."""

    def now(self) -> float:
        """The time of day, in seconds since 1970: for what is written down. Somebody may set it, also back."""
        ...

    def monotonic(self) -> float:
        """Seconds that only ever grow, from a beginning of its own: for how long something took."""
        ...


class SystemClock:
    """The clock of this machine."""

    def now(self) -> float:
        """The time of day."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since the machine was started, or since some other moment."""
        return time.monotonic()
