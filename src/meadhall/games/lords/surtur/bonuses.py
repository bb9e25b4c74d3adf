"""What a Realm gives a Follower in place of its bonus (section 3)."""

from meadhall.kernel import About, Chapter, Seat, chapter, tell

from ..content import CONTENT
from ..pieces import REALM_OPTIONS
from ..pool import draw_cards
from ..state import State
from .deciding import step
from .gains import random_runes


@chapter
def follower_bonus(s: State, seat: Seat, realm: int) -> Chapter:
    """A Rune for whoever has fewer Runes than Combat cards, otherwise a card; within the limits (LS-3.21, LS-3.23)."""
    runes, cards = sum(s.players[seat].runes), len(s.players[seat].hand)
    about: About = {"realm": REALM_OPTIONS[realm].ref, "runes": runes, "cards": cards}
    yield from step(seat, "follower_bonus", about)
    tell(s, "bonus_taken", seat=seat, realm=REALM_OPTIONS[realm].ref)
    if runes < cards:
        random_runes(s, seat, CONTENT.surtur.realm_runes.value)
    else:
        draw_cards(s, seat, CONTENT.surtur.realm_cards.value)


PROMPTS = {"follower_bonus": ("LS-3.21", "LS-3.22", "LS-3.23", "LS-8.7", "LS-8.9")}
