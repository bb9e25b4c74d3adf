"""Backups: everything that a hall needs to go on elsewhere, in one file.

A backup is a SQLite file like the hall's own, with one table more: what lies beside the database in the data folder,
and how many rows there were of everything. A plain copy of the database's file would lack what SQLite keeps in a second
file until it finds the time (the WAL).
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from urllib.parse import quote

import msgspec
from msgspec import Struct

from meadhall.clock import Clock, SystemClock
from meadhall.kernel.errors import MeadhallError

from .hold import held_file
from .schema import newest_version

TABLE = "backup"
FORMAT = 1
BESIDE = ("secret",)
"""What a hall needs of its data folder besides the database: what visitors' cookies are signed with, so that everybody
is still themselves."""

LOGS = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database."""


class Label(Struct, frozen=True):
    """What a backup says of itself."""

    format: int
    made_at: str
    rows: dict[str, int]
    beside: dict[str, bytes]


def back_up(store: Path, folder: Path, to: Path, *, force: bool = False, clock: Clock | None = None) -> Label:
    """Writes a backup of a hall, which may be open meanwhile: whatever is committed by now is in it."""
    if not store.is_file():
        raise MeadhallError(f"There are no matches in {store.parent}.")
    if to.is_dir() or not to.parent.is_dir():
        raise MeadhallError(f"{to} cannot be written: name a file in a folder that exists.")
    if to.exists() and to.samefile(store):
        raise MeadhallError(f"{to} is the hall's own database; name another file for its backup.")
    if to.exists() and not force:
        raise MeadhallError(f"{to} exists already; --force writes over it.")
    with _draft(to) as draft:
        try:
            with closing(_connect(store, "rw")) as hall, closing(_connect(draft, "rw")) as copy:
                hall.execute("BEGIN")  # from the first count on it sees the same moment, whatever others write
                label = Label(FORMAT, f"{_today(clock):%Y-%m-%dT%H:%M:%SZ}", _rows(hall), _read_beside(folder))
                hall.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file is all there is
                copy.execute(f"CREATE TABLE {TABLE} (label BLOB NOT NULL)")
                copy.execute(f"INSERT INTO {TABLE} VALUES (?)", (msgspec.json.encode(label),))
                copy.commit()
        except sqlite3.Error as error:
            raise MeadhallError(f"The backup could not be written: {error}.") from error
        check(draft, called=to)
        _put(draft, to)
    return label


def check(file: Path, *, called: Path | None = None) -> Label:
    """What a backup holds; says in a sentence what is wrong with it if it is not whole."""
    name = called or file
    try:
        with closing(_connect(file, "ro")) as backup:
            if not _has(backup, TABLE) or not _has(backup, "schema"):
                raise MeadhallError(f"{name} is no backup of a hall.")
            label = msgspec.json.decode(backup.execute(f"SELECT label FROM {TABLE}").fetchone()[0], type=Label)
            (version,) = backup.execute("SELECT version FROM schema").fetchone()
            if label.format > FORMAT or version > newest_version():
                raise MeadhallError(f"{name} was made by a newer Meadhall than this one.")
            (verdict,) = backup.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok" or backup.execute("PRAGMA foreign_key_check").fetchone():
                raise MeadhallError(f"{name} is damaged; nothing was taken from it.")
            for table, wanted in label.rows.items():
                if not _has(backup, table) or _count(backup, table) != wanted:
                    raise MeadhallError(f"{name} is not whole: it should have {wanted} rows of {table}.")
    except (sqlite3.Error, msgspec.DecodeError, TypeError) as error:
        raise MeadhallError(f"{name} is damaged, or it is no backup of a hall.") from error
    return label


def restore(file: Path, store: Path, folder: Path, *, clock: Clock | None = None) -> Path | None:
    """Puts a backup in the place of a hall's database; returns where the old one is kept, if there was one.

    Refuses while a hall has the database. The last step puts the new file in the old one's place; up to then nothing
    has changed for a hall that is opened.
    """
    if not file.is_file():
        raise MeadhallError(f"There is no backup {file}.")
    label = check(file)
    for parent in (folder, store.parent):
        parent.mkdir(parents=True, exist_ok=True)
    new = not store.exists()
    with held_file(store):
        try:
            stamp = f"before-{_today(clock):%Y%m%dT%H%M%S.%fZ}"
            with _draft(store) as draft:
                with closing(_connect(file, "ro")) as backup, closing(_connect(draft, "rw")) as copy:
                    backup.backup(copy)
                    copy.execute("PRAGMA secure_delete = ON")
                    copy.execute(f"DROP TABLE {TABLE}")
                kept = None if new else _keep(store, stamp)
                _clear_logs(store)
                for name in BESIDE:
                    if name in label.beside:
                        _put_beside(folder / name, label.beside[name], stamp)
                _own(draft, store)
                _put(draft, store)
        except sqlite3.Error as error:
            raise MeadhallError(f"The backup could not be restored: {error}.") from error
        finally:
            if new and not store.stat().st_size:
                store.unlink()
    return kept


def _today(clock: Clock | None) -> datetime:
    return datetime.fromtimestamp((clock or SystemClock()).now(), UTC)


# ---- what is kept aside


def _keep(store: Path, stamp: str) -> Path:
    """Gives the old database a second name, and with it what SQLite has not yet written into it."""
    kept = store.with_name(f"{store.name}.{stamp}")
    try:
        os.link(store, kept)
    except OSError:  # a file has one name on this disk
        shutil.copy2(store, kept)
    for suffix in LOGS:
        if (log := _beside(store, suffix)).exists():
            shutil.copy2(log, _beside(kept, suffix))
    return kept


def _clear_logs(store: Path) -> None:
    """Takes away what SQLite has not yet written into the old database: it would write it into the new one."""
    with suppress(sqlite3.Error), closing(_connect(store, "rw")) as old:
        old.execute("SELECT 1 FROM sqlite_master")  # the last to leave writes it, if the database is still fit for that
    for suffix in LOGS:
        _beside(store, suffix).unlink(missing_ok=True)


def _beside(store: Path, suffix: str) -> Path:
    return store.with_name(store.name + suffix)


def _read_beside(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in BESIDE if (folder / name).is_file()}


def _put_beside(file: Path, content: bytes, stamp: str) -> None:
    if file.exists():
        if file.read_bytes() == content:
            return
        shutil.copy2(file, file.with_name(f"{file.name}.{stamp}"))
    with _draft(file) as draft:
        draft.write_bytes(content)
        _own(draft, file)
        _put(draft, file)


# ---- files


@contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """A file beside the one that is to be written, for its owner's eyes only; gone when it was not put in place."""
    draft = file.with_name(f"{file.name}.{token_hex(4)}.part")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield draft
    finally:
        for suffix in ("", *LOGS):
            _beside(draft, suffix).unlink(missing_ok=True)


def _put(draft: Path, file: Path) -> None:
    """Puts a draft in its place; after a power cut there is the old file or the new one, whole."""
    _make_sure(draft)
    draft.replace(file)
    _make_sure(file.parent)


def _make_sure(path: Path) -> None:
    """Waits until the disk has it."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _own(draft: Path, file: Path) -> None:
    """Gives a draft to whom the file belongs, or the folder: root restores, but the hall must be able to write."""
    if os.geteuid() == 0:
        owner = (file if file.exists() else file.parent).stat()
        os.chown(draft, owner.st_uid, owner.st_gid)


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.resolve()))}?mode={mode}", uri=True)


def _has(database: sqlite3.Connection, table: str) -> bool:
    return bool(database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)).fetchone())


def _rows(database: sqlite3.Connection) -> dict[str, int]:
    names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return {name: _count(database, name) for (name,) in names.fetchall()}


def _count(database: sqlite3.Connection, table: str) -> int:
    (count,) = database.execute(f'SELECT count(*) FROM "{table}"').fetchone()
    return int(count)
