"""Powers between select and move: Sol, Bragi, Frigg, and the choice of Fafnir's stone (RR-7.25)."""

from meadhall.kernel import button, tell

from ..asking import DECLINE, Asking, ask, may, not_moving_from, refuse
from ..board import LINES, NAMES, NEIGHBOURS, OTHER, free, free_around, hexes_in, occupied, stones_around, vikings
from ..cards import CARD_REFS
from ..changes import bring, note, spend
from ..content import BOARD, Side
from ..state import State, going, holder, viking
from ..ways import bragi_targets, mobile, origins, slide_hexes

_EAST_WEST = tuple(d for d, name in enumerate(BOARD.directions) if name in ("E", "W"))
OWN_HEX = button("own-hex")


def sol(s: State, side: Side) -> Asking:
    """V may step to the East or the West before it moves (section 16)."""
    v = viking(s)
    near = [line[0] for d, line in enumerate(LINES[v]) if line and d in _EAST_WEST]
    steps = [hex for hex in near if hex in free_around(s.board, v)]
    why = refuse([*NEIGHBOURS[v], *slide_hexes(v, occupied(s.board))], "RR-16.3") | refuse(near, "RR-16.1")
    to = yield from may(s, side, "sol", "sol_step", steps, why, v)
    if to is not None:
        bring(s, "stepped", side, v, to, "sol")


def bragi(s: State, side: Side) -> Asking:
    """One opposing Viking beside V may be moved (section 22)."""
    v = viking(s)
    why = refuse(vikings(s.board, side), "RR-22.4") | refuse(vikings(s.board, OTHER[side]), "RR-22.1")
    or_not = DECLINE if mobile(s, v) else None  # RR-22.8: else only such a move makes V's turn possible
    target = yield from ask(s, side, "bragi", "bragi_viking", bragi_targets(s, side, v), why, v, or_not)
    if target is not None:
        moves = slide_hexes(target, occupied(s.board))
        to = yield from ask(s, side, "bragi", "bragi_move", moves, not_moving_from(s, target), target)  # RR-1.30
        bring(s, "sent", side, target, to, "bragi")


def frigg(s: State, side: Side, prompt: str) -> Asking:
    """V may be lifted to a neighbouring hex before its move, or else after it (RR-28.1, RR-28.2, RR-28.4)."""
    v = viking(s)
    if going(s).lifted or s.frigg_new or (s.supply is not None and s.supply < 2):  # RR-28.6, RR-28.12
        return
    why = refuse([*NEIGHBOURS[v], *hexes_in(free(s.board))], "RR-28.1")
    to = yield from may(s, side, "frigg", prompt, free_around(s.board, v), why, v)
    if to is None:
        return
    going(s).lifted = True
    bring(s, "relocated", side, v, to, "frigg")
    spend(s)
    s.frigg += 1
    tell(s, "card_stones", seat=holder(s, OTHER[side]), side=OTHER[side], power=CARD_REFS["frigg"], count=s.frigg)


def fafnir(s: State, side: Side) -> Asking:
    """A V beside stones moves from one of their hexes (RR-24.1, RR-24.2)."""
    v = viking(s)
    why = refuse(stones_around(s.board, v), "RR-24.2")
    or_not = OWN_HEX if s.options.fafnir_optional and mobile(s, v) else None  # RR-44.13
    # RR-24.11: where no stone is beside V nothing is asked; else one can be chosen, or V could not be (RR-24.10)
    origin = yield from ask(s, side, "fafnir", "fafnir_origin", origins(s, v), why, v, or_not)
    if origin is not None:
        going(s).origin = origin
        note(s, "fafnir", NAMES[origin])


PROMPTS = {
    "sol_step": ("RR-16.1", "RR-16.2", "RR-16.3", "RR-16.4"),
    "bragi_viking": ("RR-22.1", "RR-22.3", "RR-22.8"),
    "bragi_move": ("RR-22.2", "RR-22.5"),
    "fafnir_origin": ("RR-24.2", "RR-24.1", "RR-24.9"),
    "frigg_before": ("RR-28.1", "RR-28.3", "RR-28.4"),
    "frigg_after": ("RR-28.2", "RR-28.3", "RR-28.4"),
}
