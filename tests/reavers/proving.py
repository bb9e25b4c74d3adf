"""Which tests prove a card: ``@works("art_bodn")`` says that it does what it says. ``test_cards_proved.py`` reads the
marks and plays the proofs again with the card taken apart.
"""

from meadhall.games.reavers.content import CARDS, CONTENT
from meadhall.kit.testing import Proofs

IDS = tuple(card.id for file in CARDS for card in getattr(CONTENT, file))
PROOFS = Proofs("tests.reavers", IDS)
works = PROOFS.works
