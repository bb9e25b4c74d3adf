"""How a hall is run: where it keeps its things, whom it lets in, how fast its bots are."""

import os
from pathlib import Path

from msgspec import Struct

from meadhall.clock import Clock, SystemClock
from meadhall.store.store import sqlite_url

LOOPBACK = ("127.0.0.1", "::1")


class Limits(Struct, frozen=True, kw_only=True):
    """How much one visitor may do. Two numbers: so many at once, and so many a second in the long run."""

    messages: tuple[float, float] = (60, 20)
    talk: tuple[float, float] = (8, 0.5)
    requests: tuple[float, float] = (120, 30)
    tables: tuple[float, float] = (12, 0.2)
    guests: tuple[float, float] = (60, 1)
    """New guests from one address."""
    tries: tuple[float, float] = (30, 2)
    """Ways of their own that one person has played out under the lamp."""
    sockets: int = 12
    """Open connections of one person to tables."""
    handshakes: tuple[float, float] = (30, 1)
    """Connections to tables that one person begins."""
    address_handshakes: tuple[float, float] = (120, 4)
    """Connections to tables that are begun from one address."""
    frames: tuple[float, float] = (200, 60)
    """Frames of one connection to a table, pings and pieces of messages among them."""
    pieces: int = 16
    """In how many frames one message may come."""
    connections: int = 1000
    """Open connections of all visitors together."""
    address_connections: int = 120
    """Open connections from one address; a web server in front of the hall (``Config.proxies``) is not held to it."""
    head_seconds: float = 10.0
    """Seconds in which the head of a request must have come, from its first byte or from the connection's beginning."""
    body_seconds: float = 30.0
    """Seconds in which the body of a request must have come."""
    unread_seconds: float = 30.0
    """Seconds after which somebody is let go who reads nothing of what was sent to them."""
    bot_tables: int = 50
    """Tables with bots at which one person may sit while their matches go on."""


class Config(Struct, frozen=True, kw_only=True):
    """The settings of a hall."""

    data: Path
    db_url: str | None = None
    """A PostgreSQL URL; without one the hall keeps a SQLite file in its data folder."""
    origins: tuple[str, ...] = ()
    """Web addresses that may speak to this hall besides its own, such as https://hall.example."""
    proxies: tuple[str, ...] = LOOPBACK
    """Addresses or networks of web servers in front of the hall: they are believed where somebody comes from."""
    bot_pause: float = 0.35
    """Seconds a bot waits before it thinks, so that people can follow."""
    take_back: float = 2.0
    """Seconds that a person has to take an answer back before a bot's answer is played. It may think meanwhile."""
    bot_budget: float = 1.0
    """Seconds a bot may think that does not say itself how long it does."""
    turn_seconds: float = 1.0
    """Seconds the analyst has for the end of each turn when a whole match is looked back at."""
    step_seconds: float = 5.0
    """Seconds the analyst has for a single step that somebody asks about."""
    hint_seconds: float = 3.0
    """Seconds the analyst has for a hint: half of it is for the reason."""
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    """Processes that think for bots that take their time; one processor is left to the tables and to quick bots."""
    bots_ready: bool = True
    """Whether the processes start with the hall, not with the first bot that is asked."""
    bots_waiting: int = 3
    """How many more quick bots than there are processes may be under way; people never wait behind more than these."""
    idle_after: float = 120.0
    """Seconds after which a table without anybody at it is put away into the store."""
    store_wait: float = 2.0
    """Seconds to wait for somebody else's lock on the store."""
    games: tuple[str, ...] = ()
    """Modules with games of the house, each named ``GAME``."""
    web: Path | None = None
    """The built web client; found by itself when not given."""
    secure: bool = False
    """Whether the hall is reached by https only; the session cookie then says so."""
    limits: Limits = Limits()
    clock: Clock = SystemClock()
    """Where the hall reads the time."""

    @property
    def url(self) -> str:
        """Where the store is."""
        return self.db_url or sqlite_url(self.data / "meadhall.sqlite")


def data_folder() -> Path:
    """Where the hall keeps its things unless told: in a checkout ``data``, else the user's data folder."""
    checkout = Path(__file__).parents[3]
    if (checkout / "pyproject.toml").is_file() and (checkout / "src" / "meadhall").is_dir():
        return checkout / "data"
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "meadhall"


def web_folder() -> Path | None:
    """Where the built web client lies: in the installed package, or in ``web/dist`` of a checkout."""
    package = Path(__file__).parents[1] / "web"
    checkout = Path(__file__).parents[3] / "web" / "dist"
    for folder in (package, checkout):
        if (folder / "index.html").is_file():
            return folder
    return None
