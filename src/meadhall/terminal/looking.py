"""What somebody at one terminal sees of a match: with whose eyes, at which step, and what is told of it."""

import msgspec

from meadhall.bots import Bot
from meadhall.kernel import SPECTATOR, Audience, Event, Match, Outcome, Question, Ref, Seat, View

from . import asking, reading
from .because import explained
from .coach import Coached
from .naming import Naming
from .saga import Saga, SagaLine
from .steps import Steps
from .title import Glance, Moment, Passage, TitleTable
from .walk import headline, lettered, told
from .words import Words


class Looking:
    """A match on the table as those see it who sit before it; what they do there, a ``Session`` adds."""

    match: Match
    table: TitleTable
    words: Words
    names: list[str]
    people: list[Seat]
    bots: dict[Seat, Bot]

    def begin(self, match: Match) -> None:
        """Lays a match on the table: the one just opened, or one that stands in its middle."""
        self.match = match
        self.looking: Seat | None = None
        """Of several people with something to hide, the one who has the keyboard."""
        self._hides = len(self.people) > 1 and bool(match.game.scene().get("hidden"))
        self._answered: dict[Audience, tuple[int, View]] = {}
        """For each person: how many answers there were when they had last answered, and what they saw then."""
        self._saga = Saga(self.table, self.words, self.names)
        self._steps = Steps(self.table)
        self._tell(match.opening, match.view(SPECTATOR))

    def _tell(self, events: list[Event], before: View) -> None:
        """Takes down what an answer has led to, and what automata are called by now."""
        after = self.match.view(SPECTATOR)
        for seat in self.match.automata:
            self.names[seat] = self.table.called(Glance(after, self.names, self.words), seat) or self.names[seat]
        self._saga.tell([event.seen_by(self.reader) for event in events], before, after)

    # ---- who is asked, and whose eyes one looks with

    @property
    def asked(self) -> Question | None:
        """The open ask of a person, if one is asked; if several are, the first."""
        return next((question for question in self.match.pending if question.seat in self.people), None)

    @property
    def offered(self) -> tuple[Ref, ...]:
        """What the person who is asked may point at."""
        return self.asked.options if self.asked is not None else ()

    @property
    def first(self) -> Ref | None:
        """What is chosen before the person has chosen anything."""
        return next(iter(self.offered), None)

    @property
    def coached(self) -> Coached | None:
        """What a coach says now; nothing where nobody is taught."""
        return None

    @property
    def thinking(self) -> Seat | None:
        """The bot or automaton that is asked, if no person is."""
        pending = self.match.pending
        return pending[0].seat if pending and self.asked is None else None

    @property
    def curtain(self) -> bool:
        """Whether the keyboard must change hands before anything is shown that others may not see."""
        return self._hides and self.asked is not None and self.asked.seat != self.looking

    @property
    def audience(self) -> Audience:
        """Whose eyes one looks with: the person's who is asked, else the only person's, else a spectator's."""
        if self.asked is not None and not self.curtain:
            return self.asked.seat
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def reader(self) -> Audience:
        """For whom the saga is told: the only person, or whoever stands by."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def view(self) -> View:
        """The table as seen now."""
        return self.match.view(self.audience)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome

    # ---- the steps of automata

    @property
    def moment(self) -> Moment | None:
        """The step that an automaton is about to take, or the earlier one that the reader has gone back to."""
        return self._steps.seen or self._to_come

    @property
    def here(self) -> Moment | None:
        """What the reader looks at, while keys lead from step to step."""
        return self.moment

    @property
    def walking(self) -> bool:
        """Whether keys lead from step to step."""
        return self.moment is not None

    @property
    def in_the_past(self) -> bool:
        """Whether the reader has gone back."""
        return self._steps.in_the_past

    @property
    def looking_back(self) -> bool:
        """Whether something waits for the reader meanwhile."""
        return self.in_the_past

    @property
    def _to_come(self) -> Moment | None:
        """The step that an automaton is about to take."""
        question = self.match.automatic
        if question is None:
            return None
        return self._steps.present(len(self._saga), lambda: self._begun(question))

    def _begun(self, question: Question) -> Moment:
        return self._steps.begun(question, self.view, self._saga, self._since)

    @property
    def _since(self) -> int:
        """How many answers there were when a person had last answered."""
        return max((entries for entries, _ in self._answered.values()), default=0)

    # ---- what the table is drawn from

    def glance(self, chosen: Ref | None = None) -> Glance:
        """What the table is drawn from: what one audience sees, and nothing else."""
        moment = self.moment
        if moment is not None:
            return self._glance_at(moment)
        bare = Glance(self.view, self.names, self.words)
        _, before = self._answered.get(self.audience, (0, None))
        return Glance(
            bare.view,
            self.names,
            self.words,
            numbers=self._numbered(bare),
            chosen=chosen,
            before=before,
            steps=self._saga.steps,
            bots=tuple(self.bots),
            people=self.people,
            mark=self._saga.mark,
        )

    def _glance_at(self, moment: Moment) -> Glance:
        """The table as it was before a step, with the letters of what the automaton chooses among."""
        _, before = self._answered.get(self.audience, (0, None))
        return Glance(
            moment.view,
            self.names,
            self.words,
            before=before,
            steps=moment.steps,
            bots=tuple(self.bots),
            people=self.people,
            mark=self._saga.mark,
            moment=moment,
            lettered=lettered(self.table, moment),
        )

    def _numbered(self, at: Glance) -> dict[Ref, int]:
        """The number of each thing that may be pointed at; what ends a row of choices or declines has 0."""
        zero = self.table.nothing(at)
        counted = [ref for ref in at.options if ref != zero]
        return {ref: number for number, ref in enumerate(counted, 1)} | ({zero: 0} if zero in at.options else {})

    @property
    def _naming(self) -> Naming:
        return Naming(self.glance(), self.table, self.match.game.vocabulary(self.match.options))

    # ---- what is told

    def question_text(self) -> tuple[str, str]:
        """The sentence that is asked, and a line of help; or whom one waits for; or how it ended."""
        question = None if self.in_the_past else self.asked
        if question is not None and self.curtain:
            return asking.handed_over(question, self.names, self.words)
        if question is not None:
            return asking.asked(question, self.names, self.words, alone=len(self.people) == 1)
        if self.moment is not None:
            doing = headline(self.glance(), self.table, self.moment)
            return self.words("walk-was" if self.in_the_past else "walk-asks", doing=doing), ""
        if self.thinking is not None:
            return asking.awaited(self.match.pending[0], self.names[self.thinking], self.words)
        return self._ending()

    def _ending(self) -> tuple[str, str]:
        return asking.ended(self.outcome, self.names, self.words)

    def moment_told(self) -> str:
        """The step that an automaton is about to take, and why, for those who listen."""
        return told(self.glance(), self.table, self.moment) if self.moment is not None else ""

    def rules(self) -> list[Passage]:
        """The rules that matter for what is asked now: in the title's words first, then clause by clause."""
        asked = self.here or self.asked or next(iter(self.match.pending), None)
        return reading.rules_of(asked, self.outcome, self.words)

    def why(self) -> list[Passage]:
        """Of what looks possible and is not, why; and the rules of the present choice."""
        if self.moment is not None:
            return [*reading.steps_read(self.moment, self.names, self.words), *self.rules()]
        asked = self.asked if not self.curtain else None
        if asked is None:
            return self.rules()
        left = reading.left_over(asked, self.names, self.words)  # has a clause for everything that was put aside
        return [*(left or reading.refused(asked, self.glance(), self.table)), *self.rules()]

    def read_about(self, typed: str) -> str:
        """What a thing or a rule says, for whoever looks on while an automaton acts."""
        return self._naming.about(typed)

    def part(self, typed: str) -> str | None:
        """The part of the table that a typed word opens, unless something that is offered is called just so."""
        return self._naming.part(typed)

    def because(self) -> list[Passage]:
        """Why automata did what they have done since one's last answer; if nothing, why they did the last thing."""
        known, _ = self._answered.get(self.audience, (0, None))
        reasons = self._saga.reasons()
        news = [event for entry, event in reasons if entry >= known] or [event for _, event in reasons[-1:]]
        return [passage for event in news for passage in explained(event, self.names, self.words)]

    def log(self) -> list[str]:
        """What happened, in sentences, oldest first."""
        return [line.text for line in self._saga.lines() if not line.heading]

    def saga(self) -> list[SagaLine]:
        """The log as it stands on the screen: with headings, and what is news since one's last answer."""
        known, _ = self._answered.get(self.audience, (0, None))
        until = self.here.entry if self.here else len(self._saga)
        lines = [line for line in self._saga.lines() if line.entry < until]
        return [msgspec.structs.replace(line, fresh=line.entry >= known > 0) for line in lines]

    @property
    def growing(self) -> bool:
        """Whether the last line of the log may still grow: whoever wrote it is asked again in the same turn."""
        lines, pending = [line for line in self._saga.lines() if not line.heading], self.match.pending
        last = lines[-1] if lines else None
        return bool(last and pending and last.key is not None and last.seat == pending[0].seat)
