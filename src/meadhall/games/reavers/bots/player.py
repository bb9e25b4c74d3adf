"""The player: for every question of the game, which thing to point at."""

from collections.abc import Callable, Mapping
from typing import Any

from meadhall.kernel import Chance, Option, Question, Seat, Token

from ..odds import best_reroll, chance_after, chance_before
from ..paying import Source, can_pay
from ..pieces import (
    CARDS,
    COMBAT_DICE,
    DECK_NAMES,
    FACE_OF,
    LOCATION_NAMES,
    LOCATIONS,
    NOTHING,
    OFFER_DECK,
    SEA,
    SIDES,
    SLOT_AT,
    STACK_OPTIONS,
    STACKS,
    STORES,
    SUBDUE,
    TRADE,
    artifact,
    battle,
    card,
    column,
    journey,
    reaver,
    tile,
)
from ..records import SeaBattle
from ..sequences import SEQUENCES, word_at
from ..state import Held, State, fight, place_of
from ..trade import REWARDS
from ..words import ChooseOne, CombatDice, Cost, LoseDie, LoseFood, LoseLeader, Pillage, TakeProphecy
from .worth import ARTIFACT, DRAWN, LEADER, UPGRADE, Worth

RESTED = 1.9
"""What resting gives, about."""
EDGE = 0.3
"""So much a free action must promise to be worth the while."""
OTHERS = 0.25
"""How much of what a location gives to others counts against it."""


class Player:
    """Plays one seat, or all of them: it reads what lies open, and what the seat that is asked holds."""

    __slots__ = ("_chance",)

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def point(self, s: State, question: Question) -> Option:
        """The option that this player points at: a free action that pays, else the best answer."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        weigh = PROMPTS.get(question.prompt)
        if weigh is None:
            return choices[self._chance.below(len(choices))]
        free, answers = self.weighed(s, question)
        if free and (best := max(free, key=_gain))[0] > EDGE:
            return best[1]
        return max(answers, key=_gain)[1]

    def weighed(self, s: State, question: Question) -> tuple[list[tuple[float, Option]], list[tuple[float, Option]]]:
        """The free actions and the answers, and what each promises."""
        worth, args = Worth(s, question.seat), question.ask.args
        weigh = PROMPTS[question.prompt]
        free, answers = [], []
        for option in question.choices:
            if question.ask.free and option.ref.startswith(("use>", "store>", "unstore>")) and not _is_answer(option):
                free.append((free_worth(worth, option), option))
            else:
                answers.append((weigh(worth, option.value, *args), option))
        return free, answers


def _gain(pair: tuple[float, Option]) -> float:
    return pair[0]


def _is_answer(option: Option) -> bool:
    """Whether an artifact is an answer itself, as at a journey: its value is the card, not a free action."""
    return isinstance(option.value, int)


# --- free actions ---------------------------------------------------------------------------------------------------


def free_worth(worth: Worth, option: Option) -> float:
    """What using an artifact or storing a die brings; dice are not taken back."""
    verb, _, ref = option.ref.partition(">")
    if verb == "use":
        place = next(held for held in worth.player.artifacts if f"card:{worth.s.faces[held.card]}" == ref)
        return worth.words(artifact(worth.s, place.card).effects) - worth.die(place.die)
    if verb == "store":
        die = option.value.value[1]
        return max((_stores(worth, held, die) for held in worth.player.artifacts), default=0.0)
    return -1.0


def _stores(worth: Worth, place: Held, die: int) -> float:
    """What a die on an artifact is worth more than in a free space: it makes room, and the artifact can be used."""
    fact = artifact(worth.s, place.card)
    if place.die != NOTHING or fact.stores not in STORES[die]:
        return 0.0
    room = 0.8 if sum(worth.player.dice) >= 9 else 0.0
    here = fact.location == "any" or (worth.s.location != NOTHING and fact.location == LOCATION_NAMES[worth.s.location])
    use = max(0.0, worth.words(fact.effects) - worth.die(die)) if here and not place.used else 0.0
    return room + use


# --- where to sail --------------------------------------------------------------------------------------------------


def location(worth: Worth, where: int, *args: Any) -> float:
    """A location: what it gives to the own seat, with specialists, less some of what others get there."""
    s = worth.s
    others = [seat for seat in range(s.seats) if seat != worth.seat]
    given = sum(_acting(Worth(s, seat), where, (seat - worth.seat) % s.seats) for seat in others) / len(others)
    return max(RESTED * worth.late, _acting(worth, where, 0)) + _specialists(worth, where) - OTHERS * given


def _specialists(worth: Worth, where: int) -> float:
    slot = SLOT_AT[where]
    if slot == NOTHING:
        return 0.0
    return sum(max(0.0, worth.words(reaver(worth.s, token).ability)) for token in worth.player.slots[slot])


def _acting(worth: Worth, where: int, place: int) -> float:
    """What acting at a location promises to whoever is so many places from the active player; 0 if it can't be paid."""
    s, seat, fact = worth.s, worth.seat, LOCATIONS[where]
    written = column(s.seats, place)
    if where == SUBDUE:
        assert fact.repeats is not None
        tries = sorted((_try(worth, stack) for stack in range(len(STACKS)) if s.stacks[stack]), reverse=True)
        return sum(value * 0.8**k for k, value in enumerate(tries[: fact.repeats[written]]) if value > 0)
    if not can_pay(s, seat, fact.cost):
        return 0.0
    cost = worth.cost(fact.cost)
    if where == TRADE:
        assert fact.repeats is not None
        best = max(_reward(worth, k) for k in range(len(REWARDS)))
        return best * fact.repeats[written] * 0.9
    if where == SEA:
        targets = [_beat(worth, card(s, token)) for space in s.offers[SEA] for token in space]
        return max(targets, default=0.0) - cost - 0.8
    bonus = fact.bonus[written] if fact.bonus else ()
    pairs = [sum(worth.token_card(token) for token in space) for space in s.offers[where] if space]
    unseen = 2 * DRAWN[DECK_NAMES[OFFER_DECK[where]]]
    return max([unseen, *pairs]) + worth.words(bonus) - cost


def act_or_rest(worth: Worth, way: str, *args: Any) -> float:
    """Act where that promises more than resting."""
    if way == "rest":
        return RESTED * worth.late
    return _acting(worth, worth.s.location, place_of(worth.s, worth.seat))


# --- cards ----------------------------------------------------------------------------------------------------------


def card_source(worth: Worth, space: int | str, where: int) -> float:
    """The pair that is worth most, or two cards unseen."""
    if isinstance(space, str):
        return 2 * DRAWN[DECK_NAMES[OFFER_DECK[where]]] * (0.5 + 0.5 * worth.late)
    return sum(worth.token_card(token) for token in worth.s.offers[where][space])


def one_card(worth: Worth, token: Token, *args: Any) -> float:
    """The card that is worth most."""
    return worth.token_card(token)


def least_card(worth: Worth, token: Token, *args: Any) -> float:
    """The card that one can best do without."""
    return -worth.token_card(token)


def prophecy_source(worth: Worth, chosen: Token | str, *args: Any) -> float:
    """The Prophecy that will pay most."""
    return DRAWN["prophecy"] if isinstance(chosen, str) else worth.token_card(chosen)


def reaver_use(worth: Worth, way: str, *args: Any) -> float:
    """What a Reaver does best."""
    return worth.uses(reaver(worth.s, worth.s.resolving[-1]))[way]


def specialize_slot(worth: Worth, slot: int, *args: Any) -> float:
    """The emptiest slot, those of raids first: they are selected most."""
    return -len(worth.player.slots[slot]) + (0.5 if slot in (1, 2) else 0.0)


def specialist_use(worth: Worth, way: str, token: Token) -> float:
    """Use what pays."""
    return worth.words(reaver(worth.s, token).ability) - 0.1 if way == "use" else 0.0


def choose_part(worth: Worth, part: int, where: str) -> float:
    """The alternative that is worth most."""
    return worth.words(word_at(where, ChooseOne).of[part])


def pillage(worth: Worth, way: str, where: str) -> float:
    """Pillage where that pays, by force or not."""
    if way == "leave":
        return 0.0
    word = word_at(where, Pillage)
    gain = worth.words(word.gain)
    return gain if word.defence is None else worth.fight(word.defence, gain) - 0.2


def hunter_extra(worth: Worth, way: str, *args: Any) -> float:
    """A die for Food, if Food is short."""
    return 0.0 if way == "decline" else worth.food(3) - worth.late * 1.7


# --- trade ----------------------------------------------------------------------------------------------------------


def _reward(worth: Worth, which: int) -> float:
    first = REWARDS[which].gain[0]
    if REWARDS[which].id == "trade_dice":
        dice = sorted((worth.die(die, 1) for die, n in enumerate(worth.s.trade) if n for _ in range(n)), reverse=True)
        room = 1.0 if sum(worth.player.dice) <= 8 else 0.4
        return room * sum(dice[:2])
    if isinstance(first, TakeProphecy):
        offered = [worth.token_card(token) for space in worth.s.offers[TRADE] for token in space]
        return max([DRAWN["prophecy"], *offered])
    return worth.words(REWARDS[which].gain)


def trade_reward(worth: Worth, which: int, *args: Any) -> float:
    """The reward that is worth most."""
    return _reward(worth, which)


def trade_die(worth: Worth, die: int, *args: Any) -> float:
    """The die that is worth most beside the crew."""
    return worth.die(die, 1)


# --- dice -----------------------------------------------------------------------------------------------------------


def die_colour(worth: Worth, colour: int, *args: Any) -> float:
    """The leader's colour, whose clan icon is wild; else the colour of which the supply has most."""
    clan = worth.clan
    own = clan < 3 and FACE_OF[colour * SIDES] in ("helm", "raven", "tree")[clan : clan + 1]
    return (1.0 if own else 0.0) + 0.01 * worth.s.supply[colour]


def die_face(worth: Worth, die: int, *args: Any) -> float:
    """The face that is worth most beside the crew."""
    return worth.die(die, 1)


def _source(worth: Worth, source: Source) -> float:
    """What a source is worth otherwise."""
    kind, number = source
    if kind == "die":
        return worth.die(number)
    if kind == "stored":
        return 0.6 + worth.die(next(held.die for held in worth.player.artifacts if held.card == number))
    if kind == "upgrade":
        return 0.5
    return 2.0 if number == worth.player.leader else 1.0 + worth.words(reaver(worth.s, number).ability)


def payment_source(worth: Worth, source: Source, *args: Any) -> float:
    """What one can best do without."""
    return -_source(worth, source)


def overflow_return(worth: Worth, source: Source, *args: Any) -> float:
    """The die that is worth least."""
    return -_source(worth, source)


def journey_loss(worth: Worth, piece: tuple[str, int], *args: Any) -> float:
    """The piece that is worth least."""
    kind, _ = piece
    if kind == "artifact":
        return -(ARTIFACT * worth.rounds)  # its Glory at the end is not lost
    if kind in ("ready", "used"):
        return -UPGRADE * (worth.rounds + (worth.late if kind == "ready" else 0.0))
    return -_source(worth, piece)


# --- the sea --------------------------------------------------------------------------------------------------------


def _beat(worth: Worth, found: Any) -> float:
    """What a Sea Battle promises, by combination or in combat."""
    assert isinstance(found, SeaBattle)
    prize = worth.card(found)
    combination = Cost(icons=found.combination)
    paid = prize - worth.cost(combination) if can_pay(worth.s, worth.seat, combination) else 0.0
    return max(0.0, paid, worth.fight(found.defence, prize))


def sea_battle_target(worth: Worth, target: Token | str, *args: Any) -> float:
    """The foe that promises most; an unknown one rather than none that can be beaten."""
    return 0.5 if isinstance(target, str) else _beat(worth, card(worth.s, target))


def sea_battle_method(worth: Worth, way: str, token: Token) -> float:
    """The way that promises most."""
    found = battle(worth.s, token)
    prize = worth.card(found)
    if way == "combination":
        return prize - worth.cost(Cost(icons=found.combination))
    return worth.fight(found.defence, prize) if way == "combat" else 0.1


def journey_answer(worth: Worth, way: str | Token, token: Token) -> float:
    """Pay where that costs less than suffering."""
    found = journey(worth.s, token)
    if way == "pay":
        return worth.words(found.reward) - worth.cost(found.pay)
    if way != "suffer":
        return -worth.late * 1.8
    lost = 0.0
    for loss in found.suffer:
        if isinstance(loss, LoseFood):
            lost += worth.spent_food(loss.n)
        elif isinstance(loss, LoseDie):
            lost += worth.late if sum(worth.player.dice) else 0.0
        elif isinstance(loss, LoseLeader):
            lost += (LEADER + 1.0) * worth.late if worth.player.leader != NOTHING else 0.0
        else:
            lost += 1.5 * worth.rounds if worth.player.artifacts or any(worth.player.ready) else 0.0
    return -lost


# --- combat ---------------------------------------------------------------------------------------------------------


def _prize(worth: Worth) -> float:
    """What the combat under way is fought for."""
    foe = fight(worth.s).foe
    kind, _, name = foe.partition(":")
    if kind == "stack":
        return worth.tile(next(k for k, option in enumerate(STACK_OPTIONS) if option.ref == foe))
    found = CARDS[name]
    if isinstance(found, SeaBattle):
        return worth.card(found)
    return sum(worth.words(word.gain) for word in SEQUENCES[found.id] if isinstance(word, Pillage))


def combat_source(worth: Worth, chosen: Source | str, *args: Any) -> float:
    """A source whose dice raise the chance by more than it is worth; else roll."""
    if isinstance(chosen, str):
        return 0.0
    fought = fight(worth.s)
    kind, number = chosen
    favor = min(2, worth.player.favor)
    if kind == "artifact":
        words = artifact(worth.s, number).effects
        gives = next(word.n for word in words if isinstance(word, CombatDice))
        spent = worth.late
    else:
        gives = 1
        if kind == "die":
            gives = COMBAT_DICE[worth.clan][number]
        spent = _source(worth, (kind, number))
    before = float(chance_before(fought.dice, fought.defence, favor))
    after = float(chance_before(fought.dice + gives, fought.defence, favor))
    promised = (after - before) * _prize(worth) - spent
    if not fought.dice:  # one die must be gathered: then the cheapest for its dice
        return 1.0 + 0.1 * gives - spent
    further = float(chance_before(fought.dice + gives + 1, fought.defence, favor))
    return max(promised, ((further - before) * _prize(worth) - 2 * spent) / 2)


def favor_reroll(worth: Worth, way: str, *args: Any) -> float:
    """Pay where the chance is worth the Favor."""
    if way != "reroll":
        return 0.0
    fought = fight(worth.s)
    shown = tuple(face for face, n in enumerate(fought.shown) for _ in range(n))
    chance = float(chance_after(shown, fought.defence, min(2, worth.player.favor)))
    return chance * _prize(worth) - worth.favor(1) - 0.2


def reroll_die(worth: Worth, picked: int | str, *args: Any) -> float:
    """The dice of the best choice, then roll."""
    fought = fight(worth.s)
    shown = tuple(face for face, n in enumerate(fought.shown) for _ in range(n))
    wanted = best_reroll(shown, fought.defence, worth.player.favor + 1)
    if isinstance(picked, str):
        return 0.5
    return 1.0 if fought.picked[picked] < wanted.count(picked) else 0.0


# --- the territories ------------------------------------------------------------------------------------------------


def _try(worth: Worth, stack: int) -> float:
    """What an attempt on a tile promises, by force or in peace."""
    prize, fact = worth.tile(stack), STACKS[stack]
    peace = prize - worth.cost(fact.peaceful) if can_pay(worth.s, worth.seat, fact.peaceful) else 0.0
    return max(peace, worth.fight(fact.defence, prize))


def subdue_target(worth: Worth, target: int | str, *args: Any) -> float:
    """The tile that promises most; stop where none does."""
    return 0.2 if isinstance(target, str) else _try(worth, target)


def subdue_method(worth: Worth, way: str, stack: int) -> float:
    """The way that promises most."""
    prize, fact = worth.tile(stack), STACKS[stack]
    return worth.fight(fact.defence, prize) if way == "force" else prize - worth.cost(fact.peaceful)


def use_or_decline(worth: Worth, chosen: Any, *args: Any) -> float:
    """What is offered besides is worth its die."""
    return 0.0 if isinstance(chosen, str) else 1.0


# --- others ---------------------------------------------------------------------------------------------------------


def tile_order(worth: Worth, token: Token, *args: Any) -> float:
    """The richest reward first."""
    return worth.words(tile(worth.s, token).reward)


def terror_target(worth: Worth, seat: Seat, *args: Any) -> float:
    """Whoever leads."""
    return float(worth.s.players[seat].glory)


def finish(worth: Worth, *args: Any) -> float:
    """Nothing else is to be done."""
    return 0.0


def store_target(worth: Worth, token: Token, die: int) -> float:
    """The artifact that gains most by the die."""
    return _stores(worth, next(held for held in worth.player.artifacts if held.card == token), die)


def recruit_target(worth: Worth, token: Token, ability: bool, *args: Any) -> float:
    """The Reaver whose bonus or ability is worth most."""
    found = reaver(worth.s, token)
    return worth.words(SEQUENCES[found.id if ability else found.clan])


PROMPTS: Mapping[str, Callable[..., float]] = {
    "location_choice": location,
    "specialist_use": specialist_use,
    "act_or_rest": act_or_rest,
    "recruit_source": card_source,
    "village_source": card_source,
    "keep_source": card_source,
    "reaver_use": reaver_use,
    "specialize_slot": specialize_slot,
    "promote_spoils_deck": choose_part,
    "trade_reward": trade_reward,
    "trade_die": trade_die,
    "prophecy_source": prophecy_source,
    "journey_answer": journey_answer,
    "journey_loss": journey_loss,
    "sea_battle_target": sea_battle_target,
    "sea_battle_method": sea_battle_method,
    "subdue_target": subdue_target,
    "subdue_method": subdue_method,
    "laevateinn_use": use_or_decline,
    "tile_order": tile_order,
    "rest_gain": choose_part,
    "card_order": one_card,
    "kept_card": one_card,
    "pillage": pillage,
    "hunter_extra": hunter_extra,
    "craft_choice": choose_part,
    "runic_choice": choose_part,
    "terror_target": terror_target,
    "upgrade_choice": choose_part,
    "artifact_overflow": least_card,
    "store_target": store_target,
    "turn_end": finish,
    "brisingamen_discard": least_card,
    "recruit_artifact_target": recruit_target,
    "die_colour": die_colour,
    "die_face": die_face,
    "overflow_return": overflow_return,
    "payment_source": payment_source,
    "combat_source": combat_source,
    "favor_reroll": favor_reroll,
    "reroll_die": reroll_die,
}
"""What each question is answered by."""
