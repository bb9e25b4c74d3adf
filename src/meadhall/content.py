"""Content files: facts and numbers in TOML, read into frozen records. A mistake is told with its file and line."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from .kernel.errors import ContentError

T = TypeVar("T")
Folder = Traversable | Path
Place = tuple[str | int, ...]
Source = Literal["rulebook", "found", "house"]
"""Stated by the rulebook; taken from a public source that ``refs`` names; or decided here."""


class Fact(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record of a content file has: where its facts come from."""

    source: Source
    refs: tuple[str, ...] = ()


_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\"-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w.\"-]+)\s*=")
_SYNTAX = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")
_PLACE = re.compile(r" - at `(?:key in )?\$([^`]*)`")
_PART = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")


def load(folder: Folder, name: str, type: type[T]) -> T:
    """Reads one content file of a title's folder into its record; raises ContentError with file and line."""
    text = (folder / name).read_text("utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), type)
    except tomllib.TOMLDecodeError as error:
        found = _SYNTAX.search(str(error))
        line = int(found[1]) if found and found[1] else len(text.splitlines())
        raise _error(name, line, _SYNTAX.sub("", str(error)).strip()) from None
    except msgspec.ValidationError as error:
        place = _PLACE.search(str(error))
        parts = _PART.finditer(place[1]) if place else iter(())
        path = tuple(int(part[2]) if part[2] else part[1] for part in parts if part[1] or part[2])
        raise _error(name, _line(text, path), _PLACE.sub("", str(error))) from None


def mistake(folder: Folder, name: str, sentence: str, *path: str | int) -> ContentError:
    """The error for facts that are well written but cannot be true together; path leads to the one at fault."""
    return _error(name, _line((folder / name).read_text("utf-8"), path), sentence)


def _error(name: str, line: int, sentence: str) -> ContentError:
    return ContentError(f"{name}, line {line}: {sentence.rstrip('.')}.")


def _line(text: str, path: Place) -> int:
    """The line that comes nearest to a place in the data: of its key, else of the table around it."""
    best, depth = 1, 0
    for number, here in _places(text):
        if len(here) > depth and here == path[: len(here)]:
            best, depth = number, len(here)
    return best


def _places(text: str) -> Iterator[tuple[int, Place]]:
    """Every line that begins a table or gives a key, with the path to what it gives."""
    table: Place = ()
    counts: dict[Place, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            names = [part.strip('"') for part in header[2].split(".")]
            table = ()
            for depth, part in enumerate(names, 1):
                table += (part,)
                if depth == len(names) and header[1] == "[[":
                    counts[table] = counts.get(table, -1) + 1
                if table in counts:
                    table += (counts[table],)
            yield number, table
        elif key := _KEY.match(line):
            yield number, table + tuple(part.strip('"') for part in key[1].split("."))
