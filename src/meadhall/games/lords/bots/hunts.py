"""What a player knows of Hunts: how far a hand reaches, when to defend, and what a Hunt promises."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from meadhall.kernel import Seat, Token

from ..bearing import number
from ..content import CONTENT, by_players
from ..heroes import attribute
from ..hunting import has, symbols_of, tray_of
from ..pieces import ATTACK, BOSS, COMBAT_CARDS, MIGHT, WISDOM, attack_card, combat_card
from ..records import AttackCard, CombatCard
from ..state import NOBODY, Foe, State, hunting
from ..words import Defends, Pair, Serves, Weapon
from .ground import WON, likely

WEAPONS: tuple[Weapon, ...] = ("spear", "bow", "sword", "axe", "hammer")
REWARD = {"realm": 1.6, "priest": 1.8, "army": 0.9, "rune": 0.9, None: 0.7}
"""What covering a slot brings besides; one without a Reward is a step to the Artifact."""
WOUND = 0.8
INJURY, LAST_INJURY = 2.4, 4.0
"""An Injury, and one that ends the Hunt."""
CARD = 0.9
SPARE = 0.35
"""A card that serves no open slot."""
SLAIN = 7.5
"""A Monster slain, as long as more are needed for the Boss; and half as much beyond."""
ROUNDS_LEFT = 1.2
"""What a Hunt that goes on still brings in cards, about."""
_KINDS = tuple({card.id: card for card in COMBAT_CARDS.values()}.values())
_PAIRING = frozenset(card.id for card in _KINDS if has(card.hunt, Pair))
_SERVES: dict[str, frozenset[Weapon]] = {
    card.id: frozenset(weapon for word in card.hunt if isinstance(word, Serves) for weapon in word.symbols)
    for card in _KINDS
}
_SHIELDS = frozenset(card.id for card in _KINDS if has(card.hunt, Defends))
Slot = tuple[Weapon, ...]


def open_slots(foe: int, tray: Foe) -> list[int]:
    """The slots of a tray that nobody has covered."""
    return [slot for slot, by in enumerate(tray.wounds) if by == NOBODY]


def reach(hand: Iterable[CombatCard], slots: Sequence[Slot]) -> int:
    """How many slots a hand can cover, each symbol by the card that can do least else, by pairs last."""
    left: dict[Weapon, list[str]] = {weapon: [] for weapon in WEAPONS}
    able: list[str] = []
    for card in hand:
        if card.id in _SHIELDS:
            continue
        if _SERVES[card.id]:
            able.append(card.id)
        elif card.weapon != "shield":
            left[card.weapon].append(card.id)
    able.sort(key=lambda name: len(_SERVES[name]))
    covered, rest = 0, []
    for slot in sorted(slots, key=lambda slot: min(len(left[symbol]) for symbol in slot)):
        if _serve(slot, left, able, pairs=False):
            covered += 1
        else:
            rest.append(slot)
    return covered + sum(_serve(slot, left, able, pairs=True) for slot in rest)


def _serve(slot: Slot, left: dict[Weapon, list[str]], able: list[str], pairs: bool) -> bool:
    """Takes out of what is left what a slot needs; nothing, if it cannot be covered."""
    taken: list[tuple[list[str], str]] = []
    for symbol in slot:
        found = _serving(symbol, left, able, pairs)
        if not found:
            for pile, name in taken:
                pile.append(name)
            return False
        for pile, name in found:
            pile.remove(name)
        taken += found
    return True


def _serving(
    symbol: Weapon, left: dict[Weapon, list[str]], able: list[str], pairs: bool
) -> list[tuple[list[str], str]]:
    if left[symbol]:
        return [(left[symbol], left[symbol][0])]
    for name in able:
        if symbol in _SERVES[name]:
            return [(able, name)]
    if pairs:
        for pile in left.values():
            if len(pile) > 1 and any(name in _PAIRING for name in pile):
                first = next(name for name in pile if name in _PAIRING)
                second = next((name for name in pile if name != first), first)
                return [(pile, first), (pile, second)]
    return []


class Hunting:
    """What a seat may know of a Hunt, its own or one that it thinks of."""

    __slots__ = ("foe", "hand", "s", "seat", "slots", "tray")

    def __init__(self, s: State, seat: Seat, foe: int) -> None:
        self.s, self.seat, self.foe, self.tray = s, seat, foe, tray_of(s, foe)
        self.hand = [combat_card(s, token) for token in s.players[seat].hand]
        self.slots = [symbols_of(foe, slot) for slot in open_slots(foe, self.tray)]

    # ---- before

    def promises(self) -> float:
        """What hunting brings: Wounds with their Rewards, slaying, less an Injury or two."""
        s, player = self.s, self.s.players[self.seat]
        might, whole = attribute(s, self.seat, MIGHT), 3 - sum(player.injured)
        if self.foe == BOSS:
            return self._boss(might, whole)
        fresh = might + ROUNDS_LEFT + 0.5 * whole
        wounds = min(len(self.slots), reach(self.hand, self.slots) + 0.62 * fresh)
        chance = likely(wounds - len(self.slots) + 0.6, 0.6)
        needed = by_players(CONTENT.rules.slain_for_boss, s.seats) - len(player.slain) - player.slayers
        gained = wounds * (WOUND + _mean_reward(self.foe, self.tray)) + chance * SLAIN * (1.0 if needed > 0 else 0.5)
        return gained - (1.0 - chance) * INJURY - 0.8 * INJURY - 0.4 * len(self.hand)

    def _boss(self, might: int, whole: int) -> float:
        cards = len(self.hand) + might + 0.5 * whole + 0.5 * attribute(self.s, self.seat, WISDOM)
        covered = reach(self.hand, self.slots) / len(self.slots)
        return 60.0 * likely(cards + 2.0 * covered - 12.0, 1.0) - 4.0

    # ---- the Hero's round

    def without(self, *tokens: Token) -> list[CombatCard]:
        """The hand without some cards."""
        hand = list(self.s.players[self.seat].hand)
        for token in tokens:
            hand.remove(token)
        return [combat_card(self.s, token) for token in hand]

    def aims(self, slot: int) -> float:
        """What covering a slot now brings: its Reward, and what the rest of the hand can still do."""
        symbols = symbols_of(self.foe, slot)
        others = list(self.slots)
        others.remove(symbols)
        hand = self.without(*self.cheapest(symbols))
        after = reach(hand, others)
        reward = 0.0 if self.foe == BOSS else REWARD[CONTENT.monsters[self.foe].slots[slot].reward]
        last = WON if not others and self.foe == BOSS else 8.0 if not others else 0.0
        return reward + WOUND + 1.5 * after + last

    def cheapest(self, symbols: Slot) -> list[Token]:
        """The cards one would cover a slot with, as well as one can tell."""
        found: list[Token] = []
        for symbol in symbols:
            hand = [token for token in self.s.players[self.seat].hand if token not in found]
            exact = [token for token in hand if combat_card(self.s, token).weapon == symbol]
            able = [token for token in hand if symbol in _SERVES[combat_card(self.s, token).id]]
            if exact or able:
                found.append(min(exact or able, key=lambda token: _flexible(combat_card(self.s, token))))
                continue
            pairs = [token for token in hand if combat_card(self.s, token).id in _PAIRING]
            for token in pairs:
                weapon = combat_card(self.s, token).weapon
                second = [o for o in hand if o != token and combat_card(self.s, o).weapon == weapon]
                if second:
                    found += [token, second[0]]
                    break
        return found

    def stops(self) -> float:
        """What it brings to end the round, rather than go on covering slots."""
        now = hunting(self.s)
        if not now.dealt:
            return -INJURY - 1.0
        able = reach(self.hand, self.slots)
        if able >= len(self.slots):
            return 0.0
        goes_on = bool(self.s.decks[ATTACK]) and not all(self.s.players[self.seat].injured)
        return 1.5 * able + (6.0 if goes_on and able == 1 else 0.0)

    def serves_with(self, token: Token) -> float:
        """How well a card is spent on the slot aimed at: what the hand can do after it, and what the card could."""
        now, card = hunting(self.s), combat_card(self.s, token)
        others = [symbols_of(self.foe, slot) for slot in open_slots(self.foe, self.tray) if slot != now.slot]
        alone = any(symbol == card.weapon or symbol in _SERVES[card.id] for symbol in now.symbols)
        hand = self.without(token)
        after = reach(hand, others) - (0.0 if alone else 0.8)
        return after - 0.05 * _flexible(card)

    # ---- the Monster's round

    def harm(self, attack: AttackCard) -> float:
        """What it costs to suffer an attack."""
        player = self.s.players[self.seat]
        whole = 3 - sum(player.injured)
        able = reach(self.hand, self.slots)
        going = 1.2 * min(len(self.slots), able + 1) + (8.0 if able >= len(self.slots) - 1 else 0.0)
        if self.foe == BOSS:
            going = 30.0
        one = INJURY if whole else going + LAST_INJURY
        name = attack.id.partition("_")[0]
        match name:
            case "claw":
                return one
            case "blow":
                return one + INJURY if whole > 1 else one + going
            case "frenzy":
                return one + CARD
            case "lunge":
                over = len(self.hand) - attribute(self.s, self.seat, WISDOM)
                return CARD * over if over > 0 else one
            case "shake":
                return going + INJURY
            case "roar":
                return 0.8 * max(0, able - 2)
            case "fangs":
                return one + 1.5
            case _:
                return one + CARD

    def defence(self) -> list[Token]:
        """The cards that are best played to defend now, those already played besides; none where it does not pay."""
        s, now = self.s, hunting(self.s)
        attack = attack_card(s, now.card)
        rage = max(0, attack.rage + now.rage)
        played = [combat_card(s, token) for token in now.defence]
        harm, wisdom = self.harm(attack), attribute(s, self.seat, WISDOM)
        able = reach(self.hand, self.slots)
        kinds: dict[str, Token] = {}
        costs: dict[Token, float] = {}
        for token in s.players[self.seat].hand:
            card = combat_card(s, token)
            if card.id in kinds and card.value < 2:
                continue
            kinds[card.id] = token
            costs[token] = SPARE + 1.3 * (able - reach(self.without(token), self.slots)) + 0.05 * card.value

        def gain(tokens: tuple[Token, ...]) -> float:
            laid = [*played, *(combat_card(s, token) for token in tokens)]
            total = sum(card.value for card in laid)
            if laid:
                total = number(s, self.seat, "defence", total)
            shielded = attack.shield_defends and any(card.id in _SHIELDS for card in laid)
            return (
                harm * (shielded or total >= rage)
                + CARD * (total + wisdom >= attack.weak_spot)
                - sum(costs[token] for token in tokens)
            )

        tries: list[tuple[Token, ...]] = [(), *((token,) for token in costs), *combinations(costs, 2)]
        tries += combinations(list(costs)[:7], 3)
        best: tuple[Token, ...] = max(tries, key=gain)
        return list(best)


def _flexible(card: CombatCard) -> float:
    """How much else a card could do."""
    return len(_SERVES[card.id]) + (1.0 if card.id in _PAIRING else 0.0) + 0.1 * card.value


def _mean_reward(foe: int, tray: Foe) -> float:
    slots = [CONTENT.monsters[foe].slots[slot].reward for slot in open_slots(foe, tray)]
    return sum(REWARD[reward] for reward in slots) / max(1, len(slots))


def attack_worth(s: State, token: Token) -> float:
    """For the Monster's side: how much an attack hurts the hunter, as far as the own seat can tell."""
    now, attack = hunting(s), attack_card(s, token)
    hunter = s.players[now.hunter]
    cards, whole = len(hunter.hand), 3 - sum(hunter.injured)
    slots = len(open_slots(now.foe, tray_of(s, now.foe)))
    one = 1.5 if whole else 6.0
    hurt = {
        "claw": one,
        "blow": one + (1.5 if whole > 1 else 6.0),
        "frenzy": one + CARD,
        "lunge": max(one if cards <= attribute(s, now.hunter, WISDOM) else 0.0, CARD * (cards - 3)),
        "special": one + CARD,
        "shake": 3.0 + 0.8 * min(cards, slots),
        "roar": 0.5 * max(0, min(cards, slots) - 2),
        "fangs": one + 1.5,
    }[attack.id.partition("_")[0]]
    return hurt * likely(attack.rage + now.rage + (0.0 if attack.shield_defends else 1.0) - 1.1 * cards + 1.0, 3.0) * 2
