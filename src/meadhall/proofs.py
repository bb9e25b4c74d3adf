"""Which tests prove which clauses of the rules: read from the tests' own text, so that no test need be run."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from .clauses import FILES, Clauses
from .kernel.errors import ContentError, MeadhallError
from .kernel.game import TITLES


class Claim(Struct, frozen=True):
    """A test that says it proves a clause."""

    clause: str
    test: str
    """As pytest names it: ``tests/ragnarocks/test_turn.py::test_move``."""
    line: int


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
    """The account of one title, from the tests in a folder."""
    clauses = Clauses.of(game)
    tests: dict[str, list[str]] = {}
    for claim in claims(folder or tests_folder()):
        if claim.clause in clauses:
            tests.setdefault(claim.clause, []).append(claim.test)
    named = {id: tuple(dict.fromkeys(names)) for id, names in tests.items()}
    return Account(game, tuple(clause.id for clause in clauses), scope_of(game), named)


def unknown_claims(folder: Path | None = None) -> list[Claim]:
    """Claims of clauses that no title's rules have: slips of the pen."""
    known = {clause.id for game in FILES for clause in Clauses.of(game)}
    return [claim for claim in claims(folder or tests_folder()) if claim.clause not in known]


def tests_folder() -> Path:
    """The tests of the checkout that this package runs from, or of the present folder."""
    for folder in (Path(__file__).parents[2] / "tests", Path("tests")):
        if folder.is_dir():
            return folder
    raise MeadhallError("There is no tests folder here: run this in a checkout of the project.")


def scope_of(game: str) -> tuple[str, ...]:
    """The clauses that must be proved: those of ``scope.toml``, or all of a title without that file.

    The file names the finished parts, each with a list of ids and of spans such as ``RR-1.1 to RR-1.24``.
    """
    if game not in TITLES:
        return ()
    clauses = Clauses.of(game)
    path = Path(__file__).parent / "games" / game / "scope.toml"
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
        yield from _claims_in(module, path.relative_to(root).as_posix(), ())


def _claims_in(node: ast.AST, file: str, inside: tuple[str, ...]) -> Iterator[Claim]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = (*inside, node.name)
    if isinstance(node, ast.Call) and _is_clause(node.func):
        for id in node.args:
            if not (isinstance(id, ast.Constant) and isinstance(id.value, str)):
                raise MeadhallError(f"{file}, line {node.lineno}: a clause is named by its id in quotes, not computed.")
            yield Claim(id.value, "::".join((file, *inside)), node.lineno)
    for child in ast.iter_child_nodes(node):
        yield from _claims_in(child, file, inside)


def _is_clause(function: ast.expr) -> bool:
    """``clause(…)`` of meadhall.testing, or ``pytest.mark.clause(…)``."""
    if isinstance(function, ast.Name):
        return function.id == "clause"
    mark = isinstance(function, ast.Attribute) and function.attr == "clause" and function.value
    return isinstance(mark, ast.Attribute) and mark.attr == "mark"
