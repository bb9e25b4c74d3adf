"""The Hero's round of a Hunt: slots are covered by cards that serve their symbols (sections 28 and 30)."""

from collections.abc import Sequence

from meadhall.kernel import (
    EVERYONE,
    About,
    Chapter,
    Clause,
    Option,
    Ref,
    Seat,
    Token,
    begin,
    below,
    button,
    chapter,
    show,
    tell,
    then,
    to,
)
from meadhall.kernel.chapters import Call
from meadhall.kit import cards
from meadhall.kit.cards import one_of_each, ref

from . import deeds, hunt
from .asking import pick, point
from .content import CONTENT
from .hunting import bane_of, cards_left, coverable, foe_ref, is_weapon, partners, serves, symbols_of, tray_of
from .moments import due, reach, use
from .pieces import ATTACK, BOSS, COMBAT, DECLINE, DONE, card_name, combat_card
from .pool import can_draw, draw_cards, gain_runes, rune_gain
from .priests import gain_priests, priests_left
from .realms import alliance, alliance_realm
from .state import NOBODY, NOTHING, State, hunting
from .words import DiscardAttack, DrawCards, Rage, Reward, Weapon
from .wounds import slot_ref, wound_slot

APPLY = button("apply")
_RULES = CONTENT.rules
Symbols = Sequence[Weapon]


@chapter
def begin_round(s: State) -> None:
    """A Hero round begins without a Wound and without a card (LR-28.1)."""
    now = hunting(s)
    now.step = "hero"
    then(s, *due(s, now.hunter, "hunt_fury", "hero_round_begins"), to(aim_at))


@chapter
def aim_at(s: State) -> Chapter:
    """The hunter points at a slot, or ends the round; without a Wound in it that ends the Hunt (LR-28.2, LR-28.14)."""
    now = hunting(s)
    slot = DONE.value
    if s.players[now.hunter].hand and cards_left(s) > 0 and not _is_full(s):
        about: About = {"foe": foe_ref(now.foe), "dealt": now.dealt}
        slot = yield from pick(now.hunter, "hunt_slot", slots, not_slots, about=about)
    if slot != DONE.value:
        now.slot, now.symbols = slot, list(symbols_of(now.foe, slot))
        begin(s, serve)
    elif now.dealt:  # LR-28.16: a new round; else the Hunt is over (LR-28.15)
        now.most_cards = now.most_wounds = now.played = now.dealt = 0
        begin(s, hunt.monster_round)


def slots(s: State, seat: Seat) -> list[Option]:
    """The uncovered slots that hand and limits can still cover, and an end (LR-28.8, LR-30.5)."""
    foe = hunting(s).foe
    return [*(Option(slot_ref(foe, slot), slot) for slot in within_reach(s, seat)), DONE]


def not_slots(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Slots that no card can cover now, and those that are covered."""
    foe, wounds = hunting(s).foe, tray_of(s, hunting(s).foe).wounds
    why = {slot_ref(foe, slot): "LR-28.2" for slot in _open(s) if not _can(s, seat, slot)}
    return why | {slot_ref(foe, slot): "LR-28.7" for slot, by in enumerate(wounds) if by != NOBODY}


def within_reach(s: State, seat: Seat, without: Token = NOTHING) -> list[int]:
    """The slots that the hunter's hand, perhaps without a card, can cover in this round or, before it, in the next.

    A slot that was begun is the only one.
    """
    if hunting(s).symbols:
        return [hunting(s).slot]
    return [] if _is_full(s) else [slot for slot in _open(s) if _can(s, seat, slot, without)]


def served_by(s: State, seat: Seat, token: Token) -> list[int]:
    """Those of them for which a card of the hand could be played next."""
    now = hunting(s)
    return [slot for slot in within_reach(s, seat) if _leads(s, seat, token, now.symbols or symbols_of(now.foe, slot))]


def _is_full(s: State) -> bool:
    """Whether no more Wounds may be dealt in this round (LR-28.18)."""
    now = hunting(s)
    return bool(now.most_wounds) and now.dealt >= now.most_wounds


def _open(s: State) -> list[int]:
    return [slot for slot, by in enumerate(tray_of(s, hunting(s).foe).wounds) if by == NOBODY]


def _can(s: State, seat: Seat, slot: int, without: Token = NOTHING) -> bool:
    hand = [token for token in s.players[seat].hand if token != without]
    return coverable(s, hand, symbols_of(hunting(s).foe, slot), cards_left(s), bane_of(s) is not None)


# --- cards for a slot -----------------------------------------------------------------------------------------------


@chapter
def serve(s: State) -> Chapter:
    """A card serves a symbol alone or with a partner, until all symbols are served (LR-28.3, LR-28.5, LR-30.11)."""
    now = hunting(s)
    about: About = {"slot": slot_ref(now.foe, now.slot), "left": len(now.symbols)}
    token = yield from pick(now.hunter, "hunt_card", serving_cards, about=about)
    _play(s, token)
    alone = [symbol for symbol in dict.fromkeys(now.symbols) if serves(s, token, symbol)]
    if not alone:
        paired: About = {**about, "card": ref(s, token)}
        partner = yield from pick(now.hunter, "hunt_partner", serving_partners, {}, token, about=paired)
        if isinstance(partner, str):
            use(s, now.hunter, partner, "hunt")
            tell(s, "card_used", seat=now.hunter, card=f"card:{partner}")
        else:
            _play(s, partner)
        alone = list(dict.fromkeys(now.symbols))
    symbol = alone[0]
    if len(alone) > 1:
        symbol = yield from pick(now.hunter, "hunt_symbol", served_symbols, {}, alone, about=about)
    now.symbols.remove(symbol)
    if now.symbols:
        begin(s, serve)
    else:
        begin(s, deal_wound)


def _play(s: State, token: Token) -> None:
    """A card leaves the hand and lies open."""
    now = hunting(s)
    show(s, [token], EVERYONE)
    s.players[now.hunter].hand.remove(token)
    now.serving.append(token)
    now.played += 1
    tell(s, "hunt_card", seat=now.hunter, card=ref(s, token))


def serving_cards(s: State, seat: Seat) -> list[Option]:
    """Cards after which every symbol of the slot can still be served (LR-30.10)."""
    hand, symbols = s.players[seat].hand, hunting(s).symbols
    return one_of_each(s, [token for token in hand if _leads(s, seat, token, symbols)], card_name)


def _leads(s: State, seat: Seat, token: Token, symbols: Symbols) -> bool:
    """Whether all of some symbols can be served by the hand if this card is played first."""
    hand = [other for other in s.players[seat].hand if other != token]
    alone = [symbol for symbol in symbols if serves(s, token, symbol)]
    if alone:
        return any(_rest_can(s, hand, symbols, symbol, 1) for symbol in alone)
    pairs = (_fits(s, hand, symbols, partner, 2) for partner in partners(s, token, hand))
    return _is_bane(s, hand, symbols, token, 1) or any(pairs)


def _rest_can(s: State, hand: list[Token], symbols: Symbols, symbol: Weapon, played: int, bane: bool = True) -> bool:
    """Whether a hand can serve the other symbols when one of them is served and so many more cards are played."""
    left, others = cards_left(s) - played, _without(symbols, symbol)
    return left >= 0 and coverable(s, hand, others, left, bane and bane_of(s) is not None)


def _fits(s: State, hand: list[Token], symbols: Symbols, partner: Token, played: int) -> bool:
    """Whether a pair with this card leaves enough for the other symbols."""
    rest = [other for other in hand if other != partner]
    return any(_rest_can(s, rest, symbols, symbol, played) for symbol in symbols)


def _is_bane(s: State, hand: list[Token], symbols: Symbols, token: Token, played: int) -> bool:
    """Whether a card can count as a symbol that it does not show, so that the others can be served (LR-49.34)."""
    if bane_of(s) is None or not is_weapon(s, token):
        return False
    return any(_rest_can(s, hand, symbols, symbol, played, bane=False) for symbol in symbols)


def serving_partners(s: State, seat: Seat, token: Token) -> list[Option]:
    """The second cards for a pair, and what changes the symbol of the first (LR-28.5)."""
    hand, symbols = s.players[seat].hand, hunting(s).symbols
    fitting = [other for other in partners(s, token, hand) if _fits(s, hand, symbols, other, 1)]
    found = one_of_each(s, fitting, card_name)
    return found + [Option(f"card:{bane_of(s)}", bane_of(s))] * _is_bane(s, hand, symbols, token, 0)


def served_symbols(s: State, seat: Seat, alone: list[Weapon]) -> list[Option]:
    """The symbols that what was played can stand for, so that the others can still be served."""
    now, hand = hunting(s), s.players[seat].hand
    return [
        Option(f"symbol:{symbol}", symbol)
        for symbol in dict.fromkeys(now.symbols)
        if symbol in alone and _rest_can(s, hand, now.symbols, symbol, 0)
    ]


def _without(symbols: Symbols, symbol: Weapon) -> list[Weapon]:
    left = list(symbols)
    left.remove(symbol)
    return left


# --- the Wound ------------------------------------------------------------------------------------------------------


@chapter
def deal_wound(s: State) -> None:
    """A marker on the slot, then the cards' effects, then the Reward (LR-28.7, LR-28.9 to LR-28.13)."""
    now = hunting(s)
    wounds = tray_of(s, now.foe).wounds
    wounds[now.slot] = now.hunter
    now.dealt += 1
    tell(s, "wounded", seat=now.hunter, monster=foe_ref(now.foe), slot=now.slot + 1, left=wounds.count(NOBODY))
    then(s, *(to(hunt_effect, token) for token in now.serving), *rewards(now.foe, now.slot), to(wound_over))


def rewards(foe: int, slot: int) -> list[Call]:
    """What is gained for a slot; the Boss gives nothing (LR-28.12, LR-30.8)."""
    reward = None if foe == BOSS else CONTENT.monsters[foe].slots[slot].reward
    return [to(gain_reward, reward)] if reward else []


@chapter
def wound_hunted(s: State) -> Chapter:
    """A Wound before the first round, on a slot of any symbol and with its Reward (LR-29.21, LR-45.9, LR-49.20)."""
    now = hunting(s)
    slot = yield from point(s, now.hunter, "wound_slot", wound_slot, now.foe, about={"monster": foe_ref(now.foe)})
    wounds = tray_of(s, now.foe).wounds
    wounds[slot] = now.hunter
    tell(s, "wounded", seat=now.hunter, monster=foe_ref(now.foe), slot=slot + 1, left=wounds.count(NOBODY))
    then(s, *rewards(now.foe, slot))


@chapter
def hunt_effect(s: State, token: Token) -> Chapter:
    """What a card does beside its Wound, if the hunter wants it (LR-28.9, LR-28.11)."""
    now = hunting(s)
    if not helps(s, token):
        return
    chosen = yield from pick(now.hunter, "hunt_effect", applying, about={"card": ref(s, token)})
    if chosen == DECLINE.value:
        return
    for word in combat_card(s, token).hunt:
        if isinstance(word, DrawCards):
            draw_cards(s, now.hunter, word.n)
        elif isinstance(word, Rage):
            now.rage += word.n
        elif isinstance(word, DiscardAttack):
            for _ in range(word.n):
                lost = now.hand.pop(below(s, len(now.hand)))
                cards.discard(s, lost, s.discards[ATTACK])
                tell(s, "attack_lost", seat=now.side, card=ref(s, lost))


def applying(s: State, seat: Seat) -> list[Option]:
    """To apply it, or not."""
    return [APPLY, DECLINE]


def helps(s: State, token: Token) -> bool:
    """Whether a card does something beside its Wound now (LR-1.24, LR-41.33); after the last one no attack follows."""
    for word in combat_card(s, token).hunt:
        match word:
            case DrawCards():
                return can_draw(s)
            case Rage():
                return bool(_open(s))
            case DiscardAttack():
                return bool(_open(s)) and len(hunting(s).hand) > 1
    return False


@chapter
def gain_reward(s: State, reward: Reward) -> None:
    """The Reward of the slot is gained at once, if it can be (LR-28.12, LR-29.10 to LR-29.15)."""
    hunter = hunting(s).hunter
    possible = {
        "realm": alliance_realm.any(s, hunter),
        "priest": priests_left(s, hunter) > 0,
        "army": deeds.army_raise.any(s, hunter, "any"),
        "rune": rune_gain.any(s, hunter),
    }[reward]
    if possible:
        hunting(s).rewards.append(reward)
        reach(s, hunter, "reward_gained")
    match reward:
        case "realm":
            begin(s, alliance, hunter)
        case "priest":
            gain_priests(s, hunter, _RULES.reward_priests.value)
        case "army":
            begin(s, deeds.raise_armies, hunter, _RULES.reward_army.value, "any")
        case "rune":
            gain_runes(s, hunter, _RULES.reward_runes.value)


@chapter
def wound_over(s: State) -> None:
    """The cards go to the discard pile; with all slots covered the Hunt is over (LR-28.13, LR-28.17)."""
    now = hunting(s)
    for token in now.serving:
        cards.discard(s, token, s.discards[COMBAT])
    now.serving = []
    tell(s, "wound_over", seat=now.hunter)
    if _open(s):
        begin(s, aim_at)


PROMPTS = {
    "hunt_slot": ("LR-28.2", "LR-28.14", "LR-28.15", "LR-28.16"),
    "hunt_card": ("LR-28.3", "LR-28.4", "LR-30.10"),
    "hunt_partner": ("LR-28.5", "LR-41.16"),
    "hunt_symbol": ("LR-30.2", "LR-30.3"),
    "hunt_effect": ("LR-28.9", "LR-28.10"),
}
