"""Every card and monster is proved twice: it does what it says, and does nothing where it must not."""

from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.games.bloodrage import battle, figures, invade, pillage
from meadhall.games.bloodrage.cards import saving
from meadhall.games.bloodrage.cards.sheet import CARDS
from meadhall.games.bloodrage.cards.words import LateCard
from meadhall.games.bloodrage.content import CONTENT, Card
from meadhall.games.bloodrage.figures import RECRUITS
from meadhall.testing import clause

from .proving import IDS, PROOFS


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
    """The card without what it does: its words are struck out, and where it has none its number is another."""
    if card.kind == "quest":
        return replace(card, glory=0)
    if card.slot == "warrior":
        return replace(card, effects=(), strength=1)
    if card.has(LateCard) or not card.effects:
        return replace(card, effects=(), strength=0)
    return replace(card, effects=())


ABLE: dict[str, dict[int, Any]] = {
    "a1-troll": invade.STOMPS,
    "a1-dwarf-chieftain": figures.FREE,
    "a2-valkyrie": battle.VALKYRIES,
    "a2-dark-elf": figures.CLIMBS,
    "a2-fire-giant": invade.STOMPS,
    "a3-frost-giant": pillage.FROST_GIANTS,
    "a3-soldier-of-hel": figures.FREE,
    "a3-volur-witch": saving.WITCHES,
}
"""Where the rules look up which monsters have a word."""


def disarm_monster(patch: pytest.MonkeyPatch, id: str) -> None:
    """The monster is a figure like others."""
    if id in ABLE:
        patch.delitem(ABLE[id], RECRUITS[id])
    else:
        for module in (figures, invade, saving):
            patch.setattr(module, "SAILS", tuple(figure == figures.SHIP for figure in range(len(figures.SAILS))))


@pytest.mark.parametrize("id", IDS)
def test_the_proof_fails_without_the_card(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [case for case in PROOFS.cases("works") if case.card == id]
    assert all(case.passes() for case in cases)
    if id in RECRUITS:
        disarm_monster(monkeypatch, id)
    else:
        for face, card in list(CARDS.items()):
            if card.id == id:
                monkeypatch.setitem(CARDS, face, disarmed(card))
    assert PROOFS.holding(id) == []
