"""What things are worth to a clan, in glory: stats, cards, and the death of its figures."""

from functools import lru_cache

from meadhall.kernel.ask import Seat
from meadhall.kernel.game import Token

from ..board import VALHALLA
from ..cards.sheet import CARDS, glory_of, worn
from ..cards.words import (
    CountInValhalla,
    DoubleQuestGlory,
    LeadInRegion,
    LostBattleWarrior,
    QuestAsBattle,
    ReleaseGlory,
    ShipDeathGlory,
)
from ..clan import LAST_STEP
from ..content import CONTENT, Card
from ..figures import count_at
from ..state import State

LAST_AGE = CONTENT.rules.ages.count
RAGE_WORTH = 1.2
"""What a Rage is worth that is not spent: something else could be done with it."""
_LEGENDARY = CONTENT.clans.legendary.glory_by_step
_HOPED = (0.0, 2.5, 5.5, 10.0, 13.0, 20.0)
"""What a step is worth while there is time to climb on: legendary glory comes in leaps, the way there counts too."""
_USE = ((2.2, 1.6, 1.0), (1.2, 0.9, 0.6), (0.0, 0.5, 0.3))
"""By age, what one more Rage, Axe and Horn earns in the rest of the game."""

_WORTH: dict[str, float] = {
    "a1-troll": 7.0,
    "a1-dwarf-chieftain": 6.0,
    "a1-sea-serpent": 6.0,
    "a1-lord-of-hammers": 4.5,
    "a1-brothers-in-arms": 4.0,
    "a1-lokis-dragons": 3.0,
    "a1-lokis-domain": 4.5,
    "a1-friggas-charm": 4.0,
    "a1-thors-glory": 4.0,
    "a1-friggas-succor": 6.5,
    "a1-tyrs-domain": 2.0,
    "a1-lokis-blessing": 3.0,
    "a1-quest-glorious-death": 4.0,
    "a1-odins-smite": 4.0,
    "a1-heimdalls-sight": 4.0,
    "a1-friggas-grace": 5.0,
    "a1-lokis-trickery": 3.0,
    "a1-thors-hammer": 4.0,
    "a2-valkyrie": 6.5,
    "a2-dark-elf": 5.0,
    "a2-fire-giant": 7.5,
    "a2-lord-of-axes": 6.0,
    "a2-experts-in-arms": 6.5,
    "a2-fire-dragons": 4.0,
    "a2-odins-inspiration": 4.0,
    "a2-tyrs-challenge": 4.5,
    "a2-friggas-protection": 3.5,
    "a2-lokis-eminence": 5.0,
    "a2-tyrs-prowess": 3.0,
    "a2-thors-domain": 4.5,
    "a2-quest-glorious-death": 5.5,
    "a2-heimdalls-eye": 5.0,
    "a2-heimdalls-watch": 4.0,
    "a2-odins-tide": 3.5,
    "a2-lokis-backstab": 3.0,
    "a2-thors-oath": 6.0,
    "a3-frost-giant": 6.5,
    "a3-soldier-of-hel": 6.5,
    "a3-volur-witch": 6.0,
    "a3-lord-of-spears": 7.0,
    "a3-masters-in-arms": 5.5,
    "a3-eternal-dragons": 6.0,
    "a3-friggas-domain": 4.5,
    "a3-odins-throne": 5.0,
    "a3-thors-conquest": 9.0,
    "a3-friggas-sacrifice": 5.0,
    "a3-tyrs-wrath": 3.0,
    "a3-lokis-wrath": 7.0,
    "a3-quest-glorious-death": 7.0,
    "a3-heimdalls-gaze": 5.0,
    "a3-heimdalls-watch": 4.0,
    "a3-thors-primacy": 4.5,
    "a3-thors-ascension": 6.0,
    "a3-odins-judgement": 6.0,
    "a3-lokis-poison": 4.0,
}
"""What a card earns in an ordinary game. Quests and plain battle cards are reckoned from their numbers."""


@lru_cache(maxsize=256)
def ordinary_worth(card: Card) -> float:
    """What a card is worth to a clan of which nothing is known."""
    if card.id in _WORTH:
        return _WORTH[card.id]
    if card.kind == "quest":
        return 0.55 * (card.glory + 5.0)
    return 1.0 + (card.strength or 0) * (1.05 - 0.05 * card.age)


def stat_worth(s: State, seat: Seat, which: int) -> float:
    """What one more step of a stat is worth: the glory at the end, and its use until then (BR-11.2 to BR-11.4)."""
    step = s.clans[seat].stats[which]
    if step >= LAST_STEP:
        return 0.0
    hoped = _HOPED[step] - _HOPED[step - 1]
    if s.age == LAST_AGE:
        hoped = 0.4 * hoped + 0.6 * (_LEGENDARY[step] - _LEGENDARY[step - 1])
    return hoped + _USE[s.age - 1][which]


def climb_worth(step: int, which: int, age: int) -> float:
    """What all the steps of a stat are worth when an age begins."""
    return _HOPED[step - 1] * (1.0 if age < LAST_AGE else 0.9) + (step - 1) * _USE[age - 1][which]


def dying_worth(s: State, seat: Seat, quest: Card, enough: int) -> float:
    """What each figure in Valhalla is worth for a quest to die gloriously, until there are enough (BR-8.27)."""
    if count_at(s, seat, VALHALLA) >= enough:
        return 0.0
    return (quest.glory + 4.0) / (enough + 1)


def ship_worth(s: State, seat: Seat) -> float:
    """What a clan gets for a ship that goes down."""
    return float(glory_of(s, seat, ShipDeathGlory))


def draft_worth(s: State, seat: Seat, token: Token) -> float:
    """What a card is worth beside those the clan has already: plans are cards that help each other."""
    faces, clan = s.faces, s.clans[seat]
    card = CARDS[faces[token]]
    worth = ordinary_worth(card)
    held = [CARDS[faces[other]] for other in clan.hand]
    alike = sum(other.kind == card.kind for other in held)
    loki = glory_of(s, seat, ReleaseGlory) > 0 or any(other.has(ReleaseGlory) for other in held)
    if card.kind == "quest":
        region = card.get(LeadInRegion)
        if any(other.kind == "quest" and other.get(LeadInRegion) == region for other in held):
            worth += 1.5 if region else -2.0
        elif alike >= 2:
            worth -= 1.2
        worth += 4.0 * len(worn(s, seat, DoubleQuestGlory))
        if card.has(CountInValhalla) and loki:
            worth += 2.5
    elif card.kind == "battle":
        worth -= 1.2 * max(0, alike - 1)
    else:
        worth -= 0.9 * max(0, alike - 1)
        price = sum(other.cost for other in held if other.kind == "upgrade") + card.cost
        worth -= 0.5 * max(0, price - 5)
        quests = sum(other.kind == "quest" for other in held)
        if card.has(DoubleQuestGlory):
            worth += 3.0 * (quests - 1)
        elif card.has(QuestAsBattle):
            worth += 0.8 * quests
        elif (card.has(ReleaseGlory) or card.has(LostBattleWarrior)) and loki:
            worth += 1.5
        elif card.slot is not None and card.slot in ("leader", "warrior", "ship"):
            slot = ("leader", "warrior", "ship").index(card.slot)
            if clan.slots[slot] >= 0 or any(other.slot == card.slot for other in held):
                worth -= 2.0
    return worth


def keep_worth(s: State, seat: Seat, token: Token) -> float:
    """What a card is worth in the next age."""
    card = CARDS[s.faces[token]]
    if card.kind == "quest":
        return 0.5 * (card.glory + 4.0)
    return ordinary_worth(card) * (0.9 if card.kind == "battle" else 0.8)


def card_worth(card: Card, age: int) -> float:
    """What a battle card is worth in hand once this battle is over: there will be others, and one card is kept."""
    if card.kind != "battle":
        return 1.0 if card.kind == "quest" else 0.8
    return 0.35 * ordinary_worth(card) * (1.0 if age < LAST_AGE else 0.7)
