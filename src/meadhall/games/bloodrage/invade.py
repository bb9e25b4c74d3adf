"""Invading: which figure, where to, and what follows (BR-4.22 to BR-4.39, BR-6.14 to BR-6.21)."""

from collections.abc import Iterator, Mapping, Sequence

from meadhall.kernel.ask import Ask, Chapter, Clause, Option, Ref, Seat
from meadhall.kernel.chapters import begin, chapter
from meadhall.kernel.events import tell

from . import pillage  # as a module: each may lead to the other
from .board import FJORDS, OPTIONS, PROVINCES, REFS, RESERVE, VALHALLA, YGGDRASIL, Place
from .cards.saving import INVADE, perish
from .cards.sheet import wears, worn
from .cards.words import InvadeExtraWarrior, InvadeFromValhalla, InvadeThenPillage, Stomps
from .clan import DECLINE, pay
from .figures import (
    CLIMBS,
    FIRST_MONSTER,
    LEADER,
    SAILS,
    SHIP,
    WARRIOR,
    Figure,
    Group,
    able,
    any_free_province,
    figure_option,
    free_provinces,
    free_villages,
    groups_at,
    groups_in,
    has_room,
    invade_cost,
    move,
    open_fjords,
    own_monsters,
    place_of,
    provinces_of,
)
from .state import State, clockwise

STOMPS = able(Stomps)
"""The Troll and the Fire Giant."""


@chapter
def invade(s: State, seat: Seat) -> Chapter:
    """A figure of the reserve goes to a village or a fjord for its strength in Rage (BR-4.22 to BR-4.28)."""
    figure, origin = yield Ask(seat, "invade_figure", invaders, not_invaders)
    ref = figure_option(s, seat, figure, origin).ref
    place = yield Ask(seat, "invade_place", landings, not_landings, about={"figure": ref}, args=(figure,))
    pay(s, seat, price_from(s, seat, figure, origin))
    land(s, seat, figure, origin, place)


def price_from(s: State, seat: Seat, figure: Figure, origin: Place) -> int:
    """What an invade action costs: out of Valhalla what the card says instead (BR-12.140, BR-12.141)."""
    if origin == VALHALLA:
        return min(domain.rage for domain in worn(s, seat, InvadeFromValhalla))
    return invade_cost(s, seat, figure)


def invaders(s: State, seat: Seat) -> Sequence[Option]:
    """The figures that a seat can pay for and that have somewhere to go (BR-4.22, BR-12.139)."""
    return list(_invaders(s, seat))


def can_invade(s: State, seat: Seat) -> bool:
    """Whether there is such a figure."""
    return any(_invaders(s, seat))


def _invaders(s: State, seat: Seat) -> Iterator[Option]:
    if not has_room(s, seat):
        return
    clan, rage = s.clans[seat], s.clans[seat].rage
    land, sea = any_free_province(s), bool(open_fjords(s))
    monsters = own_monsters(s, seat)
    fetches = (RESERVE, VALHALLA) if wears(s, seat, InvadeFromValhalla) else (RESERVE,)
    for origin in fetches:
        if clan.leader == origin and land and rage >= price_from(s, seat, LEADER, origin):
            yield figure_option(s, seat, LEADER, origin)
        if clan.warriors[origin] and land and rage >= price_from(s, seat, WARRIOR, origin):
            yield figure_option(s, seat, WARRIOR, origin)
        if clan.ship == origin and sea and rage >= price_from(s, seat, SHIP, origin):
            yield figure_option(s, seat, SHIP, origin)
        for figure in monsters:
            somewhere = sea if SAILS[figure] else land or figure in CLIMBS
            if s.lairs[figure - FIRST_MONSTER] == origin and somewhere and rage >= price_from(s, seat, figure, origin):
                yield figure_option(s, seat, figure, origin)


def not_invaders(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """The seat's other figures, and why not."""
    offered = {option.ref for option in invaders(s, seat)}
    why: dict[Ref, Clause] = {}
    for place, clause in ((RESERVE, "BR-4.6"), (VALHALLA, "BR-4.22")):
        for figure, _, _ in groups_at(s, seat, place):
            ref = figure_option(s, seat, figure, place).ref
            if ref not in offered:
                poor = s.clans[seat].rage < invade_cost(s, seat, figure)
                why[ref] = clause if place == VALHALLA or poor else "BR-4.29"
    return why


def landings(s: State, seat: Seat, figure: Figure) -> Sequence[Option]:
    """Where a figure may invade."""
    return [OPTIONS[place] for place in places(s, figure)]


def places(s: State, figure: Figure) -> list[Place]:
    """BR-4.29, BR-4.30, BR-7.26: free villages for a figure, fjords for a ship."""
    if SAILS[figure]:
        return open_fjords(s)
    return [*free_provinces(s), YGGDRASIL] if figure in CLIMBS else free_provinces(s)


def not_landings(s: State, seat: Seat, figure: Figure) -> Mapping[Ref, Clause]:
    """The other places, and why not."""
    offered = places(s, figure)
    why: dict[Ref, Clause] = {}
    for place in PROVINCES:
        if place not in offered:
            if SAILS[figure]:
                why[REFS[place]] = "BR-1.14"
            elif place == YGGDRASIL:
                why[REFS[place]] = "BR-4.31"
            else:
                why[REFS[place]] = "BR-1.21" if s.destroyed[place] else "BR-1.9"
    for place in FJORDS:
        if place not in offered:
            why[REFS[place]] = "BR-1.26" if SAILS[figure] else "BR-1.14"
    return why


# --- what follows -------------------------------------------------------------------------------------------------


def land(s: State, seat: Seat, figure: Figure, origin: Place, place: Place, *, extra: bool = False) -> None:
    """The figure stands there; then the killing, Frigga's Succor and Thor's Domain, in this order (BR-4.39).

    An extra warrior of Frigga's Succor brings nothing more (BR-12.29, BR-12.103).
    """
    ref = figure_option(s, seat, figure, origin).ref
    move(s, seat, figure, origin, place)
    tell(s, "invaded", seat=seat, figure=ref, to=REFS[place], rage=s.clans[seat].rage)
    if extra:
        return
    if s.active == seat and wears(s, seat, InvadeThenPillage):
        begin(s, pillage.domain_pillage, seat, place)
    for _ in worn(s, seat, InvadeExtraWarrior):
        begin(s, succor, seat, place)
    if figure in STOMPS:
        enemies = [enemy for enemy in clockwise(s, s.first) if enemy != seat]
        perish(s, [(enemy, stomped(s, enemy, figure, place)) for enemy in enemies], INVADE)


def stomped(s: State, enemy: Seat, figure: Figure, province: Place) -> list[Group]:
    """Whom a Troll or a Fire Giant kills where it invades (BR-7.12, BR-7.13, BR-7.30 to BR-7.32)."""
    if STOMPS[figure].whom == "warriors":
        return [group for group in groups_at(s, enemy, province) if group[0] == WARRIOR]
    return [group for group in groups_in(s, enemy, province) if group[0] < FIRST_MONSTER]


@chapter
def succor(s: State, seat: Seat, place: Place) -> Chapter:
    """Frigga's Succor: a warrior of the reserve may come along for nothing (BR-12.26 to BR-12.30)."""
    if not succored(s, seat, place):
        return
    about = {"place": REFS[place]}
    province = yield Ask(seat, "succor_warrior", succored_or_not, not_succored, about=about, args=(place,))
    if province != DECLINE.value:
        land(s, seat, WARRIOR, RESERVE, province, extra=True)


def succored(s: State, seat: Seat, place: Place) -> Sequence[Option]:
    """BR-12.27, BR-12.28, BR-7.28: the invaded province, or either province beside the fjord, with a free village."""
    if not s.clans[seat].warriors[RESERVE] or not has_room(s, seat):
        return []
    return [OPTIONS[province] for province in provinces_of(place) if free_villages(s, province) > 0]


def succored_or_not(s: State, seat: Seat, place: Place) -> Sequence[Option]:
    """Where the warrior may go, or nowhere."""
    return [*succored(s, seat, place), DECLINE]


def not_succored(s: State, seat: Seat, place: Place) -> Mapping[Ref, Clause]:
    """The other provinces, and why not."""
    offered = {option.ref for option in succored(s, seat, place)}
    why: dict[Ref, Clause] = {}
    for province in PROVINCES:
        if REFS[province] not in offered:
            full = "BR-1.21" if s.destroyed[province] else "BR-1.9"
            why[REFS[province]] = full if province in provinces_of(place) else "BR-12.27"
    return why


# --- the free invade of an upgrade --------------------------------------------------------------------------------


@chapter
def free_invade(s: State, seat: Seat, figure: Figure) -> Chapter:
    """After an upgrade one matching figure of the reserve may invade for nothing (BR-6.14 to BR-6.21)."""
    ready = [f for f in matching(s, seat, figure) if in_reserve(s, seat, f) and places(s, f)]
    if not ready or not has_room(s, seat):
        return
    figure = ready[0]
    if len(ready) > 1:
        figure, _ = yield Ask(seat, "free_invade_figure", waiting, args=(ready,))
    ref = figure_option(s, seat, figure, RESERVE).ref
    place = yield Ask(seat, "free_invade", landings_or_not, not_landings, about={"figure": ref}, args=(figure,))
    if place != DECLINE.value:
        land(s, seat, figure, RESERVE, place)


def matching(s: State, seat: Seat, figure: Figure) -> list[Figure]:
    """A ship upgrade is for the clan ship or an own Sea Serpent (BR-6.20)."""
    serpents = [monster for monster in own_monsters(s, seat) if SAILS[monster]] if figure == SHIP else []
    return [figure, *serpents]


def in_reserve(s: State, seat: Seat, figure: Figure) -> bool:
    """Whether such a figure waits in the seat's reserve."""
    if figure == WARRIOR:
        return s.clans[seat].warriors[RESERVE] > 0
    return place_of(s, seat, figure) == RESERVE


def waiting(s: State, seat: Seat, ready: list[Figure]) -> Sequence[Option]:
    """The clan ship or the Sea Serpent (BR-6.21)."""
    return [figure_option(s, seat, figure, RESERVE) for figure in ready]


def landings_or_not(s: State, seat: Seat, figure: Figure) -> Sequence[Option]:
    """Where the figure may go, or nowhere."""
    return [*landings(s, seat, figure), DECLINE]


PROMPTS = {
    "invade_figure": ("BR-4.22", "BR-4.24", "BR-4.25", "BR-4.33"),
    "invade_place": ("BR-4.28", "BR-4.29", "BR-4.30", "BR-4.31"),
    "succor_warrior": ("BR-12.26", "BR-12.27", "BR-12.28"),
    "free_invade": ("BR-6.14", "BR-6.15", "BR-6.17"),
    "free_invade_figure": ("BR-6.20", "BR-6.21"),
}
