"""A way of one's own: what would have been, had somebody pointed elsewhere. The match itself stays as it was.

Nothing of a try is kept between two calls: the client says from which step, and everything that was pointed at since.
The rules play it on a copy with luck of its own, the same whenever the same is tried.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec import Raw

from meadhall.kernel.errors import MeadhallError, NotOffered
from meadhall.kernel.events import Event
from meadhall.kernel.game import EVERYONE
from meadhall.kernel.match import Match

from . import messages as say
from .botworker import shown
from .client import encode
from .messages.analyses import MOST_MOVES
from .problems import bad, clash

MOST_REPLIES = 6
"""So many turns of others the analyst answers at once."""


class Try:
    """A copy of a match on which something is tried."""

    def __init__(self, match: Match, table: str, step: int) -> None:
        self.step, self.match = step, match.fork(sha256(f"try {table} {step}".encode()).digest()[:16])
        self.seat = match.pending[0].seat if match.pending else EVERYONE
        """Whose way it is: who was asked when it began."""
        self.moves: list[say.Move] = []
        self.told: list[list[Event]] = []

    def play(self, moves: Iterable[say.Move]) -> None:
        """Plays what was pointed at; a sentence if the rules do not take it."""
        for move in moves:
            if len(self.moves) >= MOST_MOVES:
                raise bad("too_long", f"A way of one's own has {MOST_MOVES} answers at most.")
            try:
                events = self.match.answer(move.seat, move.ref)
                for more in self.match.run_on():
                    events += more
            except NotOffered as error:
                raise clash("not_offered", str(error)) from None
            except MeadhallError as error:
                raise bad("bad_try", str(error)) from None
            self.moves.append(move)
            self.told.append(events)

    @property
    def waits(self) -> bool:
        """Whether somebody else is asked."""
        return bool(self.match.pending) and all(question.seat != self.seat for question in self.match.pending)

    def turn(self, moves: Sequence[say.Move]) -> say.Play | None:
        """So many of the first moves as one turn."""
        told = [event for events in self.told[: len(moves)] for event in events]
        return shown(self.seat, [move.ref for move in moves], told) if moves else None

    def tell(self, own: int, found: say.Evaluation | None) -> say.Tried:
        """How it stands, as the seat sees it that is asked."""
        audience = self.match.pending[0].seat if self.match.pending else EVERYONE
        return say.Tried(
            step=self.step,
            moves=self.moves,
            events=[[event.seen_by(EVERYONE) for event in events] for events in self.told],
            replies=len(self.moves) - own,
            view=Raw(encode(self.match.view(audience) | {"undo": None})),
            audience=audience,
            play=self.turn(self.moves[:own]),
            found=found,
        )
