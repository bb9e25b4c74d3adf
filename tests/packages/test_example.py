"""The example package, installed as anybody would: its tests, and its title and bot wherever titles and bots are."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meadhall.clauses import Clauses
from meadhall.kernel import Match
from tests.packages.mounting import EXAMPLE, ROOT
from tests.server.conftest import served


def run(site: Path, *arguments: str, cwd: Path, typed: str = "") -> str:
    """Runs Python with the example on its path; what it printed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT / "src")])}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Its tests and its settings, where they may leave traces."""
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(EXAMPLE / "pyproject.toml", tmp_path)
    return tmp_path


def test_its_own_tests_pass_and_prove_every_clause(site: Path, checkout: Path) -> None:
    assert " passed" in run(site, "-m", "pytest", "-q", "--clauses=driftwood", cwd=checkout)


def test_a_run_that_proves_less_fails(site: Path, checkout: Path) -> None:
    few = ["-q", "--clauses=driftwood", "tests/test_everything.py", "-k", "german"]
    with pytest.raises(AssertionError, match=r"DW-1\.1: no test"):
        run(site, "-m", "pytest", *few, cwd=checkout)


def test_the_suite_finds_it_by_its_id(site: Path, tmp_path: Path) -> None:
    said = run(site, "-m", "meadhall.suite", "driftwood", "--matches", "3", cwd=tmp_path)
    assert [line.partition(":")[0] for line in said.splitlines()] == [f"driftwood, {n} seats" for n in (2, 3, 4)]


def test_it_is_played_by_match(driftwood: Path) -> None:
    match = Match.new("driftwood", seats=3, seed=5)
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    assert match.outcome is not None
    record = match.record()
    record.verify()
    assert Clauses.of("driftwood").get(match.outcome.clause).text == "The match ends when the shore is empty."


def test_the_command_line_simulates_plays_and_counts_its_clauses(site: Path, tmp_path: Path) -> None:
    sim = run(site, "-m", "meadhall", "sim", "driftwood", "--bots", "magpie,beachcomber", "--games", "4", cwd=tmp_path)
    assert "4 games of driftwood" in sim
    other = ["sim", "--bots", "driftwood.magpie:Magpie,thrall", "--games", "1", "--budget", "0.01"]
    there = run(site, "-m", "meadhall", *other, cwd=tmp_path)
    assert "driftwood.magpie:Magpie" in there, "a bot that knows no rule plays any title"
    for lang, over in (("en", "The shore is empty."), ("de", "Der Strand ist leer.")):
        arguments = ["play", "driftwood", "--plain", "--seed", "3", "--bots", "magpie", "--lang", lang]
        assert over in run(site, "-m", "meadhall", *arguments, cwd=tmp_path, typed="1\n" * 9)
    clauses = run(site, "-m", "meadhall", "clauses", "driftwood", "--tests", str(EXAMPLE / "tests"), cwd=tmp_path)
    rows = [line.split() for line in clauses.splitlines()[1:]]
    assert [row[-3:] for row in rows] == [["3"] * 3, ["7"] * 3, ["4"] * 3], "clauses, in scope, proved"
    left_out = run(site, "-m", "meadhall", "clauses", cwd=tmp_path)
    assert "meadhall: driftwood is left out: There is no tests folder here" in left_out


@pytest.mark.slow
def test_the_benchmark_measures_it(site: Path, tmp_path: Path) -> None:
    assert "driftwood: copy " in run(site, "-m", "meadhall", "bench", "driftwood", "--quick", cwd=tmp_path)


async def test_the_hall_lists_it_and_bots_play_it_to_the_end(driftwood: Path, tmp_path: Path) -> None:
    async with served(tmp_path / "data") as hall:
        guest = await hall.guest()
        (listed,) = [game for game in await guest.get("/api/games") if game["id"] == "driftwood"]
        assert listed["banner"]["lines"]["de"]["name"] == "Treibholz"
        assert listed["banner"]["minutes"] == 10
        assert [bot["id"] for bot in listed["bots"]] == ["random", "beachcomber"]
        assert listed["guests"] == [{"id": "magpie", "seconds": 0.5}]
        assert [option["name"] for option in listed["options"]] == ["waves"]
        assert "title = Treibholz" in await guest.get("/api/games/driftwood/texts/de")
        assert (await guest.get("/api/games/driftwood/scene"))["wood"]["mast"] == {"worth": 2, "most": 2}
        sections = (await guest.get("/api/games/driftwood/rules"))["sections"]
        assert [len(section["clauses"]) for section in sections] == [3, 7, 4]
        table = (await guest.open("driftwood", "magpie", "beachcomber", options={"waves": 2}))["table"]
        over = await watched(guest, table)
        assert over["outcome"]["clause"] == "DW-3.1"
        assert {"stormed", "carried"} <= {event["kind"] for events in over["log"] for event in events}


async def watched(guest: Any, table: str) -> dict[str, Any]:
    """Looks on until the match is over."""
    async with guest.at(table) as watching:
        while watching.view is None or watching.view["outcome"] is None:
            await watching.next()
        return {"outcome": watching.view["outcome"], "log": watching.log}


async def test_a_hall_without_the_package_keeps_its_tables(
    driftwood: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a match of a title that is not installed any more, then the hall opens, lists it and plays the others."""
    from tests.packages.conftest import look_again

    data = tmp_path / "data"
    async with served(data) as hall:
        guest = await hall.guest()
        table = (await guest.open("driftwood", "me", "magpie"))["table"]
    with monkeypatch.context() as gone:
        gone.setattr(sys, "path", [path for path in sys.path if path != str(driftwood)])
        look_again()
        async with served(data) as hall:
            guest = hall.again(guest)
            mine = (await guest.get("/api/tables"))["mine"]
            assert [row["id"] for row in mine] == [table]
            await guest.get(f"/api/tables/{table}", expect=200)
            other = (await guest.open("ragnarocks", "me", "random"))["table"]
            async with guest.at(other) as sitting:
                await sitting.until("table")
    look_again()
    async with served(data) as hall:
        guest = hall.again(guest)
        async with guest.at(table) as sitting:
            assert (await sitting.until("table"))["view"]["ask"]["prompt"] == "carry_home"
