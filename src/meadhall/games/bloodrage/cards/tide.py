"""Odin's Tide: everybody in the battle keeps one figure (BR-12.119 to BR-12.123)."""

from meadhall.kernel import Chapter, Clause, Seat, chapter, tell
from meadhall.kit.choices import choice

from ..board import FJORD_OF, REFS
from ..figures import Standing, figure_option, figures_on_board, groups_in, without
from ..state import State, battle
from .saving import BATTLE, perish


@chapter
def tide(s: State, seat: Seat) -> Chapter:
    """Odin's Tide: a participant keeps one of its figures in the battle (BR-12.119 to BR-12.123)."""
    province = battle(s).province
    groups = groups_in(s, seat, province)
    if sum(count for _, _, count in groups) < 2:
        return
    kept = yield fighter.ask(seat, "tide_keep", about={"province": REFS[province]})
    tell(s, "tide_kept", seat=seat, figure=figure_option(s, seat, *kept).ref)
    perish(s, [(seat, without(groups_in(s, seat, province), *kept))], BATTLE)


@choice(figures_on_board)
def fighter(s: State, seat: Seat, figure: Standing) -> Clause | None:
    """A figure in the battle, alike ones once (BR-12.122); elsewhere they are in no danger (BR-12.120)."""
    province = battle(s).province
    return None if figure[1] in (province, FJORD_OF[province]) else "BR-12.120"


PROMPTS = {
    "tide_keep": ("BR-12.119", "BR-12.120", "BR-12.122"),
}
