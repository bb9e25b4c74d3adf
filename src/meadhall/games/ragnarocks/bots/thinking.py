"""How a player with powers thinks: turns by the rules, answers by the rules, and from there the fast board."""

from functools import partial
from random import Random

from msgspec import Struct

from meadhall.kernel import World

from ..board import OTHER
from ..content import Side
from ..fast import Limits, Position, search
from ..state import State
from .clock import Clock
from .levels import Level
from .lines import Line, find_lines, follow
from .terms import HEL, WON, Ahead, search_ahead

SHARE = 0.4
"""How much of the time goes into finding turns; the rest into looking beyond them."""
SURE = WON - 1.0
"""Worth so much, a turn wins for certain."""
LEAST = 1e9
WIDTH = 6
"""How many turns of a position are followed in a look ahead."""
ALL = 8
"""In need so many times as many turns are tried out."""
VARIETY = 0.2
"""Odds that make little difference in an opening: one game in twenty."""
DEEPER = 2
"""How many turns further a look ahead goes where the search cannot help, since Hel counts otherwise."""


class Thought(Struct, frozen=True):
    """A turn, and what it is worth after some thought."""

    line: Line
    worth: float
    depth: int
    """How many turns were looked ahead at least, this one counted."""
    reply: Line | None = None
    """What the other side would play."""


def think(world: World, me: Side, level: Level, clock: Clock, seed: int) -> list[Thought]:
    """Turns for the side that is asked, the best first."""
    if level.randomness:
        mistake = partial(Random(seed).gauss, 0.0, level.randomness)
        lines = find_lines(world, me, level.plays, clock.part(SHARE), mistake)
        lines.sort(key=lambda line: -(line.worth + mistake()))
    else:
        lines = find_lines(world, me, level.plays, clock.part(SHARE))
    if not level.depth or len(lines) == 1 or lines[0].worth > SURE:
        return [Thought(line, line.worth, 1) for line in lines]
    ahead = Ahead(level.depth, WIDTH)
    looked = look(lines[: level.looked_at], me, level, clock.part(SHARE), ahead)
    if looked[0].worth < -SURE:  # all that seemed good loses: perhaps something saves that did not seem so
        lines = find_lines(world, me, ALL * level.plays, clock.part(SHARE))
        looked = look(lines, me, level, clock, ahead)
    if looked[0].worth > SURE:
        return looked
    first = looked[: level.searched]
    if not clock.over:
        known = {thought.line.board for thought in first}
        plain = [line for line in plain_turns(world, me, level, clock) if line.board not in known]
        first += look(plain, me, level, clock, ahead)
    found = [deepen(thought, me, level, clock, ahead) for thought in first]
    tried: list[Thought] = []
    for _ in range(level.answered):
        best = max(found + tried, key=lambda thought: thought.worth)
        if best in tried or clock.over:
            break  # nothing that was not answered yet seems better
        found.remove(best)
        tried.append(answer(world, best, me, level, clock, ahead))
    # what was thought about longer comes first: the rest only seems better
    return sorted(tried or found, key=lambda thought: (-thought.depth, -thought.worth))


def as_good(thoughts: list[Thought]) -> list[Thought]:
    """The best thought, and those that were thought through as far and came out hardly worse."""
    best = thoughts[0]
    if abs(best.worth) > SURE:
        return [best]
    return [thought for thought in thoughts if thought.depth == best.depth and thought.worth >= best.worth - VARIETY]


def look(lines: list[Line], me: Side, level: Level, clock: Clock, ahead: Ahead) -> list[Thought]:
    """Looks beyond some turns; those that cannot come among the best are not looked at to the end."""
    looked: list[Thought] = []
    best: list[float] = []
    for line in lines:
        if looked and clock.over:
            break
        enough = best[-1] if len(best) == level.searched else -LEAST
        worth = beyond(line, me, ahead, enough)
        best = sorted([*best, worth], reverse=True)[: level.searched]
        looked.append(Thought(line, worth, 1 + level.depth))
    return sorted(looked, key=lambda thought: -thought.worth)


def beyond(line: Line, me: Side, ahead: Ahead, enough: float = -LEAST, further: int = 0) -> float:
    """What the end of a turn is worth some turns of the basic game later; exact if it is more than enough."""
    if line.over:
        return line.worth
    if line.to_move == me:  # after an extra turn it is the same side again
        worth = ahead.look(line.board, me, line.terms, low=enough + line.stall, further=further + 1)
    else:
        worth = -ahead.look(line.board, line.to_move, line.terms, high=-enough - line.stall, further=further)
    return worth - line.stall


def plain_turns(world: World, me: Side, level: Level, clock: Clock) -> list[Line]:
    """The turns that the fast board would play if there were no powers, as far as they can be played."""
    s: State = world.state
    if s.to_move != me or (s.going is not None and s.going.selected is not None):
        return []
    found = search(Position.of(s.board, me), Limits(4 * level.nodes, max(clock.left * SHARE / 2, 0.001)))
    if found.cut_short:
        clock.strike()
    ideas = [idea.turn for idea in found.ideas if idea.turn is not None][: level.searched // 2]
    return [line for turn in ideas if (line := follow(world, me, turn)) is not None]


def deepen(thought: Thought, me: Side, level: Level, clock: Clock, ahead: Ahead) -> Thought:
    """A turn judged by the fast board's search, unless it is certain already or there is no time."""
    line, worth = thought.line, thought.worth
    if clock.over:
        return thought
    if not line.over and abs(worth) < SURE:
        worth = judged(line, me, level.nodes, clock, ahead)
    return Thought(line, worth, thought.depth + 1)


def judged(line: Line, me: Side, nodes: int, clock: Clock, ahead: Ahead) -> float:
    """What the end of a turn is worth by the fast board's search; Hel's owner is told by a longer look ahead."""
    if line.over:
        return line.worth
    if line.terms.numbers[HEL]:
        return beyond(line, me, ahead, further=DEEPER)
    worth = search_ahead(line.board, line.to_move, line.terms, nodes, clock)
    return (worth if line.to_move == me else -worth) - line.stall


def answer(world: World, thought: Thought, me: Side, level: Level, clock: Clock, ahead: Ahead) -> Thought:
    """A turn judged by what the other side can answer with its power, if that is worse than what was thought."""
    line = thought.line
    if line.over or line.to_move == me:
        return Thought(line, thought.worth, thought.depth + 1)
    twin = world.fork()
    for seat, ref in line.answers:
        twin.answer(seat, ref)
    other = OTHER[me]
    lines = find_lines(twin, other, level.plays // 4, clock.part(SHARE))
    replies = look(lines[: 4 * level.replies], other, level, clock, ahead)[: level.replies]
    worst, reply = LEAST, replies[0].line
    for found in replies:
        if worst < LEAST and clock.over:
            break
        worth = -found.worth if abs(found.worth) > SURE else -judged(found.line, other, level.nodes // 4, clock, ahead)
        if worth < worst:
            worst, reply = worth, found.line
    return Thought(line, min(worst, thought.worth), thought.depth + 1, reply)
