"""How a power asks its owner: not at all where nothing could be done (RR-1.28), and with a way to decline if it may."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any

from meadhall.kernel.ask import Ask, Asked, Clause, Option, Ref, Refusals, button
from meadhall.kernel.events import tell

from ..board import NAMES, OPTIONS, REFS, Hex
from ..cards import CARD_REFS, Power
from ..changes import shift
from ..content import Side
from ..refusals import unoffered
from ..state import State, going, holder

DECLINE = button("decline")
DONE = button("done")
Why = Mapping[Ref, Clause] | Refusals[()]
"""What is refused, with its clauses; or a function that says so when somebody looks."""
Asking = Generator[Asked, Any, Any]
"""Part of a chapter: asks, and returns what was decided."""
Act = Callable[[State, Side], Asking]
"""What a power does for the side that has it."""


def hexes(found: Iterable[Hex]) -> list[Option]:
    """Hexes to point at."""
    return [OPTIONS[hex] for hex in found]


def ask(
    s: State, side: Side, power: Power, prompt: str, options: Sequence[Option], why: Why, viking: Hex | None = None
) -> Asking:
    """Asks the seat whose power it is; None if there is nothing to point at."""
    if not options:
        return None
    about: dict[str, Ref | int] = {"power": CARD_REFS[power]}
    if viking is not None:
        about["viking"] = REFS[viking]
    if isinstance(why, Mapping):
        why = unoffered(why, options)
    return (yield Ask(holder(s, side), prompt, options, why, about=about))


def may(
    s: State, side: Side, power: Power, prompt: str, found: Iterable[Hex], why: Why, viking: Hex | None = None
) -> Asking:
    """Asks for a hex that may be declined (RR-1.29); None if it was declined or there is none."""
    options = hexes(found)
    if not options:
        return None
    answer = yield from ask(s, side, power, prompt, [*options, DECLINE], why, viking)
    return None if answer == DECLINE.value else answer


def refuse(found: Iterable[Hex], clause: Clause) -> dict[Ref, Clause]:
    """Hexes that look possible and are not."""
    return {REFS[hex]: clause for hex in found}


def carry(s: State, kind: str, owner: Side, side: Side, power: Power, start: Hex, to: Hex) -> None:
    """A power takes a Viking of a side from one hex to another of its region: written down, done and told."""
    going(s).line += carried(power, start, to)
    shift(s, start, to)
    tell_way(s, kind, owner, side, power, start, to)


def carried(power: Power, start: Hex, to: Hex) -> str:
    """The notation of where a power took a Viking."""
    return f"{{{power}:{NAMES[start]}>{NAMES[to]}}}"


def tell_way(s: State, kind: str, owner: Side, side: Side, power: Power, start: Hex, to: Hex) -> None:
    """Tells where a power took a Viking."""
    way = {"from": REFS[start]}
    tell(s, kind, seat=holder(s, owner), side=side, to=REFS[to], power=CARD_REFS[power], **way)
