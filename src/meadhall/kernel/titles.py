"""The titles: a folder of ``meadhall.games`` with a ``game.py`` is one, and other packages bring theirs by entry point.

``[project.entry-points."meadhall.games"]`` of another package has a line for each title, its id and where its game is:
``driftwood = "driftwood.game:GAME"``. It is loaded when somebody asks for it. One that cannot be played is told of in
a sentence, and the other titles are there as before.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NoReturn

from .errors import MeadhallError, UnknownGame
from .game import Game, Options, State

GROUP = "meadhall.games"
TITLES = tuple(sorted(folder.name for folder in files(GROUP).iterdir() if (folder / "game.py").is_file()))
"""The titles of this package, by their folders."""

_ID = re.compile(r"[a-z][a-z0-9_]*")
_PREFIX = re.compile(r"[A-Z]{2}")
_games: dict[str, Game[Any]] = {}
_broken: dict[str, str] = {}
"""Titles of other packages that cannot be played, and why: nobody imports them twice."""


class BrokenTitle(UnknownGame):
    """A title of another package that cannot be played; the text says which, of which package, and why."""


def register(game: Game[Any]) -> None:
    """Makes a game known by its id; titles need not be registered."""
    _games[game.id] = game


def find(game: "str | Game[Any]") -> Game[Any]:
    """The game of that id: registered, of this package, or of another one."""
    if not isinstance(game, str):
        return game
    if game not in _games:
        if game in TITLES:
            register(import_module(f"{GROUP}.{game}.game").GAME)
        elif game in _elsewhere():
            register(_guest(game))
        else:
            known = ", ".join(dict.fromkeys([*titles(), *_games]))
            raise UnknownGame(f"There is no game {game!r} in the hall; there are: {known}.")
    return _games[game]


def titles() -> tuple[str, ...]:
    """The ids of all titles: of this package, then of others. Whether these can be played shows when one is found."""
    return (*TITLES, *(id for id in _elsewhere() if id not in TITLES))


def playable(complain: Callable[[str], object] = lambda sentence: None) -> Iterator[Game[Any]]:
    """Every title that can be played; of the others it is said why not."""
    prefixes: dict[str, str] = {}
    for id in titles():
        try:
            game = find(id)
            if (other := prefixes.setdefault(game.prefix, id)) != id:
                _refuse(id, f"its clauses begin with {game.prefix}, as those of {other} do.")
            yield game
        except BrokenTitle as error:
            complain(str(error))
    for sentence in _refused():
        complain(sentence)


def part_of(game: Game[Any], name: str) -> ModuleType | None:
    """A module of a title's package, such as its ``bot`` or its ``terminal``, if it has one."""
    package = game.package()
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def look_again() -> None:
    """Forgets what was found in other packages: something was installed, or is gone."""
    for id in _elsewhere():
        if id not in TITLES:
            _games.pop(id, None)
    _broken.clear()
    _named.cache_clear()


# ---- titles of other packages


@cache
def _named() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def _elsewhere() -> dict[str, EntryPoint]:
    """The titles of other packages by their ids; where two have the same, the one that is found first."""
    found: dict[str, EntryPoint] = {}
    for entry in _named():
        if entry.name not in TITLES:
            found.setdefault(entry.name, entry)
    return dict(sorted(found.items()))


def _refused() -> Iterator[str]:
    """A sentence for each title whose id is taken."""
    for entry in _named():
        holder = _elsewhere().get(entry.name)
        if holder is None:
            yield f"{told(entry)} cannot be played: {entry.name} is a title of Meadhall itself."
        elif holder.value != entry.value:
            yield f"{told(entry)} cannot be played: {_owner(holder)} has a title of that id already."


def told(entry: EntryPoint, what: str = "title") -> str:
    """How a thing that another package brings is spoken of."""
    return f"The {what} {entry.name!r} of {_owner(entry)}"


def _owner(entry: EntryPoint) -> str:
    return f"the package {entry.dist.name} {entry.dist.version}" if entry.dist else f"{entry.value}"


def _guest(id: str) -> Game[Any]:
    """A title of another package, looked at before anybody plays it."""
    if id in _broken:
        raise BrokenTitle(_broken[id])
    try:
        game: Game[Any] = load(_elsewhere()[id])
        _check(id, game)
    except MeadhallError as error:
        _refuse(id, str(error))
    return game


def _refuse(id: str, why: str) -> NoReturn:
    _games.pop(id, None)
    _broken[id] = f"{told(_elsewhere()[id])} cannot be played: {why}"
    raise BrokenTitle(_broken[id])


def load(entry: EntryPoint) -> Any:
    """What an entry point names; a MeadhallError says in half a sentence why it cannot be had."""
    if not entry.attr:
        raise MeadhallError(f"{entry.value!r} names no object; one is named package.module:NAME.")
    try:
        found: Any = import_module(entry.module)
    except (Exception, SystemExit) as error:  # whatever another package does when it is imported, the hall stands
        raise MeadhallError(f"{entry.module} could not be imported ({reason(error)}).") from error
    for name in entry.attr.split("."):
        if not hasattr(found, name):
            raise MeadhallError(f"there is no {entry.attr} in {entry.module}.")
        found = getattr(found, name)
    return found


def reason(error: BaseException) -> str:
    """What went wrong, in one line."""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def _check(id: str, game: Any) -> None:
    """Refuses what no title can be. What its rules do is tried by ``meadhall.suite``, not here."""

    def must(holds: bool, otherwise: str) -> None:
        if not holds:
            raise MeadhallError(otherwise)

    def has(name: str) -> Any:
        must(hasattr(game, name), f"it has no {name}.")
        return getattr(game, name)

    must(not isinstance(game, type), "it is a class, and must be an object of it, such as GAME = Driftwood().")
    must(Game in type(game).__mro__, "its class does not come from meadhall.kernel.Game.")
    must(has("id") == id, f"it is entered as {id!r}, and its game calls itself {game.id!r}.")
    must(_ID.fullmatch(id) is not None, f"{id!r} is no id; one is written in small letters, figures and underscores.")
    must(
        isinstance(has("prefix"), str) and _PREFIX.fullmatch(game.prefix) is not None,
        f"its prefix is two capital letters, not {game.prefix!r}.",
    )
    must(type(has("version")) is int, f"its version is a whole number, not {game.version!r}.")
    seats = has("seats")
    must(isinstance(seats, range) and len(seats) > 0 and seats[0] > 0, f"its seats are a range, not {seats!r}.")
    must(_is_class(has("options"), Options), "its options are no class of meadhall.kernel.Options.")
    must(_is_class(has("state"), State), "its state is no class of meadhall.kernel.State.")
    must(isinstance(has("rules"), tuple), "its rules are a tuple of file names.")
    for name in ("chapters", "prompts"):
        must(hasattr(has(name), "keys"), f"its {name} are no mapping.")
    must(bool(game.package()), "its module stands in no package: what belongs to a title lies in a folder.")
    for path in ("texts/en.ftl", *(f"rules/{name}.md" for name in game.rules)):
        must(game.folder().joinpath(path).is_file(), f"there is no {path} in its folder.")


def _is_class(value: object, base: type) -> bool:
    return isinstance(value, type) and issubclass(value, base)
