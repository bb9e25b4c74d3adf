"""Writes ``web/test/reavers/scene.json``: what the content says of boards, cards and dice, for the scene's tests.

``python -m tests.reavers.scene_facts``
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from meadhall.games.reavers.content import CONTENT

FILE = Path(__file__).parents[2] / "web" / "test" / "reavers" / "scene.json"
KINDS = {
    "reavers": "reaver",
    "village": "village",
    "keep": "keep",
    "artifacts": "artifact",
    "journeys": "journey",
    "battles": "sea",
    "prophecies": "prophecy",
}
HOUSEKEEPING = ("source", "refs", "note", "id", "name", "name_de", "values")
"""What a client does not need of a record: names come from the texts."""


def facts(record: Any) -> dict[str, Any]:
    """A record without its sources and names."""
    plain = msgspec.to_builtins(record)
    return {key: value for key, value in plain.items() if key not in HOUSEKEEPING and not key.endswith("_source")}


def scene() -> dict[str, Any]:
    """All that the scene of a table is told once."""
    locations, board = CONTENT.locations, CONTENT.boards
    spaces = {one.location: one.by_players for one in locations.spaces}
    return {
        "hidden": True,
        "rounds": CONTENT.rules.rounds.value,
        "activations": CONTENT.rules.activations.value,
        "locations": [
            {"id": one.id, **facts(one), "spaces": list(spaces.get(one.id, ()))} for one in locations.location
        ],
        "columns": {str(value.players): list(value.seats) for value in locations.seat_value},
        "trade": {one.id.removeprefix("trade_"): list(map(msgspec.to_builtins, one.gain)) for one in locations.trade},
        "rest": msgspec.to_builtins(locations.rest.effect),
        "cards": {
            card.id: {"kind": kind, **facts(card)} for file, kind in KINDS.items() for card in getattr(CONTENT, file)
        },
        "stacks": {one.id: facts(one) for one in CONTENT.territories.stack},
        "tiles": {one.id: facts(one) for one in CONTENT.territories.tile},
        "dice": {die.colour: list(die.faces) for die in CONTENT.dice.crew_faces},
        "combat_faces": list(CONTENT.dice.combat.faces),
        "upgrades": {one.id.removeprefix("upgrade_"): facts(one) for one in CONTENT.upgrades},
        "slots": [{"id": one.id.removeprefix("slot_"), "location": one.location} for one in board.slot],
        "clans": {one.id: facts(one) for one in CONTENT.clans},
        "board": {
            "dice": board.dice_spaces.value,
            "artifacts": board.artifact_spaces.value,
            "upgrades": board.upgrade_spaces.value,
            "slot": board.slot_size.value,
        },
        "scoring": {
            "terror": facts(CONTENT.scoring.terror),
            "set": [facts(one) for one in CONTENT.scoring.set],
            "tapestry": facts(CONTENT.scoring.tapestry),
            "tokens": [facts(one) for one in CONTENT.scoring.tokens],
        },
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(scene(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
