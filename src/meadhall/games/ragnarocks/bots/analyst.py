"""Who judges a match afterwards: how it stood in hexes, what to play, and how it would go on."""

from collections.abc import Sequence
from math import exp, log

from meadhall.bots.analyst import Analysis
from meadhall.bots.cores import cores
from meadhall.kernel import Seat, World

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
LOOKED_INTO = 0.01
"""A turn with fewer of the search's visits than this part was hardly looked into: nobody knows what it is worth."""


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
    second = _second(found, line, begun)
    if me == "red":
        value = -value
    if proven:
        position = start
        for turn in line:
            position = position.after(turn)
        points = _certain(lead_ahead(position.board, terms_of(s)), value)
    else:
        points = hexes(_odds(value), board)
    plays = tuple(refs_of(turn)[0 if number else len(begun) :] for number, turn in enumerate(line) if turn is not None)
    return Analysis.between(
        *teams,
        round(points, 1),
        (1.0 + value) / 2.0,
        best=plays[0] if line and line[0] is not None else (),
        plays=plays if line and line[0] is not None else (),
        line=tuple("--" if turn is None else str(turn) for turn in line),
        second=None if second is None else round(hexes(_odds(second), board), 1),
        depth=found.depth,
        proven=proven,
    )


def _odds(value: float) -> float:
    """The odds of a value between lost and won."""
    certain = 1.0 - 1e-6
    value = max(-certain, min(value, certain))
    return log((1.0 + value) / (1.0 - value))


def _second(found: Found, line: Sequence[Turn | None], begun: tuple[int, ...]) -> float | None:
    """What the best of the other turns is worth to the side to move, of those that were looked into."""
    weighed = sum(idea.visits for idea in found.ideas)
    others = [
        idea.value
        for idea in found.ideas
        if idea.turn is not None
        and idea.turn[: len(begun)] == begun
        and idea.turn != (line[0] if line else None)
        and (idea.proven is not None or idea.visits >= LOOKED_INTO * weighed)
    ]
    return max(others, default=None)


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
    thoughts = think(world, me, LEVELS["konung"], clock, 0)
    best = thoughts[0]
    others = [thought.worth for thought in thoughts[1:] if thought.depth >= best.depth - 1]
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
        plays=tuple(tuple(ref for _, ref in line.answers) for line in lines),
        line=tuple(line.text for line in lines),
        second=round(hexes(max(others), world.state.board), 1) if others else None,
        depth=best.depth,
        proven=best.line.over,
    )
