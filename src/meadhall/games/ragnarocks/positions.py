"""Positions as text, both ways: board, side to move, stones left, powers and their state (section 43)."""

import re
from typing import Any, Literal

from msgspec import Struct

from meadhall.kernel import ImpossiblePosition
from meadhall.kit.checks import must

from .board import FREE, NAMED, NAMES, SIGN, STONE, Hex
from .cards import COMMAND, Power, read_power
from .content import BOARD, SIDES, Side
from .state import MOST_PLAYERS, State, cards_of

Unknown = Literal["?"]
"""A command card that the reader may not see."""


class OdinCards(Struct, frozen=True):
    """Odin's command cards; each is named once (RR-43.30)."""

    hand: tuple[Power | Unknown, ...] = ()
    table: tuple[Power, ...] = ()
    force: Power | None = None


class Position(Struct, frozen=True):
    """A position between two turns (RR-43.1)."""

    board: str
    to_move: Side = "ivory"
    supply: int | None = None
    """The stones left, or None where there is no limit."""
    powers: tuple[tuple[Power, ...], tuple[Power, ...]] = ((), ())
    """The cards of ivory and red; several in a team game, in player order (RR-43.7)."""
    thor: int | None = None
    ask_and_embla: int | None = None
    frigg: int | Literal["new"] | None = None
    idun: Literal["armed", "spent"] | None = None
    odin: OdinCards | None = None
    extra: Hex | None = None
    next: tuple[int, int] | None = None
    """In a team game the numbers of the players who come next, ivory's and red's; 0: a team that has not begun."""


_SIDE_LETTER: dict[Side, str] = {"ivory": "i", "red": "r"}
_SIDE_OF: dict[str, Side] = {letter: side for side, letter in _SIDE_LETTER.items()}
_PIECES = SIGN["ivory"] + SIGN["red"] + STONE
_PLACEMENT = re.compile(rf"([{_PIECES}])|([1-9][0-9]*)|(.)", re.DOTALL)
_NUMBER = re.compile(r"0|[1-9][0-9]*")
STATEFUL: tuple[Power, ...] = ("thor", "ask_and_embla", "frigg", "idun", "odin")
"""The powers that have an entry in the state field (RR-43.8)."""


# --- writing -----------------------------------------------------------------------------------------------------


def write_position(position: Position) -> str:
    """A position as one line of five fields (RR-43.1)."""
    supply = "-" if position.supply is None else str(position.supply)
    side = _SIDE_LETTER[position.to_move]
    return f"{write_placement(position.board)} {side} {supply} {_write_powers(position)} {_write_state(position)}"


def write_placement(board: str) -> str:
    """The rows from South to North, each from West to East (RR-43.2)."""
    rows, first = [], 0
    for length in BOARD.row_lengths.values():
        row = board[first : first + length]
        rows.append(re.sub(rf"\{FREE}+", lambda run: str(len(run[0])), row))
        first += length
    return "/".join(rows)


def _write_powers(position: Position) -> str:
    return ",".join("+".join(team) for team in position.powers) if any(position.powers) else "-"


def _write_state(position: Position) -> str:
    """The state of the powers in play, in a fixed order (RR-43.8, RR-43.9)."""
    entries = []
    for name in ("thor", "ask_and_embla", "frigg", "idun"):
        value = getattr(position, name)
        if value is not None:
            entries.append(f"{name}={value}")
    if position.odin is not None:
        hand, table = ("+".join(cards) or "-" for cards in (position.odin.hand, position.odin.table))
        entries.append(f"odin={hand}/{table}/{position.odin.force or '-'}")
    if position.extra is not None:
        entries.append(f"extra={NAMES[position.extra]}")
    if position.next is not None:
        entries.append(f"next={position.next[0]},{position.next[1]}")
    return ";".join(entries) or "-"


# --- reading -----------------------------------------------------------------------------------------------------


def read_position(text: str) -> Position:
    """Reads a position, or a placement alone (RR-43.11); raises ImpossiblePosition with a sentence."""
    fields = text.split(" ")
    board = read_placement(fields[0])
    if len(fields) == 1:
        return Position(board)
    named = "placement, side to move, stones left, powers, state"
    must(len(fields) == 5, f"A position has five fields ({named}), not {len(fields)}.")
    _, side, supply, powers, state = fields
    must(side in _SIDE_OF, f"The side to move is i or r, not {side!r}.")
    must(supply == "-" or _NUMBER.fullmatch(supply), f"The stones left are - or a number, not {supply!r}.")
    teams = _read_powers(powers)
    return Position(
        board=board,
        to_move=_SIDE_OF[side],
        supply=None if supply == "-" else int(supply),
        powers=teams,
        **_read_state(state, teams),
    )


def read_placement(text: str) -> str:
    """Reads the rows; a row that is wrong is named (RR-43.3, RR-43.4)."""
    rows, wanted = text.split("/"), len(BOARD.row_lengths)
    must(len(rows) == wanted, f"A placement has {wanted} rows, not {len(rows)}: {text!r}.")
    board = ""
    for row, (letter, length) in zip(rows, BOARD.row_lengths.items(), strict=True):
        signs = ""
        for piece, run, unknown in _PLACEMENT.findall(row):
            must(not unknown, f"Row {letter} has the unknown sign {unknown!r}: {row!r}.")
            signs += piece or FREE * min(int(run), length + 1)
        must(len(signs) == length, f"Row {letter} has {length} hexes, not as many as {row!r} names.")
        board += signs
    return board


def _read_powers(text: str) -> tuple[tuple[Power, ...], tuple[Power, ...]]:
    if text == "-":
        return (), ()
    teams = text.split(",")
    must(len(teams) == 2, f"The powers are - or ivory's and red's, with a comma between them; not {text!r}.")
    ivory, red = (tuple(read_power(name) for name in team.split("+")) for team in teams)
    cards = [*ivory, *red]
    must(len(set(cards)) == len(cards), f"A card is in play twice: {text!r} (RR-41.5).")
    for power in cards if len(cards) > 2 else ():
        must(power in COMMAND, f"{power} has no command icon, so no team plays it (RR-7.39).")
    must(len(cards) <= MOST_PLAYERS, f"A team game has at most {MOST_PLAYERS} players (RR-42.3).")
    return ivory, red


def _read_state(text: str, teams: tuple[tuple[Power, ...], tuple[Power, ...]]) -> dict[str, Any]:
    entries: dict[str, str] = {}
    for entry in [] if text == "-" else text.split(";"):
        name, equals, value = entry.partition("=")
        known = equals and name in (*STATEFUL, "extra", "next") and name not in entries
        must(known, f"{entry!r} is no state of a power (RR-43.8).")
        entries[name] = value
    in_play = {*teams[0], *teams[1]}
    needed = {power for power in STATEFUL if power in in_play} | ({"next"} if len(in_play) > 2 else set())
    for name in sorted(needed):
        must(name in entries, f"The state of {name} is missing (RR-43.9).")
    for name in sorted(entries):
        must(name in (*needed, "extra"), f"There is a state of {name}, which is not in play (RR-43.9).")
    return {name: _read_entry(name, value, teams) for name, value in entries.items()}


def _read_entry(name: str, value: str, teams: tuple[tuple[Power, ...], tuple[Power, ...]]) -> Any:
    match name:
        case "thor" | "ask_and_embla" if _NUMBER.fullmatch(value):
            return int(value)
        case "frigg" if value == "new" or _NUMBER.fullmatch(value):
            return "new" if value == "new" else int(value)
        case "idun" if value in ("armed", "spent"):
            return value
        case "extra" if value in NAMED:
            return NAMED[value]
        case "next":
            numbers = value.split(",")
            if len(numbers) == 2 and all(
                _NUMBER.fullmatch(n) and int(n) <= len(team) for n, team in zip(numbers, teams, strict=True)
            ):
                return int(numbers[0]), int(numbers[1])
        case "odin" if value.count("/") == 2:
            hand, table, force = (
                () if part == "-" else tuple(read_power(card) for card in part.split("+")) for part in value.split("/")
            )
            if len(force) < 2:
                return OdinCards(hand, table, force[0] if force else None)
    raise ImpossiblePosition(f"{name}={value} is no state of a power (RR-43.8).")


# --- of a match --------------------------------------------------------------------------------------------------


def position_of(s: State, hand: tuple[Power | Unknown, ...] | None = None) -> Position:
    """The position of a match; Odin's hand as its reader sees it."""
    cards = set(s.cards)
    odin = None
    if "odin" in cards:
        table, force = (tuple(read_power(s.faces[card]) for card in zone) for zone in (s.table, s.command))
        known = hand if hand is not None else tuple(read_power(s.faces[card]) for card in s.hand)
        odin = OdinCards(known, table, force[0] if force else None)
    ivory, red = (tuple(card for card in cards_of(s, side) if card) for side in SIDES)
    return Position(
        board=s.board,
        to_move=s.to_move,
        supply=s.supply,
        powers=(ivory, red) if ivory and red else ((), ()),
        thor=s.thor if "thor" in cards else None,
        ask_and_embla=s.waiting if "ask_and_embla" in cards else None,
        frigg=("new" if s.frigg_new else s.frigg) if "frigg" in cards else None,
        idun=("armed" if s.armed else "spent") if "idun" in cards else None,
        odin=odin,
        extra=s.extra,
        next=(next_number(s, "ivory"), next_number(s, "red")) if s.options.mode == "team" else None,
    )


def next_number(s: State, side: Side) -> int:
    """The number of the player who takes a side's next turn (RR-42.12, RR-42.20); 0 before its first (RR-43.32)."""
    again = s.extra is not None and s.to_move == side
    under_way = s.going is not None and s.to_move == side
    done = s.taken[side] - (again or under_way)
    return done % len(s.players[side]) + 1 if done or again else 0


def position_key(s: State) -> str:
    """What makes two positions the same: board, side to move and card state (RR-44.6, RR-44.7).

    Command cards count as cards, not by what they are, so that it tells nobody what Odin holds.
    """
    key = s.board + SIGN[s.to_move]
    if s.cards:
        numbers = (s.thor, s.waiting, s.frigg, s.frigg_new, s.armed, s.extra)
        cards = (s.hand, s.table, s.command)
        turns = [next_number(s, side) for side in SIDES] if s.options.mode == "team" else []
        key += f"{numbers}{cards}{turns}"
    return key
