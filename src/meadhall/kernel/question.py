"""Questions: the open asks of a match as the world outside sees them."""

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from .ask import Ask, Clause, Freely, Option, Ref, Seat
from .because import Explanation
from .errors import NotOffered, RulesError
from .game import Game, State
from .run import run_of

_ref_of = itemgetter(0)


class Question:
    """An ask that waits for its seat. Options and refusals are made when somebody looks."""

    __slots__ = ("_choices", "_game", "_refs", "_state", "ask", "prompt", "seat")

    def __init__(self, ask: Ask[*tuple[Any, ...]], state: State, game: Game[Any]) -> None:
        self.ask, self._state, self._game = ask, state, game
        self.seat: Seat = ask.seat
        self.prompt: str = ask.prompt
        self._choices: Sequence[Option] | None = None
        self._refs: tuple[Ref, ...] | None = None

    @property
    def choices(self) -> Sequence[Option]:
        """What may be pointed at, with the value the chapter gets; may be empty where look-ahead probes."""
        choices = self._choices
        if choices is None:
            ask = self.ask
            options, args = ask.options, ask.args
            if not callable(options):
                choices = options
            elif args:
                choices = options(self._state, self.seat, *args)
            else:
                choices = options(self._state, self.seat)
            if ask.free:
                choices = [*choices, *self._free()]
            self._choices = choices
        return choices

    def _free(self) -> Iterator[Option]:
        """The free actions beside the decision, while there have not been too many since the last one."""
        if self._state.freely < self._game.most_free:
            for free in self.ask.free:
                for ref, value, secret in free.options(self._state, self.seat):
                    yield Option(ref, Freely(free.chapter.name, value), secret)

    @property
    def options(self) -> tuple[Ref, ...]:
        """What may be pointed at, in a stable order."""
        refs = self._refs
        if refs is None:
            refs = tuple(map(_ref_of, self.choices))
            if not refs:
                raise RulesError(f"Seat {self.seat} is asked {self.prompt} and has no option.")
            if self.automatic and (len(refs) > 1 or self.choices[0].secret):
                raise RulesError(f"Automaton {self.seat} has one open option; {self.prompt} offers {', '.join(refs)}.")
            self._refs = refs
        return refs

    @property
    def automatic(self) -> bool:
        """Whether it is an automaton that is asked: everybody sees what it is offered, and why."""
        return self.seat in run_of(self._state).automata

    @property
    def refusals(self) -> Mapping[Ref, Clause]:
        """What looks possible but is not, with the clause that forbids it."""
        refusals = self.ask.refusals
        return refusals(self._state, self.seat, *self.ask.args) if callable(refusals) else refusals

    @property
    def because(self) -> Explanation | None:
        """Why an automaton does what it does, if there was anything to choose; for a person, why these are left."""
        because = self.ask.because
        return None if because is None else because(self._state, self.seat, *self.ask.args)

    @property
    def about(self) -> Mapping[str, Ref | int]:
        """The public things that the prompt's sentence speaks of."""
        return self.ask.about

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The rules that matter now."""
        return self._game.prompts.get(self.prompt, ())

    def find(self, ref: Ref) -> Option:
        """The option of that name; otherwise NotOffered, with the refusal's clause."""
        choices = self._choices
        if choices is None:
            choices = self.choices
        try:
            return choices[(self._refs or tuple(map(_ref_of, choices))).index(ref)]
        except ValueError:
            pass
        clause = self.refusals.get(ref)
        raise NotOffered(self.seat, ref, "the rules forbid it" if clause else "it is not on the list", clause)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, prompt={self.prompt!r}, options={self.options!r})"
