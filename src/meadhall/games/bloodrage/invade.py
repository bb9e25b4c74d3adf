"""Invading: which figure, where to, and what follows (BR-4.22 to BR-4.39, BR-6.14 to BR-6.21)."""

from collections.abc import Sequence

from meadhall.kernel import Ask, Chapter, Clause, Option, Seat, begin, chapter, tell
from meadhall.kit.choices import choice

from . import figures, pillage  # pillage as a module: each may lead to the other
from .board import FJORDS, LAND, OPTIONS, REFS, RESERVE, SEA, VALHALLA, YGGDRASIL, Place, provinces_of
from .cards.saving import INVADE, perish
from .cards.sheet import price_of, wears, worn
from .cards.words import InvadeExtraWarrior, InvadeFromValhalla, InvadeThenPillage, Stomps
from .clan import DECLINE, pay
from .figures import CLIMBS, SAILS, SHIP, WARRIOR, Figure, Group, Standing, has_room
from .state import State, clockwise

STOMPS = figures.able(Stomps)
"""The Troll and the Fire Giant."""


@chapter
def invade(s: State, seat: Seat) -> Chapter:
    """A figure of the reserve goes to a village or a fjord for its strength in Rage (BR-4.22 to BR-4.28)."""
    figure, origin = yield invader.ask(seat, "invade_figure")
    ref = figures.figure_ref(s, seat, figure, origin)
    place = yield landing.ask(seat, "invade_place", figure, about={"figure": ref})
    pay(s, seat, price_from(s, seat, figure, origin))
    land(s, seat, figure, origin, place)


def price_from(s: State, seat: Seat, figure: Figure, origin: Place) -> int:
    """What an invade action costs: out of Valhalla what the card says instead (BR-12.140, BR-12.141)."""
    if origin == VALHALLA:
        return price_of(s, seat, InvadeFromValhalla)
    return figures.invade_cost(s, seat, figure)


@choice(figures.figures_off_board)
def invader(s: State, seat: Seat, chosen: Standing) -> Clause | None:
    """A figure that the seat can pay for and that has somewhere to go (BR-4.22, BR-12.139).

    Whether there is room for one more is judged with the action (BR-4.33).
    """
    figure, origin = chosen
    if origin == VALHALLA and not wears(s, seat, InvadeFromValhalla):
        return "BR-4.22"
    poor = s.clans[seat].rage < price_from(s, seat, figure, origin)
    if not poor and landing.any(s, seat, figure):
        return None
    return "BR-4.22" if origin == VALHALLA else "BR-4.6" if poor else "BR-4.29"


def ground(s: State, seat: Seat, figure: Figure) -> Sequence[Option]:
    """Where such a figure goes at all: a ship to fjords, any other to provinces (BR-1.14)."""
    return SEA if SAILS[figure] else LAND


@choice(ground, others=OPTIONS)
def landing(s: State, seat: Seat, place: Place, figure: Figure) -> Clause | None:
    """A free village for a figure, a fjord for a ship (BR-4.29 to BR-4.31, BR-7.26)."""
    if SAILS[figure] != (place in FJORDS):
        return "BR-1.14"
    if SAILS[figure]:
        return None if place in figures.open_fjords(s) else "BR-1.26"
    if place == YGGDRASIL:
        return None if figure in CLIMBS else "BR-4.31"
    return figures.no_room_in(s, place)


def land(s: State, seat: Seat, figure: Figure, origin: Place, place: Place, *, extra: bool = False) -> None:
    """The figure stands there; then the killing, Frigga's Succor and Thor's Domain, in this order (BR-4.39).

    An extra warrior of Frigga's Succor brings nothing more (BR-12.29, BR-12.103).
    """
    ref = figures.figure_ref(s, seat, figure, origin)
    figures.move(s, seat, figure, origin, place)
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
        return [group for group in figures.groups_at(s, enemy, province) if group[0] == WARRIOR]
    return [group for group in figures.groups_in(s, enemy, province) if group[0] < figures.FIRST_MONSTER]


@chapter
def succor(s: State, seat: Seat, place: Place) -> Chapter:
    """Frigga's Succor: a warrior of the reserve may come along for nothing (BR-12.26 to BR-12.30)."""
    if not (s.clans[seat].warriors[RESERVE] and has_room(s, seat) and succored.any(s, seat, place)):
        return
    province = yield succored.ask(seat, "succor_warrior", place, about={"place": REFS[place]})
    if province != DECLINE.value:
        land(s, seat, WARRIOR, RESERVE, province, extra=True)


@choice(LAND, DECLINE)
def succored(s: State, seat: Seat, province: Place, place: Place) -> Clause | None:
    """BR-12.27, BR-12.28, BR-7.28: the invaded province, or either province beside the fjord, with a free village."""
    return figures.no_room_in(s, province) if province in provinces_of(place) else "BR-12.27"


@chapter
def free_invade(s: State, seat: Seat, figure: Figure) -> Chapter:
    """After an upgrade one matching figure of the reserve may invade for nothing (BR-6.14 to BR-6.21)."""
    ships = figure == SHIP  # its upgrade is for an own Sea Serpent too (BR-6.20)
    matching = [g for g in figures.groups_at(s, seat, RESERVE) if g[0] == figure or (ships and SAILS[g[0]])]
    ready = [group for group in matching if landing.any(s, seat, group[0])]
    if not ready or not has_room(s, seat):
        return
    figure = ready[0][0]
    if len(ready) > 1:
        figure, _ = yield Ask(seat, "free_invade_figure", figures.figure_options, args=(ready,))
    ref = figures.figure_ref(s, seat, figure, RESERVE)
    place = yield landing_or_not.ask(seat, "free_invade", figure, about={"figure": ref})
    if place != DECLINE.value:
        land(s, seat, figure, RESERVE, place)


landing_or_not = landing.beside(DECLINE)
PROMPTS = {
    "invade_figure": ("BR-4.22", "BR-4.24", "BR-4.25", "BR-4.33"),
    "invade_place": ("BR-4.28", "BR-4.29", "BR-4.30", "BR-4.31"),
    "succor_warrior": ("BR-12.26", "BR-12.27", "BR-12.28"),
    "free_invade": ("BR-6.14", "BR-6.15", "BR-6.17"),
    "free_invade_figure": ("BR-6.20", "BR-6.21"),
}
