"""The example, installed once; and packages that are there for one test."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.bots import guests
from meadhall.kernel import titles
from tests.packages.mounting import install_example, write_package
from tests.server.conftest import complaints

__all__ = ["complaints"]
Bring = Callable[..., Path]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example, installed."""
    return install_example(tmp_path_factory.mktemp("site"))


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Lets packages be there for one test: written ones, or a folder of installed ones."""
    folders: set[Path] = set()

    def come(name: str | Path, *args: object, **more: object) -> Path:
        folder = name if isinstance(name, Path) else tmp_path / "elsewhere"
        if isinstance(name, str):
            folder.mkdir(exist_ok=True)
            write_package(folder, name, *args, **more)  # type: ignore[arg-type]
        folders.add(folder)
        monkeypatch.syspath_prepend(str(folder))
        look_again()
        return folder

    yield come
    look_again()
    for name, module in list(sys.modules.items()):  # only what came with them: others hold on to what they imported
        file = getattr(module, "__file__", None)
        if file is not None and not folders.isdisjoint(Path(file).parents):
            del sys.modules[name]


def look_again() -> None:
    titles.look_again()
    guests.look_again()


@pytest.fixture
def driftwood(bring: Bring, site: Path) -> Path:
    """The example is there."""
    return bring(site)
