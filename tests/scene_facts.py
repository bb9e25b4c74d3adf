"""Writes ``web/test/<title>/scene.json``: what a game tells every client once, for the tests of its scene.

``python -m tests.scene_facts reavers lords``
"""

import json
import sys
from pathlib import Path

from meadhall.kernel.titles import find

TITLES = ("reavers", "lords")


def file_of(title: str) -> Path:
    """Where the tests of a scene read it."""
    return Path(__file__).parents[1] / "web" / "test" / title / "scene.json"


def written(title: str) -> str:
    """The file as it should be."""
    return json.dumps(find(title).scene(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for title in sys.argv[1:] or TITLES:
        file_of(title).write_text(written(title), "utf-8")
