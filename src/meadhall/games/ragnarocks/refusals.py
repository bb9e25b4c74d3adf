"""Why a Viking or a stone does not get to a hex."""

from collections.abc import Mapping

from meadhall.kernel.ask import Clause, Ref, Seat

from .board import BIT, FREE, HEXES, LINES, REFS, SIGN, STONE, Hex, occupied, put, slides
from .regions import contested
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


def unreached(s: State, seat: Seat) -> dict[Ref, Clause]:
    """What an additional move of V does not reach, and why not (RR-7.15)."""
    return not_moving_from(s, viking(s))


def not_moving_from(s: State, start: Hex) -> dict[Ref, Clause]:
    """Every hex that is off a Viking's six lines or behind something, and its own."""
    return blocked(s.board, start, IN_THE_WAY, "RR-3.11") | {REFS[start]: "RR-3.13"}


def not_from_stone(s: State, v: Hex, stone: Hex) -> dict[Ref, Clause]:
    """Why Fafnir's move from a stone beside V does not lead to a hex, among them those where it does (section 24)."""
    board, land = put(s.board, v, FREE), contested(s.board)
    why = blocked(board, stone, IN_THE_WAY, "RR-3.11")
    why |= {hex.ref: "RR-24.9" for hex in slides(v, occupied(s.board)) if why.get(hex.ref) == "RR-3.11"}
    for hex in slides(stone, occupied(board)):
        why[hex.ref] = "RR-24.13" if BIT[hex.value] & land else "RR-24.5"
    return why | {REFS[stone]: "RR-3.14"}


def not_through_stones(s: State, v: Hex) -> dict[Ref, Clause]:
    """Why no row of stones leads V to a hex, among them those where one does (section 25)."""
    why: dict[Ref, Clause] = {}
    for line in LINES[v]:
        row = next((k for k, hex in enumerate(line) if s.board[hex] != STONE), len(line))
        if row:
            why |= {REFS[hex]: "RR-25.4" for hex in line}
            for landing in line[row : row + 1]:
                contest = "RR-25.12" if BIT[landing] & contested(s.board) else "RR-25.6"
                why[REFS[landing]] = contest if s.board[landing] == FREE else "RR-25.5"
        else:
            way = next((k for k, hex in enumerate(line) if s.board[hex] != FREE), len(line))
            if way < len(line) and s.board[line[way]] == STONE:
                why |= {REFS[hex]: "RR-25.3" for hex in line[way:]}
    return why
