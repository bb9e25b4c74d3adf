"""What no match could ever look like: counts every piece and every card (sections 1, 2, 41 and 44)."""

from meadhall.kit.checks import must

from .board import FREE, HEXES, NAMES, SIGN, START, STONE, vikings
from .cards import CARDS, COMMAND
from .content import NUMBERS, SIDES, Side
from .draft import TWO_VIKINGS
from .notation import read_turn
from .regions import regions, settled_vikings
from .state import State, cards_of, owner_of

_AGENDAS = ("colours", "draft", "team_draft", "places", "turn")


def check(s: State) -> None:
    """Raises ImpossiblePosition with a sentence if no match could be in this state."""
    _check_seats(s)  # first: the number of Vikings depends on the seats' cards
    _check_board(s)
    _check_stones(s)
    _check_cards(s)
    _check_command_cards(s)
    _check_turn(s)
    homes = settled_vikings(s.board)
    must(s.settled == homes, "The settled Vikings are not those that stand in settled regions (RR-4.10).")
    _check_past(s)


def _check_board(s: State) -> None:
    must(len(s.board) == len(NAMES), f"The board has {len(NAMES)} hexes, not {len(s.board)} (RR-1.1).")
    for sign in sorted(set(s.board)):
        must(sign in (FREE, STONE, *SIGN.values()), f"The board has the unknown sign {sign!r}.")
    for side in SIDES:
        there, wanted = len(vikings(s.board, side)), _vikings_of(s, side)
        must(there in wanted, f"There are {wanted[0]} {side} Vikings, not {there} (RR-1.17).")


def _vikings_of(s: State, side: Side) -> list[int]:
    """How many Vikings of a side may stand on the board; a waiting one may be lost (RR-20.13)."""
    whole = len(START[side])
    power = next((card for card in cards_of(s, side) if card in TWO_VIKINGS), None)
    placed = s.agenda[0][0] == "turn" or s.options.mode == "basic" if s.agenda else s.turn > 0
    if s.going is None and s.ending is None and not placed:
        return [0]  # first come the cards, and what setup texts ask their owners (RR-2.9)
    if power == "ask_and_embla":
        return [whole - 1] if s.waiting else [whole, whole - 1]
    return [whole - 1] if power is not None else [whole]


def _check_stones(s: State) -> None:
    on_board = [hex for hex in HEXES if s.board[hex] == STONE]
    must(sorted(s.stones) == on_board, "The stones set are not the stones on the board.")
    unlimited = s.options.supply == "unlimited"
    must((s.supply is None) == unlimited, "The stones left do not fit the table's supply (RR-44.1).")
    on_cards, whole = s.thor + s.frigg, NUMBERS.stones.value
    lying = f"{len(on_board)} stones on the board{f' and {on_cards} on cards' if on_cards else ''}"
    adds_up = s.supply is None or (s.supply >= 0 and s.supply + len(on_board) + on_cards == whole)
    must(adds_up, f"{lying} and {s.supply} left are not {whole} (RR-44.4).")


def _check_seats(s: State) -> None:
    mode, seats = s.options.mode, sorted(seat for side in s.players.values() for seat in side)
    must(mode == "team" or s.seats == 2, f"Two seats play, not {s.seats} (RR-2.1).")
    must(not s.players or seats == [*range(s.seats)], "Every seat plays for ivory or for red (RR-2.2, RR-42.4).")
    must(all(s.players.values()), "Each side has at least one player (RR-2.2, RR-42.1).")
    cards = 0 if mode == "basic" else s.seats
    must(len(s.cards) == cards, "Every seat has a card, but for the basic game, which has none (RR-2.1).")


def _check_cards(s: State) -> None:
    dealt = [card for card in s.cards if card]
    must(len(set(dealt)) == len(dealt), "Two seats play the same card (RR-41.5).")
    icons = s.options.mode != "team" or all(card in COMMAND for card in dealt)
    must(icons, "A team game is played with command icons only (RR-7.39).")
    for side in SIDES:
        power, mine = s.force[side], cards_of(s, side)
        command = [s.faces[card] for card in s.command] if "odin" in mine else []
        must(power in (None, *mine, *command), f"{power} is in force for {side}, which does not have it.")
    limits = (
        ("thor", s.thor, CARDS["thor"].stones),
        ("ask_and_embla", s.waiting, 1),
        ("frigg", s.frigg, NUMBERS.turn_limit.value),
        ("idun", int(s.armed), 1),
        ("frigg", int(s.frigg_new), 1),
    )
    for card, value, most in limits:
        fits = 0 <= value <= (most if card in s.cards else 0)
        must(fits, f"The card of {card} cannot be in that state (RR-43.8).")
    waits = not s.armed or not any(region.side for region in regions(s.board))
    must(waits, "Idun's card is armed although a region was settled already (RR-31.1).")


def _check_command_cards(s: State) -> None:
    held, count = [*s.hand, *s.table, *s.command], CARDS["odin"].command_cards
    if not s.faces:
        must(not (held or s.aside or s.minds), "Only Odin has command cards (RR-34.1).")
        return
    whole = owner_of(s, "odin") is not None and len(held) == count and len(s.command) <= 1
    must(whole, f"Odin has {count} command cards (RR-34.1, RR-40.1).")
    idle = sorted(power for power in COMMAND if power not in s.cards)
    must(sorted(s.faces) == idle, "Command cards are icon cards that nobody plays (RR-34.2, RR-40.16).")


def _check_turn(s: State) -> None:
    most = NUMBERS.turn_limit.value
    must(0 <= s.turn <= most, f"A match has at most {most} turns, not {s.turn} (RR-44.8).")
    to_come = [[[name]] for name in (("colours", "turn") if s.options.mode == "basic" else _AGENDAS)]
    first = s.agenda == [["colours"]]  # in a game for two they say who sits where
    seated = bool(s.players) != first or (first and s.options.mode == "team")
    goes_on = s.agenda in to_come and seated and not s.ending
    must(not s.agenda or goes_on, f"No match goes on with {s.agenda}.")
    turn = s.going
    if turn is None:
        return
    must(not (s.agenda or s.ending), "Between two turns and after the end no Viking is selected.")
    if turn.selected is None:
        must(turn.viking is None and turn.to is None, "A Viking has moved that was not selected (RR-3.2).")
    else:
        there = turn.viking in vikings(s.board, s.to_move)
        must(there, f"No Viking of {s.to_move} stands where the selected one should.")


def _check_past(s: State) -> None:
    must(len(s.turns) <= s.turn, f"{len(s.turns)} turns were played where only {s.turn} have begun.")
    played = len(s.movers) == len(s.turns) and all(seat in range(s.seats) for seat in s.movers)
    must(played, "Every turn was played by one of the seats.")
    for text in s.turns:
        read_turn(text)
    for position in s.seen:
        whole = len(position) > len(NAMES) and position[len(NAMES)] in SIGN.values()
        must(whole, f"{position!r} is no position that was seen before.")
