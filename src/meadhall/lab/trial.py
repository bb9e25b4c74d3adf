"""How a title's ladder of bots is measured: what its ``trials.py`` says."""

from typing import Any

from msgspec import Struct

from meadhall.banners import asleep, hung
from meadhall.kernel import find
from meadhall.kernel.titles import TITLES, part_of


class Trial(Struct, frozen=True):
    """A ladder, and the way in which its steps are played."""

    game: str
    way: str
    """In a word, by which its steps are named: ``powers:jarl-lendmann``. No two trials have the same."""
    seats: int
    openings: int
    """Turns that chance takes first."""
    games: tuple[int, int, int]
    """How many for a step whose stronger bot thinks less than a second, some seconds, or longest."""
    options: dict[str, Any] = {}
    says: str = ""
    """What stands above its table."""
    besides: tuple[tuple[str, str], ...] = ()
    """Who meets whom besides neighbours, the stronger first."""
    budgets: dict[str, float] = {}
    """Seconds of the processor that some bots have for an answer, where that is less than they say themselves."""


def trials() -> tuple[Trial, ...]:
    """The trials of our titles, in the order of their banners; other packages measure their own bots (``simulate``)."""
    ours = [title for title in hung() if title in TITLES and title not in asleep()]
    modules = [module for title in ours if (module := part_of(find(title), "trials")) is not None]
    return tuple(trial for module in modules for trial in module.TRIALS)
