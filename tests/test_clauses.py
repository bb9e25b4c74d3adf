"""The clauses of the rules: that they are read as they are written, and that tests prove those in scope."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.banners import asleep
from meadhall.clauses import Clauses, UnknownClause, parse, rule_files
from meadhall.kernel import ContentError, MeadhallError
from meadhall.kernel.titles import TITLES
from meadhall.proofs import account_of, claims, scope_of, unknown_claims

ROOT = Path(__file__).parents[1]

RULES = """# A small game

- `(ruling)` marks a clause that settles something.

## 1. The board

### Hexes

- **XX-1.1** (ruling) There are three hexes. [board.shape]
- **XX-1.2** A hex holds at most one piece.

**Edges** (derived)

| id | hex | neighbours |
|---|---|---|
| **XX-1.3** | `a` | 1 |
| **XX-1.4** | `b` | 2 |

## 2 Examples

- **XX-EX1** A first one (XX-1.1, XX-1.2)
  - Given an empty board.
  - When nobody moves.
  - Then nothing happens.
- **XX-EX2** Given a stone. When it falls. Then it lies (XX-1.2).
"""


@pytest.mark.parametrize("game", [*TITLES, *asleep()])
def test_every_id_of_a_rule_file_is_read(game: str) -> None:
    text = "".join(file.read_text("utf-8") for file in rule_files(game))
    written = re.findall(r"\*\*([A-Z]{2}-(?:EX)?[0-9.]+)\*\*", text)
    assert [clause.id for clause in Clauses.of(game)] == written
    assert len(written) > 600


def test_a_clause_is_read_with_its_group_its_mark_and_its_source() -> None:
    board, examples = parse(RULES, "small.md")
    assert (board.number, board.title, [c.id for c in board.clauses]) == (
        "1",
        "The board",
        ["XX-1.1", "XX-1.2", "XX-1.3", "XX-1.4"],
    )
    first, second, third, _ = board.clauses
    assert (first.text, first.ruling, first.group, first.source) == (
        "There are three hexes.",
        True,
        "Hexes",
        "board.shape",
    )
    assert (second.ruling, second.source) == (False, "")
    assert (third.text, third.group) == ("hex: `a`; neighbours: 1", "Edges")
    assert examples.number == "2"


def test_an_example_is_read_in_steps_and_in_one_line() -> None:
    steps, line = (clause.example for clause in parse(RULES, "small.md")[1].clauses)
    assert steps is not None
    assert line is not None
    assert (steps.given, steps.when, steps.then) == ("an empty board", "nobody moves", "nothing happens")
    assert steps.cites == ("XX-1.1", "XX-1.2")
    assert (line.given, line.when, line.then) == ("a stone", "it falls", "it lies (XX-1.2).")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("- **XX-1.1** Again.", "XX-1.1 is there twice"),
        ("**XX-1.9** Not in a list.", "a clause is a list item"),
        ("| **XX-1.9** | one cell |", "XX-1.9 has 1 cells under 2 columns"),
    ],
)
def test_a_slip_in_a_rule_file_is_told_with_its_line(line: str, why: str) -> None:
    with pytest.raises(ContentError, match=re.escape(f"small.md, line {len(RULES.splitlines()) + 1}: {why}")):
        parse(f"{RULES}{line}\n", "small.md")


@given(st.lists(st.sampled_from([*RULES.splitlines(), "", "|", "| a |", "- **XX-2.1** x", "### 3. Odd", "**"])))
def test_any_order_of_lines_is_read_or_refused_with_a_sentence(lines: list[str]) -> None:
    text = "\n".join(lines)
    refused, sections = None, []
    try:
        sections = parse(text, "odd.md")
    except ContentError as error:
        refused = str(error)
    if refused:
        assert re.match(r"odd\.md, line \d+: ", refused)
    else:
        ids = [clause.id for section in sections for clause in section.clauses]
        assert len(ids) == len(set(ids)) == len(re.findall(r"\*\*XX-", text))


def test_a_clause_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownClause, match=r"no clause RR-99\.1"):
        Clauses.of("ragnarocks").get("RR-99.1")


def test_sections_are_what_the_protocol_says() -> None:
    import msgspec

    section = msgspec.to_builtins(Clauses.of("ragnarocks").sections[2])
    assert (section["number"], section["title"]) == ("3", "The turn: select, move, summon")
    assert section["clauses"][0].items() >= {"id": "RR-3.1", "ruling": False, "group": "Order"}.items()


@pytest.mark.parametrize("game", TITLES)
def test_every_clause_of_the_finished_parts_has_a_test(game: str) -> None:
    assert scope_of(game)
    assert account_of(game).uncovered() == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert unknown_claims() == []


def test_claims_are_found_in_decorators_marks_and_classes(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        "pytestmark = clause('RR-1.1')\n"
        "@clause('RR-1.2', 'RR-1.3')\ndef test_a(): ...\n"
        "class TestB:\n    @pytest.mark.clause('RR-1.4')\n    async def test_c(self): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=clause('RR-1.5'))])\ndef test_d(x): ...\n"
    )
    found = {claim.clause: claim.test for claim in claims(tmp_path / "tests")}
    assert found == {
        "RR-1.1": "tests/test_it.py",
        "RR-1.2": "tests/test_it.py::test_a",
        "RR-1.3": "tests/test_it.py::test_a",
        "RR-1.4": "tests/test_it.py::TestB::test_c",
        "RR-1.5": "tests/test_it.py::test_d",
    }


SKIPPED = {
    "mark": "@pytest.mark.skip\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "mark with a reason": "@clause('RR-1.1')\n@pytest.mark.skip(reason='later')\nasync def test_a(): ...\n",
    "condition": "@pytest.mark.skipif(os.name == 'nt', reason='signals')\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "expected to fail": "@mark.xfail\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "mark with a name": "later = pytest.mark.skip\n@later\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "class": "@pytest.mark.skip\nclass TestA:\n    @clause('RR-1.1')\n    def test_a(self): ...\n",
    "class of a class": (
        "@pytest.mark.skip\nclass TestA:\n    class TestB:\n        @clause('RR-1.1')\n        def test_a(self): ...\n"
    ),
    "pytestmark of a class": (
        "class TestA:\n    pytestmark = pytest.mark.skip\n    @clause('RR-1.1')\n    def test_a(self): ...\n"
    ),
    "pytestmark": "pytestmark = pytest.mark.skip(reason='later')\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "list of a module": "pytestmark = [clause('RR-1.1'), pytest.mark.xfail]\ndef test_a(): ...\n",
    "typed pytestmark": "pytestmark: list = [pytest.mark.skip]\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "parameter": (
        "@pytest.mark.parametrize('x', [1, pytest.param(2, marks=[clause('RR-1.1'), pytest.mark.skip])])\n"
        "def test_a(x): ...\n"
    ),
    "all parameters": (
        "@clause('RR-1.1')\n@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.skip)])\n"
        "def test_a(x): ...\n"
    ),
    "no parameter": "@clause('RR-1.1')\n@pytest.mark.parametrize('x', [])\ndef test_a(x): ...\n",
    "first statement": "@clause('RR-1.1')\ndef test_a():\n    pytest.skip('later')\n    assert True\n",
    "behind the docstring": "@clause('RR-1.1')\ndef test_a():\n    'Later.'\n    pytest.xfail('later')\n",
    "first statement of a module": (
        "pytest.skip('later', allow_module_level=True)\n@clause('RR-1.1')\ndef test_a(): ...\n"
    ),
}
"""Ways to claim a clause and prove nothing."""

COUNTED = {
    "other mark": "@pytest.mark.slow\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "the test beside it": "@pytest.mark.skip\ndef test_b(): ...\n@clause('RR-1.1')\ndef test_a(): ...\n",
    "one parameter of two": (
        "@clause('RR-1.1')\n@pytest.mark.parametrize('x', [1, pytest.param(2, marks=pytest.mark.skip)])\n"
        "def test_a(x): ...\n"
    ),
    "parameters from elsewhere": "@clause('RR-1.1')\n@pytest.mark.parametrize('x', ROWS)\ndef test_a(x): ...\n",
    "if need be": (
        "@clause('RR-1.1')\ndef test_a():\n    if os.name == 'nt':\n        pytest.skip('signals')\n    assert True\n"
    ),
    "pytestmark of another class": (
        "class TestB:\n    pytestmark = pytest.mark.skip\n@clause('RR-1.1')\ndef test_a(): ...\n"
    ),
}


@pytest.mark.parametrize(
    ("text", "counts"),
    [*((t, False) for t in SKIPPED.values()), *((t, True) for t in COUNTED.values())],
    ids=[*SKIPPED, *COUNTED],
)
def test_a_skipped_test_does_not_count(text: str, counts: bool, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(text)
    (claim,) = claims(tmp_path)  # a slip of the pen is still found
    assert (claim.clause, claim.skipped) == ("RR-1.1", not counts)
    assert ("RR-1.1" in account_of("ragnarocks", tmp_path).tests) == counts
    assert ("RR-1.1" in account_of("ragnarocks", tmp_path).uncovered()) != counts


def test_a_claim_must_be_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@clause(*IDS)\ndef test_a(): ...\n")
    with pytest.raises(MeadhallError, match=r"test_it\.py, line 1: .* in quotes"):
        list(claims(tmp_path))


def run_of(folder: Path, text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a file of tests with the plugin, in a process of its own."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_it.py").write_text(text)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "meadhall.testing", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_plugin_fails_an_unknown_clause_and_accounts_for_the_others(tmp_path: Path) -> None:
    text = (
        "from meadhall.testing import clause\n"
        "@clause('RR-3.7')\ndef test_good(): ...\n"
        "@clause('RR-3.8')\ndef test_bad(): assert False\n"
        "@clause('RR-99.1')\ndef test_slip(): ...\n"
    )
    run = run_of(tmp_path, text, "-n", "1")
    assert run.returncode == 1, run.stdout
    assert "No rule has the id RR-99.1" in run.stdout
    assert json.loads((tmp_path / ".clauses.json").read_text()) == {"RR-3.7": ["test_it.py::test_good"]}


LEFT_TO_OTHERS = [f"RR-3.{n}" for n in range(1, 7)]
WHOLE_RUN = f"""
import pytest
from meadhall.testing import clause

@clause(*{[id for game in TITLES for id in scope_of(game) if id not in LEFT_TO_OTHERS]})
def test_rest(): ...

@clause("RR-3.1")
@pytest.mark.skip
def test_mark(): ...

@clause("RR-3.2")
def test_body():
    if pytest:
        pytest.skip("not here")

@pytest.fixture
def engine():
    pytest.skip("not installed")

@clause("RR-3.3")
def test_fixture(engine): ...

@clause("RR-3.4")
@pytest.mark.xfail
def test_fails():
    assert False

@clause("RR-3.5")
@pytest.mark.xfail
def test_passes(): ...
"""
"""Every clause is claimed but RR-3.6, and five of them by tests that are skipped alone."""


@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_whole_run_fails_if_all_that_claim_a_clause_were_skipped(workers: str, tmp_path: Path) -> None:
    run = run_of(tmp_path, WHOLE_RUN, "--clauses", "-n", workers)
    assert run.returncode == 1, run.stdout
    assert "clauses that no test proved in this run" in run.stdout
    assert re.findall(r"^[A-Z]{2}-\S+: .*$", run.stdout, re.MULTILINE) == [
        "RR-3.1: test_it.py::test_mark",
        "RR-3.2: test_it.py::test_body",
        "RR-3.3: test_it.py::test_fixture",
        "RR-3.4: test_it.py::test_fails",
        "RR-3.5: test_it.py::test_passes",
        "RR-3.6: no test",
    ]


def test_a_whole_run_is_content_if_another_test_passed(tmp_path: Path) -> None:
    others = "".join(f"@clause('{id}')\ndef test_{n}(): ...\n" for n, id in enumerate(LEFT_TO_OTHERS))
    run = run_of(tmp_path, WHOLE_RUN + others, "--clauses")
    assert run.returncode == 0, run.stdout
    assert "clauses that" not in run.stdout


def test_a_selection_of_tests_is_not_judged(tmp_path: Path) -> None:
    run = run_of(tmp_path, WHOLE_RUN)
    assert run.returncode == 0, run.stdout
    assert "clauses that" not in run.stdout


def test_the_page_of_house_rulings_is_complete() -> None:
    page = (ROOT / "docs" / "house.md").read_text("utf-8")
    clauses = Clauses.of("ragnarocks")
    table = page.split("## Every ruling")[1]
    listed = [
        id
        for first, last in re.findall(r"(RR-\d+\.\d+)(?: to (RR-\d+\.\d+))?", table)
        for id in clauses.between(first, last or first)
    ]
    assert listed == [clause.id for clause in clauses if clause.ruling]


def test_the_page_of_house_rulings_names_every_house_value() -> None:
    page = (ROOT / "docs" / "house.md").read_text("utf-8").split("## Facts found")[0]
    content = ROOT / "src" / "meadhall" / "games" / "ragnarocks" / "content"
    houses = set()
    for file in content.glob("*.toml"):
        for name, value in tomllib.loads(file.read_text("utf-8")).items():
            entries = value if isinstance(value, list) else [value]
            if any(isinstance(entry, dict) and entry.get("source") == "house" for entry in entries):
                houses.add(name)
    assert houses == set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
