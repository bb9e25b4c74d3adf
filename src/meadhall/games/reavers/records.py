"""The records of the content files: what stands on the boards, cards, tiles and dice of the box.

A record has one ``source``, that of its numbers: what an overlay may put a printed value in the place of. Where the
rest of it comes from elsewhere it has a source of its own beside it, such as ``effect_source``.
"""

from typing import Literal

from msgspec import Struct

from meadhall.kit.content import Count, Fact, Number, Source

from .words import (
    FREE,
    ChooseOne,
    Clan,
    Colour,
    Cost,
    Counted,
    Deck,
    Effect,
    Face,
    Gain,
    Icon,
    Level,
    Location,
    Loss,
    NotNegative,
    Positive,
    Power,
    Reward,
    Territory,
    TokenKind,
    Upgrade,
)

ByPlayers = tuple[Positive, Positive, Positive]
"""A number for 2, for 3 and for 4 players."""

# --- the box: box.toml, dice.toml -----------------------------------------------------------------------------------


class DeckSize(Fact, frozen=True):
    """How many cards a deck has (RM-23.9 to RM-23.14)."""

    id: Deck
    cards: Positive


class Piece(Fact, frozen=True):
    """How many pieces of a kind are in the box, and whether they can run out (RM-23.1 to RM-23.24)."""

    id: str
    count: Positive
    limited: bool
    limited_source: Source = "rulebook"


class TokenSupply(Fact, frozen=True):
    """How many Farm, Wall and Tower tokens there are (RM-23.18 to RM-23.20)."""

    id: TokenKind
    count: Positive


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``box.toml``."""

    deck: tuple[DeckSize, ...]
    token: tuple[TokenSupply, ...]
    piece: tuple[Piece, ...]


class CrewDice(Fact, frozen=True):
    """The crew dice of a colour, whose clan icon they have (RM-19.6, RM-19.7)."""

    id: Colour
    clan: Clan
    count: Positive


class CrewFaces(Fact, frozen=True):
    """The six faces of a crew die (RM-19.8)."""

    colour: Colour
    faces: tuple[Face, Face, Face, Face, Face, Face]


class CombatFaces(Fact, frozen=True):
    """The successes on the six faces of a combat die (RM-20.10)."""

    faces: tuple[NotNegative, NotNegative, NotNegative, NotNegative, NotNegative, NotNegative]


class Hammers(Fact, frozen=True):
    """How many combat dice a face gives (RM-20.6, RM-20.7)."""

    face: Literal["hammer", "double_hammer"]
    combat_dice: Positive


class Wild(Fact, frozen=True):
    """What a die with the leader's clan icon may be spent as (RM-19.27)."""

    icons: tuple[Icon, ...]


class DiceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``dice.toml``."""

    crew: tuple[CrewDice, ...]
    crew_faces: tuple[CrewFaces, ...]
    combat: CombatFaces
    hammers: tuple[Hammers, ...]
    wild: Wild


# --- the boards: boards.toml, locations.toml, rules.toml, clans.toml ------------------------------------------------


class Slot(Fact, frozen=True):
    """A place for specialists, and the location that lets them act (RM-2.11)."""

    id: str
    location: Location
    name: str
    name_de: str
    name_source: Source


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``boards.toml``: what a player board has room for (section 19)."""

    dice_spaces: Count
    artifact_spaces: Count
    dice_per_artifact: Count
    leader_spaces: Count
    upgrade_spaces: Count
    slot_size: Count
    slot: tuple[Slot, ...]


class LocationFact(Fact, frozen=True):
    """A location (sections 3 to 8). A red banner has a bonus by seat, a blue one repeats (RM-2.36, RM-2.37).

    Four seats are written; which of them a seat counts as with fewer players says ``seat_value`` (RM-24.3).
    """

    id: Location
    name: str
    name_de: str
    name_de_source: Source
    banner: Literal["red", "blue"]
    cost: Cost = FREE
    deck: Deck | None = None
    cards: Positive | None = None
    """How many cards are taken together from its offer or its deck."""
    bonus: tuple[tuple[Gain, ...], tuple[Gain, ...], tuple[Gain, ...], tuple[Gain, ...]] | None = None
    bonus_at: Literal["selecting", "acting"] | None = None
    bonus_at_source: Source | None = None
    repeats: tuple[Positive, Positive, Positive, Positive] | None = None


class Spaces(Fact, frozen=True):
    """How many spaces the offer of a location has (RM-1.24 to RM-1.28)."""

    location: Location
    by_players: ByPlayers


class TradeReward(Fact, frozen=True):
    """What may be chosen at the villages (RM-4.12 to RM-4.24)."""

    id: str
    name: str
    name_de: str
    name_de_source: Source
    gain: tuple[Reward, ...]


class SeatValue(Fact, frozen=True):
    """Which of the four written seats each seat counts as (RM-2.35, RM-24.3)."""

    players: Literal[2, 3, 4]
    seats: tuple[Literal[0, 1, 2, 3], ...]


class Rest(Fact, frozen=True):
    """What resting gives (RM-9.1)."""

    effect: ChooseOne


class LocationFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``locations.toml``."""

    location: tuple[LocationFact, ...]
    spaces: tuple[Spaces, ...]
    trade: tuple[TradeReward, ...]
    trade_dice: Count
    seat_value: tuple[SeatValue, ...]
    rest: Rest


class StartFood(Fact, frozen=True):
    """Food at the start, clockwise from the start player (RM-1.11)."""

    by_turn: tuple[NotNegative, NotNegative, NotNegative, NotNegative]


class PawnFact(Fact, frozen=True):
    """How many longships each player has (RM-1.8)."""

    by_players: ByPlayers


class RuleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``rules.toml``: numbers of the rules that stand on no piece."""

    rounds: Count
    activations: Count
    start_food: StartFood
    start_favor: Number
    start_glory: Number
    start_prophecies: Number
    start_reavers: Number
    pawns: PawnFact
    territory_income: Number


class ClanFact(Fact, frozen=True):
    """A clan, and what promoting a Reaver of it gives (RM-3.25 to RM-3.28)."""

    id: Clan
    name: str
    name_de: str
    name_de_source: Source
    promote: tuple[Gain | ChooseOne, ...]


# --- the cards ------------------------------------------------------------------------------------------------------


class CardFact(Fact, frozen=True):
    """What every card has. Its ``source`` is that of its numbers, copies among them."""

    id: str
    name: str
    name_de: str
    copies: Positive
    effect_source: Source
    """Of its name and of what it does, as far as no other source is named for that."""
    name_de_source: Source


class Reaver(CardFact, frozen=True):
    """A Reaver (section 10): the dice that come with it are rolled, those of a rally are set."""

    clan: Clan
    dice_gained: tuple[Colour, ...]
    rally: tuple[Colour, ...]
    ability: tuple[Effect, ...]


class Spoils(CardFact, frozen=True):
    """A Village or Keep Spoils card; one that does nothing goes to the Glory pile (RM-11.2, RM-13.2, RM-13.10)."""

    effects: tuple[Effect, ...] = ()


class Artifact(CardFact, frozen=True):
    """An artifact (section 12): the die that it can hold, where it can be used, and what it does then."""

    stores: Face | Literal["any"]
    location: Location | Literal["any"]
    effects: tuple[Effect | Power, ...]
    glory: NotNegative
    glory_source: Source


class Journey(CardFact, frozen=True):
    """A Sea Journey (section 14): pay and take the reward, or suffer."""

    pay: Cost = FREE
    reward: tuple[Gain, ...] = ()
    suffer: tuple[Loss, ...] = ()


class SeaBattle(CardFact, frozen=True):
    """A Sea Battle (section 15), won by a combination of icons or in combat."""

    defence: Positive
    combination: tuple[Icon, ...]
    reward: tuple[Gain, ...]


class Prophecy(CardFact, frozen=True):
    """A Prophecy (section 16): Glory at the end for each thing that it counts."""

    counts: Counted
    glory_each: Positive


# --- tiles and scoring ----------------------------------------------------------------------------------------------


class TerritoryType(Fact, frozen=True):
    """A type of territory, by the colour of its tiles (RM-17.2)."""

    id: Territory
    colour: Literal["red", "blue", "purple"]
    name: str
    name_de: str
    name_source: Source


class Stack(Fact, frozen=True):
    """The cost side of the tiles of one type and level (RM-17.7 to RM-17.15)."""

    id: str
    territory: Territory
    level: Level
    defence: Positive
    defence_source: Source
    peaceful: Cost


class Tile(Fact, frozen=True):
    """A reward side (RM-17.16 to RM-17.60)."""

    id: str
    stack: str
    copies: Positive
    reward: tuple[Gain, ...]


class TerritoryFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``territories.toml``."""

    territory: tuple[TerritoryType, ...]
    stack: tuple[Stack, ...]
    tile: tuple[Tile, ...]


class UpgradeFact(Fact, frozen=True):
    """A kind of ship upgrade tile; each use supplies one of its icons (section 18)."""

    id: Upgrade
    name: str
    name_de: str
    copies: Positive
    icons: tuple[Icon, ...]


class TerrorLoss(Fact, frozen=True):
    """What so many Terror tokens cost at the end, and each one above the last (RM-22.5 to RM-22.12)."""

    by_count: tuple[NotNegative, ...]
    each_above: NotNegative


class SetFact(Fact, frozen=True):
    """What a set of equal Keep Spoils is worth, by its size; cards beyond the largest begin another (RM-22.17)."""

    card: str
    by_size: tuple[Positive, ...]


class TapestrySet(Fact, frozen=True):
    """What different Tapestries are worth together, and each one alone (RM-22.19, RM-22.20)."""

    cards: tuple[str, ...]
    together: Positive
    alone: Positive


class TokenScore(Fact, frozen=True):
    """What each token pays from so many on, and what the most of them pay (RM-22.21 to RM-22.27)."""

    token: TokenKind
    owned: tuple[Positive, ...]
    each: tuple[Positive, ...]
    majority: Positive


class ScoringFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``scoring.toml``."""

    terror: TerrorLoss
    set: tuple[SetFact, ...]
    tapestry: TapestrySet
    tokens: tuple[TokenScore, ...]


class Content(Struct, frozen=True):
    """All facts of the game, a content file in each field."""

    box: BoxFile
    dice: DiceFile
    boards: BoardFile
    locations: LocationFile
    rules: RuleFile
    clans: tuple[ClanFact, ...]
    reavers: tuple[Reaver, ...]
    village: tuple[Spoils, ...]
    artifacts: tuple[Artifact, ...]
    keep: tuple[Spoils, ...]
    journeys: tuple[Journey, ...]
    battles: tuple[SeaBattle, ...]
    prophecies: tuple[Prophecy, ...]
    territories: TerritoryFile
    upgrades: tuple[UpgradeFact, ...]
    scoring: ScoringFile
