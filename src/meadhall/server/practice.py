"""Practice: hints, the way back to any decision of one's own, and playing on from a step with new luck.

Only where bots or the rules play all other seats: never while other people play that match. What is practised counts
nowhere. A branch of a match that goes on begins in a world that its seat may imagine, and tells nothing of the truth.
"""

import asyncio
from os import urandom

import msgspec
from msgspec.structs import replace

from meadhall.kernel.ask import Seat
from meadhall.kernel.branching import imagined_branch
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.match import Match
from meadhall.kernel.trail import standing
from meadhall.store import Person, Store, StoredEntry, StoredSeat, StoredTable, Study

from . import messages as say
from .actor import Table
from .botworker import Sought
from .changes import must_be_live
from .loading import record_from, why_halted
from .partners import partner_of
from .problems import clash, forbidden
from .replay import match_after, must_have_begun, no_step
from .rewinding import rewind, study_write
from .seating import seats_of

BACK = 60
"""So many steps back is looked for the beginning of a chapter; chapters are short."""


# ---- who may


def must_be_alone(stored: StoredTable, person: str) -> list[Seat]:
    """The seats of somebody who practises; refused where other people play, and where one learns or solves a puzzle."""
    mine = seats_of(stored, person)
    if not mine:
        raise forbidden("not_your_seat", "You do not sit at this table.")
    must_be_no_lesson(stored)
    if any(s.kind in ("open", "hotseat") or s.person not in (None, person) for s in stored.seats):
        raise forbidden("people_play", "Other people play this match: there are no hints and no ways back in it.")
    return mine


def must_be_no_lesson(stored: StoredTable) -> None:
    """Refuses to practise where one learns or solves a puzzle: there are other ways to be helped."""
    if stored.study is not None and stored.study.kind != "practice":
        raise clash("no_practice", "This table is for a lesson or a puzzle, not for practice.")
    if stored.halted is not None:
        raise clash("halted", why_halted(stored))


def practised(stored: StoredTable) -> Study:
    """What the table is for from now on: practice, on its own match if it was no practice before."""
    return stored.study or Study("practice", stored.id, stored.seq)


# ---- a hint


async def hint(table: Table, person: Person, wish: say.HintWish) -> say.Hint:
    """What the analyst would point at, and why. The match is practice from now on."""
    hall = table.hall
    async with table.lock:
        await table.ready()
        stored, match = table.stored, table.match
        mine = must_be_alone(stored, person.id)
        must_be_live(stored)
        if wish.seat not in mine:
            raise forbidden("not_your_seat", "That seat is not yours.")
        if match is None or wish.seat not in stored.asked or stored.seats[wish.seat].bot is not None:
            raise clash("not_asked", "That seat is not asked now.")
        sought = Sought(stored.game, match.snapshot(), wish.seat, hall.config.hint_seconds)
        seq = match.seq
        if stored.study is None:
            changed = replace(stored, study=practised(stored))
            await table.change([study_write(changed)], changed)
            table.show_row()
    found = await hall.hints.ask(sought, person.id)
    return say.Hint(
        seq=seq,
        seat=wish.seat,
        ref=found.ref,
        measure=found.measure,
        gain=None if found.gain is None else round(found.gain, 4),
        instead=found.instead,
        only=found.only,
        better=found.better,
        worlds=found.worlds,
        happenings=[say.Happening(**msgspec.structs.asdict(one)) for one in found.happenings],
    )


# ---- the way back


async def go_back(table: Table, person: Person, step: int) -> None:
    """The match goes back to just before a decision of somebody's own, also over chance and others' answers."""
    async with table.lock:
        await table.ready()
        stored = table.stored
        must_have_begun(stored)
        mine = must_be_alone(stored, person.id)
        if stored.state == "over" and (stored.study is None or stored.ended_by != "rules"):
            raise clash("over", "The match is over. You can play on from any of its steps at a table of its own.")
        stood = standing(await table.hall.store.entries(stored.id))
        if not 0 <= step < len(stood):
            raise no_step(len(stood) - 1)
        following = stood[step + 1] if step + 1 < len(stood) else None
        if following is None or following.seat not in mine:
            raise clash("not_your_decision", "There you decided nothing: one goes back to a decision of one's own.")
        await rewind(table, step, practised(stored))


# ---- playing on


async def play_on(table: Table, person: Person, wish: say.BranchWish) -> str:
    """A table of one's own that begins at a step of this match, against bots; its id."""
    hall = table.hall
    async with table.lock:
        await table.ready()
        stored = table.stored
        must_have_begun(stored)
        must_be_no_lesson(stored)
        over = stored.state == "over"
        mine = seats_of(stored, person.id) if over else must_be_alone(stored, person.id)
        entries = await hall.store.entries(stored.id)
        stood = standing(entries)
        if not 0 <= wish.step < len(stood):
            raise no_step(len(stood) - 1)
        if over:
            begun, step = await _from_the_truth(hall.store, stored, entries, stood[wish.step].seq), wish.step
            seat = _seat(stored, wish.seat, mine, begun)
        else:
            if wish.seat is not None and wish.seat not in mine:
                raise forbidden("not_your_seat", "While the match goes on one can play on with one's own seats only.")
            seat = mine[0] if wish.seat is None else wish.seat
            begun, step = await _imagined(hall.store, stored, entries, stood[: wish.step + 1], seat)
    bot = wish.bot or await partner_of(hall.store, person.id, stored.game)
    hall.check_bot(stored.game, bot)
    seats = tuple(
        StoredSeat(s.seat, "automaton")
        if s.kind == "automaton"
        else StoredSeat(s.seat, "person", person.id, person.name)
        if s.seat == seat
        else StoredSeat(s.seat, "bot", None, bot, bot)
        for s in stored.seats
    )
    await hall.may_play_bots(person.id, seats)
    new = await hall.put_up(
        stored.game,
        stored.title,
        msgspec.to_builtins(begun.options),
        seats,
        host=person.id,
        private=True,
        pace="live",
        study=Study("practice", stored.id, step),
        laid=begun,
    )
    return new.id


def _seat(stored: StoredTable, wanted: Seat | None, mine: list[Seat], begun: Match) -> Seat:
    """The seat in which somebody plays on: the one they want, their own, or the one that is asked there."""
    free = [s.seat for s in stored.seats if s.kind != "automaton"]
    if wanted is not None:
        if wanted not in free:
            raise clash("automaton", "The rules play that seat, or there is no such seat.")
        return wanted
    asked = [question.seat for question in begun.pending if question.seat in free]
    return next(seat for seat in (*mine, *asked, *free) if seat in free)


async def _from_the_truth(store: Store, stored: StoredTable, entries: list[StoredEntry], last: int) -> Match:
    """The match that is over, as it was after an entry, with its past and new luck to come."""
    record = record_from(replace(stored, outcome=None), await store.head(stored.id), entries[: last + 1])
    match = await asyncio.to_thread(record.replay)
    if match.over:
        raise clash("over", "There the match is over: go back a step, and play on from there.")
    match.draw_from(urandom(16))
    return match


async def _imagined(
    store: Store, stored: StoredTable, entries: list[StoredEntry], stood: list[StoredEntry], seat: Seat
) -> tuple[Match, int]:
    """The match that goes on as the seat may imagine it, at the newest step at which one can begin; and that step."""
    for count in range(len(stood), max(0, len(stood) - BACK), -1):
        match = await match_after(store, stored, entries, stood[:count])
        try:
            branch = await asyncio.to_thread(imagined_branch, match, seat, Chance(urandom(16)))
        except MeadhallError:  # nobody can imagine this moment; perhaps the one before
            continue
        if branch is not None:
            return branch, count - 1
    raise clash("no_branch", "Nobody can play on from there while the match goes on; try a step before.")


# ---- what must not be told


async def must_be_told(store: Store, stored: StoredTable) -> None:
    """Refuses the record of a branch while a match goes on in whose imagined world it began: it names its pieces."""
    met, study = set[str](), stored.study
    head = await store.head(stored.id)
    if head is None or not head.start:
        return
    while study is not None and study.of not in met:
        met.add(study.of)
        of = await store.table(study.of)
        if of is not None and of.id != stored.id and of.state != "over":
            raise clash(
                "imagined", "This began in an imagined world of a match that goes on; its record comes after it."
            )
        study = None if of is None else of.study
