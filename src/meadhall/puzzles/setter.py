"""What a title knows of its puzzles: when a decision is whole, what answers a wrong one, what proves the right one.

A title with puzzles has a module ``puzzles`` that names its ``SETTER``. What is the same for all stands in the class.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ..boards import Answer
from ..kernel import Game, Match
from ..kernel.ask import Ref
from ..kernel.record import Record
from ..kernel.titles import part_of

if TYPE_CHECKING:
    from .book import Puzzle, Way, Worth


Fields = Mapping[str, str | int | float]
"""What a text of a puzzle is filled in with; a string that is a ref is a thing of the table."""
Tell = Callable[[int, int], None]
"""Told how much of long work is done."""


class Said(Struct, frozen=True):
    """A sentence: the id of a text of the title's puzzles, and what it is filled in with."""

    id: str
    about: Fields = {}


class Reply(Struct, frozen=True):
    """What is done and said about a decision that was not the right one."""

    answers: tuple[Answer, ...]
    """What the others point at; nothing, where the decision is judged by chances and not by a reply."""
    reason: Said
    """Why it was not the right one, without giving the right one away."""


class Hint(Struct, frozen=True):
    """What a solver is told who asked for help."""

    said: Said
    lit: tuple[Ref, ...]
    """What is lit on the table."""


class Proof(Struct, frozen=True):
    """What a puzzle's position proved to be."""

    ways: "tuple[Way, ...]"
    """The decisions that are best: several if they are the same one, in another order."""
    worth: "Worth"
    rival: "Way" = ()
    """The best of the others."""


class Setter(ABC):
    """What a title knows of its puzzles."""

    kinds: Mapping[str, Fields]
    """The kinds of puzzles that there are, each with an example of what such a puzzle is about, its texts' fields.

    ``puzzle-<kind>`` is what one is called, with ``.goal`` and ``.solved``."""
    reasons: Mapping[str, Fields]
    """The ids of everything that its replies and hints say, each with an example of what it is filled in with."""

    def ended(self, puzzle: "Puzzle", match: Match, own: "Way") -> bool:
        """Whether the decision is whole, after the solver pointed at these things; as many as in the solution."""
        return match.over or len(own) >= len(puzzle.ways[0])

    def right(self, puzzle: "Puzzle", own: "Way") -> bool:
        """Whether a whole decision is the right one."""
        return own in puzzle.ways

    @abstractmethod
    def hint(self, puzzle: "Puzzle", match: Match, step: int) -> Hint:
        """The first hint (0) names the piece, the second (1) leads on from there; on the laid board."""

    @abstractmethod
    def reply(self, puzzle: "Puzzle", match: Match, own: "Way") -> Reply:
        """What answers a wrong decision, after which the match now stands."""

    @abstractmethod
    def prove(self, puzzle: "Puzzle", match: Match, *, twice: bool = False) -> Proof:
        """Which decision is best on the laid board, and by how much; ``twice`` looks twice as far where it searches.

        MeadhallError if that cannot be said.
        """

    @abstractmethod
    def find(
        self, games: int, seed: str, records: tuple[Record, ...], tell: Callable[[int, int], None]
    ) -> "Iterator[Puzzle]":
        """Looks for puzzles in so many matches of bots, or in records; they have no number yet (``-1``)."""


def setter_of(game: Game[Any]) -> Setter | None:
    """What a title knows of its puzzles, if it has any."""
    setter: Setter | None = getattr(part_of(game, "puzzles"), "SETTER", None)
    return setter
