"""Blood Rage for bots: an opponent that plays by rules of thumb, and one that thinks ahead."""

from collections.abc import Mapping

from meadhall.bots.registry import Maker
from meadhall.bots.seen import Seen
from meadhall.kernel import Chance, Ref

from .bots.player import Player
from .bots.search import asked, think

WORLDS = 100
"""So many worlds the search imagines at most for one question."""


class HeuristicBot:
    """Plays by rules of thumb: what a card, a stat and a province are worth, and who would win a battle."""

    __slots__ = ("_chance", "_player")

    def __init__(self, seed: int | str) -> None:
        self._chance = Chance(seed)
        self._player = Player(self._chance)

    async def choose(self, seen: Seen) -> Ref:
        """Points at what seems best; only what lies open and the own cards are looked at."""
        world = seen.imagine(self._chance)
        return self._player.point(world.state, asked(world, seen.ask.seat)).ref


class SearchBot:
    """Imagines what others may hold, plays on in thought, and takes what turns out best."""

    __slots__ = ("_chance", "_player", "_worlds")

    def __init__(self, seed: int | str, worlds: int = WORLDS) -> None:
        self._chance = Chance(seed)
        self._player = Player(self._chance)
        self._worlds = worlds

    async def choose(self, seen: Seen) -> Ref:
        """Points at what turned out best within the time given."""
        return think(seen, self._player, self._chance, self._worlds)


BOTS: Mapping[str, Maker] = {"heuristic": HeuristicBot, "search": SearchBot}
"""From the weakest to the strongest."""
