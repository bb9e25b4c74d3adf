"""A tiny project is measured, and its mutants are killed or survive as they should."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.mutants.tiny import tiny
from tools.mutants.bench import Bench, Limits
from tools.mutants.covering import Covering, covering
from tools.mutants.project import Project
from tools.mutants.report import Run, page
from tools.mutants.running import Effort, Ledger, Result, Witnesses, Worker, try_all
from tools.mutants.sampling import all_mutants
from tools.mutants.sites import Mutant

pytestmark = pytest.mark.slow
TEST = "tests/test_rope.py::test_"
SECONDS = {f"{TEST}pull": 0.02, f"{TEST}settle": 0.02, f"{TEST}elsewhere": 1.0}
QUICK = Effort(limits=Limits(times=2, grace=5))


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return tiny(tmp_path_factory.mktemp("tug"))


@pytest.fixture(scope="module")
def measured(project: Project) -> Covering:
    """What is measured here; how long a test took is then said, since a busy machine may measure anything."""
    found = covering(project, project.root / ".mutants", 1, say=lambda _: None)
    assert all(timed.seconds > 0 for timed in found.tests.values())
    for test, seconds in SECONDS.items():
        found.tests[test] = replace(found.tests[test], seconds=seconds)
    return found


@pytest.fixture(scope="module")
def judge(project: Project, measured: Covering) -> Iterator[Callable[[str], Result]]:
    """Tries the mutant that a line of the rule becomes."""
    bench = Bench(project, project.root / ".mutants" / "tree", QUICK.limits)
    worker = Worker(bench, measured, Witnesses(), QUICK)
    yield lambda now: worker.judge(mutant(project, now))
    bench.close()


def mutant(project: Project, now: str) -> Mutant:
    (found,) = [mutant for mutant in all_mutants(project) if mutant.now.strip() == now]
    return found


def test_only_tests_that_pass_are_run(measured: Covering) -> None:
    assert set(measured.tests) == {f"{TEST}{name}" for name in ("pull", "settle", "elsewhere")}


def test_it_is_known_which_test_runs_a_line_also_in_another_process(project: Project, measured: Covering) -> None:
    assert measured.running(mutant(project, "return rope - by")) == [f"{TEST}elsewhere", f"{TEST}pull"]
    assert measured.running(mutant(project, "while False:")) == [f"{TEST}settle"]
    assert measured.running(mutant(project, "return rope - 2")) == []


def test_whoever_uses_a_file_depends_on_what_it_sets_at_import(project: Project, measured: Covering) -> None:
    assert measured.running(mutant(project, "MOST = 4")) == [f"{TEST}elsewhere", f"{TEST}pull", f"{TEST}settle"]


def test_the_quickest_test_comes_first(project: Project, measured: Covering) -> None:
    assert measured.in_order(mutant(project, "return rope - by")) == [f"{TEST}pull", f"{TEST}elsewhere"]


def test_a_mutant_is_killed_by_the_first_test_that_fails(judge: Callable[[str], Result]) -> None:
    result = judge("return rope - by")

    assert (result.verdict, result.by, result.ran) == ("killed", f"{TEST}pull", (f"{TEST}pull",))
    assert "assert 1 == 3" in result.why


def test_a_mutant_is_seen_by_other_processes_too(judge: Callable[[str], Result]) -> None:
    result = judge("MOST = 4")

    assert (result.verdict, result.by) == ("killed", f"{TEST}elsewhere")


def test_a_mutant_that_no_test_notices_survives(judge: Callable[[str], Result]) -> None:
    result = judge("if by >= MOST:")

    assert (result.verdict, set(result.ran)) == ("survived", {f"{TEST}pull", f"{TEST}elsewhere"})


def test_a_mutant_that_no_test_runs_survives(judge: Callable[[str], Result]) -> None:
    assert judge("return rope - 2").verdict == "unseen"


def test_a_mutant_that_never_ends_is_killed_by_the_clock(judge: Callable[[str], Result]) -> None:
    result = judge("rope += 1")

    assert (result.verdict, result.by, result.why) == ("late", f"{TEST}settle", "not done in time")


def test_after_a_mutant_the_tree_is_as_it_was(project: Project, judge: Callable[[str], Result]) -> None:
    judge("return rope - by")

    copy = project.root / ".mutants" / "tree" / "src" / "tug" / "rope.py"
    assert copy.read_bytes() == (project.root / "src" / "tug" / "rope.py").read_bytes()


def test_a_test_that_fails_without_a_mutant_is_not_believed(project: Project, measured: Covering) -> None:
    """Given a test that has begun to fail since it was measured, then its failing kills nothing."""
    folder = project.root / ".mutants" / "unreliable"
    bench = Bench(project, folder, QUICK.limits)
    (folder / "tests" / "test_rope.py").write_text(
        (project.root / "tests" / "test_rope.py").read_text().replace("assert pull(2, 1) == 3", "assert False")
    )
    witnesses = Witnesses()

    result = Worker(bench, measured, witnesses, QUICK).judge(mutant(project, "if by >= MOST:"))

    bench.close()
    assert result.verdict == "survived"
    assert witnesses.unreliable == {f"{TEST}pull"}


def test_patience_ends_and_says_so(project: Project, measured: Covering) -> None:
    bench = Bench(project, project.root / ".mutants" / "tree", QUICK.limits)

    result = Worker(bench, measured, Witnesses(), Effort(patience=0.0)).judge(mutant(project, "if by >= MOST:"))

    bench.close()
    assert (result.verdict, result.ran, result.left) == ("survived", (f"{TEST}pull",), 1)
    assert "1 tests were run: tests/test_rope.py (1); 1 more run the line" in page(Run(7, "abc1234", 1.0, [result], ()))


def test_a_run_that_was_stopped_goes_on(project: Project, measured: Covering, tmp_path: Path) -> None:
    """Given two mutants of which one has its verdict, then only the other is tried; all are in the report."""
    wanted = [mutant(project, "return rope - by"), mutant(project, "if by >= MOST:")]
    file, said = tmp_path / "results.jsonl", list[str]()
    folder = project.root / ".mutants"
    try_all(project, wanted[:1], measured, Ledger(file), folder, jobs=1, effort=QUICK, say=said.append)
    file.write_bytes(file.read_bytes() + b'{"id": "cut o')

    ledger = Ledger(file)
    try_all(project, wanted, measured, ledger, folder, jobs=2, effort=QUICK, say=said.append)

    assert len(said) == 2
    assert f"1/1 src/tug/rope.py:10 arithmetic: killed by {TEST}pull" in said[0]
    assert "2/2 src/tug/rope.py:8 comparison: SURVIVED 2 tests" in said[1]
    told = page(Run(7, "abc1234", 1.0, [ledger.results[each.id] for each in wanted], ()))
    assert "| rules | 2 | 1 | 0 | 1 | 0 | 50.0 % |" in told
    assert "### src/tug/rope.py:8 `pull` (comparison)\n\n```diff\n-    if by > MOST:\n+    if by >= MOST:\n```" in told
    assert "2 tests were run: tests/test_rope.py (2)." in told


def test_the_report_says_how_it_came_out_that_something_was_given_away() -> None:
    facts = ("a1", "src/ages.py", 58, "draft", "rules", "hide_dropped", True, "    hide(s)", "    pass")
    given_away = Result(*facts, "killed", f"{TEST}pull", "Broken: Property 4\n in tug")
    kept = Result(*facts, "survived", ran=(f"{TEST}pull",))

    told = page(Run(7, "abc1234", 1.0, [], [given_away, kept]))

    assert "| secrecy | 2 | 1 | 0 | 1 | 0 | 50.0 % |" in told
    assert f"- src/ages.py:58 (hide dropped): {TEST}pull. Broken: Property 4 in tug" in told


def test_tests_that_cannot_be_collected_are_not_measured(tmp_path: Path) -> None:
    project = tiny(tmp_path)
    (tmp_path / "tests" / "test_broken.py").write_text("import nothing_of_that_name\n")

    with pytest.raises(RuntimeError, match=r"(?s)could not be measured.*nothing_of_that_name"):
        covering(project, tmp_path / ".mutants", 1, say=lambda _: None)
