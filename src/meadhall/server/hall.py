"""The hall: its tables, its visitors, its bots and its memory."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Collection, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from random import SystemRandom
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from meadhall.bots import UnknownBot, check_bots
from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.frames import Watch
from meadhall.kernel.match import Match
from meadhall.kernel.options import check_table, read_options
from meadhall.kernel.titles import find
from meadhall.store import Conflict, Pace, Person, Store, StoredSeat, StoredTable, StoreUnavailable, Study, Write
from meadhall.store import statements as do

from . import messages as say
from .absence import Hours
from .actor import Table
from .alone import planned
from .analysis import Analyses
from .bots import BotDesk
from .botworker import house_games
from .config import Config
from .hinting import Hints
from .lessons import Lessons
from .limits import Buckets
from .play import after, entry_writes, head_write, play_again, run_on
from .problems import Refusal, bad, store_unavailable, unknown
from .puzzling import Puzzling
from .seating import legible, row_of, table_writes
from .sessions import GUESTS, Sessions, new_id
from .titles import look_around

log = logging.getLogger(__name__)

SWEEP = 5.0
"""Seconds between two looks at which tables can be put away."""
KEEP_HOURS = 30.0
"""Seconds after which is written down how long the hall has been open, and who is here."""
T = TypeVar("T")
KNOWN = 10_000
"""How many visitors are kept in memory."""
LISTED = 60
"""How many tables of each kind the hall lists."""
OVER = 20
"""How many of their own matches that are over somebody finds beside those that go on."""


class Hall:
    """Everything that the server has in memory."""

    def __init__(
        self, config: Config, store: Store, sessions: Sessions, house: tuple[str, ...] = (), open_for: float = 0.0
    ) -> None:
        self.config, self.store, self.sessions, self.house = config, store, sessions, house
        self.clock, self.hours = config.clock, Hours(config.clock, open_for)
        self.bots = BotDesk(config.bot_workers, config.bots_waiting, config.bot_budget, config.games)
        self.analyses, self.lessons = Analyses(self), Lessons(self)
        self.puzzles = Puzzling(self)
        self.hints = Hints(config.games)
        self.closing = False
        limits, clock = config.limits, config.clock
        self.messages, self.talk = Buckets(limits.messages, clock), Buckets(limits.talk, clock)
        self.requests, self.new_tables = Buckets(limits.requests, clock), Buckets(limits.tables, clock)
        self.new_guests, self.tries = Buckets(limits.guests, clock), Buckets(limits.tries, clock)
        self.handshakes = Buckets(limits.handshakes, clock)
        self.address_handshakes = Buckets(limits.address_handshakes, clock)
        self.connections: Counter[str] = Counter()
        """How many open connections to tables each person has, and each address."""
        self._tables: dict[str, Table] = {}
        self._people: dict[str, Person] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._people_moved = asyncio.Event()
        self._random = SystemRandom()

    # ---- opening and closing

    @classmethod
    async def open(cls, config: Config) -> "Hall":
        """Opens the hall: its store is brought up to date, and bots go on where they were."""
        house = house_games(config.games)
        look_around(log.error)
        config.data.mkdir(parents=True, exist_ok=True)
        store = await Store.open(config.url, wait=config.store_wait)
        hall = cls(config, store, Sessions.of(config.data), house, await store.hours())
        hall.spawn(hall._sweep())
        hall.spawn(hall._keep_time())
        if config.bots_ready:
            hall.spawn(hall.bots.get_ready())
        for id in await store.tables_with_bots():
            async with hall.at(id) as table:
                table.bots.wake()
        return hall

    async def close(self) -> None:
        """Closes the hall: clients are let go, and what is being written is written."""
        self.closing = True
        for table in self._tables.values():
            for client in list(table.clients):
                client.let_go()
        tasks = list(self._tasks)
        for task in tasks:
            if task.get_name() != "deed":
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreUnavailable, Conflict):  # then they are as they were written down last
            await self.keep_hours()
        await self.bots.close()
        await self.analyses.close()
        await self.hints.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, T], name: str = "") -> asyncio.Task[T]:
        """Starts something that goes on by itself."""
        task = asyncio.create_task(work, name=name or None)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def see_through(self, deed: Coroutine[Any, Any, T]) -> T:
        """Does something to its end, even if whoever asked for it is gone before."""
        return await asyncio.shield(self.spawn(deed, "deed"))

    async def _sweep(self) -> None:
        """Puts tables away that nobody needs in memory; the store has them."""
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle_after))
            for id, table in list(self._tables.items()):
                if table.sleepy:
                    del self._tables[id]

    # ---- the hall's own hours

    async def keep_hours(self) -> None:
        """Writes down how long the hall has been open and who is here, together: so they fit after a restart."""
        for table in self._tables.values():
            table.note_presence()
        await self._keep_absences(Write(do.KEEP_HOURS, {"now": self.hours.now()}))

    async def _keep_absences(self, *also: Write) -> None:
        """Writes down from when on people are away, where the store does not know it yet."""
        noted = [(t.absence, t.absence.writes(t.stored.id)) for t in self._tables.values() if t.absence.unsaved]
        if also or noted:
            await self.store.commit([*also, *(write for _, writes in noted for write in writes)])
        for absence, writes in noted:
            absence.saved(writes)

    def keep_absences_soon(self) -> None:
        """Somebody came or went, and that is worth writing down."""
        self._people_moved.set()

    async def _keep_time(self) -> None:
        """Keeps the hours now and then, and absences whenever people come and go."""
        due = self.clock.monotonic() + KEEP_HOURS
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._people_moved.wait(), due - self.clock.monotonic())
            self._people_moved.clear()
            try:
                if self.clock.monotonic() < due:
                    await self._keep_absences()
                else:
                    due = self.clock.monotonic() + KEEP_HOURS
                    await self.keep_hours()
            except (StoreUnavailable, Conflict) as error:
                log.warning("Who is here and who is away could not be written down: %s", error)

    # ---- people

    async def person(self, id: str) -> Person | None:
        """Who that is."""
        person = self._people.get(id)
        if person is None:
            person = await self.store.person(id)
            if person is not None:
                self._know(person)
        return person

    def _know(self, person: Person) -> None:
        """Keeps in memory who somebody is; the store knows those who are forgotten here."""
        if len(self._people) >= KNOWN:
            self._people.pop(next(iter(self._people)))
        self._people[person.id] = person

    async def welcome(self, id: str | None = None) -> Person:
        """Somebody new comes in, or somebody whom the store has forgotten."""
        person = Person(id or new_id(20), self._random.choice(GUESTS), self.clock.now())
        await self._commit(
            [Write(do.ADD_PERSON, {"id": person.id, "name": person.name, "created_at": person.created_at})]
        )
        self._know(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Somebody wants to be called otherwise."""
        renamed = replace(person, name=name)
        change = {"of": person.id, "new_name": name}
        await self._commit([Write(do.NAME_PERSON, change), Write(do.NAME_SEATS, change)])
        self._know(renamed)
        for table in list(self._tables.values()):
            if any(s.person == person.id for s in table.stored.seats) or person.id in table.present:
                async with table.lock:
                    table.rename(person.id, name)
        return renamed

    async def _commit(self, writes: list[Write]) -> None:
        try:
            await self.store.commit(writes)
        except (StoreUnavailable, Conflict) as error:
            raise store_unavailable(str(error)) from error

    # ---- tables

    async def title_of(self, id: str) -> str | None:
        """Which title is played at a table; None if there is no such table."""
        table = self._tables.get(id)
        stored = await self.store.table(id) if table is None else table.stored
        return None if stored is None else stored.game

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """Somebody is busy with a table; it stays in memory meanwhile."""
        table = self._tables.get(id)
        if table is None:
            stored = await self.store.table(id)
            if stored is None:
                raise unknown("There is no such table in the hall.")
            # Somebody else may have fetched it meanwhile: a table is in memory once.
            table = self._tables.setdefault(id, Table(self, stored))
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.touched = self.clock.monotonic()

    @property
    def awake(self) -> tuple[str, ...]:
        """The tables in memory."""
        return tuple(self._tables)

    def forget(self, id: str) -> None:
        """Takes a table that was closed out of memory."""
        self._tables.pop(id, None)

    async def open_table(self, person: Person, wish: say.NewTable) -> StoredTable:
        """Opens a table; its match begins at once if no seat is left open."""
        automata = self._automata(wish)
        seats = tuple(self._seat(person, number, s, wish.game, automata) for number, s in enumerate(wish.seats))
        title = legible(wish.title) or f"{person.name}'s table"
        await self.may_play_bots(person.id, seats)
        return await self.put_up(
            wish.game, title, wish.options, seats, host=person.id, private=wish.private, pace=wish.pace
        )

    async def set_out(self, person: Person, game: str, wish: say.SoloWish) -> StoredTable:
        """Begins a match of somebody alone against the rules: nobody is waited for, and no bot plays."""
        try:
            plan = planned(find(game), wish)
        except MeadhallError as error:
            raise bad("bad_table", str(error)) from None
        rules, me = StoredSeat(0, "automaton"), StoredSeat(0, "person", person.id, person.name)
        seats = tuple(replace(rules if seat in plan.automata else me, seat=seat) for seat in range(plan.seats))
        title = legible(wish.title) or f"{person.name}'s table"
        return await self.put_up(
            game, title, plan.options, seats, host=person.id, private=True, pace="live", wishes=plan.wishes
        )

    async def may_play_bots(self, person: str, seats: Iterable[StoredSeat]) -> None:
        """Refuses one more table with bots to somebody who has many; without bots there can be any number."""
        most = self.config.limits.bot_tables
        if any(s.bot is not None for s in seats) and await self.store.count_bot_tables(person) >= most:
            raise Refusal(429, "too_many_bots", f"You sit at {most} tables with bots; finish one of them first.")

    def _automata(self, wish: say.NewTable) -> Collection[Seat]:
        """The seats of a table that the rules will play."""
        try:
            game = find(wish.game)
            return game.automata(len(wish.seats), read_options(game, len(wish.seats), wish.options))
        except MeadhallError as error:
            raise bad("bad_table", str(error)) from None

    def _seat(
        self, person: Person, number: int, wish: say.SeatWish, game: str, automata: Collection[Seat]
    ) -> StoredSeat:
        if (number in automata) != isinstance(wish, say.Automaton):
            whose = "The rules play" if number in automata else "A person or a bot plays"
            raise bad("automaton", f"{whose} seat {number + 1} of this table.")
        match wish:
            case say.Automaton():
                return StoredSeat(number, "automaton")
            case say.Me():
                return StoredSeat(number, "person", person.id, person.name)
            case say.Open():
                return StoredSeat(number, "open")
            case say.Hotseat():
                return StoredSeat(number, "hotseat", person.id, legible(wish.name) or person.name)
            case say.Bot():
                self.check_bot(game, wish.bot)
                return StoredSeat(number, "bot", None, wish.bot, wish.bot)

    def check_bot(self, game: str, bot: str) -> None:
        """Refuses a bot that does not play the game."""
        try:
            check_bots(game, (bot,))
        except UnknownBot as error:
            raise bad("unknown_bot", str(error)) from None
        except MeadhallError as error:
            raise bad("bad_table", str(error)) from None

    async def put_up(
        self,
        game: str,
        title: str,
        options: dict[str, Any],
        seats: tuple[StoredSeat, ...],
        *,
        host: str,
        private: bool,
        pace: Pace,
        also: tuple[Write, ...] = (),
        id: str | None = None,
        wishes: dict[str, tuple[Ref, ...]] | None = None,
        study: Study | None = None,
        laid: Match | None = None,
    ) -> StoredTable:
        """Puts a table up, with whatever else must be written with it.

        With a match that is laid, which holds its whole past, the table's begins with that past.
        """
        now = self.clock.now()
        try:
            rules = find(game)
            chosen = check_table(rules, len(seats), options)
        except MeadhallError as error:
            raise bad("bad_table", str(error)) from None
        stored = StoredTable(
            id=id or new_id(),
            game=game,
            version=rules.version,
            title=title,
            state="open",
            private=private,
            invite=new_id(24),
            options=msgspec.to_builtins(chosen),
            host=host,
            created_at=now,
            updated_at=now,
            pace=pace,
            wishes=wishes or {},
            study=study,
            seats=seats,
        )
        writes: list[Write] = []
        if all(s.kind != "open" for s in seats):
            stored, writes = self.begin(stored, laid)
        await self._commit([*table_writes(stored), *writes, *also])
        async with self.at(stored.id) as table:
            table.bots.wake()
        return stored

    def begin(self, stored: StoredTable, laid: Match | None = None) -> tuple[StoredTable, list[Write]]:
        """Begins the match of a table: the table as it is then, and what must be written. Nobody is away before it."""
        at, open_for = self.clock.now(), self.hours.now()
        seats = tuple(replace(s, away_from=open_for) for s in stored.seats)
        if laid is None:
            match = self.deal(stored)
            writes = entry_writes(stored.id, match, match.opening, at=at)
        else:
            match, writes = play_again(laid.record(), stored.id, at, laid.key)
        ran = run_on(stored, match, at, Watch())
        writes += ran.writes
        begun = after(replace(stored, started_at=at, seats=seats, wishes=ran.wishes), match, at)
        return begun, [*writes, head_write(stored.id, match, match.snapshot())]

    def deal(self, stored: StoredTable) -> Match:
        """A match for a table, as chance wants it."""
        return Match.new(stored.game, seats=len(stored.seats), options=stored.options)

    async def tables(self, person: str) -> say.Tables:
        """The tables that somebody sees when they come in; where it is their turn first."""
        store = self.store
        mine = await store.tables_of(person, LISTED, over=False, studies=("practice",))
        mine.sort(key=lambda t: not any(t.seats[s].person == person for s in t.asked))
        mine += await store.tables_of(person, OVER, over=True)
        return say.Tables(
            open=[self.row(t, person) for t in await store.public_tables("open", LISTED)],
            mine=[self.row(t, person) for t in mine],
            live=[self.row(t, person) for t in await store.public_tables("live", LISTED)],
            replays=[self.row(t, person) for t in await self._replays(person)],
        )

    async def _replays(self, person: str) -> list[StoredTable]:
        """The matches that are over: public ones, and one's own private ones."""
        public = await self.store.public_tables("over", LISTED)
        own = await self.store.tables_of(person, LISTED, over=True, private=True)
        return sorted([*public, *own], key=lambda t: -t.updated_at)[:LISTED]

    def row(self, stored: StoredTable, person: str | None) -> say.Row:
        """A table in a line, for one visitor."""
        awake = self._tables.get(stored.id)
        if awake is None:
            return row_of(stored, person, ())
        return row_of(stored, person, awake.present, awake.bots.hasty)
