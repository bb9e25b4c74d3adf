"""A table that somebody sits at: holds its match in memory, and lets one thing happen at a time.

An answer is checked, applied, committed, and only then shown. If the store does not take it, the match is
loaded again from the store, and nobody has seen what did not happen.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Raw
from msgspec.structs import replace

from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import CannotUndo, NotOffered
from meadhall.kernel.events import Event
from meadhall.kernel.frames import Watch
from meadhall.kernel.game import Audience, View
from meadhall.kernel.match import Match
from meadhall.kernel.trail import standing
from meadhall.store import Conflict, Said, StoredTable, StoreUnavailable, Write
from meadhall.store import statements as do

from . import messages as say
from .absence import Absence, away_write, newly_waited_for
from .botplay import BotPlay
from .client import Client, encode
from .lecturing import Lecturing, NotWanted, outdated
from .loading import load, why_halted
from .play import advance_write, after, entry_writes, events_of, move_head_write, run_on, study_write
from .posting import Played, Post, plain_row
from .problems import Overtaken, store_unavailable
from .seating import audience_of, iso, seats_of

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)

TALK_SHOWN = 100
"""How much of the talk somebody who comes late gets to hear."""


class Table:
    """One table of the hall while it is awake."""

    def __init__(self, hall: "Hall", stored: StoredTable) -> None:
        self.hall, self.stored = hall, stored
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.users = 0
        """How many are busy with this table; it is not put away meanwhile."""
        self.touched = hall.clock.monotonic()
        self.absence = Absence(hall.hours)
        self.bots = BotPlay(self)
        self.watch = Watch()
        """Those who look by frames."""
        self.match: Match | None = None
        """The match; of a table that came to a halt as far as it can be played."""
        self.log: list[list[Event]] = []
        self.lesson: Lecturing | None = None
        """The lesson that is learned here, if its match is still one of it."""
        self._done: dict[tuple[str, str], int] = {}
        self._loaded = False
        self._doubtful = False  # the store did not take something: what is in memory may not be true

    # ---- waking up

    async def ready(self) -> None:
        """Loads from the store what is not in memory. Whoever holds the lock may call it."""
        self.touched = self.hall.clock.monotonic()
        store, id = self.hall.store, self.stored.id
        if self._doubtful:
            seen = self.stored.seq
            self.stored = await store.table(id) or self.stored
            self.match, self._loaded = None, False
            await self._load()
            self._doubtful = False
            if self.stored.seq != seen:
                await self.show_table(*self.clients)
        elif not self._loaded:
            await self._load()

    async def _load(self) -> None:
        if self.stored.state == "open":
            return
        stored, match, entries, writes = await load(self.hall.store, self.stored)
        if writes:
            await self.commit(*writes)
        self.stored, self.match = stored, match
        self.log = [events_of(entry) for entry in standing(entries)]
        self._done = {(e.person, e.message): e.seq for e in entries if e.person is not None and e.message is not None}
        self._loaded = True
        self.lesson = Lecturing.at(stored, match)
        self.watch = Watch() if self.lesson is None else Watch(shown=self.lesson.shown)
        if match is not None and stored.state == "live" and stored.halted is None and match.automatic is not None:
            await self._go_on(match)

    async def _go_on(self, match: Match) -> None:
        """Lets automata answer that a stored match waits for: newer rules may have given them something to do."""
        at = self.hall.clock.now()
        told, writes, _, wishes = run_on(self.stored, match, at, Watch(), self.lesson)
        stored = after(replace(self.stored, wishes=wishes), match, at)
        await self.commit(*writes, move_head_write(stored.id, match), advance_write(stored))
        self.stored = stored
        self.log += told

    def doubt(self) -> None:
        """The store did not take something: load everything again before going on."""
        self._doubtful = True

    async def commit(self, *writes: Write) -> None:
        """Commits, and raises what a client can be told if the store does not take it."""
        try:
            await self.hall.store.commit(writes)
        except StoreUnavailable as error:
            self.doubt()
            raise store_unavailable(str(error)) from error
        except Conflict as error:
            self.doubt()
            raise Overtaken from error

    # ---- who is here

    @property
    def present(self) -> set[str]:
        """The people who look at this table now."""
        return {client.person for client in self.clients}

    async def connect(self, client: Client) -> None:
        """Somebody comes to the table."""
        async with self.lock:
            await self.ready()
            came = client.person not in self.present
            self.clients.add(client)
            await self.show_table(client)
            if came and seats_of(self.stored, client.person):
                self.note_presence()
                self.hall.keep_absences_soon()
                self.show_row(but=client)
            self.bots.wake()

    async def disconnect(self, client: Client) -> None:
        """Somebody's connection ends."""
        async with self.lock:
            self.note_presence()
            self.clients.discard(client)
            self.touched = self.hall.clock.monotonic()
            if client.person not in self.present and seats_of(self.stored, client.person):
                self.hall.keep_absences_soon()
                self.show_row()
            self.bots.wake()

    def note_presence(self) -> None:
        """Those who are here are not away: if they go, then from now on."""
        if self.stored.state == "live":
            self.absence.begins([s.seat for s in self.stored.seats if s.person in self.present])

    # ---- showing

    def view(self, match: Match, audience: Audience, stored: StoredTable) -> View:
        """What one audience sees; after a resignation or a halt, or where a lesson went astray, nobody is asked."""
        view = match.view(audience)
        if self.lesson is not None:
            view = self.lesson.shown(view)
        astray = stored.teaches and self.lesson is None
        if stored.ended_by == "resigned" or stored.halted is not None or astray:
            view |= {"seq": stored.seq, "asked": [], "ask": None, "undo": None, "outcome": stored.outcome}
        return view

    async def show_table(self, *clients: Client) -> None:
        """Shows clients the whole table."""
        talk = [
            say.Talk(name=s.name, text=s.text, at=iso(s.at))
            for s in await self.hall.store.talk(self.stored.id, TALK_SHOWN)
        ]
        stored, match = self.stored, self.match
        for client in clients:
            mine = seats_of(stored, client.person)
            audience = client.audience = audience_of(stored, client.person, client.audience)
            row = plain_row(self, stored, client.person)
            client.know(row)
            client.tell(
                say.TableMessage(
                    row=Raw(encode(row)),
                    view=None if match is None else Raw(encode(self.view(match, audience, stored))),
                    log=[[event.seen_by(audience) for event in told] for told in self.log],
                    movers=[] if match is None else [entry.seat for entry in standing(match.entries)],
                    talk=talk,
                    you=say.You(seats=mine, audience=audience),
                    invite=stored.invite if mine and stored.state == "open" else None,
                    lesson=self.coach(),
                )
            )

    def coach(self) -> say.Coach | None:
        """What the coach says, where somebody learns."""
        return outdated(self.stored) if self.lesson is None else self.lesson.told()

    def show_row(self, but: Client | None = None) -> None:
        """Shows everybody who sits where and who is here."""
        rows: dict[str | None, tuple[View, str]] = {}
        for client in self.clients:
            if client is not but:
                key = client.person if seats_of(self.stored, client.person) else None
                if key not in rows:
                    row = plain_row(self, self.stored, client.person)
                    rows[key] = row, encode(say.RowMessage(row=Raw(encode(row)))).decode()
                client.know(rows[key][0])
                client.pass_on(rows[key][1])

    # ---- what clients say

    async def answer(self, client: Client, message: say.Answer) -> None:
        """A seat points at a thing."""

        def point(match: Match) -> tuple[list[Event], int]:
            answer = match.answer if self.lesson is None else self.lesson.point
            return answer(message.seat, message.ref), 0

        await self._move(client, message, point)

    async def undo(self, client: Client, message: say.TakeBack) -> None:
        """A seat takes its last answer back."""
        await self._move(client, message, lambda match: ([], match.undo(message.seat).entries))

    async def _move(
        self, client: Client, message: say.Answer | say.TakeBack, go: Callable[[Match], tuple[list[Event], int]]
    ) -> None:
        async with self.lock:
            await self.ready()
            done = self._done.get((client.person, message.id))
            if done is not None:
                client.tell(say.DoneMessage(id=message.id, seq=done))
            elif await self.may_move(client, message):
                assert self.match is not None
                try:
                    await self.advance(self.match, go, client.person, message.id, client)
                    await self.hall.puzzles.moved(self)
                except NotWanted as error:
                    client.refuse(message.id, "not_now", error.sentence, error.clause)
                except NotOffered as error:
                    client.refuse(message.id, "not_offered", str(error), error.clause)
                except CannotUndo as error:
                    client.refuse(message.id, "cannot_undo", str(error))
                except Overtaken:
                    await self.ready()
                    client.tell(say.StaleMessage(id=message.id, seq=self.stored.seq))
                    await self.show_table(client)

    async def may_move(
        self, client: Client, message: say.Answer | say.TakeBack | say.Preview | say.Foresee | say.Show
    ) -> bool:
        """Whether the message may be looked at; if not, the client has been told why."""
        stored, id = self.stored, message.id
        if stored.state == "open":
            client.refuse(id, "not_started", "The match has not begun: a seat is still free.")
        elif message.seat not in seats_of(stored, client.person):
            client.refuse(id, "not_your_seat", "That seat is not yours.")
        elif stored.halted is not None:
            client.refuse(id, "halted", why_halted(stored))
        elif stored.state == "over":
            client.refuse(id, "over", "The match is over.")
        elif stored.teaches and self.lesson is None:
            client.refuse(id, "outdated", "The lesson is another one by now; it can be begun anew.")
        elif stored.seats[message.seat].bot is not None:
            client.refuse(id, "bot_plays", "A bot plays that seat now; take it back first.")
        elif message.seq != stored.seq:
            client.tell(say.StaleMessage(id=id, seq=stored.seq))
            await self.show_table(client)
        elif (why := await self.hall.puzzles.why_not(self, message)) is not None:
            client.refuse(id, *why)
        else:
            return True
        return False

    async def advance(
        self,
        match: Match,
        go: Callable[[Match], tuple[list[Event], int]],
        person: str | None = None,
        message: str | None = None,
        client: Client | None = None,
    ) -> None:
        """Lets the match go on, and automata after it: applied, written together, and only then shown."""
        try:
            self.watch.look(client.audience for client in self.clients if client.row and client.audience is not None)
            told, took_back = self.watch.during(match, lambda: go(match))
            frames, at, done = self.watch.frames, self.hall.clock.now(), match.seq
            writes = entry_writes(self.stored.id, match, told, person=person, message=message, at=at)
            then, more, further, wishes = run_on(self.stored, match, at, self.watch, self.lesson)
            movers = [] if took_back else [entry.seat for entry in match.entries[-1 - len(then) :]]
            stored = after(replace(self.stored, wishes=wishes), match, at)
            writes += [*more, move_head_write(stored.id, match)]
            if self.lesson is not None:
                stored = self.lesson.noted(stored)
                writes.append(study_write(stored))
            waited_for = newly_waited_for(self.stored, stored, self.present)
            writes += [away_write(stored.id, seat, self.hall.hours.now()) for seat in waited_for]
            post = Post(self, match, stored, Played(told, then, movers, took_back, [frames, *further]))
        except (NotOffered, CannotUndo):
            raise
        except Exception:  # whatever a rule stumbles over; its words may name what is hidden, so they stay here
            log.exception("The rules of %s failed at table %s", self.stored.game, self.stored.id)
            self.doubt()
            if client is None:
                raise
            client.refuse(message or "", "rules_fault", "The rules failed here, and nothing was changed.")
            return
        await self.commit(*writes, advance_write(stored))
        self.stored = stored
        self.absence.begins(waited_for)
        if person is not None and message is not None:
            self._done[(person, message)] = done
            self.bots.hear()
        if took_back:
            del self.log[-took_back:]
        else:
            self.log += [told, *then]
        if client is not None:
            client.tell(say.DoneMessage(id=message or "", seq=done))
        for reader, text, row in post.letters:
            reader.audience = audience_of(stored, reader.person, reader.audience)
            reader.know(row)
            reader.pass_on(text)
        self.bots.wake()

    async def preview(self, client: Client, message: say.Preview) -> None:
        """What would happen if a seat pointed there."""
        async with self.lock:
            await self.ready()
            if not await self.may_move(client, message):
                return
            assert self.match is not None
            try:
                view, barrier = self.match.preview(
                    message.seat, message.ref, message.seat, Chance(f"{self.stored.id} {message.seq} {message.ref}")
                )
            except NotOffered as error:
                client.refuse(message.id, "not_offered", str(error), error.clause)
                return
            except Exception:  # as above
                log.exception("No preview of %s at table %s", message.ref, self.stored.id)
                client.refuse(message.id, "no_preview", "What would follow cannot be shown here.")
                return
            view["seq"] = message.seq
            client.tell(say.PreviewMessage(id=message.id, ref=message.ref, view=Raw(encode(view)), barrier=barrier))

    async def talk(self, client: Client, message: say.Say) -> None:
        """Somebody says something to everyone at the table."""
        said = Said(client.name, message.text, self.hall.clock.now())
        async with self.lock:
            key = (client.person, f"say {message.id}")
            if key in self._done:
                return
            await self.commit(
                Write(
                    do.SAY,
                    {
                        "table_id": self.stored.id,
                        "person": client.person,
                        "name": said.name,
                        "text": said.text,
                        "at": said.at,
                    },
                )
            )
            self._done[key] = 0
            text = encode(say.SaidMessage(name=said.name, text=said.text, at=iso(said.at))).decode()
            for reader in self.clients:
                reader.pass_on(text)

    # ---- doing something to the table

    async def begin_anew(self, writes: list[Write], stored: StoredTable) -> None:
        """Commits a past other than the one in memory, and shows everybody the match as the store has it now."""
        await self.commit(*writes)
        self.stored, self.match, self._loaded = stored, None, False
        await self.ready()
        await self.show_table(*self.clients)
        self.bots.wake()

    async def change(self, writes: list[Write], stored: StoredTable) -> None:
        """Commits a change of the table; only then it is true."""
        await self.commit(*writes)
        self.stored = stored

    def rename(self, person: str, name: str) -> None:
        """Somebody has a new name; the store has it already."""
        for client in self.clients:
            if client.person == person:
                client.name = name
        self.stored = replace(
            self.stored,
            seats=tuple(
                replace(s, name=name) if s.person == person and s.kind == "person" else s for s in self.stored.seats
            ),
        )
        self.show_row()

    @property
    def sleepy(self) -> bool:
        """Whether nobody needs the table in memory."""
        idle = self.hall.clock.monotonic() - self.touched > self.hall.config.idle_after
        busy = self.users or self.bots.busy or self.absence.unsaved or self.lock.locked()
        return idle and not self.clients and not busy
