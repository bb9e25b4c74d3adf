"""The seven Rune Actions that a Follower knows: each with why it is impossible now, and what it does (section 6)."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from meadhall.kernel import About, Chapter, Clause, Option, Seat, begin, chapter, to
from meadhall.kernel.chapters import Call
from meadhall.kit.automaton import decide, highest, lowest

from ..armies import MOST as STRONGEST
from ..armies import value_of
from ..asking import Asking, answers
from ..content import CONTENT
from ..heroes import MOST, attribute, raise_attribute
from ..monsters import RINGS, control_monster
from ..pieces import ATTRIBUTE_OPTIONS, MONSTER_OPTIONS, REALM_OPTIONS, WISDOM
from ..pool import card_limit, draw_cards
from ..realms import ally
from ..state import NOBODY, State
from .deciding import by_monster, by_realm, settle
from .gains import strengthen
from .measures import dist
from .praying import REACH, to_raise
from .records import RuneActionId
from .reinforcing import muster, why_no_muster
from .rousing import rouse, why_no_rousing

COSTS: dict[RuneActionId, int] = {cost.id: cost.runes for cost in CONTENT.surtur.cost}


# --- control_monster ------------------------------------------------------------------------------------------------


def uncovered(s: State, monster: int) -> int:
    """How many Wound slots of a Monster are open."""
    return s.foes[monster].wounds.count(NOBODY)


def why_not_bound(s: State, seat: Seat, monster: int) -> Clause | None:
    """Why a Monster gets no ring: it is not neutral, too far, or not worth another one (LS-6.1 to LS-6.5)."""
    if s.foes[monster].region < 0 or s.foes[monster].ring != NOBODY:
        return "LS-6.3"
    hero = s.players[seat].hero
    ways = {k: dist(s, hero, foe.region) for k, foe in enumerate(s.foes) if foe.region >= 0 and foe.ring == NOBODY}
    own = [k for k, foe in enumerate(s.foes) if foe.ring == seat]
    nearest = min(ways.values())
    if ways[monster] > max(REACH, nearest) or (ways[monster] > REACH and own):
        return "LS-6.2" if nearest > REACH and not own else "LS-6.1"
    if len(own) == RINGS and uncovered(s, monster) <= min(uncovered(s, k) for k in own):
        return "LS-6.5"
    return None


def why_no_control(s: State, seat: Seat) -> Clause | None:
    """There must be a Monster for it (LS-6.6)."""
    return None if any(why_not_bound(s, seat, k) is None for k in range(len(s.foes))) else "LS-6.6"


@chapter
def bind_monster(s: State, seat: Seat) -> Chapter:
    """A ring for the neutral Monster with most open slots (LS-6.1 to LS-6.5)."""
    why = {option: why_not_bound(s, seat, option.value) for option in MONSTER_OPTIONS}
    chosen = decide(
        "control_monster",
        [option for option, clause in why.items() if clause is None],
        highest("LS-6.4", "uncovered", lambda monster: uncovered(s, monster)),
        aside={option.ref: clause for option, clause in why.items() if clause is not None},
    )
    monster = yield from settle(s, seat, "follower_control_monster", chosen, *by_monster(s, seat), arbiter=True)
    begin(s, control_monster, seat, monster)


@answers("monster_ring")
def free_the_lesser(
    s: State, seat: Seat, prompt: str, options: Sequence[Option], args: tuple[Any, ...], about: About
) -> Asking:
    """With both rings in use it gives up its Monster with fewer open slots (LS-6.5)."""
    least = decide("free_monster", options, lowest("LS-6.5", "uncovered", lambda monster: uncovered(s, monster)))
    return (yield from settle(s, seat, "follower_free_monster", least, *by_monster(s, seat), about=about))


# --- form_alliance --------------------------------------------------------------------------------------------------


def in_reach(s: State, seat: Seat) -> set[int]:
    """The Realms that touch the Region of its Hero or one beside it, without its marker (LS-6.7)."""
    hero = s.players[seat].hero
    touched = {realm for region in (hero, *s.board.near[hero]) for realm in s.board.realms[region]}
    return {realm for realm in touched if not s.players[seat].allied[realm]}


def why_no_alliance(s: State, seat: Seat) -> Clause | None:
    """There must be a Realm for it (LS-6.9)."""
    return None if in_reach(s, seat) else "LS-6.9"


@chapter
def form_alliance(s: State, seat: Seat) -> Chapter:
    """Its marker on the first Realm in reach (LS-6.7, LS-6.8)."""
    realms = in_reach(s, seat)
    chosen = decide(
        "alliance",
        [option for option in REALM_OPTIONS if option.value in realms],
        aside={option.ref: "LS-6.7" for option in REALM_OPTIONS if option.value not in realms},
    )
    ally(s, seat, (yield from settle(s, seat, "follower_alliance", chosen, by_realm())))


# --- increase_attribute ---------------------------------------------------------------------------------------------


def why_no_increase(s: State, seat: Seat) -> Clause | None:
    """An Attribute must be below 6 (LS-6.19)."""
    return None if min(s.players[seat].attributes) < MOST else "LS-6.19"


@chapter
def increase_attribute(s: State, seat: Seat) -> Chapter:
    """The favourite Attribute, unless it leads by far or is 6; then the lowest (LS-6.17, LS-6.18)."""
    tokens = s.players[seat].attributes
    chosen = decide(
        "attribute",
        [option for option in ATTRIBUTE_OPTIONS if tokens[option.value] < MOST],
        *to_raise(s, seat, ("LS-6.17", "LS-6.18", "LS-6.18")),
        aside={option.ref: "LS-3.28" for option in ATTRIBUTE_OPTIONS if tokens[option.value] >= MOST},
    )
    raise_attribute(s, seat, (yield from settle(s, seat, "follower_attribute", chosen)), 1)


# --- the others -----------------------------------------------------------------------------------------------------


def why_no_upgrade(s: State, seat: Seat) -> Clause | None:
    """An Army below 6 must be on the board (LS-6.11)."""
    return None if any(value_of(army) < STRONGEST for army in s.players[seat].armies) else "LS-6.11"


def why_no_draw(s: State, seat: Seat) -> Clause | None:
    """There must be room in its hand (LS-6.16)."""
    return None if len(s.players[seat].hand) < card_limit(s, seat) else "LS-6.16"


@chapter
def draw_combat(s: State, seat: Seat) -> None:
    """As many Combat cards as its Wisdom (LS-6.15)."""
    draw_cards(s, seat, attribute(s, seat, WISDOM))


class Rite(NamedTuple):
    """A Rune Action: why it is impossible now, and the chapter that carries it out."""

    why_not: Callable[[State, Seat], Clause | None]
    begin: Callable[[Seat], Call]


RITES: dict[RuneActionId, Rite] = {
    "control_monster": Rite(why_no_control, lambda seat: to(bind_monster, seat)),
    "form_alliance": Rite(why_no_alliance, lambda seat: to(form_alliance, seat)),
    "upgrade_army": Rite(why_no_upgrade, lambda seat: to(strengthen, seat, 1, "LS-6.10")),
    "activate_monster": Rite(why_no_rousing, lambda seat: to(rouse, seat)),
    "draw_combat": Rite(why_no_draw, lambda seat: to(draw_combat, seat)),
    "increase_attribute": Rite(why_no_increase, lambda seat: to(increase_attribute, seat)),
    "recruit_army": Rite(why_no_muster, lambda seat: to(muster, seat, False)),
}
PROMPTS = {
    "follower_control_monster": ("LS-6.1", "LS-6.2", "LS-6.3", "LS-6.4", "LS-6.5", "LS-14.18"),
    "follower_free_monster": ("LS-6.5",),
    "follower_alliance": ("LS-6.7", "LS-6.8", "LS-4.11"),
    "follower_attribute": ("LS-6.17", "LS-6.18", "LS-6.20"),
}
