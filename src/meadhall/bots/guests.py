"""Bots of other packages: found by entry point, or named by where they are.

``[project.entry-points."meadhall.bots"]`` of another package has a line for each bot, its name and what makes it:
``magpie = "driftwood.magpie:Magpie"``. Called with a seed it gives a bot; ``plays`` names the titles at whose tables it
may sit, and ``seconds``, if it is there, how long it thinks at most about one answer. Whoever works on a bot names it
by its place, ``--bots driftwood.magpie:Magpie``; then it may try any title.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from math import inf
from typing import Any, NamedTuple

from meadhall.kernel import MeadhallError
from meadhall.kernel.titles import load, told

from .bot import Bot

GROUP = "meadhall.bots"
_NAME = re.compile(r"[a-z][a-z0-9_-]*")


class Guest(NamedTuple):
    """A bot that another package brings."""

    name: str
    make: Callable[[int | str], Bot]
    plays: tuple[str, ...]
    seconds: float | None


def guests(complain: Callable[[str], object] = lambda sentence: None) -> Iterator[Guest]:
    """The bots of other packages that can be made; of the others it is said why not."""
    names: set[str] = set()
    for entry in _named():
        guest = _guest(entry)
        if isinstance(guest, str):
            complain(guest)
        elif guest.name in names:
            complain(f"{told(entry, 'bot')} cannot play: another package has a bot of that name already.")
        else:
            names.add(guest.name)
            yield guest


def guest_at(path: str) -> Guest:
    """The bot at a place such as ``driftwood.magpie:Magpie``."""
    try:
        return _looked_at(path, load(EntryPoint(path, path, GROUP)))
    except MeadhallError as error:
        raise MeadhallError(f"The bot {path} cannot play: {error}") from error.__cause__


def look_again() -> None:
    """Forgets which bots were found: something was installed, or is gone."""
    _named.cache_clear()
    _guest.cache_clear()


@cache
def _named() -> tuple[EntryPoint, ...]:
    return tuple(sorted(dict.fromkeys(entry_points(group=GROUP)), key=lambda entry: entry.name))


@cache
def _guest(entry: EntryPoint) -> Guest | str:
    """The bot of an entry point, or a sentence that says why there is none; nobody imports it twice."""
    try:
        if _NAME.fullmatch(entry.name) is None:
            raise MeadhallError("a bot's name is written in small letters, figures, hyphens and underscores.")
        guest = _looked_at(entry.name, load(entry))
        if not guest.plays:
            raise MeadhallError("it does not say which titles it plays (plays).")
        return guest
    except MeadhallError as error:
        return f"{told(entry, 'bot')} cannot play: {error}"


def _looked_at(name: str, make: Any) -> Guest:
    """What can be seen of a bot before it is asked anything."""
    plays, seconds = getattr(make, "plays", ()), getattr(make, "seconds", None)
    if not callable(make) or (isinstance(make, type) and not callable(getattr(make, "choose", None))):
        raise MeadhallError("it is nothing that makes a bot, such as a class with `async def choose(self, seen)`.")
    if isinstance(plays, str) or not all(isinstance(title, str) for title in plays):
        raise MeadhallError('the titles it plays are a tuple of their ids, such as ("ragnarocks",).')
    if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds < inf):
        raise MeadhallError(f"the seconds it thinks are a number greater than 0, not {seconds!r}.")
    return Guest(name, make, tuple(plays), seconds)
