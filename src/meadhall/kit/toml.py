"""TOML with its lines: where in a file a table begins or a key is given, so that a mistake can be shown there."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from ..kernel.errors import ContentError

Place = tuple[str | int, ...]
"""The way to a value: names of tables and keys, and numbers in lists."""
_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\"' -]+?)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w.\"'-]+)\s*=")
_NAME = re.compile(r"\"([^\"]*)\"|'([^']*)'|([\w-]+)")
_LISTED = re.compile(r"\"(?:\\.|[^\"\\])*\"|'[^']*'|\]|#")
_SYNTAX = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")


def parse(name: str, text: str) -> dict[str, Any]:
    """What a file says; ContentError with file and line if it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _SYNTAX.search(str(error))
        line = int(found[1]) if found and found[1] else len(text.splitlines())
        raise error_at(name, line, _SYNTAX.sub("", str(error))) from None


def error_at(name: str, line: int, sentence: str) -> ContentError:
    """A mistake with its file and line."""
    return ContentError(f"{name}, line {line}: {sentence.rstrip('.')}.")


def line_of(text: str, place: Place) -> int:
    """The line that comes nearest to a place in the data: of its key, or of its word in a list, else of the table."""
    best, depth = 1, 0
    for number, here in _places(text):
        if len(here) > depth and here == place[: len(here)]:
            best, depth = number, len(here)
    *_, last = (*place, "")[: depth + 1]
    return _line_of_word(text, best, last) if isinstance(last, int) else best


def _line_of_word(text: str, start: int, number: int) -> int:
    """The line of a word in a list of words that begins on a line; that line, if the list is of something else."""
    lines = text.splitlines()[start - 1 :]
    lines[0] = lines[0].partition("=")[2]  # a key may be written as a word too
    for line, written in enumerate(lines, start):
        for token in _LISTED.findall(written):
            if token == "]":
                return start
            if token == "#":
                break
            if number == 0:
                return line
            number -= 1
    return start


def _places(text: str) -> Iterator[tuple[int, Place]]:
    """Every line that begins a table or gives a key, with the way to what it gives."""
    table: Place = ()
    counts: dict[Place, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            names = _names(header[2])
            table = ()
            for depth, part in enumerate(names, 1):
                table += (part,)
                if depth == len(names) and header[1] == "[[":
                    counts[table] = counts.get(table, -1) + 1
                if table in counts:
                    table += (counts[table],)
            yield number, table
        elif key := _KEY.match(line):
            yield number, table + _names(key[1])


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(next(filter(None, part.groups()), "") for part in _NAME.finditer(dotted))
