"""The one place where a seat is asked, so that whoever answers for a seat needs no other.

A decision without an option is not asked, and what hangs on it is skipped (LR-1.12). One with a single option is
answered by the rules where everybody can see that there is one (LR-1.13); where it depends on a hand, it is asked.
"""

from collections.abc import Generator, Mapping
from typing import Any

from meadhall.kernel import About, Ask, Clause, Ref, Seat
from meadhall.kernel.ask import Asked, Options, Refusals, Ts
from meadhall.kit.choices import Choice

from .state import State

Asking = Generator[Asked, Any, Any]
"""Gives what was pointed at; None where nothing could be."""
_NOTHING: About = {}
_NO_REFUSALS: Mapping[Ref, Clause] = {}


def point(s: State, seat: Seat, prompt: str, choice: Choice[State, *Ts], *args: *Ts, about: About = _NOTHING) -> Asking:
    """A seat points at something that everybody sees."""
    options = choice.options(s, seat, *args)
    if len(options) < 2:
        return options[0].value if options else None
    return (yield Ask(seat, prompt, options, choice.refusals, args=args, about=about))


def pick(
    seat: Seat,
    prompt: str,
    options: Options[*Ts],
    refusals: Refusals[*Ts] | Mapping[Ref, Clause] = _NO_REFUSALS,
    *args: *Ts,
    about: About = _NOTHING,
) -> Asking:
    """A seat points at a card that only it can see: it is asked, however few there are.

    Who looks calls the lists, so that whoever imagines other cards there gets the options of those.
    """
    return (yield Ask(seat, prompt, options, refusals, args=args, about=about))
