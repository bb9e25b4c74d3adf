"""Reads a title's Fluent files for tests that compare them with the rules and with each other."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Message(NamedTuple):
    """A message: its patterns by attribute (the value is ""), the variables of each, and all its named variants."""

    patterns: dict[str, str]
    variables: dict[str, set[str]]
    variants: set[str]


class _Reader(Visitor):
    """Collects the variables and the named variants of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


@cache
def messages(file: Path) -> dict[str, Message]:
    """The messages of a file in their order; nothing that Fluent could not read, and no id twice."""
    found: dict[str, Message] = {}
    source = file.read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if not isinstance(entry, ftl.Message):
            continue
        assert entry.id.name not in found, f"{file.name} has {entry.id.name} twice"
        message = Message({}, {}, set())
        for name, pattern in [("", entry.value), *((part.id.name, part.value) for part in entry.attributes)]:
            assert pattern is not None
            assert pattern.span is not None
            reader = _Reader()
            reader.visit(pattern)
            message.patterns[name] = source[pattern.span.start : pattern.span.end]
            message.variables[name] = reader.variables
            message.variants.update(reader.variants)
        found[entry.id.name] = message
    return found


def id_of(*parts: str) -> str:
    """The id of a message; underscores become hyphens, and the dots of a clause too."""
    return "-".join(parts).replace("_", "-").replace(".", "-")


def must_say_the_same(english: dict[str, Message], german: dict[str, Message]) -> None:
    """Both languages have the same messages in the same order, with the same parts, variables and named variants."""
    assert list(english) == list(german)
    for id, message in english.items():
        other = german[id]
        assert list(message.patterns) == list(other.patterns), id
        assert set().union(*message.variables.values()) == set().union(*other.variables.values()), id
        assert message.variants - {"one", "other"} == other.variants - {"one", "other"}, id


def must_not_be_much_longer(german: dict[str, Message], english: dict[str, Message]) -> None:
    """German runs at most three tenths longer than English, on the whole."""
    long, short = (sum(len(p) for m in texts.values() for p in m.patterns.values()) for texts in (german, english))
    assert long < 1.3 * short
