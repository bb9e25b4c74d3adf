"""Opens the hall: ``serve`` runs the server until it is told to stop."""

import asyncio
import socket
import sys
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from meadhall.kernel.errors import MeadhallError
from meadhall.store import Store
from meadhall.store.hold import held

from .app import create_app
from .config import Config, data_folder
from .door import Door, Place, open_door, room_for
from .logs import keep_log
from .visits import LARGEST_FRAME, HallState, HttpVisit, SocketVisit

SWITCH = 0.0005
"""After so many seconds the loop hands the interpreter to a thread that wants it: those that write are short."""


class HallServer(uvicorn.Server):
    """Serves the hall through doors of its own, and says where it is once it is open."""

    server_state: HallState

    def __init__(self, app: Litestar, config: Config, address: str | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=HttpVisit,
                ws=SocketVisit,
                ws_max_size=LARGEST_FRAME,
                # A view has 3 to 9 KB; packed it would come 9 to 35 ms sooner over a slow line. For that one's hand
                # would be packed together with others' talk (see packing.py), and every connection would keep a window.
                ws_per_message_deflate=False,
                access_log=False,
                log_config=None,
                log_level="warning",
                timeout_graceful_shutdown=5,
                server_header=False,
                forwarded_allow_ips=list(config.proxies),
            )
        )
        self.server_state = HallState(config)
        self._address = address
        self._doors: list[Door] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the hall, then its doors."""
        sys.setswitchinterval(SWITCH)
        await super().startup([])
        self._doors = [Door(listening, self.server_state.gate, self._visit) for listening in sockets or ()]
        if self._address is not None:
            print(f"Meadhall is open at {self._address}", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Closes the doors, then the hall."""
        for door in self._doors:
            door.close()
        await super().shutdown(sockets)

    def _visit(self, place: Place) -> HttpVisit:
        return HttpVisit(self.config, self.server_state, self.lifespan.state, place)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    db_url: str | None = None,
    bot_pause: float = 0.35,
    **settings: Any,
) -> None:
    """Serves the hall until it is told to stop; port 0 takes a free one. Other settings are those of Config."""
    config = Config(data=data or data_folder(), db_url=db_url, bot_pause=bot_pause, **settings)
    keep_log(clock=config.clock)
    limits = replace(config.limits, connections=room_for(config.limits.connections))
    asyncio.run(open_hall(host, port, replace(config, limits=limits)))


async def open_hall(host: str, port: int, config: Config) -> None:
    """Opens the hall, and returns when it is closed; it is refused if another one has the database."""
    _make_folder(config.data)
    async with held(config.url) as hold:
        # Opened once before the doors are, so that whoever starts the hall reads in a sentence what is wrong with it.
        await (await Store.open(config.url, wait=config.store_wait)).close()
        with open_door(host, port) as door:
            shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
            address = f"http://{f'[{shown}]' if ':' in shown else shown}:{door.getsockname()[1]}"
            server = HallServer(create_app(config), config, address)
            losing = asyncio.create_task(hold.lost())
            losing.add_done_callback(lambda _: setattr(server, "should_exit", True))
            try:
                await server.serve([door])
            finally:
                losing.cancel()
        if losing.done() and not losing.cancelled():
            raise losing.result()


def _make_folder(data: Path) -> None:
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MeadhallError(f"The hall cannot keep its things in {data}: {error.strerror}.") from error
