"""Powers between select and move: Sol, Bragi, Frigg, and the choice of Fafnir's stone (RR-7.25)."""

from meadhall.kernel.ask import button
from meadhall.kernel.events import tell

from ..board import (
    AROUND,
    BIT,
    LINES,
    NAMES,
    NEIGHBOURS,
    OTHER,
    free,
    hexes_in,
    occupied,
    stones,
    vikings,
)
from ..cards import CARD_REFS
from ..changes import spend
from ..content import BOARD, Side
from ..refusals import not_moving_from
from ..state import State, going, holder, viking
from ..ways import bragi_targets, mobile, origins, slide_hexes
from .asking import DECLINE, Asking, ask, carry, hexes, may, refuse

_EAST_WEST = tuple(d for d, name in enumerate(BOARD.directions) if name in ("E", "W"))
OWN_HEX = button("own-hex")


def sol(s: State, side: Side) -> Asking:
    """V may step to the East or the West before it moves (section 16)."""
    v = viking(s)
    near = [line[0] for d, line in enumerate(LINES[v]) if line and d in _EAST_WEST]
    steps = [hex for hex in near if BIT[hex] & free(s.board)]
    why = refuse([*NEIGHBOURS[v], *slide_hexes(v, occupied(s.board))], "RR-16.3") | refuse(near, "RR-16.1")
    to = yield from may(s, side, "sol", "sol_step", steps, why, v)
    if to is not None:
        carry(s, "stepped", side, side, "sol", v, to)


def bragi(s: State, side: Side) -> Asking:
    """One opposing Viking beside V may be moved (section 22)."""
    v = viking(s)
    targets = bragi_targets(s, side, v)
    why = refuse(vikings(s.board, side), "RR-22.4") | refuse(vikings(s.board, OTHER[side]), "RR-22.1")
    options = hexes(targets)
    if not options:
        return
    if mobile(s, v):
        options.append(DECLINE)  # RR-22.8: else only such a move makes V's turn possible
    target = yield from ask(s, side, "bragi", "bragi_viking", options, why, v)
    if target == DECLINE.value:
        return
    moves = hexes(slide_hexes(target, occupied(s.board)))
    to = yield from ask(s, side, "bragi", "bragi_move", moves, not_moving_from(s, target), target)  # RR-1.30
    carry(s, "sent", side, OTHER[side], "bragi", target, to)


def frigg_before(s: State, side: Side) -> Asking:
    """V may be lifted to a neighbouring hex before its move (RR-28.1)."""
    yield from _frigg(s, side, "frigg_before")


def frigg_after(s: State, side: Side) -> Asking:
    """V may be lifted after its move, if it was not before (RR-28.2, RR-28.4)."""
    if not going(s).lifted:
        yield from _frigg(s, side, "frigg_after")


def _frigg(s: State, side: Side, prompt: str) -> Asking:
    v = viking(s)
    if s.frigg_new or (s.supply is not None and s.supply < 2):  # RR-28.6, RR-28.12
        return
    near = hexes_in(AROUND[v] & free(s.board))
    why = refuse([*NEIGHBOURS[v], *hexes_in(free(s.board))], "RR-28.1")
    to = yield from may(s, side, "frigg", prompt, near, why, v)
    if to is None:
        return
    going(s).lifted = True
    carry(s, "relocated", side, side, "frigg", v, to)
    spend(s)
    s.frigg += 1
    tell(s, "card_stones", seat=holder(s, OTHER[side]), side=OTHER[side], power=CARD_REFS["frigg"], count=s.frigg)


def fafnir(s: State, side: Side) -> Asking:
    """A V beside stones moves from one of their hexes (RR-24.1, RR-24.2)."""
    v = viking(s)
    beside = hexes_in(AROUND[v] & stones(s.board))
    options = hexes(origins(s, v))
    if not options:
        return  # RR-24.11: no stone is beside V, or it could not have been selected (RR-24.10)
    if s.options.fafnir_optional and mobile(s, v):
        options.append(OWN_HEX)  # RR-44.13
    origin = yield from ask(s, side, "fafnir", "fafnir_origin", options, refuse(beside, "RR-24.2"), v)
    if origin == OWN_HEX.value:
        return
    going(s).origin = origin
    going(s).line += f"{{fafnir:{NAMES[origin]}}}"
