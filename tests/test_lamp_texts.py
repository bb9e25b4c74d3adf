"""What is said under the lamp: the same in both languages, and something for every reason that a title gives."""

import re
from pathlib import Path

import pytest

from meadhall.kernel.titles import find

from .fluent_files import messages, must_say_the_same

ROOT = Path(__file__).parents[1]
TITLES = ("ragnarocks", "bloodrage", "reavers", "lords")
WEB = ("lamp", "sharing")
REASON = re.compile(r'Reason\(\s*f?"([a-z-]+)')


@pytest.mark.parametrize("part", WEB)
def test_the_shell_says_the_same_in_both_languages(part: str) -> None:
    english, german = (messages(ROOT / f"web/src/{part}/{lang}.ftl") for lang in ("en", "de"))
    must_say_the_same(english, german)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_words_for_every_reason_it_gives(title: str) -> None:
    """Given the reasons in a title's code, then both languages have a sentence for each, and for no foreign prompt."""
    folder = ROOT / "src/meadhall/games" / title
    english, german = (messages(folder / f"texts/lamp/{lang}.ftl") for lang in ("en", "de"))
    must_say_the_same(english, german)
    given = {f"why-{id}" for id in REASON.findall((folder / "bots/why.py").read_text("utf-8")) if not id.endswith("-")}
    assert given <= english.keys()
    prompts = {prompt.replace("_", "-") for prompt in find(title).prompts}
    instead = {id.removeprefix("why-instead-") for id in english if id.startswith("why-instead-")}
    assert instead <= prompts
