"""What no match could ever look like: counts every piece and every card (sections 1, 2, 41 and 44)."""

from meadhall.kernel.errors import ImpossiblePosition

from .board import FREE, HEXES, NAMES, SIGN, STONE, vikings
from .cards import CARDS, COMMAND
from .changes import owner_of
from .content import BOARD, NUMBERS, SIDES, Side
from .draft import TWO_VIKINGS
from .notation import NotationError, read_turn
from .regions import regions, settled_vikings
from .state import State

_AGENDAS = ("colours", "draft", "team_draft", "places", "turn")


def check(s: State) -> None:
    """Raises ImpossiblePosition with a sentence if no match could be in this state."""
    _check_seats(s)  # first: the number of Vikings depends on the seats' cards
    _check_board(s)
    _check_stones(s)
    _check_cards(s)
    _check_command_cards(s)
    _check_turn(s)
    if s.settled != settled_vikings(s.board):
        raise ImpossiblePosition("The settled Vikings are not those that stand in settled regions (RR-4.10).")
    _check_past(s)


def placed(s: State) -> bool:
    """Whether the Vikings stand on the board already (RR-2.9)."""
    return not s.agenda or s.agenda[0][0] == "turn" or s.options.mode == "basic"


def _check_board(s: State) -> None:
    if len(s.board) != len(NAMES):
        raise ImpossiblePosition(f"The board has {len(NAMES)} hexes, not {len(s.board)} (RR-1.1).")
    unknown = set(s.board) - {FREE, STONE, *SIGN.values()}
    if unknown:
        raise ImpossiblePosition(f"The board has the unknown sign {min(unknown)!r}.")
    for side in SIDES:
        there, wanted = len(vikings(s.board, side)), _vikings_of(s, side)
        if there not in wanted:
            raise ImpossiblePosition(f"There are {wanted[0]} {side} Vikings, not {there} (RR-1.17).")


def _vikings_of(s: State, side: Side) -> list[int]:
    """How many Vikings of a side may stand on the board; a waiting one may be lost (RR-20.13)."""
    whole = len(BOARD.start[side])
    mine = [s.cards[seat] for seat in s.players[side]] if s.cards and s.players else []
    power = next((card for card in mine if card in TWO_VIKINGS), None)
    if s.going is None and s.ending is None and not placed(s):
        return [0]
    if s.going is None and s.ending is None and s.turn == 0 and not s.agenda:
        return [0]  # a setup text asks its owner
    if power == "ask_and_embla":
        return [whole - 1] if s.waiting else [whole, whole - 1]
    return [whole - 1] if power is not None else [whole]


def _check_stones(s: State) -> None:
    if sorted(s.stones) != [hex for hex in HEXES if s.board[hex] == STONE]:
        raise ImpossiblePosition("The stones set are not the stones on the board.")
    if (s.supply is None) != (s.options.supply == "unlimited"):
        raise ImpossiblePosition("The stones left do not fit the table's supply (RR-44.1).")
    on_cards = s.thor + s.frigg
    if s.supply is not None and (s.supply < 0 or s.supply + len(s.stones) + on_cards != NUMBERS.stones.value):
        lying = f" and {on_cards} on cards" if on_cards else ""
        raise ImpossiblePosition(
            f"{len(s.stones)} stones on the board{lying} and {s.supply} left are not {NUMBERS.stones.value} (RR-44.4)."
        )


def _check_seats(s: State) -> None:
    if s.options.mode != "team" and s.seats != 2:
        raise ImpossiblePosition(f"Two seats play, not {s.seats} (RR-2.1).")
    if s.players and sorted([*s.players["ivory"], *s.players["red"]]) != list(range(s.seats)):
        raise ImpossiblePosition("Every seat plays for ivory or for red (RR-2.2, RR-42.4).")
    if not all(s.players.values()):
        raise ImpossiblePosition("Each side has at least one player (RR-2.2, RR-42.1).")
    if len(s.cards) != (0 if s.options.mode == "basic" else s.seats):
        raise ImpossiblePosition("Every seat has a card, but for the basic game, which has none (RR-2.1).")


def _check_cards(s: State) -> None:
    dealt = [card for card in s.cards if card]
    if len(set(dealt)) != len(dealt):
        raise ImpossiblePosition("Two seats play the same card (RR-41.5).")
    if s.options.mode == "team" and any(card not in COMMAND for card in dealt):
        raise ImpossiblePosition("A team game is played with command icons only (RR-7.39).")
    for side in SIDES:
        _check_force(s, side)
    limits = (
        ("thor", s.thor, CARDS["thor"].stones),
        ("ask_and_embla", s.waiting, 1),
        ("frigg", s.frigg, NUMBERS.turn_limit.value),
        ("idun", int(s.armed), 1),
        ("frigg", int(s.frigg_new), 1),
    )
    for power, value, most in limits:
        if not 0 <= value <= (most if power in s.cards else 0):
            raise ImpossiblePosition(f"The card of {power} cannot be in that state (RR-43.8).")
    if s.armed and any(region.side for region in regions(s.board)):
        raise ImpossiblePosition("Idun's card is armed although a region was settled already (RR-31.1).")


def _check_force(s: State, side: Side) -> None:
    power = s.force[side]
    if power is None:
        return
    mine = [s.cards[seat] for seat in s.players[side]] if s.players else []
    command = [s.faces[card] for card in s.command] if "odin" in mine else []
    if power not in [*mine, *command]:
        raise ImpossiblePosition(f"{power} is in force for {side}, which does not have it.")


def _check_command_cards(s: State) -> None:
    held = [*s.hand, *s.table, *s.command]
    if not s.faces:
        if held or s.aside or s.minds:
            raise ImpossiblePosition("Only Odin has command cards (RR-34.1).")
        return
    if owner_of(s, "odin") is None or len(held) != CARDS["odin"].command_cards or len(s.command) > 1:
        raise ImpossiblePosition(f"Odin has {CARDS['odin'].command_cards} command cards (RR-34.1, RR-40.1).")
    if sorted(s.faces) != sorted(power for power in COMMAND if power not in s.cards):
        raise ImpossiblePosition("Command cards are icon cards that nobody plays (RR-34.2, RR-40.16).")


def _check_turn(s: State) -> None:
    if not 0 <= s.turn <= NUMBERS.turn_limit.value:
        raise ImpossiblePosition(f"A match has at most {NUMBERS.turn_limit.value} turns, not {s.turn} (RR-44.8).")
    if s.agenda and (
        len(s.agenda) != 1
        or s.agenda[0] not in [[name] for name in _AGENDAS]
        or s.ending
        or (s.agenda != [["colours"]] and not s.players)
        or (s.options.mode == "basic" and s.agenda not in ([["colours"]], [["turn"]]))
        or (s.options.mode != "team" and s.agenda == [["colours"]] and bool(s.players))
    ):
        raise ImpossiblePosition(f"No match goes on with {s.agenda}.")
    turn = s.going
    if turn is None:
        return
    if s.agenda or s.ending:
        raise ImpossiblePosition("Between two turns and after the end no Viking is selected.")
    if turn.selected is None:
        if turn.viking is not None or turn.to is not None:
            raise ImpossiblePosition("A Viking has moved that was not selected (RR-3.2).")
        return
    if turn.viking not in vikings(s.board, s.to_move):
        raise ImpossiblePosition(f"No Viking of {s.to_move} stands where the selected one should.")


def _check_past(s: State) -> None:
    if len(s.turns) > s.turn:
        raise ImpossiblePosition(f"{len(s.turns)} turns were played where only {s.turn} have begun.")
    if len(s.movers) != len(s.turns) or any(seat not in range(s.seats) for seat in s.movers):
        raise ImpossiblePosition("Every turn was played by one of the seats.")
    try:
        for text in s.turns:
            read_turn(text)
    except NotationError as error:
        raise ImpossiblePosition(str(error)) from None
    for position in s.seen:
        if len(position) < len(NAMES) + 1 or position[len(NAMES)] not in SIGN.values():
            raise ImpossiblePosition(f"{position!r} is no position that was seen before.")
