"""A Follower's steps 1 and 2: a Priest, a Rune of a Forge, and its Hero (LS-4.16 to LS-4.37)."""

from collections.abc import Callable

from meadhall.kernel import STEP, Chapter, Clause, Option, Ref, Seat, begin, chapter, then, to
from meadhall.kit.automaton import Decision, Key, decide, lowest

from ..content import CONTENT
from ..heroes import MOST, raise_attribute
from ..movement import options_of, place_hero
from ..pieces import ATTRIBUTES, AUTHORITY, MIGHT, MONUMENT_OPTIONS
from ..pool import draw_cards, rune_limit
from ..prayer import PRIEST_SLOTS, forge_rune, stand
from ..state import NOTHING, State, people
from .deciding import by_region, settle
from .gains import gain_runes, strengthen
from .measures import by_side, dist, dist_to, favoured, preference, selected

RAISED = tuple(ATTRIBUTES.index(god.attribute) for god in CONTENT.gods)
"""The Attribute of each god's Monument."""
PRAYER_RAISE = CONTENT.rules.prayer_raise.value
REACH = CONTENT.surtur.reach.value
"""How far from its Hero a Forge, a Monster or a Realm may be for a Follower, in Regions."""


@chapter
def follower_prayer(s: State, seat: Seat) -> None:
    """A Priest is sent, then a Rune is forged (LS-4.16, LS-4.31)."""
    then(s, to(follower_priest, seat), to(follower_forge, seat))


# --- the Priest -----------------------------------------------------------------------------------------------------


@chapter
def follower_priest(s: State, seat: Seat) -> Chapter:
    """Exactly one Priest goes to a Monument, raises its Attribute and brings the God bonus (LS-4.16, LS-4.24)."""
    god = yield from settle(s, seat, "follower_priest", _monument(s, seat))
    if god == STEP[0].value:
        return
    stand(s, seat, god)
    raise_attribute(s, seat, RAISED[god], PRAYER_RAISE)
    level = s.levels[god]
    if not level:
        return
    if RAISED[god] == AUTHORITY:
        begin(s, strengthen, seat, level)
    elif RAISED[god] == MIGHT:
        draw_cards(s, seat, level)
    else:
        begin(s, gain_runes, seat, level)


def _monument(s: State, seat: Seat) -> Decision:
    """The Monument of the favourite Attribute, as long as it does not lead by far; else of the lowest."""
    order, tokens = preference(s, seat), s.players[seat].attributes
    free = [option for option in MONUMENT_OPTIONS if len(s.prayers[option.value]) < PRIEST_SLOTS]
    if not s.players[seat].priests or not free:
        why = "LS-4.23" if s.players[seat].priests else "LS-4.16"
        return decide("priest", STEP, aside={option.ref: why for option in MONUMENT_OPTIONS})
    available = [option for option in free if tokens[RAISED[option.value]] < MOST]
    if not available:
        return decide(
            "priest",
            free,
            lowest("LS-4.22", "preference", lambda god: order.index(RAISED[god]) + 1),
            aside=_others(free, "LS-4.21"),
        )
    return decide(
        "priest",
        available,
        *to_raise(s, seat, ("LS-4.17", "LS-4.19", "LS-4.20"), RAISED.__getitem__),
        aside=_others(available, "LS-4.21"),
    )


def to_raise(
    s: State, seat: Seat, clauses: tuple[Clause, Clause, Clause], which: Callable[[int], int] = lambda one: one
) -> list[Key]:
    """The favourite Attribute, as long as it does not lead by far; else the lowest, the earlier on the tile."""
    order, favourite, tokens = preference(s, seat), favoured(s, seat), s.players[seat].attributes
    first, second, last = clauses
    likes = [lowest(first, "favourite", lambda one: int(which(one) != favourite))] if favourite != NOTHING else []
    return [
        *likes,
        lowest(second, "attribute", lambda one: tokens[which(one)]),
        lowest(last, "preference", lambda one: order.index(which(one)) + 1),
    ]


def _others(open_ones: list[Option], clause: Clause) -> dict[Ref, Clause]:
    return {option.ref: clause for option in MONUMENT_OPTIONS if option not in open_ones}


# --- the Forge ------------------------------------------------------------------------------------------------------


@chapter
def follower_forge(s: State, seat: Seat) -> Chapter:
    """A Rune of a Forge near its Hero, of several the one nearest to a person's Hero (LS-4.31 to LS-4.35)."""
    region = yield from settle(s, seat, "follower_forge", _forge(s, seat), by_region(s, seat))
    if region != STEP[0].value:
        forge_rune(s, seat, region)


def _forge(s: State, seat: Seat) -> Decision:
    hero, heroes = s.players[seat].hero, [s.players[other].hero for other in people(s)]
    forges = [Option(f"forge:{region + 1}", region) for region in s.board.forges]
    near = [forge for forge in forges if s.lying[forge.value] and dist(s, hero, forge.value) <= REACH]
    if not near or sum(s.players[seat].runes) >= rune_limit(s, seat):
        aside = {forge.ref: "LS-4.34" if forge in near else "LS-4.31" for forge in forges}
        return decide("forge", STEP, aside=aside)
    return decide(
        "forge",
        near,
        lowest("LS-4.32", "hero_distance", lambda region: dist_to(s, region, heroes)),
        aside={forge.ref: "LS-4.31" for forge in forges if forge not in near},
    )


# --- the Hero -------------------------------------------------------------------------------------------------------


@chapter
def follower_hero(s: State, seat: Seat) -> Chapter:
    """Its Hero is placed where the card says, from any distance, also where it stands (LS-4.36, LS-4.37)."""
    region = by_side(s, selected(s, seat).hero_to)
    yield from settle(s, seat, "follower_hero", decide("hero", options_of([region])))
    place_hero(s, seat, region)


PROMPTS = {
    "follower_priest": (
        *("LS-4.16", "LS-4.17", "LS-4.19", "LS-4.20", "LS-4.21", "LS-4.22", "LS-4.23", "LS-4.24"),
        *("LS-4.25", "LS-4.26", "LS-4.27", "LS-4.28"),
    ),
    "follower_forge": ("LS-4.31", "LS-4.32", "LS-4.33", "LS-4.34", "LS-4.35"),
    "follower_hero": ("LS-4.36", "LS-4.37"),
}
