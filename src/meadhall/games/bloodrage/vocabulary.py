"""Everything one can ever point at, and what a card lying face down may be."""

from meadhall.kernel import Audience, Choosy, Fits, Ref

from .actions import CHALLENGE, INVADE, MARCH, PASS, PILLAGE, SACRIFICE
from .ages import KEEP_NONE
from .board import REFS
from .cards.saving import DONE, LET_DIE
from .cards.sheet import CARD_REFS, QUESTS
from .cards.words import QuestAsBattle
from .clan import DECLINE, STAT_OPTIONS
from .content import CONTENT
from .figures import FIGURE_REFS
from .pillage import STAY
from .setup import CLAN_OPTIONS
from .state import State
from .upgrade import SLOT_OPTIONS

_COUNTS = sorted({0, *(tyr.strength for card in CONTENT.cards if (tyr := card.get(QuestAsBattle)))})
_BUTTONS = (INVADE, MARCH, PILLAGE, CHALLENGE, SACRIFICE, PASS, DONE, DECLINE, STAY, LET_DIE, KEEP_NONE)

VOCABULARY: tuple[Ref, ...] = (
    *(option.ref for option in CLAN_OPTIONS),
    *REFS,
    *FIGURE_REFS,
    *CARD_REFS.values(),
    *(option.ref for option in (*SLOT_OPTIONS, *STAT_OPTIONS)),
    *(f"count:{number}" for number in _COUNTS),
    *(button.ref for button in _BUTTONS),
)


def fits(s: State, audience: Audience) -> Fits | None:
    """What everybody can deduce of a face-down card: on a sheet it is a quest (BR-8.1)."""
    committed = frozenset(token for clan in s.clans for token in clan.quests)
    return Choosy(committed, lambda token, face: face in QUESTS) if committed else None
