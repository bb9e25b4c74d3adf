"""Everything one can ever point at, in a fixed order."""

from itertools import chain

from meadhall.kernel import Ref

from . import round as rounds
from .combat import ACCEPT, COMBAT_REFS, REROLL, ROLL
from .dice import COLOUR_OPTIONS, FACE_OPTIONS
from .effects import CHOICE_OPTIONS
from .offers import SPACE_OPTIONS
from .pieces import (
    CARDS,
    DECK_OPTIONS,
    DIE_REFS,
    LOCATION_OPTIONS,
    SLOT_OPTIONS,
    SPENT_REFS,
    STACK_OPTIONS,
    TILES,
    UPGRADE_REFS,
)
from .raid import LEAVE, PILLAGE
from .records import Artifact
from .recruit import PROMOTE, RALLY, SPECIALIZE
from .sea import COMBAT, COMBINATION, GIVE_UP, PAY, SUFFER
from .subdue import FORCE, PEACE, STOP
from .trade import REWARD_OPTIONS

_ARTIFACTS = [face for face, card in CARDS.items() if isinstance(card, Artifact)]
_STORED = [f"die:{face}" for face in _ARTIFACTS]
_BUTTONS = (
    *(rounds.ACT, rounds.REST, rounds.USE, rounds.SKIP, rounds.FINISH, RALLY, SPECIALIZE, PROMOTE),
    *(PAY, SUFFER, COMBINATION, COMBAT, GIVE_UP, ROLL, REROLL, ACCEPT, PILLAGE, LEAVE, FORCE, PEACE, STOP),
    *CHOICE_OPTIONS,
)

VOCABULARY: tuple[Ref, ...] = (
    *(option.ref for option in (*LOCATION_OPTIONS, *DECK_OPTIONS, *chain(*SPACE_OPTIONS), *STACK_OPTIONS)),
    *(option.ref for option in (*SLOT_OPTIONS, *REWARD_OPTIONS, *COLOUR_OPTIONS)),
    *dict.fromkeys(option.ref for option in chain(*FACE_OPTIONS)),
    *DIE_REFS,
    *_STORED,
    *(f"return>{die}" for die in (*DIE_REFS, *_STORED)),
    *(f"store>{die}" for die in DIE_REFS),
    *(f"unstore>{die}" for die in _STORED),
    *(*UPGRADE_REFS, *SPENT_REFS, *COMBAT_REFS),
    *(f"card:{face}" for face in CARDS),
    *(f"use>card:{face}" for face in _ARTIFACTS),
    *(f"tile:{face}" for face in TILES),
    *(f"seat:{seat}" for seat in range(4)),
    *(option.ref for option in _BUTTONS),
)
