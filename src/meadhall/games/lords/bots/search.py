"""What the search knows of Lords: what is worth thinking about, and how far it is played on."""

from meadhall.bots.thumb import ThumbPlanner, play_on
from meadhall.kernel import Chance, Question, Ref, Seat, World

from ..state import State
from .player import Player
from .standing import advantage

MOST = 4
"""So many things are thought about, those that seem best."""
AT_ONCE = frozenset(
    {
        *("setup_colour", "rune_gain", "rune_discard", "rune_pay", "hunt_symbol", "hunt_effect", "battle_after"),
        *("injury_heal", "usurp_recruit", "effect_next", "battle_ignore", "battle_casualty"),
    }
)
"""Questions that the rules of thumb answer as well as any search."""


class TurnPlanner(ThumbPlanner[Player]):
    """Plays every thought on to the end of the turn, by rules of thumb for everybody."""

    __slots__ = ()

    def __init__(self, chance: Chance) -> None:
        super().__init__(Player(chance))

    def candidates(self, s: State, question: Question) -> list[Ref]:
        """Of what may be pointed at the best, as the rules of thumb see it."""
        if question.prompt in AT_ONCE or len(question.choices) == 1:
            return []
        weighed = sorted(self._player.weighed(s, question), key=lambda pair: -pair[0])
        return [option.ref for _, option in weighed[:MOST]]

    def played_on(self, world: World, seat: Seat, ref: Ref, chance: Chance) -> float:
        """Points at a thing, and plays the turn on; how likely the seat wins then."""
        world.answer(seat, ref)
        play_turn(world, chance)
        return advantage(world.state, seat)


def play_turn(world: World, chance: Chance) -> None:
    """Lets everybody play by rules of thumb until another player's turn begins, or somebody has won."""
    s: State = world.state
    active = s.active
    play_on(world, Player(chance), lambda question: s.active != active)
