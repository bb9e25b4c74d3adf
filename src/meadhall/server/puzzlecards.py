"""What the visitor is shown of puzzles: never what is right, before it is solved or given up."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from meadhall.kernel.trail import standing
from meadhall.puzzles import ATTEMPTS, HINTS, Attempt, Puzzle, every, of_the_day, puzzles_of
from meadhall.puzzles.setter import Said
from meadhall.store import StoredAttempt

from . import messages as say
from .streaks import ONE, day_of, near, streak_of

FEW = 3
"""Of so many results at least nobody can tell whose they are."""


def cards_of(puzzles: Iterable[Puzzle], attempts: Iterable[StoredAttempt]) -> list[say.PuzzleCard]:
    """Puzzles in a line each, with the result that counts."""
    first = {one.puzzle: one for one in attempts if one.first}
    return [card(one, first.get(one.id)) for one in puzzles]


def card(puzzle: Puzzle, attempt: StoredAttempt | None) -> say.PuzzleCard:
    """A puzzle in a line."""
    return say.PuzzleCard(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        about=dict(puzzle.about),
        level=puzzle.level,
        result=None if attempt is None else attempt.result,
        begun=attempt is not None,
    )


def day_card(day: date, attempts: Iterable[StoredAttempt], before: int = 0) -> say.PuzzleCard | None:
    """The puzzle of a day, or of so many days before it, and how it went on that day."""
    puzzles = every()
    if not puzzles:
        return None
    when = day - before * ONE
    found = of_the_day(when, puzzles)
    return card(found, next((one for one in attempts if one.puzzle == found.id and one.day == when.isoformat()), None))


def state_of(
    kept: StoredAttempt, attempt: Attempt, attempts: Sequence[StoredAttempt], results: Mapping[int, int], at: float
) -> say.PuzzleState:
    """A puzzle as it stands at a table."""
    puzzle, done = attempt.puzzle, kept.result is not None
    day = date.fromisoformat(kept.day) if kept.day else day_of(at)
    day = day if near(day, at) else day_of(at)
    return say.PuzzleState(
        id=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        about=dict(puzzle.about),
        level=puzzle.level,
        seat=puzzle.seat,
        day=kept.day or None,
        step=len(puzzle.board),
        stage=attempt.stage if not done else "solved" if kept.result else "failed",
        attempts=ATTEMPTS,
        left=0 if kept.result == 0 else attempt.left,
        tries=[say.PuzzleTry(way=list(one.way), reason=_said(one.reason, one.about)) for one in kept.missed],
        parts=list(attempt.own) if not done else [],
        of=len(puzzle.ways[0]),
        choices=puzzle.worth.of,
        measure=puzzle.worth.measure,
        hints=[say.PuzzleHint(said=_told(hint.said), lit=list(hint.lit)) for hint in attempt.hints],
        hint=not done and attempt.stage == "trying" and attempt.tally.hints < HINTS and attempt.left > 1,
        result=kept.result,
        solution=_solution(puzzle) if done else None,
        walked=done and walked(attempt),
        origin=_origin(puzzle, done),
        shares=_shares(results),
        streak=streak_of(attempts, day),
        yesterday=day_card(day, attempts, before=1),
        next=_next(puzzle, attempts),
    )


def walked(attempt: Attempt) -> bool:
    """Whether the whole line lies on the board."""
    since = standing(attempt.match.entries)[1 + len(attempt.puzzle.board) :]
    return [entry.ref for entry in since] == [answer.ref for answer in attempt.line]


def _said(id: str | None, about: Mapping[str, str | int | float]) -> say.PuzzleSaid | None:
    return say.PuzzleSaid(id=id, about=dict(about)) if id else None


def _told(said: Said) -> say.PuzzleSaid:
    return say.PuzzleSaid(id=said.id, about=dict(said.about))


def _solution(puzzle: Puzzle) -> say.PuzzleSolution:
    worth = puzzle.worth
    return say.PuzzleSolution(
        way=list(puzzle.ways[0]),
        steps=len(puzzle.walked),
        best=worth.best,
        second=worth.second,
        proven=worth.proven,
    )


def _origin(puzzle: Puzzle, done: bool) -> say.PuzzleOrigin:
    origin = puzzle.origin
    return say.PuzzleOrigin(
        players=list(origin.players),
        bots=origin.bots,
        turn=origin.turn,
        played=origin.played.split() if done else [],
        whole=done and bool(origin.rest),
    )


def _shares(results: Mapping[int, int]) -> say.PuzzleShares | None:
    if sum(results.values()) < FEW:
        return None
    first, second, third, missed = (results.get(result, 0) for result in (1, 2, 3, 0))
    return say.PuzzleShares(first=first, second=second, third=third, missed=missed)


def _next(puzzle: Puzzle, attempts: Iterable[StoredAttempt]) -> str | None:
    """Another of the title that was never begun: no easier if there is one, and the next one in order."""
    begun = {one.puzzle for one in attempts}
    fresh = [one for one in puzzles_of(puzzle.game) if one.id not in begun]
    fresh.sort(key=lambda one: (one.level < puzzle.level, one.level, one.number <= puzzle.number, one.number))
    return fresh[0].id if fresh else None
