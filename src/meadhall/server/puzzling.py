"""Puzzles in the hall: begun at a table of one's own, judged there answer by answer, and counted once.

What was decided is read from the match's entries, what was used up from a row of the store. So nothing is gained by
coming again, and a hall that was closed in between goes on where it was.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from meadhall.boards import Answer, give
from meadhall.kernel.errors import ContentError, MeadhallError, UnknownGame
from meadhall.kernel.match import Match
from meadhall.kernel.trail import standing
from meadhall.puzzles import Attempt, Puzzle, Tally, every, laid, of_the_day, puzzle
from meadhall.puzzles.book import answers_in
from meadhall.store import Missed, Person, StoredAttempt, StoredSeat, StoredTable, Study, Write
from meadhall.store import statements as do

from . import messages as say
from .botworker import Missed as Wrong
from .problems import Refusal, clash, too_many, unknown
from .puzzlecards import cards_of, day_card, state_of, walked
from .rewinding import rewind
from .sessions import new_id
from .streaks import streak_of, today

if TYPE_CHECKING:
    from .actor import Table
    from .hall import Hall

log = logging.getLogger(__name__)


class Sat(NamedTuple):
    """A puzzle at its table: what is kept of it, and how it stands on the board."""

    kept: StoredAttempt
    attempt: Attempt


class Puzzling:
    """All puzzles that somebody sits at."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._beginning = asyncio.Lock()
        self._replies: dict[str, asyncio.Task[None]] = {}
        """What is being found out about a wrong decision, by table."""

    # ---- which there are

    async def all(self, person: str, day: str | None) -> say.Puzzles:
        """All puzzles of the hall, and how somebody did."""
        attempts = await self._hall.store.attempts(person)
        return say.Puzzles(of_day=self._of_day(attempts, day), puzzles=cards_of(every(), attempts))

    async def of_day(self, person: str, day: str | None) -> say.PuzzleOfDay:
        """The puzzle of somebody's day."""
        return self._of_day(await self._hall.store.attempts(person), day)

    def _of_day(self, attempts: list[StoredAttempt], wished: str | None) -> say.PuzzleOfDay:
        day = today(wished, self._hall.clock.now())
        return say.PuzzleOfDay(
            day=day.isoformat(),
            today=day_card(day, attempts),
            yesterday=day_card(day, attempts, before=1),
            streak=streak_of(attempts, day),
        )

    # ---- sitting down

    async def begin(self, person: Person, id: str, wished: str | None) -> str:
        """The table at which somebody tries a puzzle: the one they have, or a new one."""
        asked, hall = known(id), self._hall
        day = today(wished, hall.clock.now())
        of = day.isoformat() if of_the_day(day).id == id else ""
        async with self._beginning:
            before = await hall.store.attempts(person.id, id)
            newest = before[-1] if before else None
            if newest is not None and (newest.result is None or not of or any(one.day == of for one in before)):
                table = await self._again(newest, of)
                if table is not None:
                    return table
            else:
                newest = None
            if not hall.new_tables.take(person.id):
                raise too_many("You have begun many puzzles; solve one of them first.")
            table = new_id()
            begun = StoredAttempt(person.id, id, table, hall.clock.now(), of, first=not before)
            write = _begin_write(begun)
            if newest is not None:
                write = keep_write(newest.table_id, replace(newest, table_id=table, lies=False))
            await self._put_up(person, asked, table, await asyncio.to_thread(laid, asked), write)
            return table

    async def _again(self, kept: StoredAttempt, day: str) -> str | None:
        """The table of a puzzle that was begun before; None if its match cannot be gone on with."""
        if day and kept.result is None and kept.day != day:
            await self._hall.store.commit([keep_write(kept.table_id, replace(kept, day=day))])
        async with self._hall.at(kept.table_id) as table, table.lock:
            await table.ready()
            return None if table.stored.halted is not None else kept.table_id

    async def _put_up(
        self, person: Person, asked: Puzzle, id: str, match: Match, write: Write, *, step: int = 0
    ) -> StoredTable:
        """A table with a puzzle's board; the others at it only have a name, nobody thinks for them."""
        seats = tuple(
            StoredSeat(seat, "person", person.id, person.name)
            if seat == asked.seat and not step
            else StoredSeat(seat, "bot", None, name_of(asked, seat))
            for seat in range(asked.seats)
        )
        return await self._hall.put_up(
            asked.game,
            asked.id,
            dict(asked.options),
            seats,
            host=person.id,
            private=True,
            pace="live",
            also=(write,),
            id=id,
            study=Study("puzzle", asked.id, step),
            laid=match,
        )

    async def origin(self, person: Person, id: str) -> str:
        """The table at which the match is replayed that a puzzle comes from, for whoever is done with the puzzle."""
        asked = known(id)
        async with self._beginning:
            before = await self._hall.store.attempts(person.id, id)
            kept = next((one for one in before if one.result is not None), None)
            if kept is None or before[-1].result is None:
                raise clash("not_over", "The match can be looked at when the puzzle is done.")
            if kept.origin is not None:
                return kept.origin
            if not asked.origin.rest:
                raise unknown("Nothing more is known of the match this puzzle comes from.", "no_origin")
            table = new_id()
            match = await asyncio.to_thread(_whole, asked)
            write = keep_write(kept.table_id, replace(kept, origin=table))
            await self._put_up(person, asked, table, match, write, step=len(asked.board))
            return table

    # ---- what happens at the table; whoever calls these holds its lock

    async def why_not(
        self, table: "Table", message: "say.Answer | say.TakeBack | say.Preview | say.Foresee | say.Show"
    ) -> tuple[str, str] | None:
        """Why a message to a puzzle's table is not taken, as a code and a sentence."""
        if not table.stored.puzzling:
            return None
        kept, attempt = await self._sat(table)
        match message:
            case say.Preview() | say.Foresee() | say.Show():
                return "no_preview", "In a puzzle nobody looks ahead for you."
            case say.Answer() if kept.result is not None or attempt.question is None:
                return "puzzle_decided", "That is decided; first the board has to go back."
            case say.TakeBack() if kept.result is not None or attempt.stage != "trying" or not attempt.own:
                return "cannot_undo", "The board of a puzzle was laid, so nothing before it can be taken back."
            case _:
                return None

    async def moved(self, table: "Table") -> None:
        """Somebody has answered, or taken back: a decision that is whole is counted, and a wrong one answered."""
        if table.stored.puzzling:
            await self._judge(table)

    async def _sat(self, table: "Table") -> Sat:
        kept = await self._hall.store.attempt_at(table.stored.id)
        if kept is None or table.match is None:
            raise unknown("No puzzle is tried at this table.", "no_puzzle")
        ways = tuple(one.way for one in kept.missed)
        tally = Tally(ways[:-1] if kept.lies else ways, kept.hints, kept.gave_up)
        return Sat(kept, Attempt(known(kept.puzzle), table.match, tally))

    async def _judge(self, table: "Table") -> Sat:
        """Counts what has been decided, if that is not counted yet."""
        kept, attempt = await self._sat(table)
        if kept.result is None:
            counted = self._counted(kept, attempt)
            if counted != kept:
                await table.commit(keep_write(table.stored.id, counted))
                kept, attempt = await self._sat(table)
        if kept.lies and kept.missed[-1].reason is None and table.stored.id not in self._replies:
            self._replies[table.stored.id] = self._hall.spawn(self._reply(table.stored.id), "reply")
        return Sat(kept, attempt)

    def _counted(self, kept: StoredAttempt, attempt: Attempt) -> StoredAttempt:
        at = self._hall.clock.now()
        if attempt.verdict == "right":
            return replace(kept, result=attempt.used + 1, ended_at=at)
        if attempt.verdict == "wrong" and not kept.lies:
            kept = replace(kept, missed=(*kept.missed, Missed(attempt.own)), lies=True)
            return kept if attempt.left else replace(kept, result=0, ended_at=at)
        return replace(kept, lies=False) if attempt.verdict == "open" else kept

    # ---- what answers a wrong decision

    async def _reply(self, id: str) -> None:
        """Finds out beside the tables what answers a wrong decision; that is played, and why it was wrong is kept."""
        try:
            async with self._hall.at(id) as table:
                async with table.lock:
                    await table.ready()
                    kept, attempt = await self._sat(table)
                    seq = table.stored.seq
                    since = standing(attempt.match.entries)[1 + len(attempt.puzzle.board) :]
                    played = [Answer.of(entry) for entry in since]
                told = await self._hall.bots.reply(Wrong(kept.puzzle, list(map(str, played))), kept.person)
                if told.error:
                    log.error("Nobody answers at the puzzle %s: %s", kept.puzzle, told.error)
                async with table.lock:
                    await table.ready()
                    kept, attempt = await self._sat(table)
                    if table.stored.seq != seq or not kept.lies or attempt.verdict != "wrong":
                        return
                    for answer in map(Answer.read, told.answers):
                        await _play(table, answer)
                    last = replace(kept.missed[-1], reason=told.id, about=told.about)
                    await table.commit(keep_write(id, replace(kept, missed=(*kept.missed[:-1], last))))
        finally:
            del self._replies[id]

    # ---- what the solver wants

    async def state(self, table: "Table", person: str) -> say.PuzzleState:
        """How the puzzle stands; waits for what answers a wrong decision."""
        async with table.lock:
            await self._own(table, person)
            await self._judge(table)
        if (reply := self._replies.get(table.stored.id)) is not None:
            await asyncio.shield(reply)
        async with table.lock:
            await table.ready()
            kept, attempt = await self._sat(table)
            attempts = await self._hall.store.attempts(person)
            shares = await self._hall.store.results(kept.puzzle)
        return state_of(kept, attempt, attempts, shares, self._hall.clock.now())

    async def hint(self, table: "Table", person: str) -> None:
        """One hint more, for an attempt."""
        async with table.lock:
            kept, attempt = await self._trying(table, person)
            try:
                attempt.hint()
            except MeadhallError as error:
                raise clash("no_hint", str(error)) from None
            await table.commit(keep_write(table.stored.id, replace(kept, hints=attempt.tally.hints)))

    async def give_up(self, table: "Table", person: str) -> None:
        """The solver wants to see how it goes."""
        async with table.lock:
            kept, _ = await self._trying(table, person)
            ended = replace(kept, gave_up=True, result=0, ended_at=self._hall.clock.now())
            await table.commit(keep_write(table.stored.id, ended))

    async def back(self, table: "Table", person: str) -> None:
        """After a wrong decision the board goes back to the puzzle's moment."""
        async with table.lock:
            kept, attempt = await self._trying(table, person)
            if attempt.verdict != "wrong" or table.stored.id in self._replies:
                raise clash("not_wrong", "Only after a wrong decision the board goes back.")
            await self._lay_again(table, attempt)
            await table.commit(keep_write(table.stored.id, replace(kept, lies=False)))

    async def walk(self, table: "Table", person: str) -> None:
        """Afterwards: the solution and how it goes on lie on the board, to be walked step by step."""
        async with table.lock:
            await self._own(table, person)
            kept, attempt = await self._sat(table)
            if kept.result is None:
                raise clash("not_over", "How it goes on is shown when the puzzle is done.")
            if walked(attempt):
                return
            if table.stored.id in self._replies:
                raise clash("not_over", "The wrong decision is still being answered.")
            await self._lay_again(table, attempt)
            if kept.lies:
                await table.commit(keep_write(table.stored.id, replace(kept, lies=False)))
            for answer in attempt.line:
                await _play(table, answer)

    async def _own(self, table: "Table", person: str) -> None:
        await table.ready()
        if not table.stored.puzzling or table.stored.host != person:
            raise unknown("You try no puzzle at this table.", "no_puzzle")

    async def _trying(self, table: "Table", person: str) -> Sat:
        await self._own(table, person)
        sat = await self._judge(table)
        if sat.kept.result is not None:
            raise clash("puzzle_over", "This puzzle is done.")
        return sat

    async def _lay_again(self, table: "Table", attempt: Attempt) -> None:
        study = table.stored.study
        assert study is not None
        match = await asyncio.to_thread(laid, attempt.puzzle)
        await rewind(table, len(attempt.puzzle.board), study, match.key)


def known(id: str) -> Puzzle:
    """The puzzle of that id; refused if there is none."""
    try:
        return puzzle(id)
    except (ContentError, UnknownGame):
        raise unknown("There is no such puzzle.", "no_puzzle") from None


def is_puzzle(id: str) -> bool:
    """Whether there is a puzzle of that id here."""
    try:
        return bool(known(id))
    except Refusal:
        return False


def name_of(asked: Puzzle, seat: int) -> str:
    """What somebody is called who sat in the match that the puzzle comes from."""
    players = asked.origin.players
    return players[seat] if seat < len(players) else ""


async def _play(table: "Table", answer: Answer) -> None:
    assert table.match is not None
    await table.advance(table.match, lambda match: (give(match, answer), 0))


def _whole(asked: Puzzle) -> Match:
    """The match that a puzzle comes from, as far as it is known."""
    match = laid(asked)
    for answer in answers_in(asked.origin.rest):
        give(match, answer)
    return match


def _columns(kept: StoredAttempt) -> dict[str, Any]:
    return msgspec.structs.asdict(kept) | {"missed": msgspec.json.encode(kept.missed).decode()}


def _begin_write(kept: StoredAttempt) -> Write:
    return Write(do.BEGIN_PUZZLE, _columns(kept))


def keep_write(table: str, kept: StoredAttempt) -> Write:
    """What is written of a puzzle that is tried at a table."""
    fixed = ("person", "puzzle", "begun_at", "first")
    changed = {f"new_{name}": value for name, value in _columns(kept).items() if name not in fixed}
    return Write(do.KEEP_PUZZLE, {"of": table, **changed})
