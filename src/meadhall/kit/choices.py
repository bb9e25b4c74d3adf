"""Choices: one judgement says of every candidate why it may not be pointed at, and so gives both lists of an ask.

    @choice(OPTIONS)
    def march_to(s: State, seat: Seat, place: Place, origin: Place) -> Clause | None:
        \"\"\"Another province with a free village.\"\"\"
        ...

    target = yield march_to.ask(seat, "march_to", origin)

What is judged ``None`` is offered, everything else is refused with its clause.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, overload

from meadhall.kernel.ask import About, Ask, Clause, Option, Ref, Seat, Ts
from meadhall.kernel.game import S

Candidates = Callable[[S, Seat, *Ts], Iterable[Option]]
Judgement = Callable[[S, Seat, Any, *Ts], Clause | None]
_NOTHING: About = {}


class Choice(Generic[S, *Ts]):
    """What a seat may point at: candidates, a judgement of each, and buttons that are always there besides."""

    def __init__(
        self, candidates: Sequence[Option] | Candidates[S, *Ts], why_not: Judgement[S, *Ts], besides: tuple[Option, ...]
    ) -> None:
        self.candidates, self.why_not, self.besides = candidates, why_not, besides
        self.__module__, self.__doc__, self.__wrapped__ = why_not.__module__, why_not.__doc__, why_not

    def __call__(self, s: S, seat: Seat, value: Any, *args: *Ts) -> Clause | None:
        """Why one thing may not be pointed at; None if it may."""
        return self.why_not(s, seat, value, *args)

    def open(self, s: S, seat: Seat, *args: *Ts) -> list[Option]:
        """The candidates that may be pointed at."""
        why_not = self.why_not
        return [option for option in self._candidates(s, seat, *args) if why_not(s, seat, option[1], *args) is None]

    def any(self, s: S, seat: Seat, *args: *Ts) -> bool:
        """Whether there is one."""
        why_not = self.why_not
        return any(why_not(s, seat, option[1], *args) is None for option in self._candidates(s, seat, *args))

    def options(self, s: S, seat: Seat, *args: *Ts) -> list[Option]:
        """The candidates that may be pointed at, and what is always there."""
        return [*self.open(s, seat, *args), *self.besides]

    def refusals(self, s: S, seat: Seat, *args: *Ts) -> dict[Ref, Clause]:
        """All other candidates, each with its clause."""
        return dict(self._refused(s, seat, *args))

    def _refused(self, s: S, seat: Seat, *args: *Ts) -> Iterator[tuple[Ref, Clause]]:
        for option in self._candidates(s, seat, *args):
            clause = self.why_not(s, seat, option.value, *args)
            if clause is not None:
                yield option.ref, clause

    def _candidates(self, s: S, seat: Seat, *args: *Ts) -> Iterable[Option]:
        return self.candidates(s, seat, *args) if callable(self.candidates) else self.candidates

    def beside(self, *buttons: Option) -> "Choice[S, *Ts]":
        """The same choice with buttons that are always there."""
        return Choice(self.candidates, self.why_not, (*self.besides, *buttons))

    def ask(self, seat: Seat, prompt: str, *args: *Ts, about: About = _NOTHING) -> Ask[*Ts]:
        """The question to a seat."""
        return Ask(seat, prompt, self.options, self.refusals, about=about, args=args)


@overload
def choice(candidates: Sequence[Option], *besides: Option) -> Callable[[Judgement[S, *Ts]], Choice[S, *Ts]]: ...
@overload
def choice(candidates: Candidates[S, *Ts], *besides: Option) -> Callable[[Judgement[S, *Ts]], Choice[S, *Ts]]: ...
def choice(candidates: Any, *besides: Option) -> Any:
    """Makes a judgement a choice among candidates: options that never change, or a function that gives them."""
    return lambda why_not: Choice(candidates, why_not, besides)
