"""The pieces by number, and what they are called outside the rules: dice, upgrades, tokens, cards, tiles, places.

A crew die is a number: its colour times six, and its face. What lies on a board is counted by that number, since dice
that show the same are alike. Cards and tiles are tokens, dealt deck by deck, so a token tells its deck.
"""

from functools import cache
from typing import TypeVar, get_args

from meadhall.kernel import Option, Ref, State, Token

from .content import CONTENT, DECKS, cards_of
from .records import Artifact, CardFact, Journey, Prophecy, Reaver, SeaBattle, Stack, Tile
from .words import Clan, Colour, Cost, Deck, Territory, TokenKind

NOTHING = -1
"""No token, no die, no place."""

# --- dice -----------------------------------------------------------------------------------------------------------

COLOURS: tuple[Colour, ...] = get_args(Colour)
SIDES = 6
_FACES = {die.colour: die.faces for die in CONTENT.dice.crew_faces}
_CLANS = {crew.id: crew.clan for crew in CONTENT.dice.crew}
DICE = tuple(f"{colour}.{face}" for colour in COLOURS for face in _FACES[colour])
"""What each die is called: ``red.hammer``."""
DIE_REFS: tuple[Ref, ...] = tuple(f"die:{die}" for die in DICE)
FACE_OF = tuple(face for colour in COLOURS for face in _FACES[colour])
DICE_OF_COLOUR = tuple(next(crew.count for crew in CONTENT.dice.crew if crew.id == colour) for colour in COLOURS)
CLANS: tuple[Clan, ...] = get_args(Clan)
LEADERLESS = len(CLANS)
"""In the place of a clan: no leader, and no die is wild."""
COLOUR_OF_CLAN = tuple(COLOURS.index(next(c for c in COLOURS if _CLANS[c] == clan)) for clan in CLANS)
_WILD: frozenset[str] = frozenset(CONTENT.dice.wild.icons)
_HAMMERS: dict[str, int] = {hammers.face: hammers.combat_dice for hammers in CONTENT.dice.hammers}


def die_named(colour: Colour, face: str) -> int:
    """The die of a colour that shows a face."""
    return DICE.index(f"{colour}.{face}")


def _pays(die: int, clan: int) -> frozenset[str]:
    """What a die pays for under a leader of a clan: itself, its colour, its icon, or any as a wild (RM-19.22)."""
    face = FACE_OF[die]
    icons: frozenset[str] = frozenset({"hammer" if face in _HAMMERS else face}).difference(CLANS)
    if clan != LEADERLESS and face == CLANS[clan]:
        icons = _WILD
    return icons | {"any", COLOURS[die // SIDES]}


PAYS = tuple(tuple(_pays(die, clan) for die in range(len(DICE))) for clan in range(LEADERLESS + 1))
"""By the leader's clan and the die: the items of a cost that it can pay for."""
COMBAT_DICE = tuple(
    tuple(_HAMMERS.get(FACE_OF[die], 1 if "hammer" in PAYS[clan][die] else 0) for die in range(len(DICE)))
    for clan in range(LEADERLESS + 1)
)
"""By the leader's clan and the die: how many combat dice it gives (RM-20.6, RM-20.7, RM-19.30)."""
STORES = tuple(frozenset({"any", face, "hammer" if face in _HAMMERS else face}) for face in FACE_OF)
"""What an artifact may ask for that stores the die (RM-12.7 to RM-12.9)."""
COMBAT_FACES = CONTENT.dice.combat.faces
SUCCESSES = max(COMBAT_FACES) + 1
"""A combat die shows fewer successes than this."""


@cache
def items(cost: Cost) -> tuple[str, ...]:
    """What of a cost is paid piece by piece: dice, icons and Reavers (RM-19.22)."""
    return (*cost.dice, *cost.icons, *(("reaver",) * cost.reavers))


# --- upgrades and tokens --------------------------------------------------------------------------------------------

UPGRADES = tuple(upgrade.id for upgrade in CONTENT.upgrades)
UPGRADE_PAYS = tuple(frozenset(upgrade.icons) for upgrade in CONTENT.upgrades)
UPGRADE_REFS: tuple[Ref, ...] = tuple(f"upgrade:{upgrade.removeprefix('upgrade_')}" for upgrade in UPGRADES)
SPENT_REFS: tuple[Ref, ...] = tuple(f"{ref}.spent" for ref in UPGRADE_REFS)
"""Tiles that were used in this round are other things than ready ones."""
TOKENS: tuple[TokenKind, ...] = get_args(TokenKind)

# --- cards and tiles ------------------------------------------------------------------------------------------------

DECK_NAMES: tuple[Deck, ...] = tuple(DECKS)
VILLAGE_SPOILS, KEEP_SPOILS, SEA_JOURNEY, SEA_BATTLE, REAVER, PROPHECY = range(len(DECK_NAMES))
DECK_OPTIONS = tuple(Option(f"deck:{deck}", "deck") for deck in DECK_NAMES)
STACKS = CONTENT.territories.stack
STACK_OPTIONS = tuple(Option(f"stack:{stack.id}", k) for k, stack in enumerate(STACKS))
CARDS: dict[str, CardFact] = {
    f"{card.id}.{n}": card for deck in DECK_NAMES for card in cards_of(CONTENT, deck) for n in range(1, card.copies + 1)
}
"""The card that each face is."""
TILES: dict[str, Tile] = {
    f"{tile.id}.{n}": tile
    for stack in STACKS
    for tile in CONTENT.territories.tile
    if tile.stack == stack.id
    for n in range(1, tile.copies + 1)
}
"""The tile that each face is, stack by stack."""
BACKS = (
    *([face for face in CARDS if CARDS[face] in cards_of(CONTENT, deck)] for deck in DECK_NAMES),
    *([face for face in TILES if TILES[face].stack == stack.id] for stack in STACKS),
)
"""The faces of the six decks, then of the nine stacks, whose backs can be told apart (RM-1.13, RM-1.32)."""
BACK_OF = tuple(k for k, faces in enumerate(BACKS) for _ in faces)
"""Which of them each token belongs to."""
F = TypeVar("F", bound=CardFact)


def card(s: State, token: Token) -> CardFact:
    """What a card says."""
    return CARDS[s.faces[token]]


def reaver(s: State, token: Token) -> Reaver:
    """What a Reaver says."""
    return _card(s, token, Reaver)


def artifact(s: State, token: Token) -> Artifact:
    """What an artifact says."""
    return _card(s, token, Artifact)


def journey(s: State, token: Token) -> Journey:
    """What a Sea Journey says."""
    return _card(s, token, Journey)


def battle(s: State, token: Token) -> SeaBattle:
    """What a Sea Battle says."""
    return _card(s, token, SeaBattle)


def prophecy(s: State, token: Token) -> Prophecy:
    """What a Prophecy says."""
    return _card(s, token, Prophecy)


def _card(s: State, token: Token, kind: type[F]) -> F:
    found = CARDS[s.faces[token]]
    assert isinstance(found, kind)
    return found


def tile(s: State, token: Token) -> Tile:
    """What the reward side of a tile says."""
    return TILES[s.faces[token]]


def tile_ref(s: State, token: Token) -> Ref:
    """The name of a tile that was turned up."""
    return f"tile:{s.faces[token]}"


def stack_of(token: Token) -> Stack:
    """The cost side of a tile, which everybody sees."""
    return STACKS[BACK_OF[token] - len(DECK_NAMES)]


def stack_number(territory: Territory, level: int) -> int:
    """The stack of a type and level."""
    return next(k for k, stack in enumerate(STACKS) if (stack.territory, stack.level) == (territory, level))


# --- the boards -----------------------------------------------------------------------------------------------------

LOCATIONS = CONTENT.locations.location
LOCATION_NAMES = tuple(location.id for location in LOCATIONS)
RECRUIT, TRADE, SEA, VILLAGES, KEEPS, SUBDUE = map(
    LOCATION_NAMES.index,
    (
        *("recruit_reavers", "trade_with_villages", "battle_at_sea"),
        *("raid_villages", "raid_keeps", "subdue_territories"),
    ),
)
LOCATION_OPTIONS = tuple(Option(f"location:{location}", k) for k, location in enumerate(LOCATION_NAMES))
OFFER_DECK = tuple(DECK_NAMES.index(location.deck) if location.deck else NOTHING for location in LOCATIONS)
"""The deck that a location's offer is filled from."""
SLOTS = CONTENT.boards.slot
SLOT_OPTIONS = tuple(Option(f"slot:{slot.id.removeprefix('slot_')}", k) for k, slot in enumerate(SLOTS))
SLOT_AT = tuple(
    next((k for k, slot in enumerate(SLOTS) if slot.location == location), NOTHING) for location in LOCATION_NAMES
)
"""The slot whose specialists act at a location (RM-2.11, RM-2.12)."""
DICE_SPACES, ARTIFACT_SPACES = CONTENT.boards.dice_spaces.value, CONTENT.boards.artifact_spaces.value
UPGRADE_SPACES, SLOT_SIZE = CONTENT.boards.upgrade_spaces.value, CONTENT.boards.slot_size.value
_COLUMNS: dict[int, tuple[int, ...]] = {value.players: value.seats for value in CONTENT.locations.seat_value}
_SPACES = {spaces.location: spaces.by_players for spaces in CONTENT.locations.spaces}


def column(players: int, place: int) -> int:
    """Which of the four written seats counts for who is so many places from the active player (RM-2.35, RM-24.3)."""
    return _COLUMNS[players][place]


def spaces(location: int, players: int) -> int:
    """How many spaces the offer of a location has (RM-1.24 to RM-1.28)."""
    by_players = _SPACES.get(LOCATION_NAMES[location])
    return by_players[players - 2] if by_players else 0
