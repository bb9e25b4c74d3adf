"""What the search knows of Lords: what is worth thinking about, and how far it is played on."""

from meadhall.bots.thumb import ThumbPlanner, play_on
from meadhall.kernel import Chance, Question, Ref, Seat, World

from ..state import State, is_follower
from .player import Player
from .standing import advantage, footing

MOST = 4
"""So many things are thought about, those that seem best."""
HOPELESS = 3.0
"""What promises so much less than the best is not thought about."""
FOOTING = 0.25
"""How much it counts what Armies may do in the next turn, beside the chance to win, of 100."""
WEIGHTY = frozenset(
    {
        *("special_choose", "hero_menu", "hero_walk", "hero_place", "maneuver_menu", "army_activate", "mobilize_next"),
        *(
            "prayer_menu",
            "rune_menu",
            "recruit_where",
            "recruit_own",
            "army_raise",
            "monument_choose",
            "prepare_option",
        ),
        *("battle_card", "battle_before", "withdraw_where", "monsters_mode", "hunt_slot", "hunt_defend", "hunt_attack"),
        *("realm_bonus", "mjolnir_target", "niflheim_region", "prepare_option"),
    }
)
"""What is worth thinking about; all else rules of thumb answer as well, or the end of the turn does not tell."""


class TurnPlanner(ThumbPlanner[Player]):
    """Plays every thought on to the end of the turn, by rules of thumb for everybody."""

    __slots__ = ()

    def __init__(self, chance: Chance) -> None:
        super().__init__(Player(chance))

    def candidates(self, s: State, question: Question) -> list[Ref]:
        """Of what may be pointed at the best, as the rules of thumb see it."""
        if question.prompt not in WEIGHTY or len(question.choices) == 1:
            return []
        weighed = sorted(self._player.weighed(s, question), key=lambda pair: -pair[0])
        best = weighed[0][0]
        return [option.ref for worth, option in weighed[:MOST] if worth > best - HOPELESS]

    def played_on(self, world: World, seat: Seat, ref: Ref, chance: Chance) -> float:
        """Points at a thing, and plays the turn on; how likely the seat wins then."""
        world.answer(seat, ref)
        play_turn(world, chance)
        s = world.state
        return advantage(s, seat) + (FOOTING * footing(s, seat) if world.outcome is None else 0.0)


def play_turn(world: World, chance: Chance) -> None:
    """Lets everybody play by rules of thumb until another person's turn begins, or somebody has won.

    The turns of Followers that come next are played too: what they will do is no guess. So whoever is alone among
    Followers plays a thought on to the end of the match.
    """
    s: State = world.state
    active = s.active
    play_on(world, Player(chance), lambda question: s.active != active and not is_follower(s, s.active))
