"""Odin's Tide: everybody in the battle keeps one figure (BR-12.119 to BR-12.123)."""

from collections.abc import Mapping, Sequence

from meadhall.kernel.ask import Ask, Chapter, Clause, Option, Ref, Seat
from meadhall.kernel.chapters import chapter
from meadhall.kernel.events import tell

from ..board import REFS
from ..figures import figure_option, groups_in, groups_on_board, without
from ..state import State, battle
from .saving import BATTLE, perish


@chapter
def tide(s: State, seat: Seat) -> Chapter:
    """Odin's Tide: a participant keeps one of its figures in the battle (BR-12.119 to BR-12.123)."""
    province = battle(s).province
    groups = groups_in(s, seat, province)
    if sum(count for _, _, count in groups) < 2:
        return
    kept = yield Ask(seat, "tide_keep", fighters, not_fighters, about={"province": REFS[province]})
    tell(s, "tide_kept", seat=seat, figure=figure_option(s, seat, *kept).ref)
    perish(s, [(seat, without(groups_in(s, seat, province), *kept))], BATTLE)


def fighters(s: State, seat: Seat) -> Sequence[Option]:
    """A participant's figures in the battle, alike ones once (BR-12.120, BR-12.122)."""
    return [figure_option(s, seat, figure, place) for figure, place, _ in groups_in(s, seat, battle(s).province)]


def not_fighters(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """The seat's figures elsewhere on the board, which are in no danger (BR-12.120)."""
    there = {option.ref for option in fighters(s, seat)}
    elsewhere = [figure_option(s, seat, figure, place).ref for figure, place, _ in groups_on_board(s, seat)]
    return {found: "BR-12.120" for found in elsewhere if found not in there}


PROMPTS = {
    "tide_keep": ("BR-12.119", "BR-12.120", "BR-12.122"),
}
