"""The trail: what a match keeps so that it can be copied, saved, loaded and taken back.

A generator can be neither copied nor saved. It need not be: checkpoint, trail and luck are the match, whole.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from .ask import Ref, Seat


class Step(NamedTuple):
    """An answer since the checkpoint: who pointed, at what, and what the chapter got for it."""

    seat: Seat
    ref: Ref
    value: Any


class Turned(NamedTuple):
    """From here on an imagined world has these faces; what came before ran with the true ones."""

    faces: list[str]


class Segment(Struct):
    """A checkpoint (the packed state at the start of a chapter) with the answers and the luck since."""

    checkpoint: bytes
    drawn: int
    trail: list[Step | Turned]
    luck: list[Any]

    def copy(self) -> "Segment":
        """A segment of its own, with the same past."""
        return Segment(self.checkpoint, self.drawn, list(self.trail), list(self.luck))


class Mark(Struct, frozen=True):
    """Where an undo leads: before which entry, whose answer that was, and how many events were told since.

    With the answer of a person go those that automata gave after it; ``entries`` counts them all.
    """

    seat: Seat
    entry: int
    events: int
    before: Segment | None = None
    """The match just before that answer. After a load it is known by its number only, until somebody goes back."""
    entries: int = 1


class Undone(Struct, frozen=True):
    """What an undo took back: entries of the record, and events already told."""

    entries: int
    events: int


class Entry(Struct, omit_defaults=True):
    """One line of a match's record: the setup (no seat), an answer, or an undo."""

    seat: Seat | None = None
    ref: Ref | None = None
    undo: bool = False
    secret: bool = False
    luck: list[Any] = []
    """The outcomes of chance that followed."""
    hashes: list[str] = []
    """A hash of the state at the start of each chapter that began."""


class _Line(Protocol):
    """What an entry is, wherever it is kept."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def undo(self) -> bool: ...


L = TypeVar("L", bound=_Line)


def standing(entries: Iterable[L]) -> list[L]:
    """The entries that stand: without the answers that were taken back, and without the taking back."""
    stack: list[L] = []
    for entry in entries:
        if entry.undo:
            _take_back(stack, entry)
        else:
            stack.append(entry)
    return stack


def stand(stack: list[L], entry: L) -> None:
    """One entry more: an answer stands from now on; an undo takes back its seat's last, and what automata did then."""
    if entry.undo:
        _take_back(stack, entry)
    else:
        stack.append(entry)


def _take_back(stack: list[L], undo: L) -> None:
    while len(stack) > 1 and stack.pop().seat != undo.seat:  # the setup stays, whatever damaged entries say
        pass
