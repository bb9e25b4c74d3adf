"""What a hall complains about while a test runs: errors that nobody had announced fail the test.

A test that provokes errors says so, ``@pytest.mark.complains("locked", "full")``: each of these regular expressions
must be found in one, and every error must have one of them.
"""

import logging
import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from typing import IO

import pytest

ERROR = re.compile(r"\b(ERROR|CRITICAL)\b")
FAILED = "Traceback (most recent call last)"


class Complaints(logging.Handler):
    """Collects what is logged as an error in this process, and what halls in other processes wrote."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.name}: {record.getMessage()}")

    def check(self, announced: Iterable[str]) -> None:
        """Fails if something was said that nobody announced, or if something announced was not said."""
        patterns = list(announced)
        surprises = [one for one in self.said if not any(re.search(pattern, one) for pattern in patterns)]
        missing = [pattern for pattern in patterns if not any(re.search(pattern, one) for one in self.said)]
        assert not surprises, f"the hall logged errors: {surprises}"
        assert not missing, f"the hall was to log errors like {missing}, and logged {self.said}"


def listening(request: pytest.FixtureRequest) -> Iterator[Complaints]:
    """For a fixture: listens while a test runs, and judges afterwards."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    yield complaints
    logging.getLogger().removeHandler(complaints)
    complaints.check(pattern for mark in request.node.iter_markers("complains") for pattern in mark.args)


class Words:
    """What a hall in a process of its own writes to its standard error."""

    def __init__(self) -> None:
        self.file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process does)
        self._heard = 0

    def errors(self) -> list[str]:
        """The errors that it wrote since it was asked last."""
        size = os.fstat(self.file.fileno()).st_size
        # Reading by position leaves the place alone at which the other process writes on.
        text = os.pread(self.file.fileno(), size - self._heard, self._heard).decode(errors="replace")
        self._heard = size
        return list(errors_in(text))


def errors_in(text: str) -> Iterator[str]:
    """The lines that say an error, and what failed without saying so; the traceback after an error belongs to it."""
    before = ""
    for line in text.splitlines():
        if ERROR.search(line) or (line.startswith(FAILED) and not ERROR.search(before)):
            yield line
        before = line
