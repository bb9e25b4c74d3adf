"""Forecasts: what would follow from each option, as far as the seat that is asked can know it.

An option is tried in several worlds that the seat may imagine, each up to the first barrier, automata going on by
themselves. Told is what would be the same in all of them; of what lies behind a barrier nothing is ever said.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct, to_builtins
from msgspec.json import Encoder

from .ask import Ref, Seat
from .chance import Chance
from .engine import pack
from .game import Audience
from .patch import Patch, diff
from .world import World

WORLDS = 8
"""In so many worlds an option is tried, where the seat does not know everything."""

_encode = Encoder().encode
_NOWHERE = object()


class Next(Struct, frozen=True):
    """What the same seat would be asked next, what it could point at, and what the question speaks of."""

    prompt: str
    options: tuple[Ref, ...]
    about: Mapping[str, Ref | int] = {}


class Forecast(Struct, frozen=True, omit_defaults=True):
    """What would follow from pointing at one thing."""

    patch: Patch = {}
    """What would change in the view of the seat; only its ``table`` is looked at."""
    barrier: str | None = None
    """Why nothing is known further on: ``chance`` or ``knowledge``."""
    open: bool = False
    """Whether something else would change, of which the seat cannot know how."""
    next: Next | None = None
    """What the seat would be asked then; None also where somebody else comes first, or where it cannot know."""
    outcome: dict[str, Any] | None = None
    """How the match would have ended by this."""


class Imaginable(Protocol):
    """A match, or a world in which somebody imagines further."""

    def imagine(self, audience: Audience, chance: Chance) -> World: ...


def foresee(
    match: Imaginable, seat: Seat, chance: Chance, refs: Iterable[Ref] | None = None
) -> Iterator[tuple[Ref, Forecast]]:
    """What would follow from each option of a seat's ask, or from these; one after the other, while anybody listens."""
    worlds = [match.imagine(seat, chance)]
    first = worlds[0]
    question = first.question(seat)
    if first.uncertain(seat):
        worlds += [match.imagine(seat, chance) for _ in range(WORLDS - 1)]
    before, packed = first.table(seat), [pack(world.state) for world in worlds]
    for ref in question.options if refs is None else refs:
        yield ref, _forecast(list(zip(worlds, packed, strict=True)), seat, ref, before)


def _forecast(worlds: Sequence[tuple[World, bytes]], seat: Seat, ref: Ref, before: Any) -> Forecast:
    barriers, afters, nexts, ends = set[str | None](), [], list[Next | None](), []
    for world, packed in worlds:
        twin = world.fork(bare=True)
        barrier = twin.ahead(seat, ref)
        barriers.add(barrier)
        afters.append(before if pack(twin.state) == packed else twin.table(seat))
        nexts.append(next_ask(twin, seat) if barrier is None else None)
        ends.append(to_builtins(twin.outcome))
    agreed, whole = _agreed(before, afters)
    (barrier, *others) = sorted(barriers, key=str)
    return Forecast(
        diff({"table": before}, {"table": agreed}),
        "knowledge" if others else barrier,
        not whole,
        nexts[0] if all(following == nexts[0] for following in nexts) else None,
        ends[0] if _alike(ends) else None,
    )


def next_ask(world: World, seat: Seat) -> Next | None:
    """What a seat is asked in a world, if it is."""
    own = next((question for question in world.pending if question.seat == seat), None)
    return None if own is None else Next(own.prompt, own.options, own.about)


def _agreed(before: Any, afters: Sequence[Any]) -> tuple[Any, bool]:
    """What a thing is in all worlds afterwards, and whether they agree; where they do not it stays as it was."""
    first = afters[0]
    if _alike(afters):
        return first, True
    if isinstance(before, dict) and all(isinstance(after, dict) for after in afters):
        agreed: dict[str, Any] = {}
        for key in [*before, *(key for key in first if key not in before)]:
            found = [after.get(key, _NOWHERE) for after in afters]
            if all(thing is _NOWHERE for thing in found):
                continue
            value = before.get(key, _NOWHERE)
            if _NOWHERE not in found:
                value, _ = _agreed(value, found)
            if value is not _NOWHERE:
                agreed[key] = value
        return agreed, False
    if isinstance(before, list) and all(isinstance(after, list) and len(after) == len(before) for after in afters):
        return [_agreed(*places)[0] for places in zip(before, zip(*afters, strict=True), strict=True)], False
    return before, False


def _alike(things: Sequence[Any]) -> bool:
    """Whether things arrive as the same."""
    if len(things) == 1:
        return True
    first, *others = map(_encode, things)
    return all(other == first for other in others)
