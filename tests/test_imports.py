"""Whichever module of a title is imported first, it can be, also where two lead to each other."""

import subprocess
import sys

import pytest

from meadhall.kernel.titles import TITLES

SCRIPT = """
import sys
from importlib import import_module
from pathlib import Path

import meadhall.kernel

title = sys.argv[1]
package = import_module(f"meadhall.games.{title}")
[folder] = package.__path__
for file in sorted(Path(folder).rglob("*.py")):
    parts = file.relative_to(folder).with_suffix("").parts
    if parts[0] in ("bots", "fast", "terminal") or parts[-1] == "__init__":
        continue
    for known in [name for name in sys.modules if name.startswith(package.__name__)]:
        del sys.modules[known]
    import_module(".".join((package.__name__, *parts)))
    print(*parts)
"""


@pytest.mark.parametrize("title", TITLES)
def test_every_module_of_the_rules_can_be_the_first(title: str) -> None:
    run = subprocess.run([sys.executable, "-c", SCRIPT, title], capture_output=True, text=True, timeout=300)

    assert run.returncode == 0, f"{run.stdout.splitlines()[-1:]} was the last that could: {run.stderr}"
    assert len(run.stdout.splitlines()) > 20
