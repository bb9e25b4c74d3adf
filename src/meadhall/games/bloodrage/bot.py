"""Who plays Blood Rage: two beginners, one who plays by rules of thumb, and one who thinks ahead."""

from collections.abc import Collection, Mapping
from functools import partial

from meadhall.bots.ahead import asked, think
from meadhall.bots.registry import Maker
from meadhall.bots.seen import Seen
from meadhall.kernel import Chance, Ref

from .bots.beginner import CARDS_AND_BATTLES, EVERYTHING, Beginner
from .bots.player import Player
from .bots.search import AgePlanner

WORLDS = 16
"""So many worlds the search imagines for one question, unless one answer is clearly the best before."""


class ThumbBot:
    """Decides at sight: only what lies open and the own cards are looked at."""

    __slots__ = ("_chance", "_player")

    def __init__(self, chance: Chance, player: Player) -> None:
        self._chance = chance
        self._player = player

    async def choose(self, seen: Seen) -> Ref:
        """Points at what the player points at."""
        world = seen.imagine(self._chance)
        return self._player.point(world.state, asked(world, seen.ask.seat)).ref


class HeuristicBot(ThumbBot):
    """Plays by rules of thumb: what a card, a stat and a province are worth, and who would win a battle."""

    __slots__ = ()

    def __init__(self, seed: int | str) -> None:
        chance = Chance(seed)
        super().__init__(chance, Player(chance))


class BeginnerBot(ThumbBot):
    """Knows the rules, and about some questions nothing more."""

    __slots__ = ()

    def __init__(self, careless: Collection[str], seed: int | str) -> None:
        chance = Chance(seed)
        super().__init__(chance, Beginner(chance, careless))


class SearchBot:
    """Imagines what others may hold, plays on in thought, and takes what turns out best."""

    __slots__ = ("_chance", "_planner", "_worlds", "cut_short")

    def __init__(self, seed: int | str, worlds: int = WORLDS) -> None:
        self._chance = Chance(seed)
        self._planner = AgePlanner(Player(self._chance))
        self._worlds = worlds
        self.cut_short = False
        """Whether the clock struck before the last answer was thought through."""

    async def choose(self, seen: Seen) -> Ref:
        """Points at what turned out best within the time given."""
        ref, self.cut_short = think(seen, self._planner, self._chance, self._worlds)
        return ref


BOTS: Mapping[str, Maker] = {
    "gentle": partial(BeginnerBot, EVERYTHING),
    "casual": partial(BeginnerBot, CARDS_AND_BATTLES),
    "heuristic": HeuristicBot,
    "search": SearchBot,
}
"""From the weakest to the strongest."""
TIMES: Mapping[str, float] = {"search": 3.0}
"""How many seconds the search thinks about an answer at most; an ordinary machine needs less."""
