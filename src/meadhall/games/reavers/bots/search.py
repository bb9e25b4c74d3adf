"""What the search knows of Reavers: what is worth thinking about, and how far it is played on."""

from meadhall.kernel import Chance, Question, Ref, Seat, World

from ..state import State
from .player import Player
from .worth import advantage

MOST = 5
"""So many things are thought about, those that seem best."""
THOUGHT_ABOUT = frozenset(
    {
        "location_choice",
        "act_or_rest",
        "recruit_source",
        "village_source",
        "keep_source",
        "reaver_use",
        "trade_reward",
        "prophecy_source",
        "sea_battle_target",
        "sea_battle_method",
        "subdue_target",
        "subdue_method",
        "kept_card",
        "pillage",
        "craft_choice",
        "runic_choice",
        "upgrade_choice",
        "rest_gain",
        "specialist_use",
    }
)
"""Questions that decide much; the others rules of thumb answer as well."""
PAWNS = 2
"""So many pawns further everybody plays on in thought."""


class RoundPlanner:
    """Plays every thought on for some activations, by rules of thumb."""

    __slots__ = ("_player",)

    def __init__(self, chance: Chance) -> None:
        self._player = Player(chance)

    def usual(self, s: State, question: Question) -> Ref:
        """What the rules of thumb point at."""
        return self._player.point(s, question).ref

    def candidates(self, s: State, question: Question) -> list[Ref]:
        """Of what may be pointed at the best, as the rules of thumb see it."""
        if question.prompt not in THOUGHT_ABOUT or len(question.choices) == 1:
            return []
        free, answers = self._player.weighed(s, question)
        return [option.ref for _, option in sorted([*answers, *free], key=lambda pair: -pair[0])[:MOST]]

    def played_on(self, world: World, seat: Seat, ref: Ref, chance: Chance) -> float:
        """Points at a thing, and lets everybody play by rules of thumb for some pawns; how the seat stands then."""
        s, player = world.state, Player(chance)
        until = _placed(s) + PAWNS
        world.answer(seat, ref)
        while pending := world.pending:
            question = pending[0]
            if question.prompt == "location_choice" and _placed(s) >= until:
                break
            world.answer(question.seat, player.point(s, question).ref)
        return advantage(s, seat)


def _placed(s: State) -> int:
    """How many pawns have been placed in the match."""
    return 4 * s.round + sum(seat >= 0 for seat in s.pawns)
