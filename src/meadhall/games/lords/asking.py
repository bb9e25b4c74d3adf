"""The one place where a seat is asked, so that whoever answers for a seat needs no other.

A decision without an option is not asked, and what hangs on it is skipped (LR-1.12). One with a single option is
answered by the rules where everybody can see that there is one (LR-1.13); where it depends on a hand, it is asked.

A Follower of Surtur is never given a choice (LS-1.3): whatever falls to it is answered by the way that its clauses name
(``answers``), or by the general one.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from meadhall.kernel import About, Ask, Clause, Option, Ref, Seat
from meadhall.kernel.ask import Asked, Options, Refusals, Ts
from meadhall.kit.choices import Choice

from .state import State, is_follower

Asking = Generator[Asked, Any, Any]
"""Gives what was pointed at; None where nothing could be."""
_NOTHING: About = {}
_NO_REFUSALS: Mapping[Ref, Clause] = {}
Way = Callable[[State, Seat, str, Sequence[Option], tuple[Any, ...], About], Asking]
"""How a Follower answers: gets the prompt, what a person could point at, the arguments of the choice and ``about``."""
ANY = "*"
"""The way for every prompt without one of its own (LS-3.32)."""
_WAYS: dict[str, Way] = {}


def answers(*prompts: str) -> Callable[[Way], Way]:
    """Declares how a Follower answers some prompts of the base rules; ``ANY`` is for all others."""

    def declare(way: Way) -> Way:
        _WAYS.update(dict.fromkeys(prompts, way))
        return way

    return declare


def _by_clauses(s: State, seat: Seat, prompt: str, options: Sequence[Option], args: Any, about: About) -> Asking:
    """What a Follower's clauses leave of some options."""
    return (yield from _WAYS[prompt if prompt in _WAYS else ANY](s, seat, prompt, options, args, about))


def point(s: State, seat: Seat, prompt: str, choice: Choice[State, *Ts], *args: *Ts, about: About = _NOTHING) -> Asking:
    """A seat points at something that everybody sees."""
    options = choice.options(s, seat, *args)
    if options and is_follower(s, seat):
        return (yield from _by_clauses(s, seat, prompt, options, args, about))
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
