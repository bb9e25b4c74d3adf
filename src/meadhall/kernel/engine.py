"""The engine: runs chapters from ask to ask, and can stop, go back and go on at any of them.

Match and World stand on it. It knows checkpoints, trails and luck; it does not know records, events or audiences.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Generic

from msgspec import MsgspecError
from msgspec.msgpack import Decoder, Encoder

from .ask import Ask, Asked, Chapter, Form, Freely, Ref, Seat, Together
from .errors import ImpossiblePosition, NotOffered, Over, RulesError
from .game import Game, Outcome, S, automata_of
from .question import Question
from .run import STEPS, Barrier, Run
from .trail import Segment, Step, Turned

pack: Callable[[Any], bytes] = Encoder().encode
_PENDING = object()
AnyAsk = Ask[*tuple[Any, ...]]


@lru_cache(maxsize=64)
def unpacker(state: type[S]) -> Callable[[bytes], S]:
    """Reads a packed state of that type."""
    return Decoder(state).decode


def unpack(game: Game[S], packed: bytes) -> S:
    """Reads a packed state of that game."""
    state: S = unpacker(game.state)(packed)
    return state


class OpenForm:
    """One seat's form in a Together: the ask it is at, until it has decided."""

    __slots__ = ("_form", "answered", "ask", "asked", "result")

    def __init__(self, state: Any, seat: Seat, form: Any) -> None:
        self.asked = form  # what the rules asked for: the form can be opened anew
        self.answered = 0
        self.result: Any = _PENDING
        self._form: Form | None = None
        self.ask: AnyAsk | None = None
        if isinstance(form, Ask):
            self.ask = _decision(form)
        else:
            make, *args = form
            self._form = make(state, seat, *args)
            self._go_on(None)

    @property
    def done(self) -> bool:
        """Whether the seat has decided."""
        return self.ask is None

    def answer(self, value: Any) -> None:
        """Takes the seat's answer."""
        self.answered += 1
        if self._form is None:
            self.ask, self.result = None, value
        else:
            self._go_on(value)

    def _go_on(self, value: Any) -> None:
        assert self._form is not None
        try:
            self.ask = _decision(self._form.send(value))
        except StopIteration as stop:
            self.ask, self.result = None, stop.value


def _decision(ask: Asked) -> AnyAsk:
    """An ask of a form: no free actions stand beside what several seats decide at once."""
    assert isinstance(ask, Ask)
    if ask.free:
        raise RulesError(f"Seat {ask.seat} is asked {ask.prompt} together with others: that can be no menu.")
    return ask


class Engine(Generic[S]):
    """A match without its memory of the past: state, the chapter that runs, and the asks that are open."""

    game: Game[S]
    state: S
    run: Run

    def __init__(self, game: Game[S], keeps: bool) -> None:
        self.game = game
        self._chapters = game.chapters
        self.keeps = keeps  # whether it keeps checkpoint and trail, and so can be copied in mid-chapter
        self.segment = Segment(b"", 0, [], [])
        self.begun = 0  # chapters begun since this engine was made or copied
        self._chapter: Chapter | None = None
        self._call: list[Any] = []  # the name and the arguments of the chapter that runs
        self._answered = 0  # answers that the chapter has had
        self._quiet = 0  # how far the run's count of verbs was when it began
        self._ask: AnyAsk | None = None
        self._forms: dict[Seat, OpenForm] | None = None
        self._opened = 0  # length of the trail when the open Together was opened
        self._questions: tuple[Question, ...] | None = None
        self._restoring = False

    # ---- what is asked

    @property
    def over(self) -> bool:
        """Whether nobody will be asked any more."""
        return self._ask is None and self._forms is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.game.outcome(self.state) if self.over else None

    @property
    def together(self) -> bool:
        """Whether several seats are asked at once, in secret from each other."""
        return self._forms is not None

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open asks, in the order of the seats."""
        questions = self._questions
        if questions is None:
            if self._ask is not None:
                questions = (Question(self._ask, self.state, self.game),)
            else:
                forms = (self._forms or {}).values()
                questions = tuple([Question(form.ask, self.state, self.game) for form in forms if form.ask is not None])
            self._questions = questions
        return questions

    @property
    def automatic(self) -> Question | None:
        """The open ask of an automaton, if one is asked."""
        return self.questions[0] if self._ask is not None and self._ask.seat in self.run.automata else None

    def question(self, seat: Seat, ref: Ref) -> Question:
        """The open ask of a seat that wants to point at something."""
        for question in self._questions or self.questions:
            if question.seat == seat:
                return question
        why = "the match is over" if self.over else "that seat is not asked now"
        raise NotOffered(seat, ref, why)

    # ---- running

    def start(self, state: S, run: Run) -> None:
        """Runs a state from the first chapter of its agenda."""
        self.state, self.run = state, run
        state.__dict__["run"] = run
        run.automata = automata_of(self.game, state)
        self._chapter = self._ask = self._forms = self._questions = None
        self._go_on(None)

    def feed(self, step: Step) -> None:
        """Gives the chapter an answer and runs on to the next ask."""
        self.take(step.seat, step.ref, step.value)

    def take(self, seat: Seat, ref: Ref, value: Any) -> None:
        """The same, of an answer that was not written down yet."""
        if self.keeps:
            self.segment.trail.append(Step(seat, ref, value))
        forms = self._forms
        if forms is None:
            self._ask = self._questions = None
            if type(value) is Freely:
                self._take_freely(seat, value)
                value = None
            else:
                self._answered += 1
                if self.state.freely:
                    self.state.freely = 0
            self._go_on(value)
            return
        form = forms[seat]
        form.answer(value)
        if form.ask is not None:
            self._questions = None
            return
        if self._questions is not None:  # a form changes nothing: what the others were asked, they are asked still
            self._questions = tuple([question for question in self._questions if question.seat != seat])
        for other in forms.values():
            if other.ask is not None:
                return
        if self.run.stops:
            raise Barrier("knowledge")
        self._forms = self._questions = None
        self._answered += 1
        self._go_on({seat: form.result for seat, form in forms.items()})

    def _take_freely(self, seat: Seat, free: Freely) -> None:
        """A free action comes first; then the chapter that asked begins again."""
        assert self._chapter is not None
        self._chapter.close()
        self._chapter = None
        self.state.freely += 1
        self.state.agenda += [self._call, [free.chapter, seat, free.value]]

    def _go_on(self, value: Any) -> None:
        """Runs the rules until somebody is asked or nothing is left to come."""
        state, chapter = self.state, self._chapter
        try:
            while True:
                if chapter is None:
                    if not state.agenda:
                        break
                    chapter = self._begin_chapter()
                    value = None
                    if chapter is None:
                        continue
                try:
                    asked = chapter.send(value)
                except StopIteration:
                    chapter = None
                    continue
                self._chapter = chapter
                if type(asked) is Ask:
                    if asked.free and (self._answered or self.run.steps != self._quiet):
                        raise RulesError(f"{asked.prompt} has free actions, so nothing comes before it in its chapter.")
                    self._ask = asked
                    return
                assert isinstance(asked, Together)
                if alone := self.run.automata.intersection(asked.forms):
                    raise RulesError(f"Seat {min(alone)} is an automaton: it is asked alone, and before everybody.")
                forms = {seat: OpenForm(state, seat, form) for seat, form in sorted(asked.forms.items())}
                for form in forms.values():
                    if form.ask is not None:
                        self._forms, self._opened = forms, len(self.segment.trail)
                        return
                value = {seat: form.result for seat, form in forms.items()}
        except Over:
            state.agenda.clear()
        self._chapter = None
        self.take_checkpoint()
        outcome = self.game.outcome(state)
        if outcome is None:
            raise RulesError(f"Nothing is left to play in {self.game.id}, but nobody says how it ended.")
        outcome.check()

    def _begin_chapter(self) -> Chapter | None:
        if self.keeps:
            self.take_checkpoint()
        state, run = self.state, self.run
        run.steps = self._quiet = run.steps + 1
        if run.steps > STEPS:
            run.step()
        self.begun += 1
        self._answered = 0
        self._call = call = state.agenda.pop()
        try:
            chapter = self._chapters[call[0]]
        except KeyError:
            raise RulesError(f"{self.game.id} has no chapter {call[0]!r}.") from None
        return chapter(state, *call[1:])

    # ---- checkpoints

    def take_checkpoint(self) -> None:
        """Keeps the state as it is between two chapters; what came before it need not be run again."""
        if self.keeps and not self._restoring:
            run = self.run
            run.luck = run.luck[run.cursor :]
            run.cursor = 0
            self.segment = Segment(pack(self.state), run.drawn, [], run.luck)

    def restore(self, segment: Segment, key: bytes | None) -> None:
        """Becomes the match that a segment tells of, by running its trail again."""
        self.segment = Segment(segment.checkpoint, segment.drawn, [], list(segment.luck))
        self._restoring = True
        try:
            self.start(unpack(self.game, segment.checkpoint), Run(key, segment.drawn, self.segment.luck))
            for step in segment.trail:
                if isinstance(step, Turned):
                    self.turn(step.faces)
                else:
                    self.feed(step)
        finally:
            self._restoring = False
        self.run.tape = []
        self.run.grew = False
        self.run.steps = 0

    def load(self, segment: Segment, key: bytes | None, trail: Sequence[tuple[Seat, Ref]]) -> None:
        """Restores a segment whose trail is known by its refs only, as it is stored; each must be legal."""
        try:
            self.restore(Segment(segment.checkpoint, segment.drawn, [], segment.luck), key)
        except MsgspecError as error:
            raise ImpossiblePosition(f"This is no state of {self.game.id}: {error}.") from None
        self._restoring = True
        try:
            for seat, ref in trail:
                self.take(seat, ref, self.question(seat, ref).find(ref).value)
        finally:
            self._restoring = False

    def turn(self, faces: list[str]) -> None:
        """Gives the tokens other faces, now; what has happened is not run again."""
        self.state.faces[:] = faces
        if self.keeps:
            self.segment.trail.append(Turned(faces))
        self._questions = None

    # ---- an open Together

    @property
    def forms(self) -> dict[Seat, OpenForm]:
        """The forms of an open Together."""
        return self._forms or {}

    @property
    def opened(self) -> int:
        """How long the trail was when the open Together was opened."""
        return self._opened
