"""Overlays on the command line: ``--overlay``, ``meadhall content check``, and records with values of their own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

from cyclopts import Parameter

from ..kernel.errors import BrokenRecord, OtherValues
from ..kit.overlay import VARIABLE, Change, Overlay, use, written

OVERLAY = Parameter(help="A file with printed values that take the place of the house's; see `meadhall content`.")
RECORDS_BRING_VALUES = ("replay", "export")
"""Commands that are run again with the values of the match they are about."""


def content(
    action: Annotated[Literal["check"], Parameter(help="Reads it as serve would, and says what it changes.")],
    file: Annotated[Path, Parameter(help="The overlay, a TOML file: [bloodrage.cards.a1-troll], then strength = 3.")],
    /,
) -> None:
    """Checks a file of printed values."""
    changes = [change for change in use(file).changes if change.field not in ("source", "refs")]
    for title in dict.fromkeys(change.title for change in changes):
        own = [change for change in changes if change.title == title]
        house = sum(change.source == "house" for change in own)
        print(f"{title}: {_values(len(own))}, {house or 'none'} of them in the place of the house's.")
        for change in own:
            print(f"  {_told(change)}")
    if not changes:
        print(f"{file} changes nothing.")


def use_overlay(file: Path | None) -> None:
    """Puts an overlay in force before any title is read; nothing if there is none."""
    if file is not None:
        use(file)


def again_under(error: OtherValues, arguments: Sequence[str]) -> "subprocess.CompletedProcess[bytes]":
    """Runs a command in a process that reads the values a match was played under."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "values.toml"
        file.write_text(written(error.game, error.values), "utf-8")
        if Overlay.read(file).values(error.game) != error.values:
            raise BrokenRecord("The values that the match was played under are not written as an overlay's.")
        command = [sys.executable, "-m", "meadhall", *arguments]
        return subprocess.run(command, env={**os.environ, VARIABLE: str(file)}, check=False)


def _values(count: int) -> str:
    return f"{count} value" if count == 1 else f"{count} values"


def _told(change: Change) -> str:
    before = "nothing" if change.before is None else change.before
    return f"{change.file}, {change.record}: {change.field} is {change.after}, was {before} ({change.source})"
