"""The words of a match with Followers: whatever is asked, told or explained has its sentence in both languages."""

import random
from itertools import islice

import pytest

from meadhall import Match
from meadhall.clauses import Clauses
from meadhall.games.lords.game import GAME
from meadhall.games.lords.state import Options
from meadhall.terminal.words import Words
from tests.title_texts import spoken

from ..lords.test_texts import LEFTOVER, SILENT, messages

ANSWERS = 400
"""So many of each match: some rounds of it."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_reasons_are_those_of_clauses(lang: str) -> None:
    """Given why something was put aside, then a clause says so, in few words that may stand after a colon."""
    clauses = Clauses.of("lords")
    texts = messages(lang)
    reasons = {id: texts[id] for id in texts if id.startswith("aside-")}
    assert len(reasons) > 50
    for id, reason in reasons.items():
        said = str(Words("lords", lang)(id))
        assert id.removeprefix("aside-").replace("-", ".").replace("LS.", "LS-") in clauses, id
        assert len(said) < 60, reason
        assert said[-1] not in ".:", reason


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("followers", "seats"), [(1, 2), (3, 4), (1, 3)])
def test_matches_with_followers_are_told_without_a_gap(followers: int, seats: int, lang: str) -> None:
    words, match = Words("lords", lang), Match.new(GAME, seats, seats, options=Options(followers=followers))
    for _, _, sentences in islice(spoken(match, words, random.Random(seats), SILENT), ANSWERS):
        for sentence in sentences:
            assert sentence
            assert not LEFTOVER.search(sentence), sentence
