"""Writes ``web/test/lords/said.json``: what the terminal says of cards and Artifacts, for the browser to say the same.

``python -m tests.lords.saying_facts``
"""

import json
from pathlib import Path

from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import ARTIFACTS, card_name
from meadhall.games.lords.saying import artifact_said, card_said
from meadhall.games.lords.vocabulary import VOCABULARY
from meadhall.kernel import register
from meadhall.terminal.words import Words

FILE = Path(__file__).parents[2] / "web" / "test" / "lords" / "said.json"


def written() -> str:
    """The file as it should be: by language and ref."""
    register(GAME)
    cards = dict.fromkeys(card_name(ref.removeprefix("card:")) for ref in VOCABULARY if ref.startswith("card:"))
    said = {}
    for lang in ("en", "de"):
        words = Words("lords", lang)
        said[lang] = {f"card:{card}": card_said(words, f"card:{card}") for card in cards}
        said[lang] |= {f"artifact:{artifact}": artifact_said(words, artifact) for artifact in ARTIFACTS}
    return json.dumps(said, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
