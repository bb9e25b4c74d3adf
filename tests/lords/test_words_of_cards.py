"""What cards say in their words is what their clauses say in sentences; that it happens is for the rules to prove.

Every word, with its numbers and conditions, is turned into what the clauses would say, and must be found there. So a
number, a moment or a side that is changed in the content is not found any more.
"""

import re
from collections.abc import Iterator

import pytest

from meadhall.clauses import Clauses
from meadhall.games.lords.content import CONTENT, cards_in
from meadhall.games.lords.records import Artifact, AttackCard, Boss, Card, CombatCard, Monster
from meadhall.games.lords.words import (
    ALWAYS,
    FREE,
    AlliedNearby,
    AnySymbol,
    At,
    BattleValue,
    CardValue,
    ChooseOne,
    ControlMonster,
    Defends,
    DiscardAttack,
    DiscardCards,
    DiscardToWisdom,
    DrawCards,
    EmptyForge,
    EndHunt,
    Forfeit,
    FormAlliance,
    GainPriests,
    GainRunes,
    Heal,
    IgnoreCasualty,
    IgnoreSymbols,
    Injure,
    LowerArmy,
    LowerArmyNear,
    LowerHighest,
    MonsterDraws,
    More,
    MoreCasualties,
    MoveAndAttack,
    Pair,
    PayAnyRune,
    PlaceArmy,
    PlaceBoss,
    PlaceHero,
    PreventInjury,
    Price,
    Rage,
    RaiseArmies,
    RaiseAttribute,
    Recruit,
    RoundLimit,
    RuneAction,
    Sail,
    Serves,
    SpecialAttack,
    StrikeOne,
    TakeBackMarker,
    TakeFirstTurn,
    TransferArmy,
    When,
    WinTie,
    Withdraw,
    Wound,
)
from meadhall.kit.effects import Word, words_in

CLAUSES = Clauses.of("lords")
SPEAKING = [card for file, _, card in cards_in(CONTENT) if file not in ("requisites.toml", "gods.toml")]
"""Requisites count and gods have levels: both stand in tables (``test_box.py``)."""


def told(card: Card) -> str:
    """All that the clauses of the multiplayer game say of a card; attack cards are told by their names."""
    own = card.name if isinstance(card, AttackCard) else f"`{card.id}`"
    found = [clause.text for clause in CLAUSES if clause.id.startswith("LR") and clause.text.startswith(own)]
    if card.id == "loki":
        found += [CLAUSES.get(id).text for id in CLAUSES.between("LR-44.4", "LR-44.6")]
    return " ".join(found)


@pytest.mark.parametrize("card", SPEAKING, ids=lambda card: str(card.id))
def test_words_are_what_the_clauses_say(card: Card) -> None:
    text = told(card)
    assert text
    for phrase in said_by(card):
        assert re.search(phrase, text), phrase


@pytest.mark.parametrize("card", SPEAKING, ids=lambda card: str(card.id))
def test_what_the_clauses_give_is_on_the_card(card: Card) -> None:
    """Whatever a clause of the card draws, gains, heals, adds, lowers or wounds, one of its words does as well."""
    text = re.sub(r"\([^)]*\)", "", told(card))  # what is said in brackets only names decisions
    words = list(words_in(card))
    for pattern, kinds in GIVEN.items():
        if re.search(pattern, text):
            assert any(isinstance(word, kinds) for word in words), pattern


def test_only_what_may_be_left_is_optional() -> None:
    """Where no clause of a card says so, none of its effects may be left out."""
    for card in SPEAKING:
        effects = [word for word in words_in(card) if isinstance(word, At)]
        allows = any(effect.may for effect in effects) or PayAnyRune() in words_in(card)
        if effects and not allows:
            assert not re.search(r"\bmay\b|`do:decline`", told(card)), card.id


GIVEN: dict[str, tuple[type[Word], ...]] = {
    r"draws? \d Combat card": (DrawCards,),
    r"gains? \d (more )?Rune": (GainRunes,),
    r"gains? \d Priest": (GainPriests,),
    r"heal (up to )?\d Injur": (Heal,),
    r"adds? \d to (the|their) Battle value": (BattleValue,),
    r"lowers? (one|every)|lowered by": (LowerArmy, LowerArmyNear, StrikeOne),
    r"raise .*by \d": (RaiseArmies, RaiseAttribute),
    r"gets \d Injur": (Injure, Forfeit, StrikeOne, DiscardToWisdom),
    r"deal 1 Wound": (Wound,),
    r"form an Alliance with any": (FormAlliance,),
    r"Drakkar (up to|by) \d": (Sail,),
    r"Recruit (one|1) Army of value": (Recruit,),
    r"place the own Hero": (PlaceHero,),
    r"Rune Action, ": (RuneAction,),
}
"""How clauses say that something is given or taken, and the words that do it."""


# --- the words, as the clauses would say them ------------------------------------------------------------------------


def said_by(card: Card) -> Iterator[str]:
    """What a card says, as patterns for its clauses."""
    match card:
        case CombatCard():
            yield from (phrase for word in (*card.hunt, *card.battle) for phrase in said(word))
            if not card.hunt and not card.battle:
                yield "no Hunt effect and no Battle effect"
        case Monster():
            yield from (phrase for word in (*card.region_attack, *card.special_attack) for phrase in said(word))
        case Boss():
            yield from (phrase for word in (*card.activation, *card.special_attack) for phrase in said(word))
        case Artifact():
            yield rf"`{card.id}` \(`{card.of}`"
            yield MOMENTS[card.at]
            yield from (phrase for word in card.effects for phrase in said(word))
        case _:
            fields = ("ability", "bonus", "effects")
            words = [word for field in fields for word in getattr(card, field, ())]
            yield from (phrase for word in words for phrase in said(word))


def said(word: Word) -> Iterator[str]:
    """What one word says, with its numbers."""
    match word:
        case At(moment, effects, when, price, may, once):
            yield MOMENTS[moment]
            yield from (phrase for effect in effects for phrase in said(effect))
            yield from conditions(when)
            yield from prices(price)
            if may:
                yield r"\bmay\b|`do:decline`|to draw 2 Combat cards"
            if once:
                yield ONCE[once]
        case RuneAction(runes, effects):
            yield r"Rune Action, 1 Rune of any type" if runes == 1 else rf"Rune Action, set of {runes} Runes"
            yield from (phrase for effect in effects for phrase in said(effect))
        case ChooseOne(of):
            yield r"one of two|aimed at|options: each injured token"
            yield from (phrase for effects in of for effect in effects for phrase in said(effect))
        case BattleValue(n, when, each, at_most):
            if "temple" in when.region:
                yield rf"or {n + 1} if the Region has a Temple"
            else:
                yield rf"adds? {n} to (the|their) Battle value"
            if each:
                yield EACH[each]
            if at_most:
                yield rf"at most {at_most} for each"
            yield from conditions(when)
        case CardValue(n, when):
            yield rf"its value is {n} if"
            yield from conditions(when)
        case More(n, rule, least):
            yield MORE[rule].format(n=abs(n), least=least)
        case _:
            yield from plainly(word)


def plainly(word: Word) -> Iterator[str]:
    """What a word without others in it says."""
    match word:
        case DrawCards(n):
            yield rf"draws? {n} Combat card{'s' * (n > 1)}\b"
        case GainRunes(n):
            yield rf"gains? {n} (more )?Rune{'s' * (n > 1)}\b|each Rune type in the Supply"
        case GainPriests(n):
            yield rf"gain {n} Priest"
        case Heal(n):
            yield rf"heal {n} Injury|each injured token" if n == 1 else rf"heal up to {n} Injuries"
        case Sail(n):
            yield rf"Drakkar (up to|by) {n} Seas?"
        case RaiseAttribute(attribute, n):
            yield rf"raise {attribute.title()} by {n}"
        case RaiseArmies(n, which):
            yield {
                "any": rf"raise one own Army anywhere on the board by {n}",
                "starting": rf"raise one of the two starting Armies by {n}",
                "other": rf"raise one own Army other than the one just Recruited by {n}",
                "survivor": rf"raise one of their Armies that took part and survived by {n}",
            }[which]
        case Recruit(where, value):
            yield rf"Recruit (one|1) Army of value {value}"
            yield {"own": "in any own Region", "own_settlement": "own Region with a Settlement"}[where]
        case PlaceHero():
            yield "place the own Hero in any Region"
        case PlaceArmy(value):
            yield f"a third Army of value {value}"
        case TransferArmy():
            yield "place one own Army from the board into another own Region"
        case FormAlliance(False):
            yield "form an Alliance with any one Realm"
        case TakeFirstTurn():
            yield "takes the first turn"
        case TakeBackMarker():
            yield "take one own Control marker off the wheel"
        case ControlMonster(1):
            yield "take control of a neutral Monster without a Rune"
            yield "in the Region of the own Hero or a Region adjacent to it"
        case Wound(whom, boss):
            yield "deal 1 Wound"
            yield {
                "hunted": "to an uncovered slot",
                "hero_region": "to a Monster in the Region of the own Hero",
                "board": "each Monster on the board",
            }[whom]
            yield "works against the Boss" if boss else "does not work against the Boss|outside a Hunt"
        case LowerArmy(n, whose, every, least):
            yield rf"lowered by {n}|lowers? one .*by {n}\b"
            yield {
                "any": "every Army in the Region" if every else "one Army in the Region",
                "others": "one Army of another player",
                "opposing": "one (opposing|attacking) Army",
            }[whose]
            if least:
                yield f"not below {least}"
        case LowerArmyNear(regions, fewer, here):
            yield "up to two different adjacent Regions" if (regions, fewer) == (2, True) else "one adjacent Region"
            yield "one Army in the Monster's Region and one Army in the chosen Region" if here else "one Army in each"
        case Injure(n, whom):
            injuries = f"{n} Injur{'y' if n == 1 else 'ies'}"
            yield {
                "hunter": f"the Hero gets {injuries}",
                "here": f"every Hero in the Region gets {injuries}",
                "near": f"that Hero gets {injuries}",
            }[whom]
        case Withdraw():
            yield "all Armies in the Region must withdraw"
        case DiscardCards(1, how, who):
            yield {
                "random": "discards 1 Combat card at random",
                "highest": "discards the Combat card of highest value",
                "shown": "shows the hand, and one card of it is discarded",
            }[how]
            yield {"hunter": "the hunter", "present": "every player with an Army or the Hero in the Region"}[who]
        case Forfeit(n, what):
            yield {"cards": f"discards {n} Combat cards of their choice", "runes": f"returns {n} Runes"}[what]
            yield "for each (card|Rune) missing the Hero gets 1 Injury"
        case _:
            yield RARE[word]


def conditions(when: When) -> Iterator[str]:
    if when == ALWAYS:
        return
    if when.side:
        yield rf"\b(is|are|as) the {when.side}"
    for where in when.region:
        yield {
            "hero_land": "in the Land of",
            "hero_region": "in the Region of the own Hero",
            "temple": "has a Temple",
            "settlement": "a Region with a Settlement",
        }[where]
    if when.fought is False:
        yield "no Battle was fought for it"
    if when.outnumbers:
        yield "has more Armies in this Battle than the opponent"


def prices(price: Price) -> Iterator[str]:
    if price == FREE:
        return
    if price.cards:
        yield f"discard {price.cards} Combat card"
    if price.priests:
        yield f"return {price.priests} Priest from the Pool to the Supply"
    if price.injuries:
        yield f"deal the own Hero {price.injuries} Injury"


MOMENTS = {
    "gained": "when gained",
    "prayer_step": "in the Prayer step",
    "hero_step": "the own Hero step",
    "hero_step_edge": "at the start or at the end of the own Hero step",
    "rune_step_begins": "at the start of the own Rune Actions step",
    "maneuvers_step": "in the own Maneuvers step",
    "before_special_action": "before the Special Action step",
    "hero_moved": "after the own Hero moved",
    "rune_forged": "after taking a Rune by Rune Forging",
    "alliance_formed": "each time the owner forms an Alliance",
    "realm_bonus_taken": "on taking a Realm bonus",
    "control_taken": "when its player takes control of a Region",
    "reinforced": "after carrying out Reinforce",
    "monument_built_by_another": "when another player Builds a Monument",
    "injury_coming": "would be dealt an Injury",
    "injury_dealt": "each time its player's Hero is dealt an Injury",
    "army_killed": "as soon as an own Army is killed",
    "battle_begins": "before a Battle|at the start of a Battle",
    "battle_counted": "when Battle values are counted",
    "battle_won": "after (its player wins|winning) a Battle|wins this Battle, they draw",
    "hunt_begins": "at the beginning of an own Hunt|before an own Hunt",
    "hero_round_begins": "at the start of a Hero round",
    "reward_gained": "that a Reward is gained",
}
ONCE = {
    "step": "once in the own Hero step|once after the own Hero moved",
    "turn": "in each turn of any player|once in the own turn",
    "battle": "once per Battle",
    "hunt": "once per Hunt|once in each own Hunt|first time in each own Hunt",
    "effect": "once per other effect|once per Battle and once per other effect",
}
EACH = {
    "own_army": "for each of their Armies in that Battle",
    "later_card": "each Combat card the owner plays in a Battle after their first",
    "adjacent_region_with_own_army": "for each Region adjacent by land .* at least one own Army",
}
MORE = {
    "army_move": "may move up to 2 Regions",
    "defence": "the total value counts {n} higher",
    "hero_move": "up to 3 Regions",
    "population": "population strength of every neutral Region is {n} lower, but not below {least}",
    "prepare_options": "three options instead of two",
    "rune_limit": r"limit for Runes is Wisdom plus {n}\b",
    "temple_priests": "Build Temple gives the owner {n} additional Priest",
    "usurp_army": "a value {n} above the Authority",
    "usurp_might": "for Usurp the Might counts {n} higher",
}
RARE: dict[Word, str] = {
    DiscardToWisdom(): "discards Combat cards of their choice down to the Wisdom",
    LowerHighest(1): "the Attribute whose token stands highest goes down by 1",
    EmptyForge(): "a Rune lying on a Forge in the Region returns to the Supply",
    PlaceBoss(): "An Activated Loki is placed",
    StrikeOne(1): "each Army in his new Region, which is lowered by 1; each Hero .* gets 1 Injury",
    WinTie(): "to win this Battle if it is a tie",
    MoreCasualties(1): "every losing Army takes 1 more Casualty",
    IgnoreCasualty(1): "ignores 1 Casualty",
    IgnoreSymbols("another", 1): "ignores one Casualty symbol on another card",
    IgnoreSymbols("first", None, True): r"first Combat card the owner plays are ignored, .* for the limit of LR-31\.11",
    Pair(): "the pair effect, with a second (spear|bow) symbol",
    Serves(("sword", "spear", "axe")): "to a sword, spear or axe slot",
    Serves(("hammer", "spear", "bow", "sword", "axe")): "to a slot of any symbol",
    AnySymbol(): "counts as showing any one weapon symbol",
    Defends(): "it cannot deal a Wound",
    Rage(-1): "next Monster Attack card played in this Hunt is 1 lower",
    Rage(2): "next Monster Attack card is 2 higher",
    DiscardAttack(1): "one of them is discarded at random",
    MonsterDraws(1): "draws 1 card more in step 7",
    RoundLimit(cards=2): "at most 2 Combat cards",
    RoundLimit(wounds=1): "at most 1 Wound",
    SpecialAttack(): "the Special Attack on the tray",
    EndHunt(): "the Hunt ends at once, unsuccessfully",
    PayAnyRune(): "may be paid with a Rune of any type",
    MoveAndAttack(): "to move and then perform the Region Attack",
    AlliedNearby(): "counts as allied with that Realm if it is adjacent to the Region of",
    PreventInjury(): "that Injury is not dealt",
}
"""Words that say one thing only, with their numbers."""
