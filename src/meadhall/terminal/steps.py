"""The way through the steps of automata: on, back, and how many there are."""

from collections.abc import Callable

from meadhall.kernel import SPECTATOR, Match, Question, View

from .saga import Saga
from .title import Moment, TitleTable

MOST = 60
"""So many steps one can go back."""


class Steps:
    """The steps that automata have taken since a person last answered, and how far the reader has gone back in them.

    They stay until an automaton acts again, so that one can look at them while the own question waits.
    """

    def __init__(self, table: TitleTable, most: int = MOST) -> None:
        self._table, self._most = table, most
        self._taken: list[Moment] = []
        self._back = 0
        self._present: Moment | None = None
        """The step to come, once somebody has looked at it."""
        self._ahead: tuple[int, int] = (-1, 0)
        """How many steps were still to come after which entry: to count them is to play them."""

    @property
    def in_the_past(self) -> bool:
        """Whether the reader has gone back."""
        return self._back > 0

    @property
    def seen(self) -> Moment | None:
        """The earlier step that the reader has gone back to."""
        return self._taken[-self._back] if self._back else None

    def present(self, entries: int, begun: Callable[[], Moment]) -> Moment:
        """The step to come after so many answers, which is begun once."""
        if self._present is None or self._present.entry != entries:
            self._present = begun()
        return self._present

    def begun(self, question: Question, view: View, saga: Saga, since: int) -> Moment:
        """A step that an automaton is about to take; in one turn it is counted on from the step before."""
        last = self._last(since)
        if last is not None and self._table.turn(last.view) != self._table.turn(view):
            last = None  # another turn: its steps are counted anew
        before = self._table.goes_on_from(question.prompt)
        goes_on = last is not None and last.seat == question.seat and last.prompt in before
        return Moment(
            question.seat,
            question.prompt,
            question.options[0],
            question.about,
            question.clauses,
            question.because,
            view,
            tuple(saga.steps),
            len(saga),
            last.number + 1 if last else 1,
            last if goes_on else None,
        )

    def _last(self, since: int) -> Moment | None:
        """The step before the one to come, if nobody has answered since."""
        return self._taken[-1] if self._taken and self._taken[-1].entry >= since else None

    def take(self, moment: Moment, since: int) -> None:
        """A step is taken; those before a person's last answer are let go."""
        self._taken = [*(one for one in self._taken if one.entry >= since), moment][-self._most :]

    def forget(self, entries: int) -> None:
        """Somebody took back a choice: only so many answers are left."""
        self._taken = [one for one in self._taken if one.entry < entries]
        self._back, self._present = 0, None

    def can_go_back(self, since: int) -> bool:
        """Whether there is an earlier step, after a number of answers."""
        return self._back < sum(one.entry >= since for one in self._taken)

    def go_back(self, by: int = 1) -> None:
        """Goes back to an earlier step; the table goes back with it."""
        self._back = min(self._back + by, len(self._taken))

    def go_on(self) -> None:
        """Comes one step nearer."""
        self._back = max(0, self._back - 1)

    def come_back(self) -> None:
        """Comes back to where the match stands."""
        self._back = 0

    def in_all(self, moment: Moment, present: Moment | None, match: Match) -> int:
        """How many steps a step's turn has until somebody else is asked; what is to come is counted on a copy."""
        later = [one for one in (*self._taken, *([present] if present else ())) if one.entry >= moment.entry]
        number = moment.number
        for one in later[1:]:
            if one.number != number + 1:  # another turn
                return number
            number = one.number
        if present is None or later[-1] is not present:
            return number
        return number + self._to_come(match, present.entry)

    def _to_come(self, match: Match, entry: int) -> int:
        """How many steps follow in this turn after the present one."""
        if self._ahead[0] != entry:
            self._ahead = entry, count_ahead(match, self._table)
        return self._ahead[1]


def count_ahead(match: Match, table: TitleTable) -> int:
    """How many steps an automaton takes in this turn after the one that it is about to take."""
    copy = match.fork(bare=True)
    turn, steps = table.turn(copy.view(SPECTATOR)), 0
    copy.step()
    while copy.automatic is not None and table.turn(copy.view(SPECTATOR)) == turn:
        copy.step()
        steps += 1
    return steps
