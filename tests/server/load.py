"""Many tables at once: how long does it take from an answer until everybody at the table sees it?

    python -m tests.server.load --tables 200 --seconds 15 --think 1.0

At every table a person plays against a bot, and somebody watches. The bots move as fast as they may. The clock runs
from the moment a person sends an answer until the view after it has arrived at both clients. With ``--duels`` there are
more tables at which two bots play each other without a pause and somebody watches. With ``--frames`` everybody follows
by frames, as browsers do, and every person asks what would follow from each option before it answers.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.kernel import apply
from tests.server.conftest import Process
from tests.server.guest import FRAMES, Guest, Sitting


class AskPart(Struct):
    seat: int
    options: list[str]


class ViewPart(Struct):
    seq: int
    ask: AskPart | None
    outcome: dict[str, Any] | None


class FramePart(Struct):
    patch: dict[str, Any] = {}


class Heard(Struct):
    """The part of a message that a player for load needs."""

    type: str
    seq: int = -1
    view: ViewPart | None = None
    frames: list[list[FramePart]] = []
    error: str = ""


_read = msgspec.json.Decoder(Heard).decode


class Report(Struct):
    tables: int
    seconds: float
    answers: int
    entries: int
    entries_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float
    finished: int
    others: float
    """The share of the machine that neither the hall nor this script used, but somebody else."""


class Machine:
    """Who uses the processors: reads the system's own account, where it has one."""

    def __init__(self, hall: int) -> None:
        self._hall = hall
        self._from = self._read()

    def _read(self) -> tuple[float, float, float]:
        """All time that passed on all processors, the busy part of it, and our own part, in ticks."""
        try:
            ticks = [int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
            ours = sum(map(self._ticks_of, {os.getpid(), self._hall, *self._children()}))
        except (OSError, ValueError):
            return 0.0, 0.0, 0.0
        return sum(ticks), sum(ticks) - ticks[3] - ticks[4], ours

    def _children(self) -> list[int]:
        return [int(pid) for pid in Path(f"/proc/{self._hall}/task/{self._hall}/children").read_text().split()]

    def _ticks_of(self, pid: int) -> int:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def others(self) -> float:
        """The share that others took since this account was opened."""
        passed, busy, ours = (now - then for now, then in zip(self._read(), self._from, strict=True))
        return round(max(0.0, busy - ours) / passed, 2) if passed else 0.0


class LoadTable:
    """One table with a person and a spectator."""

    def __init__(self, think: float, clock: "Clock", frames: bool) -> None:
        self.think, self.clock, self.frames = think, clock, frames
        self.asked: dict[str, Any] = {}  # of the view what a player for load needs, folded
        self.sent: tuple[int, float] | None = None  # the seq that the open answer will have, and when it was sent
        self.waiting = 0
        self.seq = 0
        self.over = False

    def seen(self, seq: int) -> None:
        """A client got the view after an entry."""
        if self.sent is not None and seq == self.sent[0]:
            self.waiting -= 1
            if self.waiting == 0:
                self.clock.took.append(time.perf_counter() - self.sent[1])
                self.sent = None

    async def play(self, sitting: Sitting) -> None:
        """The person: thinks, answers with any option, and so on."""
        pending: asyncio.Task[None] | None = None
        async for text in sitting.socket:
            message = _read(text)
            if message.type == "refused":
                raise AssertionError(message.error)
            if message.type in ("view", "frames"):
                self.seen(message.seq)
            view = self._folded(message)
            if view is None:
                continue
            self.seq = view.seq
            if view.outcome is not None:
                self.over = True
                return
            if view.ask is not None and not self.clock.stopped:
                pending = asyncio.create_task(self._answer(sitting, view.seq, view.ask))
        if pending is not None:
            await pending

    def _folded(self, message: Heard) -> ViewPart | None:
        if message.view is not None:
            self.asked = msgspec.to_builtins(message.view)
        elif message.type != "frames":
            return None
        for frame in (frame for answer in message.frames for frame in answer):
            mine = {key: change for key, change in frame.patch.items() if key[1:] in self.asked}
            self.asked = apply(self.asked, mine)
        return msgspec.convert(self.asked, ViewPart)

    async def _answer(self, sitting: Sitting, seq: int, ask: AskPart) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.0) * self.think)
        if self.frames and not self.clock.stopped:
            await sitting.send(type="forecast", seat=ask.seat, seq=seq)
        await asyncio.sleep(random.uniform(0.0, 0.5) * self.think)
        if self.clock.stopped:
            return
        self.sent, self.waiting = (seq + 1, time.perf_counter()), 2
        await sitting.send(type="answer", seat=ask.seat, seq=seq, ref=random.choice(ask.options))

    async def watch(self, sitting: Sitting) -> None:
        """The spectator."""
        async for text in sitting.socket:
            message = _read(text)
            if message.type in ("view", "frames"):
                self.seq = max(self.seq, message.seq)
                self.seen(message.seq)


class Clock:
    def __init__(self) -> None:
        self.took: list[float] = []
        self.stopped = False


class Load(Struct, kw_only=True):
    """How many play, how long, and how fast."""

    tables: int = 200
    seconds: float = 8.0
    """How long one measurement takes."""
    windows: int = 1
    """How often it is measured."""
    think: float = 1.0
    game: str = "ragnarocks"
    bot: str = "random"
    duels: int = 0
    frames: bool = False
    """Everybody follows by frames, and persons ask what would follow."""


async def load(hall: Process, wish: Load) -> list[Report]:
    """Plays at many tables for a while; a report for each measurement."""
    address = hall.address
    guests = [await Guest.come(address) for _ in range(8)]
    watcher = await Guest.come(address)
    clock = Clock()
    wanted = FRAMES if wish.frames else ""
    made: list[LoadTable] = []
    tasks: list[asyncio.Task[Any]] = []

    async def sit(number: int) -> None:
        guest = guests[number % len(guests)]
        id = (await guest.open(wish.game, "me", wish.bot))["table"]
        table = LoadTable(wish.think, clock, wish.frames)
        made.append(table)

        async def person() -> None:
            async with guest.at(id, wanted) as sitting:
                await table.play(sitting)

        async def spectator() -> None:
            async with watcher.at(id, wanted) as sitting:
                await table.watch(sitting)

        tasks.extend([asyncio.create_task(spectator()), asyncio.create_task(person())])

    async def duel() -> None:
        id = (await watcher.open(wish.game, wish.bot, wish.bot))["table"]
        table = LoadTable(wish.think, clock, wish.frames)
        made.append(table)

        async def spectator() -> None:
            async with watcher.at(id, wanted) as sitting:
                await table.watch(sitting)

        tasks.append(asyncio.create_task(spectator()))

    for _ in range(wish.duels):
        await duel()
    for start in range(0, wish.tables, 8):
        await asyncio.gather(*(sit(n) for n in range(start, min(start + 8, wish.tables))))
    await asyncio.sleep(1.5)  # everybody has come and the first answers are given
    reports = [await measure(wish, clock, made, hall.pid) for _ in range(wish.windows)]
    clock.stopped = True
    await asyncio.sleep(0.5)
    failures = [t.exception() for t in tasks if t.done() and not t.cancelled() and t.exception() is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for guest in [*guests, watcher]:
        await guest.leave()
    assert not failures, failures[0]
    return reports


async def measure(wish: Load, clock: Clock, made: list[LoadTable], hall: int) -> Report:
    """One measurement."""
    clock.took = []
    machine = Machine(hall)
    before, began = sum(t.seq for t in made), time.perf_counter()
    await asyncio.sleep(wish.seconds)
    entries, took = sum(t.seq for t in made) - before, time.perf_counter() - began
    cuts = statistics.quantiles(clock.took, n=100)
    return Report(
        tables=wish.tables + wish.duels,
        seconds=round(took, 1),
        answers=len(clock.took),
        entries=entries,
        entries_per_s=round(entries / took, 1),
        p50_ms=round(cuts[49] * 1000, 1),
        p95_ms=round(cuts[94] * 1000, 1),
        p99_ms=round(cuts[98] * 1000, 1),
        worst_ms=round(max(clock.took) * 1000, 1),
        finished=sum(t.over for t in made),
        others=machine.others(),
    )


def main() -> None:
    """Starts a hall of its own and loads it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--windows", type=int, default=1)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--game", default="ragnarocks")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--duels", type=int, default=0)
    parser.add_argument("--frames", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        process = Process(Path(data))
        process.start()
        try:
            reports = asyncio.run(load(process, Load(**vars(args))))
        finally:
            process.close()
    print(json.dumps(msgspec.to_builtins(reports), indent=1))


if __name__ == "__main__":
    main()
