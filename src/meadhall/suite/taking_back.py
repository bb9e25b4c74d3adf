"""Property 5: undo never passes a barrier, and restores the exact state; and 10: refused answers change nothing."""

from typing import Any

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import CannotUndo, NotOffered
from meadhall.kernel.match import Match

from .broken import Broken, same
from .looking import engine_of, everything, packed, sights


class WayBack:
    """What the suite itself remembers of a match's last answers, to hold undo to account."""

    def __init__(self) -> None:
        self._steps: list[tuple[Seat, dict[str, Any], int, int]] = []

    def note(self, match: Match, seat: Seat, before: "Moment", told: int) -> None:
        """Remembers an answer, or that it was a barrier; and compares that with what the match says.

        What an automaton did is taken back with the answer of the person before it.
        """
        automatic = seat in match.automata
        if self._steps and self._steps[-1][0] != seat and not automatic:
            self._steps.clear()
        if before.together or match.entries[-1].luck or match.over or before.learned_since(match):
            self._steps.clear()
        elif not automatic:
            self._steps.append((seat, before.seen, told, 1))
        elif self._steps:
            person, seen, events, entries = self._steps.pop()
            self._steps.append((person, seen, events + told, entries + 1))
        self.compare(match)

    def compare(self, match: Match) -> None:
        """The match must reach back exactly as far as there was no barrier."""
        expected = (self._steps[-1][0], len(self._steps)) if self._steps else None
        if match.undoable != expected:
            raise Broken(5, f"undo reaches {match.undoable}, but the last barrier allows {expected}")

    def take_back(self, match: Match) -> bool:
        """Takes one answer back, if that can be, and looks whether everything is as it was."""
        if not self._steps:
            return False
        seat, seen, told, entries = self._steps.pop()
        seq = match.seq
        undone = match.undo(seat)
        same(
            5, (undone.entries, undone.events, match.seq), (entries, told, seq + 1), "the undo took back something else"
        )
        same(5, Moment.seen_of(match), seen, "an undo did not restore what was")
        self.compare(match)
        return True

    def try_in_vain(self, match: Match) -> None:
        """Everybody else's undo is refused, and changes nothing."""
        before = everything(match)
        for seat in range(match.seats):
            if self._steps and self._steps[-1][0] == seat:
                continue
            try:
                match.undo(seat)
            except CannotUndo:
                continue
            raise Broken(5, f"seat {seat} took back what it may not")
        same(5, everything(match), before, "an undo that was refused changed something")


class Moment:
    """A match just before an answer."""

    def __init__(self, match: Match) -> None:
        self.together = engine_of(match).together
        self.minds = [list(mind) for mind in match.state.minds]
        self.seen = self.seen_of(match)
        self.state: bytes = self.seen["state"]

    @staticmethod
    def seen_of(match: Match) -> dict[str, Any]:
        """The whole position, cheaply."""
        engine = engine_of(match)
        return {
            "state": packed(engine.state),
            "asks": [(q.seat, q.prompt, dict(q.about), q.options) for q in match.pending],
            "drawn": engine.run.drawn,
            "luck": engine.run.luck[engine.run.cursor :],
        }

    def learned_since(self, match: Match) -> bool:
        """Whether anybody's mind grew: somebody can tell apart what it could not tell apart before."""
        if engine_of(match).run.grew:
            return True
        for before, now in zip(self.minds, match.state.minds, strict=True):
            if before != now and len(set(zip(before, now, strict=True))) > len(set(before)):
                return True
        return False


def check_refused(match: Match, vocabulary: list[Ref], chance: Chance) -> None:
    """Property 10: what is not on the list is refused, with its clause, and changes nothing."""
    before = sights(engine_of(match))
    state = packed(match.state)
    asked = {question.seat: question for question in match.pending}
    for seat in range(match.seats):
        question = asked.get(seat)
        wrong = ["", "do:nothing-at-all", vocabulary[chance.below(len(vocabulary))]]
        refusals = {} if question is None else dict(question.refusals)
        for ref in [*wrong, *list(refusals)[:3]]:
            if question is not None and ref in question.options:
                continue
            try:
                match.answer(seat, ref)
            except NotOffered as error:
                same(10, error.clause, refusals.get(ref), f"the clause that forbids {ref}")
                continue
            raise Broken(10, f"seat {seat} could point at {ref}, which it was not offered")
    if packed(match.state) != state or before != sights(engine_of(match)):
        raise Broken(10, "a refused answer changed something")
