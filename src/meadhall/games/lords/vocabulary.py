"""Everything one can ever point at, in a fixed order."""

from itertools import chain
from typing import get_args

from meadhall.kernel import STEP, Ref

from .armies import MOST
from .artifacts import EXHAUST_REFS
from .battle import PASS
from .board import BOARDS
from .casualties import SYMBOL
from .content import CONTENT
from .hero_round import APPLY
from .maneuvers import RAISE, RECRUIT
from .monsters import ATTACK, BOTH, MOVE
from .monsters_action import ACTIVATE
from .pieces import (
    ACTION_CARDS,
    ACTION_OPTIONS,
    ATTRIBUTE_OPTIONS,
    BOSS_REF,
    COLOUR_OPTIONS,
    DECLINE,
    DONE,
    MONSTER_REFS,
    MONUMENT_OPTIONS,
    REALM_OPTIONS,
    REGION_OPTIONS,
    RUNE_OPTIONS,
    backs,
)
from .preparing import PREPARE_OPTIONS
from .special import MONUMENT, TAKE, VARIANTS
from .surtur.fighting import REVEAL
from .surtur.quenching import DRAW, REMOVE
from .surtur.start import CHALLENGE_OPTIONS, FOLLOWER_OPTIONS, RANDOM
from .words import Weapon

_REGIONS = range(1, len(REGION_OPTIONS) + 1)

_BUTTONS = (DONE, DECLINE, RECRUIT, RAISE, PASS, SYMBOL, TAKE, MONUMENT, MOVE, ATTACK, BOTH, ACTIVATE, APPLY)

VOCABULARY: tuple[Ref, ...] = (
    *(option.ref for option in (*COLOUR_OPTIONS, *REGION_OPTIONS, *REALM_OPTIONS, *RUNE_OPTIONS)),
    *(option.ref for option in (*ATTRIBUTE_OPTIONS, *MONUMENT_OPTIONS, *ACTION_OPTIONS)),
    *(f"sea:{sea}" for sea in dict.fromkeys(chain(*(board.seas for board in BOARDS.values())))),
    *(f"army:{seat}.{region}.{value}" for seat in range(4) for region in _REGIONS for value in range(1, MOST + 1)),
    *MONSTER_REFS,
    *(f"{verb}>{monster}" for verb in ("control", "activate", "wound") for monster in MONSTER_REFS),
    *(f"wound:{monster.id}.{k + 1}" for monster in CONTENT.monsters for k in range(len(monster.slots))),
    *(f"wound:{boss.id}.{k + 1}" for boss in CONTENT.boss for k in range(len(boss.slots))),
    *(f"symbol:{weapon}" for weapon in get_args(Weapon)),
    BOSS_REF,
    *EXHAUST_REFS,
    *(f"rite:{action.id}" for action in CONTENT.actions.rune),
    *(f"hero:{seat}" for seat in range(4)),
    *(f"card:{face}" for deck in backs(len(REGION_OPTIONS), 0) for face in deck),
    *(f"forge:{region.number}" for region in CONTENT.map_3_4p.region if region.forge),
    *dict.fromkeys(option.ref for option in (*_BUTTONS, *VARIANTS.values(), *PREPARE_OPTIONS)),
)

ASHEN: tuple[Ref, ...] = (
    *(option.ref for option in (*FOLLOWER_OPTIONS, *CHALLENGE_OPTIONS)),
    *(f"rune_action:{card.id}.{action}" for card in CONTENT.surtur_actions for action in card.rune_actions),
    *(f"card:{card}" for card in ACTION_CARDS),
    *(option.ref for option in (*STEP, RANDOM, REVEAL, REMOVE, DRAW)),
)
"""What is there besides where Followers of Surtur play."""
