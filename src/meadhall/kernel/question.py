"""Questions: the open asks of a match as the world outside sees them."""

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any

from .ask import Ask, Clause, Option, Ref, Seat
from .errors import NotOffered, RulesError
from .game import Game, State

_ref_of = itemgetter(0)


class Question:
    """An ask that waits for its seat. Options and refusals are made when somebody looks."""

    __slots__ = ("_choices", "_game", "_refs", "_state", "ask", "prompt", "seat")

    def __init__(self, ask: Ask, state: State, game: Game[Any]) -> None:
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
            options = self.ask.options
            choices = self._choices = options(self._state, self.seat) if callable(options) else options
        return choices

    @property
    def options(self) -> tuple[Ref, ...]:
        """What may be pointed at, in a stable order."""
        refs = self._refs
        if refs is None:
            refs = self._refs = tuple(map(_ref_of, self.choices))
            if not refs:
                raise RulesError(f"Seat {self.seat} is asked {self.prompt} and has no option.")
        return refs

    @property
    def refusals(self) -> Mapping[Ref, Clause]:
        """What looks possible but is not, with the clause that forbids it."""
        refusals = self.ask.refusals
        return refusals(self._state, self.seat) if callable(refusals) else refusals

    @property
    def about(self) -> Mapping[str, Ref | int]:
        """The public things that the prompt's sentence speaks of."""
        return self.ask.about

    @property
    def secret(self) -> bool:
        """Whether only the seat itself may learn what it points at."""
        return self.ask.secret

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The rules that matter now."""
        return self._game.prompts.get(self.prompt, ())

    def find(self, ref: Ref) -> Option:
        """The option of that name; otherwise NotOffered, with the refusal's clause."""
        refs = self._refs or tuple(map(_ref_of, self.choices))
        if ref in refs:
            return self.choices[refs.index(ref)]
        clause = self.refusals.get(ref)
        raise NotOffered(self.seat, ref, "the rules forbid it" if clause else "it is not on the list", clause)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, prompt={self.prompt!r}, options={self.options!r})"
