"""Records: a match written down, to be read, replayed, verified, and brought to newer rules."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .errors import BrokenRecord, NotOffered, OtherValues, Outdated
from .events import HIDDEN, Event
from .game import Audience, Game, Outcome
from .run import Run
from .titles import find
from .trail import Entry

if TYPE_CHECKING:
    from .frames import Watch
    from .match import Match

FORMAT = 1
Migration = Callable[["Record"], "Record"]
"""Brings a record from one version of a title's rules to the next: its options, answers, luck and outcome. It may
change what it is given, and raises with a sentence what cannot be brought up. (``Game.migrations``)"""


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
    values: dict[str, Any] = {}
    """The printed values that an overlay had put in the place of the content's own, by file, record, field."""
    start: dict[str, Any] = {}
    """The state that the match began at, between two chapters; empty if it began with the setup. The first entry then
    tells what chance said from there on."""

    def encode(self) -> bytes:
        """The record as a JSON file, a line for each entry."""
        head = msgspec.to_builtins(self)
        entries = head.pop("entries")
        lines = ",\n".join("    " + msgspec.json.encode(e).decode() for e in entries)
        text = msgspec.json.format(msgspec.json.encode(head), indent=2).decode()
        return f'{text[:-2]},\n  "entries": [\n{lines}\n  ]\n}}\n'.encode()

    def without_hashes(self) -> "Record":
        """The same match in far fewer bytes: what it tells, its luck and its end can still be compared."""
        entries = [msgspec.structs.replace(entry, hashes=[]) for entry in self.entries]
        return msgspec.structs.replace(self, entries=entries, note={**self.note, "hashes": "left out"})

    @classmethod
    def decode(cls, data: bytes | str) -> "Record":
        """Reads a record file of any version of the rules; BrokenRecord says what is wrong with it."""
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
        return record

    def migrated(self) -> "Record":
        """The record under the present rules, brought up version by version; itself if it is of these.

        The hashes of an older version are of states that are written otherwise: a migrated record has none.
        """
        game = find(self.game)
        if self.version == game.version:
            return self
        under = f"The match was played under version {self.version} of {self.game}'s rules"
        if self.version > game.version:
            raise BrokenRecord(f"{under}; these are {game.version}, and newer ones are not known here.")
        if self.start:
            raise Outdated(f"{under}; it began at a position, and positions are read under their own rules only.")
        record = deepcopy(self)
        for entry in record.entries:
            entry.hashes = []
        for version in range(self.version, game.version):
            step = game.migrations.get(version)
            if step is None:
                raise Outdated(f"{under}; these are {game.version}, and no way leads from version {version} on.")
            try:
                record = step(record)
            except Exception as error:  # a step may stumble in any way over a match that nobody thought of
                raise Outdated(f"{under}, and cannot be brought to version {version + 1}: {error}") from error
            record.version = version + 1
        return record

    def replay(self, upto: int | None = None) -> "Match":
        """Plays the record again, to its end or up to an entry, and checks every hash on the way."""
        for match, _ in self.steps(upto):  # noqa: B007  (the last one counts)
            pass
        return match

    def steps(self, upto: int | None = None, *, watch: "Watch | None" = None) -> "Iterator[tuple[Match, list[Event]]]":
        """The same, entry by entry: the match after each of them, and what was told; an undo tells nothing.

        Whoever looks on has the frames of each entry (``watch.frames``); the setup has none, it is a whole view.
        A record of older rules is migrated first; what the present ones do not allow any more is Outdated.
        """
        from .match import Match

        if "cut" in self.note:
            raise BrokenRecord(f"The record was cut to what {self.note['cut']} may know: it cannot be played again.")
        game = find(self.game)
        check_values(game, self.values)
        record = self.migrated()
        hashed = record is self and "hashes" not in self.note
        try:
            setup, *answers = record.entries
            run = Run(None, 0, list(setup.luck))
            match = Match._begin(game, record.seats, record.options, run, start=record.start)
            match._must_agree(setup, hashed)
        except Exception as error:  # rules may stumble in any way over luck that was edited
            raise self._fault(0, error) from error
        yield match, match.opening
        for number, entry in enumerate(answers[:upto], 1):
            try:
                told = _followed(match, entry, hashed, watch)
            except Exception as error:  # as above
                raise self._fault(number, error) from error
            yield match, told

    def _fault(self, number: int, error: Exception) -> BrokenRecord:
        """What is wrong with an entry: it was edited, or the rules are not what they were."""
        if self.version != (present := find(self.game).version):
            under = f"The match was played under version {self.version} of {self.game}'s rules"
            which = f"entry {number} cannot be played" if number else "it cannot be set up"
            why = f"{under}, and {which} under version {present}: {error}"
            return Outdated(why, number or None, error.clause if isinstance(error, NotOffered) else None)
        if isinstance(error, BrokenRecord):
            return error
        what = f"Entry {number} of the record cannot be played" if number else "The record cannot be set up"
        return BrokenRecord(f"{what}: {error}")

    def verify(self) -> None:
        """Replays everything; BrokenRecord names the first entry that does not hold."""
        self.must_end_as(self.replay())

    def must_end_as(self, match: "Match") -> None:
        """Refuses a match, played from this record, that ends otherwise than the record says."""
        said = self.migrated().outcome
        if self.version == match.game.version:
            if said != match.outcome:
                raise BrokenRecord(f"The record says {said}, but the match ends with {match.outcome}.")
        elif _in_short(said) != _in_short(match.outcome):
            raise Outdated(
                f"The match was played under version {self.version} of {self.game}'s rules and ended with "
                f"{_in_short(said)}; under version {match.game.version} it ends with {_in_short(match.outcome)}.",
                len(self.entries) - 1,
            )


def _followed(match: "Match", entry: Entry, hashed: bool, watch: "Watch | None") -> list[Event]:
    """Plays an entry again, before those who look on."""
    if watch is None:
        return match.follow(entry, hashed=hashed)
    return watch.during(match, lambda: match.follow(entry, hashed=hashed))


def check_values(game: Game[Any], values: Mapping[str, Any]) -> None:
    """Raises OtherValues unless a match was played under the printed values that are in force here."""
    if values != game.values:
        raise OtherValues(game.id, values, game.values)


def _in_short(outcome: Outcome | None) -> tuple[Any, ...] | None:
    """What every version of a title says of an outcome: places, points, and how it came to them."""
    return None if outcome is None else (outcome.ranks, outcome.scores, outcome.ending, outcome.clause)


def same_answers(record: Record) -> Record:
    """The migration to rules under which every answer means what it meant; only the state is written otherwise."""
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
    return msgspec.structs.replace(record, entries=entries, start={}, note={**record.note, "cut": who})
