"""Tables for learning, practice and puzzles: begun on a laid board, gone back at will, and counted nowhere."""

from pathlib import Path

from meadhall.kernel import Match
from meadhall.server import messages as say
from meadhall.server.rewinding import rewind
from meadhall.store import Pace, StoredSeat, Study
from tests.server.conftest import Served, served
from tests.server.guest import Guest
from tests.server.playing import load, play_out

PRACTICE, LESSON = Study("practice", "t1", 4), Study("lesson", "walls")
LIVE: Pace = "live"


def id_of(hall: Served, guest: Guest) -> str:
    id = hall.hall.sessions.person(guest.cookie.partition("=")[2])
    assert id is not None
    return id


async def put_up(
    hall: Served, guest: Guest, study: Study, laid: Match | None = None, bot: str | None = None, game: str = "runes"
) -> str:
    """A table for one person, who plays for both seats unless a bot does."""
    me = await hall.hall.store.person(id_of(hall, guest))
    assert me is not None
    seats = tuple(
        StoredSeat(seat, "bot", None, bot, bot) if bot and seat else StoredSeat(seat, "hotseat", me.id, me.name)
        for seat in range(2)
    )
    options = {} if laid is None else {"swaps": True}
    stored = await hall.hall.put_up(
        game, "Mine", options, seats, host=me.id, private=True, pace=LIVE, study=study, laid=laid
    )
    return stored.id


def laid(answers: int) -> Match:
    match = Match.new("runes", 2, seed=3, options={"swaps": True})
    for _ in range(answers):
        question = match.pending[0]
        match.answer(question.seat, question.options[0])
    return match


async def test_a_table_begins_with_a_laid_past(hall: Served) -> None:
    """Given a laid board, when a table is put up with it, then its past and its chance to come are those."""
    sigrun, match = await hall.guest("Sigrun"), laid(2)
    table = await put_up(hall, sigrun, LESSON, match)
    stored = await load(hall.hall.store, table)
    assert (stored.record().entries, stored.key, stored.state_json()) == (
        match.record().entries,
        match.key,
        match.state_json(),
    )
    async with sigrun.at(table) as s:
        told = await s.until("table")
        assert len(told["log"]) == 3
        assert told["row"]["study"] == {"kind": "lesson", "of": "walls", "step": 0}
        await play_out(s)


async def test_going_back_drops_what_was_answered_since(hall: Served) -> None:
    """Given a match that is over, when it goes back to a step, then it goes on from there and what was is gone."""
    sigrun = await hall.guest("Sigrun")
    table = await put_up(hall, sigrun, PRACTICE)
    async with sigrun.at(table) as s:
        await s.until("table")
        await play_out(s)
        first = (await hall.hall.store.entries(table))[:3]
        async with hall.hall.at(table) as there, there.lock:
            await rewind(there, 2, PRACTICE)
        told = await s.until("table")
        assert (told["view"]["seq"], told["view"]["outcome"], told["row"]["state"]) == (2, None, "live")
        assert await hall.hall.store.entries(table) == first
        await play_out(s)
    assert (await load(hall.hall.store, table)).over


async def test_going_back_after_undoing_keeps_what_stood(tmp_path: Path) -> None:
    """Given an answer that was taken back and another one, when the match goes back to a step, then that one stands."""
    async with served(tmp_path, games=("tests.server.tug",)) as hall:
        sigrun = await hall.guest("Sigrun")
        table = await put_up(hall, sigrun, PRACTICE, game="tug")
        async with sigrun.at(table) as s:
            await s.until("table")
            await s.answer("hand:right")
            await s.undo(0)
            await s.answer("hand:left")
            await s.answer("pull:1")
            async with hall.hall.at(table) as there, there.lock:
                await rewind(there, 1, PRACTICE)
            told = await s.until("table")
            assert told["view"]["ask"]["prompt"] == "pull"
        kept = [(entry.ref or "undo") for entry in (await hall.hall.store.entries(table))[1:]]
        assert kept == ["hand:right", "undo", "hand:left"]


async def test_studies_are_counted_nowhere(hall: Served) -> None:
    """Given a lesson and practice, then no list has them except one's own practice, and a lesson has no bots."""
    sigrun, bjarne = await hall.guest("Sigrun"), await hall.guest("Bjarne")
    lesson = await put_up(hall, sigrun, LESSON, bot="random")
    practice = await put_up(hall, sigrun, PRACTICE, bot="random")
    assert await hall.hall.store.count_bot_tables(id_of(hall, sigrun)) == 1
    own, others = await hall.hall.tables(id_of(hall, sigrun)), await hall.hall.tables(id_of(hall, bjarne))
    assert [row.id for row in own.mine] == [practice]
    assert others == say.Tables(open=[], mine=[], live=[], replays=[])
    assert [table.id for table in await hall.hall.store.studies_of(id_of(hall, sigrun), "lesson", "runes")] == [lesson]
    assert await hall.hall.store.studies_of(id_of(hall, bjarne), "lesson") == []
