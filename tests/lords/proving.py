"""Which tests prove an effect: ``@works("shield_oath")`` says that it does what it says.

``test_effects_proved.py`` reads the marks and plays the proofs again with the effect taken away. A card or tray with
two effects has two names here, ``bow/hunt`` and ``bow/battle``, ``garm/region`` and ``garm/special``.
"""

from meadhall.games.lords.content import CONTENT
from meadhall.kit.testing import Proofs

_COMBAT = [f"{card.id}/{part}" for card in CONTENT.combat for part in ("battle", "hunt") if getattr(card, part)]
_TRAYS = [f"{tray.id}/{part}" for tray in CONTENT.monsters for part in ("region", "special")]
_BOSS = [f"{CONTENT.boss[0].id}/{part}" for part in ("activation", "special")]
_GODS = [f"{god.id}/{level}" for god in CONTENT.gods for level, words in enumerate(god.levels) if words]
_EVENTS = [f"event_{event.number}" for event in CONTENT.events]
_SAYING = (CONTENT.heroes, CONTENT.blessings, CONTENT.artifacts, CONTENT.attacks, CONTENT.requisites, CONTENT.realms)
_ORIGINS = [origin.id for origin in CONTENT.origins if origin.bonus]
_OTHERS = [fact.id for facts in _SAYING for fact in facts]

IDS = (*_COMBAT, *_TRAYS, *_BOSS, *_GODS, *_EVENTS, *_ORIGINS, *_OTHERS)
PROOFS = Proofs("tests.lords", IDS)
works = PROOFS.works
