"""Positions to study: a match read from a line of text (section 43)."""

import re

import msgspec

from meadhall.kernel import SPECTATOR, to
from meadhall.kit.checks import must

from .board import FREE, NAMED, NAMES, SIGN, STONE, hexes_in, stones
from .cards import CARDS, COMMAND, Power, read_power
from .check import check
from .content import BOARD, NUMBERS, SIDES
from .regions import settled_vikings
from .setup import teams
from .state import MOST_PLAYERS, Options, State, owner_of
from .turn import turn

Team = tuple[Power, ...]
"""The cards of a side; several in a team game, in player order (RR-43.7)."""
_SIDE_OF = {side[0]: side for side in SIDES}
_PLACEMENT = re.compile(rf"([{SIGN['ivory']}{SIGN['red']}{STONE}])|([1-9][0-9]*)|(.)", re.DOTALL)
_NUMBER = "(?:0|[1-9][0-9]*)"
_ENTRIES = {
    "thor": _NUMBER,
    "ask_and_embla": _NUMBER,
    "frigg": f"new|{_NUMBER}",
    "idun": "armed|spent",
    "odin": "[^/]*/[^/]*/[^/+]*",
    "extra": "|".join(NAMES),
    "next": f"{_NUMBER},{_NUMBER}",
}
"""What the state field may say of each power, of an extra turn and of the next players (RR-43.8)."""


def from_position(text: str, options: Options | None = None) -> State:
    """A match at a position of section 43, at the start of a turn; seat 0 plays ivory. For study and for tests."""
    s = read_position(text, options)
    check(s)
    return s


def read_position(text: str, options: Options | None = None) -> State:
    """Reads a position, or a placement alone (RR-43.11), whether a match could come to it or not."""
    placement, *fields = text.split(" ")
    board = read_placement(placement)
    named = "placement, side to move, stones left, powers, state"
    must(len(fields) in (0, 4), f"A position has five fields ({named}), not {1 + len(fields)}.")
    side, supply, powers, state = fields or ("i", "-", "-", "-")
    must(side in _SIDE_OF, f"The side to move is i or r, not {side!r}.")
    must(re.fullmatch(f"-|{_NUMBER}", supply), f"The stones left are - or a number, not {supply!r}.")
    ivory, red = _read_powers(powers)
    entries = _read_state(state, ivory, red)
    seats = max(2, len(ivory) + len(red))
    mode = "basic" if not ivory else "advanced" if seats == 2 else "team"
    fitted = {"mode": mode} | ({"ivory_team": len(ivory)} if mode == "team" else {})
    options = options or Options(supply="unlimited" if supply == "-" else "40")
    options = msgspec.convert(msgspec.to_builtins(options) | fitted, Options)
    frigg = entries.get("frigg", "0")
    s = State(
        seats=seats,
        options=options,
        board=board,
        players=teams(seats, options),
        to_move=_SIDE_OF[side],
        extra=NAMED.get(entries.get("extra", "")),
        stones=hexes_in(stones(board)),
        settled=settled_vikings(board),
        supply=None if supply == "-" else int(supply),
        thor=int(entries.get("thor", 0)),
        waiting=int(entries.get("ask_and_embla", 0)),
        frigg=0 if frigg == "new" else int(frigg),
        frigg_new=frigg == "new",
        armed=entries.get("idun") == "armed",
        agenda=[to(turn)],
    )
    if mode != "basic":
        _deal(s, ivory, red, entries)
    if s.supply is None and options.supply != "unlimited":
        s.supply = NUMBERS.stones.value - len(s.stones) - s.thor - s.frigg
    return s


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


def _read_powers(text: str) -> tuple[Team, Team]:
    if text == "-":
        return (), ()
    must(text.count(",") == 1, f"The powers are - or ivory's and red's, with a comma between them; not {text!r}.")
    ivory, red = (tuple(read_power(name) for name in team.split("+")) for team in text.split(","))
    cards = [*ivory, *red]
    must(len(set(cards)) == len(cards), f"A card is in play twice: {text!r} (RR-41.5).")
    for power in cards if len(cards) > 2 else ():
        must(power in COMMAND, f"{power} has no command icon, so no team plays it (RR-7.39).")
    must(len(cards) <= MOST_PLAYERS, f"A team game has at most {MOST_PLAYERS} players (RR-42.3).")
    return ivory, red


def _read_state(text: str, ivory: Team, red: Team) -> dict[str, str]:
    """The entries of the state field; each that is needed, and no other (RR-43.9)."""
    entries: dict[str, str] = {}
    for entry in [] if text == "-" else text.split(";"):
        name, equals, value = entry.partition("=")
        must(equals and name in _ENTRIES and name not in entries, f"{entry!r} is no state of a power (RR-43.8).")
        entries[name] = value
    in_play = {*ivory, *red}
    needed = (_ENTRIES.keys() & in_play) | ({"next"} if len(in_play) > 2 else set())
    for name in sorted(needed):
        must(name in entries, f"The state of {name} is missing (RR-43.9).")
    for name in sorted(entries):
        must(name in (*needed, "extra"), f"There is a state of {name}, which is not in play (RR-43.9).")
    for name, value in entries.items():
        must(re.fullmatch(_ENTRIES[name], value), f"{name}={value} is no state of a power (RR-43.8).")
    for number, team in zip(_numbers(entries), (ivory, red), strict=False):
        must(number <= len(team), f"next={entries.get('next')} is no state of a power (RR-43.8).")
    return entries


def _numbers(entries: dict[str, str]) -> list[int]:
    """Which players of ivory and red come next; nothing but in a team game."""
    return [int(number) for number in entries["next"].split(",")] if "next" in entries else []


def _deal(s: State, ivory: Team, red: Team, entries: dict[str, str]) -> None:
    """Gives the seats their cards, and Odin his command cards."""
    s.cards = [None] * s.seats
    for side, powers in zip(SIDES, (ivory, red), strict=True):
        for seat, power in zip(s.players[side], powers, strict=True):
            s.cards[seat] = power
        if s.options.mode != "team":
            s.force[side] = None if powers[0] == "odin" else powers[0]
    for side, number in zip(SIDES, _numbers(entries), strict=False):
        if number:  # as many turns as lead to that player; the power of the one before is in force (RR-42.14)
            seats, again = s.players[side], s.extra is not None and s.to_move == side
            s.taken[side] = number if again else number - 1 or len(seats)
            s.force[side] = s.cards[seats[s.taken[side] - 1]]
    if "odin" in entries:
        _deal_command_cards(s, entries["odin"])


def _deal_command_cards(s: State, text: str) -> None:
    """Gives Odin his hand, those on the table, and the one in force; each is named once (RR-43.30)."""
    side = owner_of(s, "odin")
    assert side is not None
    s.faces = [power for power in COMMAND if power not in s.cards]
    zones = [[] if part == "-" else [read_power(card) for card in part.split("+")] for part in text.split("/")]
    named = [power for zone in zones for power in zone]
    count = CARDS["odin"].command_cards
    must(len(set(named)) == len(named) == count, f"Odin has {count} command cards, each once (RR-34.1).")
    for power in named:
        must(power in s.faces, f"{power} cannot be a command card here (RR-34.2, RR-40.16).")
    s.hand, s.table, s.command = (sorted(s.faces.index(power) for power in zone) for zone in zones)
    s.aside = [card for card, power in enumerate(s.faces) if power not in named]
    if s.command:
        s.force[side] = named[-1]
    for seat in (*range(s.seats), SPECTATOR):  # RR-40.15: the owner knows its hand, the others only what was played
        knows = s.options.odin_open_hand or seat == s.players[side][0]
        unknown = sorted(s.aside if knows else [*s.aside, *s.hand])
        s.minds.append([unknown[0] if card in unknown else card for card in range(len(s.faces))])
