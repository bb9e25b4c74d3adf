"""Beginners: they know the rules, sail where something is to be had, and leave the rest to chance."""

from collections.abc import Collection

from meadhall.kernel import Chance, Option, Question

from ..state import State
from .player import PROMPTS, Player

EVERYTHING = frozenset(PROMPTS) - {"act_or_rest", "turn_end", "overflow_return", "reroll_die", "sea_battle_method"}
"""All that is asked besides whether to act, and what any child would see."""
PLANS = frozenset({"location_choice", "reaver_use", "prophecy_source", "trade_reward", "die_face", "kept_card"})
"""What takes some experience: where to sail first, what a crew is for, and which cards go together."""


class Beginner(Player):
    """Does not think at all about some questions."""

    __slots__ = ("_careless",)

    def __init__(self, chance: Chance, careless: Collection[str]) -> None:
        super().__init__(chance)
        self._careless = careless

    def point(self, s: State, question: Question) -> Option:
        """What comes to mind."""
        if question.prompt in self._careless:
            return question.choices[self._chance.below(len(question.choices))]
        return super().point(s, question)
