"""What the texts of every title must say: held against what its rules say, and against whole matches."""

import random
from collections.abc import Iterator, Mapping, Set
from typing import Any, NamedTuple

from meadhall import SPECTATOR, Match
from meadhall.kernel import Question
from meadhall.terminal.words import Words

from .fluent_files import Message, id_of

NAMES = ("Sigrun", "Torvald", "Hrafnhild", "Eldgrim")
_PARTS_OF_A_QUESTION = {"help", "wait", "answer", "rule", "clause"}


def must_ask(known: Mapping[str, Message], asked: Mapping[str, set[str]]) -> None:
    """Every question has all its sentences, each from what the question is about and no more."""
    for prompt, about in asked.items():
        message = known[id_of("ask", prompt)]
        assert set(message.patterns) >= _PARTS_OF_A_QUESTION, prompt
        for part, variables in message.variables.items():
            may = _may_say(part, about)
            assert variables <= may, f"{prompt}.{part} uses {variables - may}"


def _may_say(part: str, about: set[str]) -> set[str]:
    """What a part of a question can be filled with."""
    if part.startswith(("answer", "instead")):
        return {"ref"}
    if part == "wait":
        return about | {"name", "seat"}
    return about | {"name", "seat", "count"} if part in ("", "help") or part.startswith("gives-up") else set()


def must_tell(known: Mapping[str, Message], told: Mapping[str, Mapping[str, bool]], silent: Set[str]) -> None:
    """Every event but the silent ones has its line, from fields that it has and that everybody may know."""
    assert {id for id in known if id.startswith("event-")} == {id_of("event", kind) for kind in told.keys() - silent}
    for kind in told.keys() - silent:
        fields, message = told[kind], known[id_of("event", kind)]
        open_to_all = {name for name, secret in fields.items() if not secret}
        may = open_to_all | {f"{name}-name" for name in open_to_all} | ({"name"} if "seat" in fields else set())
        if "hidden" in message.variants:
            may |= set(fields)
        for part, variables in message.variables.items():
            assert variables <= may, f"{kind}.{part} uses {variables - may}"


class Spoken(NamedTuple):
    """What was said around one answer: the question with the fields of its sentences, and all sentences."""

    question: Question
    fields: dict[str, Any]
    sentences: list[str]


def spoken(match: Match, words: Words, chance: random.Random, silent: Set[str]) -> Iterator[Spoken]:
    """A match that chance plays: what is asked, offered, refused and told, to spectators and to whoever answers."""
    names = NAMES[: match.seats]
    while match.pending:
        question = match.pending[0]
        count = sum(not ref.startswith("do:") for ref in question.options)
        fields = {**question.about, "name": names[question.seat], "seat": names[question.seat], "count": count}
        id = f"ask-{question.prompt}"
        parts = ("", ".wait") if question.automatic else ("", ".help", ".wait")
        sentences = [words(f"{id}{part}", **fields) for part in parts]
        assert len(sentences[0]) <= 50, sentences[0]
        sentences += [words.ref(ref) for ref in question.options]
        explained = question.automatic or question.because is not None  # that says which clause it was
        why_not = () if explained else question.refusals.values()
        refused = {id_of("refusal", clause) for clause in why_not}
        assert all(map(words.has, refused)), refused
        sentences += map(words, refused)
        told = match.answer(question.seat, chance.choice(question.options))
        for event in told[question.automatic :]:  # the first says why, in a table of its own
            for audience in (SPECTATOR, question.seat):
                line = words.event(event.seen_by(audience), names)
                assert (line is None) == (event.kind in silent), event.kind
                sentences.append(line or "-")
        yield Spoken(question, fields, sentences)
