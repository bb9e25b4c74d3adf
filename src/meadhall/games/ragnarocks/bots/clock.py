"""The time for an answer."""

from time import perf_counter


class Clock:
    """Says how much time is left, and remembers whether somebody stopped thinking because of it."""

    __slots__ = ("_until", "_whole", "struck")

    def __init__(self, seconds: float, whole: "Clock | None" = None) -> None:
        self._until = perf_counter() + seconds
        self._whole = whole
        self.struck = False
        """Whether a thought was cut short: on a faster machine the answer may be another."""

    @property
    def left(self) -> float:
        """Seconds left; negative once it is over."""
        return self._until - perf_counter()

    @property
    def over(self) -> bool:
        """Whether the time is over; whoever is told so thinks no further."""
        if self.left >= 0:
            return False
        self.strike()
        return True

    def part(self, share: float) -> "Clock":
        """A clock for a part of what is left; when it strikes, this one has struck, too."""
        return Clock(share * self.left, self)

    def strike(self) -> None:
        """A thought was cut short."""
        self.struck = True
        if self._whole is not None:
            self._whole.strike()
