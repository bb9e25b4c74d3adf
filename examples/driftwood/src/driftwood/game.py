"""Driftwood, the game: its table of contents."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meadhall.kernel import Audience, Game, ImpossiblePosition, Outcome, Ref, Seat, View, Zone, chapters_of, prompts_of

from . import scoring, shore
from .content import CONTENT, FILES, PIECES
from .state import Options, State


class Driftwood(Game[State]):
    """Seats carry home driftwood from the ends of a row; the most valuable heap wins."""

    id = "driftwood"
    prefix = "DW"
    rules = ("driftwood",)
    version = 1
    values = FILES.values
    seats = range(2, 5)
    options = Options
    state = State
    chapters = chapters_of(shore)
    prompts = prompts_of(shore)

    def setup(self, seats: int, options: Any) -> State:
        """Section 1."""
        return shore.setup(seats, options)

    def zones(self, s: State) -> Iterable[Zone]:
        """The sea, the row, the heaps, and what a wave took."""
        yield Zone("sea", s.sea)
        yield Zone("row", s.row)
        yield Zone("gone", s.gone)
        for seat, pieces in enumerate(s.taken):
            yield Zone(f"taken.{seat}", pieces)

    def view(self, s: State, audience: Audience) -> View:
        """Everything but the order of the sea is open; so every audience sees the same."""
        return {
            "row": [shore.wood(s, piece) for piece in s.row],
            "sea": len(s.sea),
            "taken": [[shore.wood(s, piece) for piece in pieces] for pieces in s.taken],
            "waves": [s.options.waves - called for called in s.called],
            "points": scoring.points(s),
            "contest": {"sides": [side(seat, heap) for seat, heap in enumerate(scoring.heaps(s))]},
        }

    def outcome(self, s: State) -> Outcome | None:
        """Section 3."""
        return scoring.outcome(s)

    def vocabulary(self, options: Any) -> Sequence[Ref]:
        """Everything one can ever point at."""
        return ("end:left", "end:right", shore.WAVE)

    def check(self, s: State) -> None:
        """DW-1.1: every piece is somewhere, and only once."""
        lying = sorted(token for zone in self.zones(s) for token in zone.tokens)
        if lying != list(range(len(PIECES))):
            raise ImpossiblePosition("A piece of wood is missing, or lies in two places.")
        if sorted(s.faces) != sorted(PIECES):
            raise ImpossiblePosition("The wood is not that of the box.")

    def scene(self) -> View:
        """What each kind is worth."""
        return {"wood": {wood.id: {"worth": wood.worth, "most": wood.most} for wood in CONTENT.wood}}


def side(seat: Seat, heap: Mapping[str, int]) -> View:
    """A heap as a side of the contest that every plain table can draw."""
    parts = [{"ref": f"wood:{kind}", "worth": worth} for kind, worth in heap.items()]
    return {"seat": seat, "parts": parts, "total": sum(heap.values())}


GAME = Driftwood()
