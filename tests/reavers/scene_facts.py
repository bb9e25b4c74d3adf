"""Writes ``web/test/reavers/scene.json``: what the game says of boards, cards and dice, for the tests of its scene.

``python -m tests.reavers.scene_facts``
"""

import json
from pathlib import Path

from meadhall.games.reavers.view import scene

FILE = Path(__file__).parents[2] / "web" / "test" / "reavers" / "scene.json"


def written() -> str:
    """The file as it should be."""
    return json.dumps(scene(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
