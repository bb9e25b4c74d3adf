"""Marching: from one province to one other, any number of figures, for 1 Rage (BR-4.40 to BR-4.51)."""

from meadhall.kernel import About, Chapter, Clause, Option, Seat, chapter, tell
from meadhall.kit.choices import choice

from . import figures
from .board import FJORDS, LAND, OUTER, REFS, SEA, YGGDRASIL, Place
from .cards.saving import DONE
from .clan import pay
from .content import CONTENT
from .figures import Group, Standing, figure_options, has_monster_at, no_room_in, without
from .state import State

PRICE = CONTENT.rules.march.rage


@chapter
def march(s: State, seat: Seat) -> Chapter:
    """Origin, target, then one figure after the other (BR-4.41 to BR-4.44); paid when all is chosen (BR-1.62)."""
    origin = yield march_from.ask(seat, "march_from")
    target = yield march_to.ask(seat, "march_to", origin, about={"from": REFS[origin]})
    staying, marching, room = figures.groups_at(s, seat, origin), 0, figures.free_villages(s, target)
    chosen: list[Group] = []
    while staying:
        ends = strengths_after(s, seat, origin, target, staying, chosen)
        about: About = {"from": REFS[origin], "to": REFS[target], "chosen": marching, **ends}
        figure = yield marcher.ask(seat, "march_figure", staying, marching, room, about=about)
        if figure == DONE.value:
            break
        staying, marching = without(staying, *figure), marching + 1
        chosen.append((figure[0], origin, 1))
    pay(s, seat, PRICE)
    refs = figures.group_refs(s, seat, chosen)
    for kind, _, _ in chosen:
        figures.move(s, seat, kind, origin, target)
    tell(s, "marched", seat=seat, figures=refs, to=REFS[target], **{"from": REFS[origin]})


def strengths_after(
    s: State, seat: Seat, origin: Place, target: Place, staying: list[Group], chosen: list[Group]
) -> dict[str, int]:
    """How strong the seat would be at both ends if those chosen marched now; and there, if all do and find room."""
    there = figures.groups_in(s, seat, target)
    afloat = [group for group in figures.groups_in(s, seat, origin) if group[1] != origin]
    said = {
        "there": figures.joined_strength(s, seat, [*there, *chosen], target),
        "left": figures.joined_strength(s, seat, [*afloat, *staying], origin),
    }
    if figures.count_at(s, seat, origin) <= figures.free_villages(s, target):
        said["all"] = figures.joined_strength(s, seat, [*there, *figures.groups_at(s, seat, origin)], target)
    return said


def can_march(s: State, seat: Seat) -> bool:
    """Whether a seat has the Rage, a figure to move and somewhere to go."""
    return s.clans[seat].rage >= PRICE and march_from.any(s, seat)


def stands(s: State, seat: Seat, province: Place) -> bool:
    """Whether a seat has a figure in the province itself, which no ship ever is (BR-4.49)."""
    clan = s.clans[seat]
    if clan.warriors[province] or clan.leader == province:
        return True
    return seat in s.owners and has_monster_at(s, seat, province)


@choice(LAND, others=SEA)
def march_from(s: State, seat: Seat, place: Place) -> Clause | None:
    """A province with an own figure that can move (BR-4.41)."""
    if place in FJORDS:
        return "BR-4.49"
    if stands(s, seat, place) and (place != YGGDRASIL or any(no_room_in(s, other) is None for other in OUTER)):
        return None  # from elsewhere there is always Yggdrasil to go to
    return "BR-4.41"


@choice(LAND, others=SEA)
def march_to(s: State, seat: Seat, place: Place, origin: Place) -> Clause | None:
    """Another intact province with a free village, or Yggdrasil (BR-4.42, BR-4.46, BR-4.47)."""
    if place in FJORDS:
        return "BR-4.49"
    return "BR-4.42" if place == origin else no_room_in(s, place)


def marchers(s: State, seat: Seat, staying: list[Group], marching: int, room: int) -> list[Option]:
    """The figures still in the origin, and done."""
    return [*figure_options(s, seat, staying), DONE]


def others(s: State, seat: Seat, staying: list[Group], marching: int, room: int) -> list[Option]:
    """The figures elsewhere on the board."""
    return figure_options(s, seat, [group for group in figures.groups_on_board(s, seat) if group[1] != staying[0][1]])


@choice(marchers, others=others)
def marcher(s: State, seat: Seat, figure: Standing, staying: list[Group], marching: int, room: int) -> Clause | None:
    """A figure in the origin while villages are free (BR-4.43, BR-4.45, BR-1.20); done once one is chosen."""
    if figure == DONE.value:
        return None if marching else "BR-4.44"
    if figure[1] != staying[0][1]:
        return "BR-1.20" if figure[1] in FJORDS else "BR-4.48"
    return None if marching < room else "BR-4.45"


PROMPTS = {
    "march_from": ("BR-4.40", "BR-4.41", "BR-4.48"),
    "march_to": ("BR-4.42", "BR-4.46", "BR-4.47"),
    "march_figure": ("BR-4.43", "BR-4.44", "BR-4.45"),
}
