"""A process that thinks for bots, so that the tables never wait: ``python -m meadhall.server.botworker``.

It reads questions from its input and writes answers to its output, each as four bytes of length and msgpack.
A bot gets what its seat may see, and nothing else.
"""

import asyncio
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from meadhall.bots import Seen, make_bot
from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import Game, register
from meadhall.kernel.match import Match

NICE = 5
"""How far bots stand back when people and bots want the processor at once."""


class Wanted(Struct, array_like=True):
    """An answer that is wanted of a bot."""

    game: str
    snapshot: bytes
    seat: Seat
    level: str
    budget: float
    seed: int


class Chosen(Struct, array_like=True):
    """What the bot points at, or why it could not."""

    ref: Ref | None
    error: str = ""


async def choose(wanted: Wanted) -> Chosen:
    """Lets the bot choose."""
    try:
        match = Match.load(wanted.snapshot)
        bot = make_bot(wanted.game, wanted.level, wanted.seed)
        return Chosen(await bot.choose(Seen.of(match, wanted.seat, wanted.budget, Chance(wanted.seed))))
    except Exception as error:
        return Chosen(None, f"{type(error).__name__}: {error}")


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers questions until there are no more."""
    decoder = msgspec.msgpack.Decoder(Wanted)
    _say(answers, Chosen("ready"))
    with asyncio.Runner() as runner:
        while size := questions.read(4):
            wanted = decoder.decode(questions.read(int.from_bytes(size, "big")))
            _say(answers, runner.run(choose(wanted)))


def _say(answers: BinaryIO, chosen: Chosen) -> None:
    data = msgspec.msgpack.encode(chosen)
    answers.write(len(data).to_bytes(4, "big") + data)
    answers.flush()


def house_games(modules: Iterable[str]) -> tuple[str, ...]:
    """Makes the house's own games known: each module names its game ``GAME``, as a title's does. Gives their ids."""
    games: list[Game[Any]] = [import_module(module).GAME for module in modules]
    for game in games:
        register(game)
    return tuple(game.id for game in games)


def main() -> None:
    """Starts with the modules of the house's own games as arguments."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be taken for an answer
    os.nice(NICE)
    house_games(sys.argv[1:])
    with suppress(BrokenPipeError):  # the hall is gone, and so are its questions
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
