"""Scoring: points for settled land, and who wins (section 6)."""

from meadhall.kernel.game import Outcome

from .board import SIGN
from .content import SIDES, Side
from .notation import Result
from .regions import regions, settled_vikings
from .state import Ending, State

CLAUSE: dict[Ending, str] = {"no_turns": "RR-5.9", "repetition": "RR-44.6", "turn_limit": "RR-44.8"}
"""The rule behind each way in which a match ends."""


def points(board: str) -> dict[Side, int]:
    """The hexes of each side's settled regions; contested and wild land scores for nobody (RR-6.1 to RR-6.5)."""
    land = regions(board)
    return {side: sum(region.size for region in land if region.side == side) for side in SIDES}


def result(s: State) -> Result:
    """The points and the winner as the board stands now (RR-6.7, RR-44.9)."""
    score = points(s.board)
    ivory, red = score["ivory"], score["red"]
    if ivory != red:
        return Result("ivory" if ivory > red else "red", ivory, red)
    return Result(break_tie(s.board) if s.options.knockout else None, ivory, red)


def break_tie(board: str) -> Side:
    """The largest settled region, then the settled Vikings, then red, which moved second, decide (RR-6.9)."""
    largest = {side: max((r.size for r in regions(board) if r.side == side), default=0) for side in SIDES}
    homes = {side: sum(board[viking] == SIGN[side] for viking in settled_vikings(board)) for side in SIDES}
    ivory, red = ((largest[side], homes[side]) for side in SIDES)
    return "ivory" if ivory > red else "red"


def outcome(s: State) -> Outcome | None:
    """How the match ended, seat by seat, or None while it goes on."""
    if s.ending is None:
        return None
    won = result(s)
    score: dict[Side, int] = {"ivory": won.ivory, "red": won.red}
    side_of = {seat: side for side, seat in s.players.items()}
    sides = [side_of[seat] for seat in range(s.seats)]
    ranks = tuple(1 if won.winner in (side, None) else 2 for side in sides)
    return Outcome(ranks, tuple(score[side] for side in sides), s.ending, CLAUSE[s.ending])
