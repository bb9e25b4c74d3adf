"""Property 1, in a second process: records replay to the same hashes where hashing is seeded otherwise."""

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

import msgspec

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.record import Record
from meadhall.kernel.titles import find, register

from .broken import Broken

HASH_SEEDS = (0, 4711)
"""Two processes more, so that even a set of two things is likely to be gone through in both orders."""


def check_elsewhere(game: "Game[Any]", records: Sequence[Record]) -> None:
    """Replays records in other processes, under another PYTHONHASHSEED each."""
    lines = b"\n".join(msgspec.json.encode(record) for record in records)
    for seed in HASH_SEEDS:
        places = os.pathsep.join(path for path in sys.path if path)
        environment = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": places}
        command = [sys.executable, "-m", "meadhall.suite", "--replay", import_path(game)]
        done = subprocess.run(command, input=lines, env=environment, capture_output=True, check=False)
        if done.returncode:
            why = (done.stdout + done.stderr).decode(errors="replace").strip().splitlines()
            raise Broken(1, f"in a second process: {why[-1] if why else 'it failed without a word'}")


def import_path(game: "Game[Any]") -> str:
    """Where another process finds a game: ``module:NAME``, or ``module:NAME:id`` if NAME is a mapping of games."""
    modules = [sys.modules[type(game).__module__], *(m for n, m in list(sys.modules.items()) if n != "__main__")]
    for module in modules:
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if value is game:
                return f"{module.__name__}:{name}"
            if type(value) is dict and value.get(game.id) is game and not name.startswith("_"):
                return f"{module.__name__}:{name}:{game.id}"
    raise LookupError(f"No module holds the game {game.id} by a name, so a second process cannot import it.")


def game_at(path: str) -> "Game[Any]":
    """The game of such a path, or the title of that id."""
    if ":" not in path:
        return find(path)
    module, name, *id = path.split(":")
    found = getattr(import_module(module), name)
    game: Game[Any] = found[id[0]] if id else found
    register(game)
    return game


def replay(game: "Game[Any]", lines: Iterable[bytes]) -> int:
    """Replays records, one to a line; prints what is wrong with the first that does not hold."""
    for line in lines:
        try:
            Record.decode(line).verify()
        except MeadhallError as error:
            print(f"{game.id}: {error}")
            return 1
    return 0
