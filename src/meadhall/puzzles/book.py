"""The puzzles of a title, as its folder has them: ``puzzles/puzzles.jsonl``, one a line, and what is said of each kind.

A puzzle is a moment of a match at which one decision is better than all others, and that is proved. Its board is laid
as a lesson's is: by what all seats pointed at since the setup.
"""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from .. import boards
from ..boards import Answer, read_several
from ..kernel import ContentError, Game, Match
from ..kernel.ask import Ref
from ..kernel.titles import TITLES, find
from ..kit.toml import error_at
from ..lessons.texts import LANGUAGES, Texts
from .setter import Fields, Setter, setter_of

FOLDER = "puzzles"
FILE = f"{FOLDER}/puzzles.jsonl"
Way = tuple[Ref, ...]
"""A whole decision: what the solver points at, one thing after the other."""
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*-[1-9][0-9]*$")]


class Worth(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the solution is worth to the solver, and how much less the best of everything else."""

    measure: Literal["result", "points", "chance"]
    """The result of the match (1 won, 0.5 drawn, 0 lost); points, as the title counts them; or a chance from 0 to 1."""
    best: float
    second: float
    proven: bool
    """Whether both are certain: counted to the end, or with every possibility that there is. Else they are estimates
    that stood when the search looked twice as far."""
    of: Annotated[int, Meta(ge=2)]
    """So many decisions could have been taken."""


class Origin(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The match that the puzzle is a moment of."""

    players: tuple[str, ...]
    """Who sat there, by seat: bots by their level, people by their name."""
    bots: bool = True
    turn: int = 0
    """Which turn of the match it is; 0 where nobody counts turns."""
    played: str = ""
    """What was pointed at there, written as a solution is; empty if the match's player found it."""
    rest: tuple[str, ...] = ()
    """How that match went on from there, so that all of it can be replayed; empty where it would be too long."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A moment of a match at which one decision is the best, and what there is to know about it."""

    id: Id
    """The title and a number, such as ``ragnarocks-7``. It never changes: who solved what is kept by it."""
    kind: str
    level: Annotated[int, Meta(ge=1, le=5)]
    """How hard it is, from 1 to 5: how far a search must look that finds it, or how many miss it."""
    seats: Annotated[int, Meta(gt=0)] = 2
    seat: Annotated[int, Meta(ge=0)]
    """The solver's."""
    options: Mapping[str, Any] = {}
    seed: int | str = "puzzle"
    """Where chance comes from that is not written down."""
    luck: tuple[Any, ...] | None = None
    """What chance said at the setup."""
    laid: tuple[str, ...]
    """What was pointed at until the board lay as it does: ``0 hex:a3 hex:e3 hex:g5``, luck behind its answer."""
    solution: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The decisions that are right: the same one in every order in which it can be pointed at."""
    worth: Worth
    line: tuple[str, ...] = ()
    """How it goes on after the first of these, for a few turns."""
    answered: tuple[str, ...] = ()
    """What the others do after any other decision, where the title does not look for the best reply itself."""
    others: Mapping[str, float] = {}
    """What other decisions are worth, where that is told; written as a solution is."""
    about: Fields = {}
    """What its texts are filled in with."""
    origin: Origin

    @property
    def game(self) -> str:
        """The title's id."""
        return self.id.rpartition("-")[0]

    @property
    def number(self) -> int:
        """Its number among the title's puzzles."""
        return int(self.id.rpartition("-")[2])

    @property
    def ways(self) -> tuple[Way, ...]:
        """The decisions that are right, as refs."""
        return tuple(tuple(way.split()) for way in self.solution)

    @property
    def board(self) -> tuple[Answer, ...]:
        """What was pointed at since the setup."""
        return answers_in(self.laid)

    @property
    def walked(self) -> tuple[Answer, ...]:
        """The solution and how it goes on, answer by answer from the laid board."""
        return (*(Answer(self.seat, ref) for ref in self.ways[0]), *answers_in(self.line))

    @property
    def message(self) -> str:
        """The id of its title; ``.goal`` says what is to be found, ``.solved`` what was found."""
        return f"puzzle-{self.kind}"


def answers_in(lines: tuple[str, ...]) -> tuple[Answer, ...]:
    """The answers that some lines tell of."""
    return tuple(answer for line in lines for answer in read_several(line))


class Puzzles:
    """All puzzles of one title, in their order, with what is said of them."""

    def __init__(self, game: Game[Any]) -> None:
        """Reads them; ContentError with file and line if that cannot be done. A title without puzzles has none."""
        self.game = game
        self.setter: Setter | None = None
        self.puzzles: tuple[Puzzle, ...] = ()
        self.texts: dict[str, Texts] = {}
        self._lines: dict[str, int] = {}
        file = game.folder() / FILE
        if file.is_file():
            self.puzzles = tuple(self._read(file.read_text("utf-8")))
            self.setter = setter_of(game)
            if self.setter is None:
                raise ContentError(f"{game.id} has {FILE}, and its module puzzles names no SETTER to prove them.")
            self.texts = {lang: Texts(game.folder() / FOLDER, lang) for lang in self._languages()}

    def _read(self, text: str) -> Iterator[Puzzle]:
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip():
                continue
            try:
                puzzle = msgspec.json.decode(line, type=Puzzle)
                for lines in (puzzle.laid, puzzle.line, puzzle.answered, puzzle.origin.rest):
                    answers_in(lines)
            except (msgspec.DecodeError, ValueError) as error:
                raise error_at(FILE, number, str(error)) from None
            if puzzle.game != self.game.id:
                raise error_at(FILE, number, f"{puzzle.id} is no id of a puzzle of {self.game.id}")
            if puzzle.id in self._lines:
                raise error_at(FILE, number, f"the puzzle {puzzle.id} is there twice")
            self._lines[puzzle.id] = number
            yield puzzle

    def _languages(self) -> tuple[str, ...]:
        """English, and the others that are there; a title of the house has them all."""
        folder = self.game.folder() / FOLDER
        there = tuple(lang for lang in LANGUAGES if (folder / f"{lang}.ftl").is_file())
        for lang in LANGUAGES if self.game.id in TITLES else LANGUAGES[:1]:
            if lang not in there:
                raise ContentError(f"There is no {FOLDER}/{lang}.ftl in the folder of {self.game.id}.")
        return there

    @cached_property
    def _by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def puzzle(self, id: str) -> Puzzle:
        """The puzzle of that id; ContentError if there is none."""
        if id not in self._by_id:
            raise ContentError(f"There is no puzzle {id!r} of {self.game.id}.")
        return self._by_id[id]

    def mistake(self, puzzle: Puzzle, sentence: str) -> ContentError:
        """A mistake in a puzzle, with file and line."""
        return error_at(FILE, self._lines[puzzle.id], f"the puzzle {puzzle.id}: {sentence}")

    def lay(self, puzzle: Puzzle) -> Match:
        """The match at the puzzle's moment; ContentError with file and line if the board no longer fits the rules."""
        return boards.lay(self.game, puzzle, puzzle.board, lambda sentence, *place: self.mistake(puzzle, sentence))

    def title_of(self, puzzle: Puzzle) -> Setter:
        """What the title knows of its puzzles."""
        assert self.setter is not None  # there is a puzzle
        return self.setter


def book_of(game: "str | Game[Any]") -> Puzzles:
    """The puzzles of a title, read once; a title of another package brings its own in its folder."""
    title: Any = find(game)  # a protocol does not say that its objects can be keys; these can
    return _read(title)


@cache
def _read(game: Any) -> Puzzles:
    return Puzzles(game)


def puzzles_of(game: "str | Game[Any]") -> tuple[Puzzle, ...]:
    """All puzzles of a title, in their order."""
    return book_of(game).puzzles


def puzzle(id: str) -> Puzzle:
    """The puzzle of that id, of whatever title; ContentError if there is none, UnknownGame if there is no such title.

    An id is the title's and a number, such as ``ragnarocks-7``.
    """
    game, dash, number = id.rpartition("-")
    if not (dash and number.isdecimal()):
        raise ContentError(f"A puzzle is named by its title and its number, as in ragnarocks-7; not {id!r}.")
    return book_of(game).puzzle(id)
