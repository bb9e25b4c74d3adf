"""Every effect is proved: what shows that it works fails as soon as the card, tile or tray says nothing any more."""

from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.games.lords import attacks, bearing, boss, deeds, harms, injuries, pieces
from meadhall.games.lords.content import CONTENT

from .proving import IDS, PROOFS


def test_every_effect_is_proved_to_work() -> None:
    assert PROOFS.unproved("works") == []


def disarm(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes an effect away; a Requisite demands what nobody reaches, an Event has other Runes."""
    name, _, part = id.partition("/")
    for face, card in pieces.COMBAT_CARDS.items():
        if card.id == name:
            monkeypatch.setitem(pieces.COMBAT_CARDS, face, replace(card, **{part: ()}))
    if name in bearing.SAYING:
        monkeypatch.setitem(bearing.SAYING, name, ())
        monkeypatch.setitem(bearing.MORE, name, [])
    if name in pieces.ATTACK_CARDS:
        monkeypatch.setitem(pieces.ATTACK_CARDS, name, replace(pieces.ATTACK_CARDS[name], effects=()))
    if name in pieces.EVENTS:
        monkeypatch.setitem(pieces.EVENTS, name, other_runes(pieces.EVENTS[name]))
    for said in deeds.SAID:
        if said == id or (said.partition("/")[0] == name and not part):
            monkeypatch.setitem(deeds.SAID, said, ())
    for players, cards in pieces.REQUISITES.items():
        unreached = tuple(replace(card, at_least=99) if card.id == name else card for card in cards)
        monkeypatch.setitem(pieces.REQUISITES, players, unreached)
    if id == "troll_heart":
        monkeypatch.setattr(injuries, "PREVENTING", ())
    trays = {"region": "region_attack", "special": "special_attack", "activation": "activation"}
    if part in trays:
        silenced: dict[str, Any] = {
            file: tuple(
                replace(tray, **{trays[part]: ()}) if tray.id == name else tray for tray in getattr(CONTENT, file)
            )
            for file in ("monsters", "boss")
        }
        for module in (attacks, harms, boss):
            monkeypatch.setattr(module, "CONTENT", replace(CONTENT, **silenced))


def other_runes(event: Any) -> Any:
    """The Event with the Rune that it does not Activate, and with the Boss or without."""
    (left,) = {"uruz", "othala", "algiz"} - set(event.activate)
    place = next(rune for rune in pieces.RUNES if rune != event.place)
    return replace(event, place=place, activate=(left, left), boss=not event.boss)


@pytest.mark.parametrize("id", IDS)
def test_a_proof_fails_without_its_effect(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    disarm(id, monkeypatch)
    assert PROOFS.holding(id) == []
