"""Whether a title's puzzles hold: each is laid, solved, and proved again.

What is wrong is one sentence with file and line. Proofs may take long: whoever is in a hurry takes some of them.
"""

from collections.abc import Iterator, Sequence
from math import isclose

from ..boards import asked_now, give, told_as, why
from ..kernel import ContentError, Match, MeadhallError
from ..kernel.ask import Ref
from ..kernel.match import hash_of
from ..lessons.texts import Texts
from .attempt import HINTS, Attempt
from .book import Puzzle, Puzzles, Way, answers_in
from .setter import Fields, Hint, Proof, Tell

LONGEST = 40
"""Words of a sentence."""
PARTS = ("", ".goal", ".solved")
"""What is said of every kind: its title, what is to be found, what was found."""
STEPS = "puzzle-parts"
"""What makes up a decision, part by part, where a title says so."""


def check(book: Puzzles, *, tell: Tell = lambda done, of: None, only: Sequence[Puzzle] | None = None) -> None:
    """Raises ContentError with the first thing that is wrong: with the texts, with a puzzle, with two that are alike.

    All are laid, solved and proved again, or only these.
    """
    for texts in book.texts.values():
        _check_texts(book, texts)
    checked = book.puzzles if only is None else tuple(only)
    seen: dict[str, Puzzle] = {}
    for number, puzzle in enumerate(checked):
        tell(number, len(checked))
        match = check_puzzle(book, puzzle)
        alike = seen.setdefault(f"{hash_of(match.state)} {match.question(puzzle.seat)!r}", puzzle)
        if alike is not puzzle:
            raise book.mistake(puzzle, f"it is the same as {alike.id}")
        check_proof(book, puzzle, match)
    tell(len(checked), len(checked))


# ---- what is said


def _check_texts(book: Puzzles, texts: Texts) -> None:
    """Everything that a puzzle says is there, short enough, and says nothing that a puzzle does not know."""
    wanted = dict(_wanted(book))
    for id, fields in wanted.items():
        said = len(texts(id, **fields).split())
        if not said:
            raise texts.mistake(f"{id} is missing", id)
        if said > LONGEST:
            raise texts.mistake(f"{id} has {said} words, and may have {LONGEST}", id)
        if lacking := texts.lacking(id, **fields):
            raise texts.mistake(f"{id} speaks of {lacking}, which no puzzle says", id)
    for id in texts.parts():
        if id not in wanted:
            raise texts.mistake(f"{id} belongs to no puzzle", id)


def _wanted(book: Puzzles) -> Iterator[tuple[str, Fields]]:
    if not book.puzzles:
        return
    setter = book.title_of(book.puzzles[0])
    for kind in setter.kinds:
        yield from ((f"puzzle-{kind}{part}", setter.kinds[kind]) for part in PARTS)
    yield from setter.reasons.items()
    if any(texts(STEPS) for texts in book.texts.values()):
        yield STEPS, {}


# ---- a puzzle


def check_puzzle(book: Puzzles, puzzle: Puzzle) -> Match:
    """Lays and solves a puzzle; gives its board. ContentError says what does not fit."""
    setter = book.title_of(puzzle)
    if puzzle.kind not in setter.kinds:
        known = ", ".join(setter.kinds)
        raise book.mistake(puzzle, f"{puzzle.kind!r} is no kind of puzzle of {book.game.id}; there are: {known}")
    if puzzle.seat >= puzzle.seats:
        raise book.mistake(puzzle, f"the solver has seat {puzzle.seat} of {puzzle.seats}")
    if len(puzzle.origin.players) != puzzle.seats:
        raise book.mistake(puzzle, f"{len(puzzle.origin.players)} players are named for {puzzle.seats} seats")
    for field in setter.kinds[puzzle.kind]:
        if field not in puzzle.about:
            raise book.mistake(puzzle, f"what it is about says no {field}")
    match = book.lay(puzzle)
    if all(question.seat != puzzle.seat for question in match.pending):
        asked = " and ".join(map(asked_now, match.pending)) or "the match is over"
        raise book.mistake(puzzle, f"the solver has seat {puzzle.seat} and is not asked; {asked}")
    for way in puzzle.ways:
        _solve(book, puzzle, match, way)
    _walk(book, puzzle, match)
    for step in range(HINTS):
        _check_hint(book, puzzle, setter.hint(puzzle, match, step))
    return match


def _solve(book: Puzzles, puzzle: Puzzle, board: Match, way: Way) -> None:
    """Points at everything of a decision; it is right when the last is pointed at, and not before."""
    attempt = Attempt(puzzle, board.fork(), book=book)
    for ref in way:
        question = attempt.question
        if attempt.verdict != "open" or question is None:
            raise book.mistake(puzzle, f"the decision is whole before {ref} of its solution {' '.join(way)!r}")
        if ref not in question.options:
            raise book.mistake(puzzle, f"{ref} of its solution is not offered; {asked_now(question)}")

        def unplayed(error: Exception, ref: Ref = ref) -> ContentError:
            return book.mistake(puzzle, f"{ref} cannot be played: {error}")

        with told_as(unplayed):
            attempt.point(ref)
    if attempt.verdict != "right" or not attempt.setter.ended(puzzle, attempt.match, way):
        raise book.mistake(puzzle, f"its solution {' '.join(way)!r} is no whole decision")


def _walk(book: Puzzles, puzzle: Puzzle, board: Match) -> None:
    """Plays the line that follows the solution."""
    match = board.fork()
    for answer in puzzle.walked:

        def unfit(error: Exception, said: str = str(answer)) -> ContentError:
            return book.mistake(puzzle, f"{said!r} of its line does not fit: {why(match, error)}")

        with told_as(unfit):
            give(match, answer)
    for answer in answers_in(puzzle.answered):
        if answer.seat == puzzle.seat:
            raise book.mistake(puzzle, f"{str(answer)!r} answers the solver, and is the solver's own")


def _check_hint(book: Puzzles, puzzle: Puzzle, hint: Hint) -> None:
    """What a hint says has a text."""
    if hint.said.id not in book.title_of(puzzle).reasons:
        raise book.mistake(puzzle, f"its hint says {hint.said.id}, which is no text")


# ---- its proof


def check_proof(book: Puzzles, puzzle: Puzzle, match: Match) -> Proof:
    """Proves a puzzle on its board; ContentError if another decision is as good, or if it is worth something else."""
    setter = book.title_of(puzzle)
    try:
        proof = setter.prove(puzzle, match)
        if not puzzle.worth.proven:
            proof = setter.prove(puzzle, match, twice=True)
    except MeadhallError as error:
        raise book.mistake(puzzle, str(error)) from None
    for way in proof.ways:
        if way not in puzzle.ways:
            raise book.mistake(puzzle, f"there are two answers: {' '.join(way)} is as good as {puzzle.solution[0]}")
    for way in puzzle.ways:
        if way not in proof.ways:
            raise book.mistake(puzzle, f"{' '.join(way)} is not the best: {' '.join(proof.ways[0])} is")
    said, found = puzzle.worth, proof.worth
    for field in ("best", "second", "of"):
        if not isclose(getattr(said, field), getattr(found, field), abs_tol=1e-6):
            raise book.mistake(puzzle, f"its {field} is {getattr(found, field)}, not {getattr(said, field)}")
    if (said.measure, said.proven) != (found.measure, found.proven):
        raise book.mistake(puzzle, f"it is measured in {found.measure}{', proved' if found.proven else ''}")
    return proof
