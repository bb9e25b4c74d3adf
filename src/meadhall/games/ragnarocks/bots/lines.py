"""Whole turns, found by pointing: the most hopeful partial turn is played on first, through the rules.

Everything that is played here is played by the rules in an imagined world, so a turn found is a turn that may be
taken, with every power of both sides at work.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from msgspec import Struct

from meadhall.kernel import Ref, Seat, World

from ..board import OTHER, REFS, STONE
from ..content import Side
from ..fast import Turn
from ..positions import position_key
from ..scoring import result
from ..state import State, side_of
from .clock import Clock
from .hopes import hopes
from .terms import POINT, WON, Terms, terms_of, value

STALL, PATIENCE = 0.05, 50
"""After so many turns of a game, what each further one takes off a turn that leaves no more stones than there were."""
_DECLINING = ("do:decline", "do:done", "do:no-card", "do:own-hex")
UNKNOWN = 1000.0
"""What is hoped for where nothing is known yet: all that is there is looked at."""


AT_ONCE = 30.0
"""How many hexes a win by Fenrir or Idun is put down as: there are no points then."""
Mistake = Callable[[], float]
"""By how much a player is wrong, each time anew."""


def _never() -> float:
    return 0.0


class Line(Struct, frozen=True):
    """A turn played to its end, and what came of it."""

    answers: tuple[tuple[Seat, Ref], ...]
    """Everything that was pointed at, also by the other side where its power acts."""
    worth: float
    """What the board looks like to the side for which it was looked for."""
    over: bool
    """The game has ended, and the worth is its result."""
    board: str
    to_move: Side
    terms: Terms
    text: str
    """The turn in the notation of section 43."""
    points: float
    """By how many hexes ivory has won, if the game has ended."""
    stall: float = 0.0
    """What is taken off because the turn brings the end no nearer, late in the game."""


def find_lines(world: World, me: Side, plays: int, clock: Clock, mistake: Mistake = _never) -> list[Line]:
    """The most hopeful ways to go on to the end of the present turn, the best first; at least one, whatever the time.

    Whoever is asked in between chooses for its own side; the other side's choices are taken to be its best at sight.
    Who is not sure of its hand is mistaken about every hope.
    """
    s: State = world.state
    turn, tick = s.turn, count()
    heap: list[tuple[float, int, tuple[tuple[Seat, Ref], ...]]] = [(-UNKNOWN, next(tick), ())]
    found: dict[str, Line] = {}
    for _ in range(plays):
        if not heap or (found and clock.over):
            break
        hope, _, answers = heappop(heap)
        twin = world.fork(bare=True)
        for seat, ref in answers:
            twin.answer(seat, ref)
        now: State = twin.state
        if twin.over or now.turn != turn:
            line = _end(s, twin, me, answers)
            key = position_key(now) + str(line.over)
            if key not in found or found[key].worth < line.worth:
                found[key] = line
            continue
        for better, seat, ref in _choices(twin, me, -hope):
            # depth first where hopes are equal, so that some turn is complete soon
            heappush(heap, (-better - mistake(), -next(tick), (*answers, (seat, ref))))
    if not found:
        line = _hurried(world, me, turn)
        found[line.board] = line
    return sorted(found.values(), key=lambda line: -line.worth)


def _choices(twin: World, me: Side, hope: float) -> list[tuple[float, Seat, Ref]]:
    """What may be pointed at next, with what my side may hope for."""
    s: State = twin.state
    (question,) = twin.pending
    terms, sign = terms_of(s), 1.0 if s.to_move == me else -1.0
    options = [(sign * worth, question.seat, ref) for worth, ref in hopes(s, question, sign * hope, terms)]
    if side_of(s, question.seat) != me:
        return [min(options)]
    return options


def _stall(before: State, after: State, me: Side) -> float:
    """A turn that takes away the stone it sets could be played for ever (RR-27.5); the longer, the less it is worth."""
    start = before.board if before.going is None else before.going.before
    if before.to_move != me or after.board.count(STONE) > start.count(STONE):
        return 0.0
    return STALL * max(0, before.turn - PATIENCE)


def _end(before: State, twin: World, me: Side, answers: tuple[tuple[Seat, Ref], ...]) -> Line:
    s: State = twin.state
    terms, stall = terms_of(s), 0.0
    if twin.over:
        worth = final_worth(s, me)
    else:
        mover, stall = OTHER[s.to_move], _stall(before, s, me)
        worth = value(s.board, mover, terms) * (1.0 if mover == me else -1.0) - stall
    points = final_points(s) if twin.over else 0.0
    return Line(answers, worth, twin.over, s.board, s.to_move, terms, s.turns[-1], points, stall)


def follow(world: World, me: Side, wanted: Turn) -> Line | None:
    """A turn of the basic game played through the rules, what a power may do besides declined; None if it cannot be."""
    turn, twin, answers = world.state.turn, world.fork(bare=True), list[tuple[Seat, Ref]]()
    steps = dict(zip(("select_viking", "move_to", "summon_at"), (REFS[hex] for hex in wanted), strict=True))
    while twin.pending and twin.state.turn == turn:
        (question,) = twin.pending
        seat, ref = question.seat, steps.get(question.prompt)
        if ref is None:
            ref = next((button for button in _DECLINING if button in question.options), None)
        if ref is None:
            _, seat, ref = max(_choices(twin, me, 0.0))
        if ref not in question.options:
            return None
        answers.append((seat, ref))
        twin.answer(seat, ref)
    return _end(world.state, twin, me, tuple(answers))


def final_worth(s: State, me: Side) -> float:
    """What the result of a finished game is worth to a side."""
    final = result(s)
    if final.winner is None:
        return 0.0
    points = 0 if final.ivory is None or final.red is None else abs(final.ivory - final.red)
    return (WON + POINT * points) * (1.0 if final.winner == me else -1.0)


def final_points(s: State) -> float:
    """By how many hexes ivory has won; a win at once counts as many."""
    final = result(s)
    if final.ivory is None or final.red is None:
        return AT_ONCE if final.winner == "ivory" else -AT_ONCE
    return float(final.ivory - final.red)


def _hurried(world: World, me: Side, turn: int) -> Line:
    """The way to the end of the turn that looks best step by step: so few were played that none was complete."""
    twin, answers = world.fork(bare=True), list[tuple[Seat, Ref]]()
    while twin.pending and twin.state.turn == turn:
        _, seat, ref = max(_choices(twin, me, 0.0))
        answers.append((seat, ref))
        twin.answer(seat, ref)
    return _end(world.state, twin, me, tuple(answers))
