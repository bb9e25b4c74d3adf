"""The six decks: cards are drawn from the top, laid face up at the bottom, shuffled when none is left (RM-23.35)."""

from collections.abc import Sequence

from meadhall.kernel import Audience, Option, Seat, Token, tell
from meadhall.kit import cards
from meadhall.kit.cards import ref

from .pieces import BACK_OF, CARDS, DECK_NAMES
from .state import State


def can_draw(s: State, deck: int) -> bool:
    """Whether a deck can give a card, from the top or out of its discards (RM-23.36, RM-23.39)."""
    return bool(s.decks[deck] or s.discards[deck])


def draw(s: State, deck: int, n: int, *audiences: Audience) -> list[Token]:
    """Takes up to so many cards from the top and shows them to those who may see them (RM-23.37, RM-23.39)."""

    def shuffled() -> None:
        tell(s, "shuffled", deck=f"deck:{DECK_NAMES[deck]}", cards=len(s.decks[deck]))

    return cards.draw(s, s.decks[deck], s.discards[deck], n, *audiences, shuffled=shuffled)


def discard(s: State, token: Token) -> None:
    """A card is laid face up at the bottom of its own deck, and all see it (RM-9.11, RM-25.5)."""
    cards.discard(s, token, s.discards[BACK_OF[token]])


def to_pile(s: State, seat: Seat, token: Token) -> None:
    """A card that lay open goes to its owner's Glory pile, where nothing reaches it any more (RM-9.9, RM-9.13)."""
    s.players[seat].pile.append(token)
    tell(s, "piled", seat=seat, card=ref(s, token), pile=len(s.players[seat].pile))


def one_of_each(s: State, tokens: Sequence[Token]) -> list[Option]:
    """Cards to point at, in their places; copies of one name are alike, and the first of them is offered."""
    return cards.one_of_each(s, tokens, lambda face: CARDS[face].id)
