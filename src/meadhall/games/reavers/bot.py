"""Who plays Reavers of Midgard: four who are not sure, one who plays by rules of thumb, and one who thinks ahead."""

from collections.abc import Mapping
from functools import partial

from meadhall.bots.registry import Maker
from meadhall.bots.thumb import SearchBot, ThumbBot

from .bots.analyst import analyse
from .bots.player import Player
from .bots.search import TurnPlanner
from .bots.unsure import Unsure
from .bots.why import why

BOTS: Mapping[str, Maker] = {
    "gentle": partial(ThumbBot, partial(Unsure, doubt=18.0)),
    "casual": partial(ThumbBot, partial(Unsure, doubt=8.0)),
    "steady": partial(ThumbBot, partial(Unsure, doubt=4.0)),
    "keen": partial(ThumbBot, partial(Unsure, doubt=1.8)),
    "heuristic": partial(ThumbBot, Player),
    "search": partial(SearchBot, TurnPlanner, worlds=48),
}
"""From the weakest to the strongest."""
ANALYST = analyse
WHY = why
TIMES: Mapping[str, float] = {"search": 3.0}
"""How many seconds the search thinks about an answer at most; an ordinary machine needs less."""
