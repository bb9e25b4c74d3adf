"""Snapshots and positions: a match as it is stored between two answers, small and checked."""

from collections.abc import Mapping
from hashlib import blake2b
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

from .ask import Ref, Seat
from .errors import BrokenRecord, ImpossiblePosition
from .game import Game, Options, S, State
from .record import Record
from .trail import Entry, Mark, Segment, Step, standing

SUM = 16
"""How many bytes of a stored snapshot are its checksum."""


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


class Way(Struct, array_like=True):
    """A way back as it is stored: before which entry it leads. What lay there is found by playing the entries."""

    seat: Seat
    entry: int
    events: int
    entries: int = 1


class Snapshot(Struct, kw_only=True, array_like=True):
    """A match as it is stored between two answers: the present moment, once, and numbers for the rest."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    """Those that are not as they are when nobody chooses."""
    now: Moment
    key: bytes | None = None
    ways: list[Way] = []
    why_not: str = ""
    seq: int = -1
    values: dict[str, Any] = {}
    """The printed values under which it is played."""

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
            options=_chosen(options),
            now=Moment.of(segment),
            key=key,
            ways=[Way(mark.seat, mark.entry, mark.events, mark.entries) for mark in marks],
            why_not=why_not,
            seq=seq,
            values=dict(game.values),
        )

    def encode(self) -> bytes:
        """As msgpack, after its checksum."""
        data = msgspec.msgpack.encode(self)
        return _sum(data) + data

    @classmethod
    def decode(cls, stored: bytes) -> "Snapshot":
        """From msgpack; BrokenRecord if a single bit is not as it was written."""
        data = stored[SUM:]
        if stored[:SUM] != _sum(data):
            raise BrokenRecord("This is not a snapshot of a match, or it is damaged: its checksum does not fit.")
        try:
            return msgspec.msgpack.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise BrokenRecord(f"This is not a snapshot of a match: {error}.") from None

    def marks(self) -> list[Mark]:
        """The ways back, by their numbers."""
        return [Mark(way.seat, way.entry, way.events, entries=way.entries) for way in self.ways]

    def must_fit(self, entries: list[Entry], checkpoint: str, drawn: list[Any]) -> None:
        """Refuses entries of another match, or of another moment of this one.

        Given what the snapshot led to: the hash of its checkpoint, and what was drawn since.
        """
        stood = standing(entries)
        begun = next((number for number in reversed(range(len(stood))) if stood[number].hashes), -1)
        luck = list(chain.from_iterable([entry.luck for entry in entries]))
        fits = begun >= 0 and stood[begun].hashes[-1] == checkpoint and luck[: self.now.drawn] + drawn == luck
        trail = [(entry.seat, entry.ref) for entry in stood[begun + 1 :]]
        if not fits or trail != self.now.trail or len(entries) != self.seq + 1:
            raise BrokenRecord("This snapshot is not of the match that its entries tell of.")


def _chosen(options: Options) -> dict[str, Any]:
    usual = {field.encode_name: field.default for field in msgspec.structs.fields(options)}
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != usual[name]}


def _sum(data: bytes) -> bytes:
    return blake2b(data, digest_size=SUM).digest()


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


def state_from(game: Game[S], given: Mapping[str, Any]) -> S:
    """A state of a title from plain data; refused with a sentence if it is none."""
    try:
        state: S = msgspec.convert(given, game.state)
    except msgspec.ValidationError as error:
        raise ImpossiblePosition(f"This is no position of {game.id}: {error}.") from None
    return state


def _end_of(record: Record) -> dict[str, Any]:
    """The position that a record leads to, as state_json gives it."""
    return msgspec.json.decode(record.replay().state_json(), type=dict[str, Any])
