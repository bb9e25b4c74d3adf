"""``meadhall replay`` and ``meadhall verify``: what one does with the record of a match."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from ..kernel import (
    EVERYONE,
    SPECTATOR,
    BrokenRecord,
    Entry,
    Event,
    Match,
    OtherValues,
    Outcome,
    Record,
    Seat,
    UnknownGame,
)
from .overlays import again_under
from .say import complain, flag, progress


def verify(
    *files: Annotated[Path, Parameter(help="Record files.")],
) -> int:
    """Plays records again and checks every step; says for each file whether it holds."""
    if not files:
        complain("Name at least one record file. See `meadhall verify --help`.")
        return 2
    broken = 0
    with progress("verifying") as tell:
        for number, file in enumerate(files, 1):
            try:
                record = Record.decode(file.read_bytes())
                record.verify()
                print(f"{file}: holds ({_summary(record)})")
            except OtherValues as error:
                sys.stdout.flush()
                broken += again_under(error, ["verify", str(file)]).returncode
            except (BrokenRecord, UnknownGame) as error:
                broken += 1
                complain(f"{file}: {error}")
            except OSError as error:
                broken += 1
                complain(f"{file}: {error.strerror}.")
            tell(number, len(files))
    return 1 if broken else 0


def replay(
    file: Annotated[Path, Parameter(help="A record file.")],
    /,
    *,
    step: Annotated[bool, flag("Leaf through it, on and back, answer by answer.")] = False,
    plain: Annotated[bool, flag("With --step: lines of text only, for screen readers and pipes.")] = False,
    board: Annotated[bool, flag("Draw the table after each move.")] = False,
    lang: Annotated[str, Parameter(help="en or de.")] = "en",
) -> None:
    """Tells a recorded match move by move; what an automaton did, with its reasons."""
    record = Record.decode(file.read_bytes())
    record.replay()  # before anything is told, so that nothing false is told
    if step:
        from ..terminal import leaf

        leaf(record, lang, plain=plain)
        return
    teller = _Teller(record, lang)
    print(_summary(record))
    for number, lines, match in moves(record, teller):
        for line in lines:
            print(f"{number:>4}  {line}")
        if board:
            print(teller.drawing(match))
    print(teller.ending(record.outcome) if record.outcome else teller.words("goes-on"))


def moves(record: Record, teller: "_Teller") -> Iterator[tuple[int, list[str], Match]]:
    """What is told of the match: the number of an entry, its lines, and the match after it.

    A line of the log may grow from answer to answer (first the move, then the stone); it is told when it is whole.
    """
    open_entries: list[tuple[int, Told, Match]] = []

    def whole() -> Iterator[tuple[int, list[str], Match]]:
        if said := [entry for entry in open_entries if entry[1].lines]:
            number, told, match = said[-1]
            yield number, told.lines, match
        open_entries.clear()

    def take_back(seat: Seat | None) -> bool:
        """Forgets a person's answer and what automata did after it, where it is not told yet."""
        while open_entries:
            number, _, _ = open_entries.pop()
            if record.entries[number].seat == seat:
                return True
        return False

    for number, (entry, match, told) in enumerate(teller.entries()):
        if entry.undo and take_back(entry.seat):
            continue
        growing = {entry[1].grows for entry in open_entries if entry[1].lines}
        if told.lines and (told.grows is None or told.grows not in growing):
            yield from whole()
        open_entries.append((number, told, match.fork()))
    yield from whole()


class Told(NamedTuple):
    """The lines that an entry of a record adds to the log, and which line of the log the first of them continues."""

    lines: list[str]
    grows: str | None


class _Teller:
    """Tells a match in the words of its texts."""

    def __init__(self, record: Record, lang: str) -> None:
        from ..terminal.replay import Replay

        self._replay = Replay(record, lang)
        self.words, self.table, self.names = self._replay.words, self._replay.table, self._replay.names

    def entries(self) -> Iterator[tuple[Entry, Match, "Told"]]:
        """Each entry, the setup first, with the match after it and what is told of it."""
        replay = self._replay
        yield replay.match.entries[-1], replay.match, self._told(replay.match.opening, "")
        while replay.here is not None:
            reasons = replay.moment_told() if replay.here.why is not None else ""
            events = replay.step()
            entry = replay.match.entries[-1]
            undone = Told([self.words("took-back", name=self.names[entry.seat or 0])], None)
            yield entry, replay.match, undone if entry.undo else self._told(events, reasons)

    def _told(self, events: list[Event], reasons: str) -> "Told":
        """The reasons of an automaton come before what it did."""
        seen = [event.seen_by(EVERYONE) for event in events]
        said = [(event.get("line"), self.words.event(event, self.names)) for event in seen]
        lines = [text for _, text in said if text]
        return Told([reasons, *lines] if reasons else lines, next((line for line, text in said if text), None))

    def drawing(self, match: Match) -> str:
        from ..terminal.drawing import letters
        from ..terminal.title import Glance, Room

        room = Room(self.table.left(True), self.table.wide[1], wide=True)
        drawn = self.table.stage(Glance(match.view(SPECTATOR), self.names, self.words), room)
        return "\n".join(letters(row).rstrip() for row in drawn.rows)

    def ending(self, outcome: Outcome) -> str:
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        several = "shared" if len(outcome.winners) == len(self.names) else "won-together"
        won = self.words("won" if len(outcome.winners) == 1 else several, names=winners)
        scores = ":".join(map(self.words.points, outcome.scores))
        won = f"{won} {scores}." if any(score is not None for score in outcome.scores) else won
        return f"{won} {self.words.clause(outcome.clause)}"


def _summary(record: Record) -> str:
    counted = [score for score in record.outcome.scores if score is not None] if record.outcome else []
    scores = ":".join(map(str, counted)) or ("over" if record.outcome else "not over")
    answers = sum(entry.ref is not None for entry in record.entries)
    return f"{record.game}, {record.seats} seats, {answers} answers, {scores}"
