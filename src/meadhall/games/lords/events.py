"""Event cards: a Monster is placed, Monsters are Activated, then the Boss (section 24)."""

from meadhall.kernel import EVERYONE, Token, chapter, tell, then, to
from meadhall.kit import cards
from meadhall.kit.cards import ref

from .boss import activate_boss
from .decks import draw
from .monsters import activate_monster, pair, place_monster, upper_off_board
from .pieces import EVENT, RUNES, event
from .state import State


def draw_event(s: State) -> Token:
    """The top Event card is shown to all and lies on the discard pile (LR-8.18, LR-8.24, LR-24.1)."""
    (token,) = draw(s, EVENT, 1, EVERYONE)
    cards.discard(s, token, s.discards[EVENT])
    tell(s, "event_drawn", card=ref(s, token))
    return token


def place_by(s: State, token: Token) -> None:
    """The Monster of the card's Rune comes to the Region of its number, if there is one (LR-8.20, LR-24.2, LR-24.4)."""
    fact = event(s, token)
    monster = upper_off_board(s, RUNES.index(fact.place))
    if monster is not None:
        place_monster(s, monster, fact.number - 1)


@chapter
def resolve_event(s: State) -> None:
    """Place, then Activate the Monsters of both Runes one by one, then the Boss (LR-24.1, LR-24.6 to LR-24.10)."""
    token = draw_event(s)
    place_by(s, token)
    fact = event(s, token)
    roused = [monster for rune in fact.activate for monster in pair(s, RUNES.index(rune))]
    boss = [to(activate_boss)] if fact.boss else []
    then(s, *(to(activate_monster, monster) for monster in roused), *boss)
