"""World: a match as one audience may imagine it. Copies are made here, and what cannot be known is dealt anew."""

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from .ask import Ref, Seat
from .chance import Chance
from .engine import Engine, OpenForm
from .errors import MeadhallError, RulesError
from .events import Event
from .game import Audience, Options, Outcome, View
from .knowledge import sets, turn
from .question import Question
from .run import Barrier
from .trail import Segment, Step, Turned
from .view import build_view

DEALS = 50
"""How often an imagined deal is drawn anew when it leaves somebody without an option."""
FILLINGS = 200
"""How often another seat's form is filled in anew until it has come as far as everybody sees that it has."""
MOST_STEPS = 10_000
"""So often automata may answer without a person being asked, before the rules are taken to run for ever."""
T = TypeVar("T", covariant=True)


class World:
    """A match as one audience may imagine it: the only kind of match that a bot ever holds."""

    __slots__ = ("_engine", "options")

    def __init__(self, engine: Engine[Any], options: Options) -> None:
        self._engine, self.options = engine, options

    @property
    def state(self) -> Any:
        """The imagined state."""
        return self._engine.state

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open asks."""
        return self._engine.questions

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self._engine.outcome

    @property
    def over(self) -> bool:
        """Whether the imagined match has ended."""
        return self._engine.over

    def answer(self, seat: Seat, ref: Ref) -> None:
        """A seat points at a thing."""
        engine = self._engine
        engine.run.steps = 0
        engine.take(seat, ref, engine.question(seat, ref).find(ref).value)

    @property
    def automatic(self) -> Question | None:
        """The open ask of an automaton, if one is asked; ``step`` and ``run_on`` answer it."""
        return self._engine.automatic

    def step(self) -> None:
        """The automaton that is asked does what the clauses leave it."""
        question = self.automatic
        if question is None:
            raise MeadhallError("No automaton is asked now.")
        self.answer(question.seat, question.options[0])

    def run_on(self) -> None:
        """Automata answer until a person is asked or the world is over."""
        for _ in steps(self):
            pass

    def fork(self, key: bytes | None = None, *, bare: bool = False) -> "World":
        """A copy of this world."""
        return World(restore_copy(self._engine, Engine(self._engine.game, keeps=not bare), key), self.options)

    def imagine(self, audience: Audience, chance: Chance) -> "World":
        """This world as one of those in it may imagine it."""
        return World(imagined(self._engine, audience, chance), self.options)

    def view(self, audience: Audience) -> View:
        """What an audience would see here."""
        return build_view(self._engine, audience, 0, None)

    def table(self, audience: Audience) -> View:
        """What an audience would see of the table here, whoever is asked."""
        return self._engine.game.view(self._engine.state, audience)

    def question(self, seat: Seat) -> Question:
        """The open ask of a seat; NotOffered if it is not asked."""
        return self._engine.question(seat, "")

    def uncertain(self, audience: Audience) -> bool:
        """Whether there is anything that an audience may imagine otherwise."""
        return self._engine.together or bool(sets(self._engine.state, audience))

    def hear(self) -> list[Event]:
        """What is told in this world from now on stands in this list; else nobody hears it."""
        told: list[Event] = []
        self._engine.run.events = told
        return told

    def ahead(self, seat: Seat, ref: Ref) -> str | None:
        """Answers, lets automata go on, and stops at the first draw of chance or news; says which, if it did."""
        self._engine.run.stops = True
        try:
            self.answer(seat, ref)
            self.run_on()
        except Barrier as barrier:
            return str(barrier)
        return None

    def preview(self, seat: Seat, ref: Ref, audience: Audience) -> tuple[View, str | None]:
        """Goes ahead; gives what the audience would see there, and the barrier, if there was one."""
        barrier = self.ahead(seat, ref)
        return self.view(audience), barrier


class Going(Protocol[T]):
    """A match or a world in which automata may be asked."""

    @property
    def automatic(self) -> Question | None: ...

    def step(self) -> T: ...


def steps(going: Going[T]) -> Iterator[T]:
    """Lets automata answer until a person is asked or it is over; gives what each answer gave."""
    for _ in range(MOST_STEPS):
        if going.automatic is None:
            return
        yield going.step()
    raise RulesError("The automata go on and on, and no person is ever asked.")


def restore_copy(engine: Engine[Any], twin: Engine[Any], key: bytes | None) -> Engine[Any]:
    """Makes an empty engine a copy of another; with a key of its own it has its own luck to come."""
    if not engine.keeps:
        raise RulesError("A simulation keeps no trail, so it cannot be copied; copy the match it came from.")
    segment = engine.segment
    if key is not None:
        segment = Segment(segment.checkpoint, segment.drawn, segment.trail, segment.luck[: engine.run.cursor])
    twin.restore(segment, engine.run.key if key is None else key)
    return twin


def imagined(engine: Engine[Any], audience: Audience, chance: Chance) -> Engine[Any]:
    """A copy in which everything that the audience cannot know is dealt anew, and never falls back to the truth."""
    if not engine.keeps:
        raise RulesError("A simulation keeps no trail, so nobody can imagine it otherwise.")
    segment = engine.segment
    trail, others = list(segment.trail), {}
    if engine.together:  # others' answers are not known yet: they are given anew below
        opened = engine.opened
        own = [t for t in trail[opened:] if not isinstance(t, Turned) and t.seat == audience]
        # In a world that was turned since, the audience's own form goes on from the faces it sees there.
        trail = [*trail[:opened], Turned(list(engine.state.faces)), *own]
        others = {seat: form for seat, form in engine.forms.items() if form.answered and seat != audience}
    past = Segment(segment.checkpoint, segment.drawn, trail, segment.luck[: engine.run.cursor])
    for _ in range(DEALS):
        twin: Engine[Any] = Engine(engine.game, keeps=True)
        twin.restore(past, chance.key())
        if twin.state.faces:
            twin.turn(turn(twin.state, audience, engine.game.fits(twin.state, audience), chance))
        if _decide_anew(twin, others, chance) and all(question.choices for question in twin.questions):
            return twin
    raise RulesError(f"No deal that audience {audience} may imagine leaves everybody an option.")


def _decide_anew(twin: Engine[Any], others: dict[Seat, OpenForm], chance: Chance) -> bool:
    """Gives other seats' answers anew, from their lists; False if a form cannot come as far as it has."""
    for seat, form in others.items():
        steps = _fill(twin, seat, form, chance)
        if steps is None:
            return False
        for step in steps:
            twin.feed(step)
    return True


def _fill(twin: Engine[Any], seat: Seat, like: OpenForm, chance: Chance) -> list[Step] | None:
    """Answers for a form, as many as the seat has given: everybody sees how often it answered and if it is done."""
    for _ in range(FILLINGS):
        probe, steps = OpenForm(twin.state, seat, like.asked), list[Step]()
        while probe.ask is not None and probe.answered < like.answered:
            choices = Question(probe.ask, twin.state, twin.game).choices
            if not choices:
                break
            steps.append(Step(seat, *choices[chance.below(len(choices))][:2]))
            probe.answer(steps[-1].value)
        if probe.answered == like.answered and probe.done == like.done:
            return steps
    return None


def can_finish(world: World) -> bool:
    """Whether some way leads through the present chapter; forks of the world are played, depth first."""
    if not world.pending:
        return True
    question = world.pending[0]
    for ref, _, _ in question.choices:
        twin = world.fork()
        begun = twin._engine.begun
        twin.answer(question.seat, ref)
        if twin._engine.begun != begun or can_finish(twin):
            return True
    return False
