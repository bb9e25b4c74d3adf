"""Which tests prove which clauses of the rules: read from the tests' own text, so that no test need be run."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from .banners import asleep, hung
from .clauses import Clauses
from .kernel.errors import ContentError, MeadhallError
from .kernel.titles import TITLES, find


class NoTests(MeadhallError):
    """No tests lie beside the rules."""


class Claim(Struct, frozen=True):
    """A test that says it proves a clause."""

    clause: str
    test: str
    """As pytest names it: ``tests/ragnarocks/test_turn.py::test_move``."""
    line: int
    skipped: bool = False
    """Whether the test never runs, or its failing is forgiven, so that it proves nothing."""


class Account(Struct, frozen=True):
    """How far the rules of one title are proved."""

    game: str
    clauses: tuple[str, ...]
    scope: tuple[str, ...]
    """The clauses of the parts that are finished: each of them must have a test."""
    tests: dict[str, tuple[str, ...]]
    """For each clause that has any: the tests that prove it."""

    def uncovered(self, everything: bool = False) -> list[str]:
        """The clauses without a test: of the finished parts, or of the whole title."""
        return [id for id in (self.clauses if everything else self.scope) if id not in self.tests]


def account_of(game: str, folder: Path | None = None) -> Account:
    """The account of one title, from the tests in a folder; one that is skipped counts for nothing."""
    clauses = Clauses.of(game)
    tests: dict[str, list[str]] = {}
    for claim in claims(folder or tests_folder(game)):
        if claim.clause in clauses and not claim.skipped:
            tests.setdefault(claim.clause, []).append(claim.test)
    named = {id: tuple(dict.fromkeys(names)) for id, names in tests.items()}
    return Account(game, tuple(clause.id for clause in clauses), scope_of(game), named)


def unknown_claims(folder: Path | None = None) -> list[Claim]:
    """Claims of clauses that no title's rules have: slips of the pen."""
    known = {clause.id for game in hung() for clause in Clauses.of(game)}
    return [claim for claim in claims(folder or tests_folder(None)) if claim.clause not in known]


def tests_folder(game: str | None) -> Path:
    """The tests of the checkout that a title runs from, or of the present folder."""
    for folder in (*_checkout(game), Path("tests")):
        if folder.is_dir():
            return folder
    raise NoTests("There is no tests folder here: run this in a checkout of the project.")


def _checkout(game: str | None) -> Iterator[Path]:
    """Where the tests lie beside the code: two or three folders above a title of another package."""
    if game is None or game in TITLES or game in asleep():
        yield Path(__file__).parents[2] / "tests"
        return
    folder = Path(str(find(game).folder()))
    for above in folder.parents[:2]:
        if (above / "pyproject.toml").is_file():
            yield above / "tests"


def scope_of(game: str) -> tuple[str, ...]:
    """The clauses that must be proved: those of ``scope.toml``, or all of a title without that file.

    The file names the finished parts, each with a list of ids and of spans such as ``RR-1.1 to RR-1.24``.
    """
    if game in asleep():
        return ()
    clauses = Clauses.of(game)
    path = find(game).folder() / "scope.toml"
    if not path.is_file():
        return tuple(clause.id for clause in clauses)
    try:
        parts = tomllib.loads(path.read_text("utf-8"))
        listed = [str(entry) for part in parts.values() if isinstance(part, list) for entry in part]
        wanted = {id for entry in listed for id in _span(clauses, entry)}
    except (tomllib.TOMLDecodeError, MeadhallError) as error:
        raise ContentError(f"{path.name} of {game}: {error}") from None
    return tuple(clause.id for clause in clauses if clause.id in wanted)


def _span(clauses: Clauses, entry: str) -> list[str]:
    first, _, last = entry.partition(" to ")
    return clauses.between(first, last or first)


def claims(folder: Path) -> Iterator[Claim]:
    """Every ``clause("…")`` in the tests of a folder, as decorator, mark of a parameter or ``pytestmark``."""
    root = folder.resolve().parent
    for path in sorted(folder.resolve().rglob("*.py")):
        module = ast.parse(path.read_text("utf-8"), str(path))
        yield from _Reader(module, path.relative_to(root).as_posix()).claims()


class _Reader:
    """Reads the claims of one file, and which of them stand at tests that are skipped.

    Skipped is what bears ``skip``, ``skipif`` or ``xfail``: a test, its class, its module, or a parameter; a test that
    has no parameter left; and a test or module whose first act is ``pytest.skip(…)``. What a fixture or an import
    decides shows only in a run (``meadhall.testing``).
    """

    def __init__(self, module: ast.Module, file: str) -> None:
        self.module, self.file = module, file
        self.named = {name for name, value in _assignments(module.body) if _is_mark(value, *_SKIPPING)}
        """Names in the module that stand for such a mark."""

    def claims(self) -> Iterator[Claim]:
        yield from self.read(self.module, (), skipped=False)

    def read(self, node: ast.AST, inside: tuple[str, ...], *, skipped: bool) -> Iterator[Claim]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = (*inside, node.name)
        skipped = skipped or self.is_skipped(node)
        if isinstance(node, ast.Call) and _is_clause(node.func):
            for id in node.args:
                if not (isinstance(id, ast.Constant) and isinstance(id.value, str)):
                    place = f"{self.file}, line {node.lineno}"
                    raise MeadhallError(f"{place}: a clause is named by its id in quotes, not computed.")
                yield Claim(id.value, "::".join((self.file, *inside)), node.lineno, skipped)
        for child in ast.iter_child_nodes(node):
            yield from self.read(child, inside, skipped=skipped)

    def is_skipped(self, node: ast.AST) -> bool:
        """Whether nothing of this module, class, test or parameter is ever run."""
        match node:
            case ast.Module(body=body):
                return self.bears_a_skip(body) or any(_is_skip(statement) for statement in body)
            case ast.ClassDef(body=body, decorator_list=marks):
                return self.bears_a_skip(body) or any(map(self.skips, marks))
            case (
                ast.FunctionDef(body=body, decorator_list=marks) | ast.AsyncFunctionDef(body=body, decorator_list=marks)
            ):
                first = body[1:2] if ast.get_docstring(node) is not None else body[:1]
                return any(map(self.skips, marks)) or any(map(_is_skip, first))
            case ast.Call(func=ast.Attribute(attr="param"), keywords=keywords):
                return any(keyword.arg == "marks" and self.skips(keyword.value) for keyword in keywords)
        return False

    def bears_a_skip(self, body: list[ast.stmt]) -> bool:
        """Whether a ``pytestmark`` skips the whole module or class."""
        return any(name == "pytestmark" and self.skips(value) for name, value in _assignments(body))

    def skips(self, mark: ast.expr) -> bool:
        """Whether a mark, or one of a list of marks, keeps a test from running or from counting."""
        match mark:
            case ast.List(elts=marks) | ast.Tuple(elts=marks):
                return any(map(self.skips, marks))
            case ast.Name(id=name):
                return name in self.named
            case ast.Call(args=[_, ast.List(elts=rows) | ast.Tuple(elts=rows), *_]) if _is_mark(mark, "parametrize"):
                return all(map(self.is_skipped, rows))
        return _is_mark(mark, *_SKIPPING)


_SKIPPING = ("skip", "skipif", "xfail")


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """What is given a name here, one name at a time."""
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


def _is_mark(mark: ast.expr, *names: str) -> bool:
    """``pytest.mark.<name>`` or ``pytest.mark.<name>(…)``."""
    match mark.func if isinstance(mark, ast.Call) else mark:
        case ast.Attribute(attr=name, value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return name in names
    return False


def _is_skip(statement: ast.stmt) -> bool:
    """``pytest.skip(…)`` or ``pytest.xfail(…)`` as a statement of its own."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="skip" | "xfail", value=ast.Name(id="pytest")))):
            return True
    return False


def _is_clause(function: ast.expr) -> bool:
    """``clause(…)`` of meadhall.testing, or ``pytest.mark.clause(…)``."""
    return _is_mark(function, "clause") or (isinstance(function, ast.Name) and function.id == "clause")
