"""A puzzle being solved: a real match on the laid board, at which everything legal is offered. No server in here.

How far a solver has come is read from the match and a small tally. So whoever keeps these two keeps the place.
"""

from functools import lru_cache
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from ..boards import Answer, give
from ..kernel import CannotUndo, Event, Match, MeadhallError, Question, Undone
from ..kernel.ask import Ref
from ..kernel.trail import standing
from .book import Puzzle, Puzzles, Way, book_of
from .setter import Hint, Reply

ATTEMPTS = 3
"""So often may be tried; a hint costs one."""
HINTS = 2
Verdict = Literal["open", "right", "wrong"]
Stage = Literal["trying", "wrong", "solved", "failed"]


class Tally(Struct, frozen=True):
    """What a solver has used up before the board lay as it does now."""

    missed: tuple[Way, ...] = field(default=())
    """The wrong decisions, first to last; the one that lies on the board is not among them yet."""
    hints: int = 0
    gave_up: bool = False


class Attempt:
    """One puzzle at one match: what is asked, what was decided, and how it goes on."""

    def __init__(
        self, puzzle: Puzzle, match: Match | None = None, tally: Tally | None = None, *, book: Puzzles | None = None
    ) -> None:
        """Lays the board, or goes on with a match that was begun by this puzzle and holds its whole past.

        The book is the one in the title's folder, unless another is being checked.
        """
        self.puzzle, self.tally = puzzle, tally or Tally()
        self.book = book or book_of(puzzle.game)
        self.setter = self.book.title_of(puzzle)
        self.match = laid(puzzle) if match is None else match

    # ---- how far it has come

    @property
    def own(self) -> Way:
        """What the solver has pointed at since the board was laid."""
        since = standing(self.match.entries)[1 + len(self.puzzle.board) :]
        refs: list[Ref] = []
        for entry in since:
            if entry.seat != self.puzzle.seat or entry.ref is None:
                break  # the others have answered: what comes after that is no part of the decision
            refs.append(entry.ref)
        return tuple(refs)

    @property
    def verdict(self) -> Verdict:
        """What the decision on the board is: right or wrong, or open as long as it is not whole."""
        own = self.own
        if self.setter.right(self.puzzle, own):
            return "right"
        return "wrong" if own and self.setter.ended(self.puzzle, self.match, own) else "open"

    @property
    def used(self) -> int:
        """How many attempts are used up: wrong decisions, this one among them, and hints."""
        return min(ATTEMPTS, len(self.tally.missed) + self.tally.hints + (self.verdict == "wrong"))

    @property
    def left(self) -> int:
        """How many attempts are left."""
        return ATTEMPTS - self.used

    @property
    def stage(self) -> Stage:
        """Whether one is trying, has just decided wrongly and has attempts left, has solved it, or not."""
        if self.verdict == "right":
            return "solved"
        if self.tally.gave_up or not self.left:
            return "failed"
        return "wrong" if self.verdict == "wrong" else "trying"

    @property
    def solved_in(self) -> int | None:
        """With which attempt it was solved, from 1 to 3; None if it is not."""
        return self.used + 1 if self.stage == "solved" else None

    @property
    def replied(self) -> bool:
        """Whether somebody has answered the wrong decision on the board already."""
        return len(standing(self.match.entries)) > 1 + len(self.puzzle.board) + len(self.own)

    # ---- the solver

    @property
    def question(self) -> Question | None:
        """The solver's open ask, as the rules have it; None when there is nothing more to decide."""
        if self.stage != "trying":
            return None
        return next((question for question in self.match.pending if question.seat == self.puzzle.seat), None)

    def point(self, ref: Ref) -> list[Event]:
        """The solver points at a thing; whatever is legal is taken."""
        if self.question is None:
            raise MeadhallError(f"Nothing is to be decided at the puzzle {self.puzzle.id} now.")
        return self.match.answer(self.puzzle.seat, ref)

    def take_back(self) -> Undone:
        """The last thing pointed at is taken back, as at every table, while the decision is not whole."""
        if not self.own or self.stage != "trying":
            raise CannotUndo("The board of a puzzle was laid, so nothing before it can be taken back.")
        return self.match.undo(self.puzzle.seat)

    def hint(self) -> Hint:
        """Costs an attempt: first the piece is told, then where it leads. The last attempt is kept for trying."""
        if self.stage != "trying" or self.tally.hints == HINTS or self.left < 2:
            raise MeadhallError("There is no hint to be had now.")
        self.tally = replace(self.tally, hints=self.tally.hints + 1)
        return self.hints[-1]

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints that were given."""
        board = laid(self.puzzle)
        return tuple(self.setter.hint(self.puzzle, board, step) for step in range(self.tally.hints))

    def give_up(self) -> None:
        """The solver wants to see how it goes."""
        if self.stage == "solved":
            raise MeadhallError(f"The puzzle {self.puzzle.id} is solved already.")
        self.tally = replace(self.tally, gave_up=True)

    # ---- what answers a wrong decision

    def reply(self) -> Reply:
        """What answers the wrong decision on the board, and why it was wrong. Nothing is played by this.

        It may look for the best reply: a hall asks for it beside its loop.
        """
        if self.verdict != "wrong":
            raise MeadhallError("Only a wrong decision is answered.")
        return self.setter.reply(self.puzzle, self.match, self.own)

    def play(self, reply: Reply) -> list[Event]:
        """Plays the reply on the board, as far as the rules let it be."""
        told: list[Event] = []
        for answer in reply.answers:
            told += give(self.match, answer)
        return told

    def back(self) -> None:
        """The board goes back to the puzzle's moment, and the decision is counted as missed."""
        if self.verdict != "wrong":
            raise MeadhallError("Only after a wrong decision the board goes back.")
        self.tally = self.counted
        self.match = laid(self.puzzle)

    @property
    def counted(self) -> Tally:
        """The tally with the wrong decision that lies on the board, for whoever takes the board back itself."""
        if self.verdict != "wrong":
            return self.tally
        return replace(self.tally, missed=(*self.tally.missed, self.own))

    # ---- afterwards

    @property
    def line(self) -> tuple[Answer, ...]:
        """The solution and how it goes on, to be walked on a fresh board (``walk``)."""
        return self.puzzle.walked

    def walk(self, steps: int | None = None) -> Match:
        """The board after so many answers of the line; after all of them without a number."""
        match = laid(self.puzzle)
        for answer in self.line[:steps]:
            give(match, answer)
        return match


def laid(puzzle: Puzzle) -> Match:
    """The match at a puzzle's moment, each time one of its own."""
    return _laid(puzzle.id).fork()


@lru_cache(maxsize=64)
def _laid(id: str) -> Match:
    book = book_of(id.rpartition("-")[0])
    return book.lay(book.puzzle(id))
