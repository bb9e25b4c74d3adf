"""Those who are not sure: they see what everything promises, and still do not always take the best."""

from meadhall.bots.unsure import drawn
from meadhall.kernel import Chance, Option, Question

from ..state import State
from .player import EDGE, PROMPTS, Player

SURE = frozenset({"turn_end", "overflow_return", "reroll_die"})
"""What any child would see."""


class Unsure(Player):
    """Takes the better of two things the more often the more it promises: with so much Glory more, e times as often."""

    __slots__ = ("_doubt",)

    def __init__(self, chance: Chance, doubt: float) -> None:
        super().__init__(chance)
        self._doubt = doubt

    def point(self, s: State, question: Question) -> Option:
        """What comes to mind."""
        choices, prompt = question.choices, question.prompt
        if len(choices) == 1 or prompt in SURE or prompt not in PROMPTS:
            return super().point(s, question)
        free, answers = self.weighed(s, question)
        useful = [(worth, option) for worth, option in free if worth > EDGE]
        return drawn((*answers, *useful), self._doubt, self._chance)
