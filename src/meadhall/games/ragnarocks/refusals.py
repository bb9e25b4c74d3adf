"""Why a Viking or a stone does not get to a hex."""

from collections.abc import Iterable, Mapping

from meadhall.kernel.ask import Clause, Option, Ref, Seat

from .board import FREE, HEXES, LINES, REFS, SIGN, STONE, Hex, occupied, put, slides
from .state import State, going, viking
from .ways import beyond

IN_THE_WAY: Mapping[str, Clause] = {STONE: "RR-3.14", SIGN["ivory"]: "RR-3.15", SIGN["red"]: "RR-3.15"}
"""What a Viking cannot enter or pass, by its sign."""


def blocked(board: str, start: Hex, obstacle: Mapping[str, Clause], off_line: Clause) -> dict[Ref, Clause]:
    """Every hex that a slide from the start does not reach, by the clause of what is in the way."""
    why = {REFS[hex]: obstacle.get(board[hex], off_line) for hex in HEXES if hex != start}
    for line in LINES[start]:
        clause = None
        for hex in line:
            clause = clause or obstacle.get(board[hex])
            if clause:
                why[REFS[hex]] = clause
            else:
                del why[REFS[hex]]
    return why


def unoffered(why: Mapping[Ref, Clause], options: Iterable[Option]) -> dict[Ref, Clause]:
    """What was looked at for a reason, less what may be pointed at after all."""
    offered = {option.ref for option in options}
    return {ref: clause for ref, clause in why.items() if ref not in offered}


def unreached(s: State, seat: Seat) -> dict[Ref, Clause]:
    """What an additional move of V does not reach, and why not (RR-7.15)."""
    return not_moving_from(s, viking(s))


def not_moving_from(s: State, start: Hex) -> dict[Ref, Clause]:
    """Every hex that is off a Viking's six lines or behind something, and its own."""
    return blocked(s.board, start, IN_THE_WAY, "RR-3.11") | {REFS[start]: "RR-3.13"}


def not_moving(s: State) -> dict[Ref, Clause]:
    """Why the move step does not lead V to a hex, by a normal move or by its power, among them those where it does."""
    v, origin = viking(s), going(s).origin
    if origin is not None:
        why = blocked(put(s.board, v, FREE), origin, IN_THE_WAY, "RR-3.11") | {REFS[origin]: "RR-3.14"}
        why |= {hex.ref: "RR-24.9" for hex in slides(v, occupied(s.board))}
    else:
        why = blocked(s.board, v, IN_THE_WAY, "RR-3.11")
        if not s.options.allow_zero_move:
            why[REFS[v]] = "RR-3.13"
    judged = beyond(s, s.force[s.to_move], v, origin)
    return why | {REFS[hex]: clause for hex, clause in judged.items() if clause is not None}
