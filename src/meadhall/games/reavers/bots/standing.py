"""How a player stands: what the Glory will come to, as far as one can tell before the end.

What lies on boards and in supplies is taken for the Glory that it brought, on average, to those who had it: least
squares over the beginnings of 24 activations in 280 matches of players by rules of thumb, some of them careless. The
curves over the turns left were then drawn smooth by hand.
"""

from collections import Counter

from meadhall.bots.thumb import lead
from meadhall.kernel import Seat, Token
from meadhall.kit.effects import Word

from ..content import CONTENT
from ..paying import clan_of
from ..pieces import CLANS, FACE_OF, LEADERLESS, NOTHING, card, prophecy
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
from .worth import Worth, larder

ROUNDS, TURNS = CONTENT.rules.rounds.value, CONTENT.rules.activations.value
SOON = 5.0
"""What is to be spent keeps its worth until one fifth of the turns is left."""
FAVOR, EARLY_FAVOR = 0.1, 1.8
FACES = {"hammer": (0.7, 0.0), "shield": (1.2, 1.2), "chest": (1.3, 1.3), "ship": (1.4, 0.2)}
"""Each of the first two dice that show a face, and each beyond."""
DOUBLE, WILD, WILD_BEYOND, OTHER_CLAN = 1.6, 1.9, 0.2, 0.4
STORED = 0.8
"""A die on an artifact."""
ARTIFACT, UPGRADE, TILE, ABILITY, SPECIALIST = 4.0, 6.0, 3.0, 1.5, 4.0
"""What these bring from the first turn to the last; an ability by what it is worth at once."""
PROPHECY, RICH_PROPHECY = 6.0, 2.8
"""What a Prophecy still grows by, and how much less for each Glory that it pays for one thing."""
COLLECTED, TERROR = 0.9, 0.5
"""Whoever has sets goes on with them, and whoever spreads Terror spreads more: part of what they count already."""
MAJORITY = 1.4
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
        scored = artifact_glory(has) + sum(token_glory(has).values()) + sum(prophecy_glory(has))
        growing = (1.0 + COLLECTED * left) * sets + (1.0 + TERROR * left) * terror_loss(has.terror)
        glory = p.glory + scored + growing + MAJORITY * sum(most[seat].values())
        found.append(glory + _to_spend(s, seat, left) + _to_earn(s, seat, left))
    return found


def _to_spend(s: State, seat: Seat, left: float) -> float:
    """Food, Favor and dice, by what they will buy."""
    p, soon = s.players[seat], min(1.0, SOON * left)
    clan = clan_of(s, seat)
    wild = "" if clan == LEADERLESS else CLANS[clan]
    faces = Counter[str]()
    for die, n in enumerate(p.dice):
        if n:
            faces[FACE_OF[die]] += n
    crew = sum(_dice(faces[face], *worth) for face, worth in FACES.items()) + _dice(faces[wild], WILD, WILD_BEYOND)
    crew += DOUBLE * faces["double_hammer"] + OTHER_CLAN * sum(faces[one] for one in CLANS if one != wild)
    crew += STORED * sum(held.die != NOTHING for held in p.artifacts)
    return soon * (larder(p.food) + crew) + (FAVOR * soon + EARLY_FAVOR * left * left) * p.favor


def _dice(n: int, first: float, beyond: float) -> float:
    """Two of a face pay for a raid; more of them wait."""
    return first * min(n, 2) + beyond * max(n - 2, 0)


def _to_earn(s: State, seat: Seat, left: float) -> float:
    """What pays again and again: upgrades, artifacts, tiles, specialists, and Prophecies that still grow."""
    p, worth = s.players[seat], Worth(s, seat)
    worth.late = 1.0
    crew = [token for slot in p.slots for token in slot]
    acts = sum(max(0.0, worth.words(_ability(s, token))) for token in crew)
    lasting = UPGRADE * (sum(p.ready) + sum(p.spent)) + ARTIFACT * len(p.artifacts) + TILE * len(p.tiles)
    lasting += ABILITY * acts + SPECIALIST * len(crew)
    grows = sum(max(0.0, PROPHECY - RICH_PROPHECY * prophecy(s, token).glory_each) for token in p.prophecies)
    return left * (lasting + grows)


def _ability(s: State, token: Token) -> tuple[Word, ...]:
    found = card(s, token)
    assert isinstance(found, Reaver)
    return found.ability


def advantage(s: State, seat: Seat) -> float:
    """How far a player is ahead of the others, the best of them above all; at the end, winning counts by itself."""
    return lead(standings(s), seat, best=0.5, won=20.0 if s.before_scoring else 0.0)
