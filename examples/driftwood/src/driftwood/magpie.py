"""Magpie, a bot for the command line and the hall: it plays every choice to the end by chance, and counts.

It knows no rule of any title: it asks worlds (``seen.imagine``), in which what its seat cannot know is dealt anew. So
``--bots driftwood.magpie:Magpie`` plays other titles too; ``plays`` says at whose tables it may sit in the hall.
"""

from time import monotonic

from meadhall.bots import Seen
from meadhall.kernel import Chance, Ref, Seat, World

TRIES = 60
"""Matches that are played to the end for each choice, if there is time."""


class Magpie:
    """Points at the choice after which it did best, on average."""

    plays = ("driftwood",)
    seconds = 0.5

    def __init__(self, seed: int | str) -> None:
        self._chance = Chance(f"magpie {seed}")
        self.cut_short = False

    async def choose(self, seen: Seen) -> Ref:
        """Tries all choices in turn, so that each has its share when the time is over."""
        seat, options = seen.ask.seat, seen.ask.options
        until = monotonic() + seen.budget
        good = dict.fromkeys(options, 0)
        self.cut_short = False
        for _ in range(TRIES if len(options) > 1 else 0):
            for ref in options:
                world = seen.imagine(self._chance)
                world.answer(seat, ref)
                good[ref] += self._beaten(world, seat)
            if monotonic() > until:
                self.cut_short = True
                break
        return max(options, key=lambda ref: good[ref])

    def _beaten(self, world: World, seat: Seat) -> int:
        """How many others this seat leaves behind when chance plays to the end."""
        while not world.over:
            question = world.pending[0]
            world.answer(question.seat, question.options[self._chance.below(len(question.options))])
        assert world.outcome is not None
        return sum(rank > world.outcome.ranks[seat] for rank in world.outcome.ranks)
