"""A hall for tests, served on a free port in this process or in one of its own."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.app import create_app
from meadhall.server.config import Config
from meadhall.server.door import open_door
from meadhall.server.hall import Hall
from meadhall.server.run import HallServer
from tests.complaints import Complaints, Words, listening
from tests.server.generous import GENEROUS
from tests.server.guest import Guest

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def complaints(request: pytest.FixtureRequest) -> Iterator[Complaints]:
    """No hall of these tests logs an error that its test did not announce (``tests/complaints.py``)."""
    yield from listening(request)


class Served:
    """A hall that is open, with everything inside it in reach."""

    def __init__(self, address: str, hall: Hall, server: HallServer) -> None:
        self.address, self.hall, self.server = address, hall, server
        self.guests: list[Guest] = []

    async def guest(self, name: str | None = None) -> Guest:
        guest = await Guest.come(self.address, name)
        self.guests.append(guest)
        return guest

    def again(self, known: Guest) -> Guest:
        """Somebody who was in this hall before it was closed."""
        guest = known.again(self.address)
        self.guests.append(guest)
        return guest


@asynccontextmanager
async def served(data: Path, **settings: Any) -> AsyncIterator[Served]:
    """Opens a hall in this process."""
    settings = {
        "games": ("tests.server.runes",),
        "bot_pause": 0.0,
        "take_back": 0.0,
        "limits": GENEROUS,
        "store_wait": 0.5,
        "bots_ready": False,
        **settings,
    }
    config = Config(data=data, **settings)
    app, door = create_app(config), open_door("127.0.0.1", 0)
    server = HallServer(app, config)
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            running.result()
    open_hall = Served(f"http://127.0.0.1:{door.getsockname()[1]}", app.state.hall, server)
    try:
        yield open_hall
    finally:
        for guest in open_hall.guests:
            await guest.leave()
        server.should_exit = True
        await running
        door.close()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Served]:
    """A hall with the usual settings."""
    async with served(tmp_path) as open_hall:
        yield open_hall


class Process:
    """A hall in a process of its own, which can be killed and opened again at the same door."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.address = "http://127.0.0.1:0"
        self.words = Words()
        path = os.pathsep.join([str(HERE.parents[1]), *(p for p in sys.path if p)])
        self._keeper = subprocess.Popen(
            [sys.executable, str(HERE / "hall_process.py"), str(data), repr(settings)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.words.file,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        self._child = 0

    def _hear(self, word: str) -> str:
        assert self._keeper.stdout is not None
        line = self._keeper.stdout.readline()
        assert line.startswith(word), line
        return line.split()[-1]

    def start(self) -> None:
        """Opens the hall, at the door it had before if there was one."""
        assert self._keeper.stdin is not None
        self._keeper.stdin.write(self.address.rpartition(":")[2] + "\n")
        self._keeper.stdin.flush()
        self._child = int(self._hear("child"))
        self.address = self._hear("Meadhall is open at ")

    @property
    def pid(self) -> int:
        """The number of the hall's process."""
        return self._child

    def end(self, number: signal.Signals) -> int:
        """Sends the hall a signal and waits until it is gone; gives its exit code."""
        os.kill(self._child, number)
        self._child = 0
        return int(self._hear("gone"))

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def close(self) -> None:
        """Ends the hall if it is still open, and its keeper."""
        if self._child:
            self.stop()
        assert self._keeper.stdin is not None
        self._keeper.stdin.close()
        self._keeper.wait(20)


@pytest.fixture
def process(tmp_path: Path, complaints: Complaints) -> Iterator[Callable[..., Process]]:
    """Starts halls in processes of their own, and ends them."""
    started: list[Process] = []

    def start(**settings: Any) -> Process:
        made = Process(tmp_path, **settings)
        started.append(made)
        made.start()
        return made

    yield start
    for made in started:
        made.close()
        complaints.said += made.words.errors()
