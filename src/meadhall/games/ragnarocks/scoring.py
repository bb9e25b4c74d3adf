"""Scoring: points for settled land, what powers make of them, and who wins (section 6)."""

from typing import Literal

from msgspec import Struct

from meadhall.kernel.game import Outcome

from .board import OTHER, SIGN, STONE
from .content import SIDES, Side
from .regions import regions, settled_vikings
from .state import Ending, State, owner_of, side_of

CLAUSE: dict[Ending, str] = {
    "no_turns": "RR-5.9",
    "repetition": "RR-44.6",
    "turn_limit": "RR-44.8",
    "fenrir": "RR-8.3",
    "idun": "RR-31.2",
}
"""The rule behind each way in which a match ends."""
WON: dict[Side | None, str] = {"ivory": "1-0", "red": "0-1", None: "1/2-1/2"}
"""How a result begins, by its winner (RR-43.28)."""


class Result(Struct, frozen=True):
    """Who won, or nobody, with the points of both sides (RR-43.28), or the power that won at once (RR-43.29)."""

    winner: Side | None
    ivory: int | None
    red: int | None
    power: Literal["fenrir", "idun"] | None = None

    def __str__(self) -> str:
        """As text, such as ``1-0 (26:23)`` or ``0-1 (fenrir)``."""
        return f"{WON[self.winner]} ({self.power or f'{self.ivory}:{self.red}'})"


def points(board: str) -> dict[Side, int]:
    """The hexes of each side's settled regions; contested and wild land scores for nobody (RR-6.1 to RR-6.5)."""
    land = regions(board)
    return {side: sum(region.size for region in land if region.side == side) for side in SIDES}


def lines(s: State) -> dict[str, dict[Side, int]]:
    """What each side has by its source: Hel replaces its land, Freya adds, Frigg gives the other side (RR-6.6)."""
    found = {"land": points(s.board)}
    if (side := owner_of(s, "hel")) is not None:
        found["land"][side] = 0
        found["hel"] = {side: s.board.count(STONE)}
    if (side := owner_of(s, "freya")) is not None:
        found["freya"] = {side: sum(region.size for region in regions(s.board) if region.status == "wild")}
    if (side := owner_of(s, "frigg")) is not None:
        found["frigg"] = {OTHER[side]: s.frigg}
    return found


def score(s: State) -> dict[Side, int]:
    """What each side has as the board stands now."""
    found = lines(s).values()
    return {side: sum(line.get(side, 0) for line in found) for side in SIDES}


def result(s: State) -> Result:
    """The winner, by points as the board stands now or at once by a power (RR-6.7, RR-6.10, RR-44.9)."""
    if s.ending == "fenrir" or s.ending == "idun":
        return Result(owner_of(s, s.ending), None, None, s.ending)
    won = score(s)
    ivory, red = won["ivory"], won["red"]
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
    """How the match ended, seat by seat, or None while it goes on; a team wins or loses together (RR-42.22)."""
    if s.ending is None:
        return None
    won = result(s)
    score: dict[Side, int | None] = {"ivory": won.ivory, "red": won.red}
    sides = [side_of(s, seat) for seat in range(s.seats)]
    ranks = tuple(1 if won.winner in (side, None) else 2 for side in sides)
    scores = tuple(score[side] for side in sides)
    by_points = {} if None in scores else lines(s)
    parts = {name: tuple(line.get(side, 0) for side in sides) for name, line in by_points.items()}
    return Outcome(ranks, scores, s.ending, CLAUSE[s.ending], parts)
