"""What is weighed where Monsters, Armies and Heroes fight: whom it hurts, what cards are good for, what hurts least."""

from typing import Any

from meadhall.kernel import Token

from ..armies import armies_in, place_of, value_of
from ..battle import battle_value
from ..board import Place
from ..content import CONTENT
from ..pieces import BOSS, MIGHT, WISDOM, combat_card
from ..state import NOBODY, fight, hunting
from ..wounds import SLAYER_MARKERS
from .battles import card_worth, lays, lost_value, stake
from .doing import Doing
from .hunts import INJURY, REWARD, Hunting, attack_worth

_RARE = {"hammer": 1.0, "axe": 0.8, "sword": 0.5, "bow": 0.3, "spear": 0.2}
"""How rare a weapon is among the cards."""


def army_lower(doing: Doing, target: Any, *args: Any) -> float:
    """The Army of another that hurts them most; of the own the one that hurts least."""
    if isinstance(target, tuple):
        return hurts(doing, *target)
    return lost_value(value_of(target)) + (2.0 if value_of(target) == 1 else 0.0) + 0.1 * value_of(target)


def hurts(doing: Doing, owner: int, army: int) -> float:
    """What it is worth that an Army is lowered: the more, the nearer its owner is to a victory."""
    region, value = place_of(army), value_of(army)
    if owner == doing.seat:
        return -lost_value(value) - (0.5 * doing.worth(region) if value == 1 else 0.0)
    near = 3.0 / max(1, doing.steps_left(owner))
    gone = 0.4 * min(doing.worth(region), 20.0) if value == 1 and doing.s.control[region] == owner else 0.0
    return lost_value(value) * (0.6 + near) + gone


# --- Monsters -------------------------------------------------------------------------------------------------------


def _prey(doing: Doing, region: Place) -> float:
    """How much it hurts the others, and how little oneself, that something lowers an Army in a Region."""
    found = [
        hurts(doing, seat, army) for seat in range(doing.s.seats) for army in set(armies_in(doing.s, seat, region))
    ]
    return max(found, default=0.0)


def monsters_activate(doing: Doing, monster: Any, *args: Any) -> float:
    """A Monster beside Armies of others."""
    if isinstance(monster, str):
        return 0.1
    region = doing.s.foes[monster].region
    around = max(_prey(doing, other) for other in doing.board.near[region])
    return 0.6 * around + 0.4 * _prey(doing, region)


def monster_act(doing: Doing, what: str, monster: int) -> float:
    """To where it hurts more."""
    region = doing.s.foes[monster].region
    if what == "attack":
        return _prey(doing, region)
    return max(_prey(doing, other) for other in doing.board.near[region]) + (0.5 if what == "both" else 0.0)


def monster_move(doing: Doing, region: Place, monster: int) -> float:
    """Among Armies of others, and sooner towards the own Hero than towards theirs."""
    return _prey(doing, region) + 0.1 * (4 - doing.steps[region][doing.player.hero])


def monster_target(doing: Doing, region: Any, *args: Any) -> float:
    """Where it hurts the others."""
    return 0.0 if isinstance(region, str) else _prey(doing, region)


def target(doing: Doing, chosen: Any, *args: Any) -> float:
    """An Army of another, or nobody where only own ones are."""
    return 0.0 if isinstance(chosen, str) else hurts(doing, *chosen)


def any_monster(doing: Doing, monster: int, *args: Any) -> float:
    """A Monster beside Armies of others."""
    return monsters_activate(doing, monster)


def freed_monster(doing: Doing, monster: int) -> float:
    """The Monster that is of least use."""
    return -monsters_activate(doing, monster)


def boss_place(doing: Doing, region: Place) -> float:
    """To the own Hero who can slay him, else where he hurts the others and shuts their way."""
    if doing.slays():
        return -float(doing.steps[region][doing.player.hero])
    return _prey(doing, region) + (0.5 if doing.s.control[region] not in (NOBODY, doing.seat) else 0.0)


def boss_strike(doing: Doing, chosen: Any) -> float:
    """An Army or a Hero of another."""
    if isinstance(chosen, str):
        return 0.0
    owner, army = chosen
    if army >= 0:
        return hurts(doing, owner, army)
    return -INJURY if owner == doing.seat else INJURY * 0.6


def mjolnir_target(doing: Doing, aim: tuple[str, int]) -> float:
    """A Monster that one hunts, most of all one that falls by it; else a Hero of another."""
    what, whom = aim
    if what == "hero":
        return 1.2
    wounds = doing.s.foes[whom].wounds
    if wounds.count(NOBODY) == 1:
        return 6.0
    return 1.0 + 0.3 * wounds.count(doing.seat) + (0.4 if wounds.count(doing.seat) < SLAYER_MARKERS else 0.0)


# --- Battles --------------------------------------------------------------------------------------------------------


def battle_card(doing: Doing, token: Any) -> float:
    """A card, if it changes the Battle and is worth it; else to pass."""
    return lays(doing, doing.seat, None if isinstance(token, str) else token)


def battle_casualty(doing: Doing, army: int) -> float:
    """The Army that can best take it."""
    return -lost_value(value_of(army)) - 0.1 * (value_of(army) == 1)


def battle_ignore(doing: Doing, chosen: Any) -> float:
    """A Casualty that would cost most."""
    if chosen == "decline":
        return -1.0
    return 0.7 if isinstance(chosen, str) else lost_value(value_of(chosen))


def battle_occasion(doing: Doing, chosen: Any, *args: Any) -> float:
    """What one has for a Battle, where much is at stake and it may decide."""
    if isinstance(chosen, str):
        return 0.0
    s, name = doing.s, chosen[2]
    side = fight(s).sides.index(doing.seat)
    margin = battle_value(s, side) - battle_value(s, 1 - side)
    if name == "gungnir":
        return 1.0 if -1 <= margin <= 0 else -1.0
    if name == "beowulf":
        return stake(doing, side) - 8.0 if sum(doing.player.injured) < 2 else -1.0
    if name == "frost_maul":
        return stake(doing, side) - 3.0 if margin > -8 else -1.0
    return 1.0


def battle_after(doing: Doing, chosen: Any, *args: Any) -> float:
    """Whatever winning gives."""
    return 0.0 if isinstance(chosen, str) else 1.0


def battle_order(doing: Doing, region: Place) -> float:
    """The surest Battle first."""
    return doing.takes(region, doing.strength[doing.seat][region])


# --- Hunts ----------------------------------------------------------------------------------------------------------


def own_hunt(doing: Doing) -> Hunting:
    """The Hunt under way, as the hunter sees it."""
    return Hunting(doing.s, doing.seat, hunting(doing.s).foe)


def hunt_begin(doing: Doing, chosen: Any, *args: Any) -> float:
    """What helps a Hunt and costs little."""
    if isinstance(chosen, str):
        return 0.0
    name, injured = chosen[2], sum(doing.player.injured)
    if name in ("beowulf", "berserker_blood"):
        boss = hunting(doing.s).foe == BOSS
        return 2.0 - INJURY * (1.0 + 0.4 * injured) if injured < 2 or boss else -1.0
    if name == "hunters_eye":
        return 1.0 if doing.player.hand else -1.0
    return 1.0


def hunt_attack(doing: Doing, token: Token) -> float:
    """The attack that hurts most."""
    return attack_worth(doing.s, token)


def hunt_defend(doing: Doing, token: Any) -> float:
    """One of the cards that are best played to defend; enough, if there is none."""
    if isinstance(token, str):
        return 0.5
    name = combat_card(doing.s, token).id
    return 1.0 if any(combat_card(doing.s, other).id == name for other in own_hunt(doing).defence()) else 0.0


def hunt_slot(doing: Doing, slot: Any) -> float:
    """A slot for which one has the right cards, the best Reward first; or the Hunt is ended."""
    now = own_hunt(doing)
    return now.stops() if isinstance(slot, str) else now.aims(slot)


def hunt_card(doing: Doing, token: Token) -> float:
    """The card that can do least else."""
    return own_hunt(doing).serves_with(token)


def hunt_partner(doing: Doing, chosen: Any, token: Token) -> float:
    """The second card of a pair, one that can do least else; sooner than what works once."""
    return -0.5 if isinstance(chosen, str) else own_hunt(doing).serves_with(chosen)


def hunt_effect(doing: Doing, chosen: str) -> float:
    """Always welcome."""
    return 1.0 if chosen == "apply" else 0.0


def wound_slot(doing: Doing, slot: int, foe: int) -> float:
    """The slot that is hardest to cover: by the rarest weapon, with its Reward in a Hunt."""
    if foe == BOSS:
        return float(sum(_RARE[symbol] for symbol in CONTENT.boss[0].slots[slot]))
    fact = CONTENT.monsters[foe].slots[slot]
    return _RARE[fact.symbol] + (REWARD[fact.reward] if doing.s.hunt is not None else 0.0)


def loki_discard(doing: Doing, token: Token) -> float:
    """The card that the hunter misses most."""
    return card_worth(combat_card(doing.s, token))


def card_discard(doing: Doing, token: Token) -> float:
    """The card one can best do without."""
    card = combat_card(doing.s, token)
    copies = sum(combat_card(doing.s, other).id == card.id for other in doing.player.hand)
    return 0.1 * copies - card_worth(card) - (0.15 if card.weapon == "shield" else 0.0)


# --- Attributes and Injuries ----------------------------------------------------------------------------------------


def attribute_raise(doing: Doing, which: int) -> float:
    """The Attribute that is of most use."""
    return doing.attribute(which)


def attribute_lower(doing: Doing, which: int) -> float:
    """The one of least use."""
    return -doing.attribute(which)


def injury_take(doing: Doing, which: int) -> float:
    """The token that one can best do without for a while; in a Hunt the cards for Might are drawn already."""
    drawn = doing.s.hunt is not None and doing.s.hunt.hunter == doing.seat and which == MIGHT
    return 1.0 * drawn - doing.heals(which) - (0.4 if which == WISDOM else 0.0)


def injury_heal(doing: Doing, which: Any) -> float:
    """The token that one needs most."""
    return 0.0 if isinstance(which, str) else doing.heals(which)


def injury_prevent(doing: Doing, chosen: Any) -> float:
    """What it is there for."""
    return 0.0 if isinstance(chosen, str) else 1.0
