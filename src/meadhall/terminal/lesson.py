"""A lesson at the terminal: the same table, with a coach who says what to point at, why, and what it changed."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from meadhall.boards import Answer, give, told_as
from meadhall.boards import lay as lay_setup
from meadhall.bots import Seen, make_bot
from meadhall.bots.registry import usual_bots
from meadhall.kernel import SPECTATOR, Event, Match, MeadhallError, Outcome, Question, Ref, Seat, View
from meadhall.kernel.game import free_seats
from meadhall.kernel.options import read_options
from meadhall.kernel.patch import apply
from meadhall.kernel.trail import standing
from meadhall.lessons import Book, Lecture, Lesson, NotNow

from .coach import Coached
from .drawing import Drawing
from .keeping import Kept
from .naming import Meant, NotUnderstood
from .reading import refusal
from .saga import SagaLine
from .session import Session
from .title import Glance, Moment, Passage, Room, table_of
from .words import Words

FILE = "lessons"
"""The file in which it is kept what is done, and where one stopped."""


class Place(Struct, frozen=True, omit_defaults=True):
    """How far somebody has come in a lesson."""

    done: bool = False
    """Whether it was done to its end once."""
    step: int = 0
    """How many steps are done of the one that was begun."""
    answers: tuple[str, ...] = ()
    """What all seats have pointed at in it since its board was laid."""


Places = dict[str, dict[str, Place]]
"""By title and lesson."""


def places() -> Kept[Places]:
    """Where the person at this terminal keeps how far they have come."""
    return Kept(FILE, dict[str, dict[str, Place]])


def to_learn(book: Book, kept: Mapping[str, Place]) -> Lesson:
    """The lesson that comes next: the first that was not done, or the first of all; MeadhallError if there is none."""
    if not book.lessons:
        raise MeadhallError(f"{book.game.id} has no lessons.")
    return next((one for one in book.lessons if not kept.get(one.id, Place()).done), book.lessons[0])


class Shown(Struct, frozen=True):
    """What would happen, while the coach shows it."""

    ref: Ref
    view: View
    told: str


class Learning(Session):
    """One lesson, of which a person plays one seat and the lesson the others."""

    kept = True
    again_key = "key-next"
    left = "lesson-left"

    def __init__(self, book: Book, lesson: Lesson, lang: str, kept: Kept[Places] | None = None) -> None:
        """Goes on where this person stopped, or begins; what is kept there may be of another lesson by now."""
        self.book, self.lesson, self.game = book, lesson, book.game.id
        self.words, self.table = Words(self.game, lang), table_of(self.game)
        self.texts = book.texts.get(lang) or book.texts["en"]
        self._kept = kept or places()
        self.reading = False
        """Whether the coach says what the last answer has changed, and waits until it is read."""
        self.shown: Shown | None = None
        """What the coach shows at the moment."""
        self._complained = False
        self.troubles, self.names, self.people = [], [], [lesson.seat]
        match = self._set_up()
        others = [seat for seat in range(match.seats) if seat not in (lesson.seat, *match.automata)]
        self.levels = {seat: book.bot(lesson) for seat in others}
        self.bots = {
            seat: make_bot(self.game, level, f"{lesson.id}/{seat}", anywhere=True)
            for seat, level in self.levels.items()
        }
        self.match = match
        for seat in range(match.seats):
            self.names.append(self._name(seat))
        self._resume()
        self._kept.write(self._with_place())

    def _set_up(self) -> Match:
        """The match of the board, before anything is pointed at."""
        return lay_setup(
            self.book.game, self.lesson, (), lambda said, *place: self.book.mistake(self.lesson, said, None, *place)
        )

    def _resume(self) -> None:
        """Lays the board and does again what was done; what is of another lesson by now is let go."""
        kept = self.place.answers
        try:
            self._lay([Answer.read(line) for line in kept])
            stays = self.lecture.follows and not self.lecture.done
        except (ValueError, MeadhallError):  # the lesson or the rules were changed since
            stays = False
        if not stays:
            self._lay(())
            self.opening = self.words("lesson-anew")
        elif kept:
            self.opening = self.words("lesson-resumed")

    def _lay(self, answers: Sequence[Answer]) -> None:
        """Lays the board anew, and plays on to where these answers lead. What was before the lesson is not told."""
        self.reading, self.shown = False, None
        self.begin(self._set_up())
        with told_as(lambda error: self.book.mistake(self.lesson, f"its board does not fit: {error}", None, "laid")):
            for answer in self.book.answers(self.lesson):
                self._give(answer)
        self._laid = len(self._saga)
        self._answered[self.lesson.seat] = self._laid, self.match.view(self.lesson.seat)
        self.lecture = Lecture(self.book, self.lesson, self.match)
        with told_as(lambda error: self.book.mistake(self.lesson, f"it was another one: {error}")):
            for answer in answers:
                self._give(answer)
                self._note_answered(answer.seat)

    def _give(self, answer: Answer) -> None:
        before = self.match.view(SPECTATOR)
        self._tell(give(self.match, answer), before)

    def _note_answered(self, seat: Seat) -> None:
        """What comes from now on is news for the learner."""
        if seat == self.lesson.seat:
            self._answered[seat] = len(self._saga), self.match.view(seat)

    # ---- what is kept

    @property
    def place(self) -> Place:
        """How far this person has come in this lesson, as it is kept."""
        return self._kept.read().get(self.game, {}).get(self.lesson.id, Place())

    def _with_place(self) -> Places:
        """All that is kept, with where this lesson stands now."""
        everything, done = self._kept.read(), self.lecture.done
        answers = standing(self.match.entries)[1 + len(self.lesson.laid) :]
        mine = everything.setdefault(self.game, {})
        mine[self.lesson.id] = Place(
            mine.get(self.lesson.id, Place()).done or done,
            0 if done else self.lecture.progress[0],
            () if done else tuple(str(Answer.of(entry)) for entry in answers),
        )
        return everything

    def _keep(self) -> None:
        """Keeps the place; what goes wrong with that must not take the lesson with it, and is said once."""
        try:
            self._kept.write(self._with_place())
        except MeadhallError as error:
            if not self._complained:
                self.troubles.append(str(error))
            self._complained = True

    # ---- looking

    @property
    def stopped(self) -> bool:
        """Whether the coach waits until something is read or looked at."""
        return self.reading or self.shown is not None

    @property
    def asked(self) -> Question | None:
        """The learner's ask, if it is the learner's turn in the lesson."""
        return None if self.stopped else self.lecture.question

    @property
    def offered(self) -> tuple[Ref, ...]:
        """The ask cut down to what is to be learned."""
        return self.lecture.offered if self.asked is not None else ()

    @property
    def first(self) -> Ref | None:
        """What is lit, if it may be pointed at."""
        return self.lecture.lit if self.lecture.lit in self.offered else super().first

    @property
    def thinking(self) -> Seat | None:
        """Whoever is to do something before the learner is: as the lesson has it, else as asked."""
        if self.stopped or self.lecture.done or self.lecture.question is not None:
            return None
        due = self.lecture.due
        return self.match.pending[0].seat if due is None else due.seat

    @property
    def view(self) -> View:
        """What the learner is shown: what would happen, or the table with nothing offered but what is wanted."""
        if self.shown is not None:
            return self.shown.view
        view = self.lecture.shown(super().view)
        return {**view, "ask": None} if self.reading else view

    @property
    def _to_come(self) -> Moment | None:
        """The step that an automaton is about to take, if the lesson does not wait for the learner."""
        automatic = self.match.automatic
        return super()._to_come if automatic is not None and automatic.seat == self.thinking else None

    @property
    def step_number(self) -> str:
        """The how-manieth step of an automaton; how many it will be, only the lesson knows."""
        return self.words("walk-number", n=self.moment.number) if self.moment is not None else ""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, if the lesson led so far."""
        return self.match.outcome if self.over else None

    @property
    def over(self) -> bool:
        """Whether the lesson is done and all of it is read."""
        return self.lecture.done and not self.stopped

    def glance(self, chosen: Ref | None = None) -> Glance:
        """The table; what the coach speaks of bears a mark while there is nothing to choose."""
        return super().glance(self.lit if self.stopped else chosen)

    def saga(self) -> list[SagaLine]:
        """What happened in the lesson."""
        return [line for line in super().saga() if line.entry >= self._laid]

    def log(self) -> list[str]:
        """The same in sentences."""
        return [line.text for line in self._saga.lines() if not line.heading and line.entry >= self._laid]

    @property
    def growing(self) -> bool:
        """Whether the last line may still grow; what was laid is not told, so it waits for nothing."""
        return super().growing and bool(self.log())

    # ---- the coach

    @property
    def lit(self) -> Ref | None:
        """The one thing that is lit."""
        if self.shown is not None:
            return self.shown.ref
        changed = self.lecture.changed
        return changed.lit if self.reading and changed is not None else self.lecture.lit

    @property
    def name(self) -> str:
        """What the lesson is called."""
        return self.texts(self.lesson.message())

    @property
    def course(self) -> str:
        """What the group is called to which it belongs, if it is in one."""
        return self.texts(self.lesson.course_message) if self.lesson.course else ""

    def question_text(self) -> tuple[str, str]:
        """The coach's heading and note; or what has changed, what would happen, or that it is over."""
        words, changed = self.words, self.lecture.changed
        if self.shown is not None:
            return words("lesson-looks"), f"{self.shown.told} {words('lesson-looks-help')}".strip()
        if self.reading and changed is not None:
            return self._coach(words("lesson-changed")), self.texts(changed.text)
        if self.lecture.done:
            return self._ended()
        if self.asked is not None and self.lecture.note is not None and not self.in_the_past:
            return self._coach(self.texts(f"{self.lecture.note}.heading")), self.texts(self.lecture.note)
        return super().question_text()

    def _coach(self, says: str) -> str:
        return f"{self.texts('coach')}: {says}"

    def _ended(self) -> tuple[str, str]:
        words, follows = self.words, self.follows
        ended = " ".join(self._ending()) if self.match.outcome is not None else ""
        if follows is not None:
            then = words("lesson-then", lesson=self.texts(follows.message()))
        else:
            then = words("lesson-learned-course", course=self.course) if self.course else words("lesson-learned")
        return words("lesson-over", lesson=self.name), f"{ended} {then}".strip()

    @property
    def coached(self) -> Coached | None:
        """What the coach says, and what one can answer besides pointing; nothing while an automaton says why."""
        if self.moment is not None:
            return None
        foot, step = "", self.lecture.step
        if self.reading:
            foot = self._look()
        elif self.asked is not None and step is not None:
            rule = "lesson-free" if step.free else "lesson-rule"
            lit = "" if self.lit is None or self.lit in self.offered else self._name_of(self.lit)
            lit = lit and self.words("lesson-lit", what=lit)
            foot = f"{lit} {self.words(rule, clause=step.clause)}".strip()
        return Coached(self.head, self.question_text()[1], foot, self._keys(), self.lit)

    @property
    def head(self) -> str:
        """Which lesson it is, and how far it has come."""
        done, of = self.lecture.progress
        step = of if self.lecture.done else min(done + (not self.reading), of)
        return f"{self.name} · {self.words('lesson-step', step=step, of=of)}"

    def _look(self) -> str:
        """Where to look for what has changed: at a seat, or at what lies on the table."""
        lit, at = self.lit, self.glance()
        if lit == f"seat:{self.lesson.seat}":
            return self.words("lesson-look-seat")
        if lit is not None and lit.startswith("seat:"):
            return self.words("lesson-look", what=self.names[int(lit.removeprefix("seat:"))])
        columns, rows = self.table.left(True), self.table.wide[1]
        drawn = self.table.stage(at, Room(columns, rows, wide=True)) if columns else Drawing()
        return self.words("lesson-look", what=self._name_of(lit)) if lit is not None and lit in drawn.spots else ""

    def _name_of(self, ref: Ref) -> str:
        return self.table.name(self.glance(), ref).strip()

    def _keys(self) -> list[tuple[str, str]]:
        words, step = self.words, self.lecture.step
        if self.stopped:
            return [("Enter", words("lesson-read" if self.reading else "lesson-looked"))]
        if self.lecture.done:
            return [("n", words("key-next") if self.follows else words("lesson-match")), ("r", words("lesson-again"))]
        keys = [("Enter", words("lesson-answer"))] if self.asked is not None else []
        if self.asked is not None and self.lecture.note is not None:
            keys.append(("w", words("lesson-why")))
            keys += [("s", words("lesson-show"))] if step is not None and step.point else []
        return [*keys, ("n", words("lesson-skip"))]

    def why_here(self) -> str:
        """Why the coach wants just this."""
        note = self.lecture.note if not self.stopped else None
        return self.texts(f"{note}.why") if note is not None else self.words("lesson-no-why")

    def why(self) -> list[Passage]:
        """Why just here; then the rules, and where anything may be pointed at, why not elsewhere."""
        if self.moment is not None or self.lecture.note is None or self.lecture.step is None:
            return super().why()
        more = super().why() if self.lecture.step.free else self.rules()
        return [Passage(self.words("lesson-why.about"), self.why_here()), *more]

    def rules(self) -> list[Passage]:
        """The rule behind the step, before the others."""
        told, step = super().rules(), self.lecture.step
        if self.asked is None or step is None:
            return told
        id, _, rule = self.words.clause(step.clause).partition(": ")
        return [Passage(id, rule), *(one for one in told if one.about != id)]

    def show(self) -> bool:
        """The coach shows what would happen; False where anything may be pointed at."""
        view, shown = super().view, None if self.stopped else self.lecture.show_me()
        if shown is None:
            return False
        for frame in shown.frames:
            view = apply(view, frame.patch)
        lines = [self.words.event(frame.event, self.names) for frame in shown.frames if frame.event is not None]
        told = " ".join(dict.fromkeys(line for line in lines if line))
        what = self.words("lesson-shown", what=self._name_of(shown.ref))
        self.shown = Shown(shown.ref, {**view, "ask": None, "asked": []}, f"{what} {told}".strip())
        return True

    def read_on(self) -> None:
        """It is read, or looked at, and the lesson goes on."""
        if self.shown is not None:
            self.shown = None
        else:
            self.reading = False

    # ---- pointing

    def meaning(self, typed: str) -> Meant:
        """What a typed name means; offered is only what the coach wants."""
        if self.stopped:
            raise NotUnderstood(self.words("lesson-first-read"))
        meant = super().meaning(typed)
        return Meant(meant.ref, meant.ref in self.offered, meant.clause)

    def why_not(self, meant: Meant) -> str:
        """What the coach says to somebody who points elsewhere, and the rule if one forbids it."""
        step = self.lecture.step
        if step is None or step.free:
            return super().why_not(meant)
        said, question = self.texts(self.lesson.message(step, "not-now")), self.lecture.question
        clause = question.refusals.get(meant.ref) if question is not None else None
        return f"{said} {refusal(clause, self.words)} ({clause})" if clause else said

    def answer(self, ref: Ref) -> None:
        """The learner points at a thing; it is taken only if the coach wants it."""
        if self.asked is None:
            raise NotUnderstood(self.words("not-yours"))
        before = self.match.view(SPECTATOR)
        said = self.lecture.point(ref)
        if isinstance(said, NotNow):
            raise NotUnderstood(self.why_not(Meant(ref, False, said.clause)))
        self._tell(said.events, before)
        self._note_answered(self.lesson.seat)
        self.reading = self.lecture.changed is not None
        self._keep()

    @property
    def may_undo(self) -> bool:
        """Whether there is a step of the lesson to go back to."""
        return self.shown is None and self.lecture.before_last is not None

    def undo(self) -> str:
        """A step back, also over what the others did since; says so."""
        before = self.lecture.before_last
        if before is None or not self.may_undo:
            raise MeadhallError(self.words("lesson-begins"))
        stood = standing(self.match.entries)[1 + len(self.lesson.laid) : 1 + before]
        self._lay([Answer.of(entry) for entry in stood])
        self._keep()
        return self.words("lesson-back")

    # ---- the others

    async def bot_chooses(self, seen: Seen) -> Ref:
        """What the lesson has them do, else what they like."""
        due = self.lecture.due
        return await super().bot_chooses(seen) if due is None else due.ref

    def bot_answers(self, seat: Seat, ref: Ref) -> None:
        """Another seat points at a thing, with the luck that the lesson has for it."""
        self._give(self.lecture.due or Answer(seat, ref))
        self._keep()

    def _acts(self) -> list[Event]:
        """An automaton does what the clauses leave it, with the luck that the lesson has for it."""
        due = self.lecture.due
        return self.match.step() if due is None else give(self.match, due)

    def step(self) -> list[Event]:
        """An automaton takes a step, and the place is kept."""
        events = super().step()
        self._keep()
        return events

    # ---- other lessons

    @property
    def follows(self) -> Lesson | None:
        """The lesson after this one in its course; None behind the last one."""
        later = self.book.lessons[self.book.lessons.index(self.lesson) + 1 :]
        return next((one for one in later if one.course == self.lesson.course), None)

    def again(self) -> Session:
        """The next lesson; behind the last one a match, against what was learned if it was a course of its own."""
        if self.follows is not None:
            return Learning(self.book, self.follows, self.words.lang, self._kept)
        title, lesson = self.book.game, self.lesson
        seats, options = (lesson.seats, lesson.options) if lesson.course else (title.seats[0], {})
        free = free_seats(title, seats, read_options(title, seats, dict(options)))
        return Session(self.game, seats, usual_bots(self.game, len(free) - 1), None, self.words.lang, dict(options))

    def anew(self) -> "Learning":
        """The same lesson from its beginning."""
        everything = self._kept.read()
        mine = everything.setdefault(self.game, {})
        mine[self.lesson.id] = Place(mine.get(self.lesson.id, Place()).done)
        self._kept.write(everything)
        return Learning(self.book, self.lesson, self.words.lang, self._kept)
