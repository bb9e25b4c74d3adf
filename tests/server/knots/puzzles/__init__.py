"""What Knots knows of its puzzles: a decision is a hand and a pull, and the other side pulls with all its might."""

from collections.abc import Iterator, Mapping

from meadhall.boards import Answer
from meadhall.kernel import Match
from meadhall.kernel.record import Record
from meadhall.puzzles.book import Puzzle, Way
from meadhall.puzzles.setter import Fields, Hint, Proof, Reply, Said, Setter, Tell


class Pulls(Setter):
    """One pull."""

    kinds: Mapping[str, Fields] = {"pull": {"knot": 1}}
    reasons: Mapping[str, Fields] = {
        "puzzle-reply-pull": {"pull": 3},
        "puzzle-over": {},
        "puzzle-hint": {"thing": "pull:3"},
    }

    def hint(self, puzzle: Puzzle, match: Match, step: int) -> Hint:
        thing = puzzle.ways[0][step]
        return Hint(Said("puzzle-hint", {"thing": thing}), (thing,))

    def reply(self, puzzle: Puzzle, match: Match, own: Way) -> Reply:
        if match.over:
            return Reply((), Said("puzzle-over"))
        answers = (Answer(match.pending[0].seat, "hand:right"), Answer(match.pending[0].seat, "pull:3"))
        return Reply(answers, Said("puzzle-reply-pull", {"pull": 3}))

    def prove(self, puzzle: Puzzle, match: Match, *, twice: bool = False) -> Proof:
        return Proof(puzzle.ways, puzzle.worth)

    def find(self, games: int, seed: str, records: tuple[Record, ...], tell: Tell) -> Iterator[Puzzle]:
        return iter(())


SETTER = Pulls()
