"""The words of the cards, a line for each: what is paid, what is gained, what is lost and what is counted.

A card says what it does as a list of words, carried out from left to right (RM-9.24). A cost is no word: it is a sum of
amounts and of items that something pays for one by one, so it is a record with a field for each (RM-19.22, RM-19.25).
Dice that are gained together stand in one word, because they are rolled and settled together (RM-19.14, RM-19.19).
"""
# ruff: noqa: E701

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kit.effects import Word

Colour = Literal["red", "blue", "yellow"]
Clan = Literal["helm", "raven", "tree"]
Icon = Literal["hammer", "shield", "chest", "ship"]
"""What a cost can ask for."""
Face = Literal["helm", "raven", "tree", "hammer", "double_hammer", "shield", "chest", "ship"]
TokenKind = Literal["farm", "wall", "tower"]
Deck = Literal["village_spoils", "keep_spoils", "sea_journey", "sea_battle", "reaver", "prophecy"]
Drawn = Literal["village_spoils", "keep_spoils", "reaver", "prophecy"]
"""The decks that effects draw from."""
Territory = Literal["food", "favor", "dice"]
Level = Literal[1, 2, 3]
Upgrade = Literal["upgrade_chest", "upgrade_shield", "upgrade_ship_hammer"]
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]
Location = Literal[
    "recruit_reavers", "trade_with_villages", "battle_at_sea", "raid_villages", "raid_keeps", "subdue_territories"
]


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be paid, all of it or nothing (RM-9.22): amounts, then dice, icons and Reavers, a source for each."""

    food: NotNegative = 0
    favor: NotNegative = 0
    terror: NotNegative = 0
    dice: tuple[Colour | Literal["any"], ...] = ()
    icons: tuple[Icon, ...] = ()
    reavers: NotNegative = 0


FREE = Cost()
"""Nothing is to be paid."""

# fmt: off
# --- kinds of words, by what they have ------------------------------------------------------------------------------

class Amount(Word, frozen=True):
    """A word with a number."""
    n: Positive

# --- what is gained -------------------------------------------------------------------------------------------------

class Food(Amount, frozen=True): """So much Food."""
class Favor(Amount, frozen=True): """So much Favor."""
class Glory(Amount, frozen=True): """So much Glory, at once."""
class Terror(Amount, frozen=True): """So many Terror tokens."""
class ReturnTerror(Amount, frozen=True): """Up to so many own Terror tokens go back."""
class GiveTerror(Amount, frozen=True): """Another player, who is named, gains so many Terror tokens."""
class Tokens(Word, frozen=True):
    """Farm, Wall or Tower tokens, as far as there are any."""
    token: TokenKind
    n: Positive
class RollDice(Word, frozen=True):
    """Dice out of the supply that are rolled together; of any colour: one of choice."""
    colours: tuple[Colour | Literal["any"], ...]
class ChooseDice(Word, frozen=True):
    """Dice on faces of choice; of the same colour: as the die that was given back for it (RM-9.27)."""
    colours: tuple[Colour | Literal["any", "same"], ...]
class DieShowing(Word, frozen=True):
    """A die that shows a face."""
    colour: Colour
    face: Face
class Draw(Word, frozen=True):
    """Cards from the top of a deck, handled as if gained at their location; of several, only some may be kept."""
    deck: Drawn
    n: Positive
    keep: Positive | None = None
class TakeUpgrade(Word, frozen=True):
    """A ship upgrade tile, if it has room and there is one."""
    upgrade: Upgrade

Gain = (
    Food | Favor | Glory | Terror | ReturnTerror | GiveTerror | Tokens | RollDice | ChooseDice | DieShowing | Draw
    | TakeUpgrade
)
"""What somebody gets."""

# --- what villages give in trade besides (section 4) ----------------------------------------------------------------

class TakeTradeDice(Amount, frozen=True): """So many of the dice that lie at the villages, as they lie there."""
class TakeProphecy(Word, frozen=True): """One Prophecy of the offer, or the top card of the deck."""

Reward = Gain | TakeTradeDice | TakeProphecy
"""What one repeat of a trade can give."""

# --- how gains hang together ----------------------------------------------------------------------------------------

class Bargain(Word, frozen=True):
    """A gain for a cost that is paid first (RM-9.22)."""
    cost: Cost
    gain: tuple[Gain, ...]
class Exchange(Bargain, frozen=True): """What is offered is this: whoever takes it pays."""
class MayExchange(Bargain, frozen=True): """What may follow, or be left, when the rest was received (RM-9.26)."""
class ChooseOne(Word, frozen=True):
    """Exactly one of several, and declining is not among them (RM-9.25)."""
    of: tuple[tuple[Gain | Exchange, ...], ...]
class Pillage(Word, frozen=True):
    """The right part of a card, for whoever wants it; with a defence it takes a won combat (RM-9.33)."""
    gain: tuple[Gain, ...]
    defence: Positive | None = None

Effect = Gain | Exchange | MayExchange | ChooseOne | Pillage
"""What a card does when it is resolved, or a Reaver by its ability."""

# --- what artifacts do besides (section 12) -------------------------------------------------------------------------

class CombatDice(Amount, frozen=True): """The stored die gives so many combat dice."""
class DiscardProphecy(Word, frozen=True): """One held Prophecy is given up."""
class PromoteBonus(Word, frozen=True): """The promote bonus of a Reaver gained in this activation."""
class UseAbility(Word, frozen=True): """The ability of a Reaver gained in this activation."""
class DropJourney(Word, frozen=True): """The revealed journey has no effect."""
class ClaimInstead(Word, frozen=True):
    """A tile of another level and the same type is claimed instead of a beaten one."""
    beaten: tuple[Level, ...]
    level: Level

Power = CombatDice | DiscardProphecy | PromoteBonus | UseAbility | DropJourney | ClaimInstead
"""What no other card does."""

# --- what a journey takes (section 14) ------------------------------------------------------------------------------

class LoseFood(Amount, frozen=True): """So much Food, as far as it is there."""
class LoseDie(Word, frozen=True):
    """A die of the crew, of any colour or of the leader's."""
    colour: Literal["any", "leader"]
class LoseLeader(Word, frozen=True): """The leader goes to the Glory pile."""
class LoseOneOf(Word, frozen=True):
    """One piece of the player board of these kinds."""
    kinds: tuple[Literal["artifact", "upgrade"], ...]

Loss = LoseFood | LoseDie | LoseLeader | LoseOneOf
"""What is suffered, as far as it is there (RM-5.8)."""

# --- what a Prophecy counts (section 16) ----------------------------------------------------------------------------

class CountReavers(Word, frozen=True):
    """Reaver cards of a clan."""
    clan: Clan
class CountTerritories(Word, frozen=True):
    """Territory tiles of a type."""
    territory: Territory
class CountTokens(Word, frozen=True):
    """Tokens of a kind."""
    token: TokenKind
class CountKeepSpoils(Word, frozen=True):
    """Keep Spoils of these names."""
    cards: tuple[str, ...]
class CountSeaBattles(Word, frozen=True): """Sea Battle cards that were won."""
class CountUpgrades(Word, frozen=True): """Ship upgrade tiles, ready or used."""
class CountProphecies(Word, frozen=True): """Held Prophecies, the card itself among them."""
class CountArtifacts(Word, frozen=True): """Artifact cards."""

Counted = (
    CountReavers | CountTerritories | CountTokens | CountKeepSpoils | CountSeaBattles | CountUpgrades
    | CountProphecies | CountArtifacts
)
"""What pays at the end for whoever holds the Prophecy."""
