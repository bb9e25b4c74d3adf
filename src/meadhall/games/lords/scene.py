"""What a client needs to draw the table and never changes: both sides of the board, cards, trays and numbers.

Things are named as they are pointed at (``region:3``, ``sea:n``, ``realm:alfheim``), or by their id where a key has it.
``maps`` has the side for two players and the one for more. Coordinates run from 0 to ``size``, x to the right and y
downward; a Region's ``x`` and ``y`` are a point well inside it, angles are in degrees against the clock from the right.
"""

from typing import Any

from msgspec import Struct

from meadhall.kernel import View
from meadhall.kit.views import facts

from .content import CONTENT
from .pieces import ATTRIBUTES, EVENTS, SLOTS, STEPS
from .records import ForPlayers, MapFile, Region, Sea, Spot
from .special import MONUMENT
from .wounds import SLAYER_TOKENS

SIZE = 1000
"""How wide and how high the board is."""
_CARDS = {
    "combat": CONTENT.combat,
    "blessing": CONTENT.blessings,
    "attack": CONTENT.attacks,
    "hero": CONTENT.heroes,
    "origin": CONTENT.origins,
}


def scene() -> View:
    """Every fact of the content by its id, without names, which are texts, and without its sources."""
    return {
        "hidden": True,
        "maps": {"2": _map(CONTENT.map_2p), "3-4": _map(CONTENT.map_3_4p)},
        "lands": [{"id": land.id, "tint": land.hex, "beast": land.symbol} for land in CONTENT.lands.land],
        "steps": list(STEPS),
        "attributes": list(ATTRIBUTES),
        "colours": [colour.id for colour in CONTENT.colours],
        "runes": {rune.id: facts(rune) for rune in CONTENT.runes},
        "realms": {realm.id: facts(realm) for realm in CONTENT.realms},
        "gods": {god.id: facts(god) | {"artifact": _artifact_of(god.id)} for god in CONTENT.gods},
        "actions": [*SLOTS, MONUMENT.ref.partition(":")[2]],
        "rites": {action.id: facts(action) for action in CONTENT.actions.rune},
        "prepare": {option.id: facts(option) for option in CONTENT.actions.prepare},
        "cards": _cards(),
        "monsters": {
            monster.id: facts(monster) | {"artifact": _artifact_of(monster.id)} for monster in CONTENT.monsters
        },
        "boss": facts(CONTENT.boss[0]) | {"id": CONTENT.boss[0].id},
        "artifacts": {artifact.id: facts(artifact) for artifact in CONTENT.artifacts},
        "requisites": {card.id: facts(card) for card in CONTENT.requisites},
        "tracks": {track.id: facts(track) for track in CONTENT.temples},
        "die": list(CONTENT.dice.monster.faces),
        "numbers": _numbers() | {"slayer_tokens": SLAYER_TOKENS},
    }


# --- the board ------------------------------------------------------------------------------------------------------


def _map(side: MapFile) -> View:
    tree = side.yggdrasil
    angle = "angle_2p" if side is CONTENT.map_2p else "angle"
    slots = [{"id": slot.id, "realm": slot.realm, "angle": getattr(slot, angle)} for slot in CONTENT.wheel.slot]
    around = set(tree.regions)
    return {
        "size": SIZE,
        "regions": [_region(region) | {"around": region.number in around} for region in side.region],
        "seas": [_sea(sea) for sea in side.sea],
        "realms": [_realm(spot) for spot in side.spot],
        "wheel": {"x": tree.x, "y": tree.y, "radius": tree.radius, "slots": slots},
    }


def _region(region: Region) -> View:
    near: dict[str, Any] = {
        "regions": _regions(region.regions),
        "seas": _seas(region.seas),
        "realms": [f"realm:{realm}" for realm in region.realms],
    }
    return {"id": f"region:{region.number}"} | facts(region, "number") | near


def _sea(sea: Sea) -> View:
    return facts(sea) | {"id": _seas((sea.id,))[0], "seas": _seas(sea.seas), "regions": _regions(sea.regions)}


def _realm(spot: Spot) -> View:
    """A Realm where it lies, with the Rune of its Alliance and the slot of the wheel that it stands beside."""
    rune = next(realm.rune for realm in CONTENT.realms if realm.id == spot.id)
    slot = next(slot.id for slot in CONTENT.wheel.slot if slot.realm == spot.id)
    told = {"id": f"realm:{spot.id}", "regions": _regions(spot.regions), "rune": rune, "slot": slot}
    return facts(spot) | told


def _regions(numbers: tuple[int, ...]) -> list[str]:
    return [f"region:{number}" for number in numbers]


def _seas(ids: tuple[str, ...]) -> list[str]:
    return [f"sea:{id.removeprefix('sea_')}" for id in ids]


# --- cards, trays, numbers ------------------------------------------------------------------------------------------


def _cards() -> View:
    """All cards by their id; copies of a Combat card share it."""
    found = {card.id: facts(card, "title", "title_de") | {"kind": kind} for kind, of in _CARDS.items() for card in of}
    return found | {id: facts(event) | {"kind": "event"} for id, event in EVENTS.items()}


def _artifact_of(owner: str) -> str:
    """That of a Monster or a god."""
    return next(artifact.id for artifact in CONTENT.artifacts if artifact.of == owner)


def _numbers() -> View:
    """The numbers of the rules; a list is for 2, 3 and 4 players."""
    return {name: _number(getattr(CONTENT.rules, name)) for name in CONTENT.rules.__struct_fields__}


def _number(fact: Struct) -> int | list[int]:
    return list(fact.by_players) if isinstance(fact, ForPlayers) else facts(fact)["value"]
