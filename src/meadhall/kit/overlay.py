"""Overlays: the printed values of a box that a hall puts in the place of the content's own, in one TOML file.

::

    [bloodrage.cards.a1-troll]        # title, content file, record by its name
    strength = 3

    [bloodrage.clans.figure.leader]   # with its table, where several records of the file have that name
    strength = 4

Content is read when a title is imported, so an overlay is in force for the whole life of a process. The environment
says which: what a process starts, such as the workers that think for bots, reads the same.
"""

import json
import os
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from ..kernel.errors import ContentError, UnknownGame
from ..kernel.titles import find
from .toml import Place, error_at, line_of, parse

VARIABLE = "MEADHALL_OVERLAY"
_WHENCE = ("source", "refs")


class Change(NamedTuple):
    """A value that was put in the place of another: of which record, and where that had come from."""

    title: str
    file: str
    record: str
    field: str
    before: Any
    after: Any
    source: str


class Overlay(Struct, frozen=True):
    """An overlay file, read; its first tables are titles."""

    name: str
    text: str
    data: dict[str, Any]
    changes: list[Change] = []
    """What it has changed in the content files that were read so far."""

    @classmethod
    def read(cls, file: Path) -> "Overlay":
        """Reads a file; ContentError if it is not TOML."""
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            raise ContentError(f"{file.name}, line 1: this is not text.") from None
        return cls(file.name, text, parse(file.name, text))

    def tables(self, title: str) -> dict[str, Any]:
        """What it says of a title, by content file."""
        given: dict[str, Any] = self.data.get(title, {})
        return self._table(given, title)

    def records(self, title: str, file: str, lists: Collection[str]) -> Iterator[tuple[Place, dict[str, Any]]]:
        """The records of a content file that it changes: where it names each, and the fields."""
        for name, given in self._table(self.tables(title).get(file, {}), title, file).items():
            place = (title, file, name)
            fields = self._table(given, *place)
            if name not in lists:
                yield place, fields
                continue
            for one, own in fields.items():
                yield (*place, one), self._table(own, *place, one)

    def values(self, title: str) -> dict[str, Any]:
        """The values of a title as records keep them: not where they come from."""
        values: dict[str, Any] = _values(self.tables(title))
        return values

    def mistake(self, sentence: str, *place: str | int) -> ContentError:
        """What is wrong, with the overlay's own line."""
        return error_at(self.name, line_of(self.text, place), sentence)

    def _table(self, given: dict[str, Any], *place: str) -> dict[str, Any]:
        if not isinstance(given, dict):
            raise self.mistake(f"{place[-1]} is no record, so it has no value", *place)
        return given


NONE = Overlay("", "", {})
"""No overlay: every value is the content's own."""


def in_force() -> Overlay:
    """The overlay of this process, which the environment names; an empty one if there is none."""
    return _read_once(os.environ.get(VARIABLE, ""))


@cache
def _read_once(file: str) -> Overlay:
    return Overlay.read(Path(file)) if file else NONE


def use(file: Path) -> Overlay:
    """Puts an overlay in force, here and in what this process starts; its titles are read at once, and so checked."""
    os.environ[VARIABLE] = str(file.resolve())
    overlay = in_force()
    for title in overlay.data:
        try:
            taken = find(title).values
        except UnknownGame as error:
            raise overlay.mistake(str(error), title) from None
        for name in overlay.tables(title):
            if taken != overlay.values(title) or (title, name) not in {change[:2] for change in overlay.changes}:
                raise overlay.mistake(f"this changes nothing that the rules of {title} read", title, name)
    return overlay


def written(title: str, values: Mapping[str, Any]) -> str:
    """The text of an overlay with such values of one title."""
    return f"{json.dumps(title)} = {_toml(values)}\n"


def _values(given: Any) -> Any:
    if not isinstance(given, dict):
        return given
    values = {key: _values(value) for key, value in given.items() if key not in _WHENCE}
    return {key: value for key, value in values.items() if value != {}}


def _toml(value: Any) -> str:
    """A value in one line; what JSON writes of strings, numbers and truths, TOML reads."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
