"""What the search knows of Blood Rage: what is worth thinking about, and how long an age is played on."""

from meadhall.bots.thumb import ThumbPlanner, play_on
from meadhall.kernel import Chance, Question, Ref, World
from meadhall.kernel.ask import Seat

from ..scoring import END
from ..state import State
from .land import Land
from .player import Player
from .standing import advantage
from .worth import draft_worth

MOST = {"draft_pick": 4, "choose_action": 6, "invade_place": 5, "free_invade": 5}
"""So many things are thought about, those that seem best; fewer in a draft, where a whole age is played for each."""
AT_ONCE = frozenset({"pick_clan", "quest_as_strength", "upgrade_slot", "tide_keep", "free_invade_figure"})
"""Questions that the rules of thumb answer as well as any search."""


class AgePlanner(ThumbPlanner[Player]):
    """Plays every thought on to the next age, by rules of thumb."""

    __slots__ = ()

    def __init__(self, chance: Chance) -> None:
        super().__init__(Player(chance))

    def candidates(self, s: State, question: Question) -> list[Ref]:
        """Everything offered, or of many the best as the rules of thumb see it."""
        seat, choices = question.seat, question.choices
        if question.prompt in AT_ONCE:
            return []
        if question.prompt == "draft_pick":
            weighed = [(draft_worth(s, seat, option.value), option) for option in choices]
        elif question.prompt == "choose_action":
            weighed = self._player.weighed_actions(s, seat, choices)
        elif question.prompt in ("invade_place", "free_invade"):
            land, figure = Land(s, seat), question.ask.args[0]
            weighed = [(land.arrival(figure, o.value) if isinstance(o.value, int) else 0.0, o) for o in choices]
        else:
            return [option.ref for option in choices]
        weighed.sort(key=lambda pair: -pair[0])
        return [option.ref for _, option in weighed[: MOST[question.prompt]]]

    def played_on(self, world: World, seat: Seat, ref: Ref, chance: Chance) -> float:
        """Points at a thing and lets everybody play by rules of thumb until the next age; how the seat stands then."""
        age = world.state.age
        world.answer(seat, ref)
        play_age(world, chance, age)
        return advantage(world.state, seat)


def play_age(world: World, chance: Chance, age: int | None = None) -> None:
    """Lets everybody play an age to its end by rules of thumb: the present one, or one that has begun."""
    state: State = world.state
    present = state.age if age is None else age
    play_on(world, Player(chance), lambda question: state.age != present or state.phase == END)
