"""The records of the Followers' content files: followers.toml, surtur_actions.toml, challenges.toml, surtur.toml."""

from typing import Literal

from msgspec import Struct

from meadhall.kit.content import Count, Fact

from ..records import Card
from ..words import Attribute, NotNegative, Positive, Slot

BySide = tuple[Positive, Positive]
"""A Region for two players, and for three and four (LS-2.13)."""
Target = Literal["temple_first", "player_first", "land_first"]
RuneActionId = Literal[
    "control_monster", "form_alliance", "upgrade_army", "activate_monster", "draw_combat", "increase_attribute",
    "recruit_army",
]  # fmt: skip
"""The seven Rune Actions that a Follower knows (LS-6.25)."""
Upgrade = Literal["jarl", "gothi", "slayer"]
Counted = Literal[
    "temples", "empty_shrines", "settlements", "regions", "lands_controlled", "armies", "allied_realms",
    "controlled_monsters", "slain", "tucked", "runes", "hand", "regions_gained_this_turn",
    "shrine_regions_gained_this_turn", "battles_won_this_turn",
]  # fmt: skip
"""What the condition of a bonus counts (LS-9.10 to LS-9.26)."""


class Advantage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a corrupted Hero has once, after its deck is built (LS-2.30, LS-20.7 to LS-20.12)."""

    id: Literal["veteran_host", "seer_bond", "carved_staves", "blooded_axe", "barrow_gift"]
    value: Positive = 1
    """Of one of the Armies that it starts with."""
    runes: NotNegative = 0
    combat_cards: NotNegative = 0


class UpgradedCards(Struct, frozen=True, forbid_unknown_fields=True):
    """How many Action cards of each type join a Follower's deck (LS-2.26)."""

    jarl: NotNegative
    gothi: NotNegative
    slayer: NotNegative


class Corrupted(Card, frozen=True):
    """A corrupted Hero tile (section 20). Its ``source`` is that of everything but the name."""

    core: bool
    """Whether it is a Hero of the base box (LS-2.4)."""
    victory_focus: Literal["great_jarl", "great_gothi", "slayer"]
    start_region: BySide
    desolation_region: BySide
    attributes: tuple[Positive, Positive, Positive]
    """Authority, Might and Wisdom."""
    attribute_preference: tuple[Attribute, Attribute, Attribute]
    target_selection: Target
    priority_action: Slot
    upgraded_cards: UpgradedCards
    advantage: Advantage | None = None


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """When a bonus is given: something of the Follower's is at least, or at most, a number (LS-9.9 to LS-9.26)."""

    count: Counted
    at_least: NotNegative | None = None
    at_most: NotNegative | None = None


class Gain(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bonus gives (LS-9.27 to LS-9.33); an Attribute that is not named is the favourite one."""

    what: Literal["runes", "combat_cards", "army_value", "attribute", "priests", "blessings"]
    n: Positive = 1
    attribute: Attribute | None = None


class ActionCard(Card, frozen=True):
    """One of Surtur's Action cards (sections 21 to 23)."""

    kind: str
    """The basic set, the corrupted Hero, or the type of upgraded cards that it belongs to."""
    hero_to: BySide
    rune_actions: tuple[RuneActionId, RuneActionId]
    tie_break: Literal["min", "max"]
    special: Slot
    after_use: Literal["remove", "shuffle_back"]
    when: Condition | None = None
    """Without one the gain is given in every case (LS-9.9)."""
    gain: Gain | None = None


class Challenge(Card, frozen=True):
    """A challenge card (section 24): what it does is in its numbers."""

    kind: Literal["setup", "rule"]
    level: Positive
    tokens: NotNegative = 0
    attribute: NotNegative = 0
    combat_cards: NotNegative = 0
    armies: NotNegative = 0
    removal: NotNegative = 0
    last_count: NotNegative = 0
    """So much more each Desolation token counts when Ragnarok ends."""
    battle_value: NotNegative = 0
    runes: NotNegative = 0


class SurturDie(Fact, frozen=True):
    """The six faces of Surtur's die, each a place of the Action row (LS-19.9)."""

    faces: tuple[Positive, Positive, Positive, Positive, Positive, Positive]


class RuneCost(Fact, frozen=True):
    """What a Rune Action costs a Follower (section 6)."""

    id: RuneActionId
    runes: Positive


class ManifestationSlot(Fact, frozen=True):
    """A slot of Surtur's Manifestation card, from the left (section 25)."""

    id: Positive
    number: Positive
    blessing: bool


class Difficulty(Fact, frozen=True):
    """What a sum of levels is called (LS-15.5)."""

    id: Literal["normal", "hard", "brutal", "ragnarok"]
    from_level: NotNegative


class SoloPiece(Fact, frozen=True):
    """How many pieces of a kind the solo box has (section 19)."""

    id: str
    count: Positive


class SurturFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``surtur.toml``: what belongs to the Followers besides their cards."""

    rune_limit: Count
    hand_limit: Count
    start_armies: Count
    start_army_value: Count
    start_cards: Count
    row: Count
    rune_actions: Count
    idle_runes: Count
    realm_runes: Count
    realm_cards: Count
    covered_runes: Count
    prepare_cards: Count
    slain_markers: Count
    winning_strike: Count
    reach: Count
    favourite_lead: Count
    die: SurturDie
    cost: tuple[RuneCost, ...]
    slot: tuple[ManifestationSlot, ...]
    difficulty: tuple[Difficulty, ...]
    piece: tuple[SoloPiece, ...]
