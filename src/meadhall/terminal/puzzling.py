"""A puzzle at the terminal: the real table of its moment, three attempts, hints, and the line afterwards."""

from collections.abc import Sequence
from datetime import date

from meadhall.boards import give
from meadhall.kernel import SPECTATOR, MeadhallError, Question, Ref, Seat
from meadhall.puzzles import Attempt, Puzzle, Said, laid, puzzles_of

from .naming import NotUnderstood
from .session import Session
from .solved import Solutions
from .title import table_of
from .words import Words, bot_name

HINT, GIVE_UP = "puzzle-hint", "puzzle-give-up"


class Puzzling(Session):
    """One puzzle and whoever solves it; nobody else plays."""

    kept = True
    again_key = "puzzle-next"
    asides: Sequence[tuple[str, str]] = (("f8", HINT), ("f9", GIVE_UP))

    def __init__(self, puzzle: Puzzle, lang: str, today: date | None = None, kept: Solutions | None = None) -> None:
        """``today`` is the day whose puzzle it is, if it is one's; ``kept`` is where what was solved is written."""
        self.attempt = Attempt(puzzle)
        self.words, self.table = Words(puzzle.game, lang), table_of(puzzle.game)
        self.game, self.people, self.levels, self.bots, self.troubles = puzzle.game, [puzzle.seat], {}, {}, []
        self.names: list[str] = []
        for seat in range(puzzle.seats):
            self.names.append(self._name(seat))
        self._today, self._kept = today, Solutions() if kept is None else kept
        self._note = ""
        self.begin(self.attempt.match)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the table."""
        return self.attempt.puzzle

    def _name(self, seat: Seat) -> str:
        """The solver is called as everybody is at their own table, the others as they were in the match."""
        player = self.puzzle.origin.players[seat]
        return bot_name(self.words, player, seat, self.names) if self.puzzle.origin.bots or player else f"{seat + 1}"

    def again(self) -> "Puzzling":
        """The next puzzle of the title that was not solved yet; after the last one the first."""
        return Puzzling(next_of(self.game, self._kept, self.puzzle), self.words.lang, None, self._kept)

    # ---- looking

    @property
    def asked(self) -> Question | None:
        """What the solver is asked, as long as there is something to decide."""
        return self.attempt.question

    @property
    def thinking(self) -> Seat | None:
        """Nobody plays but the solver."""
        return None

    @property
    def over(self) -> bool:
        """Whether it is solved, or not to be solved any more."""
        return self.attempt.stage in ("solved", "failed")

    @property
    def may_begin_again(self) -> bool:
        """After one puzzle comes another."""
        return self.over

    @property
    def may_undo(self) -> bool:
        """What was pointed at since the board was laid can be taken back, as at every table."""
        return bool(self.attempt.own) and not self.over and super().may_undo

    def question_text(self) -> tuple[str, str]:
        """What is asked, with the goal and the attempts that are left; or how it went."""
        if self.over:
            return self._name_of_it, " ".join(filter(None, [self._note, *self._story]))
        asked, help_line = super().question_text()
        left = self.words("puzzle-left", left=self.attempt.left)
        goal = self._said(Said(f"{self.puzzle.message}.goal", self.puzzle.about))
        begun = help_line if self.attempt.own else self.words("puzzle-typing")
        return f"{self._name_of_it} · {asked}", " ".join(filter(None, [self._note, goal, left, begun]))

    @property
    def _name_of_it(self) -> str:
        title = self._said(Said(self.puzzle.message, self.puzzle.about))
        return self.words("puzzle-name", number=self.puzzle.number, title=title)

    @property
    def _story(self) -> list[str]:
        """Whose match it was, what was played there, and how many days in a row were solved."""
        words, origin = self.words, self.puzzle.origin
        players = ", ".join(self.names)
        told = [words("puzzle-from", players=players, turn=origin.turn)]
        if origin.played:
            told.append(words("puzzle-played", name=self.names[self.puzzle.seat]))
        days = self._kept.streak(self._today) if self._today is not None else 0
        return [*told, words("puzzle-streak", days=days)] if days else told

    def _said(self, said: Said) -> str:
        return self.words(said.id, **said.about)

    # ---- deciding

    def answer(self, ref: Ref) -> None:
        """Points at a thing. A wrong decision is answered, told, and the board goes back."""
        if self.asked is None:
            raise NotUnderstood(self.words("not-yours"))
        self._note = ""
        before = self.match.view(SPECTATOR)
        self._tell(self.attempt.point(ref), before)
        if self.attempt.verdict == "wrong":
            self._note = self._said(self.attempt.reply().reason)
            if self.attempt.stage == "wrong":
                self.attempt.back()
                self.begin(self.attempt.match)
        if self.over:
            self._finish()

    def undo(self) -> str:
        """Takes back what was pointed at last."""
        if not self.may_undo:
            raise MeadhallError(self.words("cannot-undo"))
        return super().undo()

    def aside(self, typed: str) -> str | None:
        """A hint, or giving up."""
        word = typed.strip().casefold()
        if self.over:
            return None
        if word in ("hint", self.words(HINT).casefold()):
            try:
                self._note = self._said(self.attempt.hint().said)
            except MeadhallError:
                return self.words("puzzle-no-hint")
            return ""  # it is said with the question
        if word in ("give up", self.words(GIVE_UP).casefold()):
            self.attempt.give_up()
            self._note = ""
            self._finish()
            return ""
        return None

    def _finish(self) -> None:
        """How it went is kept, and the line is played on the laid board."""
        solved = self.attempt.solved_in
        self._kept.write(self.puzzle.id, solved, self._today)
        if solved:
            told = [self.words("puzzle-solved-in", attempt=solved)]
            told.append(self._said(Said(f"{self.puzzle.message}.solved", self.puzzle.about)))
        else:
            told = [self.words("puzzle-failed")]
        self._note = " ".join(filter(None, [self._note, *told]))
        match = laid(self.puzzle)
        self.begin(match)
        for answer in self.attempt.line:
            before = match.view(SPECTATOR)
            self._tell(give(match, answer), before)


def next_of(game: str, kept: Solutions, after: Puzzle | None = None) -> Puzzle:
    """The next puzzle of a title that was not solved yet, after one of them; if all are solved, just the next one."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise MeadhallError(f"{game} has no puzzles.")
    begin = 0 if after is None else puzzles.index(after) + 1
    turned = [*puzzles[begin:], *puzzles[:begin]]
    return next((puzzle for puzzle in turned if not kept.solved(puzzle.id)), turned[0])
