"""Which tests prove what is printed: ``@works("ragnar/advantage")`` says that it does what it says.

``test_printed_proved.py`` reads the marks and plays the proofs again with that part of the tile or card changed. Each
thing that a Follower's tile, an Action card or a challenge says has a name of its own, ``A3/gain``, ``A3/when``.
"""

from meadhall.games.lords.content import CONTENT
from meadhall.kit.testing import Proofs

TILE = (
    *("start_region", "desolation_region", "attributes", "attribute_preference", "target_selection"),
    *("priority_action", "upgraded_cards", "advantage"),
)
ACTION = ("hero_to", "rune_actions", "tie_break", "special", "after_use", "when", "gain")
CHALLENGE = ("tokens", "attribute", "combat_cards", "armies", "removal", "last_count", "battle_value", "runes")
"""What each of them says; a tile without an advantage, a card without a bonus and a zero say nothing."""

PRINTED = {
    fact.id: tuple(part for part in parts if getattr(fact, part))
    for facts, parts in ((CONTENT.followers, TILE), (CONTENT.surtur_actions, ACTION), (CONTENT.challenges, CHALLENGE))
    for fact in facts
}
PROOFS = Proofs("tests.surtur", [f"{id}/{part}" for id, parts in PRINTED.items() for part in parts])
works = PROOFS.works


def printed(part: str, among: tuple[str, ...] = tuple(PRINTED)) -> list[str]:
    """The names of all that say something of a kind: ``A1/hero_to``, ``A2/hero_to``, …"""
    return [f"{id}/{part}" for id in among if part in PRINTED[id]]
