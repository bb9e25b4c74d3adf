"""What all parts of a Hunt need: the opponent's tray, the hunter's cards, and the end at once (sections 26 to 30)."""

from collections.abc import Sequence

from meadhall.kernel import Ref, Seat, Token

from .bearing import borne_by
from .content import CONTENT
from .moments import unused
from .pieces import BOSS, BOSS_REF, MONSTER_REFS, combat_card
from .state import NOBODY, Foe, State, hunting
from .words import AnySymbol, Defends, Hunting, Pair, Serves, Weapon

OVER = "hunt_over"
"""The chapter with which every Hunt ends."""


def foe_ref(foe: int) -> Ref:
    """The hunted one outside the rules."""
    return BOSS_REF if foe == BOSS else MONSTER_REFS[foe]


def tray_of(s: State, foe: int) -> Foe:
    """Where the Wounds of the hunted one are."""
    return s.boss if foe == BOSS else s.foes[foe]


def symbols_of(foe: int, slot: int) -> tuple[Weapon, ...]:
    """What must be served for a Wound: one symbol, and two for the Boss (LR-30.1)."""
    return CONTENT.boss[0].slots[slot] if foe == BOSS else (CONTENT.monsters[foe].slots[slot].symbol,)


def is_hunter(s: State, seat: Seat) -> bool:
    """Whether a player is hunting."""
    return s.hunt is not None and s.hunt.hunter == seat


def can_end(s: State, seat: Seat) -> bool:
    """Whether a player is hunting and the Hunt is not over yet: after it an Injury ends nothing (LR-29.6)."""
    return is_hunter(s, seat) and [OVER] in s.agenda


def is_slain(s: State) -> bool:
    """Whether all slots of the hunted one are covered (LR-29.1)."""
    return NOBODY not in tray_of(s, hunting(s).foe).wounds


def end_hunt(s: State) -> None:
    """The Hunt is over at once: whatever of it was still to come is left out (LR-27.14)."""
    while s.agenda[-1][0] != OVER:
        s.agenda.pop()


# --- which cards serve which symbols --------------------------------------------------------------------------------


def serves(s: State, token: Token, symbol: Weapon) -> bool:
    """Whether a card alone can stand for a symbol (LR-28.4); Shields never do (LR-28.6)."""
    card = combat_card(s, token)
    return card.weapon == symbol or any(isinstance(word, Serves) and symbol in word.symbols for word in card.hunt)


def partners(s: State, token: Token, hand: Sequence[Token]) -> list[Token]:
    """The cards that a card can be paired with: those that show its symbol (LR-41.16, LR-41.17)."""
    card = combat_card(s, token)
    if not has(card.hunt, Pair):
        return []
    return [other for other in hand if other != token and combat_card(s, other).weapon == card.weapon]


def has(words: Sequence[object], kind: type[Hunting]) -> bool:
    """Whether one of some words is of a kind."""
    return any(isinstance(word, kind) for word in words)


def bane_of(s: State) -> str | None:
    """The hunter's card that lets one card of this Hunt count as any weapon, as long as it was not used (LR-49.34)."""
    hunter = hunting(s).hunter
    cards = (card for card, _, word in borne_by(s, hunter) if isinstance(word, AnySymbol))
    return next((card for card in cards if unused(s, hunter, card, "hunt")), None)


def is_weapon(s: State, token: Token) -> bool:
    """Whether a card shows no Shield (LR-49.34)."""
    return not has(combat_card(s, token).hunt, Defends)


def coverable(s: State, hand: Sequence[Token], symbols: Sequence[Weapon], most: int, bane: bool) -> bool:
    """Whether so many cards of a hand can serve all of these symbols, each by a card or a pair of its own.

    With the bane one card that is no Shield serves whatever symbol is left (LR-49.34, LR-49.35).
    """
    if not symbols:
        return True
    if most < len(symbols):
        return False
    first, *rest = symbols
    for token in hand:
        others = [other for other in hand if other != token]
        if serves(s, token, first) and coverable(s, others, rest, most - 1, bane):
            return True
        if bane and is_weapon(s, token) and coverable(s, others, rest, most - 1, False):
            return True
        for partner in partners(s, token, hand) if most > 1 else ():
            if coverable(s, [other for other in others if other != partner], rest, most - 2, bane):
                return True
    return False


def cards_left(s: State) -> int:
    """How many more cards may be played in this Hero round (LR-28.18)."""
    now = hunting(s)
    return (now.most_cards or len(s.faces)) - now.played
