"""Looking back: a match as it was after any step, and its record."""

import asyncio
import logging

from msgspec import UNSET, Raw
from msgspec.structs import replace

from meadhall.kernel.errors import BrokenRecord
from meadhall.kernel.frames import Frame, Watch
from meadhall.kernel.game import EVERYONE, SPECTATOR, Audience, View
from meadhall.kernel.match import Match
from meadhall.kernel.patch import apply, diff
from meadhall.kernel.record import Record
from meadhall.kernel.trail import stand, standing
from meadhall.store import Store, StoredEntry, StoredTable

from . import messages as say
from .actor import Table
from .client import encode
from .loading import follow, load, record_from, why_halted
from .play import events_of
from .problems import Refusal, clash, forbidden, unknown
from .seating import audience_of, seats_of

log = logging.getLogger(__name__)


def viewpoint(stored: StoredTable, person: str, wanted: Audience | None) -> Audience:
    """Whom somebody may look back with: one's own seats while the match goes on, anybody afterwards."""
    if wanted is None:
        return audience_of(stored, person)
    if wanted not in range(EVERYONE, len(stored.seats)):
        raise unknown("Nobody sits there at this table.", "no_view")
    if not is_open(stored) and wanted != SPECTATOR and wanted not in seats_of(stored, person):
        raise forbidden("not_your_view", "While the match goes on one can look back with one's own seats only.")
    return wanted


def is_open(stored: StoredTable) -> bool:
    """Whether everybody may know everything of a match: it is over, and at a puzzle one could go back from there."""
    return stored.state == "over" and not stored.puzzling


def no_step(last: int) -> Refusal:
    """There is no such step."""
    return unknown(f"It has steps 0 to {last}.", "no_step")


def must_have_begun(stored: StoredTable) -> None:
    """Refuses to look back at nothing."""
    if stored.state == "open":
        raise clash("not_started", "The match has not begun: there is nothing to look back at.")


async def steps(table: Table, person: str, wanted: Audience | None) -> say.Steps:
    """The whole match at a glance: what every step told, and where turns end."""
    async with table.lock:
        await table.ready()
        must_have_begun(table.stored)
        audience = viewpoint(table.stored, person, wanted)
        entries = standing(await table.hall.store.entries(table.stored.id))[: steps_of(table)]
        log = table.log[: len(entries)]
    return say.Steps(
        steps=len(entries) - 1,
        marks=marks(entries),
        events=[[event.seen_by(audience) for event in told] for told in log],
    )


def steps_of(table: Table) -> int:
    """How many steps can be looked at: all, or where a match came to a halt those that can still be played."""
    if table.match is None:
        raise clash("halted", why_halted(table.stored))
    return len(standing(table.match.entries))


def marks(entries: list[StoredEntry]) -> list[say.StepMark]:
    """A notch at the last step of every turn, a turn being what one seat answers without another in between."""
    found: list[say.StepMark] = []
    for step, entry in enumerate(entries):
        following = entries[step + 1].seat if step + 1 < len(entries) else None
        if entry.seat is not None and entry.seat != following:
            found.append(say.StepMark(step=step, turn=len(found) + 1, seat=entry.seat, kind="turn"))
    return found


async def step(table: Table, person: str, number: int, wanted: Audience | None, with_frames: bool = False) -> say.Step:
    """The match as it was after so many steps; with frames also how it came there from the step before."""
    async with table.lock:
        await table.ready()
        stored = table.stored
        must_have_begun(stored)
        audience = viewpoint(stored, person, wanted)
        entries = await table.hall.store.entries(stored.id)
        stood = standing(entries)[: steps_of(table)]
        if not 0 <= number < len(stood):
            raise no_step(len(stood) - 1)
        watch, new, before = Watch([audience]), stood[number : number + 1], View()
        if with_frames and number:
            match = await match_after(table.hall.store, stored, entries, stood[:number])
            before = match.view(audience) | {"seq": stood[number - 1].seq, "undo": None}
            watch.during(match, lambda: follow(match, new))
        else:
            match = await match_after(table.hall.store, stored, entries, stood[: number + 1])
        last = number == len(stood) - 1
        view: View = table.view(match, audience, stored) if last else match.view(audience)
    view |= {"seq": stood[number].seq, "undo": None}
    frames = watch.frames[audience][:-1]
    if before:
        for frame in frames:
            before = apply(before, frame.patch)
        frames.append(Frame(patch=diff(before, view)))
    return say.Step(
        step=number,
        steps=len(stood) - 1,
        view=Raw(encode(view)),
        events=[event.seen_by(audience) for event in events_of(stood[number])],
        frames=frames if with_frames else UNSET,
    )


async def match_after(store: Store, stored: StoredTable, entries: list[StoredEntry], stood: list[StoredEntry]) -> Match:
    """The match after the entries that stood: from the nearest snapshot that is on the way, played on."""
    depth = {}  # after which entry the match was how many standing entries deep
    stack: list[StoredEntry] = []
    for entry in entries:
        stand(stack, entry)
        depth[entry.seq] = (len(stack), stack[-1].seq)
    on_the_way = {(number, entry.seq): number for number, entry in enumerate(stood, 1)}
    for seq in [] if stored.halted else reversed(await store.kept(stored.id)):
        number = on_the_way.get(depth[seq])
        snapshot = None if number is None else await store.snapshot(stored.id, seq)
        if number is not None and snapshot is not None:
            try:
                match = Match.load(snapshot)
                follow(match, stood[number:])
            except BrokenRecord as error:
                log.warning("A kept snapshot of table %s is passed over: %s", stored.id, error)
            else:
                return match
    return await asyncio.to_thread(record_from(stored, await store.head(stored.id), stood).replay)


async def record_of(store: Store, stored: StoredTable, audience: Audience = EVERYONE) -> Record:
    """The record of a table's match: whole after the end, cut to the audience before."""
    if stored.state == "open":
        raise clash("not_started", "The match has not begun: there is nothing to record.")
    if is_open(stored):
        record = record_from(stored, await store.head(stored.id), await store.entries(stored.id))
    else:
        stored, match, _, _ = await load(store, stored)
        if match is None:
            raise clash("halted", why_halted(stored))
        record = match.record(audience)
    note = {**record.note, "title": stored.title}
    gone = next((s.seat for s in stored.seats if s.resigned), None)
    if stored.ended_by == "resigned" and gone is not None:
        note["resigned"] = str(gone)
    if stored.halted is not None:
        note["halted"] = why_halted(stored)
    return replace(record, names=[s.name for s in stored.seats], note=note)
