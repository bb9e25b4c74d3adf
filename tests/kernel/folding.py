"""Writes ``web/test/fold.json``: views of real matches with the patches between them, for the browser to fold.

``python -m tests.kernel.folding``
"""

import json
from functools import partial
from pathlib import Path
from typing import Any

from meadhall.kernel import Chance, Match, Watch, diff
from meadhall.suite.looking import plain

FILE = Path(__file__).parents[2] / "web" / "test" / "fold.json"

SMALL: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("nothing", {"a": 1}, {"a": 1}),
    ("a number", {"a": 1, "b": [1, 2]}, {"a": True, "b": [1, 2]}),
    ("keys that go, come and change places", {"a": 1, "b": 2, "c": {"x": 1, "y": 2}}, {"b": 2, "c": {"y": 2}, "a": 1}),
    ("signs as keys", {"": {"=": [1], ".": {}, "-": 0, "~": 1}}, {"": {"=": [2], ".": {"~": 3}, "~": 1}}),
    ("a list", {"l": ["wolf", "boar", {"e": 1}, "elk"]}, {"l": ["wolf", "bear", "boar", {"e": 1}, "elk"]}),
    ("inside a list", {"l": [{"n": "some clan", "g": 1}] * 3}, {"l": [{"n": "some clan", "g": g} for g in (1, 5, 1)]}),
    ("from nothing to something", {"p": None}, {"p": {"cards": []}}),
]
PLAYED = [("ragnarocks", 2, 60, 0), ("bloodrage", 4, 90, 1), ("bloodrage", 2, 80, -1)]
"""Title, seats, answers, audience."""


def stories() -> list[dict[str, Any]]:
    """What is folded: views before and after, with all patches that lie between."""
    told = [{"what": what, "before": old, "patches": [diff(old, new)], "after": new} for what, old, new in SMALL]
    for title, seats, answers, audience in PLAYED:
        match, watch, chance, patches = Match.new(title, seats, 11), Watch([audience]), Chance(11), list[Any]()
        before = match.view(audience)
        for _ in range(answers):
            question = match.pending[chance.below(len(match.pending))]
            ref = question.options[chance.below(len(question.options))]
            watch.during(match, partial(match.answer, question.seat, ref))
            patches += [frame.patch for frame in watch.frames[audience] if frame.patch]
        what = f"{answers} answers of {title}, {seats} seats, audience {audience}"
        told.append({"what": what, "before": before, "patches": patches, "after": match.view(audience)})
    return [plain(story) for story in told]


def text() -> str:
    """The whole file, a line for each patch."""
    head = ("what", "before", "after")
    lines = []
    for story in stories():
        fields = [f"{json.dumps(key)}: {json.dumps(story[key])}" for key in head]
        patches = ",\n".join(json.dumps(patch) for patch in story["patches"])
        lines.append("{" + ",\n".join([*fields, f'"patches": [\n{patches}\n]']) + "}")
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
