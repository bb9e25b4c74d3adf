"""How a player stands: what the Glory will come to, as far as one can tell before the end.

What lies on boards and in supplies is taken for the Glory that it brought, on average, to those who had it: least
squares over the beginnings of 24 activations in 280 matches of players by rules of thumb, some of them careless. The
curves over the turns left were then drawn smooth by hand.
"""

from meadhall.kernel import Seat, Token
from meadhall.kit.effects import Word

from ..content import CONTENT
from ..pieces import FACE_OF, NOTHING, card
from ..records import Reaver
from ..round import pawns_to_come
from ..scoring import (
    artifact_glory,
    estate,
    majorities,
    prophecy_glory,
    set_glory,
    tapestry_glory,
    terror_loss,
    token_glory,
)
from ..state import State
from .worth import Worth

ROUNDS, TURNS = CONTENT.rules.rounds.value, CONTENT.rules.activations.value
SOON = 5.0
"""What is to be spent keeps its worth until one fifth of the turns is left."""
FOOD = (2.3, 1.0, 0.35)
"""Each of the first four Food, each of the next four, and each beyond."""
FAVOR, EARLY_FAVOR = 0.15, 1.6
DIE, CROWD = 2.6, 0.12
"""A die, and how much less each is worth the more there are."""
DOUBLE, CLAN_ICON = 0.5, -0.5
"""How much better two hammers are than other faces, and how much worse icons of clans."""
ARTIFACT, STORED = 0.6, 1.5
UPGRADE, EARLY_UPGRADE = 3.5, 4.5
TILE, ABILITY, SPECIALIST, PROPHECY = 2.4, 1.3, 4.2, 2.0
"""What these bring from the first turn to the last; an ability by what it is worth at once."""
MAJORITY = 1.2
"""Whoever has most tokens now has most at the end, and then more of them."""


def turns_left(s: State) -> float:
    """The part of the match that is still to come, from 1 to 0."""
    if not s.round:
        return 1.0
    return (TURNS * (ROUNDS - s.round) + len(pawns_to_come(s))) / (TURNS * ROUNDS)


def standings(s: State) -> list[float]:
    """How everybody stands, in Glory."""
    if s.before_scoring:
        return [float(p.glory) for p in s.players]
    left = turns_left(s)
    owned = [estate(s, seat) for seat in range(s.seats)]
    most = majorities(owned)
    found = []
    for seat, (p, has) in enumerate(zip(s.players, owned, strict=True)):
        sets = sum(set_glory(has).values()) + tapestry_glory(has)
        scored = artifact_glory(has) + sets + sum(token_glory(has).values()) + sum(prophecy_glory(has))
        glory = p.glory + terror_loss(has.terror) + scored + MAJORITY * sum(most[seat].values())
        found.append(glory + _to_spend(s, seat, left) + _to_earn(s, seat, left))
    return found


def _to_spend(s: State, seat: Seat, left: float) -> float:
    """Food, Favor and dice, by what they will buy."""
    p, soon = s.players[seat], min(1.0, SOON * left)
    dice = sum(p.dice)
    faces = sum(n * _FACES[die] for die, n in enumerate(p.dice) if n)
    stored = STORED * sum(held.die != NOTHING for held in p.artifacts)
    favor = FAVOR * soon + EARLY_FAVOR * left * left
    return soon * (larder(p.food) + dice * (DIE - CROWD * dice) + faces + stored) + favor * p.favor


def larder(food: int) -> float:
    """What so much Food is worth: the first feeds raids, the last lies there."""
    first, next, beyond = FOOD
    return first * min(food, 4) + next * min(max(food - 4, 0), 4) + beyond * max(food - 8, 0)


def _to_earn(s: State, seat: Seat, left: float) -> float:
    """What pays again and again: upgrades, artifacts, tiles, specialists, and Prophecies that still grow."""
    p, worth = s.players[seat], Worth(s, seat)
    worth.late = 1.0
    crew = [token for slot in p.slots for token in slot]
    acts = sum(max(0.0, worth.words(_ability(s, token))) for token in crew)
    upgrades = (UPGRADE + EARLY_UPGRADE * left) * (sum(p.ready) + sum(p.spent))
    lasting = TILE * len(p.tiles) + ABILITY * acts + SPECIALIST * len(crew) + PROPHECY * len(p.prophecies)
    return left * (upgrades + lasting) + min(1.0, 4.0 * left) * ARTIFACT * len(p.artifacts)


def _ability(s: State, token: Token) -> tuple[Word, ...]:
    found = card(s, token)
    assert isinstance(found, Reaver)
    return found.ability


_FACES = [
    {"hammer": 0.0, "double_hammer": DOUBLE, "shield": 0.0, "chest": 0.0, "ship": 0.0}.get(face, CLAN_ICON)
    for face in FACE_OF
]
"""What each face of the dice is worth besides."""


def advantage(s: State, seat: Seat) -> float:
    """How far a player is ahead of the others, the best of them above all; at the end, winning counts by itself."""
    everybody = standings(s)
    own = everybody.pop(seat)
    best = max(everybody)
    ahead = own - 0.5 * best - 0.5 * sum(everybody) / len(everybody)
    if s.before_scoring:
        ahead += 20.0 if own > best else 0.0
    return ahead
