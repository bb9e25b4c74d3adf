"""What is changed, and where its tests are: Meadhall, or a small project of a test."""

from collections.abc import Iterator
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

CODE, TESTS = "src", "tests"


class Project(Struct, frozen=True):
    """A tree with code in ``src`` and tests in ``tests``."""

    root: Path
    areas: dict[str, str]
    """Each area with the folder its code is in; a sample is drawn from every one of them."""
    shares: dict[str, int]
    """How many of a hundred mutants each area gets."""
    left_out: tuple[str, ...] = ()
    """Patterns of files in these folders that are not changed."""
    untested: tuple[str, ...] = ()
    """Folders of tests that are never run against a mutant."""
    marks: str = ""
    """Which tests can be run at all, as pytest's ``-m`` has it."""
    close: dict[str, tuple[str, ...]] = {}
    """For the code of a folder, the tests that are closest to it: they are run first."""
    loads: tuple[str, ...] = ()
    """What tests import from outside, and takes long: loaded once, before any mutant."""

    def files(self) -> Iterator[tuple[str, str]]:
        """The files that may be changed, each with its area, in a stable order."""
        for area, folder in self.areas.items():
            for path in sorted((self.root / folder).rglob("*.py")):
                name = path.relative_to(self.root).as_posix()
                if not any(fnmatch(name, pattern) for pattern in self.left_out):
                    yield name, area

    def close_tests(self, file: str) -> tuple[str, ...]:
        """The folders of the tests that are closest to a file."""
        return next((tests for folder, tests in self.close.items() if file.startswith(folder)), ())

    def hash(self) -> str:
        """Names the state of code and tests: what was measured or found out holds as long as it is the same."""
        told = sha256()
        for folder in (CODE, TESTS):
            for path in sorted((self.root / folder).rglob("*")):
                name = path.relative_to(self.root).as_posix()
                if path.is_file() and "__pycache__" not in name and not name.startswith(self.untested):
                    told.update(name.encode() + b"\0" + path.read_bytes())
        return told.hexdigest()[:16]


def _titles(root: Path) -> list[str]:
    """The titles, by their folders."""
    return sorted(game.parent.name for game in (root / "src" / "meadhall" / "games").glob("*/game.py"))


def meadhall(root: Path) -> Project:
    """This project. What is compiled, the players, the texts and the table in letters are not changed."""
    return Project(
        root,
        areas={
            "rules": "src/meadhall/games",
            "kernel": "src/meadhall/kernel",
            "server": "src/meadhall/server",
            "store": "src/meadhall/store",
        },
        shares={"rules": 50, "kernel": 20, "server": 20, "store": 10},
        left_out=("*/bots/*", "*/fast/*", "*/bot.py", "*/learning.py", "*/terminal/*", "*/bench.py", "*/trials.py"),
        # those of players, of what is compiled and of the laboratory take long, and look at the rules only in passing
        untested=(
            "tests/mutants",
            "tests/browser",
            "tests/bots",
            "tests/ragnarocks/bots",
            "tests/ragnarocks/fast",
            "tests/lab",
        ),
        marks="not browser and not alone",
        close={
            "src/meadhall/games/lords/surtur": ("tests/surtur", "tests/lords", "tests/suite"),
            **{f"src/meadhall/games/{title}": (f"tests/{title}", "tests/suite") for title in _titles(root)},
            "src/meadhall/kernel": ("tests/kernel", "tests/suite"),
            "src/meadhall/server": ("tests/server",),
            "src/meadhall/store": ("tests/server",),
        },
        loads=(
            "asyncio",
            "hypothesis",
            "litestar",
            "msgspec",
            "numba",
            "numpy",
            "rich",
            "sqlalchemy.ext.asyncio",
            "textual.app",
            "uvicorn",
            "websockets",
        ),
    )
