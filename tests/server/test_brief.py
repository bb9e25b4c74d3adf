"""Frames in brief: what is sent can be read again to the letter, and is little more than half as long."""

import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel import Match, Watch, apply
from meadhall.kernel.frames import Frame
from meadhall.server.brief import in_brief, in_full
from meadhall.server.client import encode
from tests.kernel.test_automata import stashing

FACTS = Path(__file__).parents[2] / "web" / "test" / "brief.json"
"""The same for the browser; ``python -m tests.server.test_brief`` writes it."""


def messages(match: Match, audience: int, seed: int = 1) -> Any:
    """A match that chance plays: the view before each answer, and the frames of it and of what automata did."""
    watch, chance = Watch([audience]), random.Random(seed)
    while match.pending:
        before, question = match.view(audience), match.pending[0]
        watch.during(match, partial(match.answer, question.seat, chance.choice(question.options)))
        frames = [watch.frames[audience]]
        while match.automatic is not None:
            watch.during(match, match.step)
            frames.append(watch.frames[audience])
        yield json.loads(encode(before)), frames


def plain(frames: list[list[Frame]]) -> Any:
    """As a client reads it."""
    return json.loads(encode(frames))


def seen(view: Any, frames: Any) -> list[tuple[Any, Any]]:
    """What a client is told and sees, frame by frame."""
    moments = []
    for frame in (frame for answer in frames for frame in answer):
        view = apply(view, frame.get("patch", {}))
        moments.append((frame.get("event"), view))
    return moments


@pytest.mark.parametrize(("seats", "followers"), [(2, 1), (4, 3)])
def test_what_is_sent_in_brief_is_read_again_to_the_letter(seats: int, followers: int) -> None:
    """Given a match against Followers, then a client is told and sees the same, and long messages are far shorter."""
    match = Match.new("lords", seats, 3, {"followers": followers})
    sent: list[tuple[int, int]] = []
    for before, frames in messages(match, seats - 1):
        brief = in_brief(frames)
        assert seen(before, in_full(before["asked"], plain(brief))) == seen(before, plain(frames))
        sent.append((len(encode(frames)), len(encode(brief))))

    assert all(brief <= whole for whole, brief in sent)
    longest = sorted(sent)[-len(sent) // 20 :]
    assert sum(brief for _, brief in longest) < 0.6 * sum(whole for whole, _ in longest)


def test_what_nobody_was_asked_before_is_told_in_full() -> None:
    """Given a message that begins with an automaton's answer, then its first reasons are there, later ones brief."""
    match, watch = stashing(), Watch([0])
    match.answer(1, match.pending[0].options[0])
    frames = []
    while match.automatic is not None:
        watch.during(match, match.step)
        frames.append(watch.frames[0])

    first, second, *_ = (answer[0].event for answer in in_brief(frames))

    assert first is not None
    assert second is not None
    assert first["because"] is not None
    assert second == {"kind": "because", "asked": 0}


def test_an_event_that_says_more_than_the_ask_is_kept() -> None:
    ask = {"seat": 2, "prompt": "stir", "about": {}, "options": ["do:step"], "refusals": {}, "clauses": ["TY-3.2"]}
    said = {"kind": "because", "ref": "do:other", "seat": 2, "prompt": "stir", "about": {}, "clauses": ["TY-3.2"]}
    event = {**said, "because": None}

    (frames,) = in_brief([[Frame(patch={"=asked": [ask]}), Frame(event=event)]])

    assert frames[1].event == event


def test_an_ask_whose_refusals_say_more_than_its_reasons_is_kept() -> None:
    because: dict[str, Any] = {
        "question": "q",
        "comparisons": [],
        "candidates": [],
        "taken": "do:step",
        "decided": None,
    }
    ask = {
        "seat": 2,
        "prompt": "p",
        "about": {},
        "options": ["do:step"],
        "refusals": {"seat:1": "TY-3.6"},
        "clauses": [],
    }

    ((frame,),) = in_brief([[Frame(patch={"=asked": [{**ask, "because": because}]})]])

    assert frame.patch == {"=asked": [{**ask, "because": because}]}


# ---- for the browser


def facts() -> dict[str, Any]:
    """A choice at the giant's table and what the giant did then: in brief, and in full."""
    before, frames = next(pair for pair in messages(stashing(), 0) if len(pair[1]) > 3)
    return {"before": before, "brief": plain(in_brief(frames)), "full": plain(frames)}


def test_the_browser_reads_the_same() -> None:
    assert json.loads(FACTS.read_text("utf-8")) == facts(), "python -m tests.server.test_brief"


if __name__ == "__main__":
    FACTS.write_text(json.dumps(facts(), ensure_ascii=False, indent=2) + "\n", "utf-8")
