"""What a bot is, the simplest one, and how to let one decide where no event loop runs."""

from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from meadhall.kernel import Chance, Match, MeadhallError, Ref, Seat

from .seen import Seen


class Bot(Protocol):
    """A player that points at things. It keeps what it likes between two asks, but must not rely on being asked.

    A bot whose thoughts are bounded by something else than the clock may have an attribute ``cut_short``: whether the
    clock struck before its last answer was thought through (``was_cut_short``).
    """

    async def choose(self, seen: Seen) -> Ref:
        """Points at one of the options of the ask."""
        ...


def was_cut_short(bot: Bot) -> bool:
    """Whether the clock cut a bot's last answer short: on a faster machine it may answer otherwise."""
    return bool(getattr(bot, "cut_short", False))


class NeedsLoop(MeadhallError):
    """A bot that waits for something outside was asked where nothing can wake it."""


class RandomBot:
    """Points at anything, each option as likely as any other."""

    __slots__ = ("_chance",)

    def __init__(self, seed: int | str) -> None:
        self._chance = Chance(seed)

    async def choose(self, seen: Seen) -> Ref:
        """Points at anything."""
        options = seen.ask.options
        return options[self._chance.below(len(options))]


def decide(bot: Bot, match: Match, seat: Seat, budget: float = 1.0, clock: Callable[[], float] = perf_counter) -> Ref:
    """Lets a bot decide at once, without an event loop; the match is not answered."""
    thinking = bot.choose(Seen.of(match, seat, budget, clock=clock))
    try:
        while thinking.send(None) is None:  # a bot that only lets others go first is asked again
            pass
    except StopIteration as decided:
        ref: Ref = decided.value
        return ref
    thinking.close()
    raise NeedsLoop("This bot waits for something outside itself; it can only play where an event loop runs.")
