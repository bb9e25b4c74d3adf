"""How the command line speaks: results on stdout, progress and complaints on stderr."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    from cyclopts import Parameter
    from rich.console import Console


@cache
def out() -> "Console":
    """Where results go. Text that is piped into a file is never wrapped or coloured."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)


@cache
def err() -> "Console":
    """Where progress goes."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def flag(help: str) -> "Parameter":
    """A switch that is off unless it is named."""
    from cyclopts import Parameter

    return Parameter(negative="", show_default=False, help=help)


def complain(sentence: str) -> None:
    """Says in one sentence what could not be done."""
    print(f"meadhall: {sentence}", file=sys.stderr)


def print_json(value: Any) -> None:
    """Writes a result for programs to read."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


class Progress(Protocol):
    """Told how much of long work is done."""

    def __call__(self, done: int, of: int) -> None: ...


@contextmanager
def progress(what: str, *, quiet: bool = False) -> Iterator[Progress]:
    """Shows a bar on stderr while long work runs; nothing where nobody looks."""
    if quiet or not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    bar = Bar(TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err(), transient=True)
    with bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
