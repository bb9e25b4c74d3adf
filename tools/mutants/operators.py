"""The ways to change a piece of code, each of which somebody could have written by mistake.

An operator looks at one node of the syntax tree and gives pairs: what stands there and what stands there instead. A
statement that is left out becomes ``pass``.
"""

import ast
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

Pairs: TypeAlias = Iterator[tuple[ast.AST, ast.AST]]
Operator: TypeAlias = Callable[[Any, str], Pairs]

OPERATORS: dict[type[ast.AST], list[Operator]] = {}
SECRECY = frozenset({"hide_dropped", "show_dropped", "secret_dropped", "secret_opened"})
"""The operators that give away what is hidden: all they can do is tried, not a sample."""

CLAUSE = re.compile(r"[A-Z]{2}-\d+\.\d+")
NEVER_SWAPPED = frozenset({"min", "max", "isinstance", "issubclass", "getattr", "setattr", "hasattr"})
"""Functions to which the order makes no difference, or all the difference."""
PASSED_ON = frozenset({"s", "self", "cls"})
"""Arguments that nobody puts in the wrong place: everything would fail."""
CHECKS_ONLY = frozenset({"strict", "nullable"})
"""Arguments by name that only check what is so anyway, as an assertion does."""
FEW = 3
LARGE = 100
"""Above this a number is a limit, and one more or less is no mistake that anybody would see."""


def on(*types: type[ast.AST]) -> Callable[[Operator], Operator]:
    """Says which nodes an operator looks at; it is told the node and what the function around it returns."""

    def register(operator: Operator) -> Operator:
        for each in types:
            OPERATORS.setdefault(each, []).append(operator)
        return operator

    return register


def changes(node: ast.AST, returns: str) -> Iterator[tuple[str, ast.AST, ast.AST]]:
    """Everything that can be done to one node: the operator's name, what stands there, what stands there instead."""
    for operator in OPERATORS.get(type(node), ()):
        for was, now in operator(node, returns):
            if ast.dump(was) != ast.dump(now):
                yield operator.__name__, was, now


# ---- what is hidden


def called(node: ast.AST) -> str:
    """The name of the function that is called, without what it belongs to."""
    function = node.func if isinstance(node, ast.Call) else None
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


@on(ast.Expr)
def hide_dropped(node: ast.Expr, returns: str) -> Pairs:
    """A secret choice is not followed by ``hide``."""
    if called(node.value) == "hide":
        yield node, ast.Pass()


@on(ast.Expr)
def show_dropped(node: ast.Expr, returns: str) -> Pairs:
    """Faces are seen, but nobody learns them."""
    if called(node.value) == "show":
        yield node, ast.Pass()


@on(ast.Call)
def secret_dropped(node: ast.Call, returns: str) -> Pairs:
    """An option that is secret, always or in some cases, becomes open."""
    for keyword in node.keywords:
        if keyword.arg == "secret" and not (isinstance(keyword.value, ast.Constant) and keyword.value.value is False):
            yield node, _without_keyword(node, keyword)
    if called(node) == "secretly":
        yield node, node.args[0]


@on(ast.Call)
def secret_opened(node: ast.Call, returns: str) -> Pairs:
    """An event's field is told to everybody."""
    if called(node) == "Secret" and node.args:
        yield node, node.args[0]


# ---- conditions

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@on(ast.Compare)
def comparison(node: ast.Compare, returns: str) -> Pairs:
    """A comparison is wrong where both are equal, or says the opposite."""
    for place, operator in enumerate(node.ops):
        swapped = [*node.ops[:place], _COMPARED[type(operator)](), *node.ops[place + 1 :]]
        yield node, ast.Compare(node.left, swapped, node.comparators)


@on(ast.BoolOp)
def and_or(node: ast.BoolOp, returns: str) -> Pairs:
    """``and`` and ``or`` are mixed up."""
    yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


@on(ast.BoolOp)
def part_dropped(node: ast.BoolOp, returns: str) -> Pairs:
    """A part of a condition is forgotten."""
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        yield node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


@on(ast.UnaryOp)
def not_dropped(node: ast.UnaryOp, returns: str) -> Pairs:
    """``not`` is forgotten."""
    if isinstance(node.op, ast.Not):
        yield node, node.operand


@on(ast.If, ast.IfExp)
def condition(node: ast.If | ast.IfExp, returns: str) -> Pairs:
    """What happens on a condition happens always, or never."""
    yield from _always_or_never(node.test)


@on(ast.comprehension)
def filter_(node: ast.comprehension, returns: str) -> Pairs:
    """What is gathered on a condition is all gathered, or nothing is."""
    for test in node.ifs:
        yield from _always_or_never(test)


@on(ast.While)
def loop_never(node: ast.While, returns: str) -> Pairs:
    """A loop is not entered. (One that never ends is no mistake that a test could miss.)"""
    if not isinstance(node.test, ast.Constant):
        yield node.test, ast.Constant(False)


def _always_or_never(test: ast.expr) -> Pairs:
    yield test, ast.Constant(True)
    yield test, ast.Constant(False)


# ---- numbers, names and other values

_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@on(ast.BinOp)
def arithmetic(node: ast.BinOp, returns: str) -> Pairs:
    """Plus and minus, times and divided by, union and what is common are mixed up; a remainder is not taken."""
    if isinstance(node.op, ast.Mod):
        if not _is_text(node.left):
            yield node, node.left
    elif type(node.op) in _COUNTED and not (_is_row(node.left) or _is_row(node.right)):
        yield node, ast.BinOp(node.left, _COUNTED[type(node.op)](), node.right)


@on(ast.AugAssign)
def counted_wrong_way(node: ast.AugAssign, returns: str) -> Pairs:
    """What is added is taken away."""
    if type(node.op) in _COUNTED and not _is_row(node.value):
        yield node, ast.AugAssign(node.target, _COUNTED[type(node.op)](), node.value)


@on(ast.Constant)
def constant(node: ast.Constant, returns: str) -> Pairs:
    """A number is one too high or too low, a limit twice as high or half; yes is no."""
    if isinstance(node.value, bool):
        yield node, ast.Constant(not node.value)
    elif isinstance(node.value, int):
        more, less = (node.value * 2, node.value // 2) if node.value > LARGE else (node.value + 1, node.value - 1)
        yield node, _number(more)
        yield node, _number(less)


@on(ast.Constant)
def clause(node: ast.Constant, returns: str) -> Pairs:
    """A refusal names the clause beside the right one."""
    if isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
        section, _, number = node.value.partition(".")
        yield node, ast.Constant(f"{section}.{int(number) - 1 or 2}")


@on(ast.Call)
def event(node: ast.Call, returns: str) -> Pairs:
    """An event is told by another name."""
    if called(node) == "tell" and len(node.args) > 1:
        kind = node.args[1]
        if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
            yield kind, ast.Constant(f"not_{kind.value}")


_OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}


@on(ast.Call)
def opposite(node: ast.Call, returns: str) -> Pairs:
    """Least and most, some and all are mixed up; what should be in order is not."""
    if isinstance(node.func, ast.Name) and node.func.id in _OPPOSITE:
        now = _OPPOSITE[node.func.id]
        keywords = [] if now == "list" else node.keywords
        yield node, ast.Call(ast.Name(now, ast.Load()), node.args, keywords)


@on(ast.Call)
def range_off_by_one(node: ast.Call, returns: str) -> Pairs:
    """One too many are counted, or one too few."""
    if called(node) == "range" and node.args:
        last = min(len(node.args) - 1, 1)
        for bound in _off_by_one(node.args[last]):
            yield node.args[last], bound


@on(ast.Slice)
def slice_off_by_one(node: ast.Slice, returns: str) -> Pairs:
    """A piece is one too long or too short."""
    for bound in (node.lower, node.upper):
        if bound is not None:
            for wrong in _off_by_one(bound):
                yield bound, wrong


def _off_by_one(bound: ast.expr) -> Iterator[ast.expr]:
    if not isinstance(bound.operand if isinstance(bound, ast.UnaryOp) else bound, ast.Constant):
        yield ast.BinOp(bound, ast.Add(), ast.Constant(1))
        yield ast.BinOp(bound, ast.Sub(), ast.Constant(1))


def _number(value: int) -> ast.expr:
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _is_row(node: ast.expr) -> bool:
    """Whether it is a list or a text for all to see: with these one can't count, and every test would fail."""
    rows = (ast.List, ast.ListComp, ast.Tuple, ast.Dict, ast.DictComp)
    return isinstance(node, rows) or _is_text(node) or (isinstance(node, ast.BinOp) and _is_row(node.left))


# ---- what is passed and what comes back


@on(ast.Call)
def arguments_swapped(node: ast.Call, returns: str) -> Pairs:
    """Two arguments change places."""
    if called(node) in NEVER_SWAPPED:
        return
    for place in range(len(node.args) - 1):
        pair = node.args[place : place + 2]
        if _could_be_mixed_up(*pair):
            args = [*node.args[:place], pair[1], pair[0], *node.args[place + 2 :]]
            yield node, ast.Call(node.func, args, node.keywords)


@on(ast.Call)
def argument_dropped(node: ast.Call, returns: str) -> Pairs:
    """An argument that is passed by name is forgotten."""
    if called(node)[:1].isupper() and len(node.keywords) > FEW:
        return  # a record with all its fields, which would miss any of them
    for keyword in node.keywords:
        if keyword.arg is not None and keyword.arg not in CHECKS_ONLY:
            yield node, _without_keyword(node, keyword)


@on(ast.Return)
def returned(node: ast.Return, returns: str) -> Pairs:
    """The opposite comes back, or nothing of it, or one too many."""
    if node.value is None:
        return
    kind = re.split(r"[\[ ]", returns)[0]
    if kind == "bool" and not isinstance(node.value, ast.Constant):
        yield node.value, ast.UnaryOp(ast.Not(), node.value)
    elif kind == "int" and not isinstance(node.value, ast.Constant):
        yield node.value, ast.BinOp(node.value, ast.Add(), ast.Constant(1))
    elif kind in ("list", "Sequence", "Iterable"):
        yield node.value, ast.List([], ast.Load())
    elif kind in ("dict", "Mapping"):
        yield node.value, ast.Dict([], [])
    elif kind == "str":
        yield node.value, ast.Constant("")
    elif returns.endswith("| None"):
        yield node.value, ast.Constant(None)


def _could_be_mixed_up(one: ast.expr, other: ast.expr) -> bool:
    """Whether two arguments look alike, so that both places may take either."""
    if any(isinstance(argument, ast.Name) and argument.id in PASSED_ON for argument in (one, other)):
        return False
    if isinstance(one, ast.Constant) and isinstance(other, ast.Constant):
        return type(one.value) is type(other.value)
    return type(one) is type(other) and isinstance(one, ast.Name | ast.Attribute | ast.Subscript)


def _without_keyword(node: ast.Call, keyword: ast.keyword) -> ast.Call:
    return ast.Call(node.func, node.args, [other for other in node.keywords if other is not keyword])


# ---- what is left out


@on(ast.Expr)
def call_left_out(node: ast.Expr, returns: str) -> Pairs:
    """Something is not done."""
    value = node.value.value if isinstance(node.value, ast.Await | ast.YieldFrom) else node.value
    if isinstance(value, ast.Call):
        yield node, ast.Pass()


@on(ast.Assign, ast.AugAssign, ast.AnnAssign)
def not_set(node: ast.Assign | ast.AugAssign | ast.AnnAssign, returns: str) -> Pairs:
    """A fact is not noted. (A name that is never set would fail everywhere.)"""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    flat = [part for target in targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
    if node.value is not None and all(isinstance(target, ast.Attribute | ast.Subscript) for target in flat):
        yield node, ast.Pass()


@on(ast.Raise, ast.Return, ast.Continue, ast.Break, ast.Delete)
def step_left_out(node: ast.stmt, returns: str) -> Pairs:
    """An error is not raised, a chapter or a loop not left, a thing not removed."""
    if not (isinstance(node, ast.Return) and node.value is not None):
        yield node, ast.Pass()


@on(ast.For)
def loop_left_out(node: ast.For, returns: str) -> Pairs:
    """Nothing is gone through."""
    yield node.iter, ast.Tuple([], ast.Load())
