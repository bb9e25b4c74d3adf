"""``meadhall serve``: opens the hall in the browser."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..kernel.errors import MeadhallError
from .overlays import OVERLAY, use_overlay
from .say import flag


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[Path | None, Parameter(help="The folder that keeps matches.")] = None,
    db: Annotated[str | None, Parameter(help="A PostgreSQL address instead of SQLite in the data folder.")] = None,
    origin: Annotated[list[str] | None, Parameter(help="Another web address of this hall.", negative="")] = None,
    https: Annotated[bool, flag("The hall is reached by https only: its cookie says so.")] = False,
    proxy: Annotated[
        list[str] | None,
        Parameter(help="The address of a web server in front of the hall; may be given again.", negative=""),
    ] = None,
    connections: Annotated[int | None, Parameter(help="How many connections may be open; 1000 unless told.")] = None,
    address_connections: Annotated[int | None, Parameter(help="How many of them from one address; 120.")] = None,
    overlay: Annotated[Path | None, OVERLAY] = None,
    bot_workers: Annotated[int, Parameter(help="How many processes think for bots that take their time.")] = 1,
    bot_pause: Annotated[float, Parameter(help="Seconds a bot waits, so that people can follow.")] = 0.35,
    take_back: Annotated[float, Parameter(help="Seconds a person has to take an answer back before bots play.")] = 2.0,
) -> None:
    """Opens the hall in the browser."""
    use_overlay(overlay)
    from msgspec.structs import replace

    from ..server.config import LOOPBACK, Limits, data_folder
    from ..server.limits import network
    from ..server.run import serve as open_hall

    if not 0 <= port <= 65_535:
        raise MeadhallError(f"A port is a number from 0 to 65535, not {port}.")
    if bot_workers < 1 or bot_pause < 0 or take_back < 0:
        raise MeadhallError("Bots need at least one process to think in, and pauses of no less than 0 seconds.")
    room = {"connections": connections, "address_connections": address_connections}
    given = {name: most for name, most in room.items() if most is not None}
    if any(most < 1 for most in given.values()):
        raise MeadhallError("The hall needs room for at least one connection, and for one from each address.")
    for address in proxy or ():
        network(address)
    if db is not None:
        check_address(db)
    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True)  # fails here, in a sentence, and not while the doors open
    open_hall(
        host=host,
        port=port,
        data=folder,
        db_url=db,
        bot_pause=bot_pause,
        take_back=take_back,
        origins=tuple(address.rstrip("/") for address in origin or ()),
        secure=https,
        proxies=tuple(proxy) if proxy else LOOPBACK,
        limits=replace(Limits(), **given),
        bot_workers=bot_workers,
    )


def check_address(db: str) -> None:
    """Refuses what no database can be reached by."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    try:
        make_url(db).get_dialect()
    except (SQLAlchemyError, ValueError):
        example = "postgresql+asyncpg://name:password@host/hall"
        raise MeadhallError(f"{db!r} is no address of a database; one looks like {example}.") from None
