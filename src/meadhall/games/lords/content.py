"""The facts of Lords of Ragnarok, read from ``content/`` and checked: what is named is there, and the box adds up.

Every record says where its facts come from. Numbers of the rules live there and never in the code, so an overlay can
put a printed value in the place of any of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import get_args

from meadhall.kit.content import Files
from meadhall.kit.effects import words_in
from meadhall.kit.toml import Place

from .box import Content
from .records import Card, ForPlayers, Kind, MapFile
from .surtur.content import check_solo
from .words import FREE, At, God, PlaceArmy, Realm, Recruit, Rune, Serves, Slot

MAPS = ("map_3_4p", "map_2p")
CARDS = {
    "realms": "realm",
    "gods": "god",
    "heroes": "hero",
    "origins": "origin",
    "combat": "card",
    "attacks": "card",
    "monsters": "monster",
    "boss": "boss",
    "artifacts": "artifact",
    "blessings": "blessing",
    "requisites": "requisite",
}
"""The content files whose records do something, and what a record is called there."""


def load_content(files: Files) -> Content:
    """Reads all content files; raises ContentError with file and line."""
    content = files.read(Content)
    files.must_have("box.toml", "piece", "id", [piece.id for piece in content.box.piece], get_args(Kind))
    for name in MAPS:
        _check_map(files, content, name, getattr(content, name))
    _check_wheel(files, content)
    _check_cards(files, content)
    _check_words(files, content)
    _check_monsters(files, content)
    _check_tracks(files, content)
    _check_box(files, content)
    check_solo(files, content)
    return content


def cards_in(content: Content) -> Iterator[tuple[str, Place, Card]]:
    """Every record that does something, each with its file and its place there."""
    for file, table in CARDS.items():
        for k, card in enumerate(getattr(content, file)):
            yield f"{file}.toml", (table, k), card


def by_players(fact: ForPlayers, players: int) -> int:
    """A number of the rules for 2, 3 or 4 players."""
    return fact.by_players[players - 2]


# --- the board ------------------------------------------------------------------------------------------------------


def _check_map(files: Files, content: Content, name: str, side: MapFile) -> None:
    """Section 2: Regions numbered from 1, in Lands of 3 or 4, each with a symbol; adjacency holds both ways."""
    file = f"{name}.toml"
    numbers = [str(region.number) for region in side.region]
    files.must_have(file, "region", "number", numbers, [str(n) for n in range(1, len(side.region) + 1)])
    files.must_have(file, "spot", "id", [spot.id for spot in side.spot], get_args(Realm))
    lands = {land.id: 0 for land in content.lands.land}
    named = {str(region.number) for region in content.lands.region}
    for k, region in enumerate(side.region):
        files.must_know(file, "Land", lands, (region.land,), "region", k, "land")
        files.must_know(file, "name for Region", named, (numbers[k],), "region", k, "number")
        lands[region.land] += 1
        if not (region.monument or region.settlement or region.shrine or region.forge):
            raise files.mistake(file, f"a symbol of Region {region.number} is missing (LR-2.11)", "region", k)
    for land, regions in lands.items():
        if regions and regions not in (3, 4):
            raise files.mistake(file, f"{land} has 3 or 4 Regions (LR-2.5), and here are {regions}", "region", 0)
    gods = [region.monument for region in side.region if region.monument]
    for god in get_args(God):
        if gods.count(god) != 1:
            sentence = f"{god} has one Monument (LR-2.12), and here are {gods.count(god)}"
            raise files.mistake(file, sentence, "region", 0)
    forges, wanted = sum(region.forge for region in side.region), by_players(content.rules.forges, side.players.least)
    if forges != wanted:
        raise files.mistake(file, f"there are {wanted} Forges (LR-52.6), and here are {forges}", "region", 0)
    _check_adjacency(files, file, side)


def _check_adjacency(files: Files, file: str, side: MapFile) -> None:
    """LR-2.7: whatever is adjacent to another is so both ways, and nothing to itself."""
    regions = {str(region.number): tuple(map(str, region.regions)) for region in side.region}
    seas = {sea.id: sea.seas for sea in side.sea}
    ashore = {str(region.number): region.seas for region in side.region}
    coasts = {sea.id: tuple(map(str, sea.regions)) for sea in side.sea}
    bounds = {str(region.number): region.realms for region in side.region}
    spots = {str(spot.id): tuple(map(str, spot.regions)) for spot in side.spot}
    _both_ways(files, file, ("region", "regions"), regions, regions)
    _both_ways(files, file, ("sea", "seas"), seas, seas)
    _both_ways(files, file, ("region", "seas"), ashore, coasts)
    _both_ways(files, file, ("sea", "regions"), coasts, ashore)
    _both_ways(files, file, ("region", "realms"), bounds, spots)
    _both_ways(files, file, ("spot", "regions"), spots, bounds)
    files.must_know(file, "Region", regions, map(str, side.yggdrasil.regions), "yggdrasil", "regions")


def _both_ways(
    files: Files,
    file: str,
    stated: tuple[str, str],
    there: Mapping[str, Sequence[str]],
    back: Mapping[str, Sequence[str]],
) -> None:
    """Raises where one says that it is adjacent to another, and the other does not say so."""
    table, field = stated
    for k, (one, others) in enumerate(there.items()):
        for other in others:
            if other not in back:
                raise files.mistake(file, f"there is no {other} that {one} could be adjacent to", table, k, field)
            if other == one:
                raise files.mistake(file, f"{one} is not adjacent to itself", table, k, field)
            if one not in back[other]:
                sentence = f"{one} is adjacent to {other}, but {other} is not to {one} (LR-2.7)"
                raise files.mistake(file, sentence, table, k, field)


def _check_wheel(files: Files, content: Content) -> None:
    """LR-15.2, LR-48.1: six slots for six Realms."""
    slots = content.wheel.slot
    files.must_have("wheel.toml", "slot", "id", [slot.id for slot in slots], get_args(Slot))
    files.must_have("wheel.toml", "slot", "realm", [slot.realm for slot in slots], get_args(Realm))
    files.must_have("realms.toml", "realm", "id", [realm.id for realm in content.realms], get_args(Realm))
    files.must_have("gods.toml", "god", "id", [god.id for god in content.gods], get_args(God))
    files.must_have("runes.toml", "rune", "id", [rune.id for rune in content.runes], get_args(Rune))


def _check_tracks(files: Files, content: Content) -> None:
    """LR-8.4, LR-8.5: two tracks with two sides; a Draft keyword lies under a Temple, and there are enough of these."""
    file = "temples.toml"
    wanted = [f"{track}_{side}" for track in ("track_2p", "track_3_4p") for side in ("a", "b")]
    files.must_have(file, "track", "id", [track.id for track in content.temples], wanted)
    temples = _pieces(content)["temples"]
    for k, track in enumerate(content.temples):
        if track.id != f"{track.track}_{track.side}":
            raise files.mistake(file, f"{track.id} is called by its track and side", "track", k, "side")
        if track.temples > temples:
            raise files.mistake(file, f"the box has {temples} temples", "track", k, "temples")
        if not all(draft <= track.temples for draft in track.drafts):
            raise files.mistake(file, f"there are {track.temples} spaces for Temples", "track", k, "drafts")


# --- the cards ------------------------------------------------------------------------------------------------------


def _check_cards(files: Files, content: Content) -> None:
    """No two cards have the same id; Events are those of the Regions, Requisites five for each table."""
    seen: set[str] = set()
    for file, place, card in cards_in(content):
        if card.id in seen:
            raise files.mistake(file, f"the card {card.id} is there twice", *place, "id")
        seen.add(card.id)
    numbers = [str(event.number) for event in content.events]
    regions = [str(region.number) for region in content.map_3_4p.region]
    files.must_have("events.toml", "event", "number", numbers, regions)
    for players in ("2", "3-4"):
        counted = [one.counts for one in content.requisites if one.players == players]
        if len(set(counted)) != 5 or len(counted) != 5:
            sentence = f"{players} players have five Requisites (LR-8.15), and here are {len(set(counted))}"
            raise files.mistake("requisites.toml", sentence, "requisite", 0)


def _check_words(files: Files, content: Content) -> None:
    """What cards say can be done: values that Armies can have, symbols that a card has, prices that one may not pay."""
    most = content.rules.army_most.value
    for file, place, card in cards_in(content):
        for field in card.__struct_fields__:
            for word in words_in(getattr(card, field)):
                if isinstance(word, Recruit | PlaceArmy) and word.value is not None and word.value > most:
                    raise files.mistake(file, f"no Army has more than {most}", *place, field)
                if isinstance(word, At) and word.price != FREE and not word.may:
                    raise files.mistake(file, "what has a price may be left", *place, field)
    for k, weapon in enumerate(content.combat):
        if any(isinstance(word, Serves) and weapon.weapon not in word.symbols for word in weapon.hunt):
            raise files.mistake("combat.toml", f"{weapon.id} serves its own symbol", "card", k, "hunt")


def _check_monsters(files: Files, content: Content) -> None:
    """LR-8.9, LR-43.1: two Monsters of each Rune; each of them, and each god, has one Artifact."""
    monsters = [monster.id for monster in content.monsters]
    for k, monster in enumerate(content.monsters):
        if sum(other.rune == monster.rune for other in content.monsters) != 2:
            sentence = f"two Monsters have the Rune {monster.rune}"
            raise files.mistake("monsters.toml", sentence, "monster", k, "rune")
        if all(slot.reward for slot in monster.slots):
            sentence = f"{monster.id} has a slot without a reward, for its Artifact (LR-29.26)"
            raise files.mistake("monsters.toml", sentence, "monster", k, "slots")
    owners = [artifact.of for artifact in content.artifacts]
    files.must_have("artifacts.toml", "artifact", "of", owners, [*monsters, *get_args(God)])


# --- the box --------------------------------------------------------------------------------------------------------


def _pieces(content: Content) -> dict[Kind, int]:
    return {piece.id: piece.count for piece in content.box.piece}


def _check_box(files: Files, content: Content) -> None:
    """LR-35.8: cards and tokens are as many as the box has, and four players find theirs in it."""
    pieces = _pieces(content)
    gods = [artifact for artifact in content.artifacts if artifact.of in get_args(God)]
    counted: Sequence[tuple[Kind, str, str, int]] = (
        ("event_cards", "events", "event", len(content.events)),
        ("combat_cards", "combat", "card", sum(card.copies for card in content.combat)),
        ("monster_attack_cards", "attacks", "card", len(content.attacks)),
        ("blessing_cards", "blessings", "blessing", len(content.blessings)),
        ("hero_tiles", "heroes", "hero", len(content.heroes)),
        ("origin_cards", "origins", "origin", len(content.origins)),
        ("ragnarok_requisite_cards", "requisites", "requisite", len(content.requisites)),
        ("monster_trays", "monsters", "monster", len(content.monsters)),
        ("boss_trays", "boss", "boss", len(content.boss)),
        ("god_cards", "gods", "god", len(content.gods)),
        ("god_artifacts", "artifacts", "artifact", len(gods)),
        ("monster_artifacts", "artifacts", "artifact", len(content.artifacts) - len(gods)),
        ("realm_tokens", "realms", "realm", len(content.realms)),
        ("rune_tokens", "runes", "rune", sum(rune.tokens for rune in content.runes)),
        ("forge_tokens", "runes", "rune", sum(rune.forges for rune in content.runes)),
        ("temple_tracks", "temples", "track", len({track.track for track in content.temples})),
        ("armies", "rules", "armies", 4 * content.rules.armies.value),
        ("priests", "rules", "priests", 4 * content.rules.priests.value),
        ("monster_rings", "rules", "rings", 4 * content.rules.rings.value),
    )
    for piece, file, table, count in counted:
        if count != pieces[piece]:
            sentence = f"the box has {pieces[piece]} {piece.replace('_', ' ')}, and here are {count}"
            place: Place = (table,) if file == "rules" else (table, 0)
            raise files.mistake(f"{file}.toml", sentence, *place)


FILES = Files(resources.files(__package__) / "content", "lords")
CONTENT = load_content(FILES)
