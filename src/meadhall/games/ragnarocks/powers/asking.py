"""How a power asks its owner: not at all where nothing could be done (RR-1.28), and with a way to decline if it may."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any

from meadhall.kernel.ask import About, Ask, Asked, Clause, Option, Ref, Refusals, button

from ..board import OPTIONS, REFS, Hex
from ..cards import CARD_REFS, Power
from ..content import Side
from ..refusals import unoffered
from ..state import State, holder

DECLINE = button("decline")
Why = Mapping[Ref, Clause] | Refusals[()]
"""What is refused, with its clauses; or a function that says so when somebody looks."""
Asking = Generator[Asked, Any, Any]
"""Part of a chapter: asks, and returns what was decided."""
Act = Callable[[State, Side], Asking]
"""What a power does for the side that has it."""


def about(viking: Hex | None, power: Power | None) -> About:
    """The Viking and the power that a prompt speaks of."""
    found: dict[str, Ref | int] = {} if viking is None else {"viking": REFS[viking]}
    if power is not None:
        found["power"] = CARD_REFS[power]
    return found


def ask(
    s: State,
    side: Side,
    power: Power,
    prompt: str,
    found: Iterable[Hex],
    why: Why,
    viking: Hex | None = None,
    or_not: Option | None = None,
) -> Asking:
    """Asks the seat whose power it is for a hex; None if there is nothing to point at, or it chose the way out."""
    options = [OPTIONS[hex] for hex in found]
    if not options:
        return None
    if or_not is not None:
        options.append(or_not)
    if isinstance(why, Mapping):
        why = unoffered(why, options)
    answer = yield Ask(holder(s, side), prompt, options, why, about=about(viking, power))
    return None if or_not is not None and answer == or_not.value else answer


def may(
    s: State, side: Side, power: Power, prompt: str, found: Iterable[Hex], why: Why, viking: Hex | None = None
) -> Asking:
    """Asks for a hex that may be declined (RR-1.29); None if it was declined or there is none."""
    return (yield from ask(s, side, power, prompt, found, why, viking, DECLINE))


def refuse(found: Iterable[Hex], clause: Clause) -> dict[Ref, Clause]:
    """Hexes that look possible and are not."""
    return {REFS[hex]: clause for hex in found}
