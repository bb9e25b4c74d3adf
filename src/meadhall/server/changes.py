"""What people do to a table besides playing: sit down, leave, resign, hand over, take back, play again."""

from msgspec.structs import replace

from meadhall.bots import bots_of
from meadhall.kernel import find
from meadhall.kernel.ask import Seat
from meadhall.store import Person, StoredSeat, StoredTable, Write
from meadhall.store import statements as do

from . import messages as say
from .absence import IN_WORDS, PATIENCE, away_write
from .actor import Table
from .alone import once_more
from .loading import why_halted
from .play import advance_write
from .problems import clash, forbidden
from .records import resignation
from .seating import seated, seats_of, sit_write
from .sessions import new_id


async def join(table: Table, person: Person, wish: say.Join) -> None:
    """Somebody sits down in an open seat; the match begins when it was the last."""
    async with table.lock:
        await table.ready()
        stored = table.stored
        if seats_of(stored, person.id) and wish.seat is None:
            return
        if stored.state != "open":
            raise clash("no_seat", "All seats of this table are taken.")
        if stored.private and wish.invite != stored.invite:
            raise forbidden("no_invite", "This table is private: only its invitation link opens it.")
        free = [s.seat for s in stored.seats if s.kind == "open"]
        seat = free[0] if wish.seat is None else wish.seat
        if seat not in free:
            raise clash("seat_taken", "That seat is taken.")
        if not seats_of(stored, person.id):
            await table.hall.may_play_bots(person.id, stored.seats)
        taken = StoredSeat(seat, "person", person.id, person.name)
        changed = replace(seated(stored, taken), updated_at=table.hall.clock.now())
        writes = [sit_write(stored.id, taken)]
        if len(free) == 1:
            changed, first = table.hall.begin(changed)
            writes += [*first, *(away_write(changed.id, s.seat, s.away_from) for s in changed.seats)]
        await table.change([*writes, advance_write(changed)], changed)
        await table.ready()
        await table.show_table(*table.clients)
        table.bots.wake()


async def leave(table: Table, person: Person) -> None:
    """Somebody gives their seats up before the match begins; the last one to leave closes the table."""
    async with table.lock:
        await table.ready()
        stored = table.stored
        mine = seats_of(stored, person.id)
        if not mine:
            raise forbidden("not_your_seat", "You do not sit at this table.")
        if stored.state != "open":
            raise clash("started", "The match has begun; one can resign or hand the seat to a bot.")
        changed, writes = replace(stored, updated_at=table.hall.clock.now()), []
        for seat in mine:
            empty = StoredSeat(seat, "open")
            changed = seated(changed, empty)
            writes.append(sit_write(stored.id, empty))
        if any(s.person is not None for s in changed.seats):
            await table.change([*writes, advance_write(changed)], changed)
            await table.show_table(*table.clients)
            return
        gone = {"of": stored.id}
        await table.commit(*(Write(s, gone) for s in (do.CLOSE_TABLE_SEATS, do.CLOSE_TABLE_TALK, do.CLOSE_TABLE)))
        table.hall.forget(stored.id)
        for client in list(table.clients):
            client.let_go()


def own_seat(stored: StoredTable, person: Person, seat: Seat) -> StoredSeat:
    """The seat, if it is this person's; refused otherwise."""
    if seat not in seats_of(stored, person.id):
        raise forbidden("not_your_seat", "That seat is not yours.")
    return stored.seats[seat]


def must_be_live(stored: StoredTable) -> None:
    """Refuses what makes sense only while a match goes on, and is none of a lesson."""
    if stored.teaches:
        raise clash("lesson", "This is a lesson; it can be left at any time, and begun anew.")
    if stored.state == "open":
        raise clash("not_started", "The match has not begun: a seat is still free.")
    if stored.halted is not None:
        raise clash("halted", why_halted(stored))
    if stored.state == "over":
        raise clash("over", "The match is over.")
    must_be_a_match(stored)


def must_be_a_match(stored: StoredTable) -> None:
    """Refuses at a puzzle what makes sense only between people, or against bots."""
    if stored.puzzling:
        raise clash("no_match", "This is a puzzle: nobody else plays here.")


async def resign(table: Table, person: Person, seat: Seat) -> None:
    """A seat gives up: against one other, or against the rules alone, that is the end; else a bot takes the place."""
    async with table.lock:
        await table.ready()
        stored = table.stored
        sitting = own_seat(stored, person, seat)
        must_be_live(stored)
        if len(stored.seats) != 2 and not stored.alone:
            if sitting.resigned:
                raise clash("resigned", "That seat has resigned already.")
            bot = bots_of(stored.game)[-1]
            gone = replace(sitting, resigned=True, bot=bot)
            await table.change([sit_write(stored.id, gone)], seated(stored, gone))
            table.show_row()
            table.bots.wake()
            return
        gone = replace(sitting, resigned=True)
        outcome = resignation(len(stored.seats), seat)
        changed = replace(
            seated(stored, gone),
            state="over",
            asked=(),
            asked_since=None,
            updated_at=table.hall.clock.now(),
            outcome=outcome,
            ended_by="resigned",
        )
        await table.change([sit_write(stored.id, gone), advance_write(changed)], changed)
        await table.show_table(*table.clients)


async def hand_over(table: Table, person: Person, wish: say.Handover) -> None:
    """A seat goes to a bot: one's own at any time, another's when the table has waited for its person long enough."""
    async with table.lock:
        await table.ready()
        stored = table.stored
        must_be_live(stored)
        mine = seats_of(stored, person.id)
        if not mine:
            raise forbidden("not_your_seat", "You do not sit at this table.")
        if not 0 <= wish.seat < len(stored.seats):
            raise forbidden("not_your_seat", "There is no such seat.")
        sitting = stored.seats[wish.seat]
        if sitting.kind == "automaton":
            raise clash("automaton", "The rules play that seat.")
        if sitting.bot is not None:
            raise clash("bot_plays", "A bot plays that seat already.")
        table.hall.check_bot(stored.game, wish.bot)
        given = replace(sitting, bot=wish.bot)
        if wish.seat not in mine:
            may_be_replaced(table, given)
        elif all(s.bot is None for s in stored.seats):  # else it is a table with bots already
            await table.hall.may_play_bots(person.id, [given])
        await table.change([sit_write(stored.id, given)], seated(stored, given))
        await table.show_table(*table.clients)
        table.bots.wake()


def may_be_replaced(table: Table, given: StoredSeat) -> None:
    """Refuses to hand over another's seat, unless its person is waited for and away too long, and the bot is the best.

    Absence counts only while the seat is asked: nobody waits until another's time is up and then moves.
    """
    pace, best = table.stored.pace, bots_of(table.stored.game)[-1]
    if given.seat not in table.stored.asked:
        raise clash("not_waited_for", "Nobody waits for that seat now.")
    if given.person in table.present or table.absence.of(given) < PATIENCE[pace]:
        raise forbidden("present", f"The table waits {IN_WORDS[pace]} for somebody who is away.")
    if given.bot != best:
        raise forbidden("weak_bot", f"Somebody who is away is replaced by the strongest bot only: {best}.")


async def take_back(table: Table, person: Person, seat: Seat) -> None:
    """A person takes their seat back from the bot."""
    async with table.lock:
        await table.ready()
        stored = table.stored
        sitting = own_seat(stored, person, seat)
        must_be_live(stored)
        if sitting.resigned:
            raise clash("resigned", "That seat has resigned.")
        if sitting.bot is None:
            return
        taken = replace(sitting, bot=None)
        away = away_write(stored.id, seat, table.hall.hours.now())  # whoever takes it back is here
        await table.change([sit_write(stored.id, taken), away], seated(stored, taken))
        table.absence.begins([seat])
        await table.show_table(*table.clients)


async def rematch(table: Table, person: Person) -> str:
    """The same people play again, their seats turned by one; asked twice, it is the same new table.

    What the rules play stays where it is; who played alone meets the same again.
    """
    async with table.lock:
        await table.ready()
        stored, hall = table.stored, table.hall
        if not seats_of(stored, person.id):
            raise forbidden("not_your_seat", "Only those who played can play again.")
        if stored.teaches:
            raise clash("lesson", "This is a lesson; it can be begun anew.")
        if stored.state != "over":
            raise clash("not_over", "The match is not over yet.")
        must_be_a_match(stored)
        if stored.rematch is not None:
            return stored.rematch
        playing = [s for s in stored.seats if s.kind != "automaton"]
        turned = iter(playing[1:] + playing[:1])
        seats = tuple(
            replace(s, seat=number, resigned=False, bot=s.bot if s.kind == "bot" else None)
            for number, s in enumerate(old if old.kind == "automaton" else next(turned) for old in stored.seats)
        )
        await hall.may_play_bots(person.id, seats)
        id = new_id()
        also = Write(do.REMATCH, {"of": stored.id, "new_rematch": id})
        await hall.put_up(
            stored.game,
            stored.title,
            stored.options,
            seats,
            host=person.id,
            private=stored.private,
            pace=stored.pace,
            also=(also,),
            id=id,
            wishes=once_more(find(stored.game), stored),
        )
        table.stored = replace(stored, rematch=id)
        table.show_row()
        return id
