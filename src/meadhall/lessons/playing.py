"""A lesson being played: a real match, of which the coach knows how far it has come. Nothing here knows a server.

Where a lesson stands is read from the match alone, from the answers since the board was laid. So whoever keeps the
match keeps the place, and whoever takes an answer back is a step further back.
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from ..boards import Answer, give, lay_board
from ..kernel import CannotUndo, Event, Match, MeadhallError, Question, Undone, View
from ..kernel.ask import Clause, Ref, Seat
from ..kernel.frames import Frame, Watch
from ..kernel.trail import Entry
from .book import Book, Lesson, Step

Chooser = Callable[[Match, Seat], Ref]
"""Points for a seat that is not the learner's."""


class Taken(Struct, frozen=True):
    """The learner pointed at what was wanted, and the match went on."""

    text: str
    """What the coach says of it."""
    lit: Ref | None
    """What is lit while it is said."""
    events: list[Event]


class NotNow(Struct, frozen=True):
    """The learner pointed at something else, and nothing has changed."""

    text: str
    """What the coach says to that."""
    clause: Clause | None
    """The rule that forbids it, if it is not just the coach who wants something else."""


class Shown(Struct, frozen=True):
    """What would be seen if the learner pointed where the coach wants: it was played on a copy."""

    ref: Ref
    frames: list[Frame]


class Changed(Struct, frozen=True):
    """What the coach says of the learner's last answer, until the next is wanted."""

    text: str
    lit: Ref


class _Place(NamedTuple):
    """How far a lesson has come: answers of the learner, and of others since the last of these."""

    own: int
    since: int


def lay(book: Book, lesson: Lesson) -> Match:
    """The board of a lesson, laid by its answers; ContentError says which does not fit, and what is asked instead."""
    return lay_board(book.game, lesson, lambda sentence, *place: book.mistake(lesson, sentence, None, *place))


class Lecture:
    """One lesson at one match: what the learner is to do now, and what the others do."""

    def __init__(self, book: Book, lesson: Lesson, match: Match | None = None) -> None:
        """Lays the board, or goes on with a match that was begun by this lesson and holds its whole past."""
        self.book, self.lesson = book, lesson
        self.match = lay(book, lesson) if match is None else match
        self._then = [book.answers(lesson, step) for step in lesson.step]

    # ---- how far it has come

    def _since(self) -> list[Entry]:
        """What was answered since the board was laid, and stands."""
        stood: list[Entry] = []
        for entry in self.match.entries[1 + len(self.lesson.laid) :]:
            if entry.undo:
                while stood and stood.pop().seat != entry.seat:  # what automata did goes with the answer before it
                    pass
            else:
                stood.append(entry)
        return stood

    def _place(self) -> _Place:
        seats = [entry.seat for entry in self._since()]
        own = seats.count(self.lesson.seat)
        return _Place(own, seats[::-1].index(self.lesson.seat) if own else len(seats))

    @property
    def before_last(self) -> int | None:
        """How many answers stood, those of the laid board counted, before the learner's last one; None before that."""
        own, since = self._place()
        return len(self.lesson.laid) + len(self._since()) - since - 1 if own else None

    @property
    def follows(self) -> bool:
        """Whether the match is one of this lesson: laid as it says, and gone on as its steps have it."""
        laid = [(answer.seat, answer.ref) for answer in self.book.answers(self.lesson)]
        steps, own, since = self.lesson.step, 0, 0
        if [(entry.seat, entry.ref) for entry in self.match.entries[1 : 1 + len(laid)]] != laid:
            return False
        for entry in self._since():
            if entry.seat == self.lesson.seat:
                own, since = own + 1, 0
                step = steps[min(own, len(steps)) - 1]
                if (own > len(steps) and not step.until) or not (step.free or entry.ref in step.point):
                    return False
            else:
                lines = self._then[own - 1] if 0 < own <= len(steps) else []
                if since < len(lines) and (entry.seat, entry.ref) != (lines[since].seat, lines[since].ref):
                    return False
                since += 1
        return True

    @property
    def progress(self) -> tuple[int, int]:
        """How many steps are done, and of how many."""
        steps, own = self.lesson.step, self._place().own
        lasts = steps[-1].until and not self.match.over and not self._asked(steps[-1].until)
        return min(own, len(steps) - bool(lasts)), len(steps)

    def _asked(self, prompt: str) -> bool:
        return any((asked.seat, asked.prompt) == (self.lesson.seat, prompt) for asked in self.match.pending)

    @property
    def done(self) -> bool:
        """Whether nothing is left to do: all steps are done and what follows the last one, or the match is over."""
        done, of = self.progress
        return self.match.over or (done == of and self.due is None)

    @property
    def step(self) -> Step | None:
        """What the learner is to do now or next; None at the end."""
        done, of = self.progress
        return None if done == of or self.match.over else self.lesson.step[done]

    # ---- the learner

    @property
    def question(self) -> Question | None:
        """The learner's open ask, as the rules have it, if it is the learner's turn in the lesson."""
        if self.step is None or self.due is not None:
            return None
        return next((question for question in self.match.pending if question.seat == self.lesson.seat), None)

    @property
    def offered(self) -> tuple[Ref, ...]:
        """The ask cut down to what is to be learned: what may be pointed at now."""
        question, step = self.question, self.step
        if question is None or step is None:
            return ()
        return question.options if step.free else tuple(ref for ref in step.point if ref in question.options)

    def shown(self, view: View) -> View:
        """A view as it is shown in the lesson: whoever learns is offered nothing but what is to be learned."""
        if self.done:
            view = {**view, "asked": []}
        if view["audience"] != self.lesson.seat:
            return view
        if self.question is None or self.step is None or view["ask"] is None:
            return {**view, "ask": None}
        if self.step.free:
            return view
        offered = list(self.offered)
        asked = [{**one, "count": len(offered)} if "count" in one else one for one in view["asked"]]
        return {**view, "asked": asked, "ask": {**view["ask"], "options": offered, "refusals": {}}}

    @property
    def lit(self) -> Ref | None:
        """The one thing that is lit, if one is."""
        return self.step.lit if self.note is not None and self.step is not None else None

    @property
    def note(self) -> str | None:
        """The id of what the coach says now; nothing where something else is asked than the note speaks of."""
        question, step = self.question, self.step
        if question is None or step is None or step.prompt not in ("", question.prompt):
            return None
        return self.lesson.message(step)

    @property
    def changed(self) -> Changed | None:
        """What the coach says of the learner's last answer; nothing before the first, and while the last step lasts."""
        own, (done, of) = self._place().own, self.progress
        if own == 0 or (own >= of and done < of):
            return None
        step = self.lesson.step[done - 1]
        last = next(entry for entry in reversed(self._since()) if entry.seat == self.lesson.seat)
        assert last.ref is not None
        return Changed(self.lesson.message(step, "changed"), step.shows or last.ref)

    def point(self, ref: Ref) -> Taken | NotNow:
        """The learner points at a thing. What is not wanted now is answered by the coach, and changes nothing."""
        question, step = self.question, self.step
        if question is None or step is None:
            raise MeadhallError(f"The learner of the lesson {self.lesson.id} is not asked now.")
        if ref not in self.offered:
            return NotNow(self.lesson.message(step, "not-now"), question.refusals.get(ref))
        events = give(self.match, self._wanted(step, ref))
        return Taken(self.lesson.message(step, "changed"), step.shows or ref, events)

    def show_me(self) -> Shown | None:
        """What pointing where the coach wants would look like; played on a copy, so there is nothing to take back."""
        step = self.step
        if self.question is None or step is None or not step.point:
            return None
        copy, watch, ref = self.match.fork(), Watch([self.lesson.seat]), step.point[0]
        watch.during(copy, lambda: give(copy, self._wanted(step, ref)))
        return Shown(ref, watch.frames[self.lesson.seat])

    def take_back(self) -> Undone:
        """The learner's last answer is taken back, and the lesson is a step further back; the laid board stays."""
        if not self._place().own:
            raise CannotUndo("The board of a lesson was laid, so nothing before it can be taken back.")
        return self.match.undo(self.lesson.seat)

    def _wanted(self, step: Step, ref: Ref) -> Answer:
        return Answer(self.lesson.seat, ref, None if step.luck is None else list(step.luck))

    # ---- the others

    @property
    def due(self) -> Answer | None:
        """The scripted answer of another seat that comes next, if one does."""
        own, since = self._place()
        lines = self._then[own - 1] if 0 < own <= len(self._then) else []
        return lines[since] if since < len(lines) and not self.match.over else None

    def go_on(self, choose: Chooser) -> list[Event]:
        """The others play until the learner is asked or nothing is left to do: as scripted, else as chosen for them."""
        told: list[Event] = []
        while not self.done and self.question is None:
            if self.due is not None:
                told += give(self.match, self.due)
            elif self.match.automatic is not None:
                told += self.match.step()
            else:
                seat = self.match.pending[0].seat
                told += self.match.answer(seat, choose(self.match, seat))
        return told
