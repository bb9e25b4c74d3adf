"""Powers between move and summon: Tyr, Njord and Vali (RR-7.27); Frigg's second chance stands with her first."""

from meadhall.kernel.events import tell

from ..board import BIT, EDGE, NAMES, NEIGHBOURS, NEXT, OPPOSITE, OTHER, REFS, SIGN, Hex, free, occupied, vikings
from ..cards import CARD_REFS, Power
from ..changes import nomadic, shift, swap
from ..content import Side
from ..refusals import unreached
from ..state import State, going, holder, viking
from ..ways import can_summon, slide_hexes
from .asking import DECLINE, Asking, ask, carry, hexes, may, refuse, tell_way


def tyr(s: State, side: Side) -> Asking:
    """V may trade places with a Viking beside it (section 18)."""
    v = viking(s)
    beside = [w for w in NEIGHBOURS[v] if s.board[w] in SIGN.values()]
    options = hexes(w for w in beside if can_summon(s, "tyr", w, s.board))  # RR-18.6
    if not options:
        return
    if can_summon(s, "tyr", v, s.board):
        options.append(DECLINE)
    everyone = [*vikings(s.board, side), *vikings(s.board, OTHER[side])]
    why = refuse(everyone, "RR-18.1") | refuse(beside, "RR-18.6")
    other = yield from ask(s, side, "tyr", "tyr_swap", options, why, v)
    if other == DECLINE.value:
        return
    going(s).line += f"{{tyr:{NAMES[v]}<>{NAMES[other]}}}"
    swap(s, v, other)
    tell(s, "swapped", seat=holder(s, side), to=REFS[other], power=CARD_REFS["tyr"], **{"from": REFS[v]})


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
        carry(s, "relocated", side, OTHER[side], "vali", target, behind[target])


def move_again(s: State, power: Power, to: Hex) -> None:
    """V makes an additional move, the third hex of its chain (RR-7.15, RR-43.16)."""
    v = viking(s)
    going(s).line += f"-{NAMES[to]}"
    shift(s, v, to)
    tell_way(s, "moved_again", s.to_move, s.to_move, power, v, to)
