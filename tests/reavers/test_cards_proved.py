"""Every card is proved: what shows that it works fails as soon as the card says nothing any more."""

import pytest
from msgspec.structs import replace

from meadhall.games.reavers import pieces, sequences
from meadhall.games.reavers.records import Artifact, CardFact, Journey, Prophecy, Reaver, SeaBattle, Spoils
from meadhall.games.reavers.words import CountTokens, LoseFood

from .proving import IDS, PROOFS


def test_every_card_is_proved_to_work() -> None:
    assert len(IDS) == 83
    assert PROOFS.unproved("works") == []


def disarmed(card: CardFact) -> CardFact:
    """The card without what it does; one that counts at the end is another or counts another, a quiet one is not."""
    match card:
        case Reaver():
            return replace(card, ability=())
        case Spoils() | Artifact() if card.effects:
            return replace(card, effects=())
        case Journey() if card.suffer:
            return replace(card, suffer=(), reward=())
        case Journey():
            return replace(card, suffer=(LoseFood(2),))
        case SeaBattle():
            return replace(card, reward=())
        case Prophecy():
            return replace(card, counts=CountTokens("wall" if card.counts != CountTokens("wall") else "farm"))
    return replace(card, id="nothing")


@pytest.mark.parametrize("id", IDS)
def test_a_proof_fails_without_its_card(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for face, card in list(pieces.CARDS.items()):
        if card.id == id:
            monkeypatch.setitem(pieces.CARDS, face, disarmed(card))
    for name in sequences.SEQUENCES:
        if name.partition("/")[0] == id:
            monkeypatch.setitem(sequences.SEQUENCES, name, ())
    assert PROOFS.holding(id) == []
