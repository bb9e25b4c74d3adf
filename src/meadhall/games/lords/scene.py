"""What a client needs to draw the table and never changes: both sides of the board, cards, trays and numbers.

Things are named as they are pointed at (``region:3``, ``sea:n``, ``realm:alfheim``), or by their id where a key has it.
``maps`` has the side for two players and the one for more. Coordinates run from 0 to ``size``, x to the right and y
downward; a Region's ``x`` and ``y`` are a point well inside it, angles are in degrees against the clock from the right.
"""

from msgspec import Struct

from meadhall.kernel import View
from meadhall.kit.content import Count
from meadhall.kit.views import facts

from .content import CONTENT
from .pieces import ATTRIBUTES, COLOURS, EVENTS, FOLLOWER_STEPS, RUNES, SLOTS, STEPS
from .records import ForPlayers, MapFile, Region, Sea, Spot

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
        "lands": {land.id: {"hex": land.hex, "symbol": land.symbol} for land in CONTENT.lands.land},
        "realms": {realm.id: facts(realm) for realm in CONTENT.realms},
        "gods": {god.id: facts(god) | {"artifact": _artifact_of(god.id)} for god in CONTENT.gods},
        "runes": list(RUNES),
        "attributes": list(ATTRIBUTES),
        "steps": list(STEPS),
        "colours": list(COLOURS),
        "actions": [*SLOTS, CONTENT.wheel.centre.id],
        "cards": _cards(),
        "monsters": {
            monster.id: facts(monster) | {"artifact": _artifact_of(monster.id)} for monster in CONTENT.monsters
        },
        "boss": {boss.id: facts(boss) for boss in CONTENT.boss},
        "artifacts": {artifact.id: facts(artifact) for artifact in CONTENT.artifacts},
        "requisites": {card.id: facts(card) for card in CONTENT.requisites},
        "tracks": {track.id: facts(track) for track in CONTENT.temples},
        "rune_actions": {action.id: facts(action) for action in CONTENT.actions.rune},
        "prepare": {option.id: facts(option) for option in CONTENT.actions.prepare},
        "die": list(CONTENT.dice.monster.faces),
        "numbers": {name: _number(getattr(CONTENT.rules, name)) for name in CONTENT.rules.__struct_fields__},
        "surtur": _surtur(),
    }


# --- the board ------------------------------------------------------------------------------------------------------


def _map(side: MapFile) -> View:
    angle = "angle_2p" if side is CONTENT.map_2p else "angle"
    return {
        "size": [SIZE, SIZE],
        "yggdrasil": facts(side.yggdrasil) | {"regions": _regions(side.yggdrasil.regions)},
        "regions": [_region(region) for region in side.region],
        "seas": [_sea(sea) for sea in side.sea],
        "realms": [_realm(spot) for spot in side.spot],
        "slots": [
            {"ref": f"action:{slot.id}", "id": slot.id, "realm": slot.realm, "angle": getattr(slot, angle)}
            for slot in CONTENT.wheel.slot
        ],
    }


def _region(region: Region) -> View:
    return facts(region) | {
        "ref": f"region:{region.number}",
        "regions": _regions(region.regions),
        "seas": _seas(region.seas),
        "realms": [f"realm:{realm}" for realm in region.realms],
    }


def _sea(sea: Sea) -> View:
    (ref,) = _seas((sea.id,))
    near = {"seas": _seas(sea.seas), "regions": _regions(sea.regions)}
    return facts(sea) | {"ref": ref, "id": ref.partition(":")[2]} | near


def _realm(spot: Spot) -> View:
    return facts(spot) | {"ref": f"realm:{spot.id}", "id": spot.id, "regions": _regions(spot.regions)}


def _regions(numbers: tuple[int, ...]) -> list[str]:
    return [f"region:{number}" for number in numbers]


def _seas(ids: tuple[str, ...]) -> list[str]:
    return [f"sea:{id.removeprefix('sea_')}" for id in ids]


# --- cards, trays, numbers ------------------------------------------------------------------------------------------


def _cards() -> View:
    """All cards by their id; copies of a Combat card share it."""
    found = {card.id: facts(card, "title", "title_de") | {"kind": kind} for kind, of in _CARDS.items() for card in of}
    return found | {id: facts(event) | {"kind": "event"} for id, event in EVENTS.items()}


def _surtur() -> View:
    """What belongs to the Followers: tiles, Action cards, challenges, costs, the die, and the Manifestation card."""
    surtur = CONTENT.surtur
    return {
        "followers": {tile.id: _told(tile) for tile in CONTENT.followers},
        "actions": {card.id: _told(card) for card in CONTENT.surtur_actions},
        "challenges": {card.id: _told(card) for card in CONTENT.challenges},
        "costs": {cost.id: cost.runes for cost in surtur.cost},
        "die": list(surtur.die.faces),
        "slots": [slot.number for slot in surtur.slot],
        "steps": list(FOLLOWER_STEPS),
        "runes": surtur.rune_limit.value,
        "hand": surtur.hand_limit.value,
    }


def _told(record: Struct) -> View:
    """The facts of a card that say something: most have few of those that cards of their kind could have."""
    return {name: fact for name, fact in facts(record).items() if fact not in (None, 0, False)}


def _artifact_of(owner: str) -> str:
    """That of a Monster or a god."""
    return next(artifact.id for artifact in CONTENT.artifacts if artifact.of == owner)


def _number(fact: Count | ForPlayers) -> int | list[int]:
    """A number of the rules; where it depends on how many play, those for 2, 3 and 4."""
    return list(fact.by_players) if isinstance(fact, ForPlayers) else fact.value
