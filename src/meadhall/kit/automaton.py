"""Automata: what the clauses choose where nobody may, written as the clauses say it.

>>> target = decide(
...     "target",
...     [Option("region:gimle", 3), Option("region:alfheim", 7), Option("region:myrkul", 9)],
...     highest("XX-1.1", "desolation", {3: 2, 7: 2, 9: 0}.get),
...     lowest("XX-1.2", "units", {3: 4, 7: 1, 9: 1}.get),
...     in_order("XX-1.3"),
... )
>>> target.left
(Option(ref='region:alfheim', value=7, secret=False),)
>>> target.explanation.decided
'XX-1.2'

A chapter decides by what everybody knows and then asks: ``yield acts(seat, "invade", target)``. Where several are left
and the rules name a person, that person is asked: ``yield arbitrates(person, "arbiter", target)``. The decision goes
with the ask, so that it is made once; who looks at options, refusals or ``because`` reads it there.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from meadhall.kernel import Ask, Candidate, Clause, Comparison, Explanation, Option, Ref, RulesError, Seat
from meadhall.kernel.ask import About

Number = int | None
"""None is more than any number: the way to what cannot be reached."""


class Key(NamedTuple):
    """A comparison of the clauses: the number of each candidate, by its value; None: its place in the list."""

    comparison: Comparison
    number: Callable[[Any], Number] | None


def highest(clause: Clause, what: str, number: Callable[[Any], Number], source: Ref | None = None) -> Key:
    """The candidates with the highest number stay; ``source`` is the card that says so, where one does."""
    return Key(Comparison(clause=clause, what=what, best="highest", source=source), number)


def lowest(clause: Clause, what: str, number: Callable[[Any], Number], source: Ref | None = None) -> Key:
    """The candidates with the lowest number stay; ``source`` is the card that says so, where one does."""
    return Key(Comparison(clause=clause, what=what, best="lowest", source=source), number)


def in_order(clause: Clause) -> Key:
    """The first of those left is taken, in the order in which the candidates were named."""
    return Key(Comparison(clause=clause, what="order", best="lowest"), None)


class Decision(Struct, frozen=True):
    """What the clauses leave of some candidates, and how they came to it."""

    explanation: Explanation
    left: tuple[Option, ...]

    @property
    def tied(self) -> bool:
        """Whether several are equal after every comparison."""
        return len(self.left) > 1

    def further(self, *keys: Key) -> "Decision":
        """Compares those that are left by more keys: a tie-breaker, where no person decides instead."""
        numbers = {option.ref: _numbers(option, place, keys) for place, option in enumerate(self.left, 1)}
        left, aside, decided = self.left, dict[Ref, Clause](), self.explanation.decided
        for at, key in enumerate(keys):
            if len(left) < 2:
                break
            pick = max if key.comparison.best == "highest" else min
            best = pick((numbers[option.ref][at] for option in left), key=_rank)
            aside |= {option.ref: key.comparison.clause for option in left if numbers[option.ref][at] != best}
            left = tuple(option for option in left if option.ref not in aside)
            decided = key.comparison.clause if len(left) == 1 else decided
        told = self.explanation
        weighed = [
            replace(one, numbers=one.numbers + numbers[one.ref], aside=aside.get(one.ref))
            if one.ref in numbers
            else one
            for one in told.candidates
        ]
        return Decision(
            replace(
                told,
                comparisons=(*told.comparisons, *(key.comparison for key in keys)),
                candidates=tuple(weighed),
                taken=left[0].ref if len(left) == 1 else None,
                decided=decided,
            ),
            left,
        )


def decide(
    question: str, candidates: Iterable[Option], *keys: Key, aside: Mapping[Ref, Clause] | None = None
) -> Decision:
    """Compares candidates by one key after the other, in the clauses' order.

    ``aside`` names what looks possible and never was compared, with the clause that forbids it. Numbers are asked for
    once, and for all candidates, so that whoever looks can compare them all.
    """
    options = tuple(candidates)
    named = [Candidate(ref=option.ref) for option in options]
    named += [Candidate(ref=ref, aside=clause) for ref, clause in (aside or {}).items()]
    return Decision(Explanation(question=question, candidates=tuple(named)), options).further(*keys)


def _numbers(option: Option, place: int, keys: Sequence[Key]) -> tuple[Number, ...]:
    return tuple(place if key.number is None else key.number(option.value) for key in keys)


def _rank(number: Number) -> tuple[bool, int]:
    return (number is None, number or 0)


# ---- asking


def acts(seat: Seat, prompt: str, decision: Decision, about: About | None = None) -> Ask[Decision]:
    """The automaton is asked, with the one option that the clauses leave it."""
    if len(decision.left) != 1:
        equal = ", ".join(option.ref for option in decision.left) or "nothing"
        raise RulesError(f"No clause says what seat {seat} does when it is asked {prompt}: {equal} is left.")
    return _ask(seat, prompt, decision, about)


def arbitrates(person: Seat, prompt: str, decision: Decision, about: About | None = None) -> Ask[Decision]:
    """A person is asked instead of the automaton, with all options that the clauses leave."""
    return _ask(person, prompt, decision, about)


def _ask(seat: Seat, prompt: str, decision: Decision, about: About | None) -> Ask[Decision]:
    return Ask(seat, prompt, left, put_aside, args=(decision,), about=about or {}, because=explanation)


def left(s: Any, seat: Seat, decision: Decision) -> Sequence[Option]:
    """What the clauses leave."""
    return decision.left


def put_aside(s: Any, seat: Seat, decision: Decision) -> Mapping[Ref, Clause]:
    """What they do not leave, each with the clause that put it aside."""
    return {one.ref: one.aside for one in decision.explanation.candidates if one.aside is not None}


def explanation(s: Any, seat: Seat, decision: Decision) -> Explanation:
    """How they came to it."""
    return decision.explanation
