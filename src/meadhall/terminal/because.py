"""Why an automaton did what it did, in sentences: what was compared, with which numbers, and which clause decided."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from meadhall.kernel import Candidate, Comparison, Explanation, Ref

from .title import Passage
from .words import Words


def explained(event: Mapping[str, Any], names: Sequence[str], words: Words) -> list[Passage]:
    """What a ``because`` tells: the step and what it came to, then each candidate with its numbers."""
    question = f"because-{event['prompt']}"
    name = names[event["seat"]]
    about = words(question, name=name) if words.has(question) else f"{name}, {event['prompt']}"
    told = event["because"]
    if told is None:
        clauses = ", ".join(event["clauses"])
        return [Passage(about, words("because-step", clauses=clauses) if clauses else words("because-free"))]
    why = msgspec.convert(msgspec.to_builtins(told), Explanation)
    return [Passage(about, _came_to(why, names, words)), *(_compared(why, one, names, words) for one in why.candidates)]


def _came_to(why: Explanation, names: Sequence[str], words: Words) -> str:
    """What was taken, and by which comparison."""
    if why.taken is None:
        return words("because-tied")
    what = _called(why.taken, names, words)
    by = next((one for one in why.comparisons if one.clause == why.decided), None)
    if by is None:
        return words("because-only", what=what)
    best = "because-highest" if by.best == "highest" else "because-lowest"
    said = words(best, what=what, number=_number(by, words), clause=by.clause)
    return said if by.source is None else f"{said} {words('because-source', source=by.source)}"


def _compared(why: Explanation, one: Candidate, names: Sequence[str], words: Words) -> Passage:
    """A candidate, its numbers, and what became of it."""
    told = []
    for by, number in zip(why.comparisons, one.numbers, strict=False):
        told.append(f"{_number(by, words)} {'∞' if number is None else number}")
    end = words("because-stays") if one.aside is None else words("because-aside", clause=one.aside)
    return Passage(_called(one.ref, names, words), ", ".join([*told, end]))


def _number(by: Comparison, words: Words) -> str:
    """What is compared, in the title's words."""
    return words(f"number-{by.what}") if words.has(f"number-{by.what}") else by.what


def _called(ref: Ref, names: Sequence[str], words: Words) -> str:
    kind, _, id = ref.partition(":")
    return names[int(id)] if kind == "seat" and id.isdecimal() and int(id) < len(names) else words.ref(ref)
