"""What a player knows of Followers of Surtur: how hard their Regions are to take, and which own ones they come for.

A Follower hides nothing but its cards, and how many of them it lays is known too. What it may invade is a matter of
numbers (LS-5.9), so an own Region with Armies enough is safe from it.
"""

from ..armies import strength
from ..board import Place
from ..state import State
from ..surtur.fighting import defence_value
from ..surtur.invading import strongest_beside
from ..surtur.measures import battle_cards, tucked

CARD = 1.6
"""What a card of a Follower adds to its Battle value, about."""
COMES = 0.55
"""How likely a Follower comes to an open Region that it can invade: it takes one Region in a turn, or a few."""
LATER = 0.15
"""How much of a Region is at risk that no Follower can invade as yet."""


def resists(s: State, region: Place) -> float | None:
    """The Battle value that a Follower will reach in a Region that is attacked, about; 0 where there is no Battle.

    None where no Follower controls the Region or has Armies there.
    """
    for seat in range(len(s.followers)):
        if s.control[region] == seat or strength(s, seat, region):
            value = defence_value(s, seat, region)
            return value + tucked(s, seat) + CARD * battle_cards(s, seat) if value else 0.0
    return None


def brings(s: State, region: Place) -> tuple[int, float]:
    """What a guard of a Region has to reach that no Follower invades it, and the Battle value of the one that would."""
    most, value = 0, 0.0
    for seat in range(len(s.followers)):
        v = strongest_beside(s, seat, region)
        if v is not None:
            k, t = battle_cards(s, seat), tucked(s, seat)
            most = max(most, v + k + t)
            value = max(value, v + t + CARD * k)
    return most, value
