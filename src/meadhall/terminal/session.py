"""A match at one terminal: who sits where, what the log says, and what somebody means who types a name."""

from collections.abc import Sequence
from os import urandom
from random import choice
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.bots import Bot, Seen, make_bot
from meadhall.bots.registry import seconds_of
from meadhall.bots.watched import failure, nonsense
from meadhall.kernel import (
    SPECTATOR,
    Audience,
    Clause,
    Event,
    Match,
    MeadhallError,
    Outcome,
    Question,
    Ref,
    Seat,
    View,
    find,
)

from .because import explained, reason_of
from .coach import Coached
from .saga import Saga, SagaLine
from .steps import Steps
from .title import Glance, Moment, Passage, table_of
from .walk import headline, lettered, told
from .words import Words, bot_name, capital, listed

BUDGET = 1.0
"""Seconds that a bot may think about one ask, unless its level says how long it thinks."""
NAMES = ("Sigrun", "Bjarne", "Astrid", "Leif", "Freydis", "Knut")
"""What people are called who have not said their names."""
LINGER = 4
"""So many times longer something is shown that one wants to look at."""


class Meant(Struct, frozen=True):
    """What somebody means: a thing on the table, whether it may be pointed at, and if not, the rule if one is named."""

    ref: Ref
    offered: bool
    clause: Clause | None = None


class NotUnderstood(MeadhallError):
    """Typed words that name nothing, or several things."""


class Session:
    """One match, the people and bots at it, and its saga."""

    kept = False
    """Whether nothing is lost by leaving."""
    again_key = "key-new"
    """What can be done after the end."""
    typing = "walk-typing"
    """What can be typed while keys lead from step to step."""
    left = "plain-left"
    """What is said to those who listen when they leave."""
    opening = ""
    """What is said at once, before anything is done."""
    asides: Sequence[tuple[str, str]] = ()
    """Keys that do something special to this table, each with the id of what it does, which is also typed."""

    def __init__(
        self, game: str, seats: int, bots: Sequence[str], seed: int | str | None, lang: str, options: Any = None
    ) -> None:
        self.words = Words(find(game).id, lang)
        self.table = table_of(game)
        self.game, self._seating = game, (seats, tuple(bots), options)
        self.match = Match.new(game, seats, seed, options)
        free = [seat for seat in range(seats) if seat not in self.match.automata]
        if len(bots) > len(free):
            seats_left = "one seat" if len(free) == 1 else f"{len(free)} seats"
            raise MeadhallError(f"{len(bots)} bots cannot sit on {seats_left}.")
        luck = urandom(8).hex() if seed is None else seed
        self.people = free[: len(free) - len(bots)]
        """The seats of people; of those that the rules do not play the bots have the last ones."""
        self.levels = dict(zip(free[len(self.people) :], bots, strict=True))
        """How strong the bot of each other seat is."""
        self.bots: dict[Seat, Bot] = {
            seat: make_bot(game, level, f"{luck}/{seat}", anywhere=True) for seat, level in self.levels.items()
        }
        self.troubles: list[str] = []
        """What went wrong with bots and was not said yet."""
        self.names: list[str] = []
        for seat in range(seats):
            self.names.append(self._name(seat))
        self.begin(self.match)

    def _name(self, seat: Seat) -> str:
        """What whoever sits in a seat is called; two of one name are told apart."""
        if seat in self.levels:
            return bot_name(self.words, self.levels[seat], seat, self.names)
        person = seat in self.people
        name = NAMES[self.people.index(seat) % len(NAMES)] if person else self.words("automaton")
        return name if name not in self.names else f"{name} {seat + 1}"

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
        self._present: Moment | None = None
        self._tell(match.opening, match.view(SPECTATOR))

    def again(self) -> "Session":
        """A new match at the same table, with new luck."""
        seats, bots, options = self._seating
        return Session(self.game, seats, bots, None, self.words.lang, options)

    # ---- looking

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
    def _to_come(self) -> Moment | None:
        """The step that an automaton is about to take."""
        question = self.match.automatic
        if question is None:
            return None
        if self._present is None or self._present.entry != len(self._saga):
            self._present = self._moment(question)
        return self._present

    def _moment(self, question: Question) -> Moment:
        view = self.view
        last = self._steps.last(self._since)
        if last is not None and self.table.turn(last.view) != self.table.turn(view):
            last = None  # another turn: its steps are counted anew
        goes_on = last is not None and last.seat == question.seat and last.prompt in self._before(question)
        return Moment(
            question.seat,
            question.prompt,
            question.options[0],
            question.about,
            question.clauses,
            question.because,
            view,
            tuple(self._saga.steps),
            len(self._saga),
            last.number + 1 if last else 1,
            last if goes_on else None,
        )

    @property
    def paced(self) -> str:
        """The id of what is said of the seconds between two steps; empty where nobody steps."""
        return "pace-walk" if self.match.automata else ""

    @property
    def begins(self) -> str:
        """The id of what is said to somebody who wants to go back further than there is a step."""
        return "walk-first" if self.walking else "because-none"

    @property
    def _since(self) -> int:
        """How many answers there were when a person had last answered."""
        return max((entries for entries, _ in self._answered.values()), default=0)

    def _before(self, question: Question) -> Sequence[str]:
        return self.table.goes_on_from(question.prompt)

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
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome

    @property
    def over(self) -> bool:
        """Whether there is nothing more to come."""
        return self.outcome is not None

    @property
    def may_begin_again(self) -> bool:
        """Whether a key leads to a new match."""
        return self.outcome is not None

    def aside(self, typed: str) -> str | None:
        """Does what a word stands for that is special to this table, and says what came of it; None if it is none."""
        return None

    def question_text(self) -> tuple[str, str]:
        """The sentence that is asked, and a line of help; or whom one waits for; or how it ended."""
        words, question = self.words, None if self.in_the_past else self.asked
        if question is not None and self.curtain:
            return words("curtain", name=self.names[question.seat]), words("curtain.help")
        if question is not None:
            count = sum(not ref.startswith("do:") for ref in question.options)
            about = {**question.about, "count": count, "name": self.names[question.seat]}
            prompt = f"ask-{question.prompt}"
            text = words(prompt, **about) if words.has(prompt) else question.prompt
            text = text if len(self.people) == 1 else f"{self.names[question.seat]}: {text}"
            power = str(question.about.get("power", "")).rpartition(":")[2]
            own = f"{prompt}.help-{power}"  # a power may change what is asked
            return text, words(own if power and words.has(own) else f"{prompt}.help", **about)
        if self.moment is not None:
            doing = headline(self.glance(), self.table, self.moment)
            return words("walk-was" if self.in_the_past else "walk-asks", doing=doing), ""
        if self.thinking is not None:
            asked, name = self.match.pending[0], self.names[self.thinking]
            return words("waits", name=name), words(f"ask-{asked.prompt}.wait", **{**asked.about, "name": name})
        return self._ending()

    def _ending(self) -> tuple[str, str]:
        words, outcome = self.words, self.outcome
        if outcome is None:
            return words("nobody-asked"), ""
        names = ", ".join(self.names[seat] for seat in outcome.winners)
        ending = f"ending-{outcome.ending}"
        several = "shared" if len(outcome.winners) == len(self.names) else "won-together"
        who = words("won" if len(outcome.winners) == 1 else several, names=names)
        counted = any(score is not None for score in outcome.scores)
        scores = f" ({' : '.join(map(words.points, outcome.scores))})" if counted else ""
        return f"{words('over')} {who}{scores}", words(ending) if words.has(ending) else words.clause(outcome.clause)

    def rules(self) -> list[Passage]:
        """The rules that matter for what is asked now: in the title's words first, then clause by clause."""
        words, asked = self.words, self.here or self.asked or next(iter(self.match.pending), None)
        clauses = asked.clauses if asked else (self.outcome.clause,) if self.outcome else ()
        told = [Passage(id, rule) for id, _, rule in (words.clause(clause).partition(": ") for clause in clauses)]
        about = f"ask-{asked.prompt}" if asked else ""
        if about and words.has(f"{about}.rule"):
            told.insert(0, Passage(words(f"{about}.clause"), words(f"{about}.rule")))
        return told

    def why(self) -> list[Passage]:
        """Of what looks possible and is not, why; and the rules of the present choice."""
        refused = self.asked.refusals if self.asked is not None and not self.curtain else {}
        at = self.glance()
        if self.moment is not None:
            return [*self._steps_told(self.moment), *self.rules()]
        left = self._left()
        if left:  # that has a clause for everything that was put aside
            return [*left, *self.rules()]
        things: dict[Clause, dict[str, None]] = {}
        for ref, clause in refused.items():
            things.setdefault(clause, {})[self.table.name(at, ref)] = None
        told = [
            Passage(self.words("not-these", names=listed([*names])), f"{self._reason(clause)} ({clause})")
            for clause, names in things.items()
        ]
        return [*told, *self.rules()]

    def _steps_told(self, moment: Moment) -> list[Passage]:
        """A step with every candidate, and the decisions that it goes on from."""
        found = []
        for one in moment.chain():
            step = {"seat": one.seat, "prompt": one.prompt, "about": one.about, "clauses": one.clauses}
            found += explained({**step, "because": one.why}, self.names, self.words)
        return found

    def moment_told(self) -> str:
        """The step that an automaton is about to take, and why, for those who listen."""
        return told(self.glance(), self.table, self.moment) if self.moment is not None else ""

    def _left(self) -> list[Passage]:
        """Why just these are left, where clauses have put others aside and leave the choice to a person."""
        asked = self.asked if not self.curtain else None
        because = asked.because if asked is not None else None
        if asked is None or because is None:
            return []
        step = {"seat": asked.seat, "prompt": asked.prompt, "about": asked.about, "clauses": asked.clauses}
        told = {**step, "because": because}
        return explained(told, self.names, self.words)

    def because(self) -> list[Passage]:
        """Why automata did what they have done since one's last answer; if nothing, why they did the last thing."""
        known, _ = self._answered.get(self.audience, (0, None))
        steps = self._saga.steps
        reasons = [
            (entry, event)
            for entry, step in enumerate(steps, len(self._saga) - len(steps))
            for event in step.events
            if event["kind"] == "because"
        ]
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

    # ---- pointing

    def meaning(self, typed: str) -> Meant:
        """What a typed name, ref or number means for the ask that is open; NotUnderstood says why it means nothing."""
        question = self.asked
        if question is None or self.curtain or self.in_the_past:
            raise NotUnderstood(self.words("not-yours"))
        at, wanted = self.glance(), typed.strip().casefold()
        if wanted.isdecimal():
            ref = next((ref for ref, number in at.numbers.items() if number == int(wanted)), None)
            if ref is None:
                raise NotUnderstood(self.words("no-number", typed=wanted))
            return Meant(ref, True)
        options, refusals = self.offered, question.refusals
        things = dict.fromkeys(
            [*options, *question.options, *refusals, *self.match.game.vocabulary(self.match.options)]
        )
        for fits in (str.__eq__, str.startswith):
            for among in (options, [ref for ref in things if ref not in options]):
                found = (
                    [ref for ref in among if any(fits(name, wanted) for name in self._called(at, ref))]
                    if wanted
                    else []
                )
                names = list(dict.fromkeys(self.table.name(at, ref) for ref in found))
                if len(names) == 1:  # copies of one card are alike
                    return Meant(found[0], found[0] in options, refusals.get(found[0]))
                if found:
                    named = ", ".join(names[:8]) + (" …" if len(names) > 8 else "")
                    raise NotUnderstood(self.words("several", typed=typed.strip(), names=named))
        raise NotUnderstood(self.words("unknown", typed=typed.strip()))

    def read_about(self, typed: str) -> str:
        """What a thing or a rule says, for whoever looks on while an automaton acts."""
        at, wanted = self.glance(), typed.strip().casefold()
        if (rule := self.words.clause(wanted.upper())) != wanted.upper():
            return rule
        things = self.match.game.vocabulary(self.match.options) if wanted else ()
        for fits in (str.__eq__, str.startswith):
            for ref in things:
                if any(fits(name, wanted) for name in self._called(at, ref)):
                    said = self.table.about(at, ref) or ", ".join(self.table.notes(at, ref, wide=True))
                    name = self.table.name(at, ref)
                    return said if said.startswith(name) else f"{name}: {said}" if said else name
        return self.words("unknown", typed=typed.strip())

    def _called(self, at: Glance, ref: Ref) -> tuple[str, ...]:
        """All that somebody may call a thing: "warrior, Gimle" is a warrior."""
        name = self.table.name(at, ref).casefold()
        return ref, ref.rpartition(":")[2], self.words.ref(ref).casefold(), name, name.partition(",")[0]

    def part(self, typed: str) -> str | None:
        """The part of the table that a typed word opens, unless something that is offered is called just so."""
        at = self.glance()
        if any(typed.strip().casefold() in self._called(at, ref) for ref in at.options):
            return None
        return self.words.part(typed, (*self.table.parts, "why", "pace", "again"))

    def why_not(self, meant: Meant) -> str:
        """Why something may not be pointed at, in the title's words or else the rules'."""
        what = self.table.name(self.glance(), meant.ref)
        if meant.clause is None:
            return self.words("not-offered", what=what)
        return self.words("refused-why", what=what, why=self._reason(meant.clause), clause=meant.clause)

    def _reason(self, clause: Clause) -> str:
        """A refusal in the title's words, or else in the rules'."""
        own = f"refusal-{clause.replace('.', '-')}"
        if self.words.has(own):
            return self.words(own)
        reason = reason_of(clause, self.words)
        return f"{capital(reason)}." if reason else self.words.clause(clause).partition(": ")[2]

    def answer(self, ref: Ref) -> None:
        """The person who is asked points at a thing."""
        question = self.asked
        if question is None or self.curtain:
            raise NotUnderstood(self.words("not-yours"))
        before = self.match.view(SPECTATOR)
        self._tell(self.match.answer(question.seat, ref), before)
        self._answered[question.seat] = len(self._saga), self.match.view(question.seat)

    @property
    def may_undo(self) -> bool:
        """Whether a person can take back a choice."""
        undoable = self.match.undoable
        return undoable is not None and undoable[0] in self.people

    def undo(self) -> str:
        """Takes back the last choice of a person; says so."""
        undoable = self.match.undoable
        if undoable is None or not self.may_undo:
            raise MeadhallError(self.words("cannot-undo"))
        seat = undoable[0]
        self._saga.take_back(self.match.undo(seat).entries)
        self._steps.forget(len(self._saga))
        self._present = None
        self._answered[seat] = len(self._saga), self.match.view(seat)
        return self.words("took-back", name=self.names[seat])

    # ---- bots

    async def bot_chooses(self, seen: Seen) -> Ref:
        """What the bot of that seat points at; one that fails points at anything, and its trouble is kept."""
        seat, options = seen.ask.seat, seen.ask.options
        try:
            ref = await self.bots[seat].choose(seen)
            wrong = nonsense(ref, options)
        except Exception as error:  # a bot's fault must not take the match with it
            wrong = failure(error)
        if wrong is None:
            return ref
        self.troubles.append(self.words("bot-failed", name=self.names[seat], number=seat + 1, why=wrong))
        return choice(options)

    def bot_sees(self) -> Seen:
        """What the bot that is asked sees."""
        assert self.thinking is not None
        level = self.levels[self.thinking]
        return Seen.of(self.match, self.thinking, seconds_of(self.game, level, anywhere=True) or BUDGET)

    def bot_answers(self, seat: Seat, ref: Ref) -> None:
        """A bot points at a thing."""
        before = self.match.view(SPECTATOR)
        self._tell(self.match.answer(seat, ref), before)

    def step(self) -> list[Event]:
        """The automaton that is asked does what the clauses leave it; whoever has gone back comes one step nearer.

        Returns what happened.
        """
        if self.in_the_past:
            self._steps.go_on()
            return []
        moment = self.moment
        before = self.match.view(SPECTATOR)
        events = self._acts()
        self._tell(events, before)
        if moment is not None:
            self._steps.take(moment, self._since)
        return events

    def _acts(self) -> list[Event]:
        """The automaton that is asked does what the clauses leave it."""
        return self.match.step()

    @property
    def can_step_back(self) -> bool:
        """Whether there is an earlier step to look at: in a walk those of the walk, else those of the last one."""
        walking = self.match.automatic is not None
        return not self.curtain and self._steps.can_go_back(self._since if walking else 0)

    def step_back(self) -> bool:
        """Goes back to the step before, the table with it; False where the walk began."""
        if not self.can_step_back:
            return False
        self._steps.go_back()
        return True

    @property
    def in_the_past(self) -> bool:
        """Whether the reader has gone back."""
        return self._steps.in_the_past

    @property
    def looking_back(self) -> bool:
        """Whether something waits for the reader meanwhile."""
        return self.in_the_past

    @property
    def step_number(self) -> str:
        """``step 3 of 14``; how many it will be is told once nothing can be taken back, for chance decides it too."""
        moment, present = self.moment, self._to_come
        if moment is None:
            return ""
        if present is not None and self.may_undo:
            return self.words("walk-number", n=moment.number)
        return self.words("walk-number-of", n=moment.number, of=self._steps.in_all(moment, present, self.match))

    def come_back(self) -> None:
        """Whoever has gone back comes back to where the match stands."""
        self._steps.come_back()

    def go_to(self, typed: str) -> bool:
        """Goes to a step by its number, where that can be done; False if nothing of that kind was typed."""
        return False

    def run_on(self) -> None:
        """Automata go on to the end of the turn, or until somebody else is asked."""
        self.come_back()
        turn = self.table.turn(self.view)
        while self._to_come is not None and self.table.turn(self.view) == turn:
            self.step()

    @property
    def weight(self) -> int:
        """How long to look at what has just happened: not at all if nothing was told, else a while or longer."""
        if self.table.lingers(self._saga.steps[-1]):
            return LINGER
        return int(self._saga.told)

    def _tell(self, events: list[Event], before: View) -> None:
        after = self.match.view(SPECTATOR)
        for seat in self.match.automata:
            self.names[seat] = self.table.called(Glance(after, self.names, self.words), seat) or self.names[seat]
        self._saga.tell([event.seen_by(self.reader) for event in events], before, after)
