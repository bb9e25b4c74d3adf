"""Which bots play which game: everybody can play at random, a title's own bots stand in its ``bot.py``."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

from meadhall.kernel import MeadhallError, find

from .bot import Bot, RandomBot

Maker = Callable[[int | str], Bot]
"""Makes a bot from a seed: the same seed gives the same decisions."""


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game, from the weakest to the strongest."""
    return tuple(_makers(game))


def make_bot(game: str, level: str, seed: int | str) -> Bot:
    """A bot for one seat of one match."""
    makers = _makers(game)
    if level not in makers:
        raise MeadhallError(f"No bot called {level!r} plays {game}; there are: {', '.join(makers)}.")
    return makers[level](seed)


def _makers(game: str) -> Mapping[str, Maker]:
    title = find(game)
    makers: dict[str, Maker] = {"random": RandomBot}
    module = f"meadhall.games.{title.id}.bot"
    package = module.rpartition(".")[0]
    if find_spec(package) is not None and find_spec(module) is not None:
        makers |= import_module(module).BOTS
    return makers
