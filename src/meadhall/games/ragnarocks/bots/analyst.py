"""Who judges a match afterwards: how it stood in hexes, what to play, and how it would go on."""

from math import exp, log

from meadhall.bots.analyst import Analysis
from meadhall.bots.cores import cores
from meadhall.kernel import Ref, Seat, World

from ..content import Side
from ..fast import Found, Limits, Position, Turn
from ..fast.levels import LEVELS as FAST
from ..fast.together import search_together
from ..state import State, side_of
from .clock import Clock
from .levels import LEVELS
from .lines import final_points, final_worth
from .player import IN_TIME, begun_turn, plain, refs_of
from .ready import get_ready
from .terms import WON, contested_land, lead_ahead, terms_of
from .thinking import think

Teams = tuple[tuple[Seat, ...], tuple[Seat, ...]]
"""The seats of ivory and those of red."""
PER_HEX = (0.42, 0.13)
"""The odds that one hex of the lead makes: once much of the land is settled, and with all of it contested. Measured in
40 games of the fast board against itself: by how much was a game won that stood so."""
SETTLING = 55
"""With fewer contested hexes a game is no opening any more."""
LIKELY = 8.0
"""Odds beyond which a win is as good as certain, and do not tell more about the points."""


def analyse(world: World, seconds: float) -> Analysis:
    """How a position stands for ivory, and the best way on."""
    s: State = world.state
    teams = tuple(s.players["ivory"]), tuple(s.players["red"])
    if world.over:
        worth = final_worth(s, "ivory")
        return Analysis.between(*teams, final_points(s), _chance(worth), proven=True)
    if not s.board.strip("."):  # cards are drafted; the Vikings are not there yet
        return Analysis.between(*teams, 0.0, 0.5)
    get_ready()
    clock = Clock(IN_TIME * seconds)
    me = side_of(s, world.pending[0].seat)
    return _plainly(s, me, clock, teams) if plain(s) else _with_powers(world, me, clock, teams)


def _chance(odds: float) -> float:
    """The odds of a side as the likelihood of its win; what is certain is certain."""
    if abs(odds) >= WON - 1.0:
        return float(odds > 0)
    return 1.0 / (1.0 + exp(-odds))


def hexes(odds: float, board: str) -> float:
    """How many hexes the odds come to: the less land is contested, the more each hex decides."""
    later, at_first = PER_HEX
    opening = max(0.0, (contested_land(board) - SETTLING) / (len(board) - SETTLING))
    per_hex = later + (at_first - later) * opening
    return max(-LIKELY, min(odds, LIKELY)) / per_hex


# --- the basic game ----------------------------------------------------------------------------------------------


def _plainly(s: State, me: Side, clock: Clock, teams: Teams) -> Analysis:
    """The fast board's search, from the beginning of the turn."""
    board = s.board if s.going is None else s.going.before
    begun, start = begun_turn(s), Position.of(board, me)
    found = search_together(start, Limits(FAST["konung"].nodes, max(clock.left, 0.05)), cores())
    line, value, proven = _line(found, begun)
    if me == "red":
        value = -value
    if proven:
        position = start
        for turn in line:
            position = position.after(turn)
        points = _certain(lead_ahead(position.board, terms_of(s)), value)
    else:
        certain = 1.0 - 1e-6
        value = max(-certain, min(value, certain))
        points = hexes(log((1.0 + value) / (1.0 - value)), board)
    best: tuple[Ref, ...] = refs_of(line[0])[len(begun) :] if line and line[0] is not None else ()
    return Analysis.between(
        *teams,
        round(points, 1),
        (1.0 + value) / 2.0,
        best=best,
        line=tuple("--" if turn is None else str(turn) for turn in line),
        depth=found.depth,
        proven=proven,
    )


def _certain(points: float, result: float) -> float:
    """What the land looks like, but never against a result that is certain."""
    if result > 0.0:
        return max(points, 1.0)
    return min(points, -1.0) if result < 0.0 else 0.0


def _line(found: Found, begun: tuple[int, ...]) -> tuple[tuple[Turn | None, ...], float, bool]:
    """The best line that begins as the turn has begun, what it is worth to the side to move, and if that is certain."""
    if found.turn is None or found.turn[: len(begun)] == begun:
        return found.line, found.value, found.proven is not None
    for idea in found.ideas:
        if idea.turn is not None and idea.turn[: len(begun)] == begun:
            return (idea.turn,), idea.value, idea.proven is not None
    return (), found.value, False


# --- with powers -------------------------------------------------------------------------------------------------


def _with_powers(world: World, me: Side, clock: Clock, teams: Teams) -> Analysis:
    """The konung's thoughts: its turn and what the other side would answer."""
    best = think(world, me, LEVELS["konung"], clock, 0)[0]
    odds = best.worth if me == "ivory" else -best.worth
    lines = [best.line] if best.reply is None else [best.line, best.reply]
    end = lines[-1]
    certain = abs(odds) >= WON - 1.0
    if end.over:
        points = end.points
    elif certain:
        points = _certain(lead_ahead(end.board, end.terms), odds)
    else:
        points = hexes(odds, world.state.board)
    return Analysis.between(
        *teams,
        round(points, 1),
        _chance(odds),
        best=tuple(ref for _, ref in best.line.answers),
        line=tuple(line.text for line in lines),
        depth=best.depth,
        proven=best.line.over,
    )
