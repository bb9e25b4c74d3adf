"""Setup, positions to study, and what no match could ever look like (section 2)."""

from meadhall.kernel.errors import ImpossiblePosition

from .board import FREE, HEXES, NAMES, SIGN, STONE, start_board, vikings
from .content import BOARD, NUMBERS, SIDES
from .notation import NotationError, read_position, read_turn
from .regions import settled_vikings
from .state import Options, State


def setup(seats: int, options: Options) -> State:
    """The Vikings on their start hexes, no stone on the board; the colours come first (RR-2.2 to RR-2.8)."""
    supply = None if options.supply == "unlimited" else NUMBERS.stones.value
    return State(seats=seats, options=options, board=start_board(), players={}, supply=supply, agenda=[["colours"]])


def from_position(text: str, options: Options | None = None) -> State:
    """A match at a position of section 43, at the start of a turn; seat 0 plays ivory. For study and for tests."""
    position = read_position(text)
    if options is None:
        options = Options(supply="unlimited" if position.supply is None else "40")
    supply = position.supply
    on_board = [hex for hex in HEXES if position.board[hex] == STONE]
    if supply is None and options.supply != "unlimited":
        supply = NUMBERS.stones.value - len(on_board)
    s = State(
        seats=2,
        options=options,
        board=position.board,
        players={"ivory": 0, "red": 1},
        to_move=position.to_move,
        stones=on_board,
        settled=settled_vikings(position.board),
        supply=supply,
        agenda=[["turn"]],
    )
    check(s)
    return s


def check(s: State) -> None:
    """Raises ImpossiblePosition with a sentence if no match could be in this state; counts every piece."""
    _check_board(s)
    _check_turn(s)
    if s.settled != settled_vikings(s.board):
        raise ImpossiblePosition("The settled Vikings are not those that stand in settled regions (RR-4.10).")
    if s.faces or s.minds:
        raise ImpossiblePosition("The basic game has no cards.")
    _check_past(s)


def _check_board(s: State) -> None:
    if len(s.board) != len(NAMES):
        raise ImpossiblePosition(f"The board has {len(NAMES)} hexes, not {len(s.board)} (RR-1.1).")
    unknown = set(s.board) - {FREE, STONE, *SIGN.values()}
    if unknown:
        raise ImpossiblePosition(f"The board has the unknown sign {min(unknown)!r}.")
    for side in SIDES:
        there = len(vikings(s.board, side))
        if there != len(BOARD.start[side]):
            raise ImpossiblePosition(f"There are {len(BOARD.start[side])} {side} Vikings, not {there} (RR-1.17).")
    if sorted(s.stones) != [hex for hex in HEXES if s.board[hex] == STONE]:
        raise ImpossiblePosition("The stones set are not the stones on the board.")
    if (s.supply is None) != (s.options.supply == "unlimited"):
        raise ImpossiblePosition("The stones left do not fit the table's supply (RR-44.1).")
    if s.supply is not None and (s.supply < 0 or s.supply + len(s.stones) != NUMBERS.stones.value):
        raise ImpossiblePosition(
            f"{len(s.stones)} stones on the board and {s.supply} left are not {NUMBERS.stones.value} (RR-44.4)."
        )


def _check_turn(s: State) -> None:
    if s.seats != 2:
        raise ImpossiblePosition(f"Two seats play, not {s.seats} (RR-2.1).")
    if s.players and sorted(s.players.values()) != [0, 1]:
        raise ImpossiblePosition("One seat plays ivory and the other red (RR-2.2).")
    if not 0 <= s.turn <= NUMBERS.turn_limit.value:
        raise ImpossiblePosition(f"A match has at most {NUMBERS.turn_limit.value} turns, not {s.turn} (RR-44.8).")
    if s.agenda and (
        s.agenda not in ([["colours"]], [["turn"]]) or s.ending or (s.agenda == [["turn"]]) != bool(s.players)
    ):
        raise ImpossiblePosition(f"No match goes on with {s.agenda}.")
    if (s.agenda or s.ending) and s.selected is not None:
        raise ImpossiblePosition("Between two turns and after the end no Viking is selected.")
    if s.selected is None:
        if s.moved_to is not None:
            raise ImpossiblePosition("A Viking has moved that was not selected (RR-3.2).")
        return
    stands = s.selected if s.moved_to is None else s.moved_to
    if not (0 <= s.selected < len(NAMES) and 0 <= stands < len(NAMES)) or s.board[stands] != SIGN[s.to_move]:
        raise ImpossiblePosition(f"No Viking of {s.to_move} stands where the selected one should.")
    if s.moved_to not in (None, s.selected) and s.board[s.selected] != FREE:
        raise ImpossiblePosition(f"The hex {NAMES[s.selected]} that the Viking has left is not free.")


def _check_past(s: State) -> None:
    if len(s.turns) > s.turn:
        raise ImpossiblePosition(f"{len(s.turns)} turns were played where only {s.turn} have begun.")
    try:
        for text in s.turns:
            read_turn(text)
    except NotationError as error:
        raise ImpossiblePosition(str(error)) from None
    for position in s.seen:
        if len(position) != len(NAMES) + 1 or position[-1] not in SIGN.values():
            raise ImpossiblePosition(f"{position!r} is no position that was seen before.")
