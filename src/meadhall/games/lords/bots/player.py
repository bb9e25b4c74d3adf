"""The player: for every question of the game, which thing to point at."""

from collections.abc import Callable, Mapping
from typing import Any

from meadhall.kernel import Chance, Option, Question, Token
from meadhall.kit.automaton import Decision

from ..armies import MOST, armies_in, place_of, value_of
from ..bearing import number
from ..board import Place
from ..content import CONTENT
from ..hero_step import HEAL, HERO_MOVES, SAIL
from ..monument import LEVELS
from ..pieces import ATTRIBUTES, AUTHORITY, DECLINE, DONE, MIGHT, MONSTER_RUNES, RUNES, WISDOM
from ..prayer import FORGE
from ..state import NOBODY, State
from ..surtur.quenching import REMOVE
from . import fighting
from .doing import ALLIANCE, CONTROLLED, MARKER, PRIEST, ROUSED, RUNE, Doing
from .ground import army_worth
from .hunts import INJURY, Hunting

PAID = 0.45
"""What a Rune is worth that is paid: one can seldom keep many."""
HEROES = {"ragnar": 3.0, "lagertha": 2.6, "snorri": 2.5, "beowulf": 2.4, "aslaug": 2.0}
ORIGINS = {"tyrsson": 3.0, "thorsson": 2.8, "njordsson": 2.7, "freyasson": 2.3, "lokisson": 2.2, "odinsson": 2.5}
BLESSINGS = {
    "willing_thralls": 4.0,
    "temple_tithe": 3.4,
    "belt_of_strength": 3.4,
    "forced_march": 3.2,
    "raven_banner": 2.8,
    "shield_oath": 2.8,
    "spoils_of_odin": 2.6,
    "master_of_hosts": 2.6,
    "jarls_retinue": 2.6,
    "einherjar_levy": 2.6,
    "storm_vigour": 2.5,
    "bargain_of_norns": 2.5,
    "war_muster": 2.4,
    "thunder_charge": 2.4,
    "seidr_weaver": 2.4,
    "vanir_pact": 2.4,
    "veteran_hird": 2.2,
    "wings_of_the_hawk": 2.2,
    "hunters_eye": 2.2,
    "giants_bane": 2.0,
    "trophy_taker": 1.9,
    "golden_tears": 1.9,
    "feast_of_goats": 1.9,
}
"""What a Blessing is worth; those that are not named 1.5."""
_REALM_RUNES = tuple(RUNES.index(realm.rune) for realm in CONTENT.realms)
_BONUSES = (0.6, 0.5, 0.4, 0.5, 0.4, 0.5)
Weigh = Callable[..., float]


class Player:
    """Plays one seat, or all of them: it reads what lies open, and what the seat that is asked holds."""

    __slots__ = ("_chance",)

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def point(self, s: State, question: Question) -> Option:
        """The option that promises most."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        return max(self.weighed(s, question), key=_gain)[1]

    def weighed(self, s: State, question: Question) -> list[tuple[float, Option]]:
        """The options, and what each promises."""
        doing, args, weigh = Doing(s, question.seat), question.ask.args, PROMPTS[question.prompt]
        return [(weigh(doing, option.value, *args), option) for option in question.choices]


def _gain(pair: tuple[float, Option]) -> float:
    return pair[0]


def alike(doing: Doing, value: Any, *args: Any) -> float:
    """Of things that are all the same to a player, the first."""
    return 0.0


# --- the draft ------------------------------------------------------------------------------------------------------


def draft_hero(doing: Doing, token: Token) -> float:
    """A Hero, by what it can do."""
    return HEROES.get(doing.s.faces[token], 2.0)


def draft_origin(doing: Doing, token: Token) -> float:
    """An Origin, by what it brings."""
    return ORIGINS.get(doing.s.faces[token], 2.0)


def draft_sea(doing: Doing, sea: int) -> float:
    """A Sea with good places to land."""
    coasts = doing.board.coasts[sea]
    free = [region for region in coasts if doing.s.control[region] == NOBODY and doing.others_in(region)[0] == NOBODY]
    best = sorted((draft_region(doing, region) for region in free), reverse=True)
    return sum(part * worth for part, worth in zip((1.0, 0.4, 0.2), best, strict=False))


def draft_region(doing: Doing, region: Place) -> float:
    """A Region that two small Armies take at once, with good ones beside it and others far away."""
    board = doing.board
    taken = 3.0 if board.regions[region].population <= 2 else 0.0
    beside = sum(doing.worth(other) for other in board.near[region]) / len(board.near[region])
    crowd = sum(0.6 ** doing.steps[region][player.hero] for player in doing.s.players if player.hero >= 0)
    return taken + doing.worth(region) + 0.6 * beside - 3.0 * crowd


# --- Prayer and the Hero --------------------------------------------------------------------------------------------


def prayer_menu(doing: Doing, chosen: Any) -> float:
    """A Priest for the Attribute and the bonus of a god, a Rune of a Forge, an own card."""
    if isinstance(chosen, str):
        return 0.05
    what, where, *card = chosen
    if card:
        return use(doing, card[0])
    if what == FORGE:
        return doing.rune() + 0.1
    level, god = doing.s.levels[where], CONTENT.gods[where]
    bonus = {"authority": doing.best_rise(), "might": doing.card(), "wisdom": doing.rune()}[god.attribute]
    return doing.attribute(ATTRIBUTES.index(god.attribute)) + float(level * bonus * 0.85)


def use(doing: Doing, card: str) -> float:
    """What using an own card or Artifact in a menu brings."""
    match card:
        case "golden_tears":
            return doing.card() + doing.rune() - PRIEST
        case "falcon_cloak":
            return max(doing.stays) - doing.stays[doing.player.hero] - 0.8
        case "thunderclap":
            return 0.2
        case "mjolnir":
            return 1.5
    return 1.0


def hero_menu(doing: Doing, chosen: Any) -> float:
    """Where the Hero can be of use when the Special Action comes; a better Sea; an Injury less."""
    stays = doing.stays[doing.player.hero]
    if isinstance(chosen, str):
        return stays
    what, where, *card = chosen
    if card:
        return stays + use(doing, card[0])
    if what == SAIL:
        further = (0.9 * doing.harbours(sea) for sea in doing.board.waters[where])
        return stays + max(doing.harbours(where), *further) - doing.harbours(doing.player.drakkar) - 0.1
    if what == HEAL:
        return stays + doing.heals(where)
    return doing.walks(where, number(doing.s, doing.seat, "hero_move", HERO_MOVES) - 1) - 0.02


def hero_walk(doing: Doing, region: Any) -> float:
    """On to a better place, or to stay where it is."""
    if isinstance(region, str):
        return doing.stays[doing.player.hero]
    return float(doing.stays[region]) - 0.02


def hero_place(doing: Doing, region: Place) -> float:
    """Where the Hero can be of most use."""
    return doing.stays[region]


def drakkar_sail(doing: Doing, sea: Any) -> float:
    """A Sea with better places to Recruit."""
    if isinstance(sea, str):
        return doing.harbours(doing.player.drakkar)
    return doing.harbours(sea) - 0.02


# --- Runes ----------------------------------------------------------------------------------------------------------


def rune_menu(doing: Doing, chosen: Any) -> float:
    """What a Rune Action brings, less the Runes."""
    if isinstance(chosen, str):
        return 0.0
    what, target, *card = chosen
    if card:
        return use(doing, card[0])
    match what:
        case "alliance":
            first = not any(player.allied[target] for player in doing.s.players)
            return ALLIANCE + first * doing.card() - PAID
        case "control":
            return CONTROLLED - PAID
        case "boss":
            return 0.6 - PAID
        case "activate":
            return 0.8 * ROUSED - 2 * PAID
        case "raise":
            return doing.best_rise() - 2 * PAID
        case "card":
            return doing.card() - 2 * PAID
        case "hero":
            return max(doing.stays) - doing.stays[doing.player.hero] - 2 * PAID
        case "attribute":
            return max(doing.attribute(which) for which in (AUTHORITY, MIGHT, WISDOM)) - 3 * PAID
        case "cards":
            return doing.card() * 1.6 - 3 * PAID
        case "healing_song":
            return INJURY * min(2, sum(doing.player.injured)) - PAID
        case "bargain_of_norns":
            return MARKER - 2 * PAID + 0.4
        case "war_muster":
            return army_worth(1) - 2 * PAID
    return 1.5 - 2 * PAID


def rune_type(doing: Doing, rune: int, *args: Any) -> float:
    """A type of which one has few, and which one can pay with where the Hero stands."""
    player, region = doing.player, doing.player.hero
    near = {realm for place in (region, *doing.board.near[region]) for realm in doing.board.realms[place]}
    wanted = any(not player.allied[realm] and _REALM_RUNES[realm] == rune for realm in near)
    bound = any(foe.region == region and MONSTER_RUNES[k] == rune for k, foe in enumerate(doing.s.foes))
    return 0.5 * wanted + 0.2 * bound - player.runes[rune]


def rune_given(doing: Doing, rune: int, *args: Any) -> float:
    """A type that one can do without."""
    return -rune_type(doing, rune)


def alliance_realm(doing: Doing, realm: int) -> float:
    """A Realm where one is first, or whose bonus one will often get."""
    return 1.0 * (not any(player.allied[realm] for player in doing.s.players)) + _BONUSES[realm]


# --- Armies ---------------------------------------------------------------------------------------------------------


def maneuver_menu(doing: Doing, chosen: Any) -> float:
    """The Army that can do most, or a new one."""
    if isinstance(chosen, tuple):
        return use(doing, chosen[2])
    if chosen == "recruit":
        return doing.recruits(doing.places_to_recruit())
    return 0.05 if isinstance(chosen, str) else doing.activates(chosen)


def army_activate(doing: Doing, chosen: Any, army: int) -> float:
    """Where an Army should go, whether it should rise, or take a Desolation token away."""
    if chosen == REMOVE.value:
        return doing.quenches(army)
    if chosen == "raise":
        return doing.rises(place_of(army), value_of(army))
    return doing.moves(place_of(army), value_of(army), chosen)


def army_march(doing: Doing, chosen: Any, army: int) -> float:
    """On, or not."""
    return 0.0 if isinstance(chosen, str) else doing.moves(place_of(army), value_of(army), chosen)


def mobilize_next(doing: Doing, chosen: Any, activated: list[int]) -> float:
    """The Army that can do most; enough, when no other can do anything good."""
    return 0.05 if isinstance(chosen, str) else doing.activates(chosen)


def recruit_where(doing: Doing, region: Place) -> float:
    """Where a new Army does most."""
    return doing.recruits([region])


def recruit_own(doing: Doing, region: Place, *args: Any) -> float:
    """Where a small Army does most."""
    return doing.comes(region, 1)


def usurp_recruit(doing: Doing, chosen: Any, region: Place) -> float:
    """An Army for nothing is always welcome."""
    return 0.0 if isinstance(chosen, str) else 1.0


def army_raise(doing: Doing, army: int, *args: Any) -> float:
    """The Army that can do most with a point more."""
    return doing.rises(place_of(army), value_of(army))


def niflheim_army(doing: Doing, army: int, *args: Any) -> float:
    """The Army that is of least use where it stands."""
    return -doing.leaves(place_of(army), value_of(army))


def niflheim_region(doing: Doing, region: Place, army: int) -> float:
    """Where it is of most use."""
    return doing.comes(region, value_of(army), new=False)


def withdraw_where(doing: Doing, region: Place, start: Place) -> float:
    """Where the Armies that leave are of most use."""
    value = min(MOST, sum(value_of(army) for army in armies_in(doing.s, doing.seat, start)))
    return doing.comes(region, value, new=False)


# --- Special Actions ------------------------------------------------------------------------------------------------


def special_choose(doing: Doing, slot: int) -> float:
    """The action that promises most."""
    return doing.special(slot)


def realm_bonus(doing: Doing, said: str, realm: int) -> float:
    """Whether a Realm's bonus is of use."""
    match said:
        case "decline":
            return 0.0
        case "alfheim/0":
            return max(doing.stays) - doing.stays[doing.player.hero] if doing.s.active == doing.seat else 0.05
        case "alfheim/1":
            return INJURY
        case "niflheim/0":
            best = max(doing.harbours(sea) for sea in range(len(doing.board.seas)))
            return best - doing.harbours(doing.player.drakkar)
        case "niflheim/1":
            owned = [k for k, owner in enumerate(doing.s.control) if owner == doing.seat]
            return max(
                doing.moves(place_of(army), value_of(army), region)
                for army in set(doing.player.armies)
                for region in owned
            )
    return 1.0


def prepare_option(doing: Doing, said: str) -> float:
    """An Injury less, a card, a Rune, a stronger Army."""
    match said.partition("/")[2]:
        case "heal":
            return max(doing.heals(which) for which in range(3) if doing.player.injured[which])
        case "card":
            return doing.card()
        case "rune":
            return doing.rune()
    return doing.best_rise(settled_only=True)


def temple_where(doing: Doing, region: Place) -> float:
    """Where a Temple stands safely."""
    return doing.strength[doing.seat][region] - 8.0 * doing.exposed(region)


def blessing_pick(doing: Doing, token: Token) -> float:
    """A Blessing, by what it does."""
    return BLESSINGS.get(doing.s.faces[token], 1.5)


def blessing_friend(doing: Doing, chosen: Any) -> float:
    """An Injury less, or a Rune."""
    if isinstance(chosen, str):
        return 0.0
    what, which = chosen
    return doing.heals(which) if what == "heal" else RUNE + 0.1 * rune_type(doing, which)


def monument_choose(doing: Doing, god: int) -> float:
    """The god one prays to most; the last level only by whom the end would suit."""
    level = doing.s.levels[god]
    worth = doing.attribute(ATTRIBUTES.index(CONTENT.gods[god].attribute))
    if doing.s.control[doing.board.monuments[god]] == doing.seat:
        worth += 0.2
    if level == LEVELS - 1 and LEVELS not in doing.s.levels:
        worth += max(-6.0, min(6.0, doing.last_turns()))
    return worth


def monsters_mode(doing: Doing, chosen: Any) -> float:
    """A Hunt that promises something, else the Monsters are let loose."""
    return ROUSED if isinstance(chosen, str) else Hunting(doing.s, doing.seat, chosen).promises()


def wheel_take_back(doing: Doing, slot: int) -> float:
    """The slot that one would choose again."""
    return doing.special(slot)


# --- beside Followers of Surtur -------------------------------------------------------------------------------------


def setup_challenge(doing: Doing, chosen: Any) -> float:
    """It is hard enough as it is."""
    return 1.0 if isinstance(chosen, str) and chosen == DONE.value else 0.0


def desolation_blessing(doing: Doing, chosen: str) -> float:
    """A Blessing for nothing is always welcome."""
    return 0.0 if chosen == DECLINE.value else 1.0


def arbiter_choose(doing: Doing, value: Any, decision: Decision) -> float:
    """Others before oneself."""
    ref = next(option.ref for option in decision.left if option.value == value)
    kind, _, id = ref.partition(":")
    mine = (f"region:{region + 1}" for region, owner in enumerate(doing.s.control) if owner == doing.seat)
    return -1.0 if ref in mine or (kind in ("army", "hero") and id.split(".")[0] == str(doing.seat)) else 0.0


PROMPTS: Mapping[str, Weigh] = {
    "alliance_realm": alliance_realm,
    "arbiter_choose": arbiter_choose,
    "army_activate": army_activate,
    "army_lower": fighting.army_lower,
    "army_march": army_march,
    "army_raise": army_raise,
    "attribute_lower": fighting.attribute_lower,
    "attribute_raise": fighting.attribute_raise,
    "battle_after": fighting.battle_after,
    "battle_before": fighting.battle_occasion,
    "battle_card": fighting.battle_card,
    "battle_casualty": fighting.battle_casualty,
    "battle_count": fighting.battle_occasion,
    "battle_ignore": fighting.battle_ignore,
    "battle_order": fighting.battle_order,
    "blessing_friend": blessing_friend,
    "blessing_pick": blessing_pick,
    "boss_place": fighting.boss_place,
    "boss_strike": fighting.boss_strike,
    "card_discard": fighting.card_discard,
    "chain_monster": fighting.any_monster,
    "desolation_blessing": desolation_blessing,
    "draft_hero": draft_hero,
    "draft_origin": draft_origin,
    "draft_region": draft_region,
    "draft_sea": draft_sea,
    "draft_third_army": draft_region,
    "drakkar_sail": drakkar_sail,
    "effect_next": fighting.battle_after,
    "hero_menu": hero_menu,
    "hero_place": hero_place,
    "hero_walk": hero_walk,
    "hunt_attack": fighting.hunt_attack,
    "hunt_begin": fighting.hunt_begin,
    "hunt_card": fighting.hunt_card,
    "hunt_defend": fighting.hunt_defend,
    "hunt_effect": fighting.hunt_effect,
    "hunt_fury": fighting.hunt_begin,
    "hunt_loki_discard": fighting.loki_discard,
    "hunt_partner": fighting.hunt_partner,
    "hunt_slot": fighting.hunt_slot,
    "hunt_symbol": alike,
    "injury_heal": fighting.injury_heal,
    "injury_prevent": fighting.injury_prevent,
    "injury_take": fighting.injury_take,
    "maneuver_menu": maneuver_menu,
    "mjolnir_target": fighting.mjolnir_target,
    "mobilize_next": mobilize_next,
    "monster_act": fighting.monster_act,
    "monster_move": fighting.monster_move,
    "monster_ring": fighting.freed_monster,
    "monster_stomp": fighting.target,
    "monster_target": fighting.monster_target,
    "monsters_activate": fighting.monsters_activate,
    "monsters_mode": monsters_mode,
    "monument_choose": monument_choose,
    "niflheim_army": niflheim_army,
    "niflheim_region": niflheim_region,
    "prayer_menu": prayer_menu,
    "prepare_option": prepare_option,
    "realm_bonus": realm_bonus,
    "recruit_own": recruit_own,
    "recruit_where": recruit_where,
    "rune_discard": rune_given,
    "rune_gain": rune_type,
    "rune_menu": rune_menu,
    "rune_pay": rune_given,
    "setup_challenge": setup_challenge,
    "setup_colour": alike,
    "setup_follower": alike,
    "special_choose": special_choose,
    "temple_where": temple_where,
    "usurp_recruit": usurp_recruit,
    "wheel_take_back": wheel_take_back,
    "withdraw_where": withdraw_where,
    "wound_slot": fighting.wound_slot,
}
"""How the options of each question are weighed."""
