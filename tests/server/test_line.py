"""The line of bots: who thinks when, if more want to than can."""

import asyncio
from contextlib import suppress

import pytest

from meadhall.server.line import Line, Looking, Ticket

PLAYER, WATCHER, NOBODY = Looking


class Bench:
    """Bots at a line: they come, think as long as the test likes, and go."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.called: list[str] = []
        self.tickets: dict[str, Ticket] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, *owners: str, looking: Looking = PLAYER) -> None:
        """A bot stands in line; it is called by its table's name."""
        ticket = self.tickets[name] = self.line.ticket(owners, looking)
        self._ends[name] = asyncio.Event()

        async def think() -> None:
            async with self.line.turn(ticket):
                self.called.append(name)
                await self._ends[name].wait()

        self._tasks[name] = asyncio.create_task(think())
        await settle()

    async def done(self, name: str) -> None:
        """A bot has thought."""
        self._ends[name].set()
        await self._tasks[name]
        await settle()

    async def leave(self, name: str) -> None:
        """A bot goes, whether it was called or not."""
        self._tasks[name].cancel()
        with suppress(asyncio.CancelledError):
            await self._tasks[name]
        await settle()

    async def run_out(self) -> list[str]:
        """Everybody thinks, one after the other; in which order they were called."""
        seen = 0
        while seen < len(self.called):
            seen += 1
            await self.done(self.called[seen - 1])
        return self.called


async def settle() -> None:
    """Lets everything happen that can."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def bench() -> Bench:
    return Bench(Line(places=1))


async def test_whoever_has_fifty_tables_gets_no_more_turns_than_others(bench: Bench) -> None:
    for number in range(50):
        await bench.come(f"loki {number}", "loki")
    for number in range(3):
        await bench.come(f"sigrun {number}", "sigrun")
    await bench.come("ulf 0", "ulf")
    assert (await bench.run_out())[:9] == [
        "loki 0",  # it was there first
        "loki 1",
        "sigrun 0",
        "ulf 0",
        "loki 2",
        "sigrun 1",
        "loki 3",
        "sigrun 2",
        "loki 4",
    ]
    assert len(bench.called) == 54


async def test_whoever_asks_seldom_is_next(bench: Bench) -> None:
    """Given somebody whose last turn was long ago, when they come again, all who had one since stand behind them."""
    await bench.come("sigrun 0", "sigrun")
    await bench.done("sigrun 0")
    for number in range(6):
        await bench.come(f"loki {number}", "loki")
    await bench.done("loki 0")
    await bench.come("sigrun 1", "sigrun")
    await bench.done("loki 1")
    assert bench.called[-1] == "sigrun 1"


async def test_newcomers_do_not_push_anybody_back(bench: Bench) -> None:
    await bench.come("thor", "thor")
    await bench.come("sigrun", "sigrun")
    for number in range(20):
        await bench.come(f"new {number}", f"new {number}")
    await bench.done("thor")
    assert bench.called == ["thor", "sigrun"]


async def test_where_a_player_waits_bots_think_first_and_where_nobody_looks_last(bench: Bench) -> None:
    await bench.come("busy", "thor")
    await bench.come("empty", "ulf", looking=NOBODY)
    await bench.come("watched", "orm", looking=WATCHER)
    await bench.come("played", "runa", looking=PLAYER)
    assert await bench.run_out() == ["busy", "played", "watched", "empty"]


async def test_where_nobody_looks_only_one_thinks_at_a_time() -> None:
    """Given three places, when nobody looks at three tables, one of them thinks; the places are for those who come."""
    bench = Bench(Line(places=3))
    for name in ("one", "two", "three"):
        await bench.come(name, "loki", looking=NOBODY)
    assert bench.called == ["one"]
    await bench.come("played", "sigrun")
    assert bench.called == ["one", "played"]
    await bench.done("one")
    assert bench.called == ["one", "played", "two"]


async def test_when_somebody_comes_to_the_table_its_bot_moves_up(bench: Bench) -> None:
    await bench.come("busy", "thor")
    await bench.come("watched", "orm", looking=WATCHER)
    await bench.come("empty", "ulf", looking=NOBODY)
    bench.line.look(bench.tickets["empty"], PLAYER)
    bench.line.look(bench.tickets["watched"], NOBODY)
    bench.line.look(bench.tickets["busy"], NOBODY)  # it thinks already: nothing changes
    assert await bench.run_out() == ["busy", "empty", "watched"]


async def test_a_table_of_two_thinks_on_the_account_of_the_one_who_has_less_waiting(bench: Bench) -> None:
    await bench.come("busy", "thor")
    for number in range(5):
        await bench.come(f"loki {number}", "loki")
    await bench.come("theirs", "loki", "sigrun")
    await bench.done("busy")
    await bench.done("loki 0")
    assert bench.called[-1] == "theirs"


async def test_places_come_back_whatever_happens_to_those_who_had_them(bench: Bench) -> None:
    """Given bots that go while they think or while they stand, the others are called as if they had ended."""
    for name in ("one", "two", "three", "four"):
        await bench.come(name, name)
    await bench.leave("three")
    await bench.leave("one")
    assert bench.called == ["one", "two"]
    assert [bench.line.waiting(name) for name in ("one", "two", "three", "four")] == [0, 0, 0, 1]
    await bench.done("two")
    assert bench.called == ["one", "two", "four"]


async def test_the_line_forgets_people_who_do_not_wait(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.line.KNOWN", 10)
    await bench.come("busy", "thor")
    await bench.come("patient", "sigrun")
    for number in range(30):
        await bench.come(f"new {number}", f"new {number}")
        await bench.leave(f"new {number}")
    assert len(bench.line._last) <= 10
    await bench.come("late", "ulf")
    assert await bench.run_out() == ["busy", "patient", "late"]
