"""A title's texts as they are sent: all that a table says, without what only whoever writes them reads."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from meadhall.kernel import find
from meadhall.server import titles

FILES = [(game, lang) for game in ("ragnarocks", "bloodrage", "reavers", "lords") for lang in ("en", "de")]


def said(source: str) -> list[ftl.Message | ftl.Term]:
    """Every message of a source; nothing that Fluent could not read."""
    entries = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return [entry for entry in entries if isinstance(entry, ftl.Message | ftl.Term)]


@pytest.mark.parametrize(("game", "lang"), FILES)
def test_texts_are_sent_whole_without_comments_and_indentation(game: str, lang: str) -> None:
    written = (find(game).folder() / "texts" / f"{lang}.ftl").read_text("utf-8")
    sent = titles.texts(game, lang)
    assert len(sent) < len(written)
    assert not [line for line in sent.splitlines() if not line or line.startswith(("#", "  ["))]
    here, there = said(written), said(sent)
    assert len(here) == len(there) > 400
    assert all(one.equals(other, ["span", "comment"]) for one, other in zip(here, there, strict=True))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_automata_say_comes_by_itself(lang: str) -> None:
    """Given a title whose rules play seats, then what they say is sent apart from the rest; others have none."""
    every, apart = titles.texts("lords", lang), titles.automata_texts("lords", lang)
    assert "ask-follower-roll =" in apart
    assert "ask-follower-roll =" not in every
    assert not {one.id.name for one in said(every)} & {one.id.name for one in said(apart)}
    assert titles.automata_texts("ragnarocks", lang) == ""
