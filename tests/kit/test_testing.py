"""The account of proofs: an unknown card is a mistake, a proof holds while the card works and fails without it."""

import pytest

from meadhall.kit.testing import Case, Proofs, of_kind

PROOFS = Proofs("tests.kit", ("troll", "elf", "giant"))
STRENGTH = {"troll": 3, "elf": 1}


@PROOFS.works("troll")
def test_the_troll_is_strong() -> None:
    assert STRENGTH["troll"] == 3


@PROOFS.works()
@pytest.mark.parametrize(("id", "strength"), [("elf", 1), pytest.param("troll", 3, id="again")])
def test_each_has_its_strength(id: str, strength: int) -> None:
    assert STRENGTH[id] == strength


def test_a_card_that_does_not_exist_cannot_be_proved() -> None:
    with pytest.raises(ValueError, match="There is no card dwarf"):
        PROOFS.works("dwarf")


def test_cards_without_a_proof_are_named() -> None:
    assert PROOFS.unproved("works") == ["giant"]
    assert PROOFS.unproved("idle") == ["troll", "elf", "giant"]


def test_a_proof_fails_without_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PROOFS.holding("troll") == ["test_the_troll_is_strong", "test_each_has_its_strength"]
    monkeypatch.setitem(STRENGTH, "troll", 0)
    assert PROOFS.holding("troll") == []
    assert PROOFS.holding("elf") == ["test_each_has_its_strength"]


def test_a_table_that_goes_another_way_is_a_failure_too() -> None:
    def lost() -> None:
        raise LookupError("no such figure")

    assert not Case("troll", lost, {}).passes()


def test_events_are_found_by_their_kind() -> None:
    told: list[dict[str, object]] = [{"kind": "moved", "to": 1}, {"kind": "won"}, {"kind": "moved", "to": 2}]
    assert of_kind(told, "moved") == [told[0], told[2]]
