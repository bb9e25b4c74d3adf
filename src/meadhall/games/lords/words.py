"""The words of cards, tiles and trays: what each does, as a list that is carried out from left to right.

Most cards are made of a few words that many share: what happens (``draw_cards``), and around it when that is (``at``)
or what it costs (``rune_action``). Where a Blessing only moves a number of the rules, it says ``more``. So few cards
need a word of their own.
"""
# ruff: noqa: E701

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.kit.effects import Word

Attribute = Literal["authority", "might", "wisdom"]
Rune = Literal["uruz", "othala", "algiz"]
God = Literal["odin", "thor", "freya"]
Realm = Literal["muspelheim", "jotunheim", "niflheim", "vanaheim", "alfheim", "svartalfheim"]
Slot = Literal["monsters", "build_temple", "prepare", "mobilize", "reinforce", "usurp"]
"""The Special Actions of the wheel; ``build_monument`` has no slot (LR-15.2)."""
Weapon = Literal["spear", "bow", "sword", "axe", "hammer"]
Symbol = Literal["spear", "bow", "sword", "axe", "hammer", "shield"]
Reward = Literal["realm", "priest", "army", "rune"]
DieFace = Literal["move", "attack", "choice"]
Side = Literal["attacker", "defender"]
Level = Literal[0, 1, 2, 3]
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]

Moment = Literal[
    "gained",
    "prayer_step", "hero_step", "hero_step_edge", "rune_step_begins", "maneuvers_step", "before_special_action",
    "hero_moved", "rune_forged", "alliance_formed", "realm_bonus_taken", "control_taken", "reinforced",
    "monument_built_by_another", "injury_coming", "injury_dealt", "army_killed",
    "battle_begins", "battle_counted", "battle_won",
    "hunt_begins", "hero_round_begins", "reward_gained",
]  # fmt: skip
"""When an effect works: in a step of the own turn, upon something that happened, in a Battle, in an own Hunt."""
Spell = Literal["step", "turn", "battle", "hunt", "effect"]
"""How long one use counts: a turn is that of any player (LR-49.18), an effect is one that kills (LR-49.14)."""
Where = Literal["hero_region", "hero_land", "temple", "settlement"]
"""The Region of the own Hero, one of its Land (LR-39.1), one with a Temple or with a Settlement."""
Counted = Literal["own_army", "later_card", "adjacent_region_with_own_army"]
Rule = Literal[
    "army_move", "defence", "hero_move", "population", "prepare_options", "rune_limit", "temple_priests",
    "usurp_army", "usurp_might",
]  # fmt: skip
"""The numbers of the rules that a Blessing can move for its owner."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so besides; a Battle is one's own, a Region is the one where it happens."""

    side: Side | None = None
    region: tuple[Where, ...] = ()
    fought: bool | None = None
    """Whether a Battle was fought there in the same step (LR-39.8)."""
    outnumbers: bool = False
    """More own Armies in the Battle than the opponent has (LR-41.29)."""


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """What is given for an effect: Combat cards and Priests of the Pool, Injuries that the own Hero takes."""

    cards: NotNegative = 0
    priests: NotNegative = 0
    injuries: NotNegative = 0


ALWAYS, FREE = When(), Price()
"""Under no condition, at no price."""

# fmt: off
# --- kinds of words, by what they have ------------------------------------------------------------------------------

class Amount(Word, frozen=True):
    """A word with a number."""
    n: Positive
class Change(Word, frozen=True):
    """A word with a number that is added, or taken off."""
    n: int

# --- what a player gets or does -------------------------------------------------------------------------------------

class DrawCards(Amount, frozen=True): """So many Combat cards, all drawn before the limit (LR-7.19)."""
class GainRunes(Amount, frozen=True): """So many Runes of choice out of the Supply (LR-7.14)."""
class GainPriests(Amount, frozen=True): """So many Priests out of the Supply (LR-7.9)."""
class Heal(Amount, frozen=True): """So many Injuries of the own Hero; after the first one may stop (LR-49.45)."""
class Sail(Amount, frozen=True): """The own Drakkar moves up to so many Seas (LR-5.16)."""
class RaiseAttribute(Word, frozen=True):
    """An Attribute of the own Hero rises (LR-6.5)."""
    attribute: Attribute
    n: Positive
class RaiseLowest(Amount, frozen=True): """One of the own lowest Attributes rises (LR-13.17)."""
class RaiseArmies(Word, frozen=True):
    """Own Armies rise by so much in total (LR-7.3): any, in an own Settlement, placed at the start, not the one just
    Recruited, or of those that took part and survived."""
    n: Positive
    which: Literal["any", "settled", "starting", "other", "survivor"] = "any"
class Recruit(Word, frozen=True):
    """An Army of the Pool; without a value it has the Authority (LR-14.9). A place of Recruiting is one by the Drakkar
    or an own Settlement (LR-14.10)."""
    where: Literal["own", "own_settlement", "recruiting"]
    value: Positive | None = None
class PlaceHero(Word, frozen=True): """The own Hero is placed in any other Region (LR-5.15)."""
class PlaceArmy(Word, frozen=True):
    """In the Hero Draft one more Army of this value, by the own Drakkar (LR-40.11)."""
    value: Positive
class TransferArmy(Word, frozen=True): """An own Army of the board is placed in another own Region (LR-48.6)."""
class FormAlliance(Word, frozen=True):
    """An Alliance with a Realm, any or one next to the Region of the own Hero (LR-4.16, LR-13.11)."""
    adjacent: bool = False
class TakeFirstTurn(Word, frozen=True): """Whoever has it begins the game (LR-9.22)."""
class TakeBackMarker(Word, frozen=True): """An own Control marker leaves the wheel (LR-49.46)."""
class ControlMonster(Word, frozen=True):
    """A neutral Monster no more Regions away from the own Hero than this gets an own ring (LR-25.19)."""
    reach: Literal[0, 1]
class ActivateMonster(Word, frozen=True): """A Monster that is neutral or one's own is Activated (LR-13.14)."""
class ActivateBoss(Word, frozen=True): """The Boss in the Region of the own Hero is Activated (LR-13.9)."""
class Wound(Word, frozen=True):
    """A Wound of any symbol (LR-29.21): to the hunted one, to a Monster by the Hero, to any on the board."""
    whom: Literal["hunted", "hero_region", "board"]
    boss: bool = False

Deed = (
    DrawCards | GainRunes | GainPriests | Heal | Sail | RaiseAttribute | RaiseLowest | RaiseArmies | Recruit | PlaceHero
    | PlaceArmy | TransferArmy | FormAlliance | TakeFirstTurn | TakeBackMarker | ControlMonster | ActivateMonster
    | ActivateBoss | Wound
)
"""What somebody does for themselves."""

# --- what is suffered -----------------------------------------------------------------------------------------------

class LowerArmy(Word, frozen=True):
    """Armies in the Region are lowered by so much, one of them or all; those of a side, of others, or of anybody."""
    n: Positive
    whose: Literal["any", "others", "opposing"] = "any"
    every: bool = False
    least: NotNegative = 0
class LowerArmyNear(Word, frozen=True):
    """One Army in each of so many chosen adjacent Regions is lowered; in the Monster's own as well, if here."""
    regions: Positive
    fewer: bool = False
    here: bool = False
    n: Positive = 1
class Injure(Word, frozen=True):
    """Heroes are dealt Injuries: the hunter, each one in the Region, or another one not farther than the next."""
    n: Positive
    whom: Literal["hunter", "here", "near"]
class Withdraw(Word, frozen=True): """All Armies in the Region must withdraw (LR-32.1)."""
class DiscardCards(Word, frozen=True):
    """Combat cards of the hunter, or of everybody there with an Army or the Hero, at random, the highest, or the one
    that the Monster's side picks out of the hand shown to all."""
    n: Positive
    how: Literal["random", "highest", "shown"]
    who: Literal["hunter", "present"] = "hunter"
class Forfeit(Word, frozen=True):
    """The hunter gives up so many cards or Runes of choice; each one missing is an Injury (LR-43.11, LR-43.15)."""
    n: Positive
    what: Literal["cards", "runes"]
    injuries: Positive = 1
class DiscardToWisdom(Word, frozen=True):
    """The hand goes down to the Wisdom, or an Injury instead (LR-42.18)."""
    injuries: Positive = 1
class LowerHighest(Amount, frozen=True): """The Attribute whose token stands highest goes down (LR-42.23)."""
class EmptyForge(Word, frozen=True): """The Rune on a Forge in the Region returns to the Supply (LR-43.23)."""
class PlaceBoss(Word, frozen=True): """The Boss is placed in any other Region (LR-44.4)."""
class StrikeOne(Amount, frozen=True): """One Army there is lowered, one Hero there injured, or nobody (LR-44.6)."""

Harm = (
    LowerArmy | LowerArmyNear | Injure | Withdraw | DiscardCards | Forfeit | DiscardToWisdom | LowerHighest | EmptyForge
    | PlaceBoss | StrikeOne
)
"""What somebody suffers from a Monster, the Boss, or the Artifact of a god."""

# --- in a Battle (section 31) ---------------------------------------------------------------------------------------

class BattleValue(Word, frozen=True):
    """So much is added to the own Battle value, once or for each thing counted, up to a number of them (LR-31.15)."""
    n: Positive
    when: When = ALWAYS
    each: Counted | None = None
    at_most: Positive | None = None
class CardValue(Word, frozen=True):
    """The card has another value in this Battle (LR-41.22)."""
    n: Positive
    when: When
class WinTie(Word, frozen=True): """A tie is won (LR-46.1)."""
class MoreCasualties(Amount, frozen=True): """If the Battle is won, each losing Army takes so many more (LR-41.34)."""
class IgnoreCasualty(Amount, frozen=True): """So many Casualties of choice are not taken (LR-41.40)."""
class IgnoreSymbols(Word, frozen=True):
    """Casualty symbols are ignored: some on another own card, or all on the first; then for the limit too."""
    on: Literal["another", "first"]
    n: Positive | None = None
    limit: bool = False

Fighting = BattleValue | CardValue | WinTie | MoreCasualties | IgnoreCasualty | IgnoreSymbols
"""What counts in a Battle."""

# --- in a Hunt (sections 26 to 30) ----------------------------------------------------------------------------------

class Pair(Word, frozen=True): """With a second card of its symbol it deals a Wound of any symbol (LR-41.16)."""
class Serves(Word, frozen=True):
    """The symbols that it can stand for, its own among them (LR-28.4)."""
    symbols: tuple[Weapon, ...]
class AnySymbol(Word, frozen=True): """Once in a Hunt a card without Shield counts as any weapon (LR-49.34)."""
class Defends(Word, frozen=True): """It defends by itself where Shields help, and never wounds (LR-41.39)."""
class Rage(Change, frozen=True): """The Rage of the next Monster Attack card is higher or lower (LR-27.12)."""
class DiscardAttack(Amount, frozen=True): """The Monster's side loses so many cards, if it keeps one (LR-41.33)."""
class MonsterDraws(Amount, frozen=True): """The Monster's side draws so many more in step 7 (LR-43.8)."""
class RoundLimit(Word, frozen=True):
    """In the next Hero round no more than so many cards, or Wounds (LR-28.18)."""
    cards: Positive | None = None
    wounds: Positive | None = None
class SpecialAttack(Word, frozen=True): """The Special Attack of the hunted one's tray (LR-42.20)."""
class EndHunt(Word, frozen=True): """The Hunt ends unsuccessfully (LR-42.21)."""

Hunting = (
    Pair | Serves | AnySymbol | Defends | Rage | DiscardAttack | MonsterDraws | RoundLimit | SpecialAttack | EndHunt
)
"""What counts in a Hunt."""

# --- what stands as long as one has the card ------------------------------------------------------------------------

class More(Change, frozen=True):
    """A number of the rules is higher or lower for the owner, never lower than a least one."""
    rule: Rule
    least: NotNegative = 0
class PayAnyRune(Word, frozen=True): """Basic Rune Actions for one Rune take a Rune of any type (LR-49.52)."""
class MoveAndAttack(Word, frozen=True): """An own Monster that is Activated may do both (LR-49.33)."""
class AlliedNearby(Word, frozen=True): """Realms next to the own Hero count as allied for their bonus (LR-39.3)."""
class PreventInjury(Word, frozen=True): """An Injury that would be dealt is not (LR-45.2)."""

Standing = More | PayAnyRune | MoveAndAttack | AlliedNearby | PreventInjury
"""What is different for the owner."""

# --- how they hang together -----------------------------------------------------------------------------------------

class ChooseOne(Word, frozen=True):
    """Exactly one of several."""
    of: tuple[tuple[Deed | Harm, ...], ...]
class At(Word, frozen=True):
    """What happens at a moment: by itself or, where it may, for whoever wants it and pays; only so often. Without
    effects the price is all: an Injury for what comes of it (LR-39.12)."""
    moment: Moment
    effects: tuple[Deed | LowerArmy | ChooseOne, ...] = ()
    when: When = ALWAYS
    price: Price = FREE
    may: bool = False
    once: Spell | None = None
class RuneAction(Word, frozen=True):
    """One more Rune Action (LR-49.1), for one Rune of any type or for a set of different ones."""
    runes: Literal[1, 2, 3]
    effects: tuple[Deed, ...]

Effect = Deed | Harm | Fighting | Hunting | Standing | ChooseOne | At | RuneAction
"""Everything that a card can say."""
