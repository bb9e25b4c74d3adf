"""A doubtful hand: sees what everything promises, and is not sure of it."""

from meadhall.bots.unsure import drawn
from meadhall.kernel import Chance, Option, Question

from ..state import State
from .player import Player


class Unsure(Player):
    """Takes the better of two things the more often the more it promises: with so much more, e times as often."""

    __slots__ = ("_doubt",)

    def __init__(self, chance: Chance, doubt: float) -> None:
        super().__init__(chance)
        self._doubt = doubt

    def point(self, s: State, question: Question) -> Option:
        """What comes to mind."""
        choices = question.choices
        return choices[0] if len(choices) == 1 else drawn(self.weighed(s, question), self._doubt, self._chance)
