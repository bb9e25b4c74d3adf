"""A copy of the tree in which one file at a time is changed. Every process that a test starts sees the same change."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .project import CODE, TESTS, Project
from .sites import Mutant

COPIED = (CODE, TESTS, "docs")
NEVER = 0
"""When a changed file was written, as it says itself: no compiled file is as old, so none is taken for it."""


class Overlay:
    """The copy that one worker changes."""

    def __init__(self, project: Project, folder: Path) -> None:
        self._project, self.folder = project, folder
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(project.root.iterdir()):
            if path.is_dir() and path.name in COPIED:
                _bring_up_to_date(path, folder / path.name)
            elif path.is_file():
                _copy(path, folder / path.name)
            elif not path.name.startswith(".") and not (folder / path.name).exists():
                (folder / path.name).symlink_to(path)  # the browser client is only looked at

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """While it lasts, the mutant stands in the copy."""
        original, path = self._project.root / mutant.file, self.folder / mutant.file
        path.write_bytes(mutant.done_to(original.read_bytes()))
        os.utime(path, (NEVER, NEVER))
        try:
            yield
        finally:
            shutil.copy2(original, path)


def _bring_up_to_date(folder: Path, copy: Path) -> None:
    """Copies what is new or other, removes what is no more; what was compiled stays, for it knows its source."""
    wanted = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and _is_source(path)}
    for name in wanted:
        _copy(folder / name, copy / name)
    for path in list(copy.rglob("*")):
        if path.is_file() and _is_source(path) and path.relative_to(copy) not in wanted:
            path.unlink()


def _is_source(path: Path) -> bool:
    return "__pycache__" not in path.parts


def _copy(path: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True, exist_ok=True)
    there = copy.stat() if copy.exists() else None
    here = path.stat()
    if there is None or (there.st_mtime, there.st_size) != (here.st_mtime, here.st_size):
        shutil.copy2(path, copy)
