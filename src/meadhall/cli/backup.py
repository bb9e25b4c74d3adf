"""``meadhall backup`` and ``meadhall restore``: a whole hall in one file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..kernel.errors import MeadhallError
from .matches import DATA
from .say import flag

DB = Parameter(help="The address of another database than that in the data folder, as for serve.")


def backup(
    file: Annotated[Path, Parameter(help="The file to write.")],
    /,
    *,
    data: Annotated[Path | None, DATA] = None,
    db: Annotated[str | None, DB] = None,
    force: Annotated[bool, flag("Write over a file that exists.")] = False,
) -> None:
    """Writes everything the hall keeps into one file, also while it is open."""
    from ..store.backup import back_up

    folder, store = _places(data, db)
    rows = back_up(store, folder, file, force=force).rows
    print(f"{file} holds {rows['tables']} tables with {rows['entries']} entries, and {rows['people']} people.")


def restore(
    file: Annotated[Path, Parameter(help="A file that `meadhall backup` wrote.")],
    /,
    *,
    data: Annotated[Path | None, DATA] = None,
    db: Annotated[str | None, DB] = None,
) -> None:
    """Puts a backup in the place of what the hall keeps; what was there is kept aside."""
    from ..store.backup import restore as put_back

    folder, store = _places(data, db)
    kept = put_back(file, store, folder)
    print(f"{store} is as it was in {file}." + (f" What was there before is kept in {kept}." if kept else ""))


def _places(data: Path | None, db: str | None) -> tuple[Path, Path]:
    """The data folder, and the file of the database."""
    from ..server.config import Config, data_folder
    from ..store.database import file_of, is_sqlite
    from .serve import check_address

    folder = data or data_folder()
    if db is not None:
        check_address(db)
    url = Config(data=folder, db_url=db).url
    if not is_sqlite(url):
        raise MeadhallError(
            "A hall on PostgreSQL is backed up with pg_dump and restored with pg_restore; "
            f"keep {folder / 'secret'} with it, so that people are still themselves."
        )
    store = file_of(url)
    if store is None:
        raise MeadhallError("A hall that is kept in memory has nothing to back up.")
    return folder, store
