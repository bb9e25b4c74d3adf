"""Mistakes that are seen before anything runs: arguments that do not suit a chapter or the lists of an ask."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from mypy import api

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
RULES = """
from collections.abc import Mapping, Sequence

from meadhall.kernel import Ask, Chapter, Clause, Option, Ref, Seat, State, begin, chapter, then, to


def plain(s: State, seat: Seat) -> Sequence[Option]:
    return [Option("do:go", 1)]


def reachable(s: State, seat: Seat, origin: int, tired: bool) -> Sequence[Option]:
    return [Option("do:go", 1)]


def not_reachable(s: State, seat: Seat, origin: int, tired: bool) -> Mapping[Ref, Clause]:
    return {}


def not_at_all(s: State, seat: Seat, name: str) -> Mapping[Ref, Clause]:
    return {}


@chapter
def march(s: State, seat: Seat, tired: bool) -> Chapter:
    yield Ask(seat, "plain", plain)
    yield Ask(seat, "listed", [Option("do:go", 1)])
    yield Ask(seat, "march_to", reachable, not_reachable, args=(3, tired))
    begin(s, march, seat, tired)
    begin(s, march, seat, tired=True)
    then(s, to(march, seat, True), to(rest))


@chapter("old_rest")
def rest(s: State) -> None:
    begin(s, march, 0, False)


@chapter
def mistaken(s: State, seat: Seat) -> Chapter:
"""
MISTAKES = {
    'yield Ask(seat, "march_to", reachable, not_reachable, args=("three", True))': "arg-type",
    'yield Ask(seat, "march_to", reachable, not_reachable, args=(3,))': "arg-type",
    'yield Ask(seat, "march_to", reachable, not_reachable)': "arg-type",
    'yield Ask(seat, "march_to", reachable, not_at_all, args=(3, True))': "arg-type",
    'yield Ask(seat, "plain", plain, args=(3,))': "arg-type",
    'yield Ask(seat, "plain", plain, secret=True)': "call-overload",
    'begin(s, march, seat, "tired")': "arg-type",
    "begin(s, march, seat)": "call-arg",
    "begin(s, march, seat, weary=True)": "call-arg",
    "begin(s, reachable, seat)": "arg-type",
    'begin(s, "march", seat, True)': "arg-type",
    "then(s, to(march, seat, 3.5), to(rest))": "arg-type",
    "then(s, to(rest, seat))": "call-arg",
}


def seen(folder: Path, lines: Sequence[str]) -> dict[int, set[str]]:
    """The lines in which mypy sees mistakes, counted from the first that is added, with their kinds."""
    file = folder / "rules.py"
    file.write_text(RULES + "".join(f"    {line}\n" for line in lines))
    told, problems, _ = api.run(
        ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache"), str(file)]
    )
    assert not problems
    first = len(RULES.splitlines())
    found: dict[int, set[str]] = {}
    for number, kind in re.findall(r"rules\.py:(\d+): error: .*\[([\w-]+)\]", told):
        found.setdefault(int(number) - first, set()).add(kind)
    return found


def test_every_wrong_argument_is_seen_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    found = seen(tmp_path, ["yield Ask(seat, 'plain', plain)", *MISTAKES])

    assert set(found) == set(range(2, len(MISTAKES) + 2)), "a mistake is not seen, or something sound is"
    for number, (mistake, kind) in enumerate(MISTAKES.items(), 2):
        assert kind in found[number], mistake
