"""Why a Viking or a stone does not get to a hex."""

from collections.abc import Iterable, Mapping

from meadhall.kernel.ask import Clause, Option, Ref, Seat

from .board import HEXES, LINES, REFS, SIGN, STONE, Hex
from .state import State, viking

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
