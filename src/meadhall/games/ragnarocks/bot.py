"""Who plays Ragnarocks: the levels, from thrall to konung; and how a learner is told what the table looks like."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from meadhall.bots.registry import Maker
from meadhall.kernel import Ref, View

from .board import NAMED, OTHER, REFS
from .bots.analyst import analyse
from .bots.greedy import GreedyBot
from .bots.levels import LEVELS
from .bots.player import Player
from .bots.ready import get_ready
from .content import SIDES

PLANES = (
    "own_vikings",
    "other_vikings",
    "stones",
    "selected",
    "moved",
    "own_land",
    "other_land",
    "select_viking",
    "move_to",
    "summon_at",
)
"""What a learner is told of every hex: what stands there, whose it is, and, the same for all, what is asked."""
PLACES_OF_A_PLANE = len(REFS)


def planes(view: View) -> list[list[int]]:
    """The view of a seat as rows of zeros and ones, one for each of PLANES, with a place for each hex."""
    table, seat = view["table"], view["audience"]
    own = next((side for side in SIDES if seat in table["sides"][side]["seats"]), SIDES[0])
    other = OTHER[own]
    land = {
        side: [ref for region in table["regions"] if region["side"] == side for ref in region["hexes"]]
        for side in SIDES
    }
    things: list[Iterable[Ref]] = [
        table["sides"][own]["vikings"],
        table["sides"][other]["vikings"],
        table["stones"],
        [ref for ref in (table["selected"],) if ref],
        [moved["to"] for moved in (table["moved"],) if moved],
        land[own],
        land[other],
        *(REFS if any(ask["prompt"] == prompt for ask in view["asked"]) else () for prompt in PLANES[-3:]),
    ]
    rows = []
    for refs in things:
        row = [0] * len(REFS)
        for ref in refs:
            row[NAMED[ref.removeprefix("hex:")]] = 1
        rows.append(row)
    return rows


BOTS: Mapping[str, Maker] = {name: partial(Player, name) for name in LEVELS}
"""From the weakest to the strongest."""
FORMER: Mapping[str, Maker] = {"greedy": GreedyBot}
"""The player of old, somewhat weaker than the huskarl; old tables name it."""
TIMES: Mapping[str, float] = {name: level.seconds for name, level in LEVELS.items()}
"""How many seconds each level thinks about an answer at most."""
ANALYST = analyse
READY: Callable[[], None] = get_ready
"""Loads what is compiled; whoever lets players think in a process of its own may call it first."""
