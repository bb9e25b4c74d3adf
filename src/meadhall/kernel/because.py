"""Because: why an automaton does what it does, so that everybody at the table can check it."""

from typing import Literal

from msgspec import Struct

from .ask import Clause, Ref


class Comparison(Struct, frozen=True, kw_only=True):
    """One number by which candidates are compared, and whether the highest or the lowest is taken."""

    clause: Clause
    what: str
    """The name of the number, ``near`` or ``units``; a title's texts say it in words."""
    best: Literal["highest", "lowest"]
    source: Ref | None = None
    """The card that says so, where one does."""


class Candidate(Struct, frozen=True, kw_only=True):
    """Something that could have been taken: its numbers in the order of the comparisons."""

    ref: Ref
    numbers: tuple[int | None, ...] = ()
    """None is more than any number: the way to what cannot be reached."""
    aside: Clause | None = None
    """The clause that put it aside; what has none was left at the end."""


class Explanation(Struct, frozen=True, kw_only=True):
    """A decision with everything that went into it. All of it is known to everybody."""

    question: str
    comparisons: tuple[Comparison, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    taken: Ref | None = None
    """None where several are left, and a person chooses among them."""
    decided: Clause | None = None
    """The clause of the comparison that left one; None where there never was another."""
