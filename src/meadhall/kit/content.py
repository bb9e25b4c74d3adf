"""Content files: facts and numbers in TOML, read into frozen records. A mistake is told with its file and line.

A title has its records and what must add up in its box; what is the same for all is here: sources, references, names
that are there twice, names that nothing has, and the printed values that a hall puts in the place of the files' own.
"""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ..kernel.errors import ContentError
from .effects import WORD
from .overlay import Change, Overlay, in_force
from .toml import Place, error_at, line_of, parse

T = TypeVar("T")
Folder = Traversable | Path
Source = Literal["rulebook", "found", "house", "recalled"]
"""Stated by the rulebook; taken from a public source that ``refs`` names; decided here; or known, but never checked."""
_PLACE = re.compile(r" - at `(?:key in )?\$([^`]*)`")
_PART = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")
_UNKNOWN_FIELD = re.compile(r"unknown field `([^`]*)`")
_UNKNOWN_WORD = re.compile(r"Invalid value ('[^']*')")


class Fact(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record of a content file has: where its facts come from."""

    source: Source
    refs: tuple[str, ...] = ()


class Number(Fact, frozen=True):
    """A number of the rules."""

    value: int


class Count(Fact, frozen=True):
    """A number of the rules that is at least one."""

    value: Annotated[int, Meta(ge=1)]


class Value(Fact, Generic[T], frozen=True):
    """What the rules or the house have settled: a switch, one of several words."""

    value: T


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    """A public source that facts were taken from: ``references.toml``, by whose ids other files name it in refs."""

    id: str
    address: str
    use: str = ""


class Files:
    """The content files of one title, with the printed values of an overlay in their places."""

    def __init__(self, folder: Folder, title: str, overlay: Overlay | None = None) -> None:
        """Reads the references; the overlay is the process's own, unless another one is given."""
        self.folder, self.title = folder, title
        self.overlay = in_force() if overlay is None else overlay
        self.values = self.overlay.values(title)
        self._overlaid: dict[str, dict[Place, Place]] = {}
        for file in self.overlay.tables(title):
            if not self._there(f"{file}.toml"):
                raise self.overlay.mistake(f"{title} has no content file {file}.toml", title, file)
        found = self.load("references.toml", tuple[Reference, ...]) if self._there("references.toml") else ()
        self.references = {reference.id: reference for reference in found}

    def read(self, type: type[T]) -> T:
        """A whole folder: each field of the record is the content file of that name."""
        return type(**{name: self.load(f"{name}.toml", kind) for name, kind in get_type_hints(type).items()})

    def load(self, name: str, type: type[T]) -> T:
        """One content file as its record; one that is a single list of records, ``[[card]]``, as their tuple."""
        data = parse(name, self._text(name))
        self._check_names(name, data)
        self._overlaid[name] = self._overlay(name, data)
        prefix: Place = ()
        given: Any = data
        if get_origin(type) is tuple:
            table, *others = data or [""]
            if others:
                raise self.mistake(name, f"{others[0]} stands beside {table}, and nothing else may", others[0])
            prefix, given = (table,), data.get(table, ())
        try:
            read = msgspec.convert(given, type)
        except msgspec.ValidationError as error:
            sentence, place = _told(str(error), prefix)
            raise self.mistake(name, sentence, *place) from None
        for place, fact in facts_in(read, prefix):
            self.must_know(name, "reference", self.references, fact.refs, *place, "refs")
            if fact.source == "found" and not fact.refs:
                raise self.mistake(name, "what was found has refs that say where", *place, "source")
        return read

    def mistake(self, name: str, sentence: str, *place: str | int) -> ContentError:
        """The error for facts that are well written but cannot be true together; place leads to the one at fault.

        The files hold by themselves, so where an overlay has changed anything the mistake is shown in the overlay.
        """
        changed = self._overlaid.get(name, {})
        for depth in range(len(place), 0, -1):
            if place[:depth] in changed:
                return self.overlay.mistake(sentence, *changed[place[:depth]])
        for others in (changed, *self._overlaid.values()):
            if others:
                return self.overlay.mistake(sentence, *next(iter(others.values())))
        return error_at(name, line_of(self._text(name), place), sentence)

    def must_know(self, name: str, kind: str, known: Container[str], wanted: Iterable[str], *place: str | int) -> None:
        """Raises "there is no province x" unless everything that is named is there."""
        for one in wanted:
            if one not in known:
                raise self.mistake(name, f"there is no {kind} {one}", *place)

    def must_have(
        self, name: str, table: str, field: str, there: Sequence[str], wanted: Sequence[str] | None = None
    ) -> None:
        """Raises unless each of those wanted is there exactly once; where none are named, any may be, but only once."""
        for k, one in enumerate(there):
            if wanted is not None and one not in wanted:
                raise self.mistake(name, f"{one} does not belong to {table}", table, k, field)
            if one in there[:k]:
                raise self.mistake(name, f"{one} is there twice as {table}", table, k, field)
        for one in wanted or ():
            if one not in there:
                raise self.mistake(name, f"{one} is missing as {table}", table, 0)

    def _there(self, name: str) -> bool:
        return (self.folder / name).is_file()

    def _text(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def _check_names(self, name: str, data: dict[str, Any]) -> None:
        """A record is named by what stands first in it: its id, its letter, its kind. No two have the same name."""
        for table, records in _lists(data):
            seen = set()
            for k, record in enumerate(records):
                key, value = next(iter(record.items()), ("", None))
                if str(value) in seen:
                    raise self.mistake(name, f"the {table} {value} is there twice", table, k, key)
                seen.add(str(value))

    def _overlay(self, name: str, data: dict[str, Any]) -> dict[Place, Place]:
        """Puts the overlay's values into a file; gives for each value and its record where the overlay says it."""
        file = name.removesuffix(".toml")
        changed: dict[Place, Place] = {}
        for said, fields in self.overlay.records(self.title, file, {table for table, _ in _lists(data)}):
            place = self._named(name, data, said)
            record: Any = data
            for step in place:
                record = record[step]
            changed[place], source = said, record.get("source", "")
            for field, value in fields.items():
                if len(place) == 2 and field == next(iter(record)):
                    raise self.overlay.mistake("the name of a record stays what it is", *said, field)
                before = record.get(field)
                self.overlay.changes.append(Change(self.title, file, str(said[-1]), field, before, value, source))
                record[field] = value
                changed[(*place, field)] = (*said, field)
        return changed

    def _named(self, name: str, data: dict[str, Any], said: Place) -> Place:
        """Where the record is that an overlay names: by its table, by its name, or by both."""
        *_, last = said
        if len(said) == 3 and isinstance(data.get(str(last)), dict):
            return (str(last),)
        found = [
            (table, k)
            for table, records in _lists(data)
            if len(said) == 3 or table == said[2]
            for k, record in enumerate(records)
            if str(next(iter(record.values()), None)) == last
        ]
        if not found:
            raise self.overlay.mistake(f"{name} has no record {last}", *said)
        if len(found) > 1:
            tables = " and ".join(table for table, _ in found)
            example = ".".join(map(str, (*said[:2], found[0][0], last)))
            raise self.overlay.mistake(f"{last} is there as {tables}; write [{example}]", *said)
        return found[0]


def _lists(data: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The lists of records of a file, ``[[card]]``."""
    for table, records in data.items():
        if isinstance(records, list) and all(isinstance(record, dict) for record in records):
            yield table, records


def facts_in(value: object, place: Place = ()) -> Iterator[tuple[Place, Fact]]:
    """Every fact of a record, with the way to it."""
    if isinstance(value, Fact):
        yield place, value
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from facts_in(getattr(value, field), (*place, field))
    elif isinstance(value, tuple):
        for k, one in enumerate(value):
            yield from facts_in(one, (*place, k))


def _told(message: str, prefix: Place) -> tuple[str, Place]:
    """What msgspec says, as a sentence and the place it speaks of."""
    found = _PLACE.search(message)
    parts = _PART.finditer(found[1]) if found else iter(())
    place = prefix + tuple(int(part[2]) if part[2] else part[1] for part in parts if part[1] or part[2])
    sentence = _PLACE.sub("", message)
    if field := _UNKNOWN_FIELD.search(sentence):
        place += (field[1],)
    if place and place[-1] == WORD and (word := _UNKNOWN_WORD.search(sentence)):
        sentence = f"there is no effect {word[1]}"
    return sentence, place
