"""Runes and Combat cards: gained, drawn, and given up above the limit of Wisdom (section 7)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, Secret, Token, begin, chapter, tell, then, to
from meadhall.kit import cards
from meadhall.kit.cards import one_of_each, ref, refs
from meadhall.kit.choices import choice

from .asking import pick, point
from .bearing import number
from .content import CONTENT
from .decks import draw
from .heroes import attribute
from .hunting import is_hunter
from .pieces import COMBAT, RUNE_OPTIONS, WISDOM, card_name
from .state import State, is_follower

FOLLOWER_RUNES, FOLLOWER_CARDS = CONTENT.surtur.rune_limit.value, CONTENT.surtur.hand_limit.value
FOLLOWER_GAINS = "follower_gains"
"""The chapter in which a Follower gains Runes; by name, since it knows how Followers are asked."""


def rune_limit(s: State, seat: Seat) -> int:
    """How many Runes a player may hold: as many as their Wisdom (LR-7.17, LR-49.39), a Follower 6 (LS-3.18)."""
    if is_follower(s, seat):
        return FOLLOWER_RUNES
    return number(s, seat, "rune_limit", attribute(s, seat, WISDOM))


def card_limit(s: State, seat: Seat) -> int:
    """How many Combat cards a player may hold, separately; for a hunter there is no limit (LR-7.17, LR-7.22)."""
    if is_hunter(s, seat):
        return len(s.faces)
    return FOLLOWER_CARDS if is_follower(s, seat) else attribute(s, seat, WISDOM)


# --- Runes ----------------------------------------------------------------------------------------------------------


def gain_runes(s: State, seat: Seat, n: int) -> None:
    """Runes of choice out of the Supply, all of them before the limit (LR-7.14, LR-7.19); a Follower's are random."""
    if is_follower(s, seat):
        s.agenda.append([FOLLOWER_GAINS, seat, n])
        return
    then(s, *(to(gain_rune, seat, left) for left in range(n, 0, -1)))


@chapter
def gain_rune(s: State, seat: Seat, left: int) -> Chapter:
    """One Rune of a type of choice, of so many; none if the Supply is empty (LR-7.14, LR-35.3)."""
    rune = yield from point(s, seat, "rune_gain", rune_gain, about={"left": left})
    if rune is not None:
        take_rune(s, seat, rune)
    if left == 1 and sum(s.players[seat].runes) > rune_limit(s, seat):
        begin(s, limit_runes, seat)


def take_rune(s: State, seat: Seat, rune: int) -> None:
    """A Rune of the Supply goes to a Pool."""
    s.supply[rune] -= 1
    s.players[seat].runes[rune] += 1
    tell(s, "rune_gained", seat=seat, rune=RUNE_OPTIONS[rune].ref)


@choice(RUNE_OPTIONS)
def rune_gain(s: State, seat: Seat, rune: int) -> Clause | None:
    """A type that is left in the Supply."""
    return None if s.supply[rune] else "LR-35.3"


@chapter
def limit_runes(s: State, seat: Seat) -> Chapter:
    """Runes above the limit go back to the Supply, one after the other (LR-7.18, LR-7.20)."""
    over = sum(s.players[seat].runes) - rune_limit(s, seat)
    if over > 0:
        begin(s, limit_runes, seat)
        rune = yield from point(s, seat, "rune_discard", rune_discard, about={"why": "limit", "left": over})
        return_rune(s, seat, rune)


def return_rune(s: State, seat: Seat, rune: int) -> None:
    """A Rune goes back to the Supply (LR-7.16)."""
    s.players[seat].runes[rune] -= 1
    s.supply[rune] += 1
    tell(s, "rune_discarded", seat=seat, rune=RUNE_OPTIONS[rune].ref)


def pay_rune(s: State, seat: Seat, rune: int) -> None:
    """A Rune is paid to the Supply (LR-13.4)."""
    s.players[seat].runes[rune] -= 1
    s.supply[rune] += 1
    tell(s, "rune_paid", seat=seat, rune=RUNE_OPTIONS[rune].ref)


@choice(RUNE_OPTIONS)
def rune_discard(s: State, seat: Seat, rune: int) -> Clause | None:
    """A type in the own Pool."""
    return None if s.players[seat].runes[rune] else "LR-7.20"


# --- Combat cards ---------------------------------------------------------------------------------------------------


def can_draw(s: State) -> bool:
    """Whether there is a Combat card to draw (LR-34.4)."""
    return bool(s.decks[COMBAT] or s.discards[COMBAT])


def draw_cards(s: State, seat: Seat, n: int) -> None:
    """Combat cards from the top of the deck, seen by their owner alone, all of them before the limit (LR-34.12).

    A Follower stops at its limit, and nobody sees what it draws (LS-3.20, LS-2.22).
    """
    if is_follower(s, seat):
        n = max(0, min(n, card_limit(s, seat) - len(s.players[seat].hand)))
    drawn = draw(s, COMBAT, n, *owner(s, seat))
    s.players[seat].hand += drawn
    if drawn:
        tell(s, "cards_drawn", seat=seat, n=len(drawn), cards=Secret(refs(s, drawn), owner(s, seat)))
    if len(s.players[seat].hand) > card_limit(s, seat):
        begin(s, limit_cards, seat)


def owner(s: State, seat: Seat) -> tuple[Seat, ...]:
    """Who sees the cards of a hand: its player, of a Follower's nobody (LS-2.22)."""
    return () if is_follower(s, seat) else (seat,)


@chapter
def limit_cards(s: State, seat: Seat) -> Chapter:
    """Cards above the limit are laid open on the discard pile, one after the other (LR-7.18, LR-7.21, LR-34.11)."""
    over = len(s.players[seat].hand) - card_limit(s, seat)
    if over > 0:
        begin(s, limit_cards, seat)
        token = yield from pick(seat, "card_discard", hand_cards, about={"why": "limit", "left": over})
        discard_card(s, seat, token)


def discard_card(s: State, seat: Seat, token: Token) -> None:
    """A card of a hand is laid open on the discard pile (LR-34.11)."""
    s.players[seat].hand.remove(token)
    cards.discard(s, token, s.discards[COMBAT])
    tell(s, "card_discarded", seat=seat, card=ref(s, token))


def hand_cards(s: State, seat: Seat) -> list[Option]:
    """The cards of the own hand; copies of one name are alike."""
    return one_of_each(s, s.players[seat].hand, card_name)


PROMPTS = {
    "rune_gain": ("LR-7.14", "LR-7.15", "LR-35.3"),
    "rune_discard": ("LR-7.17", "LR-7.18", "LR-7.20"),
    "card_discard": ("LR-7.17", "LR-7.18", "LR-7.21"),
}
