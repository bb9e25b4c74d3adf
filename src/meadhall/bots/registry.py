"""Which bots play which game: everybody can play at random, a title's own bots stand in its ``bot.py``.

There ``BOTS`` names them from the weakest to the strongest, each with what makes it. ``FORMER`` may name those that
have left the ladder: they are offered to nobody, but whoever calls one by its name, and every table and record that
does, still finds it. ``TIMES`` may say for some of them how many seconds they think at most about one answer; the
others have the time that the table gives. ``ANALYST`` may name who judges positions after the match (``analyst.py``). A
game of the house names them beside its rules.
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from meadhall.kernel import MeadhallError, find

from .analyst import Analyst
from .bot import Bot, RandomBot

Maker = Callable[[int | str], Bot]
"""Makes a bot from a seed: the same seed gives the same decisions."""


class UnknownBot(MeadhallError):
    """Nobody of that name plays the game."""


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game, from the weakest to the strongest."""
    former: Mapping[str, Maker] = getattr(_module(game), "FORMER", {})
    return tuple(bot for bot in _makers(game) if bot not in former)


def check_bots(game: str, levels: Iterable[str]) -> None:
    """Refuses the name of a bot that cannot play a game, and says which can."""
    known = _makers(game)
    for level in levels:
        if level not in known:
            raise UnknownBot(f"No bot called {level!r} plays {game}; there are: {', '.join(bots_of(game))}.")


def usual_bots(game: str, count: int) -> tuple[str, ...]:
    """So many opponents for somebody who has not asked for any: the first that plays with a plan."""
    random, *others = bots_of(game)
    return (others[0] if others else random,) * max(0, count)


def make_bot(game: str, level: str, seed: int | str) -> Bot:
    """A bot for one seat of one match."""
    check_bots(game, (level,))
    return _makers(game)[level](seed)


def seconds_of(game: str, level: str) -> float | None:
    """How many seconds a bot says it thinks about one answer at most; None if it does not say."""
    times: Mapping[str, float] = getattr(_module(game), "TIMES", {})
    return times.get(level)


def get_ready(game: str) -> None:
    """Loads what a game's bots think with, or compiles it if that was never done: what ``READY`` of the title does."""
    ready: Callable[[], None] = getattr(_module(game), "READY", lambda: None)
    ready()


def analyst_of(game: str) -> Analyst | None:
    """Who judges positions of a game after the match, if somebody does."""
    analyst: Analyst | None = getattr(_module(game), "ANALYST", None)
    return analyst


def _makers(game: str) -> Mapping[str, Maker]:
    """Everybody who can play a game, those who have left the ladder last."""
    module, makers = _module(game), dict[str, Maker](random=RandomBot)
    return makers | getattr(module, "BOTS", {}) | getattr(module, "FORMER", {})


def _module(game: str) -> ModuleType:
    """The title's ``bot.py``; a game of the house has what is named there beside its rules, or nothing of it."""
    title = find(game)
    name = f"meadhall.games.{title.id}.bot"
    package = name.rpartition(".")[0]
    if find_spec(package) is None or find_spec(name) is None:
        name = type(title).__module__
    return import_module(name)
