"""Followers of Surtur in the terminal: whole matches are shown, each turn of theirs with its six steps."""

import pytest

from meadhall.terminal.session import Session
from meadhall.testing import clause

from ..terminal.screens import SIZES, is_whole, played, screen

EVERY = 20
"""How many answers lie between two looks; every question is looked at when it comes for the first time."""


@clause("LS-17.12")
@pytest.mark.parametrize(("seats", "followers"), [(2, 1), (4, 2)])
def test_a_match_is_shown_whole(seats: int, followers: int) -> None:
    session = Session("lords", seats, (), 3, "en", {"followers": followers})
    prompts = set[str]()
    for number, now in enumerate(played(session, 3)):
        prompt = now.match.pending[0].prompt if now.match.pending else ""
        if number % EVERY and prompt in prompts:
            continue
        prompts.add(prompt)
        for size in SIZES:
            assert is_whole(screen(now, size), size)


@clause("LS-4.1")
def test_the_sixth_step_of_a_follower_is_named() -> None:
    session = Session("lords", 2, (), 3, "en", {"followers": 1})
    seen = set[str]()
    for now in played(session, 3):
        table = now.match.view(-1)["table"]
        if table["step"] and table["active"] == 0 and table["step"] not in seen:
            seen.add(table["step"])
            assert "6 Clean-up" in screen(now, SIZES[1]).text("stage")
        if len(seen) == 6:
            break
    assert "cleanup" in seen
