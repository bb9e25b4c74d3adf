"""What the coach says at somebody's first matches, and the words of hints: in two languages, short, and true."""

from pathlib import Path

import pytest

from meadhall.kernel import find
from meadhall.kernel.titles import TITLES
from tests.fluent_files import Message, id_of, messages

MOST_WORDS, LEAST, MOST = 30, 8, 14


def said(game: str, lang: str, folder: str = "coach") -> dict[str, Message]:
    return messages(Path(str(find(game).folder())) / folder / f"{lang}.ftl")


@pytest.mark.parametrize("game", TITLES)
def test_the_coach_says_in_a_few_words_what_choices_are_about(game: str) -> None:
    """Given the coach of a title, then each note is of a question of that title, short, and there in both languages."""
    asked = {id_of("coach", prompt) for prompt in find(game).prompts}
    for lang in ("en", "de"):
        notes = {id: message for id, message in said(game, lang).items() if id.startswith("coach-")}
        assert set(notes) <= asked
        assert LEAST <= len(notes) <= MOST
        for id, message in notes.items():
            words = len(message.patterns[""].split())
            assert words <= MOST_WORDS, f"{lang} {id} has {words} words"
            assert not message.variables[""]
    assert list(said(game, "en")) == list(said(game, "de"))


@pytest.mark.parametrize("game", TITLES)
def test_hints_tell_of_events_that_there_are(game: str) -> None:
    """Given what a hint may tell of worlds, then the title tells such events, and both languages say how often."""
    told = said(game, "en", "texts")
    for lang in ("en", "de"):
        for id, message in said(game, lang).items():
            if id.startswith(("hint-told-", "hint-others-")):
                kind = id.removeprefix("hint-told-").removeprefix("hint-others-")
                assert f"event-{kind}" in told, id
                assert message.variables[""] == {"here", "worlds", "instead"}, id
