"""Every card and monster is proved twice: it does what it says, and does nothing where it must not."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from meadhall.games.bloodrage import battle, figures, invade, pillage
from meadhall.games.bloodrage.cards import saving
from meadhall.games.bloodrage.cards.sheet import CARDS
from meadhall.games.bloodrage.content import CONTENT, Card
from meadhall.testing import clause

from .proving import IDS, PROOFS

NONE_SUCH = -1


@clause("BR-12.1")
def test_every_card_is_proved_to_work_and_to_rest() -> None:
    assert len(IDS) == 78
    assert sum(len(card.from_players) for card in CONTENT.cards) == 102
    assert PROOFS.unproved("works") == PROOFS.unproved("idle") == []


def test_no_test_proves_both_at_once() -> None:
    works = {(case.card, case.test.__name__) for case in PROOFS.cases("works")}
    assert works.isdisjoint((case.card, case.test.__name__) for case in PROOFS.cases("idle"))


# --- a card taken apart --------------------------------------------------------------------------------------------


def disarmed(card: Card) -> Card:
    """The card without what it does: a text is struck out, a number is another."""
    if card.kind == "quest":
        return replace(card, glory=0)
    if card.effect in ("strength_only", "copy_best_enemy_card"):
        return replace(card, strength=0)
    if card.slot == "warrior":
        return replace(card, params=replace(card.params, pair=0, single=1))
    if card.effect == "late_strength":
        return replace(card, effect="strength_only", strength=0)
    return replace(card, effect="nothing")


def _costs(monster: str) -> Callable[[pytest.MonkeyPatch], None]:
    """The monster costs its strength to invade like the others."""

    def disarm(patch: pytest.MonkeyPatch) -> None:
        dear = tuple(replace(m, invade_cost=m.strength) if m.id == monster else m for m in CONTENT.monsters)
        patch.setattr(figures, "_MONSTERS", dear)

    return disarm


def _walks(patch: pytest.MonkeyPatch) -> None:
    """The Sea Serpent is no ship."""
    ashore = tuple(sails and figure != figures.SEA_SERPENT for figure, sails in enumerate(figures.SAILS))
    for module in (figures, invade, saving):
        patch.setattr(module, "SAILS", ashore)


MONSTERS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "a1-troll": lambda patch: patch.setattr(invade, "TROLL", NONE_SUCH),
    "a1-dwarf-chieftain": _costs("dwarf_chieftain"),
    "a1-sea-serpent": _walks,
    "a2-valkyrie": lambda patch: patch.setattr(battle, "glory_of_valkyrie", lambda s, seat: 0),
    "a2-dark-elf": lambda patch: patch.setattr(invade, "DARK_ELF", NONE_SUCH),
    "a2-fire-giant": lambda patch: patch.setattr(invade, "FIRE_GIANT", NONE_SUCH),
    "a3-frost-giant": lambda patch: patch.setattr(pillage, "FROST_GIANT", NONE_SUCH),
    "a3-soldier-of-hel": _costs("soldier_of_hel"),
    "a3-volur-witch": lambda patch: patch.setattr(saving, "VOLUR_WITCH", NONE_SUCH),
}
"""What a monster can do is in the rules, by its name."""


@pytest.mark.parametrize("id", IDS)
def test_the_proof_fails_without_the_card(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [case for case in PROOFS.cases("works") if case.card == id]
    assert all(case.passes() for case in cases)
    if id in MONSTERS:
        MONSTERS[id](monkeypatch)
    else:
        for face, card in list(CARDS.items()):
            if card.id == id:
                monkeypatch.setitem(CARDS, face, disarmed(card))
    assert PROOFS.holding(id) == []
