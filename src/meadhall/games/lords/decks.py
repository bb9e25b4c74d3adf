"""The four decks: cards are drawn from the top, and laid open when they are discarded (section 34)."""

from meadhall.kernel import Audience, Token, tell
from meadhall.kit import cards

from .pieces import DECK_NAMES
from .state import State


def draw(s: State, deck: int, n: int, *audiences: Audience) -> list[Token]:
    """Takes up to so many cards from the top; an empty deck is made of its discards at need (LR-34.2 to LR-34.4)."""

    def shuffled() -> None:
        tell(s, "shuffled", deck=f"deck:{DECK_NAMES[deck]}", cards=len(s.decks[deck]))

    return cards.draw(s, s.decks[deck], s.discards[deck], n, *audiences, shuffled=shuffled)
