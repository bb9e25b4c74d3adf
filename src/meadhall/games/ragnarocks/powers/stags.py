"""Dain, Dvalin, Duneyr and Duratror: all Vikings move, and each leaves a stone behind (section 23)."""

from meadhall.kernel.events import tell

from ..board import NAMES, OTHER, REFS, Hex, occupied, vikings
from ..cards import CARD_REFS, Power
from ..changes import nomadic, put_stone, shift
from ..refusals import unreached
from ..state import State, going, holder
from ..ways import mobile, slide_hexes
from .asking import Asking, ask, hexes, refuse

STAGS: Power = "dain_dvalin_duneyr_duratror"


def run(s: State) -> Asking:
    """As long as a Viking has not moved, roams and can move, one such Viking moves (RR-23.1)."""
    side, turn = s.to_move, going(s)
    seat = holder(s, side)
    moved: list[Hex] = []
    while s.supply != 0:  # RR-23.14
        own = vikings(s.board, side)
        able = [v for v in own if v not in moved and nomadic(s, v) and mobile(s, v)]
        if not able:
            break
        why = refuse(vikings(s.board, OTHER[side]), "RR-3.9") | refuse(own, "RR-23.2")
        why |= refuse([v for v in own if not nomadic(s, v)], "RR-23.9")
        v = yield from ask(s, side, STAGS, "stag_viking", hexes(able), why)
        turn.selected = turn.viking = v
        tell(s, "selected", seat=seat, hex=REFS[v])
        moves = hexes(slide_hexes(v, occupied(s.board)))
        to = yield from ask(s, side, STAGS, "stag_move", moves, unreached, v)
        turn.line += f"{';' if moved else ''}{NAMES[v]}-{NAMES[to]}!"
        turn.start, turn.to = v, to
        moved.append(to)
        tell(
            s,
            "trailed",
            seat=seat,
            side=side,
            to=REFS[to],
            stone=REFS[v],
            power=CARD_REFS[STAGS],
            **{"from": REFS[v]},
        )
        shift(s, v, to)
        turn.stones.append(v)
        put_stone(s, v)
