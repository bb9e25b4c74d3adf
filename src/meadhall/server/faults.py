"""What was given away in a match, and what was well seen: told from how it stood before and after every turn."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from meadhall.kernel.ask import Ref, Seat

from . import messages as say

Kind = Literal["blunder", "mistake", "doubtful"]
KINDS: tuple[Kind, ...] = ("blunder", "mistake", "doubtful")
FAULTS = {"points": (5.0, 3.0, 1.5), "chance": (0.25, 0.15, 0.10)}
"""So many points, or such a part of the chance to win, given away in one turn are a fault of these kinds."""
HOLDS = {"points": (-0.25, 3.0, 0.0), "chance": (0.3, 0.15, 1.0)}
"""A turn is the only one that holds: it stands at least so, any other is worse by so much, and stands at most so."""


class Turn(Struct, frozen=True):
    """A moment at which a turn has ended."""

    step: int
    seat: Seat | None
    """Whose turn it was; None for the setup."""


class Note(Struct, frozen=True):
    """What else is known of a turn, besides how it stood before and after it."""

    turn: Literal["", "held", "luck"] = ""
    """The only one that holds; or the best one, and it was chance that made it come otherwise."""
    why: say.Why | None = None


PLAIN = Note()


def faults(
    turns: Sequence[Turn], points: Mapping[int, say.Evaluation], notes: Mapping[int, Note] | None = None
) -> Iterable[say.Fault]:
    """The turns after which whoever took them stood worse than before, and those that held, where somebody looked."""
    for before, after in pairwise(turns):
        then, now = points.get(before.step), points.get(after.step)
        if then is None or now is None or after.seat is None:
            continue
        note = (notes or {}).get(after.step, PLAIN)
        kind = kind_of(then, now, after.seat, note)
        if kind is not None:
            loss = gain_of(then, after.seat) if kind == "held" else loss_of(then, now, after.seat)
            yield say.Fault(
                step=after.step,
                seat=after.seat,
                loss=round(loss, 2),
                measure=now.measure,
                kind=kind,
                certain=then.proven and now.proven,
                why=note.why,
            )


def kind_of(then: say.Evaluation, now: say.Evaluation, seat: Seat, note: Note = PLAIN) -> Kind | Literal["held"] | None:
    """What a turn was; nothing where it was a turn like others, and where it could not be judged."""
    if not (then.proven or then.depth) or note.turn == "luck":
        return None
    loss = loss_of(then, now, seat)
    found = next((kind for kind, least in zip(KINDS, FAULTS[now.measure], strict=True) if loss >= least), None)
    return "held" if found is None and note.turn == "held" else found


def loss_of(then: say.Evaluation, now: say.Evaluation, seat: Seat) -> float:
    """How much worse a seat stands now, in the measure."""
    return round(standing(then, seat) - standing(now, seat), 4)


def gain_of(then: say.Evaluation, seat: Seat) -> float:
    """By how much the best way is better than the next best."""
    return 0.0 if then.second is None else standing(then, seat) - then.second


def standing(point: say.Evaluation, seat: Seat) -> float:
    """How the side of a seat stands, in the measure."""
    side = next(number for number, seats in enumerate(point.sides) if seat in seats)
    return (point.leads if point.measure == "points" else point.chances)[side]


def note_of(then: say.Evaluation, seat: Seat, played: Sequence[Ref], lucky: bool) -> Note:
    """Whether a turn was the best there was: the only one that holds, or one that chance spoiled."""
    if not then.best or list(played[: len(then.best)]) != then.best:
        return PLAIN
    if lucky:
        return Note("luck")
    at_least, by, at_most = HOLDS[then.measure]
    if then.second is None or then.second > at_most:
        return PLAIN
    return Note("held" if standing(then, seat) >= at_least and gain_of(then, seat) >= by else "")
