"""What a title's rules say, read from their source: for tests that look for its sentences in both languages."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path


class Said:
    """What the rules in a folder tell, ask and refuse; prompts and kinds of events are written out there."""

    def __init__(self, folder: Path, prefix: str, asking: Mapping[str, int] | None = None) -> None:
        self.folder, self.prefix = folder, prefix
        self.asking = asking or {"Ask": 1, "ask": 1}
        """What asks, and which of its arguments is the prompt."""

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        """Every function of the title."""
        trees = [ast.parse(file.read_text("utf-8")) for file in sorted(self.folder.glob("**/*.py"))]
        return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]

    @cached_property
    def told(self) -> dict[str, dict[str, bool]]:
        """The events by kind: the fields that every one of that kind has, and whether some may not know them."""
        found: dict[str, dict[str, bool]] = {}
        for function in self.functions:
            for call in calls(function, "tell"):
                fields: dict[str, bool] = {}
                for keyword in call.keywords:
                    if keyword.arg is None:
                        fields |= dict.fromkeys(keys(keyword.value), False)
                    else:
                        value = looked_up(function, keyword.value)
                        secret = isinstance(value, ast.Call) and getattr(value.func, "id", "") == "Secret"
                        fields[keyword.arg] = secret
                for kind in constants(call.args[1]):
                    before = found.setdefault(kind, fields)
                    found[kind] = {name: hidden for name, hidden in fields.items() if name in before}
        return found

    @cached_property
    def asked(self) -> dict[str, set[str]]:
        """The questions by prompt, and what every one of that prompt is about."""
        found: dict[str, set[str]] = {}
        for function in self.functions:
            for name, place in self.asking.items():
                for call in calls(function, name):
                    prompts = [prompt for argument in call.args[place : place + 1] for prompt in constants(argument)]
                    about: set[str] = set()
                    for keyword in call.keywords if prompts else ():
                        if keyword.arg == "about":
                            about = self._keys(function, keyword.value)
                    for prompt in prompts:
                        found[prompt] = found.get(prompt, about) & about
        return found

    def _keys(self, function: ast.FunctionDef, node: ast.AST) -> set[str]:
        """The keys of what is written out, by itself, joined, or in a function of the title that gives it."""
        node = looked_up(function, node)
        if isinstance(node, ast.BinOp):
            return self._keys(function, node.left) | self._keys(function, node.right)
        if isinstance(node, ast.Call):
            (called,) = (one for one in self.functions if one.name == getattr(node.func, "id", ""))
            (given,) = (one.value for one in ast.walk(called) if isinstance(one, ast.Return) and one.value)
            return self._keys(called, given)
        return keys(node)

    @cached_property
    def refused(self) -> set[str]:
        """The clauses that functions name which say why something is refused."""
        return {
            str(node.value)
            for function in self.functions
            if function.returns is not None
            and ast.unparse(function.returns).endswith(("[Ref, Clause]", "Clause | None"))
            for node in ast.walk(function)
            if isinstance(node, ast.Constant) and re.fullmatch(rf"{self.prefix}-\d+\.\d+", str(node.value))
        }


def calls(function: ast.FunctionDef, name: str) -> Iterator[ast.Call]:
    """The calls of a name in a function."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield node


def constants(node: ast.AST) -> list[str]:
    """The strings an expression can be: itself, or either side of a choice."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def assigned(function: ast.FunctionDef, name: str) -> ast.AST | None:
    """What a local name is given in a function."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            return node.value
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return node.value
    return None


def looked_up(function: ast.FunctionDef, node: ast.AST) -> ast.AST:
    """What a local name stands for."""
    return assigned(function, node.id) or node if isinstance(node, ast.Name) else node


def keys(node: ast.AST) -> set[str]:
    """The keys of a dict that is written out."""
    assert isinstance(node, ast.Dict), "what a question is about is written out"
    return {key for name in node.keys if name is not None for key in constants(name)}
