"""A hall whose chance hangs on its tables' titles and on what is answered: a test meets the same match every time.

A match is dealt by the title of its table, and a bot throws its dice by the position before it: what a test looks for
at a table comes in every run, or in none. Nobody stands back there who thinks: on a machine that is full of tests the
analyst, who does so far from all others, would hardly ever have a turn.
"""

from collections.abc import Sequence
from random import Random

from meadhall import Match
from meadhall.kernel.ask import Seat
from meadhall.kernel.chance import key_from
from meadhall.server.bots import BotDesk, Lane, Thought, Worker
from meadhall.server.hall import Hall
from meadhall.store import StoredTable


def deal(hall: Hall, stored: StoredTable) -> Match:
    """The match that belongs to the table's title."""
    return Match.new(stored.game, len(stored.seats), options=stored.options, key=key_from(stored.title))


_choose = BotDesk.choose


async def choose(
    desk: BotDesk, game: str, snapshot: bytes, seat: Seat, level: str, lane: Lane | None = None
) -> Thought:
    """What a bot answers whose dice are those of the position."""
    desk._random = Random(snapshot)  # type: ignore[assignment]  # nobody else comes between this line and the throw
    return await _choose(desk, game, snapshot, seat, level, lane)


_start = Worker.start


async def start(games: Sequence[str], nice: int = 0) -> Worker:
    """A worker with the same right to the processor as everybody else."""
    return await _start(games, 0)


def be_alike() -> None:
    """From now on every hall of this process is one of these."""
    for owner, way in ((Hall, deal), (BotDesk, choose), (Worker, staticmethod(start))):
        setattr(owner, way.__name__, way)


if __name__ == "__main__":
    from meadhall.cli import main

    be_alike()
    main()
