"""How a player stands: what the Glory will come to, as far as one can tell before the end.

What lies on boards and in supplies is taken for the Glory that it brought, on average, to those who had it: least
squares over all 24 activations of 1,460 matches of players by rules of thumb, some of them careless (``fitting.py``).
The curves over the turns left were then drawn by hand.
"""

from meadhall.bots.thumb import lead
from meadhall.kernel import Seat

from ..content import CONTENT
from ..pieces import CLANS, LEADERLESS, NOTHING, prophecy, reaver
from ..round import pawns_to_come
from ..scoring import (
    Estate,
    artifact_glory,
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
    left, found = turns_left(s), [Worth(s, seat, late=1.0) for seat in range(s.seats)]
    most = majorities([worth.owned for worth in found])
    return [
        counted_now(worth)
        + left * (COLLECTED * collected(worth.owned) + TERROR * terror_loss(worth.owned.terror))
        + MAJORITY * sum(of.values())
        + _to_spend(worth, left)
        + left * _to_earn(worth)
        for worth, of in zip(found, most, strict=True)
    ]


def counted_now(worth: Worth) -> float:
    """The Glory on the track, and the reckoning as it stands without majorities."""
    has = worth.owned
    scored = artifact_glory(has) + collected(has) + sum(token_glory(has).values()) + sum(prophecy_glory(has))
    return worth.player.glory + terror_loss(has.terror) + scored


def collected(has: Estate) -> int:
    """What the sets of Keep Spoils count."""
    return sum(set_glory(has).values()) + tapestry_glory(has)


def wild_face(worth: Worth) -> str:
    """The clan icon that the leader lets stand for others; nothing without a leader."""
    return "" if worth.clan == LEADERLESS else CLANS[worth.clan]


def _to_spend(worth: Worth, left: float) -> float:
    """Food, Favor and dice, by what they will buy."""
    p, faces, wild, soon = worth.player, worth.faces, wild_face(worth), min(1.0, SOON * left)
    crew = sum(_dice(faces[face], *each) for face, each in FACES.items()) + _dice(faces[wild], WILD, WILD_BEYOND)
    crew += DOUBLE * faces["double_hammer"] + OTHER_CLAN * sum(faces[one] for one in CLANS if one != wild)
    crew += STORED * sum(held.die != NOTHING for held in p.artifacts)
    return soon * (larder(p.food) + crew) + (FAVOR * soon + EARLY_FAVOR * left * left) * p.favor


def _dice(n: int, first: float, beyond: float) -> float:
    """Two of a face pay for a raid; more of them wait."""
    return first * min(n, 2) + beyond * max(n - 2, 0)


def _to_earn(worth: Worth) -> float:
    """What pays again and again: upgrades, artifacts, tiles, specialists, and Prophecies that still grow."""
    s, p = worth.s, worth.player
    lasting = UPGRADE * (sum(p.ready) + sum(p.spent)) + ARTIFACT * len(p.artifacts) + TILE * len(p.tiles)
    lasting += ABILITY * abilities(worth) + SPECIALIST * sum(map(len, p.slots))
    return lasting + sum(max(0.0, PROPHECY - RICH_PROPHECY * prophecy(s, token).glory_each) for token in p.prophecies)


def abilities(worth: Worth) -> float:
    """What the specialists do, each once."""
    crew = (token for slot in worth.player.slots for token in slot)
    return sum(max(0.0, worth.words(reaver(worth.s, token).ability)) for token in crew)


def advantage(s: State, seat: Seat) -> float:
    """How far a player is ahead of the others, the best of them above all; at the end, winning counts by itself."""
    return lead(standings(s), seat, best=0.5, won=20.0 if s.before_scoring else 0.0)
