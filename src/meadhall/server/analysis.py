"""Looking back with somebody who knows: how a match stood after each turn, and where it was given away.

One process thinks for everybody, behind people and bots. Everybody can have one match looked at; whoever begins with
another leaves the first as far as it came. What was found is kept, for everybody.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.bots import analyst_of
from meadhall.kernel.ask import Seat
from meadhall.kernel.match import Match
from meadhall.kernel.trail import standing
from meadhall.store import StoredEntry, StoredTable

from . import messages as say
from .actor import Table
from .bots import FAR_BACK, Worker
from .botworker import Judged, Wondered
from .loading import follow, why_halted
from .problems import Refusal, clash, too_many
from .replay import marks, match_after, no_step

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)

PATIENCE = 300.0
"""Seconds beyond its time after which the analyst is taken to be stuck.

It may have to get ready first, and stands back for everything else on the machine: in a full hall that takes long.
"""
KEPT = 200
"""Of so many matches the hall remembers what was found."""
KINDS: tuple[Literal["blunder", "mistake", "doubtful"], ...] = ("blunder", "mistake", "doubtful")
FAULTS = {"points": (8.0, 4.0, 2.0), "chance": (0.25, 0.15, 0.10)}
"""So many points, or such a part of the chance to win, given away in one turn are a fault of these kinds."""


class Turn(msgspec.Struct, frozen=True):
    """A moment at which a turn has ended."""

    step: int
    seat: Seat | None
    """Whose turn it was; None for the setup."""


class Report:
    """What is known of one match so far."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self.waiting: list[bytes] = []
        """The match at the end of the turns that are still to be looked at; only while somebody waits for it."""
        self.looked_at = 0
        self.points: dict[int, say.Evaluation] = {}
        """After every turn, each with the same time to think, so that they can be compared."""
        self.steps: dict[int, say.Evaluation] = {}
        """Steps that somebody asked about, with more time."""
        self.people: set[str] = set()
        """Who waits for it; nobody does any more, and it stops."""
        self.begun = self.busy = False

    def state(self) -> say.AnalysisState:
        """How far it has come, and what it found."""
        whole = self.begun and self.looked_at == len(self.turns)
        return say.AnalysisState(
            state="running" if self.busy else "done" if whole else "stopped" if self.begun else "none",
            done=self.looked_at,
            of=len(self.turns),
            points=[self.points[step] for step in sorted(self.points)],
            faults=list(faults(self.turns, self.points)),
        )


def faults(turns: list[Turn], points: dict[int, say.Evaluation]) -> Iterable[say.Fault]:
    """The turns after which whoever took them stood worse than before, where that was looked into."""
    for before, after in pairwise(turns):
        then, now = points.get(before.step), points.get(after.step)
        if then is None or now is None or after.seat is None or not (then.proven or then.depth):
            continue
        side = next(number for number, seats in enumerate(now.sides) if after.seat in seats)
        stood, stands = (one.leads if now.measure == "points" else one.chances for one in (then, now))
        loss = round(stood[side] - stands[side], 4)
        kind = next((kind for kind, least in zip(KINDS, FAULTS[now.measure], strict=True) if loss >= least), None)
        if kind is not None:
            yield say.Fault(step=after.step, seat=after.seat, loss=round(loss, 2), measure=now.measure, kind=kind)


class Analyses:
    """All that was found, and the one process that finds it."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._reports: OrderedDict[str, Report] = OrderedDict()
        self._looking: dict[str, str] = {}
        """Which match each person has looked at."""
        self._asking: set[str] = set()
        """Who waits for the judgement of a single step."""
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()

    # ---- what can be asked

    async def begin(self, table: Table, person: str) -> say.AnalysisState:
        """Has a match looked at from the setup to the end; goes on where it was left."""
        must_be_judged(table.stored)
        report = self._report(table.stored.id)
        self._leave(person, but=table.stored.id)
        if report.busy:
            self._wait(person, table.stored.id, report)
        elif not report.begun or report.looked_at < len(report.turns):
            self._wait(person, table.stored.id, report)
            report.begun = report.busy = True
            try:
                report.turns, snapshots = await self._turns(table)
            except BaseException:
                report.begun = report.busy = False
                raise
            report.waiting = snapshots[report.looked_at :]
            self._hall.spawn(self._look(table.stored, report))
        return report.state()

    def _wait(self, person: str, id: str, report: Report) -> None:
        self._looking[person] = id
        report.people.add(person)

    def state(self, stored: StoredTable) -> say.AnalysisState:
        """How far the analysis of a match has come."""
        must_be_judged(stored)
        return (self._reports.get(stored.id) or Report()).state()

    async def step(self, table: Table, person: str, number: int) -> say.Evaluation:
        """How the match stood after one step, with more time to think."""
        stored = table.stored
        must_be_judged(stored)
        report = self._report(stored.id)
        if number in report.steps:
            return report.steps[number]
        if person in self._asking:
            raise too_many("Your last question is still being thought about; wait a moment.")
        self._asking.add(person)
        try:
            entries, stood = await _past(table)
            if not 0 <= number < len(stood):
                raise no_step(len(stood) - 1)
            match = await match_after(self._hall.store, stored, entries, stood[: number + 1])
            found = await self._judge(stored.game, match.snapshot(), self._hall.config.step_seconds)
            if found.analysis is None:
                raise _silent("The analyst has nothing to say about this step.")
            report.steps[number] = evaluation(number, found)
            return report.steps[number]
        finally:
            self._asking.discard(person)

    async def close(self) -> None:
        """Ends the process that thinks."""
        if self._worker is not None:
            await self._worker.stop()
            self._worker = None

    # ---- looking

    def _report(self, id: str) -> Report:
        report = self._reports.setdefault(id, Report())
        self._reports.move_to_end(id)
        for old in list(self._reports):
            if len(self._reports) <= KEPT:
                break
            if not self._reports[old].busy and old != id:
                del self._reports[old]
        return report

    def _leave(self, person: str, but: str) -> None:
        """Somebody turns to another match."""
        before = self._looking.get(person)
        if before is not None and before != but:
            self._done_with(person, before)

    def _done_with(self, person: str, id: str) -> None:
        if self._looking.get(person) == id:
            del self._looking[person]
        if id in self._reports:
            self._reports[id].people.discard(person)

    async def _turns(self, table: Table) -> tuple[list[Turn], list[bytes]]:
        """The match at the end of the setup and of every turn."""
        entries, stood = await _past(table)
        match = await match_after(self._hall.store, table.stored, entries, stood[:1])
        return await asyncio.to_thread(_cut, match, stood)

    async def _look(self, stored: StoredTable, report: Report) -> None:
        """Judges turn after turn while somebody waits for it."""
        try:
            while report.people and report.waiting:
                turn = report.turns[report.looked_at]
                found = await self._judge(stored.game, report.waiting[0], self._hall.config.turn_seconds)
                if found.analysis is not None:
                    report.points[turn.step] = evaluation(turn.step, found)
                report.looked_at += 1
                del report.waiting[0]
        except Refusal as error:
            log.error("The analysis of %s stops: %s", stored.id, error)
        finally:
            report.busy = False
            report.waiting = []
            for person in list(report.people):
                self._done_with(person, stored.id)

    async def _judge(self, game: str, snapshot: bytes, seconds: float) -> Judged:
        """Asks the process, one question after the other."""
        async with self._turn:
            try:
                if self._worker is None or not self._worker.alive:
                    self._worker = await Worker.start(self._hall.config.games, FAR_BACK)
                judged = await self._worker.judge(Wondered(game, snapshot, seconds), seconds + PATIENCE)
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                await self.close()
                raise _silent("The analyst does not answer just now; try again in a moment.") from error
            except BaseException:
                await self.close()
                raise
        if judged.error:
            log.error("The analyst of %s failed: %s", game, judged.error)
        return judged


def _silent(error: str) -> Refusal:
    return Refusal(503, "analyst_silent", error)


def must_be_judged(stored: StoredTable) -> None:
    """Refuses what cannot be judged: a title without an analyst, and a match that goes on."""
    if analyst_of(stored.game) is None:
        raise Refusal(404, "no_analysis", f"Nobody judges matches of {stored.game}.")
    if stored.halted is not None:
        raise clash("halted", why_halted(stored))
    if stored.state != "over":
        raise clash("not_over", "The match is not over yet; it can be judged afterwards.")


async def _past(table: Table) -> tuple[list[StoredEntry], list[StoredEntry]]:
    """All entries of a match, and those that stand."""
    entries = await table.hall.store.entries(table.stored.id)
    return entries, standing(entries)


def _cut(match: Match, stood: list[StoredEntry]) -> tuple[list[Turn], list[bytes]]:
    """Plays a match on from its setup; the match as it was at the end of every turn."""
    ends = {mark.step: mark.seat for mark in marks(stood)}
    turns, snapshots = [Turn(0, None)], [match.snapshot()]
    for step, entry in enumerate(stood[1:], 1):
        follow(match, [entry])
        if step in ends:
            turns.append(Turn(step, ends[step]))
            snapshots.append(match.snapshot())
    return turns, snapshots


def evaluation(step: int, judged: Judged) -> say.Evaluation:
    """A judgement as the wire says it."""
    found = judged.analysis
    assert found is not None
    return say.Evaluation(
        step=step,
        sides=[list(side) for side in found.sides],
        leads=[round(lead, 2) for lead in found.leads],
        chances=[round(chance, 4) for chance in found.chances],
        measure=found.measure,
        best=list(found.best),
        line=list(found.line),
        arrows=[say.Arrow(start=start, end=end) for start, end in judged.arrows],
        stones=judged.stones,
        depth=found.depth,
        proven=found.proven,
    )
