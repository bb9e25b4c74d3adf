"""What the rules ask, and what one may answer: every decision is pointing at one thing on the table."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

Seat = int
"""A place at the match: 0, 1, 2 …"""
Ref = str
"""The name of a thing one can point at: ``hex:e4``, ``card:odins-throne.2``, ``do:pass``."""
Clause = str
"""The id of a numbered rule, such as ``RR-3.7``."""


class Option(NamedTuple):
    """One thing a seat may point at: its name outside, and what the chapter gets for it inside.

    The value is plain data: a number, a string, a token, or a tuple of these.
    """

    ref: Ref
    value: Any


def button(name: str) -> Option:
    """A thing to point at that does not lie on the table: ``do:<name>``."""
    return Option(f"do:{name}", name)


Options = Callable[[Any, Seat], Sequence[Option]]
Refusals = Callable[[Any, Seat], Mapping[Ref, Clause]]


class Ask(Struct, frozen=True, gc=False):
    """A question to one seat.

    ``options`` and ``refusals`` are module-level functions of state and seat, called when somebody looks and
    never while a trail is run again; or, where the chapter had to work them out anyway, what they would give.
    ``about`` names public things that the prompt's sentence speaks of. ``secret`` says that the record of a match that
    goes on names to the seat alone what it pointed at; what others see of it, ``hide``, ``show`` and ``tell`` decide.
    """

    seat: Seat
    prompt: str
    options: Options | Sequence[Option]
    refusals: Refusals | Mapping[Ref, Clause] = {}
    about: Mapping[str, Ref | int] = {}
    secret: bool = False


Form = Generator[Ask, Any, Any]
"""Asks its seat once or several times, changes nothing, and returns what the seat decided."""


class Together(Struct, frozen=True, gc=False):
    """Questions to several seats at once, answered in any order; nothing is told before all are in.

    A form is an Ask, or a function with arguments: ``(function, *args)`` is called as ``function(s, seat, *args)``.
    """

    forms: Mapping[Seat, "Ask | tuple[Any, ...]"]


Chapter = Generator["Ask | Together", Any, None]
"""A short stretch of rules: mutates the state, yields what it asks, gets the answer's value back."""
