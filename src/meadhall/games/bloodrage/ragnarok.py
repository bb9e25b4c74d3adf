"""Phase 5: the doomed province falls, and all in it die gloriously (section 9)."""

from meadhall.kernel import begin, chapter, tell

from .board import NOWHERE, REFS
from .cards.saving import RAGNAROK, perish
from .figures import groups_in
from .state import PHASES, State, clockwise


@chapter
def ragnarok(s: State) -> None:
    """The province of this age is destroyed, with every figure in it and in its fjord (BR-9.1 to BR-9.4)."""
    s.phase = PHASES.index("ragnarok")
    tell(s, "phase", age=s.age, phase="ragnarok")
    province = s.ragnarok[s.age - 1]
    s.destroyed[province] = True
    tell(s, "ragnarok", province=REFS[province])
    begin(s, doom_moves)
    perish(s, [(seat, groups_in(s, seat, province)) for seat in clockwise(s, s.first)], RAGNAROK)


@chapter
def doom_moves(s: State) -> None:
    """The doom token goes to the province that falls next; after age 3 it leaves the board (BR-9.9, BR-9.10)."""
    s.doom = s.ragnarok[s.age] if s.age < len(s.ragnarok) else NOWHERE
    if s.doom != NOWHERE:
        tell(s, "doom", province=REFS[s.doom])
