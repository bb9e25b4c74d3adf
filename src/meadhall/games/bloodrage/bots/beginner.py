"""Beginners: they know the rules, do something that promises something, and leave the rest to chance."""

from collections.abc import Collection, Sequence

from meadhall.kernel.ask import Option
from meadhall.kernel.chance import Chance
from meadhall.kernel.question import Question

from ..state import State
from .player import PROMPTS, Player

EVERYTHING = frozenset(PROMPTS) - {"choose_action"}
"""All that is asked besides what to do with a turn."""
CARDS_AND_BATTLES = frozenset({"draft_pick", "keep_card", "raise_stat", "call_to_battle", "battle_card", "late_card"})
"""What takes some experience: which cards go together, which stat pays, whether a battle can be won."""


class Beginner(Player):
    """Takes any action that promises something, not the best one, and does not think at all about some questions."""

    __slots__ = ("_careless",)

    def __init__(self, chance: Chance, careless: Collection[str]) -> None:
        super().__init__(chance)
        self._careless = careless

    def point(self, s: State, question: Question) -> Option:
        """What comes to mind."""
        choices = question.choices
        if question.prompt in self._careless:
            return self._any_of(choices)
        if question.prompt == "choose_action":
            weighed = self.weighed_actions(s, question.seat, choices)
            return self._any_of([option for worth, option in weighed if worth > 0] or choices[-1:])
        return super().point(s, question)

    def _any_of(self, choices: Sequence[Option]) -> Option:
        return choices[self._chance.below(len(choices))]
