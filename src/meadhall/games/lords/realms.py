"""Realms: Alliances, and the card for whoever is first there (section 4)."""

from meadhall.kernel import Chapter, Clause, Seat, chapter, tell
from meadhall.kit.choices import choice

from . import moments
from .asking import point
from .content import CONTENT
from .pieces import REALM_OPTIONS
from .pool import draw_cards
from .state import State

FIRST_CARDS = CONTENT.rules.first_alliance_cards.value


@chapter
def alliance(s: State, seat: Seat) -> Chapter:
    """An Alliance with any Realm without an own marker; where there is none, nothing happens (LR-4.16, LR-29.11)."""
    realm = yield from point(s, seat, "alliance_realm", alliance_realm)
    if realm is not None:
        ally(s, seat, realm)


@choice(REALM_OPTIONS)
def alliance_realm(s: State, seat: Seat, realm: int) -> Clause | None:
    """A Realm without an own marker."""
    return "LR-4.14" if s.players[seat].allied[realm] else None


def ally(s: State, seat: Seat, realm: int) -> None:
    """A Control marker lies on the Realm for good, and the first one there draws a card (LR-4.11, LR-4.13, LR-4.15)."""
    first = not any(player.allied[realm] for player in s.players)
    s.players[seat].allied[realm] = True
    tell(s, "allied", seat=seat, realm=REALM_OPTIONS[realm].ref)
    moments.reach(s, seat, "alliance_formed")
    if first:
        draw_cards(s, seat, FIRST_CARDS)


PROMPTS = {"alliance_realm": ("LR-4.16", "LR-4.12", "LR-4.13", "LR-4.14")}
