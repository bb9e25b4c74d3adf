"""Why a Viking or a stone does not get to a hex."""

from collections.abc import Iterable, Mapping

from meadhall.kernel.ask import Clause, Option, Ref, Seat

from .board import BIT, EDGE, FREE, HEXES, LINES, REFS, SIGN, STONE, Hex, free, hexes_in, occupied, put, slides
from .regions import contested, settled_land
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


def not_pushed(s: State, v: Hex) -> dict[Ref, Clause]:
    """Why a push does not lead V to a hex, among them those to which one does (section 12)."""
    why: dict[Ref, Clause] = {}
    for line in LINES[v]:
        way = next((k for k, hex in enumerate(line) if s.board[hex] != FREE), None)
        if way is None:
            continue
        if s.board[line[way]] == STONE:
            why[REFS[line[way]]] = "RR-12.7"
            continue
        behind = line[way + 1 : way + 2]
        room = bool(behind) and s.board[behind[0]] == FREE
        why |= {REFS[hex]: "RR-12.5" if room else "RR-12.6" for hex in line[way:]}
    return why


def not_from_stone(s: State, v: Hex, stone: Hex) -> dict[Ref, Clause]:
    """Why Fafnir's move from a stone beside V does not lead to a hex, among them those where it does (section 24)."""
    board, land = put(s.board, v, FREE), contested(s.board)
    why = blocked(board, stone, IN_THE_WAY, "RR-3.11")
    why |= {hex.ref: "RR-24.9" for hex in slides(v, occupied(s.board))}
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


def not_jumped(s: State, v: Hex) -> dict[Ref, Clause]:
    """Why no jump leads V to a hex, among them those where one does (section 36)."""
    why: dict[Ref, Clause] = {}
    for line in LINES[v]:
        way = next((k for k, hex in enumerate(line) if s.board[hex] != FREE), len(line))
        if way == len(line):
            continue
        over_stone = s.board[line[way]] == STONE
        why |= {REFS[hex]: "RR-36.1" if over_stone else "RR-36.3" for hex in line[way + 1 :]}
        if over_stone and way == 0:
            for landing in line[1:2]:
                if s.board[landing] == FREE:
                    why[REFS[landing]] = "RR-36.4" if BIT[landing] & settled_land(s.board) else "RR-36.9"
    return why


def not_ashore(s: State, v: Hex) -> dict[Ref, Clause]:
    """Why V is not relocated to a free hex, among them those where it is (section 35)."""
    open_hexes = free(s.board)
    if not BIT[v] & EDGE:
        return {}
    why = {REFS[hex]: "RR-35.1" for hex in hexes_in(open_hexes & ~EDGE)}
    for hex in hexes_in(open_hexes & EDGE):
        why[REFS[hex]] = "RR-35.8" if BIT[hex] & contested(s.board) else "RR-35.2"
    return why
