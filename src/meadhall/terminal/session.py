"""A match at one terminal: who sits where, and what people, bots and automata do there."""

from collections.abc import Sequence
from os import urandom
from random import choice
from typing import Any

from meadhall.bots import Bot, Seen, make_bot
from meadhall.bots.registry import seconds_of
from meadhall.bots.watched import failure, nonsense
from meadhall.kernel import SPECTATOR, Event, Match, MeadhallError, Ref, Seat, find

from .looking import Looking
from .naming import Meant, NotUnderstood
from .reading import refusal
from .title import table_of
from .words import Words, bot_name

BUDGET = 1.0
"""Seconds that a bot may think about one ask, unless its level says how long it thinks."""
NAMES = ("Sigrun", "Bjarne", "Astrid", "Leif", "Freydis", "Knut")
"""What people are called who have not said their names."""
LINGER = 4
"""So many times longer something is shown that one wants to look at."""


class Session(Looking):
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

    def again(self) -> "Session":
        """A new match at the same table, with new luck."""
        seats, bots, options = self._seating
        return Session(self.game, seats, bots, None, self.words.lang, options)

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

    # ---- pointing

    def meaning(self, typed: str) -> Meant:
        """What a typed name, ref or number means for the ask that is open; NotUnderstood says why it means nothing."""
        question = self.asked
        if question is None or self.curtain or self.in_the_past:
            raise NotUnderstood(self.words("not-yours"))
        return self._naming.meaning(typed, question, self.offered)

    def why_not(self, meant: Meant) -> str:
        """Why something may not be pointed at, in the title's words or else the rules'."""
        what = self.table.name(self.glance(), meant.ref)
        if meant.clause is None:
            return self.words("not-offered", what=what)
        return self.words("refused-why", what=what, why=refusal(meant.clause, self.words), clause=meant.clause)

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

    # ---- stepping on and back

    @property
    def paced(self) -> str:
        """The id of what is said of the seconds between two steps; empty where nobody steps."""
        return "pace-walk" if self.match.automata else ""

    @property
    def begins(self) -> str:
        """The id of what is said to somebody who wants to go back further than there is a step."""
        return "walk-first" if self.walking else "because-none"

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
