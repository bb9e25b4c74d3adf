"""Whatever a tile, an Action card or a challenge says is proved: what shows it fails once it says something else."""

from typing import Any

import pytest
from msgspec.structs import replace

from meadhall.games.lords import pieces, victory
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.surtur import bonus, desolation, gifts, measures, start, view
from meadhall.games.lords.surtur.records import Condition
from meadhall.games.lords.words import Slot
from meadhall.testing import clause

from .proving import PRINTED, PROOFS

READING = (measures, start, gifts, bonus, desolation, victory, view)
"""The modules that read tiles and challenges."""
TARGETS = ("temple_first", "player_first", "land_first")
ACTIONS: tuple[Slot, ...] = ("reinforce", "mobilize", "prepare", "build_temple", "monsters", "usurp")


def test_all_that_is_printed_is_proved_to_work() -> None:
    assert (len(CONTENT.followers), len(CONTENT.surtur_actions), len(CONTENT.challenges)) == (6, 57, 6)
    assert PROOFS.unproved("works") == []


def another(part: str, value: Any) -> Any:
    """What a tile, a card or a challenge could say instead."""
    match part:
        case "start_region" | "desolation_region":
            others = [getattr(tile, part) for tile in CONTENT.followers]
            return next(other for other in others if not set(other) & set(value))
        case "hero_to":
            return tuple(number % 16 + 1 for number in value)
        case "attributes":
            return tuple(number + 1 for number in value)
        case "attribute_preference":
            return (value[0], value[2], value[1])
        case "target_selection":
            return TARGETS[TARGETS.index(value) - 1]
        case "priority_action" | "special":
            return ACTIONS[ACTIONS.index(value) - 1]
        case "upgraded_cards":
            return replace(value, jarl=value.gothi, gothi=value.slayer, slayer=value.jarl)
        case "rune_actions":
            return value[::-1]
        case "tie_break":
            return "max" if value == "min" else "min"
        case "after_use":
            return "remove" if value == "shuffle_back" else "shuffle_back"
        case "when":
            return stricter(value)
        case "gain":
            return replace(value, n=value.n + 1)
    return None if part == "advantage" else 0


def stricter(when: Condition) -> Condition:
    """A condition that just misses what the card asks for."""
    if when.at_most is None:
        return replace(when, at_least=(when.at_least or 0) + 1)
    return replace(when, at_most=when.at_most - 1)


def change(id: str, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile, card or challenge says something else."""

    def told(fact: Any) -> Any:
        return replace(fact, **{part: another(part, getattr(fact, part))}) if fact.id == id else fact

    if id in pieces.ACTION_CARDS:
        monkeypatch.setitem(pieces.ACTION_CARDS, id, told(pieces.ACTION_CARDS[id]))
    changed = {file: tuple(map(told, getattr(CONTENT, file))) for file in ("followers", "challenges")}
    for module in READING:
        monkeypatch.setattr(module, "CONTENT", replace(CONTENT, **changed))


@clause("LS-20.7", "LS-20.9", "LS-20.10", "LS-20.11", "LS-20.12", "LS-22.13", "LS-23.28", "LS-24.6")
@pytest.mark.parametrize("id", PRINTED)
def test_a_proof_fails_where_something_else_is_printed(id: str) -> None:
    holding = {}
    for part in PRINTED[id]:
        with pytest.MonkeyPatch.context() as monkeypatch:
            change(id, part, monkeypatch)
            holding[part] = PROOFS.holding(f"{id}/{part}")
    assert holding == {part: [] for part in PRINTED[id]}
