"""The saga: what happened at a table, in sentences, as one reader may know it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from meadhall.kernel import Seat, View

from .because import did
from .title import Step, TitleTable
from .words import Words

DID = "because"
"""The event that explains an automaton's answer: it has a line only where nothing else was told of it."""
STEPS = 40
"""So many of the latest answers a table may look back at: no battle has more."""


class SagaLine(Struct, frozen=True):
    """A line of the saga; one with the same key is replaced, as a turn's line that grows."""

    text: str
    seat: Seat | None = None
    """Whose line it is."""
    key: str | None = None
    entry: int = 0
    """Which answer brought it."""
    heading: bool = False
    fresh: bool = False
    """Whether it is news since the reader's last answer."""


class Saga:
    """The lines that each answer brought, where in the match each left it, and the latest steps."""

    def __init__(self, table: TitleTable, words: Words, names: Sequence[str]) -> None:
        self._table, self._words, self._names = table, words, names
        self._told: list[list[SagaLine]] = []
        self._marks: list[Any] = []
        self._steps: list[Step] = []

    def __len__(self) -> int:
        return len(self._told)

    @property
    def mark(self) -> Any:
        """Where in the saga the match is, as the title has it."""
        return self._marks[-1] if self._marks else None

    @property
    def steps(self) -> Sequence[Step]:
        """The latest answers and what they led to."""
        return self._steps

    @property
    def told(self) -> bool:
        """Whether the last answer brought a line."""
        return bool(self._told[-1])

    def reasons(self) -> list[tuple[int, Mapping[str, Any]]]:
        """Why automata acted in the latest steps, each with the answer that brought it."""
        first = len(self._told) - len(self._steps)
        return [
            (entry, event)
            for entry, step in enumerate(self._steps, first)
            for event in step.events
            if event["kind"] == DID
        ]

    def tell(self, events: Sequence[Mapping[str, Any]], before: View, after: View) -> None:
        """Takes down what an answer led to. The views are a spectator's, the events those that the reader knows."""
        texts = [(event, self._words.event(event, self._names)) for event in events]
        entry = len(self._told)
        lines = [SagaLine(text, event.get("seat"), event.get("line"), entry) for event, text in texts if text]
        if not lines:
            lines = [
                SagaLine(did(event, self._names, self._words), event["seat"], None, entry)
                for event in events
                if event["kind"] == DID
            ]
        mark = self._table.follow(after, self.mark)
        heading = self._table.heading(mark, self._words)
        if heading and heading != self._table.heading(self.mark, self._words):
            lines.append(SagaLine(heading, entry=entry, heading=True))
        self._told.append(lines)
        self._marks.append(mark)
        self._steps = [*self._steps[-STEPS:], Step(before, events)]

    def remark(self, text: str, seat: Seat) -> None:
        """Takes down an entry of which no event tells."""
        self._told.append([SagaLine(text, seat, None, len(self._told))])
        self._marks.append(self.mark)
        self._steps = [*self._steps[-STEPS:], Step(self._steps[-1].before, ())]

    def take_back(self, entries: int) -> None:
        """Forgets the last answers."""
        for kept in (self._told, self._marks, self._steps):
            del kept[-entries:]

    def lines(self) -> list[SagaLine]:
        """All lines, oldest first; a later one with the same key stands where the earlier one stood."""
        lines: list[SagaLine] = []
        places: dict[str, int] = {}
        for line in (line for told in self._told for line in told):
            if line.key is not None and line.key in places:
                lines[places[line.key]] = line
                continue
            if line.key is not None:
                places[line.key] = len(lines)
            lines.append(line)
        return lines
