"""The hall's log: one line for everything that happens, each with its time, and no flood of lines that are alike."""

import logging
import sys
from collections import OrderedDict
from time import gmtime, strftime

from meadhall.clock import Clock, SystemClock

A_WHILE = 60.0
"""Seconds for which lines that are alike are counted together."""
ALIKE = 10
"""How many of them are written; the first one after that while says how many were left out."""
KINDS = 1000
"""How many kinds of lines are told apart; the one not seen for longest is forgotten."""


class Line(logging.Formatter):
    """Writes an event as one line: when, how bad, who says it, and what; a traceback follows in the same line."""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 (logging's name)
        """The time in UTC, as ISO 8601 writes it."""
        return f"{strftime('%Y-%m-%dT%H:%M:%S', gmtime(record.created))}.{int(record.msecs):03d}Z"

    def format(self, record: logging.LogRecord) -> str:
        """The line. What visitors sent may stand in it, so nothing in it can end it or command the terminal."""
        lines = (line.replace("\t", " ").rstrip() for line in super().format(record).splitlines())
        text = " | ".join(line for line in lines if line)
        return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


class Seldom(logging.Filter):
    """Lets a few of the lines that are alike through, and counts the others."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written. Lines are alike if the same place says them, whatever is filled in."""
        now, kind = self._clock.monotonic(), (record.name, str(record.msg).partition("\n")[0][:200])
        since, count = self._seen.pop(kind, (now, 0))
        left_out = 0
        if now - since >= A_WHILE:
            left_out, since, count = max(0, count - ALIKE), now, 0
        count += 1
        self._seen[kind] = (since, count)
        if len(self._seen) > KINDS:
            self._seen.popitem(last=False)
        if left_out:
            _add(record, f"{left_out} more like it were left out before")
        if count == ALIKE:
            _add(record, "more like it are left out for a while")
        return count <= ALIKE


def _add(record: logging.LogRecord, note: str) -> None:
    record.msg, record.args = f"{record.getMessage()} ({note})", ()


def keep_log(level: int = logging.WARNING, clock: Clock | None = None) -> None:
    """Has everything in this process write its log in the same way: the hall, its web server, Python's own warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Seldom(clock or SystemClock()))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
