"""Who plays Ragnarocks: the levels, from thrall to konung."""

from collections.abc import Callable, Mapping
from functools import partial

from meadhall.bots.registry import Maker

from .bots.analyst import analyse
from .bots.greedy import GreedyBot
from .bots.levels import LEVELS
from .bots.player import Player
from .bots.ready import get_ready
from .bots.why import why

BOTS: Mapping[str, Maker] = {name: partial(Player, name) for name in LEVELS}
"""From the weakest to the strongest."""
FORMER: Mapping[str, Maker] = {"greedy": GreedyBot}
"""The player of old, somewhat weaker than the huskarl; old tables name it."""
TIMES: Mapping[str, float] = {name: level.seconds for name, level in LEVELS.items()}
"""How many seconds each level thinks about an answer at most."""
ANALYST = analyse
WHY = why
READY: Callable[[], None] = get_ready
"""Loads what is compiled; whoever lets players think in a process of its own may call it first."""
