"""What must always hold, by number, and the error that names what did not."""

from typing import Any

PROPERTIES = {
    1: "a copy equals its original and never touches it; a record replays to the same hashes, in any process",
    2: "every ask has an option, an automaton's one; options are unique, stable, never refused too; a match ends",
    3: "nothing is created or lost",
    4: "what an audience sees does not change when what it cannot see is permuted",
    5: "undo never passes a barrier, and restores the exact state",
    6: "after a crash nothing acknowledged is lost",
    7: "a world turned now and a world run again with the same faces go on alike",
    8: "truth is no more frequent in worlds than chance makes it",
    9: "answers in a Together are given in any order, and nothing changes or is told before all are in",
    10: "an answer that is refused, or that makes the rules fail, leaves the match as it was",
    11: "a card is named only to those who know it, now or when it was told",
    12: "an automaton knows what spectators know, and all see alike what it does and why",
    13: "frames lead from each view to the next, and what an event tells is seen with it",
    14: "what a forecast says is what then happens, up to the first barrier",
}
"""As docs/design.md has them."""


class Broken(AssertionError):
    """A property that does not hold; the text says how to see it again."""

    def __init__(self, number: int, what: str, where: str = "") -> None:
        self.number, self.what, self.where = number, what, where
        super().__init__(f"Property {number} ({PROPERTIES[number]}) is broken{where}: {what}")

    def at(self, where: str) -> "Broken":
        """The same, with the place where it was found."""
        return Broken(self.number, self.what, where)


def same(number: int, one: Any, other: Any, what: str) -> None:
    """Raises unless two things are equal; the text shows where they part."""
    if one != other:
        raise Broken(number, f"{what}: {_difference(one, other)}")


def _difference(one: Any, other: Any) -> str:
    """The first place where two things differ, as short as it can be said."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(k for k in other if k not in one)]:
            if key not in one or key not in other:
                return f"only one has {key!r}"
            if one[key] != other[key]:
                return f"{key}: {_difference(one[key], other[key])}"
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for place, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return f"[{place}] {_difference(a, b)}"
    return f"{_short(one)} is not {_short(other)}"


def _short(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) <= 300 else f"{text[:300]}…"
