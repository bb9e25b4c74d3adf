"""Effect words (``meadhall.kit.effects``): each is read by a rule of its title, and each stands on a card.

A rule reads a word where it names its type: to look it up, to hang what it does on it, or in a ``case``. An import or
an annotation reads nothing.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..kit.effects import Word


def written(module: str, kind: type[Word] = Word) -> list[type[Word]]:
    """The words that a module of a title defines, down to those that no other is a kind of."""
    found = [word for more in kind.__subclasses__() for word in written(module, more)]
    return found or ([kind] if kind.__module__ == module else [])


def unread(words: Iterable[type[Word]], rules: Iterable[Path]) -> list[str]:
    """The words that none of these files reads."""
    read = {name for file in rules for name in _read(ast.parse(file.read_text("utf-8")))}
    return [word.__name__ for word in words if word.__name__ not in read]


def unnamed(words: Iterable[type[Word]], effects: Iterable[Word]) -> list[str]:
    """The words that stand on no card."""
    named = {type(effect) for effect in effects}
    return [word.__name__ for word in words if word not in named]


def rules_of(folder: Path) -> list[Path]:
    """The files of a title's folder that are rules: bots and drawings may read a word, but do nothing with it."""
    beside = {"bots", "fast", "terminal", "words.py", "content.py", "bot.py", "learning.py"}
    return sorted(file for file in folder.rglob("*.py") if not beside & set(file.relative_to(folder).parts))


def _read(node: ast.AST) -> Iterator[str]:
    """The names that are read in a piece of code, other than as annotations."""
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield node.id if isinstance(node, ast.Name) else node.attr
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _read(child)
