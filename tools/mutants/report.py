"""The verdicts as a page: the share killed by area, and every survivor with what was done and what was run."""

from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import unified_diff

from msgspec import Struct

from .equivalents import Equivalent
from .running import Result
from .sampling import SECRECY
from .sites import Mutant, plain


class Run(Struct, frozen=True):
    """Everything there is to say about a run."""

    seed: int
    commit: str
    minutes: float
    sampled: Sequence[Result]
    secret: Sequence[Result]
    passed: Sequence[tuple[Mutant, str]] = ()
    """Mutants of the sample's order that change nothing, each with the reason."""
    stale: Sequence[Equivalent] = ()
    unreliable: Sequence[str] = ()
    only: str = ""

    def areas(self) -> dict[str, list[Result]]:
        """The verdicts of the sample by area, then those of secrecy."""
        found: dict[str, list[Result]] = {}
        for result in self.sampled:
            found.setdefault(result.area, []).append(result)
        return found | ({SECRECY: list(self.secret)} if self.secret else {})

    @property
    def survivors(self) -> list[Result]:
        """All that no test has killed."""
        return [result for result in (*self.sampled, *self.secret) if not result.killed]


def share(results: Sequence[Result]) -> float:
    """How many of a hundred were killed."""
    return 100 * sum(result.killed for result in results) / len(results) if results else 100.0


def page(run: Run) -> str:
    """The whole report in Markdown."""
    return "\n".join(_page(run)) + "\n"


def _page(run: Run) -> Iterator[str]:
    yield "# Mutants"
    yield ""
    where = f" in `{run.only}`" if run.only else ""
    yield f"{len(run.sampled)} mutants{where} drawn by seed {run.seed}, and {len(run.secret)} that give away what is"
    yield f"hidden, at commit {run.commit}, in {run.minutes:.0f} minutes. What they are: [testing.md](testing.md)."
    yield ""
    yield from _table(run)
    yield ""
    yield "## Survivors"
    yield ""
    for result in run.survivors:
        yield from _survivor(result)
    if not run.survivors:
        yield "None."
        yield ""
    if run.secret:
        yield "## Secrecy"
        yield ""
        yield "How it came out that something hidden was given away:"
        yield ""
        yield from (_given_away(result) for result in run.secret if result.killed)
    if run.passed:
        yield ""
        yield f"{len(run.passed)} more were drawn that change nothing (`tools/mutants/equivalents.toml`)."
    for entry in run.stale:
        yield f"The list of equivalents speaks of a line that is not there any more: {entry.file}, {entry.function}."
    for test in run.unreliable:
        yield f"Not believed, for it fails without a mutant too: {test}."


def _table(run: Run) -> Iterator[str]:
    yield "| area | mutants | killed | of these by time | survived | no test runs it | share |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    rows = [*run.areas().items(), ("sample", list(run.sampled))]
    for area, results in rows:
        count = Counter(result.verdict for result in results)
        killed = count["killed"] + count["late"]
        numbers = (len(results), killed, count["late"], count["survived"], count["unseen"])
        yield f"| {area} | {' | '.join(map(str, numbers))} | {share(results):.1f} % |"


def _survivor(result: Result) -> Iterator[str]:
    yield f"### {result.file}:{result.line} `{result.function or 'module'}` ({_operator(result)})"
    yield ""
    yield "```diff"
    yield from _diff(result.was, result.now)
    yield "```"
    yield ""
    yield _tests(result)
    yield ""


def _given_away(result: Result) -> str:
    return f"- {result.file}:{result.line} ({_operator(result)}): {result.by}. {plain(result.why)}"


def _operator(result: Result) -> str:
    return result.operator.strip("_").replace("_", " ")


def _diff(was: str, now: str) -> Iterator[str]:
    lines = unified_diff(was.splitlines(), now.splitlines(), n=1, lineterm="")
    return (line for line in lines if not line.startswith(("---", "+++", "@@")))


def _tests(result: Result) -> str:
    if result.verdict == "unseen":
        return "No test runs this line."
    files = Counter(test.split("::")[0] for test in result.ran)
    told = f"{len(result.ran)} tests were run: " + ", ".join(f"{file} ({count})" for file, count in files.most_common())
    return told + (f"; {result.left} more run the line, which would have taken too long." if result.left else ".")
