"""Property 9: a Together is filled in in any order, and nothing changes or is told before all are in."""

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.events import Event
from meadhall.kernel.match import Match

from .broken import Broken, same
from .looking import engine_of, packed, plain, position


def open_forms(match: Match) -> tuple[bytes, int] | None:
    """Which Together is open, if one is."""
    engine = engine_of(match)
    return (engine.segment.checkpoint, engine.opened) if engine.together else None


def check_quiet(match: Match, opened: tuple[bytes, int] | None, before: bytes, told: int) -> None:
    """While the same Together is still open, an answer has changed nothing and nothing was told."""
    if opened is None or open_forms(match) != opened:
        return
    if packed(match.state) != before:
        raise Broken(9, "a form changed the state before all were in")
    if told or engine_of(match).run.grew or match.entries[-1].luck:
        raise Broken(9, "something was told, shown or drawn before all were in")
    if match.undoable is not None:
        raise Broken(9, "an answer in a Together can be taken back")


def check_together(match: Match, chance: Chance) -> None:
    """Fills in the open forms in one order and in another; the same must follow."""
    opened, before = open_forms(match), packed(match.state)
    fork, told = match.fork(), list[Event]()
    answers: list[tuple[Seat, Ref]] = []
    while open_forms(fork) == opened:
        question = fork.pending[0]
        ref = question.options[chance.below(len(question.options))]
        answers.append((question.seat, ref))
        told = fork.answer(question.seat, ref)
        check_quiet(fork, opened, before, len(told))
    order = [seat for seat, _ in answers]
    chance.shuffle(order)
    if order == [seat for seat, _ in answers]:
        order.reverse()
    other, told_other = match.fork(), list[Event]()
    for seat in order:
        ref = next(ref for who, ref in answers if who == seat)
        answers.remove((seat, ref))
        told_other = other.answer(seat, ref)
        check_quiet(other, opened, before, len(told_other))
    same(9, position(engine_of(fork)), position(engine_of(other)), f"the order of answers matters ({order})")
    same(9, plain(told), plain(told_other), f"what is told depends on the order of answers ({order})")
