"""A hall of its own for the browser tests: the real command, in a process, on a port and a folder of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

from tests.complaints import Words

ROOT = Path(__file__).parents[2]
ALIKE = "from pathlib import Path; from tests.server.alike import be_alike; be_alike()"
"""Chance at a table of the tests hangs on its title."""


class Doors:
    """A hall that can be opened, killed in the middle of everything, and opened again at the same place."""

    built: ClassVar[list["Doors"]] = []
    """All of them: what any of them complains about counts."""

    def __init__(self, data: Path, *packages: Path, house: str | None = None, generous: bool = False) -> None:
        self.data, self.house, self.generous = data, house, generous
        self.path = os.pathsep.join(map(str, (*packages, ROOT / "src", ROOT)))
        """Where the hall finds its modules: folders with other packages first, a title of the tests last."""
        self.words = Words()
        self.built.append(self)
        self.address = ""
        self._running: subprocess.Popen[str] | None = None

    def open(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "tests.server.alike", "serve", "--port", port, "--data", str(self.data)]
        if self.house is not None:  # a title of the tests
            told = f"port={port}, data=Path({str(self.data)!r}), games=({self.house!r},), bots_ready=False, take_back=0"
            serve = f"from meadhall.server.run import serve; serve({told})"
            command = [sys.executable, "-c", f"{ALIKE}; {serve}"]
        elif self.generous:  # whoever lays out a table past its page is as quick as the hall
            told = f"port={port}, data=Path({str(self.data)!r}), bot_pause=0.0, take_back=0, limits=GENEROUS"
            serve = f"from meadhall.server.run import serve; from tests.server.generous import GENEROUS; serve({told})"
            command = [sys.executable, "-c", f"{ALIKE}; {serve}"]
        else:
            command += ["--bot-pause", "0.06", "--take-back", "0"]
        self._running = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.words.file,
            text=True,
            env={**os.environ, "PYTHONPATH": self.path},
        )
        assert self._running.stdout is not None
        line = self._running.stdout.readline()
        assert line.startswith("Meadhall is open at "), f"the hall did not open: {line!r}"
        self.address = line.split()[-1]

    def freeze(self) -> None:
        """The hall hears nothing and says nothing, but its connections stay."""
        assert self._running is not None
        self._running.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        assert self._running is not None
        self._running.send_signal(signal.SIGKILL)
        self._running.wait()

    def close(self) -> None:
        if self._running is not None and self._running.poll() is None:
            self._running.send_signal(signal.SIGTERM)
            self._running.wait(20)
