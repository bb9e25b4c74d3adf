"""Which tests prove a card: ``@works("a1-troll")`` says that it does what it says, ``@idle("a1-troll")`` that it does
nothing where it must not. ``test_cards_proved.py`` reads the marks and plays the proofs again without the card.
"""

from meadhall.games.bloodrage.content import CONTENT
from meadhall.kit.testing import Proofs

IDS = tuple(card.id for card in CONTENT.cards)
PROOFS = Proofs("tests.bloodrage", IDS)
works, idle = PROOFS.works, PROOFS.idle
