"""Everything one can ever point at, and for each prompt the clauses that matter."""

from meadhall.kernel.ask import Clause, Ref
from meadhall.kernel.game import Choosy, Fits, Token

from .actions import CHALLENGE, INVADE, MARCH, PASS, PILLAGE, SACRIFICE
from .ages import KEEP_NONE
from .board import REFS
from .cards.saving import DONE, LET_DIE
from .cards.sheet import CARD_REFS, CARDS
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

PROMPTS: dict[str, tuple[Clause, ...]] = {
    "pick_clan": ("BR-2.2", "BR-2.4"),
    "draft_pick": ("BR-3.9", "BR-3.11", "BR-3.13", "BR-3.14", "BR-13.6", "BR-13.8"),
    "keep_card": ("BR-3.20", "BR-3.21", "BR-3.24"),
    "choose_action": ("BR-4.3", "BR-4.53", "BR-4.6", "BR-4.11", "BR-4.17", "BR-4.19"),
    "invade_figure": ("BR-4.22", "BR-4.24", "BR-4.25", "BR-4.33"),
    "invade_place": ("BR-4.28", "BR-4.29", "BR-4.30", "BR-4.31"),
    "succor_warrior": ("BR-12.26", "BR-12.27", "BR-12.28"),
    "march_from": ("BR-4.40", "BR-4.41", "BR-4.48"),
    "march_to": ("BR-4.42", "BR-4.46", "BR-4.47"),
    "march_figure": ("BR-4.43", "BR-4.44", "BR-4.45"),
    "upgrade_slot": ("BR-6.6", "BR-6.7", "BR-6.9", "BR-7.7"),
    "free_invade": ("BR-6.14", "BR-6.15", "BR-6.17"),
    "free_invade_figure": ("BR-6.20", "BR-6.21"),
    "sacrifice_figure": ("BR-12.148", "BR-12.149", "BR-12.151"),
    "pillage_province": ("BR-5.2", "BR-5.3", "BR-5.4", "BR-5.5", "BR-5.6", "BR-12.79", "BR-12.80"),
    "domain_pillage": ("BR-12.98", "BR-12.99", "BR-12.100"),
    "call_to_battle": ("BR-5.9", "BR-5.10", "BR-5.12", "BR-5.18", "BR-5.19"),
    "battle_card": ("BR-5.30", "BR-5.32", "BR-5.33", "BR-5.35", "BR-5.36"),
    "quest_as_strength": ("BR-5.37", "BR-12.32", "BR-12.34"),
    "tide_keep": ("BR-12.119", "BR-12.120", "BR-12.122"),
    "late_card": ("BR-5.42", "BR-5.44", "BR-5.46", "BR-5.48"),
    "prowess_keep": ("BR-12.94", "BR-12.95", "BR-12.96"),
    "save_figure": ("BR-12.85", "BR-12.86", "BR-12.87", "BR-12.88"),
    "witch_retreat": ("BR-7.46", "BR-7.47", "BR-7.49"),
    "raise_stat": ("BR-1.65", "BR-1.66", "BR-1.67", "BR-1.68"),
    "hammers_move": ("BR-12.6", "BR-12.7", "BR-12.8"),
    "blessing_warrior": ("BR-12.35", "BR-12.36", "BR-12.40"),
}


def fits(s: State) -> Fits | None:
    """What everybody can deduce of a face-down card: on a sheet it is a quest."""
    committed = frozenset(token for clan in s.clans for token in clan.quests)
    if not committed:
        return None
    return Choosy(committed, _is_quest)


def _is_quest(token: Token, face: str) -> bool:
    return CARDS[face].kind == "quest"
