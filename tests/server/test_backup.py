"""Backups: made while the hall is open, checked, and restored so that the match goes on and people are themselves."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from meadhall.kernel.errors import MeadhallError
from meadhall.store import Store, Write
from meadhall.store import backup as backups
from meadhall.store import statements as do
from meadhall.store.backup import Label, back_up, check, restore
from meadhall.store.hold import held_file
from meadhall.store.schema import MIGRATIONS, metadata, newest_version
from meadhall.store.store import sqlite_url
from tests.server.conftest import Process
from tests.server.guest import Guest


def meadhall(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "meadhall", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a hall that was visited by three people and is closed."""
    folder = tmp_path / "hall"
    folder.mkdir()
    (folder / "secret").write_bytes(b"s" * 32)
    asyncio.run(visit(folder, "ulf", "orm", "yrsa"))
    return folder


async def visit(folder: Path, *names: str) -> None:
    store = await Store.open(sqlite_url(folder / "meadhall.sqlite"))
    await store.commit([Write(do.ADD_PERSON, {"id": name, "name": name, "created_at": 1.0}) for name in names])
    await store.close()


def people(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "meadhall.sqlite")) as store:
        return sorted(name for (name,) in store.execute("SELECT name FROM people"))


def back(folder: Path, to: Path, *, force: bool = False) -> Label:
    return back_up(folder / "meadhall.sqlite", folder, to, force=force)


def put(file: Path, folder: Path) -> Path | None:
    return restore(file, folder / "meadhall.sqlite", folder)


def leftovers(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if ".part" in path.name)


# ---- a hall that is killed


@pytest.mark.slow
async def test_a_match_goes_on_from_a_backup_of_a_hall_that_was_killed(
    process: Callable[..., Process], tmp_path: Path
) -> None:
    """Given a match under way, a backup made while it is played, and a hall that is killed; when the backup is restored
    in a fresh folder, everything acknowledged before it is there, and the same person plays on."""
    hall = process(bots_ready=False)
    sigrun = await Guest.come(hall.address, "Sigrun")
    table = (await sigrun.open("ragnarocks", "me", "hotseat"))["table"]
    file, acknowledged = tmp_path / "hall.backup", 0
    async with sigrun.at(table) as s:
        await s.until("table")
        for _ in range(6):
            acknowledged = (await s.answer())["seq"]
        making = asyncio.create_task(asyncio.to_thread(meadhall, "backup", file, "--data", tmp_path))
        later = acknowledged
        while not making.done() and later < 40:  # the match is not to end meanwhile
            later = (await s.answer())["seq"]
            await asyncio.sleep(0.1)
        assert later > acknowledged, "the hall does not wait for its backup"
        made = await making
        assert (made.returncode, made.stderr) == (0, "")
        assert made.stdout.startswith(f"{file} holds 1 tables with ")
        refused = await asyncio.to_thread(meadhall, "restore", file, "--data", tmp_path)
        assert (refused.returncode, "A hall is open already" in refused.stderr) == (1, True)
        await asyncio.to_thread(hall.kill)
    await sigrun.leave()
    held = check(file).rows["entries"] - 1
    assert acknowledged <= held <= later

    fresh = tmp_path / "fresh"
    done = await asyncio.to_thread(meadhall, "restore", file, "--data", fresh)
    assert (done.returncode, done.stdout) == (0, f"{fresh / 'meadhall.sqlite'} is as it was in {file}.\n")
    again = Process(fresh, bots_ready=False)
    again.start()
    try:
        back_again = await Guest.come(again.address)
        me = (await back_again.http.get("/api/me", headers={"cookie": sigrun.cookie})).json()
        assert (me["person"], me["name"], me["csrf"]) == (sigrun.me["person"], "Sigrun", sigrun.me["csrf"])
        async with back_again.at(table, cookie=sigrun.cookie) as s:
            there = await s.until("table")
            assert (there["view"]["seq"], there["you"]["seats"]) == (held, [0, 1])
            assert (await s.answer())["seq"] == held + 1
        await back_again.leave()
    finally:
        again.close()


def test_what_is_committed_is_in_the_backup_while_it_lies_in_the_wal(data: Path, tmp_path: Path) -> None:
    """Given an open hall whose last commits are not in its file yet, a plain copy lacks them; the backup does not."""
    plain = tmp_path / "plain"
    plain.mkdir()
    with closing(sqlite3.connect(data / "meadhall.sqlite")) as hall:
        assert hall.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        hall.execute("INSERT INTO people VALUES ('runa', 'runa', 2.0)")
        hall.commit()
        hall.execute("INSERT INTO people VALUES ('loki', 'loki', 3.0)")  # not committed
        shutil.copy(data / "meadhall.sqlite", plain)
        back(data, tmp_path / "b")
        hall.rollback()
    assert people(plain) == ["orm", "ulf", "yrsa"]
    put(tmp_path / "b", tmp_path / "fresh")
    assert people(tmp_path / "fresh") == ["orm", "runa", "ulf", "yrsa"]


def test_everything_in_a_backup_is_of_the_same_moment(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who comes in after the rows were counted and before they are copied, they are not in it."""
    count = backups._rows

    def count_slowly(store: sqlite3.Connection) -> dict[str, int]:
        rows = count(store)
        with closing(sqlite3.connect(data / "meadhall.sqlite")) as hall:
            hall.execute("INSERT INTO people VALUES ('runa', 'runa', 2.0)")
            hall.commit()
        return rows

    monkeypatch.setattr(backups, "_rows", count_slowly)
    assert back(data, tmp_path / "b").rows["people"] == 3
    assert people(data) == ["orm", "runa", "ulf", "yrsa"]


# ---- backup


def test_a_backup_is_one_file_for_its_owners_eyes(data: Path, tmp_path: Path) -> None:
    label = back(data, tmp_path / "b")
    assert label.rows["people"] == 3
    assert set(label.rows) == set(metadata.tables)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b", "hall"]
    assert stat.S_IMODE((tmp_path / "b").stat().st_mode) == 0o600
    assert check(tmp_path / "b") == label
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b", "hall"], "looking at it leaves nothing beside it"


def test_a_backup_is_not_written_over_unless_told(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "b"
    back(data, file)
    asyncio.run(visit(data, "runa"))
    refused = meadhall("backup", file, "--data", data)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == f"meadhall: {file} exists already; --force writes over it.\n"
    assert check(file).rows["people"] == 3
    assert meadhall("backup", file, "--data", data, "--force").returncode == 0
    assert check(file).rows["people"] == 4


def test_the_halls_own_database_is_never_written_over(data: Path, tmp_path: Path) -> None:
    os.link(data / "meadhall.sqlite", tmp_path / "b")
    for file in (data / "meadhall.sqlite", tmp_path / "b"):
        with pytest.raises(MeadhallError, match="is the hall's own database"):
            back(data, file, force=True)


def test_a_backup_that_fails_leaves_the_old_one_and_nothing_else(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "b"
    back(data, file)
    before = file.read_bytes()
    monkeypatch.setattr(backups, "check", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        back(data, file, force=True)
    assert file.read_bytes() == before
    assert leftovers(tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "b", "--data", "nowhere"], "There are no matches in nowhere."),
        (["backup", "nowhere/b", "--data", "hall"], "nowhere/b cannot be written: name a file in"),
        (["backup", "hall", "--data", "hall", "--force"], "hall cannot be written: name a file in a folder"),
        (["backup", "b", "--db", "nonsense"], "'nonsense' is no address of a database"),
        (["backup", "b", "--db", "sqlite://"], "A hall that is kept in memory has nothing to back up."),
        (["backup", "b", "--data", "hall", "--db", "postgresql://h/d"], "is backed up with pg_dump and restored with"),
        (["restore", "b", "--data", "hall", "--db", "postgresql://h/d"], "keep hall/secret with it"),
        (["restore", "b", "--data", "hall"], "There is no backup b."),
        (["restore", "hall", "--data", "hall"], "There is no backup hall."),
        (["restore", "hall/secret", "--data", "hall"], "hall/secret is damaged, or it is no backup of a hall."),
        (["restore", "hall/meadhall.sqlite", "--data", "new"], "hall/meadhall.sqlite is no backup of a hall."),
    ],
)
def test_an_error_is_one_sentence(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run = meadhall(*arguments)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith("meadhall: ")
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hall"]
    assert people(data) == ["orm", "ulf", "yrsa"]


# ---- restore


def test_a_restored_hall_is_as_it_was_and_the_old_one_is_kept(data: Path, tmp_path: Path) -> None:
    back(data, tmp_path / "b")
    asyncio.run(visit(data, "runa"))
    (data / "secret").write_bytes(b"t" * 32)
    kept = put(tmp_path / "b", data)
    assert people(data) == ["orm", "ulf", "yrsa"]
    assert (data / "secret").read_bytes() == b"s" * 32
    assert stat.S_IMODE((data / "secret").stat().st_mode) == 0o600
    assert kept is not None
    with closing(sqlite3.connect(kept)) as old:
        assert old.execute("SELECT count(*) FROM people").fetchone() == (4,)
    (secret,) = data.glob("secret.before-*")
    assert secret.read_bytes() == b"t" * 32
    with closing(sqlite3.connect(data / "meadhall.sqlite")) as now:
        assert now.execute("SELECT 1 FROM sqlite_master WHERE name = 'backup'").fetchone() is None
    assert b64encode(b"s" * 32) in (tmp_path / "b").read_bytes()
    assert b64encode(b"s" * 32) not in (data / "meadhall.sqlite").read_bytes(), "the secret lies beside it, not in it"
    assert leftovers(data) == []


def test_what_a_killed_hall_left_in_its_wal_does_not_come_into_the_restored_one(data: Path, tmp_path: Path) -> None:
    """Given a hall that was killed, and its last commits with it in the WAL, they are kept with the old database."""
    back(data, tmp_path / "b")
    killed = tmp_path / "killed"
    with closing(sqlite3.connect(data / "meadhall.sqlite")) as hall:
        hall.execute("INSERT INTO people VALUES ('loki', 'loki', 3.0)")
        hall.commit()
        shutil.copytree(data, killed)
    kept = put(tmp_path / "b", killed)
    assert people(killed) == ["orm", "ulf", "yrsa"]
    assert kept is not None
    with closing(sqlite3.connect(kept)) as old:
        assert old.execute("SELECT name FROM people WHERE id = 'loki'").fetchall() == [("loki",)]


def test_a_wal_without_its_database_does_not_come_into_the_restored_one(data: Path, tmp_path: Path) -> None:
    back(data, tmp_path / "b")
    with closing(sqlite3.connect(data / "meadhall.sqlite")) as hall:
        hall.execute("INSERT INTO people VALUES ('loki', 'loki', 3.0)")
        hall.commit()
        fresh = tmp_path / "fresh"
        fresh.mkdir()
        shutil.copy(data / "meadhall.sqlite-wal", fresh)
    assert put(tmp_path / "b", fresh) is None
    assert people(fresh) == ["orm", "ulf", "yrsa"]


def test_an_old_database_that_nobody_can_read_is_kept_as_it_is(data: Path, tmp_path: Path) -> None:
    back(data, tmp_path / "b")
    (data / "meadhall.sqlite").write_bytes(b"These are not the runes you are looking for." * 100)
    (data / "meadhall.sqlite-wal").write_bytes(b"nor these")
    kept = put(tmp_path / "b", data)
    assert people(data) == ["orm", "ulf", "yrsa"]
    assert kept is not None
    assert kept.read_bytes().startswith(b"These are not")
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"nor these"


def test_a_hall_that_is_open_is_not_replaced(data: Path, tmp_path: Path) -> None:
    back(data, tmp_path / "b")
    asyncio.run(visit(data, "runa"))
    with held_file(data / "meadhall.sqlite"):
        refused = meadhall("restore", tmp_path / "b", "--data", data)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith("meadhall: A hall is open already")
    assert people(data) == ["orm", "runa", "ulf", "yrsa"]
    assert [path.name for path in data.glob("*before*")] == []


def damage_pages(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096 : 3 * 4096] = b"\xa5" * (2 * 4096)
    file.write_bytes(content)


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-8192])


def damage_an_index(file: Path) -> None:
    """The id of somebody in the index is not the one that they have."""
    content = file.read_bytes()
    places = [at for at in range(len(content)) if content.startswith(b"yrsa", at)]
    (alone,) = (at for at in places if at - 4 not in places and at + 4 not in places)
    file.write_bytes(content[:alone] + b"zrsa" + content[alone + 4 :])


def change(sql: str, *values: object) -> Callable[[Path], None]:
    def changed(file: Path) -> None:
        with closing(sqlite3.connect(file)) as store:
            store.execute(sql, values)
            store.commit()

    return changed


def relabel(file: Path) -> None:
    label = msgspec.structs.replace(check(file), format=99)
    change("UPDATE backup SET label = ?", msgspec.json.encode(label))(file)


WRONGS: dict[str, tuple[Callable[[Path], None], str]] = {
    "damaged pages": (damage_pages, "is damaged"),
    "cut off": (cut_off, "is damaged"),
    "a damaged index": (damage_an_index, "is damaged; nothing was taken from it."),
    "a row too few": (change("DELETE FROM people WHERE id = 'ulf'"), "is not whole: it should have 3 rows of people."),
    "a table too few": (change("DROP TABLE talk"), "is not whole: it should have 0 rows of talk."),
    "a seat without a table": (
        change("INSERT INTO seats (table_id, seat, kind, name, resigned) VALUES ('none', 0, 'open', '', 0)"),
        "is damaged; nothing was taken from it.",
    ),
    "a newer store": (change("UPDATE schema SET version = 99"), "was made by a newer Meadhall than this one."),
    "a newer backup": (relabel, "was made by a newer Meadhall than this one."),
    "no label": (change("DELETE FROM backup"), "is damaged, or it is no backup of a hall."),
    "another label": (change("UPDATE backup SET label = 'x'"), "is damaged, or it is no backup of a hall."),
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_a_backup_that_is_not_whole_is_not_restored(data: Path, tmp_path: Path, wrong: str) -> None:
    back(data, tmp_path / "b")
    spoil, sentence = WRONGS[wrong]
    spoil(tmp_path / "b")
    before = (data / "meadhall.sqlite").read_bytes()
    with pytest.raises(MeadhallError) as refused:
        put(tmp_path / "b", data)
    assert sentence in str(refused.value)
    assert (data / "meadhall.sqlite").read_bytes() == before
    assert sorted(path.name for path in data.iterdir()) == ["meadhall.sqlite", "secret"]


def test_a_restore_that_fails_leaves_nothing_behind(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back(data, tmp_path / "b")
    monkeypatch.setattr(backups, "_put", lambda *_: 1 / 0)
    for folder, files in ((data, ["meadhall.sqlite", "secret"]), (tmp_path / "fresh", [])):
        with pytest.raises(ZeroDivisionError):
            put(tmp_path / "b", folder)
        left = sorted(path.name for path in folder.iterdir() if "before" not in path.name)
        assert left == files
    assert people(data) == ["orm", "ulf", "yrsa"]


def test_a_backup_of_an_older_store_is_brought_up_to_date_by_the_hall(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back(data, tmp_path / "b")
    put(tmp_path / "b", tmp_path / "fresh")
    monkeypatch.setattr("meadhall.store.schema.MIGRATIONS", [*MIGRATIONS, lambda connection: None])
    asyncio.run(visit(tmp_path / "fresh", "runa"))
    assert people(tmp_path / "fresh") == ["orm", "runa", "ulf", "yrsa"]
    with closing(sqlite3.connect(tmp_path / "fresh" / "meadhall.sqlite")) as store:
        assert store.execute("SELECT version FROM schema").fetchall() == [(newest_version(),)]


@pytest.fixture
def as_root(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Whom files are given to, as if root restored."""
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda _, user, group: given.append((user, group)))
    return given


def test_what_root_restores_belongs_to_whom_the_hall_belongs(
    data: Path, tmp_path: Path, as_root: list[tuple[int, int]]
) -> None:
    back(data, tmp_path / "b")
    (data / "secret").write_bytes(b"t" * 32)
    put(tmp_path / "b", data)
    owner = data.stat()
    assert as_root == [(owner.st_uid, owner.st_gid)] * 2
