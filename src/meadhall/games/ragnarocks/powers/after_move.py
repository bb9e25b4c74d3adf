"""Powers between move and summon: Tyr, Njord and Vali (RR-7.27); Frigg's second chance stands with her first."""

from ..asking import DECLINE, Asking, ask, may, refuse, unreached
from ..board import BIT, EDGE, NEXT, OPPOSITE, OTHER, SIGN, Hex, free, occupied, vikings
from ..changes import bring, move_again, nomadic, trade_places
from ..content import SIDES, Side
from ..state import State, viking
from ..ways import can_summon, slide_hexes, vikings_beside


def tyr(s: State, side: Side) -> Asking:
    """V may trade places with a Viking beside it (section 18)."""
    v = viking(s)
    beside = vikings_beside(s.board, v)
    targets = [w for w in beside if can_summon(s, "tyr", w, s.board)]  # RR-18.6
    everyone = [w for each in SIDES for w in vikings(s.board, each)]
    why = refuse(everyone, "RR-18.1") | refuse(beside, "RR-18.6")
    or_not = DECLINE if can_summon(s, "tyr", v, s.board) else None
    other = yield from ask(s, side, "tyr", "tyr_swap", targets, why, v, or_not)
    if other is not None:
        trade_places(s, side, v, other, "tyr")


def njord(s: State, side: Side) -> Asking:
    """V on the edge, as the only roaming Viking of its side there, may move again (section 33)."""
    v = viking(s)
    others = [w for w in vikings(s.board, side) if w != v and nomadic(s, w) and BIT[w] & EDGE]
    if not BIT[v] & EDGE or others:
        return
    to = yield from may(s, side, "njord", "njord_move", slide_hexes(v, occupied(s.board)), unreached, v)
    if to is not None:
        move_again(s, "njord", to)


def vali(s: State, side: Side) -> Asking:
    """An opposing Viking beside V may be brought to the other side of V (section 38)."""
    v = viking(s)
    behind: dict[Hex, Hex] = {}
    for d, w in enumerate(NEXT[v]):
        other = NEXT[v][OPPOSITE[d]]
        if w is not None and s.board[w] == SIGN[OTHER[side]] and other is not None and BIT[other] & free(s.board):
            behind[w] = other
    why = refuse(vikings(s.board, side), "RR-38.3") | refuse(vikings(s.board, OTHER[side]), "RR-38.1")
    target = yield from may(s, side, "vali", "vali_viking", behind, why, v)
    if target is not None:
        bring(s, "relocated", side, target, behind[target], "vali")


PROMPTS = {
    "tyr_swap": ("RR-18.1", "RR-18.2", "RR-18.4", "RR-18.6"),
    "njord_move": ("RR-33.1", "RR-33.2"),
    "vali_viking": ("RR-38.1", "RR-38.2"),
}
