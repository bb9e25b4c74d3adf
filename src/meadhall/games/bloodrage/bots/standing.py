"""How a clan stands: what its glory will come to, as far as one can tell before the end."""

from meadhall.bots.thumb import lead
from meadhall.kernel.ask import Seat

from ..cards.sheet import CARDS
from ..clan import ALL_STATS
from ..content import CONTENT
from ..scoring import END
from ..state import EMPTY, State
from .worth import climb_worth, ordinary_worth

AGES = CONTENT.rules.ages.count
_SHEET = (0.6, 0.55, 0.35)
"""The part of an upgrade's worth that is still to come in age 1, 2 and 3."""


def standing(s: State, seat: Seat) -> float:
    """Glory, the stats with what they promise, and the upgrades that will go on earning."""
    clan = s.clans[seat]
    if s.phase == END:
        return float(clan.glory)
    worth = float(clan.glory)
    for which in ALL_STATS:
        worth += climb_worth(clan.stats[which], which, s.age)
    earning = _SHEET[s.age - 1]
    faces = s.faces
    for token in clan.slots:
        if token != EMPTY:
            worth += earning * ordinary_worth(CARDS[faces[token]])
    for token in clan.hand:
        worth += 0.4 * ordinary_worth(CARDS[faces[token]])
    return worth


def standings(s: State) -> list[float]:
    """How all clans stand, in glory."""
    return [standing(s, seat) for seat in range(s.seats)]


def ages_left(s: State) -> float:
    """The part of the match that is still to come at the beginning of an age; nothing after the last."""
    return 0.0 if s.phase == END else (AGES + 1 - max(1, s.age)) / AGES


def advantage(s: State, seat: Seat) -> float:
    """How far a clan is ahead of the others, the best of them above all; at the end, winning counts by itself."""
    return lead(standings(s), seat, best=0.6, won=25.0 if s.phase == END else 0.0)
