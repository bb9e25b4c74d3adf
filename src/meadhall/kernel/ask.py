"""What the rules ask, and what one may answer: every decision is pointing at one thing on the table."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVarTuple, overload

from msgspec import Struct

if TYPE_CHECKING:
    from .because import Explanation
    from .chapters import Written

Ts = TypeVarTuple("Ts")

Seat = int
"""A place at the match: 0, 1, 2 …"""
Ref = str
"""The name of a thing one can point at: ``hex:e4``, ``card:odins-throne.2``, ``do:pass``."""
Clause = str
"""The id of a numbered rule, such as ``RR-3.7``."""


class Option(NamedTuple):
    """One thing a seat may point at: its name outside, and what the chapter gets for it inside.

    The value is plain data: a number, a string, a token, or a tuple of these. ``secret`` says that the record of a
    match that goes on names to the seat alone that it pointed there; what others see of it, ``hide``, ``show`` and
    ``tell`` decide. Options that others may not tell apart are all secret.
    """

    ref: Ref
    value: Any
    secret: bool = False


def button(name: str) -> Option:
    """A thing to point at that does not lie on the table: ``do:<name>``."""
    return Option(f"do:{name}", name)


STEP = (button("step"),)
"""What an automaton is offered where there is nothing to choose."""


def secretly(options: Iterable[Option]) -> list[Option]:
    """The same options, each of them secret."""
    return [Option(ref, value, True) for ref, value, _ in options]


Options = Callable[[Any, Seat, *Ts], Sequence[Option]]
Refusals = Callable[[Any, Seat, *Ts], Mapping[Ref, Clause]]
Because = Callable[[Any, Seat, *Ts], "Explanation"]
About = Mapping[str, Ref | int]


class Free(NamedTuple):
    """An action beside a decision, as often as one likes: what may be pointed at, and the chapter that follows.

    The chapter is begun as ``chapter(s, seat, value)``; after it the decision is asked anew.
    """

    options: Options[()]
    chapter: "Written[Any, ..., Any]"


class Freely(NamedTuple):
    """What the engine gets when a free action was pointed at: the chapter that follows, and what it is told."""

    chapter: str
    value: Any


class Asked(Struct, frozen=True, gc=False):
    """What every ask has, whatever its arguments."""

    seat: Seat
    prompt: str


class Ask(Asked, Generic[*Ts], frozen=True, gc=False):
    """A question to one seat.

    ``options`` and ``refusals`` are module-level functions of state, seat and the ask's arguments, called when somebody
    looks and never while a trail is run again; or, where the chapter had to work them out anyway, what they would give.
    ``about`` names public things that the prompt's sentence speaks of. ``args`` holds plain data that everybody knows.
    ``free`` makes it a menu: a decision with free actions beside it, the first thing that its chapter does; after a
    free action the chapter begins again. ``because`` explains what an automaton does, or what was left for a person to
    choose among: a function like the others, called only when somebody looks.
    """

    options: Options[*Ts] | Sequence[Option]
    refusals: Refusals[*Ts] | Mapping[Ref, Clause] = {}
    about: About = {}
    args: tuple[*Ts] = ()  # type: ignore[assignment]  # no arguments: the overload below says when
    free: Sequence[Free] = ()
    because: Because[*Ts] | None = None

    if TYPE_CHECKING:  # so that a question whose arguments do not suit its lists is seen before it is asked

        @overload
        def __init__(
            self: "Ask[()]",
            seat: Seat,
            prompt: str,
            options: Options[()] | Sequence[Option],
            refusals: Refusals[()] | Mapping[Ref, Clause] = ...,
            *,
            about: About = ...,
            free: Sequence[Free] = ...,
            because: Because[()] | None = ...,
        ) -> None: ...
        @overload
        def __init__(
            self,
            seat: Seat,
            prompt: str,
            options: Options[*Ts] | Sequence[Option],
            refusals: Refusals[*Ts] | Mapping[Ref, Clause] = ...,
            *,
            args: tuple[*Ts],
            about: About = ...,
            free: Sequence[Free] = ...,
            because: Because[*Ts] | None = ...,
        ) -> None: ...
        def __init__(self, *args: Any, **kwargs: Any) -> None: ...


Form = Generator[Asked, Any, Any]
"""Asks its seat once or several times, changes nothing, and returns what the seat decided."""


class Together(Struct, frozen=True, gc=False):
    """Questions to several seats at once, answered in any order; nothing is told before all are in.

    A form is an Ask, or a function with arguments: ``(function, *args)`` is called as ``function(s, seat, *args)``.
    """

    forms: Mapping[Seat, "Asked | tuple[Any, ...]"]


Chapter = Generator["Asked | Together", Any, None]
"""A short stretch of rules: mutates the state, yields what it asks, gets the answer's value back."""
