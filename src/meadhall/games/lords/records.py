"""The records of the content files: what stands on the board, the cards, the trays and the tokens of the base box.

A record has one ``source``, that of its numbers: what an overlay may put a printed value in the place of. Where the
rest of it comes from elsewhere it has a source of its own beside it, such as ``effect_source`` or ``name_source``.
German names are translations of the house, all of them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kit.content import Count, Fact, Source

from .words import (
    At,
    Attribute,
    ChooseOne,
    Deed,
    DieFace,
    DrawCards,
    Fighting,
    God,
    Harm,
    Hunting,
    Injure,
    LowerArmy,
    Moment,
    NotNegative,
    Positive,
    Realm,
    Reward,
    Rune,
    RuneAction,
    Slot,
    Standing,
    Symbol,
    Weapon,
)

ByPlayers = tuple[Positive, Positive, Positive]
"""A number for 2, for 3 and for 4 players."""
Across = Annotated[int, Meta(ge=0, le=1000)]
"""A coordinate: the board is 1000 wide and 1000 high, x to the right and y downward."""
Point = tuple[Across, Across]
Polygon = Annotated[tuple[Point, ...], Meta(min_length=3)]
"""A border, corner by corner; neighbours share their corners exactly, so adjacency can be read off the drawing."""


class Named(Fact, frozen=True):
    """What has a name in both languages."""

    name: str
    name_de: str
    name_source: Source
    """Of the English name."""


class Card(Named, frozen=True):
    """What does something: a card, a tile or a tray."""

    id: str


# --- the box: box.toml, rules.toml, runes.toml ----------------------------------------------------------------------


Kind = Literal[
    "event_cards", "combat_cards", "monster_attack_cards", "blessing_cards", "hero_tiles", "origin_cards",
    "ragnarok_requisite_cards", "monster_trays", "boss_trays", "god_cards", "god_artifacts", "monster_artifacts",
    "temple_tracks", "temples", "realm_tokens", "rune_tokens", "forge_tokens", "slayer_tokens", "attribute_tokens",
    "armies", "priests", "drakkars", "monster_rings", "control_markers",
]  # fmt: skip
"""The pieces that are counted."""


class Piece(Fact, frozen=True):
    """How many pieces of a kind are in the box, and whether they can run out (LR-35.1, LR-35.2)."""

    id: Kind
    count: Positive
    limited: bool = True


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``box.toml``."""

    piece: tuple[Piece, ...]


class ForPlayers(Fact, frozen=True):
    """A number of the rules that depends on how many play."""

    by_players: ByPlayers


class RuleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``rules.toml``: numbers of the rules that stand on no piece."""

    attribute_start: Count
    attribute_most: Count
    injured_value: Count
    army_most: Count
    armies: Count
    priests: Count
    rings: Count
    start_armies: Count
    start_army_value: Count
    start_cards: Count
    drafted_heroes: Count
    drafted_origins: Count
    hero_moves: Count
    drakkar_moves: Count
    army_moves: Count
    activation_raise: Count
    priest_slots: Count
    prayer_raise: Count
    monument_levels: Count
    rune_actions: Count
    prepare_options: Count
    monsters_activated: Count
    blessings_over: Count
    first_alliance_cards: Count
    covered_marker_runes: Count
    temple_priests: Count
    harvest_priests: Count
    stomp: Count
    attack_hand: Count
    round_cards: Count
    weak_spot_cards: Count
    failed_hunt_injuries: Count
    reward_priests: Count
    reward_army: Count
    reward_runes: Count
    slayer_markers: Count
    losing_casualties: Count
    lands_to_win: Count
    temples_to_win: ForPlayers
    slain_for_boss: ForPlayers
    setup_monsters: ForPlayers
    forges: ForPlayers
    requisites_for_ragnarok: Count


class RuneFact(Named, frozen=True):
    """A type of Rune: how many tokens, and how many Forges yield it (LR-52.5, LR-52.7)."""

    id: Rune
    tokens: Positive
    forges: Positive


class Colour(Named, frozen=True):
    """A colour of pieces (LR-8.17)."""

    id: str


class DieFaces(Fact, frozen=True):
    """The six faces of the Monster die (LR-52.9)."""

    faces: tuple[DieFace, DieFace, DieFace, DieFace, DieFace, DieFace]


class DiceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``dice.toml``."""

    monster: DieFaces


# --- the board: lands.toml, map_3_4p.toml, map_2p.toml, wheel.toml, realms.toml, gods.toml, temples.toml ------------


class Land(Named, frozen=True):
    """A Land: its Regions share its colour and its symbol (LR-2.5)."""

    id: str
    colour: str
    hex: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    symbol: str


class RegionName(Named, frozen=True):
    """What a Region is called, on both sides of the board."""

    number: Positive


class LandFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``lands.toml``."""

    land: tuple[Land, ...]
    region: tuple[RegionName, ...]


class Area(Fact, frozen=True):
    """Something that is drawn on the board, with a point well inside it."""

    x: Across
    y: Across
    polygon: Polygon


class Region(Area, frozen=True):
    """A Region of one side of the board. Its ``source`` is that of the population strength (LR-2.10)."""

    number: Positive
    land: str
    population: Positive
    regions: tuple[Positive, ...]
    seas: tuple[str, ...]
    realms: tuple[Realm, ...]
    place_source: Source
    """Of everything but the number and the population strength."""
    monument: God | None = None
    settlement: bool = False
    shrine: bool = False
    forge: bool = False


class Sea(Area, frozen=True):
    """A Sea of one side of the board (LR-4.1)."""

    id: str
    name: str
    name_de: str
    seas: tuple[str, ...]
    regions: tuple[Positive, ...]


class Spot(Area, frozen=True):
    """Where a Realm lies on one side of the board, and what it touches (LR-4.9)."""

    id: Realm
    regions: tuple[Positive, ...]


class Yggdrasil(Fact, frozen=True):
    """The place of the wheel, and the Regions that count at the end of Ragnarok (LR-2.9)."""

    x: Across
    y: Across
    radius: Across
    regions: tuple[Positive, ...]


class Played(Fact, frozen=True):
    """How many play on a side of the board (LR-2.1)."""

    least: Positive
    most: Positive


class MapFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the board: ``map_3_4p.toml`` or ``map_2p.toml``."""

    players: Played
    yggdrasil: Yggdrasil
    region: tuple[Region, ...]
    sea: tuple[Sea, ...]
    spot: tuple[Spot, ...]


class SlotFact(Named, frozen=True):
    """A slot of the wheel, the Realm it belongs to (LR-48.1), and where it points on each side of the board."""

    id: Slot
    realm: Realm
    angle: int
    angle_2p: int
    angle_source: Source


class Centre(Named, frozen=True):
    """The Special Action without a slot (LR-15.19)."""

    id: Literal["build_monument"]


class WheelFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``wheel.toml``: clockwise from Muspelheim, the first Realm for ties of the solo rules."""

    slot: tuple[SlotFact, ...]
    centre: Centre


class RealmFact(Card, frozen=True):
    """A Realm: the Rune of its Alliance, and the bonus for those allied with it (LR-48.2 to LR-48.9)."""

    id: Realm
    rune: Rune
    bonus: tuple[Deed | ChooseOne, ...]
    bonus_source: Source


class GodFact(Card, frozen=True):
    """A god: the Attribute that a Priest raises, and the bonus by the level of the Monument (section 47)."""

    id: God
    attribute: Attribute
    attribute_source: Source
    levels: tuple[tuple[Deed, ...], tuple[Deed, ...], tuple[Deed, ...], tuple[Deed, ...]]


class Track(Fact, frozen=True):
    """A side of a Temple track (LR-52.1 to LR-52.4): its Temples, and the spaces with the Draft keyword."""

    id: str
    track: Literal["track_2p", "track_3_4p"]
    side: Literal["a", "b"]
    temples: Positive
    temples_source: Source
    drafts: tuple[Positive, ...]


# --- the cards ------------------------------------------------------------------------------------------------------


class Hero(Card, frozen=True):
    """A Hero tile (section 39)."""

    title: str
    title_de: str
    ability: tuple[Fighting | Standing | At, ...]


class Origin(Card, frozen=True):
    """An Origin card (section 40): what it gives once, in this order."""

    bonus: tuple[Deed, ...]


class CombatCard(Card, frozen=True):
    """A Combat card (section 41). Its ``source`` is that of value and Casualty symbols."""

    weapon: Symbol
    weapon_source: Source
    value: Positive
    casualties: NotNegative
    copies: Positive
    copies_source: Source
    effect_source: Source
    hunt: tuple[Hunting | DrawCards, ...] = ()
    battle: tuple[Fighting | At | LowerArmy, ...] = ()


class AttackCard(Card, frozen=True):
    """A Monster Attack card (section 42)."""

    rage: Positive
    weak_spot: Positive
    draw: Positive
    shield_defends: bool
    effects: tuple[Harm | Hunting, ...]
    effect_source: Source


class WoundSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of a Monster's tray: the symbol that covers it, and what it gives (LR-43.2)."""

    symbol: Weapon
    reward: Reward | None = None


class Monster(Card, frozen=True):
    """A Monster's tray (section 43)."""

    rune: Rune
    slots: tuple[WoundSlot, ...]
    region_attack: tuple[Harm, ...]
    special_attack: tuple[Harm | Hunting, ...]


class Boss(Card, frozen=True):
    """The Boss's tray (section 44): each slot takes two symbols at once."""

    rune: Rune
    slots: tuple[tuple[Weapon, Weapon], ...]
    bars_armies: bool
    """Whether Armies cannot move into his Region (LR-5.6)."""
    bars_source: Source
    activation: tuple[Harm, ...]
    special_attack: tuple[Harm | Hunting, ...]


class Artifact(Card, frozen=True):
    """An Artifact of a Monster or of a god (sections 45 and 46): when it can be exhausted, and for what."""

    of: str
    at: Moment
    effects: tuple[Deed | Injure | Fighting | Standing | ChooseOne, ...]


class Blessing(Card, frozen=True):
    """A Blessing (section 49); the god is its colour only."""

    god: God
    effects: tuple[Fighting | Hunting | Standing | At | RuneAction, ...]


class Event(Fact, frozen=True):
    """An Event card (section 51): the Region of its number, what it places there and what it Activates."""

    number: Positive
    place: Rune
    activate: tuple[Rune, Rune]
    boss: bool


class Requisite(Card, frozen=True):
    """A Ragnarok Requisite (section 50): what one player, or one Monument, must have reached."""

    players: Literal["2", "3-4"]
    counts: Literal["lands", "temples", "slain", "monument_level", "alliances"]
    counts_source: Source
    at_least: Positive


# --- what one can do with Runes and by Prepare: actions.toml --------------------------------------------------------


class BasicRuneAction(Named, frozen=True):
    """One of the nine basic Rune Actions (LR-13.9 to LR-13.18); for one Rune it is that of what it is aimed at."""

    id: str
    runes: Literal[1, 2, 3]
    effect: Deed


class PrepareOption(Named, frozen=True):
    """One of the four options of Prepare (LR-18.5 to LR-18.8)."""

    id: str
    effect: Deed


class ActionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``actions.toml``."""

    rune: tuple[BasicRuneAction, ...]
    prepare: tuple[PrepareOption, ...]
