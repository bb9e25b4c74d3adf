"""Packages from elsewhere, as they lie in a folder of Python's path: written by a test, or the example installed."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "driftwood"


def install_example(folder: Path) -> Path:
    """Installs the example as anybody would, without asking a package index for anything."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    command += ["--no-build-isolation", "--no-deps", "--no-index", "--target", str(folder), str(EXAMPLE)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return folder


def write_package(
    folder: Path,
    name: str,
    files: Mapping[str, str],
    *,
    games: Mapping[str, str] | None = None,
    bots: Mapping[str, str] | None = None,
) -> None:
    """Writes a package with its files and what it says it brings."""
    for path, text in {f"{name}/__init__.py": "", **files}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    groups = {"meadhall.games": games or {}, "meadhall.bots": bots or {}}
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in names.items()) for group, names in groups.items()]
    (info / "entry_points.txt").write_text("\n".join(lines))
