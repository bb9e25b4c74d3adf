"""What a learner is told: a number for everything that its seat sees, each with a name.

A title says in its ``learning.py`` what there is to tell of a table: ``names(seats, options)`` are all names in order,
``told(table, seat, seats)`` are those numbers of a view's table that are not zero; what is told twice is added up. What
is asked is told here, for every title alike: ``asked`` and ``other_asked`` with the prompt, and ``about`` with the
things that the question is about.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from meadhall.kernel import MeadhallError, Options, Ref, View, find
from meadhall.kernel.titles import part_of

Told = Iterator[tuple[str, float]]
"""Names with their numbers."""


def each(name: str, refs: Iterable[Ref]) -> Told:
    """The same is told of each of some things."""
    return ((f"{name} {ref}", 1.0) for ref in refs)


class Features:
    """What learners of one title are told, at tables with so many seats and these options."""

    def __init__(self, game: str, seats: int, options: Options) -> None:
        title = find(game)
        self._title: Any = part_of(title, "learning")
        if self._title is None:
            raise MeadhallError(f"Nobody has said what a learner is told of {title.id}: it has no learning.py.")
        asks = [f"{ask} {prompt}" for ask in ("asked", "other_asked") for prompt in title.prompts]
        about = [f"about {ref}" for ref in title.vocabulary(options)]
        self.names: tuple[str, ...] = (*self._title.names(seats, options), *asks, *about, "about number")
        """What each number is."""
        self._at: Mapping[str, int] = {name: place for place, name in enumerate(self.names)}

    def numbers(self, view: View) -> list[float]:
        """The numbers that tell what a seat sees, in the order of their names."""
        numbers = [0.0] * len(self.names)
        for name, number in self._told(view):
            if number:
                numbers[self._at[name]] += number
        return numbers

    def _told(self, view: View) -> Told:
        seat = view["audience"]
        yield from self._title.told(view["table"], seat, view["seats"])
        for ask in view["asked"]:
            mine = ask["seat"] == seat
            yield f"{'asked' if mine else 'other_asked'} {ask['prompt']}", 1.0
            for thing in ask["about"].values() if mine else ():
                if isinstance(thing, int):
                    yield "about number", float(max(0, thing))  # a change for the worse, as the table tells it too
                elif f"about {thing}" in self._at:
                    yield f"about {thing}", 1.0
