"""Who plays Blood Rage: two beginners, one who plays by rules of thumb, and one who thinks ahead."""

from collections.abc import Mapping
from functools import partial

from meadhall.bots.registry import Maker
from meadhall.bots.thumb import SearchBot, ThumbBot

from .bots.analyst import analyse
from .bots.beginner import CARDS_AND_BATTLES, EVERYTHING, Beginner
from .bots.player import Player
from .bots.search import AgePlanner
from .bots.why import why

BOTS: Mapping[str, Maker] = {
    "gentle": partial(ThumbBot, partial(Beginner, careless=EVERYTHING)),
    "casual": partial(ThumbBot, partial(Beginner, careless=CARDS_AND_BATTLES)),
    "heuristic": partial(ThumbBot, Player),
    "search": partial(SearchBot, AgePlanner),
}
"""From the weakest to the strongest."""
ANALYST = analyse
WHY = why
TIMES: Mapping[str, float] = {"search": 3.0}
"""How many seconds the search thinks about an answer at most; an ordinary machine needs less."""
