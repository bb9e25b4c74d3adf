"""Cases: a match with other cards and other luck, for whoever counts out everything that can be.

A case knows more than anybody at the table, so it never goes to a bot; it proves what holds in all cases.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .ask import Ref, Seat
from .engine import Engine
from .errors import NotOffered
from .events import Event
from .game import Game, Token
from .knowledge import knows
from .question import Question
from .trail import Segment

if TYPE_CHECKING:
    from .match import Match


class Case:
    """A match as it would be if some cards lay otherwise, and chance said what one likes."""

    __slots__ = ("_engine", "drawn", "told")

    def __init__(self, engine: Engine[Any], told: tuple[Event, ...] = (), drawn: tuple[Any, ...] = ()) -> None:
        self._engine, self.told, self.drawn = engine, told, drawn

    @classmethod
    def of(cls, match: "Match", told: Sequence[Event] = ()) -> "Case":
        """The match as it is, after something was told; it is not touched."""
        return cls(match._engine, tuple(told))

    @property
    def game(self) -> Game[Any]:
        """The title."""
        return self._engine.game

    @property
    def state(self) -> Any:
        """The state of this case."""
        return self._engine.state

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open asks."""
        return self._engine.questions

    @property
    def automata(self) -> frozenset[Seat]:
        """The seats that the rules play."""
        return self._engine.run.automata

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._engine.over

    def after(
        self,
        seat: Seat,
        ref: Ref,
        *,
        faces: Mapping[Token, str] | None = None,
        of: Seat | None = None,
        luck: Sequence[Any] = (),
    ) -> "Case":
        """The case in which these tokens have these faces, a seat points at a thing, and chance says this first.

        A face is taken from another token that one seat (``of``) cannot tell from it. What the answer told stands in
        ``told`` after what was told before, and what chance said to it in ``drawn``.
        """
        engine, twin = self._engine, Engine(self._engine.game, keeps=True)
        past = engine.segment
        twin.restore(
            Segment(past.checkpoint, past.drawn, past.trail, [*past.luck[: engine.run.cursor], *luck]),
            engine.run.key or bytes(16),
        )
        if faces:
            twin.turn(_exchanged(twin.state.faces, twin.state.minds[seat if of is None else of], faces))
        twin.run.events, twin.run.steps = [], 0
        value = engine.question(seat, ref).find(ref).value  # where a card has another face, its ref is another
        chosen = next((option for option in twin.question(seat, ref).choices if option.value == value), None)
        if chosen is None:
            raise NotOffered(seat, ref, "with these cards it is not on the list")
        twin.take(seat, chosen.ref, chosen.value)
        return Case(twin, (*self.told, *twin.run.events), tuple(twin.run.tape))

    def known(self, seat: Seat) -> frozenset[Token]:
        """The tokens whose faces a seat knows."""
        s = self.state
        return frozenset(token for token in range(len(s.faces)) if knows(s, seat, token)) if s.minds else frozenset()

    def like(self, seat: Seat, token: Token) -> tuple[Token, ...]:
        """The tokens that a seat cannot tell from this one, itself among them."""
        mind = self.state.minds[seat]
        return tuple(other for other, group in enumerate(mind) if group == mind[token])


def _exchanged(faces: Sequence[str], mind: Sequence[Token], wanted: Mapping[Token, str]) -> list[str]:
    """The faces when each of some tokens has changed places with one of its set that has the wanted face."""
    found = list(faces)
    settled: set[Token] = set()
    for token, face in wanted.items():
        if found[token] != face:
            other = next(
                other
                for other, group in enumerate(mind)
                if group == mind[token] and found[other] == face and other not in settled
            )
            found[token], found[other] = found[other], found[token]
        settled.add(token)
    return found
