"""What a player knows of Battles: what is at stake, and which card is worth playing."""

from meadhall.kernel import Seat, Token

from ..armies import armies_in
from ..battle import ATTACKER, DEFENDER, battle_value, bearable, worth
from ..casualties import symbols_to_take
from ..pieces import combat_card
from ..records import CombatCard
from ..state import State, fight
from .ground import Ground, army_worth, likely

CARD = 0.8
"""What a card in hand is worth, and a little more the more it can do."""
CARD_VALUE = 0.12
OWN_CARDS, OTHER_CARDS, MOST_CARDS = 0.7, 1.5, 4
"""How much of the value of the own cards will still count, and what a hidden card of the other may add; of so many."""
SPREAD = 1.3


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
        spent = card_worth(card) + 0.75 * card.casualties
        if any(word for word in card.battle if type(word).__name__ == "LowerArmy"):
            margin += 0.8
    theirs = 0 if now.passed[1 - side] else min(len(s.players[now.sides[1 - side]].hand), MOST_CARDS)
    more = 0.0
    if token is not None:
        able = sorted((combat_card(s, one).value for one in hand if bearable(s, seat, one)), reverse=True)
        more = OWN_CARDS * sum(able[:MOST_CARDS])
    if not theirs and not more:
        chance = 1.0 if margin > 0 else 0.0
    else:
        chance = likely(margin + more - OTHER_CARDS * theirs, SPREAD)
    return stake(ground, side) * chance - spent


def bleeds(s: State, side: int) -> int:
    """How many Casualties a side has to take for its cards."""
    return symbols_to_take(s, side)


def lost_value(value: int) -> float:
    """What it costs that an Army of a value is lowered by 1; the last point costs the Army."""
    return army_worth(value) - army_worth(value - 1)
