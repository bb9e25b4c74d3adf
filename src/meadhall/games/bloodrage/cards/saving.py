"""Destroying figures, and what keeps one alive: Frigga's Protection and the Volur Witch (BR-1.50, BR-7.46, BR-12.85).

Whatever kills calls ``perish``; a sacrifice, which nothing averts (BR-7.51, BR-12.90), calls ``destroy``. A cause is
``battle``, ``invade``, ``sacrifice`` or ``ragnarok``.
"""

from meadhall.kernel import Ask, Chapter, Option, Seat, button, chapter, tell, then, to

from ..board import OPTIONS, OUTER, REFS, VALHALLA, YGGDRASIL
from ..clan import gain_glory, pay
from ..content import CONTENT
from ..figures import SAILS, Group, able, figure_options, figure_ref, group_refs, move, without
from ..state import State
from .sheet import affords, glory_of, price_of, worn
from .words import DoubleRagnarokGlory, PayToSave, Retreats, ShipDeathGlory

BATTLE, INVADE, SACRIFICE, RAGNAROK = "battle", "invade", "sacrifice", "ragnarok"
DONE = button("done")
LET_DIE = button("let_die")
_RETREAT = (OPTIONS[YGGDRASIL], LET_DIE)
WITCHES = able(Retreats)


def perish(s: State, doomed: list[tuple[Seat, list[Group]]], cause: str) -> None:
    """Figures are about to be destroyed, seat by seat in the order given; owners who can react are asked first."""
    doomed = [(seat, groups) for seat, groups in doomed if groups]
    if any(can_save(s, seat, cause) or can_retreat(groups) for seat, groups in doomed):
        then(s, *(to(last_chance, seat, [list(group) for group in groups], cause) for seat, groups in doomed))
    else:
        for seat, groups in doomed:
            destroy(s, seat, groups, cause)


@chapter("perish")
def last_chance(s: State, seat: Seat, doomed: list[list[int]], cause: str) -> Chapter:
    """The chapter ``perish``: a seat saves figures (BR-12.86), then its witch may retreat (BR-7.46); the rest die."""
    groups: list[Group] = [(figure, place, count) for figure, place, count in doomed]
    while groups and can_save(s, seat, cause):
        answer = yield Ask(seat, "save_figure", savable, about={"cause": cause}, args=(groups,))
        if answer == DONE.value:
            break
        groups = without(groups, *answer)
        pay(s, seat, price_of(s, seat, PayToSave))
        tell(s, "saved", seat=seat, figure=figure_ref(s, seat, *answer), where=REFS[answer[1]])
    if can_retreat(groups):
        answer = yield Ask(seat, "witch_retreat", _RETREAT, about={"cause": cause})
        if answer == YGGDRASIL:
            groups = retreat(s, seat, groups)
    destroy(s, seat, groups, cause)


def can_save(s: State, seat: Seat, cause: str) -> bool:
    """Frigga's Protection: with Rage, and not against Ragnarök (BR-12.85, BR-12.89, BR-9.5)."""
    return cause != RAGNAROK and s.clans[seat].rage > 0 and affords(s, seat, PayToSave)


def savable(s: State, seat: Seat, groups: list[Group]) -> list[Option]:
    """The figures about to be destroyed, alike ones once, and no more."""
    return [*figure_options(s, seat, groups), DONE]


def can_retreat(groups: list[Group]) -> bool:
    """The Volur Witch: out of an outer province (BR-7.46, BR-7.48)."""
    return any(figure in WITCHES and place in OUTER for figure, place, _ in groups)


def retreat(s: State, seat: Seat, groups: list[Group]) -> list[Group]:
    """She goes to Yggdrasil and was not destroyed (BR-7.47); the others stay behind."""
    witch, place = next((figure, place) for figure, place, _ in groups if figure in WITCHES)
    move(s, seat, witch, place, YGGDRASIL)
    tell(s, "retreated", seat=seat, figure=figure_ref(s, seat, witch, place), where=REFS[place], to=REFS[YGGDRASIL])
    return without(groups, witch, place)


def destroy(s: State, seat: Seat, groups: list[Group], cause: str) -> None:
    """Figures go to Valhalla, ships pay their upgrade, Ragnarök pays for all (BR-1.50, BR-9.3, BR-12.15)."""
    if not groups:
        return
    count, ships = 0, 0
    for figure, place, number in groups:
        move(s, seat, figure, place, VALHALLA, number)
        count += number
        ships += number * SAILS[figure]
    tell(s, "destroyed", seat=seat, figures=group_refs(s, seat, groups), where=REFS[groups[0][1]], cause=cause)
    if cause == BATTLE and s.pillage is not None:
        s.pillage.dead[seat] += count
    if ships:
        gain_glory(s, seat, ships * glory_of(s, seat, ShipDeathGlory), "ships")
    if cause == RAGNAROK:
        doubled = 1 + len(worn(s, seat, DoubleRagnarokGlory))
        gain_glory(s, seat, count * CONTENT.tokens.ragnarok.glory_by_age[s.age - 1] * doubled, RAGNAROK)


PROMPTS = {
    "save_figure": ("BR-12.85", "BR-12.86", "BR-12.87", "BR-12.88"),
    "witch_retreat": ("BR-7.46", "BR-7.47", "BR-7.49"),
}
