"""Opens the hall: ``serve`` runs the server until it is told to stop."""

import asyncio
import logging
import os
import socket
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import IO

import uvicorn

from meadhall.kernel.errors import MeadhallError
from meadhall.store import Store

from .app import create_app
from .config import Config, data_folder

LARGEST_FRAME = 64 << 10
"""Larger frames end the connection at once; messages over 4 KiB are refused in a sentence before that."""


class HallServer(uvicorn.Server):
    """Says where the hall is once it is open."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the hall, then its doors."""
        await super().startup(sockets)
        if self.started:
            print(f"Meadhall is open at {self._address}", flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    db_url: str | None = None,
    bot_pause: float = 0.35,
    **settings: object,
) -> None:
    """Serves the hall until it is told to stop; port 0 takes a free one. Other settings are those of Config."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = Config(data=data or data_folder(), db_url=db_url, bot_pause=bot_pause, **settings)  # type: ignore[arg-type]
    asyncio.run(_look(config))
    taken = _take(config)
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        raise MeadhallError(
            f"The hall cannot open its door at {host}, port {port}: {os.strerror(error.errno or 0)}."
        ) from error
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{door.getsockname()[1]}"
    server = HallServer(
        uvicorn.Config(
            create_app(config),
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,  # views of a table are small, and packing them costs more than sending them
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=5,
            server_header=False,
        ),
        address,
    )
    server.run(sockets=[door])
    door.close()
    taken.close()


def _take(config: Config) -> IO[bytes]:
    """Takes the data folder for this hall alone: two halls would each keep its tables in memory, and differ.

    The system lets go of it when the process ends, however it ends.
    """
    mark = (config.data / "open").open("wb")
    if config.db_url is None:
        try:
            flock(mark, LOCK_EX | LOCK_NB)
        except OSError as error:
            mark.close()
            raise MeadhallError(
                f"A hall is open already that keeps its matches in {config.data}; close it, or name another folder."
            ) from error
    return mark


async def _look(config: Config) -> None:
    """Opens the store once, so that whoever starts the hall reads in a sentence what is wrong with it."""
    try:
        config.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MeadhallError(f"The hall cannot keep its things in {config.data}: {error.strerror}.") from error
    await (await Store.open(config.url, wait=config.store_wait)).close()
