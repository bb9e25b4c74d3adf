"""Records and snapshots: a match written down, to be replayed, verified, stored and gone on with."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .ask import Ref, Seat
from .errors import BrokenRecord, ImpossiblePosition
from .events import HIDDEN, Event
from .game import Audience, Game, Options, Outcome, State, find
from .run import Run
from .trail import Entry, Mark, Segment, Step

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
MIGRATIONS: dict[tuple[str, int], Callable[["Record"], "Record"]] = {}
"""For a game and the version of its rules that a record names: how to bring the record to the next version."""


class Record(Struct, kw_only=True, omit_defaults=True):
    """A whole match: setup, what everyone pointed at, what chance said, and a hash for every chapter."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    entries: list[Entry]
    outcome: Outcome | None = None
    names: list[str] = []
    """What the seats were called, if anybody wrote it down."""
    note: dict[str, str] = {}

    def encode(self) -> bytes:
        """The record as a JSON file, a line for each entry."""
        head = msgspec.to_builtins(self)
        entries = head.pop("entries")
        lines = ",\n".join("    " + msgspec.json.encode(e).decode() for e in entries)
        text = msgspec.json.format(msgspec.json.encode(head), indent=2).decode()
        return f'{text[:-2]},\n  "entries": [\n{lines}\n  ]\n}}\n'.encode()

    @classmethod
    def decode(cls, data: bytes | str) -> "Record":
        """Reads a record file; BrokenRecord says what is wrong with it."""
        try:
            record = msgspec.json.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise BrokenRecord(f"This is not a record of a match: {error}.") from None
        except RecursionError:
            raise BrokenRecord("This is not a record of a match: it is nested too deeply.") from None
        except UnicodeDecodeError:
            raise BrokenRecord("This is not a record of a match: it is not text.") from None
        if record.format != FORMAT:
            raise BrokenRecord(f"The record has format {record.format}; this version reads format {FORMAT}.")
        if not record.entries or record.entries[0].seat is not None:
            raise BrokenRecord("The record does not begin with a setup.")
        return migrate(record)

    def replay(self, upto: int | None = None) -> "Match":
        """Plays the record again, to its end or up to an entry, and checks every hash on the way."""
        for match, _ in self.steps(upto):  # noqa: B007  (the last one counts)
            pass
        return match

    def steps(self, upto: int | None = None) -> "Iterator[tuple[Match, list[Event]]]":
        """The same, entry by entry: the match after each of them, and what was told; an undo tells nothing."""
        from .match import Match

        if "cut" in self.note:
            raise BrokenRecord(f"The record was cut to what {self.note['cut']} may know: it cannot be played again.")
        try:
            game = find(self.game)
            match = Match._begin(game, self.seats, self.options, Run(None, 0, list(self.entries[0].luck)))
        except BrokenRecord:
            raise
        except Exception as error:  # rules may stumble in any way over luck that was edited
            raise BrokenRecord(f"The record cannot be set up: {error}") from error
        self._compare(match, 0)
        yield match, match.opening
        for number, entry in enumerate(self.entries[1 : None if upto is None else upto + 1], 1):
            if entry.seat is None or (entry.ref is None and not entry.undo):
                raise BrokenRecord(f"Entry {number} of the record says nothing: it was cut for somebody.")
            told: list[Event] = []
            try:
                if entry.undo:
                    match.undo(entry.seat)
                else:
                    match._engine.run.luck.extend(entry.luck)
                    told = match.answer(entry.seat, entry.ref or "")
            except Exception as error:  # as above
                raise BrokenRecord(f"Entry {number} of the record cannot be played: {error}") from error
            self._compare(match, number)
            yield match, told

    def _compare(self, match: "Match", number: int) -> None:
        written, played = self.entries[number], match.entries[number]
        if written.luck != played.luck:
            raise BrokenRecord(f"Entry {number} of the record drew other chances than it says.")
        if written.hashes != played.hashes:
            raise BrokenRecord(f"After entry {number} the match is not the one the record tells of: a hash differs.")

    def verify(self) -> None:
        """Replays everything; BrokenRecord names the first entry that does not hold."""
        match = self.replay()
        if self.outcome != match.outcome:
            raise BrokenRecord(f"The record says {self.outcome}, but the match ends with {match.outcome}.")


def migrate(record: Record) -> Record:
    """Brings a record of older rules to the present version, step by step."""
    wanted = find(record.game).version
    while record.version != wanted:
        step = MIGRATIONS.get((record.game, record.version))
        if step is None:
            raise BrokenRecord(
                f"The record was played under version {record.version} of {record.game}'s rules; these are {wanted}."
            )
        record = step(record)
    return record


def cut(record: Record, audience: Audience, open_since: int) -> Record:
    """The record of a match that goes on, as one audience may have it: no luck, no hashes, no secrets.

    From entry ``open_since`` on the answers belong to an open Together and are secret whatever they are.
    """
    entries = []
    for number, entry in enumerate(record.entries):
        hidden = (entry.secret or number >= open_since) and entry.seat != audience and entry.ref is not None
        entries.append(Entry(entry.seat, HIDDEN if hidden else entry.ref, entry.undo, entry.secret))
    who = f"seat {audience}" if audience >= 0 else "a spectator"
    return msgspec.structs.replace(record, entries=entries, note={**record.note, "cut": who})


class Moment(Struct):
    """A segment as it is stored: the trail by its refs."""

    checkpoint: bytes
    drawn: int
    trail: list[tuple[Seat, Ref]]
    luck: list[Any]

    @classmethod
    def of(cls, segment: Segment) -> "Moment":
        """What is stored of a segment."""
        return cls(segment.checkpoint, segment.drawn, trail_of(segment), segment.luck)

    def segment(self) -> Segment:
        """The segment's beginning; its trail is run by its refs."""
        return Segment(self.checkpoint, self.drawn, [], list(self.luck))


class MarkedMoment(Struct):
    """A stored way back."""

    seat: Seat
    at: Moment
    events: int
    entries: int = 1


class Snapshot(Struct, kw_only=True):
    """A match as it is stored between two answers."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    now: Moment
    key: bytes | None = None
    marks: list[MarkedMoment] = []
    why_not: str = ""
    seq: int = -1

    @classmethod
    def of(
        cls,
        game: Game[Any],
        seats: int,
        options: Options,
        segment: Segment,
        *,
        key: bytes | None,
        marks: list[Mark],
        why_not: str,
        seq: int,
    ) -> "Snapshot":
        """The snapshot of a match."""
        return cls(
            game=game.id,
            version=game.version,
            seats=seats,
            options=msgspec.to_builtins(options),
            now=Moment.of(segment),
            key=key,
            marks=[MarkedMoment(m.seat, Moment.of(m.before), m.events, m.entries) for m in marks],
            why_not=why_not,
            seq=seq,
        )

    def encode(self) -> bytes:
        """As msgpack."""
        return msgspec.msgpack.encode(self)

    @classmethod
    def decode(cls, data: bytes) -> "Snapshot":
        """From msgpack."""
        try:
            return msgspec.msgpack.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise BrokenRecord(f"This is not a snapshot of a match: {error}.") from None


def trail_of(segment: Segment) -> list[tuple[Seat, Ref]]:
    """The trail by its refs. Worlds are never written down."""
    return [(step.seat, step.ref) for step in segment.trail if isinstance(step, Step)]


def segment_from(game: Game[Any], given: "bytes | str | dict[str, Any] | State") -> Snapshot:
    """Reads a position: what state_json gives, a state alone, or a record, whose end it is."""
    if isinstance(given, bytes | str):
        try:
            given = msgspec.json.decode(given)
        except (msgspec.DecodeError, RecursionError) as error:
            raise ImpossiblePosition(f"This is not a position: {error}.") from None
    if isinstance(given, State):
        given = msgspec.to_builtins(given)
    if not isinstance(given, dict):
        raise ImpossiblePosition("This is not a position: it is not a JSON object.")
    if "entries" in given:
        try:
            given = _end_of(Record.decode(msgspec.json.encode(given)))
        except BrokenRecord as error:
            raise ImpossiblePosition(f"This record leads to no position: {error}") from None
    told = given if "state" in given else {"state": given}
    if told.get("game", game.id) != game.id:
        raise ImpossiblePosition(f"This is a position of {told['game']}, not of {game.id}.")
    if told.get("version", game.version) != game.version:
        raise ImpossiblePosition(
            f"This position is of version {told['version']} of the rules; these are {game.version}."
        )
    try:
        state = msgspec.convert(told["state"], game.state)
        options = told.get("options", msgspec.to_builtins(getattr(state, "options", {})))
        now = msgspec.convert(
            {
                "checkpoint": b"",
                "drawn": told.get("drawn", 0),
                "trail": told.get("trail", []),
                "luck": told.get("luck", []),
            },
            Moment,
        )
    except msgspec.ValidationError as error:
        raise ImpossiblePosition(f"This is no position of {game.id}: {error}.") from None
    now.checkpoint = msgspec.msgpack.encode(state)
    seq = told.get("seq", 0)
    if not isinstance(seq, int):
        raise ImpossiblePosition("This is not a position: its seq is not a number.")
    return Snapshot(game=game.id, version=game.version, seats=state.seats, options=options, now=now, seq=seq)


def _end_of(record: Record) -> dict[str, Any]:
    """The position that a record leads to, as state_json gives it."""
    return msgspec.json.decode(record.replay().state_json(), type=dict[str, Any])
