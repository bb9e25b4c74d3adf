"""Marching: from one province to one other, any number of figures, for 1 Rage (BR-4.40 to BR-4.51)."""

from collections.abc import Mapping, Sequence

from meadhall.kernel.ask import About, Ask, Chapter, Clause, Option, Ref, Seat
from meadhall.kernel.chapters import chapter
from meadhall.kernel.events import tell

from .board import FJORDS, OPTIONS, PROVINCES, REFS, YGGDRASIL, Place
from .cards.saving import DONE
from .clan import pay
from .content import CONTENT
from .figures import (
    Group,
    figure_option,
    free_villages,
    group_refs,
    groups_at,
    groups_on_board,
    has_monster_at,
    move,
    without,
)
from .state import State

PRICE = CONTENT.rules.march.rage


@chapter
def march(s: State, seat: Seat) -> Chapter:
    """Origin, target, then one figure after the other (BR-4.41 to BR-4.44); paid when all is chosen (BR-1.62)."""
    origin = yield Ask(seat, "march_from", origins, not_origins)
    target = yield Ask(seat, "march_to", reachable, not_reachable, about={"from": REFS[origin]}, args=(origin,))
    staying, marching = groups_at(s, seat, origin), 0
    chosen: list[Group] = []
    while staying:
        about: About = {"from": REFS[origin], "to": REFS[target], "chosen": marching}
        args = (origin, target, marching, staying)
        figure = yield Ask(seat, "march_figure", marchers, not_marchers, about=about, args=args)
        if figure == DONE.value:
            break
        staying, marching = without(staying, *figure), marching + 1
        chosen.append((figure[0], origin, 1))
    pay(s, seat, PRICE)
    figures = group_refs(s, seat, chosen)
    for kind, _, _ in chosen:
        move(s, seat, kind, origin, target)
    tell(s, "marched", seat=seat, figures=figures, to=REFS[target], **{"from": REFS[origin]})


def can_march(s: State, seat: Seat) -> bool:
    """Whether a seat has the Rage, a figure to move and somewhere to go."""
    return s.clans[seat].rage >= PRICE and any(
        stands(s, seat, province) and has_target(s, province) for province in PROVINCES
    )


def stands(s: State, seat: Seat, province: Place) -> bool:
    """Whether a seat has a figure in the province itself, which no ship ever is (BR-4.49)."""
    clan = s.clans[seat]
    return bool(clan.warriors[province]) or clan.leader == province or has_monster_at(s, seat, province)


def origins(s: State, seat: Seat) -> Sequence[Option]:
    """The provinces with an own figure that can move (BR-4.41)."""
    return [OPTIONS[province] for province in PROVINCES if stands(s, seat, province) and has_target(s, province)]


def not_origins(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Fjords and provinces without own figures, and why not."""
    offered = {option.ref for option in origins(s, seat)}
    why = {REFS[province]: "BR-4.41" for province in PROVINCES if REFS[province] not in offered}
    return why | {REFS[fjord]: "BR-4.49" for fjord in FJORDS}


def targets(s: State, origin: Place) -> list[Place]:
    """The other intact provinces with a free village, and Yggdrasil (BR-4.42, BR-4.46, BR-4.47)."""
    return [province for province in PROVINCES if province != origin and free_villages(s, province) > 0]


def has_target(s: State, origin: Place) -> bool:
    """Whether a march from a province can go anywhere; to Yggdrasil it always can."""
    return origin != YGGDRASIL or bool(targets(s, origin))


def reachable(s: State, seat: Seat, origin: Place) -> Sequence[Option]:
    """Where a march from a province may go."""
    return [OPTIONS[province] for province in targets(s, origin)]


def not_reachable(s: State, seat: Seat, origin: Place) -> Mapping[Ref, Clause]:
    """The other places, and why not."""
    why: dict[Ref, Clause] = {REFS[fjord]: "BR-4.49" for fjord in FJORDS}
    for province in PROVINCES:
        if province == origin:
            why[REFS[province]] = "BR-4.42"
        elif free_villages(s, province) <= 0:
            why[REFS[province]] = "BR-1.21" if s.destroyed[province] else "BR-1.9"
    return why


def marchers(
    s: State, seat: Seat, origin: Place, target: Place, marching: int, staying: list[Group]
) -> Sequence[Option]:
    """The figures still in the origin while villages are free, and done once one is chosen (BR-4.43, BR-4.45)."""
    options = [DONE] if marching else []
    if marching < free_villages(s, target):
        options = [*(figure_option(s, seat, figure, place) for figure, place, _ in staying), *options]
    return options


def not_marchers(
    s: State, seat: Seat, origin: Place, target: Place, marching: int, staying: list[Group]
) -> Mapping[Ref, Clause]:
    """Figures elsewhere (BR-4.48), ships (BR-1.20), and those for whom no village is free (BR-4.45)."""
    why: dict[Ref, Clause] = {}
    for figure, place, _ in groups_on_board(s, seat):
        if place != origin:
            ship = place in FJORDS
            why[figure_option(s, seat, figure, place).ref] = "BR-1.20" if ship else "BR-4.48"
    if marching >= free_villages(s, target):
        why |= {figure_option(s, seat, figure, place).ref: "BR-4.45" for figure, place, _ in staying}
    if not marching:
        why[DONE.ref] = "BR-4.44"
    return why


PROMPTS = {
    "march_from": ("BR-4.40", "BR-4.41", "BR-4.48"),
    "march_to": ("BR-4.42", "BR-4.46", "BR-4.47"),
    "march_figure": ("BR-4.43", "BR-4.44", "BR-4.45"),
}
