"""Everything one can ever point at, and what a card lying face down may be."""

from meadhall.kernel import Choosy, Fits, Ref, Token

from .actions import CHALLENGE, INVADE, MARCH, PASS, PILLAGE, SACRIFICE
from .ages import KEEP_NONE
from .board import REFS
from .cards.saving import DONE, LET_DIE
from .cards.sheet import CARD_REFS, QUESTS
from .cards.words import QuestAsBattle
from .clan import DECLINE, STAT_OPTIONS
from .content import CONTENT
from .figures import figure_refs
from .pillage import STAY
from .setup import CLAN_OPTIONS
from .state import State
from .upgrade import SLOT_OPTIONS

_COUNTS = sorted({0, *(tyr.strength for card in CONTENT.cards if (tyr := card.get(QuestAsBattle)))})

VOCABULARY: tuple[Ref, ...] = (
    *(option.ref for option in CLAN_OPTIONS),
    *REFS,
    *figure_refs(),
    *CARD_REFS.values(),
    *(option.ref for option in SLOT_OPTIONS),
    *(option.ref for option in STAT_OPTIONS),
    *(f"count:{number}" for number in _COUNTS),
    *(
        option.ref
        for option in (
            INVADE,
            MARCH,
            PILLAGE,
            CHALLENGE,
            SACRIFICE,
            PASS,
            DONE,
            DECLINE,
            STAY,
            LET_DIE,
            KEEP_NONE,
        )
    ),
)


def fits(s: State) -> Fits | None:
    """What everybody can deduce of a face-down card: on a sheet it is a quest."""
    committed = frozenset(token for clan in s.clans for token in clan.quests)
    if not committed:
        return None
    return Choosy(committed, _is_quest)


def _is_quest(token: Token, face: str) -> bool:
    return face in QUESTS
