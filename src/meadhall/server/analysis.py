"""Looking back with somebody who knows: how a match stood after each turn, and where it was given away.

One process thinks for everybody, behind people and bots. Everybody can have one match looked at; whoever begins with
another leaves the first as far as it came. What was found is written down, for everybody: after a restart it is there,
and goes on where it stopped.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from meadhall.bots import analyst_of
from meadhall.kernel.ask import Ref
from meadhall.kernel.game import EVERYONE
from meadhall.kernel.match import Match
from meadhall.kernel.trail import standing as that_stand
from meadhall.store import Conflict, Person, StoredEntry, StoredTable, StoreUnavailable, Write
from meadhall.store import statements as do

from . import messages as say
from .actor import Table
from .bots import FAR_BACK, Worker
from .botworker import Blamed, Judged, Wondered
from .faults import PLAIN, Note, Turn, faults, kind_of, note_of
from .loading import follow, why_halted
from .play import as_entry, events_of
from .problems import Refusal, clash, forbidden, store_unavailable, too_many, unknown
from .replay import marks, match_after, no_step
from .trying import MOST_REPLIES, Try

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)

PATIENCE = 300.0
"""Seconds beyond its time after which the analyst is taken to be stuck.

It may have to get ready first, and stands back for everything else on the machine: in a full hall that takes long.
"""
KEPT = 200
"""Of so many matches the hall has in memory what was found; the store has all of it."""
MOST_KEPT, MOST_OWN = 60, 12
"""So many ways are kept with a match, and so many of one person."""
MOST_PLAYS = 4
"""So many turns of the best line are told; further ahead nobody believes it."""
JUST_TRIED = 400
"""So many ways that were judged lately are not judged again when somebody keeps them."""
T = TypeVar("T")


class Found(msgspec.Struct, frozen=True):
    """What is written down of a step."""

    point: say.Evaluation | None
    """How it stood; None where the analyst had nothing to say."""
    note: Note = PLAIN


class Way(msgspec.Struct, frozen=True):
    """What is written down of a way that somebody kept."""

    step: int
    play: say.Play
    found: say.Evaluation


class KeptWay(msgspec.Struct, frozen=True):
    """A way that somebody kept."""

    id: int
    person: str
    name: str
    way: Way


class Report:
    """What is known of one match so far."""

    def __init__(self, turns: list[Turn]) -> None:
        self.turns = turns
        self.points: dict[int, Found] = {}
        """After every turn, each with the same time to think, so that they can be compared."""
        self.closer: dict[int, say.Evaluation] = {}
        """Steps that somebody asked about, with more time."""
        self.kept: list[KeptWay] = []
        self.people: set[str] = set()
        """Who waits for it; nobody does any more, and it stops."""
        self.busy = False

    @property
    def looked_at(self) -> int:
        """How many turns were judged."""
        return sum(turn.step in self.points for turn in self.turns)

    def at(self, step: int) -> say.Evaluation | None:
        """How the match stood after a step, as far as somebody has looked."""
        found = self.points.get(step)
        return self.closer.get(step) or (None if found is None else found.point)

    def state(self, person: str) -> say.AnalysisState:
        """How far it has come, and what it found. The turns to come are told where a single step is asked for."""
        done = self.looked_at
        points = {step: found.point for step, found in sorted(self.points.items()) if found.point is not None}
        return say.AnalysisState(
            state="running" if self.busy else "none" if not done else "done" if done == len(self.turns) else "stopped",
            done=done,
            of=len(self.turns),
            points=[replace(point, plays=[]) for point in points.values()],
            faults=list(faults(self.turns, points, {step: found.note for step, found in self.points.items()})),
            kept=[told(kept, person) for kept in self.kept],
        )


class Analyses:
    """All that was found, and the one process that finds it."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._reports: OrderedDict[str, Report] = OrderedDict()
        self._looking: dict[str, str] = {}
        """Which match each person has looked at."""
        self._asking: set[str] = set()
        """Who waits for an answer to a question of their own."""
        self._tried: OrderedDict[tuple[str, int, tuple[say.Move, ...]], say.Evaluation] = OrderedDict()
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()

    # ---- the whole match

    async def begin(self, table: Table, person: str) -> say.AnalysisState:
        """Has a match looked at from the setup to the end; goes on where it was left."""
        stored = table.stored
        must_be_judged(stored)
        report = await self._report(stored)
        self._leave(person, but=stored.id)
        if report.busy:
            self._wait(person, stored.id, report)
        elif report.looked_at < len(report.turns):
            self._wait(person, stored.id, report)
            report.busy = True
            try:
                stood, snapshots = await self._turns(table)
            except BaseException:
                report.busy = False
                raise
            self._hall.spawn(self._look(stored, report, stood, snapshots))
        return report.state(person)

    def _wait(self, person: str, id: str, report: Report) -> None:
        self._looking[person] = id
        report.people.add(person)

    async def state(self, stored: StoredTable, person: str) -> say.AnalysisState:
        """How far the analysis of a match has come."""
        must_be_judged(stored)
        return (await self._report(stored)).state(person)

    # ---- single steps, and ways of one's own

    async def step(self, table: Table, person: str, number: int, closer: bool) -> say.Evaluation:
        """How the match stood after one step; closer, or where nobody has looked yet, with more time to think."""
        stored = table.stored
        must_be_judged(stored)
        report = await self._report(stored)
        known = report.closer.get(number) if closer else report.at(number)
        if known is not None:
            return known
        with self._question_of(person):
            match = await self._match_at(table, number)
            found = await self._judge(stored.game, match.snapshot(), self._hall.config.step_seconds)
            if found.analysis is None:
                raise _silent("The analyst has nothing to say about this step.")
            report.closer[number] = evaluation(number, found)
            await self._note(stored.id, number, closer=True, found=Found(report.closer[number]))
            return report.closer[number]

    async def attempt(self, table: Table, person: str, number: int, wish: say.TryWish) -> say.Tried:
        """Plays a way of one's own; if it is to be judged, the analyst says what it is worth and plays the others."""
        must_be_judged(table.stored)
        if not self._hall.tries.take(person):
            raise too_many("You try many ways at once; wait a moment.")
        with self._question_of(person):
            way = await self._played(table, number, wish.moves)
            own, found = len(wish.moves), None
            if wish.judge:
                found = await self._judged(table.stored, way, self._hall.config.turn_seconds)
                await self._reply(table.stored, way, found)
            return way.tell(own, found)

    async def keep(self, table: Table, person: Person, number: int, wish: say.TryWish) -> say.AnalysisState:
        """Keeps a way of one's own with the match, for everybody."""
        stored = table.stored
        must_be_judged(stored)
        report = await self._report(stored)
        if len(report.kept) >= MOST_KEPT or sum(kept.person == person.id for kept in report.kept) >= MOST_OWN:
            raise clash("kept_many", "Many ways of this match are kept already; forget one first.")
        with self._question_of(person.id):
            way = await self._played(table, number, wish.moves)
            play = way.turn(way.moves)
            if play is None:
                raise clash("nothing_tried", "Nothing was tried that could be kept.")
            kept = Way(number, play, await self._judged(stored, way, self._hall.config.turn_seconds))
            columns = {"table_id": stored.id, "person": person.id, "name": person.name, "at": self._hall.clock.now()}
            await self._commit([Write(do.ADD_TRY, columns | {"found": msgspec.msgpack.encode(kept)})])
            report.kept = await self._kept(stored.id)
        return report.state(person.id)

    async def forget(self, stored: StoredTable, person: str, id: int) -> say.AnalysisState:
        """Takes a way out again that somebody kept: their own."""
        must_be_judged(stored)
        report = await self._report(stored)
        kept = next((kept for kept in report.kept if kept.id == id), None)
        if kept is None:
            raise unknown("No such way is kept with this match.", "no_try")
        if kept.person != person:
            raise forbidden("not_yours", "Only who kept a way can take it out again.")
        await self._commit([Write(do.DROP_TRY, {"of": id})])
        report.kept = [other for other in report.kept if other.id != id]
        return report.state(person)

    async def _played(self, table: Table, number: int, moves: Sequence[say.Move]) -> Try:
        way = Try(await self._match_at(table, number), table.stored.id, number)
        await asyncio.to_thread(way.play, moves)
        return way

    async def _judged(self, stored: StoredTable, way: Try, seconds: float) -> say.Evaluation:
        """What a way is worth; what was judged lately is not judged again."""
        key = (stored.id, way.step, tuple(way.moves))
        known = self._tried.get(key)
        if known is None:
            judged = await self._judge(stored.game, way.match.snapshot(), seconds)
            if judged.analysis is None:
                raise _silent("The analyst has nothing to say about this way.")
            known = self._tried[key] = evaluation(way.step, judged)
        self._tried.move_to_end(key)
        while len(self._tried) > JUST_TRIED:
            self._tried.popitem(last=False)
        return known

    async def _reply(self, stored: StoredTable, way: Try, found: say.Evaluation) -> None:
        """The analyst plays the others until it is one's own turn again."""
        for _ in range(MOST_REPLIES):
            if not way.waits or not found.plays:
                return
            for ref in found.plays[0].refs:
                if not way.waits:
                    return
                with suppress(Refusal):  # what was thought of in an imagined world may not be there in this one
                    way.play([say.Move(seat=way.match.pending[0].seat, ref=ref)])
            if way.waits:
                found = await self._judged(stored, way, self._hall.config.turn_seconds)

    # ---- what is known

    async def close(self) -> None:
        """Ends the process that thinks."""
        if self._worker is not None:
            await self._worker.stop()
            self._worker = None

    def drop(self, id: str) -> None:
        """The match is another one from here on: what was found of it holds no more."""
        report = self._reports.pop(id, None)
        if report is not None:
            report.people.clear()

    async def _report(self, stored: StoredTable) -> Report:
        """What is known of a match: from memory, or from the store."""
        id = stored.id
        if id not in self._reports:
            entries = that_stand(await self._hall.store.entries(id))
            report = Report([Turn(0, None), *(Turn(mark.step, mark.seat) for mark in marks(entries))])
            for row in await self._hall.store.judgements(id):
                found = _read(row.found, Found)
                if found is not None and not row.closer:
                    report.points[row.step] = found
                elif found is not None and found.point is not None:
                    report.closer[row.step] = found.point
            report.kept = await self._kept(id)
            self._reports.setdefault(id, report)  # somebody else may have read it meanwhile
        self._reports.move_to_end(id)
        for old in list(self._reports):
            if len(self._reports) <= KEPT:
                break
            if not self._reports[old].busy and old != id:
                del self._reports[old]
        return self._reports[id]

    async def _kept(self, id: str) -> list[KeptWay]:
        rows = [(row, _read(row.found, Way)) for row in await self._hall.store.tries(id)]
        return [KeptWay(row.id, row.person, row.name, way) for row, way in rows if way is not None]

    async def _note(self, id: str, step: int, *, closer: bool, found: Found) -> None:
        """Writes down what was found; in the place of what cannot be read any more."""
        row = {"table_id": id, "step": step, "closer": closer, "found": msgspec.msgpack.encode(found)}
        old = Write(do.DROP_JUDGEMENT, {"of": id, "at_step": step, "was_closer": closer})
        await self._commit([old, Write(do.ADD_JUDGEMENT, row)])

    async def _commit(self, writes: list[Write]) -> None:
        try:
            await self._hall.store.commit(writes)
        except (StoreUnavailable, Conflict) as error:
            raise store_unavailable(str(error)) from error

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

    # ---- looking

    async def _match_at(self, table: Table, number: int) -> Match:
        entries, stood = await _past(table)
        if not 0 <= number < len(stood):
            raise no_step(len(stood) - 1)
        return await match_after(self._hall.store, table.stored, entries, stood[: number + 1])

    async def _turns(self, table: Table) -> tuple[list[StoredEntry], list[bytes]]:
        """The entries that stand, and the match at the end of the setup and of every turn."""
        entries, stood = await _past(table)
        match = await match_after(self._hall.store, table.stored, entries, stood[:1])
        return stood, await asyncio.to_thread(_cut, match, stood)

    async def _look(
        self, stored: StoredTable, report: Report, stood: list[StoredEntry], snapshots: list[bytes]
    ) -> None:
        """Judges turn after turn while somebody waits for it."""
        try:
            for number, turn in enumerate(report.turns):
                if not report.people:
                    return
                if turn.step in report.points:
                    continue
                judged = await self._judge(stored.game, snapshots[number], self._hall.config.turn_seconds)
                point = None if judged.analysis is None else evaluation(turn.step, judged)
                note = await self._noted(stored, report, number, point, stood, snapshots)
                if self._reports.get(stored.id) is not report:
                    return
                found = report.points[turn.step] = Found(point, note)
                await self._note(stored.id, turn.step, closer=False, found=found)
        except Refusal as error:
            log.error("The analysis of %s stops: %s", stored.id, error)
        finally:
            report.busy = False
            for person in list(report.people):
                self._done_with(person, stored.id)

    async def _noted(
        self,
        stored: StoredTable,
        report: Report,
        number: int,
        now: say.Evaluation | None,
        stood: list[StoredEntry],
        snapshots: list[bytes],
    ) -> Note:
        """What else there is to say of a turn: whether it was the best, and why it mattered if it did."""
        turn, before = report.turns[number], report.turns[max(0, number - 1)]
        then = report.points[before.step].point if number else None
        if then is None or now is None or turn.seat is None:
            return PLAIN
        own = [entry for entry in stood[before.step + 1 : turn.step + 1] if entry.ref is not None]
        played: list[Ref] = [entry.ref for entry in own if entry.seat == turn.seat and entry.ref is not None]
        note = note_of(then, turn.seat, played, any(as_entry(entry).luck for entry in own))
        kind = kind_of(then, now, turn.seat, note)
        if kind is None:
            return note
        events = [event.seen_by(EVERYONE) for entry in own for event in events_of(entry)]
        blamed = Blamed(
            stored.game,
            snapshots[number - 1],
            snapshots[number],
            turn.seat,
            played,
            events,
            list(then.best),
            kind == "held",
        )
        told = await self._ask(lambda worker: worker.explain(blamed, PATIENCE))
        if told.error:
            log.error("Why a turn of %s mattered could not be said: %s", stored.game, told.error)
        why = None if told.reason is None else say.Why(id=told.reason.id, args=dict(told.reason.args))
        return Note(note.turn, why)

    async def _judge(self, game: str, snapshot: bytes, seconds: float) -> Judged:
        """How a position stands."""
        judged = await self._ask(lambda worker: worker.judge(Wondered(game, snapshot, seconds), seconds + PATIENCE))
        if judged.error:
            log.error("The analyst of %s failed: %s", game, judged.error)
        return judged

    async def _ask(self, ask: Callable[[Worker], Awaitable[T]]) -> T:
        """Asks the process, one question after the other."""
        async with self._turn:
            try:
                if self._worker is None or not self._worker.alive:
                    self._worker = await Worker.start(self._hall.config.games, FAR_BACK)
                return await ask(self._worker)
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                await self.close()
                raise _silent("The analyst does not answer just now; try again in a moment.") from error
            except BaseException:
                await self.close()
                raise

    @contextmanager
    def _question_of(self, person: str) -> Iterator[None]:
        """One question of a person at a time."""
        if person in self._asking:
            raise too_many("Your last question is still being thought about; wait a moment.")
        self._asking.add(person)
        try:
            yield
        finally:
            self._asking.discard(person)


def _silent(error: str) -> Refusal:
    return Refusal(503, "analyst_silent", error)


def _read(data: bytes, kind: type[T]) -> T | None:
    """What was written down; None if another version of the hall wrote it otherwise: then it is looked into anew."""
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except msgspec.DecodeError:
        return None


def must_be_judged(stored: StoredTable) -> None:
    """Refuses what cannot be judged: a title without an analyst, and a match that goes on."""
    if analyst_of(stored.game) is None:
        raise Refusal(404, "no_analysis", f"Nobody judges matches of {stored.game}.")
    if stored.halted is not None:
        raise clash("halted", why_halted(stored))
    if stored.state != "over":
        raise clash("not_over", "The match is not over yet; it can be judged afterwards.")
    if stored.puzzling:
        raise clash("no_match", "This is a puzzle: what is best there is for you to find.")


async def _past(table: Table) -> tuple[list[StoredEntry], list[StoredEntry]]:
    """All entries of a match, and those that stand."""
    entries = await table.hall.store.entries(table.stored.id)
    return entries, that_stand(entries)


def _cut(match: Match, stood: list[StoredEntry]) -> list[bytes]:
    """Plays a match on from its setup; the match as it was at the end of every turn."""
    ends, snapshots = {mark.step for mark in marks(stood)}, [match.snapshot()]
    for step, entry in enumerate(stood[1:], 1):
        follow(match, [entry])
        if step in ends:
            snapshots.append(match.snapshot())
    return snapshots


def told(kept: KeptWay, person: str) -> say.Kept:
    """A way that somebody kept, as the wire says it."""
    return say.Kept(
        id=kept.id,
        name=kept.name,
        mine=kept.person == person,
        step=kept.way.step,
        play=kept.way.play,
        found=replace(kept.way.found, plays=[]),
    )


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
        second=None if found.second is None else round(found.second, 4),
        best=list(found.best),
        line=list(found.line),
        plays=judged.plays[:MOST_PLAYS],
        depth=found.depth,
        proven=found.proven,
    )
