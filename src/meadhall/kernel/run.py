"""The link between a state and the match that runs it: where luck, events and growing knowledge go.

Rules never touch a Run; they call ``below``, ``shuffle``, ``show``, ``hide`` and ``tell`` on the state.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .ask import Seat
from .errors import RulesError
from .game import Audience, State, Token

if TYPE_CHECKING:
    from .events import Event
    from .frames import Watch

STEPS = 100_000
"""How many verbs and chapters may pass between two asks before the rules are taken to run for ever."""


class Barrier(Exception):
    """Raised in a preview where the match would learn something new: ``chance`` or ``knowledge``."""


class Witness(Protocol):
    """Somebody who stands by while the rules run, for tests: hears of each card shown or hidden, and each event."""

    def shown(self, s: State, tokens: Sequence[Token], audiences: Sequence[Audience]) -> None: ...

    def hidden(self, s: State, among: Sequence[Token], owner: Audience) -> None: ...

    def told(self, s: State, event: "Event") -> None: ...


class Run:
    """One match's running: its key, the luck since the checkpoint, and what is told."""

    __slots__ = (
        *("automata", "cursor", "drawn", "events", "grew", "key", "luck", "steps", "stops", "tape", "watch", "witness"),
    )

    def __init__(self, key: bytes | None, drawn: int, luck: list[Any]) -> None:
        self.key = key
        self.drawn = drawn  # draws since the match began
        self.luck = luck  # outcomes since the checkpoint, and after the cursor those still to come, if scripted
        self.cursor = 0
        self.tape: list[Any] = []  # outcomes since the last answer
        self.events: list[Any] | None = None  # None while nothing is told: in re-runs and simulations
        self.grew = False  # somebody's mind grew since the last answer
        self.steps = 0
        self.stops = False  # a preview: stop at the first barrier
        self.watch: Watch | None = None  # those who are shown each event as it is told
        self.witness: Witness | None = None
        self.automata: frozenset[Seat] = frozenset()

    def scripted(self) -> Any:
        """The next outcome, if it is known already."""
        if self.stops:
            raise Barrier("chance")
        self.step()
        cursor = self.cursor
        return self.luck[cursor] if cursor < len(self.luck) else None

    def drew(self, outcome: Any) -> None:
        """Keeps an outcome of chance."""
        if self.cursor == len(self.luck):
            self.luck.append(outcome)
        self.cursor += 1
        self.drawn += 1
        self.tape.append(outcome)

    def step(self) -> None:
        """Counts one verb; raises when the rules run for ever."""
        self.steps += 1
        if self.steps > STEPS:
            raise RulesError("The rules go on and on without asking anybody: a chapter never ends.")


def run_of(s: State) -> Run:
    """The run of a state that a match holds."""
    try:
        run: Run = s.__dict__["run"]
    except KeyError:
        raise RulesError("This state belongs to no match: chance and knowledge need one (see Match.at).") from None
    return run
