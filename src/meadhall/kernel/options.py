"""The options of a table: read, checked, and what is wrong with them said in a sentence."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from .errors import MeadhallError
from .game import Game, Options

LISTED = 8
"""At most so many choices are named when somebody asks for one that is not there."""
_AT = re.compile(r"(?P<what>.*) - at `\$\.(?P<name>[^`.\[]+)[^`]*`", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)
_LIMIT = re.compile(r"Expected `int` (?P<sign><=|>=|<|>) (?P<bound>-?\d+)")


def read_options(game: Game[Any], seats: int, options: Any) -> Options:
    """The table's options, checked; and the number of seats. Numbers and switches may be written as words."""
    chosen = _read(game, options)
    if seats not in game.seats:
        several = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
        clause = game.why_not_seats(seats, chosen)
        why = "" if clause is None else f" ({clause})"
        raise MeadhallError(f"{game.id} is played by {several}, not by {seats}{why}.")
    return chosen


def _read(game: Game[Any], options: Any) -> Options:
    if isinstance(options, game.options):
        return options
    try:
        return msgspec.convert(options or {}, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise MeadhallError(f"An option of {game.id} is wrong: {_said(game, options, str(error))}.") from None


def check_table(game: Game[Any], seats: int, options: Any) -> Options:
    """The options as read_options gives them, if a match can begin with them; else its own sentence is raised."""
    chosen = read_options(game, seats, options)
    game.setup(seats, chosen)
    return chosen


def kinds_of(options: type[Options]) -> dict[str, Any]:
    """The type of each option, by name, in the order in which the game names them."""
    hints = get_type_hints(options, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(options)}


def choices_of(kind: Any) -> list[str | int]:
    """The values of an option that is a choice, in the order in which the game names them; none if it is not."""
    if get_origin(kind) in (Union, UnionType):
        return [choice for part in get_args(kind) for choice in choices_of(part)]
    return [value for value in get_args(kind) if value is not None] if get_origin(kind) is Literal else []


def limits_of(kind: Any) -> tuple[int, int] | None:
    """The smallest and the greatest value of an option that is a number and has both."""
    if get_origin(kind) is not Annotated or get_args(kind)[0] is not int:
        return None
    metas = [meta for meta in get_args(kind)[1:] if isinstance(meta, msgspec.Meta)]
    low = next((meta.ge for meta in metas if meta.ge is not None), None)
    high = next((meta.le for meta in metas if meta.le is not None), None)
    return None if low is None or high is None else (int(low), int(high))


def _said(game: Game[Any], options: Any, error: str) -> str:
    """What msgspec found, in the words of somebody who opens a table."""
    known = kinds_of(game.options)
    for word in _words(options):
        if word in game.beyond:
            return f"{word} is not in the box ({game.beyond[word]})"
    if unknown := _UNKNOWN.match(error):
        return f"there is no option {unknown['name']!r}{_instead(unknown['name'], list(known))}"
    found = _AT.match(error)
    if found is None or not isinstance(options, Mapping):
        return error
    name, value = found["name"], options.get(found["name"])
    kind = known.get(name)
    if choices := choices_of(kind):
        word = name.rpartition("_")[2]  # ivory_power: a power
        return f"no {word} {value!r} is known to this version ({name}){_instead(str(value), [str(c) for c in choices])}"
    if limit := _LIMIT.match(found["what"]):
        side = "at most" if limit["sign"].startswith("<") else "at least"
        return f"{name} is {side} {limit['bound']}, not {value!r}"
    if kind is int or (get_origin(kind) is Annotated and get_args(kind)[0] is int):
        return f"{name} is a number, not {value!r}"
    if kind is bool:
        return f"{name} is true or false, not {value!r}"
    return f"{name}: {found['what']}"


def _words(thing: Any) -> Iterator[str]:
    """All names and words of what was asked for."""
    if isinstance(thing, Mapping):
        yield from (word for pair in thing.items() for part in pair for word in _words(part))
    elif isinstance(thing, list | tuple):
        yield from (word for part in thing for word in _words(part))
    else:
        yield str(thing)


def _instead(wanted: str, choices: list[str]) -> str:
    """What there is instead: everything, or of many what looks alike."""
    named = choices if len(choices) <= LISTED else get_close_matches(wanted, choices, n=3)
    return f"; there {'is' if len(named) == 1 else 'are'}: {', '.join(named)}" if named else ""
