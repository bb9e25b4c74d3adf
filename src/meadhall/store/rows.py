"""What the store keeps, as values."""

from typing import Any, Literal

from msgspec import Struct

from meadhall.kernel.ask import Clause, Ref, Seat
from meadhall.kernel.solo import Facing

TableState = Literal["open", "live", "over"]
Pace = Literal["live", "days"]
"""Whether everybody sits at the table together, or each comes when they find the time."""
SeatKind = Literal["person", "bot", "open", "hotseat", "automaton"]
"""An automaton's seat is played by the rules: which they are follows from the title and its options."""


StudyKind = Literal["lesson", "practice", "puzzle"]


class Person(Struct, frozen=True):
    """Somebody who visits the hall, known by a signed cookie."""

    id: str
    name: str
    created_at: float


class StoredSeat(Struct, frozen=True):
    """Who sits in a seat. A person's seat with a bot is played by that bot until it is taken back."""

    seat: Seat
    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    away_from: float = 0.0
    """From when on its person is away, in the hall's own hours: they were last here then, or were asked then."""


class Halted(Struct, frozen=True):
    """Why a match can be read and not be played on."""

    why: Literal["outdated", "damaged", "newer", "unknown", "values"]
    """The present rules do not allow it; its entries are not as they were written; its rules are newer than those of
    this hall; its game is not known in this hall; it was begun under other printed values."""
    entry: int | None = None
    """The first entry that cannot be played; none if it cannot even be set up."""
    clause: Clause | None = None
    """What forbids that entry now."""


class Study(Struct, frozen=True):
    """What a table is for that is no match among others: to learn a title, to practise, or to solve a puzzle.

    None of these is rated, listed for others, or counted anywhere.
    """

    kind: StudyKind
    of: str = ""
    """The lesson, the puzzle, or the table whose match is practised on."""
    step: int = 0
    """At which step of that match the practice began."""


class StoredTable(Struct, frozen=True):
    """A table: one match, from the day it is opened."""

    id: str
    game: str
    version: int
    title: str
    state: TableState
    private: bool
    invite: str
    options: dict[str, Any]
    host: str | None
    created_at: float
    updated_at: float
    started_at: float | None = None
    seq: int = 0
    asked: tuple[Seat, ...] = ()
    outcome: dict[str, Any] | None = None
    ended_by: str | None = None
    rematch: str | None = None
    pace: Pace = "live"
    halted: Halted | None = None
    asked_since: float | None = None
    """Since when it waits for those who are asked; None where nobody is, and where it was written before that was."""
    wishes: dict[str, tuple[Ref, ...]] = {}
    """What its only person wished for before the match, in order, by the prompt at which it will be answered."""
    facing: Facing | None = None
    """Whom and what somebody plays against alone there, as far as the match has come to it."""
    study: Study | None = None
    """What it is for, if it is no match among others."""
    seats: tuple[StoredSeat, ...] = ()

    @property
    def teaches(self) -> bool:
        """Whether a lesson is learned here."""
        return self.study is not None and self.study.kind == "lesson"

    @property
    def alone(self) -> bool:
        """Whether one person plays, and the rules all other seats."""
        playing = [seat.kind for seat in self.seats if seat.kind != "automaton"]
        return playing == ["person"] and len(self.seats) > 1

    @property
    def puzzling(self) -> bool:
        """Whether somebody tries a puzzle there; with a step it has the match that a puzzle comes from."""
        return self.study is not None and self.study.kind == "puzzle" and self.study.step == 0


class Venture(Struct, frozen=True):
    """A match that somebody plays, or has played, alone against the rules."""

    table: str
    title: str
    state: TableState
    seat: Seat
    facing: Facing
    wishes: dict[str, tuple[Ref, ...]]
    seq: int
    updated_at: float
    ranks: tuple[int, ...] | None
    """How it ended; none while it goes on, and where it was closed without an outcome."""
    given_up: bool
    """Whether the person gave it up, or left the end of it to a bot."""


class StoredEntry(Struct, frozen=True):
    """One entry of a match: the setup, an answer or an undo, with its luck, its events and its hashes."""

    seq: int
    seat: Seat | None
    ref: Ref | None
    undo: bool
    secret: bool
    luck: bytes
    hashes: bytes
    events: bytes
    at: float
    person: str | None = None
    message: str | None = None


class Head(Struct, frozen=True):
    """The newest snapshot of a match, after which entry it was taken, and the key and printed values of the match."""

    seq: int
    snapshot: bytes
    key: bytes | None
    values: dict[str, Any] = {}
    start: dict[str, Any] = {}
    """The state that the match began at; empty if it began with the setup."""


class Said(Struct, frozen=True):
    """Something said at a table."""

    name: str
    text: str
    at: float


class Judgement(Struct, frozen=True):
    """What the analyst found after a step of a match, as it was written."""

    step: int
    closer: bool
    """Whether somebody looked closer; else it is the end of a turn, judged with all others."""
    found: bytes


class KeptTry(Struct, frozen=True):
    """A way that somebody tried in a match and kept, as it was written."""

    id: int
    person: str
    name: str
    found: bytes


class Missed(Struct, frozen=True):
    """A wrong decision at a puzzle, and why it was wrong: the id of a text and what it is filled in with."""

    way: tuple[Ref, ...]
    reason: str | None = None
    """None until it was answered."""
    about: dict[str, Any] = {}


class StoredAttempt(Struct, frozen=True):
    """How somebody fares at a puzzle, at a table of their own."""

    person: str
    puzzle: str
    table_id: str
    begun_at: float
    day: str = ""
    """The day whose puzzle it was when it was begun; empty if it was none."""
    first: bool = True
    """Whether it is the one that counts: who meets a puzzle again as that of a day tries it for that day alone."""
    missed: tuple[Missed, ...] = ()
    lies: bool = False
    """Whether the last of these still lies on the board."""
    hints: int = 0
    gave_up: bool = False
    result: int | None = None
    """With which attempt it was solved; 0 if it was not; None while it is tried."""
    ended_at: float | None = None
    origin: str | None = None
    """The table at which the match can be replayed that the puzzle comes from."""
