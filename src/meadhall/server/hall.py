"""The hall: its tables, its visitors, its bots and its memory."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import SystemRandom
from time import monotonic, time
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from meadhall.bots import bots_of
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import find
from meadhall.kernel.match import Match
from meadhall.kernel.options import check_table
from meadhall.store import Conflict, Person, Store, StoredSeat, StoredTable, StoreUnavailable, Write
from meadhall.store import statements as do

from . import messages as say
from .actor import Table
from .analysis import Analyses
from .bots import BotDesk
from .botworker import house_games
from .config import Config
from .limits import Buckets
from .play import after, entry_writes
from .problems import bad, store_unavailable, unknown
from .seating import legible, row_of, table_writes
from .sessions import GUESTS, Sessions, new_id

log = logging.getLogger(__name__)

SWEEP = 5.0
"""Seconds between two looks at which tables can be put away."""
T = TypeVar("T")
KNOWN = 10_000
"""How many visitors are kept in memory."""
LISTED = 60
"""How many tables of each kind the hall lists."""


class Hall:
    """Everything that the server has in memory."""

    def __init__(self, config: Config, store: Store, sessions: Sessions, house: tuple[str, ...] = ()) -> None:
        self.config, self.store, self.sessions, self.house = config, store, sessions, house
        workers = config.bot_workers
        self.bots = BotDesk(workers, workers + config.bots_waiting, config.bot_budget, config.games)
        self.analyses = Analyses(self)
        self.opened = monotonic()
        self.closing = False
        limits = config.limits
        self.messages, self.talk = Buckets(limits.messages), Buckets(limits.talk)
        self.requests, self.new_tables = Buckets(limits.requests), Buckets(limits.tables)
        self.new_guests = Buckets(limits.guests)
        self.connections: Counter[str] = Counter()
        """How many open connections each person has."""
        self._tables: dict[str, Table] = {}
        self._people: dict[str, Person] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._random = SystemRandom()

    # ---- opening and closing

    @classmethod
    async def open(cls, config: Config) -> "Hall":
        """Opens the hall: its store is brought up to date, and bots go on where they were."""
        house = house_games(config.games)
        config.data.mkdir(parents=True, exist_ok=True)
        store = await Store.open(config.url, wait=config.store_wait)
        hall = cls(config, store, Sessions.of(config.data), house)
        hall.spawn(hall._sweep())
        if config.bots_ready:
            hall.spawn(hall.bots.get_ready())
        for id in await store.tables_with_bots():
            async with hall.at(id) as table:
                table.wake_bots()
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
        await self.bots.close()
        await self.analyses.close()
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
        person = Person(id or new_id(20), self._random.choice(GUESTS), time())
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
            table.touched = monotonic()

    @property
    def awake(self) -> tuple[str, ...]:
        """The tables in memory."""
        return tuple(self._tables)

    def forget(self, id: str) -> None:
        """Takes a table that was closed out of memory."""
        self._tables.pop(id, None)

    async def open_table(self, person: Person, wish: say.NewTable) -> StoredTable:
        """Opens a table; its match begins at once if no seat is left open."""
        seats = tuple(self._seat(person, number, s, wish.game) for number, s in enumerate(wish.seats))
        return await self.put_up(
            wish.game, legible(wish.title) or f"{person.name}'s table", wish.options, seats, person.id, wish.private
        )

    def _seat(self, person: Person, number: int, wish: say.SeatWish, game: str) -> StoredSeat:
        match wish:
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
            bots = bots_of(game)
        except MeadhallError as error:
            raise bad("bad_table", str(error)) from None
        if bot not in bots:
            raise bad("unknown_bot", f"No bot called {bot} plays {game}.")

    async def put_up(
        self,
        game: str,
        title: str,
        options: dict[str, Any],
        seats: tuple[StoredSeat, ...],
        host: str,
        private: bool,
        also: tuple[Write, ...] = (),
        id: str | None = None,
    ) -> StoredTable:
        """Puts a table up, with whatever else must be written with it."""
        now = time()
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
            seats=seats,
        )
        writes: list[Write] = []
        if all(s.kind != "open" for s in seats):
            stored, writes = begin(stored)
        await self._commit([*table_writes(stored), *writes, *also])
        async with self.at(stored.id) as table:
            table.wake_bots()
        return stored

    async def tables(self, person: str) -> say.Tables:
        """The tables that somebody sees when they come in; where it is their turn first."""
        store = self.store
        mine = [t for t in await store.tables_of(person, LISTED) if t.state != "over"]
        mine.sort(key=lambda t: not any(t.seats[s].person == person for s in t.asked))
        return say.Tables(
            open=[self.row(t, person) for t in await store.public_tables("open", LISTED)],
            mine=[self.row(t, person) for t in mine],
            live=[self.row(t, person) for t in await store.public_tables("live", LISTED)],
            replays=[self.row(t, person) for t in await self._replays(person)],
        )

    async def _replays(self, person: str) -> list[StoredTable]:
        """The matches that are over: public ones, and one's own private ones."""
        public = await self.store.public_tables("over", LISTED)
        own = [t for t in await self.store.tables_of(person, LISTED) if t.state == "over" and t.private]
        return sorted([*public, *own], key=lambda t: -t.updated_at)[:LISTED]

    def row(self, stored: StoredTable, person: str | None) -> say.Row:
        """A table in a line, for one visitor."""
        awake = self._tables.get(stored.id)
        return row_of(stored, person, awake.present if awake is not None else ())


def begin(stored: StoredTable) -> tuple[StoredTable, list[Write]]:
    """Begins the match of a table: the table as it is then, and what must be written."""
    match = Match.new(stored.game, seats=len(stored.seats), options=stored.options)
    at = time()
    begun = after(replace(stored, started_at=at), match, at)
    return begun, entry_writes(stored.id, match, match.opening, at=at)
