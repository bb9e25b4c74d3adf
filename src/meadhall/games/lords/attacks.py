"""What the hunter suffers: the effects of Monster Attack cards and of Special Attacks (sections 42 to 44)."""

from meadhall.kernel import EVERYONE, Chapter, Clause, Option, Seat, begin, below, chapter, show, tell, then, to
from meadhall.kit.cards import one_of_each, ref
from meadhall.kit.choices import choice
from meadhall.kit.effects import Word

from .asking import pick, point
from .content import CONTENT
from .harms import discard_at_random
from .heroes import START, attribute, lower_attribute
from .hunting import end_hunt
from .injuries import injure
from .pieces import ATTRIBUTE_OPTIONS, BOSS, WISDOM, attack_card, card_name, combat_card, hero_ref
from .pool import discard_card, hand_cards, limit_runes, return_rune, rune_discard
from .state import State, hunting, is_follower
from .surtur.deciding import step
from .words import (
    DiscardCards,
    DiscardToWisdom,
    EndHunt,
    Forfeit,
    Injure,
    LowerHighest,
    MonsterDraws,
    Rage,
    RoundLimit,
    SpecialAttack,
)

_EFFECTS: dict[str, tuple[Word, ...]] = {card.id: card.effects for card in CONTENT.attacks}
TRAY = "tray"
"""What the tray of the hunted one says, instead of an attack card."""


def effects_of(s: State, said: str) -> tuple[Word, ...]:
    """The effects of an attack card, or of the Special Attack of the hunted one (LR-42.20)."""
    if said != TRAY:
        return _EFFECTS[said]
    foe = hunting(s).foe
    return CONTENT.boss[0].special_attack if foe == BOSS else CONTENT.monsters[foe].special_attack


def injuries_of(s: State) -> int | None:
    """How many Injuries the attack deals if it is not warded; None where that depends on what the hunter has."""
    words = effects_of(s, attack_card(s, hunting(s).card).id)
    if any(isinstance(word, SpecialAttack) for word in words):
        words += effects_of(s, TRAY)
    if any(isinstance(word, DiscardToWisdom | Forfeit) for word in words):
        return None
    return sum(word.n for word in words if isinstance(word, Injure))


@chapter
def suffer(s: State, said: str, k: int) -> None:
    """One part of an attack that was not defended, in the order written (LR-27.14)."""
    now = hunting(s)
    hunter, hand = now.hunter, s.players[now.hunter].hand
    match effects_of(s, said)[k]:
        case Injure(n):
            begin(s, injure, hunter, n)
        case SpecialAttack():
            then(s, *(to(suffer, TRAY, part) for part in range(len(effects_of(s, TRAY)))))
        case EndHunt():
            end_hunt(s)
        case DiscardCards(n, "random"):
            discard_at_random(s, hunter, n)
        case DiscardCards(n, "highest"):
            then(s, *[to(discard_highest)] * n)
        case DiscardCards(n, "shown"):
            then(s, *[to(show_and_discard)] * n)
        case DiscardToWisdom() if len(hand) > attribute(s, hunter, WISDOM):
            begin(s, down_to_wisdom)
        case DiscardToWisdom(injuries):
            begin(s, injure, hunter, injuries)
        case LowerHighest(n):
            begin(s, lower_highest, n)
        case Forfeit(n, what, injuries):
            then(s, *(to(forfeit, left, what, injuries) for left in range(n, 0, -1)))
        case RoundLimit(most_cards, most_wounds):
            now.most_cards, now.most_wounds = most_cards or 0, most_wounds or 0
        case Rage(n):
            now.rage += n
        case MonsterDraws(n):
            now.draws += n


# --- cards ----------------------------------------------------------------------------------------------------------


@chapter
def discard_highest(s: State) -> Chapter:
    """The Combat card of highest value goes, one of choice among equal ones (LR-43.5)."""
    hunter = hunting(s).hunter
    if s.players[hunter].hand:
        token = yield from pick(hunter, "card_discard", highest_cards, about={"why": "highest", "left": 1})
        discard_card(s, hunter, token)


def highest_cards(s: State, seat: Seat) -> list[Option]:
    """The cards of highest value in the own hand."""
    hand = s.players[seat].hand
    most = max(combat_card(s, token).value for token in hand)
    return one_of_each(s, [token for token in hand if combat_card(s, token).value == most], card_name)


@chapter
def down_to_wisdom(s: State) -> Chapter:
    """Cards of choice go until the hand is no larger than the Wisdom (LR-42.18)."""
    hunter = hunting(s).hunter
    over = len(s.players[hunter].hand) - attribute(s, hunter, WISDOM)
    if over > 0:
        begin(s, down_to_wisdom)
        token = yield from pick(hunter, "card_discard", hand_cards, about={"why": "wisdom", "left": over})
        discard_card(s, hunter, token)


@chapter
def show_and_discard(s: State) -> Chapter:
    """The hunter shows the hand to all, and the Monster's side discards one card of it (LR-44.8, LR-44.10)."""
    now = hunting(s)
    hand = s.players[now.hunter].hand
    if hand:
        show(s, hand, EVERYONE)
        for token in hand:
            tell(s, "card_shown", seat=now.hunter, card=ref(s, token))
        if is_follower(s, now.side):  # LS-3.8, LS-14.7
            yield from step(now.side, "follower_discard", about={"hero": hero_ref(now.hunter)})
            token = hand[below(s, len(hand))]
        else:
            about = {"hero": hero_ref(now.hunter)}
            token = yield from pick(now.side, "hunt_loki_discard", cards_of_hunter, about=about)
        discard_card(s, now.hunter, token)


def cards_of_hunter(s: State, seat: Seat) -> list[Option]:
    """The cards in the hand of the hunter, which all see now."""
    return one_of_each(s, s.players[hunting(s).hunter].hand, card_name)


@chapter
def forfeit(s: State, left: int, what: str, injuries: int) -> Chapter:
    """A card or a Rune of choice is given up, and if there is none comes an Injury (LR-43.11, LR-43.15)."""
    hunter = hunting(s).hunter
    player = s.players[hunter]
    if what == "cards" and player.hand:
        token = yield from pick(hunter, "card_discard", hand_cards, about={"why": "forfeit", "left": left})
        discard_card(s, hunter, token)
    elif what == "runes" and any(player.runes):
        rune = yield from point(s, hunter, "rune_discard", rune_discard, about={"why": "forfeit", "left": left})
        return_rune(s, hunter, rune)
    else:
        begin(s, injure, hunter, injuries)


# --- Attributes -----------------------------------------------------------------------------------------------------


@chapter
def lower_highest(s: State, n: int) -> Chapter:
    """The Attribute whose token stands highest goes down, never below 2 (LR-42.23, LR-42.24)."""
    hunter = hunting(s).hunter
    which = yield from point(s, hunter, "attribute_lower", attribute_lower)
    if which is not None:
        lower_attribute(s, hunter, which, n)
        begin(s, limit_runes, hunter)


@choice(ATTRIBUTE_OPTIONS)
def attribute_lower(s: State, seat: Seat, which: int) -> Clause | None:
    """One of the Attributes whose tokens stand highest."""
    tokens = s.players[seat].attributes
    return None if tokens[which] == max(tokens) > START else "LR-42.24"


PROMPTS = {
    "follower_discard": ("LS-3.8", "LS-14.7"),
    "hunt_loki_discard": ("LR-44.8", "LR-44.10"),
    "attribute_lower": ("LR-42.23", "LR-42.24"),
}
