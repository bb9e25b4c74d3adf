"""What all tests share: how long properties are looked for, and where the browser is."""

import gc
import os
import shutil
from collections.abc import Generator

import pytest
from hypothesis import settings

settings.register_profile("quick", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("fuzz", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile("quick")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser that tests drive; `make test` sees to it that there is one."""
    path = os.environ.get("MEADHALL_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "There is no Chromium here; `make test` installs one."
    return path


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What ten thousand tests are made of stays until the end: nobody goes through it in search of garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The shared suite comes first: its tests are among the longest, and nobody waits for the last of them alone."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/suite/"))
