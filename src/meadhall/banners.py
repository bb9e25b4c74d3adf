"""The banners of the hall: how each title hangs there, from the ``banner.toml`` of its folder.

A folder of ``meadhall.games`` with a banner and no ``game.py`` is a title that is still asleep: it cannot be played,
but its rules can be read already, so its banner says what a game would (``prefix``, ``rules``, ``seats``).
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from msgspec import Meta, Struct

from .kernel.errors import ContentError
from .kernel.game import Game
from .kernel.titles import GROUP, TITLES, playable
from .kit.content import Files
from .kit.overlay import NONE

FILE = "banner.toml"
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Lines(Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on a banner in one language."""

    name: str
    tagline: str = ""
    alone: str = ""
    """What it is called to play the title alone, where one can."""


class Banner(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a title hangs in the hall."""

    order: int = 1000
    """Small numbers hang first."""
    minutes: Annotated[int, Meta(gt=0)] | None = None
    """How long a match usually takes people."""
    credits: str = ""
    """Who made the game."""
    cloth: tuple[Colour, Colour] = ("#7d6440", "#33230f")
    """The colour where the light falls, and that of the folds."""
    en: Lines
    de: Lines | None = None
    """Without it a German reader reads the English lines."""


class Asleep(Banner, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The banner of a title that is not built yet: it says what its game will say."""

    prefix: str
    rules: tuple[str, ...]
    seats: tuple[int, int]
    """How few and how many can play."""


def banner_of(game: Game[Any]) -> Banner:
    """A title's banner; a plain one with its id if it has none, or if what another package wrote is none."""
    try:
        return read_banner(game)
    except ContentError:
        if game.id in TITLES:
            raise
        return _plain(game)


def read_banner(game: Game[Any]) -> Banner:
    """A title's banner as it is written, read once; ContentError if that cannot be read."""
    title: Any = game  # a protocol does not say that its objects can be keys; these can
    return _read(title)


@cache
def _read(game: Any) -> Banner:
    folder = game.folder()
    return Files(folder, game.id, NONE).load(FILE, Banner) if (folder / FILE).is_file() else _plain(game)


def _plain(game: Game[Any]) -> Banner:
    return Banner(en=Lines(game.id.replace("_", " ").capitalize()))


@cache
def asleep() -> dict[str, Asleep]:
    """The titles that still sleep, by their folders."""
    folders = (folder for folder in files(GROUP).iterdir() if (folder / FILE).is_file())
    found = {
        folder.name: Files(folder, folder.name, NONE).load(FILE, Asleep)
        for folder in folders
        if folder.name not in TITLES
    }
    return dict(sorted(found.items(), key=lambda entry: entry[1].order))


def hung(complain: Callable[[str], object] = lambda sentence: None) -> tuple[str, ...]:
    """All titles in the order of their banners: those that can be played, then those that sleep.

    What is wrong with a title of another package is said in a sentence.
    """
    orders: list[tuple[int, str]] = []
    for game in playable(complain):
        try:
            read_banner(game)
        except ContentError as error:
            complain(f"The banner of {game.id} hangs plain: {error}")
        orders.append((banner_of(game).order, game.id))
    return (*(id for _, id in sorted(orders)), *asleep())
