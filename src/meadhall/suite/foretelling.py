"""Property 14: what a forecast says is what then happens, up to the first barrier."""

from typing import Any

from msgspec import to_builtins

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.engine import Engine
from meadhall.kernel.forecast import Forecast, next_ask
from meadhall.kernel.match import Match
from meadhall.kernel.patch import apply
from meadhall.kernel.world import World, restore_copy

from .broken import Broken, same
from .looking import engine_of, plain


def check_forecast(match: Match, chance: Chance) -> tuple[Seat, Forecast]:
    """Asks what would follow from one of the options, and tries it on the truth."""
    question = match.pending[chance.below(len(match.pending))]
    seat, ref = question.seat, question.options[chance.below(len(question.options))]
    told = match.forecast(seat, chance, [ref])[ref]
    must_come_true(match, seat, ref, told)
    return seat, told


def must_come_true(match: Match, seat: Seat, ref: Ref, told: Forecast) -> None:
    """Raises unless the match goes on from there as a forecast says."""
    truth = World(restore_copy(engine_of(match), Engine(match.game, keeps=False), None), match.options)
    before = {"table": plain(truth.table(seat))}
    barrier = truth.ahead(seat, ref)
    after = {"table": plain(truth.table(seat))}
    said = apply(before, plain(told.patch))
    what = f"the forecast of {ref} for seat {seat}"
    same(14, told.barrier, barrier, f"{what} ends at another barrier")
    if told.next is not None:
        same(14, told.next, next_ask(truth, seat), f"{what} leads to another ask")
    if told.outcome is not None:
        same(14, told.outcome, to_builtins(truth.outcome), f"{what} ends the match otherwise")
    if not told.open:
        same(14, said, after, f"{what} does not come true")
    elif not _comes_true(before, said, after):
        raise Broken(14, f"{what} does not come true, in what it says at all: {plain(told.patch)}")


def _comes_true(before: Any, said: Any, after: Any) -> bool:
    """Whether what is said of a thing is true of what it becomes; where it is said to stay, nothing is said."""
    if said in (after, before):
        return True
    if all(isinstance(thing, dict) for thing in (before, said, after)):
        gone = [key for key in before if key not in said]
        return not any(key in after for key in gone) and all(
            key in after and _comes_true(before.get(key, None), said[key], after[key])
            for key in said
            if key not in before or said[key] != before[key]
        )
    if all(isinstance(thing, list) and len(thing) == len(said) for thing in (before, said, after)):
        return all(map(_comes_true, before, said, after))
    return False
