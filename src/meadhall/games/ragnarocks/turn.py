"""The course of play: colours, turns of select, move and summon, skips, and the end (sections 2, 3 and 5)."""

from collections.abc import Mapping, Sequence

from meadhall.kernel.ask import Ask, Chapter, Clause, Option, Ref, Seat
from meadhall.kernel.chance import below
from meadhall.kernel.events import tell
from meadhall.kernel.game import begin

from .board import (
    AROUND,
    FREE,
    HEXES,
    LINES,
    OPTIONS,
    OTHER,
    REFS,
    SIGN,
    STONE,
    Hex,
    occupied,
    put,
    slides,
    vikings,
)
from .content import NUMBERS, SIDES, Side
from .notation import PlainTurn, Skip, write_result, write_turn
from .regions import hexes_of, parts, settlers
from .scoring import CLAUSE, result
from .state import Ending, State


def colours(s: State) -> None:
    """Chance decides which seat plays ivory; ivory begins (RR-2.2, RR-2.10)."""
    ivory = below(s, 2)
    s.players = {"ivory": ivory, "red": 1 - ivory}
    tell(s, "colours", **s.players)
    begin(s, "turn")


def turn(s: State) -> Chapter:
    """Select, move, summon (RR-3.2); a side that cannot skips (RR-5.1); if neither side can, the game ends (RR-5.9)."""
    can_act = bool(movable(s, s.to_move))
    ending = end_of_game(s, can_act)
    if ending is not None:
        return finish(s, ending)
    s.turn += 1
    if not can_act:
        return skip(s)

    seat = s.players[s.to_move]
    viking = yield Ask(seat, "select_viking", selectable, not_selectable)
    select(s, viking)
    to = yield Ask(seat, "move_to", reachable, not_reachable, about={"viking": REFS[viking]})
    move(s, to)
    stone = yield Ask(seat, "summon_at", summonable, not_summonable, about={"viking": REFS[to]})
    summon(s, stone)

    s.turns.append(write_turn(PlainTurn(viking, to, stone)))
    s.selected = s.moved_to = None
    s.to_move = OTHER[s.to_move]
    begin(s, "turn")


# --- select ------------------------------------------------------------------------------------------------------


def movable(s: State, side: Side) -> list[Hex]:
    """A side's Vikings from which a complete turn exists: nomadic, with a free neighbour, and a stone to summon.

    After a move the way back is free for the stone (RR-3.22, RR-3.23), so nothing more is needed (RR-5.8).
    """
    if s.supply == 0:
        return []
    obstacles, settled = occupied(s.board), s.settled
    return [v for v in vikings(s.board, side) if v not in settled and AROUND[v] & obstacles != AROUND[v]]


def selectable(s: State, seat: Seat) -> Sequence[Option]:
    """Own nomadic Vikings that can take a turn (RR-3.7)."""
    return [OPTIONS[viking] for viking in movable(s, s.to_move)]


def not_selectable(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Every other Viking, and why not."""
    why = {REFS[viking]: "RR-3.9" for viking in vikings(s.board, OTHER[s.to_move])}
    for viking in set(vikings(s.board, s.to_move)) - set(movable(s, s.to_move)):
        why[REFS[viking]] = "RR-3.8" if viking in s.settled else "RR-44.19"
    return why


def select(s: State, viking: Hex) -> None:
    """The Viking is the one that moves and summons in this turn (RR-3.10)."""
    s.selected = viking
    tell(s, "selected", seat=s.players[s.to_move], hex=REFS[viking])


# --- move --------------------------------------------------------------------------------------------------------


def reachable(s: State, seat: Seat) -> Sequence[Option]:
    """The hexes that the selected Viking slides to (RR-3.16); its own too, where the table allows it (RR-44.11)."""
    assert s.selected is not None
    hexes = slides(s.selected, occupied(s.board))
    return (OPTIONS[s.selected], *hexes) if s.options.allow_zero_move else hexes


def not_reachable(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Every other hex, and why not: no move at all, no straight line, or something stands in the way."""
    assert s.selected is not None
    why = _blocked(s.board, s.selected, {STONE: "RR-3.14", SIGN["ivory"]: "RR-3.15", SIGN["red"]: "RR-3.15"}, "RR-3.11")
    if not s.options.allow_zero_move:
        why[REFS[s.selected]] = "RR-3.13"
    return why


def move(s: State, to: Hex) -> None:
    """The selected Viking goes to a hex; no region changes by that (RR-3.17)."""
    assert s.selected is not None
    s.board = put(put(s.board, s.selected, FREE), to, SIGN[s.to_move])
    s.moved_to = to
    tell(
        s,
        "moved",
        seat=s.players[s.to_move],
        side=s.to_move,
        turn=s.turn,
        to=REFS[to],
        line=f"turn.{s.turn}",
        **{"from": REFS[s.selected]},
    )


# --- summon ------------------------------------------------------------------------------------------------------


def summonable(s: State, seat: Seat) -> Sequence[Option]:
    """The hexes that the stone slides to from the Viking's hex, in any direction (RR-3.18, RR-3.19, RR-3.24)."""
    assert s.moved_to is not None
    return slides(s.moved_to, occupied(s.board))


def not_summonable(s: State, seat: Seat) -> Mapping[Ref, Clause]:
    """Every other hex, and why not."""
    assert s.moved_to is not None
    why = _blocked(s.board, s.moved_to, dict.fromkeys((STONE, *SIGN.values()), "RR-3.21"), "RR-3.18")
    why[REFS[s.moved_to]] = "RR-3.20"
    return why


def summon(s: State, stone: Hex) -> None:
    """The stone stops there for good; what it cuts off with Vikings of one colour is settled at once (RR-3.27)."""
    assert s.selected is not None
    assert s.moved_to is not None
    s.board = put(s.board, stone, STONE)
    s.stones.append(stone)
    if s.supply is not None:
        s.supply -= 1
    s.seen = []
    tell(
        s,
        "summoned",
        seat=s.players[s.to_move],
        side=s.to_move,
        turn=s.turn,
        to=REFS[s.moved_to],
        stone=REFS[stone],
        line=f"turn.{s.turn}",
        **{"from": REFS[s.selected]},
    )
    for part in parts(s.board, stone):
        there = settlers(s.board, part)
        homes = [side for side in SIDES if there[side]]
        if len(homes) == 2:
            continue
        hexes = [REFS[hex] for hex in hexes_of(part)]
        if homes:
            side = homes[0]
            s.settled = sorted([*s.settled, *there[side]])
            seat = s.players[side]
            tell(s, "settled", seat=seat, side=side, size=len(hexes), hexes=hexes, stone=REFS[stone])
        else:
            tell(s, "wilded", size=len(hexes), hexes=hexes, stone=REFS[stone])


def _blocked(board: str, start: Hex, obstacle: Mapping[str, Clause], off_line: Clause) -> dict[Ref, Clause]:
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


# --- skip and end ------------------------------------------------------------------------------------------------


def skip(s: State) -> None:
    """The side has no turn, nobody is asked, and it is the other side's turn (RR-5.1, RR-5.6, RR-5.7)."""
    s.turns.append(write_turn(Skip()))
    tell(s, "skipped", seat=s.players[s.to_move], side=s.to_move, turn=s.turn)
    s.to_move = OTHER[s.to_move]
    begin(s, "turn")


def end_of_game(s: State, can_act: bool) -> Ending | None:
    """Tested before every turn, that is after every turn and every skip (RR-5.10); notes the position (RR-44.7)."""
    if not can_act and not movable(s, OTHER[s.to_move]):
        return "no_turns"
    position = s.board + SIGN[s.to_move]
    s.seen.append(position)
    if s.seen.count(position) >= NUMBERS.repetition.value:
        return "repetition"
    return "turn_limit" if s.turn >= NUMBERS.turn_limit.value else None


def finish(s: State, ending: Ending) -> None:
    """The game is over and scored as it stands (RR-5.9, RR-44.9)."""
    s.ending = ending
    final = result(s)
    tell(
        s,
        "ended",
        clause=CLAUSE[ending],
        ending=ending,
        result=write_result(final),
        ivory=final.ivory,
        red=final.red,
    )
