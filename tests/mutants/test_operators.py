"""What each operator makes of a line, and what it leaves alone."""

import ast
from textwrap import dedent

import pytest

from tools.mutants.sites import Mutant, compiles, mutants


def found(code: str) -> list[Mutant]:
    return list(mutants(dedent(code).encode(), "src/hall.py", "rules"))


def becomes(statement: str, operator: str, returns: str = "None") -> list[str]:
    """What an operator makes of one statement in a function."""
    code = f"def rule(s, seat) -> {returns}:\n    {statement}\n"
    return [mutant.now.strip() for mutant in found(code) if mutant.operator == operator]


@pytest.mark.parametrize(
    ("operator", "was", "now"),
    [
        ("comparison", "x = a < b", ["x = a <= b"]),
        ("comparison", "x = a == b", ["x = a != b"]),
        ("comparison", "x = a < b < c", ["x = a <= b < c", "x = a < b <= c"]),
        ("comparison", "x = a not in b", ["x = a in b"]),
        ("and_or", "x = a and b", ["x = a or b"]),
        ("and_or", "x = not (a or b)", ["x = not (a and b)"]),
        ("part_dropped", "x = a and b and c", ["x = b and c", "x = a and c", "x = a and b"]),
        ("not_dropped", "x = not a", ["x = a"]),
        ("condition", "x = a if b else c", ["x = a if True else c", "x = a if False else c"]),
        ("filter_", "x = [a for a in b if a]", ["x = [a for a in b if True]", "x = [a for a in b if False]"]),
        ("arithmetic", "x = a + b", ["x = a - b"]),
        ("arithmetic", "x = (a + b) * c", ["x = (a + b) // c", "x = (a - b) * c"]),
        ("arithmetic", "x = (a + 1) % b", ["x = a + 1", "x = (a - 1) % b"]),
        ("arithmetic", "x = a | b", ["x = a & b"]),
        ("counted_wrong_way", "s.rage += 1", ["s.rage -= 1"]),
        ("constant", "x = 3", ["x = 4", "x = 2"]),
        ("constant", "x = 0", ["x = 1", "x = -1"]),
        ("constant", "x = 5_000", ["x = 10000", "x = 2500"]),
        ("constant", "x = a[-1]", ["x = a[-2]", "x = a[-0]"]),
        ("constant", "x = True", ["x = False"]),
        ("clause", "x = 'BR-4.22'", ["x = 'BR-4.21'"]),
        ("clause", "x = 'BR-4.1'", ["x = 'BR-4.2'"]),
        ("event", "tell(s, 'passed', seat=seat)", ["tell(s, 'not_passed', seat=seat)"]),
        ("opposite", "x = min(a)", ["x = max(a)"]),
        ("opposite", "x = any(a)", ["x = all(a)"]),
        ("opposite", "x = sorted(a, key=b)", ["x = list(a)"]),
        ("range_off_by_one", "x = range(n)", ["x = range(n + 1)", "x = range(n - 1)"]),
        ("slice_off_by_one", "x = a[:n]", ["x = a[:n + 1]", "x = a[:n - 1]"]),
        ("arguments_swapped", "move(s, seat, a, b)", ["move(s, a, seat, b)", "move(s, seat, b, a)"]),
        ("argument_dropped", "tell(s, 'age', age=1)", ["tell(s, 'age')"]),
        ("call_left_out", "pay(s, seat)", ["pass"]),
        ("call_left_out", "await table.commit()", ["pass"]),
        ("not_set", "s.winner = seat", ["pass"]),
        ("not_set", "s.rage[seat], s.passed = 0, True", ["pass"]),
        ("loop_left_out", "for a in b: pay(a)", ["for a in (): pay(a)"]),
        ("loop_never", "while a: pay(a)", ["while False: pay(a)"]),
        ("step_left_out", "raise Over(s)", ["pass"]),
        ("hide_dropped", "hide(s, pack, seat)", ["pass"]),
        ("show_dropped", "show(s, pack, seat)", ["pass"]),
        ("secret_dropped", "return Option(ref, token, secret=True)", ["return Option(ref, token)"]),
        ("secret_dropped", "return Option(ref, token, secret=quest)", ["return Option(ref, token)"]),
        ("secret_dropped", "return Option(ref, token, secret=False)", []),
        ("secret_dropped", "return secretly(pack)", ["return pack"]),
        ("secret_opened", "tell(s, 'picked', cards=Secret(x, (seat,)))", ["tell(s, 'picked', cards=x)"]),
    ],
)
def test_an_operator_changes_one_thing(operator: str, was: str, now: list[str]) -> None:
    made = "async def" if "await" in was else "def"
    code = f"{made} rule(s, seat):\n    {was}\n"
    assert [mutant.now.strip() for mutant in found(code) if mutant.operator == operator] == now


@pytest.mark.parametrize(
    ("returns", "now"),
    [
        ("bool", ["return not a(b)"]),
        ("int", ["return a(b) + 1"]),
        ("list[Option]", ["return []"]),
        ("Mapping[Ref, Clause]", ["return {}"]),
        ("str", ["return ''"]),
        ("Region | None", ["return None"]),
        ("State", []),
    ],
)
def test_what_comes_back_is_wrong(returns: str, now: list[str]) -> None:
    assert becomes("return a(b)", "returned", returns) == now


@pytest.mark.parametrize(
    "statement",
    [
        "'''A docstring of 3 words.'''",
        "assert a < 3",
        "log.warning('table %s', 3)",
        "print(a < 3)",
        "x: Literal[3] = a",
        "x = cast(tuple[Literal[3], int], a)",
        "from a import b",
        "x = f'{3}'",
        "x = zip(a(), b(), strict=True)",
        "x = Column(a(), String(32), nullable=False)",
        "x = getattr(a, b)",
    ],
)
def test_what_no_player_would_notice_is_left_alone(statement: str) -> None:
    assert found(f"def rule(s):\n    {statement}\n") == []


def test_the_sentence_of_an_error_is_left_alone() -> None:
    (mutant,) = found("def rule(s):\n    raise NotOffered(3, a < b)\n")
    assert mutant.now.strip() == "pass"


def test_what_is_for_types_or_for_reading_is_left_alone() -> None:
    code = """
        Pick = Callable[[Literal[1]], int]
        __slots__ = ("a", 3)
        if TYPE_CHECKING:
            X = 3
        class Bot(Protocol):
            size: int = 3
        class Event(Struct, frozen=True):
            def __repr__(self):
                return 3
        PROMPTS = {"move_to": ("RR-3.16", "RR-3.11")}
        @lru_cache(maxsize=3)
        def rule(s: Literal[3]) -> Literal[3]: ...
    """
    assert found(code) == []


def test_a_statement_that_is_all_a_condition_guards_is_not_left_out_twice() -> None:
    code = "def rule(s):\n    if a:\n        pay(s)\n"
    assert {mutant.operator for mutant in found(code)} == {"condition"}
    assert "call_left_out" in {mutant.operator for mutant in found(code + "    else:\n        b()\n")}
    assert "hide_dropped" in {mutant.operator for mutant in found(code.replace("pay", "hide"))}


def test_every_mutant_of_a_longer_text_is_a_program() -> None:
    """Given code with everything in it that is hard to write anew, then each change gives a program, and another."""
    code = dedent("""
        @cache
        def weigh(s: State, *, most: int = 3) -> list[int]:
            "Zähle 'Öl' – und mehr."
            where = [x if x > 1 and not (y or z) else -x for x, y in zip(s.a, s.b, strict=True) if x or y]
            async def inner() -> bool:
                return (await s.look())[1:-1] == s.b[-1] * (2 + most) % 7
            while where and (n := len(where)) < 7:
                s.tokens[n], s.gone = (
                    sorted(where, key=lambda t: t - 1)[: n // 2],  # Überrest
                    {**s.gone, "x": f"{n + 1}", "ß": n + 1},
                )
                yield Ask(s, "ü", where, about={"n": 1}, secret=True)
            try:
                del where[0]
            except KeyError:
                return [n for n in range(1, 9) if not n & 1]
            return where or [*map(int, "12")]
    """).encode()
    all_of_them = list(mutants(code, "src/weigh.py", "rules"))
    assert len(all_of_them) >= 80
    for mutant in all_of_them:
        assert compiles(code, mutant.done_to(code)), mutant
        changed = mutant.done_to(code).decode()
        assert mutant.now in changed


def test_a_change_keeps_to_its_place() -> None:
    """Brackets are written where what stands around would tear the change apart."""
    assert becomes("x = a * len(b)[not c]", "not_dropped") == ["x = a * len(b)[c]"]
    assert becomes("return a or b", "returned", "bool") == ["return not (a or b)"]
    assert becomes("x = a and (b or c) and d", "part_dropped")[:3] == [
        "x = (b or c) and d",
        "x = a and d",
        "x = a and (b or c)",
    ]
    assert becomes("x = -max(a, b) + 1", "arithmetic") == ["x = -max(a, b) - 1"]
    changed = becomes("x = c * (a - b)", "arithmetic")[-1]
    assert ast.dump(ast.parse(changed)) == ast.dump(ast.parse("x = c * (a + b)"))


def test_lines_and_places_are_those_of_the_file() -> None:
    code = """
        class Table:
            def join(self, seat):
                if (
                    seat
                    < 3
                ):
                    self.seats.append(seat)
    """
    (mutant,) = [mutant for mutant in found(code) if mutant.operator == "comparison"]
    assert (mutant.file, mutant.function, mutant.line, mutant.span) == ("src/hall.py", "Table.join", 5, (4, 7))
    assert not mutant.once


def test_what_runs_at_import_is_marked() -> None:
    code = """
        MOST = 3
        class Table:
            size: int = 4
        def open(seats=5):
            return 6
    """
    marks = {mutant.was.strip()[-1]: (mutant.once, mutant.function) for mutant in found(code)}
    assert marks["3"] == (True, "")
    assert marks["4"] == (True, "Table")
    assert marks["6"] == (False, "open")
    (default, *_) = [mutant for mutant in found(code) if "seats" in mutant.was]
    assert (default.once, default.span) == (True, (6, 6))
