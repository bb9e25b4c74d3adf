"""Choices: one judgement says of every candidate why it may not be pointed at, and so gives both lists of an ask.

    @choice(OPTIONS)
    def march_to(s: State, seat: Seat, place: Place, origin: Place) -> Clause | None:
        \"\"\"Another province with a free village.\"\"\"
        ...

    target = yield march_to.ask(seat, "march_to", origin)

What is judged ``None`` is offered, everything else is refused with its clause. What is never offered and only looks
possible, ``others``, is judged when somebody wants to know why not.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeAlias, overload

from meadhall.kernel.ask import About, Ask, Clause, Option, Ref, Seat, Ts
from meadhall.kernel.game import S

Candidates: TypeAlias = Callable[[S, Seat, *Ts], Iterable[Option]]
Judgement: TypeAlias = Callable[[S, Seat, Any, *Ts], Clause | None]
_NOTHING: About = {}


class Choice(Generic[S, *Ts]):
    """What a seat may point at: candidates, a judgement of each, and buttons that are always there besides."""

    def __init__(
        self,
        why_not: Judgement[S, *Ts],
        candidates: Sequence[Option] | Candidates[S, *Ts],
        besides: tuple[Option, ...],
        others: Sequence[Option] | Candidates[S, *Ts],
    ) -> None:
        self.why_not, self.candidates, self.besides, self.others = why_not, candidates, besides, others
        self._beside: dict[tuple[Option, ...], Choice[S, *Ts]] = {}
        self.__module__, self.__doc__, self.__wrapped__ = why_not.__module__, why_not.__doc__, why_not

    def __call__(self, s: S, seat: Seat, value: Any, *args: *Ts) -> Clause | None:
        """Why one thing may not be pointed at; None if it may."""
        return self.why_not(s, seat, value, *args)

    def open(self, s: S, seat: Seat, *args: *Ts) -> list[Option]:
        """The candidates that may be pointed at."""
        return self._open(s, seat, args)

    def any(self, s: S, seat: Seat, *args: *Ts) -> bool:
        """Whether there is one."""
        return bool(self._open(s, seat, args, True))

    def options(self, s: S, seat: Seat, *args: *Ts) -> list[Option]:
        """The candidates that may be pointed at, and what is always there."""
        offered = self._open(s, seat, args)
        offered += self.besides
        return offered

    def _open(self, s: S, seat: Seat, args: tuple[Any, ...], one: bool = False) -> list[Option]:
        """Judges the candidates, all of them or until there is one. Nothing in a match is done as often."""
        why_not: Callable[..., Clause | None] = self.why_not
        candidates: Any = self.candidates
        found: Iterable[Option] = candidates(s, seat, *args) if callable(candidates) else candidates
        offered: list[Option] = []
        if not args:  # written out, since a call with a star in it takes twice as long
            for option in found:
                if why_not(s, seat, option[1]) is None:
                    offered.append(option)
                    if one:
                        break
        elif len(args) == 1:
            (arg,) = args
            for option in found:
                if why_not(s, seat, option[1], arg) is None:
                    offered.append(option)
                    if one:
                        break
        else:
            for option in found:
                if why_not(s, seat, option[1], *args) is None:
                    offered.append(option)
                    if one:
                        break
        return offered

    def refusals(self, s: S, seat: Seat, *args: *Ts) -> dict[Ref, Clause]:
        """Everything else, each with its clause."""
        why: dict[Ref, Clause] = {}
        for found in (self.candidates, self.others):
            for option in found(s, seat, *args) if callable(found) else found:
                clause = self.why_not(s, seat, option.value, *args)
                if clause is not None:
                    why[option.ref] = clause
        return why

    def beside(self, *buttons: Option) -> "Choice[S, *Ts]":
        """The same choice with buttons that are always there; made once."""
        made = self._beside.get(buttons)
        if made is None:
            made = self._beside[buttons] = Choice(self.why_not, self.candidates, (*self.besides, *buttons), self.others)
        return made

    def ask(self, seat: Seat, prompt: str, *args: *Ts, about: About = _NOTHING) -> Ask[*Ts]:
        """The question to a seat."""
        return Ask(seat, prompt, self.options, self.refusals, about=about, args=args)


class Judging(Protocol):
    """Makes a judgement a choice among things that are always the same."""

    def __call__(self, why_not: Judgement[S, *Ts], /) -> Choice[S, *Ts]: ...


@overload
def choice(candidates: Sequence[Option], *besides: Option, others: Sequence[Option] = ()) -> Judging: ...
@overload
def choice(
    candidates: Candidates[S, *Ts], *besides: Option, others: Sequence[Option] | Candidates[S, *Ts] = ()
) -> Callable[[Judgement[S, *Ts]], Choice[S, *Ts]]: ...
@overload
def choice(
    candidates: Sequence[Option], *besides: Option, others: Candidates[S, *Ts]
) -> Callable[[Judgement[S, *Ts]], Choice[S, *Ts]]: ...
def choice(candidates: Any, *besides: Option, others: Any = ()) -> Any:
    """Makes a judgement a choice among candidates: options that never change, or a function that gives them."""
    return lambda why_not: Choice(why_not, candidates, besides, others)
