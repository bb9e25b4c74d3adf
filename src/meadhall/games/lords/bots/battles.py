"""What a player knows of Battles: what is at stake, and which card is worth playing."""

from meadhall.kernel import Seat, Token

from ..armies import armies_in
from ..battle import ATTACKER, DEFENDER, battle_value, bearable, worth
from ..pieces import combat_card
from ..records import CombatCard
from ..state import fight
from ..words import LowerArmy
from .ground import Ground, army_worth, likely

CARD = 0.8
"""What a card in hand is worth, and a little more the more it can do."""
CARD_VALUE = 0.12
OWN_CARDS, OTHER_CARDS, MOST_CARDS = 0.7, 1.5, 4
"""How much of the value of the own cards will still count, and what a hidden card of the other may add; of so many."""
SPREAD = 1.3
CASUALTY, LOWERED = 0.75, 0.8
"""What a Casualty symbol costs, and an Army of the other that is lowered adds."""


def card_worth(card: CombatCard) -> float:
    """What a Combat card is worth in hand."""
    return CARD + CARD_VALUE * card.value


def stake(ground: Ground, side: int) -> float:
    """What winning a Battle is worth rather than losing it: the Region, and the Armies that a loser lowers."""
    s, now = ground.s, fight(ground.s)
    own, other = now.sides[side], now.sides[1 - side]
    region = ground.worth(now.region)
    if s.control[now.region] == own and side == DEFENDER:
        region += 0.3 * min(ground.held(other, now.region), 60.0)
    hurt = 0.7 * (len(armies_in(s, own, now.region)) + len(armies_in(s, other, now.region)))
    return min(region, 120.0) + hurt + 0.3


def lays(ground: Ground, seat: Seat, token: Token | None) -> float:
    """What playing a card promises, or passing: the stake by the chance to win, less what is spent."""
    s, now = ground.s, fight(ground.s)
    side = now.sides.index(seat)
    margin = battle_value(s, side) - battle_value(s, 1 - side) - (0.5 if side == ATTACKER else -0.5)
    hand = [other for other in s.players[seat].hand if other != token]
    spent = 0.0
    if token is not None:
        card = combat_card(s, token)
        margin += worth(s, side, card)
        spent = _spent(card)
        margin += LOWERED * any(isinstance(word, LowerArmy) for word in card.battle)
    theirs = 0 if now.passed[1 - side] else min(len(s.players[now.sides[1 - side]].hand), MOST_CARDS)
    able = [] if token is None else [combat_card(s, one) for one in hand if bearable(s, seat, one)]
    if not theirs:
        return _alone(stake(ground, side), margin, able) - spent
    more = OWN_CARDS * sum(sorted((card.value for card in able), reverse=True)[:MOST_CARDS])
    return stake(ground, side) * likely(margin + more - OTHER_CARDS * theirs, SPREAD) - spent


def _alone(at_stake: float, margin: float, able: list[CombatCard]) -> float:
    """What a Battle promises in which only the own side still plays: it is won by as few cards as that takes."""
    spent = 0.0
    for card in sorted(able, key=lambda card: -card.value):
        if margin > 0:
            break
        margin += card.value
        spent += _spent(card)
    return max(0.0, at_stake - spent) if margin > 0 else 0.0


def _spent(card: CombatCard) -> float:
    """What playing a card costs."""
    return card_worth(card) + CASUALTY * card.casualties


def lost_value(value: int) -> float:
    """What it costs that an Army of a value is lowered by 1; the last point costs the Army."""
    return army_worth(value) - army_worth(value - 1)
