"""``meadhall export`` and ``meadhall import``: matches between the hall's store and record files."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .say import err, flag

DATA = Parameter(help="The folder that keeps matches, as for serve.")
DB = Parameter(help="A PostgreSQL address instead of SQLite in the data folder.")


def export(
    match: Annotated[str, Parameter(help="The match's id, as in its address.")],
    /,
    *,
    data: Annotated[Path | None, DATA] = None,
    db: Annotated[str | None, DB] = None,
    to: Annotated[
        Path | None, Parameter(help="The file to write; - for standard output.", allow_leading_hyphen=True)
    ] = None,
    whole: Annotated[bool, flag("Also what is still secret in a match that goes on; for no player's eyes.")] = False,
) -> None:
    """Writes a match of the hall into a record file; of one that goes on only what a spectator may know."""
    from ..server.config import data_folder
    from ..server.records import export_match

    record = export_match(data or data_folder(), match, db, whole=whole)
    if "cut" in record.note:
        err().print("The match goes on: what only players know was left out; --whole writes it too.")
    if to == Path("-"):
        sys.stdout.buffer.write(record.encode())
        return
    file = to or Path(f"{match}.meadhall.json")
    file.write_bytes(record.encode())
    err().print(f"Written to {file}.")


def import_(
    file: Annotated[Path, Parameter(help="A record file of a finished match.")],
    /,
    *,
    data: Annotated[Path | None, DATA] = None,
    db: Annotated[str | None, DB] = None,
) -> None:
    """Adds a record file to the hall's replays and prints the match's id."""
    record = file.read_bytes()
    from ..server.config import data_folder
    from ..server.records import import_record

    print(import_record(data or data_folder(), record, db))
