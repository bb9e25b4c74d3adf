"""Battles: which are due, the cards, the Battle values, and who has the Region afterwards (section 31)."""

from typing import Literal, NamedTuple

from meadhall.kernel import (
    EVERYONE,
    About,
    Chapter,
    Clause,
    Option,
    Ref,
    Seat,
    Token,
    begin,
    chapter,
    show,
    tell,
    then,
    to,
)
from meadhall.kit import cards
from meadhall.kit.cards import one_of_each, ref
from meadhall.kit.choices import choice

from .armies import armies_in, army_options, army_ref, contested, lower_army, standing_in, strength, value_of
from .artifacts import ARTIFACT_REFS
from .asking import pick, point
from .bearing import BLESSINGS, borne_by
from .board import Place
from .casualties import first_is_free, read, reckon, symbols_on
from .conditions import holds_in
from .control import besieged, take_control
from .holding import owns, population_for
from .moments import EFFECT_OVER, due
from .movement import options_of, regions
from .pieces import COMBAT, card_name, combat_card, region_ref
from .records import CombatCard
from .state import NOTHING, NOWHERE, Army, Battle, State, fight, is_follower
from .surtur import fighting
from .withdrawing import withdraw, withdraw_where
from .words import At, BattleValue, CardValue, DrawCards, LowerArmy, Side, When

ATTACKER, DEFENDER = range(2)
SIDES: tuple[Side, Side] = ("attacker", "defender")
PASS = fighting.PASS


# --- which are due --------------------------------------------------------------------------------------------------


@chapter
def battles(s: State) -> Chapter:
    """The Battles of a step, one by one in the order of the Active Player (LR-31.2, LR-31.5)."""
    region = yield from point(s, s.active, "battle_order", battle_order)
    if region is None:
        return
    begin(s, battles)
    attacker, defender = sides_in(s, region)
    if not is_follower(s, defender):
        begin(s, battle, region)
    elif fighting.defence_value(s, defender, region):
        then(s, to(fighting.follower_support, defender, region), to(battle, region))
    else:  # LS-10.11: nobody defends it
        begin(s, take_control, attacker, region)


def due_in(s: State, seat: Seat) -> list[Option]:
    """Where Armies of two players stand, and Regions of Followers that others entered (LS-10.12)."""
    return options_of(sorted([*contested(s), *besieged(s)]))


@choice(due_in, others=regions)
def battle_order(s: State, seat: Seat, region: Place) -> Clause | None:
    """A Region where Armies of two players are; without one side there is no Battle any more (LR-31.6)."""
    return None if len(standing_in(s, region)) == 2 or region in besieged(s) else "LR-31.2"


@chapter
def battle(s: State, region: Place) -> None:
    """Cards, count, the loser's Casualties and withdrawal, the winner's Casualties, control (LR-31.8 to LR-31.32)."""
    attacker, defender = sides_in(s, region)
    s.battle = Battle(region, (attacker, defender), [armies_in(s, seat, region) for seat in (attacker, defender)])
    s.fought.append(region)
    tell(s, "battle", region=region_ref(region), attacker=attacker, defender=defender)
    then(s, *due(s, defender, "battle_before", "battle_begins", region), to(join_battle))


@chapter
def join_battle(s: State) -> None:
    """The attacker's part before the cards; with no attacking Army left there is no Battle (LR-31.7, LR-49.17)."""
    now = fight(s)
    attacker, region = now.sides[ATTACKER], now.region
    if armies_in(s, attacker, region):
        before = due(s, attacker, "battle_before", "battle_begins", region)
        decks = [to(fighting.follower_deck, seat) for seat in now.sides if is_follower(s, seat)]
        then(s, *before, *decks, to(lay_card, DEFENDER), to(count), [EFFECT_OVER])
        return
    tell(s, "battle_over", region=region_ref(region), winner=None)
    s.battle = None
    s.fought.remove(region)


def sides_in(s: State, region: Place) -> tuple[Seat, Seat]:
    """Attacker and defender: whoever brought Armies in during this step attacks (LR-31.3, LR-31.4, LS-10.9)."""
    one, other = seats if len(seats := standing_in(s, region)) == 2 else (*seats, s.control[region])
    return (one, other) if any((region, one) == entry[:2] for entry in s.entered) else (other, one)


def came_from(s: State, seat: Seat, region: Place) -> list[Place]:
    """The Regions from which a player brought Armies into one in this step."""
    ways = (come_from for place, who, come_from in s.entered if (place, who) == (region, seat))
    return sorted({come_from for come_from in ways if come_from != NOWHERE})


# --- cards ----------------------------------------------------------------------------------------------------------


@chapter
def lay_card(s: State, side: int) -> Chapter:
    """A card or a pass, in turns from the defender on, until both have passed (LR-31.8, LR-31.10)."""
    now = fight(s)
    now.step = "cards"
    seat = now.sides[side]
    hand = s.players[seat].hand
    token = PASS.value
    if is_follower(s, seat):
        token = yield from fighting.follower_card(s, side, battle_value(s, side), battle_value(s, 1 - side))
        hand = s.followers[seat].cards
    elif hand:  # without a card everybody sees that there is nothing to choose
        token = yield from pick(seat, "battle_card", playable, not_playable, about=_about(s, side))
    if token == PASS.value:
        now.passed[side] = True
        tell(s, "passed", seat=seat)
    else:
        show(s, [token], EVERYONE)
        hand.remove(token)
        now.cards[side].append(token)
        now.worths[side].append(worth(s, side, combat_card(s, token)))
        tell(s, "card_played", seat=seat, card=ref(s, token))
    if not all(now.passed):
        begin(s, lay_card, side if now.passed[1 - side] else 1 - side)
    if token in read(s, side):
        _resolve(s, side, combat_card(s, token))


def in_order(s: State) -> list[tuple[int, Token]]:
    """The cards of both sides in the order in which they were played, each with its side (LR-31.8, LR-31.10)."""
    now = fight(s)
    laps = range(max(map(len, now.cards)))
    return [(side, now.cards[side][k]) for k in laps for side in (DEFENDER, ATTACKER) if k < len(now.cards[side])]


def playable(s: State, seat: Seat) -> list[Option]:
    """The cards of the hand that may be played, copies of one name once, and passing."""
    hand = s.players[seat].hand
    return [*one_of_each(s, [token for token in hand if bearable(s, seat, token)], card_name), PASS]


def not_playable(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Cards with more Casualty symbols than the Armies can bear."""
    hand = s.players[seat].hand
    others = [token for token in hand if not bearable(s, seat, token)]
    return {option.ref: "LR-31.11" for option in one_of_each(s, others, card_name)}


def bearable(s: State, seat: Seat, token: Token) -> bool:
    """Whether all symbols a player has played, with those of a card, are within their Armies' value (LR-31.11)."""
    now = fight(s)
    side = now.sides.index(seat)
    symbols = 0 if first_is_free(s, side) and not now.cards[side] else combat_card(s, token).casualties
    return not symbols or symbols_on(s, side) + symbols <= strength(s, seat, now.region)


def worth(s: State, side: int, card: CombatCard) -> int:
    """What a card adds to the Battle value, judged when it is played (LR-31.9, LR-41.13)."""
    value = card.value
    if is_follower(s, fight(s).sides[side]):  # LS-3.27
        return value
    for word in card.battle:
        if isinstance(word, CardValue) and holds(s, side, word.when):
            value = word.n
    for word in card.battle:
        if isinstance(word, BattleValue) and holds(s, side, word.when):
            value += word.n * _times(s, side, word)
    return value


def holds(s: State, side: int, when: When) -> bool:
    """Whether what a word demands is so for this side of the Battle."""
    now = fight(s)
    if (when.side is not None and when.side != SIDES[side]) or not holds_in(s, now.sides[side], when, now.region):
        return False
    own, other = (len(armies_in(s, now.sides[one], now.region)) for one in (side, 1 - side))
    return own > other or not when.outnumbers


def _times(s: State, side: int, word: BattleValue) -> int:
    """How often a word counts: once, or for each thing that it names (LR-39.2, LR-41.24, LR-49.19)."""
    now = fight(s)
    seat = now.sides[side]
    match word.each:
        case None:
            return 1
        case "own_army":
            found = len(armies_in(s, seat, now.region))
        case "later_card":
            found = len(now.cards[side][1:])
        case "adjacent_region_with_own_army":
            found = sum(bool(armies_in(s, seat, region)) for region in s.board.near[now.region])
    return found if word.at_most is None else min(found, word.at_most)


def _resolve(s: State, side: int, card: CombatCard) -> None:
    """What a card does at once besides; it must, if it can (LR-31.13)."""
    for word in card.battle:
        if isinstance(word, LowerArmy):
            begin(s, lower_opposing, side, word.n, word.least)


@chapter
def lower_opposing(s: State, side: int, n: int, least: int) -> Chapter:
    """An opposing Army in this Battle is lowered, though never below a value (LR-41.26)."""
    now = fight(s)
    seat, other = now.sides[side], now.sides[1 - side]
    about: About = {"region": region_ref(now.region), "n": n}
    army = yield from point(s, seat, "army_lower", army_lower, other, n + least, about=about)
    if army is not None:
        lower_army(s, other, army, n)
        if is_follower(s, other):
            fighting.still_supports(s, other, army, n)


def opposing(s: State, seat: Seat, other: Seat, least: int) -> list[Option]:
    """The opponent's Armies in this Battle."""
    return army_options(other, armies_in(s, other, fight(s).region))


@choice(opposing)
def army_lower(s: State, seat: Seat, army: Army, other: Seat, least: int) -> Clause | None:
    """An Army of a value that can be lowered."""
    return None if value_of(army) >= least else "LR-41.26"


# --- count ----------------------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """Something that counts in a Battle value, and how much."""

    kind: Literal["army", "card", "artifact", "hero", "blessing", "support", "temple", "tucked", "challenge"]
    ref: Ref
    n: int


def battle_value(s: State, side: int) -> int:
    """All parts together (LR-31.14, LR-31.15)."""
    return sum(part.n for part in battle_parts(s, side))


def battle_parts(s: State, side: int) -> list[Part]:
    """The Armies, the cards with what each adds, Artifacts exhausted for it, Hero and Blessings (LR-31.14).

    A Follower has no words on its cards, but a supporting Army, a Temple and what is tucked (LS-10.2 to LS-10.6).
    """
    now = fight(s)
    seat = now.sides[side]
    parts = [Part("army", army_ref(seat, army), value_of(army)) for army in armies_in(s, seat, now.region)]
    if is_follower(s, seat):
        parts = [Part(*part) for part in fighting.parts(s, side)]
    played = zip(now.cards[side], now.worths[side], strict=True)
    parts += [Part("card", ref(s, token), n) for token, n in played]
    parts += [Part("artifact", ARTIFACT_REFS[artifact], n) for artifact, n in now.artifacts[side]]
    standing: dict[str, int] = {}
    for card, _, word in borne_by(s, seat):
        if isinstance(word, BattleValue) and holds(s, side, word.when):
            standing[card] = standing.get(card, 0) + word.n * _times(s, side, word)
    found = ((card, n) for card, n in standing.items() if n)
    return parts + [Part("blessing" if card in BLESSINGS else "hero", f"card:{card}", n) for card, n in found]


@chapter
def count(s: State) -> None:
    """What is used as the values are counted, by the defender first (LR-31.16)."""
    now = fight(s)
    now.step = "values"
    order = (now.sides[DEFENDER], now.sides[ATTACKER])
    used = [call for seat in order for call in due(s, seat, "battle_count", "battle_counted", now.region)]
    then(s, *used, to(decide))


@chapter
def decide(s: State) -> None:
    """The higher Battle value wins, and the defender a tie, unless somebody else does (LR-31.17, LR-31.18)."""
    now = fight(s)
    attack, defence = battle_value(s, ATTACKER), battle_value(s, DEFENDER)
    now.winner = ATTACKER if attack > defence else DEFENDER
    if attack == defence and now.tie != NOTHING:
        now.winner = now.tie
    loser = 1 - now.winner
    one, other = now.sides
    tell(
        s,
        "battle_counted",
        region=region_ref(now.region),
        attacker=one,
        defender=other,
        winner=now.sides[now.winner],
        values=[attack, defence],
        attack=attack,
        defence=defence,
    )
    then(s, to(reckon, loser), to(give_way), to(reckon, now.winner), to(settle), to(put_away))


@chapter
def give_way(s: State) -> None:
    """The loser withdraws what has survived; where nothing is near it, that is lost (LR-31.24, LR-32.5)."""
    now = fight(s)
    now.step = "withdrawal"
    loser = now.sides[1 - now.winner]
    if not withdraw_where.open(s, loser, now.region):
        now.routed = armies_in(s, loser, now.region)
    begin(s, withdraw, loser, now.region)


@chapter
def settle(s: State) -> None:
    """The winner takes control with an Army left there and enough value (LR-31.27 to LR-31.30)."""
    now = fight(s)
    now.step = "control"
    seat = now.sides[now.winner]
    enough = strength(s, seat, now.region) >= max(population_for(s, seat, now.region), 1)
    if enough and not owns(s, seat, now.region):
        begin(s, take_control, seat, now.region)


@chapter
def put_away(s: State) -> None:
    """All cards go to the discard pile; then comes what they give for winning (LR-31.31, LR-31.32)."""
    now = fight(s)
    # told while it still stands: how it ended is seen before it is gone
    tell(s, "battle_over", region=region_ref(now.region), winner=now.sides[now.winner])
    giving = [token for token in read(s, now.winner) if cards_for_winning(s, token)]
    for token in (*now.cards[ATTACKER], *now.cards[DEFENDER]):
        cards.discard(s, token, s.discards[COMBAT])
    fighting.stand_down(s)
    s.battle = None
    then(s, *due(s, now.sides[now.winner], "battle_after", "battle_won", now.region, giving))


def cards_for_winning(s: State, token: Token) -> int:
    """How many Combat cards a played card lets the winner draw (LR-41.20)."""
    won = [word for word in combat_card(s, token).battle if isinstance(word, At) and word.moment == "battle_won"]
    return sum(effect.n for word in won for effect in word.effects if isinstance(effect, DrawCards))


def _about(s: State, side: int) -> About:
    """Both Battle values as they stand, and whether the other side has passed."""
    now = fight(s)
    own, other = battle_value(s, side), battle_value(s, 1 - side)
    return {"region": region_ref(now.region), "own": own, "other": other, "passed": int(now.passed[1 - side])}


PROMPTS = {
    "battle_order": ("LR-31.2", "LR-31.5", "LR-31.6"),
    "battle_card": ("LR-31.8", "LR-31.9", "LR-31.10", "LR-31.11"),
}
