"""What the search knows of Reavers: what is worth thinking about, and how far it is played on."""

from meadhall.bots.ahead import asked
from meadhall.bots.thumb import ThumbPlanner, play_on
from meadhall.kernel import Chance, Question, Ref, Seat, World

from ..state import State
from .player import Player
from .standing import advantage

MOST = 5
"""So many things are thought about, those that seem best."""
AT_ONCE = frozenset({"turn_end", "overflow_return", "reroll_die"})
"""Questions that the rules of thumb answer as well as any search."""


class TurnPlanner(ThumbPlanner[Player]):
    """Plays every thought on for as long as it acts, by rules of thumb."""

    __slots__ = ()

    def __init__(self, chance: Chance) -> None:
        super().__init__(Player(chance))

    def candidates(self, s: State, question: Question) -> list[Ref]:
        """Of what may be pointed at the best, as the rules of thumb see it."""
        if question.prompt in AT_ONCE or len(question.choices) == 1:
            return []
        _, answers = self._player.weighed(s, question)
        return [option.ref for _, option in sorted(answers, key=lambda pair: -pair[0])[:MOST]]

    def played_on(self, world: World, seat: Seat, ref: Ref, chance: Chance) -> float:
        """Points at a thing, and plays on by rules of thumb; how the seat stands then.

        A location is played through by everybody, all else until somebody else has something to decide.
        """
        prompt = asked(world, seat).prompt
        everybody, acted = prompt == "location_choice", prompt != "specialist_use"

        def until(question: Question) -> bool:
            nonlocal acted
            if question.prompt == "location_choice" or (acted and not everybody and question.seat != seat):
                return True
            acted = acted or (question.seat == seat and question.prompt == "act_or_rest")
            return False

        world.answer(seat, ref)
        play_on(world, Player(chance), until)
        return advantage(world.state, seat)
