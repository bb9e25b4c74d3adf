"""What Ragnarocks knows of its puzzles: a decision is a turn of the basic game, and the other side answers it."""

from collections.abc import Iterator, Mapping
from math import log

from meadhall.boards import Answer
from meadhall.kernel import Match, Ref
from meadhall.kernel.record import Record
from meadhall.puzzles.book import Puzzle, Way, Worth
from meadhall.puzzles.setter import Fields, Hint, Proof, Reply, Said, Setter, Tell

from ..board import BIT, HEADING, LINES, NAMED, REFS, Hex, occupied
from ..bots.analyst import hexes
from ..content import BOARD
from ..fast import Limits, Position, Turn, search
from ..state import State, side_of
from .proving import FAR, OneTurn, ahead, proved

ANSWERING = 40_000
"""So many positions are weighed for the reply to a wrong turn."""
MOST_SAID = 8
"""A reply speaks of at most so many hexes: beyond, estimates say little."""
COMPASS = tuple(BOARD.directions)
_SIDE: Fields = {"side": "ivory"}
_HEXES: Fields = {"side": "ivory", "hexes": 3}
_TURN: Fields = {"side": "ivory", "viking": "hex:a3", "to": "hex:d6", "stone": "hex:g9"}


class Turns(Setter):
    """One turn, from the Viking to the stone."""

    kinds: Mapping[str, Fields] = {
        "win": _SIDE,  # wins for certain
        "close": _SIDE,  # the same, and land is settled at once
        "hold": _SIDE,  # draws for certain, where all else loses
        "hexes": _HEXES,  # is better by three hexes
        "wall": _HEXES,  # the same, and land is settled at once
        "save": _HEXES,  # the same, and does not lead even so
    }
    reasons: Mapping[str, Fields] = {
        "puzzle-reply-won": _TURN,
        "puzzle-reply-drawn": _TURN,
        "puzzle-reply-better": {**_TURN, "hexes": 4},
        "puzzle-reply-none": {},
        "puzzle-hint-viking": {"viking": "hex:a3"},
        "puzzle-hint-direction": {"viking": "hex:a3", "direction": COMPASS[0]},
    }

    def ended(self, puzzle: Puzzle, match: Match, own: Way) -> bool:
        """A Viking, its hex and the stone's."""
        return match.over or len(own) == len(Turn._fields)

    def hint(self, puzzle: Puzzle, match: Match, step: int) -> Hint:
        """First the Viking, then the direction in which it goes."""
        viking, to, _ = map(hex_of, puzzle.ways[0])
        if step == 0:
            return Hint(Said("puzzle-hint-viking", {"viking": REFS[viking]}), (REFS[viking],))
        heading = HEADING[viking][to]
        said = Said("puzzle-hint-direction", {"viking": REFS[viking], "direction": COMPASS[heading]})
        return Hint(said, (REFS[viking], *_open(match.state.board, viking, heading)))

    def reply(self, puzzle: Puzzle, match: Match, own: Way) -> Reply:
        """The other side's best turn, and what is lost by that."""
        s: State = match.state
        if not match.pending or match.pending[0].seat == puzzle.seat:
            return Reply((), Said("puzzle-reply-none"))
        seat = match.pending[0].seat
        side = side_of(s, seat)
        found = search(Position.of(s.board, side), Limits(nodes=ANSWERING))
        assert found.turn is not None  # that side is asked
        refs = refs_of(found.turn)
        about = {"side": side, **dict(zip(("viking", "to", "stone"), refs, strict=True))}
        answers = tuple(Answer(seat, ref) for ref in refs)
        if puzzle.worth.measure == "points":
            less = puzzle.worth.best - _hexes(-found.value, s.board)
            return Reply(answers, Said("puzzle-reply-better", {**about, "hexes": max(1, min(MOST_SAID, int(less)))}))
        lost = puzzle.worth.best == 0.5 or found.proven == "won" or (found.proven is None and found.value > 0.0)
        return Reply(answers, Said("puzzle-reply-won" if lost else "puzzle-reply-drawn", about))

    def prove(self, puzzle: Puzzle, match: Match, *, twice: bool = False) -> Proof:
        """Whether the turn of the solution is the one: proved, or ahead by three hexes however far is seen."""
        position, turn = position_of(match), turn_of(puzzle.ways[0])
        if puzzle.worth.measure == "result":
            found = proved(position, turn)
        else:
            found = ahead(position, turn, 2 * FAR if twice else FAR)
        return Proof((refs_of(turn),), worth_of(found), refs_of(found.rival))

    def find(self, games: int, seed: str, records: tuple[Record, ...], tell: Tell) -> Iterator[Puzzle]:
        """Turns of bots' matches, or of recorded ones of the basic game, that were the one turn and were missed."""
        from .finding import found_in_matches, found_in_records

        return found_in_records(records, tell) if records else found_in_matches(games, seed, tell)


def position_of(match: Match) -> Position:
    """The board at the beginning of a turn, and whose turn it is."""
    s: State = match.state
    return Position.of(s.board, side_of(s, match.pending[0].seat))


def hex_of(ref: Ref) -> Hex:
    """The hex of a ref."""
    return NAMED[ref.partition(":")[2]]


def turn_of(way: Way) -> Turn:
    """A decision as a turn."""
    viking, to, stone = map(hex_of, way)
    return Turn(viking, to, stone)


def refs_of(turn: Turn) -> tuple[Ref, ...]:
    """A turn as what is pointed at."""
    return tuple(REFS[hex] for hex in turn)


def worth_of(found: OneTurn) -> Worth:
    """What a turn is worth, as a puzzle has it."""
    best, second = round(found.best, 1) + 0.0, round(found.second, 1) + 0.0  # never minus nothing
    return Worth(measure=found.measure, best=best, second=second, proven=found.measure == "result", of=found.of)


def _hexes(value: float, board: str) -> float:
    """A value of the search as hexes."""
    sure = 1.0 - 1e-6
    value = max(-sure, min(value, sure))
    return hexes(log((1.0 + value) / (1.0 - value)), board)


def _open(board: str, viking: Hex, heading: int) -> Iterator[Ref]:
    """The hexes to which a Viking can slide in one direction."""
    taken = occupied(board)
    for hex in LINES[viking][heading]:
        if BIT[hex] & taken:
            return
        yield REFS[hex]


SETTER = Turns()
