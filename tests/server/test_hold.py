"""One hall to a database: a second one is refused, by whatever way it comes to it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.store.database import file_of, is_sqlite
from meadhall.store.errors import StoreUnavailable
from meadhall.store.hold import Held, held, held_file
from meadhall.store.store import sqlite_url
from tests.server.conftest import Process

WAYS: dict[str, Callable[[Path, Path], list[str]]] = {
    "the same folder": lambda data, _: ["--data", str(data)],
    "another name of the folder": lambda data, other: ["--data", str(linked(data, other / "link"))],
    "a link to its file": lambda data, other: [
        "--data",
        str(linked(data / "meadhall.sqlite", other / "meadhall.sqlite").parent),
    ],
    "a second name of its file": lambda data, other: ["--data", str(hard(data / "meadhall.sqlite", other).parent)],
    "its address": lambda data, other: ["--data", str(other), "--db", sqlite_url(data / "meadhall.sqlite")],
    "its address with a detour": lambda data, other: [
        "--data",
        str(other),
        "--db",
        f"sqlite:///file:{other}/../{data.name}/meadhall.sqlite?uri=true",
    ],
}
"""Ways to come to a hall's database from a folder of one's own."""


def linked(what: Path, link: Path) -> Path:
    link.symlink_to(what)
    return link


def hard(what: Path, folder: Path) -> Path:
    os.link(what, folder / what.name)
    return folder / what.name


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The data folder of a hall that is open."""
    folder = tmp_path_factory.mktemp("hall")
    process = Process(folder, bots_ready=False)
    process.start()
    yield folder
    process.close()


@pytest.mark.parametrize("way", WAYS)
def test_a_second_hall_is_refused(data: Path, tmp_path: Path, way: str) -> None:
    second = serve(*WAYS[way](data, tmp_path))
    assert (second.returncode, second.stdout) == (1, "")
    assert second.stderr.startswith("meadhall: A hall is open already that keeps its matches in ")
    assert second.stderr.count("\n") == 1


def test_whoever_is_refused_has_touched_nothing(data: Path, tmp_path: Path) -> None:
    """Given a second hall that is refused, the first one still has its file to itself."""
    for _ in range(2):
        with pytest.raises(Held), held_file(data / "meadhall.sqlite"):
            pytest.fail("two halls have the same file")


def test_the_file_is_free_again_when_its_holder_lets_go(tmp_path: Path) -> None:
    file = tmp_path / "meadhall.sqlite"
    for _ in range(2):
        with held_file(file), pytest.raises(Held), held_file(file):
            pytest.fail("two have the same file")


def test_a_file_that_was_put_in_its_place_meanwhile_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a backup that takes the file's place between opening and locking it, the new file is locked."""
    file, new = tmp_path / "meadhall.sqlite", tmp_path / "new"
    file.touch()
    new.touch()
    really_open, opened = os.open, []

    def open_slowly(path: Path, *how: int) -> int:
        opened.append(really_open(path, *how))
        if new.exists():
            new.replace(file)
        return opened[-1]

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", open_slowly)
        hold = held_file(file)
        hold.__enter__()
    assert len(opened) == 2
    with pytest.raises(Held), held_file(file):
        pytest.fail("two have the same file")
    hold.__exit__(None, None, None)


async def test_a_store_in_memory_is_nobody_elses() -> None:
    async with held("sqlite://"), held("sqlite:///:memory:"):
        pass


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:///hall.sqlite", "hall.sqlite"),
        ("sqlite:////srv/hall.sqlite", "/srv/hall.sqlite"),
        ("sqlite+aiosqlite:////srv/hall.sqlite", "/srv/hall.sqlite"),
        ("sqlite:///file:/srv/old%2520hall.sqlite?mode=rw&uri=true", "/srv/old hall.sqlite"),
        ("sqlite:///file:hall?mode=memory&cache=shared&uri=true", None),
        ("sqlite:///:memory:", None),
        ("sqlite://", None),
    ],
)
def test_the_file_that_an_address_names(url: str, file: str | None) -> None:
    assert is_sqlite(url)
    assert file_of(url) == (None if file is None else Path(file))


def test_addresses_of_servers() -> None:
    assert not is_sqlite("postgresql://hall@127.0.0.1/hall")
    with pytest.raises(StoreUnavailable, match="cannot be read"):
        is_sqlite("nonsense")
