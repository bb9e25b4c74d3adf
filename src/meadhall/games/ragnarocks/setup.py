"""Setup, and positions to study (sections 2, 42 and 43)."""

import msgspec

from meadhall.kernel import SPECTATOR, MeadhallError, Seat, Token, to
from meadhall.kit.checks import must

from .board import FREE, HEXES, NAMES, STONE, start_board
from .cards import CARDS, COMMAND, go_together
from .check import check
from .content import NUMBERS, SIDES, Side
from .draft import colours
from .positions import OdinCards, Position, read_position
from .regions import settled_vikings
from .state import Options, State, owner_of
from .turn import turn


def setup(seats: int, options: Options) -> State:
    """The board before anything happened; the colours come first (RR-2.2 to RR-2.9)."""
    fit(seats, options)
    supply = None if options.supply == "unlimited" else NUMBERS.stones.value
    return State(
        seats=seats,
        options=options,
        board=start_board() if options.mode == "basic" else FREE * len(NAMES),
        players=teams(seats, options) if options.mode == "team" else {},
        cards=[] if options.mode == "basic" else [None] * seats,
        supply=supply,
        agenda=[to(colours)],
    )


def fit(seats: int, options: Options) -> None:
    """Raises with one sentence where seats and options do not go together (RR-2.1, RR-42.1, RR-41.2)."""
    mode, team, ivory, red = options.mode, options.ivory_team, options.ivory_power, options.red_power
    if mode == "team":
        few = f"A team game has at least three players, not {seats} (RR-42.1)."
        must(seats >= 3, few, MeadhallError)
        alone = f"An ivory team of {team} among {seats} players leaves nobody for red (RR-42.1)."
        must(team < seats, alone, MeadhallError)
    else:
        many = f"The {mode} game is played by two; {seats} players play the team game: mode=team (RR-2.1)."
        must(seats == 2, many, MeadhallError)
    if mode != "advanced" or options.offer != "chosen":
        unwanted = "Powers are named only where an advanced game plays with chosen cards: offer=chosen."
        must(ivory == red == "none", unwanted, MeadhallError)
        return
    if ivory == "none" or red == "none":
        raise MeadhallError("A game with chosen cards needs one for each side: ivory_power and red_power.")
    why = "the same card (RR-41.5)" if ivory == red else "cards that cannot meet (RR-41.3)"
    must(go_together(ivory, red), f"{ivory} and {red} are {why}.", MeadhallError)


def teams(seats: int, options: Options) -> dict[Side, list[Seat]]:
    """Who plays for which side: seats alternate, ivory 1 first, until one team is full (RR-42.4)."""
    sizes: dict[Side, int] = {"ivory": options.ivory_team or (seats + 1) // 2}
    sizes["red"] = seats - sizes["ivory"]
    found: dict[Side, list[Seat]] = {"ivory": [], "red": []}
    for seat in range(seats):
        side: Side = "ivory" if len(found["ivory"]) <= len(found["red"]) else "red"
        if len(found[side]) == sizes[side]:
            side = "red" if side == "ivory" else "ivory"
        found[side].append(seat)
    return found


# --- positions ---------------------------------------------------------------------------------------------------


def from_position(text: str, options: Options | None = None) -> State:
    """A match at a position of section 43, at the start of a turn; seat 0 plays ivory. For study and for tests."""
    position = read_position(text)
    ivory, red = position.powers
    seats = max(2, len(ivory) + len(red))
    mode = "basic" if not ivory else "advanced" if seats == 2 else "team"
    if options is None:
        options = Options(supply="unlimited" if position.supply is None else "40")
    options = _fitted(options, mode, len(ivory))
    on_board = [hex for hex in HEXES if position.board[hex] == STONE]
    s = State(
        seats=seats,
        options=options,
        board=position.board,
        players=teams(seats, options),
        to_move=position.to_move,
        extra=position.extra,
        stones=on_board,
        settled=settled_vikings(position.board),
        supply=position.supply,
        thor=position.thor or 0,
        waiting=position.ask_and_embla or 0,
        frigg=position.frigg if isinstance(position.frigg, int) else 0,
        frigg_new=position.frigg == "new",
        armed=position.idun == "armed",
        agenda=[to(turn)],
    )
    if mode != "basic":
        _deal(s, position)
    if s.supply is None and options.supply != "unlimited":
        s.supply = NUMBERS.stones.value - len(on_board) - s.thor - s.frigg
    check(s)
    return s


def _fitted(options: Options, mode: str, ivory: int) -> Options:
    """The options of a table at which such a position could be reached."""
    team = {"ivory_team": ivory} if mode == "team" else {}
    return msgspec.convert(msgspec.to_builtins(options) | {"mode": mode} | team, Options)


def _deal(s: State, position: Position) -> None:
    """Gives the seats their cards, and Odin his command cards."""
    s.cards = [None] * s.seats
    for side, powers in zip(SIDES, position.powers, strict=True):
        for seat, power in zip(s.players[side], powers, strict=True):
            s.cards[seat] = power
        if s.options.mode != "team":
            s.force[side] = None if powers[0] == "odin" else powers[0]
    if position.next is not None:
        for side, number in zip(SIDES, position.next, strict=True):
            _come_to(s, side, number)
    if position.odin is not None:
        _deal_command_cards(s, position.odin)


def _come_to(s: State, side: Side, number: int) -> None:
    """As many turns of a team as lead to its next player; the power of the one before is in force (RR-42.14)."""
    if number == 0:
        return
    seats = s.players[side]
    again = s.extra is not None and s.to_move == side
    s.taken[side] = number if again else number - 1 or len(seats)
    s.force[side] = s.cards[seats[s.taken[side] - 1]]


def _deal_command_cards(s: State, odin: OdinCards) -> None:
    side = owner_of(s, "odin")
    assert side is not None
    s.faces = [power for power in COMMAND if power not in s.cards]
    named = [*odin.hand, *odin.table, *([odin.force] if odin.force else [])]
    count = CARDS["odin"].command_cards
    must(len(set(named)) == len(named) == count, f"Odin has {count} command cards, each once (RR-34.1).")
    for power in named:
        must(power in s.faces, f"{power} cannot be a command card here (RR-34.2, RR-40.16).")
    token = {power: number for number, power in enumerate(s.faces)}
    s.hand = sorted(token[power] for power in odin.hand)
    s.table = sorted(token[power] for power in odin.table)
    if odin.force:
        s.command = [token[odin.force]]
        s.force[side] = odin.force
    s.aside = [number for number, power in enumerate(s.faces) if power not in named]
    s.minds = [_mind(s, seat == s.players[side][0]) for seat in (*range(s.seats), SPECTATOR)]


def _mind(s: State, owner: bool) -> list[Token]:
    """What somebody knows of the command cards: the owner its hand, the others only what was played (RR-40.15)."""
    unknown = sorted(s.aside if owner or s.options.odin_open_hand else [*s.aside, *s.hand])
    return [unknown[0] if token in unknown else token for token in range(len(s.faces))]
