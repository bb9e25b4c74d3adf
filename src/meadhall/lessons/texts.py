"""What the coach says: the Fluent texts of a title's lessons, in each of its languages."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from ..kernel.errors import ContentError
from ..kit.toml import error_at

LANGUAGES = ("en", "de")
"""A title of the house teaches in all of these; one of another package in English, and in those it likes."""


class Texts:
    """The sentences of a title's lessons in one language, by the id of a message or of a part of one: ``id.why``."""

    def __init__(self, folder: Traversable | Path, lang: str) -> None:
        self.lang, self.name = lang, f"{folder.name}/{lang}.ftl"
        self._source = (folder / f"{lang}.ftl").read_text("utf-8")
        resource = FluentResource(self._source)
        self._messages: dict[str, ftl.Message] = {}
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                raise self.mistake("this is no Fluent text", entry)
            if isinstance(entry, ftl.Message):
                if entry.id.name in self._messages:
                    raise self.mistake(f"{entry.id.name} is there twice", entry)
                self._messages[entry.id.name] = entry
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(resource)

    def __call__(self, id: str, /, **fields: Any) -> str:
        """The sentence of that id, filled in; an empty one if there is none."""
        return self._said(id, fields)[0]

    def lacking(self, id: str, /, **fields: Any) -> str:
        """What a sentence speaks of and these fields do not say; nothing, if it can be said."""
        return " and ".join(dict.fromkeys(str(error) for error in self._said(id, fields)[1]))

    def _said(self, id: str, fields: dict[str, Any]) -> tuple[str, Sequence[Exception]]:
        name, _, part = id.partition(".")
        if not self._bundle.has_message(name):
            return "", ()
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            return "", ()
        text, errors = self._bundle.format_pattern(pattern, fields)
        return str(text), errors

    def parts(self) -> tuple[str, ...]:
        """The id of everything that can be said, in the order of the file."""
        return tuple(
            id
            for name, message in self._messages.items()
            for id in (name, *(f"{name}.{part.id.name}" for part in message.attributes))
        )

    def mistake(self, sentence: str, about: "str | ftl.SyntaxNode") -> ContentError:
        """A mistake with file and line: at a message, or where the file ends if it has none of that id."""
        node = self._messages.get(about.partition(".")[0]) if isinstance(about, str) else about
        line = len(self._source.splitlines())
        if node is not None and node.span is not None:
            line = self._source.count("\n", 0, node.span.start) + 1
        return error_at(self.name, line, sentence)
