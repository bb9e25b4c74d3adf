"""A project of one rule and a few tests, in which some mutants are killed and some are not."""

from pathlib import Path

from tools.mutants.project import Project

RULE = '''"""A tug of war."""

MOST = 3


def pull(rope: int, by: int) -> int:
    """The rope goes over, but not beyond the end."""
    if by > MOST:
        by = MOST
    return rope + by


def rest(rope: int) -> int:
    """Nobody tries this."""
    return rope - 1


def settle(rope: int) -> int:
    """Comes to rest, step by step."""
    while rope > 0:
        rope -= 1
    return rope
'''
TESTS = '''import subprocess
import sys

from tug.rope import pull, settle


def test_pull():
    assert pull(2, 1) == 3


def test_settle():
    assert settle(2) == 0


def test_elsewhere():
    """In another process, which sees the same tree."""
    code = "from tug.rope import pull; print(pull(1, 9))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "4\\n"


def test_that_fails_anyway():
    assert settle(1) == 9


def test_skipped():
    import pytest
    pytest.skip("not today")
'''


def tiny(root: Path) -> Project:
    """Writes the project down."""
    for name, text in (
        ("src/tug/__init__.py", ""),
        ("src/tug/rope.py", RULE),
        ("tests/test_rope.py", TESTS),
        ("pyproject.toml", "[tool.pytest.ini_options]\n"),
    ):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Project(root, {"rules": "src/tug"}, {"rules": 100})
