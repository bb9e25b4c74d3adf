"""Why an automaton did what it did, in sentences: what was compared, with which numbers, and which clause decided."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from meadhall.kernel import Candidate, Clause, Comparison, Explanation, Ref

from .title import Passage
from .words import Words

STEP = "do:step"
"""What an automaton points at where there is nothing to point at."""


class Weighed:
    """A decision read again: who was compared, at which comparison each fell out, and which one left a single one."""

    def __init__(self, why: Explanation) -> None:
        self.why = why
        self.fell: dict[Ref, int] = {}
        """The comparison at which a candidate fell out."""
        self.decisive: int | None = None
        """The comparison that left one; None if there never was another, or if several are left."""
        left = self.compared = [one for one in why.candidates if one.numbers or one.aside is None]
        for at, by in enumerate(why.comparisons):
            if len(left) < 2:
                break
            best = (max if by.best == "highest" else min)(_rank(one.numbers[at]) for one in left)
            self.fell |= {one.ref: at for one in left if _rank(one.numbers[at]) != best}
            left = [one for one in left if one.ref not in self.fell]
            self.decisive = at if len(left) == 1 else None
        self.compared.sort(key=lambda one: -self.fell.get(one.ref, len(why.comparisons)))

    @property
    def by(self) -> Comparison | None:
        """The comparison that decided."""
        return None if self.decisive is None else self.why.comparisons[self.decisive]

    def apart(self) -> dict[Clause, list[Ref]]:
        """What looked possible and never was compared, by the clause that forbids it."""
        found: dict[Clause, list[Ref]] = {}
        for one in self.why.candidates:
            if one.aside is not None and not one.numbers:
                found.setdefault(one.aside, []).append(one.ref)
        return found

    def decided(self) -> tuple[str, str]:
        """The deciding number of the one taken, and the best of those that it put aside."""
        assert self.decisive is not None
        at, best = self.decisive, self.why.comparisons[self.decisive].best
        lost = [_rank(one.numbers[at]) for one in self.compared if self.fell.get(one.ref) == at]
        last = (max if best == "highest" else min)(lost)
        return number(self.compared[0].numbers[at]), "∞" if last[0] else str(last[1])


def _rank(one: int | None) -> tuple[bool, int]:
    return (one is None, one or 0)


def number(one: int | None) -> str:
    """A number that was compared; none is more than any."""
    return "∞" if one is None else str(one)


def explained(event: Mapping[str, Any], names: Sequence[str], words: Words) -> list[Passage]:
    """What a ``because`` tells: the step and what it came to, then each candidate with its numbers."""
    about = step_name(event["prompt"], names[event["seat"]], words)
    told = event["because"]
    if told is None:
        clauses = ", ".join(event["clauses"])
        return [Passage(about, words("because-step", clauses=clauses) if clauses else words("because-free"))]
    why = msgspec.convert(msgspec.to_builtins(told), Explanation)
    return [Passage(about, _came_to(why, names, words)), *(_compared(why, one, names, words) for one in why.candidates)]


def step_name(prompt: str, name: str, words: Words) -> str:
    """What a step of an automaton is about."""
    question = f"because-{prompt}"
    return words(question, name=name) if words.has(question) else f"{name}, {prompt}"


def _came_to(why: Explanation, names: Sequence[str], words: Words) -> str:
    """What was taken, and by which comparison."""
    if why.taken is None:
        return words("because-tied")
    what = called(why.taken, names, words)
    by = Weighed(why).by
    if by is None:
        return words("because-only", what=what)
    best = "because-highest" if by.best == "highest" else "because-lowest"
    said = words(best, what=what, number=number_name(by, words), clause=by.clause)
    return said if by.source is None else f"{said} {words('because-source', source=by.source)}"


def _compared(why: Explanation, one: Candidate, names: Sequence[str], words: Words) -> Passage:
    """A candidate, its numbers, and what became of it."""
    told = []
    for by, compared in zip(why.comparisons, one.numbers, strict=False):
        told.append(f"{number_name(by, words)} {number(compared)}")
    end = words("because-stays") if one.aside is None else words("because-aside", clause=one.aside)
    return Passage(called(one.ref, names, words), ", ".join([*told, end]))


def number_name(by: Comparison, words: Words) -> str:
    """What is compared, in the title's words."""
    return words(f"number-{by.what}") if words.has(f"number-{by.what}") else by.what


def called(ref: Ref, names: Sequence[str], words: Words) -> str:
    """What a candidate is called: seats by the names of those who sit there."""
    kind, _, id = ref.partition(":")
    if ref == STEP:
        return words("walk-nothing")
    return names[int(id)] if kind == "seat" and id.isdecimal() and int(id) < len(names) else words.ref(ref)
