"""What a word of a card does for its owner, and whether it can: one executor for Origins, Realms, gods and all cards.

A word begins chapters and does nothing else that could be asked, so that whatever is asked in it ends before the next
word begins. Words of one card are put on the agenda together (``carry_out``), by the name of what says them.
"""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, tell, then, to
from meadhall.kit.choices import choice
from meadhall.kit.effects import Word

from . import hero_round, realms
from .armies import (
    MOST,
    army_options,
    army_ref,
    place_army,
    place_of,
    pool,
    raise_army,
    standing_in,
    transfer_army,
    value_of,
)
from .armies import army as compose
from .asking import point
from .battle import lower_opposing
from .board import Place
from .content import CONTENT
from .heroes import attribute, heal, injury_heal, lowest_attributes, raise_attribute
from .holding import owns
from .movement import coast, own_regions, place_hero, regions, sail
from .pieces import ACTION_OPTIONS, ARTIFACTS, ATTRIBUTE_OPTIONS, ATTRIBUTES, AUTHORITY, BOSS, DECLINE, hero_ref
from .pool import can_draw, draw_cards, gain_runes, rune_gain
from .priests import gain_priests, priests_left
from .recruiting import recruit, recruit_where, settled
from .state import NOBODY, Army, State, fight, hunting
from .wielding import anothers, chain, chain_monster, lower_another, mjolnir_target, throw_hammer
from .words import (
    At,
    BattleValue,
    ChooseOne,
    ControlMonster,
    DrawCards,
    FormAlliance,
    GainPriests,
    GainRunes,
    Heal,
    Injure,
    LowerArmy,
    PlaceArmy,
    PlaceHero,
    RaiseArmies,
    RaiseAttribute,
    RaiseLowest,
    Recruit,
    RuneAction,
    Sail,
    TakeBackMarker,
    TakeFirstTurn,
    TransferArmy,
    WinTie,
    Wound,
)

SAID: dict[str, tuple[Word, ...]] = {
    **{origin.id: origin.bonus for origin in CONTENT.origins},
    **{f"{god.id}/{level}": words for god in CONTENT.gods for level, words in enumerate(god.levels)},
    **{f"prepare/{option.id}": (option.effect,) for option in CONTENT.actions.prepare},
    **{f"rite/{action.id}": (action.effect,) for action in CONTENT.actions.rune},
    **{realm.id: realm.bonus for realm in CONTENT.realms},
    **{
        f"{realm.id}/{k}": words
        for realm in CONTENT.realms
        for word in realm.bonus
        if isinstance(word, ChooseOne)
        for k, words in enumerate(word.of)
    },
    **{
        f"{blessing.id}/{k}": word.effects
        for blessing in CONTENT.blessings
        for k, word in enumerate(blessing.effects)
        if isinstance(word, At | RuneAction)
    },
    **{
        f"{hero.id}/{k}": word.effects
        for hero in CONTENT.heroes
        for k, word in enumerate(hero.ability)
        if isinstance(word, At)
    },
    **{artifact.id: artifact.effects for artifact in CONTENT.artifacts},
}
"""What can be carried out, by who says it: of a god by the level of the Monument, of a choice by its number."""


def carry_out(s: State, seat: Seat, said: str) -> None:
    """All that somebody says, one word after the other (LR-9.19)."""
    then(s, *(to(deed, seat, said, k) for k in range(len(SAID[said]))))


def possible(s: State, seat: Seat, said: str) -> bool:
    """Whether carrying it out would change something (LR-1.24)."""
    return any(can(s, seat, word) for word in SAID[said])


@chapter
def deed(s: State, seat: Seat, said: str, k: int) -> None:
    """One word, as far as it can be carried out (LR-1.16)."""
    match SAID[said][k]:
        case DrawCards(n):
            draw_cards(s, seat, n)
        case GainRunes(n):
            gain_runes(s, seat, n)
        case GainPriests(n):
            gain_priests(s, seat, n)
        case RaiseAttribute(attribute, n):
            raise_attribute(s, seat, ATTRIBUTES.index(attribute), n)
        case RaiseLowest(n):
            begin(s, raise_lowest, seat, n)
        case RaiseArmies(n, which):
            begin(s, raise_armies, seat, n, which)
        case Recruit("recruiting"):
            begin(s, recruit, seat)
        case Recruit(where, int(value)):
            begin(s, recruit_in_own, seat, value, where == "own_settlement")
        case FormAlliance():
            begin(s, realms.alliance, seat)
        case Sail(n):
            begin(s, sail, seat, n)
        case Heal(n):
            begin(s, heal_injuries, seat, n, False)
        case PlaceHero():
            begin(s, set_hero, seat)
        case TransferArmy():
            begin(s, transfer, seat)
        case PlaceArmy(value):
            begin(s, third_army, seat, value)
        case TakeFirstTurn():
            s.first = seat
        case TakeBackMarker():
            begin(s, take_back_marker, seat)
        case LowerArmy(n, "others"):
            begin(s, lower_another, seat, n)
        case LowerArmy(n, "opposing"):
            begin(s, lower_opposing, fight(s).sides.index(seat), n, 0)
        case BattleValue(n):
            fight(s).artifacts[fight(s).sides.index(seat)].append((ARTIFACTS.index(said), n))
        case WinTie():
            fight(s).tie = fight(s).sides.index(seat)
        case ControlMonster(reach):
            begin(s, chain, seat, reach)
        case ChooseOne((_, (Injure(n),))):
            begin(s, throw_hammer, seat, n)
        case Wound():
            begin(s, hero_round.wound_hunted)


def can(s: State, seat: Seat, word: Word) -> bool:
    """Whether a word would change something for a player now."""
    match word:
        case DrawCards():
            return can_draw(s)
        case GainRunes():
            return rune_gain.any(s, seat)
        case GainPriests():
            return priests_left(s, seat) > 0
        case RaiseArmies(_, which):
            return army_raise.any(s, seat, which)
        case RaiseLowest():
            return bool(lowest_attributes(s, seat))
        case Recruit("recruiting"):
            return recruit_where.any(s, seat)
        case Recruit(where):
            return recruit_own.any(s, seat, where == "own_settlement")
        case TakeBackMarker():
            return wheel_take_back.any(s, seat)
        case FormAlliance():
            return realms.alliance_realm.any(s, seat)
        case Heal():
            return injury_heal.any(s, seat)
        case TransferArmy():
            return niflheim_army.any(s, seat)
        case LowerArmy(_, "others"):
            return anothers.any(s, seat)
        case ControlMonster(reach):
            return chain_monster.any(s, seat, reach)
        case Wound("hunted", boss):
            return boss or hunting(s).foe != BOSS
        case ChooseOne(((Wound(), *_), *_)):
            return mjolnir_target.any(s, seat)
        case ChooseOne(of):
            return any(can(s, seat, part) for parts in of for part in parts)
    return True


# --- Armies ---------------------------------------------------------------------------------------------------------


@chapter
def raise_armies(s: State, seat: Seat, n: int, which: str) -> Chapter:
    """Own Armies rise by so much in total, one point after the other (LR-7.3, LR-47.13)."""
    if n > 1:
        begin(s, raise_armies, seat, n - 1, which)
    army = yield from point(s, seat, "army_raise", army_raise, which, about={"left": n})
    if army is not None:
        raise_army(s, seat, army)


def own_armies(s: State, seat: Seat, which: str) -> list[Option]:
    """A player's own Armies on the board; those that are alike once."""
    return army_options(seat, s.players[seat].armies)


@choice(own_armies)
def army_raise(s: State, seat: Seat, army: Army, which: str) -> Clause | None:
    """An own Army below the highest value: any, in an own Settlement, or of the last Battle (LR-7.2, LR-7.4)."""
    if value_of(army) == MOST:
        return "LR-7.2"
    if which == "settled":
        return None if settled(s, seat, place_of(army)) else "LR-18.8"
    if which == "other":  # the one just Recruited is the last that came to the board
        recruited = compose(s.entered[-1][0], attribute(s, seat, AUTHORITY))
        return "LR-49.5" if army == recruited and s.players[seat].armies.count(army) == 1 else None
    return "LR-39.9" if which == "survivor" and place_of(army) != s.fought[-1] else None


@chapter
def recruit_in_own(s: State, seat: Seat, value: int, in_settlement: bool) -> Chapter:
    """An Army of a named value in any own Region, or in one with a Settlement (LR-48.3, LR-49.15)."""
    region = yield from point(s, seat, "recruit_own", recruit_own, in_settlement, about={"value": value})
    if region is not None:
        place_army(s, seat, region, value)


def own_places(s: State, seat: Seat, in_settlement: bool) -> list[Option]:
    """The own Regions."""
    return own_regions(s, seat)


def anywhere(s: State, seat: Seat, in_settlement: bool) -> tuple[Option, ...]:
    """All Regions of the board."""
    return regions(s, seat)


@choice(own_places, others=anywhere)
def recruit_own(s: State, seat: Seat, region: Place, in_settlement: bool) -> Clause | None:
    """An own Region, while an Army is left in the Pool."""
    if not pool(s, seat):
        return "LR-14.13"
    if in_settlement:
        return None if settled(s, seat, region) else "LR-49.15"
    return None if owns(s, seat, region) else "LR-48.3"


@chapter
def transfer(s: State, seat: Seat) -> Chapter:
    """An own Army of the board is placed in another own Region (LR-48.5, LR-48.6)."""
    moved = yield from point(s, seat, "niflheim_army", niflheim_army)
    if moved is not None:
        about = {"army": army_ref(seat, moved)}
        region = yield from point(s, seat, "niflheim_region", niflheim_region, moved, about=about)
        transfer_army(s, seat, moved, region)


def armies(s: State, seat: Seat) -> list[Option]:
    """The own Armies on the board."""
    return army_options(seat, s.players[seat].armies)


@choice(armies)
def niflheim_army(s: State, seat: Seat, moved: Army) -> Clause | None:
    """An own Army with an own Region to go to."""
    return None if niflheim_region.any(s, seat, moved) else "LR-48.6"


def own_targets(s: State, seat: Seat, moved: Army) -> list[Option]:
    """The own Regions."""
    return own_regions(s, seat)


def everywhere(s: State, seat: Seat, moved: Army) -> tuple[Option, ...]:
    """All Regions of the board."""
    return regions(s, seat)


@choice(own_targets, others=everywhere)
def niflheim_region(s: State, seat: Seat, region: Place, moved: Army) -> Clause | None:
    """An own Region other than the one where the Army stands."""
    return None if owns(s, seat, region) and region != place_of(moved) else "LR-48.6"


@chapter
def third_army(s: State, seat: Seat, value: int) -> Chapter:
    """One more Army in the Hero Draft, by the own Drakkar and away from others (LR-40.11)."""
    region = yield from point(s, seat, "draft_third_army", draft_third_army, about={"value": value})
    if region is not None:
        place_army(s, seat, region, value)


@choice(regions)
def draft_third_army(s: State, seat: Seat, region: Place) -> Clause | None:
    """A Region adjacent to the Sea of the own Drakkar without another player's Army or marker."""
    return None if region in coast(s, seat) and free_of_others(s, seat, region) else "LR-40.11"


def free_of_others(s: State, seat: Seat, region: Place) -> bool:
    """Whether no Army and no Control marker of another player is in a Region."""
    return s.control[region] in (seat, NOBODY) and not set(standing_in(s, region)) - {seat}


# --- the Hero -------------------------------------------------------------------------------------------------------


@chapter
def set_hero(s: State, seat: Seat) -> Chapter:
    """The own Hero is placed in any other Region; the way there does not matter (LR-5.13, LR-5.15)."""
    region = yield from point(s, seat, "hero_place", hero_place, about={"hero": hero_ref(seat)})
    place_hero(s, seat, region)


@choice(regions)
def hero_place(s: State, seat: Seat, region: Place) -> Clause | None:
    """Every Region but the one where the Hero stands."""
    return "LR-5.15" if region == s.players[seat].hero else None


@chapter
def heal_injuries(s: State, seat: Seat, n: int, begun: bool) -> Chapter:
    """Up to so many Injuries are healed; after the first one may stop (LR-6.19, LR-49.45)."""
    choices = injury_heal.beside(DECLINE) if begun and injury_heal.any(s, seat) else injury_heal
    which = yield from point(s, seat, "injury_heal", choices, about={"left": n})
    if which is not None and which != DECLINE.value:
        heal(s, seat, which)
        if n > 1:
            begin(s, heal_injuries, seat, n - 1, True)


@chapter
def raise_lowest(s: State, seat: Seat, n: int) -> Chapter:
    """One of the own lowest Attributes rises (LR-13.17)."""
    which = yield from point(s, seat, "attribute_raise", attribute_raise)
    if which is not None:
        raise_attribute(s, seat, which, n)


@choice(ATTRIBUTE_OPTIONS)
def attribute_raise(s: State, seat: Seat, which: int) -> Clause | None:
    """An Attribute of lowest value whose token is below 6."""
    return None if which in lowest_attributes(s, seat) else "LR-13.17"


# --- the wheel ------------------------------------------------------------------------------------------------------


@chapter
def take_back_marker(s: State, seat: Seat) -> Chapter:
    """An own marker leaves the wheel; the others keep their order, and nobody gains anything (LR-49.46, LR-49.47)."""
    slot = yield from point(s, seat, "wheel_take_back", wheel_take_back)
    s.wheel[slot].remove(seat)
    tell(s, "marker_taken_back", seat=seat, action=ACTION_OPTIONS[slot].ref)


@choice(ACTION_OPTIONS)
def wheel_take_back(s: State, seat: Seat, slot: int) -> Clause | None:
    """A slot with an own marker."""
    return None if seat in s.wheel[slot] else "LR-49.46"


PROMPTS = {
    "wheel_take_back": ("LR-49.46", "LR-49.47"),
    "army_raise": ("LR-7.2", "LR-7.3", "LR-7.4"),
    "recruit_own": ("LR-48.3", "LR-45.5", "LR-14.13"),
    "niflheim_army": ("LR-48.5", "LR-48.6"),
    "niflheim_region": ("LR-48.5", "LR-48.6"),
    "draft_third_army": ("LR-40.11",),
    "hero_place": ("LR-5.13", "LR-5.15"),
    "injury_heal": ("LR-6.19", "LR-6.20"),
    "attribute_raise": ("LR-13.17", "LR-6.10"),
}
