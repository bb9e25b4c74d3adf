"""Positions, turns and results as text, both ways (section 43)."""

import re

from msgspec import Struct

from meadhall.kernel.ask import Ref
from meadhall.kernel.errors import ImpossiblePosition, MeadhallError

from .board import FREE, NAMED, NAMES, REFS, SIGN, STONE, Hex
from .content import BOARD, SIDES, Side


class NotationError(MeadhallError):
    """A text that is no turn or no result as section 43 writes them."""


# --- positions ---------------------------------------------------------------------------------------------------


class Position(Struct, frozen=True):
    """A position between two turns (RR-43.1)."""

    board: str
    to_move: Side = "ivory"
    supply: int | None = None
    """The stones left, or None where there is no limit."""


_SIDE_LETTER: dict[Side, str] = {"ivory": "i", "red": "r"}
_SIDE_OF: dict[str, Side] = {letter: side for side, letter in _SIDE_LETTER.items()}
_PIECES = SIGN["ivory"] + SIGN["red"] + STONE
_PLACEMENT = re.compile(rf"([{_PIECES}])|([1-9][0-9]*)|(.)", re.DOTALL)


def write_position(position: Position) -> str:
    """A position as one line of five fields; powers and their state are ``-`` in the basic game (RR-43.7, RR-43.8)."""
    supply = "-" if position.supply is None else str(position.supply)
    return f"{write_placement(position.board)} {_SIDE_LETTER[position.to_move]} {supply} - -"


def write_placement(board: str) -> str:
    """The rows from South to North, each from West to East (RR-43.2)."""
    rows, first = [], 0
    for length in BOARD.row_lengths.values():
        row = board[first : first + length]
        rows.append(re.sub(rf"\{FREE}+", lambda run: str(len(run[0])), row))
        first += length
    return "/".join(rows)


def read_position(text: str) -> Position:
    """Reads a position, or a placement alone (RR-43.11); raises ImpossiblePosition with a sentence."""
    fields = text.split(" ")
    board = read_placement(fields[0])
    if len(fields) == 1:
        return Position(board)
    if len(fields) != 5:
        raise ImpossiblePosition(
            f"A position has five fields (placement, side to move, stones left, powers, state), not {len(fields)}."
        )
    _, side, supply, powers, state = fields
    if side not in _SIDE_OF:
        raise ImpossiblePosition(f"The side to move is i or r, not {side!r}.")
    if supply != "-" and not re.fullmatch(r"0|[1-9][0-9]*", supply):
        raise ImpossiblePosition(f"The stones left are - or a number, not {supply!r}.")
    if powers != "-":
        raise ImpossiblePosition(f"The powers are - in the basic game, not {powers!r}.")
    if state != "-":
        raise ImpossiblePosition(f"The powers' state is - in the basic game, not {state!r}.")
    return Position(board, _SIDE_OF[side], None if supply == "-" else int(supply))


def read_placement(text: str) -> str:
    """Reads the rows; a row that is wrong is named (RR-43.3, RR-43.4)."""
    rows = text.split("/")
    if len(rows) != len(BOARD.row_lengths):
        raise ImpossiblePosition(f"A placement has {len(BOARD.row_lengths)} rows, not {len(rows)}: {text!r}.")
    board = ""
    for row, (letter, length) in zip(rows, BOARD.row_lengths.items(), strict=True):
        signs = ""
        for piece, run, unknown in _PLACEMENT.findall(row):
            if unknown:
                raise ImpossiblePosition(f"Row {letter} has the unknown sign {unknown!r}: {row!r}.")
            signs += piece or FREE * min(int(run), length + 1)
        if len(signs) != length:
            raise ImpossiblePosition(f"Row {letter} has {length} hexes, not as many as {row!r} names.")
        board += signs
    return board


# --- turns -------------------------------------------------------------------------------------------------------


class PlainTurn(Struct, frozen=True):
    """A Viking goes from one hex to another and a stone stops on a third (RR-43.13)."""

    viking: Hex
    to: Hex
    stone: Hex


class Skip(Struct, frozen=True):
    """A turn that was skipped (RR-43.14)."""


Turn = PlainTurn | Skip
_SKIP = "--"
_HEX = r"([a-z][1-9][0-9]?)"
_PLAIN = re.compile(rf"{_HEX}-{_HEX}/{_HEX}")


def write_turn(turn: Turn) -> str:
    """A turn as text; every turn has exactly one (RR-43.27)."""
    if isinstance(turn, Skip):
        return _SKIP
    return f"{NAMES[turn.viking]}-{NAMES[turn.to]}/{NAMES[turn.stone]}"


def read_turn(text: str) -> Turn:
    """Reads a turn; whether it is legal only a match can tell."""
    if text == _SKIP:
        return Skip()
    plain = _PLAIN.fullmatch(text)
    if plain is None:
        raise NotationError(f"A turn is written from-to/stone, such as a3-d6/g9, or --; not {text!r}.")
    return PlainTurn(*(_read_hex(name) for name in plain.groups()))


def _read_hex(name: str) -> Hex:
    if name not in NAMED:
        raise NotationError(f"There is no hex {name} on the board.")
    return NAMED[name]


def answers(turn: Turn) -> tuple[Ref, ...]:
    """What one points at to play a turn: the Viking, its hex, the stone's hex; nothing for a skip (RR-5.7)."""
    return () if isinstance(turn, Skip) else (REFS[turn.viking], REFS[turn.to], REFS[turn.stone])


# --- results -----------------------------------------------------------------------------------------------------


class Result(Struct, frozen=True):
    """Who won, or nobody, with the points of both sides (RR-43.28)."""

    winner: Side | None
    ivory: int
    red: int


_WON: dict[Side | None, str] = {"ivory": "1-0", "red": "0-1", None: "1/2-1/2"}
_RESULT = re.compile(r"(1-0|0-1|1/2-1/2) \((0|[1-9][0-9]*):(0|[1-9][0-9]*)\)")


def write_result(result: Result) -> str:
    """A result as text, such as ``1-0 (26:23)``."""
    return f"{_WON[result.winner]} ({result.ivory}:{result.red})"


def read_result(text: str) -> Result:
    """Reads a result."""
    match = _RESULT.fullmatch(text)
    if match is None:
        raise NotationError(f"A result is written such as 1-0 (26:23), not {text!r}.")
    winner = next((side for side in SIDES if _WON[side] == match[1]), None)
    return Result(winner, int(match[2]), int(match[3]))
