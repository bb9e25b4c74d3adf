"""Which bots play which game: everybody can play at random, a title's own bots stand in its ``bot.py``.

There ``BOTS`` names them from the weakest to the strongest, each with what makes it. ``FORMER`` may name those that
have left the ladder: they are offered to nobody, but whoever calls one by its name, and every table and record that
does, still finds it. ``TIMES`` may say for some of them how many seconds they think at most about one answer; the
others have the time that the table gives. ``ANALYST`` may name who judges positions after the match, and ``WHY`` who
says what was wrong with a turn (``analyst.py``). A game of the house names them beside its rules.

Bots of other packages are guests (``guests.py``): they sit at the tables of the titles they say they play, but belong
to no ladder. So nobody gets one who did not ask for it by name, and a title's own bot of the same name comes first.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType

from meadhall.kernel import MeadhallError, find
from meadhall.kernel.titles import part_of

from .analyst import Analyst, Why
from .bot import Bot, RandomBot
from .guests import Guest, guest_at, guests
from .watched import failure

Maker = Callable[[int | str], Bot]
"""Makes a bot from a seed: the same seed gives the same decisions."""


class UnknownBot(MeadhallError):
    """Nobody of that name plays the game."""


def bots_of(game: str) -> tuple[str, ...]:
    """A title's own bots, from the weakest to the strongest."""
    former: Mapping[str, Maker] = getattr(_module(game), "FORMER", {})
    return tuple(bot for bot in _makers(game) if bot not in former)


def guests_of(game: str) -> tuple[str, ...]:
    """The bots of other packages that say they play a game."""
    return tuple(_guests(find(game).id))


def check_bots(game: str, levels: Iterable[str], *, anywhere: bool = False) -> None:
    """Refuses the name of a bot that cannot play a game, and says which can.

    ``anywhere`` lets a bot be named by its place too, ``package.module:Class``. That runs code of whoever says so, and
    is for the command line: no visitor of a hall names a bot like that.
    """
    for level in levels:
        _maker(game, level, anywhere)


def usual_bots(game: str, count: int) -> tuple[str, ...]:
    """So many opponents for somebody who has not asked for any: the first that plays with a plan."""
    random, *others = bots_of(game)
    return (others[0] if others else random,) * max(0, count)


def make_bot(game: str, level: str, seed: int | str, *, anywhere: bool = False) -> Bot:
    """A bot for one seat of one match."""
    make = _maker(game, level, anywhere)
    if is_own(game, level):
        return make(seed)
    try:
        return make(seed)
    except Exception as error:  # what another package runs into while it makes its bot may be anything
        raise MeadhallError(f"The bot {level} could not be made: {failure(error)}.") from error


def is_own(game: str, level: str) -> bool:
    """Whether a bot belongs to the title, and not to another package."""
    return level in _makers(game)


def seconds_of(game: str, level: str, *, anywhere: bool = False) -> float | None:
    """How many seconds a bot says it thinks about one answer at most; None if it does not say."""
    if not is_own(game, level):
        guest = _guests(find(game).id).get(level) or (guest_at(level) if anywhere and ":" in level else None)
        return guest.seconds if guest else None
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


def why_of(game: str) -> Why | None:
    """Who says in the title's own words what was wrong with a turn, if somebody does."""
    why: Why | None = getattr(_module(game), "WHY", None)
    return why


def _maker(game: str, level: str, anywhere: bool) -> Maker:
    """What makes the bot of that name, or at that place."""
    own, guests = _makers(game), _guests(find(game).id)
    if level in own:
        return own[level]
    if level in guests:
        return guests[level].make
    if anywhere and ":" in level:
        return guest_at(level).make
    known = ", ".join((*bots_of(game), *guests))
    raise UnknownBot(f"No bot called {level!r} plays {find(game).id}; there are: {known}.")


def _makers(game: str) -> Mapping[str, Maker]:
    """A title's own bots, those who have left the ladder last."""
    module, makers = _module(game), dict[str, Maker](random=RandomBot)
    return makers | getattr(module, "BOTS", {}) | getattr(module, "FORMER", {})


def _guests(game: str) -> Mapping[str, Guest]:
    own = _makers(game)
    return {guest.name: guest for guest in guests() if game in guest.plays and guest.name not in own}


def _module(game: str) -> ModuleType:
    """The title's ``bot.py``; a game of the house has what is named there beside its rules, or nothing of it."""
    title = find(game)
    return part_of(title, "bot") or sys.modules[type(title).__module__]
