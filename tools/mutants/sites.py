"""Where code can be changed: every mutant of a file, with the text that it becomes."""

import ast
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from msgspec import Struct

from .operators import CHECKS_ONLY, SECRECY, called, changes

NOT_RULES = frozenset({"__repr__", "__str__", "__rich__", "__rich_repr__"})
"""Functions whose only use is to be read by a person who looks for a fault."""
NOT_VALUES = frozenset({"__all__", "__slots__"})
NOT_CALLS = frozenset({"cast", "TypeVar", "ParamSpec", "String", "Float"})
"""Types; the width of a column is one too, which SQLite does not even look at."""
TOLD_TO_NOBODY = frozenset({"log", "logging", "warnings"})
SKIPPED = (
    ast.Assert,  # says what is so anyway
    ast.Import,
    ast.ImportFrom,
    ast.JoinedStr,  # texts; and the tree does not say where their parts stand
    ast.Global,
    ast.Nonlocal,
)


class Mutant(Struct, frozen=True):
    """One small change of one file."""

    file: str
    area: str
    function: str
    """Where it is: ``Match.answer``, or nothing where it runs when the file is imported."""
    operator: str
    line: int
    span: tuple[int, int]
    """The lines of the statement that is changed; of one that has a block, those before the block."""
    once: bool
    """Whether it runs when the file is imported: then no test is known to run it, and any may depend on it."""
    start: int
    end: int
    text: str
    """What stands in the file from start to end instead, in bytes."""
    was: str
    now: str
    """The lines that differ, before and after."""
    number: int = 0
    """Counts those that are alike in all this."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """By what it is known again when lines have moved: the place, and both texts without their layout."""
        return self.file, self.function, plain(self.was), plain(self.now)

    @property
    def id(self) -> str:
        """A short name for results that are written down."""
        return sha256("\0".join((*self.key, str(self.number))).encode()).hexdigest()[:12]

    @property
    def secret(self) -> bool:
        """Whether it gives away what is hidden."""
        return self.operator in SECRECY

    def done_to(self, source: bytes) -> bytes:
        """The file with the change."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def plain(text: str) -> str:
    """A text without its layout."""
    return " ".join(text.split())


def mutants(source: bytes, file: str, area: str) -> Iterator[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    alike: Counter[tuple[str, str, str, str]] = Counter()
    seen = set()
    for found in _Finder(source, file, area).found:
        if (found.start, found.end, found.text) not in seen:  # two operators may come to the same
            seen.add((found.start, found.end, found.text))
            yield Mutant(
                **{name: getattr(found, name) for name in found.__struct_fields__[:-1]}, number=alike[found.key]
            )
            alike[found.key] += 1


def compiles(source: bytes, changed: bytes) -> bool:
    """Whether it is still a program, and another one."""
    try:
        compile(changed, "mutant", "exec", dont_inherit=True)
        return ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


class _Finder:
    """Goes through a file and gathers what can be changed."""

    def __init__(self, source: bytes, file: str, area: str) -> None:
        self.source, self.file, self.area = source, file, area
        self.found: list[Mutant] = []
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._names: list[str] = []
        self._once = [True]
        self._returns = [""]
        self._span = (0, 0)
        self._parents: list[ast.AST] = []
        self._block(ast.parse(source).body)

    # ---- the way through the tree

    def _block(self, body: list[ast.stmt], alone_under: ast.If | None = None) -> None:
        for statement in body:
            # a statement that is all a condition guards, is left out when the condition never holds
            same = alone_under is not None and len(body) == 1 and not alone_under.orelse
            self._statement(statement, leave_out=not same)

    def _statement(self, node: ast.stmt, leave_out: bool = True) -> None:
        if isinstance(node, SKIPPED) or _is_text(node) or _is_alias(node, self._once[-1]):
            return
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self._function(node)
        elif isinstance(node, ast.ClassDef):
            if not any(isinstance(base, ast.Name) and base.id == "Protocol" for base in map(_bare, node.bases)):
                self._names.append(node.name)
                self._block(node.body)
                self._names.pop()
        elif isinstance(node, ast.If) and _asks_for_types(node.test):
            self._block(node.orelse)
        elif not _is_log(node):
            self._simple(node, leave_out)

    def _simple(self, node: ast.stmt, leave_out: bool) -> None:
        before, self._span = self._span, _header(node)
        self._look_at(node, leave_out)
        if not isinstance(node, ast.Raise):  # the sentence of an error is for people; whether it is raised is a rule
            self._children(node)
        self._span = before

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in NOT_RULES:
            return
        self._names.append(node.name)
        # defaults are set when the file is imported, but matter when the function runs
        before, self._span = self._span, (node.body[0].lineno, node.end_lineno or node.lineno)
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self._expression(default, node.args)
        self._span = before
        self._once.append(False)
        self._returns.append(ast.unparse(node.returns) if node.returns else "")
        self._block(node.body)
        self._returns.pop()
        self._once.pop()
        self._names.pop()

    def _children(self, node: ast.AST) -> None:
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "type_comment", "ctx", "type"):
                continue
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self._block(value, node if isinstance(node, ast.If) and name == "body" else None)
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    self._expression(child, node)

    def _expression(self, node: ast.AST, parent: ast.AST) -> None:
        if isinstance(node, SKIPPED) or (isinstance(node, ast.Subscript) and _named(node.value) == "Literal"):
            return
        if called(node) in NOT_CALLS or (isinstance(node, ast.keyword) and node.arg in CHECKS_ONLY):
            return
        self._parents.append(parent)
        self._look_at(node, leave_out=True)
        if isinstance(node, ast.ExceptHandler | ast.match_case):
            self._block(node.body)
        else:
            self._children(node)
        self._parents.pop()

    # ---- what is found

    def _look_at(self, node: ast.AST, leave_out: bool) -> None:
        for operator, was, now in changes(node, self._returns[-1]):
            if isinstance(now, ast.Pass) and not (leave_out or operator in SECRECY):
                continue
            parent = node if was is not node else (self._parents[-1] if self._parents else node)
            if operator == "clause" and self._once[-1] and isinstance(parent, ast.Tuple):
                continue  # clauses to read about a prompt; one that forbids something stands alone
            self._note(operator, was, now, parent)

    def _note(self, operator: str, was: Any, now: ast.AST, parent: ast.AST) -> None:
        start = self._starts[was.lineno - 1] + was.col_offset
        end = self._starts[was.end_lineno - 1] + was.end_col_offset
        text = ast.unparse(ast.fix_missing_locations(now))
        in_brackets = self.source[start - 1 : start] == b"(" and self.source[end : end + 1] == b")"
        if not in_brackets and _needs_brackets(was, now, parent):
            text = f"({text})"
        first, last = self._starts[was.lineno - 1], self._starts[was.end_lineno]
        lines = self.source[first:last].decode().rstrip("\n")
        changed = (self.source[first:start] + text.encode() + self.source[end:last]).decode().rstrip("\n")
        function = ".".join(self._names) if not self._once[-1] or self._names else ""
        mutant = Mutant(
            self.file,
            self.area,
            function,
            operator,
            was.lineno,
            self._span,
            self._once[-1],
            start,
            end,
            text,
            lines,
            changed,
        )
        self.found.append(mutant)


def _header(node: ast.stmt) -> tuple[int, int]:
    body: list[ast.stmt] = getattr(node, "body", [])
    last = max(node.lineno, body[0].lineno - 1) if body else (node.end_lineno or node.lineno)
    return node.lineno, last


def _needs_brackets(was: ast.AST, now: ast.AST, parent: ast.AST) -> bool:
    """Whether what is written in another's place would otherwise be torn apart by what stands around it."""
    weak = isinstance(now, ast.IfExp | ast.Lambda | ast.NamedExpr)
    loose = weak or isinstance(now, ast.BoolOp | ast.BinOp | ast.UnaryOp | ast.Compare)
    match parent:
        case ast.Attribute() | ast.BinOp() | ast.Await() | ast.Compare():
            return loose
        case ast.Subscript(value=owner) | ast.Call(func=owner):
            return loose and was is owner
        case ast.BoolOp():
            return weak or isinstance(now, ast.BoolOp)
        case ast.UnaryOp():
            return weak or isinstance(now, ast.BoolOp | ast.BinOp)
        case ast.IfExp() | ast.comprehension() | ast.Starred():
            return weak
        case _:
            return False


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_alias(node: ast.stmt, once: bool) -> bool:
    """A name for a type, or a list of names: ``Pick = Callable[[int], int]``."""
    if not (once and isinstance(node, ast.Assign | ast.AnnAssign)):
        return False
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    name = _named(target)
    return name in NOT_VALUES or (name[:1].isupper() and name != name.upper())


def _is_log(node: ast.stmt) -> bool:
    call = node.value if isinstance(node, ast.Expr) else None
    function = call.func if isinstance(call, ast.Call) else None
    owner = _named(function.value) if isinstance(function, ast.Attribute) else _named(function)
    return owner in TOLD_TO_NOBODY or (isinstance(function, ast.Name) and owner == "print")


def _asks_for_types(test: ast.expr) -> bool:
    if isinstance(test, ast.Compare) and _named(test.left) == "__name__":
        return True
    return _named(test) == "TYPE_CHECKING"


def _named(node: ast.AST | None) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _bare(node: ast.expr) -> ast.expr:
    return node.value if isinstance(node, ast.Subscript) else node
